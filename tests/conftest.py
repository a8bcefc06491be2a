"""The whole suite runs compiled, with NUMBA_DISABLE_JIT=1 and with NUMBA_BOUNDSCHECK=1, alone or on several workers."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Generator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import second_try
from hypothesis import HealthCheck, settings
from sizes import BOUNDS_CHECKED, INTERPRETED, SEARCHED, SOAK, sized
from warm import warm_all

# What fails in these is told with its values, as in a test.
pytest.register_assert_rewrite("leak_judge", "server_class", "server_document", "server_table", "web_page")

settings.register_profile(
    "abaculus",
    max_examples=sized(40, interpreted=8, soak=2000),
    derandomize=not SOAK,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("abaculus")

TESTS = Path(__file__).parent
MARKER_OF_FOLDER = {
    "analysis": "once", "cli": "once", "docs": "once", "paint": "once", "server": "once", "support": "once", "web": "browser",
    "rl": "unchecked",
}  # fmt: skip
"""What is set on every test of a folder. Tests of other folders, such as those of a game, set it with `pytestmark`."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "compiled: about compiled code; left out where the rules run interpreted")
    config.addinivalue_line(
        "markers",
        "once: about words, about what other packages make of our games, or about what stands around the rules; one run is"
        " enough, because the other runs are about rules, and all this plays by the same ones",
    )
    config.addinivalue_line(
        "markers",
        "unchecked: left out where every index is checked; about batches, which call what is checked elsewhere",
    )
    config.addinivalue_line(
        "markers",
        "long: takes long and guards against what seldom breaks; left out of `make test`, part of `make test-all`",
    )
    config.addinivalue_line("markers", "soak: part of `make soak`; set on every test of a file that asks for its size")
    second_try.register(config)
    workers = getattr(config.option, "numprocesses", None)
    if workers and not hasattr(config, "workerinput") and not INTERPRETED:
        warm_all(SEARCHED)


@pytest.hookimpl(tryfirst=True)  # before -m chooses among the markers
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        for folder, marker in MARKER_OF_FOLDER.items():
            if TESTS / folder in item.path.parents:
                item.add_marker(marker)
        if hasattr(getattr(item, "module", None), "sized"):
            item.add_marker("soak")
    left_out = [item for item in items if _is_left_out(item)]
    if left_out:
        items[:] = [item for item in items if not _is_left_out(item)]
        config.hook.pytest_deselected(items=left_out)


def _is_left_out(item: pytest.Item) -> bool:
    if INTERPRETED:
        markers = ["once", "browser", "compiled"]
    elif BOUNDS_CHECKED:
        markers = ["once", "browser", "unchecked"]
    else:
        markers = []
    return any(item.get_closest_marker(name) for name in markers)


@pytest.fixture(autouse=True, scope="session")
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What commands keep in the data folder does not go into that of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ABACULUS_DATA", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs the tests that are coroutine functions."""
    return "asyncio"


# -- databases and what has to be left again, for the tests of the server ----------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database."""
    from server_databases import postgresql

    if request.param == "postgresql":
        with postgresql() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/abaculus.db"


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    """What a test enters here is left when the test is over."""
    async with AsyncExitStack() as one:
        yield one


# -- people at browsers, for the tests of the page ---------------------------------------------------------------------------


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails tells what its people saw last."""
    report = yield
    if report.when == "call" and report.failed:
        made = getattr(getattr(item, "funcargs", {}).get("people"), "made", [])
        for number, person in enumerate(made, start=1):
            report.sections.append((f"What person {number} saw last", person.last_seen()))
    return report


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A real browser."""
    from web_player import chromium

    with chromium() as one:
        yield one


@pytest.fixture(scope="session")
def host() -> Iterator[Any]:
    """A real server, the same for all who come."""
    from server_start import server

    with server() as one:
        yield one


@pytest.fixture
def people(browser: Any, host: Any, request: pytest.FixtureRequest) -> Iterator[Any]:
    """Make people who come to the server; whatever went wrong in their pages fails the test, but for a file's EXPECTED_FAULTS."""
    from web_player import Person

    made: list[Any] = []

    def person(**how: Any) -> Any:
        made.append(Person(browser, host.url, **how))
        return made[-1]

    person.made = made  # type: ignore[attr-defined]
    yield person
    for one in made:
        one.close()
    expected = getattr(request.module, "EXPECTED_FAULTS", ())
    assert [fault for one in made for fault in one.faults() if not any(part in fault for part in expected)] == []
