"""Everything that a running server consists of, put together, opened and closed in the right order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import Sequence, Set
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import event

import abaculus
from abaculus.core.errors import BadOption
from abaculus.core.texts import texts
from abaculus.server import wire
from abaculus.server.announce import announcer_for
from abaculus.server.bots.compile_ahead import CompileAhead
from abaculus.server.bots.pool import BotPool
from abaculus.server.bots.reviews import Reviews
from abaculus.server.classroom.classes import Classes
from abaculus.server.classroom.codes import ClassCodes
from abaculus.server.classroom.worksheet_queue import WorksheetQueue
from abaculus.server.clock import now_ms
from abaculus.server.identity import Identities
from abaculus.server.limits import Buckets, ConcurrencyCap
from abaculus.server.metrics import Metrics
from abaculus.server.push import Push
from abaculus.server.refusal import Refused
from abaculus.server.settings import Settings, trusted_networks
from abaculus.server.storage.queries import Storage
from abaculus.server.tables import fairness
from abaculus.server.tables.autoplay import AutoPlayer
from abaculus.server.tables.events import Acted, Event
from abaculus.server.tables.housekeeping import Housekeeping
from abaculus.server.tables.live_tables import LiveTables

if TYPE_CHECKING:
    from abaculus.server.http.socket_connection import SocketConnection
    from abaculus.server.tables.session import TableSession

__all__ = ["DatabaseWatcher", "Metrics", "Service"]

_log = logging.getLogger("abaculus.server")
_CLOCKS_DIFFER = 60_000
"""Milliseconds by which the clocks of two processes may differ without a sign-out at one being missed by the other."""


class DatabaseWatcher(Protocol):
    """Whoever wants to know how the database is: `QuietLogs`."""

    def well(self) -> None:
        """Something was written."""
        ...

    def noticed(self, problem: BaseException) -> None:
        """The database said no."""
        ...


class _WriteReports:
    """How writing goes, for the metrics and for whoever watches the database."""

    def __init__(self, metrics: Metrics, watcher: DatabaseWatcher | None) -> None:
        self._metrics, self._watcher = metrics, watcher

    def wrote(self, seconds: float) -> None:
        self._metrics.wrote(seconds)
        if self._watcher is not None:
            self._watcher.well()

    def failed_to_write(self, count: int) -> None:
        self._metrics.failed_to_write(count)


class _TableReports:
    """What happens at tables, for the metrics and for those who want to be told that it is their turn."""

    def __init__(self, metrics: Metrics, push: Push) -> None:
        self._metrics, self._push = metrics, push

    def appended(self, session: TableSession, events: Sequence[Event]) -> None:
        self._metrics.count("events", len(events))
        self._metrics.count("moves", sum(isinstance(event, Acted) for event in events))
        self._push.turn(session)


class Service:
    """A server without HTTP."""

    def __init__(self, settings: Settings, watcher: DatabaseWatcher | None = None) -> None:
        self.settings = settings
        limits = settings.limits
        self.trusted = trusted_networks(settings.trusted_proxies)
        self.metrics = Metrics()
        writes = _WriteReports(self.metrics, watcher)
        self.storage = Storage(settings.database_url(), limits.tables_per_guest, writes)
        for engine in {self.storage.engine.sync_engine, self.storage.writer.log}:
            self.metrics.watch(engine)
            if watcher is not None:
                event.listen(engine, "handle_error", lambda found: watcher.noticed(found.original_exception))
        self.announcer = announcer_for(settings.redis)
        self.push = Push(settings, self.storage)
        self.bot_pool = BotPool(settings.thinkers, settings.bot_seconds)
        self.autoplayer = AutoPlayer(self.bot_pool)
        tables = _TableReports(self.metrics, self.push)
        self.live_tables = LiveTables(settings, self.storage, self.announcer, self.autoplayer, tables)
        self.housekeeping = Housekeeping(self.live_tables)
        self.reviews = Reviews(self.bot_pool)
        self.failed: Exception | None = None
        """What kept the server from starting."""
        self._identities = Identities(self.storage, settings.secret) if settings.secret else None
        self.connections: set[SocketConnection] = set()
        rate = limits.requests_per_second
        self.guest_pace = Buckets(rate, 6 * rate, "too-fast")
        self.address_pace = Buckets(
            limits.address_requests_per_second, 6 * limits.address_requests_per_second, "too-fast"
        )
        hourly = limits.guests_per_address_and_hour
        self.new_guests = Buckets(hourly / 3600, hourly, "too-many-guests")
        self.code_tries = Buckets(0.2, 10, "too-fast")
        self.classes = Classes(self.live_tables, limits.classes_per_guest, limits.pupils_per_class)
        self.class_codes = ClassCodes(self.classes)
        self.worksheets = WorksheetQueue()
        self.sockets_of_guest = ConcurrencyCap(limits.sockets_per_guest)
        self.sockets_of_address = ConcurrencyCap(limits.sockets_per_address)
        self._watching: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._lag: asyncio.Task[None] | None = None
        self._compile_ahead = CompileAhead(settings.compile_ahead)

    @property
    def identities(self) -> Identities:
        """Who is who. Without a secret in the settings, the one that signs cookies is in the database, which has to be open."""
        assert self._identities is not None, "the service is not open"
        return self._identities

    async def open(self) -> None:
        """Open the database, then everything that stands on it. What goes wrong is kept in `failed`."""
        try:
            await self._open()
        except Exception as problem:
            self.failed = problem
            with contextlib.suppress(Exception):
                await self.storage.close()
            raise

    async def _open(self) -> None:
        await self.storage.open()
        if self._identities is None:
            self._identities = Identities(self.storage, await self.storage.secret("cookies", fairness.new_seed()))
        await self.push.open()
        await self.announcer.open(self.live_tables.on_announcement)
        await self.bot_pool.open()
        await self.housekeeping.open()
        self._watching = asyncio.create_task(self._watch_sign_outs(), name="sign-outs")
        self._warming = asyncio.create_task(asyncio.to_thread(_prepare, self._compile_ahead), name="warm up")
        self._lag = asyncio.create_task(self.metrics.measure_lag(), name="lag")

    async def close(self) -> None:
        """Take nothing new, finish what was begun, then close in reverse order."""
        self.live_tables.begin_closing()
        for connection in list(self.connections):
            connection.end()
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        if self._lag is not None:
            self._lag.cancel()
        if self._warming is not None:
            self._warming.cancel()
            self._compile_ahead.stop()
            await asyncio.gather(self._warming, return_exceptions=True)
        await self.worksheets.close()
        await self.reviews.close()
        await self.housekeeping.close()
        await self.autoplayer.close()
        await self.live_tables.close()
        await self.bot_pool.close()
        await self.push.close()
        await self.announcer.close()
        await self.storage.close()

    async def hang_up(self, guests: Set[str]) -> None:
        """Close the sockets of these guests whose cookie or token is worth nothing any more."""
        for connection in list(self.connections):
            known = connection.known
            if known and known.id in guests and await self.identities.again(known, fresh=True) is None:
                connection.end()

    async def _watch_sign_outs(self) -> None:
        """Close sockets for which guests signed out at another process."""
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            if not self.connections:
                continue
            try:
                await self.hang_up(await self.identities.sessions.signed_out_since(now_ms() - _CLOCKS_DIFFER))
            except Exception:
                _log.exception("who has signed out could not be read")

    def refusal(self, no: Refused, command_id: str = "", seq: int | None = None, language: str = "en") -> wire.Refusal:
        """A refusal as a message, in words."""
        self.metrics.refusals.labels(no.reason).inc()
        words = texts("en")
        with contextlib.suppress(BadOption):
            words = texts(language)
        return wire.Refusal(
            type="refused",
            id=command_id,
            reason=no.reason,
            text=words.say(f"refused-{no.reason}"),
            detail=no.detail,
            seq=no.more.get("seq", seq),
        )

    def measure(self) -> None:
        """Bring the gauges up to date."""
        self.metrics.sockets.set(len(self.connections))
        self.metrics.tables.set(len(self.live_tables.sessions))
        self.metrics.thinking.set(self.bot_pool.waiting())
        self.metrics.crashes.set(self.bot_pool.crashes)
        self.metrics.writes_waiting.set(self.storage.writer.waiting())


def _prepare(compile_ahead: CompileAhead) -> None:
    _warm_up()
    compile_ahead.start()


def _warm_up() -> None:
    """Compile what the first players of every game would otherwise wait for."""
    for name in abaculus.list_games():
        try:
            state = abaculus.load_game(name).new_initial_state()
            for _ in range(60):
                if state.is_terminal():
                    break
                mover, action = max(0, state.current_player()), state.legal_actions()[0]
                if state.is_chance_node():
                    state.chance_weights()
                else:
                    state.scene(mover)
                    state.score_parts(action)
                    state.game.reveals(state, action, mover)
                state.string_to_action(state.action_to_string(action))
                state.game.describe(state, action, None)
                state.apply_action(action)
        except Exception:
            _log.exception("a game could not be warmed up")
    gc.freeze()  # what is there now stays: no need to look through it for what has become garbage
