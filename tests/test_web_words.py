"""What the page says in other languages than English: no English word of the server's or the notation's is left in it."""

from __future__ import annotations

from typing import Any

import pytest
from test_web import start

from abaculus.core.texts import texts

pytestmark = pytest.mark.compiled

EXPECTED_FAULTS = ("404",)
"""What is not there is asked for: the browser writes that to its console."""
_LATE = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (said) {
        send.call(this, said.includes('"act"') ? said.replace(/"seq":[0-9]+/, '"seq":0') : said);
    };
"""
"""Whatever is done here answers a position that is long gone."""


def test_a_refusal_is_said_in_the_language_of_the_page_and_not_of_the_browser(people: Any) -> None:
    person = people()
    page = person.page
    page.goto("/settings")
    page.locator("[data-test=language]").select_option("de")
    page.wait_for_selector("h1:has-text('Einstellungen')")
    page.goto("/table/nosuchtable")
    assert page.locator("[role=alert]").inner_text() == texts("de").say("refused-no-table")


def test_a_refusal_comes_without_the_details_that_are_for_programmers(people: Any) -> None:
    person = people(language="de-DE", mode="keys")
    page = person.page
    page.add_init_script(_LATE)
    start(person, "hexago")
    person.wait_for_turn()
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.locator("[data-test=status] [role=alert]").inner_text() == texts("de").say("refused-stale")
