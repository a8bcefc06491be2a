"""At a table, in a real browser: room for the board, what is said aloud, connections that take their time, keys."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sample_games import CLAIM_GAME, FIRST_GAME, LOW_GAME
from web_page import axe, fits, start
from web_player import DESK, PHONE, Person, eventually

pytestmark = pytest.mark.compiled


def give_up(person: Person) -> None:
    """End the game at once."""
    page = person.page
    page.wait_for_selector(".table[data-phase=playing]")
    page.once("dialog", lambda dialog: dialog.accept())
    page.evaluate("[...document.querySelectorAll('aside button')].at(-1).click()")
    page.wait_for_selector(".table[data-phase=over]")


def together(people: Any) -> tuple[Person, Person]:
    """Two people at one table, each with a browser."""
    ada, ben = people(), people()
    ben.page.goto(start(ada, FIRST_GAME, "friends"))
    ben.press("[data-test=join]")
    for one in (ada, ben):
        one.page.wait_for_selector(".table[data-phase=playing]")
    return ada, ben


def board_height(person: Person) -> float:
    """How high the board is, as far as it is in the window."""
    return float(
        person.page.evaluate(
            """() => {
                const box = document.querySelector('.board svg').getBoundingClientRect();
                return Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
            }"""
        )
    )


def test_on_a_phone_the_board_keeps_its_share_beside_whatever_is_open(people: Any) -> None:
    person = people(viewport=PHONE)
    page = person.page
    start(person, CLAIM_GAME)
    page.wait_for_selector(".table[data-yours=true]")
    person.press("[data-test=list-moves]")
    page.wait_for_selector(".list")
    assert board_height(person) > 180
    assert page.locator(".list button").first.evaluate("(one) => one.getBoundingClientRect().bottom <= innerHeight")
    give_up(person)
    for panel in ("replay", "ending"):
        person.press(f"[data-test={panel}-on]")
        page.wait_for_selector(f"[data-test={panel}]")
        page.wait_for_function("() => !document.querySelector('.piece')")
        assert board_height(person) > 180
        assert fits(person)
        assert axe(person) == []
        last = page.locator(f"[data-test={panel}]")
        last.scroll_into_view_if_needed()
        assert last.is_visible()
    person.press("[data-test=ending-on]")
    assert page.locator("[data-test=rematch]").is_visible()


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
    eventually(lambda: label in aloud.inner_text())
    page.keyboard.press("ArrowRight")
    cell = page.locator(".ghost").get_attribute("data-cell")
    page.wait_for_function("() => document.querySelector('[data-test=preview]')?.textContent.includes('=')")
    eventually(lambda: f"Place {cell}." in aloud.inner_text() and "point" in aloud.inner_text())
    page.keyboard.press("Enter")
    eventually(lambda: any(f" at {cell}: " in said for said in person.heard() if "You lay" in said))
    person.wait_for_turn()
    eventually(lambda: any("Greedy bot lays" in said for said in person.heard()))
    eventually(lambda: f" at {cell}: " in page.locator("aside").inner_text())


def test_draws_are_told_in_one_sentence_and_those_of_others_not_at_all(people: Any) -> None:
    person = people()
    page = person.page
    start(person, CLAIM_GAME)
    person.wait_for_turn()
    person.press("[data-test=exchange]")
    for place in range(3):
        person.press(f".piece >> nth={place}")
    person.press("[data-test=confirm]")
    eventually(lambda: any("Drawn: " in said for said in person.heard()))
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
        eventually(lambda said=said: said in " ".join(pair.heard()[-1:]))
        page.keyboard.press("Enter")
        page.wait_for_selector(".table[data-yours=true]")
        pair.play(random.Random(6), most=1)


def test_a_question_of_another_player_is_said(people: Any) -> None:
    ada, ben = together(people)
    ada.press("aside button:text-is('Pause')")
    ben.page.wait_for_selector(".actions button:text-is('Yes')")
    eventually(lambda: "would like a pause." in " ".join(ben.heard()[-1:]))


_HOLD = """
    window.held = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (said) {
        if (said.includes('"type":"act"')) window.held.push(() => send.call(this, said));
        else send.call(this, said);
    };
