"""The commands other than `play` and `render`: what they print, what they write, and how they say no."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import abaculus
from abaculus.cli import bench, plot
from abaculus.cli.keeping import kept
from abaculus.cli.main import app
from abaculus.core import lanes
from abaculus.core.match import Match, read_logs
from abaculus.core.rule import interpreted

LANE = lanes.own_lane()
TILES = abaculus.load_game("hexago").default_tiles()


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ABACULUS_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")


def run(*arguments: object, stdin: str = "") -> str:
    """What a command prints when all is well."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=stdin)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*arguments: object) -> str:
    """What a command says on standard error when it refuses: one line, exit code 2, and nothing printed."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


def simulate(*arguments: object) -> str:
    return run("simulate", "hexago", "--lane", LANE, *arguments)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games between a greedy and a random bot."""
    file = tmp_path_factory.mktemp("logs") / "games.jsonl"
    simulate("--games", 3, "--bots", "greedy,random", "--seed", 5, "--log", file)
    return file


# -- starting up -------------------------------------------------------------------------------------------------------

HELP = """
import sys
from typer.testing import CliRunner
from typer.main import get_command
from abaculus.cli.main import app

def paths(command, path):
    yield path
    for name, below in getattr(command, "commands", {}).items():
        yield from paths(below, [*path, name])

for path in paths(get_command(app), []):
    result = CliRunner().invoke(app, [*path, "--help"])
    assert result.exit_code == 0 and "Usage" in result.output, path
    print(*path)
for asked in (["games"], ["games", "--json"], ["rules", "hexago"], ["--version"]):
    assert CliRunner().invoke(app, asked).exit_code == 0, asked
heavy = [name for name in ("numpy", "numba", "matplotlib", "pyspiel") if name in sys.modules]
assert not heavy, heavy
"""


def test_help_and_looking_around_import_neither_numpy_nor_numba() -> None:
    done = subprocess.run([sys.executable, "-c", HELP], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert {"games", "rules", "play", "simulate", "replay", "render", "perft", "bench", "tiles check"} <= set(told)


# -- games, rules, tiles -----------------------------------------------------------------------------------------------


def test_games_lists_ids_titles_players_and_options() -> None:
    told = run("games")
    for word in ("hexago", "Hexago Continuo", "1-4", "match=free|required", "hands=hidden|open"):
        assert word in told
    assert "Spieler" in run("games", "--lang", "de")


def test_games_as_json_are_the_leaflets() -> None:
    told = {game["id"]: game for game in json.loads(run("games", "--json"))}
    assert tuple(told) == abaculus.games()
    assert told["hexago"]["players"] == [1, 4]
    assert [option["name"] for option in told["hexago"]["options"]] == ["match", "hands"]


def test_rules_show_the_rulebook() -> None:
    rulebook = abaculus.load_game("hexago").rulebook()
    assert run("rules", "hexago", "--raw") == rulebook
    told = run("rules", "hexago")
    assert "R1." in told
    assert "**" not in told


def test_exported_tiles_are_good_tiles(tmp_path: Path) -> None:
    assert run("tiles", "export", "hexago") == TILES
    file = tmp_path / "own.txt"
    run("tiles", "export", "hexago", "--out", file)
    assert file.read_text(encoding="utf-8") == TILES
    assert "36 lines of tiles for Hexago Continuo, enough for this many players: 1, 2, 3, 4" in run(
        "tiles", "check", "hexago", file
    )


def test_a_game_without_a_tile_file_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(abaculus.load_game("hexago")), "default_tiles", classmethod(lambda _: ""))
    assert "hexago has no tile file" in refused("tiles", "export", "hexago")


