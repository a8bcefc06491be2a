"""Hints, the review and the puzzle of the day in a real browser, against a real server."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from sample_games import LOW_GAME
from waiting import PATIENCE
from web_page import axe, fits, start
from web_player import PHONE

from abaculus.analysis.puzzles import daily

pytestmark = pytest.mark.compiled


def test_a_hint_comes_in_three_steps(people: Any) -> None:
    person = people()
    start(person, LOW_GAME)
    page = person.page
    assert person.wait_for_turn()
    person.press("[data-test=hint]")
    page.wait_for_selector("[role=alert]", timeout=3 * PATIENCE * 1000)
    first = page.inner_text("[role=alert]")
    assert first.startswith("Look at")
    assert page.locator("[data-test=confirm]").count() == 0
    person.press("[data-test=hint]")
    page.wait_for_function("first => document.querySelector('[role=alert]')?.textContent.trim() !== first", arg=first)
    second = page.inner_text("[role=alert]")
    assert second != first
    assert page.locator("[data-test=confirm]").count() == 0
    person.press("[data-test=hint]")
    page.wait_for_function("said => document.querySelector('[role=alert]')?.textContent.trim() !== said", arg=second)
    assert page.locator("[data-test=confirm], [data-test=button]").count() > 0
    assert axe(person) == []


def test_a_finished_game_is_reviewed_in_words(people: Any) -> None:
    person = people(viewport=PHONE)
    start(person, LOW_GAME, "watch")
    page = person.page
    page.wait_for_selector(".table[data-phase=over]", timeout=3 * PATIENCE * 1000)
    person.press("[data-test=replay-on]")
    person.press("[data-test=review-ask]")
    page.wait_for_selector("[data-test=review][data-done=true]", timeout=5 * PATIENCE * 1000)
    assert page.locator("[data-test=review] svg polyline").count() == 2
    moves = page.locator("[data-test=review-move]")
    if moves.count():
        said = moves.first.inner_text()
        moves.first.click()
        number = int(said.split(".")[0]) - 1
        page.wait_for_function(
            "number => document.querySelector('[data-test=step]')?.textContent.startsWith(number + ' /')", arg=number
        )
        assert page.locator("[data-test=review] ol ul li").count() > 0
    assert axe(person) == []
    assert fits(person)


def test_the_puzzle_of_the_day_is_solved_by_its_solution_only(people: Any) -> None:
    puzzle = daily(LOW_GAME, datetime.now(UTC).date())
    person = people(viewport=PHONE)
    page = person.page
    page.goto(f"/puzzle/{LOW_GAME}")
    page.wait_for_selector("[data-test=puzzle-show]")
    answers = page.evaluate(
        """async ([game, id]) => {
            const ask = async (action) => (await fetch(`/api/puzzles/${id}`, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify({actions: [action]}),
            })).json();
            const shown = await (await fetch(`/api/games/${game}/puzzle`)).json();
            const told = [];
            for (const row of shown.scene.moves.rows) told.push([row[0], (await ask(row[0])).right]);
            return told;
        }""",
        [LOW_GAME, puzzle.id],
    )
    state = puzzle.state()
    assert {action for action, right in answers if right} == set(map(state.string_to_action, puzzle.solutions))
    assert axe(person) == []
    person.press("[data-test=puzzle-show]")
    page.wait_for_function("() => document.querySelector('[data-test=puzzle-told]')?.textContent.includes(':')")
    best = state.describe(state.string_to_action(puzzle.solutions[0]))
    assert f"{best.pieces[0].text} → {best.cell}" in page.inner_text("[data-test=puzzle-told]")
    assert axe(person) == []
    assert fits(person)
