"""Several server processes serve the same tables: with Redis between them, without it, and when one of them dies."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable

import pytest
import websockets
from redis.asyncio import Redis
from sample_games import DICE_GAME, FIRST_GAME
from server_databases import postgresql, redis_server
from server_player import Guest
from server_start import Server, server
from server_table import replays
from sizes import sized
from waiting import until

from abaculus.server.announce import _CHANNEL
from abaculus.server.settings import Settings
from abaculus.server.storage.queries import Storage
from abaculus.server.tables.events import Acted, ChanceDecided

pytestmark = pytest.mark.compiled

TABLES = sized(8, interpreted=2, soak=50)


class Player:
    """A guest at a table, through one process as long as it lives, then through the other."""

    def __init__(self, guest: Guest, servers: list[Server], seed: int) -> None:
        self.guest, self.servers = guest, servers
        self.dice = random.Random(seed)
        self.log: list[int] = []
        """The numbers of the events that were shown."""
        self.seq = 0
        self.moves = 0
        self.reconnects = 0

    async def play(self, table: str) -> None:
        """Play to the end; come back with the last number seen where the connection is lost."""
        while True:
            with contextlib.suppress(OSError, websockets.ConnectionClosed, websockets.InvalidMessage):
                async with self.guest.socket(table, self.seq, self.servers[0].url) as socket:
                    try:
                        while socket.update.get("table", {}).get("phase") != "over":
                            await socket.play(self.dice, most=1)
                            self.moves += 1
                        return
                    finally:
                        for message in socket.received:
                            if message["type"] == "update":
                                over = message["table"]["phase"] == "over"  # then everything is sent again
                                last = self.log[-1] if over and self.log else 0
                                self.log += [entry["seq"] for entry in message["log"] if entry["seq"] > last]
                                self.seq = message["seq"]
            self.reconnects += 1
            self.servers = self.servers[::-1]


async def play_everywhere(
    one: Server, other: Server, database: str, count: int, half_way: Callable[[], object] | None = None
) -> int:
    """Tables whose two people are at different processes, played to the end. How often somebody had to come back."""
    async with contextlib.AsyncExitStack() as stack:
        anybody = await stack.enter_async_context(Guest(one.url, "Anybody"))
        tables: list[str] = []
        players: list[Player] = []
        for n in range(count):
            first = await stack.enter_async_context(Guest(one.url, f"First {n}"))
            second = await stack.enter_async_context(Guest(other.url, f"Second {n}"))
            game = DICE_GAME if n % 3 == 1 else FIRST_GAME
            table = await first.make_table(game, ["me", "open", "random"] if n % 6 == 5 else ["me", "open"])
            await asyncio.gather(first.do(table, "sit"), second.do(table, "sit"))
            tables.append(table)
            players += [Player(first, [one, other], 2 * n), Player(second, [other, one], 2 * n + 1)]
        playing = [asyncio.create_task(player.play(tables[n // 2])) for n, player in enumerate(players)]
        try:
            if half_way is not None:

                def is_half_way() -> bool:
                    return sum(player.moves for player in players) >= 7 * count or all(task.done() for task in playing)

                await until(is_half_way, "nobody plays", within=120 + 4 * count)
                assert not all(task.done() for task in playing), "too late to do any harm"
                await asyncio.to_thread(half_way)
            await asyncio.wait_for(asyncio.gather(*playing), 120 + 4 * count)
        finally:
            for task in playing:
                task.cancel()
        storage = Storage(Settings(database=database).database_url())
        try:
            for n, table in enumerate(tables):
                lines = await storage.load(table)
                told = [line.seq for line in lines if isinstance(line.event, Acted | ChanceDecided)]
                for player in players[2 * n : 2 * n + 2]:
                    assert player.log == told, "something was told twice, or not at all"
                await replays(anybody, table, lines)
        finally:
            await storage.engine.dispose()
    return sum(player.reconnects for player in players)


@pytest.mark.long
async def test_players_at_two_processes_finish_their_games_when_one_of_the_processes_is_killed() -> None:
    with (
        postgresql() as database,
        redis_server() as redis,
        server(database=database, redis=redis.url) as one,
        server(database=database, redis=redis.url) as other,
    ):
        reconnects = await play_everywhere(one, other, database, TABLES, other.kill)
        assert reconnects >= TABLES // 2


@pytest.mark.long
async def test_with_redis_nobody_waits_until_a_process_looks_for_itself() -> None:
    with (
        postgresql() as database,
        redis_server() as redis,
        server(database=database, redis=redis.url, poll_seconds=600) as one,
        server(database=database, redis=redis.url, poll_seconds=600) as other,
    ):
        assert await play_everywhere(one, other, database, 3) == 0


@pytest.mark.long
async def test_without_redis_processes_find_out_by_looking() -> None:
    with postgresql() as database, server(database=database) as one, server(database=database) as other:
        assert await play_everywhere(one, other, database, sized(4, interpreted=1, soak=50)) == 0


async def test_two_processes_share_a_database_of_sqlite() -> None:
    with server() as one:
        database = f"sqlite:///{one.folder}/abaculus.db"
        with server(database=database) as other:
            assert await play_everywhere(one, other, database, sized(4, interpreted=1, soak=50)) == 0


@pytest.mark.long
async def test_games_go_on_when_redis_is_killed() -> None:
    with (
        postgresql() as database,
        redis_server() as redis,
        server(database=database, redis=redis.url) as one,
        server(database=database, redis=redis.url) as other,
    ):
        assert await play_everywhere(one, other, database, sized(4, interpreted=1, soak=50), redis.kill) == 0
        assert "redis does not" in one.log() + other.log()


async def both_listen(url: str) -> None:
    """Wait until two processes hear what is announced."""
    async with Redis.from_url(url) as client:

        async def both() -> bool:
            return dict(await client.pubsub_numsub(_CHANNEL)).get(_CHANNEL.encode()) == 2

        await until(both)


@pytest.mark.long
async def test_announcements_come_again_when_redis_comes_back() -> None:
    with (
        postgresql() as database,
        redis_server() as redis,
        server(database=database, redis=redis.url, poll_seconds=600) as one,
        server(database=database, redis=redis.url, poll_seconds=600) as other,
    ):
        redis.kill()
        redis.start()
        await both_listen(redis.url)
        assert await play_everywhere(one, other, database, 1) == 0


async def test_a_player_over_http_at_another_process_sees_what_was_played() -> None:
    with server() as one, server(database=f"sqlite:///{one.folder}/abaculus.db") as other:
        async with Guest(one.url, "Ann") as ann, Guest(other.url, "Bob") as bob:
            table = await ann.make_table(FIRST_GAME, ["me", "open"])
            assert (await bob.get(f"/api/tables/{table}"))["seq"] == 1
            await ann.do(table, "sit")
            await bob.do(table, "sit")

            async def has_seen_it() -> bool:
                return int((await ann.get(f"/api/tables/{table}"))["seq"]) > 2

            await until(has_seen_it)  # nobody has a socket, so nobody is notified


async def test_who_has_seen_more_than_a_process_knows_is_not_sent_back_in_time() -> None:
    with server(poll_seconds=600) as one:
        database = f"sqlite:///{one.folder}/abaculus.db"
        with server(database=database, poll_seconds=600) as other:  # neither is notified, and neither looks for itself
            async with Guest(one.url, "Ann") as ann:
                table = await ann.make_table(FIRST_GAME, ["me", "me"])
                assert (await ann.http.get(f"{other.url}/api/tables/{table}")).json()["seq"] == 1
                await ann.do(table, "sit")
                seen = (await ann.get(f"/api/tables/{table}"))["seq"]
                async with ann.socket(table, seen, other.url) as socket:
                    first = await socket.receive()
                    assert (first["seq"], first["log"]) == (seen, [])
            async with Guest(one.url, "Ann") as ann:
                table = await ann.make_table(FIRST_GAME, ["me", "me"])
                assert (await ann.http.get(f"{other.url}/api/tables/{table}")).json()["seq"] == 1
                await ann.do(table, "sit")
                mover = (await ann.get(f"/api/tables/{table}"))["table"]["mover"]
                shown = await ann.get(f"/api/tables/{table}", seat=mover)
                move = {"type": "act", "seq": shown["seq"], "action": shown["scene"]["moves"]["rows"][0][0]}
                answer = await ann.http.post(f"{other.url}/api/tables/{table}/commands", json=move)
                assert answer.json()["type"] == "done", answer.text
                seen = answer.json()["seq"]
                assert (await ann.get(f"/api/tables/{table}", after=seen))["seq"] == seen
