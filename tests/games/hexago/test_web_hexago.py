"""Hexago in a real browser: open hands, and links to its rules."""

from __future__ import annotations

from typing import Any

import pytest
from web_page import axe, fits, sit
from web_player import PHONE

pytestmark = pytest.mark.browser


def test_open_hands_are_seen_and_heard(people: Any) -> None:
    person = people(viewport=PHONE)
    sit(person, "hexago", {"hands": "open", "players": 4}, 4)
    page = person.page
    shown = page.locator("[data-test=shows] [role=img]")
    assert shown.count() == 3
    for label in shown.evaluate_all("all => all.map((one) => one.ariaLabel)"):
        assert label.startswith("shows ")
        assert 3 <= len(label.split(", ")) <= 4
    assert "unseen" in page.inner_text("[data-test=beside]")
    assert fits(person)
    assert axe(person) == []


def test_other_pages_can_link_to_a_rule(people: Any) -> None:
    person = people(viewport=PHONE)
    page = person.page
    page.goto("/rules/hexago#R5")
    page.wait_for_function(
        """() => {
            const top = document.getElementById('R5')?.getBoundingClientRect().top;
            return document.activeElement?.id === 'R5' && top >= 0 && top < 400;
        }"""
    )
    page.click("article a[href='#your-own-tiles'] >> nth=0")
    page.wait_for_function("() => document.activeElement?.id === 'your-own-tiles'")
    assert fits(person)
    page.goto("/learn/hexago")
    page.click(".words a")
    page.wait_for_url("**/rules/hexago/exact#R2")
