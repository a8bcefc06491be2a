"""Number Castle in a real browser: the final count, and scorings and formulas in the form for a new table."""

from __future__ import annotations

from typing import Any

import pytest
from waiting import wait_until
from web_page import axe, fits, set_up

pytestmark = pytest.mark.browser

EXPECTED_FAULTS = ("400",)
"""An invalid formula is refused: the browser writes that to its console, and the tests provoke it."""


def test_the_end_of_a_game_is_explained_and_lit_up(people: Any) -> None:
    person = people()
    page = person.page
    card = set_up(person, "castle", "watch")
    card.locator("[data-test=option-scoring]").select_option("centres+sides")
    card.locator("[data-test=start-castle]").click()
    page.wait_for_selector(".table[data-phase=over]")
    person.press("[data-test=ending-on]")
    page.mouse.move(2, 2)
    line = page.locator("[data-test=count] li button").first
    wait_until(lambda: page.locator("[data-lit]").count() == 0)
    line.hover()
    page.wait_for_selector("[data-lit] [data-lit-side]")
    page.mouse.move(2, 2)
    wait_until(lambda: page.locator("[data-lit]").count() == 0)
    line.focus()
    words = line.inner_text()  # "red 7 (exposed 12, height 2): 7 + 12 = 19"
    lit = page.evaluate(
        """() => {
            const lit = document.querySelector('[data-lit]');
            const tile = document.querySelector(`[data-cell="${lit.dataset.lit}"]`);
            return [lit.querySelectorAll('[data-lit-side]').length, Boolean(tile)];
        }"""
    )
    assert lit[1]
    assert lit[0] >= 1
    reckoning = words.rsplit(": ", 1)[1]
    sum_, total = reckoning.split(" = ")
    assert sum(int(one) for one in sum_.split(" + ")) == int(total)
    shown = [int(one) for one in page.locator(".table ul[aria-label=Seats] strong").all_inner_texts()]
    totals = page.locator("[data-test=count] .total").all_inner_texts()
    assert [int(one.split()[-1]) for one in totals] == shown
    assert axe(person) == []
    assert fits(person)
    person.press("[data-test=sheet-on]")
    page.wait_for_selector("[data-test=sheet] tbody tr")
    assert axe(person) == []


def test_a_table_is_made_with_clocks_handicaps_and_in_the_lobby(people: Any) -> None:
    person = people(mode="touch", language="de-DE")
    page = person.page
    card = set_up(person, "castle", "friends", options=True)
    card.locator("[data-test=listed-castle]").select_option("listed")
    assert "Die großen Zahlen" in card.locator("[data-test=option-scoring]").inner_text()
    card.locator("[data-test=option-scoring]").select_option(label="Eigene Formel")
    card.locator("[data-test=own-scoring]").fill("sum(centre * height)")
    card.locator("[data-test=rules]").click()
    card.locator("[data-test=per_move]").select_option("60")
    card.locator("[data-test=per_game]").select_option("600")
    card.locator("[data-test=handicap-1]").fill("12")
    assert fits(person)
    assert axe(person) == []
    card.locator("[data-test=start-castle]").click()
    page.wait_for_url("**/table/*")
    table = page.evaluate(
        "async () => (await (await fetch(location.pathname.replace('/table', '/api/tables'))).json()).table"
    )
    settings = table["settings"]
    assert (settings["per_move"], settings["per_game"], settings["handicap"]) == (60, 600, [0, 12])
    assert settings["listed"]
    assert table["options"]["scoring"] == "sum(centre * height)"
    page.goto("/lobby")
    page.wait_for_selector("text=Number Castle")


def test_a_formula_that_is_none_is_explained(people: Any) -> None:
    person = people()
    card = set_up(person, "castle", options=True)
    card.locator("[data-test=option-scoring]").select_option(label="A formula of your own")
    card.locator("[data-test=own-scoring]").fill("sum(colour)")
    card.locator("[data-test=start-castle]").click()
    assert "colour" in card.locator("[role=alert]").inner_text()
