"""Routes for games apart from tables: the list of games, any position in them; and the health of the server."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import abaculus
from abaculus.core.errors import AbaculusError, UnknownGame
from abaculus.core.ranks import ranks_of
from abaculus.server import wire
from abaculus.server.http.dependencies import REFUSALS, RequiredGuest, ServiceDep, own_tiles
from abaculus.server.http.json_answers import JsonOf, json_of
from abaculus.server.refusal import Refused

__all__ = ["router"]

router = APIRouter(responses=REFUSALS)


@router.get("/api/games", tags=["games"])
async def games() -> list[wire.GameFacts]:
    """The games and their options."""
    return [abaculus.game_info(name) for name in abaculus.list_games()]


@router.post("/api/positions", tags=["games"])
async def position(asked: wire.PositionAsked, guest: RequiredGuest) -> JsonOf[wire.PositionShown]:
    """Look at any position, and play on from it: what an analysis board needs."""
    return await asyncio.to_thread(lambda: json_of(_position(asked)))


def _position(asked: wire.PositionAsked) -> wire.PositionShown:
    try:
        tiles = None if asked.tiles is None else own_tiles(asked.tiles)
        game = abaculus.load_game(asked.game, tiles=tiles, **asked.options)
    except UnknownGame as problem:
        raise Refused("no-game", str(problem)) from problem
    except (AbaculusError, TypeError) as problem:
        raise Refused("bad-option", str(problem)) from problem
    if asked.viewer is not None and asked.viewer >= game.num_players():
        raise Refused("no-seat")
    number = 0
    try:
        state = game.new_initial_state() if asked.position is None else game.from_position(asked.position)
        for number, text in enumerate(asked.actions, start=1):  # noqa: B007
            state.apply_action(state.string_to_action(text))
    except AbaculusError as problem:
        raise Refused("bad-position", f"action {number}: {problem}" if number else str(problem)) from problem
    chance = state.is_chance_node()
    return wire.PositionShown(
        position=state.to_position(),
        to_move=state.current_player(),
        scores=state.scores(),
        over=state.is_terminal(),
        ranks=ranks_of(state.returns()) if state.is_terminal() else None,
        outcomes=[state.action_to_string(action) for action in state.legal_actions()] if chance else [],
        scene=state.scene(asked.viewer),
    )


@router.get("/health", tags=["running"])
async def health(service: ServiceDep) -> wire.Health:
    """Whether the server answers and its database can be written."""
    try:
        async with asyncio.timeout(5):
            alive = await service.storage.alive()
    except Exception as problem:
        raise Refused("busy", "the database does not answer") from problem
    if not alive:
        raise Refused("busy", "the database cannot be written")
    if service.live_tables.closing:
        raise Refused("busy")
    return wire.Health(
        status="ok",
        version=abaculus.__version__,
        tables=len(service.live_tables.sessions),
        sockets=len(service.connections),
    )


@router.get("/metrics", tags=["running"], response_class=PlainTextResponse)
async def metrics(service: ServiceDep) -> Response:
    """Counters for Prometheus."""
    service.measure()
    return Response(generate_latest(service.metrics.registry), media_type=CONTENT_TYPE_LATEST)
