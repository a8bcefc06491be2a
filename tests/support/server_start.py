"""Starting servers for tests, each on a free port, none left behind; for PostgreSQL and Redis see `server_databases.py`.

    with postgresql() as database, redis_server() as redis, server(database=database, redis=redis.url) as one:
        ...  # one.url, one.kill(), one.restart(), one.stop()

Servers are forked from a process that has imported and compiled everything once, because a test that kills a server again and
again would otherwise wait for Python most of the time. From the fork on they are what `abaculus serve` runs: their own process,
their own sockets, their own database connections. `plain=True` starts `abaculus serve` itself, from nothing.
"""

from __future__ import annotations

import atexit
import contextlib
import inspect
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest
from ports import free_port
from waiting import PATIENCE, wait_until

QUICK = {"bot_pause": 0.02, "forced_pause": 0.02, "poll_seconds": 0.2, "lease_seconds": 1.5, "compile_ahead": 0}
"""Nobody watches here: bots need not wait for an eye to follow. Searches are compiled where a test needs them."""
GENEROUS = {
    "requests_per_second": 1000.0, "address_requests_per_second": 10_000.0, "messages_per_second": 1000.0,
    "guests_per_address_and_hour": 100_000, "tables_per_guest": 1000, "tables_per_address_and_hour": 100_000,
    "sockets_per_guest": 1000, "sockets_per_address": 10_000, "connections_per_address": 10_000,
}  # fmt: skip
"""Limits that tests do not meet, unless they are about limits."""

# What httpx does where a test says nothing else. A busy machine may need more than five seconds for an answer, and the server
# hangs up after five seconds without a request: whoever keeps a connection as long may ask just when it does.
_httpx = inspect.signature(httpx.Client).parameters
for _phase in ("connect", "read", "write", "pool"):
    setattr(_httpx["timeout"].default, _phase, PATIENCE)
_httpx["limits"].default.keepalive_expiry = 2.0


def missing(what: str, package: str) -> None:
    """Skip a test because a program is missing; fail it in CI, where everything has to be there."""
    words = f"{what} is not installed: apt install {package}"
    if os.environ.get("CI"):
        pytest.fail(words)
    pytest.skip(words)


class Stem:
    """A warm, idle process from which servers and commands are forked."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        atexit.register(self.close)

    def ask(self, **what: Any) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """End it, and with it all servers that still run."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


@cache
def stem() -> Stem:
    """The one of this process: tests that run side by side have one each."""
    return Stem()


@dataclass
class Server:
    """A server process, and how to start it again."""

    settings: dict[str, Any]
    limits: dict[str, Any]
    folder: Path
    port: int = field(default_factory=free_port)
    plain: bool = False
    piped_log: bool = False
    pid: int = 0
    _process: subprocess.Popen[bytes] | None = None
    _log_reader: threading.Thread | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, wait: bool = True) -> None:
        """Start it; `wait` until it answers."""
        assert not self.pid
        environment = {f"ABACULUS_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment["ABACULUS_DATA"] = str(self.folder)
        if self.plain:
            command = [
                sys.executable,
                "-c",
                "from abaculus.cli.main import main; main()",
                "serve",
                "--port",
                str(self.port),
            ]
            with self._log_target().open("ab") as out:
                self._process = subprocess.Popen(
                    command, env={**os.environ, **environment}, stdin=subprocess.DEVNULL, stdout=out, stderr=out
                )
            self.pid = self._process.pid
        else:
            self.pid = stem().ask(
                environment=environment, limits=self.limits, port=self.port, log=str(self._log_target()),
                clock=str(self.folder / "clock"),
            )  # fmt: skip
        if wait:
            self.wait_until_up()

    def wait_until_up(self) -> None:
        def answers() -> bool:
            with contextlib.suppress(httpx.TransportError):
                return httpx.get(f"{self.url}/health", timeout=5).status_code == 200
            return False

        wait_until(answers, lambda: f"the server does not start:\n{self.log()}")

    def kill(self) -> None:
        """Kill it at once, as a power cut would."""
        os.kill(self.pid, signal.SIGKILL)
        assert self._wait() == -signal.SIGKILL

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        os.kill(self.pid, signal.SIGTERM)
        return self._wait()

    def restart(self, wait: bool = True) -> None:
        """Kill it and start it again on the same port and database."""
        self.kill()
        self.start(wait)

    def _wait(self) -> int:
        pid, process, self.pid, self._process = self.pid, self._process, 0, None
        code = process.wait(PATIENCE) if process is not None else stem().ask(wait=pid)
        if self._log_reader is not None:
            self._log_reader.join(PATIENCE)
            self._log_reader = None
        return code

    @contextlib.contextmanager
    def full_disk(self) -> Iterator[None]:
        """While this lasts, the server can write to no file, as if the disk were full; reading goes on as before.

        It is the limit on the size of files that the process may write: SQLite meets "disk I/O error" at every write. The
        server's log, if it is a file, is not written either: ask for `server(piped_log=True)` to read what it says.
        """
        if not hasattr(resource, "prlimit"):
            pytest.skip("only Linux can limit another process")
        pid = self.pid
        soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
        try:
            yield
        finally:
            with contextlib.suppress(ProcessLookupError):  # it was killed in the meantime
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))

    def set_clock(self, seconds: float) -> None:
        """Set the server's time of day forward or back, this many seconds from the true one."""
        assert not self.plain
        draft = self.folder / "clock.new"
        draft.write_text(str(seconds))
        draft.replace(self.folder / "clock")

    def _log_target(self) -> Path:
        """What the server writes its log to: the file, or a pipe that a thread here empties into the file."""
        if not self.piped_log:
            return self.log_file
        pipe = self.folder / "server.pipe"
        if not pipe.exists():
            os.mkfifo(pipe)

        def copy() -> None:
            with pipe.open("rb", buffering=0) as source, self.log_file.open("ab", buffering=0) as target:
                while text := source.read(65536):
                    target.write(text)

        self._log_reader = threading.Thread(target=copy, name="log", daemon=True)
        self._log_reader.start()
        return pipe

    @property
    def log_file(self) -> Path:
        return self.folder / "server.log"

    def log(self) -> str:
        """What it has written."""
        return self.log_file.read_text("utf-8") if self.log_file.exists() else ""

    def complaints(self) -> list[str]:
        """What it has written about its own failures."""
        return [line for line in self.log().splitlines() if line.startswith(("ERROR", "Traceback", "Task exception"))]


