"""The solitaire solved (R9): an arrangement of all chips in the frame, and the next step towards one."""

from __future__ import annotations

import math
import os
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from time import monotonic
from typing import NamedTuple

import numpy as np

from abaculus.core.errors import NotAllowed
from abaculus.core.game import Game
from abaculus.core.puzzle import Solution
from abaculus.core.registry import load_game
from abaculus.core.state import State
from abaculus.games.mathmagic.arranging import FOUND, LIMIT, NONE, fill_frame
from abaculus.games.mathmagic.box import HALF
from abaculus.games.mathmagic.notation import kinds_in_frame
from abaculus.games.mathmagic.solitaire import TAKE, in_frame, put_action
from abaculus.geometry.square import SIDES

__all__ = ["Filling", "fill", "next_step", "solve"]

TRIED_AT_ONCE = 250_000
"""Chips that the first search tries before another one is begun: a few milliseconds. Later ones sometimes try more."""
UNEVENNESS = 0.2
"""How far the order of the chips strays from hardest first, in units of hardness."""
HINT_SECONDS = 3.0


class Filling(NamedTuple):
    """What a search has found: for each empty square, by its number in the frame, the kind of chip to put there."""

    kinds: dict[int, int]
    complete: bool
    proven: bool
    """Whether it is certain that no arrangement fills the frame."""


class _Task(NamedTuple):
    """The squares to fill, in order, and the chips available, one entry for each chip."""

    squares: tuple[int, ...]
    chips: tuple[int, ...]
    west_at: tuple[int, ...]
    north_at: tuple[int, ...]


def solve(game: Game, seconds: float = 60.0, seed: int = 0) -> Solution | None:
    """All 84 chips in the frame of the option `rectangle`, or as many as could be fitted in the time given.

    `None` if the frame provably cannot be filled. The same seed finds the same arrangement, on any number of cores.
    """
    game = load_game(game.id, tiles=game.tiles, **{**game.options, "players": 1})
    state = game.new_initial_state()
    if int(game.box[0].chips) < in_frame(game.box[0]):
        return None
    filling = fill(state, seconds, seed)
    if filling.proven:
        return None
    # Laid by the rules themselves, so that what is printed has been checked.
    lays = []
    for square, kind in sorted(filling.kinds.items()):
        lays.append(state.action_to_string(put_action(square, kind)))
        state.apply_action(put_action(square, kind))
    while not state.is_terminal():  # an abandoned search may have left room for a few more chips
        action = state.legal_actions()[0]
        if action >= TAKE:
            break
        lays.append(state.action_to_string(action))
        state.apply_action(action)
    return Solution(tuple(lays), state.to_position(), complete=state.is_terminal())


def fill(state: State, seconds: float, seed: int = 0, threads: int | None = None) -> Filling:
    """Fill the empty squares of a solitaire with the chips not yet on the table."""
    game = state.game
    if not game.box[0].solo:
        raise NotAllowed("a frame is filled in the solitaire, with players=1")
    task = _task(state)
    best: list[tuple[int, int]] = []
    threads = threads or os.cpu_count() or 1
    end = monotonic() + seconds
    with ThreadPoolExecutor(threads) as pool:
        attempts = enumerate(_limits())
        while True:
            wave = [next(attempts) for _ in range(threads)]
            for verdict, found in pool.map(lambda given: _attempt(state, task, seed, *given), wave):
                if len(found) > len(best) or not best:
                    best = found
                if verdict != LIMIT:
                    return Filling(dict(best), verdict == FOUND, verdict == NONE)
            if monotonic() >= end:
                return Filling(dict(best), False, False)


def _limits() -> Iterator[int]:
    """1, 1, 2, 1, 1, 2, 4, ... times the first limit: mostly short searches, with long ones often enough for a proof."""
    for number in range(1, 1 << 60):
        place = number
        while (place + 1) & place:  # Luby's sequence
            place -= (1 << place.bit_length() - 1) - 1
        yield TRIED_AT_ONCE * (place + 1) // 2


