"""A notice that it is your turn goes to a browser that asked for it, sealed so that only that browser reads it."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import http_ece
import pytest
from cryptography.exceptions import InvalidTag
from ports import free_port
from sample_games import DICE_GAME, FIRST_GAME
from server_player import Eyes, Guest
from server_push_service import Browser, PushService
from server_start import Server, server
from server_storage import sit
from waiting import until

from abaculus.server.service import Service
from abaculus.server.settings import Settings
from abaculus.server.tables.table_settings import SeatPlan, TableSettings

pytestmark = pytest.mark.compiled


@pytest.fixture
def service() -> Iterator[PushService]:
    one = PushService()
    yield one
    one.close()


async def test_a_player_who_is_not_looking_is_told_once_and_only_then(service: PushService) -> None:
    with server(push_services=service.url) as one:
        browser = Browser(f"{service.url}/send/abc")
        async with Guest(one.url, "Ada") as ada, Guest(one.url, "Bob") as bob:
            assert len(base64.urlsafe_b64decode((await ada.get("/api/push"))["key"] + "=")) == 65
            for guest in (ada, bob):
                await guest.post("/api/push", **browser.subscription)  # one device; it is Bob's from now on
            table = await ada.make_table(FIRST_GAME, ["me", "open"])
            await ada.do(table, "sit")
            await bob.do(table, "sit")
            seen = await ada.get(f"/api/tables/{table}")
            if seen["table"]["mover"] == 0:  # Bob gets a notice when Ada has moved, and not before
                assert service.notices.empty()
                move = seen["scene"]["moves"]["rows"][0][0]
                await ada.do(table, "act", seq=seen["seq"], action=move)
            headers, body = await asyncio.to_thread(service.notices.get, True, 20)
            assert browser.read(body) == {"table": table, "game": FIRST_GAME}
            assert headers["authorization"].startswith("vapid ")
            assert b"Ada" not in body
            async with bob.socket(table) as socket:
                await socket.receive()
                await socket.ask("ask", seq=socket.update["seq"], what="pause")  # nothing for Bob to do: no notice
                assert service.notices.empty()


async def test_a_browser_that_is_gone_is_not_told_again(service: PushService) -> None:
    service.status = 410
    browsers = [Browser(f"{service.url}/{number}") for number in range(2)]

    async def played(guests: list[Guest]) -> str:
        table = await guests[0].make_table(FIRST_GAME, ["me", "open"])
        for guest in guests:
            await guest.do(table, "sit")
        for _ in range(4):
            for guest in guests:
                seen = await guest.get(f"/api/tables/{table}")
                if seen["scene"]["moves"]["rows"]:
                    await guest.do(table, "act", seq=seen["seq"], action=seen["scene"]["moves"]["rows"][0][0])
        return table

    with server(push_services=service.url) as one:
        async with Guest(one.url, "Ada") as ada, Guest(one.url, "Bob") as bob:
            for guest, browser in zip((ada, bob), browsers, strict=True):
                await guest.post("/api/push", **browser.subscription)
            first = await played([ada, bob])
            await until(lambda: not subscriptions(one))  # several notices may be under way at the same time
            await played([ada, bob])
        one.stop()  # what is being sent is finished first
    told = set()
    while not service.notices.empty():
        _, body = service.notices.get()
        for browser in browsers:
            with contextlib.suppress(http_ece.ECEException, InvalidTag):  # sealed for the other
                told.add(browser.read(body)["table"])
    assert told == {first}


def subscriptions(one: Server) -> int:
    """How many devices get notices."""
    with contextlib.closing(sqlite3.connect(one.folder / "abaculus.db", timeout=30)) as database:
        return int(database.execute("SELECT count(*) FROM subscriptions").fetchone()[0])


async def test_a_device_that_cannot_be_reached_keeps_no_other_from_being_told(service: PushService) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"
    with server(push_services=f"{nowhere},{service.url}") as one:
        browser = Browser(f"{service.url}/alive")
        async with Guest(one.url, "Ada") as ada, Guest(one.url, "Bob") as bob:
            for path in ("secret-one", "secret-two", "secret-three"):
                await bob.post("/api/push", **Browser(f"{nowhere}/{path}").subscription)
            await bob.post("/api/push", **browser.subscription)
            table = await ada.make_table(FIRST_GAME, ["me", "open"])
            for guest in (ada, bob):
                await guest.do(table, "sit")
            seen = await ada.get(f"/api/tables/{table}")
            if seen["table"]["mover"] == 0:
                await ada.do(table, "act", seq=seen["seq"], action=seen["scene"]["moves"]["rows"][0][0])
            _, body = await asyncio.to_thread(service.notices.get, True, 20)
            assert browser.read(body) == {"table": table, "game": FIRST_GAME}
        one.stop()  # what is being sent is finished first
        assert "a push service took no notice" in one.log()
        assert "secret-" not in one.log()


async def test_who_has_gone_is_not_taken_for_somebody_at_another_process(tmp_path: Path) -> None:
    one = Service(Settings(database=f"sqlite:///{tmp_path}/games.db", compile_ahead=False))
    await one.storage.open()
    live_tables = one.live_tables
    session = await live_tables.create(DICE_GAME, {"players": 2}, [SeatPlan("open")] * 2, TableSettings(), "ada", False)
    for guest in ("ada", "bob"):
        await live_tables.submit(session, sit(guest, session.seed))
    sockets = [cast(Any, Eyes(guest)) for guest in ("ada", "bob")]
    for eyes in sockets:
        await live_tables.enter(session, eyes)
    await live_tables.leave(session, sockets[1])
    await one.housekeeping._catch_up()
    assert session.present() == {"ada"}
    session.elsewhere = {"bob"}  # through another process, until that is long ago and nobody is here
    await live_tables.leave(session, sockets[0])
    one.housekeeping._beat = 0
    await one.housekeeping._catch_up()
    assert session.present() == set()
    one.live_tables.begin_closing()
    await one.autoplayer.close()
    await one.storage.close()


async def test_notices_go_to_known_push_services_only(service: PushService) -> None:
    with server() as one:
        async with Guest(one.url, "Ada") as ada:
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


async def test_a_server_without_push_services_says_so() -> None:
    with server(push_services="") as one:
        async with Guest(one.url, "Ada") as ada:
            answer = await ada.http.get("/api/push")
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-push")
            assert await ada.refused("/api/push", **Browser("https://push.apple.com/x").subscription) == "no-push"


# -- where notices do not go ---------------------------------------------------------------------------------------------------


async def called_to_move(guest: Guest) -> None:
    """It is this guest's turn, and the guest is not looking."""
    table = await guest.make_table(FIRST_GAME, ["me", "greedy"])
    await guest.do(table, "sit")


