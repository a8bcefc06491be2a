"""What the page says about Number Castle in languages other than English."""

from __future__ import annotations

import re
from typing import Any

import pytest
from web_page import ENGLISH, shown, start

from abaculus.core.move import Field, Move, Piece

pytestmark = pytest.mark.browser


def test_castle_is_told_in_the_language_of_the_page_from_announcements_to_reviews(people: Any) -> None:
    person = people(language="nl-NL")
    page = person.page
    stone = Piece(0, "red1", (Field(-1, "red", "1"),))
    judged = {
        "number": 3, "seat": 0, "win": 0.5, "lost": 4.0, "lost_win": 0.1, "better_parts": [], "reasons": [],
        "text": "red1@0,1/2", "move": Move("lay", (stone,), "0,1", 2, points=3).plain(),
        "better": "take -1,0", "better_move": Move("take", cell="-1,0", points=7).plain(),
    }  # fmt: skip
    review = {"done": 1, "all": 1, "decisions": [judged]}
    page.route("**/api/tables/*/analysis", lambda route: route.fulfill(json=review))
    start(person, "castle", "watch")
    page.wait_for_selector(".table[data-phase=over]")
    person.press("[data-test=ending-on]")
    person.press("[data-test=sheet-on]")
    sheet = shown(page, "[data-test=sheet] .move")
    assert re.search(r"(rood|blauw) \d+ → ", sheet)
    assert not ENGLISH.search(sheet)
    person.press("[data-test=replay-on]")
    person.press("[data-test=review-ask]")
    told = shown(page, "[data-test=review] ol")
    assert "rood 1 → 0,1" in told
    assert "Wegnemen -1,0" in told
