"""The companion on the page: a game at a real table is tapped in as everybody saw it, and counted at the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from real_table import RACK_GAMES, greedy_game, last_racks, seen_in
from web_page import axe, fits, too_small

from abaculus.core.match import Step
from abaculus.core.move import Move
from abaculus.core.texts import texts

pytestmark = pytest.mark.compiled

TAP = """cell => document.querySelector(`[data-cell="${cell}"]`).dispatchEvent(new MouseEvent('click', { bubbles: true }))"""
"""A place may lie under a button of the board."""


def settled(page: Page, step: int) -> None:
    page.wait_for_selector(f".companion[data-step='{step}'][data-busy=false]")


def begin(person: Any, name: str) -> Page:
    page: Page = person.page
    page.goto(f"/analysis/{name}")
    person.press("[data-test=companion-link]")
    page.wait_for_selector("[data-test=companion-begin]")
    page.locator("[data-test=companion-name-0]").fill("Ada")
    assert axe(person) == []
    assert fits(person)
    assert too_small(person) == []
    person.press("[data-test=companion-begin]")
    settled(page, 0)
    return page


def pick(person: Any, piece: str) -> None:
    """Choose a piece among those to tap, the way this person does."""
    if person.mode == "keys":
        person.page.locator("[data-test=piece-search]").fill(piece)
        person.page.keyboard.press("Enter")
        person.page.keyboard.press("Tab")
    else:
        person.press(f"[data-test=pieces] [data-piece='{piece}']")


def tap_in(person: Any, name: str, step: Step, move: Move) -> None:
    page: Page = person.page
    if step.seat is None and not move.pieces:
        page.locator("[data-test=outcome]").fill(step.before.game.write_move(move))
        page.keyboard.press("Enter")
    elif step.seat is None:
        pick(person, move.pieces[0].text)
    elif move.kind == "lay":
        pick(person, move.pieces[0].text)
        page.wait_for_selector(".goal")
        if person.mode == "keys":
            for _ in range(200):
                page.keyboard.press("ArrowRight")
                if f" {move.cell}." in page.locator("[data-test=preview]").inner_text():
                    break
            page.keyboard.press("Enter")
        else:
            page.evaluate(TAP, move.cell)
            person.press("[data-test=confirm]")
    elif move.pieces:
        person.press(f"[data-test=exchange-{len(move.pieces)}]")
    else:
        person.press(f"[data-does='{step.before.game.write_move(move)}']")


@pytest.mark.parametrize("name", RACK_GAMES)
@pytest.mark.parametrize(
    ("mode", "language"), [("touch", "de-DE"), pytest.param("mouse", "en-GB", marks=pytest.mark.long)]
)
def test_a_game_is_followed_to_its_count(people: Any, name: str, mode: str, language: str) -> None:
    match = greedy_game(name)
    person = people(mode=mode, language=language)
    page = begin(person, name)
    seen = seen_in(match)
    for number, (step, move) in enumerate(seen):
        settled(page, number)
        if number == len(seen) // 2:
            assert axe(person) == []
            assert fits(person)
            assert too_small(person) == []
            page.reload()  # a phone fell asleep
            settled(page, number)
            assert page.locator("[data-test=seat-0]").inner_text().startswith("Ada")
        tap_in(person, name, step, move)
    settled(page, len(seen))
    for seat, rack in enumerate(last_racks(match)):
        if page.locator(f"[data-test=holds-{seat}]").count():
            for piece in rack:
                pick(person, piece)
    if page.locator("[data-test=companion-count]").count():
        assert axe(person) == []
        person.press("[data-test=companion-count]")
    page.wait_for_selector("[data-test=outcome]")
    scores = match.state.scores()
    assert [int(page.locator(f"[data-test=seat-{seat}] strong").inner_text()) for seat in range(len(scores))] == scores
    why, said = match.game.ending(match.state), texts(language[:2])
    names = ["Ada", said.say("play-player", number=2)]
    assert page.locator("[data-test=why]").inner_text() == said.ending(why, who=names[why.player or 0], you="no")
    assert axe(person) == []
    page.reload()
    page.wait_for_selector("[data-test=outcome]")


@pytest.mark.parametrize("name", RACK_GAMES)
def test_by_keys_something_is_laid_and_taken_back(people: Any, name: str) -> None:
    match = greedy_game(name)
    person = people(mode="keys")
    page = begin(person, name)
    seen = seen_in(match)
    lays = [number for number, (_, move) in enumerate(seen) if move.kind == "lay"]
    for number, (step, move) in enumerate(seen[: lays[1] + 1]):
        settled(page, number)
        tap_in(person, name, step, move)
    settled(page, lays[1] + 1)
    before, _ = seen[lays[1]]
    points = before.before.child(before.action).scores()
    assert [int(page.locator(f"[data-test=seat-{seat}] strong").inner_text()) for seat in (0, 1)] == points
    person.press("[data-test=companion-back]")
    settled(page, lays[1])
    points = before.before.scores()
    assert [int(page.locator(f"[data-test=seat-{seat}] strong").inner_text()) for seat in (0, 1)] == points
    page.once("dialog", lambda asked: asked.accept())
    person.press("[data-test=companion-new]")
    page.wait_for_selector("[data-test=companion-begin]")
    page.reload()
    page.wait_for_selector("[data-test=companion-begin]")


def test_a_game_that_the_server_cannot_be_asked_about_is_not_lost(people: Any) -> None:
    person = people()
    page = begin(person, RACK_GAMES[0])
    first, move = seen_in(greedy_game(RACK_GAMES[0]))[0]
    tap_in(person, RACK_GAMES[0], first, move)
    settled(page, 1)
    page.route("**/api/companion", lambda route: route.abort())
    page.reload()
    page.wait_for_selector("[data-test=companion-again]")
    assert page.get_by_role("alert").inner_text()
    assert axe(person) == []
    page.unroute("**/api/companion")
    person.press("[data-test=companion-again]")
    settled(page, 1)
