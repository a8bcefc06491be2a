"""A game of Mathable in progress, as one record."""

from __future__ import annotations

from typing import ClassVar

from abaculus.core.rack import EMPTY, RACKS, UNKNOWN, Player, Slot
from abaculus.core.rack_opening import FILL, OPEN, START
from abaculus.core.record import Record, i8, i16, i32, i64
from abaculus.games.mathable.box import MAX_TOKENS, NUMBERS, RACK, SIDE, SQUARES

__all__ = ["EMPTY", "FILL", "MAX_PLAYERS", "OPEN", "PHASES", "START", "UNKNOWN", "MathableState", "Player", "Slot"]

MAX_PLAYERS = RACKS

TURN, ANSWER, CHOICE, EXTRA, REFILL, EXCHANGE, OVER = range(FILL + 1, 10)
PHASES = ("open", "start", "fill", "turn", "answer", "choice", "extra", "refill", "exchange", "over")
"""What is next: an open draw (R1), a lot among those tied (R1), a token to fill a rack (R1), a placement or the end of the turn
(R2), an opponent's answer (honour), the choice of R6, the token it gives, a token of R8, a token of R9, nothing."""


class MathableState(Record):
    """The state. A rack is kept in ascending order, so that equal racks are equal bytes.

    While an opponent answers, the token is neither on the rack nor on the board, but pending. During an exchange, the old
    tokens are aside.
    """

    secrets: ClassVar = ("racks", "shown", "aside", "bag", "put_back", "knows_back")

    phase = i8()
    mover = i8()
    """The player whose turn it is, also while others answer."""
    starter = i8()
    asked = i8()
    """The opponent who answers next; 0 when nobody does."""
    idle = passes = i8()
    """R10 (c): turns in a row in which nothing was placed, and how many of these, since the last exchange, were passes."""
    began = i8()
    """R7: how many tokens the player held when the turn began."""
    placed = laid = i8()
    """Tokens placed in this turn, and since the beginning."""
    bag_count = i8()
    pending_kind = pending_claim = i8()
    pending_square = live_count = i16()
    off_board = i64()
    """The kinds of which a token is in the bag or on a rack, one bit each (R10)."""
    scores = i32(MAX_PLAYERS)
    rack_count = i8(MAX_PLAYERS)
    racks = shown = i8(MAX_PLAYERS * RACK)
    """Player p's slot k is at p * 7 + k. Shown: 1 where everyone knows the token: it was drawn openly, or went back to its
    holder. Such tokens come before their equals."""
    aside = i8(RACK)
    bag = i8(NUMBERS)
    """How many tokens of each kind are in the bag; as known to one viewer, also those that the viewer cannot see elsewhere."""
    left = i8(NUMBERS)
    """How many tokens of each kind are not on the board."""
    put_back = i8(MAX_PLAYERS, NUMBERS)
    """How many tokens of each kind a player knows to be in the bag, having put them there."""
    knows_back = i64(MAX_PLAYERS)
    """The kinds of put_back that are not 0, one bit each."""

    # The squares of the tokens in the order in which they were placed.
    laid_square = i16(MAX_TOKENS)

    # The live squares: empty, and some kind of token fits there. `fits` has the kinds, one bit each, `live_at` the place in the
    # list. Placing a token adds pairs and removes none, so a live square stays live until it is filled.
    live = i16(SIDE * SIDE)
    live_at = i16(SQUARES)
    fits = i64(SQUARES)
    board = i8(SQUARES)
    """0: empty, or frame; otherwise what is there, as in NUMBERS."""
