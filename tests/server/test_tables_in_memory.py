"""Tables in memory agree with the database, whatever happens to a write, even when the server stops."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
import websockets
from sample_games import DICE_GAME, FIRST_GAME
from server_player import Guest
from server_start import server
from server_storage import Full, opened, sit, table_for_two
from waiting import give_way

from abaculus.server.announce import Announcer
from abaculus.server.refusal import Refused
from abaculus.server.settings import Settings
from abaculus.server.storage.log_writer import Append
from abaculus.server.storage.queries import Storage
from abaculus.server.tables import decide, fairness
from abaculus.server.tables.autoplay import AutoPlayer
from abaculus.server.tables.live_tables import LiveTables
from abaculus.server.tables.table_settings import SeatPlan, TableSettings

# -- tables in memory --------------------------------------------------------------------------------------------------------


async def test_a_table_that_went_on_elsewhere_is_read_again_and_the_request_is_put_to_what_is_there(
    database: str,
) -> None:
    async with opened(database) as one, opened(database) as other:
        here, there = (LiveTables(Settings(), storage, Announcer()) for storage in (one, other))
        session = await table_for_two(here)
        same = await there.session(session.table.id)
        await asyncio.gather(
            here.submit(session, sit("ann", session.seed)), there.submit(same, sit("bob", same.seed))
        )  # neither has heard of the other
        late = here if session.table.phase == "waiting" else there
        await late.refresh(await late.session(session.table.id))
        assert session.table.phase == same.table.phase == "playing"
        assert {place.guest for place in session.table.places} == {"ann", "bob"}
        assert session.table.state.to_position() == same.table.state.to_position()
        assert [line.seq for line in await one.load(session.table.id)] == list(range(1, session.table.seq + 1))
        for live_tables, stale in ((here, session), (there, same)):
            with pytest.raises(Refused, match="already-started"):
                await live_tables.submit(stale, sit("cid", session.seed))


async def test_what_could_not_be_written_is_shown_to_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(f"sqlite:///{tmp_path}/abaculus.db", Full) as storage:
        assert isinstance(storage, Full)
        live_tables = LiveTables(Settings(), storage, Announcer())
        session = await table_for_two(live_tables)
        storage.full = True
        with pytest.raises(Refused, match="busy"):
            await live_tables.submit(session, sit("ann", session.seed))
        with pytest.raises(Refused, match="busy"):
            await table_for_two(live_tables)
        async with live_tables.locked(session) as table:
            assert (table.seq, [place.guest for place in table.places]) == (1, ["", ""])
        storage.full = False
        assert await live_tables.submit(session, sit("bob", session.seed)) == 2
        assert [getattr(line.event, "guest", None) for line in await storage.load(session.table.id)] == [None, "bob"]
    assert "no space left" in caplog.text


class HeldUp(Storage):
    """A disk that can be made to keep everybody waiting."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.asked, self.free = asyncio.Event(), asyncio.Event()
        self.free.set()

    async def append(self, what: Append) -> None:
        self.asked.set()
        await self.free.wait()
        await super().append(what)


async def test_a_house_that_closes_finishes_what_was_begun_and_begins_nothing(tmp_path: Path) -> None:
    """What is left running is lost with the loop, and where it is found later it brings others to a halt."""
    async with opened(f"sqlite:///{tmp_path}/abaculus.db", HeldUp) as storage:
        assert isinstance(storage, HeldUp)
        autoplayer = AutoPlayer(None)  # type: ignore[arg-type]
        live_tables = LiveTables(Settings(bot_pause=0.0), storage, Announcer(), autoplayer)
        seats = [SeatPlan("bot", level="random", name="random")] * 2
        session = await live_tables.create(FIRST_GAME, {"players": 2}, seats, TableSettings(), "host", False)
        storage.asked.clear()
        storage.free.clear()
        asked = asyncio.create_task(
            live_tables.submit(session, lambda table: decide.start(table, session.seed, ["", ""]))
        )
        await storage.asked.wait()
        asked.cancel()  # whoever asked has hung up
        closing = asyncio.create_task(live_tables.close())
        await give_way()
        assert not closing.done()
        storage.free.set()
        await closing
        await autoplayer.close()
        assert len(await storage.load(session.table.id)) > 1
        assert session.driver is None
        with pytest.raises(Refused, match="shutting-down"):
            await live_tables.submit(session, lambda table: [])


# -- stopping ----------------------------------------------------------------------------------------------------------------


async def test_a_server_that_is_asked_to_stop_finishes_its_writes_and_says_that_it_will_be_back() -> None:
    with server(plain=True) as one:
        async with contextlib.AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(one.url, f"Guest {n}")) for n in range(8)]
            tables = [await guest.make_table(DICE_GAME, ["me", "me"]) for guest in guests]
            watching = await stack.enter_async_context(guests[0].socket(tables[0]))
            await watching.receive()
            sitting = [
                asyncio.ensure_future(guest.http.post(f"/api/tables/{table}/commands", json={"type": "sit"}))
                for guest, table in zip(guests, tables, strict=True)
            ]
            await asyncio.wait(sitting, return_when=asyncio.FIRST_COMPLETED)
            stopping = asyncio.create_task(asyncio.to_thread(one.stop))
            answers = await asyncio.gather(*sitting, return_exceptions=True)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await watching.until(lambda message: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert await stopping in (0, -15)  # uvicorn ends with the signal that it was given
            one.plain = False  # quicker, and the database is the same
            await asyncio.to_thread(one.start)
            for guest, table, answer in zip(guests, tables, answers, strict=True):
                shown = await guest.get(f"/api/tables/{table}")
                done = not isinstance(answer, BaseException) and answer.status_code == 200
                assert shown["table"]["phase"] == "playing" or not done


async def test_the_seed_of_a_table_is_the_one_that_was_promised_after_a_restart(database: str) -> None:
    async with opened(database) as storage:
        session = await table_for_two(LiveTables(Settings(), storage, Announcer()))
    async with opened(database) as storage:
        again = await LiveTables(Settings(), storage, Announcer()).session(session.table.id)
        assert again.seed == session.seed
        assert fairness.commitment(again.seed) == again.table.commitment == session.table.commitment