async def test_an_address_that_others_read_as_another_host_is_no_push_service() -> None:
    """`https://HOST\\.fcm.googleapis.com/` ends like a push service, and what sent it asked HOST."""
    with server() as one:
        async with Guest(one.url, "Ada") as ada:
            for address in (
                "https://127.0.0.1\\.fcm.googleapis.com/x",
                "https://127.0.0.1#.fcm.googleapis.com/x",
                "https://127.0.0.1?.fcm.googleapis.com/x",
                "https://127.0.0.1%2f.fcm.googleapis.com/x",
                "https://127.0.0.1;.fcm.googleapis.com/x",
                "https://fcm.googleapis.com@127.0.0.1/x",
                "https://a_b.fcm.googleapis.com/x",
                "https://..fcm.googleapis.com/x",
                "https://fcm.googleapis.com./x",
                "https://fcm.googleapis.com:0443x/x",
                "https://fcm.googleapis.com/x\\y",
                "https://fcm.googleapis.com/../x",
            ):
                assert await ada.refused("/api/push", **Browser(address).subscription) == "bad-request", address
            good = Browser("https://Updates.Push.Services.Mozilla.com:443/wpush/v2/a-b_c?x=1").subscription
            assert await ada.post("/api/push", **good) == {"done": True}


async def test_a_service_with_a_scheme_is_an_origin_and_no_beginning_of_a_text(service: PushService) -> None:
    with server(push_services=f"{service.url}/") as one:
        port = service.url.rpartition(":")[2]
        async with Guest(one.url, "Ada") as ada:
            for address in (f"http://127.0.0.1:{port}0/x", f"http://127.0.0.2:{port}/x", f"https://127.0.0.1:{port}/x"):
                assert await ada.refused("/api/push", **Browser(address).subscription) == "bad-request", address
            assert await ada.post("/api/push", **Browser(f"{service.url}/x").subscription) == {"done": True}


