"""Matches: logs in and out of files, and what is wrong with a log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sample_games import FIRST_GAME

import abaculus
from abaculus.core import match as matches
from abaculus.core.match import MAX_LOG_LINE, read_logs
from abaculus.testing import walk

PAIR = abaculus.load_game(FIRST_GAME)


def whole(game: abaculus.Game = PAIR, seed: int = 1, steps: int | None = None) -> abaculus.Match:
    match = abaculus.Match(game, seats=[f"Ä{seat}" for seat in range(game.num_players())])
    for action in walk(game, seed).actions[:steps]:
        match.apply(action)
    return match


def test_a_log_has_the_promised_parts_in_order() -> None:
    match = whole()
    log = match.to_json()
    assert list(log)[:6] == ["game", "options", "seats", "actions", "scores", "returns"]
    assert log["game"] == FIRST_GAME
    assert log["options"] == PAIR.options == {"players": 2, **{one.name: one.default for one in PAIR.info.options}}
    assert log["seats"] == ["Ä0", "Ä1"]
    assert len(log["actions"]) == PAIR.max_steps()
    assert log["actions"][0] == PAIR.new_initial_state().action_to_string(match.actions[0])
    assert log["scores"] == match.state.scores()
    assert sum(log["returns"]) == 0


def test_a_log_without_rules_version_scores_and_returns_is_read() -> None:
    log = whole().to_json()
    for part in ("rules", "scores", "returns"):
        del log[part]
    assert abaculus.Match.from_json(log).state == whole().state


def test_names_for_all_seats_or_none() -> None:
    assert abaculus.Match(PAIR).seats == ["player 1", "player 2"]
    for names in ([], ["one"], ["one", "two", "three"]):
        with pytest.raises(abaculus.BadOption, match="2 seats"):
            abaculus.Match(PAIR, names)


def test_actions_as_numbers_and_as_texts_are_the_same() -> None:
    match, again = whole(), abaculus.Match(PAIR)
    for text in match.log():
        again.apply(text)
    assert again.actions == match.actions
    assert again.states() == match.states()


def test_an_illegal_action_changes_nothing() -> None:
    match = whole(steps=11)
    before = match.to_json()
    for action in (-1, 1 << 40, whole().log()[0], "nonsense", PAIR.num_distinct_actions() - 1):
        with pytest.raises((abaculus.IllegalAction, abaculus.BadNotation)):
            match.apply(action)
    assert match.to_json() == before
    assert len(match.states()) == 12


def test_what_is_handed_out_is_a_copy() -> None:
    match = whole(steps=11)
    before = match.to_json()
    match.actions.append(0)
    for state in match.states():
        if not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
    assert match.to_json() == before


def test_many_games_in_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    matches = [whole(seed=seed) for seed in range(3)]
    lines = [json.dumps(match.to_json()) for match in matches]
    path.write_text("\n".join([lines[0], "", lines[1], "  ", lines[2]]) + "\n", encoding="utf-8")
    assert [match.state for match in read_logs(path)] == [match.state for match in matches]
    with pytest.raises(abaculus.BadLog, match="holds 3 games"):
        abaculus.Match.load(path)


def test_saving_replaces_the_file_at_once(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    whole(steps=5).save(path)
    whole(steps=9).save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["match.jsonl"]
    assert len(abaculus.Match.load(path).actions) == 9
    assert path.read_text(encoding="utf-8").count("\n") == 1


def test_a_save_that_fails_keeps_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    whole(steps=5).save(path)
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        whole(steps=9).save(path)
    assert len(abaculus.Match.load(path).actions) == 5


GOOD: dict[str, Any] = whole(steps=14).to_json()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": None}, "'game' is missing or no str"),
        ({"options": []}, "'options' is missing or no dict"),
        ({"seats": "ab"}, "'seats' is missing or no list"),
        ({"seats": [1, 2]}, "'seats' holds something that is no text"),
        ({"actions": [GOOD["actions"][0], 3]}, "'actions' holds something that is no text"),
        ({"seats": ["one"]}, "1 name for 2 seats"),
        ({"options": {"players": 9}}, "{} to {} players".format(*PAIR.info.players)),
        ({"options": {"players": 2, "fun": 1}}, "no option 'fun'"),
        ({"options": {"game_id": FIRST_GAME}}, "cannot be set up"),
        ({"options": {"tiles": "tiles.txt"}}, "cannot be set up: line 1: "),
        ({"options": {"tiles": 7}}, "no tile file"),
        ({"rules": 99}, "rules version 99"),
        ({"scores": [1, 2]}, r"says scores \[1, 2\]"),
        ({"returns": [1.0, -1.0]}, r"says returns \[1.0, -1.0\]"),
    ],
)
def test_a_log_that_is_wrong_is_refused_with_the_place(change: dict[str, Any], why: str) -> None:
    with pytest.raises(abaculus.BadLog, match=why):
        abaculus.Match.from_json({**GOOD, **change})


@pytest.mark.parametrize("data", [None, [], "x", 3, {}, {"game": FIRST_GAME}, [GOOD]])
def test_json_that_is_no_log(data: object) -> None:
    with pytest.raises(abaculus.BadLog):
        abaculus.Match.from_json(data)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("nonsense", "line 2"),
        ("[" * 100_000, "line 2"),
        ('{"game": ' + "9" * 5000 + "}", "line 2"),
        (json.dumps({**GOOD, "game": "chess"}), "line 2: .*no game 'chess'"),
        (json.dumps({**GOOD, "seats": []}), "line 2"),
        (json.dumps({**GOOD, "scores": [9, 9]}), "line 2: the log says scores"),
        (" " * (MAX_LOG_LINE + 1), "line 2: longer than"),
    ],
    ids=["no json", "deep", "long number", "game", "seats", "scores", "long"],
)
def test_a_file_with_a_bad_line_says_which(tmp_path: Path, line: str, why: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{json.dumps(GOOD)}\n{line}\n", encoding="utf-8")
    with pytest.raises(abaculus.BadLog, match=why):
        list(read_logs(path))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(abaculus.BadLog, match="cannot be read"):
        abaculus.Match.load(tmp_path / "none.jsonl")
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(abaculus.BadLog, match="UTF-8"):
        abaculus.Match.load(tmp_path / "picture")
    (tmp_path / "empty").write_text("", encoding="utf-8")
    with pytest.raises(abaculus.BadLog, match="holds 0 games"):
        abaculus.Match.load(tmp_path / "empty")


def test_nobody_can_undo_before_anything_has_happened() -> None:
    for player in (0, 1, 7):
        with pytest.raises(abaculus.NotAllowed, match=f"player {player + 1} has made no move"):
            abaculus.Match(PAIR).undo(player)


def test_a_match_that_packs_its_positions_says_and_takes_back_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = whole()
    monkeypatch.setattr(matches, "FRESH", 2)
    packed = whole()
    assert packed.states() == match.states()
    assert packed.to_json() == match.to_json()
    assert [step.seat for step in packed.history] == [step.seat for step in match.history]
    for taken in (1, 5, len(match.history) - 6):
        for one in (packed, match):
            one.drop(taken)
        assert packed.state == match.state
    packed.apply(match.state.legal_actions()[0])
    assert len(packed.history) == 1
