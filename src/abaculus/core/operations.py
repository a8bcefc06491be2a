"""The arithmetic needed to work out points: adding, subtracting, multiplying, dividing."""

from __future__ import annotations

from collections.abc import Sequence

from abaculus.core.game import Game, ScorePart

__all__ = ["OPERATIONS", "operations_of"]

OPERATIONS = ("add", "subtract", "multiply", "divide", "see")
"""`see`: there is nothing to work out, and noticing that is the task."""


def operations_of(game: Game, parts: Sequence[ScorePart]) -> list[str]:
    """The operations that score parts call for, in the order of `OPERATIONS`.

    >>> import abaculus
    >>> game = abaculus.load_game("hexago")
    >>> operations_of(game, [ScorePart("hexago-edge-both", {"a": 4, "b": 4, "sum": 8, "points": 16}, 16)])
    ['add', 'multiply']
    >>> operations_of(game, [])
    ['see']
    """
    found = {"add"} if sum(part.points > 0 for part in parts) > 1 else set()
    if any(part.points < 0 for part in parts) and any(part.points > 0 for part in parts):
        found.add("subtract")
    for part in parts:
        found.update(game.operations.get(part.key) or game.operations.get(f"{part.key} {part.args.get('sign')}", ()))
    return [name for name in OPERATIONS if name in found] or ["see"]
