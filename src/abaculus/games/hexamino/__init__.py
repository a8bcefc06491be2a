"""Hexamino: hexagonal dominoes; be rid of your points."""

from __future__ import annotations

from abaculus.core.game_info import GameInfo, Option

__all__ = ["INFO"]

INFO = GameInfo(
    id="hexamino",
    title="Hexamino",
    summary="Hexagonal dominoes; be rid of your points.",
    players=(2, 6),
    default_players=2,
    options=(
        Option(
            "variant",
            ("octopus", "snake", "star"),
            "octopus",
            "octopus: all 63 tiles, anywhere; snake: only beside the tile laid last; star: along six straight arms",
        ),
    ),
    rules_version=1,
    most_wins=False,
)
