"""PostgreSQL and Redis for the server's tests, each on a free port, none left behind."""

from __future__ import annotations

import atexit
import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ports import free_port
from server_start import missing
from waiting import PATIENCE, wait_until

# -- PostgreSQL ------------------------------------------------------------------------------------------------------------


class PostgreSQL:
    """A PostgreSQL of our own. fsync is on: what is committed has to survive."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="abaculus-postgresql-"))
        self._as: dict[str, Any] = {"cwd": "/", "stdin": subprocess.DEVNULL, "stderr": subprocess.STDOUT}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self._folder, "postgres", "postgres")
            self._as |= {"user": "postgres", "group": "postgres", "extra_groups": []}
        self.port = free_port()
        made = subprocess.run(
            [programs / "initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C",
             "--pgdata", self._folder / "data"],
            stdout=subprocess.PIPE, text=True, check=False, **self._as,
        )  # fmt: skip
        assert made.returncode == 0, made.stdout
        atexit.register(self.close)
        self.start()

    def start(self) -> None:
        """Start it; when this returns, it answers."""
        self._process = subprocess.Popen(
            [self._programs / "postgres", "-D", self._folder / "data", "-p", str(self.port), "-k", self._folder,
             "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200", "-c", "fsync=on"],
            stdout=subprocess.DEVNULL, **self._as,
        )  # fmt: skip
        ask = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]

        def answers() -> bool:
            assert self._process.poll() is None, "PostgreSQL has stopped"
            return subprocess.run(ask).returncode == 0

        wait_until(answers, "PostgreSQL does not start")

    def say(self, statement: str) -> None:
        """Carry out a statement."""
        self._psql(f"postgresql://postgres@127.0.0.1:{self.port}/postgres", "-c", statement)

    def load(self, url: str, file: Path) -> None:
        """Fill a database from a file that `pg_dump` wrote."""
        self._psql(url, "-f", str(file))

    def dump(self, url: str) -> str:
        """A database as statements that make it again, without what only this version of `psql` understands."""
        command: list[str | Path] = [
            self._programs / "pg_dump",
            "--no-owner",
            "--no-privileges",
            "--inserts",
            "-d",
            url,
        ]
        made = subprocess.run([*command, "--rows-per-insert=100"], check=True, capture_output=True, text=True)
        return "".join(line for line in made.stdout.splitlines(keepends=True) if not line.startswith("\\"))

    def _psql(self, url: str, *what: str) -> None:
        command: list[str | Path] = [self._programs / "psql", "-q", "-X", "-v", "ON_ERROR_STOP=1", "-d", url, *what]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    def crash(self) -> None:
        """Stop it at once, with whatever it is doing left undone."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)

    def close(self) -> None:
        """Stop it; nothing of it is needed any more."""
        self.crash()
        shutil.rmtree(self._folder, ignore_errors=True)


@cache
def shared_postgresql() -> PostgreSQL | None:
    """The one of this process: tests that run side by side have one each. `None` where it is not installed."""
    found = shutil.which("postgres")
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=_version)  # where Debian hides them
    if found:
        programs.append(Path(found).resolve())
    return PostgreSQL(programs[-1].parent) if programs else None


def _version(program: Path) -> int:
    name = program.parent.parent.name
    return int(name) if name.isdecimal() else 0


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """The address of a new, empty database in the PostgreSQL that the tests of this process share."""
    running = shared_postgresql()
    if running is None:
        missing("PostgreSQL", "postgresql")
    assert running is not None
    name = f"test_{secrets.token_hex(6)}"
    running.say(f"CREATE DATABASE {name}")
    try:
        yield f"postgresql://postgres@127.0.0.1:{running.port}/{name}"
    finally:
        running.say(f"DROP DATABASE {name} WITH (FORCE)")


# -- Redis -----------------------------------------------------------------------------------------------------------------


@dataclass
class Redis:
    """A Redis that keeps nothing."""

    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            ["redis-server", "--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/",
        )  # fmt: skip

        def answers() -> bool:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return True
            return False

        wait_until(answers, "Redis does not start")

    def kill(self) -> None:
        """Kill it at once."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process = None


@contextlib.contextmanager
def redis_server() -> Iterator[Redis]:
    """A Redis of our own."""
    if shutil.which("redis-server") is None:
        missing("Redis", "redis-server")
    redis = Redis()
    redis.start()
    try:
        yield redis
    finally:
        if redis.process is not None:
            redis.kill()
