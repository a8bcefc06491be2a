"""`abaculus serve`: the server, with SQLite and no configuration unless one is asked for."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Annotated

import typer

from abaculus.cli.choosing import Language, errors_told
from abaculus.core.errors import BadOption

if TYPE_CHECKING:
    from abaculus.server.settings import Settings

__all__ = ["serve"]


def serve(
    host: Annotated[
        str | None, typer.Option("--host", help="Where to listen; 0.0.0.0 lets other devices in. [default: 127.0.0.1]")
    ] = None,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help="The port. [default: 8000]")] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", help="sqlite:///FILE or postgresql://...; SQLite in your data folder if left out."),
    ] = None,
    redis: Annotated[
        str | None, typer.Option("--redis", help="redis://...: announce between several server processes.")
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option("--public-url", help="The address that players reach the server at, for links and QR codes."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxy", help="An address or network whose X-Forwarded-For is believed."),
    ] = None,
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", min=1, max=64, help="Processes for bots. [default: 1]")
    ] = None,
    secure_cookies: Annotated[
        bool | None, typer.Option("--secure-cookies/--plain-cookies", help="Send cookies over TLS only.")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Write logs as JSON lines.")] = False,
    lang: Language = None,
) -> None:
    """Serve live tables to browsers and programs."""
    with errors_told():
        from abaculus.server.running import run
        from abaculus.server.settings import Settings

        settings = Settings.from_environment(
            host=host, port=port, database=database, redis=redis, public_url=public_url, thinkers=thinkers,
            trusted_proxies=tuple(trusted_proxy) if trusted_proxy else None, secure_cookies=secure_cookies,
        )  # fmt: skip
        shown = _tell(settings, lang)
        if open_page:
            _open(shown)
        run(settings, json_logs=json_logs, level=logging.INFO if json_logs else logging.WARNING)


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


def _tell(settings: Settings, lang: str | None) -> str:
    """Say where the server can be reached, from here and from other devices; the address here."""
    from abaculus.core.texts import language_of_machine, texts
    from abaculus.server.running import lan_address

    words = texts(lang or language_of_machine())
    if not settings.port:
        raise BadOption("port 0 would be any free port, and nobody would know which")
    shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    typer.echo(words.say("serve-here", url=f"http://{shown}:{settings.port}"))
    lan = lan_address()
    if settings.public_url:
        typer.echo(words.say("serve-there", url=settings.public_url))
    elif settings.host in ("0.0.0.0", "::", "") and lan:
        typer.echo(words.say("serve-there", url=f"http://{lan}:{settings.port}"))
    elif settings.host in ("127.0.0.1", "localhost", "::1"):
        typer.echo(words.say("serve-alone"))
    typer.echo(words.say("serve-stop"))
    return f"http://{shown}:{settings.port}"
