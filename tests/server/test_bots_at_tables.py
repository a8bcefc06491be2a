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
from server_table import room_of, service, until

import abaculus
from abaculus.core.information import InformationSet
from abaculus.server import asking
from abaculus.server.room import Room
from abaculus.server.service import Service
from abaculus.server.table import table_from
from abaculus.server.thinking import Thinkers


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server(absent_seconds=0.5) as one:
        yield one.url


def test_what_is_forced_the_server_plays_after_a_pause(tmp_path: Path) -> None:
    async def first_forced(one: Service, room: Room, dice: random.Random) -> bool:
        """Play until something is forced, and see it done. False: the dice never forced anything."""
        while room.table.phase == "playing":
            table = room.table
            if table.forced() is not None:
                seq = table.seq
                assert one.steward.due(table) == table.since + 300
                await until(room, lambda table, seq=seq: table.seq > seq)
                assert next(act for act in room.table.history if act.seq == seq + 1).by == "server"
                return True
            mover, action = table.mover(), dice.choice(table.state.legal_actions())
            await one.house.ask(
                room,
                lambda now, mover=mover, action=action: asking.act(now, room.seed, f"g{mover}", now.seq, None, action),
            )
        return False

    async def story() -> None:
        async with service(tmp_path, forced_pause=0.3) as one:
            for seed in range(20):  # a roll of 4 misses the turn: one in six
                if await first_forced(one, await room_of(one, DICE_GAME), random.Random(seed)):
                    return
            pytest.fail("nothing was ever forced")

    asyncio.run(story())


def test_a_bot_whose_worker_is_killed_in_the_middle_of_a_thought_moves_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with service(tmp_path) as one:
            room = await room_of(one, FIRST_GAME, players=0, bots=2)
            await one.house.ask(room, lambda now: asking.start(now, room.seed, ["", ""]))
            killed: set[int] = set()
            while room.table.phase != "over":
                for process in list(one.thinkers.processes.values()):
                    if process.pid not in killed and process.returncode is None and len(killed) < 3:
                        killed.add(process.pid)
                        with contextlib.suppress(ProcessLookupError):
                            os.kill(process.pid, signal.SIGKILL)
                await asyncio.sleep(0.05)
            assert len(killed) == 3
            assert room.table.why == "over"
            async with one.house.looking(room) as table:
                kept = table_from(table.id, await one.storage.load(table.id))
                assert kept.state.key() == table.state.key()

    asyncio.run(story())


def test_a_bot_for_whom_no_worker_can_be_started_moves_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The task that feeds a worker ended with the first failure, and no bot ever moved again."""
    from abaculus.server import thinking

    async def none() -> Any:
        raise OSError("no more processes")

    async def story() -> None:
        async with service(tmp_path) as one:
            monkeypatch.setattr(thinking, "_start", none)
            room = await room_of(one, DICE_GAME, players=0, bots=2)
            await one.house.ask(room, lambda now: asking.start(now, room.seed, ["", ""]))
            await until(room, lambda table: len(table.history) > 4)
            assert one.thinkers.crashes > 0

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

        monkeypatch.setattr("abaculus.server.thinking._start", start)
        known = abaculus.load_game(DICE_GAME).new_initial_state().information(0)
        thinkers = Thinkers(1, 60.0)
        await thinkers.open()
        thought = asyncio.create_task(thinkers.think("ada", known, {"what": "choose"}))
        while not thinkers.processes:
            await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        worker.answer.set_result(b'{"action": 0}')
        async with asyncio.timeout(20):
            await thinkers.close()
        thought.cancel()
        await asyncio.gather(thought, return_exceptions=True)

    asyncio.run(story())


def test_bots_among_themselves_think_after_all_others(tmp_path: Path) -> None:
    async def story() -> None:
        thinkers = Thinkers(0, 1.0)
        known = abaculus.load_game(DICE_GAME).new_initial_state().information(0)
        asked = [("eve", True), ("eve", True), ("mallory", True), ("ada", False), ("ada", False), ("bob", False)]
        tasks = [asyncio.create_task(thinkers.think(host, known, {"who": host}, last)) for host, last in asked]
        await asyncio.sleep(0)
        assert thinkers.waiting() == 6
        order = [(await thinkers._next())[0]["who"] for _ in tasks]
        assert order == ["ada", "bob", "ada", "eve", "mallory", "eve"]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

        async with service(tmp_path) as one:
            behind: dict[int, bool] = {}
            choose = one.thinkers.choose

            async def watched(host: str, known: InformationSet, level: str, last: bool = False) -> int:
                behind[known.game.num_players()] = last
                return await choose(host, known, level, last)

            one.thinkers.choose = watched  # type: ignore[method-assign]
            alone = await room_of(one, DICE_GAME, players=0, bots=2)
            await one.house.ask(alone, lambda table: asking.start(table, alone.seed, ["", ""]))
            people = await room_of(one, DICE_GAME, players=1, bots=2)
            async with asyncio.timeout(60):
                while len(behind) < 2:
                    if people.table.mover() == 0 and not people.table.places[0].level:
                        act = people.table.state.legal_actions()[0]
                        await one.house.ask(
                            people, lambda t, act=act: asking.act(t, people.seed, "g0", t.seq, None, act)
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
