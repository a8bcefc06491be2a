"""Number Castle's quick playouts choose as well as the policy that counts the whole castle again."""

from __future__ import annotations

import pytest
from sizes import sized

import abaculus
from abaculus.bots.search import engine_of
from abaculus.core.chance import new_dice
from abaculus.core.lanes import retrace
from abaculus.core.state import State
from abaculus.games.castle.rules import points_after

SCORINGS = ["centres", "centres+sides", "sides-centres", "sum(centre*height - exposed)", "product"]


def lead_after(state: State, action: int) -> int:
    """How far the player on move is ahead of the best opponent after an action."""
    game, player = state.game, state.current_player()
    counts = [int(points_after(game.box[0], state.record[0], action, seat)) for seat in range(game.num_players())]
    return counts.pop(player) - max(counts)


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("players", [2, 4])
def test_no_action_leaves_a_player_further_ahead(scoring: str, players: int) -> None:
    game = abaculus.load_game("castle", scoring=scoring, players=players)
    choose = engine_of(type(game)).playout_action
    seen = 0
    for number in range(sized(3, interpreted=1, soak=50)):
        state = game.new_initial_state()
        for step, action in enumerate(retrace(game, number, seed=9)[0]):
            if state.current_player() >= 0 and step % sized(1, interpreted=9, soak=1) == 0:
                legal = state.legal_actions()
                chosen = int(choose(game.box[0], state.record[0], new_dice(number, step)[0]))
                assert chosen in legal
                assert lead_after(state, chosen) == max(lead_after(state, one) for one in legal), str(state)
                seen += len(legal) > 1
            state.apply_action(action)
    assert seen > sized(40, interpreted=2, soak=40)
