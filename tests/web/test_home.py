"""The first page and what comes before a game: what waits, the sheet, the name, the lobby, and invitations."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser
from sample_games import DICE_GAME, FIRST_GAME
from server_start import server
from web_page import SCREENS, axe, fits, set_up, start, too_small
from web_player import PHONE, Person

import abaculus

pytestmark = pytest.mark.compiled


def test_the_game_that_waits_is_there_after_a_fresh_load(people: Any) -> None:
    """It was missing whenever the page was ready before the server had said who plays."""
    person = people()
    address = start(person, FIRST_GAME)
    person.wait_for_turn()
    page = person.page
    page.goto("/")
    page.wait_for_selector("[data-test=continue]:has-text('Continue')")
    assert "Pip" in page.inner_text(".dock")
    person.press("[data-test=continue]")
    page.wait_for_url(address)


def test_other_games_lie_below_the_one_that_waits(people: Any) -> None:
    person = people(viewport=PHONE)
    start(person, FIRST_GAME)
    start(person, DICE_GAME, "friends")
    page = person.page
    page.goto("/")
    page.wait_for_selector("section[aria-label='Your other games'] a:has-text('Waiting for players')")
    assert page.locator("[data-test=continue]").get_attribute("href") != page.locator("section li a").get_attribute(
        "href"
    )
    assert fits(person)
    assert axe(person) == []


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_the_sheet_before_a_game_fits_in_all_its_ways(people: Any, size: dict[str, int], language: str) -> None:
    person = people(viewport=size, language=language, color_scheme="dark" if language == "de-DE" else "light")
    sheet = set_up(person, FIRST_GAME, options=True)
    for way in sheet.locator(f"[data-test=way-{FIRST_GAME}] input").evaluate_all("all => all.map((one) => one.value)"):
        sheet.locator(f"[data-test=way-{FIRST_GAME}] [value={way}]").check()
        assert fits(person), way
        assert axe(person) == [], way
        assert too_small(person) == [], way
    assert person.faults() == []


def test_the_sheet_keeps_the_focus_and_escape_closes_it(people: Any) -> None:
    person = people(mode="keys")
    set_up(person, FIRST_GAME)
    page = person.page
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.dataset.test") == f"play-{FIRST_GAME}"
    assert page.url.endswith("/")


def test_what_was_chosen_is_remembered_and_new_players_meet_the_easiest_bot(people: Any) -> None:
    person = people()
    sheet = set_up(person, DICE_GAME)
    assert sheet.locator(f"[data-test=bot-{DICE_GAME}] :checked").get_attribute("value") == "beginner"
    sheet.locator(f"[data-test=bot-{DICE_GAME}] [value=club]").check()
    person.press(f"[data-test=options-{DICE_GAME}]")
    sheet.locator(f"[data-test=players-{DICE_GAME}] [value='3']").check()
    person.press(f"[data-test=start-{DICE_GAME}]")
    person.page.wait_for_url("**/table/*")
    person.page.wait_for_selector(".table:has-text('Tetra')")
    sheet = set_up(person, DICE_GAME)
    assert sheet.locator(f"[data-test=bot-{DICE_GAME}] :checked").get_attribute("value") == "club"
    assert "3 players" in sheet.locator(f"[data-test=options-{DICE_GAME}]").inner_text()


def test_people_on_one_device_have_names(people: Any) -> None:
    person = people()
    sheet = set_up(person, DICE_GAME, "device")
    sheet.locator("[data-test=name-0]").fill("Ann")
    sheet.locator("[data-test=name-1]").fill("Bob")
    person.press(f"[data-test=start-{DICE_GAME}]")
    person.page.wait_for_selector(".table:has-text('Ann'):has-text('Bob')")


def test_the_name_is_changed_in_its_sheet(people: Any) -> None:
    person = people()
    page = person.page
    page.goto("/")
    person.press("[data-test=me]")
    page.locator("[data-test=name]").fill("Ada")
    assert axe(person) == []
    person.press("[data-test=name-keep]")
    page.wait_for_selector("[data-test=me]:has-text('Ada')")
    person.press("[data-test=me]")
    person.press("dialog a[href='/settings']")
    page.wait_for_url("**/settings")
    assert page.locator("dialog").count() == 0


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desk"])
def test_who_is_invited_sees_who_invites_and_joins_by_name(people: Any, size: dict[str, int]) -> None:
    ada, ben = people(), people(viewport=size)
    page = ada.page
    page.goto("/")
    ada.press("[data-test=me]")
    page.locator("[data-test=name]").fill("Ada")
    ada.press("[data-test=name-keep]")
    page.wait_for_selector("[data-test=me]:has-text('Ada')")
    address = start(ada, FIRST_GAME, "friends")
    page.wait_for_function("() => document.querySelector('img[src$=\"qr.svg\"]')?.naturalWidth > 0")
    assert page.locator("[data-test=call-off]").is_visible()
    assert axe(ada) == []
    ben.page.goto(address)
    title = abaculus.game_info(FIRST_GAME).title
    ben.page.wait_for_selector(f"h1:has-text('Ada invites you to {title}')")
    assert ben.page.locator("img[src$='qr.svg']").count() == 0
    assert axe(ben) == []
    assert fits(ben)
    ben.page.locator("[data-test=invited-name]").fill("Ben")
    ben.press("[data-test=join]")
    ben.page.wait_for_selector(".table[data-phase=playing]:has-text('Ben')")
    page.wait_for_selector(".table[data-phase=playing]:has-text('Ben')")


def test_the_lobby_shows_who_waits_and_offers_a_game_when_nobody_does(browser: Browser) -> None:
    with server() as host:  # one of its own: in the others' lobby somebody may be waiting
        ada, ben = Person(browser, host.url), Person(browser, host.url, viewport=PHONE)
        sheet = set_up(ada, DICE_GAME, "friends")
        sheet.locator(f"[data-test=listed-{DICE_GAME}]").select_option("listed")
        ada.press(f"[data-test=start-{DICE_GAME}]")
        ada.page.wait_for_url("**/table/*")
        ben.page.goto("/lobby")
        ben.page.wait_for_selector("li:has-text('1 of 2 players are here')")
        assert axe(ben) == []
        ada.press("[data-test=call-off]")
        ben.page.wait_for_selector(".offer")
        assert axe(ben) == []
        ben.press(".offer .main")
        ben.page.wait_for_selector("dialog [data-test^=listed-]")
        assert ben.page.locator("dialog [data-test^=listed-]").input_value() == "listed"
        for one in (ada, ben):
            assert one.faults() == []
            one.close()


def test_every_part_of_the_page_can_be_reached_from_the_first_one(people: Any) -> None:
    person = people()
    page = person.page
    for parts in ("/puzzle", "/learn", "/class", "/analysis", "/rules", "/lobby", "/settings", "/teach"):
        page.goto("/")
        page.locator(f"a[href='{parts}']:visible").first.click()
        page.wait_for_url(f"**{parts}")
        page.wait_for_selector("h1")
    page.goto("/puzzle")
    person.press(f"[data-test=puzzle-{FIRST_GAME}]")
    page.wait_for_selector("[data-test=puzzle-show]")
    assert person.faults() == []


_SHIFTS = """new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted = (window.shifted ?? 0) + one.value;
}).observe({ type: 'layout-shift', buffered: true })"""


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desk"])
def test_the_first_page_is_small_and_nothing_moves(people: Any, size: dict[str, int]) -> None:
    person = people(viewport=size, service_workers="block")
    page, sent = person.page, []
    page.on("response", lambda answer: sent.append(int(answer.headers.get("content-length", 0))))
    person.context.add_init_script(_SHIFTS)
    page.goto("/")
    page.wait_for_selector("body:has([data-drawn=true]):not(:has([data-drawn=false]))")
    page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sent) < 150_000
    assert page.evaluate("window.shifted ?? 0") < 0.02
