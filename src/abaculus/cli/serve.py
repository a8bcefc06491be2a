"""`abaculus serve`: the server, with SQLite and no configuration unless you want some."""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from abaculus.cli.common_options import Language, option_groups, words_in
from abaculus.cli.trouble import trouble_told
from abaculus.core.errors import BadOption

if TYPE_CHECKING:
    from abaculus.server.settings import Settings

__all__ = ["serve"]

_EVERYWHERE = ("0.0.0.0", "::", "")


OpenPage = Annotated[bool, typer.Option("--open", help="Open the page in a browser.")]
JsonLogs = Annotated[bool, typer.Option("--json-logs", help="Write logs as JSON lines.")]


@dataclass(frozen=True)
class ServerOptions:
    """What the command line says about the server; the rest comes from the environment."""

    host: Annotated[
        str | None, typer.Option("--host", help="Where to listen; 0.0.0.0 lets other devices in. [default: 127.0.0.1]")
    ] = None
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help="The port. [default: 8000]")] = None
    database: Annotated[
        str | None,
        typer.Option("--database", help="sqlite:///FILE or postgresql://...; SQLite in your data folder if left out."),
    ] = None
    redis: Annotated[
        str | None, typer.Option("--redis", help="redis://...: announce between several server processes.")
    ] = None
    public_url: Annotated[
        str | None,
        typer.Option("--public-url", help="The address that players reach the server at, for links and QR codes."),
    ] = None
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", help="An address or network whose X-Forwarded-For is believed."),
    ] = None
    allowed_host: Annotated[
        list[str] | None,
        typer.Option("--allowed-host", help="A further name that the server answers to; * for any name."),
    ] = None
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", min=1, max=64, help="Processes for bots. [default: 1]")
    ] = None
    secure_cookies: Annotated[
        bool | None, typer.Option("--secure-cookies/--plain-cookies", help="Send cookies over TLS only.")
    ] = None

    def settings(self) -> Settings:
        """All of it together."""
        from abaculus.server.settings import Settings

        settings = Settings.from_environment(
            host=self.host, port=self.port, database=self.database, redis=self.redis, public_url=self.public_url,
            thinkers=self.thinkers, secure_cookies=self.secure_cookies,
            trusted_proxies=tuple(self.trusted_proxy) if self.trusted_proxy else None,
            allowed_hosts=tuple(self.allowed_host) if self.allowed_host else None,
        )  # fmt: skip
        if not settings.port:
            raise BadOption("port 0 would be any free port, and nobody would know which")
        return settings


@option_groups
def serve(
    *, server: ServerOptions, open_page: OpenPage = False, json_logs: JsonLogs = False, lang: Language = None
) -> None:
    """Serve live tables to browsers and programs."""
    with trouble_told(server.database, lang, json_logs=json_logs):
        from abaculus.server.run import run

        settings = server.settings()
        if open_page:
            _open(_address(settings))
        run(
            settings, json_logs=json_logs, level=logging.INFO if json_logs else logging.WARNING,
            started=lambda: _log_start(settings) if json_logs else _tell(settings, lang),
        )  # fmt: skip


def _open(url: str) -> None:
    """Open the page as soon as the server answers; without a browser, the address has been printed anyway."""
    import threading
    import time
    import urllib.request
    import webbrowser

    def wait() -> None:
        for _ in range(150):
            time.sleep(0.2)
            try:
                urllib.request.urlopen(f"{url}/health", timeout=2).close()
            except OSError:
                continue
            webbrowser.open(url)
            return

    threading.Thread(target=wait, daemon=True).start()


def _address(settings: Settings) -> str:
    """The address at which this machine reaches the server."""
    host = "127.0.0.1" if settings.host in _EVERYWHERE else settings.host
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


def _elsewhere(settings: Settings) -> str:
    """The address at which other devices reach it, if they can and it is known."""
    from abaculus.server.run import lan_address

    lan = lan_address() if settings.host in _EVERYWHERE else None
    return settings.public_url or (f"http://{lan}:{settings.port}" if lan else "")


def _tell(settings: Settings, lang: str | None) -> None:
    """Say where the server can be reached, from here and from other devices."""
    words = words_in(lang)
    typer.echo(words.say("serve-here", url=_address(settings)))
    if there := _elsewhere(settings):
        typer.echo(words.say("serve-there", url=there))
    elif settings.host in ("127.0.0.1", "localhost", "::1"):
        typer.echo(words.say("serve-alone"))
    typer.echo(words.say("serve-stop"))


def _log_start(settings: Settings) -> None:
    """The same for programs."""
    facts = {"url": _address(settings), "elsewhere": _elsewhere(settings), "pid": os.getpid()}
    logging.getLogger("abaculus.server").info("started", extra=facts)