def _task(state: State) -> _Task:
    """Along the shorter side of the frame, so that few squares are open at a time."""
    box, s = state.game.box[0], state.record[0]
    rows, columns = int(box.rows), int(box.columns)
    numbers = [row * columns + column for row in range(rows) for column in range(columns)]
    if rows < columns:
        numbers.sort(key=lambda number: (number % columns, number))
    lying = kinds_in_frame(state)
    squares = [number for number in numbers if lying[number] < 0]
    place = {number: at for at, number in enumerate(squares)}
    west = [place.get(number - 1, len(squares)) if number % columns else len(squares) for number in squares]
    north = [place.get(number - columns, len(squares)) for number in squares]
    chips = [kind for kind in range(int(box.kinds)) for _ in range(int(s.bag[kind]))]
    return _Task(tuple(squares), tuple(chips), tuple(west), tuple(north))


def _attempt(state: State, task: _Task, seed: int, number: int, limit: int) -> tuple[int, list[tuple[int, int]]]:
    """One search; returns how it ended, and the most squares it filled."""
    order = _hardest_first(state, task.chips, random.Random(f"{seed}/{number}"))
    squares, box, s = len(task.squares), state.game.box[0], state.record[0]
    if squares == 0:
        return FOUND, []
    allowed = np.zeros((squares, 2), dtype=np.int64)
    for at, square in enumerate(task.squares):
        allowed[at] = _ranks(int(s.edge_fits[square, 0]) | int(s.edge_fits[square, 1]) << HALF, order)
    fits = box.fits.tolist()
    east, south = (
        np.array([_ranks(fits[side][1 + kind][0] | fits[side][1 + kind][1] << HALF, order) for kind in order] + [_ALL])
        for side in (1, 2)
    )
    equals = np.array([_ranks(1 << kind, order) for kind in order])
    picks, best = np.zeros(squares + 1, dtype=np.int64), np.zeros(squares, dtype=np.int64)
    best[:] = -1
    verdict = fill_frame(
        allowed, east, south, equals, np.array(task.west_at), np.array(task.north_at), np.array(_ranks(-1, order)), limit,
        picks, np.zeros((squares, 2), dtype=np.int64), best,
    )  # fmt: skip
    return verdict, [(task.squares[at], order[rank]) for at, rank in enumerate(best.tolist()) if rank >= 0]


_ALL = ((1 << HALF) - 1, (1 << HALF) - 1)


def _ranks(kinds: int, order: list[int]) -> tuple[int, int]:
    """A set of kinds as a set of ranks."""
    ranks = sum(1 << rank for rank, kind in enumerate(order) if kinds >> kind & 1)
    return ranks & _ALL[0], ranks >> HALF


def _hardest_first(state: State, chips: tuple[int, ...], dice: random.Random) -> list[int]:
    """The chips by hardness: how few other chips fit each of their sides. A little disorder makes every search different."""
    fits = state.game.box[0].fits.tolist()
    have = 0
    for kind in chips:
        have |= 1 << kind

    def hardness(kind: int) -> float:
        sides = (fits[side][1 + kind][0] | fits[side][1 + kind][1] << HALF for side in range(SIDES))
        return -sum(math.log(1 + (friends & have).bit_count()) for friends in sides)

    return sorted(chips, key=lambda kind: hardness(kind) + dice.gauss(0, UNEVENNESS), reverse=True)


# -- the next step -------------------------------------------------------------------------------------------------------------


def next_step(state: State) -> int | None:
    """The next action of a solitaire towards a full frame: a chip of an arrangement that includes all those already laid.

    `None` if none was found in a few seconds. An arrangement, once found, is used until the player departs from it.
    """
    lying = dict(enumerate(kinds_in_frame(state)))
    for known in _known(state.game):
        if all(known[number] == kind for number, kind in lying.items() if kind >= 0):
            return _step(lying, known)
    filling = fill(state, HINT_SECONDS)
    if not filling.complete:
        return None
    known = {number: kind if kind >= 0 else filling.kinds[number] for number, kind in lying.items()}
    _known(state.game).insert(0, known)
    return _step(lying, known)


def _step(lying: dict[int, int], known: dict[int, int]) -> int | None:
    empty = [number for number, kind in lying.items() if kind < 0]
    return put_action(empty[0], known[empty[0]]) if empty else None


@lru_cache(maxsize=64)
def _known(game: Game) -> list[dict[int, int]]:
    """The arrangements found so far for a game."""
    return []
