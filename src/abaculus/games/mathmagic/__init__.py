"""MathMagic: lay a square chip; the colour of each joined edge says which operation scores."""

from __future__ import annotations

from abaculus.core.game_info import GameInfo, Option

__all__ = ["INFO"]

INFO = GameInfo(
    id="mathmagic",
    title="MathMagic",
    summary="Lay a square chip; the colour of each joined edge says which operation scores.",
    players=(1, 4),
    default_players=2,
    options=(
        Option("board", ("14x14", "open"), "14x14", "open: the board has no edge (not in solitaire)", players=(2, 4)),
        Option(
            "subtraction",
            ("difference", "signed"),
            "difference",
            "signed: blue is the laid chip minus its neighbour (R4, not in solitaire)",
            players=(2, 4),
        ),
        Option(
            "rectangle",
            ("6x14", "14x6", "7x12", "12x7"),
            "6x14",
            "the frame of the solitaire, rows x columns (R9)",
            players=(1, 1),
        ),
    ),
    rules_version=1,
    only_at_end=(("players", 1),),
)
