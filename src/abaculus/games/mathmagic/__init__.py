"""MathMagic: lay a square chip; the colour of each joined edge says which operation scores."""

from __future__ import annotations

from abaculus.core.game_info import GameInfo, Option

__all__ = ["INFO"]

BOARD = Option("board", ("14x14", "open"), "open: the board has no edge (not in solitaire)", players=(2, 4))
SUBTRACTION = Option(
    "subtraction",
    ("difference", "signed"),
    "signed: blue is the laid chip minus its neighbour (R4, not in solitaire)",
    players=(2, 4),
)
RECTANGLE = Option(
    "rectangle", ("6x14", "14x6", "7x12", "12x7"), "the frame of the solitaire, rows x columns (R9)", players=(1, 1)
)

INFO = GameInfo(
    id="mathmagic", title="MathMagic", players=(1, 4), options=(BOARD, SUBTRACTION, RECTANGLE), only_at_end=(("players", 1),),
    age=9, minutes=45,
    summary="Lay a square chip; the colour of each joined edge says which operation scores.",
)  # fmt: skip
