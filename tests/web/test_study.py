"""Looking at games in the browser: the final count, score sheets, the analysis board, dragging, and a network that goes away."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME
from sizes import SOAK
from waiting import wait_until
from web_page import axe, fits, start
from web_player import PHONE, Person

import abaculus
from abaculus.core.lanes import retrace
from abaculus.core.note import Note
from abaculus.core.texts import texts

pytestmark = pytest.mark.compiled

EXPECTED_FAULTS = ("400",)
"""A wrong position is refused: the browser writes that to its console, and it is what the tests ask for."""


def game_of(name: str, seed: int = 3, **options: Any) -> dict[str, Any]:
    """The log of a game between bots."""
    game = abaculus.load_game(name, **options)
    match = abaculus.Match(game, ["Ada", "Ben"])
    for action in retrace(game, seed, bots=["greedy"])[0]:
        match.apply(int(action))
    return match.to_json()


def open_board(person: Person, name: str) -> Page:
    page = person.page
    page.goto(f"/analysis/{name}")
    page.wait_for_selector("[data-cell], [data-test=outcomes]")
    return page


def paste(page: Page, text: str) -> None:
    keep = page.locator("[data-test=keep]")
    if keep.get_attribute("open") is None:
        keep.locator("summary").click()
    page.locator("[data-test=paste]").fill(text)
    page.locator("[data-test=load]").click()


def type_in(page: Page, text: str) -> None:
    """Type a step, whoever's it is, and wait until it stands."""
    step = int(page.locator(".study").get_attribute("data-step") or 0)
    field = page.locator("[data-test=outcome], [data-test=typed]").first
    field.fill(text)
    field.press("Enter")
    page.wait_for_selector(f".study[data-step='{step + 1}']")


@pytest.mark.long
@pytest.mark.parametrize("name", abaculus.list_games() if SOAK else (DICE_GAME, CLAIM_GAME))
def test_a_game_from_a_real_table_is_typed_in_with_its_draws_and_scored(people: Any, name: str) -> None:
    log = game_of(name)
    typed = log["actions"] if len(log["actions"]) < 60 else log["actions"][-25:]
    person = people()
    page = open_board(person, name)
    before = log["actions"][: len(log["actions"]) - len(typed)]
    if before:  # long games are opened half-way
        paste(page, json.dumps({**log, "actions": before, "scores": None}))
        page.wait_for_selector(f".study[data-step='{len(before)}']")
    for text in typed:
        type_in(page, text)
    shown = [int(one) for one in page.locator(".seats strong").all_inner_texts()]
    assert shown == log["scores"]
    ending = Note(**log["ending"])
    who = {} if ending.player is None else {"who": log["seats"][ending.player], "you": "no"}
    assert page.locator("[data-test=study-status] [data-test=why]").inner_text() == texts("en").ending(ending, **who)
    page.locator("[data-test=count-on]").click()
    page.wait_for_selector("[data-test=count] .total")
    totals = page.locator("[data-test=count] .total").all_inner_texts()
    assert [int(one.split()[-1].replace(",", "").replace("−", "-")) for one in totals] == log["scores"]
    page.locator("[data-test=sheet-on]").click()
    page.wait_for_selector("[data-test=sheet] tbody tr")
    decisions = page.locator("[data-test=sheet] tbody tr").count()
    assert decisions == sum(not text.startswith(("draw ", "roll ", "start ")) for text in log["actions"])
    assert axe(person) == []
    assert fits(person)


