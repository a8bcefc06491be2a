"""The commands other than `play`, `render`, `simulate` and `replay`; and what all of them refuse."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from commands import LANE, refused, run, three_games
from sample_games import FIRST_GAME, LOW_GAME

import abaculus
from abaculus.cli import bench
from abaculus.core.atomic_write import open_atomic
from abaculus.core.match import read_logs
from abaculus.core.texts import taught_by, texts

TILES = abaculus.load_game(FIRST_GAME).default_tiles()

HELP = """
import sys
from typer.testing import CliRunner
from typer.main import get_command
from abaculus.cli.main import app

def paths(command, path):
    yield path
    for name in command.list_commands(None) if hasattr(command, "commands") else ():
        yield from paths(command.get_command(None, name), [*path, name])

for path in paths(get_command(app), []):
    result = CliRunner().invoke(app, [*path, "--help"])
    assert result.exit_code == 0 and "Usage" in result.output, path
    print(*path)
for asked in (["games"], ["games", "--json"], ["rules", sys.argv[1]], ["--version"]):
    assert CliRunner().invoke(app, asked).exit_code == 0, asked
heavy = [name for name in ("numpy", "numba", "matplotlib", "pyspiel", "abaculus.core.game") if name in sys.modules]
assert not heavy, heavy
"""


def test_help_and_looking_around_import_neither_numpy_nor_numba() -> None:
    done = subprocess.run([sys.executable, "-c", HELP, FIRST_GAME], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert {"games", "rules", "play", "simulate", "replay", "render", "perft", "bench", "tiles check"} <= set(told)


# -- games, rules, tiles -----------------------------------------------------------------------------------------------


def test_games_lists_ids_titles_players_and_options() -> None:
    told = run("games")
    info = abaculus.game_info(FIRST_GAME)
    options = [f"{option.name}={'|'.join(map(str, option.values))}" for option in info.options]
    assert options
    for word in (FIRST_GAME, info.title, "{}-{}".format(*info.players), *options):
        assert word in told
    assert texts("en").say("box-teaches", what=taught_by(FIRST_GAME)) in told
    german = run("games", "--lang", "de")
    assert "Spieler" in german
    assert taught_by(FIRST_GAME, "de") in german


def test_games_as_json_are_what_games_say_of_themselves() -> None:
    told = {game["id"]: game for game in json.loads(run("games", "--json"))}
    assert tuple(told) == abaculus.list_games()
    for name in abaculus.list_games():
        info = abaculus.game_info(name)
        assert told[name]["players"] == list(info.players)
        assert (told[name]["age"], told[name]["minutes"]) == (info.age, info.minutes)
        assert told[name]["teaches"] == taught_by(name)
        assert [option["name"] for option in told[name]["options"]] == [option.name for option in info.options]


def test_rules_show_the_rulebook() -> None:
    rulebook = abaculus.load_game(FIRST_GAME).rulebook()
    assert run("rules", FIRST_GAME, "--raw") == rulebook
    told = run("rules", FIRST_GAME)
    assert "R1." in told
    assert "**" not in told


def test_exported_tiles_are_good_tiles(tmp_path: Path) -> None:
    assert run("tiles", "export", FIRST_GAME) == TILES
    file = tmp_path / "own.txt"
    run("tiles", "export", FIRST_GAME, "--out", file)
    assert file.read_text(encoding="utf-8") == TILES
    info, lines = abaculus.game_info(FIRST_GAME), [line for line in TILES.splitlines() if not line.startswith("#")]
    players = ", ".join(str(count) for count in range(info.players[0], info.players[1] + 1))
    told = run("tiles", "check", FIRST_GAME, file)
    assert f"{len(lines)} lines of tiles for {info.title}, enough for this many players: {players}\n" in told


def test_a_game_without_a_tile_file_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abaculus.cli.tiles.load_game", lambda _: SimpleNamespace(default_tiles=str))
    assert f"{LOW_GAME} has no tile file" in refused("tiles", "export", LOW_GAME)


def test_an_export_replaces_a_file_only_by_force(tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text("mine", encoding="utf-8")
    assert "--force" in refused("tiles", "export", FIRST_GAME, "--out", file)
    assert file.read_text(encoding="utf-8") == "mine"
    run("tiles", "export", FIRST_GAME, "--out", file, "--force")
    assert file.read_text(encoding="utf-8") == TILES


def test_a_tile_file_that_is_not_there() -> None:
    assert "cannot be read (No such file" in refused("tiles", "check", FIRST_GAME, "nowhere.txt")


# -- what is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [["rules"], ["simulate", "--lane", LANE], ["perft"], ["bench"], ["tiles", "export"], ["tiles", "check", "a.txt"]],
)
def test_an_unknown_game_is_refused_with_those_there_are(command: list[str]) -> None:
    head = 2 if command[0] == "tiles" else 1
    told = refused(*command[:head], "chess", *command[head:])
    assert told.startswith("abaculus: there is no game 'chess'; there is ")
    assert all(game in told for game in abaculus.list_games())


def test_a_file_keeps_its_old_content_until_the_new_one_is_complete(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    file.write_text("old", encoding="utf-8")

    def give_up_halfway() -> None:
        with open_atomic(file) as draft:
            draft.write("half")
            assert file.read_text(encoding="utf-8") == "old"
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        give_up_halfway()
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]
    assert file.read_text(encoding="utf-8") == "old"


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return three_games(tmp_path_factory.mktemp("logs"))


# -- perft and bench ---------------------------------------------------------------------------------------------------


def test_perft_from_a_position_as_json(log: Path) -> None:
    position = next(read_logs(log)).states()[-2].to_position()
    told = json.loads(run("perft", FIRST_GAME, "--depth", 2, "--position", position, "--json"))
    assert list(told) == ["game", "options", "position", "counts"]
    assert told["position"] == position
    state = abaculus.load_game(FIRST_GAME).from_position(position)
    assert told["counts"] == [len(state.legal_actions()), 0]


def test_perft_refuses_what_it_cannot_count() -> None:
    assert f"a position of this game starts with '{FIRST_GAME}'" in refused("perft", FIRST_GAME, "--position", "e2e4")
    assert f"depth 1 to {abaculus.load_game(FIRST_GAME).max_steps()}" in refused("perft", FIRST_GAME, "--depth", 99)


@pytest.mark.compiled
def test_the_bench_prints_its_documented_json_and_keeps_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "QUICK", (0.001, 1))
    told = json.loads(run("bench", FIRST_GAME, "--quick", "--json", "--out", tmp_path))
    assert list(told) == ["games", "openspiel"]
    figures = told["games"][FIRST_GAME]
    assert {"python", "cpu", "face_steps_per_s", "placement_scores_per_s"} <= set(figures)
    for lane in set(figures) & {"python", "cpu", "cuda"}:
        assert {"random_steps_per_s", "random_placements_per_s", "greedy_games_per_s"} <= set(figures[lane])
        assert all(rate > 0 for rate in figures[lane].values())
    assert figures["cpu"]["one_core_random_placements_per_s"] > 0
    assert figures["cpu"]["cores"] == os.cpu_count()
    for theirs in told["openspiel"].values():
        assert list(theirs) == ["rollout_steps_per_s", "python_steps_per_s", "mean_length"]
    kept_files = sorted(tmp_path.iterdir())
    assert [file.suffix for file in kept_files] == [".json", ".txt"]
    assert json.loads(kept_files[0].read_text(encoding="utf-8")) == told
    assert abaculus.game_info(FIRST_GAME).title in kept_files[1].read_text(encoding="utf-8")


def test_the_bench_prints_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    from abaculus.cli.tables import screen

    rates = {"random_steps_per_s": 8e6, "random_placements_per_s": 4e6, "greedy_games_per_s": 5e3}
    cpu = {**rates, "cores": 2, **{f"one_core_{name}": rate for name, rate in rates.items()}}
    own = {"python": rates, "cpu": cpu, "cuda": rates, "face_steps_per_s": 1.2e5, "placement_scores_per_s": 2e7}
    theirs = {"rollout_steps_per_s": 1e6, "python_steps_per_s": 5e4, "mean_length": 106.66}
    bench.print_tables({"games": {FIRST_GAME: own}, "openspiel": {"hex(board_size=11)": theirs}}, texts("en"), screen())
    told = capsys.readouterr().out
    for word in ("cuda, one GPU", "hex(board_size=11)", "× 4.0", "× 2.4", "106.7", "20,000,000"):
        assert word in told
