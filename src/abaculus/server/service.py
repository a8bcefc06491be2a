"""Everything that a running server consists of, put together, opened and closed in the right order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

import abaculus
from abaculus.core.errors import BadOption
from abaculus.core.texts import texts
from abaculus.server import fairness
from abaculus.server.announcing import announcer_for
from abaculus.server.classes import Classes
from abaculus.server.compiling import CompilingSearch
from abaculus.server.house import House
from abaculus.server.identity import Identities
from abaculus.server.limits import Buckets, Census
from abaculus.server.push import Push
from abaculus.server.refusal import Refused
from abaculus.server.reviewers import Reviewers
from abaculus.server.settings import Settings, trusted_networks
from abaculus.server.steward import Steward
from abaculus.server.storage import Storage
from abaculus.server.thinking import Thinkers

if TYPE_CHECKING:
    from abaculus.server.socket import SocketConnection

__all__ = ["Metrics", "Service"]

_log = logging.getLogger("abaculus.server")


class Metrics:
    """What is counted, for Prometheus."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("abaculus_moves", "Moves played.", registry=self.registry)
        self.events = Counter("abaculus_events", "Events written to logs.", registry=self.registry)
        self.refusals = Counter("abaculus_refusals", "Requests refused.", ["reason"], registry=self.registry)
        self.sockets = Gauge("abaculus_sockets", "Open sockets.", registry=self.registry)
        self.tables = Gauge("abaculus_tables", "Tables in memory.", registry=self.registry)
        self.thinking = Gauge("abaculus_bots_waiting", "Bots that wait for a worker.", registry=self.registry)
        self.crashes = Gauge(
            "abaculus_bot_crashes", "Bots' workers that failed since the start.", registry=self.registry
        )
        self.seconds = Histogram("abaculus_command_seconds", "Time to carry out a command.", registry=self.registry)

    def count(self, what: str, count: int) -> None:
        """Count events or moves."""
        (self.moves if what == "moves" else self.events).inc(count)


class Service:
    """A server without its front door."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.trusted = trusted_networks(settings.trusted_proxies)
        self.storage = Storage(settings.database_url())
        self.announcer = announcer_for(settings.redis)
        self.house = House(settings, self.storage, self.announcer)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_seconds)
        self.steward = Steward(self.house, self.thinkers)
        self.reviewers = Reviewers(self.thinkers)
        self.metrics = Metrics()
        self.house.counted = self.metrics.count
        self.identities = Identities(self.storage, settings.secret)
        self.push = Push(settings, self.storage)
        self.house.turned = self.push.turn
        self.connections: set[SocketConnection] = set()
        rate = limits.requests_per_second
        self.guest_pace = Buckets(rate, 6 * rate, "too-fast")
        self.address_pace = Buckets(
            limits.address_requests_per_second, 6 * limits.address_requests_per_second, "too-fast"
        )
        hourly = limits.guests_per_address_and_hour
        self.new_guests = Buckets(hourly / 3600, hourly, "too-many-guests")
        self.code_tries = Buckets(0.2, 10, "too-fast")
        self.class_tries = Buckets(0.2, 60, "too-fast")
        self.classes = Classes(self.house, limits.classes_per_guest, limits.pupils_per_class)
        self.sheets = asyncio.Lock()
        """Worksheets are made one at a time: whoever asks for many keeps nobody waiting who plays."""
        self.sockets_of_guest = Census(limits.sockets_per_guest)
        self.sockets_of_address = Census(limits.sockets_per_address)
        self._warming: asyncio.Task[None] | None = None
        self._compiling = CompilingSearch(settings.compile_ahead)

    async def open(self) -> None:
        """Open the database, then everything that stands on it."""
        await self.storage.open()
        secret = self.settings.secret or await self.storage.secret("cookies", fairness.new_seed())
        self.identities = Identities(self.storage, secret)
        await self.push.open()
        await self.announcer.open(self.house.heard)
        await self.thinkers.open()
        await self.steward.open()
        self._warming = asyncio.create_task(asyncio.to_thread(_prepare, self._compiling), name="warm up")

    async def close(self) -> None:
        """Take nothing new, finish what was begun, then close in reverse order."""
        self.house.closing = True
        for connection in list(self.connections):
            connection.end()
        if self._warming is not None:
            self._warming.cancel()
            self._compiling.stop()
            await asyncio.gather(self._warming, return_exceptions=True)
        await self.reviewers.close()
        await self.steward.close()
        await self.thinkers.close()
        await self.push.close()
        await self.announcer.close()
        await self.storage.close()

    def refusal(
        self, no: Refused, command_id: str = "", seq: int | None = None, language: str = "en"
    ) -> dict[str, Any]:
        """A refusal as a message, in words."""
        self.metrics.refusals.labels(no.reason).inc()
        words = texts("en")
        with contextlib.suppress(BadOption):
            words = texts(language)
        return {
            "type": "refused",
            "id": command_id,
            "reason": no.reason,
            "text": words.say(f"refused-{no.reason}"),
            "detail": no.detail,
            "seq": no.more.get("seq", seq),
        }

    def measure(self) -> None:
        """Bring the gauges up to date."""
        self.metrics.sockets.set(len(self.connections))
        self.metrics.tables.set(len(self.house.rooms))
        self.metrics.thinking.set(self.thinkers.waiting())
        self.metrics.crashes.set(self.thinkers.crashes)


def _prepare(compiling: CompilingSearch) -> None:
    _warm_up()
    compiling.start()


def _warm_up() -> None:
    """Compile what the first players of every game would otherwise wait for."""
    for name in abaculus.games():
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
                state.game.seen_action(state, action, None)
                state.apply_action(action)
        except Exception:
            _log.exception("a game could not be warmed up")
    gc.freeze()  # what is there now stays: no need to look through it for what has become garbage
