"""The whole of Hexago again, from another package: every part of a game may come from one."""

from __future__ import annotations

from pathlib import Path

import pytest
from other_package import ask, copy_of_a_game

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
from abaculus.server.http.routes.pages import texts_of
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


ASK_WORTH = """
import abaculus
game = abaculus.load_game("another", players=1)
state = game.new_initial_state()
for _ in range(3):
    state.apply_action(state.legal_actions()[0])
print(state.scores())
"""


@pytest.mark.long
@pytest.mark.compiled
def test_editing_a_rule_of_another_package_is_never_masked_by_old_code(tmp_path: Path) -> None:
    home = copy_of_a_game(tmp_path, "hexago", "another", "another_game")
    before = ask(ASK_WORTH, tmp_path, jit=True).stdout
    scoring = home / "scoring.py"
    text = scoring.read_text(encoding="utf-8")
    scoring.write_text(text.replace("(number_of(a) + number_of(b)) *", "100 + (number_of(a) + number_of(b)) *"))
    assert scoring.read_text() != text
    assert ask(ASK_WORTH, tmp_path, jit=True).stdout != before
