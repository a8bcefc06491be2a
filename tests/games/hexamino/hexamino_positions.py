"""Positions of Hexamino for its tests."""

from __future__ import annotations

import pytest

import abaculus
from abaculus.core.state import State
from abaculus.games.hexamino.box import TILES, name_of, tiles_of

ALL = [name_of(tile) for tile in range(TILES)]


def game(variant: str = "octopus", players: int = 2) -> abaculus.Game:
    return abaculus.load_game("hexamino", variant=variant, players=players)


def position(
    variant: str,
    table: str,
    *hands: str,
    next: str = "turn",
    seat: int = 0,
    start: int = 0,
    drawn: int = 0,
    misses: int = 0,
) -> State:
    line = f"hexamino next={next} seat={seat} start={start} drawn={drawn} misses={misses}"
    table = f"123456@0,0;{table}" if table else "123456@0,0"
    return game(variant, len(hands)).from_position(f"{line} hands={';'.join(hands)} table={table}")


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
