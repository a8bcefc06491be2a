"""The best results of playing alone on this machine, in a file of the data folder, and what is said about them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from abaculus.cli.play_session import PlaySession
from abaculus.core.atomic_write import write_atomic
from abaculus.core.game import Game
from abaculus.core.playing_alone import is_better, terms_alone, terms_key
from abaculus.core.texts import Texts

__all__ = ["SoloBest", "file_of_bests"]

_FORMAT = 1


def file_of_bests() -> Path:
    """Where this machine keeps them."""
    from abaculus.server.settings import data_folder

    return data_folder() / "bests.json"


class SoloBest:
    """The best result on the terms of a session, if one person plays it alone. Nothing is ever said about any other session."""

    def __init__(self, session: PlaySession, file: Path) -> None:
        self._session, self._file = session, file
        self._alone = (
            len(session.match.seats) == 1 and session.stage() != "over"
        )  # a game that was over is no new result
        self._before = _points(_read(file), session.match.game) if self._alone else None

    def line(self, texts: Texts) -> str:
        """The best result so far, or at the end whether this is a new one; empty if there is none. A result is kept when it is
        first spoken of."""
        if not self._alone:
            return ""
        if self._session.stage() != "over":
            return "" if self._before is None else texts.say("best-so-far", points=self._before)
        (points,), game = self._session.state.scores(), self._session.match.game
        if not is_better(points, self._before, game.info.most_wins):
            return texts.say("best-so-far", points=self._before)
        _keep(self._file, game, points)
        return texts.say("best-new")


def _read(file: Path) -> list[dict[str, Any]] | None:
    """What the file holds; nothing if it cannot be read, or if a later version has written it."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        return list(found["bests"]) if found["format"] == _FORMAT else None
    except FileNotFoundError:
        return []
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _is_of(row: dict[str, Any], game: Game) -> bool:
    return row["game"] == game.id and terms_key(row["terms"]) == terms_key(terms_alone(game))


def _points(rows: list[dict[str, Any]] | None, game: Game) -> int | None:
    return next((int(row["points"]) for row in rows or () if _is_of(row, game)), None)


def _keep(file: Path, game: Game, points: int) -> None:
    """Put a result into the file, unless that holds something else or a better one by now. A full disk spoils no game."""
    rows = _read(file)
    if rows is None or not is_better(points, _points(rows, game), game.info.most_wins):
        return
    others = [row for row in rows if not _is_of(row, game)]
    bests = [*others, {"game": game.id, "terms": terms_alone(game), "points": points}]
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_atomic(file, json.dumps({"format": _FORMAT, "bests": bests}, indent=1) + "\n")
    except OSError:
        return
