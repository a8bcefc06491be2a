"""What a learner is shown of Number Castle: nothing is hidden except the order of the piles, which does not exist yet.

Actions name stacks by their place in the record; stacks are shown in the same order, stones in that of the tile file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.observation import MOST, Block, Layout, bounded, mark, mark_turn, seat_from, write_three
from abaculus.core.record import Ints
from abaculus.core.rule import rule
from abaculus.games.castle.box import MAX_CENTRE, MAX_STONES, PILE, Box
from abaculus.games.castle.legality import DIE
from abaculus.games.castle.rules import points, to_move
from abaculus.games.castle.stacks import colour_of, stone_of
from abaculus.games.castle.state import CastleState, Player
from abaculus.geometry.hex import SIDES

if TYPE_CHECKING:
    from abaculus.games.castle.game import Castle

__all__ = ["layout", "observe"]

PHASES = 7
STANDING = 7 + SIDES
STONE = 7


def layout(game: Castle) -> Layout:
    """The blocks, for the options of a game."""
    players = game.num_players()
    first = "What the die showed first, if it is, or was, rolled once more."
    second_roll = [Block("first", (DIE,), 0, 1, first)] if game.box[0].second_roll else []
    return Layout((
        Block("phase", (PHASES,), 0, 1, "One of: who starts, roll, draw, build, take, miss, over."),
        Block("to_move", (players,), 0, 1, "Who decides next; all 0 when nobody does."),
        Block("turn", (players,), 0, 1, "Whose turn it is."),
        Block("starter", (players,), 0, 1, "Who began."),
        Block("die", (DIE,), 0, 1, "What the die shows."),
        *second_roll,
        Block("counts", (2,), 0, MOST, "Stones still to be built this turn; turns that are over."),
        Block("scores", (players,), -MOST, MOST, "Points as the castle stands."),
        Block("piles", (players,), 0, PILE, "Stones in the piles."),
        Block("stacks", (MAX_STONES, STANDING), -MAX_STONES, MAX_CENTRE,
              "Stack by stack: its height, q, r, whose stone is on top, its centre, its turn, 1 if it was built on last, and its "
              "six small numbers from the east on as it lies."),
        Block("stones", (players, PILE, STONE), 0, MAX_CENTRE,
              "Whether a stone is in the pile, drawn, or in the castle; its stack and its height there; its turn; its centre. "
              "All 0 but the centre: it lies beside the castle."),
    ))  # fmt: skip


@rule
def observe(box: Box, s: CastleState, player: Player, out: Ints) -> int:
    """Write what everyone may know into an array of zeros, counting seats from the player's; returns how many numbers that is."""
    players = int(box.players)
    at = mark_turn(out, s, PHASES, to_move(box, s), player, players)
    at = mark(out, at, int(s.roll) - 1, DIE)
    if box.second_roll == 1:
        at = mark(out, at, int(s.first) - 1, DIE)
    out[at] = s.to_build
    out[at + 1] = s.turns
    at += 2
    for seat in range(players):
        place = seat_from(seat, player, players)
        out[at + place] = bounded(points(box, s, seat))
        out[at + players + place] = s.piles[seat]
    at += 2 * players
    stones = at + MAX_STONES * STANDING
    for stone in range(players * PILE):
        _stone(box, s, stone, player, out, stones)
    for stack in range(1, int(s.stacks) + 1):
        _stack(box, s, stack, player, out, at + (stack - 1) * STANDING, stones)
    return stones + players * PILE * STONE


@rule
def _place(box: Box, stone: int, player: Player, stones: int) -> int:
    """Where the numbers of a stone begin."""
    owner = seat_from(colour_of(stone), player, int(box.players))
    return stones + (owner * PILE + stone % PILE) * STONE


@rule
def _stone(box: Box, s: CastleState, stone: int, player: Player, out: Ints, stones: int) -> None:
    row = _place(box, stone, player, stones)
    out[row] = (int(s.left[colour_of(stone)]) >> (stone % PILE)) & 1
    out[row + 1] = 1 if s.drawn == stone + 1 else 0
    out[row + 6] = box.centre[stone]


@rule
def _stack(box: Box, s: CastleState, stack: int, player: Player, out: Ints, row: int, stones: int) -> None:
    """The stone that a stack shows, and all stones of the stack from the top down."""
    face = int(s.top[stack])
    top = stone_of(face)
    owner = seat_from(colour_of(top), player, int(box.players))
    write_three(out, row, s.height[stack], s.q[stack], s.r[stack])
    write_three(out, row + 3, owner, box.centre[top], (face - 1) % SIDES)
    out[row + 6] = 1 if s.last == stack else 0
    for side in range(SIDES):
        out[row + 7 + side] = box.faces[face, side]
    level = int(s.height[stack])
    while face != 0:
        stone = stone_of(face)
        place = _place(box, stone, player, stones)
        out[place + 2] = 1
        write_three(out, place + 3, stack, level, (face - 1) % SIDES)
        level -= 1
        face = int(s.under[stone])
