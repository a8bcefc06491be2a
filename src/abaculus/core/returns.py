"""How a game ended, from its final scores."""

from __future__ import annotations

__all__ = ["returns_of"]


def returns_of(scores: list[int], most_wins: bool) -> list[float]:
    """Final scores as returns: zero-sum, in [-1, 1]; for one player the score itself.

    >>> returns_of([30, 12, 12], most_wins=True)
    [1.0, -0.5, -0.5]
    """
    if len(scores) == 1:
        return [float(scores[0])]
    better = 1 if most_wins else -1
    others = len(scores) - 1
    return [sum(_sign(better * (own - other)) for other in scores) / others for own in scores]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
