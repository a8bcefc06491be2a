"""Lessons: every position and every answer agrees with the rules, and everything is said in six languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from sample_games import FIRST_GAME

import abaculus
from abaculus.core.errors import UnknownGame
from abaculus.core.lesson import lesson, lesson_texts
from abaculus.core.texts import LANGUAGES

pytestmark = pytest.mark.once

GAMES = abaculus.list_games()
RULES = Path(abaculus.__file__).parent / "games"


def texts_of(game: str, language: str) -> dict[str, str]:
    found = {}
    for entry in FluentParser().parse(lesson_texts(game, language)).body:
        assert isinstance(entry, (ftl.Message, ftl.Comment)), entry
        if isinstance(entry, ftl.Message):
            assert entry.value is not None
            assert entry.id.name not in found
            found[entry.id.name] = "".join(e.value for e in entry.value.elements if isinstance(e, ftl.TextElement))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_six_to_ten_steps_with_something_to_do_in_most(game: str) -> None:
    steps = lesson(game).steps
    assert 6 <= len(steps) <= 10
    assert sum(bool(step.wanted) for step in steps) >= 5
    assert len({step.name for step in steps}) == len(steps)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_wanted_can_be_done_and_brings_what_is_asked(game: str) -> None:
    for step in lesson(game).steps:
        moves = {move.action: move for move in step.scene().moves}
        assert bool(moves) == bool(step.wanted)
        for action in step.wanted:
            assert action in step.state.legal_actions()
            assert action in moves, f"{step.name}: the scene does not offer {step.state.action_to_string(action)}"
            parts = step.state.score_parts(action)
            if step.state.game.foretells(step.state, action):
                assert sum(part.points for part in parts) == moves[action].points
            if step.least is not None:
                assert moves[action].promised >= step.least
        if step.least is not None:  # no acceptable answer is called wrong
            best = [move.action for move in moves.values() if move.promised >= step.least]
            assert set(best) <= set(step.wanted)
        for action in step.wanted[:24]:
            assert step.done(action).to_position() != step.state.to_position()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_with_a_word_is_not_legal(game: str) -> None:
    for step in lesson(game).steps:
        scene = step.scene()
        cells = {place.cell for place in scene.places} | {tile.cell for tile in scene.tiles}
        for cell in step.refused:
            assert cell in cells, f"{step.name}: {cell} cannot be pointed at"
            assert cell not in {move.cell for move in scene.moves}, f"{step.name}: {cell} is possible"


@pytest.mark.parametrize("game", GAMES)
def test_a_step_points_to_a_rule_that_there_is(game: str) -> None:
    numbers = set(re.findall(r"^\*\*(R\d+)\.\*\*", (RULES / game / "RULES.md").read_text("utf-8"), re.MULTILINE))
    for step in lesson(game).steps:
        assert step.rule in numbers


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language(game: str, language: str) -> None:
    english, here = texts_of(game, "en"), texts_of(game, language)
    assert list(here) == list(english)
    wanted, allowed = set(), set()
    for step in lesson(game).steps:
        key = f"lesson-{game}-{step.name}"
        wanted |= {key} | {f"{key}-why-{why}" for why in step.refused.values()}
        allowed |= {f"{key}-done", f"{key}-hint"} if step.wanted else set()
    assert wanted <= set(here) <= wanted | allowed
    if language != "en":
        assert [key for key in here if here[key] == english[key]] == []
    for key, text in here.items():
        numbers = sorted(re.findall(r"\d+", text))
        assert numbers == sorted(re.findall(r"\d+", english[key])), f"{key}: other numbers than in English"


def test_a_lesson_of_no_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="nothing"):
        lesson("nothing")
    with pytest.raises(UnknownGame, match=r"xx\.ftl"):
        lesson_texts(FIRST_GAME, "xx")


def test_a_lesson_as_the_page_gets_it_holds_every_answer() -> None:
    from abaculus.server.http.routes.lessons import _lesson

    shown = json.loads(_lesson(FIRST_GAME))
    assert [step["name"] for step in shown["steps"]] == [step.name for step in lesson(FIRST_GAME).steps]
    for step in shown["steps"]:
        actions = {row[step["scene"]["moves"]["columns"].index("action")] for row in step["scene"]["moves"]["rows"]}
        assert set(step["wanted"]) <= actions
        assert set(map(int, step["after"])) <= set(step["wanted"])
        assert set(map(int, step["why"])) <= actions
