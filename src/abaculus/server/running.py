"""Running the server: uvicorn, logs, and the address that other devices reach."""

from __future__ import annotations

import json
import logging
import socket
import sys
import time
from typing import Any

from abaculus.server.settings import Settings, trusted_networks

__all__ = ["JsonLines", "lan_address", "run"]

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """Log records as JSON lines, with whatever was attached to them. Nothing attaches secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """One record, one line."""
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "what": record.getMessage(),
        }
        told.update(
            {name: value for name, value in vars(record).items() if name not in _PLAIN and not name.startswith("_")}
        )
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


def lan_address() -> str | None:
    """The address of this machine in its own network, if it has one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # reserved for documentation: only the route is looked up
            found = str(asking.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


def run(settings: Settings, *, json_logs: bool = False, level: int = logging.INFO) -> None:
    """Serve until stopped. On SIGTERM and Ctrl-C writes are finished first."""
    import gc

    import uvicorn

    from abaculus.server.app import create_app
    from abaculus.server.patience import open_files, patient

    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if json_logs else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    for name, least in (("abaculus", level), ("uvicorn.error", logging.WARNING), ("alembic", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
    # Tables keep what happened, and hardly anything goes round in circles: short looks at what is new, long ones rarely.
    gc.set_threshold(5_000, 1_000, 10)
    # A thread that writes a log gives the interpreter up at every statement, and would get it back from a busy server after 5 ms.
    sys.setswitchinterval(0.001)
    open_files()
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http=patient(settings.limits, trusted_networks(settings.trusted_proxies)),
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=10,
        limit_concurrency=None,
        h11_max_incomplete_event_size=32 * 1024,
    )
