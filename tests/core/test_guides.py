"""Guides: every position and example agrees with the rules, and everything is said in six languages."""

from __future__ import annotations

import json
import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from sample_games import FIRST_GAME

import abaculus
from abaculus.core.errors import UnknownGame
from abaculus.core.guide import guide, guide_texts, has_guide
from abaculus.core.registry import home_of
from abaculus.core.rulebook import rulebook
from abaculus.core.texts import LANGUAGES
from abaculus.paint.svg import paint_svg
from abaculus.server.http.routes.guides import guide_shown
from abaculus.server.http.routes.rulebooks import rules_html

pytestmark = pytest.mark.once

GAMES = [game for game in abaculus.list_games() if has_guide(game)]


def messages(game: str, language: str) -> dict[str, ftl.Pattern]:
    found = {}
    source = (home_of(game) / "guide" / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        assert isinstance(entry, ftl.Message), entry
        assert entry.value is not None
        found[entry.id.name.removeprefix(f"guide-{game}-")] = entry.value
    return found


def typed(text: ftl.Pattern) -> str:
    """What a text says without its blanks."""
    return " ".join(part.value for part in text.elements if isinstance(part, ftl.TextElement))


def test_every_game_of_ours_has_a_guide() -> None:
    assert list(abaculus.list_games()) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_has_a_turn_in_few_steps_ways_of_scoring_and_three_examples(game: str) -> None:
    found = guide(game)
    assert 3 <= found.turn <= 4
    assert found.variants >= 1
    assert 3 <= len(found.pictures) <= 6
    assert len(found.examples) == 3
    names = [picture.name for picture in found.pictures] + [example.name for example in found.examples]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_what_scores_and_can_be_painted(game: str) -> None:
    for picture in guide(game).pictures:
        assert sum(part.points for part in picture.parts) != 0
        cells = {tile.cell for tile in picture.scene.tiles}
        lit = {spot.cell for part in picture.parts for spot in part.spots}
        assert lit <= cells, picture.name
        assert lit or picture.scene.hand, picture.name
        assert paint_svg(picture.scene).startswith("<svg")


@pytest.mark.parametrize("game", GAMES)
def test_an_example_has_one_best_result_and_worse_ones(game: str) -> None:
    for example in guide(game).examples:
        legal = set(example.state.legal_actions())
        gains = {move.action: example.gain(move.action) for move in example.scene.moves}
        assert set(gains) <= legal
        best = max(gains.values())
        assert best > 0
        assert min(gains.values()) < best, f"{example.name}: nothing to find"
        assert example.gain(example.best) == best
        # Nobody who knows better is told that there is a better move.
        sign = 1 if example.state.game.info.most_wins else -1
        for action, gain in gains.items():
            assert gain == sign * example.state.worth(action), example.name
        assert example.after(example.best).tiles != example.scene.tiles


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_part_is_said_in_every_language(game: str, language: str) -> None:
    shown = guide_shown(guide(game), guide_texts(game, language))
    assert shown.language == language
    for text in (shown.goal, shown.box, shown.scoring, shown.end, *shown.turn, *shown.variants):
        assert text.strip()
    for picture in shown.pictures:
        assert picture.title.strip()
        assert picture.text.strip()
        assert len(picture.alt) > 30
    for example in shown.examples:
        assert example.task.strip()
        assert example.done.strip()
    assert len(shown.synonyms) >= 3
    assert all("," in line for line in shown.synonyms)
    assert "!" not in " ".join(text for text in map(str, shown.model_dump(exclude={"pictures", "examples"}).values()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_texts_with_the_same_blanks(game: str, language: str) -> None:
    english, here = messages(game, "en"), messages(game, language)
    assert list(here) == list(english)

    def blanks(text: ftl.Pattern) -> list[str]:
        return sorted(set(re.findall(r"name='(\w+)'", str(text.to_json()))))

    for name in english:
        assert blanks(here[name]) == blanks(english[name]), name
        if language != "en" and name != "synonyms" and len(re.findall(r"[^\W\d_]{2,}", typed(english[name]))) > 2:
            assert typed(here[name]) != typed(english[name]), f"{name} is the English one"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_points_are_typed(game: str, language: str) -> None:
    """What something scores comes from the rules. What else has digits in it is in the rulebook too."""
    known = set(re.findall(r"\d+", rulebook(game).text))
    scored = {f"{part.name}{end}" for part in guide(game).pictures for end in ("", "-text", "-alt")}
    for name, text in messages(game, language).items():
        digits = set(re.findall(r"\d+", re.sub(r"\d×", "", typed(text))))
        assert digits <= known, name
        assert not (name in scored and digits), name


@pytest.mark.parametrize("game", GAMES)
def test_all_texts_are_used(game: str) -> None:
    found = guide(game)
    used = {"goal", "box", "scoring", "end", "synonyms"}
    used |= {f"turn-{number}" for number in range(1, found.turn + 1)}
    used |= {f"variant-{number}" for number in range(1, found.variants + 1)}
    used |= {f"{picture.name}{end}" for picture in found.pictures for end in ("", "-text", "-alt")}
    used |= {f"{example.name}{end}" for example in found.examples for end in ("", "-done")}
    assert set(messages(game, "en")) == used


@pytest.mark.parametrize("game", GAMES)
def test_every_part_points_to_a_rule_that_there_is(game: str) -> None:
    html = rules_html(rulebook(game).text)
    for rule in [one.rule for one in guide(game).pictures] + [one.rule for one in guide(game).examples]:
        assert f'id="{rule}"' in html


def test_a_guide_of_no_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="nothing"):
        guide("nothing")
    with pytest.raises(UnknownGame, match="xx"):
        guide_texts(FIRST_GAME, "xx")


def test_a_guide_as_the_page_gets_it_judges_every_move() -> None:
    shown = json.loads(guide_shown(guide(FIRST_GAME), guide_texts(FIRST_GAME, "en")).model_dump_json())
    for example in shown["examples"]:
        moves = example["scene"]["moves"]
        actions = {str(row[moves["columns"].index("action")]) for row in moves["rows"]}
        assert set(example["gains"]) == actions
        assert set(example["after"]) == {action for action in actions if example["gains"][action] == example["best"]}
