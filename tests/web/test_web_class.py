"""Reckoning and classes in a real browser: the page asks, accepts and refuses; a class plays while its teacher looks on."""

from __future__ import annotations

import csv
import json
import random
from pathlib import Path
from typing import Any

import pytest
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME, FRAME_GAME, LOW_GAME
from sizes import SOAK
from waiting import wait_until
from web_page import SCREENS, axe, fits, offered, set_up
from web_player import PHONE, Person

import abaculus

pytestmark = pytest.mark.compiled


def start(person: Person, game: str, reckon: str, way: str = "bot") -> None:
    """Start a game that is reckoned, from the first page."""
    sheet = set_up(person, game, way, options=True)
    sheet.locator(f"[data-test=reckon-{game}]").select_option(reckon)
    person.press(f"[data-test=start-{game}]")
    person.page.wait_for_url("**/table/*")


def choose(person: Person) -> None:
    """Choose a lay by keys; what it brings is asked for."""
    person.wait_for_turn()
    for piece in range(9):
        person.page.keyboard.press("Escape")
        person.page.keyboard.press(str(piece + 1))
        person.page.keyboard.press("ArrowRight")
        if person.page.locator("[data-test=reckon]").count():
            return
    raise AssertionError("nothing can be laid")


def answer(person: Person, points: int) -> None:
    person.page.locator("[data-test=reckon-points]").fill(str(points))
    person.page.keyboard.press("Enter")


def truth(person: Person) -> int:
    """What the chosen lay brings, reckoned from what the page was sent: the position, and the words on the pieces."""
    update = latest(person)
    state = abaculus.load_game(FIRST_GAME, players=2).from_position(update["position"])
    cell = str(person.page.evaluate("document.querySelector('.ghost').dataset.cell"))
    columns = update["scene"]["moves"]["columns"]
    moves = [dict(zip(columns, row, strict=True)) for row in update["scene"]["moves"]["rows"]]
    piece = int(
        person.page.evaluate("[...document.querySelectorAll('.piece')].findIndex((one) => one.ariaPressed === 'true')")
    )
    slot = update["scene"]["hand"][piece]["slot"]
    here = [move for move in moves if move["cell"] == cell and move["slots"] == [slot]]
    first = min(here, key=lambda move: (move["turn"], move["action"]))  # nobody turned it
    return state.worth(first["action"])


def latest(person: Person) -> dict[str, Any]:
    told = [json.loads(frame) for frame in person.frames if '"type":"update"' in frame]
    return dict(told[-1])


def seq(person: Person) -> int:
    return int(person.page.evaluate("document.querySelector('.table').dataset.seq"))


@pytest.mark.parametrize("mode", ["mouse", "touch"])
def test_a_move_counts_when_it_is_reckoned_rightly(people: Any, mode: Any) -> None:
    person = people(mode=mode)
    start(person, FIRST_GAME, "move")
    choose(person)
    page = person.page
    assert set(page.locator(".goal text").all_text_contents()) == {"•"}
    assert page.locator("[data-test=confirm]").count() == 0
    assert axe(person) == []
    assert fits(person)
    right = truth(person)
    answer(person, right + 1)
    page.wait_for_selector("[role=alert]:has-text('Not quite')")
    assert page.locator(".ghost").count() == 1  # what was chosen stays
    assert page.locator("[data-test=reckon-points]").input_value() == ""
    answer(person, right)
    page.wait_for_selector("[data-test=reckon]", state="detached")
    page.wait_for_function(f"() => document.querySelector('.table ul strong')?.textContent === '{right}'")


def test_after_two_wrong_answers_the_working_is_shown_and_the_move_can_be_made(people: Any) -> None:
    person = people(viewport=PHONE)
    start(person, FIRST_GAME, "move")
    choose(person)
    page, right = person.page, truth(person)
    answer(person, right + 1)
    page.wait_for_selector("[role=alert]:has-text('Not quite')")
    page.reload()  # what was said is kept
    page.wait_for_selector(".table[data-yours=true]")
    choose(person)
    answer(person, right + 2)
    page.wait_for_selector("[data-test=preview]:has-text('It goes like this')")
    assert f"→ {right} point" in page.locator("[data-test=preview]").inner_text() or right == 0
    assert axe(person) == []
    assert fits(person)
    person.press("[data-test=confirm]")
    page.wait_for_function(f"() => document.querySelector('.table ul strong')?.textContent === '{right}'")


