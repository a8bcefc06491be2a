"""For whoever runs a server: clear errors instead of traces, a health check that writes, quiet logs, metrics."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from ports import free_port
from sample_games import DICE_GAME, FIRST_GAME
from server_databases import postgresql
from server_player import Guest
from server_start import Server, server
from waiting import PATIENCE, until, wait_until

pytestmark = [pytest.mark.compiled, pytest.mark.long]


# -- health ----------------------------------------------------------------------------------------------------------------


def health(one: Server) -> int:
    return httpx.get(f"{one.url}/health", timeout=10).status_code


def test_health_said_200_while_the_disk_was_full() -> None:
    with server(complaints=True, piped_log=True) as one:
        assert health(one) == 200
        with one.full_disk():
            wait_until(lambda: health(one) == 503)
            told = httpx.get(f"{one.url}/health").json()
            assert (told["reason"], told["detail"]) == ("busy", "the database cannot be written")
            assert "abaculus_database_writable 0.0" in httpx.get(f"{one.url}/metrics").text
        wait_until(lambda: health(one) == 200)
        assert "abaculus_database_writable 1.0" in httpx.get(f"{one.url}/metrics").text


async def test_health_writes_once_however_many_ask() -> None:
    from abaculus.server.storage.write_probe import WriteProbe

    written = []

    async def put(what: Any) -> None:
        await until(lambda: time.time_ns() // 1_000_000 > what.at)  # writes take longer than a millisecond
        written.append(what)

    probe = WriteProbe(put, every=3600)
    assert all(await asyncio.gather(*(probe.writable() for _ in range(50))))
    assert await probe.writable()
    assert len(written) == 1
    again = WriteProbe(put, every=0)
    for _ in range(3):
        assert await again.writable()
    assert len(written) == 4
    assert len({what.at for what in written[1:]}) == 3  # SQLite writes nothing where nothing changes


# -- what cannot start -----------------------------------------------------------------------------------------------------


class Done:
    """A command that has ended."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        out, self.err = process.communicate(timeout=2 * PATIENCE)
        self.code, self.text = process.returncode, out + self.err


def begin(
    folder: Path, *words: str, without: str = "", write: bool = True, lang: str = "en", **settings: str
) -> subprocess.Popen[str]:
    """Start `abaculus`; `without` a package, or unable to `write` files."""
    environment = {**os.environ, "ABACULUS_DATA": str(folder), "ABACULUS_LANG": lang}
    environment |= {f"ABACULUS_{name.upper()}": value for name, value in settings.items()}
    hidden = f"import sys; sys.modules[{without!r}] = None; " if without else ""

    def unable() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    return subprocess.Popen(
        [sys.executable, "-c", f"{hidden}from abaculus.cli.main import main; main()", *words],
        env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=None if write else unable,
    )  # fmt: skip


