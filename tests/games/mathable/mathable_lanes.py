"""The real games, turn by turn, on a GPU or on Numba's simulator of one: `python mathable_lanes.py` prints the points.

`python mathable_lanes.py cpu` does the same without a GPU, interpreted or compiled.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numba import cuda as numba_cuda

import abaculus
from abaculus.core.record import Ints, Record, i32
from abaculus.core.rule import rule
from abaculus.games.mathable.rules import apply, points
from abaculus.games.mathable.score_sheet import read_sheet

cuda: Any = numba_cuda
FOLDER = Path(__file__).parent / "mathable_games"


class Turn(Record):
    """What happens in a turn, and the points it brought."""

    count: int = i32()
    points: int = i32()
    actions: Ints = i32(16)


@rule
def play_turn(box: Any, s: Any, turn: Any) -> None:
    for place in range(turn.count):
        apply(box, s, turn.actions[place])
    turn.points = points(box, s, 0)


def kernel(boxes: Any, states: Any, turns: Any) -> None:
    i = cuda.grid(1)
    if i < states.shape[0]:
        play_turn(boxes[0], states[i], turns[i])


def turns() -> tuple[Any, Any, Any, list[int]]:
    """The box; the state before each turn of the real games, with its actions; and the points scored at the table."""
    game = abaculus.load_game("mathable")
    states, scripts, counted = [], [], []
    for path in sorted(FOLDER.glob("*.txt")):
        laid: list[str] = []
        for turn in read_sheet(path.read_text("utf-8")):
            tokens = ",".join(text.split("@")[0] for text in turn.placements) + ",?" * (7 - len(turn.placements))
            state = game.from_position(
                f"mathable next=turn to=0 start=0 began=7 placed=0 idle=0 scores=0,0 racks={tokens};?,?,?,?,?,?,? "
                f"board={','.join(laid) or '-'}"
            )
            states.append(state.record.copy())
            done = []
            for text in turn.placements:
                done.append(state.string_to_action(text))
                state.apply_action(done[-1])
                if state.record[0].phase == 5:
                    done.append(state.string_to_action("no extra"))
                    state.apply_action(done[-1])
            script = Turn.new()
            script[0].count = len(done)
            script[0].actions[: len(done)] = done
            scripts.append(script)
            laid += turn.placements
            counted.append(turn.points + (50 if len(turn.placements) == 7 else 0))
    return game.box, np.concatenate(states), np.concatenate(scripts), counted


def played(lane: str) -> list[int]:
    box, states, scripts, _ = turns()
    if lane == "cuda":
        on_device = cuda.to_device(scripts)
        cuda.jit(kernel)[1, 64](cuda.to_device(box), cuda.to_device(states), on_device)
        on_device.copy_to_host(scripts)
    else:
        for i in range(len(states)):
            play_turn(box[0], states[i], scripts[i])
    points_of: list[int] = scripts["points"].tolist()
    return points_of


if __name__ == "__main__":
    print(json.dumps(played(sys.argv[1] if len(sys.argv) > 1 else "cuda")))
