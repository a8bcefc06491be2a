"""Players that choose for themselves. A bot is given what its seat may know, never the state."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from abaculus.bots.levels import LEVELS, SearchBot
from abaculus.bots.simple import Bot, PolicyBot
from abaculus.core.errors import BadOption, listed
from abaculus.core.lanes import POLICIES

__all__ = ["BOTS", "LEVELS", "Bot", "PolicyBot", "SearchBot", "make_bot"]

BOTS: tuple[str, ...] = (*POLICIES, *LEVELS)
"""All bots: the compiled policies first, then the levels from the weakest to the strongest."""


def make_bot(
    name: str, seed: int = 0, *, simulations: int | None = None, seconds: float | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Bot:  # fmt: skip
    """A bot by name. By default a level thinks for its own number of playouts. With `simulations`, no more than these (the
    master, exactly these); with `seconds`, for that long a move, or a level's share of it, by the given clock.

    Without `seconds`, equal seeds and equal information give equal choices.
    """
    if name in LEVELS:
        return SearchBot(name, seed, simulations=simulations, seconds=seconds, clock=clock)
    if name not in BOTS:
        raise BadOption(f"there is no bot {name!r}; there is {listed(BOTS)}")
    return PolicyBot(name, seed)
