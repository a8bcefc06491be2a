"""Recorded playthroughs: whole games as text files, which are documentation and regression test at once.

A file starts with what was played, then shows every step: who acts, what they do, out of how many possibilities, the points
it scores, and the scores and the position after it.

    game: ID
    options: {"players": 2, "match": "free", "hands": "hidden"}
    bots: random
    seed: 1

    1. chance: start 0  (of 2)
       scores 0,0
       ID start=0 scores=0,0 hands=-,-,-,-;-,-,-,- table=
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

from abaculus.core.errors import AbaculusError
from abaculus.core.game import Game
from abaculus.core.lanes import retrace
from abaculus.core.registry import load_game
from abaculus.core.state import State
from abaculus.testing.walks import Nonconforming

__all__ = ["RENEW", "check_playthrough", "record_playthrough", "replay_playthrough"]

RENEW = "ABACULUS_RENEW"
"""With this environment variable set to 1, playthroughs are recorded again instead of compared."""

_STEP = re.compile(r"\d+\. (?:chance|player \d+): (.+?)(?: = -?\d+)?  \(of \d+\)")


def record_playthrough(game: Game, *, bots: Sequence[str] = ("random",), seed: int = 0) -> str:
    """Let bots play a game, and write down all of it."""
    actions, _ = retrace(game, 0, bots=bots, seed=seed)
    state = game.new_initial_state()
    lines = _heading(game, bots, seed)
    for number, action in enumerate(actions, start=1):
        lines += _step(state, number, action)
    return "\n".join([*lines, _ending(state), ""])


def replay_playthrough(text: str) -> str:
    """Play the actions of a recorded playthrough again, and write down what happens now."""
    heading, _, steps = text.partition("\n\n")
    facts = dict(line.split(": ", 1) for line in heading.splitlines())
    game = load_game(facts["game"], **json.loads(facts["options"]))
    state = game.new_initial_state()
    lines = _heading(game, facts["bots"].split(","), int(facts["seed"]))
    actions = [found[1] for found in map(_STEP.fullmatch, steps.splitlines()) if found]
    for number, action in enumerate(actions, start=1):
        lines += _step(state, number, state.string_to_action(action))
    return "\n".join([*lines, _ending(state), ""])


def check_playthrough(path: Path) -> None:
    """Check that the file says what happens when its actions are played again; with ABACULUS_RENEW=1, make it so."""
    recorded = path.read_text(encoding="utf-8")
    if os.environ.get(RENEW) == "1":
        heading = dict(line.split(": ", 1) for line in recorded.partition("\n\n")[0].splitlines())
        game = load_game(heading["game"], **json.loads(heading["options"]))
        new = record_playthrough(game, bots=heading["bots"].split(","), seed=int(heading["seed"]))
        path.write_text(new, encoding="utf-8")
        return
    try:
        replayed = replay_playthrough(recorded)
    except AbaculusError as problem:
        raise Nonconforming(f"{path.name} cannot be replayed: {problem} (renew with {RENEW}=1)") from problem
    for number, (old, new) in enumerate(zip_longest(recorded.splitlines(), replayed.splitlines()), start=1):
        if old != new:
            raise Nonconforming(f"{path.name}, line {number}: recorded\n  {old}\nnow\n  {new}\n(renew with {RENEW}=1)")


def _heading(game: Game, bots: Sequence[str], seed: int) -> list[str]:
    return [
        f"game: {game.id}",
        f"options: {json.dumps(game.log_options())}",
        f"bots: {','.join(bots)}",
        f"seed: {seed}",
        "",
    ]


def _step(state: State, number: int, action: int) -> list[str]:
    """Apply one action and describe it."""
    player = state.current_player()
    who = "chance" if player < 0 else f"player {player}"
    brings = "" if player < 0 else f" = {state.worth(action)}"
    what = f"{number}. {who}: {state.action_to_string(action)}{brings}  (of {len(state.legal_actions())})"
    state.apply_action(action)
    return [what, f"   scores {','.join(map(str, state.scores()))}", f"   {state.to_position()}"]


def _ending(state: State) -> str:
    return f"over: {state.is_terminal()}, returns {','.join(f'{value:g}' for value in state.returns())}"
