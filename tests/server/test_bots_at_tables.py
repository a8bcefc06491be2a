"""Bots at a table: forced moves, workers that die, who thinks first, and bots among themselves."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sample_games import DICE_GAME, FIRST_GAME
from server_player import Guest, Socket
from server_start import server
from server_table import service, session_of, until

import abaculus
from abaculus.core.information import InformationSet
from abaculus.server.bots.pool import BotPool
from abaculus.server.service import Service
from abaculus.server.tables import decide
from abaculus.server.tables.due import due_at
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table import table_from


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server(absent_seconds=0.5) as one:
        yield one.url


def test_what_is_forced_the_server_plays_after_a_pause(tmp_path: Path) -> None:
    async def first_forced(one: Service, session: TableSession, dice: random.Random) -> bool:
        """Play until something is forced, and see it done. False: the dice never forced anything."""
        while session.table.phase == "playing":
            table = session.table
            if table.forced() is not None:
                seq = table.seq
                assert due_at(table, one.settings) == table.since + 300
                await until(session, lambda table, seq=seq: table.seq > seq)
                assert next(act for act in session.table.history if act.seq == seq + 1).by == "server"
                return True
            mover, action = table.mover(), dice.choice(table.state.legal_actions())
            await one.live_tables.submit(
                session,
                lambda now, mover=mover, action=action: decide.act(
                    now, session.seed, f"g{mover}", now.seq, None, action
                ),
            )
        return False

    async def story() -> None:
        async with service(tmp_path, forced_pause=0.3) as one:
            for seed in range(20):  # a roll of 4 misses the turn: one in six
                if await first_forced(one, await session_of(one, DICE_GAME), random.Random(seed)):
                    return
            pytest.fail("nothing was ever forced")

    asyncio.run(story())


def test_a_bot_whose_worker_is_killed_in_the_middle_of_a_thought_moves_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as one:
            session = await session_of(one, FIRST_GAME, players=0, bots=2)
            await one.live_tables.submit(session, lambda now: decide.start(now, session.seed, ["", ""]))
            killed: set[int] = set()
            while session.table.phase != "over":
                for process in list(one.bot_pool.processes.values()):
                    if process.pid not in killed and process.returncode is None and len(killed) < 3:
                        killed.add(process.pid)
                        with contextlib.suppress(ProcessLookupError):
                            os.kill(process.pid, signal.SIGKILL)
                await asyncio.sleep(0.05)
            assert len(killed) == 3
            assert session.table.why == "over"
            async with one.live_tables.locked(session) as table:
                kept = table_from(table.id, await one.storage.load(table.id))
                assert kept.state.key() == table.state.key()

    asyncio.run(story())


def test_a_bot_for_whom_no_worker_can_be_started_moves_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The task that feeds a worker ended with the first failure, and no bot ever moved again."""
    from abaculus.server.bots import pool

    async def none() -> Any:
        raise OSError("no more processes")

    async def story() -> None:
        async with service(tmp_path) as one:
            monkeypatch.setattr(pool, "_start", none)
            session = await session_of(one, DICE_GAME, players=0, bots=2)
            await one.live_tables.submit(session, lambda now: decide.start(now, session.seed, ["", ""]))
            await until(session, lambda table: len(table.history) > 4)
            assert one.bot_pool.crashes > 0

    asyncio.run(story())
    assert "could not be started" in caplog.text


class Answering:
    """A bot's worker that answers when it is told to."""

    returncode = None

    def __init__(self) -> None:
        self.stdin, self.stdout, self.answer = self, self, asyncio.get_running_loop().create_future()

    def write(self, line: bytes) -> None:
        pass

    async def drain(self) -> None:
        pass

    def readline(self) -> asyncio.Future[bytes]:
        return self.answer

    def kill(self) -> None:
        pass

    async def wait(self) -> int:
        return 0


def test_a_server_stops_also_when_a_bot_answers_in_that_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        worker = Answering()

        async def start() -> Answering:
            return worker

        monkeypatch.setattr("abaculus.server.bots.pool._start", start)
        known = abaculus.load_game(DICE_GAME).new_initial_state().information(0)
        bot_pool = BotPool(1, 60.0)
        await bot_pool.open()
        thought = asyncio.create_task(bot_pool.think("ada", known, {"what": "choose"}))
        while not bot_pool.processes:
            await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        worker.answer.set_result(b'{"action": 0}')
        async with asyncio.timeout(20):
            await bot_pool.close()
        thought.cancel()
        await asyncio.gather(thought, return_exceptions=True)

    asyncio.run(story())


def test_bots_among_themselves_think_after_all_others(tmp_path: Path) -> None:
    async def story() -> None:
        bot_pool = BotPool(0, 1.0)
        known = abaculus.load_game(DICE_GAME).new_initial_state().information(0)
        asked = [("eve", True), ("eve", True), ("mallory", True), ("ada", False), ("ada", False), ("bob", False)]
        tasks = [asyncio.create_task(bot_pool.think(host, known, {"who": host}, last)) for host, last in asked]
        await asyncio.sleep(0)
        assert bot_pool.waiting() == 6
        order = [(await bot_pool._next())[0]["who"] for _ in tasks]
        assert order == ["ada", "bob", "ada", "eve", "mallory", "eve"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

        async with service(tmp_path) as one:
            behind: dict[int, bool] = {}
            choose = one.bot_pool.choose

            async def watched(host: str, known: InformationSet, level: str, last: bool = False) -> int:
                behind[known.game.num_players()] = last
                return await choose(host, known, level, last)

            one.bot_pool.choose = watched  # type: ignore[method-assign]
            alone = await session_of(one, DICE_GAME, players=0, bots=2)
            await one.live_tables.submit(alone, lambda table: decide.start(table, alone.seed, ["", ""]))
            people = await session_of(one, DICE_GAME, players=1, bots=2)
            async with asyncio.timeout(60):
                while len(behind) < 2:
                    if people.table.mover() == 0 and not people.table.places[0].level:
                        act = people.table.state.legal_actions()[0]
                        await one.live_tables.submit(
                            people, lambda t, act=act: decide.act(t, people.seed, "g0", t.seq, None, act)
                        )
                    await asyncio.sleep(0.02)
            assert behind == {2: True, 3: False}

    asyncio.run(story())


def test_spectators_watch_bots_among_themselves(base: str) -> None:
    async def story() -> None:
        async with Guest(base, "Ada") as ada:
            table = await ada.make_table(DICE_GAME, ["greedy", "random"])
            async with Socket(None, table, 0, base) as socket:
                await socket.until(lambda message: message.get("table", {}).get("phase") == "over", 60)
                assert socket.update["you"] == {"seats": [], "viewer": None, "host": False, "undo": False}
            log = await ada.get(f"/api/tables/{table}/log")
            assert log["seats"] == ["greedy", "random"]

    asyncio.run(story())
