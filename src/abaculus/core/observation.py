"""What a learner is shown: a row of whole numbers, made of named blocks.

A game describes its blocks in `games/<id>/observation.py` and fills them with a rule there, `observe(box, s, player,
out)`. The state it is given holds no secrets: `conceal` has taken them out. Seats are counted from the player's own:
seat 0 of a block is the player, seat 1 the next one round the table. A game may also have `permit(box, s, mask, dense)`
there, which masks legal actions faster than a list does.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from abaculus.core.errors import NotAllowed
from abaculus.core.record import Ints
from abaculus.core.registry import game_part
from abaculus.core.rule import rule

if TYPE_CHECKING:
    from abaculus.core.game import Game

__all__ = [
    "MOST", "Block", "Layout", "allow", "bounded", "layout_of", "mark", "mark_turn", "observe_of",
    "permit_of", "seat_from", "turn_blocks", "write_three",
]  # fmt: skip

MOST = 32767
"""The largest number that an observation can hold; larger ones are cut to it."""


class Block(NamedTuple):
    """A named part of an observation, with the range of its numbers and what they mean."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    text: str

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        return math.prod(self.shape)


class Layout(NamedTuple):
    """The blocks of an observation, in order.

    >>> Layout((Block("scores", (2,), 0, 99, ""), Block("table", (3, 4), 0, 6, ""))).size
    14
    """

    blocks: tuple[Block, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation holds."""
        return sum(block.size for block in self.blocks)

    def split(self, rows: Ints) -> dict[str, Ints]:
        """The blocks of one observation, or of many in rows: views of the same memory."""
        parts, start = {}, 0
        for block in self.blocks:
            parts[block.name] = rows[..., start : start + block.size].reshape(*rows.shape[:-1], *block.shape)
            start += block.size
        return parts

    def bounds(self) -> tuple[Ints, Ints]:
        """The smallest and the largest number possible in every place."""
        low = np.concatenate([np.full(block.size, block.low, dtype=np.int16) for block in self.blocks])
        high = np.concatenate([np.full(block.size, block.high, dtype=np.int16) for block in self.blocks])
        return low, high


def turn_blocks(phases: tuple[str, ...], players: int, turn: str = "Whose turn it is.") -> tuple[Block, ...]:
    """The blocks that `mark_turn` fills."""
    return (
        Block("phase", (len(phases),), 0, 1, f"One of: {', '.join(phases)}."),
        Block("to_move", (players,), 0, 1, "Who decides next; all 0 when nobody does."),
        Block("turn", (players,), 0, 1, turn),
        Block("starter", (players,), 0, 1, "Who began."),
    )


def layout_of(game: Game) -> Layout:
    """The blocks of a game's observations, with its options."""
    made: Layout = _module(game).layout(game)
    return made


def observe_of(game: Game) -> Callable[..., int]:
    """The rule that fills a game's observations."""
    found: Callable[..., int] = _module(game).observe
    return found


def permit_of(game: Game) -> Callable[..., int] | None:
    """The rule that sets the legal actions in a mask, if a game has one: making a sorted list takes longer."""
    found: Callable[..., int] | None = getattr(_module(game), "permit", None)
    return found


def _module(game: Game) -> Any:
    found = game_part(game.id, "observation")
    if found is None:
        raise NotAllowed(f"{game.info.title} has no observations for learners")
    return found


@rule
def allow(mask: Ints, action: int, dense: bool) -> None:
    """Set an action in a mask: its byte, or its bit."""
    if dense:
        mask[action] = 1
    else:
        mask[action >> 3] = int(mask[action >> 3]) | (1 << (action & 7))


@rule
def seat_from(seat: int, player: int, players: int) -> int:
    """How many places after the player a seat is."""
    return seat - player if seat >= player else seat - player + players


@rule
def mark(out: Ints, at: int, place: int, count: int) -> int:
    """Write 1 at one of `count` places, or nowhere if the place is not among them; returns where the next block begins."""
    if 0 <= place < count:
        out[at + place] = 1
    return at + count


@rule
def bounded(number: int) -> int:
    """A number cut to what an observation can hold."""
    return max(-MOST, min(MOST, number))


@rule
def mark_turn(out: Ints, s: Any, phases: int, mover: int, player: int, players: int) -> int:
    """What comes next, who decides, whose turn it is and who began; returns where the next block begins."""
    at = mark(out, 0, int(s.phase), phases)
    at = mark(out, at, seat_from(mover, player, players) if mover >= 0 else -1, players)
    at = mark(out, at, seat_from(int(s.mover), player, players), players)
    return mark(out, at, seat_from(int(s.starter), player, players), players)


@rule
def write_three(out: Ints, at: int, first: int, second: int, third: int) -> int:
    """Three numbers side by side; returns where the next one goes."""
    out[at] = first
    out[at + 1] = second
    out[at + 2] = third
    return at + 3
