"""Fair dice: they follow from the promise, favour nobody, and a log that was tampered with is found out."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from commands import invoke, run
from sample_games import DICE_GAME, FIRST_GAME
from server_player import Guest
from server_start import server
from server_table import over
from sizes import sized

import abaculus
from abaculus.core.errors import BadLog
from abaculus.server.tables import fairness

pytestmark = pytest.mark.compiled

SEED = hashlib.sha256(b"a seed for tests").hexdigest()


# -- the dice ----------------------------------------------------------------------------------------------------------------


def test_a_roll_is_what_the_page_says() -> None:
    """The recipe, once more and by hand."""
    weighted = [(3, 2), (4, 1), (9, 7)]
    for seq in range(200):
        text = f"abaculus dice 1|table|a|b|{seq}|0"
        number = int(hmac.new(bytes.fromhex(SEED), text.encode(), hashlib.sha256).hexdigest(), 16) % 10
        expected = 3 if number < 2 else 4 if number < 3 else 9
        assert fairness.outcome(SEED, "table", ["a", "b"], seq, weighted) == expected


def chi_square(counts: Counter[int], weighted: list[tuple[int, int]]) -> float:
    total, weights = sum(counts.values()), sum(weight for _, weight in weighted)
    expected = {action: total * weight / weights for action, weight in weighted}
    return sum((counts[action] - wanted) ** 2 / wanted for action, wanted in expected.items())


@pytest.mark.parametrize(
    ("weighted", "limit"),
    [
        ([(side, 1) for side in range(6)], 20.5),  # 5 degrees of freedom, one in a thousand
        ([(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)], 18.5),
        ([(tile, 1) for tile in range(63)], 104.0),
        ([(0, 999), (1, 1)], 10.9),
    ],
)
def test_outcomes_come_as_often_as_they_should(weighted: list[tuple[int, int]], limit: float) -> None:
    rolls = range(sized(6000, interpreted=6000, soak=200_000))
    counts = Counter(fairness.outcome(SEED, "t", ["x", "y"], seq, weighted) for seq in rolls)
    assert chi_square(counts, weighted) < limit
    assert chi_square(Counter({weighted[0][0]: 6000}), weighted) > limit or len(weighted) == 2


def test_every_part_of_the_message_matters() -> None:
    die = [(side, 1) for side in range(1_000_003)]
    plain = fairness.outcome(SEED, "t", ["a", "b"], 5, die)
    assert plain == fairness.outcome(SEED, "t", ["a", "b"], 5, die)
    others = [
        fairness.outcome(SEED[::-1], "t", ["a", "b"], 5, die), fairness.outcome(SEED, "u", ["a", "b"], 5, die),
        fairness.outcome(SEED, "t", ["a", "c"], 5, die), fairness.outcome(SEED, "t", ["b", "a"], 5, die),
        fairness.outcome(SEED, "t", ["a", "b"], 6, die),
    ]  # fmt: skip
    assert plain not in others
    assert len(set(others)) == 5


def test_a_number_in_the_incomplete_last_run_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a space of 256 numbers and weights that add up to 100, numbers from 200 on would favour the first ones."""
    thrown = [b"\xff", b"\xc8", b"\xc7"]
    asked: list[bytes] = []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        asked.append(message)
        return thrown[len(asked) - 1]

    monkeypatch.setattr(fairness, "_SPACE", 256)
    monkeypatch.setattr(hmac, "digest", digest)
    assert fairness.outcome(SEED, "t", ["a"], 3, [(side, 1) for side in range(100)]) == 99
    assert [message.rsplit(b"|", 1)[1] for message in asked] == [b"0", b"1", b"2"]


def test_seeds_and_nonces_are_new_every_time() -> None:
    assert len({fairness.new_seed() for _ in range(100)} | {fairness.new_nonce() for _ in range(100)}) == 200
    assert all(len(seed) == 64 and int(seed, 16) >= 0 for seed in [fairness.new_seed()])


# -- logs --------------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with server() as one:
        yield one.url


@pytest.fixture(scope="module")
async def logs(base: str, anyio_backend: str) -> dict[str, dict[str, Any]]:
    """An honest log of every game."""
    made = {}
    async with Guest(base, "Ada") as ada:
        for name in abaculus.list_games():
            table = await ada.make_table(name, ["greedy", "greedy"])
            await over(ada, table)
            made[name] = await ada.get(f"/api/tables/{table}/log")
    return made


