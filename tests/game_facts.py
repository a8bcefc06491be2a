"""What tests know of a game: the constants of `tests/games/<id>/facts.py`."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

_GAMES = Path(__file__).parent / "games"


@cache
def _facts(game_id: str) -> ModuleType | None:
    path = _GAMES / game_id / "facts.py"
    if not path.is_file():
        return None
    spec = importlib.util.spec_from_file_location(f"facts_of_{game_id}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fact(game_id: str, name: str, default: Any = None) -> Any:
    """A constant of the game's facts, or this default where the game has no facts or not this one."""
    return getattr(_facts(game_id), name, default)
