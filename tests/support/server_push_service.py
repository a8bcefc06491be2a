"""A push service and a browser for the server's tests: what the notices go to, and what reads them."""

from __future__ import annotations

import base64
import json
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class PushService:
    """A push service of our own: it takes what it is given, or says that the browser is gone."""

    def __init__(self) -> None:
        self.notices: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        self.status = 201
        self.headers: dict[str, str] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.notices.put(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                for name, value in service.headers.items():
                    self.send_header(name, value)
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