def test_steps_are_clicked_taken_back_and_branched(people: Any) -> None:
    log = game_of(FIRST_GAME)
    place = next(place for place, text in enumerate(log["actions"]) if "@" in text)
    person = people()
    page = open_board(person, FIRST_GAME)
    paste(page, json.dumps({**log, "actions": log["actions"][:place], "scores": None, "returns": None}))
    page.wait_for_selector(f".study[data-step='{place}'] .piece:not([aria-disabled=true])")
    person._move_by_pointer(random.Random(1))
    page.wait_for_selector(f".study[data-step='{place + 1}']")
    page.locator("[data-test=back]").click()
    page.wait_for_selector(f".study[data-step='{place}'] .piece:not([aria-disabled=true])")
    type_in(page, log["actions"][place])
    assert page.locator("[data-test=branch]").count() == 1
    page.locator("[data-test=branch]").click()  # along the other branch, and back again
    page.wait_for_function("() => document.querySelector('[data-test=branch]')?.textContent.includes('→')")
    state = abaculus.Match.from_json(log).states()[place]
    move = state.describe(state.string_to_action(log["actions"][place]))
    assert f"{move.pieces[0].text} → {move.cell}" in page.locator("[data-test=branch]").inner_text()
    page.locator("[data-test=drop]").click()
    page.wait_for_selector(f".study[data-step='{place}']")
    assert page.locator("[data-test=branch]").count() == 0
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f".study[data-step='{place + 1}']")


def test_what_is_wrong_is_explained(people: Any) -> None:
    person = people()
    page = open_board(person, FIRST_GAME)
    field = page.locator("[data-test=outcome]")
    field.fill("draw nonsense")
    assert "draw nonsense cannot come up here" in page.locator("[data-test=outcomes]").inner_text()
    setup = page.locator("[data-test=setup]")
    setup.locator("summary").click()
    line = page.locator("[data-test=position]")
    log = game_of(FIRST_GAME)
    state = abaculus.Match.from_json(log).states()[20]
    line.fill(state.to_position().rpartition(" ")[0])  # without its last part
    page.wait_for_selector("[data-test=verdict]:has-text('✗')")
    assert page.locator("[data-test=position-use]").is_disabled()
    line.fill(state.to_position())
    page.wait_for_selector("[data-test=verdict]:has-text('✓')")
    page.locator("[data-test=position-use]").click()
    page.wait_for_function(
        "scores => [...document.querySelectorAll('.seats strong')].map((one) => one.textContent).join() === scores",
        arg=",".join(map(str, state.scores())),
    )
    if state.is_chance_node():
        type_in(page, log["actions"][20])
    page.locator("[data-test=typed]").fill(next(text for text in log["actions"][:20] if "@" in text))  # it lies there
    page.locator("[data-test=add]").click()
    assert page.locator("[data-test=problem]").inner_text()
    paste(page, "this is no log")
    assert "Line 1 is no game log" in page.locator("[data-test=keep] [role=alert]").inner_text()
    paste(page, json.dumps({**log, "actions": [*log["actions"][:12], "roll 7"]}))
    page.wait_for_selector("[data-test=problem]:has-text('Step 13 of 13, roll 7')")
    assert page.locator(".study").get_attribute("data-step") == "12"
    assert axe(person) == []


def test_a_game_is_kept_as_a_file_and_as_a_link(people: Any, tmp_path: Path) -> None:
    log = game_of(DICE_GAME)
    person = people()
    page = open_board(person, DICE_GAME)
    (tmp_path / "game.jsonl").write_text(json.dumps(log) + "\n", encoding="utf-8")
    page.locator("[data-test=keep] summary").click()
    page.locator("[data-test=file]").set_input_files(tmp_path / "game.jsonl")
    page.wait_for_selector(f".study[data-step='{len(log['actions'])}']")
    with page.expect_download() as download:
        page.locator("[data-test=download]").click()
    again = abaculus.Match.from_json(json.loads(Path(download.value.path()).read_text(encoding="utf-8")))
    assert again.log() == log["actions"]
    assert again.seats == ["Ada", "Ben"]
    page.locator("[data-test=share]").click()
    page.wait_for_function("() => location.hash.length > 20")
    other = people()
    other.page.goto(page.url)
    other.page.wait_for_selector(f".study[data-step='{len(log['actions'])}']")
    assert other.page.locator(".seats input").first.input_value() == "Ada"
    lost = people()
    lost.page.goto(f"/analysis/{DICE_GAME}#rubbish")
    assert "no game" in lost.page.locator("[role=alert]").inner_text()


def value_key(option: str, value: object) -> str:
    """As the page makes it."""
    plain = str(value).lower().replace("+", "-and-")
    return f"option-{option}-" + "".join(letter if letter.isalnum() or letter == "-" else "-" for letter in plain)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it", "nl"])
