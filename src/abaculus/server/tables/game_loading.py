"""Loading a game while others play. Reading a stranger's tile file can take a tenth of a second: a thread does it."""

from __future__ import annotations

import asyncio

from abaculus.core.game import Game
from abaculus.server.tables.game_cache import keep_asked, loaded_game
from abaculus.server.tables.table_settings import GameOptions

__all__ = ["asked_game"]


async def asked_game(game_id: str, options: GameOptions) -> Game:
    """The game that a stranger asks for, with `tiles` among its options, or a refusal. Where there is work, a thread does it."""
    found = loaded_game(game_id, options)
    return found if found is not None else await asyncio.to_thread(keep_asked, game_id, options)
