"""The search as others use it: what a seat may know goes in, ranked moves come out.

Lines are tried in rounds. Every round plays those that are left equally often, on the same imagined positions and with the same
luck, and drops the worse half (sequential halving); so most of the time goes to moves that are hard to choose between.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2
from time import perf_counter
from typing import NamedTuple

import numpy as np

from abaculus.bots.search.endgame import DEPTH, POOL, RETURN, Plan
from abaculus.bots.search.engine import WIDEST, Engine, Tables, engine_of, tables_of
from abaculus.core.chance import signed_64
from abaculus.core.errors import BadOption, NotAllowed, by_number
from abaculus.core.information import InformationSet
from abaculus.core.record import Floats, Ints
from abaculus.core.rule import announce_compiling
from abaculus.core.search_hooks import SearchSettings

__all__ = ["Ranked", "expect_exactly", "rank", "solve_exactly"]

FEWEST = 8
"""The fewest samples that a round gives every line."""
CHUNK = 0.01
"""Seconds between two looks at the clock, roughly."""


class Ranked(NamedTuple):
    """A move and what can be expected of it."""

    action: int
    margin: float
    """Points ahead of the best opponent at the end; in a solo game, the points."""
    win: float
    """The probability of winning, a tie counting half; with several opponents, the mean share of them that are beaten."""
    visits: int
    """Playouts that began with it; 0 where the end game was solved."""
    error: float
    """The standard error of the margin; 0 where the end game was solved."""
    exact: bool
    """Whether the end game was solved."""
    value: float
    """What moves are ordered by: the return, and a little of the margin."""
    glanced: bool = False
    """Whether it was dropped after playouts that were cut off sooner than the others': its numbers cannot be compared with
    theirs."""


def rank(
    information: InformationSet, *, simulations: int | None = None, seconds: float | None = None, seed: int = 0,
    settings: SearchSettings | None = None, clock: Callable[[], float] = perf_counter,
) -> list[Ranked]:  # fmt: skip
    """The moves worth considering for the player on move, best first.

    With `simulations`, the number of playouts in all, equal arguments give equal answers; with `seconds` it depends on the
    machine, and on the `clock` that counts them. A move that is not in the answer looked worse at first sight.
    """
    if information.player is None or information.state.current_player() != information.player:
        raise NotAllowed(f"{by_number(information.player)} is not on move, so there is nothing to rank")
    if (simulations is None) == (seconds is None):
        raise BadOption("give either a number of simulations or seconds")
    if not (simulations or seconds or 0) > 0:
        raise BadOption(f"{seconds if simulations is None else simulations} is no time to think; more than 0 is")
    began = clock()
    game = information.game
    engine = engine_of(type(game))
    if not engine.ready():
        announce_compiling(game.info.title)
        _Solver(information).solve(0)  # compiled now, not in the middle of an end game
    settings = settings or engine.settings
    solved = solve_exactly(information, settings.exact) or expect_exactly(information, settings.exact)
    if solved:
        return solved
    search = _Search(information, engine, tables_of(game), settings, seed, clock)
    if seconds is None:
        search.by_count(simulations or 0)
    else:
        search.by_time(began, seconds)
    return search.ranked()


class _Search:
    """One search: the lines, which of them are alive, and what has been counted."""

    def __init__(
        self, information: InformationSet, engine: Engine, tables: Tables, settings: SearchSettings, seed: int,
        clock: Callable[[], float],
    ) -> None:  # fmt: skip
        self.clock = clock
        self.information, self.engine, self.tables, self.settings = information, engine, tables, settings
        game = information.game
        self.known = information.state.record
        better = 1 if game.info.most_wins else -1
        width = min(settings.width, WIDEST)
        lines, priors = tables.lines[:width], tables.priors[:width]
        self.count = int(
            engine.suggest(game.box, self.known, tables.out, lines, priors, better, tables.room, tables.notes)
        )
        self.alive: Ints = np.arange(self.count)
        self.glanced: set[int] = set()
        tables.sums[:] = 0
        task = tables.tasks[0]
        task.seed, task.player = signed_64(seed * 4), information.player
        task.better = better
        task.swing = settings.swing
        task.cases = 0
        self.samples = 0
        self.rate = 0.0

    def by_count(self, simulations: int) -> None:
        """A given number of playouts: the same number in every round."""
        self._narrow(simulations // FEWEST)
        rounds = self._rounds()
        for number in range(rounds):
            samples = max(simulations // rounds // len(self.alive), 1)
            self._play(number, samples)
            self._halve(number, rounds)

    def by_time(self, began: float, seconds: float) -> None:
        """Equally long rounds. The first few playouts show how many fit between two looks at the clock."""
        rounds = self._rounds()
        now = self.clock()
        end = began + seconds
        for number in range(rounds):
            until = now + (end - now) / (rounds - number)
            done = 0
            while True:
                samples = max(1, min(int(self.rate * CHUNK / len(self.alive)), 1000)) if done else 1
                self._play(number, samples)
                done += samples
                before, now = now, self.clock()
                self.rate = samples * len(self.alive) / max(now - before, 1e-6)
                if now + (now - before) / 2 >= until:
                    break
            self._halve(number, rounds)

    def _rounds(self) -> int:
        """A first look, then as many halvings as leave two."""
        lines = len(self.alive)
        if self.count > 4:
            lines = 2 * min((lines + 1) // 2, self.settings.kept)
        return max(1, ceil(log2(max(lines, 2))))

    def _narrow(self, width: int) -> None:
        self.alive = self.alive[: max(2, width)]

    def _play(self, number: int, samples: int) -> None:
        tables, game = self.tables, self.information.game
        task = tables.tasks[0]
        task.first, task.count = self.samples, samples
        task.horizon = self.settings.glance if number == 0 and self.count > 4 else self.settings.horizon
        self.engine.explore(
            game.box,
            self.known,
            tables.work,
            tables.dice,
            tables.tasks,
            tables.lines,
            self.alive,
            tables.sums,
            tables.notes,
        )
        self.samples += samples

    def _halve(self, number: int, rounds: int) -> None:
        """Keep the better half. Playouts of the first glance ended sooner than the rest, and are not added to them."""
        if number + 1 == rounds:
            return
        values = self._values()[self.alive]
        half = (len(self.alive) + 1) // 2
        glanced = number == 0 and self.count > 4
        most = min(half, self.settings.kept) if glanced else half
        kept = np.sort(np.argsort(-values, kind="stable")[: max(2, most)])
        if glanced and self.settings.glance != self.settings.horizon:
            self.tables.sums[self.alive[kept]] = 0
            self.glanced = set(self.alive.tolist()) - set(self.alive[kept].tolist())
        self.alive = self.alive[kept]

    def _values(self) -> Floats:
        sums = self.tables.sums[: self.count]
        played = np.maximum(sums[:, 0], 1)
        if self.information.game.num_players() == 1:
            return sums[:, 1] / played
        values: Floats = sums[:, 3] / played + self.settings.by_margin * sums[:, 1] / played
        return values

    def ranked(self) -> list[Ranked]:
        """One entry for each first action: the best of its lines. Those that stayed longest come first."""
        values, sums = self._values(), self.tables.sums[: self.count]
        living = np.zeros(self.count)
        living[self.alive] = 1
        order = np.lexsort((-values, -sums[:, 0], -living))
        found: dict[int, Ranked] = {}
        for line in order.tolist():
            played = float(sums[line, 0])
            action = int(self.tables.lines[line, 0])
            if played == 0 or action in found:
                continue
            margin = float(sums[line, 1]) / played
            spread = max(float(sums[line, 2]) / played - margin * margin, 0.0)
            win = (1 + float(sums[line, 3]) / played) / 2
            found[action] = Ranked(
                action,
                margin,
                win,
                int(played),
                (spread / played) ** 0.5,
                False,
                float(values[line]),
                line in self.glanced,
            )
        return list(found.values())


class _Solver:
    """Memory for solving one end game."""

    def __init__(self, information: InformationSet) -> None:
        self.information = information
        game = information.game
        self.plan = Plan.new()
        self.plan[0].player = information.player
        self.plan[0].better = 1 if game.info.most_wins else -1
        self.plan[0].chances = game.max_chance_outcomes()
        self.actions: Ints = np.zeros(game.max_legal_actions(), np.int32)
        self.values = np.zeros((2, game.max_legal_actions()))

    def solve(self, positions: int) -> list[tuple[int, float, float]]:
        """Every action with its value and its margin, or nothing if it takes more positions than allowed."""
        game = self.information.game
        states = game.record_type.new(DEPTH + 1)
        states[0] = self.information.sample_hidden(0).record[0]
        self.plan[0].nodes = positions
        columns = np.zeros((5, DEPTH + 1))
        out: Ints = np.empty(game.max_legal_actions(), np.int32)
        pool: Ints = np.empty((2, POOL), np.int32)
        engine = engine_of(type(game))
        count = engine.solve(game.box, states, self.plan, out, pool, *columns, self.actions, self.values)
        values = self.values.tolist()
        return [(int(self.actions[place]), values[0][place], values[1][place]) for place in range(count)]


def solve_exactly(information: InformationSet, positions: int) -> list[Ranked]:
    """All moves with their exact values, best first, if nothing that matters is unknown and no more than `positions` positions
    have to be looked at; otherwise none. For one and two players."""
    game, known = information.game, information.state
    engine, players = engine_of(type(game)), game.num_players()
    if positions < 1 or players > 2 or not engine.is_settled(game.box, known.record):
        return []
    found = [_exactly(*one, players) for one in _Solver(information).solve(positions)]
    return sorted(found, key=lambda move: (-move.value, move.action))


def expect_exactly(information: InformationSet, positions: int) -> list[Ranked]:
    """All moves with their exact expectations, best first, if this is the player's last decision, only a few things are
    unknown, each equally likely, and moves and cases make no more than `positions` positions; otherwise none. For two players."""
    game, known = information.game, information.state.record
    engine = engine_of(type(game))
    ways = engine.count_cases(game.box, known) if positions > 0 else 0
    moves = len(information.state.legal_actions()) if ways > 0 else 0
    if ways == 0 or moves > WIDEST or ways * moves > positions:
        return []
    tables = tables_of(game)
    search = _Search(information, engine, tables, SearchSettings(width=WIDEST), 0, perf_counter)
    task = tables.tasks[0]
    task.cases, task.first, task.count, task.horizon = ways, 0, ways, DEPTH
    engine.explore(
        game.box, known, tables.work, tables.dice, tables.tasks, tables.lines, search.alive, tables.sums, tables.notes
    )
    task.cases = 0
    found = []
    for line in range(search.count):
        _, margin, _, returned = (tables.sums[line] / ways).tolist()
        action = int(tables.lines[line, 0])
        found.append(Ranked(action, margin, (1 + returned) / 2, 0, 0.0, True, returned * RETURN + margin))
    return sorted(found, key=lambda move: (-move.value, move.action))


def _exactly(action: int, value: float, margin: float, players: int) -> Ranked:
    returned = 0.0 if players == 1 else min(1.0, max(-1.0, (value - margin) / RETURN))
    return Ranked(action, margin, (1 + returned) / 2, 0, 0.0, True, value)
