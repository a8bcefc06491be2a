"""Reviews of finished games: the bots' workers judge one decision after another. The result is kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from abaculus.core.information import InformationSet
from abaculus.server.bots.jobs import Judge
from abaculus.server.bots.pool import BotPool
from abaculus.server.limits import Buckets
from abaculus.server.refusal import Refused
from abaculus.server.tables.table import Table

__all__ = ["Decision", "Review", "Reviews", "decisions_of"]

KEPT = 200
"""Reviews that are remembered."""
AT_ONCE = 4
"""Reviews that are being made at the same time."""
AT_ONCE_FOR_ONE = 1
"""Of these, for one guest."""
HOURLY = 12
"""Reviews that one guest may ask for in an hour."""

Decision = tuple[int, InformationSet, list[int]]
"""The number of an action, what its player could know, and the turn that was played."""


class Review:
    """A review, finished or in progress."""

    def __init__(self, guest: str, decisions: int) -> None:
        self.guest, self.all = guest, decisions
        self.judged: list[bytes] = []
        """The decisions judged so far, as the workers' JSON."""
        self.done = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        """Whether all decisions are judged, or judging has stopped."""
        return self.done == self.all or (self.task is not None and self.task.done())

    def to_json(self) -> bytes:
        """As much of it as there is."""
        return b'{"done":%d,"all":%d,"decisions":[%s]}' % (self.done, self.all, b",".join(self.judged))


class Reviews:
    """All reviews of this process."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._pace = Buckets(HOURLY / 3600, HOURLY, "too-fast")

    def find(self, table: str) -> Review | None:
        """The review of a table, if there is one."""
        return self._reviews.get(table)

    def start(self, table: str, guest: str, decisions: list[Decision]) -> Review:
        """Review a table's game, unless that is done or being done."""
        found = self._reviews.get(table)
        if found is None:
            going_on = [one for one in self._reviews.values() if not one.over]
            if sum(one.guest == guest for one in going_on) >= AT_ONCE_FOR_ONE:
                raise Refused("too-fast", "a game is being reviewed for you already; try again when that is done")
            if len(going_on) >= AT_ONCE:
                raise Refused("busy", f"{AT_ONCE} games are being reviewed already; try again in a minute")
            self._pace.take(guest)
            found = self._reviews[table] = Review(guest, len(decisions))
            found.task = asyncio.create_task(self._work(found, decisions), name=f"review of {table}")
            while len(self._reviews) > KEPT:
                oldest = next((name for name, one in self._reviews.items() if one.over), None)
                if oldest is None:
                    break
                del self._reviews[oldest]
        return found

    async def _work(self, found: Review, decisions: list[Decision]) -> None:
        for number, known, turn in decisions:
            judged = await self._bot_pool.think(found.guest, known, Judge(turn, number))
            if judged is not None:  # a decision that could not be judged in time is left out
                found.judged.append(judged)
            found.done += 1

    async def close(self) -> None:
        """Drop the reviews in progress."""
        tasks = [one.task for one in self._reviews.values() if one.task is not None and not one.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def decisions_of(table: Table) -> list[Decision]:
    """Every decision of a finished game, each with what its player could know then."""
    steps = table.history
    found: list[Decision] = []
    for place, step in enumerate(steps):
        if step.seat is None:
            continue
        last = place
        while last < len(steps) and steps[last].seat == step.seat:
            last += 1
        turn = [one.action for one in steps[place:last]]
        found.append((place + 1, step.before.information(step.seat), turn))
    return found
