"""Short for `--option`: `--scoring product` where a game has an option `scoring`."""

from __future__ import annotations

from collections.abc import Collection

import typer
from typer.core import TyperGroup

from abaculus.core.registry import games, leaflet

__all__ = ["Commands", "spelled_out"]


class Commands(TyperGroup):
    """The commands of `abaculus`. An option of the game that is named may be given like one of the command."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        """Spell out what is short for the commands that take `--option`."""
        command = self.commands.get(args[0]) if args else None
        own = {name for parameter in command.params for name in parameter.opts} if command else set()
        return super().parse_args(ctx, spelled_out(args, own) if "--option" in own else args)


def spelled_out(args: list[str], own: Collection[str] = ()) -> list[str]:
    """The arguments with `--option NAME=VALUE` for `--NAME VALUE` and `--NAME=VALUE`. Options of the command's own stay its.

    >>> spelled_out(["play", "hexago", "--match", "required", "--plain"])
    ['play', 'hexago', '--option', 'match=required', '--plain']
    """
    game_id = next((word for word in args[1:] if word in games()), None)
    if game_id is None:
        return args
    short = {f"--{option.name}" for option in leaflet(game_id).options}.difference(own)
    told: list[str] = []
    words = iter(args)
    for word in words:
        name, equals, _ = word.partition("=")
        if name not in short:
            told.append(word)
        elif equals:
            told += ["--option", word[2:]]
        else:
            following = next(words, None)
            told += ["--option", name[2:] if following is None else f"{name[2:]}={following}"]
    return told
