"""Large simulations in parts: written as they finish, taken up again where they stopped, on this machine or on Ray.

A part is a range of games of the seed. Every part is the same games whoever plays it, so a part that a dying worker loses is
played again by another, and the whole comes out as it would have without.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from os import cpu_count
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from abaculus.core.errors import AbaculusError, BadOption
from abaculus.core.game import Game
from abaculus.core.lanes import Batch, Simulation, own_lane, play_batch, seat_policies
from abaculus.core.registry import load_game
from abaculus.rl.extras import need

__all__ = ["PART", "Player", "play_on_ray", "play_part", "simulate_in_parts"]

PART = 4096
"""Games in a part: a few seconds of one core, and what the death of a worker costs."""
RETRIES = 20
"""How often a part is given to another worker when one dies."""

Part = tuple[int, int]
"""The first game, and how many."""
Player = Callable[[Game, Sequence[Part], dict[str, Any]], Iterator[Batch]]
"""Plays parts, and hands them over in whatever order they finish."""


def play_part(game_id: str, options: dict[str, Any], part: Part, told: dict[str, Any]) -> Batch:
    """Play one part. This is what a worker runs: it is told all it needs in plain data."""
    game = load_game(game_id, **options)
    return play_batch(game, part[1], first=part[0], keep_states=False, **told)


def play_here(game: Game, parts: Sequence[Part], told: dict[str, Any]) -> Iterator[Batch]:
    """The parts on the cores of this machine."""
    if told["lane"] != "python":  # compiling is not for several threads at once
        play_batch(game, 1, bots=told["bots"], lane=told["lane"])
    threads = (cpu_count() or 1) if told["lane"] == "cpu" else 1
    with ThreadPoolExecutor(threads) as pool:
        waiting = [
            pool.submit(play_batch, game, count, first=first, keep_states=False, **told) for first, count in parts
        ]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for one in waiting:
                one.cancel()


def play_on_ray(address: str, **init: Any) -> Player:
    """A player of parts on a Ray cluster: an address, or "local" for one on this machine while it lasts."""
    ray = _ray()

    def play(game: Game, parts: Sequence[Part], told: dict[str, Any]) -> Iterator[Batch]:
        if not ray.is_initialized():
            where = {} if address == "local" else {"address": address}
            ray.init(**where, include_dashboard=False, log_to_driver=False, **init)
        try:
            remote = ray.remote(max_retries=RETRIES)(play_part)
            options = game.log_options()
            waiting = [remote.remote(game.id, options, part, told) for part in parts]
            while waiting:
                done, waiting = ray.wait(waiting, num_returns=1)
                try:
                    yield ray.get(done[0])
                except ray.exceptions.RayError as problem:
                    raise AbaculusError(f"Ray could not play a part: {str(problem)[-500:]}") from problem
        finally:
            if address == "local":
                ray.shutdown()

    return play


def _ray() -> Any:
    return need("ray", "ray")


def simulate_in_parts(
    game: Game, games: int, *, bots: Sequence[str] = ("random",), seed: int = 0, lane: str | None = None,
    out: Path | None = None, player: Player = play_here, part: int = PART, progress: Callable[[int], None] | None = None,
) -> Simulation:  # fmt: skip
    """Play many games and add them up, as `abaculus.simulate` does, with equal results.

    With `out`, every part is kept beside it as it finishes, and the games end up there as one Parquet file. A run that was broken
    off goes on where it stopped when it is asked for again.
    """
    if games < 1 or part < 1:
        raise BadOption(f"{games} games in parts of {part} cannot be played; one or more can")
    lane = lane or own_lane()
    told: dict[str, Any] = {"bots": seat_policies(game, bots), "seed": seed, "lane": lane}
    wanted = [(first, min(part, games - first)) for first in range(0, games, part)]
    began = perf_counter()
    if out is None:
        batches = []
        for batch in player(game, wanted, told):
            batches.append(batch)
            _report(progress, batch)
    else:
        batches = _kept(game, wanted, told, out, player, progress)
    batches.sort(key=lambda batch: batch.first)
    return Simulation(
        game=game,
        bots=tuple(told["bots"]),
        seed=seed,
        lane=lane,
        scores=np.concatenate([batch.scores for batch in batches]),
        steps=sum(int(batch.steps.sum()) for batch in batches),
        placements=sum(int(batch.placements.sum()) for batch in batches),
        seconds=perf_counter() - began,
        starters=np.concatenate([batch.starters for batch in batches]),
    )


def _report(progress: Callable[[int], None] | None, batch: Batch) -> None:
    if progress:
        progress(len(batch.scores))


def _kept(
    game: Game,
    wanted: list[Part],
    told: dict[str, Any],
    out: Path,
    player: Player,
    progress: Callable[[int], None] | None,
) -> list[Batch]:
    """Play what is missing, keep every part, and join them when all are there."""
    from abaculus.rl import parquet

    folder = out.with_name(out.name + ".parts")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise AbaculusError(f"{folder}: cannot be written ({problem.strerror})") from problem
    played = parquet.identity(game, **told)
    batches, missing = [], []
    for first, count in wanted:
        file = _part_file(folder, first, count)
        if parquet.told_by(file) == played:
            batches.append(parquet.read_batch(game, file))
            _report(progress, batches[-1])
        else:
            missing.append((first, count))
    for batch in player(game, missing, told) if missing else ():
        file = _part_file(folder, batch.first, len(batch.scores))
        draft = file.with_suffix(".new")
        parquet.pq.write_table(parquet.table_of(game, batch, played), draft)
        draft.replace(file)
        batches.append(batch)
        _report(progress, batch)
    parquet.join([_part_file(folder, *part) for part in wanted], out)
    shutil.rmtree(folder)
    return batches


def _part_file(folder: Path, first: int, count: int) -> Path:
    return folder / f"{first:012d}-{count}.parquet"
