"""Number Castle Hexagon: roll, then build on, or take stones off, a three-dimensional castle."""

from __future__ import annotations

from abaculus.core.game_info import GameInfo, Option

__all__ = ["INFO"]

SCORING = Option(
    "scoring",
    ("centres", "centres+sides", "sides-centres", "product"),
    "what visible stones count (R8), or a formula of one's own (R10), such as sum(centre * height) - max(exposed)",
    free="abaculus.games.castle.formula:checked",
)

REROLL = Option("reroll", ("none", "once"), "once: who rolls no usable number rolls once more (R6)")

INFO = GameInfo(
    id="castle", title="Number Castle Hexagon", players=(2, 4), options=(SCORING, REROLL),
    reckonings=("end",),
    age=7, minutes=30,
    ground="mist",
    summary="Roll, then build on, or take stones off, a three-dimensional castle.",
)  # fmt: skip
