"""The names that the server answers to.

A stranger's site can point its own name at the address of this server (DNS rebinding). Browsers then take the server for part of
that site, and only the name in the request tells the two apart.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from abaculus.core.errors import BadOption
from abaculus.server.refusal import Refused
from abaculus.server.settings import Settings

__all__ = ["Hosts"]


class Hosts:
    """All names of this server."""

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower().rstrip(".")
        short = own.partition(".")[0]
        public = _host_of(settings.public_url)
        given = {name.lower().rstrip(".") for name in settings.allowed_hosts}
        self._any = "*" in given
        self._names = {"localhost", own, short, f"{short}.local", public.rstrip("."), *given} - {"", ".local"}
        self._suffixes = (".localhost", *(name[1:] for name in given if name.startswith("*.")))

    def check(self, headers: Headers, http_version: str) -> None:
        """Refuse a request that is meant for another server."""
        asked = headers.getlist("host")
        if len(asked) > 1 or (not asked and http_version != "1.0"):
            raise Refused("bad-request", "a request has one Host header")
        if asked and not self.allows(asked[0]):
            raise Refused("bad-host", "see allowed_hosts in the server's settings")

    def allows(self, host: str) -> bool:
        """Whether this server answers to a Host header. An address is always accepted: only names can be rebound."""
        if self._any:
            return True
        name = _name(host)
        if not name:
            return False
        return name in self._names or name.endswith(self._suffixes) or _is_address(name)


def _name(host: str) -> str:
    """A Host header without its port; empty if it is malformed."""
    host = host.strip().lower()
    if host.startswith("["):
        name, closed, port = host[1:].partition("]")
        if not closed or ":" not in name:
            return ""
    else:
        name, colon, port = host.partition(":")
        port = colon + port
    if port and not (port[0] == ":" and (not port[1:] or (port[1:].isascii() and port[1:].isdecimal()))):
        return ""
    return name.removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _host_of(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError as problem:
        raise BadOption(f"the public address is no address: {problem}") from problem
