"""What can be set about a server. Everything has a default that works on one machine without any configuration."""

from __future__ import annotations

import ipaddress
import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from abaculus.core.errors import BadOption

__all__ = ["Limits", "Settings", "data_folder", "database_file", "trusted_networks"]

_HOST = re.compile(r"\*|(\*\.)?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.?")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def _split(value: object) -> object:
    """The parts of a text such as `10.0.0.0/8, 192.168.1.1`; anything else as it is."""
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value


TextList = Annotated[tuple[str, ...], BeforeValidator(_split)]
"""In the environment they are one text, separated by commas."""


def data_folder() -> Path:
    """The folder for the database where no other place is set.

    On macOS and Windows earlier versions used the folder that is usual on Linux. Whoever has a database there keeps it.
    """
    if asked := os.environ.get("ABACULUS_DATA"):
        return Path(asked)
    if base := os.environ.get("XDG_DATA_HOME"):
        return Path(base) / "abaculus"
    unix = Path.home() / ".local" / "share" / "abaculus"
    if sys.platform not in ("darwin", "win32"):
        return unix
    import platformdirs

    usual = platformdirs.user_data_path("abaculus", appauthor=False)
    # Not `Path.exists`: a folder that may not be looked into is no error here.
    return unix if os.path.exists(database_file(unix)) and not os.path.exists(database_file(usual)) else usual


def database_file(folder: Path) -> Path:
    """The SQLite database in a data folder."""
    return folder / "abaculus.db"


def trusted_networks(texts: tuple[str, ...]) -> tuple[Network, ...]:
    """The networks whose word about a client's address is believed."""
    try:
        return tuple(ipaddress.ip_network(text, strict=False) for text in texts)
    except ValueError as problem:
        raise BadOption(f"a trusted proxy is an address or a network such as 10.0.0.0/8: {problem}") from problem


@dataclass(frozen=True)
class Limits:
    """How much a stranger may ask for. Addresses get plenty: a class of thirty plays behind one."""

    body_bytes: int = 64 * 1024
    """Of one request."""
    header_bytes: int = 32 * 1024
    """Of a request's first line and headers together; as many again for the trailers of a chunked body."""
    header_lines: int = 100
    """Headers of one request."""
    request_seconds: float = 30.0
    """Until a request has arrived: from the connection or from its first byte to its last."""
    connections_per_address: int = 400
    """At the same time, sockets not counted."""
    message_bytes: int = 16 * 1024
    """Of one message on a socket."""
    requests_per_second: float = 10.0
    """Of one guest, on average; bursts may be six times as many. Limits on requests, messages and sockets hold for one server
    process, those on tables, tokens, classes and pupils for all processes together."""
    address_requests_per_second: float = 300.0
    messages_per_second: float = 10.0
    """On one socket."""
    guests_per_address_and_hour: int = 600
    tables_per_guest: int = 40
    """Not yet over."""
    tables_per_address_and_hour: int = 1200
    asides_per_table: int = 2000
    """Events of one table that are not moves: coming and going, asking, pausing."""
    sockets_per_guest: int = 16
    sockets_per_address: int = 500
    sockets: int = 20_000
    """Of everybody together."""
    tokens_per_guest: int = 8
    classes_per_guest: int = 20
    """Not yet closed."""
    pupils_per_class: int = 60


class Settings(BaseModel):
    """All settings of one server process."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    database: str = ""
    """An address such as sqlite:///games.db or postgresql://user@host/name; empty: SQLite in the data folder."""
    redis: str = ""
    """An address such as redis://host; empty: no announcing between processes."""
    secret: str = ""
    """What cookies are signed with; empty: made once and kept in the database."""
    host: str = "127.0.0.1"
    """Where to listen; 0.0.0.0 for all of the machine's addresses."""
    port: int = 8000
    """The port to listen on."""
    public_url: str = ""
    """The address that other devices reach the server at, for links and QR codes; empty: from the request."""
    trusted_proxies: TextList = ()
    """Addresses and networks whose X-Forwarded-For is believed."""
    allowed_hosts: TextList = ()
    """Further names that the server answers to, such as play.example.org or *.example.org; a single * for any name."""
    thinkers: int = 1
    """Worker processes in which bots think."""
    bot_seconds: float = 5.0
    """How long a bot may think about one move before it is stopped."""
    compile_ahead: bool = True
    """Compile the searches of all bots at the start, beside the server; otherwise the first bot that needs one waits for it."""
    bot_pause: float = 0.6
    """Seconds from a position to a bot's move, at the least, so that the eye can follow."""
    forced_pause: float = 1.5
    """Seconds from a position to a forced move."""
    absent_seconds: float = 90.0
    """How long a player must have been away before others may put a bot in the seat or end the game."""
    lease_seconds: float = 10.0
    """How long a process that died keeps others from playing its bots and watching its clocks."""
    poll_seconds: float = 2.0
    """How often a process looks for what it has missed: tables of a process that died, moves whose announcement was lost."""
    keep_days: int = 365
    """How long tables that nobody touches, and guests who do not come back, are kept."""
    push_services: TextList = (
        "fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com",
    )  # fmt: skip
    """The browsers' push services; notices are sent nowhere else. Empty: no notices."""
    secure_cookies: bool = False
    """Send the cookie over TLS only. Set it behind a proxy with TLS."""
    limits: Limits = Limits()

    def database_url(self) -> str:
        """The database as SQLAlchemy's asynchronous engines want it."""
        if not self.database:
            folder = data_folder()
            folder.mkdir(parents=True, exist_ok=True)
            return f"sqlite+aiosqlite:///{database_file(folder)}"
        if self.database.startswith("sqlite") and (":memory:" in self.database or self.database.endswith("://")):
            raise BadOption("the database has to outlive the server: name a file, as in sqlite:///games.db")
        for plain, driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+asyncpg://")):
            if self.database.startswith(plain):
                return driver + self.database.removeprefix(plain)
        if self.database.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
            return self.database
        raise BadOption(f"the database is sqlite:///FILE or postgresql://..., not {self.database.split(':')[0][:30]!r}")

    @classmethod
    def from_environment(cls, **given: object) -> Settings:
        """Settings from ABACULUS_... variables. Arguments take precedence, and `None` counts as not given."""
        said: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
        try:
            settings = cls(**dict(_Environment(**{"limits": Limits(), **said})))
        except ValidationError as problem:
            raise BadOption(_explained(problem)) from problem
        if not 0 <= settings.port <= 65535:
            raise BadOption(f"ABACULUS_PORT={str(settings.port)[:40]!r} is not a port; ports are 1 to 65535")
        settings.database_url()
        trusted_networks(settings.trusted_proxies)
        for host in settings.allowed_hosts:
            if not _HOST.fullmatch(host):
                raise BadOption(
                    f"an allowed host is a name such as play.example.org or *.example.org, without https:// and port, or *: "
                    f"not {host[:60]!r}"
                )
        return settings


class _Environment(Settings, BaseSettings):
    """The settings with the environment as their default. No files are read."""

    model_config = SettingsConfigDict(env_prefix="ABACULUS_", enable_decoding=False)


def _explained(problem: ValidationError) -> str:
    """The first mistake in one sentence. Only numbers and switches can be wrong: nothing secret is repeated."""
    mistake = problem.errors()[0]
    wanted = {"bool": "0 or 1", "int": "a whole number", "float": "a number"}[mistake["type"].split("_")[0]]
    return f"ABACULUS_{str(mistake['loc'][0]).upper()}={str(mistake['input'])[:40]!r} is not {wanted}"
