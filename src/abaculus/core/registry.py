"""Finding and loading games. Looking at what there is imports no game, no numpy and no numba."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from abaculus.core.errors import UnknownGame, listed
from abaculus.core.leaflet import Leaflet

if TYPE_CHECKING:
    from abaculus.core.game import Game

__all__ = ["games", "leaflet", "load_game"]


@cache
def games() -> tuple[str, ...]:
    """The ids of all games, sorted. A game is a folder under `abaculus/games`.

    >>> "hexago" in games()
    True
    """
    folder = str(Path(__file__).resolve().parents[1] / "games")
    return tuple(sorted(found.name for found in pkgutil.iter_modules([folder]) if found.ispkg))


def leaflet(game_id: str) -> Leaflet:
    """The facts about one game: its title, players and options."""
    if game_id not in games():
        raise UnknownGame(f"there is no game {game_id!r}; there is {listed(games())}")
    found: Leaflet = importlib.import_module(f"abaculus.games.{game_id}").LEAFLET
    return found


def load_game(game_id: str, *, tiles: str | None = None, **options: object) -> Game:
    """Set up a game with its options; `tiles` is the text of a tile file, or a path to one, to play with instead.

    >>> game = load_game("hexago", players=3)
    >>> game.num_players()
    3
    """
    facts = leaflet(game_id)
    chosen = facts.chosen(options)
    made: Game = importlib.import_module(f"abaculus.games.{game_id}.game").make(chosen, tiles)
    return made