def test_an_export_replaces_a_file_only_by_force(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text("mine", encoding="utf-8")
    assert "--force" in refused("tiles", "export", "hexago", "--out", file)
    assert file.read_text(encoding="utf-8") == "mine"
    run("tiles", "export", "hexago", "--out", file, "--force")
    assert file.read_text(encoding="utf-8") == TILES


def test_few_tiles_are_enough_for_few_players(tmp_path: Path) -> None:
    file = tmp_path / "few.txt"
    file.write_text("\n".join(TILES.splitlines()[:22]) + "\n", encoding="utf-8")
    assert "20 lines of tiles for Hexago Continuo, enough for this many players: 1, 2\n" in run(
        "tiles", "check", "hexago", file
    )


def test_a_bad_tile_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("# mine\nY6 B5 R2 R1 P4 G3\nY6 B5 R2 R1 P4\n", encoding="utf-8")
    told = f"{file}, line 3: a tile has six fields, this one has 5"
    assert told in refused("tiles", "check", "hexago", file)
    assert "line 3: a tile has six fields" in refused("simulate", "hexago", "--lane", LANE, "--tiles", file)
    assert "line 3: a tile has six fields" in refused("perft", "hexago", "--tiles", file)


def test_a_tile_file_that_is_not_there() -> None:
    assert "cannot be read (No such file" in refused("tiles", "check", "hexago", "nowhere.txt")


# -- simulate ----------------------------------------------------------------------------------------------------------

KEYS = [
    "game", "options", "bots", "seed", "lane", "games", "seconds", "steps", "placements", "games_per_s", "steps_per_s",
    "placements_per_s", "scores", "wins", "wins_by_order", "log",
]  # fmt: skip


def test_a_simulation_as_a_table() -> None:
    told = simulate("--games", 3, "--bots", "greedy,random")
    assert "Hexago Continuo: 3 games" in told
    for word in ("games/s", "placements/s", "Median", "greedy", "95 % interval", "Turn order"):
        assert word in told


def test_a_simulation_as_json_has_its_documented_names() -> None:
    told = json.loads(simulate("--games", 4, "--bots", "greedy, random", "--seed", -4, "--format", "json"))
    assert list(told) == KEYS
    assert (told["bots"], told["seed"], told["games"], told["placements"]) == (["greedy", "random"], -4, 4, 64)
    assert list(told["scores"][0]) == ["seat", "bot", "mean", "sd", "min", "q05", "q25", "median", "q75", "q95", "max"]
    assert list(told["wins"][1]) == ["seat", "bot", "won", "rate", "low", "high"]
    for wins in (told["wins"], told["wins_by_order"]):
        assert sum(row["won"] for row in wins) == pytest.approx(4)
        assert all(0 <= row["low"] <= row["rate"] <= row["high"] <= 1 for row in wins)
    game = abaculus.load_game("hexago")
    scores = lanes.simulate(game, 4, bots=["greedy", "random"], seed=-4).scores
    assert told["scores"][0]["mean"] == pytest.approx(scores[:, 0].mean())
    assert told["scores"][1]["max"] == scores[:, 1].max()


def test_wins_by_order_are_those_of_the_starter(log: Path) -> None:
    told = json.loads(simulate("--games", 3, "--bots", "greedy,random", "--seed", 5, "--format", "json"))
    won = [0.0, 0.0]
    for match in read_logs(log):
        starter = int(match.log()[0].split()[1])
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


def test_the_python_and_the_cpu_lane_write_the_same_log(tmp_path: Path) -> None:
    """With every option, because the other lane is another process, which has to get them all."""
    (tmp_path / "own.txt").write_text("\n".join(TILES.splitlines()[2:34]) + "\n", encoding="utf-8")
    logs = []
    for lane in ("python", "cpu"):
        file = tmp_path / f"{lane}.jsonl"
        command = f"simulate hexago --games 2 --lane {lane} --bots greedy,random,random --seed 11 --players 3"
        command += " --threads 1 -o hands=open -o match=free --format json"
        files = ["--tiles", str(tmp_path / "own.txt"), "--log", str(file)]
        done = subprocess.run(
            [sys.executable, "-m", "abaculus.cli", *command.split(), *files],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["lane"] == lane
        logs.append(file.read_bytes())
    assert logs[0] == logs[1]
    assert logs[0].count(b"\n") == 2
    options = json.loads(logs[0].splitlines()[0])["options"]
    assert (options["players"], options["match"], options["hands"]) == (3, "free", "open")
    assert options["tiles"].count("\n") == 32


def test_the_other_lane_passes_on_its_exit_code() -> None:
    other = "cpu" if interpreted() else "python"
    done = subprocess.run(
        [sys.executable, "-m", "abaculus.cli", "simulate", "hexago", "--lane", other, "--bots", "clever"],
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
    result = CliRunner().invoke(app, ["simulate", "hexago", "--lane", LANE, "--games", "9", "--log", str(file)])
    assert (result.exit_code, result.stdout) == (130, "")
    assert "Stopped after 0 of 9 games. Nothing was written." in result.stderr
    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [("games.jsonl", "old\n")]


def test_a_log_that_does_not_retrace_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true = lanes.simulate

    def wrong(*arguments: object, **named: object) -> lanes.Simulation:
        simulation = true(*arguments, **named)  # type: ignore[arg-type]
        simulation.scores[1, 0] += 1
        return simulation

    monkeypatch.setattr(lanes, "simulate", wrong)
    told = refused("simulate", "hexago", "--lane", LANE, "--games", 2, "--seed", 3, "--log", tmp_path / "games.jsonl")
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
    assert ".svg or .png" in refused("simulate", "hexago", "--plot", "plot.jpg")
    assert "there is no folder" in refused("simulate", "hexago", "--plot", tmp_path / "nowhere" / "plot.svg")
    monkeypatch.setattr(plot, "find_spec", lambda _: None)
    assert "pip install 'abaculus[plot]'" in refused("simulate", "hexago", "--plot", tmp_path / "plot.svg")


# -- what is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [["rules"], ["simulate", "--lane", LANE], ["perft"], ["bench"], ["tiles", "export"], ["tiles", "check", "a.txt"]],
)
def test_an_unknown_game_is_refused_with_those_there_are(command: list[str]) -> None:
    head = 2 if command[0] == "tiles" else 1
    told = refused(*command[:head], "hexxago", *command[head:])
    assert told.startswith("abaculus: there is no game 'hexxago'; there is ")
    assert "hexago" in told.removeprefix("abaculus: there is no game 'hexxago'")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["-o", "match=maybe"], "match='maybe' is not possible; it can be free or required"),
        (["-o", "speed=fast"], "hexago has no option 'speed'"),
        (["-o", "match"], "write NAME=VALUE"),
        (["--players", "9"], "hexago is played by 1 to 4 players, not by 9"),
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
    assert why in refused("simulate", "hexago", "--lane", LANE, *arguments)


def test_a_file_keeps_its_old_content_until_the_new_one_is_complete(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    file.write_text("old", encoding="utf-8")

    def give_up_halfway() -> None:
        with kept(file) as draft:
            draft.write("half")
            assert file.read_text(encoding="utf-8") == "old"
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        give_up_halfway()
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]
    assert file.read_text(encoding="utf-8") == "old"


# -- replay ------------------------------------------------------------------------------------------------------------


def test_several_games_are_checked_and_listed(log: Path) -> None:
    told = run("replay", log)
    assert "All 3 games follow the rules" in told
    for match in read_logs(log):
        assert " : ".join(map(str, match.state.scores())) in told


def test_a_game_is_shown_action_by_action_with_running_scores(log: Path) -> None:
    match = list(read_logs(log))[1]
    lines = run("replay", log, "--game", 2).splitlines()
    assert lines[0] == "Hexago Continuo: players=2, match=free, hands=hidden"
    assert len(lines) == len(match.actions) + 2
    for line, text, state in zip(lines[1:], match.log(), match.states()[1:], strict=False):
        assert text in line
        assert line.endswith(" : ".join(map(str, state.scores())))
    assert lines[-1].startswith("The game is over: 0 greedy ")


def test_a_viewer_is_shown_what_the_viewer_saw(log: Path) -> None:
    match = next(read_logs(log))
    for viewer, seat in (("0", 0), ("1", 1), ("none", None)):
        lines = run("replay", log, "--game", 1, "--viewer", viewer).splitlines()[1:-1]
        seen = match.log(seat, everything=False)
        assert [text in line for line, text in zip(lines, seen, strict=True)] == [True] * len(seen)
        assert sum("draw ?" in line for line in lines) == (16 if seat is None else 8)


def test_one_move_comes_with_its_working_its_board_and_its_position(log: Path) -> None:
    match = next(read_logs(log))
    number = next(n for n, state in enumerate(match.states()) if sum(state.scores()) > 0)
    told = run("replay", log, "--game", 1, "--move", number)
    state = match.states()[number]
    assert told.splitlines()[-1] == state.to_position()
    assert f"= {max(state.scores())}" in told
    assert "★" in told
    private = run("replay", log, "--game", 1, "--move", number, "--viewer", "none").splitlines()[-1]
    assert private == match.game.write_position(state, None, False)
    assert "?" in private


def test_boards_are_drawn_after_every_move(log: Path) -> None:
    assert run("replay", log, "--game", 1, "--boards").count("◆") == 16


def test_stepping_waits_for_enter(log: Path) -> None:
    told = run("replay", log, "--game", 1, "--step", stdin="\n\nq\n")
    assert told.count("Enter: go on, q: stop") == 3
    assert "draw" in told
    assert "The game is over" not in told


def test_a_game_that_is_not_over(tmp_path: Path) -> None:
    match = Match(abaculus.load_game("hexago", players=2), ["Ada\x1b[2J", "Bob"])
    match.apply("start 1")
    match.save(tmp_path / "open.jsonl")
    told = run("replay", tmp_path / "open.jsonl")
    assert "The log ends before the game is over." in told
    assert "\x1b" not in told, "a name cannot steer the terminal"


@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (lambda log: {**log, "scores": [1, 2]}, "line 1: the log says scores [1, 2], its actions give"),
        (
            lambda log: {**log, "actions": ["start 7", *log["actions"][1:]]},
            "line 1: action 1 of 35: 'start 7' cannot come up",
        ),
        (
            lambda log: {**log, "actions": [*log["actions"], "start 0"]},
            "line 1: action 36 of 36: 'start 0': the game is over",
        ),
        (lambda log: {**log, "game": "chess"}, "there is no game 'chess'"),
        (lambda log: [log], "line 1: a log is a JSON object"),
        (lambda log: {**log, "options": {"players": 5}}, "hexago is played by 1 to 4 players"),
        (lambda log: {**log, "rules": 99}, "rules version 99"),
    ],
)
def test_a_forged_log_is_refused(log: Path, tmp_path: Path, forge: object, why: str) -> None:
    true = json.loads(log.read_text(encoding="utf-8").splitlines()[0])
    file = tmp_path / "forged.jsonl"
    file.write_text(json.dumps(forge(true)) + "\n", encoding="utf-8")  # type: ignore[operator]
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
    assert "the game has 35 actions" in refused("replay", log, "--game", 1, "--move", 36)
    assert "all, none, or a seat from 0 to 1" in refused("replay", log, "--game", 1, "--viewer", 2)


