"""How notices are posted: to checked addresses only, over TLS for the right name, and never for long."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from abaculus.server.push_delivery import Delivery, Undeliverable, is_public

pytestmark = pytest.mark.compiled


def notice() -> tuple[dict[str, str], bytes]:
    return {"ttl": "60"}, b"sealed"


async def posted(delivery: Delivery, endpoint: str) -> int:
    """The status that a notice is answered with."""
    found = delivery.known(endpoint)
    assert found is not None
    try:
        return await delivery.post(found, notice)
    finally:
        delivery.close()


class Service:
    """Answers each connection with the given pieces, then waits for the other side to hang up."""

    def __init__(self, pieces: list[bytes], pause: float = 0.0, context: ssl.SSLContext | None = None) -> None:
        self.requests: list[bytes] = []
        self.sent = 0
        self.gone, self._closing = threading.Event(), threading.Event()
        self._pieces, self._pause, self._context = pieces, pause, context
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                one: socket.socket = self._listening.accept()[0]
            except OSError:
                return
            with contextlib.suppress(OSError), one, self._secured(one) as one:
                self.requests.append(one.recv(65536))
                for piece in self._pieces:
                    one.sendall(piece)
                    self.sent += len(piece)
                    self._closing.wait(self._pause)
                while one.recv(65536):
                    pass
            self.gone.set()

    def _secured(self, one: socket.socket) -> socket.socket:
        return one if self._context is None else self._context.wrap_socket(one, server_side=True)

    def close(self) -> None:
        self._closing.set()
        self._listening.close()


@pytest.fixture
def made() -> Iterator[list[Service]]:
    found: list[Service] = []
    yield found
    for one in found:
        one.close()


CREATED = b"HTTP/1.1 201 Created\r\n\r\n"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "nonsense", "",
    ],
)  # fmt: skip
def test_an_address_of_no_stranger_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.0.95", "2a00:1450:4001::5f", "64:ff9b::808:808"])
def test_an_address_in_the_internet_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("found", [["127.0.0.1"], ["::1", "10.0.0.1"], []])
async def test_a_name_that_leads_to_a_private_address_is_not_connected_to(
    found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Any] = []

    async def connect(*address: Any, **_: Any) -> None:
        tried.append(address)

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Undeliverable):
        await posted(
            Delivery(["fcm.googleapis.com"], resolve=lambda host, port: found), "https://localhost.fcm.googleapis.com/x"
        )
    assert not tried


async def test_the_address_that_was_checked_is_the_one_that_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name server may answer differently the second time: there is none."""
    asked, tried = [], []

    def resolve(host: str, port: int) -> list[str]:
        asked.append((host, port))
        return ["8.8.8.8"] if len(asked) == 1 else ["127.0.0.1"]

    async def connect(host: str, port: int, *, ssl: ssl.SSLContext, server_hostname: str, **_: Any) -> None:
        tried.append((host, port, server_hostname, ssl.check_hostname))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        await posted(Delivery(["push.apple.com"], resolve=resolve), "https://web.push.apple.com/x")
    assert asked == [("web.push.apple.com", 443)]
    assert tried == [("8.8.8.8", 443, "web.push.apple.com", True)]


async def test_a_notice_is_posted_as_http(made: list[Service]) -> None:
    made.append(Service([b"HTTP/1.1 410 Gone\r\n", b"content-length: 0\r\n\r\n"]))
    base = f"http://push.example:{made[0].port}"
    assert await posted(Delivery([base], resolve=lambda *_: ["127.0.0.1"]), f"{base}/a?b=c") == 410
    head, _, body = made[0].requests[0].partition(b"\r\n\r\n")
    assert head.split(b"\r\n") == [
        b"POST /a?b=c HTTP/1.1", b"host: push.example:%d" % made[0].port, b"ttl: 60", b"content-length: 6", b"connection: close",
    ]  # fmt: skip
    assert body == b"sealed"


