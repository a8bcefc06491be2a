"""Tournaments: shared luck, results that survive an interruption, intervals and ratings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import run
from sample_games import DICE_GAME, FIRST_GAME

import abaculus
from abaculus.bots import make_bot
from abaculus.bots.matches import play_game
from abaculus.bots.ratings import elo_of, ratings, share_of
from abaculus.bots.tournament import Cores, Tournament, play_deal
from abaculus.core.errors import AbaculusError, BadOption

pytestmark = pytest.mark.once

GAME = abaculus.load_game(FIRST_GAME)


def test_a_deal_brings_the_same_draws_whoever_plays() -> None:
    """Who starts and what is dealt do not depend on the bots; later draws do, because other tiles are left."""
    first = play_game(GAME, [make_bot("random", 1), make_bot("greedy", 2)], seed=3, number=4)
    second = play_game(GAME, [make_bot("greedy", 5), make_bot("random", 6)], seed=3, number=4)
    other = play_game(GAME, [make_bot("greedy", 5), make_bot("random", 6)], seed=3, number=5)
    state, dealt = GAME.new_initial_state(), 0
    while state.is_chance_node():
        state.apply_action(first.actions[dealt])
        dealt += 1
    assert first.actions[:dealt] == second.actions[:dealt] != other.actions[:dealt]


def test_in_a_deal_the_first_bot_takes_every_seat() -> None:
    game = abaculus.load_game(FIRST_GAME, players=3)
    deal = play_deal(game, ("greedy", "random"), 0, 1, None, None)
    assert len(deal["shares"]) == len(deal["margins"]) == 3
    assert play_deal(game, ("greedy", "random"), 0, 1, None, None)["margins"] == deal["margins"]


def test_a_bot_against_itself_shares_every_deal() -> None:
    """Seats swapped, the same bot wins with the better draws each time: luck is shared."""
    game = abaculus.load_game(DICE_GAME)
    shares = [sum(play_deal(game, ("greedy", "greedy"), deal, 2, None, None)["shares"]) for deal in range(8)]
    assert sum(shares) == pytest.approx(8, abs=2)


def test_a_tournament_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = Tournament(GAME, ["greedy", "random"], 2, seed=1)
    first.resume(file)
    with file.open("a", encoding="utf-8") as out:
        first.play(out)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 1 + 2
    file.write_text("\n".join([*lines, lines[-1][:20]]), encoding="utf-8")  # killed while it wrote
    again = Tournament(GAME, ["greedy", "random"], 3, seed=1)
    again.resume(file)
    assert sorted(again.results["greedy", "random"]) == [0, 1]
    played: list[tuple[str, str]] = []
    with file.open("a", encoding="utf-8") as out:
        again.play(out, progress=played.append)
    assert played == [("greedy", "random")]
    assert [json.loads(line)["deal"] for line in file.read_text(encoding="utf-8").splitlines()[1:]] == [0, 1, 2]


def test_another_tournaments_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Tournament(GAME, ["greedy", "random"], 2, seed=1).resume(file)
    with pytest.raises(AbaculusError, match="another tournament"):
        Tournament(GAME, ["greedy", "random"], 2, seed=2).resume(file)
    with file.open("a", encoding="utf-8") as more:
        more.write('{"x": 1}\n')
    with pytest.raises(AbaculusError, match="no deal"):
        Tournament(GAME, ["greedy", "random"], 2, seed=1).resume(file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(AbaculusError, match="something else"):
        Tournament(GAME, ["greedy", "random"], 2, seed=1).resume(file)
    with pytest.raises(BadOption, match="two or more"):
        Tournament(GAME, ["greedy", "greedy"], 2)
    with pytest.raises(BadOption, match="two players"):
        Tournament(abaculus.load_game(FIRST_GAME, players=1), ["greedy", "random"], 2)


def test_a_clear_pairing_ends_early() -> None:
    won = {"shares": [1.0, 1.0], "margins": [9, 9]}
    wanted = Tournament(GAME, ["greedy", "random"], 1000, until=0.75)
    pair = ("greedy", "random")
    wanted.results[pair] = {deal: {**won, "deal": deal} for deal in range(19)}
    assert not wanted.is_clear(pair)
    wanted.results[pair][19] = {**won, "deal": 19}
    assert wanted.is_clear(pair)
    wanted.until = 0.95
    assert not wanted.is_clear(pair)


def test_who_looks_after_every_deal_is_seldom_deceived() -> None:
    """Two equal bots: hardly any pairing is ever declared decided. With 95% intervals a quarter would be."""
    import random

    dice = random.Random(6)
    pair, deceived = ("greedy", "random"), 0
    for _ in range(100):
        wanted = Tournament(GAME, list(pair), 100, until=0.5)
        for deal in range(99):
            share = dice.choice((0.0, 0.5, 0.5, 1.0))
            wanted.results[pair][deal] = {"shares": [share], "margins": [0], "deal": deal}
            if deal % 5 == 4 and wanted.is_clear(pair):
                deceived += 1
                break
    assert deceived <= 8


def test_workers_can_be_stopped_in_the_middle_of_their_work() -> None:
    with Cores(1) as pool:
        pool.submit(pow, 2, 10).result()
        pool.stop()


def test_intervals_hold_what_they_promise() -> None:
    """Of the intervals from many samples of a known share, about 95 in 100 contain it."""
    import random

    dice = random.Random(5)
    inside = 0
    for _ in range(400):
        found = share_of([dice.choice((0.0, 0.5, 1.0, 1.0)) for _ in range(60)])
        inside += found.low <= 0.625 <= found.high
    assert 360 <= inside <= 400
    assert share_of([]).deals == 0


def test_ratings_recover_what_made_the_results() -> None:
    shares = {("a", "b"): 200, ("b", "c"): 100, ("a", "c"): 300}
    results = {}
    for pair, elo in shares.items():
        won = round(1000 / (1 + 10 ** (-elo / 400)))
        results[pair] = [1.0] * won + [0.0] * (1000 - won)
    found = ratings(results, zero="c", draws=50)
    assert found["a"][0] == pytest.approx(300, abs=5)
    assert found["b"][0] == pytest.approx(100, abs=5)
    assert found["c"] == (0, 0, 0)
    assert found["a"][1] < 300 < found["a"][2]
    assert elo_of(0.5) == 0


@pytest.mark.compiled
def test_the_command_plays_and_tells(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    command = ["tournament", FIRST_GAME, "--bots", "greedy,random", "--games", "4", "--out", str(file), "--json"]
    told = json.loads(run(*command))
    assert told["pairings"][0]["games"] == 4
    assert told["pairings"][0]["share"] > 0.7
    assert json.loads(run(*command))["pairings"] == told["pairings"]  # all were played before
    assert "greedy – random" in run(*command[:-1], "--lang", "de")
