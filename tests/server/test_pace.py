"""How fast bots move is a table's own setting, and never so fast that nobody can follow."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from pydantic import ValidationError
from sample_games import FIRST_GAME

from abaculus.server.settings import Settings
from abaculus.server.tables.due import PACES, due_at
from abaculus.server.tables.table import Table
from abaculus.server.tables.table_settings import TableSettings
from abaculus.server.wire import NewTable
from abaculus.server.wire import TableSettings as SettingsShown


def due(settings: TableSettings) -> int | None:
    """When a bot is due at a table whose position is from moment 0."""
    place = SimpleNamespace(level="greedy")
    table = SimpleNamespace(mover=lambda: 0, paused=False, places=[place], since=0, settings=settings)
    return due_at(cast(Table, table), Settings())


def test_a_tables_pace_says_how_long_bots_wait() -> None:
    assert due(TableSettings()) == due(TableSettings(pace="normal")) == 600
    assert due(TableSettings(pace="slow")) == 1500
    assert due(TableSettings(pace="quick")) == 300


def test_even_a_quick_bot_waits_until_a_tile_has_settled() -> None:
    assert min(PACES.values()) * Settings().bot_pause >= 0.25


def test_other_paces_are_refused() -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    assert NewTable.model_validate({"game": FIRST_GAME, "seats": seats}).pace == "normal"
    assert SettingsShown.model_validate({"pace": "slow"}).pace == "slow"
    with pytest.raises(ValidationError):
        NewTable.model_validate({"game": FIRST_GAME, "seats": seats, "pace": "at once"})
