"""Mathable in a real browser: claims, scoring by the players, and puzzles that ask for a turn."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from waiting import wait_until
from web_page import axe, offered, set_up, sit

from abaculus.analysis.puzzles import daily

pytestmark = pytest.mark.browser


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


def test_where_anything_may_be_put_down_the_total_alone_is_reckoned(people: Any) -> None:
    person = people()
    page = person.page
    sheet = set_up(person, "mathable", options=True)
    page.wait_for_selector("[data-test=reckon-mathable]")
    page.locator("[data-test=reckon-mathable]").select_option("move")
    sheet.locator("[data-test=option-referee]").select_option("honour")
    wait_until(lambda: offered(page, "[data-test=reckon-mathable]") == ["off", "end"])
    assert page.locator("[data-test=reckon-mathable]").input_value() == "end"


def test_a_puzzle_that_asks_for_a_turn_is_answered_step_by_step(people: Any) -> None:
    puzzle = daily("mathable", datetime.now(UTC).date())
    person = people()
    page = person.page
    page.goto("/puzzle/mathable")
    page.wait_for_selector("[data-test=puzzle-show]")

    def lay(text: str, held: int) -> None:
        piece, _, cell = text.partition("@")
        labels = page.locator(".piece").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        if len(labels) > 1:  # the last one is picked already
            page.locator(".piece").nth([label.split()[-1] for label in labels].index(piece)).click()
        page.locator(f"[data-cell='{cell}']").click()
        person.press("[data-test=confirm]")
        page.wait_for_function("held => document.querySelectorAll('.piece').length === held", arg=held)

    lays = [text for text in puzzle.solutions if "@" in text]
    lay(lays[0], 6)
    person.press("[data-test=button]")
    page.wait_for_function("() => document.querySelector('[data-test=puzzle-told]')?.textContent.includes('✗')")
    assert str(puzzle.whole) in page.inner_text("[data-test=puzzle-told]")
    for number, text in enumerate(lays, start=1):
        lay(text, 7 - number)
    if len(lays) < 7:
        person.press("[data-test=button]")
    page.wait_for_function("() => document.querySelector('[data-test=puzzle-told]')?.textContent.includes('✓')")
    assert axe(person) == []
