"""What moves are worth, in words and numbers that others can read: the search's answer, move by move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from abaculus.bots.search import Imagination, Ranked, engine_of, expect_exactly, rank, solve_exactly
from abaculus.bots.search.engine import WIDEST, tables_of
from abaculus.core.chance import new_dice, signed_64
from abaculus.core.compiled import GREEDY
from abaculus.core.errors import BadOption, IllegalAction, NotAllowed, by_number, counted
from abaculus.core.game import ScorePart
from abaculus.core.information import InformationSet
from abaculus.core.move import Move

__all__ = ["Weighed", "compare", "line_of_play", "think", "weigh"]

LINE = 4
"""The length of a line of play, in decisions."""
LINES = 4
"""Ways to continue a move that are looked at when a few moves are compared."""
SHARES = (1 / 8, 1 / 4, 5 / 8)
"""How the time or the playouts are divided among the answers given while it thinks; the last is the one to rely on."""


class Weighed(NamedTuple):
    """A move, what it scores at once and why, and what can be expected of it."""

    action: int
    move: Move
    points: int
    parts: list[ScorePart]
    margin: float
    win: float
    visits: int
    error: float
    exact: bool
    line: list[Move]
    """One way the game may continue: the move, then what simple players do. What is hidden from the seat has no fields."""


def weigh(
    known: InformationSet, *, visits: int | None = None, seconds: float | None = None, seed: int = 0, best: int = 5
) -> list[Weighed]:
    """The best moves, best first. With `visits`, the number of playouts in all, equal arguments give equal answers."""
    if best < 1:
        raise BadOption(f"{best} moves cannot be listed; 1 and more can")
    moves = rank(known, simulations=visits, seconds=seconds, seed=seed)
    return [_weighed(known, move, seed) for move in moves if not move.glanced][:best]


def think(
    known: InformationSet, *, visits: int | None = None, seconds: float | None = None, seed: int = 0, best: int = 5
) -> Iterator[tuple[list[Weighed], bool]]:
    """The same answer as it takes shape, and whether it is the last: twice before the time is up, and at the end.

    With `visits`, the last answer takes all of them, and the earlier ones come on top."""
    for share in SHARES:
        final = share == SHARES[-1]
        if seconds is not None:
            yield weigh(known, visits=visits, seconds=seconds * share, seed=seed, best=best), final
        elif final or (visits is not None and visits >= 64):
            part = visits if final or visits is None else int(visits * share)
            yield weigh(known, visits=part, seed=seed, best=best), final


def compare(known: InformationSet, actions: Sequence[int], *, visits: int, seed: int = 0) -> list[Ranked]:
    """What each of these legal actions is worth, in the given order, all with the same luck: for moves that a search may have
    passed over."""
    if known.player is None or known.state.current_player() != known.player:
        raise NotAllowed(f"{by_number(known.player)} is not on move, so there is nothing to compare")
    if not 0 < len(actions) <= WIDEST // 2:
        raise BadOption(f"{counted(len(actions), 'action')} cannot be compared; 1 to {WIDEST // 2} can")
    legal = known.state.legal_actions()
    for action in actions:
        if action not in legal:
            raise IllegalAction(f"{action} is not a legal action here")
    engine = engine_of(type(known.game))
    most = engine.settings.exact
    solved = {move.action: move for move in solve_exactly(known, most) or expect_exactly(known, most)}
    if solved:
        return [solved[action] for action in actions]
    found = _sampled(known, actions, visits, seed)
    return [_gone_on_with(known, move, visits // len(actions), seed) for move in found]


def _gone_on_with(known: InformationSet, move: Ranked, visits: int, seed: int) -> Ranked:
    """A move and the best way to continue the same turn, if that is worth more than the ways first thought of."""
    state = known.state.child(move.action)
    if state.current_player() != known.player:
        return move
    best = rank(state.information(known.player), simulations=max(1, visits), seed=seed)[0]
    return best._replace(action=move.action, exact=False) if best.value > move.value else move


def _sampled(known: InformationSet, actions: Sequence[int], visits: int, seed: int) -> list[Ranked]:
    game, record = known.game, known.state.record
    engine, tables = engine_of(type(game)), tables_of(game)
    settings, better = engine.settings, 1 if game.info.most_wins else -1
    lines = tables.lines
    width = min(settings.width, WIDEST - len(actions))
    count = int(
        engine.suggest(
            game.box, record, tables.out, lines[:width], tables.priors[:width], better, tables.room, tables.notes
        )
    )
    of: list[list[int]] = []
    for action in actions:
        own = [line for line in range(count) if lines[line, 0] == action][:LINES]
        if not own:
            # The last column is the game's own note about where a line begins; it is the same for all lines.
            lines[count, :] = -1
            lines[count, 0], lines[count, -1] = action, lines[0, -1]
            own = [count]
            count += 1
        of.append(own)
    alive = np.array(sorted({line for own in of for line in own}))
    tables.sums[:] = 0
    task = tables.tasks[0]
    task.seed, task.player, task.better, task.swing = signed_64(seed * 4), known.player, better, settings.swing
    task.first, task.count, task.horizon, task.cases = 0, max(1, visits // len(alive)), settings.horizon, 0
    engine.explore(game.box, record, tables.work, tables.dice, tables.tasks, lines, alive, tables.sums, tables.notes)
    return [
        max((_ranked(known, action, tables.sums[line]) for line in own), key=lambda move: move.value)
        for action, own in zip(actions, of, strict=True)
    ]


def _ranked(known: InformationSet, action: int, sums: np.ndarray[tuple[int], np.dtype[np.float64]]) -> Ranked:
    played, margin, returned = float(sums[0]), float(sums[1] / sums[0]), float(sums[3] / sums[0])
    spread = max(float(sums[2]) / played - margin * margin, 0.0)
    alone = known.game.num_players() == 1
    value = margin if alone else returned + engine_of(type(known.game)).settings.by_margin * margin
    return Ranked(action, margin, (1 + returned) / 2, int(played), (spread / played) ** 0.5, False, value)


def _weighed(known: InformationSet, move: Ranked, seed: int) -> Weighed:
    state = known.state
    return Weighed(
        action=move.action,
        move=state.describe(move.action),
        points=state.worth(move.action),
        parts=state.score_parts(move.action),
        margin=move.margin,
        win=move.win,
        visits=move.visits,
        error=move.error,
        exact=move.exact,
        line=line_of_play(known, move.action, seed),
    )


def line_of_play(known: InformationSet, action: int, seed: int = 0, length: int = LINE) -> list[Move]:
    """A move, and one way to continue from it: hidden pieces are imagined, dice are thrown, and everyone takes the most
    points."""
    game, player = known.game, known.player
    state, dice = Imagination(known).sample(seed), new_dice(seed)
    line: list[Move] = []
    decisions = 0
    while decisions < length and not state.is_terminal():
        if line:
            action = state.policy_action(GREEDY, dice)
        decisions += not state.is_chance_node()
        line.append(game.describe(state, action, player))
        state.apply_action(action)
    return line
