"""Positions of Hexamino for its tests."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.core.state import State
from abaculus.games.hexamino.box import TILES, fields_of, tiles_of
from abaculus.games.hexamino.game import Hexamino


def name_of(tile: int) -> str:
    """A tile of the printed set as it is written."""
    return "".join(str(field + 1) for field in fields_of(tile))


ALL = [name_of(tile) for tile in range(TILES)]


def game(variant: str = "octopus", players: int = 2, end: str = "first-out") -> Hexamino:
    loaded = abaculus.load_game("hexamino", variant=variant, players=players, end=end)
    assert isinstance(loaded, Hexamino)
    return loaded


def position(
    variant: str,
    table: str,
    *hands: str,
    next: str = "turn",
    seat: int = 0,
    start: int = 0,
    drawn: int = 0,
    misses: int = 0,
    end: str = "first-out",
) -> State:
    line = f"hexamino next={next} seat={seat} start={start} drawn={drawn} misses={misses}"
    table = f"123456@0,0;{table}" if table else "123456@0,0"
    return game(variant, len(hands), end).from_position(f"{line} hands={';'.join(hands)} table={table}")


def rest(variant: int, *used: str) -> str:
    """All tiles of a variant except those used: a hand that leaves no pack."""
    taken = {name for text in used for lay in text.split(";") for name in lay.partition("@")[0].split(",")}
    return ",".join(name_of(tile) for tile in tiles_of(variant) if name_of(tile) not in {*taken, "123456"})


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.apply_action(state.string_to_action(text))
    return state


def choices(state: State) -> set[str]:
    return {state.action_to_string(action) for action in state.legal_actions()}


def refusal(state: State, text: str) -> str:
    with pytest.raises(abaculus.IllegalAction) as refused:
        state.string_to_action(text)
    return str(refused.value)


SNAKE_ASKS_4 = "14@1,0"
"""The next tile of this snake lies on 2,0 and shows 4 to the west."""
