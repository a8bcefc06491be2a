"""`abaculus admin`: commands for those who run a server."""

from __future__ import annotations

import functools
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from abaculus.cli.common_options import Language, option_groups, words_in
from abaculus.cli.trouble import trouble_told
from abaculus.core.errors import BadOption

if TYPE_CHECKING:
    from abaculus.server.settings import Settings
    from abaculus.server.storage.queries import Storage

__all__ = ["app"]

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

Database = Annotated[
    str | None, typer.Option("--database", help="The server's database; as `abaculus serve` finds it if left out.")
]


TableId = Annotated[str, typer.Argument(metavar="TABLE")]


@dataclass(frozen=True)
class Server:
    """The server that a command is about, and the language to answer in."""

    database: Database = None
    lang: Language = None

    def settings(self) -> Settings:
        """The settings that the server runs with."""
        from abaculus.server.settings import Settings

        return Settings.from_environment(database=self.database)

    def do(self, work: Callable[[Storage], Awaitable[Any]]) -> Any:
        """Do something with what the server stores."""
        from abaculus.server.admin import with_storage

        return with_storage(self.settings(), work)

    def do_to_table(self, act: Callable[[Storage, str], Awaitable[Any]], table: str, done: str) -> None:
        """Do something to one table, and say so."""
        self.do(lambda storage: act(storage, table))
        self.say(done, table=table)

    def say(self, key: str, **facts: Any) -> None:
        """Print a text in the chosen language."""
        typer.echo(words_in(self.lang).say(key, **facts))


def _command(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command of `abaculus admin`, which reports trouble with its server."""

    def add(command: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(command)
        def told(*, server: Server, **given: Any) -> None:
            with trouble_told(server.database, server.lang):
                command(server=server, **given)

        return app.command(name)(option_groups(told))

    return add


@_command("tables")
def tables(
    phase: Annotated[str | None, typer.Option("--phase", help="waiting, playing or over; all if left out.")] = None,
    most: Annotated[int, typer.Option("--most", min=1, max=100_000, help="How many, those touched last first.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print them as JSON lines.")] = False,
    *,
    server: Server,
) -> None:
    """List tables and who sits at them."""
    from abaculus.server.admin import list_tables

    if phase not in (None, "waiting", "playing", "over"):
        raise BadOption(f"a phase is waiting, playing or over, not {phase!r}")
    found = server.do(lambda storage: list_tables(storage, phase, most))
    for table in found:
        if as_json:
            typer.echo(json.dumps(table))
        else:
            names = ", ".join(f"{seat['name'] or '–'} ({seat['guest']})" for seat in table["seats"])
            typer.echo(f"{table['id']}  {table['game']:9} {table['phase']:8} {_when(table['touched'])}  {names}")
    if not found and not as_json:
        server.say("admin-no-tables")


def _when(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@_command("end")
def end(table: TableId, *, server: Server) -> None:
    """End a game. Its log stays, and its dice can be checked."""
    from abaculus.server.admin import end_table

    server.do_to_table(end_table, table, "admin-ended")


@_command("delete")
def delete(table: TableId, *, server: Server) -> None:
    """Delete a table with its log, for good."""
    from abaculus.server.admin import delete_table

    server.do_to_table(delete_table, table, "admin-deleted")


@_command("forget")
def forget(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="The guest's id, as `abaculus admin tables` shows it.")],
    *,
    server: Server,
) -> None:
    """Forget a guest: name, code and tokens. Games that the guest played remain, without the name."""
    from abaculus.server.admin import forget_guest

    nobody = words_in(server.lang).say("admin-nobody")
    server.say("admin-forgotten", count=server.do(lambda storage: forget_guest(storage, guest, nobody)))


@_command("sweep")
def sweep(
    days: Annotated[int, typer.Option("--days", min=1, help="Delete what nobody has touched for this many days.")],
    *,
    server: Server,
) -> None:
    """Delete old tables and guests now. A running server does this by itself, with ABACULUS_KEEP_DAYS."""
    from abaculus.server.admin import sweep as clear

    gone = server.do(lambda storage: clear(storage, days))
    server.say("admin-swept", tables=gone["tables"], guests=gone["guests"])


@_command("backup")
def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="The file to make.")],
    *,
    server: Server,
) -> None:
    """Copy a SQLite database, even while the server is running."""
    from abaculus.server.storage.backups import backup as copy

    copy(server.settings(), target)
    server.say("admin-copied", file=str(target))


@_command("restore")
def restore(
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `abaculus admin backup` made.")],
    replace: Annotated[
        bool, typer.Option("--replace", help="Put it in the place of a database that is there.")
    ] = False,
    *,
    server: Server,
) -> None:
    """Replace the SQLite database with a copy. Refused while a server is using it."""
    from abaculus.server.storage.backups import restore as put_back

    before = put_back(server.settings(), copy, replace=replace)
    server.say("admin-restored", file=str(copy))
    if before is not None:
        server.say("admin-kept", file=str(before))
