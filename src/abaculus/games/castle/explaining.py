"""Why a castle is worth its points, and why an action changes them: stone by stone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from abaculus.core.game import ScorePart, Spot
from abaculus.games.castle.box import PILE
from abaculus.games.castle.formula import Combined
from abaculus.games.castle.scoring import exposures
from abaculus.games.castle.state import BUILD, MISS, TAKE
from abaculus.geometry.hex import SIDES, Hex

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.castle.game import Castle

__all__ = ["Seen", "count", "explain", "visible_stones"]


class Seen(NamedTuple):
    """A visible stone, with what a formula may use."""

    stone: int
    cell: Hex
    turn: int
    centre: int
    sides: int
    exposed: int
    height: int

    @property
    def owner(self) -> int:
        """The seat whose stone it is."""
        return self.stone // PILE


def visible_stones(game: Castle, state: State) -> list[Seen]:
    """The top stones, in the order of the record."""
    s, box = state.record[0], game.box[0]
    exposed = np.zeros(len(s.top), dtype=np.int32)
    exposures(box, s, exposed)
    columns = (column[1 : int(s.stacks) + 1].tolist() for column in (s.q, s.r, s.top, s.height, exposed))
    centre, sides = box.centre.tolist(), box.sides.tolist()
    seen = []
    for q, r, face, height, open_sides in zip(*columns, strict=True):
        stone, turn = divmod(face - 1, SIDES)
        seen.append(Seen(stone, Hex(q, r), turn, centre[stone], sides[stone], open_sides, height))
    return seen


def _value(game: Castle, seen: Seen | None) -> int:
    """What a stone is worth by itself, if the scoring is a sum over stones; otherwise 0."""
    total = 0
    if seen is not None and game.formula.additive is not None:
        for factors, times in game.formula.additive.value:
            product = times
            for name in factors:
                product *= int(getattr(seen, str(name)))
            total += product
    return total


def _args(game: Castle, seen: Seen) -> dict[str, Any]:
    return {
        "colour": game.colour(seen.stone),
        "centre": seen.centre,
        "cell": str(seen.cell),
        "exposed": seen.exposed,
        "height": seen.height,
        "detail": "no" if game.formula.quantities <= {"centre"} else "yes",
    }


def _signed(points: int) -> str:
    """A change in points, or what a stone adds, with its plus or minus sign as printed."""
    return f"+{points}" if points >= 0 else f"−{-points}"


def exposed_sides(game: Castle, seen: Seen, heights: Mapping[Hex, int]) -> tuple[int, ...]:
    """R8: the sides of a visible stone whose small number no stack at least as high covers."""
    around = enumerate(seen.cell.neighbours())
    return tuple(side for side, beside in around if heights.get(beside, 0) < seen.height)


def count(game: Castle, state: State, player: int) -> list[ScorePart]:
    """The final count of a player, or the count so far. Where stones have no points of their own, the formula comes last."""
    stones = visible_stones(game, state)
    heights = {seen.cell: seen.height for seen in stones}
    own = [seen for seen in stones if seen.owner == player]
    lit = {seen.stone: _spot(game, seen, heights) for seen in own}
    additive = game.formula.additive
    if additive is None:
        points = state.scores()[player]
        spots = tuple(lit.values())
        whole = ScorePart("castle-formula", {"formula": _written_out(game, own), "points": points}, points, spots)
        return [*(_part(game, "castle-stone-shown", seen, 0)._replace(spots=(lit[seen.stone],)) for seen in own), whole]
    parts = []
    for seen in own:
        args = {**_args(game, seen), "working": _working(additive, seen), "points": _value(game, seen)}
        args["reckoned"] = "no" if args["working"].isdecimal() else "yes"
        parts.append(ScorePart("castle-count", args, _value(game, seen), (lit[seen.stone],)))
    return parts


def _spot(game: Castle, seen: Seen, heights: Mapping[Hex, int]) -> Spot:
    """The stone; with its exposed sides, if the scoring looks at them."""
    return Spot(str(seen.cell), exposed_sides(game, seen, heights) if "exposed" in game.formula.quantities else ())


def _working(part: Combined, seen: Seen) -> str:
    """What a stone is worth, as people write it down: `7 + 12`, `3 × 7 × 2`."""
    line = ""
    # What is added comes before what is subtracted, and plain numbers last.
    for factors, times in sorted(part.value, key=lambda term: (term[1] < 0, not term[0])):
        numbers = [int(getattr(seen, str(name))) for name in factors]
        if abs(times) != 1 or not numbers:
            numbers.insert(0, abs(times))
        sign = "−" if times < 0 else "+" if line else ""
        line += f" {sign} " if line else sign
        line += " × ".join(map(str, numbers))
    return line


def _written_out(game: Castle, own: Sequence[Seen]) -> str:
    """A formula with the numbers of the stones filled in: `3 × 7 × 20`; if it has several such parts, as it is written."""
    ((*factors,), times), *more = game.formula.terms.items() or [((), 0)]
    if more or times != 1 or len(factors) != 1 or not own or not isinstance(factors[0], Combined):
        return game.formula.text
    workings = [_working(factors[0], seen) for seen in own]
    if factors[0].how != "product":
        return f"{factors[0].how}({', '.join(workings)})"
    return " × ".join(one if one.isdecimal() else f"({one})" for one in workings)


def explain(game: Castle, state: State, action: int) -> list[ScorePart]:
    """How an action changes the mover's points: the mover's own stones that come, go, or are exposed differently."""
    if state.record[0].phase not in (BUILD, TAKE, MISS):
        return []
    player, after = state.current_player(), state.child(action)
    before = {seen.stone: seen for seen in visible_stones(game, state) if seen.owner == player}
    then = {seen.stone: seen for seen in visible_stones(game, after) if seen.owner == player}
    additive = game.formula.additive is not None
    parts = []
    for stone in sorted(before.keys() | then.keys()):
        old, new = before.get(stone), then.get(stone)
        points = _value(game, new) - _value(game, old)
        if old and new and all(getattr(old, name) == getattr(new, name) for name in game.formula.quantities):
            continue
        kind = "changes" if old and new else "comes" if new else "goes"
        parts.append(_part(game, f"castle-stone-{kind}" + ("" if additive else "-shown"), new or old, points))
    if not additive and parts:
        was, becomes = state.scores()[player], after.scores()[player]
        args = {"formula": game.formula.text, "after": becomes, "signed": _signed(becomes - was)}
        parts.append(ScorePart("castle-formula-changes", args, becomes - was))
    return parts


def _part(game: Castle, key: str, seen: Seen | None, points: int) -> ScorePart:
    assert seen is not None
    return ScorePart(key, {**_args(game, seen), "signed": _signed(points)}, points, (Spot(str(seen.cell)),))
