from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME
from sizes import sized

import abaculus
from abaculus.core.lanes import retrace
from abaculus.core.returns import returns_of

pa = pytest.importorskip("pyarrow", reason="the extra abaculus[parquet] is not installed")

import pyarrow.parquet as pq

from abaculus.bots.matches import play_numbered, simulate_bots
from abaculus.bots.tournament import play_deal
from abaculus.rl import parquet
from abaculus.rl.names import COLUMNS, DECISIONS
from abaculus.rl.runs import play_here, simulate_in_parts, tell_decisions
from abaculus.rl.seeing import Eyes

pytestmark = pytest.mark.once

GAMES = sized(60, interpreted=6, soak=600)
PART = sized(16, interpreted=2, soak=50)

WITH_RAY = """
import os, signal, sys
from pathlib import Path
import abaculus
from abaculus.rl.runs import play_on_ray, simulate_in_parts

def parent(pid):
    return int(Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[1])

def ours(pid):
    while pid > 1:
        if pid == os.getpid():
            return True
        pid = parent(pid)
    return False

killed = []

def kill_a_worker(games):
    if killed:
        return
    for folder in Path("/proc").iterdir():
        try:
            works = folder.name.isdigit() and (folder / "cmdline").read_bytes().startswith(b"ray::work_far_away")
            if works and ours(int(folder.name)):
                os.kill(int(folder.name), signal.SIGKILL)
                killed.append(folder.name)
                return
        except (OSError, ValueError):
            pass

out, game = Path(sys.argv[1]), abaculus.load_game(sys.argv[2])
player = play_on_ray("local", num_cpus=2)
done = simulate_in_parts(game, 24000, bots=["greedy"], seed=9, out=out, part=2000, player=player, progress=kill_a_worker)
print("killed", len(killed), "games", done.games)
"""


def _table(file: Path) -> Any:
    return pq.read_table(file)


@pytest.mark.parametrize("name", abaculus.list_games())
def test_rows_are_the_games(name: str, tmp_path: Path) -> None:
    game = abaculus.load_game(name)
    out = tmp_path / "games.parquet"
    seen: list[int] = []
    run = simulate_in_parts(game, GAMES, bots=["random"], seed=5, out=out, part=PART, progress=seen.append)
    alone = abaculus.simulate(game, GAMES, bots=["random"], seed=5)
    assert run.scores.tolist() == alone.scores.tolist()
    assert (run.steps, run.placements) == (alone.steps, alone.placements)
    assert sum(seen) == GAMES
    rows = _table(out).to_pylist()
    assert [row["game"] for row in rows] == list(range(GAMES))
    for row in (rows[0], rows[-1]):
        actions, state = retrace(game, row["game"], seed=5)
        assert row["steps"] == len(actions)
        assert [row[f"score_{seat}"] for seat in range(2)] == state.scores()
        assert [row[f"return_{seat}"] for seat in range(2)] == returns_of(state.scores(), game.info.most_wins)
    assert list(tmp_path.iterdir()) == [out]


def test_schema_is_the_documented_one(tmp_path: Path) -> None:
    game = abaculus.load_game(CLAIM_GAME, players=3)
    out = tmp_path / "games.parquet"
    simulate_in_parts(game, 2, seed=1, out=out)
    schema = pq.read_schema(out)
    named = {
        name.replace("_0", "_N"): str(schema.field(name).type)
        for name in schema.names
        if not name.endswith(("_1", "_2"))
    }
    assert named == {name: {"float32": "float"}.get(kind, kind) for name, (kind, _) in COLUMNS.items()}
    told = json.loads(schema.metadata[parquet.KEY])
    assert (told["game"], told["options"]["players"], told["bots"], told["seed"]) == (CLAIM_GAME, 3, ["random"] * 3, 1)


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    game, out = abaculus.load_game(FIRST_GAME), tmp_path / "games.parquet"

    def breaks_off(
        work: Any, game: abaculus.Game, parts: Sequence[tuple[int, int]], told: dict[str, Any]
    ) -> Iterator[Any]:
        yield from play_here(work, game, parts[:2], told)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate_in_parts(game, GAMES, seed=3, out=out, part=PART, player=breaks_off)
    assert not out.exists()
    asked: list[int] = []

    def counts(work: Any, game: abaculus.Game, parts: Sequence[tuple[int, int]], told: dict[str, Any]) -> Iterator[Any]:
        asked.extend(first for first, _ in parts)
        return play_here(work, game, parts, told)

    half_written = out.with_name("games.parquet.parts") / f"{2 * PART:012d}-{PART}.parquet"
    half_written.write_bytes(b"PAR1 and no more")
    run = simulate_in_parts(game, GAMES, seed=3, out=out, part=PART, player=counts)
    assert asked == list(range(2 * PART, GAMES, PART))
    assert run.scores.tolist() == abaculus.simulate(game, GAMES, seed=3).scores.tolist()


