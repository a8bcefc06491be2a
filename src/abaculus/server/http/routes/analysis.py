"""Games to look through: the analysis board, and the count of a finished game. Nothing is stored: the request holds the game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from fastapi import APIRouter

from abaculus.analysis.counting import CountLine, lines_of, sheet_of
from abaculus.analysis.summing_up import SummingUp
from abaculus.core.errors import AbaculusError
from abaculus.core.game import Game, ScorePart
from abaculus.core.ranks import ranks_of
from abaculus.core.state import State
from abaculus.server.http.dependencies import (
    REFUSALS,
    OptionalGuest,
    RequiredGuest,
    ServiceDep,
    SessionDep,
    ended,
    own_tiles,
)
from abaculus.server.http.json_answers import JsonOf, json_of
from abaculus.server.refusal import Refused
from abaculus.server.tables.game_cache import load_asked
from abaculus.server.wire import Chance
from abaculus.server.wire.analysis import (
    AnalysisAsked,
    AnalysisShown,
    AnalysisStep,
    Counted,
    CountedPlayer,
    FinalCount,
    GameAsked,
    WrongStep,
)

__all__ = ["game_asked", "router"]

router = APIRouter(responses=REFUSALS)

_ACTIONS_A_REQUEST = 100
"""This many actions count as one more request from a guest: a long game takes longer to go through."""


@router.post("/api/analysis", tags=["games"])
async def analyse(asked: AnalysisAsked, service: ServiceDep, guest: RequiredGuest) -> JsonOf[AnalysisShown]:
    """Go through a game from any position: every step with its points, what can happen next, and what is wrong, if anything."""
    for _ in range(len(asked.actions) // _ACTIONS_A_REQUEST):
        service.guest_pace.take(guest.id)
    return await asyncio.to_thread(lambda: json_of(_analysis(asked)))


@router.get("/api/tables/{table}/count", tags=["tables"])
async def final_count(service: ServiceDep, session: SessionDep, guest: OptionalGuest) -> JsonOf[FinalCount]:
    """A game that is over summed up: its count line by line, its score sheet, where the points came from, the best moves."""
    async with service.live_tables.locked(session) as table:
        ended(table, guest)
        states = [*(step.before for step in table.history), table.state]
        actions = [step.action for step in table.history]
        given = [total - score for total, score in zip(table.totals(), table.state.scores(), strict=True)]
        by_the_rules = table.why == "over"
    return await asyncio.to_thread(lambda: json_of(_summed_up(states, actions, given, by_the_rules)))


def _summed_up(
    states: Sequence[State], actions: Sequence[int], given: Sequence[int], by_the_rules: bool
) -> FinalCount:  # fmt: skip
    counted, summed_up = _counted(states, actions, given), SummingUp(states, actions, given)
    return FinalCount(
        players=counted.players,
        sheet=counted.sheet,
        kinds=summed_up.kinds(),
        moves=[summed_up.moves(player) for player in range(len(given))],
        best=[summed_up.best(player) for player in range(len(given))],
        story=summed_up.story() if by_the_rules else "",
    )


def _analysis(asked: AnalysisAsked) -> AnalysisShown:
    game = game_asked(asked)
    if asked.viewer is not None and asked.viewer >= game.num_players():
        raise Refused("no-seat")
    try:
        start = game.new_initial_state() if asked.position is None else game.from_position(asked.position)
    except AbaculusError as problem:
        raise Refused("bad-position", str(problem)) from problem
    states, actions, wrong = _gone_through(start, asked.actions)
    now = states[-1]
    mover = now.current_player() if now.current_player() >= 0 else None
    chances = now.chance_weights() if now.is_chance_node() else []
    return AnalysisShown(
        options={name: value for name, value in game.log_options().items() if name != "tiles"},
        start=start.to_position(),
        steps=[
            _step(before, action, after) for before, action, after in zip(states, actions, states[1:], strict=False)
        ],
        wrong=wrong,
        position=now.to_position(),
        to_move=now.current_player(),
        scores=now.scores(),
        over=now.is_terminal(),
        ranks=ranks_of(now.returns()) if now.is_terminal() else None,
        outcomes=[
            Chance(move=now.describe(action), text=now.action_to_string(action), weight=weight)
            for action, weight in chances
        ],
        example="" if now.is_terminal() else now.action_to_string(now.legal_actions()[0]),
        scene=now.scene(mover if asked.viewer is None else asked.viewer),
        counted=_counted(states, actions, [0] * game.num_players()) if asked.counted else None,
    )


def _gone_through(start: State, asked: Sequence[int | str]) -> tuple[list[State], list[int], WrongStep | None]:
    """The positions as far as the actions are possible, these actions as numbers, and the first one that is not possible."""
    states: list[State] = [start]
    actions: list[int] = []
    for number, text in enumerate(asked, start=1):
        before = states[-1]
        try:
            action = before.string_to_action(text) if isinstance(text, str) else text
            after = before.child(action)
        except AbaculusError as problem:
            why = "the game is over" if before.is_terminal() else str(problem)
            return states, actions, WrongStep(number=number, text=str(text), why=why)
        states.append(after)
        actions.append(action)
    return states, actions, None


def game_asked(asked: GameAsked) -> Game:
    """The game that a request is about, or a refusal."""
    tiles = None if asked.tiles is None else own_tiles(asked.tiles)
    if "tiles" in asked.options:
        raise Refused("bad-option", "tiles are no option: they have a place of their own in the request")
    return load_asked(asked.game, {**asked.options, "tiles": tiles})


def _step(before: State, action: int, after: State) -> AnalysisStep:
    seat = before.current_player() if before.current_player() >= 0 else None
    return AnalysisStep(
        seat=seat,
        move=before.describe(action),
        text=before.action_to_string(action),
        why=before.score_parts(action) if seat is not None else [],
        scores=after.scores(),
        position=after.to_position(),
    )


def _counted(states: Sequence[State], actions: Sequence[int], given: Sequence[int]) -> Counted:
    scores = states[-1].scores()
    players = []
    for player, extra in enumerate(given):
        lines = lines_of(states, actions, player)
        if extra:
            lines.append(CountLine(ScorePart("count-given", {"points": extra}, extra)))
        players.append(CountedPlayer(lines=lines, total=scores[player] + extra))
    return Counted(players=players, sheet=sheet_of(states, actions))
