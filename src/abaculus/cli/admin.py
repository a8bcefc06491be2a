"""`abaculus admin`: what whoever runs a server may do to it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from abaculus.cli.common_options import Language
from abaculus.cli.trouble import trouble_told
from abaculus.core.errors import BadOption

if TYPE_CHECKING:
    from abaculus.core.texts import Texts
    from abaculus.server.settings import Settings
    from abaculus.server.storage import Storage

__all__ = ["app"]

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

Database = Annotated[
    str | None, typer.Option("--database", help="The server's database; as `abaculus serve` finds it if left out.")
]


def _settings(database: str | None) -> Settings:
    from abaculus.server.settings import Settings

    return Settings.from_environment(database=database)


def _words(lang: str | None) -> Texts:
    from abaculus.core.texts import language_of_machine, texts

    return texts(lang or language_of_machine())


def _do(database: str | None, work: Callable[[Storage], Awaitable[Any]]) -> Any:
    from abaculus.server.admin import with_storage

    return with_storage(_settings(database), work)


@app.command("tables")
def tables(
    phase: Annotated[str | None, typer.Option("--phase", help="waiting, playing or over; all if left out.")] = None,
    most: Annotated[int, typer.Option("--most", min=1, max=100_000, help="How many, those touched last first.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print them as JSON lines.")] = False,
    database: Database = None,
    lang: Language = None,
) -> None:
    """List tables and who sits at them."""
    with trouble_told(database, lang):
        from abaculus.server.admin import list_tables

        if phase not in (None, "waiting", "playing", "over"):
            raise BadOption(f"a phase is waiting, playing or over, not {phase!r}")
        found = _do(database, lambda storage: list_tables(storage, phase, most))
        for table in found:
            if as_json:
                typer.echo(json.dumps(table))
            else:
                names = ", ".join(f"{seat['name'] or '–'} ({seat['guest']})" for seat in table["seats"])
                typer.echo(f"{table['id']}  {table['game']:9} {table['phase']:8} {_when(table['touched'])}  {names}")
        if not found and not as_json:
            typer.echo(_words(lang).say("admin-no-tables"))


def _when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@app.command("end")
def end(
    table: Annotated[str, typer.Argument(metavar="TABLE")], database: Database = None, lang: Language = None
) -> None:
    """End a game. Its log stays, and its dice can be checked."""
    with trouble_told(database, lang):
        from abaculus.server.admin import end_table

        _do(database, lambda storage: end_table(storage, table))
        typer.echo(_words(lang).say("admin-ended", table=table))


@app.command("delete")
def delete(
    table: Annotated[str, typer.Argument(metavar="TABLE")], database: Database = None, lang: Language = None
) -> None:
    """Delete a table with its log, for good."""
    with trouble_told(database, lang):
        from abaculus.server.admin import delete_table

        _do(database, lambda storage: delete_table(storage, table))
        typer.echo(_words(lang).say("admin-deleted", table=table))


@app.command("forget")
def forget(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="The guest's id, as `abaculus admin tables` shows it.")],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Forget a guest: name, code and tokens. Games that the guest played stay, without the name."""
    with trouble_told(database, lang):
        from abaculus.server.admin import forget_guest

        words = _words(lang)
        count = _do(database, lambda storage: forget_guest(storage, guest, words.say("admin-nobody")))
        typer.echo(words.say("admin-forgotten", count=count))


@app.command("sweep")
def sweep(
    days: Annotated[int, typer.Option("--days", min=1, help="Delete what nobody has touched for so many days.")],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Delete old tables and guests now. A running server does this by itself, with ABACULUS_KEEP_DAYS."""
    with trouble_told(database, lang):
        from abaculus.server.admin import sweep as clear

        gone = _do(database, lambda storage: clear(storage, days))
        typer.echo(_words(lang).say("admin-swept", tables=gone["tables"], guests=gone["guests"]))


@app.command("backup")
def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="The file to make.")],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Copy a SQLite database, while the server runs."""
    with trouble_told(database, lang):
        from abaculus.server.copies import backup as copy

        copy(_settings(database), target)
        typer.echo(_words(lang).say("admin-copied", file=str(target)))


@app.command("restore")
def restore(
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `abaculus admin backup` made.")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Put it in the place of a database that is there.")
    ] = False,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Put a copy in the place of the SQLite database. Refused while a server runs on it."""
    with trouble_told(database, lang):
        from abaculus.server.copies import restore as put_back

        before = put_back(_settings(database), copy, replace=replace)
        typer.echo(_words(lang).say("admin-restored", file=str(copy)))
        if before is not None:
            typer.echo(_words(lang).say("admin-kept", file=str(before)))
