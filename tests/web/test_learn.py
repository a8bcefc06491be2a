"""Learning in a real browser: every lesson gone through, mistakes included, and the first moves at a table with advice."""

from __future__ import annotations

import random
from itertools import cycle
from typing import Any

import httpx
import pytest
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME, FRAME_GAME
from server_start import Server
from sizes import SOAK
from web_page import axe, fits
from web_player import PHONE, Mode, Person

import abaculus

pytestmark = pytest.mark.compiled

MODES: dict[str, Mode] = dict(zip(abaculus.list_games(), cycle(("mouse", "touch", "keys")), strict=False))


class Learner:
    """Somebody who goes through a lesson, step by step, the way a learner would."""

    def __init__(self, person: Person, steps: list[dict[str, Any]]) -> None:
        self.person, self.page, self.steps = person, person.page, steps

    def moves(self, step: dict[str, Any]) -> dict[int, dict[str, Any]]:
        columns = step["scene"]["moves"]["columns"]
        rows = [dict(zip(columns, row, strict=True)) for row in step["scene"]["moves"]["rows"]]
        return {row["action"]: row for row in rows}

    def told(self) -> str:
        """What was said about the last move, once it was."""
        self.page.wait_for_function("() => document.querySelector('[data-test=told]')?.textContent.trim().length > 20")
        return str(self.page.locator("[data-test=told]").inner_text())

    def make(self, step: dict[str, Any], move: dict[str, Any]) -> None:
        """Make a move: pick, point, turn until it is the one, confirm; or press its button."""
        person, page = self.person, self.page
        page.keyboard.press("Escape")
        if move["slots"] and move["cell"] is None:
            person.press("[data-test=exchange]")
            for slot in move["slots"]:
                self._piece(step, slot)
        elif move["cell"] is None:
            person.press(f"[data-test=button][data-action='{move['action']}']")
            return
        else:
            if move["slots"] and page.locator(".piece[aria-pressed=true]").count() == 0:
                self._piece(step, move["slots"][0])
            if person.mode == "keys":
                for _ in range(40):
                    page.keyboard.press("ArrowRight")
                    if page.locator(f"[data-cell='{move['cell']}'].chosen, .ghost[data-cell='{move['cell']}']").count():
                        break
            else:
                self.point(move["cell"])
            wanted = f"{move['points']} point"
            for _ in range(6):
                if page.locator("[data-test=preview]").inner_text().startswith(wanted):
                    break
                page.keyboard.press("e")
        person.press("[data-test=confirm]")

    def _piece(self, step: dict[str, Any], slot: int) -> None:
        place = [piece["slot"] for piece in step["scene"]["hand"]].index(slot)
        if self.person.mode == "keys":
            self.page.keyboard.press(str(place + 1))
        else:
            self.person.press(f".piece >> nth={place}")

    def point(self, cell: str) -> None:
        box = self.page.locator(f"[data-cell='{cell}']").last.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.person.mode == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)


@pytest.mark.parametrize("game", abaculus.list_games() if SOAK else (CLAIM_GAME, FIRST_GAME))
def test_a_lesson_is_gone_through_with_its_mistakes(people: Any, host: Server, game: str) -> None:
    person = people(mode=MODES[game])
    page = person.page
    steps = httpx.get(f"{host.url}/api/lessons/{game}").json()["steps"]
    learner = Learner(person, steps)
    page.goto("/")
    person.press(f"[data-test=play-{game}]")
    person.press(f"[data-test=learn-{game}]")
    mistakes = refusals = 0
    for step in steps:
        page.wait_for_selector(f".lesson[data-step={step['name']}]")
        assert len(page.locator("[data-test=words]").inner_text()) > 20
        moves = learner.moves(step)
        for cell in list(step["refused"])[:1]:
            for piece in step["scene"]["hand"]:
                if page.locator(".piece[aria-pressed=true]").count() == 0 and any(
                    piece["slot"] in move["slots"] for move in moves.values()
                ):
                    learner._piece(step, piece["slot"])
            if person.mode != "keys":
                learner.point(cell)
                assert learner.told()
                refusals += 1
            page.keyboard.press("Escape")
        wrong = [move for action, move in moves.items() if action not in step["wanted"] and move["cell"] is not None]
        if step["wanted"] and wrong:
            learner.make(step, min(wrong, key=lambda move: (move["points"], move["turn"])))
            assert learner.told()
            assert page.locator(".lesson[data-done=false]").count() == 1
            mistakes += 1
        if step["wanted"]:
            learner.make(step, moves[step["wanted"][0]])
            page.wait_for_selector(".lesson[data-done=true] [data-test=told]:has-text('✓')")
            told = learner.told()
            if step["wanted"][0] in map(int, step["why"]):
                assert f"{moves[step['wanted'][0]]['points']} point" in told
        assert fits(person)
        person.press("[data-test=next]")
    page.wait_for_selector(".lesson[data-step=finished]")
    assert mistakes
    assert axe(person) == []


