"""A notice that it is your turn goes to a browser that asked for it, sealed so that only that browser reads it."""

from __future__ import annotations

import asyncio
import base64
import json
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from ports import free_port
from server_player import Guest
from server_start import Server, server

from abaculus.server import asking
from abaculus.server.service import Service
from abaculus.server.settings import Settings

pytestmark = pytest.mark.compiled


class PushService:
    """A push service of our own: it takes what it is given, or says that the browser is gone."""

    def __init__(self) -> None:
        self.notices: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.notices.put(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """A browser's half of a subscription."""

    def __init__(self, address: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {"endpoint": address, "p256dh": _text(point), "auth": _text(self.secret)}

    def read(self, body: bytes) -> dict[str, str]:
        told: dict[str, str] = json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret))
        return told


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@pytest.fixture
def service() -> Iterator[PushService]:
    one = PushService()
    yield one
    one.close()


def test_a_player_who_is_not_looking_is_told_once_and_only_then(service: PushService) -> None:
    async def scenario(base: str) -> None:
        browser = Browser(f"{service.url}/send/abc")
        async with Guest(base, "Ada") as ada, Guest(base, "Bob") as bob:
            assert len(base64.urlsafe_b64decode((await ada.get("/api/push"))["key"] + "=")) == 65
            for guest in (ada, bob):
                await guest.post("/api/push", **browser.subscription)  # one device; it is Bob's from now on
            table = await ada.make_table("hexago", ["me", "open"])
            await ada.do(table, "sit")
            await bob.do(table, "sit")
            seen = await ada.get(f"/api/tables/{table}")
            if seen["table"]["mover"] == 0:  # Bob is told when Ada has moved, and not before
                assert service.notices.empty()
                move = seen["scene"]["moves"]["rows"][0][0]
                await ada.do(table, "act", seq=seen["seq"], action=move)
            headers, body = await asyncio.to_thread(service.notices.get, True, 20)
            assert browser.read(body) == {"table": table, "game": "hexago"}
            assert headers["authorization"].startswith("vapid ")
            assert b"Ada" not in body
            async with bob.socket(table) as socket:
                await socket.receive()
                await socket.ask("ask", seq=socket.update["seq"], what="pause")  # nothing for Bob to do: no notice
                assert service.notices.empty()

    with server(push_services=service.url) as one:
        asyncio.run(scenario(one.url))


def test_a_browser_that_is_gone_is_not_told_again(service: PushService) -> None:
    async def scenario(one: Server) -> None:
        service.status = 410
        async with Guest(one.url, "Ada") as ada, Guest(one.url, "Bob") as bob:
            for guest in (ada, bob):
                await guest.post("/api/push", **Browser(f"{service.url}/{guest.name}").subscription)
            for tried in (True, False):
                table = await ada.make_table("hexago", ["me", "open"])
                await ada.do(table, "sit")
                await bob.do(table, "sit")
                for _ in range(4):
                    for guest in (ada, bob):
                        seen = await guest.get(f"/api/tables/{table}")
                        if seen["scene"]["moves"]["rows"]:
                            move = seen["scene"]["moves"]["rows"][0][0]
                            await guest.do(table, "act", seq=seen["seq"], action=move)
                # Several notices may be under way before an answer says that the browser is gone; a server that stops sends them.
                await asyncio.to_thread(one.stop)
                assert service.notices.empty() is not tried
                while not service.notices.empty():
                    service.notices.get()
                await asyncio.to_thread(one.start)

    with server(push_services=service.url) as one:
        asyncio.run(scenario(one))


def test_a_device_that_cannot_be_reached_keeps_no_other_from_being_told(service: PushService) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"

    async def scenario(one: Server) -> None:
        browser = Browser(f"{service.url}/alive")
        async with Guest(one.url, "Ada") as ada, Guest(one.url, "Bob") as bob:
            for path in ("secret-one", "secret-two", "secret-three"):
                await bob.post("/api/push", **Browser(f"{nowhere}/{path}").subscription)
            await bob.post("/api/push", **browser.subscription)
            table = await ada.make_table("hexago", ["me", "open"])
            for guest in (ada, bob):
                await guest.do(table, "sit")
            seen = await ada.get(f"/api/tables/{table}")
            if seen["table"]["mover"] == 0:
                await ada.do(table, "act", seq=seen["seq"], action=seen["scene"]["moves"]["rows"][0][0])
            _, body = await asyncio.to_thread(service.notices.get, True, 20)
            assert browser.read(body) == {"table": table, "game": "hexago"}

    with server(push_services=f"{nowhere},{service.url}") as one:
        asyncio.run(scenario(one))
        one.stop()  # what is being sent is finished first
        assert "a push service took no notice" in one.log()
        assert "secret-" not in one.log()


def test_who_has_gone_is_not_taken_for_somebody_at_another_process(tmp_path: Path) -> None:
    class Eyes:
        viewer, chosen, seen = None, False, 0

        def __init__(self, guest: str) -> None:
            self.guest = guest

        def send(self, message: bytes) -> None:
            pass

        mention = send

    async def scenario() -> None:
        one = Service(Settings(database=f"sqlite:///{tmp_path}/games.db", compile_ahead=False))
        await one.storage.open()
        house = one.house
        room = await house.create("castle", {"players": 2}, [{"kind": "open"}] * 2, {}, "ada", False)
        for guest in ("ada", "bob"):
            await house.ask(room, lambda table, guest=guest: asking.sit(table, room.seed, guest, guest, None, ""))
        sockets = [cast(Any, Eyes(guest)) for guest in ("ada", "bob")]
        for socket in sockets:
            await house.enter(room, socket)
        await house.leave(room, sockets[1])
        await one.steward._catch_up()
        assert room.present() == {"ada"}
        room.elsewhere = {"bob"}  # through another process, until that is long ago and nobody is here
        await house.leave(room, sockets[0])
        one.steward._beat = 0
        await one.steward._catch_up()
        assert room.present() == set()
        one.house.closing = True
        await one.steward.close()
        await one.storage.close()

    asyncio.run(scenario())


def test_notices_go_to_known_push_services_only(service: PushService) -> None:
    async def scenario(base: str) -> None:
        async with Guest(base, "Ada") as ada:
            for address in (
                f"{service.url}/send",  # not one of the services
                "https://127.0.0.1/send",
                "https://fcm.googleapis.com.example.org/send",
                "http://fcm.googleapis.com/send",
                "https://fcm.googleapis.com:8443/send",
                "https://user@example.org/fcm.googleapis.com",
            ):
                assert await ada.refused("/api/push", **Browser(address).subscription) == "bad-request", address
            good = Browser("https://fcm.googleapis.com/fcm/send/abc").subscription
            assert await ada.refused("/api/push", **{**good, "auth": "short"}) == "bad-request"
            assert await ada.post("/api/push", **good) == {"done": True}
            assert (await ada.http.delete("/api/push")).json() == {"done": True}

    with server() as one:
        asyncio.run(scenario(one.url))


def test_a_server_without_push_services_says_so() -> None:
    async def scenario(base: str) -> None:
        async with Guest(base, "Ada") as ada:
            answer = await ada.http.get("/api/push")
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-push")
            assert await ada.refused("/api/push", **Browser("https://push.apple.com/x").subscription) == "no-push"

    with server(push_services="") as one:
        asyncio.run(scenario(one.url))
