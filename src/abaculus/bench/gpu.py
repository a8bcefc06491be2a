"""The GPU lane, with the states staying on the GPU, as in mass simulation and training."""

from __future__ import annotations

import os
from collections.abc import Mapping
from time import perf_counter

from abaculus.bench.clock import Bench, Pace
from abaculus.core.chance import Dice
from abaculus.core.compiled import Result
from abaculus.core.errors import MissingExtra
from abaculus.core.game import Game
from abaculus.core.lanes import new_job

__all__ = ["on_gpu", "there_is_a_gpu"]

BATCH = 1 << 18


def there_is_a_gpu() -> bool:
    """Whether the cuda lane runs here. Numba's simulator does not count."""
    if os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0"):
        return False
    try:
        from abaculus.core.cuda import require_gpu

        require_gpu()
    except (ImportError, MissingExtra):
        return False
    return True


def on_gpu(game: Game, bot: str, seconds: float, batch: int = BATCH) -> Bench:
    """Whole games, a batch at a time, one thread each."""
    from abaculus.core.cuda import THREADS_PER_BLOCK, cuda, kernel_of

    jobs, box = cuda.to_device(new_job(game, [bot], seed=1, first=0)), cuda.to_device(game.box)
    states, dice = cuda.to_device(game.record_type.new(batch)), cuda.to_device(Dice.new(batch))
    results = cuda.to_device(Result.new(batch))
    kernel, blocks = kernel_of(game.compiled), -(-batch // THREADS_PER_BLOCK)
    pace = Pace(seconds)

    def play(times: int) -> float:
        cuda.synchronize()
        began = perf_counter()
        for _ in range(times):
            kernel[blocks, THREADS_PER_BLOCK](box, states, dice, jobs, results)
        cuda.synchronize()
        return perf_counter() - began

    def bench() -> Mapping[str, float]:
        times, took = pace.run(play)
        told = results.copy_to_host()
        steps, placements = int(told["steps"].sum()), int(told["placements"].sum())
        return {
            "games_per_s": batch * times / took,
            "steps_per_s": steps * times / took,
            "placements_per_s": placements * times / took,
        }

    play(1)
    return bench
