"""Large simulations in parts: written as they finish, resumed where they stopped, on this machine or on Ray.

A part is a range of games of the seed. Every part holds the same games whoever plays it, so if a worker dies another plays
its part again, and the whole is the same as it would have been.
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

from abaculus.bots import LEVELS
from abaculus.bots.matches import play_bots, seat_bots
from abaculus.core.atomic_write import replacing
from abaculus.core.errors import AbaculusError, BadOption
from abaculus.core.game import Game
from abaculus.core.lanes import Batch, Simulation, own_lane, play_batch, seat_policies
from abaculus.core.registry import load_game
from abaculus.rl.ray_pool import RayPool

__all__ = ["PART", "Player", "play_here", "play_on_ray", "simulate_in_parts", "tell_decisions"]

PART = 4096
"""Games in a part: a few seconds of one core, and what the death of a worker costs."""
SMALL_PART = 32
"""The same where Python drives the games: bots that search, or decisions to be recorded."""

Part = tuple[int, int]
"""The first game, and how many."""
Work = Callable[[Game, Part, dict[str, Any]], Any]
"""Plays one part. It is given all it needs as plain data."""
Player = Callable[[Work, Game, Sequence[Part], dict[str, Any]], Iterator[tuple[Part, Any]]]
"""Has parts played, and returns them in the order in which they finish."""


def play_part(game: Game, part: Part, told: dict[str, Any]) -> Batch:
    """The scores of a part."""
    if _searching(told["bots"]):
        return play_bots(game, part[1], first=part[0], bots=told["bots"], seed=told["seed"])
    return play_batch(game, part[1], first=part[0], keep_states=False, **told)


def tell_part(game: Game, part: Part, told: dict[str, Any]) -> Any:
    """The decisions of a part, as a table."""
    from abaculus.rl import parquet
    from abaculus.rl.decisions import decisions_of_part

    return decisions_of_part(game, part, told, parquet.identity(game, **told))


def work_far_away(
    work: Work, game_id: str, options: dict[str, Any], part: Part, told: dict[str, Any]
) -> tuple[Part, Any]:
    """What a worker on another machine runs."""
    return part, work(load_game(game_id, **options), part, told)


def play_here(work: Work, game: Game, parts: Sequence[Part], told: dict[str, Any]) -> Iterator[tuple[Part, Any]]:
    """The parts on the cores of this machine."""
    driven = _searching(told["bots"]) or work is not play_part
    if told["lane"] != "python" and not driven:  # several threads must not compile at once
        play_batch(game, 1, bots=told["bots"], lane=told["lane"])
    threads = (cpu_count() or 1) if told["lane"] == "cpu" and not driven else 1
    with ThreadPoolExecutor(threads) as pool:
        waiting = {pool.submit(work, game, part, told): part for part in parts}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            for one in waiting:
                one.cancel()


def play_on_ray(address: str, **init: Any) -> Player:
    """A player of parts on a Ray cluster: an address, or "local" for one on this machine while it lasts."""
    cluster = RayPool(address, **init)

    def play(work: Work, game: Game, parts: Sequence[Part], told: dict[str, Any]) -> Iterator[tuple[Part, Any]]:
        options = game.log_options()
        with cluster as pool:
            running = {pool.submit(work_far_away, work, game.id, options, part, told) for part in parts}
            while running:
                done, running = pool.finished(running)
                yield from done

    return play


def simulate_in_parts(
    game: Game, games: int, *, bots: Sequence[str] = ("random",), seed: int = 0, lane: str | None = None,
    out: Path | None = None, player: Player = play_here, part: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:  # fmt: skip
    """Play many games and add them up, as `abaculus.simulate` does, with equal results.

    With `out`, every part is kept next to that file as it finishes, and in the end all games are in it as one Parquet file.
    An interrupted run resumes where it stopped when started again.
    """
    told = _told(game, bots, seed, lane)
    wanted = _parts(games, part or (SMALL_PART if _searching(bots) else PART))
    began = perf_counter()
    if out is None:
        batches = []
        for (_, count), batch in player(play_part, game, wanted, told):
            batches.append(batch)
            _report(progress, count)
    else:
        from abaculus.rl import parquet

        played = parquet.identity(game, **told)
        files = _keep(game, wanted, told, out, player, progress, play_part,
                      lambda batch: parquet.table_of(game, batch, played))  # fmt: skip
        batches = [parquet.read_batch(game, file) for file in files]
        _join(files, out)
    batches.sort(key=lambda batch: batch.first)
    return Simulation(
        game=game,
        bots=tuple(told["bots"]),
        seed=seed,
        lane=told["lane"],
        scores=np.concatenate([batch.scores for batch in batches]),
        steps=sum(int(batch.steps.sum()) for batch in batches),
        placements=sum(int(batch.placements.sum()) for batch in batches),
        seconds=perf_counter() - began,
        starters=np.concatenate([batch.starters for batch in batches]),
    )


def tell_decisions(
    game: Game, games: int, out: Path, *, bots: Sequence[str] = ("random",), seed: int = 0, lane: str | None = None,
    player: Player = play_here, part: int = SMALL_PART, progress: Callable[[int], None] | None = None,
) -> None:  # fmt: skip
    """Play many games and write every decision to a Parquet file; kept in parts and resumed in the same way as the games."""
    files = _keep(
        game, _parts(games, part), _told(game, bots, seed, lane), out, player, progress, tell_part, lambda table: table
    )
    _join(files, out)


def _searching(bots: Sequence[str]) -> bool:
    return bool(LEVELS.keys() & set(bots))


def _told(game: Game, bots: Sequence[str], seed: int, lane: str | None) -> dict[str, Any]:
    seated = seat_bots(game, bots) if _searching(bots) else seat_policies(game, bots)
    return {"bots": seated, "seed": seed, "lane": lane or own_lane()}


def _parts(games: int, part: int) -> list[Part]:
    if games < 1 or part < 1:
        raise BadOption(f"{games} games in parts of {part} cannot be played; one or more can")
    return [(first, min(part, games - first)) for first in range(0, games, part)]


def _report(progress: Callable[[int], None] | None, games: int) -> None:
    if progress:
        progress(games)


def _keep(
    game: Game, wanted: list[Part], told: dict[str, Any], out: Path, player: Player, progress: Callable[[int], None] | None,
    work: Work, table_of: Callable[[Any], Any],
) -> list[Path]:  # fmt: skip
    """Have the missing parts played, and keep each in a file next to `out`; returns all files, in the order of the games."""
    from abaculus.rl import parquet

    if out.is_dir():
        raise AbaculusError(f"{out}: is a folder; give the name of a file")
    folder = _folder_of(out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise AbaculusError(f"{folder}: cannot be written ({problem.strerror})") from problem
    played = parquet.identity(game, **told)
    files = {part: folder / f"{part[0]:012d}-{part[1]}.parquet" for part in wanted}
    missing = [part for part in wanted if parquet.told_by(files[part]) != played]
    _report(progress, sum(count for part in wanted if part not in missing for count in part[1:]))
    for part, result in player(work, game, missing, told) if missing else ():
        with replacing(files[part]) as draft:
            parquet.pq.write_table(table_of(result), draft)
        _report(progress, part[1])
    return list(files.values())


def _folder_of(out: Path) -> Path:
    return out.with_name(out.name + ".parts")


def _join(files: list[Path], out: Path) -> None:
    """One file from all parts, which are then no longer needed."""
    from abaculus.rl import parquet

    parquet.join(files, out)
    shutil.rmtree(_folder_of(out))
