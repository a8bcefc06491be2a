"""What the page says in other languages than English: no English word of the server's or the notation's is left in it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME, FRAME_GAME
from web_page import ENGLISH, axe, fits, set_up, shown, start
from web_player import PHONE

from abaculus.core.move import Field, Move, Piece
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
    start(person, FIRST_GAME)
    person.wait_for_turn()
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.locator("[data-test=status] [role=alert]").inner_text() == texts("de").say("refused-stale")


def test_the_list_of_moves_has_no_words_of_the_notation_in_it(people: Any) -> None:
    person = people(language="de-DE")
    start(person, CLAIM_GAME)
    person.wait_for_turn()
    person.press("[data-test=list-moves]")
    told = shown(person.page, ".list button")
    assert "Zug beenden · 0 Punkte" in told
    assert re.search(r"Tauschen \d+, \d+ · 0 Punkte", told)
    assert not ENGLISH.search(told)


def test_the_solution_of_a_puzzle_is_told_in_the_language_of_the_page(people: Any) -> None:
    page = people(language="fr-FR").page
    chips = tuple(Piece(slot, text, (Field(-1, "plain", text),)) for slot, text in enumerate(("0", "27", "81")))
    answer = {
        "right": False, "over": True, "points": 0, "most": 0, "scene": None, "action": None, "margin": 3.0,
        "second_margin": 1.0, "exact": True, "parts": [], "found": {},
        "solution": [Move("swap", chips).plain()], "second": Move("miss").plain(),
    }  # fmt: skip
    page.route("**/api/puzzles/*", lambda route: route.fulfill(json=answer))
    page.goto(f"/puzzle/{FRAME_GAME}")
    page.locator("[data-test=puzzle-show]").click()
    told = shown(page, "[data-test=puzzle-told] p")
    assert "Échanger 0, 27, 81" in told
    assert "Passer" in told
    assert not ENGLISH.search(told)


def test_a_french_colon_has_its_space(people: Any) -> None:
    page = people(language="fr-FR").page
    page.goto(f"/puzzle/{FRAME_GAME}")
    seats = shown(page, ".seats li").splitlines()
    assert len(seats) > 1
    assert all(re.fullmatch(r"(Toi|Joueur \d) : -?\d+", seat) for seat in seats), seats


@pytest.mark.parametrize("screen", ["learn", "rules"])
def test_a_game_that_there_is_not_is_not_blamed_on_the_connection(people: Any, screen: str) -> None:
    page = people(language="it-IT").page
    page.goto(f"/{screen}/nosuch")
    assert page.locator("[role=alert]").inner_text() == texts("it").say("refused-no-game")


def test_a_lesson_that_could_not_be_fetched_is_fetched_when_the_connection_is_back(people: Any) -> None:
    person = people(service_workers="block")
    page = person.page
    page.route("**/api/lessons/**", lambda route: route.abort())
    page.goto(f"/learn/{FIRST_GAME}")
    page.wait_for_selector("[data-test=lesson-again]")
    person.press("[data-test=lesson-again]")
    page.wait_for_selector("[data-test=lesson-again]")
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.unroute("**/api/lessons/**")
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_selector(".lesson[data-step=goal]")


def test_a_lesson_whose_part_of_the_page_was_missing_comes_with_the_connection(people: Any) -> None:
    person = people(service_workers="block")
    page = person.page
    page.route("**/assets/Learn-*.js", lambda route: route.abort())
    page.goto("/")
    person.press(f"[data-test=play-{FIRST_GAME}]")
    person.press(f"[data-test=learn-{FIRST_GAME}]")
    page.wait_for_selector("[role=alert]")
    page.unroute("**/assets/Learn-*.js")
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_selector(".lesson[data-step=goal]")


def four_bots(person: Any, game: str) -> None:
    """Four bots play, and somebody looks on."""
    sheet = set_up(person, game, "watch")
    sheet.locator(f"[data-test=players-{game}] [value='4']").check()
    person.press(f"[data-test=start-{game}]")


_CUT = """[...document.querySelectorAll('.table ul[aria-label=Plätze] :is(strong, .words)')]
    .filter((one) => one.offsetParent && one.scrollWidth > one.clientWidth)
    .map((one) => one.textContent)"""
_BROKEN = """[...document.querySelectorAll('[data-test=sheet] :is(thead th, .move)')].filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
    return lines.size > one.textContent.split(/[\\s/-]+/).length;
}).map((one) => one.textContent)"""
"""What stands on more lines than it has words."""


def test_four_seats_and_their_score_sheet_can_be_read_on_a_phone(people: Any) -> None:
    person = people(language="de-DE", viewport=PHONE)
    page = person.page
    four_bots(person, DICE_GAME)
    page.wait_for_selector(".table ul strong")
    assert page.evaluate(_CUT) == []
    page.wait_for_selector(".table[data-phase=over]")
    assert page.evaluate(_CUT) == []
    person.press("[data-test=ending-on]")
    person.press("[data-test=sheet-on]")
    page.wait_for_selector("[data-test=sheet] .move")
    assert page.evaluate(_BROKEN) == []
    assert page.evaluate(
        "(one => one.scrollWidth > one.clientWidth)(document.querySelector('[data-test=sheet] .scroll'))"
    )
    assert fits(person)
    assert axe(person) == []
