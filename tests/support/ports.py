"""Ports for what the tests start, each given once: no two workers, nor two runs at the same time, get the same one."""

from __future__ import annotations

import contextlib
import fcntl
import os
import random
import socket
import tempfile
from functools import cache
from pathlib import Path

FIRST, END = 20_000, 32_000
"""Below those used for outgoing connections: a server must get its port back after it was killed, whoever tries to
reach it in the meantime."""
_given: set[int] = set()


@cache
def _claims() -> int:
    """A file in which every port has a byte. Whoever has locked the byte has the port, as long as the process lives."""
    path = Path(tempfile.gettempdir()) / f"abaculus-ports-{os.getuid()}"
    return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)


def free_port() -> int:
    """A port that nobody listens on, and that is given to nobody else while this process lives.

    A check that nobody listens is not enough: before the server starts, another worker might find the same port free.
    """
    while True:
        port = random.SystemRandom().randrange(FIRST, END)
        if port in _given:
            continue
        with contextlib.suppress(OSError):
            fcntl.lockf(_claims(), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
            _given.add(port)
            return port
