"""The whole suite runs compiled, with NUMBA_DISABLE_JIT=1 and with NUMBA_BOUNDSCHECK=1, alone or on several workers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from sizes import BOUNDS_CHECKED, INTERPRETED, SEARCHED, SOAK, sized

import abaculus

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
import sys
import abaculus
from abaculus.core.lanes import POLICIES
from abaculus.core.perft import perft
from abaculus.server.compiling import main as compile_searches
from abaculus.testing import Effort, all_option_sets, check_game
glance = Effort(states=3, actions=4, samples=1, draws=2, bots=POLICIES)
name, searched = sys.argv[1], sys.argv[2:]
with contextlib.suppress(Exception):  # what is wrong with a game is for the tests to tell
    for options in (all_option_sets(abaculus.leaflet(name))[0], {}):
        check_game(abaculus.load_game(name, **options), seeds=[0], effort=glance)
        abaculus.simulate(abaculus.load_game(name, **options), 2)
        perft(abaculus.load_game(name, **options).new_initial_state(), 1)
    if name in searched:
        compile_searches([name])
"""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "compiled: about compiled code; left out where the rules run interpreted")
    config.addinivalue_line("markers", "soak: part of `make soak`; set on every test of a file that asks for its size")
    workers = getattr(config.option, "numprocesses", None)
    if workers and not hasattr(config, "workerinput") and not INTERPRETED:
        # Workers that compile the same rules at the same time waste that time, and get in each other's way in the cache.
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(_warm, abaculus.games()))


def _warm(name: str) -> None:
    """Compile one game; the games share little, so that several can be compiled side by side."""
    surroundings = {**os.environ, "PYTHONWARNINGS": "default"}
    subprocess.run([sys.executable, "-c", WARM, name, *SEARCHED], check=False, env=surroundings)


@pytest.hookimpl(tryfirst=True)  # before -m chooses among the markers
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if hasattr(getattr(item, "module", None), "sized"):
            item.add_marker("soak")
    left_out = [item for item in items if _is_left_out(item)]
    if left_out:
        items[:] = [item for item in items if not _is_left_out(item)]
        config.hook.pytest_deselected(items=left_out)


WORDS = ("test_rulebooks", "test_texts")
"""Files about words: one run is enough."""
AROUND = (
    "test_analysis", "test_bots_tournament", "test_cli", "test_docs", "test_lessons", "test_paint", "test_play", "test_server",
    "test_terminal", "test_web", "test_worksheet",
)  # fmt: skip
"""Files about what stands around the rules. Bounds checks are about rules, and all this plays by the same ones."""


def _is_left_out(item: pytest.Item) -> bool:
    name = item.path.name
    if INTERPRETED:
        return item.get_closest_marker("compiled") is not None or name.startswith(WORDS)
    return BOUNDS_CHECKED and name.startswith(WORDS + AROUND)


# -- people at browsers, for the tests of the page ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A real browser."""
    from web_player import chromium

    with chromium() as one:
        yield one


@pytest.fixture(scope="module")
def host() -> Iterator[Any]:
    """A real server."""
    from server_start import server

    with server() as one:
        yield one


@pytest.fixture
def people(browser: Any, host: Any) -> Iterator[Any]:
    """Make people who come to the server; whatever went wrong in their pages fails the test."""
    from web_player import Person

    made: list[Any] = []

    def person(**how: Any) -> Any:
        made.append(Person(browser, host.url, **how))
        return made[-1]

    yield person
    for one in made:
        one.close()
    assert [fault for one in made for fault in one.faults()] == []