@pytest.mark.long
def test_a_learner_who_is_stuck_is_shown_the_answer(people: Any) -> None:
    person = people(mode="touch", language="de-DE")
    page = person.page
    for game in abaculus.list_games() if SOAK else (DICE_GAME, FRAME_GAME):
        page.goto(f"/learn/{game}")
        page.wait_for_selector(".lesson[data-step=goal]")
        assert axe(person) == []
        while not page.locator(".lesson[data-step=finished]").count():
            if page.locator(".lesson[data-done=false]").count():
                person.press("[data-test=show]")
                if page.locator("[data-test=confirm]").count():
                    person.press("[data-test=confirm]")
                elif page.locator(".lesson[data-done=false]").count():
                    person.press("[data-test=exchange]")
                page.wait_for_selector(".lesson[data-done=true]")
            person.press("[data-test=next]")


def test_the_language_of_a_lesson_changes_with_the_page(people: Any) -> None:
    person = people(viewport=PHONE)
    page = person.page
    page.goto(f"/learn/{CLAIM_GAME}")
    words = page.locator("[data-test=words]")
    assert "rack" in words.inner_text()
    page.goto("/settings")
    page.locator("[data-test=language]").select_option("nl")
    page.wait_for_selector("h1:has-text('Instellingen')")
    page.goto(f"/learn/{CLAIM_GAME}")
    page.wait_for_selector(".lesson[data-step=goal]")
    assert "rack" not in words.inner_text()


_ADVISED_OR_NOTHING_TO_CHOOSE = """() => {
    document.querySelector('[data-test=list-moves][aria-pressed=false]')?.click();
    return document.querySelector('[data-test=advice]')
        || document.querySelector('.table[data-phase=over], [data-test=coach][data-made="10"]')
        || (document.querySelector('.table[data-yours=true]') && document.querySelectorAll('.list li').length === 1);
}"""
"""The list of moves is opened as soon as there is one: a turn that the server ends by itself has none for long."""


@pytest.mark.long
@pytest.mark.parametrize("game", [FIRST_GAME, DICE_GAME] if SOAK else [DICE_GAME])
def test_the_first_ten_moves_come_with_advice(people: Any, game: str) -> None:
    person = people()
    page = person.page
    page.goto(f"/learn/{game}")
    page.wait_for_selector(".lesson[data-step=goal]")
    while not page.locator(".lesson[data-step=finished]").count():
        if page.locator(".lesson[data-done=false]").count():
            person.press("[data-test=show]")
            if page.locator("[data-test=confirm]").count():
                person.press("[data-test=confirm]")
        person.press("[data-test=next]")
    person.press("[data-test=first-moves]")
    page.wait_for_url("**/table/*")
    dice = random.Random(3)

    def made() -> int:
        """How many moves the page has counted. Where the server was faster with a forced move, one more than seen here."""
        return int(page.evaluate("document.querySelector('[data-test=coach]')?.dataset.made ?? -1"))

    advised = 0
    for number in range(60):
        if not person.wait_for_turn() or advised == 10:
            break
        page.wait_for_function(_ADVISED_OR_NOTHING_TO_CHOOSE)  # the server may make a move without a choice meanwhile
        if made() == 10:
            advised = 10
            break
        if not page.locator("[data-test=advice]").count():
            person.move(dice)
            continue
        advised = made()
        if number % 2 == 0 and page.locator("[data-test=coach-show]").count():
            person.press("[data-test=coach-show]")
            person.press("[data-test=confirm]")
        else:
            person.move(dice)
        advised += 1
        # Every move that was advised is counted and commented on, however it was made.
        page.wait_for_selector(
            f"[data-test=coach][data-made='{advised}'] [data-test=coach-last], .table[data-phase=over]"
        )
    assert advised == 10 or (advised > 2 and person.over)
    assert person.over or page.locator("[data-test=coach]:has([data-test=advice])").count() == 0
    assert axe(person) == []
