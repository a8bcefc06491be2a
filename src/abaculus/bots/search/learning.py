"""What pieces on a rack are worth, learned from games that the playout policy plays against itself.

    python -m abaculus.bots.search.learning GAME --games 400000

plays that many games, and at the beginning of every turn notes what every player holds. The points that the player gains on
the opponents from there to the end are then explained, as well as a sum can, by the pieces held: a linear regression for each
phase of the game. The result is written to the weights of that game, `search/weights.py` in its folder. The game's search
says what a rack is made of: `rack_phase`, `rack_features`, `PHASES` and `FEATURES`.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import numpy as np

import abaculus
from abaculus.bots.search.engine import engine_of
from abaculus.core.chance import Dice, shake
from abaculus.core.compiled import CHANCE, TERMINAL
from abaculus.core.errors import NotAllowed
from abaculus.core.record import Ints, Records
from abaculus.core.registry import game_part, home_of
from abaculus.core.rule import bind

__all__ = ["fit", "main"]

ROWS = 1024
"""Notes that one game can fill."""
HELD = 32
"""Features that one note can have."""
RIDGE = 50.0
"""Draws weights towards 0 where there is little to learn from."""

if TYPE_CHECKING:
    from abaculus.core.kernels import apply, points, random_outcome, setup, to_move
    from abaculus.core.search_hooks import playout_action

    def rack_phase(box: Any, s: Any) -> int: ...
    def rack_features(box: Any, s: Any, player: int, out: Ints) -> int: ...


def harvest(
    boxes: Records, states: Records, dice: Records, seed: int, first: int, games: int, rows: Ints, gram: Any, moments: Any
) -> None:  # fmt: skip
    """Play games, and add to the sums of the regression. The last column of each phase is for being on move."""
    box = boxes[0]
    s = states[0]
    move_column = gram.shape[1] - 1
    for game in range(first, first + games):
        shake(dice[0], seed, game)
        setup(box, s)
        count = 0
        last = -1
        while True:
            mover = to_move(box, s)
            if mover == TERMINAL:
                break
            if mover == CHANCE:
                apply(box, s, random_outcome(box, s, dice[0]))
                continue
            if mover != last and count + 2 < ROWS:
                last = mover
                for player in range(2):
                    rows[count, 0] = player
                    rows[count, 1] = rack_phase(box, s)
                    rows[count, 2] = points(box, s, player) - points(box, s, 1 - player)
                    held = rack_features(box, s, player, rows[count, 4:])
                    if player == mover:
                        rows[count, 4 + held] = move_column
                        held += 1
                    rows[count, 3] = held
                    count += 1
            apply(box, s, playout_action(box, s, dice[0]))
        for row in range(count):
            player = int(rows[row, 0])
            phase = int(rows[row, 1])
            gained = float(points(box, s, player) - points(box, s, 1 - player) - rows[row, 2])
            for i in range(int(rows[row, 3])):
                one = int(rows[row, 4 + i])
                moments[phase, one] += gained
                for j in range(int(rows[row, 3])):
                    gram[phase, one, int(rows[row, 4 + j])] += 1.0


def fit(game_id: str, games: int, seed: int = 0) -> list[list[int]]:
    """The weights, in thousandths of a point: a row for each phase."""
    game = abaculus.load_game(game_id, players=2)
    parts: Any = game_part(game_id, "search")
    if not hasattr(parts, "rack_features"):
        raise NotAllowed(f"{game.info.title} does not say what its racks are made of: no rack_features in its search")
    engine: Any = engine_of(type(game))
    own = {name: getattr(parts, name) for name in ("rack_phase", "rack_features")}
    kernels = {**game.compiled.kernels, **own, "playout_action": engine.playout_action}
    loop = bind(harvest, kernels, f"learning.{game_id}", game.home())
    phases, features = len(parts.PHASES) + 1, parts.FEATURES + 1
    gram, moments = np.zeros((phases, features, features)), np.zeros((phases, features))
    rows = np.zeros((ROWS, 4 + HELD), np.int64)
    for first in range(0, games, 10_000):
        loop(game.box, game.record_type.new(), Dice.new(), seed, first, min(10_000, games - first), rows, gram, moments)
    weights = []
    for phase in range(phases):
        found = np.linalg.solve(gram[phase] + RIDGE * np.eye(features), moments[phase])
        weights.append([round(1000 * float(weight)) for weight in found[:-1]])
    return weights


def main() -> None:
    """Learn, and write the weights."""
    asked = argparse.ArgumentParser(description="Learn what pieces on a rack are worth.")
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=400_000)
    asked.add_argument("--seed", type=int, default=0)
    given = asked.parse_args()
    weights = fit(given.game, given.games, given.seed)
    lines = [
        f'"""What pieces on a rack are worth, in thousandths of a point, by phase: from {given.games} games, seed {given.seed}.',
        "",
        f"Made by `python -m abaculus.bots.search.learning {given.game}`; do not edit.",
        '"""',
        "",
        "WEIGHTS = (",
    ]
    for row in weights:
        lines.append("    (")
        for start in range(0, len(row), 12):
            lines.append(f"        {', '.join(map(str, row[start : start + 12]))},")
        lines.append("    ),")
    lines.append(")  # fmt: skip")
    (home_of(given.game) / "search" / "weights.py").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
