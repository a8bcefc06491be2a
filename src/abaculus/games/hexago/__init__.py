"""Hexago Continuo: lay a hexagon; colours and numbers that match along an edge score."""

from __future__ import annotations

from abaculus.core.game_info import GameInfo, Option

__all__ = ["INFO"]

MATCH = Option("match", ("free", "required"), "required: a tile must match an edge if one in hand can (R3)")
HANDS = Option("hands", ("hidden", "open"), "open: everyone sees all hands")

INFO = GameInfo(
    id="hexago", title="Hexago Continuo", players=(1, 4), options=(MATCH, HANDS), begin_with=True,
    age=8, minutes=30,
    summary="Lay a hexagon; colours and numbers that match along an edge score.",
)  # fmt: skip
