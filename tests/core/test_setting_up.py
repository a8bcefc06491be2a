"""Positions set up piece by piece, in every game: whatever is done ends in a position, or is refused and changes nothing."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from game_facts import fact
from sample_games import FIRST_GAME
from sizes import sized

import abaculus
from abaculus.core.errors import AbaculusError
from abaculus.core.lanes import retrace
from abaculus.core.state import State
from abaculus.position_editor import Change, Drop, Hold, Lay, Points, PositionEditor, Take, ToMove, editor_of

pytestmark = pytest.mark.once

GAMES: list[tuple[str, dict[str, Any]]] = [
    (name, options) for name in abaculus.list_games() for options in fact(name, "SET_UP", [{}])
]
each_game = pytest.mark.parametrize(("name", "options"), GAMES, ids=lambda one: one if isinstance(one, str) else "")


def middle_of(name: str, options: dict[str, Any], part: float, seed: int = 4) -> State:
    """A position from a game of bots."""
    game = abaculus.load_game(name, **options)
    actions = retrace(game, seed, bots=["random"])[0]
    state = game.new_initial_state()
    for action in actions[: int(len(actions) * part)]:
        state.apply_action(int(action))
    return state


def any_change(up: PositionEditor, state: State, dice: random.Random) -> Change:
    """Something that a person might try; a third of these are impossible."""
    layout = up.layout(state)
    off = [*up.off_table(layout)]
    kind = dice.choice(["lay", "lay", "lay", "take", "hold", "drop", "points", "to move"])
    hand = dice.randrange(max(1, len(layout.hands)))
    slots = len(layout.hands[hand]) if layout.hands else 0
    spots = up.spots(state)
    if kind == "lay" and off and spots:
        spot = dice.choice(spots)
        good = [name for name in off if spot.pieces is None or name in spot.pieces]
        return Lay(dice.choice(good or off), spot.cell, dice.randrange(6))
    if kind == "take" and layout.table:
        return Take(dice.choice(layout.table).cell)
    if kind == "hold" and off:
        return Hold(hand, dice.choice(off), dice.choice([*range(slots), None]))
    if kind == "drop":
        return Drop(hand, dice.randrange(slots + 1))
    if kind == "points":
        return Points(dice.randrange(state.game.num_players()), dice.randrange(-20, 300))
    return ToMove(dice.randrange(state.game.num_players() + 1))


def pieces_of(up: PositionEditor, state: State) -> Counter[str]:
    layout = up.layout(state)
    return plain([name for hand in layout.hands for name in hand]) + Counter(one.piece for one in layout.table)


@each_game
def test_every_change_ends_in_a_position_or_is_refused_and_changes_nothing(name: str, options: dict[str, Any]) -> None:
    dice = random.Random(name)
    done = Counter[str]()
    for part in (0, 0.3, 0.7, 1):
        state = middle_of(name, options, part)
        up = editor_of(state.game)
        for _ in range(sized(12, interpreted=12, soak=400)):
            before, change = state.key(), any_change(up, state, dice)
            try:
                after = up.changed(state, change)
            except AbaculusError:
                assert state.key() == before
                continue
            assert state.key() == before
            assert state.game.from_position(after.to_position()) == after
            assert up.changed(after, None) == after
            assert after.is_terminal() or after.legal_actions()
            assert all(count <= up.pieces()[piece] for piece, count in pieces_of(up, after).items())
            if not after.is_terminal() and not after.is_chance_node():
                assert after.current_player() == up.layout(after).mover
            done[type(change).__name__] += 1
            state = after
    assert {"Lay", "Take", "ToMove"} <= set(done)


@each_game
@pytest.mark.parametrize("part", [0.5, 1])
def test_any_position_of_a_game_is_reached_from_the_beginning(name: str, options: dict[str, Any], part: float) -> None:
    end = middle_of(name, options, part)
    up = editor_of(end.game)
    wanted = up.layout(up.changed(end, None))
    state = end.game.new_initial_state()
    waiting = [one for one in wanted.table if one not in up.layout(state).table]
    for _ in range(len(waiting) ** 2):  # the order of stacks means nothing
        if waiting:
            try:
                state = up.changed(state, Lay(*waiting[0]))
                del waiting[0]
            except AbaculusError:
                assert fact(name, "STACKS", False)
                waiting.append(waiting.pop(0))
    assert not waiting
    state = up.changed(state, ToMove(wanted.mover))
    for seat, points in enumerate(wanted.scores or []):
        state = up.changed(state, Points(seat, points))
    for hand, names in enumerate(wanted.hands):
        while missing := sorted(plain(names) - plain(up.layout(state).hands[hand])):
            held = up.layout(state).hands[hand]
            more = plain(held) - plain(names)
            slot = next((slot for slot, held in enumerate(held) if more[held.removesuffix("!")]), None)
            state = up.changed(state, Hold(hand, missing[0], slot))
    reached = up.layout(state)
    assert sorted(reached.table) == sorted(wanted.table)
    assert list(map(plain, reached.hands)) == list(map(plain, wanted.hands))
    assert (reached.mover, reached.scores) == (wanted.mover, wanted.scores)


def plain(names: list[str]) -> Counter[str]:
    return Counter(name.removesuffix("!") for name in names)


@each_game
def test_where_something_can_be_laid_it_can_and_what_was_taken_off_can_be_laid_again(
    name: str, options: dict[str, Any]
) -> None:
    dice = random.Random(1)
    state = editor_of(abaculus.load_game(name, **options)).changed(middle_of(name, options, 0.5), None)
    up = editor_of(state.game)
    layout = up.layout(state)
    spots = up.spots(state)
    assert spots
    for spot in dice.sample(spots, min(4, len(spots))):
        piece = dice.choice([one for one in up.off_table(layout) if spot.pieces is None or one in spot.pieces])
        turn = dice.randrange(up.turns(piece)) if spot.turn is None else spot.turn
        laid = up.changed(state, Lay(piece, spot.cell, turn))
        assert (piece, spot.cell) in [one[:2] for one in up.layout(laid).table]
        tile = next(tile for tile in up.scene(laid).tiles if tile.cell == spot.cell)
        assert tile.text == piece
        again = up.layout(up.changed(laid, Take(spot.cell)))
        assert sorted(again.table) == sorted(layout.table)
        assert again.mover == layout.mover
        assert [len(hand) for hand in again.hands] == [len(hand) for hand in layout.hands]


@each_game
def test_pieces_are_shown_as_on_the_table(name: str, options: dict[str, Any]) -> None:
    state = middle_of(name, options, 0.6)
    up = editor_of(state.game)
    faces = up.faces([*up.pieces()])
    assert set(faces) == set(up.pieces())
    assert all(faces.values())
    turned = {one.cell: one.turn for one in up.layout(state).table}
    for tile in up.scene(state).tiles:
        if tile.cell in turned and turned[tile.cell] == 0 and fact(name, "LIES_AS_HELD", True):
            assert faces[tile.text] == tile.fields


def test_what_nobody_knows_is_named() -> None:
    state = middle_of(FIRST_GAME, {"players": 2}, 0.5)
    seen = state.game.from_position(state.view(0)["position"])
    up = editor_of(state.game)
    assert "?" in seen.to_position()
    assert "?" not in up.changed(seen, None).to_position()
