"""The database: schema, logs, leases, sweeping."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from server_start import GENEROUS, QUICK, Server
from server_storage import first_line, later, later_line, made, new, opened
from sqlalchemy import event, insert, select
from waiting import give_way

from abaculus.server import admin
from abaculus.server.clock import now_ms
from abaculus.server.storage import schema
from abaculus.server.storage.log_writer import Append, Conflict
from abaculus.server.storage.queries import Storage

pytestmark = pytest.mark.compiled
DAY = 86_400_000


# -- the schema ------------------------------------------------------------------------------------------------------------


async def test_migrations_make_exactly_the_tables_that_the_server_uses(database: str) -> None:
    async with opened(database) as storage, storage.engine.connect() as connection:
        differences: list[Any] = await connection.run_sync(
            lambda plain: compare_metadata(
                MigrationContext.configure(plain, opts={"compare_type": True, "compare_server_default": True}),
                schema.metadata,
            )
        )
    assert differences == []


async def test_a_second_start_finds_everything_as_it_was(database: str) -> None:
    async with opened(database) as storage:
        await storage.append(new("first"))
        secret = await storage.secret("cookies", "one")
    async with opened(database) as storage:
        assert await storage.row("first") == made("first")
        assert await storage.load("first") == [first_line("first")]
        assert await storage.secret("cookies", "two") == secret == "one"


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


async def test_of_two_appends_with_the_same_number_one_is_a_conflict(database: str) -> None:
    async with opened(database) as one, opened(database) as other:
        await one.append(new("table"))
        for seq in range(2, 12):
            came = await asyncio.gather(
                one.append(later("table", seq, "one")),
                other.append(later("table", seq, "other")),
                return_exceptions=True,
            )
            assert [type(result) for result in came if result is not None] == [Conflict]
            winner = "one" if came[0] is None else "other"
            assert (await one.load("table", seq - 1)) == [later_line(seq, winner)]


async def test_appends_that_come_together_share_a_commit(database: str) -> None:
    async with opened(database) as storage:
        await asyncio.gather(*(storage.append(new(f"t{n}")) for n in range(50)))
        commits: list[Any] = []
        event.listen(storage.writer.log, "commit", commits.append)
        await asyncio.gather(*(storage.append(later(f"t{n}", 2)) for n in range(50)))
        assert len(commits) <= 2  # the first may have gone ahead alone
        assert await storage.seqs([f"t{n}" for n in range(50)]) == {f"t{n}": (2, 1000) for n in range(50)}


async def test_one_bad_append_among_many_does_not_hurt_the_others(database: str) -> None:
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
            assert await storage.load(f"t{n}", 1) == [later_line(2, "first" if n == 7 else "now")]
        assert await storage.row("nowhere") is None


async def test_closing_finishes_what_was_asked_for(database: str) -> None:
    async with opened(database) as storage:
        asked = [asyncio.ensure_future(storage.append(new(f"t{n}"))) for n in range(300)]
        await give_way()
    assert await asyncio.gather(*asked) == [None] * 300
    async with opened(database) as storage:
        assert len(await storage.seqs([f"t{n}" for n in range(300)])) == 300


# -- leases ----------------------------------------------------------------------------------------------------------------


async def test_a_lease_has_one_holder_until_it_expires(database: str) -> None:
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


async def test_the_server_is_up_while_any_process_says_so(database: str) -> None:
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


async def test_a_table_is_due_only_while_no_living_process_holds_it(database: str) -> None:
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


# -- sweeping --------------------------------------------------------------------------------------------------------------


async def test_sweeping_deletes_what_is_old_and_nothing_else(database: str) -> None:
    async def everything(storage: Storage) -> dict[str, set[Any]]:
        async with storage.engine.connect() as connection:
            return {
                table.name: {tuple(row) for row in await connection.execute(select(table))}
                for table in schema.metadata.sorted_tables
            }

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
            await storage.append(Append(row, [first_line(name)], [(0, sitting)], new=True))

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
