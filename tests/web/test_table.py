"""At a table, in a real browser: what is said aloud, connections that take their time, keys."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest
from sample_games import CLAIM_GAME, FIRST_GAME, LOW_GAME
from waiting import wait_until
from web_page import HOLD_MOVES, start
from web_player import Person

pytestmark = pytest.mark.compiled


def has_just_heard(person: Person, words: str) -> bool:
    return words in " ".join(person.heard()[-1:])


def together(people: Any) -> tuple[Person, Person]:
    """Two people at one table, each with a browser."""
    ada, ben = people(), people()
    ben.page.goto(start(ada, FIRST_GAME, "friends"))
    ben.press("[data-test=join]")
    for one in (ada, ben):
        one.page.wait_for_selector(".table[data-phase=playing]")
    return ada, ben


def test_who_plays_by_keys_hears_what_is_chosen_and_where_it_is_laid(people: Any) -> None:
    person = people(mode="keys")
    page = person.page
    start(person, FIRST_GAME)
    person.wait_for_turn()
    aloud = page.locator("[aria-live=polite][data-test=aloud]")
    page.keyboard.press("1")
    page.wait_for_selector(".piece[aria-pressed=true]")
    label = page.locator(".piece").first.get_attribute("aria-label")
    assert label
    wait_until(lambda: label in aloud.inner_text())
    page.keyboard.press("ArrowRight")
    cell = page.locator(".ghost").get_attribute("data-cell")
    page.wait_for_function("() => document.querySelector('[data-test=preview]')?.textContent.includes('=')")
    wait_until(lambda: f"Place {cell}." in aloud.inner_text() and "point" in aloud.inner_text())
    page.keyboard.press("Enter")
    wait_until(lambda: any(f" at {cell}: " in said for said in person.heard() if "You lay" in said))
    person.wait_for_turn()
    wait_until(lambda: any("Pip lays" in said for said in person.heard()))
    wait_until(lambda: f" at {cell}: " in page.locator("aside").inner_text())


def test_draws_are_told_in_one_sentence_and_those_of_others_not_at_all(people: Any) -> None:
    person = people()
    page = person.page
    start(person, CLAIM_GAME)
    person.wait_for_turn()
    person.press("[data-test=exchange]")
    for place in range(3):
        person.press(f".piece >> nth={place}")
    person.press("[data-test=confirm]")
    wait_until(lambda: any("Drawn: " in said for said in person.heard()))
    page.wait_for_selector(".table[data-yours=true], .table[data-phase=over]")
    told = " ".join(person.heard())
    assert "You exchange 3 tiles." in told
    assert told.count("Drawn: ") == 1
    assert "?" not in told


def test_at_the_curtain_it_is_said_who_is_next_and_the_button_has_the_focus(people: Any) -> None:
    pair = people(mode="keys")
    page = pair.page
    start(pair, FIRST_GAME, "device")
    for _ in range(2):
        page.wait_for_selector("[data-test=look]:focus")
        said = page.locator(".curtain p").inner_text()
        wait_until(partial(has_just_heard, pair, said))
        page.keyboard.press("Enter")
        page.wait_for_selector(".table[data-yours=true]")
        pair.play(random.Random(6), most=1)


def test_a_question_of_another_player_is_said(people: Any) -> None:
    ada, ben = together(people)
    ada.press("[data-test=menu]")
    ada.press("[data-test=pause]")
    ben.page.wait_for_selector(".actions button:text-is('Yes')")
    wait_until(partial(has_just_heard, ben, "would like a pause."))


def test_a_move_that_is_clicked_twice_is_sent_once(people: Any) -> None:
    person = people()
    page = person.page
    page.add_init_script(HOLD_MOVES)
    start(person, CLAIM_GAME)
    person.wait_for_turn()
    person.press("[data-test=list-moves]")
    for pressed in (".list button", "[data-test=button]"):
        person.wait_for_turn()
        before = page.locator(".table").get_attribute("data-seq")
        page.locator(pressed).first.dblclick()
        page.wait_for_selector("[data-test=button][aria-disabled=true]")
        assert page.locator(".list button:not([aria-disabled=true])").count() == 0
        assert page.evaluate("window.held.length") == 1
        page.evaluate("window.held.splice(0).forEach((one) => one())")
        page.wait_for_function("b => document.querySelector('.table').dataset.seq !== b", arg=before)
        page.wait_for_function("() => !document.querySelector('.actions [aria-disabled=true]')")
        assert page.locator(".status [role=alert]").count() == 0


def test_a_move_that_came_too_late_is_no_reproach_when_the_page_shows_why(people: Any) -> None:
    """The same person in two windows: one sends late what the other has done."""
    person = people()
    page = person.page
    page.add_init_script(HOLD_MOVES)
    address = start(person, FIRST_GAME)
    person.wait_for_turn()
    person.press("[data-test=list-moves]")
    person.press(".list button")
    before = page.locator(".table").get_attribute("data-seq")
    other = person.context.new_page()
    other.goto(address)
    other.click("[data-test=list-moves]")
    other.locator(".list button").first.click()
    page.wait_for_function("b => +document.querySelector('.table').dataset.seq > +b", arg=before)
    person.wait_for_turn()
    page.evaluate("window.held.splice(0).forEach((one) => one())")
    wait_until(lambda: page.evaluate("true") and any('"refused"' in frame for frame in person.frames))
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
    assert page.locator(".status [role=alert]").count() == 0


def test_enter_is_for_what_was_chosen_last_not_for_a_button_pressed_before(people: Any) -> None:
    person = people()
    page = person.page
    start(person, FIRST_GAME)
    person.wait_for_turn()
    before = page.locator(".table").get_attribute("data-seq")
    page.click("[data-test=list-moves]")
    page.keyboard.press(str(person._pieces()[0] + 1))
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".ghost")
    page.keyboard.press("Enter")
    page.wait_for_function("b => document.querySelector('.table').dataset.seq !== b", arg=before)


def test_what_is_not_possible_is_said_when_it_is_tried(people: Any) -> None:
    person = people()
    page = person.page
    start(person, LOW_GAME)
    note = page.locator("[aria-live=polite] [data-test=note]")
    dice = random.Random(4)
    tried: set[str] = set()
    while tried != {"place", "piece"}:
        if not person.wait_for_turn():  # a game in which every tile could always be laid
            start(person, LOW_GAME)
            continue
        pieces = person._pieces()
        useless = page.locator(".piece[aria-disabled=true]")
        if pieces and useless.count():  # with nothing to choose the server goes on by itself
            useless.first.click(force=True)  # Playwright would wait until it can be used
            assert note.inner_text() == "This tile cannot be laid anywhere now."
            tried.add("piece")
        if pieces:
            if page.locator(".piece[aria-pressed=true]").count() == 0:
                person.press(f".piece >> nth={pieces[0]}")
            assert note.count() == 0
            page.locator("[data-cell]:not(.goal)").first.click()
            assert note.inner_text() == "This tile cannot go there."
            tried.add("place")
            page.keyboard.press("ArrowRight")
            assert note.count() == 0
            page.keyboard.press("Escape")
        person.move(dice)


def test_the_list_of_what_happened_is_scrolled_by_keys(people: Any) -> None:
    person = people(mode="keys", viewport={"width": 1280, "height": 400})
    page = person.page
    start(person, FIRST_GAME)
    person.play(random.Random(2), most=4)
    person.wait_for_turn()
    scrolled = "[...document.querySelectorAll('aside, aside *')].map((one) => one.scrollTop).some((top) => top > 0)"
    page.keyboard.press("1")
    page.locator("aside[tabindex], aside [tabindex]").focus()
    page.keyboard.press("ArrowDown")
    page.wait_for_function(f"() => {scrolled}")
    assert page.locator(".ghost").count() == 0  # and nothing was chosen


def test_who_asks_sees_that_the_answer_is_awaited_and_can_take_the_question_back(people: Any) -> None:
    ada, ben = together(people)
    ada.press("[data-test=menu]")
    ada.press("[data-test=pause]")
    ada.page.wait_for_selector("[data-test=asked]:has-text('You asked for a pause.')")
    wait_until(partial(has_just_heard, ada, "Waiting for an answer."))
    ben.page.wait_for_selector(".actions button:text-is('Yes')")
    ada.press("[data-test=asked] + button")
    ben.page.wait_for_function("() => !document.querySelector('.actions')?.textContent.includes('would like')")
    ada.page.wait_for_selector("[data-test=asked]", state="detached")


def test_a_language_that_cannot_be_fetched_is_said_and_the_old_one_stays(people: Any) -> None:
    person = people(service_workers="block")
    page = person.page
    page.goto("/settings")
    page.wait_for_selector("[data-test=notices]:not([data-state=unknown])")
    page.route("**/api/texts/*", lambda route: route.abort())
    page.locator("[data-test=language]").select_option("fr")
    page.wait_for_selector("label:has([data-test=language]) [role=alert]:has-text('Français')")
    assert page.locator("[data-test=language]").input_value() == "en"
    page.unroute("**/api/texts/*")
    page.locator("[data-test=language]").select_option("fr")
    page.wait_for_selector("h1:has-text('Réglages')")
    assert page.locator("label:has([data-test=language]) [role=alert]").count() == 0
