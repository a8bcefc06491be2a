"""Around the board, in a real browser: what other seats show, what is in the bag, and claims that nobody confirms before."""

from __future__ import annotations

from typing import Any

import pytest
from test_web import _MAKE, axe, fits
from web_player import PHONE, Person

pytestmark = pytest.mark.compiled


def sit(person: Person, game: str, options: dict[str, Any], seats: int = 2) -> None:
    """Sit down with greedy bots at a table of one's own."""
    page = person.page
    page.goto("/settings")
    others = [{"kind": "bot", "level": "greedy"}] * (seats - 1)
    page.goto("/table/" + page.evaluate(_MAKE, {"game": game, "options": options, "seats": [{"kind": "me"}, *others]}))
    assert person.wait_for_turn()


def test_open_hands_are_seen_and_heard(people: Any) -> None:
    person = people(viewport=PHONE)
    sit(person, "hexago", {"hands": "open", "players": 4}, 4)
    page = person.page
    shown = page.locator("[data-test=shows] [role=img]")
    assert shown.count() == 3
    for label in shown.evaluate_all("all => all.map((one) => one.ariaLabel)"):
        assert label.startswith("shows ")
        assert 3 <= len(label.split(", ")) <= 4
    assert "not seen yet" in page.inner_text("[data-test=beside]")
    assert fits(person)
    assert axe(person) == []


def test_the_size_of_the_bag_is_told(people: Any) -> None:
    person = people(viewport=PHONE, language="de-DE")
    sit(person, "mathmagic", {})
    assert "Beutel" in person.page.inner_text("[data-test=beside]")


def test_a_claim_is_chosen_and_seen_but_not_confirmed_before_it_is_made(people: Any) -> None:
    person = people()
    page = person.page
    for _ in range(5):  # until something fits
        sit(person, "mathable", {"referee": "aware"})
        for piece in person._pieces():
            person.press(f".piece >> nth={piece}")
            if person._goals():
                break
        if person._goals():
            break
    person._point(*person._goals()[0])
    preview = page.locator("[data-test=preview]")
    page.wait_for_selector("[data-test=preview]:has-text('claims one equation')")
    assert "point" in preview.inner_text()
    person.press("[data-test=turn-right]")
    page.wait_for_selector("[data-test=preview]:has-text('claims 2 equations')")
    assert "point" not in preview.inner_text()
    person.press("[data-test=turn-left]")
    page.wait_for_selector("[data-test=preview]:has-text('claims one equation')")
    assert axe(person) == []
    seq = page.locator(".table").get_attribute("data-seq")
    person.press("[data-test=confirm]")
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq !== seq", arg=seq)
    page.wait_for_function("() => document.querySelector('aside ol').textContent.includes('claims one equation')")
