"""Tables for the server's tests: of a running server, of a service without one, and by their events alone."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from server_player import Guest
from sqlalchemy.pool import QueuePool
from waiting import until

import abaculus
from abaculus.core.match import Match
from abaculus.server.service import Service
from abaculus.server.settings import Settings
from abaculus.server.tables import decide
from abaculus.server.tables.events import Acted, ChanceDecided, Created, Event, LogLine, Sat
from abaculus.server.tables.fairness import verify
from abaculus.server.tables.session import TableSession
from abaculus.server.tables.table import Table
from abaculus.server.tables.table_settings import GameOptions, SeatPlan, TableSettings


async def seated(base: str, game: str, *guests: Guest, **more: Any) -> str:
    """A table at which these guests sit, in this order."""
    table = await guests[0].make_table(game, ["me", *("open" for _ in guests[1:])], **more)
    for guest in guests:
        await guest.do(table, "sit")
    return table


async def shown(guest: Guest, table: str, seat: int | None = None) -> dict[str, Any]:
    where: dict[str, Any] = await guest.get(f"/api/tables/{table}", **({} if seat is None else {"seat": seat}))
    return where


async def move(guest: Guest, table: str, seat: int | None = None) -> dict[str, Any]:
    """Do the first thing that can be done."""
    seen = await shown(guest, table, seat)
    action = seen["scene"]["moves"]["rows"][0][0]
    done: dict[str, Any] = await guest.do(table, "act", seq=seen["seq"], action=action)
    return done


async def refused(guest: Guest, table: str, kind: str, **more: Any) -> str:
    return await guest.refused(f"/api/tables/{table}/commands", type=kind, **more)


async def eventually(guest: Guest, table: str, kind: str, **more: Any) -> dict[str, Any]:
    """Ask until it is granted: somebody has to have been away for a while."""

    async def granted() -> dict[str, Any] | None:
        answer = await guest.http.post(f"/api/tables/{table}/commands", json={"type": kind, **more})
        if answer.status_code == 200:
            done: dict[str, Any] = answer.json()
            return done
        assert answer.json()["reason"] == "not-absent", answer.text
        return None

    return await until(granted, "never granted")


async def over(guest: Guest, table: str) -> dict[str, Any]:
    """The table, once its game has ended."""
    async with guest.socket(table) as socket:
        message = await socket.until(lambda message: message.get("table", {}).get("phase") == "over", 60)
        facts: dict[str, Any] = message["table"]
        return facts


def without_server(game: str, players: int = 2, chosen: dict[str, str] | None = None, **settings: Any) -> Table:
    """A table whose game has begun, by its events alone; its dice come from a seed of zeros."""
    table = Table("alone")
    options = abaculus.load_game(game, players=players, **(chosen or {})).log_options()
    do(table, [Created(game, options, (SeatPlan("open"),) * players, TableSettings(**settings), "g0", "")])
    do(table, [Sat(seat, f"g{seat}", f"G{seat}", "") for seat in range(players)])
    do(table, decide.start(table, "00" * 32, [""] * players))
    return table


def do(table: Table, events: Iterable[Event], at: int = 0) -> None:
    """Let events happen at a table that has no server."""
    for event in events:
        table.apply(LogLine(table.seq + 1, at, event))


@contextlib.asynccontextmanager
async def service(folder: Path, **settings: Any) -> AsyncIterator[Service]:
    """A server without its front door, in this process, where clocks may be shorter than people are allowed to make them."""
    for name in abaculus.list_games():  # these tests are not about compiling
        abaculus.load_game(name).new_initial_state()
    quick = {"bot_pause": 0.01, "forced_pause": 0.01, "poll_seconds": 60.0, **settings}
    one = Service(Settings(database=f"sqlite:///{folder}/x.db", **quick))
    connections = one.storage.engine.pool
    assert isinstance(connections, QueuePool)
    await one.open()
    try:
        yield one
    finally:
        one.live_tables.begin_closing()
        await until(lambda: not connections.checkedout())  # whoever is asking the database gets the answer
        await one.close()


async def session_of(service: Service, game: str, players: int = 2, bots: int = 0, **settings: Any) -> TableSession:
    """A table that guests g0, g1, ... play, and bots after them."""
    seats = [SeatPlan("open")] * players + [SeatPlan("bot", level="greedy", name="greedy")] * bots
    options: GameOptions = {"players": players + bots}
    session = await service.live_tables.create(game, options, seats, TableSettings(**settings), "g0", False)
    for seat in range(players):
        await service.live_tables.submit(
            session, partial(decide.sit, seed=session.seed, guest=f"g{seat}", name=f"G{seat}", seat=seat, nonce="")
        )
    return session


async def replays(anybody: Guest, table: str, log_lines: list[LogLine]) -> None:
    """A finished game's log holds what the events say, leads to the position that is shown, and its dice were fair."""
    log, shown = await anybody.get(f"/api/tables/{table}/log"), await anybody.get(f"/api/tables/{table}")
    assert log["actions"] == [line.event.text for line in log_lines if isinstance(line.event, Acted | ChanceDecided)]
    state = Match.from_json(log).state
    assert state.is_terminal()
    assert state.view(None)["position"] == shown["position"]
    assert verify(log) > 0