def test_parts_of_another_run_are_not_taken(tmp_path: Path) -> None:
    game, out = abaculus.load_game(FIRST_GAME), tmp_path / "games.parquet"
    parts = out.with_name("games.parquet.parts")
    parts.mkdir()
    other = tmp_path / "other.parquet"
    simulate_in_parts(game, GAMES, seed=4, out=other)
    other.rename(parts / f"{0:012d}-{GAMES}.parquet")
    run = simulate_in_parts(game, GAMES, seed=3, out=out)
    assert run.scores.tolist() == abaculus.simulate(game, GAMES, seed=3).scores.tolist()


@pytest.mark.compiled
def test_levels_play_in_parts_as_they_do_alone(tmp_path: Path) -> None:
    game = abaculus.load_game(DICE_GAME)
    out = tmp_path / "games.parquet"
    run = simulate_in_parts(game, 5, bots=["beginner", "greedy"], seed=2, out=out, part=2)
    alone = simulate_bots(game, 5, bots=["beginner", "greedy"], seed=2)
    assert run.scores.tolist() == alone.scores.tolist()
    assert (run.steps, run.placements, run.bots) == (alone.steps, alone.placements, alone.bots)
    assert _table(out).column("steps").to_pylist() == [
        len(play_numbered(game, run.bots, 2, number).actions) for number in range(5)
    ]


