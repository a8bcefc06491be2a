"""A position of Mathable is set up in the browser by keyboard alone, and the game continues from it."""

from __future__ import annotations

from typing import Any

import pytest
from web_setting_up import changes, open_box, position

import abaculus
from abaculus.position_editor import editor_of

pytestmark = pytest.mark.browser

EXPECTED_FAULTS = ("400",)
"""An impossible change is refused: the browser writes that to its console, and the tests provoke it."""


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

    person.press("[data-test=pieces] [data-piece='8']")
    go_to(first.cell)
    changes(page, lambda: page.keyboard.press("Enter"))
    assert said.inner_text() == f"8 lies on {first.cell}."
    go_to(first.cell)  # with no piece chosen, the keys move from piece to piece
    changes(page, lambda: page.keyboard.press("Delete"))
    person.press("[data-test=pieces] [data-piece='90']")
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
