"""Mathable: put a number beside two others whose sum, difference, product or quotient it is."""

from __future__ import annotations

from abaculus.core.game_info import GameInfo, Option

__all__ = ["INFO"]

INFO = GameInfo(
    id="mathable",
    title="Mathable",
    summary="Put a number beside two others whose sum, difference, product or quotient it is.",
    players=(2, 4),
    default_players=2,
    options=(
        Option(
            "referee",
            ("strict", "aware", "honour"),
            "strict",
            "aware: only equations that were claimed count; honour: anything may be put down, and challenged",
        ),
    ),
    rules_version=1,
    only_at_end=(("referee", "honour"),),
)
