"""Load on one core: live tables on loopback, moves a second, and the time from a move to the opponent's update.

    python benchmarks/server.py --tables 200 1000 --rate 200 --seconds 30 --out benchmarks/results/FILE.json

The server has a core to itself, with SQLite that syncs every commit; the simulated players share another. Tables are
a mix of all games for two. Every move is timed from the moment its message is handed to the socket to the moment the
opponent's socket has the update that shows it. Guests come from many loopback addresses, as they would from many homes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from datetime import date
from typing import Any

import uvloop
import websockets
from pydantic_core import from_json

import abaculus

PORT = 18431
BASE = f"http://127.0.0.1:{PORT}"


_SEQ = re.compile(r'"seq":(\d+)')
_MOVER = re.compile(r'"mover":(\d+|null)')
_PHASE = re.compile(r'"phase":"(\w+)"')


def _one(what: re.Pattern[str], text: str) -> str:
    found = what.search(text)
    assert found is not None
    return found[1]


class Seat:
    """A guest with a socket at one table."""

    def __init__(self, number: int) -> None:
        self.address = f"127.0.{1 + number // 200}.{1 + number % 200}"
        self.cookie = ""
        self.seq, self.text = 0, ""
        self.socket: Any = None

    async def arrive(self, name: str) -> None:
        """Become a guest."""
        headers, _ = await self.post("/api/guest", {"name": name})
        cookies = [line.split(":", 1)[1] for line in headers if line.lower().startswith("set-cookie:")]
        self.cookie = "; ".join(cookie.split(";", 1)[0].strip() for cookie in cookies)

    async def post(self, path: str, body: dict[str, Any]) -> tuple[list[str], Any]:
        """A plain request, without a library: the client must spare the core on which all moves are timed."""
        sent = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1", f"host: 127.0.0.1:{PORT}", "content-type: application/json", "connection: close",
            f"content-length: {len(sent)}", *([f"cookie: {self.cookie}"] if self.cookie else []),
        )  # fmt: skip
        reader, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=(self.address, 0))
        writer.write("\r\n".join((*head, "", "")).encode() + sent)
        answer = await reader.read()
        writer.close()
        top, _, content = answer.partition(b"\r\n\r\n")
        first, *headers = top.decode().split("\r\n")
        if " 200 " not in f"{first} ":
            raise SystemExit(f"{path}: {first} {content[:300]!r}")
        return headers, from_json(content)


class LiveTable:
    """Two seats that play one game after the other; `waiting` is when the last move was sent."""

    def __init__(self, number: int, game: str) -> None:
        self.number, self.game = number, game
        self.seats = [Seat(2 * number), Seat(2 * number + 1)]
        self.sent: tuple[int, float] | None = None
        self.mover: int | None = None
        self.over = False

    async def open(self, delays: list[float]) -> None:
        """Make the table, sit down at it, and listen."""
        for number, seat in enumerate(self.seats):
            await seat.arrive(f"Seat {number}")
        _, made = await self.seats[0].post(
            "/api/tables", {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        for seat in self.seats:
            await seat.post(f"/api/tables/{made['id']}/commands", {"type": "sit"})
        for number, seat in enumerate(self.seats):
            seat.socket = await websockets.connect(
                f"ws://127.0.0.1:{PORT}/api/tables/{made['id']}/socket", additional_headers={"cookie": seat.cookie},
                max_size=None, local_addr=(seat.address, 0), open_timeout=60, ping_interval=None, compression=None,
            )  # fmt: skip
            self._read(number, await seat.socket.recv(), delays)
        self.tasks = [asyncio.create_task(self._listen(number, delays)) for number in (0, 1)]

    async def _listen(self, number: int, delays: list[float]) -> None:
        async for text in self.seats[number].socket:
            self._read(number, text, delays)

    def _read(self, number: int, text: str, delays: list[float]) -> None:
        now = time.perf_counter()
        if not text.startswith('{"type":"update"'):
            if '"refused"' in text[:30]:
                if '"stale"' not in text:  # stale: the server moved first, as there was no choice
                    raise SystemExit(f"a move was refused: {text[:300]}")
                self.sent = None
            return
        if self.sent and number != self.sent[0]:
            delays.append(now - self.sent[1])
            self.sent = None
        # Only the beginning is parsed here, as the clock is running; the moves are parsed when one is chosen.
        self.seats[number].seq, self.seats[number].text = int(_one(_SEQ, text)), text
        mover = _one(_MOVER, text)
        self.mover = None if mover == "null" else int(mover)
        self.over = _one(_PHASE, text) == "over"

    def ready(self) -> bool:
        """Whether a move can be sent: the last one has arrived at both seats, and the game goes on."""
        if self.sent or self.over or self.mover is None or not all(seat.text for seat in self.seats):
            return False
        return self.seats[0].seq == self.seats[1].seq

    async def move(self, dice: random.Random) -> None:
        """Send a keen random move."""
        assert self.mover is not None
        seat = self.seats[self.mover]
        rows = from_json(seat.text)["scene"]["moves"]["rows"]
        lays = [row for row in rows if row[1] in ("lay", "take")]
        row = dice.choice(lays if lays and dice.random() < 0.9 else rows)
        self.sent = self.mover, time.perf_counter()
        await seat.socket.send(json.dumps({"type": "act", "seq": seat.seq, "action": row[0]}))

    async def close(self) -> None:
        """Hang up."""
        for task in self.tasks:
            task.cancel()
        for seat in self.seats:
            await seat.socket.close()


async def load(server: int, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """Play at `tables` tables, `rate` moves a second in all; a table whose game is over is replaced by a new one."""
    dice, delays = random.Random(1), list[float]()
    games = [name for name in abaculus.list_games() if abaculus.game_info(name).players[0] <= 2]
    live = [LiveTable(number, games[number % len(games)]) for number in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*(table.open(delays) for table in live[start : start + 20]))
    number, late, openings = tables, 0.0, list[asyncio.Task[None]]()
    delays.clear()
    before = cpu_seconds(server)
    began, sent = time.perf_counter(), 0
    while (now := time.perf_counter()) - began < seconds:
        due = began + sent / rate
        if now < due:
            await asyncio.sleep(min(due - now, 0.005))
            continue
        late = max(late, now - due)
        ready = [table for table in dice.sample(live, min(len(live), 40)) if table.ready()]
        if not ready:
            await asyncio.sleep(0.002)
            continue
        await ready[0].move(dice)
        sent += 1
        for place, table in enumerate(live):
            if table.over and not table.sent:
                live[place] = LiveTable(number, games[number % len(games)])
                openings.append(asyncio.create_task(exchange(table, live[place], delays)))
                number += 1
    took = time.perf_counter() - began
    used = cpu_seconds(server) - before
    await asyncio.gather(*openings)
    await asyncio.sleep(0.5)
    for table in live:
        await table.close()
    delays.sort()

    def percentile(share: int) -> float:
        return round(1000 * delays[min(len(delays) - 1, len(delays) * share // 100)], 1)

    return {
        "tables": tables, "asked_moves_per_s": rate, "moves_per_s": round(len(delays) / took, 1), "moves": len(delays),
        "seconds": round(took, 1), "games_replaced": number - tables,
        **{f"p{share}_ms": percentile(share) for share in (50, 90, 99)},
        "max_ms": round(1000 * delays[-1], 1), "driver_late_ms": round(1000 * late, 1),
        "server_cpu_ms_per_move": round(1000 * used / max(1, len(delays)), 2),
    }  # fmt: skip


async def exchange(over: LiveTable, new: LiveTable, delays: list[float]) -> None:
    """Leave a table whose game is over, and sit down at a new one."""
    await over.close()
    await new.open(delays)


def cpu_seconds(process: int) -> float:
    """Processor time that a process has used, where the system reports it."""
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return float("nan")


def main() -> None:
    """Start the server, put load on it, print and keep the results."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, nargs="+", default=[200, 1000])
    asked.add_argument("--rate", type=float, nargs="+", default=[200])
    asked.add_argument("--seconds", type=float, default=30)
    asked.add_argument("--out")
    given = asked.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    results = []
    for tables in given.tables:
        for rate in given.rate:
            with tempfile.TemporaryDirectory() as folder:
                server = subprocess.Popen(
                    [sys.executable, "-c", "from abaculus.cli.main import main; main()", "serve", "--port", str(PORT)],
                    env={**os.environ, "ABACULUS_DATA": folder}, stdout=subprocess.DEVNULL,
                )  # fmt: skip
                if len(cores) > 1:
                    os.sched_setaffinity(server.pid, {cores[0]})
                    os.sched_setaffinity(0, set(cores[1:]))
                try:
                    for _ in range(300):
                        time.sleep(0.2)
                        try:
                            urllib.request.urlopen(f"{BASE}/health", timeout=2).close()
                            break
                        except OSError:
                            continue
                    time.sleep(8)  # the rules of all games are warmed up in the background
                    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                        result = runner.run(load(server.pid, tables, rate, given.seconds))
                finally:
                    server.terminate()
                    server.wait(20)
            print(json.dumps(result), flush=True)
            results.append(result)
    if given.out:
        machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
        kept = {
            "date": str(date.today()),
            "machine": machine,
            "database": "SQLite, WAL, synchronous=FULL",
            "load": results,
        }
        with open(given.out, "w", encoding="utf-8") as file:
            json.dump(kept, file, indent=2)
            file.write("\n")


if __name__ == "__main__":
    main()