def told(folder: Path, *, commands: str = "serve tables", **how: Any) -> list[str]:
    """What `abaculus serve` and `abaculus admin tables` say when they cannot work: one line each, and exit code 2."""
    begun = []
    for command in commands.split():
        words = ("serve", "--port", str(free_port())) if command == "serve" else ("admin", command)
        begun.append(begin(folder, *words, **how))
    lines = []
    for done in [Done(process) for process in begun]:
        assert "Traceback" not in done.text, done.text
        assert done.code == 2, done.text
        assert "served at" not in done.text, done.text
        assert len(done.err.splitlines()) == 1, done.text
        assert done.err.startswith("abaculus: "), done.text
        lines.append(done.err)
    return lines


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of 64 kB."""
    place = folder / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(place)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("mounting a disk needs more rights")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_traceback_for_a_full_disk(tmp_path: Path) -> None:
    for line in told(tmp_path, write=False):
        assert "disk I/O error" in line
    with small_disk(tmp_path) as disk:
        (disk / "filler").write_bytes(bytes(60_000))
        for line in told(disk):
            assert "The disk is full" in line


def test_a_traceback_for_a_read_only_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        for line in told(disk):
            assert "read-only" in line
        for line in told(tmp_path, database=f"sqlite:///{disk}/games.db", commands="serve"):
            assert "read-only" in line


def test_a_traceback_for_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for line in told(tmp_path / "file" / "below"):
        assert "file/below cannot be used" in line
    for line in told(tmp_path, database=f"sqlite:///{tmp_path}/missing/games.db"):
        assert "missing/games.db" in line


def test_a_traceback_for_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "abaculus.db").write_bytes(b"a diary, and nobody's business" * 100)
    for line in told(tmp_path):
        assert "is not a database" in line
    (german,) = told(tmp_path, commands="serve", lang="de")
    assert "ist keine Datenbank" in german
    assert (tmp_path / "abaculus.db").read_bytes() == b"a diary, and nobody's business" * 100


def test_a_traceback_for_a_newer_database_which_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "abaculus.db"
    assert Done(begin(tmp_path, "admin", "tables")).code == 0
    with contextlib.closing(sqlite3.connect(file)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9876'")
        newer.execute("CREATE TABLE of_tomorrow (x INTEGER)")
        newer.commit()
    before = hashlib.sha256(file.read_bytes()).hexdigest()
    for line in told(tmp_path):
        assert "newer Abaculus (version 9876" in line
    assert hashlib.sha256(file.read_bytes()).hexdigest() == before
    other = tmp_path / "other"
    done = Done(begin(other, "admin", "restore", str(file)))
    assert (done.code, "Traceback" in done.text, "newer Abaculus" in done.text) == (2, False, True)
    assert not (other / "abaculus.db").exists()
    assert not list(other.glob("*.new*"))


def test_a_traceback_for_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = Done(begin(tmp_path, "serve", "--port", port))
    assert (done.code, len(done.err.splitlines())) == (2, 1), done.text
    assert f"Port {port} at 127.0.0.1 is in use" in done.err
    assert "served at" not in done.text
    assert not (tmp_path / "abaculus.db").exists()
    done = Done(begin(tmp_path, "serve", "--host", "192.0.2.77", "--port", port))
    assert (done.code, "192.0.2.77 is not an address of this machine" in done.err) == (2, True), done.text


def test_a_traceback_for_a_missing_extra(tmp_path: Path) -> None:
    for line in told(tmp_path, without="asyncpg", database="postgresql://127.0.0.1/games"):
        assert "pip install 'abaculus[postgresql]'" in line
    (line,) = told(tmp_path, without="redis", redis="redis://127.0.0.1", commands="serve", lang="fr")
    assert "Le paquet redis manque" in line


def test_a_traceback_for_a_postgresql_that_is_not_there(tmp_path: Path) -> None:
    for line in told(tmp_path, database=f"postgresql://ada:secret-word@127.0.0.1:{free_port()}/games"):
        assert "cannot be reached" in line
        assert "secret-word" not in line
    with postgresql() as database:
        for line in told(tmp_path, database=database + "_unknown"):
            assert "There is no database" in line
        for line in told(tmp_path, database=database.replace("postgres@", "nobody-here@")):
            assert "refuses this name or password" in line


def test_a_wrong_password_is_told_without_it(tmp_path: Path) -> None:
    """The tests' PostgreSQL asks for none: the error is the one that asyncpg raises."""
    asyncpg = pytest.importorskip("asyncpg")
    from abaculus.server.trouble import trouble_of

    problem = trouble_of(asyncpg.InvalidPasswordError("no"), "postgresql+asyncpg://ada:secret-word@db/games")
    assert "postgresql://ada:***@db/games refuses this name or password" in str(problem)


# -- logs ------------------------------------------------------------------------------------------------------------------


async def test_298_traces_in_a_minute_of_full_disk() -> None:
    with server(complaints=True, piped_log=True) as one:
        async with contextlib.AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(one.url, f"Guest {n}")) for n in range(4)]
            tables = [await guest.make_table(FIRST_GAME, ["me", "random"]) for guest in guests]
            for guest, table in zip(guests, tables, strict=True):
                await guest.do(table, "sit")
            with one.full_disk():
                # What fails is tried again and again: for some seconds of that the log has to stay short.
                late = time.monotonic() + 6
                while time.monotonic() < late:
                    for guest, table in zip(guests, tables, strict=True):
                        await guest.http.post(f"/api/tables/{table}/commands", json={"type": "resign"})
                    await asyncio.sleep(0.1)
            await until(lambda: "can be used again" in one.log())
        one.stop()
        log = one.log()
        assert "Traceback" not in log
        assert "the database cannot be used: disk I/O error" in log
        assert len(log.splitlines()) <= 4, log


