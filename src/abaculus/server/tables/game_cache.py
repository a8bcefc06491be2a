"""The games that tables play, loaded once for all tables that play them with the same options and tiles."""

from __future__ import annotations

import json
import threading
from collections import OrderedDict
from collections.abc import Mapping

from abaculus.core.errors import AbaculusError, UnknownGame
from abaculus.core.game import Game
from abaculus.core.registry import load_game
from abaculus.core.tiles import only_text
from abaculus.server.refusal import Refused
from abaculus.server.tables.table_settings import GameOptions

__all__ = ["FIRST_RULES", "game_of", "is_loaded", "keep_asked", "load_asked", "loaded_game"]

FIRST_RULES = 1
"""What the options of a table that names no version of the rules were written under."""
_KEPT = 200
_games: OrderedDict[tuple[str, str], Game] = OrderedDict()
"""The games asked for last, by id and options. Each table keeps its own besides, for as long as it is in memory."""
_lock = threading.Lock()


def game_of(game_id: str, options: GameOptions) -> Game:
    """The game of a table with its options, and with `tiles` among them where they are somebody's own. Tables that play the
    same share it. A table that was made before tables named the version of the rules plays by the first.

    It takes its time where the game is not loaded yet: on the event loop, ask `is_loaded` first.
    """
    named = _with_rules(options)
    found = loaded_game(game_id, named)
    return found if found is not None else _keep(_load(game_id, named), game_id, named)


def is_loaded(game_id: str, options: GameOptions) -> bool:
    """Whether `game_of` has nothing to do."""
    return loaded_game(game_id, _with_rules(options)) is not None


def loaded_game(game_id: str, options: GameOptions) -> Game | None:
    """The game if it is loaded already."""
    key = game_id, json.dumps(options)
    with _lock:
        if key in _games:
            _games.move_to_end(key)
        return _games.get(key)


def load_asked(game_id: str, options: Mapping[str, int | str | None]) -> Game:
    """The game that a stranger asks for, with `tiles` among its options, or a refusal. It is not kept."""
    try:
        return _load(game_id, options)
    except UnknownGame as problem:
        raise Refused("no-game", str(problem)) from problem
    except (AbaculusError, TypeError) as problem:
        raise Refused("bad-option", str(problem)) from problem


def keep_asked(game_id: str, options: GameOptions) -> Game:
    """The game that a stranger asks for, or a refusal. It is kept for the table that will play it."""
    game = _keep(load_asked(game_id, options), game_id, options)
    stored = {**game.log_options(), "rules": game.rules_version}
    return _keep(game, game_id, stored)  # as the log has them, which is how its table will ask


def _with_rules(options: GameOptions) -> GameOptions:
    return options if "rules" in options else {**options, "rules": FIRST_RULES}


def _load(game_id: str, options: Mapping[str, int | str | None]) -> Game:
    others = {name: value for name, value in options.items() if name != "tiles"}
    tiles = options.get("tiles")
    return load_game(game_id, tiles=None if tiles is None else only_text(str(tiles)), **others)


def _keep(game: Game, game_id: str, options: GameOptions) -> Game:
    with _lock:
        _games[game_id, json.dumps(options)] = game
        while len(_games) > _KEPT:
            _games.popitem(last=False)
    return game
