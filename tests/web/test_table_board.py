"""The board of a table, in a real browser: its room, and what moves on it and what does not."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sample_games import CLAIM_GAME, FIRST_GAME
from waiting import wait_until
from web_page import HOLD_MOVES, axe, fits, give_up, start
from web_player import DESK, PHONE, Person


def board_height(person: Person) -> float:
    """How high the board is, as far as it is in the window."""
    return float(
        person.page.evaluate(
            """() => {
                const box = document.querySelector('.board').getBoundingClientRect();
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
    page.add_init_script(HOLD_MOVES)
    while not page.locator(".goal").count():  # some pieces can only be exchanged, and one hand in seventy as a whole
        start(person, CLAIM_GAME)
        person.wait_for_turn()
        for piece in person._pieces():
            if not page.locator(".goal").count():
                person.press(f".piece >> nth={piece}")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".ghost")
    wait_until(lambda: page.evaluate("true") and any('"type":"why"' in frame for frame in person.frames))
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


def seen(person: Person) -> list[float]:
    """What part of the board is seen: left, top, width, height."""
    return [float(one) for one in (person.page.locator(".board .lying").get_attribute("viewBox") or "").split()]


def test_the_board_is_moved_and_zoomed_by_keys_and_shows_what_is_chosen(people: Any) -> None:
    person = people(mode="keys")
    page = person.page
    start(person, CLAIM_GAME)
    person.wait_for_turn()
    page.wait_for_selector(".board .lying")
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
    corner = seen(person)
    assert corner[0] >= whole[0] - 1  # no further than the board goes
    assert corner[1] == pytest.approx(whole[1], abs=1)
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
            const board = document.querySelector('.board .lying').getBoundingClientRect();
            return place && place.left >= board.left && place.top >= board.top
                && place.right <= board.right && place.bottom <= board.bottom;
        }"""
    )
    page.keyboard.press("-")
    assert seen(person)[2] > near[2]
    page.keyboard.press("0")
    assert seen(person) == whole


@pytest.mark.parametrize("size", [PHONE, DESK, {"width": 740, "height": 640}, {"width": 568, "height": 420}], ids=str)
def test_nothing_lies_on_a_place_of_a_board_that_is_seen_as_a_whole(people: Any, size: dict[str, int]) -> None:
    person = people(viewport=size)
    page = person.page
    for game in (CLAIM_GAME, FIRST_GAME):
        start(person, game)
        page.wait_for_selector(".table[data-yours=true] .board [data-cell]")
        if page.locator("[data-test=fit]").count():  # it runs out under what is around it, and can be dragged
            continue
        covered = page.evaluate(
            """[...document.querySelectorAll('.board [data-cell]')].filter((cell) => {
                const box = (cell.querySelector('.spot') ?? cell).getBoundingClientRect();
                const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return !cell.contains(hit);
            }).map((cell) => cell.dataset.cell)"""
        )
        assert covered == []


def test_on_a_phone_what_happened_lies_over_the_table_and_goes_away_again(people: Any) -> None:
    person = people(viewport={"width": 360, "height": 400})
    page = person.page
    start(person, FIRST_GAME)
    person.wait_for_turn()
    person.press("header button.panel")
    page.wait_for_function("() => document.querySelector('aside').getBoundingClientRect().bottom <= innerHeight + 1")
    page.wait_for_function("() => document.activeElement?.closest('aside')")
    assert axe(person) == []
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('aside').getBoundingClientRect().top >= innerHeight")
    assert page.locator("header button[aria-expanded=true]").count() == 0
