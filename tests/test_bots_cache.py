"""The compiled searches stand beside each other: editing one game's must not compile those of the others anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import abaculus
from abaculus.bots.search import loops
from abaculus.core import rule
from abaculus.games.castle.game import Castle

pytestmark = pytest.mark.compiled

PACKAGE = Path(abaculus.__file__).resolve().parent
SEARCH = PACKAGE / "bots" / "search"


def named(sources: object) -> set[str]:
    assert isinstance(sources, (set, frozenset, tuple))
    return {str(one.relative_to(PACKAGE)) for one in sources}


def test_a_games_search_depends_on_its_own_rules_and_on_what_it_imports() -> None:
    found = named(rule._sources_of(SEARCH / "mathable.py"))
    assert {"core", "geometry", "games/mathable/rules.py", "bots/search/mathable.py", "bots/search/parts.py"} <= found
    assert "bots/search/mathable_weights.py" in found
    assert not {one for one in found if "castle" in one or "hexago" in one}
    assert not found & {"games", "bots", "bots/levels.py", "bots/search/ranking.py", "games/mathable/scene.py"}


def test_a_bound_loop_depends_on_the_parts_bound_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from abaculus.bots.search import castle

    seen: list[set[str]] = []
    monkeypatch.setattr(rule, "_compiled", lambda function, sources: seen.append(named(sources)))
    rule.bind(loops.play_line, {"playout_action": castle.playout_action}, "castle", Castle.home())
    assert {"bots/search/loops.py", "bots/search/castle.py", "games/castle/rules.py"} <= seen[0]
    assert not {one for one in seen[0] if "mathable" in one or "hexago" in one}
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


def test_a_rule_that_is_in_no_file_depends_on_everything() -> None:
    assert PACKAGE in rule._sources_of(Path("<stdin>"))
