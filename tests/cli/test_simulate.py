"""`abaculus simulate`: what it prints, writes and draws, and how it says no."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from commands import LANE, invoke, refused, simulate, three_games
from sample_games import FIRST_GAME

import abaculus
from abaculus.cli import plot
from abaculus.core import lanes
from abaculus.core.match import Match, read_logs
from abaculus.core.rule import interpreted


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return three_games(tmp_path_factory.mktemp("logs"))


KEYS = [
    "game", "options", "bots", "seed", "lane", "games", "seconds", "steps", "placements", "games_per_s", "steps_per_s",
    "placements_per_s", "scores", "wins", "wins_by_order", "log",
]  # fmt: skip


def test_a_simulation_as_a_table() -> None:
    told = simulate("--games", 3, "--bots", "greedy,random")
    assert f"{abaculus.game_info(FIRST_GAME).title}: 3 games" in told
    for word in ("games/s", "placements/s", "Median", "greedy", "95 % interval", "Turn order"):
        assert word in told


def test_a_simulation_as_json_has_its_documented_names() -> None:
    told = json.loads(simulate("--games", 4, "--bots", "greedy, random", "--seed", -4, "--format", "json"))
    game = abaculus.load_game(FIRST_GAME)
    length = game.max_game_length()
    assert list(told) == KEYS
    assert (told["bots"], told["seed"], told["games"], told["placements"]) == (["greedy", "random"], -4, 4, 4 * length)
    assert list(told["scores"][0]) == ["seat", "bot", "mean", "sd", "min", "q05", "q25", "median", "q75", "q95", "max"]
    assert list(told["wins"][1]) == ["seat", "bot", "won", "rate", "low", "high"]
    for wins in (told["wins"], told["wins_by_order"]):
        assert sum(row["won"] for row in wins) == pytest.approx(4)
        assert all(0 <= row["low"] <= row["rate"] <= row["high"] <= 1 for row in wins)
    scores = lanes.simulate(game, 4, bots=["greedy", "random"], seed=-4).scores
    assert told["scores"][0]["mean"] == pytest.approx(scores[:, 0].mean())
    assert told["scores"][1]["max"] == scores[:, 1].max()


def test_wins_by_order_are_those_of_the_starter(log: Path) -> None:
    told = json.loads(simulate("--games", 3, "--bots", "greedy,random", "--seed", 5, "--format", "json"))
    won = [0.0, 0.0]
    for match in read_logs(log):
        starter = next(state for state in match.states() if not state.is_chance_node()).current_player()
        first, second = match.state.returns()[starter], match.state.returns()[1 - starter]
        won[0] += (first + 1) / 2
        won[1] += (second + 1) / 2
    assert [row["won"] for row in told["wins_by_order"]] == won


def test_one_player_alone_wins_nothing() -> None:
    told = json.loads(simulate("--games", 2, "--players", 1, "--format", "json"))
    assert told["wins"] == told["wins_by_order"] == []
    assert "Games won" not in simulate("--games", 2, "--players", 1)


def test_a_log_holds_every_game_as_a_match(log: Path) -> None:
    told = json.loads(simulate("--games", 3, "--bots", "greedy,random", "--seed", 5, "--format", "json"))
    lines = log.read_text(encoding="utf-8").splitlines()
    matches = [Match.from_json(json.loads(line)) for line in lines]
    assert [json.dumps(match.to_json()) for match in matches] == lines
    assert sum(match.state.scores()[0] for match in matches) / 3 == pytest.approx(told["scores"][0]["mean"])
    first = json.loads(lines[0])
    assert list(first)[:6] == ["game", "options", "seats", "actions", "scores", "returns"]
    assert first["seats"] == ["greedy", "random"]
    assert len({match.log()[1] for match in matches}) > 1, "games of one seed differ"


def test_the_other_lane_passes_on_its_exit_code() -> None:
    other = "cpu" if interpreted() else "python"
    done = subprocess.run(
        [sys.executable, "-m", "abaculus.cli", "simulate", FIRST_GAME, "--lane", other, "--bots", "clever"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no bot 'clever'; there is random or greedy" in done.stderr


def test_ctrl_c_leaves_the_old_log_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "games.jsonl"
    file.write_text("old\n", encoding="utf-8")
    monkeypatch.setattr(lanes, "simulate", interrupted)
    result = invoke("simulate", FIRST_GAME, "--lane", LANE, "--games", 9, "--log", file)
    assert (result.exit_code, result.stdout) == (130, "")
    assert "Stopped after 0 of 9 games. Nothing was written." in result.stderr
    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [("games.jsonl", "old\n")]


def test_a_log_that_does_not_retrace_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true = lanes.simulate

    def wrong(*arguments: Any, **named: Any) -> lanes.Simulation:
        simulation = true(*arguments, **named)
        simulation.scores[1, 0] += 1
        return simulation

    monkeypatch.setattr(lanes, "simulate", wrong)
    told = refused("simulate", FIRST_GAME, "--lane", LANE, "--games", 2, "--seed", 3, "--log", tmp_path / "games.jsonl")
    assert "game 1 of seed 3" in told
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_a_plot(tmp_path: Path, suffix: str) -> None:
    pytest.importorskip("matplotlib")
    files = [tmp_path / f"{number}.{suffix}" for number in range(2)]
    for file in files:
        simulate("--games", 5, "--plot", file)
    start = files[0].read_bytes()[:400]
    assert start.startswith(b"\x89PNG") if suffix == "png" else b"<svg" in start
    assert files[0].read_bytes() == files[1].read_bytes(), "equal simulations give equal pictures"


def test_a_plot_needs_matplotlib_and_a_suffix_that_it_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ".svg or .png" in refused("simulate", FIRST_GAME, "--plot", "plot.jpg")
    assert "there is no folder" in refused("simulate", FIRST_GAME, "--plot", tmp_path / "nowhere" / "plot.svg")
    monkeypatch.setattr(plot, "find_spec", lambda _: None)
    assert "pip install 'abaculus[plot]'" in refused("simulate", FIRST_GAME, "--plot", tmp_path / "plot.svg")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["-o", "speed=fast"], f"{FIRST_GAME} has no option 'speed'"),
        (["-o", "speed"], "write NAME=VALUE"),
        (["-o", "tiles=x"], "the tiles are given by --tiles FILE"),
        (["-o", "game_id=x"], "that is no option of a game"),
        (["--bots", "greedy,random,random"], "3 bots for 2 seats"),
        (["--bots", "clever"], "there is no bot 'clever'; there is random or greedy"),
        (["--lane", "fpga"], "there is no lane 'fpga'; there is python, cpu or cuda"),
        (
            ["--log", "no/such/folder/log.jsonl"],
            "no/such/folder/log.jsonl: cannot be written (No such file or directory)",
        ),
        (["--log", "."], "is a folder"),
        (["--lang", "xx"], "there is no language 'xx'"),
    ],
)
def test_what_cannot_be_simulated_is_refused(arguments: list[str], why: str) -> None:
    assert why in refused("simulate", FIRST_GAME, "--lane", LANE, *arguments)
