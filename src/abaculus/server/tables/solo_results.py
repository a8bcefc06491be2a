"""What a guest reached alone, for the list of the best results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from abaculus.core.playing_alone import Terms, terms_alone
from abaculus.server.tables.events import Ended, Event, ScoreClaimed
from abaculus.server.tables.self_scoring import all_counted
from abaculus.server.tables.table import Table

__all__ = ["SoloResult", "result_alone", "result_of"]


class SoloResult(NamedTuple):
    """A game that a guest has played alone to its end."""

    guest: str
    game: str
    terms: Terms
    points: int
    most_wins: bool
    table: str
    at: int


def result_alone(table: Table, events: Sequence[Event]) -> SoloResult | None:
    """The result that these events, just applied, have settled: with the end, or when the player has counted the points."""
    settling = any(isinstance(event, (Ended, ScoreClaimed)) for event in events)
    return result_of(table) if settling else None


def result_of(table: Table) -> SoloResult | None:
    """What a guest has reached at a table alone, and without help by a bot or points given."""
    if len(table.places) != 1 or table.why != "over" or table.match is None or not all_counted(table):
        return None
    if any(step.by == "bot" for step in table.history) or any(table.settings.handicap or ()):
        return None
    (points,), info = table.state.scores(), table.game.info
    guest, terms = table.places[0].guest, terms_alone(table.game)
    return SoloResult(guest, info.id, terms, points, info.most_wins, table.id, table.touched) if guest else None
