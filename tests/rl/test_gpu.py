"""The GPU environment against the CPU's, on Numba's simulator, in a process of its own.

The simulator hands rows of arrays over in a shape that compiled functions do not take, so the rules run interpreted there.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from rl_variants import BATCHED
from sizes import sized

pytestmark = pytest.mark.once

SCRIPT = """
import sys
import numpy as np
import abaculus
from abaculus.rl.gpu import GpuEnv
from abaculus.rl.vector import VectorEnv

game = abaculus.load_game(sys.argv[1])
for masks in ("packed", "index", "list", "dense", "none"):
    ours, theirs = VectorEnv(game, 3, seed=4, masks=masks), GpuEnv(game, 3, seed=4, masks=masks, scratch_bytes=1)
    now, then = ours.reset(), theirs.reset()
    pick = np.random.default_rng(2)
    for step in range(int(sys.argv[2])):
        assert (then.movers.copy_to_host() == now.movers).all()
        assert (then.observations.copy_to_host() == now.observations).all()
        assert (then.rewards.copy_to_host() == now.rewards).all()
        assert (then.ended.copy_to_host() == now.ended).all()
        if masks != "none":
            assert (then.counts.copy_to_host() == now.counts).all()
        if masks in ("packed", "dense"):
            assert (then.masks.copy_to_host() == now.masks).all()
        if masks == "list":
            for lane in range(3):
                assert (then.masks.copy_to_host()[lane, :now.counts[lane]] == now.masks[lane, :now.counts[lane]]).all()
        if step % 2 or masks in ("packed", "dense", "none"):
            now, then = ours.step_random(), theirs.step_random()
        else:
            actions = pick.integers(now.counts)
            now, then = ours.step(actions), theirs.step(actions)
        assert not len(theirs.refused())
    now, then = ours.roll(9), theirs.roll(9)
    assert (then.observations.copy_to_host() == now.observations).all()
    assert (then.rewards.copy_to_host() == now.rewards).all()
    assert (then.ended.copy_to_host() == now.ended).all()
    assert all(theirs.state(lane).key() == ours.state(lane).key() for lane in range(3))
    before = theirs.state(1).key()
    theirs.step(np.array([-1, 1 << 20, -5]))
    assert theirs.refused().tolist() == [0, 1, 2]
    assert theirs.state(1).key() == before
print("equal")
"""


@pytest.mark.parametrize("name", BATCHED)
def test_gpu_environment_equals_the_cpu_environment(name: str) -> None:
    around = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "ABACULUS_CUDA_THREADS": "4"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, name, str(sized(3, interpreted=3, soak=60))],
        env=around,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "equal", done.stderr[-3000:]


NAMES_THAT_NUMPY_DROPPED = """
import sys
import numpy as np
vars(np).pop("row_stack", None)
import abaculus.core.cuda
assert "numba.cuda.np.arrayobj" in sys.modules
assert not hasattr(np, "row_stack")
"""


def test_numba_cuda_finds_a_name_that_numpy_has_dropped() -> None:
    """With numpy 2.5, numba-cuda 0.30 could compile nothing."""
    pytest.importorskip("numba_cuda", reason="the extra abaculus[cuda] is not installed")
    around = {name: value for name, value in os.environ.items() if name != "NUMBA_ENABLE_CUDASIM"}
    script = [sys.executable, "-c", NAMES_THAT_NUMPY_DROPPED]
    done = subprocess.run(script, env=around, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