@pytest.mark.parametrize("bots", [["random"], ["beginner", "random"]])
def test_decisions_are_those_of_the_games(bots: list[str], tmp_path: Path) -> None:
    game, out = abaculus.load_game(DICE_GAME), tmp_path / "decisions.parquet"
    games = sized(4, interpreted=2, soak=50)
    tell_decisions(game, games, out, bots=bots, seed=7, part=3)
    table, eyes = _table(out), Eyes(game)
    assert table.column_names == list(DECISIONS)
    assert json.loads(table.schema.metadata[parquet.KEY])["bots"] == (bots * 2 if len(bots) == 1 else bots)
    rows = iter(table.to_pylist())
    for number in range(games):
        if bots == ["random"]:
            actions, end = retrace(game, number, seed=7)
        else:
            actions, end, _, _ = play_numbered(game, bots, 7, number)
        state = game.new_initial_state()
        for action in actions:
            if not state.is_chance_node():
                row, seat = next(rows), state.current_player()
                assert (row["game"], row["seat"], row["action"]) == (number, seat, action)
                assert row["observation"] == eyes.observe(state, seat).tolist()
                assert row["legal"] == state.legal_actions()
                assert row["return"] == end.returns()[seat]
            state.apply_action(action)
    assert next(rows, None) is None
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.compiled
def test_the_command_writes_parquet(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    decisions = tmp_path / "decisions.parquet"
    asked = f"simulate {FIRST_GAME} -n 20 --out {out} --decisions {decisions} --format json"
    done = subprocess.run(
        [sys.executable, "-m", "abaculus.cli", *asked.split()], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["games"] == 20
    assert _table(out).num_rows == 20
    assert _table(decisions).num_rows == 20 * abaculus.load_game(FIRST_GAME).max_game_length()


@pytest.mark.compiled
def test_ray_gives_the_same_table_when_a_worker_is_killed(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the extra abaculus[ray] is not installed")
    with_ray, without = tmp_path / "ray.parquet", tmp_path / "alone.parquet"
    done = subprocess.run(
        [sys.executable, "-c", WITH_RAY, str(with_ray), FIRST_GAME], capture_output=True, text=True, check=False
    )
    assert "killed 1 games 24000" in done.stdout, done.stderr[-3000:]
    simulate_in_parts(abaculus.load_game(FIRST_GAME), 24000, bots=["greedy"], seed=9, out=without, part=2000)
    assert _table(with_ray).equals(_table(without), check_metadata=True)


TWO_NODES = """
import sys
import time
from pathlib import Path
import ray
from ray._private import services
from ray.cluster_utils import Cluster
import abaculus
from abaculus.rl.runs import play_on_ray, simulate_in_parts

# Ray would rather have an address that others can reach, which a test must not need.
services.resolve_ip_for_localhost = lambda host: host
small = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 100 << 20}
cluster = Cluster(initialize_head=True, head_node_args={**small, "include_dashboard": False})
second = [cluster.add_node(**small)]
ray.init(address=cluster.address, log_to_driver=False)

def alive():
    return sum(node["Alive"] for node in ray.nodes())

print("nodes", alive())

def kill_a_node(games):
    if games and second:
        cluster.remove_node(second.pop(), allow_graceful=False)

game = abaculus.load_game(sys.argv[2])
done = simulate_in_parts(game, 4000, bots=["greedy"], seed=9, out=Path(sys.argv[1]), part=250,
                         player=play_on_ray(cluster.address), progress=kill_a_node)
for _ in range(120):  # Ray notes the death of a node when it next asks for its health, which may be after the last game
    if alive() == 1:
        break
    time.sleep(0.5)
print("nodes", alive(), "games", done.games)
ray.shutdown()
cluster.shutdown()
"""


@pytest.mark.compiled
def test_ray_gives_the_same_table_when_a_node_is_killed(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the extra abaculus[ray] is not installed")
    with_ray, without = tmp_path / "ray.parquet", tmp_path / "alone.parquet"
    done = subprocess.run(
        [sys.executable, "-c", TWO_NODES, str(with_ray), FIRST_GAME], capture_output=True, text=True, check=False
    )
    assert "nodes 2" in done.stdout, done.stderr[-3000:]
    assert "nodes 1 games 4000" in done.stdout, done.stderr[-3000:]
    simulate_in_parts(abaculus.load_game(FIRST_GAME), 4000, bots=["greedy"], seed=9, out=without, part=250)
    assert _table(with_ray).equals(_table(without), check_metadata=True)


TOURNAMENT = """
import os, signal, sys
from pathlib import Path
import abaculus
from abaculus.bots.tournament import Tournament
from abaculus.rl.ray_pool import RayPool
from abaculus.rl.runs import play_on_ray, tell_decisions

game, file = abaculus.load_game(sys.argv[3]), Path(sys.argv[1])
first = Tournament(game, ["greedy", "random"], 3, seed=1)
first.resume(file)
with RayPool("local", num_cpus=2) as pool, file.open("a") as out:
    first.play(out, pool=pool)
    again = Tournament(game, ["greedy", "random"], 8, seed=1)
    again.resume(file)
    before = len(again.results["greedy", "random"])
    again.play(out, pool=pool)
    tell_decisions(game, 40, Path(sys.argv[2]), seed=3, part=8, player=play_on_ray("local"))
print("deals", before, len(again.results["greedy", "random"]))
"""


@pytest.mark.compiled
def test_tournaments_and_decisions_on_ray_are_those_of_one_machine(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the extra abaculus[ray] is not installed")
    file, decisions, alone = tmp_path / "deals.jsonl", tmp_path / "ray.parquet", tmp_path / "alone.parquet"
    done = subprocess.run(
        [sys.executable, "-c", TOURNAMENT, str(file), str(decisions), FIRST_GAME],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "deals 3 8" in done.stdout, done.stderr[-3000:]
    game = abaculus.load_game(FIRST_GAME)
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()][1:]
    assert sorted(row["deal"] for row in rows) == list(range(8))
    for row in rows:
        here = play_deal(game, ("greedy", "random"), row["deal"], 1, None, None)
        assert (row["shares"], row["margins"]) == (here["shares"], here["margins"])
    tell_decisions(game, 40, alone, seed=3)
    assert _table(decisions).equals(_table(alone), check_metadata=True)
