"""Finding and loading games. Listing them imports no numpy, no numba and none of the games that come with Abaculus.

A game is a package: a folder under `abaculus/games`, or somebody else's package that names itself in the entry-point
group `abaculus.games`. Its `pyproject.toml` says

    [project.entry-points."abaculus.games"]
    muggins = "muggins"

with the game's id on the left and the package on the right. The package is imported when games are listed, and has an
`INFO` with that id; the rest of the game is in the package's folder, under the same names as here.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import re
import warnings
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from abaculus.core.errors import UnknownGame, listed
from abaculus.core.game_info import GameInfo
from abaculus.core.tiles import tile_text

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from abaculus.core.game import Game

__all__ = [
    "GROUP", "ID_RULE", "first_game", "game_info", "game_part", "home_of", "is_game", "is_id", "list_games", "load_game",
    "packages",
]  # fmt: skip

GROUP = "abaculus.games"
"""The entry-point group in which other packages name their games."""
_GAMES = Path(__file__).resolve().parents[1] / "games"
_ID = re.compile(r"[a-z][a-z0-9_]*")
ID_RULE = "an id is a small letter, and then small letters, digits and underscores"


class _Package(NamedTuple):
    """Where a game is: the name to import it by, and its folder."""

    name: str
    folder: Path


@cache
def list_games() -> tuple[str, ...]:
    """The ids of all games, sorted.

    >>> all(game_info(game_id).id == game_id for game_id in list_games())
    True
    """
    return tuple(sorted({**_own(), **_of_others()}))


def game_info(game_id: str) -> GameInfo:
    """The facts about one game: its title, players and options."""
    found: GameInfo = importlib.import_module(_package(game_id).name).INFO
    return found


def load_game(game_id: str, *, tiles: str | Path | None = None, **options: object) -> Game:
    """Set up a game with its options; `tiles` is the text of a tile file, or a path to one, to use instead of the
    game's own. A `Path` is always a path; a line of text is one where there is such a file.

    >>> game = load_game("hexago", players=3)
    >>> game.num_players()
    3
    """
    facts = game_info(game_id)
    chosen = facts.chosen(options)
    made: Game = importlib.import_module(f"{_package(game_id).name}.game").make(
        chosen, None if tiles is None else tile_text(tiles)
    )
    return made


def is_game(word: str) -> bool:
    """Whether there is a game with that id. A word that cannot be an id is ruled out without searching the installed
    packages."""
    return word in _own() or (is_id(word) and word in _of_others())


def is_id(word: str) -> bool:
    """Whether a word could be the id of a game."""
    return _ID.fullmatch(word) is not None


def first_game() -> str:
    """The game for somebody who names none: see `GameInfo.begin_with`."""
    return next((game_id for game_id in _own() if game_info(game_id).begin_with), list_games()[0])


def home_of(game_id: str) -> Path:
    """The folder of a game."""
    return _package(game_id).folder


@cache
def game_part(game_id: str, part: str) -> ModuleType | None:
    """A module that not every game has, such as its `search`, its `editor` or its `puzzle`; `None` if this one has none."""
    name = f"{_package(game_id).name}.{part}"
    return None if importlib.util.find_spec(name) is None else importlib.import_module(name)


def packages() -> dict[str, Path]:
    """The packages of other people's games, by the name they are imported under, with their folders."""
    return dict(_of_others().values())


def _package(game_id: str) -> _Package:
    # Our own come first, so that finding them needs no search of the installed packages.
    found = _own().get(game_id) or _of_others().get(game_id)
    if found is None:
        raise UnknownGame(f"there is no game {game_id!r}; there is {listed(list_games())}")
    return found


@cache
def _own() -> dict[str, _Package]:
    """The games under `abaculus/games`."""
    names = [found.name for found in pkgutil.iter_modules([str(_GAMES)]) if found.ispkg]
    return {name: _Package(f"abaculus.games.{name}", _GAMES / name) for name in names}


@cache
def _of_others() -> dict[str, _Package]:
    """The games of other packages. One that is not a game is left out with a warning: it must not take the others down
    with it."""
    from importlib.metadata import entry_points

    found: dict[str, _Package] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _brought_by(entry))):
        taken = _own().get(entry.name) or found.get(entry.name)
        if taken is not None and taken.name == entry.module:
            continue
        package = None if taken else _imported(entry)
        if package is not None:
            found[entry.name] = package
        elif taken is not None:
            _warn(entry, f"there is a game of that id already, {taken.name}")
    return found


def _imported(entry: EntryPoint) -> _Package | None:
    """The package that an entry point names; if it is not a game, `None` and a warning that says why."""
    try:
        module = importlib.import_module(entry.module)
    except Exception as problem:  # somebody else's package may do anything when imported
        _warn(entry, f"{entry.module} cannot be imported: {type(problem).__name__}: {problem}")
        return None
    facts = getattr(module, "INFO", None)
    if not isinstance(facts, GameInfo):
        _warn(entry, f"{entry.module} has no INFO")
    elif facts.id != entry.name:
        _warn(entry, f"the INFO of {entry.module} has another id, {facts.id!r}")
    elif not is_id(entry.name):
        _warn(entry, ID_RULE)
    elif module.__file__ is None or not hasattr(module, "__path__"):
        _warn(entry, f"{entry.module} is not a package with an __init__.py")
    else:
        return _Package(entry.module, Path(module.__file__).resolve().parent)
    return None


def _brought_by(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else ""


def _warn(entry: EntryPoint, why: str) -> None:
    message = f"the game {entry.name!r} of the package {_brought_by(entry) or entry.module!r} is left out: {why}"
    warnings.warn(message, RuntimeWarning, stacklevel=2)
