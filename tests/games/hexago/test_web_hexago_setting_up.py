"""A position of Hexago is set up in the browser, by mouse and by touch, and the game continues from it."""

from __future__ import annotations

from typing import Any

import pytest
from sizes import SOAK
from web_page import axe, fits
from web_setting_up import changes, choose, open_box, position, tap

import abaculus
from abaculus.games.hexago.game import Hexago

pytestmark = pytest.mark.browser

EXPECTED_FAULTS = ("400",)
"""An impossible change is refused: the browser writes that to its console, and the tests provoke it."""


@pytest.mark.parametrize("mode", ["mouse", "touch"] if SOAK else ["touch"])
def test_hexago_is_set_up_by_pointing_and_played_on(people: Any, mode: Any) -> None:
    person = people(mode=mode)
    page = open_box(person, "hexago")
    game = abaculus.load_game("hexago")
    assert isinstance(game, Hexago)
    one, two, three, four = game.set.names[:4]

    def lay(piece: str, cell: str, turns: int = 0) -> None:
        person.press(f"[data-test=pieces] [data-piece='{piece}']")
        for _ in range(turns):
            person.press("[data-test=setup-turn-right]")
        changes(page, lambda: tap(person, cell))

    lay(one, "0,0")
    lay(two, "1,0", 3)
    lay(three, "0,1", 2)
    lay(four, "1,1")
    assert fits(person)
    assert axe(person) == []
    changes(page, lambda: tap(person, "1,1"))  # taken off again
    changes(page, lambda: tap(person, "0,1"))
    changes(page, lambda: person.press("[data-test=setup-undo]"), by=-1)
    person.press("[aria-label='Hand of Player 2'] [data-piece]")
    changes(page, lambda: person.press(f"[data-test=pieces] [data-piece='{four}']"))
    page.locator("[data-test=setup-points-0]").fill("34")
    changes(page, lambda: page.keyboard.press("Tab"))
    changes(page, lambda: choose(page, "[data-test=setup-turn]", "1"))
    person.press("[data-test=setup-done]")
    page.wait_for_selector(".study .piece:not([aria-disabled=true])")
    line = position(page)
    assert line.endswith(f"table={one}@0,0/0;{two}@1,0/3;{three}@0,1/2")
    state = abaculus.load_game("hexago").from_position(line)
    assert (state.current_player(), state.scores()) == (1, [34, 0])
    assert four in line.split("hands=")[1].split()[0].split(";")[1]
    page.locator("[data-test=typed]").fill(f"{four}@1,1/0")
    page.locator("[data-test=add]").click()
    page.wait_for_selector(".study[data-step='1']")
