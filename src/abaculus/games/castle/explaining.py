"""Why a castle is worth its points, and why an action changes them: stone by stone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from abaculus.core.game import ScorePart
from abaculus.games.castle.box import PILE
from abaculus.games.castle.scoring import exposures
from abaculus.games.castle.state import BUILD, MISS, TAKE
from abaculus.geometry.hex import SIDES, Hex

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.castle.game import Castle

__all__ = ["Seen", "count", "explain", "visible_stones"]


class Seen(NamedTuple):
    """A visible stone, with what a formula may ask of it."""

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
    """What a stone brings by itself, where the scoring is a sum over stones; otherwise 0."""
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
    """With a plus or a minus as it is printed: a change, or what a stone adds."""
    return f"+{points}" if points >= 0 else f"−{-points}"


def count(game: Castle, state: State, player: int) -> list[ScorePart]:
    """The final count of a player, or the count so far. Where stones have no points of their own, the formula comes last."""
    own = [seen for seen in visible_stones(game, state) if seen.owner == player]
    if game.formula.additive is not None:
        return [_part(game, "castle-stone", seen, _value(game, seen)) for seen in own]
    points = state.scores()[player]
    whole = ScorePart("castle-formula", {"formula": game.formula.text, "points": points}, points)
    return [*(_part(game, "castle-stone-shown", seen, 0) for seen in own), whole]


def explain(game: Castle, state: State, action: int) -> list[ScorePart]:
    """How an action changes the mover's points: the own stones that come, go, or are exposed differently."""
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
    return ScorePart(key, {**_args(game, seen), "signed": _signed(points)}, points)
