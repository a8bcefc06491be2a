"""Events are stored as they always were: every kind comes back from its stored body unchanged, and is written the same again."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import get_args

import pytest

from abaculus.core.errors import BadLog
from abaculus.server.tables import events as e
from abaculus.server.tables.event_codec import KINDS, body_of, event_of, kind_of
from abaculus.server.tables.events import LogLine
from abaculus.server.tables.table import table_from
from abaculus.server.tables.table_settings import SeatPlan, TableSettings

VERSIONS = sorted((Path(__file__).parents[1] / "core" / "data" / "versions").iterdir())
SEATS = (SeatPlan("me", kept="ada", name=""), SeatPlan("open"), SeatPlan("bot", level="club", name="club"))
SEATS_STORED = (
    '[{"kind": "me", "kept": "ada", "name": ""}, {"kind": "open"}, {"kind": "bot", "level": "club", "name": "club"}]'
)
ALL_SETTINGS = (
    '{"per_move": 30, "per_game": null, "handicap": [5, 0, 0], "listed": true, "hints": false, "reckon": "move", '
    '"pace": "quick"}'
)
CLASS_SETTINGS = '{"reckon": "end", "hints": true, "listed": false}'
STORED = [
    (e.Created("some-game", {"players": 3, "tiles": "a\nb"}, SEATS,
               TableSettings(30, None, (5, 0, 0), True, False, "move", "quick"), "ada", "c0"),
     "created", f'{{"game": "some-game", "options": {{"players": 3, "tiles": "a\\nb"}}, "seats": {SEATS_STORED}, '
                f'"settings": {ALL_SETTINGS}, "host": "ada", "commitment": "c0"}}'),
    (e.Created("other-game", {"players": 1}, (SeatPlan("open", kept="class A"),),
               TableSettings(reckon="end", hints=True, written=("reckon", "hints", "listed")), "class A", "c1"),
     "created", '{"game": "other-game", "options": {"players": 1}, "seats": [{"kind": "open", "kept": "class A"}], '
                f'"settings": {CLASS_SETTINGS}, "host": "class A", "commitment": "c1"}}'),
    (e.Sat(1, "bob", "Bob", "n"), "sat", '{"seat": 1, "guest": "bob", "name": "Bob", "nonce": "n"}'),
    (e.FilledByBot(2, "club"), "filled", '{"seat": 2, "level": "club"}'),
    (e.Started(("a", "")), "started", '{"nonces": ["a", ""]}'),
    (e.Acted(0, "12@8I", "player"), "did", '{"seat": 0, "text": "12@8I", "by": "player"}'),
    (e.ChanceDecided("roll 5"), "came", '{"text": "roll 5"}'),
    (e.ScoreClaimed(0, "12@8I", 4, 5, False, ("addition",)),
     "reckoned", '{"seat": 0, "text": "12@8I", "answer": 4, "points": 5, "right": false, "operations": ["addition"]}'),
    (e.TakenBack(3), "undone", '{"taken": 3}'),
    (e.Asked(1, "pause"), "asked", '{"seat": 1, "what": "pause"}'),
    (e.Agreed(1), "agreed", '{"seat": 1}'),
    (e.Declined(1), "declined", '{"seat": 1}'),
    (e.Paused(), "paused", "{}"),
    (e.Resumed(), "resumed", "{}"),
    (e.Left(1), "left", '{"seat": 1}'),
    (e.CameBack(1), "back", '{"seat": 1}'),
    (e.BotTookOver(1, "greedy"), "bot", '{"seat": 1, "level": "greedy"}'),
    (e.ServerWasAway(1000, 2000), "away", '{"began": 1000, "ended": 2000}'),
    (e.Resigned(1, "time"), "resigned", '{"seat": 1, "why": "time"}'),
    (e.Ended("closed", "5e"), "ended", '{"why": "closed", "seed": "5e"}'),
    (e.RematchMade("t2"), "rematch", '{"table": "t2"}'),
]  # fmt: skip
"""Every kind of event, with its stored kind and body, letter by letter."""


@pytest.mark.parametrize(("event", "kind", "body"), STORED, ids=[kind for _, kind, _ in STORED])
def test_every_kind_of_event_is_stored_as_it_always_was(event: e.Event, kind: str, body: str) -> None:
    assert (kind_of(event), json.dumps(body_of(event))) == (kind, body)
    read = event_of(kind, json.loads(body))
    assert read == event
    assert json.dumps(body_of(read)) == body


def test_the_list_above_has_every_event_and_the_codec_knows_no_other() -> None:
    assert {type(event) for event, _, _ in STORED} == set(get_args(e.Event)) == set(KINDS.values())
    assert {kind for _, kind, _ in STORED} == set(KINDS)


@pytest.mark.parametrize("version", VERSIONS, ids=lambda folder: folder.name)
def test_everything_that_an_earlier_version_stored_is_read_and_written_byte_for_byte(version: Path) -> None:
    with sqlite3.connect(f"file:{version}/abaculus.db?mode=ro", uri=True) as kept:
        rows = kept.execute('SELECT "table", seq, at, kind, body FROM events ORDER BY "table", seq').fetchall()
    kept.close()
    logs: dict[str, list[LogLine]] = {}
    for table, seq, at, kind, body in rows:
        event = event_of(kind, json.loads(body))
        assert (kind_of(event), json.dumps(body_of(event))) == (kind, body)
        logs.setdefault(table, []).append(LogLine(seq, at, event))
    assert len(rows) > 900
    for table, log in logs.items():
        assert table_from(table, log).seq == len(log)


def test_settings_that_a_log_lacks_have_their_defaults() -> None:
    made = {"game": "g", "options": {}, "seats": [{"kind": "open"}], "settings": {}, "host": "h", "commitment": ""}
    event = event_of("created", made)
    assert isinstance(event, e.Created)
    assert event.settings == TableSettings()
    assert (event.settings.reckon, event.settings.pace, event.settings.per_move) == ("off", "normal", None)
    assert body_of(event) == made


@pytest.mark.parametrize(
    ("kind", "body", "said"),
    [
        ("danced", {}, "there is no event 'danced'; known are created, sat"),
        ("sat", [], "the body of 'sat' is no object"),
        ("left", {}, "'left' has seat; stored are none"),
        ("paused", {"seat": 1}, "'paused' has no fields; stored are seat"),
        ("left", {"seat": "1"}, "'seat' of 'left' has to be a whole number"),
        ("left", {"seat": True}, "'seat' of 'left' has to be a whole number"),
        ("came", {"text": 5}, "'text' of 'came' has to be a text"),
        ("did", {"seat": 0, "text": "", "by": "cat"}, "'by' of 'did' has to be one of player, bot, server"),
        ("started", {"nonces": "ab"}, "'nonces' of 'started' has to be a list"),
    ],
)
def test_what_is_no_event_is_refused_with_what_was_expected(kind: str, body: object, said: str) -> None:
    with pytest.raises(BadLog, match=said):
        event_of(kind, body)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"settings": {"speed": 5}}, "'settings' of 'created' has to hold .* and not speed"),
        ({"settings": {"hints": 1}}, "'settings' of 'created' has to be true or false"),
        ({"settings": {"reckon": "never"}}, "'settings' of 'created' has to be one of off, move, end"),
        ({"seats": [{"name": "Ada"}]}, "'seats' of 'created' has to have a kind"),
        ({"seats": ["open"]}, "'seats' of 'created' has to be an object"),
        ({"options": {"players": None}}, "'options' of 'created' has to be a text"),
    ],
)
def test_a_table_that_was_set_up_strangely_is_refused(changed: dict[str, object], said: str) -> None:
    made = {"game": "g", "options": {}, "seats": [], "settings": {}, "host": "h", "commitment": "", **changed}
    with pytest.raises(BadLog, match=said):
        event_of("created", made)


def test_what_is_known_beside_an_event_is_not_stored() -> None:
    known = e.Acted(0, "12@8I", "bot", action=17)
    assert body_of(known) == {"seat": 0, "text": "12@8I", "by": "bot"}
    assert event_of("did", body_of(known)) == known
