"""Editing one game's search compiles neither its rules nor another game's search anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from sample_games import DICE_GAME

import abaculus
from abaculus.bots.search import loops
from abaculus.core import rule
from abaculus.core.registry import game_part, home_of

pytestmark = pytest.mark.once  # it covers compiled and interpreted code itself

PACKAGE = Path(abaculus.__file__).resolve().parent
GAMES = PACKAGE / "games"


def named(sources: object) -> set[str]:
    assert isinstance(sources, (set, frozenset, tuple))
    return {str(one.relative_to(PACKAGE)) for one in sources}


@pytest.mark.parametrize("game", [game for game in abaculus.list_games() if game_part(game, "search")])
def test_a_games_search_depends_on_what_it_imports_of_its_own_rules_and_the_core_only(game: str) -> None:
    part = game_part(game, "search")
    assert part is not None
    search = Path(str(part.__file__))
    found = named(rule._sources_of(search))
    assert {"core", "geometry", str(search.relative_to(PACKAGE)), f"games/{game}/box.py"} <= found
    assert all(one.startswith(f"games/{game}/") for one in found - {"core", "geometry"})
    assert f"games/{game}/scene.py" not in found


@pytest.mark.parametrize("game", abaculus.list_games())
def test_editing_a_games_search_compiles_none_of_its_rules_anew(game: str) -> None:
    for file in (GAMES / game).glob("*.py"):
        if file.stem in ("rules", "policies", "concealment", "observation"):
            assert not [one for one in named(rule._sources_of(file)) if one.startswith(f"games/{game}/search")]


def test_a_bound_loop_depends_on_the_parts_bound_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    search = game_part(DICE_GAME, "search")
    assert search is not None
    seen: list[set[str]] = []
    monkeypatch.setattr(rule, "_compiled", lambda function, sources: seen.append(named(sources)))
    rule.bind(loops.play_line, {"playout_action": search.playout_action}, DICE_GAME, home_of(DICE_GAME))
    assert {"bots/search/loops.py", f"games/{DICE_GAME}/search/__init__.py", f"games/{DICE_GAME}/rules.py"} <= seen[0]
    assert not {one for one in seen[0] if one.startswith("games/") and not one.startswith(f"games/{DICE_GAME}/")}
    assert not seen[0] & {"bots/search/ranking.py", "bots/search/engine.py", "bots/tournament.py"}


def test_a_rule_in_a_script_depends_on_what_it_imports_and_on_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text("import beside\nimport numpy\nfrom abaculus.geometry import hex", encoding="utf-8")
    (tmp_path / "beside.py").write_text("from abaculus.bots.search.loops import explore", encoding="utf-8")
    found = rule._sources_of(tmp_path / "own.py")
    assert {
        tmp_path / "own.py",
        tmp_path / "beside.py",
        PACKAGE / "core",
        PACKAGE / "bots" / "search" / "loops.py",
    } <= found


def test_imports_are_found_however_they_are_written(tmp_path: Path) -> None:
    source = (
        "import one, two as other\n"
        "if True: import three\n"
        "x = 1; import four\n"
        "def later():\n    from five import (  # five (not six)\n        a,\n        b,\n    )\n"
        "from seven \\\n    import a\n"
        "import none  # import eight\n"
    )
    (tmp_path / "own.py").write_text(source, encoding="utf-8")
    (tmp_path / "folder").mkdir()
    for name in ("one", "two", "three", "four", "five", "six", "seven", "eight"):
        (tmp_path / f"{name}.py").write_text("import folder", encoding="utf-8")
    found = {one.stem for one in rule._sources_of(tmp_path / "own.py")} - {"core", "geometry", "own"}
    assert found == {"one", "two", "three", "four", "five", "seven"}


def test_a_rule_that_is_in_no_file_depends_on_everything() -> None:
    assert PACKAGE in rule._sources_of(Path("<stdin>"))
