"""Players that choose for themselves. A bot is given what its seat may know, never the state."""

from __future__ import annotations

from abaculus.bots.simple import BOTS, Bot, PolicyBot, make_bot

__all__ = ["BOTS", "Bot", "PolicyBot", "make_bot"]
