"""Who comes first, second, third, from how a game ended."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["places_of", "ranks_of"]


def ranks_of(values: Sequence[float], most_wins: bool = True) -> list[int]:
    """The rank of every seat, from its points or its return. Who has the same shares a rank, and the ranks after it are left out.

    >>> ranks_of([98, 120, 70, 70, 12])
    [2, 1, 3, 3, 5]
    >>> ranks_of([98, 120, 70], most_wins=False)
    [2, 3, 1]
    """
    better = 1 if most_wins else -1
    return [1 + sum(better * other > better * own for other in values) for own in values]


def places_of(ranks: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Every rank that somebody has, the best first, with its seats.

    >>> places_of([2, 1, 3, 3])
    [(1, [1]), (2, [0]), (3, [2, 3])]
    """
    return [(rank, [seat for seat, own in enumerate(ranks) if own == rank]) for rank in sorted(set(ranks))]
