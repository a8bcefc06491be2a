"""The end of a game in a real browser: who came where, and why it is over."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import httpx
import pytest
from sample_games import FIRST_GAME
from server_start import Server
from web_page import MAKE_TABLE, axe, fits, too_small
from web_player import PHONE

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
RESIGN = """(table) => fetch(`/api/tables/${table}/commands`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ type: 'resign' }),
})"""
SIT_AND_RESIGN = """async (table) => {
    const post = (path, body) => fetch(path, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    });
    await post('/api/guest', { name: 'Ben' });
    await post(`/api/tables/${table}/commands`, { type: 'sit', nonce: 'abc' });
    await post(`/api/tables/${table}/commands`, { type: 'resign' });
}"""


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
    shown = person.page.locator("[data-test=outcome] h2").inner_text()
    totals, ranks = log["table"]["totals"], log["table"]["ranks"]
    (_, [first, *shared]), *others = places_of(ranks)
    called = ["Ada", *(f"{words.say('play-bot-random')} {number}" for number in (1, 2))]
    if not shared:
        margin = min(abs(totals[first] - total) for seat, total in enumerate(totals) if seat != first)
        you = "no" if first else "yes"
        assert shown == words.say("end-won-by", you=you, who=called[first], points=margin)
    for place, (rank, seats) in enumerate(others):
        line = person.page.locator("[data-test=places] li").nth(place).inner_text()
        names = words.names([called[seat] for seat in seats])
        assert line == words.say("play-ranked", place=rank, names=names, count=len(seats), points=totals[seats[0]])
    assert f"{shown}. " in person.heard()[-1]
    assert person.heard()[-1].endswith(said)
    person.page.wait_for_selector("[data-test=best]")
    written = person.page.locator("[data-test=total]").all_inner_texts()
    assert [int(re.sub(r"\D", "", one)) for one in written] == sorted(totals, reverse=True)
    assert axe(person) == []
    assert too_small(person) == []
    assert fits(person)


def test_the_best_move_is_ringed_on_the_board_and_what_is_read_comes_and_goes(people: Any) -> None:
    person = people(mode="touch", viewport=PHONE)
    made(person, 2)
    person.play(random.Random(5))
    page = person.page
    page.wait_for_selector("[data-test=best]")
    ringed = page.locator("[data-lit]").evaluate_all("all => all.map((one) => one.dataset.lit)")
    assert len(ringed) == 1
    for what, panel in (("ending", "count"), ("sheet", "sheet"), ("replay", "replay")):
        person.press(f"[data-test={what}-on]")
        page.wait_for_selector(f"[data-test={panel}]")
        assert axe(person) == []
        assert too_small(person) == []
        person.press("[data-test=end-back]")
        page.wait_for_selector("[data-test=best]")
        assert page.locator("[data-lit]").evaluate_all("all => all.map((one) => one.dataset.lit)") == ringed
    person.press("[data-test=fold]")
    page.wait_for_selector("[data-test=fold][aria-expanded=false]")
    headline = page.locator("[data-test=outcome] h2").text_content() or ""
    assert headline in page.locator("[data-test=fold]").inner_text()
    assert axe(person) == []
    assert fits(person)
    assert person.faults() == []


def two_at_a_table(people: Any) -> tuple[Any, Any]:
    """Ada and Ben in two windows, at a game that Ben has just given up."""
    ada, ben = people(), people()
    ada.page.goto("/")
    ada.page.wait_for_selector("h1")
    table = str(ada.page.evaluate(MAKE_TABLE, {"game": FIRST_GAME, "seats": [{"kind": "me"}, {"kind": "open"}, BOT]}))
    ben.page.goto("/")
    ben.page.wait_for_selector("h1")
    ben.page.evaluate(SIT_AND_RESIGN, table)
    for person in (ada, ben):
        person.page.goto(f"/table/{table}")
    ada.page.evaluate(RESIGN, table)
    for person in (ada, ben):
        person.page.wait_for_selector("[data-test=rematch]")
    return ada, ben


def test_a_rematch_brings_the_others_along(people: Any) -> None:
    ada, ben = two_at_a_table(people)
    first = ada.page.url
    ada.press("[data-test=rematch]")
    ada.page.wait_for_url(lambda url: "/table/" in url and url != first)
    ben.page.wait_for_selector("[data-test=rematch-wanted]")
    assert ben.page.locator("[data-test=rematch-wanted]").inner_text() == "Ada wants a rematch"
    assert axe(ben) == []
    ben.page.goto("/")
    ben.page.goto(first)  # whoever was away finds the way when they come back
    ben.press("[data-test=rematch-join]")
    ben.page.wait_for_url(ada.page.url)
    for person in (ada, ben):
        person.page.wait_for_selector(".table[data-phase=playing]")
    assert ada.faults() == ben.faults() == []


def test_two_who_ask_at_once_meet_at_one_table(people: Any) -> None:
    ada, ben = two_at_a_table(people)
    first = ada.page.url
    press = "document.querySelector('[data-test=rematch], [data-test=rematch-join]').click()"
    for person in (ada, ben):
        person.page.evaluate(f"(at) => setTimeout(() => {press}, at - Date.now())", (time.time() + 2) * 1000)
    for person in (ada, ben):
        person.page.wait_for_url(lambda url: "/table/" in url and url != first)
        person.page.wait_for_selector(".table[data-phase=playing]")
    assert ada.page.url == ben.page.url


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
    assert person.page.locator("[data-test=outcome] h2").inner_text() == "Random bot won"
    assert person.page.locator("[data-test=places] li").all_inner_texts()[0].startswith("2nd: Ada, ")
    assert person.heard()[-1].endswith("You gave up.")
