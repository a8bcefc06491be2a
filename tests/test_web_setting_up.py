"""Setting up a position in the browser by pointing, by touch and by keys alone, and playing on from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page
from sizes import SOAK
from test_web import axe, fits
from web_player import Person

import abaculus
from abaculus.position_editor import editor_of

pytestmark = pytest.mark.compiled

EXPECTED_FAULTS = ("400",)
"""A change that cannot be is refused: the browser writes that to its console, and it is what the tests ask for."""


def open_box(person: Person, name: str) -> Page:
    page = person.page
    page.goto(f"/analysis/{name}")
    page.wait_for_selector("[data-cell], [data-test=outcomes]")
    page.locator("[data-test=setup] summary").click()
    person.press("[data-test=study-point]")
    page.wait_for_selector("[data-test=setting-up] [data-piece]")
    return page


def changes(page: Page, change: Callable[[], None], by: int = 1) -> None:
    """Do something, and wait until the position has changed."""
    count = int(page.locator("[data-test=setting-up]").get_attribute("data-changes") or 0)
    change()
    page.wait_for_selector(f"[data-test=setting-up][data-changes='{count + by}']")


def tap(person: Person, cell: str) -> None:
    box = person.page.locator(f"[data-cell='{cell}']").first.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if person.mode == "touch":
        person.page.touchscreen.tap(*at)
    else:
        person.page.mouse.click(*at)


def choose(page: Page, selector: str, value: str) -> None:
    page.locator(selector).select_option(value)


def position(page: Page) -> str:
    """The position that the board goes on from."""
    page.locator("[data-test=setup] summary").click()
    return page.locator("[data-test=position]").input_value()


@pytest.mark.parametrize("mode", ["mouse", "touch"] if SOAK else ["touch"])
def test_hexago_is_set_up_by_pointing_and_played_on(people: Any, mode: Any) -> None:
    person = people(mode=mode)
    page = open_box(person, "hexago")
    one, two, three, four = (str(name) for name in abaculus.load_game("hexago").set.names[:4])  # type: ignore[attr-defined]

    def lay(piece: str, cell: str, turns: int = 0) -> None:
        person.press(f"ul.box [data-piece='{piece}']")
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
    changes(page, lambda: person.press(f"ul.box [data-piece='{four}']"))
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


def test_mathable_is_set_up_by_keys_alone_and_every_refusal_is_said(people: Any) -> None:
    person = people(mode="keys")
    page = open_box(person, "mathable")
    up = editor_of(abaculus.load_game("mathable"))
    start = up.changed(up.game.new_initial_state(), None)
    first = next(spot for spot in up.spots(start) if spot.pieces and "8" in spot.pieces)
    said = page.locator("[data-test=setup-said]")

    def go_to(cell: str) -> None:
        for _ in range(200):
            page.keyboard.press("ArrowRight")
            if said.inner_text().split()[-1] == cell:
                return
        raise AssertionError(f"the keys do not get to {cell}")

    person.press("ul.box [data-piece='8']")
    go_to(first.cell)
    changes(page, lambda: page.keyboard.press("Enter"))
    assert said.inner_text() == f"8 lies on {first.cell}."
    go_to(first.cell)  # with no piece chosen, from piece to piece
    changes(page, lambda: page.keyboard.press("Delete"))
    person.press("ul.box [data-piece='90']")
    assert "fits nowhere" in said.inner_text()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")  # a number that is printed on the board
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-test=setup-said]:has-text('cannot be taken off')")
    person.press("[data-test=setup-undo]")
    page.wait_for_selector("[data-test=setup-said]:has-text('Taken back')")
    person.press("[data-test=setup-done]")
    page.wait_for_selector(".study .piece:not([aria-disabled=true])")
    line = position(page)
    assert line.endswith(f"board=8@{first.cell}")
    state = up.game.from_position(line)
    page.locator("[data-test=typed]").fill(state.action_to_string(state.legal_actions()[0]))
    page.keyboard.press("Enter")
    page.wait_for_selector(".study[data-step='1']")
