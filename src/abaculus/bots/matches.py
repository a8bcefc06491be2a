"""Whole games between bots of any kind, driven from Python: for tournaments, and for simulations with bots that search.

Chance number k of a game comes from dice of its own, (seed, game, k). Two games of the same number therefore see the same
draws whoever plays them, as long as the bots leave the same pieces to be drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import NamedTuple

import numpy as np

from abaculus.bots import Bot, make_bot
from abaculus.core.chance import new_dice
from abaculus.core.errors import BadOption, counted
from abaculus.core.game import Game
from abaculus.core.lanes import Batch, Simulation, in_order
from abaculus.core.state import State

__all__ = ["Played", "play_bots", "play_game", "play_numbered", "seat_bots", "simulate_bots"]


class Played(NamedTuple):
    """A game that is over: all actions, chance included, the final state, who decided first, and how many pieces were laid."""

    actions: list[int]
    state: State
    starter: int
    placements: int


def seat_bots(game: Game, names: Sequence[str]) -> tuple[str, ...]:
    """A bot for every seat: one name for all, or one per seat."""
    for name in names:
        make_bot(name)
    players = game.num_players()
    if len(names) not in (1, players):
        raise BadOption(
            f"{counted(len(names), 'bot')} for {counted(players, 'seat')}; give one for all, or one for each"
        )
    return tuple(names) * players if len(names) == 1 else tuple(names)


def play_game(game: Game, bots: Sequence[Bot], *, seed: int, number: int) -> Played:
    """Play one game to its end. Each bot is given what its seat may know, and nothing else."""
    state = game.for_episodes().new_initial_state()
    actions: list[int] = []
    events = placements = 0
    starter = -1
    kernel = game.compiled.kernels["is_placement"]
    while not state.is_terminal():
        if state.is_chance_node():
            dice = new_dice((seed << 24) + number, events)
            events += 1
            action = state.sample_chance(dice)
        else:
            player = state.current_player()
            starter = player if starter < 0 else starter
            action = bots[player].choose(state.information(player))
            placements += bool(kernel(game.box[0], state.record[0], action))
        actions.append(action)
        state.apply_action(action)
    return Played(actions, state, starter, placements)


def play_numbered(game: Game, names: Sequence[str], seed: int, number: int) -> Played:
    """A game of a simulation by its number, with new bots: the same whenever and wherever it is played."""
    bots = [make_bot(name, (seed * 1_000_003 + number) * 8 + seat) for seat, name in enumerate(names)]
    return play_game(game, bots, seed=seed, number=number)


def play_bots(
    game: Game, count: int, *, bots: Sequence[str], seed: int = 0, first: int = 0, threads: int = 1,
    progress: Callable[[int], None] | None = None, keep: list[list[int]] | None = None,
) -> Batch:  # fmt: skip
    """What `play_batch` does, for bots of any kind. All actions of each game go to `keep`."""
    names = seat_bots(game, bots)

    def one(number: int) -> Played:
        played = play_numbered(game, names, seed, number)
        if progress:
            progress(1)
        return played

    with ThreadPoolExecutor(threads) as pool:
        played = list(in_order(pool, one, range(first, first + count), 2 * threads))
    if keep is not None:
        keep.extend(one.actions for one in played)
    return Batch(
        first=first,
        scores=np.array([one.state.scores() for one in played]),
        steps=np.array([len(one.actions) for one in played]),
        placements=np.array([one.placements for one in played]),
        starters=np.array([one.starter for one in played]),
        states=game.record_type.new(0),
    )


def simulate_bots(
    game: Game, games: int, *, bots: Sequence[str], seed: int = 0, threads: int = 1,
    progress: Callable[[int], None] | None = None, keep: list[list[int]] | None = None,
) -> Simulation:  # fmt: skip
    """What `abaculus.simulate` does, for bots of any kind. All actions of game i go to the i-th place of `keep`.

    Bots think for their own number of playouts, so that equal seeds give equal games on any machine.
    """
    if games < 1:
        raise BadOption(f"{games} games cannot be played; one or more can")
    began = perf_counter()
    batch = play_bots(game, games, bots=bots, seed=seed, threads=threads, progress=progress, keep=keep)
    return Simulation(
        game=game,
        bots=seat_bots(game, bots),
        seed=seed,
        lane="cpu",
        scores=batch.scores,
        steps=int(batch.steps.sum()),
        placements=int(batch.placements.sum()),
        seconds=perf_counter() - began,
        starters=batch.starters,
    )
