"""Hexamino: hexagonal dominoes; get rid of your points."""

from __future__ import annotations

from abaculus.core.game_info import GameInfo, Option

__all__ = ["INFO"]

VARIANT = Option(
    "variant",
    ("octopus", "snake", "star"),
    "octopus: all 63 tiles, anywhere; snake: only beside the tile laid last; star: along six straight arms",
)
END = Option(
    "end",
    ("first-out", "play-on"),
    "first-out: the game ends when a player is out; play-on: the others go on (R5)",
)

INFO = GameInfo(
    id="hexamino", title="Hexamino", players=(2, 6), options=(VARIANT, END), most_wins=False,
    age=6, minutes=20,
    ground="clay",
    summary="Hexagonal dominoes; be rid of your points.",
)  # fmt: skip