# -- perft and bench ---------------------------------------------------------------------------------------------------


def test_perft_prints_a_count_for_every_depth() -> None:
    told = run("perft", "hexago", "--depth", 3)
    for count in ("2", "72", "2,520"):
        assert count in told
    assert "3.780" in run("perft", "hexago", "--players", 3, "--depth", 3, "--lang", "de")


def test_perft_from_a_position_as_json(log: Path) -> None:
    position = next(read_logs(log)).states()[-2].to_position()
    told = json.loads(run("perft", "hexago", "--depth", 2, "--position", position, "--json"))
    assert list(told) == ["game", "options", "position", "counts"]
    assert told["position"] == position
    state = abaculus.load_game("hexago").from_position(position)
    assert told["counts"] == [len(state.legal_actions()), 0]


def test_perft_refuses_what_it_cannot_count() -> None:
    assert "a position of this game starts with 'hexago'" in refused("perft", "hexago", "--position", "e2e4")
    assert "depth 1 to 35" in refused("perft", "hexago", "--depth", 99)


@pytest.mark.skipif(interpreted(), reason="the bench runs compiled, and starts a compiled process if it has to")
def test_the_bench_prints_its_documented_json_and_keeps_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK", (0.001, 1))
    told = json.loads(run("bench", "hexago", "--quick", "--json", "--out", tmp_path))
    assert list(told) == ["games", "openspiel"]
    figures = told["games"]["hexago"]
    assert {"python", "cpu", "face_steps_per_s", "placement_scores_per_s"} <= set(figures)
    for lane in set(figures) & {"python", "cpu", "cuda"}:
        assert {"random_steps_per_s", "random_placements_per_s", "greedy_games_per_s"} <= set(figures[lane])
        assert all(rate > 0 for rate in figures[lane].values())
    assert figures["cpu"]["one_core_random_placements_per_s"] > figures["python"]["random_placements_per_s"]
    assert figures["cpu"]["cores"] == os.cpu_count()
    for theirs in told["openspiel"].values():
        assert list(theirs) == ["rollout_steps_per_s", "python_steps_per_s", "mean_length"]
    kept_files = sorted(tmp_path.iterdir())
    assert [file.suffix for file in kept_files] == [".json", ".txt"]
    assert json.loads(kept_files[0].read_text(encoding="utf-8")) == told
    assert "Hexago Continuo" in kept_files[1].read_text(encoding="utf-8")


def test_the_bench_prints_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    from abaculus.cli.tables import screen
    from abaculus.core.texts import texts

    rates = {"random_steps_per_s": 8e6, "random_placements_per_s": 4e6, "greedy_games_per_s": 5e3}
    cpu = {**rates, "cores": 2, **{f"one_core_{name}": rate for name, rate in rates.items()}}
    own = {"python": rates, "cpu": cpu, "cuda": rates, "face_steps_per_s": 1.2e5, "placement_scores_per_s": 2e7}
    theirs = {"rollout_steps_per_s": 1e6, "python_steps_per_s": 5e4, "mean_length": 106.66}
    bench.print_tables({"games": {"hexago": own}, "openspiel": {"hex(board_size=11)": theirs}}, texts("en"), screen())
    told = capsys.readouterr().out
    for word in ("cuda, one GPU", "hex(board_size=11)", "× 4.0", "× 2.4", "106.7", "20,000,000"):
        assert word in told
