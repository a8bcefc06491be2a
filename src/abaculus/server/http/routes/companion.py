"""The companion at a real table: it knows what everybody saw, and nobody's rack. Nothing is stored."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from fastapi import APIRouter

from abaculus.analysis.companion import Companion, Seen
from abaculus.analysis.companion_choices import Worded, choices_of, lays_of
from abaculus.core.errors import AbaculusError
from abaculus.core.ranks import ranks_of
from abaculus.core.scene import Scene
from abaculus.core.state import State
from abaculus.position_editor import editor_of
from abaculus.server.http.dependencies import REFUSALS, RequiredGuest, ServiceDep
from abaculus.server.http.json_answers import JsonOf, json_of
from abaculus.server.http.routes.analysis import game_asked
from abaculus.server.refusal import Refused
from abaculus.server.wire.analysis import AnalysisStep, WrongStep
from abaculus.server.wire.answers import Chance
from abaculus.server.wire.companion import CompanionAsked, CompanionMove, CompanionPiece, CompanionShown, RackToTell

__all__ = ["router"]

router = APIRouter(responses=REFUSALS)

_SEEN_A_REQUEST = 20
"""This many steps count as one more request from a guest: for each of them racks are imagined."""


@router.post("/api/companion", tags=["games"])
async def follow(asked: CompanionAsked, service: ServiceDep, guest: RequiredGuest) -> JsonOf[CompanionShown]:
    """Follow a game at a real table from what everybody sees: its points, whose turn it is, and what may come next."""
    for _ in range(len(asked.seen) // _SEEN_A_REQUEST):
        service.guest_pace.take(guest.id)
    return await asyncio.to_thread(lambda: json_of(_followed(asked)))


def _followed(asked: CompanionAsked) -> CompanionShown:
    try:
        companion = Companion(game_asked(asked), asked.position)
    except AbaculusError as problem:
        raise Refused("bad-position", str(problem)) from problem
    steps, wrong = _seen(companion, asked.seen)
    if not wrong:
        _tell(companion, asked)
    state = companion.state
    choices = choices_of(companion)
    lays = _lays(companion, asked.piece) if asked.piece else []
    outcomes = state.chance_weights() if state.is_chance_node() else []
    return CompanionShown(
        options={name: value for name, value in companion.game.log_options().items() if name != "tiles"},
        steps=steps,
        wrong=wrong,
        position=state.to_position(),
        to_move=state.current_player(),
        drawer=companion.drawer(),
        scores=companion.scores(),
        over=state.is_terminal(),
        ranks=ranks_of(state.returns()) if state.is_terminal() else None,
        outcomes=[
            Chance(move=state.describe(action), text=state.action_to_string(action), weight=weight)
            for action, weight in outcomes
        ],
        pieces=_pieces(companion),
        buttons=[CompanionMove(move=button.move, text=button.text) for button in choices.buttons],
        exchange=choices.most,
        lays=[lay.text for lay in lays],
        to_tell=[
            RackToTell(seat=seat, count=companion.left_with(seat), known=companion.shown_by(seat))
            for seat in companion.to_tell()
        ],
        scene=_scene(state, lays),
    )


def _seen(companion: Companion, texts: Sequence[str]) -> tuple[list[AnalysisStep], WrongStep | None]:
    """The steps as far as they can have happened, and the first one that cannot."""
    steps: list[AnalysisStep] = []
    for number, text in enumerate(texts, start=1):
        try:
            seen = companion.see(text)
        except AbaculusError as problem:
            return steps, WrongStep(number=number, text=text, why=str(problem))
        steps.append(_step(companion, seen))
    return steps, None


def _step(companion: Companion, seen: Seen) -> AnalysisStep:
    return AnalysisStep(
        seat=seen.seat,
        move=seen.move,
        text=seen.text,
        why=list(seen.parts),
        scores=companion.scores(),
        position=companion.state.to_position(),
    )


def _tell(companion: Companion, asked: CompanionAsked) -> None:
    try:
        for rack in asked.held:
            companion.tell(rack.seat, rack.pieces)
    except AbaculusError as problem:
        raise Refused("illegal", str(problem)) from problem


def _lays(companion: Companion, piece: str) -> list[Worded]:
    try:
        return lays_of(companion, piece)
    except AbaculusError as problem:
        raise Refused("illegal", str(problem)) from problem


def _scene(state: State, lays: Sequence[Worded]) -> Scene:
    """What everybody sees, with the piece that is being laid; its moves are numbered as they are listed."""
    scene = state.scene(None)
    if not lays:
        return scene
    moves = tuple(lay.move._replace(action=number) for number, lay in enumerate(lays))
    return replace(scene, hand=moves[0].pieces, moves=moves)


def _pieces(companion: Companion) -> list[CompanionPiece]:
    """What nobody has seen, and what those who have to say something now are known to hold."""
    mover = companion.state.current_player()
    seats = companion.to_tell() or ([mover] if mover >= 0 else [])
    known = Counter(name for seat in seats for name in companion.shown_by(seat))
    counts = known + Counter(companion.unseen())
    faces = editor_of(companion.game).faces([*counts]) if counts else {}
    names = [name for name in companion.game.piece_names if counts[name]]
    return [CompanionPiece(text=name, fields=list(faces[name]), count=counts[name]) for name in names]
