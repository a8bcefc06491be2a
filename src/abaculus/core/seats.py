"""Seats: who starts, who decides, and who comes next."""

from __future__ import annotations

from typing import Protocol, TypeAlias

from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.rule import rule

__all__ = ["Player", "SeatsBox", "SeatsState", "decider", "seat_after", "start_with"]

Player: TypeAlias = int


class SeatsBox(Protocol):
    """What these rules read from a box."""

    players: int


class SeatsState(Protocol):
    """What these rules change in a state."""

    phase: int
    mover: int
    starter: int


@rule
def seat_after(box: SeatsBox, player: Player) -> Player:
    """Play passes in ascending seat order."""
    return player + 1 if player + 1 < box.players else 0


@rule
def start_with(s: SeatsState, player: Player, phase: int) -> None:
    """This player starts, and is the first to do what comes next."""
    s.starter = player
    s.mover = player
    s.phase = phase


@rule
def decider(player: Player, deciding: bool, over: bool) -> int:
    """Who is to move: this player while there is something to decide, TERMINAL when the game is over, and otherwise CHANCE."""
    if deciding:
        return player
    return TERMINAL if over else CHANCE
