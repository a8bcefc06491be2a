"""The star as a puzzle: can all 43 tiles be laid? An exact solver (OR-Tools CP-SAT) finds a way, or proves that there is none.

A game gets that far only with `end=play-on`: otherwise the first empty hand ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from abaculus.core.errors import MissingExtra, NotAllowed
from abaculus.core.puzzle import Solution
from abaculus.games.hexamino.box import STAR, START_TILE, TILES, VARIANTS, Box, Tile
from abaculus.games.hexamino.variants import ARM, field_on, welcome
from abaculus.geometry.hex import SIDES, STEP_Q, STEP_R, Hex, opposite

if TYPE_CHECKING:
    from abaculus.games.hexamino.game import Hexamino

__all__ = ["Solution", "solve"]


class _Slot(NamedTuple):
    """A place on an arm, with the tiles that can lie there."""

    cell: Hex
    tiles: tuple[Tile, ...]


def solve(game: Hexamino, seconds: float = 60.0, seed: int = 0) -> Solution | None:
    """An arrangement of 43 tiles, or `None` if there is provably none. The same seed finds the same one.

    Raises `NotAllowed` for a variant without a puzzle, and if the time is up before the question is answered.
    """
    if game.options["variant"] != VARIANTS[STAR]:
        raise NotAllowed(f"there is a puzzle for variant=star only, not for {game.options['variant']}")
    slots = _slots(game.box[0])
    chosen = _arranged(slots, seconds, seed)
    if chosen is None:
        return None
    names = game.set.names
    lays = tuple(f"{names[tile]}@{slot.cell}" for slot, tile in zip(slots, chosen, strict=True))
    hands = ";".join("-" * game.num_players())
    table = ";".join([f"{names[START_TILE]}@0,0", *lays])
    position = f"hexamino next=over seat=0 start=0 drawn=0 misses=0 hands={hands} table={table}"
    return Solution(lays, game.from_position(position).to_position())


def _slots(box: Box) -> list[_Slot]:
    """The 42 places from the inside outwards, ring by ring. Arm i alternates i and its opposite, so every turn is known."""
    slots = []
    for far in range(1, ARM + 1):
        for arm in range(SIDES):
            joined = arm if far % 2 else opposite(arm)
            turn = field_on(opposite(arm), joined)
            cell = Hex(far * STEP_Q[arm], far * STEP_R[arm])
            tiles = welcome(box, cell.q, cell.r, turn) & int(box.having[joined]) & ~(1 << START_TILE)
            slots.append(_Slot(cell, tuple(tile for tile in range(TILES) if tiles >> tile & 1)))
    return slots


def _arranged(slots: list[_Slot], seconds: float, seed: int) -> list[Tile] | None:
    """A tile for every place, each tile once."""
    cp_model = _solver()
    model = cp_model.CpModel()
    lies = {(tile, i): model.new_bool_var("") for i, slot in enumerate(slots) for tile in slot.tiles}
    for i, slot in enumerate(slots):
        model.add_exactly_one(lies[tile, i] for tile in slot.tiles)
    for tile in {tile for tile, _ in lies}:
        model.add_exactly_one(lies[tile, i] for i, slot in enumerate(slots) if tile in slot.tiles)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = seed
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return None
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        raise NotAllowed(f"the question was not answered within {seconds:g} seconds; give it more")
    return [next(tile for tile in slot.tiles if solver.value(lies[tile, i])) for i, slot in enumerate(slots)]


def _solver() -> Any:
    try:
        from ortools.sat.python import cp_model
    except ImportError as missing:
        raise MissingExtra("solving needs OR-Tools: pip install 'abaculus[solve]'") from missing
    return cp_model
