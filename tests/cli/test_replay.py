"""`abaculus replay`: logs shown, and forged ones refused."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from commands import refused, run, three_games
from sample_games import FIRST_GAME

import abaculus
from abaculus.core.match import Match, read_logs


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return three_games(tmp_path_factory.mktemp("logs"))


def test_several_games_are_checked_and_listed(log: Path) -> None:
    told = run("replay", log)
    assert "All 3 games follow the rules" in told
    for match in read_logs(log):
        assert " : ".join(map(str, match.state.scores())) in told


def test_a_game_is_shown_action_by_action_with_running_scores(log: Path) -> None:
    match = list(read_logs(log))[1]
    lines = run("replay", log, "--game", 2).splitlines()
    assert lines[0] == f"{match.game.info.title}: " + ", ".join(
        f"{name}={value}" for name, value in match.game.options.items()
    )
    assert len(lines) == len(match.actions) + 3
    for line, text, state in zip(lines[1:], match.log(), match.states()[1:], strict=False):
        assert text in line
        assert line.endswith(" : ".join(map(str, state.scores())))
    assert lines[-2].startswith("The game is over. greedy: ")
    best, other = sorted(match.state.scores(), reverse=True)
    assert re.match(
        rf"(greedy|random) wins with {best} points?\. 2nd: (greedy|random), {other} points?\. \w", lines[-1]
    )


def test_one_move_comes_with_its_working_its_board_and_its_position(log: Path) -> None:
    match = next(read_logs(log))
    number = next(n for n, state in enumerate(match.states()) if sum(state.scores()) > 0)
    told = run("replay", log, "--game", 1, "--move", number)
    state = match.states()[number]
    assert told.splitlines()[-1] == state.to_position()
    assert f"= {max(state.scores())}" in told
    assert "★" in told
    private = run("replay", log, "--game", 1, "--move", number, "--viewer", "none").splitlines()[-1]
    assert private == state.seen_by(None).to_position()
    assert "?" in private


def at_a_table(tmp_path: Path, **table: object) -> Path:
    """The log of a game for three that a table says was over after one draw."""
    match = Match(abaculus.load_game(FIRST_GAME, players=3), ["Ada", "Bob", "Bob"])
    match.apply(match.state.legal_actions()[0])
    file = tmp_path / "table.jsonl"
    file.write_text(json.dumps({**match.to_json(), "table": table}) + "\n", encoding="utf-8")
    return file


def gave_up(seat: object, why: str = "resigned", **args: object) -> dict[str, object]:
    return {"key": f"play-ended-{why}", "args": args, "player": seat}


def test_a_game_ends_as_its_table_says(tmp_path: Path) -> None:
    """The rules alone know neither who gave up nor handicaps: to them the game goes on, and all have nothing."""
    endings = [gave_up(2), gave_up(0, "time")]
    told = run("replay", at_a_table(tmp_path, totals=[9, 4, 4], ranks=[3, 1, 2], endings=endings)).splitlines()
    assert told[-2] == "The game is over. Ada: 9, Bob 1: 4, Bob 2: 4"
    assert told[-1] == (
        "Bob 1 wins with 4 points. 2nd: Bob 2, 4 points. 3rd: Ada, 9 points. Bob 2 gave up. Ada ran out of time."
    )
    closed = [gave_up(None, "closed")]
    assert run("replay", at_a_table(tmp_path, totals=[9, 4, 4], ranks=None, endings=closed)).splitlines()[-1] == (
        "The game was called off."
    )
    unheard_of: list[dict[str, object]] = [{"key": "nothing-like-it", "args": {}, "player": None}]
    told = run("replay", at_a_table(tmp_path, totals=[4, 4, 4], ranks=[1, 1, 1], endings=unheard_of)).splitlines()
    assert told[-1] == "Shared win with 4 points: Ada, Bob 1 and Bob 2. The game is over."


@pytest.mark.parametrize(
    "table",
    [
        {"totals": [1, 2], "ranks": [1, 2, 3], "endings": []},
        {"totals": [1, 2, 3], "ranks": [1, "2", 3], "endings": []},
        {"totals": [1, 2, 3], "ranks": None, "endings": "none"},
        {"totals": [1, 2, 3], "ranks": None, "endings": [gave_up(3)]},
        {"totals": [1, 2, 3], "ranks": None, "endings": [gave_up(1, who="\x1b[2J")]},
        {"totals": [1, 2, 3], "ranks": None, "endings": [{"key": "play-ended"}]},
    ],
)
def test_what_a_table_cannot_have_said_is_refused(tmp_path: Path, table: dict[str, object]) -> None:
    assert "the log's 'table' " in refused("replay", at_a_table(tmp_path, **table))


def test_stepping_waits_for_enter(log: Path) -> None:
    told = run("replay", log, "--game", 1, "--step", stdin="\n\nq\n")
    assert told.count("Enter: go on, q: stop") == 3
    assert "draw" in told
    assert "The game is over" not in told


def test_a_game_that_is_not_over(tmp_path: Path) -> None:
    match = Match(abaculus.load_game(FIRST_GAME, players=2), ["Ada\x1b[2J", "Bob"])
    match.apply(match.state.legal_actions()[1])
    match.save(tmp_path / "open.jsonl")
    told = run("replay", tmp_path / "open.jsonl")
    assert "The log ends before the game is over." in told
    assert "\x1b" not in told, "a name cannot steer the terminal"


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (lambda log: {**log, "scores": [1, 2]}, "line 1: the log says scores [1, 2], its actions give"),
        (lambda log: {**log, "game": "chess"}, "there is no game 'chess'"),
        (lambda log: [log], "line 1: a log is a JSON object"),
        (lambda log: {**log, "options": {"players": 99}}, f"{FIRST_GAME} is played by "),
        (lambda log: {**log, "rules": 99}, "rules version 99"),
    ],
)
def test_a_forged_log_is_refused(
    log: Path, tmp_path: Path, forge: Callable[[dict[str, Any]], object], why: str
) -> None:
    true = json.loads(log.read_text(encoding="utf-8").splitlines()[0])
    file = tmp_path / "forged.jsonl"
    file.write_text(json.dumps(forge(true)) + "\n", encoding="utf-8")
    assert why in refused("replay", file)


def test_what_cannot_be_replayed_is_refused(log: Path, tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    (tmp_path / "words.jsonl").write_text("hello\n", encoding="utf-8")
    (tmp_path / "bytes.jsonl").write_bytes(b"\xff\xfe\x00")
    assert "cannot be read (No such file" in refused("replay", tmp_path / "nowhere.jsonl")
    assert "holds no game" in refused("replay", tmp_path / "empty.jsonl")
    assert "words.jsonl, line 1: " in refused("replay", tmp_path / "words.jsonl")
    assert "no text file in UTF-8" in refused("replay", tmp_path / "bytes.jsonl")
    assert "has no game 4; it has 3" in refused("replay", log, "--game", 4)
    length = len(next(read_logs(log)).actions)
    assert f"the game has {length} actions" in refused("replay", log, "--game", 1, "--move", length + 1)
    assert "all, none, or a seat from 0 to 1" in refused("replay", log, "--game", 1, "--viewer", 2)
