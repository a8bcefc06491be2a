"""The database goes away for a while, and comes back: every table goes on, and nobody has to load a page again.

In `make soak` each way of being away is tried sixty times for five seconds, with the settings that servers have by default, and
all tables have to go on within six seconds. `ABACULUS_OUTAGES` sets another number of outages.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from sample_games import FIRST_GAME
from server_databases import PostgreSQL, postgresql, redis_server, shared_postgresql
from server_player import COLUMNS, LOST, Eyes, Guest, Socket
from server_start import Server, server
from server_storage import sit
from sizes import SOAK, sized
from waiting import retried, until

from abaculus.server.announce import Announcer
from abaculus.server.http.app import create_app
from abaculus.server.refusal import Refused
from abaculus.server.settings import Settings
from abaculus.server.storage.log_writer import Append
from abaculus.server.storage.queries import Storage
from abaculus.server.tables import decide
from abaculus.server.tables.autoplay import AutoPlayer
from abaculus.server.tables.live_tables import LiveTables
from abaculus.server.tables.table_settings import SeatPlan, TableSettings

pytestmark = [pytest.mark.compiled, pytest.mark.long]

OUTAGES = int(os.environ.get("ABACULUS_OUTAGES", sized(2, interpreted=1, soak=60)))
SECONDS = sized(1, interpreted=1, soak=5)
"""How long the database is away."""
AT_MOST = sized(30, interpreted=30, soak=6)
"""Seconds within which all tables have to go on. A short test on a busy machine is only about whether they do."""
DEFAULTS: dict[str, Any] = {"lease_seconds": 10.0, **({"poll_seconds": 2.0} if SOAK else {})}
EACH = sized(3, interpreted=1, soak=5)
SEATS = (["me", "greedy"], ["random", "me"], ["random", "greedy"], ["me", "open"]) * EACH

Away = Callable[[], contextlib.AbstractContextManager[None]]
REFUSED_OR_LOST = (AssertionError, *LOST)
"""What happens to whoever asks while the database is away."""


class Evening:
    """Tables at which people and bots play. The people do what a page does: they keep their sockets, come back when these are
    lost, and move when they are shown that it is their turn. They never ask whether something has happened in the meantime."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers
        self.dice = random.Random(7)
        self.seen: dict[str, tuple[int, float]] = {}
        """By table that is being played: the last event that somebody there was shown, and when that was."""
        self.last_round = False
        self.moves = 0
        self.answers: Counter[int] = Counter()
        """What somebody who asks all the time was answered, by status."""

    async def tables(self) -> None:
        async with asyncio.TaskGroup() as all_tables:
            for seats in SEATS:
                all_tables.create_task(self._table(seats))
            for one in self.servers:
                all_tables.create_task(self._ask_all_the_time(one))

    async def _table(self, seats: list[str]) -> None:
        """Game after game, the players at different servers where there are several."""
        async with contextlib.AsyncExitStack() as stack:
            people = max(1, sum(seat in ("me", "open") for seat in seats))
            bases = [one.url for one in self.dice.sample(self.servers, len(self.servers))] * people
            guests = [await self._arrived(stack, bases[n], f"Guest {n}") for n in range(people)]
            while not self.last_round:
                table = await retried(lambda: guests[0].make_table(FIRST_GAME, seats), *REFUSED_OR_LOST)
                for guest in guests if "me" in seats else []:
                    await retried(partial(self._sit, guest, table), *REFUSED_OR_LOST)
                self.seen[table] = (0, time.monotonic())
                async with asyncio.TaskGroup() as players:
                    for guest in guests:
                        players.create_task(self._play(guest, table))
                del self.seen[table]

    async def _ask_all_the_time(self, one: Server) -> None:
        async with httpx.AsyncClient(base_url=one.url, timeout=60) as anybody:
            while not self.last_round:
                with contextlib.suppress(*LOST):  # a connection that was kept may be closed just when it is used again
                    self.answers[(await anybody.get("/api/tables")).status_code] += 1
                    self.answers[(await anybody.post("/api/guest", json={"name": "Ann"})).status_code] += 1
                anybody.cookies.clear()
                await asyncio.sleep(0.1)  # somebody who never drew breath would slow down the games

    async def _arrived(self, stack: contextlib.AsyncExitStack, base: str, name: str) -> Guest:
        return await retried(lambda: stack.enter_async_context(Guest(base, name)), *REFUSED_OR_LOST)

    async def _sit(self, guest: Guest, table: str) -> None:
        if not (await guest.get(f"/api/tables/{table}"))["you"]["seats"]:
            await guest.do(table, "sit")

    async def _play(self, guest: Guest, table: str) -> None:
        after = 0

        async def over_a_socket() -> None:
            nonlocal after
            async with guest.socket(table, after=after) as socket:
                while not self.last_round:
                    if not socket.update or socket.update["seq"] == after:  # what came with an answer is not awaited
                        await self._next_update(socket)
                    if self.last_round:
                        return
                    after = socket.update["seq"]
                    if self.seen[table][0] < after:
                        self.seen[table] = (after, time.monotonic())
                    if socket.update["table"]["phase"] == "over":
                        return
                    await until(lambda: self._has_moved(socket), "the server stays busy")

        await retried(over_a_socket, *LOST)

    async def _next_update(self, socket: Socket) -> None:
        while not self.last_round:
            with contextlib.suppress(TimeoutError):
                await socket.until(lambda message: message["type"] == "update", 1)
                return

    async def _has_moved(self, socket: Socket) -> bool:
        """Make a move if it is this player's turn. False: the server was too busy for it."""
        update = socket.update
        rows = (update["scene"] or {"moves": {"rows": []}})["moves"]["rows"]
        if not rows or update["table"]["mover"] is None or update["you"]["viewer"] != update["table"]["mover"]:
            return True
        # People think; otherwise the games would be over before anything happens.
        await asyncio.sleep(self.dice.uniform(0, 0.5))
        move = dict(zip(COLUMNS, self.dice.choice(rows), strict=True))
        answer = await socket.ask("act", seq=update["seq"], action=move["action"])
        self.moves += answer["type"] == "done"
        return self.last_round or answer.get("reason") != "busy"

    async def all_playing(self) -> None:
        """Wait until a game goes on at nearly every table: a few are always just over."""
        await until(lambda: sum(seq > 0 for seq, _ in self.seen.values()) >= len(SEATS) - 2, "no games")

    async def all_go_on(self, number: int) -> float:
        """Wait until every table has gone on after an outage that is just over; the seconds that the last one took."""
        since, waiting = time.monotonic(), set(self.seen)

        def none_waits() -> bool:
            for table in list(waiting):
                seen = self.seen.get(table)
                if seen is None or seen[1] > since:
                    waiting.discard(table)
            return not waiting

        stuck = f"outage {number}: {{}} of {len(SEATS)} tables do not go on"
        await until(none_waits, lambda: stuck.format(len(waiting)), within=AT_MOST)
        return time.monotonic() - since


