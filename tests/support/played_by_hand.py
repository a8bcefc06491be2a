"""Games of `abaculus play` for tests: the session, the screen, keys that are pressed and lines that are typed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sample_games import FIRST_GAME
from typer.testing import CliRunner

import abaculus
from abaculus.cli.layout import paint_screen
from abaculus.cli.main import app
from abaculus.cli.play_session import PlaySession
from abaculus.cli.screen import Screen
from abaculus.cli.words import Words
from abaculus.core.match import Match
from abaculus.core.texts import texts
from abaculus.paint.canvas import plain
from abaculus.paint.theme import Theme

__all__ = ["BRUSH", "dealt", "press", "refused", "run", "screen_of", "session", "shown"]

BRUSH = Theme(colours=False)


def session(
    players: int = 2,
    *,
    game: str = FIRST_GAME,
    options: dict[str, Any] | None = None,
    seats: list[str] | None = None,
    seed: int = 5,
    tiles: str | None = None,
    file: Path | None = None,
    keep: bool = False,
    own_draws: bool = False,
) -> PlaySession:
    """A game of one person against greedy bots, unless `seats` says otherwise."""
    rules = abaculus.load_game(game, players=players, tiles=tiles, **(options or {}))
    names = seats or ["you", *["greedy"] * (players - 1)]
    return PlaySession(Match(rules, names), seed=seed, file=file, keep=keep, own_draws=own_draws)


def dealt(table: PlaySession) -> PlaySession:
    """Go on until somebody at the keyboard is asked."""
    while table.stage() in ("chance", "bot"):
        table.step()
    return table


def screen_of(table: PlaySession, language: str = "en") -> Screen:
    return Screen(table, Words(texts(language), table, symbols=True))


def shown(screen: Screen, width: int = 80, height: int = 24) -> str:
    return plain(paint_screen(screen, BRUSH, width, height))


def press(screen: Screen, *keys: str) -> None:
    """Press keys, and let chance and bots answer."""
    for key in keys:
        screen.press(key)
        while screen.session.stage() in ("chance", "bot"):
            screen.tell(screen.session.step())


def run(*arguments: object, stdin: str = "") -> str:
    result = CliRunner().invoke(app, ["play", *(str(argument) for argument in arguments)], input=stdin)
    assert result.exit_code == 0, result.output
    assert "Traceback" not in result.output
    return result.stdout


def refused(*arguments: object) -> str:
    result = CliRunner().invoke(app, ["play", *(str(argument) for argument in arguments)])
    assert result.exit_code == 2, result.output
    return result.stderr
