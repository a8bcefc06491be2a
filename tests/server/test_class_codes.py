"""Class codes: mistyping locks nobody out, guessing takes years, and whoever is in a class always finds it."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any, cast

import pytest
from sample_games import DICE_GAME
from server_class import class_of, joins, many, seen
from server_player import Guest
from server_start import server
from waiting import give_way

from abaculus.server.classroom.classes import tidy_code
from abaculus.server.refusal import Refused

pytestmark = pytest.mark.compiled

CODES = 22**6
OPEN = 1000
YEAR = 8766
"""Hours."""
HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


async def reason(guest: Guest, code: str) -> str:
    return str((await guest.http.get(f"/api/classes/{code}")).json().get("reason", ""))


async def test_pupils_who_mistype_a_code_lock_out_nobody_at_their_address() -> None:
    """After 61 wrong codes nobody behind that address, not even the teacher, found any class."""
    with server() as one:
        async with AsyncExitStack() as stack, class_of(one.url, game=DICE_GAME, players=4) as (teacher, code):
            pupils = await many(stack, [one.url], 25)
            await joins(pupils[0], code)
            for n in range(3):
                wrong = await asyncio.gather(*(reason(pupil, f"AAAA{n}{n}") for pupil in pupils))
                assert set(wrong) == {"no-class"}
            assert len((await seen(teacher, code))["tables"]) == 1
            shown = await asyncio.gather(*(pupil.get(f"/api/classes/{code}") for pupil in pupils))
            assert {found["code"] for found in shown} == {code}
            await joins(pupils[1], code)


async def test_who_guesses_is_stopped_and_stops_nobody_else() -> None:
    with server() as one:
        async with AsyncExitStack() as stack, class_of(one.url, game=DICE_GAME) as (teacher, code):
            eve, ada = await many(stack, [one.url], 2)
            said = [await reason(eve, f"AAAA{n}") for n in range(10, 90)]
            assert said[:10] == ["no-class"] * 10
            assert said.count("too-fast") > 40
            while await reason(eve, "AAAA99") == "no-class":  # a minute has passed meanwhile
                pass
            assert await reason(eve, code) == "too-fast"  # nothing tells a right code from a wrong one any more
            assert (await ada.get(f"/api/classes/{code}"))["code"] == code
            assert [await reason(teacher, f"AAAA{n}") for n in range(10, 30)][-1] == "too-fast"
            assert (await seen(teacher, code))["code"] == code


# -- by a clock of its own -------------------------------------------------------------------------------------------------


class Kept:
    """Classes without a database."""

    def __init__(self) -> None:
        self.members = {"HERE": {"teacher", "pupil"}, "FAR": {"other"}}
        self.looked_up = 0

    async def find(self, code: str) -> str:
        self.looked_up += 1
        await give_way()
        if tidy_code(code) not in self.members:
            raise Refused("no-class")
        return tidy_code(code)

    async def is_in(self, code: str, guest: str) -> bool:
        await give_way()
        return guest in self.members.get(tidy_code(code), set())


class School:
    """One address with as many guests as somebody likes to make."""

    def __init__(self) -> None:
        from abaculus.server.classroom.codes import ClassCodes

        self.now = 0.0
        self.kept = Kept()
        self.codes = ClassCodes(cast(Any, self.kept), lambda: self.now)
        self.codes.teacher_is_at(HERE, "HERE")
        self.guests = 0

    async def ask(self, code: str, guest: str | None = None, address: str = HERE) -> str:
        """The answer, to a guest who was never seen before unless one is named."""
        self.guests += guest is None
        try:
            return cast(str, await self.codes.find(code, f"guest {self.guests}" if guest is None else guest, address))
        except Refused as no:
            return no.reason

    async def guesses(self) -> int:
        """Guess until there are no more answers; how many there were."""
        told = 0
        while await self.ask("WRONG") == "no-class":
            told += 1
        return told

    async def nearby_guesses(self) -> int:
        """The same, for codes of classes whose teacher is here."""
        told = 0
        while await self.ask("HERE") == "HERE":
            assert await self.ask("WRONG") == "too-fast"
            told += 1
        return told


async def test_finding_one_of_a_thousand_classes_takes_years() -> None:
    one = School()
    burst, nearby_burst = await one.guesses(), await one.nearby_guesses()
    assert burst * OPEN / CODES < 0.01
    assert burst >= 60 * 3 + 500  # a school mistypes more often than a class
    hours = 240
    told = nearby = 0
    for _ in range(hours):
        one.now += 3600
        one.codes.teacher_is_at(HERE, "HERE")
        told += await one.guesses()
        nearby += 1 + await one.nearby_guesses()  # the last of the others was one of these
    hits_per_hour = (told * OPEN + nearby * 100) / hours / CODES
    assert 1 / hits_per_hour > 2 * YEAR
    assert nearby_burst * 100 / CODES < 0.001
    assert min(burst, nearby_burst, told, nearby) > 100


async def test_without_tries_right_and_wrong_codes_look_the_same_to_strangers_only() -> None:
    one = School()
    await one.guesses()
    assert await one.ask("HERE") == "HERE"  # a teacher who is here shows that code to everybody in the room
    one.kept.looked_up = 0
    assert {await one.ask("FAR"), await one.ask("WRONG"), await one.ask("FAR", "")} == {"too-fast"}
    assert one.kept.looked_up == 0
    assert await one.ask("FAR", address=ELSEWHERE) == "FAR"
    await one.nearby_guesses()
    assert {await one.ask("HERE"), await one.ask("WRONG")} == {"too-fast"}
    assert [await one.ask("HERE", who) for who in ("teacher", "pupil")] == ["HERE", "HERE"]
    assert await one.ask("FAR", "other") == "FAR"


async def test_many_guesses_at_once_are_many_tries() -> None:
    one = School()
    await one.guesses()
    one.now += 3600
    said = await asyncio.gather(*(one.ask("WRONG") for _ in range(400)))
    assert said.count("no-class") == 3


async def test_right_codes_cost_nothing() -> None:
    one = School()
    for _ in range(3000):
        assert await one.ask("HERE", "ada") == "HERE"
    for _ in range(10):
        assert await one.ask("WRONG", "ada") == "no-class"
    assert await one.ask("HERE", "ada") == "too-fast"
    one.now += 60
    assert await one.ask("HERE", "ada") == "HERE"


async def test_sixty_pupils_may_mistype_three_times_each_wherever_their_teacher_is() -> None:
    one = School()
    for code in ("HERE", "FAR"):
        for pupil in range(60):
            said = [await one.ask("WRONG", f"{code} {pupil}") for _ in range(3)]
            assert [*said, await one.ask(code, f"{code} {pupil}")] == ["no-class"] * 3 + [code]


async def test_a_teacher_who_left_long_ago_is_not_nearby() -> None:
    one = School()
    one.now = 13 * 3600
    await one.guesses()
    assert await one.ask("HERE") == "too-fast"
    for n in range(100):
        one.codes.teacher_is_at(HERE, f"OTHER{n}")
    one.codes.teacher_is_at(ELSEWHERE, "HERE")
    assert await one.ask("HERE") == "too-fast"
    one.codes.teacher_is_at(HERE, "HERE")
    assert await one.ask("HERE") == "HERE"
    for n in range(100):
        one.codes.teacher_is_at(HERE, f"OTHER{n}")
    assert await one.ask("HERE") == "too-fast"  # only a limited number of classes at one address count
