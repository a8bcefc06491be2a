"""What the server's tests share."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack

import pytest
from server_databases import postgresql


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database."""
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
