"""Muggins, or All Fives: dominoes whose open ends score when they add up to a multiple of five."""

from abaculus.core.game_info import GameInfo

INFO = GameInfo(
    id="muggins",
    title="Muggins",
    summary="All Fives: dominoes whose open ends score when they add up to a multiple of five.",
    players=(2, 4),
    age=7,
    minutes=20,
)
