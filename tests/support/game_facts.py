"""What tests know of a game: the constants of `tests/games/<id>/<id>_facts.py`."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

__all__ = ["fact"]

_GAMES = Path(__file__).parents[1] / "games"


@cache
def _facts(game_id: str) -> ModuleType | None:
    path = _GAMES / game_id / f"{game_id}_facts.py"
    spec = importlib.util.spec_from_file_location(path.stem, path) if path.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fact(game_id: str, name: str, default: Any = None) -> Any:
    """A constant of a game; the default where the game has no such constant, or no facts."""
    return getattr(_facts(game_id), name, default)
