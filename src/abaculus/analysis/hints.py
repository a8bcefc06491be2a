"""A hint in three steps: where to look, which piece, the move itself."""

from __future__ import annotations

from typing import NamedTuple

from abaculus.bots import make_bot
from abaculus.core.errors import BadOption
from abaculus.core.information import InformationSet
from abaculus.core.move import Move

__all__ = ["STEPS", "Hint", "hint", "hint_for"]

STEPS = 3


class Hint(NamedTuple):
    """What a step gives away; the rest is empty."""

    step: int
    kind: str
    """What sort of move it is, such as `lay` or `swap`."""
    cell: str | None
    """From the first step on: where to look."""
    slots: tuple[int, ...]
    """From the second step on: the hand slots that it uses."""
    action: int | None
    """At the third step: the move."""
    points: int | None


def hint_for(move: Move, step: int) -> Hint:
    """As much of a move as a step gives away."""
    if not 1 <= step <= STEPS:
        raise BadOption(f"there is no step {step} of a hint; there are steps 1 to {STEPS}")
    last = step == STEPS
    return Hint(
        step=step,
        kind=move.kind,
        cell=move.cell,
        slots=move.slots if step > 1 else (),
        action=move.action if last else None,
        points=move.points if last else 0,
    )


def hint(known: InformationSet, step: int, *, seed: int = 0, visits: int = 3000) -> Hint:
    """A step of the hint for the player on move. Equal arguments give equal hints, so the steps belong together."""
    # In solo play some games know the way to the best result, and their simple policy follows it.
    level = "greedy" if known.game.num_players() == 1 else "master"
    action = make_bot(level, seed, simulations=visits).choose(known)
    moves = known.state.scene(known.player).moves
    return hint_for(next(move for move in moves if move.action == action), step)
