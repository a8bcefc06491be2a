"""What fits where, and what it is worth: R3 to R5, and the bonus of R7."""

from __future__ import annotations

from abaculus.core.rule import rule
from abaculus.games.mathable.box import NUMBERS, RACK, STRICT, WIDTH, Box, Kind, Square
from abaculus.games.mathable.state import MathableState
from abaculus.geometry.square import SIDES, steps

__all__ = ["STEPS", "bonus", "credited", "equation", "equations", "placement_points", "results", "wanted_sign"]

STEPS = steps(WIDTH)
"""From a square to the next one: up, right, down, left."""


@rule
def results(box: Box, sign: int, one: int, other: int) -> int:
    """R3, R4: the kinds that two numbers give, one bit each; none if one of the two is missing."""
    return int(box.results[(sign * NUMBERS + one) * NUMBERS + other])


@rule
def wanted_sign(box: Box, square: Square) -> int:
    """R4: the sign that every equation on this square has to use in order to score; 0 for any."""
    return 0 if box.all_score == 1 else int(box.sign[square])


@rule
def equation(box: Box, s: MathableState, kind: Kind, square: Square, direction: int, sign: int) -> int:
    """1 if the next two squares in a direction make an equation with this token here, and this sign; otherwise 0."""
    step = STEPS[direction]
    first = int(s.board[square + step])
    second = int(s.board[square + 2 * step])
    return (results(box, sign, first, second) >> kind) & 1


@rule
def equations(box: Box, s: MathableState, kind: Kind, square: Square) -> int:
    """R5: the number of directions that make an equation. A pair counts once, whatever the signs. R4: none counts on a
    restriction square unless one of them uses its sign."""
    with_sign = 0
    count = 0
    for direction in range(SIDES):
        with_sign += equation(box, s, kind, square, direction, int(box.sign[square]))
        count += equation(box, s, kind, square, direction, wanted_sign(box, square))
    return count if with_sign > 0 else 0


@rule
def credited(box: Box, s: MathableState, kind: Kind, square: Square, claim: int) -> int:
    """How many equations a placement is credited with: all of them, or as many as were claimed; 0 for a mistake."""
    true = equations(box, s, kind, square)
    if box.referee == STRICT:
        return true
    return claim if claim <= true else 0


@rule
def placement_points(box: Box, kind: Kind, square: Square, count: int) -> int:
    """R5: token value x number of equations x 2 or 3 on an award square."""
    return int(box.values[kind]) * count * int(box.award[square])


@rule
def bonus(box: Box, s: MathableState, held: int) -> int:
    """R7: what it brings to have begun the turn with seven tokens and to end it with none."""
    return int(box.bonus) if s.began == RACK and held == 0 else 0
