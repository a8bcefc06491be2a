"""Games that other installed packages bring: found by their entry points, wherever on the disk they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from other_package import ask, distribution, info_source

import abaculus
from abaculus.core import rule

LIST = "import abaculus; print(*abaculus.list_games())"
OURS = abaculus.list_games()


def test_a_game_of_another_package_is_found(tmp_path: Path) -> None:
    distribution(tmp_path, "dominoes", {"muggins": "muggins"}, {"muggins/__init__.py": info_source("muggins")})
    done = ask(f"{LIST}; print(abaculus.game_info('muggins').title)", tmp_path)
    assert done.stdout.split() == [*sorted([*OURS, "muggins"]), "Muggins"]
    assert done.stderr == ""


def test_looking_for_games_of_others_imports_no_numpy_and_no_game_of_ours(tmp_path: Path) -> None:
    distribution(tmp_path, "dominoes", {"muggins": "muggins"}, {"muggins/__init__.py": info_source("muggins")})
    code = f"""
import sys
{LIST}
print([name for name in sys.modules if name in ("numpy", "numba") or name.startswith("abaculus.games.")])
"""
    assert ask(code, tmp_path).stdout.splitlines()[1] == "[]"


def test_ours_are_loaded_without_a_look_at_what_is_installed() -> None:
    code = f"import sys, abaculus; abaculus.game_info({OURS[0]!r}); print('importlib.metadata' in sys.modules)"
    assert ask(code).stdout.strip() == "False"


BROKEN = {
    "no-such-module": ({"gone": "no_such_module"}, {}, "no_such_module cannot be imported: ModuleNotFoundError"),
    "raises": ({"bad": "bad"}, {"bad/__init__.py": "1 / 0"}, "bad cannot be imported: ZeroDivisionError"),
    "no-info": ({"empty": "empty"}, {"empty/__init__.py": ""}, "empty has no INFO"),
    "other-id": ({"one": "one"}, {"one/__init__.py": info_source("other")}, "of one has another id, 'other'"),
    "strange-id": ({"My-Game": "mine"}, {"mine/__init__.py": info_source("My-Game")}, "an id is a small letter"),
    "no-package": ({"flat": "flat"}, {"flat.py": info_source("flat")}, "flat is not a package"),
    "our-id": ({OURS[0]: "theirs"}, {"theirs/__init__.py": info_source(OURS[0])}, f"already, abaculus.games.{OURS[0]}"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_package_that_brings_no_game_is_named_and_takes_no_other_with_it(tmp_path: Path, name: str) -> None:
    entries, sources, why = BROKEN[name]
    distribution(tmp_path, name, entries, sources)
    distribution(tmp_path, "dominoes", {"muggins": "muggins"}, {"muggins/__init__.py": info_source("muggins")})
    done = ask(LIST, tmp_path)
    assert done.stdout.split() == sorted([*OURS, "muggins"])
    assert f"RuntimeWarning: the game {next(iter(entries))!r} of the package {name!r} is left out: " in done.stderr
    assert why in done.stderr


def test_of_two_packages_with_the_same_id_the_first_by_name_stays_and_the_other_is_named(tmp_path: Path) -> None:
    for name in ("beta", "alpha"):
        distribution(tmp_path, name, {"muggins": f"in_{name}"}, {f"in_{name}/__init__.py": info_source("muggins")})
    done = ask(f"{LIST}; print(abaculus.core.registry.home_of('muggins').name)", tmp_path)
    assert done.stdout.split() == [*sorted([*OURS, "muggins"]), "in_alpha"]
    assert "of the package 'beta' is left out: there is a game of that id already, in_alpha" in done.stderr


def test_a_game_of_another_package_may_bring_commands(tmp_path: Path) -> None:
    command = "def fives(count: int = 1):\n    'Count by fives.'\n    print(5 * count)\nCOMMANDS = {'fives': fives}\n"
    sources = {"muggins/__init__.py": info_source("muggins"), "muggins/commands.py": command}
    distribution(tmp_path, "dominoes", {"muggins": "muggins"}, sources)
    sources = {"bad/__init__.py": info_source("bad"), "bad/commands.py": "1 / 0"}
    distribution(tmp_path, "worse", {"bad": "bad"}, sources)
    run = "import sys; from abaculus.cli.main import main; sys.argv[0] = 'abaculus'; main()"
    assert "Count by fives." in ask(run, tmp_path, arguments=("--help",)).stdout
    done = ask(run, tmp_path, arguments=("fives", "--count", "3"))
    assert done.stdout == "15\n"
    assert "RuntimeWarning: the commands of bad are left out: ZeroDivisionError" in done.stderr
    assert ask(run, tmp_path, arguments=("games", "--json")).stderr == ""


@pytest.mark.compiled
def test_a_rule_of_another_package_depends_on_what_it_imports(tmp_path: Path) -> None:
    sources = {
        "muggins/__init__.py": info_source("muggins"),
        "muggins/rules.py": "from muggins.box import Box\nfrom . import scoring\nimport numpy",
        "muggins/box.py": "from abaculus.core.rule import rule",
        "muggins/scoring.py": "from .counting.fives import count",
        "muggins/counting/__init__.py": "",
        "muggins/counting/fives.py": "",
        "muggins/scene.py": "",
        "muggins/search/__init__.py": "from muggins.rules import legal\nfrom abaculus.bots.search import loops",
        "numpy.py": "",
    }
    distribution(tmp_path, "dominoes", {"muggins": "muggins"}, sources)
    package = Path(abaculus.__file__).resolve().parent

    def named(file: str) -> set[str]:
        found = rule._sources_of(tmp_path / file)
        return {str(one.relative_to(package if one.is_relative_to(package) else tmp_path)) for one in found}

    own = {"muggins/rules.py", "muggins/box.py", "muggins/scoring.py", "muggins/counting/fives.py"}
    rules = {"core", "geometry", *own}
    assert named("muggins/rules.py") == rules
    search = named("muggins/search/__init__.py")
    assert search > rules
    assert "bots/search/loops.py" in search
