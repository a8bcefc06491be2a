"""What stays visible in MathMagic once it has been shown."""

from __future__ import annotations

import random

import abaculus
from abaculus.core.match import Match


def test_a_move_that_ends_the_game_and_shows_all_racks_is_not_taken_back() -> None:
    match = Match(abaculus.load_game("mathmagic", players=2))
    dice = random.Random(3)
    while not match.state.is_terminal():
        state = match.state
        actions = state.legal_actions()
        lays = [action for action in actions[:400] if "@" in state.action_to_string(action)]
        match.apply(dice.choice(lays or actions))
    last = state.current_player()
    assert last >= 0
    assert not match.can_undo(last)
