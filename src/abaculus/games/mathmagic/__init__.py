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
PENALTY = Option(
    "penalty", ("all", "last"), "last: only the player of the last turn pays for chips left (R8)", players=(2, 4)
)
DIVISION = Option(
    "division",
    ("larger", "laid"),
    "laid: red is the laid chip divided by its neighbour (R3, R4, not in solitaire)",
    players=(2, 4),
)
LIMIT = Option("limit", ("none", "1000"), "1000: a solitaire is cut off after so many actions (R9)", players=(1, 1))
RECTANGLE = Option(
    "rectangle", ("6x14", "14x6", "7x12", "12x7"), "the frame of the solitaire, rows x columns (R9)", players=(1, 1)
)

INFO = GameInfo(
    id="mathmagic", title="MathMagic", players=(1, 4), rules_version=2, only_at_end=(("players", 1),),
    options=(BOARD, SUBTRACTION, RECTANGLE, PENALTY, DIVISION, LIMIT),
    age=9, minutes=45, racks=True,
    ground="heather",
    summary="Lay a square chip; the colour of each joined edge says which operation scores.",
)  # fmt: skip