async def test_no_redirect_of_a_push_service_is_followed(service: PushService) -> None:
    hidden = PushService()
    service.status, service.headers = 307, {"location": f"{hidden.url}/only-for-this-machine"}
    with server(push_services=service.url) as one:
        async with Guest(one.url, "Ada") as ada:
            await ada.post("/api/push", **Browser(f"{service.url}/ada").subscription)
            await called_to_move(ada)
            await asyncio.to_thread(service.notices.get, True, 20)
        one.stop()  # what is being sent is finished first
        assert hidden.notices.empty()
        assert "307" in one.log()
    hidden.close()


async def test_a_push_service_with_a_private_address_is_not_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is that of a known service, and leads to this machine."""
    looked_up: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def resolved(host: Any, port: Any, *_: Any, **__: Any) -> list[Any]:
            looked_up.append(str(host))
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", listening.getsockname()[:2])]

        one = Service(Settings(database=f"sqlite:///{tmp_path}/games.db", compile_ahead=False))
        await one.storage.open()
        await one.push.open()
        given = Browser("https://updates.push.services.mozilla.com/x").subscription
        monkeypatch.setattr(socket, "getaddrinfo", resolved)
        await one.push._tell_one(
            "hash",
            {"endpoint": given["endpoint"], "keys": {"p256dh": given["p256dh"], "auth": given["auth"]}},
            '{"table": "abc"}',
        )
        monkeypatch.undo()
        await one.push.close()
        await one.storage.close()
        assert looked_up == ["updates.push.services.mozilla.com"]
        with socket.create_connection(listening.getsockname()) as ours, listening.accept()[0] as first:
            assert first.getpeername() == ours.getsockname()  # nobody connected before us


# -- push services that are slow -------------------------------------------------------------------------------------------------


class SilentService:
    """Takes connections and never answers."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.taken: list[socket.socket] = []
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                self.taken.append(self._listening.accept()[0])

    def waiting(self) -> list[socket.socket]:
        """The connections that nobody has given up yet."""
        return list(filter(self._is_open, list(self.taken)))

    @staticmethod
    def _is_open(one: socket.socket) -> bool:
        one.setblocking(False)
        try:
            while one.recv(65536):
                pass
        except BlockingIOError:
            return True
        except OSError:
            pass
        return False

    def close(self) -> None:
        self._listening.close()
        for one in self.taken:
            one.close()


async def test_devices_that_do_not_answer_keep_nobody_else_waiting() -> None:
    """Notices went through the threads that everything else shares: six slow devices made another request take 35 seconds."""
    silent = SilentService()
    shared = min(32, (os.cpu_count() or 1) + 4)  # how many threads a loop has by default

    def are_waiting() -> list[socket.socket] | None:
        return found if len(found := silent.waiting()) >= shared else None

    async def is_answered_meanwhile(guests: list[Guest], other: Guest) -> bool:
        """Whether somebody else was answered while all these devices were still being waited for."""
        await asyncio.gather(*map(called_to_move, guests))
        before = await until(are_waiting)
        await asyncio.wait_for(other.post("/api/positions", game=FIRST_GAME), 60)
        return set(before) <= set(silent.waiting())

    with server(push_services=silent.url) as one:
        async with contextlib.AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Guest(one.url, f"Guest {number}")) for number in range(8)]
            other = guests.pop()
            for number, guest in enumerate(guests):
                for device in range(6):
                    await guest.post("/api/push", **Browser(f"{silent.url}/{number}/{device}").subscription)
            # On a busy machine the answer may take as long as a notice is tried for: then it says nothing about these.
            for _ in range(6):
                if await is_answered_meanwhile(guests, other):
                    break
            else:
                pytest.fail("nobody is answered before devices have given up")
        began = time.monotonic()
        one.stop()
        assert time.monotonic() - began < 9  # a slow device may take ten, and there are many
    silent.close()


async def test_many_requests_at_once_made_more_subscriptions_than_a_guest_may_have() -> None:
    with server() as one:
        async with Guest(one.url, "Ada") as ada:
            browsers = [Browser(f"https://push.apple.com/{number}") for number in range(30)]
            await asyncio.gather(*(ada.post("/api/push", **browser.subscription) for browser in browsers))
        with contextlib.closing(sqlite3.connect(one.folder / "abaculus.db")) as database:
            assert database.execute("SELECT count(*) FROM subscriptions").fetchone() == (6,)
