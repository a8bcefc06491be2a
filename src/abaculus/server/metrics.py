"""What is counted and measured, for Prometheus."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, Histogram, ProcessCollector
from sqlalchemy import Engine, event

__all__ = ["Metrics"]

_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""Methods that are counted by name; a client may send any word as a method."""
_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Bucket bounds, in seconds, for what takes a millisecond when all is well."""
_LAG_EVERY = 1.0


class Metrics:
    """All metrics of one server process. The docstrings of the metrics are the table in docs/server.md."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.moves = Counter("abaculus_moves", "Moves played.", registry=own)
        self.events = Counter("abaculus_events", "Events written to logs.", registry=own)
        self.refusals = Counter("abaculus_refusals", "Requests refused.", ["reason"], registry=own)
        self.sockets = Gauge("abaculus_sockets", "Open sockets.", registry=own)
        self.tables = Gauge("abaculus_tables", "Tables in memory.", registry=own)
        self.thinking = Gauge("abaculus_bots_waiting", "Bots that wait for a worker.", registry=own)
        self.crashes = Gauge("abaculus_bot_crashes", "Bots' workers that failed since the start.", registry=own)
        self.seconds = Histogram("abaculus_command_seconds", "Time to carry out a command.", registry=own)
        self.requests = Counter(
            "abaculus_http_requests",
            "HTTP requests by method, route and status; status 0 is a client that hung up.",
            ["method", "route", "status"],
            registry=own,
        )
        self.request_seconds = Histogram(
            "abaculus_http_request_seconds", "Time to answer an HTTP request.", ["method", "route"], registry=own
        )
        self.database_seconds = Histogram(
            "abaculus_database_seconds",
            "Time that the database takes: for a statement that reads or writes, and for a whole transaction of logs (commit).",
            ["kind"],
            registry=own,
            buckets=_QUICK,
        )
        self.writes_waiting = Gauge("abaculus_writes_waiting", "Log writes that wait for their turn.", registry=own)
        self.write_failures = Counter("abaculus_write_failures", "Log writes that the database refused.", registry=own)
        self.writable = Gauge(
            "abaculus_database_writable", "1 if the last write to the database succeeded, otherwise 0.", registry=own
        )
        self.loop_lag = Histogram(
            "abaculus_event_loop_lag_seconds",
            "How late the event loop gets to what is due, measured once a second.",
            registry=own,
            buckets=_QUICK,
        )
        self._read, self._write, self._commit = (
            self.database_seconds.labels(kind) for kind in ("read", "write", "commit")
        )
        self.writable.set(1)
        ProcessCollector(registry=own)  # Linux only; elsewhere it adds nothing
        GCCollector(registry=own)

    def count(self, what: str, count: int) -> None:
        """Count events or moves."""
        (self.moves if what == "moves" else self.events).inc(count)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """An HTTP request was answered. `route` is a template without ids, so there are only as many series as routes."""
        named = method if method in _METHODS else "other"
        self.requests.labels(named, route, str(status)).inc()
        self.request_seconds.labels(named, route).observe(seconds)

    def wrote(self, seconds: float) -> None:
        """A transaction was committed."""
        self._commit.observe(seconds)
        self.writable.set(1)

    def failed_to_write(self, count: int) -> None:
        """The database refused this many writes."""
        self.write_failures.inc(count)
        self.writable.set(0)

    def watch(self, engine: Engine) -> None:
        """Measure the statements of an engine."""

        # SQLAlchemy's context of an execution takes any attribute.
        def before(_: object, __: object, ___: str, ____: object, context: Any, _____: bool) -> None:
            context.began = time.perf_counter()

        def after(_: object, __: object, statement: str, ___: object, context: Any, ____: bool) -> None:
            kind = self._read if statement[:6].upper() == "SELECT" else self._write
            kind.observe(time.perf_counter() - context.began)

        event.listen(engine, "before_cursor_execute", before)
        event.listen(engine, "after_cursor_execute", after)

    async def measure_lag(self) -> None:
        """Measure how late the event loop is, for ever."""
        while True:
            due = time.perf_counter() + _LAG_EVERY
            await asyncio.sleep(_LAG_EVERY)
            self.loop_lag.observe(max(0.0, time.perf_counter() - due))
