"""Around a move, in a real browser: notices that it is somebody's turn, tiles that the server never got, the order of moves."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser
from sample_games import DICE_GAME, FIRST_GAME, LOW_GAME
from server_start import Server
from waiting import wait_until
from web_page import axe, start
from web_player import Person

import abaculus

pytestmark = pytest.mark.compiled

_SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
    (one) => ({ title: one.title, body: one.body, path: one.data })
)"""


def test_a_notice_names_the_game_in_the_language_of_the_page_and_leads_to_its_table(
    browser: Browser, host: Server
) -> None:
    person = Person(browser, host.url, language="de-DE", permissions=["notifications"])
    page = person.page
    page.goto("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wait_until(lambda: page.evaluate("caches.match('/kept/words').then((kept) => kept !== undefined)"))
    devtools = person.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(
            one["registrationId"] for one in told["registrations"] if not one["isDeleted"]
        ),
    )
    devtools.send("ServiceWorker.enable")
    wait_until(lambda: page.evaluate("true") and registrations)
    origin = "{0.scheme}://{0.netloc}".format(urlsplit(host.url))

    def both_are_shown() -> bool:
        """The tools deliver nothing to a worker that does not listen yet, and do not say so; what is told twice is shown once."""
        for notice in ({"table": "t1", "game": DICE_GAME}, {"table": "../../elsewhere", "game": "nothing"}):
            devtools.send(
                "ServiceWorker.deliverPushMessage",
                {"origin": origin, "registrationId": registrations[-1], "data": json.dumps(notice)},
            )
        page.wait_for_timeout(200)
        return len(page.evaluate(_SHOWN)) == 2

    wait_until(both_are_shown)
    shown = sorted(page.evaluate(_SHOWN), key=lambda one: str(one["path"]))
    assert shown[0] == {"title": "Abaculus", "body": "Du bist am Zug", "path": "/"}
    assert shown[1] == {"title": abaculus.game_info(DICE_GAME).title, "body": "Du bist am Zug", "path": "/table/t1"}
    person.close()


def test_notices_that_cannot_be_had_are_said_to_be_so(browser: Browser, host: Server) -> None:
    person = Person(browser, host.url)  # a browser that was not asked says no
    page = person.page
    page.goto("/settings")
    page.wait_for_selector("[data-test=notices]:is([data-state=off], [data-state=refused])")
    if page.locator("[data-test=notices][data-state=off]").count():
        person.press("[data-test=notices] button")
    page.wait_for_selector("[data-test=notices][data-state=refused] [role=status]")
    assert axe(person) == []
    person.close()


def test_a_tile_that_the_server_never_got_goes_back_to_the_hand(people: Any) -> None:
    person = people()
    page = person.page
    start(person, FIRST_GAME)
    page.wait_for_selector(".table[data-yours=true]")
    held = page.locator(".piece").count()
    person.press(".piece:not([aria-disabled=true])")
    person._point(*random.Random(1).choice(person._goals()))
    page.wait_for_selector(".ghost")
    person.context.set_offline(True)
    page.wait_for_selector(".offline")
    person.press("[data-test=confirm]")
    page.wait_for_selector(".status [role=alert]")
    assert page.locator(".piece").count() == held
    assert page.locator(".ghost").count() == 0
    person.context.set_offline(False)
    page.wait_for_function("() => !document.querySelector('.offline')")
    person.play(random.Random(2), most=1)  # and the game goes on


def test_where_the_fewest_points_win_the_best_place_comes_first(people: Any) -> None:
    person = people(mode="keys")
    page = person.page
    start(person, LOW_GAME)
    dice = random.Random(3)
    for _ in range(8):
        if not person.wait_for_turn():
            break
        if page.locator("[data-test=list-moves][aria-pressed=false]").count():
            page.click("[data-test=list-moves]")
        points = page.evaluate(
            "[...document.querySelectorAll('.list [data-points]')].map((one) => +one.dataset.points)"
        )
        assert points == sorted(points)
        if len(set(points)) > 2:
            return
        person.move(dice)
    raise AssertionError("there was never a choice")


_FRAMES = """
    window.frames_held = null;
    window.frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (next) => (window.frames_held ? window.frames_held.push(next) : window.frame(next));
"""


def test_a_move_that_is_too_late_before_it_was_sent_is_no_reproach(people: Any) -> None:
    """A laid piece is painted before it is sent, and in between the same person moves in another window."""
    person = people()
    page = person.page
    page.add_init_script(_FRAMES)
    address = start(person, FIRST_GAME)
    person.wait_for_turn()
    person.press(".piece:not([aria-disabled=true])")
    person._point(*person._goals()[0])
    page.wait_for_selector("[data-test=confirm]")
    before = int(page.locator(".table").get_attribute("data-seq") or 0)
    page.evaluate("window.frames_held = []; document.querySelector('[data-test=confirm]').click()")
    other = person.context.new_page()
    other.goto(address)
    other.click("[data-test=list-moves]")
    other.locator(".list button").first.click()
    wait_until(lambda: int(page.locator(".table").get_attribute("data-seq") or 0) > before)
    page.evaluate("window.frames_held.forEach((one) => window.frame(one)); window.frames_held = null")
    wait_until(lambda: page.evaluate("true") and any('"refused"' in frame for frame in person.frames))
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
    assert page.locator(".status [role=alert]").count() == 0


@pytest.mark.parametrize("screen", ["/", f"/analysis/{FIRST_GAME}"])
def test_nobody_is_renamed_by_a_page_that_does_not_know_them_yet(people: Any, screen: str) -> None:
    """Whoever was faster than the answer to who this is was taken for a stranger, and was called Guest from then on."""
    person = people(service_workers="block")
    page = person.page
    page.goto("/settings")
    be = "fetch('/api/guest', {method: 'POST', headers: {'content-type': 'application/json'}, body: '{\"name\": \"Ada\"}'})"
    page.evaluate(f"{be}.then(() => true)")
    waiting: list[Any] = []

    def hold(route: Any) -> None:
        if route.request.method == "GET" and not waiting:
            waiting.append(route)
        else:
            route.continue_()

    page.route("**/api/guest", hold)
    page.goto(screen)
    if screen == "/":
        person.press(f"[data-test=play-{DICE_GAME}]")
        person.press(f"[data-test=start-{DICE_GAME}]")
    else:
        page.wait_for_selector("h1")
    wait_until(lambda: page.evaluate("true") and waiting)
    waiting[0].continue_()
    page.wait_for_selector(".table" if screen == "/" else "[data-cell], [data-test=outcomes]")
    assert page.evaluate("fetch('/api/guest').then((answer) => answer.json())")["name"] == "Ada"
