"""Options that many commands share: which game, how many players, which variant, whose tiles, which language."""

from __future__ import annotations

import functools
import inspect
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from abaculus.core.errors import AbaculusError, BadOption
from abaculus.core.registry import game_info, load_game

if TYPE_CHECKING:
    from abaculus.core.game import Game
    from abaculus.core.texts import Texts

__all__ = [
    "GameId",
    "GameOptions",
    "Language",
    "OptionGroup",
    "Options",
    "Ray",
    "Tiles",
    "errors_told",
    "option_groups",
    "words_in",
]

GameId = Annotated[str, typer.Argument(metavar="ID", help="The id of the game; `abaculus games` lists them.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game, once or more; short: --NAME VALUE."
    ),
]
Tiles = Annotated[
    Path | None,
    typer.Option("--tiles", metavar="FILE", help="Play with the tiles of this file instead of the game's own."),
]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; local: one on this machine. Same results."),
]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANGUAGE", help="en, de, fr, es, it or nl; otherwise that of the machine."),
]


class OptionGroup:
    """Options that belong together: a dataclass of them, which `option_groups` reads."""

    def given(self) -> list[str]:
        """The names of the options that the command line gave."""
        values = ((f"--{option.name}", getattr(self, option.name)) for option in fields(self))  # type: ignore[arg-type]
        return [name for name, value in values if value is not None and value is not False]


@dataclass(frozen=True)
class GameOptions(OptionGroup):
    """How a game is to be played, according to the command line."""

    players: Players = None
    option: Options = None
    tiles: Tiles = None

    def game(self, game_id: str) -> Game:
        """The game that the command line asks for."""
        given: dict[str, object] = {} if self.players is None else {"players": self.players}
        for option in self.option or []:
            name, equals, value = option.partition("=")
            if not equals:
                raise BadOption(f"--option {option!r}: write NAME=VALUE, such as {_example(game_id)}")
            if name in ("game_id", "tiles"):
                raise BadOption(
                    f"--option {option!r}: that is no option of a game; the tiles are given by --tiles FILE"
                )
            given[name] = int(value) if name == "players" and value.isdecimal() else value
        return load_game(game_id, tiles=self.tiles, **given)


def _example(game_id: str) -> str:
    options = game_info(game_id).options
    return f"{options[0].name}={options[0].values[-1]}" if options else "players=2"


def option_groups(command: Callable[..., None]) -> Callable[..., None]:
    """A command for Typer in which a parameter that is a dataclass stands for the options that are its fields."""
    parameters = inspect.signature(command, eval_str=True).parameters.values()
    groups: dict[str, Any] = {one.name: one.annotation for one in parameters if is_dataclass(one.annotation)}

    @functools.wraps(command)
    def run(**given: Any) -> None:
        for name, group in groups.items():
            given[name] = group(**{option.name: given.pop(option.name) for option in fields(group)})
        command(**given)

    options: list[inspect.Parameter] = []
    for one in parameters:
        grouped = inspect.signature(groups[one.name], eval_str=True).parameters if one.name in groups else {}
        options += grouped.values() or [one]
    run.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in options]
    )
    return run


def words_in(language: str | None) -> Texts:
    """The texts, in the chosen language or in that of the machine."""
    from abaculus.core.texts import language_of_machine, texts

    return texts(language or language_of_machine())


@contextmanager
def errors_told() -> Iterator[None]:
    """Report errors that a person can put right in one line, and exit with code 2."""
    try:
        yield
    except AbaculusError as problem:
        print(f"abaculus: {problem}", file=sys.stderr)
        raise typer.Exit(2) from problem
