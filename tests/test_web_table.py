"""At a table, in a real browser: room for the board, what is said aloud, connections that take their time, keys."""

from __future__ import annotations

from typing import Any

import pytest
from test_web import axe, fits, start
from web_player import PHONE, Person

pytestmark = pytest.mark.compiled


def give_up(person: Person) -> None:
    """End the game at once."""
    page = person.page
    page.wait_for_selector(".table[data-phase=playing]")
    page.once("dialog", lambda dialog: dialog.accept())
    page.evaluate("[...document.querySelectorAll('aside button')].at(-1).click()")
    page.wait_for_selector(".table[data-phase=over]")


def board_height(person: Person) -> float:
    """How high the board is, as far as it is in the window."""
    return float(
        person.page.evaluate(
            """() => {
                const box = document.querySelector('.board svg').getBoundingClientRect();
                return Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
            }"""
        )
    )


def test_on_a_phone_the_board_keeps_its_share_beside_whatever_is_open(people: Any) -> None:
    person = people(viewport=PHONE)
    page = person.page
    start(person, "mathable")
    page.wait_for_selector(".table[data-yours=true]")
    person.press("[data-test=list-moves]")
    page.wait_for_selector(".list")
    assert board_height(person) > 180
    assert page.locator(".list button").first.evaluate("(one) => one.getBoundingClientRect().bottom <= innerHeight")
    give_up(person)
    for panel in ("replay", "ending"):
        person.press(f"[data-test={panel}-on]")
        page.wait_for_selector(f"[data-test={panel}]")
        page.wait_for_function("() => !document.querySelector('.piece')")
        assert board_height(person) > 180
        assert fits(person)
        assert axe(person) == []
        last = page.locator(f"[data-test={panel}]")
        last.scroll_into_view_if_needed()
        assert last.is_visible()
    person.press("[data-test=ending-on]")
    assert page.locator("[data-test=rematch]").is_visible()
