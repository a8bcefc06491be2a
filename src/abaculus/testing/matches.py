"""Matches: logs that replay, and undo that never goes back past what was revealed."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from abaculus.core.errors import AbaculusError, BadLog, NotAllowed
from abaculus.core.match import Match
from abaculus.testing.walks import Effort, Walk, fail

__all__ = ["check_logs", "check_undo"]


def play(walk: Walk, steps: int | None = None) -> Match:
    """The game of a walk, as a match, up to a number of steps."""
    match = Match(walk.game)
    for action in walk.actions[:steps]:
        match.apply(action)
    return match


def check_logs(walk: Walk, effort: Effort) -> None:
    """A match can be restored from its log, through JSON and through a file; a false log is refused."""
    match = play(walk)
    final = walk.states[-1]
    log = match.to_json()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        match.save(path)
        loaded = Match.load(path)
    for again in (Match.from_json(json.loads(json.dumps(log))), loaded):
        if again.state != final or again.actions != match.actions or again.to_json() != log or again.game != walk.game:
            fail(final, "a match comes back from its log as it was")
    half = play(walk, len(walk.actions) // 2)
    if Match.from_json(half.to_json()).state != half.state:
        fail(half.state, "a match that is not over comes back from its log as it was")
    wrong = {
        "a score": {**log, "scores": [score + 1 for score in log["scores"]]},
        "a return": {**log, "returns": [value + 1 for value in log["returns"]]},
        "an action too many": {**log, "actions": [*log["actions"], log["actions"][-1]]},
        "an action too few": {**log, "actions": log["actions"][1:]},
        "another rules version": {**log, "rules": -1},
        "too many seats": {**log, "seats": [*log["seats"], "one more"]},
    }
    for what, data in wrong.items():
        try:
            Match.from_json(data)
        except BadLog:
            continue
        except AbaculusError as other:
            fail(final, f"a log with {what} is refused with {type(other).__name__}, not with BadLog")
        fail(final, f"a log with {what} is refused")


def check_undo(walk: Walk, effort: Effort) -> None:
    """Undo goes back to just before the player's own last decision, exactly, unless something was revealed since."""
    for steps, state in walk.some(effort.states):
        for player in range(walk.game.num_players()):
            match = play(walk, steps)
            back = _way_back(walk, steps, player)
            if match.can_undo(player) != (back is not None):
                fail(state, f"after {steps} steps player {player} can take back: {match.can_undo(player)}")
            if back is None:
                _expect_no_undo(match, walk, steps, player)
                continue
            taken = match.undo(player)
            if taken != steps - back or match.actions != walk.actions[:back]:
                fail(state, f"undo by {player} goes back to step {back}; it took back {taken} of {steps}")
            if match.state != walk.states[back] or match.state.current_player() != player:
                fail(state, f"undo by {player} restores the state exactly")
            if match.states() != walk.states[: back + 1] or len(match.log()) != back:
                fail(state, f"undo by {player} leaves the game before it as it was")
            for action in walk.actions[back:steps]:
                match.apply(action)
            if match.state != state:
                fail(state, "what was taken back can be done again")


def _way_back(walk: Walk, steps: int, player: int) -> int | None:
    for place in range(steps - 1, -1, -1):
        state = walk.states[place]
        if walk.game.reveals(state, walk.actions[place], player):
            return None
        if state.current_player() == player:
            return place
    return None


def _expect_no_undo(match: Match, walk: Walk, steps: int, player: int) -> None:
    try:
        match.undo(player)
    except NotAllowed:
        if match.state != walk.states[steps] or match.actions != walk.actions[:steps]:
            fail(walk.states[steps], "an undo that is refused changes nothing")
    else:
        fail(walk.states[steps], f"undo by {player} crosses something that was revealed")
