"""Who may look a class up by its code: guessing codes is hopeless, and one school behind one address is not locked out.

There are 22^6 = 113,379,904 codes. With 1,000 classes on a server one guess in 113,380 hits. Whatever tells a right code from
a wrong one is a guess, so a stranger who is out of tries gets the same answer to both, and the code is not even looked up.

    whose tries        at once   then       what that means
    a guest                 10   60/hour    mistyping does not cost anybody else anything
    without a cookie       100   60/hour    all of an address together: links that are opened for the first time
    an address           1,000    3/hour    every class: (113,380 - 1,000) / 3 hours = 4.3 years on average until one is found
    an address, nearby   1,000   30/hour    100 classes: (1,133,799 - 1,000) / 30 hours = 4.3 years

Nearby are the classes, 100 at most, whose teacher was at the same address today, as in a school: their right codes still count
when strangers have used up the tries of the address. Using both ways, a guesser needs 2.2 years on average; the tries
at once find a class with a probability of 1 %. Sixty pupils who mistype the code three times use 180 tries of 1,000.

A right code costs nothing. Teachers and pupils who are in the class are never refused.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from abaculus.server.classroom.classes import Classes
from abaculus.server.classroom.course import Course, tidy_code
from abaculus.server.limits import Buckets
from abaculus.server.refusal import Refused

__all__ = ["ClassCodes"]

_HOUR = 3600
_TODAY = 12 * _HOUR
_NEARBY = 100
_ADDRESSES = 20_000


class ClassCodes:
    """Finds classes by code for people who may know it."""

    def __init__(self, classes: Classes, clock: Callable[[], float] = monotonic) -> None:
        self._classes, self._clock = classes, clock
        self._of_guest = Buckets(60 / _HOUR, 10, "too-fast", clock)
        self._of_nobody = Buckets(60 / _HOUR, 100, "too-fast", clock)
        self._of_address = Buckets(3 / _HOUR, 1000, "too-fast", clock)
        self._of_nearby = Buckets(30 / _HOUR, 1000, "too-fast", clock)
        self._teachers: OrderedDict[str, OrderedDict[str, float]] = OrderedDict()
        """By address: codes of classes whose teacher was there, and when, the latest last."""

    async def find(self, code: str, guest: str, address: str) -> Course:
        """The class of a code; `guest` is empty for somebody without a cookie."""
        # Tries are taken before anything is looked up and given back afterwards: many requests at once are many tries.
        spent: list[tuple[Buckets, str]] = []
        own, who = (self._of_guest, guest) if guest else (self._of_nobody, address)
        may = False
        if own.spend(who):
            spent.append((own, who))
            may = self._of_address.spend(address)
            if may:
                spent.append((self._of_address, address))
            elif self._of_nearby.spend(address):
                spent.append((self._of_nearby, address))
                may = self._is_nearby(code, address)
        if not may and not (guest and await self._classes.is_in(code, guest)):
            raise Refused("too-fast")
        course = await self._classes.find(code)
        for buckets, name in spent:
            buckets.give_back(name)
        return course

    def teacher_is_at(self, address: str, code: str) -> None:
        """The teacher of a class was here a moment ago."""
        codes = self._teachers.setdefault(address, OrderedDict())
        codes[code] = self._clock()
        codes.move_to_end(code)
        self._teachers.move_to_end(address)
        if len(codes) > _NEARBY:
            codes.popitem(last=False)
        if len(self._teachers) > _ADDRESSES:
            self._teachers.popitem(last=False)

    def _is_nearby(self, code: str, address: str) -> bool:
        codes = self._teachers.get(address)
        seen = codes.get(tidy_code(code)) if codes else None
        return seen is not None and self._clock() - seen < _TODAY
