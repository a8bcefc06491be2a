"""Players for the server's tests: guests who talk to it as a browser does, over HTTP and sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
import websockets
from waiting import until

LOST = (OSError, TimeoutError, httpx.TransportError, websockets.WebSocketException)
"""How a client notices that a server is gone."""
COLUMNS = ("action", "kind", "slots", "cell", "turn", "claim", "points")


class Guest:
    """Somebody with a cookie."""

    def __init__(self, base: str, name: str) -> None:
        self.base, self.name = base, name
        self.http = httpx.AsyncClient(base_url=base, timeout=60, verify=False)

    async def __aenter__(self) -> Guest:
        await self.post("/api/guest", name=self.name)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 200, (answer.status_code, answer.text)
        return answer.json()

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == 200, (answer.status_code, answer.text)
        return answer.json()

    async def refused(self, path: str, **body: Any) -> str:
        """The reason why a request is refused."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["reason"])

    async def make_table(self, game: str, seats: list[str], **more: Any) -> str:
        """A table; a seat is `me`, `open` or the level of a bot."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        return str((await self.post("/api/tables", game=game, seats=wanted, **more))["id"])

    async def do(self, table: str, kind: str, **more: Any) -> Any:
        return await self.post(f"/api/tables/{table}/commands", type=kind, **more)

    def socket(self, table: str, after: int = 0, base: str = "") -> Socket:
        return Socket(self, table, after, base or self.base)


class Socket:
    """A guest's socket at a table. Everything that ever came over it is kept."""

    def __init__(self, guest: Guest | None, table: str, after: int, base: str) -> None:
        self._guest, self._table, self._after = guest, table, after
        self._address = f"ws://{urlsplit(base).netloc}/api/tables/{table}/socket?after={after}"
        self.received: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}

    async def __aenter__(self) -> Socket:
        known = {"cookie": self._guest.cookie} if self._guest else {}
        if self._guest and (token := self._guest.http.headers.get("authorization")):
            known["authorization"] = token
        # Without max_queue a socket that nobody reads for a while would not hear the server's pings either, and would be closed.
        self._socket = await websockets.connect(
            self._address, additional_headers=known, max_size=None, max_queue=None, open_timeout=60
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._socket.close()

    async def receive(self, seconds: float = 60) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.recv(), seconds))
        self.received.append(message)
        if message["type"] == "update":
            self.update = message
        return message

    async def closed(self) -> None:
        """Wait until the server hangs up; what comes before is read."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await self.receive()

    async def until(self, wanted: Callable[[dict[str, Any]], bool], seconds: float = 60) -> dict[str, Any]:
        """The next message that is wanted; others are read on the way."""
        while True:
            message = await self.receive(seconds)
            if wanted(message):
                return message

    async def send(self, kind: str, **more: Any) -> None:
        await self._socket.send(json.dumps({"type": kind, **more}))

    async def send_text(self, text: str | bytes) -> None:
        await self._socket.send(text)

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        name = str(random.getrandbits(60))

        async def answered() -> dict[str, Any] | None:
            await self.send(kind, id=name, **more)
            answer = await self.until(lambda message: message.get("id") == name)
            return None if answer.get("reason") == "too-fast" else answer

        return await until(answered, every=0.2)

    def moves(self) -> list[dict[str, Any]]:
        """What the viewer of the last update can do."""
        scene = self.update.get("scene")
        if not scene:
            return []
        assert tuple(scene["moves"]["columns"]) == COLUMNS
        return [dict(zip(COLUMNS, row, strict=True)) for row in scene["moves"]["rows"]]

    async def play(self, dice: random.Random, most: int = 10_000) -> None:
        """Play keen random moves until the game is over, or at most `most` of them."""
        while self.update.get("table", {}).get("phase") != "over" and most > 0:
            mine, moves = self.update.get("table", {}).get("mover"), self.moves()
            if moves and mine in self.update["you"]["seats"] and self.update["you"]["viewer"] == mine:
                lays = [move for move in moves if move["kind"] in ("lay", "take")]
                move = dice.choice(lays if lays and dice.random() < 0.9 else moves)
                answer = await self.ask("act", seq=self.update["seq"], action=move["action"])
                assert answer["type"] == "done" or answer["reason"] in ("stale", "over"), answer
                most -= 1
                if self.update["seq"] < answer["seq"]:
                    await self.until(lambda message: message["type"] == "update")
            else:
                await self.until(lambda message: message["type"] == "update")


class Eyes:
    """The connection of somebody who only watches, at a table without a server around it."""

    viewer, chosen, seen = None, False, 0

    def __init__(self, guest: str) -> None:
        self.guest = guest

    def send(self, message: bytes) -> None:
        pass

    mention = send
