"""The games, one folder each. A folder here is a game; nothing else has to be told about it.

This folder and the function `abaculus.games` share a name, so the folder can be called as well.
"""

from __future__ import annotations

import sys
import types


class _Games(types.ModuleType):
    def __call__(self) -> tuple[str, ...]:
        from abaculus.core.registry import list_games

        return list_games()


sys.modules[__name__].__class__ = _Games