def test_mistakes_of_the_program_keep_their_trace() -> None:
    from abaculus.server.quiet_logs import EVERY, QuietLogs

    now = 0.0
    lines: list[str] = []

    class Written(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    quiet = QuietLogs(lambda: now)
    handler = Written()
    handler.addFilter(quiet)
    log = logging.getLogger("abaculus.server.quiet")
    log.propagate, log.handlers = False, [handler]
    away = sqlite3.OperationalError("database or disk is full")
    away.sqlite_errorcode = sqlite3.SQLITE_FULL
    for _ in range(5):
        log.error("a table failed", exc_info=away)
        log.error("a mistake", exc_info=KeyError("mistake"))
        log.error("another mistake", exc_info=sqlite3.OperationalError("no such column: x"))
    assert [line.splitlines()[0] for line in lines].count("a mistake") == 5
    assert sum("KeyError: 'mistake'" in line for line in lines) == 5
    assert sum("no such column" in line for line in lines) == 5
    told = [line for line in lines if "database cannot be used" in line]
    assert told == ["the database cannot be used: database or disk is full (a table failed)"]
    lines.clear()
    now += EVERY
    log.error("a table failed", exc_info=away)
    assert lines[0].endswith("(a table failed); 4 more like this were left out")
    assert len(lines) == 1


def test_the_start_line_was_plain_text_among_json_logs(tmp_path: Path) -> None:
    port = free_port()
    process = begin(tmp_path, "serve", "--json-logs", "--port", str(port), compile_ahead="0")

    def up() -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
        return False

    try:
        wait_until(up)
        httpx.get(f"http://127.0.0.1:{port}/api/games")
    finally:
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=2 * PATIENCE)
    records = [json.loads(line) for line in (out + err).splitlines()]
    started = [record for record in records if record["what"] == "started"]
    assert [record["url"] for record in started] == [f"http://127.0.0.1:{port}"]
    assert any(record.get("path") == "/api/games" for record in records)


def test_an_error_at_the_start_is_json_among_json_logs(tmp_path: Path) -> None:
    (tmp_path / "abaculus.db").write_bytes(b"no database" * 100)
    done = Done(begin(tmp_path, "serve", "--json-logs", "--port", str(free_port())))
    (record,) = [json.loads(line) for line in done.text.splitlines()]
    assert (done.code, record["level"], "is not a database" in record["what"]) == (2, "error", True)


# -- metrics ---------------------------------------------------------------------------------------------------------------


async def test_metrics_did_not_say_how_process_requests_and_database_are() -> None:
    with server() as one:
        async with Guest(one.url, "Ada") as ada:
            table = await ada.make_table(DICE_GAME, ["me", "random"])
            await ada.do(table, "sit")
            await ada.do(table, "resign")
            assert (await ada.http.get("/api/tables/none")).status_code == 404
            assert (await ada.http.request("STRANGE", f"/api/tables/{table}")).status_code >= 400
            assert (await ada.http.get("/nowhere-at-all")).status_code in (200, 404)
        text = httpx.get(f"{one.url}/metrics").text
        found = {}
        for line in text.splitlines():
            if not line.startswith("#"):
                name, value = line.rsplit(" ", 1)
                found[name] = float(value)
        assert found["process_resident_memory_bytes"] > 1_000_000
        assert found["process_open_fds"] > 3
        assert found["process_cpu_seconds_total"] > 0
        assert found["process_start_time_seconds"] > 1_000_000_000
        route = 'method="POST",route="/api/tables/{table}/commands"'
        assert found[f'abaculus_http_requests_total{{{route},status="200"}}'] == 2
        assert found[f"abaculus_http_request_seconds_count{{{route}}}"] == 2
        assert found['abaculus_http_requests_total{method="GET",route="/api/tables/{table}",status="404"}'] == 1
        assert not any("STRANGE" in name or "nowhere-at-all" in name for name in found)
        for kind in ("read", "write", "commit"):
            assert found[f'abaculus_database_seconds_count{{kind="{kind}"}}'] > 0
        assert found["abaculus_writes_waiting"] == 0
        assert found["abaculus_write_failures_total"] == 0
        assert found["abaculus_database_writable"] == 1
        wait_until(lambda: 'abaculus_event_loop_lag_seconds_bucket{le="+Inf"} 0.0' not in scraped(one))


def scraped(one: Server) -> str:
    return httpx.get(f"{one.url}/metrics").text
