"""Routes for setting up positions piece by piece. Nothing is stored: the request holds the position, and so does the answer."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field, StringConstraints

from abaculus import position_editor
from abaculus.core.errors import AbaculusError
from abaculus.core.scene import Place
from abaculus.core.state import State
from abaculus.server.http.dependencies import REFUSALS, RequiredGuest, ServiceDep
from abaculus.server.http.json_answers import JsonOf, json_of
from abaculus.server.http.routes.analysis import game_asked
from abaculus.server.refusal import Refused
from abaculus.server.wire import Asked, SceneField, SceneShown, Seat
from abaculus.server.wire.analysis import GameAsked

__all__ = ["router"]

router = APIRouter(responses=REFUSALS)

PieceName = Annotated[str, StringConstraints(max_length=40, pattern=r"^[^\x00]*$")]
Cell = Annotated[str, StringConstraints(max_length=12, pattern=r"^[^\x00]*$")]
Slot = Annotated[int, Field(strict=True, ge=0, lt=128)]


class LayPiece(Asked):
    """A piece comes to lie on a cell, from the bag or from whoever holds it."""

    do: Literal["lay"]
    piece: PieceName
    cell: Cell
    turn: Annotated[int, Field(strict=True, ge=0, lt=6)] = 0


class TakePiece(Asked):
    """What lies on a cell, or on top there, goes back to the bag."""

    do: Literal["take"]
    cell: Cell


class HoldPiece(Asked):
    """A piece comes into a hand: in exchange for that of a slot, or in addition."""

    do: Literal["hold"]
    hand: Seat
    piece: PieceName
    slot: Slot | None = None


class DropPiece(Asked):
    """The piece of a slot of a hand goes back to the bag."""

    do: Literal["drop"]
    hand: Seat
    slot: Slot


class SetPoints(Asked):
    """A seat has this many points."""

    do: Literal["points"]
    seat: Seat
    points: Annotated[int, Field(strict=True, ge=-999_999, le=999_999)]


class SetTurn(Asked):
    """It is the turn of a seat."""

    do: Literal["turn"]
    seat: Seat


class SettingUpAsked(GameAsked):
    """A position, and what is to be changed about it, if anything."""

    change: (
        Annotated[LayPiece | TakePiece | HoldPiece | DropPiece | SetPoints | SetTurn, Field(discriminator="do")] | None
    ) = None


class BoxPiece(BaseModel):
    """A piece that does not lie on the table: how it looks, how many there are of it, and in how many ways it can be turned."""

    text: str
    fields: list[SceneField]
    count: int
    turns: int


class FreeSpot(BaseModel):
    """A cell where something can be laid: these pieces (`null`: any), in the turn that fits there (`null`: any)."""

    cell: str
    pieces: list[str] | None
    turn: int | None


class HandSetUp(BaseModel):
    """What a seat holds, or (`null`) what lies beside the table. `room`: whether more can be held."""

    seat: int | None
    pieces: list[str]
    room: bool


class SettingUpShown(BaseModel):
    """A position, and all that it can be changed with."""

    options: dict[str, int | str]
    position: str
    mover: int
    scores: list[int]
    points: bool
    """Whether points can be set; otherwise they follow from the pieces."""
    pieces: list[BoxPiece]
    hands: list[HandSetUp]
    spots: list[FreeSpot]
    scene: SceneShown


@router.post("/api/setting-up", tags=["games"])
async def set_up(asked: SettingUpAsked, service: ServiceDep, guest: RequiredGuest) -> JsonOf[SettingUpShown]:
    """Change a position in one point: what comes of it, or why it cannot be. Whatever has to follow is changed along with it."""
    return await asyncio.to_thread(lambda: json_of(_set_up(asked)))


def _set_up(asked: SettingUpAsked) -> SettingUpShown:
    game = game_asked(asked)
    try:
        up = position_editor.editor_of(game)
        before = game.new_initial_state() if asked.position is None else game.from_position(asked.position)
        return _shown(up, up.changed(before, _change(asked)))
    except AbaculusError as problem:
        raise Refused("bad-position", str(problem).removeprefix("position: ")) from problem


def _change(asked: SettingUpAsked) -> position_editor.Change | None:
    match asked.change:
        case LayPiece(piece=piece, cell=cell, turn=turn):
            return position_editor.Lay(piece, cell, turn)
        case TakePiece(cell=cell):
            return position_editor.Take(cell)
        case HoldPiece(hand=hand, piece=piece, slot=slot):
            return position_editor.Hold(hand, piece, slot)
        case DropPiece(hand=hand, slot=slot):
            return position_editor.Drop(hand, slot)
        case SetPoints(seat=seat, points=points):
            return position_editor.Points(seat, points)
        case SetTurn(seat=seat):
            return position_editor.ToMove(seat)
    return None


def _shown(up: position_editor.PositionEditor, state: State) -> SettingUpShown:
    layout, spots, scene = up.layout(state), up.spots(state), up.scene(state)
    known = {tile.cell for tile in scene.tiles} | {place.cell for place in scene.places}
    places = (*scene.places, *(Place(spot.cell, spot.x, spot.y) for spot in spots if spot.cell not in known))
    off = up.off_table(layout)
    faces = up.faces([*off]) if off else {}
    held = up.held(layout)
    return SettingUpShown(
        options={name: value for name, value in state.game.log_options().items() if name != "tiles"},
        position=state.to_position(),
        mover=layout.mover,
        scores=state.scores(),
        points=layout.scores is not None,
        pieces=[
            BoxPiece(text=name, fields=list(faces[name]), count=count, turns=up.turns(name))
            for name, count in off.items()
        ],
        hands=[
            HandSetUp(seat=seat, pieces=[name.removesuffix("!") for name in hand], room=len(hand) < most)
            for seat, hand, (_, most) in zip(up.seats, layout.hands, held, strict=True)
        ],
        spots=[
            FreeSpot(cell=spot.cell, pieces=None if spot.pieces is None else sorted(spot.pieces), turn=spot.turn)
            for spot in spots
        ],
        scene=replace(scene, places=places, moves=(), hand=()),
    )
