"""A table's history is its match's: what was decided is applied once."""

from __future__ import annotations

from typing import Any

import pytest

import abaculus
from abaculus.core.state import State
from abaculus.server.tables import decide
from abaculus.server.tables.event_codec import body_of, event_of, kind_of
from abaculus.server.tables.events import Created, Event, LogLine
from abaculus.server.tables.table import Table, table_from
from abaculus.server.tables.table_settings import SeatPlan, TableSettings

SEED = "5e" * 32


class Desk:
    """A table without a server: what is decided happens at once, and the log is kept."""

    def __init__(self, game: str) -> None:
        self.table, self.log = Table("desk"), list[LogLine]()
        seats = (SeatPlan("me"), SeatPlan("me"))
        options = abaculus.load_game(game).log_options()
        self.happen([Created(game, options, seats, TableSettings(), "ada", "c" * 64)])
        for seat in range(2):
            self.happen(decide.sit(self.table, SEED, "ada", "Ada", seat, ""))

    def happen(self, events: list[Event]) -> None:
        for event in events:
            line = LogLine(self.table.seq + 1, 1000, event)
            self.table.apply(line)
            self.log.append(line._replace(event=event_of(kind_of(event), body_of(event))))  # this much of it is stored

    def act(self, action: int) -> None:
        self.happen(decide.act(self.table, SEED, "ada", self.table.seq, self.table.mover(), action))


@pytest.mark.parametrize("game", abaculus.list_games())
def test_what_was_decided_is_applied_once_and_replays_to_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    children = 0
    child = State.child

    def counted(self: State, action: int) -> State:
        nonlocal children
        children += 1
        return child(self, action)

    monkeypatch.setattr(State, "child", counted)
    desk = Desk(game)
    while desk.table.phase == "playing" and len(desk.table.history) < 40:
        desk.act(desk.table.state.legal_actions()[0])
    assert children == len(desk.table.history) > 10
    again = table_from("desk", desk.log)
    assert again.state.key() == desk.table.state.key()
    assert [step.text for step in again.history] == [step.text for step in desk.table.history]
    told: list[Any] = [(step.seat, step.by, step.seq) for step in desk.table.history]
    assert [(step.seat, step.by, step.seq) for step in again.history] == told
    assert all((seat is None) == (by == "chance") for seat, by, _ in told)
