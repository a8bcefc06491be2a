"""Games that are over, summed up: what is said of them is compared with their points, position by position."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

import abaculus
from abaculus.analysis.summing_up import SummingUp, story_of
from abaculus.core.lanes import retrace
from abaculus.core.state import State
from abaculus.core.texts import LANGUAGES, texts

pytestmark = pytest.mark.compiled


def kinds() -> list[tuple[str, dict[str, Any]]]:
    """Every game with each number of players, and with each value of its options."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name in abaculus.list_games():
        info = abaculus.game_info(name)
        found += [(name, {"players": players}) for players in range(info.players[0], info.players[1] + 1)]
        for option in info.options:
            found += [
                (name, {option.name: value}) for value in option.values if option.matters_to(info.default_players)
            ]
    return found


def played(name: str, options: dict[str, Any], seed: int, bot: str) -> tuple[list[State], list[int]]:
    game = abaculus.load_game(name, **options)
    states = [game.new_initial_state()]
    actions = list(map(int, retrace(game, seed, bots=[bot])[0]))
    for action in actions:
        states.append(states[-1].child(action))
    return states, actions


def after_each_own_move(states: list[State], player: int) -> dict[int, int]:
    """What every decision of a player changed for the player at once, apart from what the end itself settles."""
    found = {}
    for step, (before, after) in enumerate(pairwise(states), start=1):
        if before.current_player() == player:
            settled = after.game.settled(after, player) if after.is_terminal() else ()
            change = after.scores()[player] - before.scores()[player]
            found[step] = change - sum(part.points for part in settled)
    return found


@pytest.mark.parametrize(("name", "options"), kinds(), ids=lambda one: one if isinstance(one, str) else json.dumps(one))
def test_kinds_and_moves_add_up_and_the_best_move_is_the_best(name: str, options: dict[str, Any]) -> None:
    for bot, seed in (("greedy", 3), ("random", 4)):
        states, actions = played(name, options, seed, bot)
        game, seats = states[-1].game, range(states[-1].game.num_players())
        given = [5 * seat for seat in seats]
        up = SummingUp(states, actions, given)
        totals = [points + extra for points, extra in zip(states[-1].scores(), given, strict=True)]
        assert [sum(kind.points[seat] for kind in up.kinds()) for seat in seats] == totals
        sign = 1 if game.info.most_wins else -1
        for seat in seats:
            moves, gains = up.moves(seat), after_each_own_move(states, seat)
            assert all(move.points > 0 for move in moves)
            assert all(states[move.step - 1].current_player() == seat for move in moves if move.step)
            if game.count(states[-1], seat) is None or not game.info.most_wins:
                others = sum(gains.values()) - sum(sign * move.points for move in moves)
                assert sign * others <= 0 or "honour" in options.values()
            else:
                lying = [part.points for part in game.count(states[-1], seat) or ()]
                assert sorted(move.points for move in moves) == sorted(points for points in lying if points > 0)
            best = up.best(seat)
            if best is not None and "honour" not in options.values():
                assert best.points == gains[best.step] == max(gains.values(), key=lambda gain: sign * gain)
                assert not best.why or sum(part.points for part in best.why) == best.points
                assert best.seat == states[best.step - 1].current_player()
            elif "honour" not in options.values():
                assert len({gain for gain in gains.values() if sign * gain > 0}) <= 1
        for language in LANGUAGES:
            for kind in up.kinds():
                assert texts(language).say(kind.key)


def test_each_turn_of_a_player_is_a_round_whatever_is_done_in_it() -> None:
    for name in abaculus.list_games():
        states, actions = played(name, {"players": 2}, 5, "greedy")
        up = SummingUp(states, actions, [0, 0])
        for seat in (0, 1):
            if best := up.best(seat):
                movers = [state.current_player() for state in states[: best.step] if state.current_player() >= 0]
                turns = "".join(map(str, movers)).split(str(1 - seat))
                assert best.round == sum(bool(turn) for turn in turns)


@pytest.mark.parametrize(
    ("leads", "own", "story"),
    [
        ([9, 4, 12, 30], [0, 2, 3], "led"),
        ([0, 0, 12, 30], [0, 2, 3], "led"),
        ([9, -4, 12, 30], [0, 2, 3], ""),
        ([9, -4, 12, 30], [0, 2], "last"),
        ([9, -4, -12, -20, 8, 30], [0, 2, 3, 5], "behind"),
        ([9, -4, -12, -20, 30], [0, 2, 4], "behind-last"),
        ([9, -4, 12, -20, 30], [0, 2, 4], "last"),
        ([9, 4, 12, 1], [0, 2, 3], "hair"),
        ([9, 4, 12, 4], [0, 2, 3], "hair"),
        ([9, 4, 12, 5], [0, 2, 3], "led"),
    ],
)
def test_how_a_game_was_won_is_said_only_where_it_is_true(leads: list[int], own: list[int], story: str) -> None:
    assert story_of([(lead, 240 if lead else 0) for lead in leads], own, own) == story


def test_nobody_won_a_game_that_was_played_alone_or_shared() -> None:
    for name in abaculus.list_games():
        if abaculus.game_info(name).players[0] == 1:
            states, actions = played(name, {"players": 1}, 2, "greedy")
            assert SummingUp(states, actions, [0]).story() == ""
