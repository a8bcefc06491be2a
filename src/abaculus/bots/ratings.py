"""How strong bots are, from games against each other: shares of points with intervals, and Elo ratings.

One observation is a *deal*: the same draws played once for every seat that the first bot can sit in. What the draws decide is the
same in all of these games, so deals vary much less than single games do.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from statistics import fmean, pvariance
from typing import NamedTuple

__all__ = ["Share", "elo_of", "ratings", "share_of"]

Z_95 = 1.959963984540054
MOST = 800.0
"""No difference in Elo is reported as larger: 99 games in 100."""


class Share(NamedTuple):
    """The part of the points that a bot took, with the ends of the 95 % interval."""

    share: float
    low: float
    high: float
    deals: int


def share_of(deals: Sequence[float], errors: float = Z_95) -> Share:
    """The mean over deals, each from 0 to 1, with an interval of `errors` standard errors. For the interval one deal won and
    one lost are added, so that it makes sense for few deals and near 0 and 1.

    >>> found = share_of([1.0] * 38)
    >>> found.share, round(found.low, 2), found.high
    (1.0, 0.93, 1.0)
    """
    if not deals:
        return Share(0.5, 0.0, 1.0, 0)
    careful = [*deals, 0.0, 1.0]
    middle = fmean(careful)
    half = errors * math.sqrt(pvariance(careful) / len(careful))
    share = fmean(deals)
    return Share(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)), len(deals))


def elo_of(share: float) -> float:
    """The difference in Elo that makes a share of points likely.

    >>> round(elo_of(0.75)), elo_of(1.0)
    (191, 800.0)
    """
    if share <= 0 or share >= 1:
        return MOST if share >= 1 else -MOST
    return max(-MOST, min(MOST, 400 * math.log10(share / (1 - share))))


def ratings(
    results: Mapping[tuple[str, str], Sequence[float]], *, zero: str | None = None, draws: int = 200, seed: int = 0
) -> dict[str, tuple[float, float, float]]:
    """Elo of every bot, with the ends of the 95 % interval: the ratings that fit all pairings best, and how they vary when
    deals are resampled from those played. `results` has the deals of each pairing, seen from its first bot; `zero` is rated
    0.

    >>> found = ratings({("a", "b"): [1.0, 0.5, 1.0, 0.5]}, zero="b")
    >>> round(found["a"][0]), found["b"]
    (191, (0.0, 0.0, 0.0))
    """
    names = sorted({name for pair in results for name in pair})
    zero = zero or names[0]
    best = _fit(names, {pair: fmean(deals) for pair, deals in results.items() if deals}, results, zero)
    dice = random.Random(seed)
    varied = []
    for _ in range(draws):
        means = {}
        for pair, deals in results.items():
            if deals:
                again = dice.choices([*deals, 0.0, 1.0], k=len(deals) + 2)
                means[pair] = fmean(again)
        varied.append(_fit(names, means, results, zero))
    found = {}
    for name in names:
        spread = sorted(one[name] for one in varied)
        low, high = spread[int(0.025 * draws)], spread[min(int(0.975 * draws), draws - 1)]
        found[name] = (best[name], min(low, best[name]), max(high, best[name]))
    return found


def _fit(
    names: Sequence[str], means: Mapping[tuple[str, str], float], results: Mapping[tuple[str, str], Sequence[float]], zero: str
) -> dict[str, float]:  # fmt: skip
    """The ratings under which the expected shares, added up for each bot, match the actual ones; found in small steps."""
    rated = dict.fromkeys(names, 0.0)
    for _ in range(400):
        for name in names:
            gap = weight = 0.0
            for (one, other), mean in means.items():
                if name not in (one, other):
                    continue
                share = min(max(mean, 0.01), 0.99) if name == one else 1 - min(max(mean, 0.01), 0.99)
                against = other if name == one else one
                expected = 1 / (1 + 10 ** ((rated[against] - rated[name]) / 400))
                gap += len(results[one, other]) * (share - expected)
                weight += len(results[one, other]) * expected * (1 - expected)
            if weight > 0:
                rated[name] += max(-100.0, min(100.0, gap / weight * 400 / math.log(10)))
    return {name: rated[name] - rated[zero] for name in names}
