"""What a learner is shown of MathMagic.

Actions name a rack slot, an anchor in the order of laying and a side; racks and table are shown in the same order. In the
solitaire actions name squares of the frame and kinds of chips; the table is shown square by square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.observation import MOST, Block, Layout, bounded, mark, seat_from
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.mathmagic.box import MAX_CHIPS, MAX_NUMBER, RACK, SIDES, Box, Kind
from abaculus.games.mathmagic.rules import to_move
from abaculus.games.mathmagic.solitaire import CUT_OFF, in_frame, kind_at
from abaculus.games.mathmagic.state import EMPTY, OVER, PHASES, Player, Table

if TYPE_CHECKING:
    from abaculus.games.mathmagic.game import MathMagic

__all__ = ["layout", "observe"]

HELD = 1 + 2 * SIDES
LYING = 3 + 2 * SIDES


def layout(game: MathMagic) -> Layout:
    """The blocks, for the options of a game."""
    players = game.num_players()
    fields = "colour 1 to 4 (red, blue, yellow, green) and number of each field, from the north on"
    return Layout((
        Block("phase", (len(PHASES),), 0, 1, f"One of: {', '.join(PHASES)}."),
        Block("to_move", (players,), 0, 1, "Who decides next; all 0 when nobody does."),
        Block("turn", (players,), 0, 1, "Whose turn it is."),
        Block("starter", (players,), 0, 1, "Who began."),
        Block("counts", (3,), 0, CUT_OFF, "Idle turns in a row; chips in the bag; in the solitaire, actions so far."),
        Block("scores", (players,), -MOST, MOST, "Points."),
        Block("racks", (players, RACK, HELD), 0, MAX_NUMBER,
              f"Slot by slot 0 none, 1 seen, 2 hidden; of a chip seen, the {fields}. Of others, those that everyone knows come "
              "first."),
        Block("shown", (RACK,), 0, 1, "The own slots whose chips everyone knows."),
        Block("aside", (RACK, HELD), 0, MAX_NUMBER, "The old chips of an exchange that goes on, as on a rack."),
        Block("table", (MAX_CHIPS, LYING), -MAX_CHIPS, MAX_CHIPS,
              f"In the order of laying, in the solitaire square by square: 1 (2 for the chip just put), row and column from 7G, "
              f"and the {fields}."),
        Block("unseen", (MAX_CHIPS,), 0, MAX_CHIPS, "Chips of each kind that the player has not seen; in the solitaire, left."),
        Block("put_back", (MAX_CHIPS,), 0, MAX_CHIPS, "Of these, chips that the player put into the bag."),
    ))  # fmt: skip


@rule
def observe(box: Box, s: Table, player: Player, out: Ints) -> int:
    """Write what a player may know into an array of zeros; how many numbers that are."""
    players = int(box.players)
    mover = to_move(box, s)
    at = mark(out, 0, int(s.phase), len(PHASES))
    at = mark(out, at, seat_from(mover, player, players) if mover >= 0 else -1, players)
    at = mark(out, at, seat_from(int(s.mover), player, players), players)
    at = mark(out, at, seat_from(int(s.starter), player, players), players)
    out[at] = s.idle
    out[at + 1] = s.bag_count
    out[at + 2] = s.actions
    at += 3
    for seat in range(players):
        out[at + seat_from(seat, player, players)] = bounded(int(s.scores[seat]))
    at += players
    unseen = at + players * RACK * HELD + RACK + RACK * HELD + MAX_CHIPS * LYING
    for kind in range(int(box.kinds)):
        out[unseen + kind] = s.bag[kind]
        out[unseen + MAX_CHIPS + kind] = s.put_back[player, kind]
    for seat in range(players):
        _rack(box, s, seat, player, out, at + seat_from(seat, player, players) * RACK * HELD, unseen)
    at += players * RACK * HELD
    for slot in range(RACK):
        out[at + slot] = s.shown[player * RACK + slot]
    at += RACK
    if box.solo == 1:
        _frame(box, s, out, at + RACK * HELD)
    else:
        _aside(box, s, player, out, at, unseen)
        _table(box, s, out, at + RACK * HELD)
    return unseen + 2 * MAX_CHIPS


@rule
def _chip(box: Box, kind: Kind, out: Ints, at: int) -> None:
    for side in range(SIDES):
        field = int(box.faces[1 + kind, side])
        out[at + 2 * side] = (field >> 4) + 1
        out[at + 2 * side + 1] = field & 15


@rule
def _rack(box: Box, s: Table, seat: Player, player: Player, out: Ints, at: int, unseen: int) -> None:
    """A rack: what the player sees of it, then what it does not, which is counted among the unseen."""
    seen = 0
    held = int(s.rack_count[seat])
    for slot in range(held):
        kind = int(s.racks[seat * RACK + slot])
        if kind >= 0 and (seat == player or s.phase == OVER or s.shown[seat * RACK + slot] == 1):
            out[at + seen * HELD] = 1
            _chip(box, kind, out, at + seen * HELD + 1)
            seen += 1
        elif kind >= 0:
            out[unseen + kind] += 1
    for slot in range(seen, held):
        out[at + slot * HELD] = 2


@rule
def _aside(box: Box, s: Table, player: Player, out: Ints, at: int, unseen: int) -> None:
    """The chips of an exchange are known to the player who exchanges."""
    for slot in range(RACK):
        kind = int(s.aside[slot])
        if kind >= 0 and s.mover == player:
            out[at + slot * HELD] = 1
            _chip(box, kind, out, at + slot * HELD + 1)
        elif kind != EMPTY:
            out[at + slot * HELD] = 2
            if kind >= 0:
                out[unseen + kind] += 1


@rule
def _table(box: Box, s: Table, out: Ints, at: int) -> None:
    for i in range(int(s.laid)):
        row = at + i * LYING
        out[row] = 1
        out[row + 1] = s.laid_row[i]
        out[row + 2] = s.laid_column[i]
        _chip(box, int(s.laid_kind[i]), out, row + 3)


@rule
def _frame(box: Box, s: Table, out: Ints, at: int) -> None:
    """R9: the squares of the frame, row by row."""
    for square in range(in_frame(box)):
        kind = kind_at(s, square)
        if kind >= 0:
            row = at + square * LYING
            out[row] = 2 if s.last == square else 1
            out[row + 1] = square // int(box.columns)
            out[row + 2] = square % int(box.columns)
            _chip(box, kind, out, row + 3)
