"""The steward does what nobody asks for: plays bots' moves and forced ones, watches clocks, and looks for what was missed.

For each table one process at a time is the steward, by a lease in the database. Should two ever act at once, the log takes one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from abaculus.server.admin import sweep
from abaculus.server.asking import Draft, bot_acts, run_out
from abaculus.server.house import House
from abaculus.server.refusal import Refused
from abaculus.server.room import Room, now_ms
from abaculus.server.table import Table
from abaculus.server.thinking import Thinkers

__all__ = ["PACES", "Steward"]

_log = logging.getLogger("abaculus.server")
_IDLE_SECONDS = 600.0
PACES = {"slow": 2.5, "normal": 1.0, "quick": 0.5}
"""How much of a bot's usual pause a table wants. Even a quick bot waits until the eye has seen the last tile settle."""


class Steward:
    """The steward of one server process."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house, self._thinkers = house, thinkers
        self._settings = house.settings
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None
        self._beat = 0
        self._up = 0
        house.attend, house.due = self.attend, self.due

    async def open(self) -> None:
        """Begin to look around."""
        await self._pulse()
        self._looking = asyncio.create_task(self._look(), name="steward")

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._tasks, *([self._looking] if self._looking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def due(self, table: Table) -> int | None:
        """When the server has to act on a table; `None` while it waits for people."""
        mover = table.mover()
        if mover is None or table.paused:
            return None
        if table.places[mover].level:
            pace = PACES[table.settings.get("pace", "normal")]
            return table.since + int(1000 * self._settings.bot_pause * pace)
        if table.forced() is not None:
            return table.since + int(1000 * self._settings.forced_pause)
        left = table.clock_left()
        return None if left is None else table.since + left

    def _is_due(self, table: Table) -> bool:
        due = self.due(table)
        return due is not None and due <= now_ms()

    def attend(self, room: Room) -> None:
        """A table has changed: if the server has to act on it now or later, see to it."""
        if room.driver is None and not self._house.closing and self.due(room.table) is not None:
            room.driver = asyncio.create_task(self._drive(room), name=f"drive {room.table.id}")
            self._tasks.add(room.driver)
            room.driver.add_done_callback(self._tasks.discard)

    async def _drive(self, room: Room) -> None:
        try:
            while (due := self.due(room.table)) is not None:
                if not await self._lease(room):
                    return  # another process sees to it
                room.changed.clear()
                wait = (due - now_ms()) / 1000
                if wait > 0:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(room.changed.wait(), min(wait, self._settings.lease_seconds / 3))
                    continue
                try:
                    await self._act(room)
                except Refused as no:
                    if no.reason not in ("stale", "paused", "over"):  # then somebody was faster: look again
                        return
        except Exception:
            _log.exception("the steward failed at a table")
            await asyncio.sleep(1)
        finally:
            room.driver = None

    async def _lease(self, room: Room) -> bool:
        now, seconds = now_ms(), self._settings.lease_seconds
        if room.leased - now > 500 * seconds:
            return True
        room.leased = 0
        if await self._house.storage.take_lease(room.table.id, self._house.name, now, now + int(1000 * seconds)):
            room.leased = now + int(1000 * seconds)
        return bool(room.leased)

    async def _act(self, room: Room) -> None:
        table, seed = room.table, room.seed
        mover, moved = table.mover(), table.moved
        if mover is None or not self._is_due(table):  # somebody was faster while the lease was taken
            return
        place = table.places[mover]
        if place.level:
            view, alone = table.state.view(mover), not table.people()
            action, by = await self._thinkers.choose(table.host, table.game, view, place.level, alone), "bot"
        elif (forced := table.forced()) is not None:
            action, by = forced, "server"
        else:
            action, by = -1, "clock"
            await self._pulse()  # nobody loses for a time in which nobody could move
            await self._house.excuse(room)

        def play(now: Table) -> list[Draft]:
            if now.moved != moved or now.mover() != mover or now.places[mover].level != place.level:
                raise Refused("stale")
            if not self._is_due(now):  # a pause, or a player who came back
                raise Refused("stale")
            return run_out(now, seed) if by == "clock" else bot_acts(now, seed, action, by)

        await self._house.ask(room, play)

    # -- looking around ---------------------------------------------------------------------------------------------------

    async def _look(self) -> None:
        swept = 0.0
        while True:
            await asyncio.sleep(self._settings.poll_seconds)
            try:
                await self._pulse()
                for table in await self._house.storage.due(now_ms()):
                    await self._see_to(table)
                await self._catch_up()
                self._let_go()
                if time.monotonic() - swept > 3600:
                    swept = time.monotonic()
                    await sweep(self._house.storage, self._settings.keep_days)
            except Exception:
                _log.exception("the steward could not look around")

    async def _pulse(self) -> None:
        """Say that the server is up. After it was away, by all processes, the clocks here go on where they stood."""
        up = await self._house.storage.pulse(now_ms(), int(3000 * self._settings.poll_seconds))
        if up != self._up:
            self._up = up
            for room in list(self._house.rooms.values()):
                with contextlib.suppress(Refused):
                    await self._house.excuse(room)

    async def _see_to(self, table: str) -> None:
        """A table that waits for the server. One whose log cannot be read keeps no other table waiting."""
        try:
            self.attend(await self._house.room(table))
        except Exception:
            _log.exception("a table could not be opened")

    async def _catch_up(self) -> None:
        """Moves whose announcement was lost, and who is at the table through another process."""
        rooms = dict(self._house.rooms)
        names = list(rooms)
        for start in range(0, len(names), 500):
            some = names[start : start + 500]
            found = await self._house.storage.seqs(some)
            for name in some:
                room = rooms[name]
                if name not in found:
                    self._house.gone(room)
                elif found[name][0] > room.table.seq:
                    await self._house.refresh(room)
                elif found[name] > (room.table.seq, room.table.touched) and not room.lock.locked():
                    await self._house.refresh(room, anew=True)  # somebody was taken out of the log
                    room.table.touched = found[name][1]  # once is enough
        watched = {name: room for name, room in rooms.items() if room.connections or room.elsewhere}
        now = now_ms()
        if now // 30_000 != self._beat:
            self._beat = now // 30_000
            await self._meet(watched, now)

    async def _meet(self, rooms: dict[str, Room], now: int) -> None:
        """Say who is at these tables here, and hear who is at them through other processes."""
        here = {name: {one.guest for one in room.connections if one.guest} for name, room in rooms.items()}
        seated = [(name, guest) for name, room in rooms.items() for guest in here[name] if room.table.seats_of(guest)]
        names = list(rooms)
        for start in range(0, len(names), 500):
            some = set(names[start : start + 500])
            await self._house.storage.saw([pair for pair in seated if pair[0] in some], now)
            for name, seen in (await self._house.storage.last_seen(list(some))).items():
                room = rooms[name]
                last = {room.table.places[seat].guest: at for seat, at in seen.items()}
                away = {guest for guest, at in last.items() if at > max(now - 45_000, room.gone.get(guest, 0))}
                room.elsewhere = away - here[name]

    def _let_go(self) -> None:
        """Forget tables that nobody is at; their logs are in the database."""
        long_ago = time.monotonic() - _IDLE_SECONDS
        for table, room in list(self._house.rooms.items()):
            if not room.connections and room.driver is None and room.used < long_ago and not room.lock.locked():
                del self._house.rooms[table]
