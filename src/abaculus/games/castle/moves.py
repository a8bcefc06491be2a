"""What happens in Number Castle, as moves: what a player can do, and what somebody did or drew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abaculus.core.move import Move
from abaculus.games.castle.legality import spot_of, turn_of
from abaculus.games.castle.notation import cell_of_build, cells
from abaculus.games.castle.scene import piece
from abaculus.games.castle.state import BUILD, DRAW, MISS, ROLL, START, TAKE, TAKES
from abaculus.geometry.hex import SIDES

if TYPE_CHECKING:
    from abaculus.core.state import State
    from abaculus.games.castle.game import Castle

__all__ = ["move_between", "moves"]


def moves(game: Castle, known: State) -> tuple[Move, ...]:
    """Everything that can be built or taken, or missing the turn, with points where the player may know them."""
    actions = known.legal_actions()
    valued = zip(actions, known.worths(actions), strict=True)
    phase = known.record["phase"][0]
    if phase == MISS:
        return tuple(Move("miss", points=points, action=action) for action, points in valued)
    standing = cells(known)
    if phase == TAKE:
        return tuple(
            Move("take", cell=str(standing[action - TAKES]), action=action,
                 points=points if game.foretells(known, action) else None)
            for action, points in valued
        )  # fmt: skip
    stone = (piece(game, 0, int(known.record["drawn"][0]) - 1),)
    written: dict[int, str] = {}  # the six turns of a stone on a spot come one after another
    offered = []
    for action, points in valued:
        spot, turn = divmod(action, SIDES)
        if spot not in written:
            written[spot] = str(cell_of_build(standing, spot))
        offered.append(Move._make(("lay", stone, written[spot], turn, 0, None, points, action)))
    return tuple(offered)


def move_between(game: Castle, before: State, action: int, after: State | None) -> Move:
    """Everything happens in full view."""
    phase = before.record["phase"][0]
    if phase in (START, ROLL):
        return Move("start" if phase == START else "roll", value=action)
    if phase == DRAW:
        return Move("draw", (piece(game, 0, action),))
    if phase == BUILD:
        stone = (piece(game, 0, int(before.record["drawn"][0]) - 1),)
        return Move("lay", stone, str(cell_of_build(cells(before), spot_of(action))), turn_of(action))
    return Move("take", cell=str(cells(before)[action - TAKES])) if phase == TAKE else Move("miss")
