"""`abaculus serve`: the server, with SQLite and no configuration unless one is asked for."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING, Annotated

import typer

from abaculus.cli.common_options import Language
from abaculus.cli.trouble import trouble_told
from abaculus.core.errors import BadOption

if TYPE_CHECKING:
    from abaculus.server.settings import Settings

__all__ = ["serve"]

_EVERYWHERE = ("0.0.0.0", "::", "")


Host = Annotated[
    str | None, typer.Option("--host", help="Where to listen; 0.0.0.0 lets other devices in. [default: 127.0.0.1]")
]
Port = Annotated[int | None, typer.Option("--port", min=0, max=65535, help="The port. [default: 8000]")]
Database = Annotated[
    str | None,
    typer.Option("--database", help="sqlite:///FILE or postgresql://...; SQLite in your data folder if left out."),
]
Redis = Annotated[str | None, typer.Option("--redis", help="redis://...: announce between several server processes.")]
PublicUrl = Annotated[
    str | None,
    typer.Option("--public-url", help="The address that players reach the server at, for links and QR codes."),
]
TrustedProxies = Annotated[
    list[str] | None,
    typer.Option("--trusted-proxy", help="An address or network whose X-Forwarded-For is believed."),
]
AllowedHosts = Annotated[
    list[str] | None,
    typer.Option("--allowed-host", help="A further name that the server answers to; * for any name."),
]
BotProcesses = Annotated[int | None, typer.Option("--thinkers", min=1, max=64, help="Processes for bots. [default: 1]")]
SecureCookies = Annotated[
    bool | None, typer.Option("--secure-cookies/--plain-cookies", help="Send cookies over TLS only.")
]
OpenPage = Annotated[bool, typer.Option("--open", help="Open the page in a browser.")]
JsonLogs = Annotated[bool, typer.Option("--json-logs", help="Write logs as JSON lines.")]


def serve(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    redis: Redis = None,
    public_url: PublicUrl = None,
    trusted_proxy: TrustedProxies = None,
    allowed_host: AllowedHosts = None,
    thinkers: BotProcesses = None,
    secure_cookies: SecureCookies = None,
    open_page: OpenPage = False,
    json_logs: JsonLogs = False,
    lang: Language = None,
) -> None:
    """Serve live tables to browsers and programs."""
    with trouble_told(database, lang, json_logs=json_logs):
        from abaculus.server.running import run
        from abaculus.server.settings import Settings

        settings = Settings.from_environment(
            host=host, port=port, database=database, redis=redis, public_url=public_url, thinkers=thinkers,
            trusted_proxies=tuple(trusted_proxy) if trusted_proxy else None,
            allowed_hosts=tuple(allowed_host) if allowed_host else None, secure_cookies=secure_cookies,
        )  # fmt: skip
        if not settings.port:
            raise BadOption("port 0 would be any free port, and nobody would know which")
        if open_page:
            _open(_address(settings))
        run(
            settings, json_logs=json_logs, level=logging.INFO if json_logs else logging.WARNING,
            started=lambda: _log_start(settings) if json_logs else _tell(settings, lang),
        )  # fmt: skip


def _open(url: str) -> None:
    """Open the page as soon as the server answers; where there is no browser, the address was printed."""
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
    """The address at which other devices reach it, where they do and it is known."""
    from abaculus.server.running import lan_address

    lan = lan_address() if settings.host in _EVERYWHERE else None
    return settings.public_url or (f"http://{lan}:{settings.port}" if lan else "")


def _tell(settings: Settings, lang: str | None) -> None:
    """Say where the server can be reached, from here and from other devices."""
    from abaculus.core.texts import language_of_machine, texts

    words = texts(lang or language_of_machine())
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
