"""Fair dice: every outcome of chance follows from a secret that was fixed before the game, and can be checked after it.

At creation the server publishes SHA-256 of a secret seed. Every seat adds a nonce before the game starts. An outcome is

    HMAC-SHA256(key=seed, "abaculus dice 1" | table | nonces | seq | try)

read as a 256-bit number, taken modulo the sum of the outcomes' whole-number weights, outcomes in rising order. A number in the
last, incomplete run of that sum is thrown away and `try` counts up, so no outcome is favoured by a hair. When the game ends the
seed is published, and anyone can repeat all of this. Neither side could have steered it: the server did not know the nonces
when it fixed the seed, and the players did not know the seed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from abaculus.core.errors import AbaculusError, BadLog
from abaculus.core.match import Match

__all__ = ["METHOD", "commitment", "new_nonce", "new_seed", "outcome", "verify"]

METHOD = "abaculus dice 1"
_SPACE = 1 << 256


def new_seed() -> str:
    """A secret that nobody can guess, in hexadecimal."""
    return secrets.token_hex(32)


def new_nonce() -> str:
    """A seat's contribution, where its player brings none."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is published of a seed before the game."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def outcome(seed: str, table: str, nonces: Sequence[str], seq: int, weighted: Sequence[tuple[int, int]]) -> int:
    """What chance does at event `seq`, given the possible outcomes with their whole-number weights in rising order.

    >>> outcome("00" * 32, "t", ["a", "b"], 7, [(0, 1), (1, 1)])
    0
    """
    total = sum(weight for _, weight in weighted)
    fair = _SPACE - _SPACE % total
    key = bytes.fromhex(seed)
    tries = 0
    while True:
        message = "|".join((METHOD, table, *nonces, str(seq), str(tries)))
        number = int.from_bytes(hmac.digest(key, message.encode(), "sha256"), "big")
        if number < fair:
            break
        tries += 1
    place = number % total
    for action, weight in weighted:
        place -= weight
        if place < 0:
            return action
    raise AssertionError("weights that add up to their sum leave no rest")


def verify(data: Mapping[str, Any]) -> int:
    """Check every outcome of chance in a finished game's log; how many there were.

    Raises `BadLog` naming the first one that does not follow from the published seed, or saying what the log lacks.
    """
    dice = data.get("dice")
    if not isinstance(dice, dict):
        raise BadLog("the log carries no dice: only finished games of a server can be verified")
    parts: list[Any] = [dice.get(name) for name in ("seed", "table", "nonces", "seqs")]
    seed, table, nonces, seqs = parts
    if dice.get("method") != METHOD:
        raise BadLog(f"the dice were thrown by another method, {str(dice.get('method'))[:40]!r}; known is {METHOD!r}")
    if not isinstance(seed, str) or len(seed) != 64 or set(seed) - set("0123456789abcdef"):
        raise BadLog("the dice's seed is missing, or no 64 hexadecimal digits")
    if not isinstance(table, str) or not _texts(nonces) or not _numbers(seqs):
        raise BadLog("the dice lack their table, their nonces or their sequence numbers")
    if commitment(seed) != dice.get("commitment"):
        raise BadLog("the seed is not the one that was promised: its SHA-256 differs from the commitment")
    actions = data.get("actions")
    if any(earlier >= later for earlier, later in pairwise(seqs)):
        raise BadLog("the dice's sequence numbers do not rise")
    match = Match.from_json(
        {name: data[name] for name in ("game", "options", "seats", "rules") if name in data} | {"actions": []}
    )
    place, decisions = 0, 0
    for number, text in enumerate(actions if isinstance(actions, list) else [], start=1):
        state = match.state
        if not state.is_chance_node():
            decisions += 1
        else:
            if place >= len(seqs):
                raise BadLog(f"action {number}, {text!r}: the dice have no sequence number for it")
            # What chance does in one go is numbered in one go; a decision has a number too. Gaps could be tried out.
            step = seqs[place] - seqs[place - 1] if place else 1
            if step <= decisions if decisions else step != 1:
                raise BadLog(f"action {number}, {text!r}: the dice skip or repeat a sequence number before it")
            decisions = 0
            fair = outcome(seed, table, nonces, seqs[place], state.chance_weights())
            place += 1
            if text != state.action_to_string(fair):
                raise BadLog(
                    f"action {number} is {str(text)[:60]!r}, but the dice say {state.action_to_string(fair)!r}"
                )
        try:
            match.apply(str(text))
        except AbaculusError as problem:
            raise BadLog(f"action {number}: {problem}") from problem
    if place != len(seqs):
        raise BadLog(f"the log holds {place} outcomes of chance, its dice {len(seqs)}")
    return place


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _numbers(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, int) and not isinstance(one, bool) for one in value)