def certified(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A server that proves to have a name, and a client that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder().subject_name(subject).issuer_name(subject).public_key(key.public_key()).serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1)).not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )  # fmt: skip
    file = folder / f"{name}.pem"
    plain = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(plain + certificate.public_bytes(Encoding.PEM))
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(file)
    return serving, ssl.create_default_context(cafile=str(file))


async def test_tls_checks_the_name_and_not_the_address(made: list[Service], tmp_path: Path) -> None:
    serving, trusting = certified(tmp_path, "push.example")
    made.append(Service([CREATED], context=serving))
    right, wrong = (f"https://{name}.example:{made[0].port}" for name in ("push", "other"))
    given: dict[str, Any] = {"resolve": lambda *_: ["127.0.0.1"]}
    assert await posted(Delivery([right], context=trusting, **given), f"{right}/x") == 201
    with pytest.raises(ssl.SSLCertVerificationError):
        await posted(Delivery([wrong], context=trusting, **given), f"{wrong}/x")
    with pytest.raises(ssl.SSLCertVerificationError):
        await posted(Delivery([right], **given), f"{right}/x")
    assert len(made[0].requests) == 1


async def test_an_answer_that_drips_is_given_up(made: list[Service]) -> None:
    made.append(Service([b"H"] + [b"T"] * 1000, pause=0.05))
    base = f"http://127.0.0.1:{made[0].port}"
    with pytest.raises(TimeoutError):
        await posted(Delivery([base], seconds=0.5), f"{base}/x")
    assert await asyncio.to_thread(made[0].gone.wait, 20)


async def test_an_answer_without_end_is_not_read_to_its_end(made: list[Service]) -> None:
    made.append(Service([b"HTTP/1.1 201 Created\r\n\r\n"] + [b"x" * 100_000] * 400))
    made.append(Service([b"x" * 100_000] * 400))
    first, second = (f"http://127.0.0.1:{one.port}" for one in made)
    assert await posted(Delivery([first]), f"{first}/x") == 201
    with pytest.raises(asyncio.LimitOverrunError):
        await posted(Delivery([second]), f"{second}/x")
    for one in made:
        assert await asyncio.to_thread(one.gone.wait, 20)
    assert all(one.sent < 20_000_000 for one in made)


@pytest.mark.parametrize("answer", [b"\r\n", b"SSH-2.0-x\r\n", b"HTTP/1.1 99999999 x\r\n", b"HTTP/1.1 \xff\r\n"])
async def test_an_answer_that_is_not_http_is_a_failure(made: list[Service], answer: bytes) -> None:
    made.append(Service([answer]))
    base = f"http://127.0.0.1:{made[0].port}"
    with pytest.raises(Undeliverable):
        await posted(Delivery([base]), f"{base}/x")


async def test_a_name_server_that_does_not_answer_holds_up_notices_only_for_their_time() -> None:
    answer = threading.Event()

    def resolve(host: str, port: int) -> list[str]:
        answer.wait(30)
        return []

    delivery = Delivery(["push.apple.com"], resolve=resolve, seconds=0.3, at_once=8)
    endpoint = delivery.known("https://push.apple.com/x")
    assert endpoint is not None
    several = await asyncio.gather(*(delivery.post(endpoint, notice) for _ in range(6)), return_exceptions=True)
    assert {type(one) for one in several} == {TimeoutError}
    assert await asyncio.to_thread(lambda: 1) == 1
    delivery.close()
    answer.set()


async def test_notices_that_would_wait_too_long_are_dropped(made: list[Service]) -> None:
    made.append(Service([]))
    base = f"http://127.0.0.1:{made[0].port}"
    delivery = Delivery([base], seconds=5, at_once=1, waiting=2, waiting_seconds=0.1)
    endpoint = delivery.known(f"{base}/x")
    assert endpoint is not None
    tasks = [asyncio.create_task(delivery.post(endpoint, notice)) for _ in range(5)]
    dropped = await asyncio.gather(*tasks[1:], return_exceptions=True)
    assert {type(one) for one in dropped} == {Undeliverable}
    assert not tasks[0].done()
    tasks[0].cancel()
    await asyncio.gather(tasks[0], return_exceptions=True)
    delivery.close()
