"""Hexago Continuo: lay a hexagon; colours and numbers that match along an edge score."""

from __future__ import annotations

from abaculus.core.game_info import GameInfo, Option

__all__ = ["INFO"]

INFO = GameInfo(
    id="hexago",
    title="Hexago Continuo",
    summary="Lay a hexagon; colours and numbers that match along an edge score.",
    players=(1, 4),
    default_players=2,
    options=(
        Option("match", ("free", "required"), "free", "required: a tile must match an edge if one in hand can (R3)"),
        Option("hands", ("hidden", "open"), "hidden", "open: everyone sees all hands"),
    ),
    rules_version=1,
    begin_with=True,
)
