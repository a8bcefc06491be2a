"""Setting up a position in the browser: for the tests of games in which that is done."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from web_player import Person


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
    return str(page.locator("[data-test=position]").input_value())
