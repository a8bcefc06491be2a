"""The commands of `abaculus`: its own, and those that games add in a module `commands`.

Such a module holds `COMMANDS`, functions for Typer by the name of their command. It is imported to list the commands, and
when a command is asked for that is not one of our own; so it must import neither numpy nor numba until it is run.
"""

from __future__ import annotations

import warnings
from functools import cache
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_group

from abaculus.cli.option_shorthand import spelled_out
from abaculus.core.registry import game_part, list_games

__all__ = ["Commands"]


class Commands(TyperGroup):
    """The commands of `abaculus`. An option of the named game may be given like one of the command's own."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        """Spell out shorthand options for the commands that take `--option`."""
        command = self.get_command(ctx, args[0]) if args else None
        own = {name for parameter in command.params for name in parameter.opts} if command else set()
        return super().parse_args(ctx, spelled_out(args, own) if "--option" in own else args)

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        """Our own, and then those of games."""
        return [*self.commands, *(name for name in _of_games() if name not in self.commands)]

    def get_command(self, ctx: typer.Context, cmd_name: str) -> Any:  # type: ignore[override]
        """The command with that name."""
        own = self.commands.get(cmd_name)
        return own or (None if cmd_name.startswith("-") else _of_games().get(cmd_name))


@cache
def _of_games() -> dict[str, Any]:
    """The commands that games add; of two with the same name, the first."""
    found: dict[str, Any] = {}
    for game_id in list_games():
        try:
            module = game_part(game_id, "commands")
            if module is None:
                continue
            app = typer.Typer(rich_markup_mode=None)
            app.callback()(lambda: None)  # so that a single command is still one of a group
            for name, function in module.COMMANDS.items():
                app.command(name)(function)
            for name, command in get_group(app).commands.items():
                found.setdefault(name, command)
        except Exception as problem:  # somebody else's package may do anything; the other commands still work
            warnings.warn(f"the commands of {game_id} are left out: {problem!r}", RuntimeWarning, stacklevel=2)
    return found
