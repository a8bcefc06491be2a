"""The solo game played well (R7): the highest total that annealing finds in the time given."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

import numpy as np

from abaculus.core.chance import new_dice
from abaculus.core.game import Game
from abaculus.core.puzzle import Solution
from abaculus.core.record import Ints
from abaculus.core.registry import load_game
from abaculus.games.hexago.annealing import CELL, CELLS, KEY, TILE, TURN, WIDTH, anneal, weigh_all
from abaculus.games.hexago.legality import lay_action
from abaculus.geometry.hex import SIDES, STEP_Q, STEP_R

__all__ = ["arrange", "attempts", "lays_of", "solve"]

WARM, COLD = 30.0, 8.0
"""How many points one change may readily lose, at the beginning and at the end."""
FIRST = 1 << 18
"""Changes in the first attempt; after every two attempts the number doubles."""
CHUNK = 1 << 16
"""Changes between two looks at the clock."""


def solve(game: Game, seconds: float = 60.0, seed: int = 0) -> Solution:
    """All tiles laid, for the most points found in the time given; all cores try at once."""
    game = load_game(game.id, tiles=game.tiles, **{**game.options, "players": 1})
    threads = os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as pool:
        tried = list(pool.map(lambda part: arrange(game, seconds, seed * 1000 + part), range(threads)))
    return lays_of(game, max(tried, key=lambda found: found[0])[1])


def lays_of(game: Game, arrangement: Ints) -> Solution:
    """An arrangement laid tile by tile, by the rules themselves, so that what is printed has been checked."""
    state, lays = game.new_initial_state(), []
    for action in _actions(game, arrangement):
        lays.append(state.action_to_string(action))
        state.apply_action(action)
    return Solution(tuple(lays), state.to_position(), points=int(state.scores()[0]))


def arrange(game: Game, seconds: float, seed: int) -> tuple[int, Ints]:
    """The most points that one core finds, and the arrangement. The first attempt takes a fraction of a second and is always
    finished."""
    end = monotonic() + seconds
    for made, most, best in attempts(game, seed):
        if made >= FIRST and monotonic() >= end:
            return most, best
    raise AssertionError("there is always another attempt")


def attempts(game: Game, seed: int) -> Iterator[tuple[int, int, Ints]]:
    """One attempt after another, without end: how many changes were made, the most points so far, and their arrangement."""
    made, most, best = 0, -1, _row_of_tiles(int(game.box[0].tiles))
    for attempt, steps in enumerate(_lengths()):
        dice = new_dice(seed, attempt)
        now = _row_of_tiles(int(game.box[0].tiles))
        found, totals = now.copy(), np.zeros(2, np.int64)
        totals[:] = weigh_all(game.box, now)
        for step in range(0, steps, CHUNK):
            warm, cold = (WARM * (COLD / WARM) ** (place / steps) for place in (step, step + CHUNK))
            anneal(game.box, now, found, totals, dice, CHUNK, warm, cold)
            made += CHUNK
            if totals[1] > most:
                most, best = int(totals[1]), found.copy()
            yield made, most, best


def _lengths() -> Iterator[int]:
    """Every length twice, then twice as long."""
    steps = FIRST
    while True:
        yield steps
        yield steps
        steps *= 2


def _row_of_tiles(tiles: int) -> Ints:
    """All tiles side by side in rows, in order."""
    a: Ints = np.zeros((CELL + 1, CELLS), np.int64)
    a[TILE] = -1
    across = 6
    for tile in range(tiles):
        row, column = divmod(tile, across)
        cell = (WIDTH // 2 - across // 2 + row) * WIDTH + WIDTH // 2 - across // 2 + column
        a[TILE, cell], a[TURN, cell], a[KEY, cell], a[CELL, tile] = tile, 0, 1 + tile, cell
    return a


def _actions(game: Game, a: Ints) -> list[int]:
    """The lays, in order, as the game numbers them: the first tile on 0,0 in turn 0, and all others turned with it."""
    box = game.box[0]
    cells = sorted((int(cell) for cell in a[CELL, : int(box.tiles)]), key=lambda cell: int(a[KEY, cell]))
    turn_back = -int(a[TURN, cells[0]]) % SIDES
    first_row, first_column = divmod(cells[0], WIDTH)
    laid: list[tuple[int, int]] = []
    hand = [int(kind) for kind in box.kind_of[: int(box.tiles)]]
    actions = []
    for cell in cells:
        row, column = divmod(cell, WIDTH)
        q, r = column - first_column, row - first_row
        for _ in range(turn_back):
            q, r = -r, q + r
        slot = hand.index(int(box.kind_of[int(a[TILE, cell])]))
        hand[slot] = -1
        edge_cell = next(
            (
                anchor * SIDES + side
                for anchor, (there_q, there_r) in enumerate(laid)
                for side in range(SIDES)
                if (there_q + STEP_Q[side], there_r + STEP_R[side]) == (q, r)
            ),
            0,
        )
        laid.append((q, r))
        actions.append(int(lay_action(slot, edge_cell, (int(a[TURN, cell]) + turn_back) % SIDES)))
    return actions
