"""Lanes agree: interpreted, compiled and on the GPU, the games are the same, byte for byte.

Each lane is a process, because whether Numba compiles is settled when it is imported.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence

from abaculus.core.game import Game
from abaculus.core.lanes import LANES, play_batch
from abaculus.core.registry import load_game
from abaculus.testing.walks import Nonconforming

__all__ = ["batch_digest", "check_lanes_agree", "digests_of_lane"]

_SWITCHES = ("NUMBA_DISABLE_JIT", "NUMBA_ENABLE_CUDASIM")


def batch_digest(game: Game, count: int, *, bots: Sequence[str], seed: int = 0, lane: str | None = None) -> str:
    """A fingerprint of `count` games: the bytes of all final states, the scores and the numbers of steps."""
    batch = play_batch(game, count, bots=bots, seed=seed, lane=lane)
    digest = hashlib.sha256()
    for part in (batch.states, batch.scores, batch.steps, batch.placements):
        digest.update(part.tobytes())
    return digest.hexdigest()


def digests_of_lane(
    games: Sequence[Game], count: int, *, bots: Sequence[str], lane: str, seed: int = 0, simulator: bool = True
) -> list[str]:
    """The fingerprints of a batch of each game, played by a process in that lane.

    The cuda lane runs on Numba's simulator, or on the GPU itself with `simulator=False`.
    """
    question = {
        "games": [{"id": game.id, "options": game.log_options()} for game in games],
        "count": count,
        "bots": list(bots),
        "seed": seed,
        "lane": lane,
    }
    surroundings = {name: value for name, value in os.environ.items() if name not in _SWITCHES}
    if lane == "python":
        surroundings["NUMBA_DISABLE_JIT"] = "1"
    if lane == "cuda" and simulator:
        surroundings["NUMBA_ENABLE_CUDASIM"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", "from abaculus.testing.lanes import answer; answer()"],
        input=json.dumps(question),
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Nonconforming(f"the {lane} lane failed:\n{done.stderr[-3000:]}")
    digests: list[str] = json.loads(done.stdout)
    return digests


def answer() -> None:
    """The other process: read what to play, print the fingerprints."""
    question = json.load(sys.stdin)
    digests = [
        batch_digest(
            load_game(asked["id"], **asked["options"]),
            question["count"],
            bots=question["bots"],
            seed=question["seed"],
            lane=question["lane"],
        )
        for asked in question["games"]
    ]
    print(json.dumps(digests))


def check_lanes_agree(
    games: Sequence[Game],
    count: int,
    *,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    lanes: Sequence[str] = LANES,
    simulator: bool = True,
) -> None:
    """Play the same batches in every lane; all final states must have the same bytes. `bots`: one for all seats."""
    first, *rest = (
        digests_of_lane(games, count, bots=bots, lane=lane, seed=seed, simulator=simulator) for lane in lanes
    )
    for lane, digests in zip(lanes[1:], rest, strict=True):
        for game, one, other in zip(games, first, digests, strict=True):
            if one != other:
                raise Nonconforming(
                    f"{count} games of {game!r} by {bots}, seed {seed}, differ between {lanes[0]} and {lane}"
                )