def test_a_move_of_the_list_is_asked_about_too(people: Any) -> None:
    person = people(viewport=PHONE)
    start(person, FIRST_GAME, "move")
    person.wait_for_turn()
    person.press("[data-test=list-moves]")
    rows = person.page.locator(".list button")
    assert not any("point" in text for text in rows.all_inner_texts())
    before = seq(person)
    rows.first.click()
    person.page.wait_for_selector("[data-test=reckon]")
    assert seq(person) == before


def test_only_what_a_game_can_be_reckoned_by_is_offered(people: Any) -> None:
    person = people()
    page = person.page
    for game, reckonings in ((DICE_GAME, ["off", "end"]), (CLAIM_GAME, ["off", "move", "end"])):
        set_up(person, game, options=True)
        page.wait_for_selector(f"[data-test=reckon-{game}]")
        assert offered(page, f"[data-test=reckon-{game}]") == reckonings
    page.goto("/teach")
    for game, reckon in ((FIRST_GAME, "move"), (DICE_GAME, "end"), (LOW_GAME, "move")):
        page.locator("[data-test=class-game]").select_option(game)
        page.wait_for_function(
            "reckon => document.querySelector('[data-test=class-reckon]').value === reckon", arg=reckon
        )


def test_the_total_is_counted_at_the_end_and_explained(people: Any) -> None:
    person = people(viewport=PHONE)
    start(person, DICE_GAME, "end")
    person.play(random.Random(8), most=2)
    # What moves bring is told, totals are not.
    assert set(person.page.locator(".table ul strong").all_inner_texts()) == {""}
    person.play(random.Random(8))
    page = person.page
    page.wait_for_selector("[data-test=final-count]")
    assert page.locator(".table ul strong").all_inner_texts() == ["", ""]
    assert page.locator("[data-test=replay-on]").count() == 0
    assert axe(person) == []
    assert fits(person)
    answer(person, 99_999)
    page.wait_for_selector("[data-test=final-count]:has-text('Not quite')")
    answer(person, 99_998)
    page.wait_for_selector("[data-test=working]")
    total = page.locator(".table ul strong").first.inner_text()
    assert f"It is {total} point" in page.locator("[data-test=working]").inner_text()
    assert page.locator("[data-test=replay-on]").count() == 1
    assert axe(person) == []
    assert fits(person)


def make_class(teacher: Person, game: str, players: int, **how: str) -> str:
    page = teacher.page
    page.goto("/teach")
    page.locator("[data-test=class-game]").select_option(game)
    page.locator("[data-test=class-label]").fill("Year 4")
    page.locator("[data-test=class-players]").select_option(str(players))
    for name, value in how.items():
        page.locator(f"[data-test=class-{name}]").select_option(value)
    teacher.press("[data-test=class-make]")
    page.wait_for_selector("[data-test=code]")
    return str(page.locator("[data-test=code]").inner_text()).replace("\xa0", "")


def come_to_class(people: Any, code: str, names: list[str]) -> list[Person]:
    """Pupils come, every other one by typing the code; two by two they play."""
    pupils = [people(viewport=PHONE) for _ in names]
    for place, (pupil, name) in enumerate(zip(pupils, names, strict=True)):
        pupil.page.goto("/class" if place % 2 else f"/class/{code}")
        if place % 2:
            pupil.page.locator("[data-test=class-code]").fill(f"{code[:3].lower()} {code[3:]}")
        pupil.page.locator("[data-test=class-name]").fill(name)
        pupil.press("[data-test=class-join]")
        pupil.page.wait_for_selector(".table")
    for pupil in pupils:
        pupil.page.wait_for_selector(".table[data-phase=playing]")
    return pupils


