"""The events of a table's log.

kind       what happened                                 body
created    the table was set up                          game, options, seats, settings, host, commitment
sat        a guest took a seat                           seat, guest, name, nonce
left       a guest gave it up, or walked away            seat
back       a guest who had left came back                seat
started    all seats are taken                           nonces
filled     a bot takes an empty seat before the game     seat, level
did        a seat acted                                  seat, text, by: player, bot or server
reckoned   a seat said what its move brings, or has      seat, text (empty: its total), answer, points, right, operations
came       chance decided                                text
asked      a seat asks the others for something          seat, what: undo or pause
agreed     another seat agrees, but not all have         seat
declined   another seat does not want to                 seat
undone     the last decision was taken back              taken: how many actions
paused, resumed
away       the server was away, and no clock ran         began, ended
bot        a bot plays on for a seat                     seat, level
resigned   a seat gave up, or ran out of time            seat, why: resigned or time
ended      it is over                                    why: over, resigned, time, left or closed; seed
rematch    another table goes on from here               table
"""

from __future__ import annotations

from typing import Any, NamedTuple

from abaculus.core.state import State

__all__ = ["Event"]


class Event(NamedTuple):
    """One line of a table's log."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    kind: str
    body: dict[str, Any]
    action: int | None = None
    """What its text means, where that is known already; it is not in the log."""
    after: State | None = None
    """Nor is the position that it leads to: whoever decided it has worked that out."""
