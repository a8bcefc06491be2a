"""The end of a game in a real browser: who came where, and why it is over."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest
from sample_games import FIRST_GAME
from server_start import Server
from web_page import MAKE_TABLE, axe

from abaculus.core.note import Note
from abaculus.core.ranks import places_of
from abaculus.core.texts import texts

pytestmark = pytest.mark.compiled

MISSING = "The game was called off because somebody was missing."
NOTED = """
    const parse = JSON.parse;
    JSON.parse = (...given) => {
        const found = parse(...given);
        const notes = ['play-ended-left', 'mygame-soon-unheard-of'].map((key) => ({ key, args: {}, player: null }));
        return found?.scene ? { ...found, scene: { ...found.scene, notes } } : found;
    };
"""
"""A server whose games say something of every position, one thing of it in words that the page has."""
BOT = {"kind": "bot", "level": "random"}


def made(person: Any, seats: int) -> str:
    """A table of somebody with bots, and the person at it."""
    person.page.goto("/")
    person.page.wait_for_selector("h1")
    asked = {"game": FIRST_GAME, "seats": [{"kind": "me"}, *[BOT] * (seats - 1)]}
    table = str(person.page.evaluate(MAKE_TABLE, asked))
    person.page.goto(f"/table/{table}")
    person.wait_for_turn()
    return table


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_a_game_played_to_its_end_says_who_came_where_and_why_it_is_over(
    people: Any, host: Server, language: str
) -> None:
    person = people(language=language)
    table = made(person, 3)
    person.play(random.Random(3))
    words, said = texts(language[:2]), person.page.locator("[data-test=why]").inner_text()
    log = httpx.get(f"{host.url}/api/tables/{table}/log").json()
    assert said == words.ending(Note(**log["ending"]))
    shown = person.page.locator("[data-test=outcome]").inner_text()
    totals, ranks = log["table"]["totals"], log["table"]["ranks"]
    (_, [first, *shared]), *others = places_of(ranks)
    assert str(totals[first]) in shown.splitlines()[0]
    assert bool(others) or bool(shared)
    for place, (rank, seats) in enumerate(others):
        line = person.page.locator("[data-test=places] li").nth(place).inner_text()
        names = words.names([person.page.locator(".plate .name").nth(seat).inner_text() for seat in seats])
        names = names.replace(f" ({words.say('play-you')})", "")
        assert line == words.say("play-ranked", place=rank, names=names, count=len(seats), points=totals[seats[0]])
    assert person.heard()[-1].endswith(said)
    assert axe(person) == []


def test_what_is_about_to_end_a_game_stands_beside_whose_turn_it_is_and_is_said(people: Any) -> None:
    person = people()
    person.context.add_init_script(NOTED)
    made(person, 2)
    assert person.page.locator("[data-test=notice]").all_inner_texts() == [MISSING]
    assert any(MISSING in said for said in person.heard())
    assert axe(person) == []
    person.play(random.Random(4), most=1)
    assert person.wait_for_turn()
    assert len([said for said in person.heard() if MISSING in said]) == 1


def test_who_gives_up_reads_so_and_comes_last(people: Any) -> None:
    person = people(mode="touch")
    made(person, 2)
    person.press("[data-test=menu]")
    person.press("[data-test=resign]")
    person.press("[data-test=dialog-yes]")
    person.page.wait_for_selector(".table[data-phase=over]")
    assert person.page.locator("[data-test=why]").inner_text() == "You gave up."
    assert person.page.locator("[data-test=outcome] strong").inner_text().startswith("Random bot wins with")
    assert person.page.locator("[data-test=places] li").all_inner_texts()[0].startswith("2nd: Ada, ")
    assert person.heard()[-1].endswith("You gave up.")