async def goes_on(servers: list[Server], ways: list[Away]) -> None:
    evening = Evening(servers)
    longest = 0.0
    async with asyncio.TaskGroup() as playing:  # what fails at a table fails the test at once
        playing.create_task(evening.tables())
        try:
            for number in range(1, OUTAGES + 1):
                await evening.all_playing()
                await asyncio.sleep(evening.dice.uniform(0.2, 1.0))  # whatever is being written then
                away = ways[(number - 1) % len(ways)]()
                await asyncio.to_thread(away.__enter__)  # people go on playing while it takes its time
                try:
                    await asyncio.sleep(SECONDS)  # that is how long it is away
                finally:
                    await asyncio.to_thread(away.__exit__, None, None, None)
                took = await evening.all_go_on(number)
                longest = max(longest, took)
                print(f"outage {number}: longest wait {took:.2f} s", flush=True)
        finally:
            evening.last_round = True  # whoever waits with a limit may miss that it is cancelled
    assert evening.moves > OUTAGES
    assert set(evening.answers) <= {200, 503}, evening.answers
    print(f"{OUTAGES} outages of {SECONDS} s, {len(SEATS)} tables, {evening.moves} moves; longest wait {longest:.2f} s")


def crashed(running: PostgreSQL) -> Away:
    @contextlib.contextmanager
    def away() -> Iterator[None]:
        running.crash()
        try:
            yield
        finally:
            running.start()

    return away


