"""Games looked at: the analysis board, and the count of a game that is over. Nothing is kept: the game goes with the request."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from fastapi import APIRouter

from abaculus.analysis.counting import CountLine, lines_of, sheet_of
from abaculus.core.errors import AbaculusError
from abaculus.core.game import Game, ScorePart
from abaculus.core.state import State
from abaculus.server.http.dependencies import (
    REFUSALS,
    OptionalGuest,
    RequiredGuest,
    ServiceDep,
    SessionDep,
    as_json,
    ended,
)
from abaculus.server.refusal import Refused
from abaculus.server.tables.game_cache import load_asked
from abaculus.server.tables.projection import chance_shown, scene_json
from abaculus.server.wire.analysis import AnalysisAsked, AnalysisShown, Counted, GameAsked

__all__ = ["game_asked", "router"]

router = APIRouter(responses=REFUSALS)

_ACTIONS_A_REQUEST = 100
"""So many actions cost as much as one more request of a guest: a long game takes the rules longer."""


@router.post("/api/analysis", tags=["games"])
async def analyse(asked: AnalysisAsked, service: ServiceDep, guest: RequiredGuest) -> AnalysisShown:
    """Go through a game from any position: every step with its points, what can happen next, and what is wrong, if anything."""
    for _ in range(len(asked.actions) // _ACTIONS_A_REQUEST):
        service.guest_pace.take(guest.id)
    return cast(AnalysisShown, as_json(await asyncio.to_thread(_analysis, asked)))


@router.get("/api/tables/{table}/count", tags=["tables"])
async def final_count(service: ServiceDep, session: SessionDep, guest: OptionalGuest) -> Counted:
    """The count of a game that is over, line by line, and its score sheet."""
    async with service.live_tables.locked(session) as table:
        ended(table, guest)
        states = [*(step.before for step in table.history), table.state]
        actions = [step.action for step in table.history]
        given = [total - score for total, score in zip(table.totals(), table.state.scores(), strict=True)]
    return cast(Counted, as_json(await asyncio.to_thread(_counted, states, actions, given)))


def _analysis(asked: AnalysisAsked) -> dict[str, Any]:
    game = game_asked(asked)
    if asked.viewer is not None and asked.viewer >= game.num_players():
        raise Refused("no-seat")
    try:
        start = game.new_initial_state() if asked.position is None else game.from_position(asked.position)
    except AbaculusError as problem:
        raise Refused("bad-position", str(problem)) from problem
    states, actions, steps, wrong = [start], [], [], None
    for number, text in enumerate(asked.actions, start=1):
        before = states[-1]
        try:
            action = before.string_to_action(text) if isinstance(text, str) else text
            after = before.child(action)
        except AbaculusError as problem:
            over = "the game is over" if before.is_terminal() else str(problem)
            wrong = {"number": number, "text": str(text), "why": over}
            break
        steps.append(_step(before, action, after))
        states.append(after)
        actions.append(action)
    now = states[-1]
    mover = now.current_player() if now.current_player() >= 0 else None
    chances = now.chance_weights() if now.is_chance_node() else []
    return {
        "options": {name: value for name, value in game.log_options().items() if name != "tiles"},
        "start": start.to_position(),
        "steps": steps,
        "wrong": wrong,
        "position": now.to_position(),
        "to_move": now.current_player(),
        "scores": now.scores(),
        "over": now.is_terminal(),
        "outcomes": [chance_shown(now, action, weight) for action, weight in chances],
        "example": "" if now.is_terminal() else now.action_to_string(now.legal_actions()[0]),
        "scene": scene_json(now.scene(mover if asked.viewer is None else asked.viewer)),
        "counted": _counted(states, actions, [0] * game.num_players()) if asked.counted else None,
    }


def game_asked(asked: GameAsked) -> Game:
    """The game that a request is about, or a refusal."""
    if asked.tiles is not None and "\n" not in asked.tiles:  # one line would be taken for a path
        raise Refused("bad-option", "tiles are the text of a tile file, several lines")
    if "tiles" in asked.options:
        raise Refused("bad-option", "tiles are no option: they have a place of their own in the request")
    return load_asked(asked.game, {**asked.options, "tiles": asked.tiles})


def _step(before: State, action: int, after: State) -> dict[str, Any]:
    seat = before.current_player() if before.current_player() >= 0 else None
    parts = before.score_parts(action) if seat is not None else []
    return {
        "seat": seat,
        "move": before.describe(action).plain(),
        "text": before.action_to_string(action),
        "why": [part.plain() for part in parts],
        "scores": after.scores(),
        "position": after.to_position(),
    }


def _counted(states: Sequence[State], actions: Sequence[int], given: Sequence[int]) -> dict[str, Any]:
    scores = states[-1].scores()
    players = []
    for player, extra in enumerate(given):
        lines = lines_of(states, actions, player)
        if extra:
            lines.append(CountLine(ScorePart("count-given", {"points": extra}, extra)))
        shown = [{**line.part.plain(), "why": [part.plain() for part in line.why]} for line in lines]
        players.append({"lines": shown, "total": scores[player] + extra})
    rows = [
        {**row._asdict(), "move": row.move.plain(), "why": [part.plain() for part in row.why]}
        for row in sheet_of(states, actions)
    ]
    return {"players": players, "sheet": rows}
