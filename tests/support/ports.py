"""Ports for what the tests start, each given once: neither two workers nor two runs beside each other get the same."""

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
"""Below those that outgoing connections are given: a server must get its port back after it was killed, whoever tries to reach it
in the meantime."""
_given: set[int] = set()


@cache
def _claims() -> int:
    """A file in which every port has a byte. Whoever has locked the byte has the port, as long as the process lives."""
    path = Path(tempfile.gettempdir()) / f"abaculus-ports-{os.getuid()}"
    return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)


def free_port() -> int:
    """A port that nobody listens on, and that nobody else who asks here is given while this process lives.

    To find out that nobody listens is not enough: between that and the start of a server another worker might find out the same.
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