def run_command(words: list[str], **environment: str) -> tuple[int, str, str]:
    """Run `abaculus` with these words, beside all servers; its exit code, its output and its errors."""
    with tempfile.TemporaryDirectory(prefix="abaculus-command-") as folder:
        out, errors = Path(folder) / "out", Path(folder) / "errors"
        pid = stem().ask(command=words, environment=environment, log=str(out), errors=str(errors))
        code = stem().ask(wait=pid)
        return code, out.read_text("utf-8"), errors.read_text("utf-8")


@contextlib.contextmanager
def server(
    *, plain: bool = False, limits: dict[str, Any] | None = None, complaints: bool = False, piped_log: bool = False,
    **settings: Any,
) -> Iterator[Server]:  # fmt: skip
    """A server that answers. `settings` are those of `Settings`; without a database it has its own, on SQLite.

    A server that has complained about itself fails the test, unless `complaints` are expected. With `piped_log` it writes its log
    to a pipe, and so also while its disk is full.
    """
    with tempfile.TemporaryDirectory(prefix="abaculus-server-") as folder:
        given = settings if plain else {**QUICK, **settings}
        one = Server(given, {**GENEROUS, **(limits or {})}, Path(folder), plain=plain, piped_log=piped_log)
        one.start()
        try:
            yield one
        finally:
            if one.pid:
                one.kill()
        assert complaints or not one.complaints(), one.log()


def _stem() -> None:
    """Fork servers on request; all of them end with the input."""
    import gc

    import uvicorn
    from sqlalchemy.ext.asyncio import create_async_engine

    import abaculus.server.http.app
    import abaculus.server.run  # here, and not again in every server
    from abaculus.server import service
    from abaculus.server.settings import Settings
    from abaculus.server.storage import database

    service._warm_up()
    with contextlib.suppress(ImportError):  # then there is no PostgreSQL here
        create_async_engine("postgresql+asyncpg://")
    with tempfile.TemporaryDirectory() as folder:
        database.upgrade(f"sqlite+aiosqlite:///{folder}/abaculus.db")
    uvicorn.Config(
        abaculus.server.http.app.create_app(Settings(database="sqlite:///unopened.db")), ws="websockets-sansio"
    ).load()
    gc.freeze()
    answers = os.fdopen(os.dup(1), "w")
    living: set[int] = set()
    for line in sys.stdin:
        asked = json.loads(line)
        if "wait" in asked:
            living.discard(asked["wait"])
            answer = os.waitstatus_to_exitcode(os.waitpid(asked["wait"], 0)[1])
        else:
            answer = os.fork()
            if answer == 0:
                answers.close()
                _be(asked)
            living.add(answer)
        print(answer, file=answers, flush=True)
    for pid in living:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def _be(asked: dict[str, Any]) -> NoReturn:
    """Run the command or the server that was asked for, in a process just forked, and end that process."""
    code = 1
    try:
        log = os.open(asked["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        errors = os.open(asked.get("errors", asked["log"]), os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        for number, place in enumerate((os.open(os.devnull, os.O_RDONLY), log, errors)):
            os.dup2(place, number)
        os.environ.update(asked["environment"])
        random.seed()
        if "command" in asked:
            from abaculus.cli.main import main

            sys.argv = ["abaculus", *asked["command"]]
            main()
        else:
            from abaculus.server import run
            from abaculus.server.settings import Limits, Settings

            _follow(Path(asked["clock"]))
            run.run(Settings.from_environment(port=asked["port"], limits=Limits(**asked["limits"])), level=30)
        code = 0
    except SystemExit as end:
        code = int(end.code or 0)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _follow(clock: Path) -> None:
    """From now on the time of day is wrong by as many seconds as a file says, once there is one."""
    true_time = time.time

    def time_of_day() -> float:
        try:
            return true_time() + float(clock.read_text())
        except FileNotFoundError:
            return true_time()

    time.time = time_of_day


if __name__ == "__main__":
    _stem()
