"""The database: schema, logs, leases, sweeping; and tables in memory that agree with it, whatever happens to a write."""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import websockets
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sample_games import DICE_GAME, FIRST_GAME
from server_player import Guest
from server_start import GENEROUS, QUICK, Server, postgresql, server
from sqlalchemy import event, insert, select

from abaculus.core.information import InformationSet
from abaculus.server import admin, asking, fairness, schema
from abaculus.server.announcing import Announcer
from abaculus.server.asking import Draft
from abaculus.server.clock import now_ms
from abaculus.server.house import House
from abaculus.server.refusal import Refused
from abaculus.server.room import Room
from abaculus.server.settings import Settings
from abaculus.server.steward import Steward
from abaculus.server.storage import Storage
from abaculus.server.table import Event, Table
from abaculus.server.writing import Append, Conflict, TableRow

pytestmark = pytest.mark.compiled

DAY = 86_400_000


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database."""
    if request.param == "postgresql":
        with postgresql() as url:
            yield url
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/abaculus.db"


@contextlib.asynccontextmanager
async def opened(database: str, kind: type[Storage] = Storage) -> AsyncIterator[Storage]:
    storage = kind(Settings(database=database).database_url())
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def made(name: str, seq: int = 1, touched: int = 1000, **more: Any) -> TableRow:
    row = {"phase": "waiting", "listed": True, "host": "host", "seed": "00" * 32, "due": None, "created": 1000, **more}
    return TableRow(id=name, game=FIRST_GAME, seq=seq, touched=touched, **row)


def new(name: str, **more: Any) -> Append:
    return Append(made(name, **more), [Event(1, 1000, "created", {"name": name})], [], new=True)


def later(name: str, seq: int, text: str = "") -> Append:
    return Append(made(name, seq), [Event(seq, 1000, "did", {"text": text})], [])


# -- the schema ------------------------------------------------------------------------------------------------------------


def test_migrations_make_exactly_the_tables_that_the_server_uses(database: str) -> None:
    async def differences() -> list[Any]:
        async with opened(database) as storage, storage.engine.connect() as connection:
            return await connection.run_sync(
                lambda plain: compare_metadata(
                    MigrationContext.configure(plain, opts={"compare_type": True, "compare_server_default": True}),
                    schema.metadata,
                )
            )

    assert asyncio.run(differences()) == []


def test_a_second_start_finds_everything_as_it_was(database: str) -> None:
    async def twice() -> None:
        async with opened(database) as storage:
            await storage.append(new("first"))
            secret = await storage.secret("cookies", "one")
        async with opened(database) as storage:
            assert await storage.row("first") == made("first")
            assert await storage.load("first") == [Event(1, 1000, "created", {"name": "first"})]
            assert await storage.secret("cookies", "two") == secret == "one"

    asyncio.run(twice())


def test_two_processes_that_start_at_once_on_an_empty_database_both_come_up(database: str, tmp_path: Path) -> None:
    both = [Server({**QUICK, "database": database}, GENEROUS, tmp_path) for _ in range(2)]
    for each in both:
        each.start(wait=False)
    try:
        for each in both:
            each.wait_until_up()
    finally:
        for each in both:
            each.kill()
    assert not both[0].complaints(), both[0].log()


# -- logs ------------------------------------------------------------------------------------------------------------------


def test_of_two_appends_with_the_same_number_one_is_a_conflict(database: str) -> None:
    async def race() -> None:
        async with opened(database) as one, opened(database) as other:
            await one.append(new("table"))
            for seq in range(2, 12):
                came = await asyncio.gather(
                    one.append(later("table", seq, "one")),
                    other.append(later("table", seq, "other")),
                    return_exceptions=True,
                )
                assert sorted(type(result) for result in came if result is not None) == [Conflict]
                winner = "one" if came[0] is None else "other"
                assert (await one.load("table", seq - 1)) == [Event(seq, 1000, "did", {"text": winner})]

    asyncio.run(race())


def test_appends_that_come_together_share_a_commit(database: str) -> None:
    async def together() -> None:
        async with opened(database) as storage:
            await asyncio.gather(*(storage.append(new(f"t{n}")) for n in range(50)))
            commits = []
            event.listen(storage.writer.log, "commit", commits.append)
            await asyncio.gather(*(storage.append(later(f"t{n}", 2)) for n in range(50)))
            assert len(commits) <= 2  # the first may have gone ahead alone
            assert await storage.seqs([f"t{n}" for n in range(50)]) == {f"t{n}": (2, 1000) for n in range(50)}

    asyncio.run(together())


def test_one_bad_append_among_many_does_not_hurt_the_others(database: str) -> None:
    async def together() -> None:
        async with opened(database) as storage:
            await asyncio.gather(*(storage.append(new(f"t{n}")) for n in range(20)))
            await storage.append(later("t7", 2, "first"))
            came = await asyncio.gather(
                *(storage.append(later(f"t{n}", 2, "now")) for n in range(20)),
                storage.append(later("nowhere", 2)),
                return_exceptions=True,
            )
            assert [n for n, result in enumerate(came) if result is not None] == [7, 20]
            assert isinstance(came[7], Conflict)
            assert isinstance(came[20], Conflict)
            for n in range(20):
                assert (await storage.load(f"t{n}", 1))[0].body == {"text": "first" if n == 7 else "now"}
            assert await storage.row("nowhere") is None

    asyncio.run(together())


def test_closing_finishes_what_was_asked_for(database: str) -> None:
    async def close_early() -> None:
        async with opened(database) as storage:
            asked = [asyncio.ensure_future(storage.append(new(f"t{n}"))) for n in range(300)]
            await asyncio.sleep(0)
        assert await asyncio.gather(*asked) == [None] * 300
        async with opened(database) as storage:
            assert len(await storage.seqs([f"t{n}" for n in range(300)])) == 300

    asyncio.run(close_early())


# -- leases ----------------------------------------------------------------------------------------------------------------


def test_a_lease_has_one_holder_until_it_expires(database: str) -> None:
    async def take() -> None:
        async with opened(database) as one, opened(database) as other:
            for expiry in (1000, 2000, 3000):  # nobody had it; then it has expired, twice
                takers = [
                    storage.take_lease("table", f"{name}{n}", expiry, expiry + 1000)
                    for n in range(4)
                    for name, storage in (("one", one), ("other", other))
                ]
                assert sorted(await asyncio.gather(*takers)) == [False] * 7 + [True]
            assert await one.take_lease("another", "me", 1000, 2000)
            assert not await other.take_lease("another", "you", 1999, 3000)
            assert await one.take_lease("another", "me", 1500, 2500), "who has it may keep it"
            assert not await other.take_lease("another", "you", 2499, 3000)
            assert await other.take_lease("another", "you", 2500, 3500)
            assert not await one.take_lease("another", "me", 2600, 3600)
            await one.give_lease("another", "me")
            assert not await one.take_lease("another", "me", 2700, 3700), "only the holder gives it back"
            await other.give_lease("another", "you")
            assert await one.take_lease("another", "me", 2800, 3800)

    asyncio.run(take())


def test_the_server_is_up_while_any_process_says_so(database: str) -> None:
    async def story() -> None:
        async with opened(database) as one, opened(database) as other:
            assert await one.outages(0) == []
            said = [await one.pulse(1000, 600), await other.pulse(1500, 600), await one.pulse(2000, 600)]
            assert said == [(1000, 1000), (1000, 1500), (1000, 2000)]
            assert await other.outages(0) == []
            assert [await one.pulse(9000, 600), await other.pulse(9100, 600)] == [(9000, 9000), (9000, 9100)]
            assert await one.pulse(9050, 600) == (9000, 9100), "a clock that lags is told what the other one shows"
            assert await one.pulse(20_000, 600) == (20_000, 20_000)
            gaps = [(2000, 9000), (9100, 20_000)]
            for since, rest in ((0, gaps), (1700, gaps), (2500, gaps), (9050, gaps[1:]), (20_000, [])):
                assert await other.outages(since) == rest

    asyncio.run(story())


def test_a_table_is_due_only_while_no_living_process_holds_it(database: str) -> None:
    async def look() -> None:
        async with opened(database) as storage:
            for name, more in (
                ("due", {"due": 500}), ("held", {"due": 500}), ("abandoned", {"due": 400}), ("later", {"due": 5000}),
                ("waits", {"due": None}), ("over", {"due": 500, "phase": "over"}),
            ):  # fmt: skip
                await storage.append(new(name, **{"phase": "playing", **more}))
            await storage.take_lease("held", "somebody", 0, 2000)
            await storage.take_lease("abandoned", "nobody", 0, 900)
            assert await storage.due(1000) == ["abandoned", "due"]
            assert sorted(await storage.due(6000)) == ["abandoned", "due", "held", "later"]

    asyncio.run(look())


# -- sweeping --------------------------------------------------------------------------------------------------------------


def test_sweeping_deletes_what_is_old_and_nothing_else(database: str) -> None:
    async def everything(storage: Storage) -> dict[str, set[Any]]:
        async with storage.engine.connect() as connection:
            return {
                table.name: {tuple(row) for row in await connection.execute(select(table))}
                for table in schema.metadata.sorted_tables
            }

    async def sweep() -> None:
        async with opened(database) as storage:
            now = now_ms()
            old, young = now - 101 * DAY, now - 99 * DAY

            async def guest(name: str, seen: int) -> None:
                await storage.do(
                    insert(schema.guests).values(id=name, name=name, recovery=f"code {name}", created=old, seen=seen)
                )
                await storage.do(
                    insert(schema.tokens).values(hash=f"token {name}", guest=name, label="program", created=old)
                )
                await storage.do(
                    insert(schema.subscriptions).values(hash=f"push {name}", guest=name, body="{}", created=old)
                )

            async def table(name: str, phase: str, touched: int, sitting: str) -> None:
                row = made(name, phase=phase, touched=touched)
                await storage.append(Append(row, [Event(1, old, "created", {})], [(0, sitting)], new=True))

            await guest("young", young)
            await guest("seated", old)  # not seen for long, but at a table that goes on
            await table("over", "over", young, "young")
            await table("playing", "playing", young, "seated")
            await storage.take_lease("playing", "somebody", now, now + 10_000)
            kept = await everything(storage)
            await guest("old", old)
            await guest("finished", old)
            await table("long over", "over", old, "finished")
            await table("long ago", "waiting", old, "young")
            await storage.take_lease("long over", "nobody", old, old)
            assert await admin.sweep(storage, 100) == {"tables": 2, "guests": 2}
            assert await everything(storage) == kept
            assert await admin.sweep(storage, 100) == {"tables": 0, "guests": 0}

    asyncio.run(sweep())


# -- tables in memory --------------------------------------------------------------------------------------------------------


async def table_for_two(house: House, game: str = DICE_GAME, **settings: Any) -> Room:
    seats = [{"kind": "open"}, {"kind": "open"}]
    return await house.create(game, {"players": 2}, seats, settings, "host", False)


def sit(guest: str, seed: str) -> Any:
    return lambda table: asking.sit(table, seed, guest, guest, None, "")


def test_a_table_that_went_on_elsewhere_is_read_again_and_the_request_is_put_to_what_is_there(database: str) -> None:
    async def race() -> None:
        async with opened(database) as one, opened(database) as other:
            here, there = (House(Settings(), storage, Announcer()) for storage in (one, other))
            room = await table_for_two(here)
            same = await there.room(room.table.id)
            await asyncio.gather(
                here.ask(room, sit("ann", room.seed)), there.ask(same, sit("bob", same.seed))
            )  # neither has heard of the other
            late = here if room.table.phase == "waiting" else there
            await late.refresh(await late.room(room.table.id))
            assert room.table.phase == same.table.phase == "playing"
            assert {place.guest for place in room.table.places} == {"ann", "bob"}
            assert room.table.state.to_position() == same.table.state.to_position()
            assert [event.seq for event in await one.load(room.table.id)] == list(range(1, room.table.seq + 1))
            for house, stale in ((here, room), (there, same)):
                with pytest.raises(Refused, match="already-started"):
                    await house.ask(stale, sit("cid", room.seed))

    asyncio.run(race())


class Full(Storage):
    """A disk that is full, when told so."""

    full = False
    refused = 0

    async def append(self, what: Append) -> None:
        if self.full:
            self.refused += 1
            raise OSError("no space left")
        await super().append(what)


def test_what_could_not_be_written_is_shown_to_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        async with opened(f"sqlite:///{tmp_path}/abaculus.db", Full) as storage:
            assert isinstance(storage, Full)
            house = House(Settings(), storage, Announcer())
            room = await table_for_two(house)
            storage.full = True
            with pytest.raises(Refused, match="busy"):
                await house.ask(room, sit("ann", room.seed))
            with pytest.raises(Refused, match="busy"):
                await table_for_two(house)
            async with house.looking(room) as table:
                assert (table.seq, [place.guest for place in table.places]) == (1, ["", ""])
            storage.full = False
            assert await house.ask(room, sit("bob", room.seed)) == 2
            assert [event.body.get("guest") for event in await storage.load(room.table.id)] == [None, "bob"]

    asyncio.run(fail())
    assert "no space left" in caplog.text


class Slow(Storage):
    """A disk on which everything takes its time."""

    async def append(self, what: Append) -> None:
        await asyncio.sleep(0.2)
        await super().append(what)


def test_a_house_that_closes_finishes_what_was_begun_and_begins_nothing(tmp_path: Path) -> None:
    """What is left running is lost with the loop, and where it is found later it brings others to a halt."""

    async def close() -> None:
        async with opened(f"sqlite:///{tmp_path}/abaculus.db", Slow) as storage:
            house = House(Settings(bot_pause=0.0), storage, Announcer())
            steward = Steward(house, None)  # type: ignore[arg-type]
            seats = [{"kind": "bot", "level": "random", "name": "random"}] * 2
            room = await house.create(FIRST_GAME, {"players": 2}, seats, {}, "host", False)
            asked = asyncio.create_task(house.ask(room, lambda table: asking.start(table, room.seed, ["", ""])))
            await asyncio.sleep(0.05)
            asked.cancel()  # whoever asked has hung up
            await house.close()
            await steward.close()
            assert len(await storage.load(room.table.id)) > 1
            assert room.driver is None
            with pytest.raises(Refused, match="shutting-down"):
                await house.ask(room, lambda table: [])

    asyncio.run(close())


# -- the steward ---------------------------------------------------------------------------------------------------------------


class Meanwhile(Storage):
    """Something happens while a lease is being taken."""

    happens: Any = None

    async def take_lease(self, table: str, holder: str, now: int, until: int) -> bool:
        if self.happens is not None:
            happens, self.happens = self.happens, None
            await happens()
        return await super().take_lease(table, holder, now, until)


async def until_forced(house: House, room: Room, dice: random.Random) -> bool:
    """Play until a person has no choice; whether that happened before the end."""
    for guest in ("ann", "bob"):
        await house.ask(room, sit(guest, room.seed))
    while room.table.phase == "playing" and room.table.forced() is None:
        action = dice.choice(room.table.state.legal_actions())
        await house.ask(room, partial(asking.bot_acts, seed=room.seed, action=action, by="player"))
    return room.table.phase == "playing"


def test_a_player_who_is_faster_than_the_server_does_not_cost_the_next_one_the_game(tmp_path: Path) -> None:
    async def race(storage: Meanwhile, dice: random.Random) -> bool:
        """Whether the next player had a choice, which is what was taken for thinking too long."""
        house = House(Settings(forced_pause=0.0), storage, Announcer())
        room = await table_for_two(house)
        if not await until_forced(house, room, dice):
            return False
        choices = []

        async def player() -> None:
            forced = room.table.forced()
            await house.ask(room, partial(asking.bot_acts, seed=room.seed, action=forced, by="player"))
            choices.append(room.table.phase == "playing" and room.table.forced() is None)

        storage.happens = player
        steward = Steward(house, None)  # type: ignore[arg-type]
        steward.attend(room)
        assert room.driver is not None
        await asyncio.wait_for(room.driver, 60)
        await house.close()
        await steward.close()
        assert "resigned" not in {event.kind for event in await storage.load(room.table.id)}
        return choices == [True]

    async def races() -> None:
        async with opened(f"sqlite:///{tmp_path}/abaculus.db", Meanwhile) as storage:
            assert isinstance(storage, Meanwhile)
            dice = random.Random(3)
            for _ in range(50):
                if await race(storage, dice):
                    return
            raise AssertionError("in fifty games nobody with a choice came after somebody without one")

    asyncio.run(races())


def test_a_game_that_is_paused_at_the_last_moment_is_not_lost_on_time(tmp_path: Path) -> None:
    async def race() -> None:
        async with opened(f"sqlite:///{tmp_path}/abaculus.db", Meanwhile) as storage:
            assert isinstance(storage, Meanwhile)
            house = House(Settings(), storage, Announcer())
            room = await table_for_two(house, FIRST_GAME, per_move=1)  # whoever begins has a choice
            for guest in ("ann", "bob"):
                await house.ask(room, sit(guest, room.seed))
            await asyncio.sleep(1.1)

            async def pause() -> None:
                await house.ask(room, lambda table: [Draft("paused", {})])

            storage.happens = pause
            steward = Steward(house, None)  # type: ignore[arg-type]
            steward.attend(room)
            assert room.driver is not None
            await asyncio.wait_for(room.driver, 60)
            assert storage.happens is None
            assert room.table.paused
            assert room.table.phase == "playing"
            await house.close()
            await steward.close()

    asyncio.run(race())


class Distracted:
    """Bots in whose first thoughts the table changes."""

    def __init__(self, house: House) -> None:
        self.house, self.thoughts = house, 0

    async def choose(self, host: str, known: InformationSet, level: str, behind: bool = False) -> int:
        self.thoughts += 1
        room = next(iter(self.house.rooms.values()))
        if self.thoughts == 3:
            await self.house.ask(
                room, lambda table: [Draft("undone", {"taken": len(table.history) - len(opening(table))})]
            )
        return int(room.table.state.legal_actions()[0])


def opening(table: Table) -> list[Any]:
    """What chance decided before anybody acted."""
    return table.history[: next(n for n, step in enumerate(table.history) if step.seat is not None)]


def test_bots_go_on_at_once_when_the_table_changed_under_their_thoughts(tmp_path: Path) -> None:
    async def think() -> None:
        async with opened(f"sqlite:///{tmp_path}/abaculus.db") as storage:
            house = House(Settings(bot_pause=0.0, lease_seconds=1000), storage, Announcer())
            bots = Distracted(house)
            steward = Steward(house, bots)  # type: ignore[arg-type]
            seats = [{"kind": "bot", "level": "random", "name": "random"}] * 2
            room = await house.create(FIRST_GAME, {"players": 2}, seats, {}, "host", False)
            await house.ask(room, lambda table: asking.start(table, room.seed, ["", ""]))
            for _ in range(3000):
                if bots.thoughts > 6 or room.table.phase == "over":
                    break
                await asyncio.sleep(0.02)
            await house.close()
            await steward.close()
            assert bots.thoughts > 4

    asyncio.run(think())


class Plain:
    """Bots that do the first thing they can, and remember what they thought about. At their fourth thought the disk is full."""

    def __init__(self, storage: Full) -> None:
        self.storage = storage
        self.thoughts: list[str] = []

    async def choose(self, host: str, known: InformationSet, level: str, behind: bool = False) -> int:
        self.thoughts.append(known.view["position"])
        self.storage.full = self.storage.full or len(self.thoughts) == 4
        return known.state.legal_actions()[0]


def test_a_bot_whose_move_cannot_be_written_tries_again_and_does_not_think_again(tmp_path: Path) -> None:
    async def eventually(holds: Callable[[], bool]) -> None:
        for _ in range(1500):
            if holds():
                return
            await asyncio.sleep(0.02)
        raise AssertionError("the table stands still")

    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/abaculus.db", Full) as storage:
            assert isinstance(storage, Full)
            house, bots = House(Settings(bot_pause=0.0), storage, Announcer()), Plain(storage)
            steward = Steward(house, bots)  # type: ignore[arg-type]
            seats = [{"kind": "bot", "level": "random", "name": "random"}] * 2
            room = await house.create(FIRST_GAME, {"players": 2}, seats, {}, "host", False)
            await house.ask(room, lambda table: asking.start(table, room.seed, ["", ""]))
            await eventually(lambda: storage.refused > 3)
            storage.full = False
            await eventually(lambda: room.table.phase == "over" and room.driver is None)  # and written
            await house.close()
            await steward.close()
            assert len(bots.thoughts) == len(set(bots.thoughts))

    asyncio.run(play())


def test_a_table_whose_log_cannot_be_read_does_not_keep_the_bots_of_other_tables_waiting(database: str) -> None:
    async def broken() -> None:
        async with opened(database) as storage:
            await storage.append(new("broken", phase="playing", due=1))

    async def played(one: Server) -> None:
        async with Guest(one.url, "Ann") as ann:
            table = await ann.make_table(FIRST_GAME, ["random", "random"])
            one.restart()
            async with ann.socket(table) as socket:
                await socket.until(lambda message: message.get("table", {}).get("phase") == "over", 60)

    asyncio.run(broken())
    with server(database=database, complaints=True) as one:
        asyncio.run(played(one))
        assert "a table could not be opened" in one.log()


# -- stopping ----------------------------------------------------------------------------------------------------------------


def test_a_server_that_is_asked_to_stop_finishes_its_writes_and_says_that_it_will_be_back() -> None:
    async def stop(one: Server) -> None:
        async with contextlib.AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(one.url, f"Guest {n}")) for n in range(8)]
            tables = [await guest.make_table(DICE_GAME, ["me", "me"]) for guest in guests]
            watching = await stack.enter_async_context(guests[0].socket(tables[0]))
            await watching.receive()
            sitting = [
                asyncio.ensure_future(guest.http.post(f"/api/tables/{table}/commands", json={"type": "sit"}))
                for guest, table in zip(guests, tables, strict=True)
            ]
            await asyncio.sleep(0.01)
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

    with server(plain=True) as one:
        asyncio.run(stop(one))


def test_the_seed_of_a_table_is_the_one_that_was_promised_after_a_restart(database: str) -> None:
    async def restart() -> None:
        async with opened(database) as storage:
            room = await table_for_two(House(Settings(), storage, Announcer()))
        async with opened(database) as storage:
            again = await House(Settings(), storage, Announcer()).room(room.table.id)
            assert again.seed == room.seed
            assert fairness.commitment(again.seed) == again.table.commitment == room.table.commitment

    asyncio.run(restart())
