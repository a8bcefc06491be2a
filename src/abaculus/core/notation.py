"""What the notations of all games share: outcomes of chance, reading and refusing them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from abaculus.core.errors import BadNotation, IllegalAction, no_seat

if TYPE_CHECKING:
    from abaculus.core.state import State

__all__ = ["expect_legal", "read_outcome", "read_start", "why_no_seat"]

_NUMBER = re.compile("[0-9]{1,9}")


def read_outcome(state: State, text: str, word: str, form: str, named: Callable[[str], int] | None = None) -> int:
    """The outcome of chance that is written as a `word` and what came up: `roll 5`, or `draw red7`.

    `form` says what is decided now and how to write it; `named` knows the names of pieces, where a piece comes up.
    """
    words = text.split()
    if len(words) != 2 or words[0] != word or not (named or _NUMBER.fullmatch(words[1])):
        raise BadNotation(f"{text[:60]!r}: {form}")
    return expect_legal(state, named(words[1]) if named else int(words[1]), f"{text[:60]!r} cannot come up")


def expect_legal(state: State, action: int, text: str) -> int:
    """The action that a text means, or `IllegalAction` with the reason."""
    game = state.game
    if not game.compiled.allows(game.box, state.record, action):
        raise IllegalAction(f"{text}: {state.why_not(action)}")
    return action


def read_start(state: State, text: str) -> int:
    """The seat in `start 1`."""
    return read_outcome(state, text, "start", "who starts is decided now, written 'start 0' for player 1")


def why_no_seat(state: State, number: int) -> str:
    """Why a number cannot say who starts."""
    return no_seat(number, state.game.num_players())
