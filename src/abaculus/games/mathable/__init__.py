"""Mathable: put a number beside two others whose sum, difference, product or quotient it is."""

from __future__ import annotations

from abaculus.core.game_info import GameInfo, Option

__all__ = ["INFO"]

REFEREE = Option(
    "referee",
    ("strict", "aware", "honour"),
    "aware: only equations that were claimed count; honour: anything may be put down, and challenged",
)

BONUS = Option("bonus", (50, 0), "R7: the points for a rack of seven emptied in one turn")
SIGN = Option(
    "sign", ("own", "all"), "R4: on a sign square only equations with its sign score, or, once there is one, all"
)

INFO = GameInfo(
    id="mathable", title="Mathable", players=(2, 4), options=(REFEREE, BONUS, SIGN), rules_version=2,
    only_at_end=(("referee", "honour"),),
    age=9, minutes=45, racks=True,
    ground="sand",
    summary="Put a number beside two others whose sum, difference, product or quotient it is.",
)  # fmt: skip