@pytest.mark.parametrize("name", abaculus.list_games())
def test_an_honest_log_is_accepted(logs: dict[str, dict[str, Any]], name: str, tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    file.write_text(json.dumps(logs[name]) + "\n")
    count = len(logs[name]["dice"]["seqs"])
    assert count > 0
    assert str(count) in run("verify", file)
    assert abaculus.Match.load(file).state.is_terminal()


def chances(log: dict[str, Any]) -> list[int]:
    """Which actions of a log were chance's."""
    state = abaculus.load_game(log["game"], **log["options"]).new_initial_state()
    found = []
    for number, text in enumerate(log["actions"]):
        if state.is_chance_node():
            found.append(number)
        state.apply_action(state.string_to_action(text))
    return found


@pytest.mark.parametrize("name", abaculus.list_games())
def test_the_first_forged_roll_is_named(logs: dict[str, dict[str, Any]], name: str, tmp_path: Path) -> None:
    dice = random.Random(name)
    log = logs[name]
    for _ in range(5):
        place = dice.choice(chances(log))
        state = abaculus.load_game(name, **log["options"]).new_initial_state()
        for text in log["actions"][:place]:
            state.apply_action(state.string_to_action(text))
        others = [text for text in map(state.action_to_string, state.legal_actions()) if text != log["actions"][place]]
        if not others:
            continue
        doctored = copy.deepcopy(log)
        doctored["actions"][place] = dice.choice(others)
        file = tmp_path / "log.jsonl"
        file.write_text(json.dumps(doctored) + "\n")
        result = invoke("verify", file)
        assert result.exit_code == 2
        words = " ".join(result.stderr.split())
        assert f"action {place + 1} is" in words.replace("│ ", ""), result.stderr


def forged(log: dict[str, Any], **changes: Any) -> dict[str, Any]:
    made = copy.deepcopy(log)
    made["dice"].update(changes)
    return made


def test_a_log_with_other_dice_is_found_out(logs: dict[str, dict[str, Any]]) -> None:
    log = logs[FIRST_GAME]
    dice = log["dice"]
    other = fairness.new_seed()
    for made, words in (
        (forged(log, seed=other), "not the one that was promised"),
        (forged(log, seed=other, commitment=fairness.commitment(other)), "the dice say"),
        (forged(log, nonces=dice["nonces"][::-1] if dice["nonces"][0] else ["x", "y"]), "the dice say"),
        (forged(log, table="another"), "the dice say"),
        (forged(log, seqs=dice["seqs"][:-1]), "no sequence number"),
        (forged(log, seqs=[*dice["seqs"], dice["seqs"][-1] + 1]), "its dice"),
        (forged(log, seqs=dice["seqs"][::-1]), "do not rise"),
        (forged(log, seqs=[True] * len(dice["seqs"])), "sequence numbers"),
        (forged(log, method="coin"), "another method"),
        (forged(log, seed="xyz"), "64 hexadecimal digits"),
        (forged(log, seed=None), "64 hexadecimal digits"),
        (forged(log, nonces="ab"), "nonces"),
        ({**log, "dice": None}, "carries no dice"),
        ({**log, "actions": [*log["actions"][:-1], "fly"]}, "action"),
        ({**log, "actions": None}, "the log holds 0 outcomes"),
        ({**log, "game": "chess"}, "chess"),
        ({**log, "rules": 99}, "rules version"),
    ):
        with pytest.raises((BadLog, abaculus.core.errors.AbaculusError), match=words):
            fairness.verify(made)


def test_a_roll_cannot_be_forged_by_moving_its_sequence_number(logs: dict[str, dict[str, Any]]) -> None:
    """What chance does in one go has numbers in one go: a gap would let a forger try numbers until a roll comes out right."""
    log = logs[FIRST_GAME]
    first, second = chances(log)[:2]
    assert second == first + 1
    game = abaculus.load_game(FIRST_GAME, **log["options"])
    state = game.new_initial_state()
    for text in log["actions"][:second]:
        state.apply_action(state.string_to_action(text))
    seqs = log["dice"]["seqs"]
    for tried in range(seqs[1] + 1, seqs[1] + 5000):
        drawn = fairness.outcome(
            log["dice"]["seed"], log["dice"]["table"], log["dice"]["nonces"], tried, state.chance_weights()
        )
        if state.action_to_string(drawn) != log["actions"][second]:
            break
    made = forged(log, seqs=[seqs[0], tried, *(seq + tried for seq in seqs[2:])])
    made["actions"] = [*log["actions"][:second], state.action_to_string(drawn), *log["actions"][second + 1 :]]
    with pytest.raises(BadLog, match=f"action {second + 1}"):
        fairness.verify(made)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "5", '"x"', "[" * 3000, '{"dice": 1}', f'{{"game": "{FIRST_GAME}"}}', "\x00"]
)
def test_what_is_no_log_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "log.jsonl"
    file.write_text(text)
    result = invoke("verify", file)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


async def test_several_logs_are_checked_line_by_line(base: str, tmp_path: Path) -> None:
    async with Guest(base, "Bob") as bob:
        for name in (DICE_GAME, FIRST_GAME):
            table = await bob.make_table(name, ["me", "greedy"])
            await bob.do(table, "sit")
            await bob.do(table, "resign")
        waiting = await bob.make_table(DICE_GAME, ["me", "open"])
        await bob.do(waiting, "close")
        answer = await bob.http.get("/api/logs")
        assert answer.headers["content-type"].startswith("application/x-ndjson")
    text = answer.text
    assert len(text.splitlines()) == 2
    file = tmp_path / "mine.jsonl"
    file.write_text(text)
    assert len(run("verify", file).splitlines()) == 2
