"""Best results of playing alone, in a real browser: said at the end, and where the next such game is set up."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from sample_games import FIRST_GAME
from waiting import wait_until
from web_page import axe, fits, set_up, start

import abaculus
from abaculus.core.playing_alone import terms_alone

pytestmark = pytest.mark.compiled
OPTION = next(one for one in abaculus.game_info(FIRST_GAME).options if one.matters_to(1))
BEST = f"[data-test=best-{FIRST_GAME}]"


def test_a_best_result_is_said_at_the_end_and_where_the_next_game_is_set_up(people: Any) -> None:
    person = people(mode="keys")
    start(person, FIRST_GAME, "alone")
    person.play(random.Random(2))
    page = person.page
    assert page.locator("[data-test=solo-best]").inner_text() == "This is a new best result."
    assert axe(person) == []
    assert fits(person)
    points = re.search(r"([\d,]+) points", page.locator("[data-test=outcome] h2").inner_text())
    assert points is not None
    page.reload()
    assert page.locator("[data-test=solo-best]").inner_text() == "This is a new best result."
    sheet = set_up(person, FIRST_GAME, options=True)
    sheet.locator(f"[data-test=way-{FIRST_GAME}] [value=bot]").check()
    assert page.locator(BEST).count() == 0  # against others there is no such result
    sheet.locator(f"[data-test=way-{FIRST_GAME}] [value=alone]").check()
    assert page.locator(BEST).inner_text() == f"Best so far: {points[1]} points."
    page.locator(f"[data-test=option-{OPTION.name}]").select_option(str(OPTION.values[1]))
    page.wait_for_selector(BEST, state="detached")
    assert person.faults() == []


def lost_by_the_browser(person: Any) -> None:
    """A guest of whose best result only the server knows."""
    start(person, FIRST_GAME, "alone")  # only a guest is asked about
    terms = terms_alone(abaculus.load_game(FIRST_GAME, players=1))
    known = json.dumps([{"game": FIRST_GAME, "terms": terms, "points": 321, "table": "gone", "at": 1}])
    person.page.route("**/api/guest/bests", lambda route: route.fulfill(body=known, content_type="application/json"))


def test_the_server_knows_a_best_result_that_the_browser_has_lost(people: Any) -> None:
    person = people()
    lost_by_the_browser(person)
    set_up(person, FIRST_GAME, "alone")
    assert person.page.locator(BEST).inner_text() == "Best so far: 321 points."


def test_a_best_result_comes_when_the_page_learns_late_who_plays(people: Any) -> None:
    person = people()
    lost_by_the_browser(person)
    held: list[Any] = []
    person.page.route("**/api/guest", lambda route: held.append(route))
    set_up(person, FIRST_GAME, "alone")
    wait_until(lambda: bool(held) or person.page.wait_for_timeout(50), "the page has asked who plays")
    assert person.page.locator(BEST).count() == 0
    held[0].continue_()
    assert person.page.locator(BEST).inner_text() == "Best so far: 321 points."