"""
"""A connection on which moves stay until they are let go."""


def test_a_move_that_is_clicked_twice_is_sent_once(people: Any) -> None:
    person = people()
    page = person.page
    page.add_init_script(_HOLD)
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
    page.add_init_script(_HOLD)
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
    eventually(lambda: page.evaluate("true") and any('"refused"' in frame for frame in person.frames))
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


_WHERE = """const where = (what) => JSON.stringify([...document.querySelectorAll(what)].map((one) => {
    const box = one.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round);
}));
const frames = async () => { for (let one = 0; one < 4; one++) await new Promise(requestAnimationFrame); };
"""


def test_the_board_does_not_move_under_a_finger(people: Any) -> None:
    """Where a piece may go is where it may go a moment later too, whatever room the buttons have taken meanwhile."""
    person = people(viewport=PHONE)
    page = person.page
    start(person, FIRST_GAME)
    person.wait_for_turn()
    piece = person._pieces()[0]
    for height in range(480, 800, 16):
        page.set_viewport_size({"width": 360, "height": height})
        at_once, later = page.evaluate(
            f"""async (piece) => {{
                {_WHERE}
                await frames();
                document.querySelectorAll('.piece')[piece].click();
                await Promise.resolve();
                const before = where('.place');
                await frames();
                return [before, where('.place')];
            }}""",
            piece,
        )
        assert at_once == later
        page.keyboard.press("Escape")


def test_a_laid_piece_lies_before_the_server_answers_and_nothing_else_moves(people: Any) -> None:
    person = people(mode="touch")
    page = person.page
    page.add_init_script(_HOLD)
    while not page.locator(".goal").count():  # some pieces can only be exchanged, and one hand in seventy as a whole
        start(person, CLAIM_GAME)
        person.wait_for_turn()
        for piece in person._pieces():
            if not page.locator(".goal").count():
                person.press(f".piece >> nth={piece}")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".ghost")
    eventually(lambda: page.evaluate("true") and any('"type":"why"' in frame for frame in person.frames))
    hand = page.locator(".piece").count()
    before, after = page.evaluate(
        f"""async () => {{
            {_WHERE}
            const all = '.place, .piece:not([aria-pressed=true]), .status, .actions button';
            await frames();
            const before = where(all);
            document.querySelector('[data-test=confirm]').click();
            await frames();
            return [before, where(all)];
        }}"""
    )
    assert page.locator(".ghost.laid").count() == 1
    assert page.locator(".piece:visible").count() == hand - 1
    assert before == after
    page.keyboard.press("Escape")  # it is on its way
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('.goal')")  # a wait that is noticed is shown
    assert page.locator(".ghost.laid").count() == 1
    assert person._pieces() == []
    assert page.evaluate("window.held.length") == 1
    page.evaluate("window.held.splice(0).forEach((one) => one())")
    page.wait_for_selector(".ghost", state="detached")
    # And something can be chosen again: a piece, pieces to be exchanged, or on some squares only whether to draw one more.
    usable = ":not([aria-disabled=true])"
    page.wait_for_selector(f".piece{usable}, [data-test=exchange]{usable}, [data-test=button]{usable}")
    if person._pieces():
        person.press(f".piece{usable}")
        page.wait_for_selector(".piece[aria-pressed=true]")


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


def seen(person: Person) -> list[float]:
    """What part of the board is seen: left, top, width, height."""
    return [float(one) for one in (person.page.locator(".board svg").get_attribute("viewBox") or "").split()]


def test_the_board_is_moved_and_zoomed_by_keys_and_shows_what_is_chosen(people: Any) -> None:
    person = people(mode="keys")
    page = person.page
    start(person, CLAIM_GAME)
    person.wait_for_turn()
    page.wait_for_selector(".board svg")
    whole = seen(person)
    page.keyboard.press("Shift+ArrowRight")
    assert seen(person) == whole  # there is nothing more to see
    for _ in range(9):
        page.keyboard.press("+")
    near = seen(person)
    assert near[2] < whole[2] / 4
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    moved = seen(person)
    assert moved[0] > near[0]
    assert moved[1] > near[1]
    for _ in range(20):
        page.keyboard.press("Shift+ArrowLeft")
        page.keyboard.press("Shift+ArrowUp")
    assert seen(person)[:2] == pytest.approx(whole[:2])  # no further than the board goes
    places = iter(person._pieces())
    while not page.locator(".ghost").count():  # not every tile can be laid
        place = next(places, None)
        if place is None:
            person.move(random.Random(1))
            person.wait_for_turn()
            places = iter(person._pieces())
        else:
            page.keyboard.press("Escape")
            page.keyboard.press(str(place + 1))
            page.keyboard.press("ArrowRight")
    page.wait_for_function(
        """() => {
            const place = document.querySelector('.ghost, .chosen')?.getBoundingClientRect();
            const board = document.querySelector('.board svg').getBoundingClientRect();
            return place && place.left >= board.left && place.top >= board.top
                && place.right <= board.right && place.bottom <= board.bottom;
        }"""
    )
    page.keyboard.press("-")
    assert seen(person)[2] > near[2]
    page.keyboard.press("0")
    assert seen(person) == whole


def test_the_list_of_what_happened_is_scrolled_by_keys(people: Any) -> None:
    person = people(mode="keys", viewport={"width": 1280, "height": 400})
    page = person.page
    start(person, FIRST_GAME)
    person.wait_for_turn()
    scrolled = "[...document.querySelectorAll('aside, aside *')].map((one) => one.scrollTop).some((top) => top > 0)"
    page.keyboard.press("1")
    page.locator("aside[tabindex], aside [tabindex]").focus()
    page.keyboard.press("ArrowDown")
    page.wait_for_function(f"() => {scrolled}")
    assert page.locator(".ghost").count() == 0  # and nothing was chosen


@pytest.mark.parametrize("size", [PHONE, DESK, {"width": 740, "height": 640}, {"width": 568, "height": 420}], ids=str)
def test_the_buttons_of_the_board_lie_on_no_place(people: Any, size: dict[str, int]) -> None:
    person = people(viewport=size)
    page = person.page
    for game in (CLAIM_GAME, FIRST_GAME):
        start(person, game)
        page.wait_for_selector(".table[data-yours=true] .board [data-cell]")
        covered = page.evaluate(
            """[...document.querySelectorAll('.zoom button')].flatMap((button) => {
                const one = button.getBoundingClientRect();
                return [...document.querySelectorAll('.board [data-cell]')].filter((cell) => {
                    const two = cell.getBoundingClientRect();
                    return two.right > one.left + 1 && two.left < one.right - 1
                        && two.bottom > one.top + 1 && two.top < one.bottom - 1;
                }).map((cell) => cell.dataset.cell);
            })"""
        )
        assert covered == []


def test_on_a_phone_the_list_of_what_happened_does_not_run_through_its_button(people: Any) -> None:
    person = people(viewport={"width": 360, "height": 400})
    page = person.page
    start(person, FIRST_GAME)
    person.wait_for_turn()
    page.click("header button[aria-expanded=false]")
    page.wait_for_function("() => document.querySelector('aside').getBoundingClientRect().right <= innerWidth")
    page.wait_for_function(
        """() => [...document.querySelectorAll('aside, aside > *')].some((one) => {
            one.scrollTop = 60;
            return one.scrollTop > 20;
        })"""
    )
    button = page.locator("header button[aria-expanded=true]").bounding_box()
    assert button is not None
    behind = page.evaluate(
        """([x, y]) => document.elementsFromPoint(x, y).filter((one) => one.closest('aside')).map((one) => one.tagName)""",
        [button["x"] + 20, button["y"] + button["height"] / 2],
    )
    assert behind == ["ASIDE"]
    assert axe(person) == []


def test_who_asks_sees_that_the_answer_is_awaited_and_can_take_the_question_back(people: Any) -> None:
    ada, ben = together(people)
    ada.press("aside button:text-is('Pause')")
    ada.page.wait_for_selector("[data-test=asked]:has-text('You asked for a pause.')")
    eventually(lambda: "Waiting for an answer." in " ".join(ada.heard()[-1:]))
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
