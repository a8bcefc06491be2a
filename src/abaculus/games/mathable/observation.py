"""What a learner is shown of Mathable: the board as planes, the racks by value, and what is unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.observation import MOST, Block, Layout, bounded, mark_turn, seat_from, turn_blocks, write_three
from abaculus.core.rack_observation import write_bag, write_scores, write_shown
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.mathable.actions import CELLS, cell_of_square, square_of_cell
from abaculus.games.mathable.box import MAX_TOKENS, MAX_VALUE, RACK, SIDE, SIGNS, Box, Kind
from abaculus.games.mathable.rules import to_move
from abaculus.games.mathable.state import ANSWER, EMPTY, PHASES, MathableState, Player

if TYPE_CHECKING:
    from abaculus.games.mathable.game import Mathable

__all__ = ["layout", "observe"]

NOTHING, HIDDEN = -1, -2
"""In place of a token's value."""


def layout(game: Mathable) -> Layout:
    """The blocks, for the options of a game."""
    players, kinds = game.num_players(), len(game.set.values)
    value = "a token's value, -1 for none"
    largest = max(MAX_VALUE, int(game.box[0].faces.max()))
    return Layout((
        *turn_blocks(PHASES, players, "Whose turn it is, also while others answer."),
        Block("counts", (5,), 0, MAX_TOKENS,
              "Idle turns in a row, and how many of these, since the last exchange, were passes; tokens held when the turn "
              "began, and placed in it; tokens in the bag."),
        Block("pending", (3,), -1, largest, f"While an opponent answers: {value}; its cell, row * 14 + column; the claim."),
        Block("scores", (players,), -MOST, MOST, "Points."),
        Block("racks", (players, RACK), HIDDEN, largest,
              f"Slot by slot {value}, -2 for one that is hidden. Of others, those that everyone knows come first."),
        Block("shown", (RACK,), 0, 1, "The player's own slots whose tokens everyone knows."),
        Block("aside", (RACK,), HIDDEN, largest, f"The old tokens of an exchange in progress: {value}, -2 hidden."),
        Block("board", (SIDE, SIDE), NOTHING, largest, "The number on each square, -1 for none."),
        Block("sign", (SIDE, SIDE), 0, len(SIGNS) - 1, "What a restriction square wants: 1 +, 2 -, 3 x, 4 /; otherwise 0."),
        Block("award", (SIDE, SIDE), 1, 3, "2 or 3 on an award square, otherwise 1."),
        Block("unseen", (kinds,), 0, MAX_TOKENS, "Tokens of each value, in ascending order, that the player has not seen."),
        Block("put_back", (kinds,), 0, MAX_TOKENS, "Of these, tokens that the player put into the bag."),
    ))  # fmt: skip


@rule
def observe(box: Box, s: MathableState, player: Player, out: Ints) -> int:
    """Write a state without secrets, as a player sees it, into an array of zeros; returns how many numbers that is."""
    players = int(box.players)
    kinds = int(box.kinds)
    at = mark_turn(out, s, len(PHASES), to_move(box, s), player, players)
    at = write_three(out, at, s.idle, s.passes, s.began)
    out[at] = s.placed
    out[at + 1] = s.bag_count
    out[at + 2] = NOTHING
    if s.phase == ANSWER:
        square = cell_of_square(int(s.pending_square))
        write_three(out, at + 2, box.values[int(s.pending_kind)], square, s.pending_claim)
    at = write_scores(out, at + 5, s, player, players)
    unseen = at + players * RACK + 2 * RACK + 3 * CELLS
    end = write_bag(out, unseen, s, player, kinds, kinds)
    for seat in range(players):
        _rack(box, s, seat, out, at + seat_from(seat, player, players) * RACK)
    at = write_shown(out, at + players * RACK, s, player, RACK)
    for slot in range(RACK):
        out[at + slot] = _value(box, int(s.aside[slot]))
    _board(box, s, out, at + RACK)
    return end


@rule
def _rack(box: Box, s: MathableState, seat: Player, out: Ints, at: int) -> None:
    """A rack: what is seen of it, then what is not."""
    for slot in range(RACK):
        out[at + slot] = _value(box, int(s.racks[seat * RACK + slot]))


@rule
def _value(box: Box, kind: Kind) -> int:
    """The value of a token, or a number that stands for none, or for a hidden one."""
    if kind >= 0:
        return int(box.values[kind])
    return NOTHING if kind == EMPTY else HIDDEN


@rule
def _board(box: Box, s: MathableState, out: Ints, at: int) -> None:
    for cell in range(CELLS):
        square = square_of_cell(cell)
        number = int(s.board[square])
        out[at + cell] = bounded(int(box.faces[number])) if number > 0 else NOTHING
        out[at + CELLS + cell] = box.sign[square]
        out[at + 2 * CELLS + cell] = box.award[square]
