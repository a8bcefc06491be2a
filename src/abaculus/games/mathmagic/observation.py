"""What a learner is shown of MathMagic.

Actions name a rack slot, an anchor in the order of laying and a side; racks and table are shown in the same order. In the
solitaire actions name squares of the frame and kinds of chips; the table is shown square by square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.bits import count_bits, lowest
from abaculus.core.observation import MOST, Block, Layout, allow, mark_turn, seat_from, turn_blocks, write_three
from abaculus.core.rack_observation import write_bag, write_scores, write_shown
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.mathmagic.actions import LAYS, MISS, SUBSETS, lay_action
from abaculus.games.mathmagic.box import CUT_OFF, HALF, MAX_CHIPS, MAX_NUMBER, RACK, Box, Kind
from abaculus.games.mathmagic.legality import may_lay, offers, opens
from abaculus.games.mathmagic.rack import kind_in, rack_kinds
from abaculus.games.mathmagic.rules import to_move
from abaculus.games.mathmagic.solitaire import STOP, TAKE, in_frame, kind_at, may_take, put_action
from abaculus.games.mathmagic.state import PHASES, SECOND, TURN, UNKNOWN, MathMagicState, Player
from abaculus.games.mathmagic.table import fits_edge
from abaculus.geometry.square import SIDES

if TYPE_CHECKING:
    from abaculus.games.mathmagic.game import MathMagic

__all__ = ["layout", "observe", "permit"]

HELD = 1 + 2 * SIDES
LYING = 3 + 2 * SIDES


def layout(game: MathMagic) -> Layout:
    """The blocks, for the options of a game."""
    players = game.num_players()
    fields = "colour 1 to 4 (red, blue, yellow, green) and number of each field, from the north on"
    return Layout((
        *turn_blocks(PHASES, players),
        Block("counts", (3,), 0, CUT_OFF,
              "Idle turns in a row; chips in the bag; in the solitaire, actions so far, up to 1,000."),
        Block("scores", (players,), -MOST, MOST, "Points."),
        Block("racks", (players, RACK, HELD), 0, MAX_NUMBER,
              f"Slot by slot 0 none, 1 seen, 2 hidden; of a chip seen, the {fields}. Of others, those that everyone knows come "
              "first."),
        Block("shown", (RACK,), 0, 1, "The player's own slots whose chips everyone knows."),
        Block("aside", (RACK, HELD), 0, MAX_NUMBER, "The old chips of an exchange in progress, as on a rack."),
        Block("table", (MAX_CHIPS, LYING), -MAX_CHIPS, MAX_CHIPS,
              f"In the order of laying, in the solitaire square by square: 1 (2 for the chip just put), row and column from 7G, "
              f"and the {fields}."),
        Block("unseen", (MAX_CHIPS,), 0, MAX_CHIPS, "Chips of each kind that the player has not seen; in the solitaire, left."),
        Block("put_back", (MAX_CHIPS,), 0, MAX_CHIPS, "Of these, chips that the player put into the bag."),
    ))  # fmt: skip


@rule
def observe(box: Box, s: MathMagicState, player: Player, out: Ints) -> int:
    """Write a state without secrets, as a player sees it, into an array of zeros; returns how many numbers that is."""
    players = int(box.players)
    at = mark_turn(out, s, len(PHASES), to_move(box, s), player, players)
    at = write_three(out, at, s.idle, s.bag_count, min(int(s.actions), CUT_OFF))
    at = write_scores(out, at, s, player, players)
    unseen = at + players * RACK * HELD + RACK + RACK * HELD + MAX_CHIPS * LYING
    end = write_bag(out, unseen, s, player, int(box.kinds), MAX_CHIPS)
    for seat in range(players):
        _rack(box, s, seat, out, at + seat_from(seat, player, players) * RACK * HELD)
    at = write_shown(out, at + players * RACK * HELD, s, player, RACK)
    if box.solo == 1:
        _frame(box, s, out, at + RACK * HELD)
    else:
        for slot in range(RACK):
            _held(box, int(s.aside[slot]), out, at + slot * HELD)
        _table(box, s, out, at + RACK * HELD)
    return end


@rule
def _chip(box: Box, kind: Kind, out: Ints, at: int) -> None:
    for side in range(SIDES):
        field = int(box.faces[1 + kind, side])
        out[at + 2 * side] = (field >> 4) + 1
        out[at + 2 * side + 1] = field & 15


@rule
def _held(box: Box, kind: Kind, out: Ints, at: int) -> None:
    """A slot of a rack, or of what is being exchanged."""
    if kind >= 0:
        out[at] = 1
        _chip(box, kind, out, at + 1)
    elif kind == UNKNOWN:
        out[at] = 2


@rule
def _rack(box: Box, s: MathMagicState, seat: Player, out: Ints, at: int) -> None:
    """A rack: what is seen of it, then what is not."""
    for slot in range(int(s.rack_count[seat])):
        _held(box, int(s.racks[seat * RACK + slot]), out, at + slot * HELD)


@rule
def _table(box: Box, s: MathMagicState, out: Ints, at: int) -> None:
    for i in range(int(s.laid)):
        row = at + i * LYING
        _chip(box, int(s.laid_kind[i]), out, write_three(out, row, 1, s.laid_row[i], s.laid_column[i]))


@rule
def _frame(box: Box, s: MathMagicState, out: Ints, at: int) -> None:
    """R9: the squares of the frame, row by row."""
    for square in range(in_frame(box)):
        kind = kind_at(s, square)
        if kind >= 0:
            row, columns = at + square * LYING, int(box.columns)
            write_three(out, row, 2 if s.last == square else 1, square // columns, square % columns)
            _chip(box, kind, out, row + 3)


# -- what may be done ----------------------------------------------------------------------------------------------------


@rule
def permit(box: Box, s: MathMagicState, mask: Ints, dense: bool) -> int:
    """Set what the player on move may do in a mask of zeros, edge cell by edge cell; returns how many actions that is."""
    if s.phase != TURN and s.phase != SECOND:
        return 0
    if box.solo == 1:
        return _permit_solo(box, s, mask, dense)
    player = int(s.mover)
    count = 0
    if opens(s):
        for slot in range(int(s.rack_count[player])):
            if may_lay(box, s, slot, 0):
                allow(mask, lay_action(slot, 0), dense)
                count += 1
    else:
        count = _permit_lays(s, player, mask, dense)
    if s.phase == TURN:
        if s.bag_count > 0:
            count += _permit_swaps(s, player, mask, dense)
        elif count == 0:
            allow(mask, MISS, dense)
            count = 1
    return count


@rule
def _permit_lays(s: MathMagicState, player: Player, mask: Ints, dense: bool) -> int:
    """R3: which chips of the rack fit where."""
    low = rack_kinds(s, player, 0, -1)
    high = rack_kinds(s, player, 1, -1)
    count = 0
    for place in range(int(s.edge_count)):
        if int(s.edge_fits[place, 0]) & low == 0 and int(s.edge_fits[place, 1]) & high == 0:
            continue
        for slot in range(int(s.rack_count[player])):
            if offers(s, player, slot) and fits_edge(s, place, kind_in(s, player, slot)) == 1:
                allow(mask, lay_action(slot, int(s.edge_name[place])), dense)
                count += 1
    return count


@rule
def _permit_swaps(s: MathMagicState, player: Player, mask: Ints, dense: bool) -> int:
    """R7: sets of slots as bits. A chip equal to the one before it goes only together with that one."""
    filled = 0
    first = 0
    for slot in range(int(s.rack_count[player])):
        if kind_in(s, player, slot) >= 0:
            filled |= 1 << slot
        if offers(s, player, slot):
            first |= 1 << slot
    count = 0
    for subset in range(1, SUBSETS):
        if subset & ~filled == 0 and subset & ~first & ~(subset << 1) == 0 and count_bits(subset) <= s.bag_count:
            allow(mask, LAYS + subset, dense)
            count += 1
    return count


@rule
def _permit_solo(box: Box, s: MathMagicState, mask: Ints, dense: bool) -> int:
    """R9: what fits where; and every chip in the frame can be taken back."""
    allow(mask, STOP, dense)
    count = 1
    for square in range(in_frame(box)):
        for half in range(2):
            kinds = int(s.edge_fits[square, half]) & int(s.left[half])
            while kinds != 0:
                place = lowest(kinds)
                kinds &= kinds - 1
                allow(mask, put_action(square, half * HALF + place), dense)
                count += 1
        if may_take(s, square):
            allow(mask, TAKE + square, dense)
            count += 1
    return count
