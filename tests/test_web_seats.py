"""Around the board, in a real browser: what is in the bag."""

from __future__ import annotations

from typing import Any

import pytest
from sample_games import FRAME_GAME
from test_web import _MAKE
from web_player import PHONE, Person

pytestmark = pytest.mark.compiled


def sit(person: Person, game: str, options: dict[str, Any], seats: int = 2) -> None:
    """Sit down with greedy bots at a table of one's own."""
    page = person.page
    page.goto("/settings")
    others = [{"kind": "bot", "level": "greedy"}] * (seats - 1)
    page.goto("/table/" + page.evaluate(_MAKE, {"game": game, "options": options, "seats": [{"kind": "me"}, *others]}))
    assert person.wait_for_turn()


def test_the_size_of_the_bag_is_told(people: Any) -> None:
    person = people(viewport=PHONE, language="de-DE")
    sit(person, FRAME_GAME, {})
    assert "Beutel" in person.page.inner_text("[data-test=beside]")