def test_every_option_and_value_of_every_game_has_words(language: str) -> None:
    words = texts(language)
    for name in abaculus.list_games():
        for option in abaculus.game_info(name).options:
            assert words.say(f"option-{option.name}")
            for value in option.values:
                assert words.say(value_key(option.name, value))
            assert not option.free or words.say(f"option-{option.name}-how")


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


SLOW = """() => window.addEventListener("pointerup", () => {
    const began = Date.now();
    while (Date.now() - began < 200) { /* as a phone that has much to paint */ }
})"""


@pytest.mark.parametrize(("mode", "slow"), [("mouse", False), ("mouse", True), ("touch", False), ("touch", True)])
def test_a_piece_is_dragged_from_the_hand_to_its_place(people: Any, mode: Any, slow: bool) -> None:
    person = people(mode=mode)
    start(person, FIRST_GAME)
    person.wait_for_turn()
    page = person.page
    if slow:
        page.evaluate(SLOW)
    person.press(".piece:not([aria-disabled=true])")
    x, y = person._goals()[0]
    person.press("button:has-text('Cancel')")
    from_x, from_y = middle(page, ".piece:not([aria-disabled=true])")
    path = [(from_x + (x - from_x) * part / 8, from_y + (y - from_y) * part / 8) for part in range(1, 9)]
    if mode == "mouse":
        page.mouse.move(from_x, from_y)
        page.mouse.down()
        for at in path:
            page.mouse.move(*at)
        page.mouse.up()
    else:
        fingers = person.context.new_cdp_session(page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            fingers.send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]}
            )

        touch("touchStart", (from_x, from_y))
        for at in path:
            touch("touchMove", at)
        page.wait_for_timeout(300)  # a finger that rests before it is lifted: otherwise the next tap only stops a fling
        touch("touchMove", (x + 1, y))
        touch("touchEnd")
    page.wait_for_selector("[data-test=preview]")
    assert page.locator(".ghost").count() == 1
    seq = page.locator(".table").get_attribute("data-seq")
    person.press("[data-test=confirm]")
    page.wait_for_function("seq => document.querySelector('.table').dataset.seq !== seq", arg=seq)


def test_a_browser_that_loses_its_network_says_so_and_catches_up(people: Any) -> None:
    ada, ben = people(), people()
    address = start(ada, DICE_GAME, "friends")
    ben.page.goto(address)
    ben.press("[data-test=join]")
    for one in (ada, ben):
        one.page.wait_for_selector(".table[data-phase=playing]")
    ada.context.set_offline(True)
    ada.page.wait_for_selector(".offline:has-text('Reconnecting')")
    seen = ada.page.locator(".table").get_attribute("data-seq")
    dice = random.Random(7)
    if not ben.page.locator(".table[data-yours=true]").count():  # Ada's turn: she cannot move
        assert ada.page.locator("[data-test=confirm]").count() == 0
    else:
        ben.move(dice)
    ada.page.wait_for_timeout(300)
    assert ada.page.locator(".table").get_attribute("data-seq") == seen
    ada.context.set_offline(False)
    ada.page.wait_for_function("() => !document.querySelector('.offline')")
    wait_until(
        lambda: (
            ada.page.locator(".table").get_attribute("data-seq") == ben.page.locator(".table").get_attribute("data-seq")
        )
    )
    for _ in range(3):
        for one in (ada, ben):
            if one.page.locator(".table[data-yours=true]").count():
                one.move(dice)


def test_the_analysis_board_and_the_form_fit_a_phone_in_german(people: Any) -> None:
    person = people(viewport=PHONE, language="de-DE", color_scheme="dark")
    page = open_board(person, CLAIM_GAME)
    for name in ("keep", "setup"):
        page.locator(f"[data-test={name}] summary").click()
    assert fits(person)
    assert axe(person) == []
    small = page.evaluate(
        """[...document.querySelectorAll('button, a, select, summary')].filter((one) => {
            const box = one.getBoundingClientRect();
            return one.offsetParent && (box.height < 43.5 || box.width < 43.5);
        }).map((one) => one.outerHTML)"""
    )
    assert small == []
