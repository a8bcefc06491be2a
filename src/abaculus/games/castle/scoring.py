"""What a castle is worth to a player: R8 to R10.

Every scoring is a formula, including the printed ones. It has been multiplied out (see `formula`) and is in the box as
numbers, so that one compiled function serves them all.
"""

from __future__ import annotations

from abaculus.core.errors import BadOption
from abaculus.core.record import Ints, Records
from abaculus.core.rule import rule
from abaculus.games.castle.box import COLOURS, MAX_HEIGHT, Box, Face, Stone, StoneSet
from abaculus.games.castle.formula import COMBINE, QUANTITIES, Combined, Formula, Terms
from abaculus.games.castle.stacks import cell_at, cell_beside, colour_of, stone_of
from abaculus.games.castle.state import CastleState, Player
from abaculus.geometry.hex import SIDES

__all__ = ["MAX_POINTS", "exposed_if", "exposures", "pack_formula", "points_if", "stone_value"]

SUM, PRODUCT, MAX, MIN = range(4)
"""Places in formula.COMBINE."""
MAX_POINTS = 10**18
"""No count may exceed this, at any step, so that it fits into 64 bits in every lane."""


# -- R9 --------------------------------------------------------------------------------------------------------------------


@rule
def exposed_if(box: Box, s: CastleState, cell: int, face: Face, height: int, changed: int, new_height: int) -> int:
    """R9: the small numbers of a top stone, added up, except those next to a stack at least as high.

    `changed` is a cell whose stack is assumed to be `new_height` high; -1: none.
    """
    total = 0
    for side in range(SIDES):
        beside = cell_beside(box, cell, side)
        other = new_height if beside == changed else int(s.height[int(s.board[beside])])
        if other < height:
            total += int(box.faces[face, side])
    return total


@rule
def exposures(box: Box, s: CastleState, out: Ints) -> None:
    """R9 for the top stones of all stacks, in the order of the record."""
    for stack in range(1, int(s.stacks) + 1):
        cell = cell_at(box, int(s.q[stack]), int(s.r[stack]))
        out[stack] = exposed_if(box, s, cell, int(s.top[stack]), int(s.height[stack]), -1, 0)


# -- R8 and R10 --------------------------------------------------------------------------------------------------------------


@rule
def stone_value(box: Box, part: int, centre: int, sides: int, exposed: int, height: int) -> int:
    """What one stone is worth in one part of the scoring."""
    total = 0
    for term in range(int(box.part_terms[part])):
        product = int(box.term_times[part, term])
        for _ in range(int(box.term_powers[part, term, 0])):
            product *= centre
        for _ in range(int(box.term_powers[part, term, 1])):
            product *= sides
        for _ in range(int(box.term_powers[part, term, 2])):
            product *= exposed
        for _ in range(int(box.term_powers[part, term, 3])):
            product *= height
        total += product
    return total


@rule
def _combined(
    box: Box, s: CastleState, player: Player, part: int, changed: int, new_face: Face, new_height: int
) -> int:
    """One part of the scoring over all visible stones of a player; 0 if there are none (ruling on R8)."""
    how = int(box.part_how[part])
    total = 0
    seen = 0
    extra = 1 if changed >= 0 and s.board[max(changed, 0)] == 0 else 0
    for stack in range(1, int(s.stacks) + 1 + extra):
        cell = changed
        if stack <= s.stacks:
            cell = cell_at(box, int(s.q[stack]), int(s.r[stack]))
        face = new_face
        height = new_height
        if cell != changed:
            face = int(s.top[stack])
            height = int(s.height[stack])
        stone = stone_of(face)
        if height == 0 or colour_of(stone) != player:
            continue
        exposed = 0
        if box.uses_exposed == 1:
            exposed = exposed_if(box, s, cell, face, height, changed, new_height)
        value = stone_value(box, part, int(box.centre[stone]), int(box.sides[stone]), exposed, height)
        if seen == 0:
            total = value
        elif how == SUM:
            total += value
        elif how == PRODUCT:
            total *= value
        elif how == MAX:
            total = max(total, value)
        else:
            total = min(total, value)
        seen += 1
    return total


@rule
def points_if(box: Box, s: CastleState, player: Player, changed: int, new_face: Face, new_height: int) -> int:
    """A player's points if the stack on the cell `changed` were `new_height` high and showed `new_face`; -1: as it is."""
    total = 0
    for product in range(int(box.product_count)):
        points = int(box.product_times[product])
        for place in range(int(box.product_length[product])):
            part = int(box.product_parts[product, place])
            points *= _combined(box, s, player, part, changed, new_face, new_height)
        total += points
    return total


# -- putting a formula into the box ----------------------------------------------------------------------------------------------


def pack_formula(boxes: Records, formula: Formula, stones: StoneSet) -> None:
    """Put a scoring into the box, once it is certain that no castle can make it overflow."""
    box = boxes[0]
    for player in range(int(box.players)):
        _check_size(formula, stones, player)
    parts: list[Combined] = []
    for product, (factors, times) in enumerate(formula.terms.items()):
        box.product_times[product] = times
        box.product_length[product] = len(factors)
        for place, part in enumerate(factors):
            assert isinstance(part, Combined)
            if part not in parts:
                _pack_part(boxes, len(parts), part)
                parts.append(part)
            box.product_parts[product, place] = parts.index(part)
    box.product_count = len(formula.terms)


def _pack_part(boxes: Records, place: int, part: Combined) -> None:
    box = boxes[0]
    box.part_how[place] = COMBINE.index(part.how)
    box.part_terms[place] = len(part.value)
    for term, (factors, times) in enumerate(part.value):
        box.term_times[place, term] = times
        for quantity, name in enumerate(QUANTITIES):
            box.term_powers[place, term, quantity] = factors.count(name)
    if any("exposed" in factors for factors, _ in part.value):
        box.uses_exposed = 1


def _check_size(formula: Formula, stones: StoneSet, player: Player) -> None:
    """Add up the largest value that each product can have; the true count is never further from 0."""
    largest: Terms = {}
    for factors, times in formula.terms.items():
        most = abs(times)
        for part in factors:
            assert isinstance(part, Combined)
            most *= max(1, _largest_part(part, stones, player))
        largest[factors] = most
    if sum(largest.values()) > MAX_POINTS:
        raise BadOption(f"the formula {formula.text!r}: {COLOURS[player]} could count {sum(largest.values()):.1e} points; "
                        f"a scoring has to stay below {MAX_POINTS:.0e}")  # fmt: skip


def _largest_part(part: Combined, stones: StoneSet, player: Player) -> int:
    values = [_largest_value(part, stones, stone) for stone in stones.of(player)]
    if part.how == "sum":
        return sum(values)
    if part.how == "product":
        product = 1
        for value in values:
            product *= max(1, value)
        return product
    return max(values)


def _largest_value(part: Combined, stones: StoneSet, stone: Stone) -> int:
    found = stones.stones[stone]
    assert found is not None
    centre, sides = found
    most = {"centre": centre, "sides": sum(sides), "exposed": sum(sides), "height": MAX_HEIGHT}
    total = 0
    for factors, times in part.value:
        product = abs(times)
        for name in factors:
            product *= most[str(name)]
        total += product
    return total
