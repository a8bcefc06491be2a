"""The real games, turn by turn, on a GPU or on Numba's simulator of one: `python tests/mathable_lanes.py` prints the points.

Interpreted and compiled it does the same without a GPU: `python tests/mathable_lanes.py cpu`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

import abaculus
from abaculus.core.rule import rule
from abaculus.games.mathable.rules import apply, points
from abaculus.games.mathable.score_sheet import read_sheet

FOLDER = Path(__file__).parent / "data" / "mathable_games"


@rule
def play_turn(box: Any, s: Any, actions: Any, out: Any) -> None:
    for place in range(actions.shape[0]):
        if actions[place] >= 0:
            apply(box, s, actions[place])
    out[0] = points(box, s, 0)


def turns() -> tuple[Any, Any, Any, list[int]]:
    """The box; for every turn of the real games the state before it and its actions; and the points counted at the table."""
    game = abaculus.load_game("mathable")
    states, actions, counted = [], [], []
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
            actions.append(done + [-1] * (16 - len(done)))
            laid += turn.placements
            counted.append(turn.points + (50 if len(turn.placements) == 7 else 0))
    return game.box, np.concatenate(states), np.array(actions, dtype=np.int32), counted


def played(lane: str) -> list[int]:
    box, states, actions, _ = turns()
    out = np.zeros((len(states), 1), dtype=np.int64)
    if lane == "cuda":
        from numba import cuda

        @cuda.jit
        def kernel(boxes: Any, states: Any, actions: Any, out: Any) -> None:
            i = cuda.grid(1)
            if i < states.shape[0]:
                play_turn(boxes[0], states[i], actions[i], out[i])

        on_device = cuda.to_device(out)
        kernel[1, 64](cuda.to_device(box), cuda.to_device(states), cuda.to_device(actions), on_device)
        on_device.copy_to_host(out)
    else:
        for i in range(len(states)):
            play_turn(box[0], states[i], actions[i], out[i])
    points_of: list[int] = out[:, 0].tolist()
    return points_of


if __name__ == "__main__":
    print(json.dumps(played(sys.argv[1] if len(sys.argv) > 1 else "cuda")))
