"""Games that other installed packages bring: found by their entry points, wherever on the disk they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from other_package import ask, copy_of_a_game, distribution, leaflet_source

import abaculus
from abaculus.core import rule

LIST = "import abaculus; print(*abaculus.list_games())"
OURS = abaculus.list_games()


def test_a_game_of_another_package_is_found(tmp_path: Path) -> None:
    distribution(tmp_path, "dominoes", {"muggins": "muggins"}, {"muggins/__init__.py": leaflet_source("muggins")})
    done = ask(f"{LIST}; print(abaculus.game_info('muggins').title)", tmp_path)
    assert done.stdout.split() == [*sorted([*OURS, "muggins"]), "Muggins"]
    assert done.stderr == ""


def test_looking_for_games_of_others_imports_no_numpy_and_no_game_of_ours(tmp_path: Path) -> None:
    distribution(tmp_path, "dominoes", {"muggins": "muggins"}, {"muggins/__init__.py": leaflet_source("muggins")})
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
    "no-leaflet": ({"empty": "empty"}, {"empty/__init__.py": ""}, "empty has no INFO"),
    "other-id": ({"one": "one"}, {"one/__init__.py": leaflet_source("other")}, "of one has another id, 'other'"),
    "strange-id": ({"My-Game": "mine"}, {"mine/__init__.py": leaflet_source("My-Game")}, "an id is a small letter"),
    "no-package": ({"flat": "flat"}, {"flat.py": leaflet_source("flat")}, "flat is not a package"),
    "our-id": ({OURS[0]: "theirs"}, {"theirs/__init__.py": leaflet_source(OURS[0])}, f"already, abaculus.games.{OURS[0]}"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_package_that_brings_no_game_is_named_and_takes_no_other_with_it(tmp_path: Path, name: str) -> None:
    entries, sources, why = BROKEN[name]
    distribution(tmp_path, name, entries, sources)
    distribution(tmp_path, "dominoes", {"muggins": "muggins"}, {"muggins/__init__.py": leaflet_source("muggins")})
    done = ask(LIST, tmp_path)
    assert done.stdout.split() == sorted([*OURS, "muggins"])
    assert f"RuntimeWarning: the game {next(iter(entries))!r} of the package {name!r} is left out: " in done.stderr
    assert why in done.stderr


def test_of_two_packages_with_the_same_id_the_first_by_name_stays_and_the_other_is_named(tmp_path: Path) -> None:
    for name in ("beta", "alpha"):
        distribution(tmp_path, name, {"muggins": f"in_{name}"}, {f"in_{name}/__init__.py": leaflet_source("muggins")})
    done = ask(f"{LIST}; print(abaculus.core.registry.home_of('muggins').name)", tmp_path)
    assert done.stdout.split() == [*sorted([*OURS, "muggins"]), "in_alpha"]
    assert "of the package 'beta' is left out: there is a game of that id already, in_alpha" in done.stderr


ALL_PARTS = """
import abaculus
from abaculus.analysis.puzzles import puzzle
from abaculus.bots import make_bot
from abaculus.bots.search import engine_of
from abaculus.core.lesson import lesson, lesson_texts
from abaculus.core.observation import layout_of
from abaculus.core.registry import game_part, home_of
from abaculus.core.rulebook import rulebook
from abaculus.core.texts import texts
from abaculus.server.page import texts_of
from abaculus.position_editor import editor_of

game = abaculus.load_game("another", players=2)
assert home_of("another") == game.home() and (game.home() / "tiles.txt").is_file()
assert (type(game).__module__, type(game).rulebook()) == ("another_game.game", rulebook("another").text)
assert rulebook("another", "de").language == "de" and rulebook("another", "fr").language == "en"
english, german, french = (texts(one).say("another-edge-colour", a=1, b=2, sum=3, points=3) for one in ("en", "de", "fr"))
assert english == german == french == "1 + 2 = 3"
assert texts_of("fr").count("\\nanother-edge-colour =") == 1
assert lesson("another").steps and lesson_texts("another", "fr") == lesson_texts("another", "en")
assert lesson_texts("another", "de") != lesson_texts("another", "en")
assert layout_of(game).size and game_part("another", "puzzle").solve and game_part("another", "nothing") is None
assert puzzle("another-1").state() and editor_of(game).changed(puzzle("another-1").state(), None)
assert engine_of(type(game)).own_action.__module__ == "another_game.search"
match = abaculus.Match(game, seats=["greedy", "random"])
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(state.chance_outcomes()[0][0])
assert make_bot("beginner", 1, simulations=2).choose(state.information(state.current_player())) in state.legal_actions()
print(abaculus.simulate(game, 2, seed=1).games)
"""


def test_everything_of_a_game_may_be_in_a_package_of_somebody_elses(tmp_path: Path) -> None:
    copy_of_a_game(tmp_path, "hexago", "another", "another_game")
    assert ask(ALL_PARTS, tmp_path).stdout.strip() == "2"


def test_a_game_of_another_package_may_bring_commands(tmp_path: Path) -> None:
    command = "def fives(count: int = 1):\n    'Count by fives.'\n    print(5 * count)\nCOMMANDS = {'fives': fives}\n"
    sources = {"muggins/__init__.py": leaflet_source("muggins"), "muggins/commands.py": command}
    distribution(tmp_path, "dominoes", {"muggins": "muggins"}, sources)
    sources = {"bad/__init__.py": leaflet_source("bad"), "bad/commands.py": "1 / 0"}
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
        "muggins/__init__.py": leaflet_source("muggins"),
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


ASK_WORTH = """
import abaculus
game = abaculus.load_game("another", players=1)
state = game.new_initial_state()
for _ in range(3):
    state.apply_action(state.legal_actions()[0])
print(state.scores())
"""


@pytest.mark.compiled
def test_editing_a_rule_of_another_package_is_never_masked_by_old_code(tmp_path: Path) -> None:
    home = copy_of_a_game(tmp_path, "hexago", "another", "another_game")
    before = ask(ASK_WORTH, tmp_path, jit=True).stdout
    scoring = home / "scoring.py"
    text = scoring.read_text(encoding="utf-8")
    scoring.write_text(text.replace("(number_of(a) + number_of(b)) *", "100 + (number_of(a) + number_of(b)) *"))
    assert scoring.read_text() != text
    assert ask(ASK_WORTH, tmp_path, jit=True).stdout != before
