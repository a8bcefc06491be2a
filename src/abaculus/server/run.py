"""Running the server: uvicorn, logs, and the address that other devices reach."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import os
import socket
import sys
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from abaculus.server.quiet_logs import QuietLogs
from abaculus.server.settings import Settings, trusted_networks
from abaculus.server.trouble import Trouble

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

__all__ = ["JsonLines", "lan_address", "run"]

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """Log records as JSON lines, with whatever was attached to them. Nothing attaches secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """One record, one line."""
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "what": record.getMessage(),
        }
        line.update(
            {name: value for name, value in vars(record).items() if name not in _PLAIN and not name.startswith("_")}
        )
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def lan_address() -> str | None:
    """The address of this machine in its own network, if it has one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # reserved for documentation: only the route is looked up
            found = str(asking.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


def _write_logs(json_logs: bool, level: int, quiet: QuietLogs) -> None:
    """Send everything that is logged in this process to the standard error stream, in one format."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if json_logs else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(quiet)  # a logger's filter would not see the records of the loggers below it
    for name, least in (
        ("", logging.WARNING), ("abaculus", level), ("uvicorn.error", logging.WARNING), ("alembic", logging.WARNING),
    ):  # fmt: skip
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
    if json_logs:
        logging.captureWarnings(True)
        threading.excepthook = lambda found: logging.getLogger("abaculus.server").error(
            "a thread failed",
            exc_info=(found.exc_type, found.exc_value or found.exc_type(), found.exc_traceback),
        )


def _bound(host: str, port: int) -> list[socket.socket]:
    """Sockets bound to every address that a name stands for. They do not listen yet."""

    async def bind() -> list[socket.socket]:
        loop = asyncio.get_running_loop()
        made = await loop.create_server(asyncio.Protocol, host or None, port, start_serving=False)
        try:
            return [socket.socket(fileno=os.dup(one.fileno())) for one in made.sockets]
        finally:
            made.close()

    try:
        return asyncio.run(bind())
    except OSError as problem:
        facts = {"host": host, "port": str(port)}
        if problem.errno == errno.EADDRINUSE:
            raise Trouble("trouble-port-in-use", **facts) from problem
        if problem.errno in (errno.EACCES, errno.EPERM):
            raise Trouble("trouble-port-forbidden", **facts) from problem
        raise Trouble("trouble-address", **facts) from problem


def _configured(app: FastAPI, settings: Settings) -> uvicorn.Config:
    import uvicorn

    from abaculus.server.http.slow_client_guard import guarded_protocol

    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=guarded_protocol(settings.limits, trusted_networks(settings.trusted_proxies)),
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
        limit_concurrency=None,
        h11_max_incomplete_event_size=32 * 1024,
    )


def run(
    settings: Settings, *, json_logs: bool = False, level: int = logging.INFO, started: Callable[[], None] | None = None
) -> None:
    """Serve until stopped; `started` is called once clients are answered. On SIGTERM and Ctrl-C writes are finished first.

    Raises whatever prevents the server from starting.
    """
    import gc

    import uvicorn

    from abaculus.server.http.app import create_app
    from abaculus.server.http.slow_client_guard import open_files
    from abaculus.server.service import Service

    quiet = QuietLogs()
    _write_logs(json_logs, level, quiet)
    # Tables keep their events, and there are hardly any reference cycles: look at new objects often, at old ones rarely.
    gc.set_threshold(5_000, 1_000, 10)
    # A thread that writes a log lets go of the interpreter at every statement, and a busy server would keep it for 5 ms.
    sys.setswitchinterval(0.001)
    open_files()
    app = create_app(settings, quiet)
    service: Service = app.state.service
    # What prevents the server from starting is raised below: Uvicorn would only log it.
    logging.getLogger("uvicorn.error").addFilter(lambda _: service.failed is None)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started and started is not None:
                started()

    server = Server(_configured(app, settings))
    try:
        server.run(sockets=_bound(settings.host, settings.port))
    except KeyboardInterrupt:
        pass
    except SystemExit:
        if service.failed is None:
            raise
    if service.failed is not None:
        raise service.failed
    if not server.started:
        sys.exit(3)