def all_answer(pupils: list[Person]) -> int:
    """In every pair one is on move: one says it rightly at once, the next wrongly first. How many that were."""
    on_move = ".table[data-yours=true]"
    wait_until(lambda: sum(pupil.page.locator(on_move).count() for pupil in pupils) == 4)
    wrong = 0
    for pupil in pupils:
        if pupil.page.locator(on_move).count():
            choose(pupil)
            right, before = truth(pupil), seq(pupil)
            if wrong % 2 == 0:
                answer(pupil, right + 1)
                pupil.page.wait_for_selector("[role=alert]:has-text('Not quite')")
            wrong += 1
            answer(pupil, right)
            pupil.page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.seq) > {before + 1}")
    return wrong


@pytest.mark.long
def test_a_class_of_eight_plays_and_the_teacher_sees_right_and_wrong(people: Any, tmp_path: Path) -> None:
    teacher = people()
    code = make_class(teacher, FIRST_GAME, 2)
    teacher.page.wait_for_selector("text=Nobody is here yet")
    teacher.page.wait_for_function("() => document.querySelector('img[src$=\"qr.svg\"]')?.naturalWidth > 0")
    names = ["Ada", "Ben", "Cleo", "Dana", "Emil", "Finn", "Greta", "=Hacker"]
    pupils = come_to_class(people, code, names)
    assert teacher.page.locator("[data-test=class-table]").count() in range(5)
    wait_until(lambda: teacher.page.locator("[data-test=class-table]").count() == 4)
    wrong = all_answer(pupils)
    assert wrong >= 4
    wait_until(lambda: rows(teacher) and sum(right for right, _ in rows(teacher).values()) == wrong)
    assert sum(bad for _, bad in rows(teacher).values()) == (wrong + 1) // 2
    assert axe(teacher) == []
    assert fits(teacher)
    # Whoever comes back is led to their own table.
    own = pupils[0].page.url
    pupils[0].page.goto(f"/class/{code}")
    pupils[0].press("[data-test=class-back]")
    pupils[0].page.wait_for_url(own)
    with teacher.page.expect_download() as got:
        teacher.press("[data-test=csv]")
    got.value.save_as(tmp_path / "class.csv")
    head, *lines = list(csv.reader((tmp_path / "class.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert head[:2] == ["Table", "Pupil"]
    assert sorted(line[1] for line in lines) == sorted([*names[:-1], "'=Hacker"])
    assert sum(int(line[4]) for line in lines) == wrong
    stranger = people()
    stranger.page.goto(f"/class/{code}/teacher")
    assert "choose a name" in stranger.page.locator("[role=alert]").inner_text()
    stranger.problems.clear()
    asked: list[str] = []
    pupils[1].page.on("request", lambda one: asked.append(one.url) if one.url.endswith(f"/{code}/teacher") else None)
    pupils[1].page.clock.install()
    pupils[1].page.goto(f"/class/{code}/teacher")
    assert "Only whoever made the class" in pupils[1].page.locator("[role=alert]").inner_text()
    pupils[1].problems.clear()
    teacher.page.on("dialog", lambda dialog: dialog.accept())
    teacher.press("[data-test=close]")
    teacher.page.wait_for_selector("text=closed")
    pupils[2].page.wait_for_selector(".table[data-phase=over]")
    pupils[1].page.clock.run_for(10_000)  # a teacher's page looks again after two seconds
    assert len([one for one in asked if "/api/" in one]) == 1


def rows(teacher: Person) -> dict[str, tuple[int, int]]:
    """Right and wrong answers by pupil, as the page says them to those who hear it."""
    found = {}
    for line in teacher.page.locator("[data-test=reckonings] tbody tr").all():
        said = line.locator("td .hidden-visually").first.inner_text()
        right, wrong = (int(part.split()[0]) for part in said.split(","))
        found[line.locator("th").inner_text()] = (right, wrong)
    return found


def test_points_that_the_rules_hide_are_a_dash_on_the_teacher_s_page(people: Any, tmp_path: Path) -> None:
    teacher, pupils = people(), [people(viewport=PHONE), people(viewport=PHONE)]
    code = make_class(teacher, LOW_GAME, 2)
    page = teacher.page
    for pupil, name in zip(pupils, ("Ada", "Ben"), strict=True):
        pupil.page.goto(f"/class/{code}")
        pupil.page.locator("[data-test=class-name]").fill(name)
        pupil.press("[data-test=class-join]")
        pupil.page.wait_for_selector(".table")
    wait_until(lambda: page.locator("[data-test=score]").count() == 2)
    assert page.locator("[data-test=score] [aria-hidden]").all_inner_texts() == ["–", "–"]
    assert page.locator("[data-test=score] .hidden-visually").all_inner_texts() == ["points still hidden"] * 2
    assert axe(teacher) == []
    assert fits(teacher)
    page.screenshot(path=str(tmp_path / "hidden.png"), full_page=True)
    page.on("dialog", lambda dialog: dialog.accept())
    teacher.press("[data-test=close]")
    wait_until(lambda: [text.isdecimal() for text in page.locator("[data-test=score]").all_inner_texts()] == [True] * 2)
    page.goto(f"/class/{code}")  # to whoever made the class, its code leads to the page of the teacher
    teacher.press("[data-test=class-teacher]")
    page.wait_for_url(f"**/class/{code}/teacher")


def test_the_last_table_is_started_with_bots(people: Any) -> None:
    teacher, pupil = people(viewport=PHONE), people(mode="touch")
    code = make_class(teacher, DICE_GAME, 4)
    pupil.page.goto(f"/class/{code}")
    pupil.page.locator("[data-test=class-name]").fill("Ada")
    pupil.press("[data-test=class-join]")
    pupil.page.wait_for_selector(".table[data-phase=waiting]")
    teacher.page.wait_for_selector("[data-test=start]")
    assert fits(teacher)
    teacher.press("[data-test=start]")
    pupil.page.wait_for_selector(".table[data-phase=playing]")


@pytest.mark.parametrize(("size", "language"), SCREENS if SOAK else SCREENS[:1])
def test_the_screens_for_classes_fit_and_axe_finds_nothing(people: Any, size: dict[str, int], language: str) -> None:
    person = people(viewport=size, language=language, color_scheme="dark" if language == "de-DE" else "light")
    page = person.page
    code = make_class(person, FIRST_GAME, 2)
    for path in ("/class", f"/class/{code}", "/teach", f"/class/{code}/teacher", "/worksheet"):
        page.goto(path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        if path == "/worksheet":
            page.locator("[data-test=sheet-game]").select_option(CLAIM_GAME)
            person.press("[data-test=sheet-make]")
            page.wait_for_selector("[data-test=sheet]")
        assert fits(person), path
        assert axe(person) == [], path
    small = page.evaluate(
        """[...document.querySelectorAll('button, a.button, select, input')].filter((one) => {
            const box = one.getBoundingClientRect();
            return one.offsetParent && (box.height < 43.5 || box.width < 43.5);
        }).map((one) => one.outerHTML)"""
    )
    assert small == []


@pytest.mark.parametrize("game", abaculus.list_games() if SOAK else (DICE_GAME, FRAME_GAME))
def test_a_worksheet_is_printed_light_and_without_the_page_around_it(people: Any, game: str, tmp_path: Path) -> None:
    person = people(color_scheme="dark")
    page = person.page
    page.goto("/worksheet")
    page.locator("[data-test=sheet-game]").select_option(game)
    page.locator("[data-test=sheet-number]").fill("5")
    person.press("[data-test=sheet-make]")
    page.wait_for_selector("[data-test=sheet]")
    assert page.locator("[data-test=sheet] svg").count() == 8
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("form.screen").is_hidden()
    assert page.locator("body header").first.is_hidden()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('[data-test=sheet]')).color") == "rgb(27, 33, 38)"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen", color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(18, 22, 26)"
