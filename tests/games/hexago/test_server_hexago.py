"""Hexago on the server: what is sent to somebody who viewed the table from a seat and then gave it up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server_player import Guest
from server_start import server

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server() as one:
        yield one.url


async def test_a_seat_that_somebody_looked_from_and_gave_up_is_not_looked_from_any_more(base: str) -> None:
    async with Guest(base, "Hope") as host, Guest(base, "Spy") as spy, Guest(base, "Gus") as other:
        table = await host.make_table("hexago", ["me", "open"])
        async with spy.socket(table) as socket:
            await spy.do(table, "sit", seat=1)
            assert (await socket.ask("look", seat=1))["type"] == "done"
            await spy.do(table, "leave")
            await other.do(table, "sit", seat=1)
            await host.do(table, "sit")
            await socket.until(lambda message: message.get("table", {}).get("phase") == "playing")
            assert socket.update["you"] == {"seats": [], "viewer": None, "host": False, "undo": False}
            assert "hands=?,?,?,?;?,?,?,?" in socket.update["position"].replace("-", "?")
            assert {piece["text"] for piece in socket.update["scene"]["hand"]} <= {"?", "-"}