def frozen(running: PostgreSQL) -> Away:
    """It says nothing, like a machine that has lost its network, and then goes on as if nothing had happened."""

    @contextlib.contextmanager
    def away() -> Iterator[None]:
        main = running._process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        family = [main, *map(int, children)]
        for pid in family:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in family:
                os.kill(pid, signal.SIGCONT)

    return away


def shared() -> PostgreSQL:
    running = shared_postgresql()
    assert running is not None
    return running


async def test_tables_go_on_after_postgresql_was_away_for_a_moment() -> None:
    with postgresql() as database, server(database=database, complaints=True, bot_pause=0.2, **DEFAULTS) as one:
        await goes_on([one], [crashed(shared()), frozen(shared())])


async def test_tables_go_on_after_the_disk_was_full_for_a_moment() -> None:
    with server(complaints=True, piped_log=True, bot_pause=0.2, **DEFAULTS) as one:
        await goes_on([one], [one.full_disk])


async def test_tables_of_two_processes_go_on_after_their_database_was_away_for_a_moment() -> None:
    with postgresql() as database, redis_server() as redis:
        given: dict[str, Any] = {
            "database": database,
            "redis": redis.url,
            "complaints": True,
            "bot_pause": 0.2,
            **DEFAULTS,
        }
        with server(**given) as one, server(**given) as other:
            await goes_on([one, other], [crashed(shared()), frozen(shared())])


async def test_a_database_that_is_just_starting_is_busy_and_no_error_of_ours(tmp_path: Path) -> None:
    asyncpg = pytest.importorskip("asyncpg")

    async def starting() -> list[str]:
        raise asyncpg.CannotConnectNowError("the database system is starting up")

    app = create_app(Settings(database=f"sqlite:///{tmp_path}/abaculus.db", secret="5e" * 32))
    app.state.service.storage.lobby = starting
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as anybody:
        answer = await anybody.get("/api/tables")
    assert (answer.status_code, answer.json()["reason"]) == (503, "busy")


class AnswerLost(Storage):
    """The connection to the database is lost after a commit, before anybody hears of it."""

    lost = False

    async def append(self, what: Append) -> None:
        await super().append(what)
        if self.lost:
            self.lost = False
            raise OSError("the connection was lost")


async def test_a_move_that_was_written_though_nobody_heard_of_it_is_shown_to_people(tmp_path: Path) -> None:
    storage = AnswerLost(Settings(database=f"sqlite:///{tmp_path}/abaculus.db").database_url())
    await storage.open()
    autoplayer = AutoPlayer(cast(Any, None))
    live_tables = LiveTables(Settings(), storage, Announcer(), autoplayer)
    session = await live_tables.create(
        FIRST_GAME, {"players": 2}, [SeatPlan("open")] * 2, TableSettings(), "ann", False
    )
    for guest in ("ann", "bob"):
        await live_tables.submit(session, sit(guest, session.seed))
    people = [Eyes(guest) for guest in ("ann", "bob")]
    for one in people:
        await live_tables.enter(session, cast(Any, one))
    before, mover = session.table.seq, session.table.mover()
    assert mover is not None
    action, guest = session.table.state.legal_actions()[0], session.table.places[mover].guest
    storage.lost = True
    with pytest.raises(Refused, match="busy"):
        await live_tables.submit(session, lambda table: decide.act(table, session.seed, guest, before, None, action))
    await until(lambda: min(one.seen for one in people) > before, "nobody is shown the move")
    await live_tables.close()
    await autoplayer.close()
    await storage.close()
