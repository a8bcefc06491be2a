"""Round robins between bots: paired seeds, several processes or machines, and a file of results to go on from when broken off.

The file has a line of JSON that says what is played, and then one for each deal:

    {"a": "master", "b": "greedy", "deal": 3, "shares": [1.0, 1.0], "margins": [31, 12], "seconds": 6.2}

`shares` and `margins` are those of a, seat by seat: in game k of a deal a sits in seat k and b in all others.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from datetime import date
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import perf_counter, thread_time
from typing import Any, Protocol, TextIO

from abaculus.bots import make_bot
from abaculus.bots.matches import play_game
from abaculus.bots.ratings import Share, share_of
from abaculus.core.atomic_write import write_atomic
from abaculus.core.errors import AbaculusError, BadOption
from abaculus.core.game import Game

__all__ = ["Cores", "Deal", "Pool", "Tournament", "play_deal"]

CLEAR = 20
"""Deals that are played at the least before a pairing can be clear."""
OFTEN = 3.0
"""Standard errors by which a share has to differ from another one to be called clear, when checked after every deal."""

Pair = tuple[str, str]
Deal = dict[str, Any]
"""A line of the file."""


def play_deal(game: Game, pair: Pair, deal: int, seed: int, seconds: float | None, simulations: int | None) -> Deal:
    """Play one deal: as many games as there are seats, the first bot in each seat once.

    Bots are given seconds of processor time, so they lose nothing to other programs.
    """
    began = perf_counter()
    shares, margins = [], []
    better = 1 if game.info.most_wins else -1
    for seat in range(game.num_players()):
        bots = [
            make_bot(
                pair[0] if place == seat else pair[1], ((seed * 1_000_003 + deal) * 8 + seat) * 8 + place,
                seconds=seconds, simulations=simulations, clock=thread_time,
            )
            for place in range(game.num_players())
        ]  # fmt: skip
        state = play_game(game, bots, seed=seed, number=deal).state
        scores = state.scores()
        shares.append((1 + state.returns()[seat]) / 2)
        margins.append(min(better * (scores[seat] - other) for place, other in enumerate(scores) if place != seat))
    return {
        "a": pair[0], "b": pair[1], "deal": deal, "shares": shares, "margins": margins,
        "seconds": round(perf_counter() - began, 3),
    }  # fmt: skip


class Pool(Protocol):
    """Plays deals, several at once: processes on this machine, or a cluster."""

    @property
    def size(self) -> int:
        """How many deals are played at once."""

    def submit(self, work: Callable[..., Any], *given: Any) -> Any:
        """Begin a piece of work; returns a handle for its result."""

    def finished(self, running: set[Any]) -> tuple[list[Any], set[Any]]:
        """Wait for the first results; also returns what is still running."""

    def stop(self) -> None:
        """Give up what is still running."""


class Cores:
    """A number of processes on this machine."""

    def __init__(self, size: int = 1) -> None:
        self.size = size
        self._pool = ProcessPoolExecutor(size, mp_context=get_context("spawn"))

    def __enter__(self) -> Cores:
        return self

    def __exit__(self, *problem: object) -> None:
        self._pool.shutdown()

    def submit(self, work: Callable[..., Any], *given: Any) -> Future[Any]:
        """Begin a piece of work."""
        return self._pool.submit(work, *given)

    def finished(self, running: set[Any]) -> tuple[list[Any], set[Any]]:
        """Wait for the first results; also returns what is still running."""
        done, rest = wait(running, return_when=FIRST_COMPLETED)
        return [one.result() for one in done], rest

    def stop(self) -> None:
        """Give up what is still running."""
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in workers:
            process.terminate()


@dataclass
class Tournament:
    """What is played, and what has come out so far."""

    game: Game
    bots: Sequence[str]
    deals: int
    seed: int = 0
    seconds: float | None = None
    simulations: int | None = None
    until: float | None = None
    """A pairing is clear, and ends, when an interval wider than the reported one lies wholly on one side of this share."""
    results: dict[Pair, dict[int, Deal]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.game.num_players() < 2:
            raise BadOption("a tournament is for two players or more")
        if len(self.bots) < 2 or len(set(self.bots)) != len(self.bots):
            raise BadOption(f"{len(set(self.bots))} different bots make no tournament; two or more do, each named once")
        for name in self.bots:
            make_bot(name)
        self.results = {pair: {} for pair in combinations(self.bots, 2)}

    # -- what came out -------------------------------------------------------------------------------------------------

    def shares(self, pair: Pair) -> list[float]:
        """The first bot's share in each deal, in the order of the deals."""
        return [fmean(deal["shares"]) for _, deal in sorted(self.results[pair].items())]

    def share(self, pair: Pair) -> Share:
        """The first bot's share, with its interval."""
        return share_of(self.shares(pair))

    def margin(self, pair: Pair) -> float:
        """By how many points the first bot is ahead, on average."""
        found = [fmean(deal["margins"]) for deal in self.results[pair].values()]
        return fmean(found) if found else 0.0

    def is_clear(self, pair: Pair) -> bool:
        """Whether nothing more has to be played."""
        found = self.share(pair)
        if found.deals >= self.deals:
            return True
        if self.until is None or found.deals < CLEAR:
            return False
        wide = share_of(self.shares(pair), OFTEN)
        return wide.low > self.until or wide.high < self.until

    # -- the file ------------------------------------------------------------------------------------------------------

    def heading(self) -> dict[str, Any]:
        """What the results depend on: a file with another heading is not continued."""
        return {
            "game": self.game.id, "options": self.game.log_options(), "bots": list(self.bots), "seed": self.seed,
            "seconds": self.seconds, "simulations": self.simulations,
        }  # fmt: skip

    def machine(self) -> dict[str, Any]:
        """When and where it was begun."""
        return {"date": date.today().isoformat(), "machine": platform.machine(), "cores": os.cpu_count() or 1}

    def resume(self, file: Path) -> None:
        """Read what a file has, if there is one with the same heading. A truncated last line is left out."""
        if not file.exists() or file.stat().st_size == 0:
            file.write_text(json.dumps({**self.heading(), **self.machine()}) + "\n", encoding="utf-8")
            return
        try:
            lines = file.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError as problem:
            raise AbaculusError(f"{file}: holds something else; give another file") from problem
        whole = [found for line in lines if (found := _read(line)) is not None]
        heading = {name: whole[0].get(name) for name in self.heading()} if whole else {}
        if heading != json.loads(json.dumps(self.heading())):
            raise AbaculusError(f"{file}: holds the results of another tournament; give another file")
        for deal in whole[1:]:
            if not deal.keys() >= {"a", "b", "deal", "shares", "margins"}:
                raise AbaculusError(f"{file}: holds a line that is no deal; give another file")
            self._add(deal)
        write_atomic(file, "".join(json.dumps(line) + "\n" for line in whole))

    def _add(self, deal: Deal) -> None:
        pair = (deal["a"], deal["b"])
        if pair in self.results and deal["deal"] < self.deals:
            self.results[pair][deal["deal"]] = deal

    # -- playing -------------------------------------------------------------------------------------------------------

    def _open_deals(self) -> Iterator[tuple[Pair, int]]:
        """The deals still to be played, pairing by pairing; pairings that have become clear are skipped."""
        for pair in self.results:
            for deal in range(self.deals):
                if self.is_clear(pair):
                    break
                if deal not in self.results[pair]:
                    yield pair, deal

    def play(
        self, file: TextIO | None = None, *, pool: Pool | None = None, progress: Callable[[Pair], None] | None = None
    ) -> None:
        """Play what is missing, and write each deal to the file when it is over. `progress` is called with the pairing.

        The deals are the same whoever plays; with `until`, some more may be in progress when a pairing becomes clear.
        """
        if pool is None:
            with Cores(1) as own:
                self.play(file, pool=own, progress=progress)
                return
        todo, running = self._open_deals(), set[Any]()
        try:
            while True:
                while len(running) < pool.size and (following := next(todo, None)):
                    running.add(
                        pool.submit(play_deal, self.game, *following, self.seed, self.seconds, self.simulations)
                    )
                if not running:
                    return
                done, running = pool.finished(running)
                for deal in done:
                    self._add(deal)
                    if file is not None:
                        file.write(json.dumps(deal) + "\n")
                        file.flush()
                    if progress:
                        progress((deal["a"], deal["b"]))
        except KeyboardInterrupt:
            pool.stop()
            raise


def _read(line: str) -> Deal | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
