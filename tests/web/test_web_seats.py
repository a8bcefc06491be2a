"""Around the board, in a real browser: what is in the bag."""

from __future__ import annotations

from typing import Any

import pytest
from sample_games import FRAME_GAME
from web_page import sit
from web_player import PHONE

pytestmark = pytest.mark.compiled


def test_the_size_of_the_bag_is_told(people: Any) -> None:
    person = people(viewport=PHONE, language="de-DE")
    sit(person, FRAME_GAME, {})
    assert "Beutel" in person.page.inner_text("[data-test=beside]")
