"""The whole suite runs compiled, with NUMBA_DISABLE_JIT=1 and with NUMBA_BOUNDSCHECK=1, alone or on several workers."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, settings
from sizes import BOUNDS_CHECKED, INTERPRETED, SOAK, sized

settings.register_profile(
    "abaculus",
    max_examples=sized(40, interpreted=8, soak=2000),
    derandomize=not SOAK,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("abaculus")

WARM = """
import contextlib
import abaculus
from abaculus.testing import Effort, all_option_sets, check_game
glance = Effort(states=3, actions=4, samples=1, draws=2)
for name in abaculus.games():
    with contextlib.suppress(Exception):  # what is wrong with a game is for the tests to tell
        for options in (all_option_sets(abaculus.leaflet(name))[0], {}):
            check_game(abaculus.load_game(name, **options), seeds=[0], effort=glance)
            abaculus.simulate(abaculus.load_game(name, **options), 2)
"""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "compiled: about compiled code; left out where the rules run interpreted")
    config.addinivalue_line("markers", "soak: part of `make soak`; set on every test of a file that asks for its size")
    workers = getattr(config.option, "numprocesses", None)
    if workers and not hasattr(config, "workerinput") and not INTERPRETED:
        # Workers that compile the same rules at the same time waste that time, and get in each other's way in the cache.
        subprocess.run([sys.executable, "-c", WARM], check=False, env={**os.environ, "PYTHONWARNINGS": "default"})


@pytest.hookimpl(tryfirst=True)  # before -m chooses among the markers
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if hasattr(getattr(item, "module", None), "sized"):
            item.add_marker("soak")
    left_out = [item for item in items if _is_left_out(item)]
    if left_out:
        items[:] = [item for item in items if not _is_left_out(item)]
        config.hook.pytest_deselected(items=left_out)


def _is_left_out(item: pytest.Item) -> bool:
    if INTERPRETED:
        return item.get_closest_marker("compiled") is not None
    # Bounds checks are about rules, and everything else plays by the same ones: the server and its page need no third run.
    return BOUNDS_CHECKED and item.path.name.startswith(("test_server", "test_web"))
