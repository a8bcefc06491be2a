"""Beside the board, in a real browser: reactions, sounds, how fast bots move, and sharing a game."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Browser
from sample_games import DICE_GAME, FIRST_GAME
from server_start import server
from waiting import wait_until
from web_page import axe, fits, start
from web_player import PHONE, Person

pytestmark = pytest.mark.compiled

_COUNT_SOUNDS = """
    window.sounds = 0;
    for (const name of ['createOscillator', 'createBufferSource']) {
        const real = BaseAudioContext.prototype[name];
        BaseAudioContext.prototype[name] = function (...all) { window.sounds += 1; return real.apply(this, all); };
    }
"""


def test_one_player_greets_and_the_other_reads_it(people: Any) -> None:
    ann, ben = people(viewport=PHONE), people(language="de-DE")
    address = start(ann, FIRST_GAME, "friends")
    assert ann.page.locator("[data-test=react]").count() == 0  # nobody is there yet
    ben.page.goto(address)
    ben.press("[data-test=join]")
    ann.press("header button.panel")
    ann.page.wait_for_selector("[data-test=react]")
    ann.press("[data-test=react]")
    assert axe(ann) == []
    assert fits(ann)
    ben.page.wait_for_selector(".table[data-phase=playing]")
    ann.press("[data-test=react-well-played]")
    ben.page.wait_for_function("() => document.querySelector('[data-test=said]')?.textContent.includes('Gut gespielt')")
    assert ann.page.locator("[data-test=react-hello]").count() == 0
    ann.press("[data-test=react]")
    ann.page.keyboard.press("Escape")
    assert ann.page.locator("[data-test=react-hello]").count() == 0


def test_nothing_sounds_until_somebody_turns_sounds_on(people: Any) -> None:
    person = people()
    person.context.add_init_script(_COUNT_SOUNDS)
    page = person.page
    start(person, FIRST_GAME)
    person.play(random.Random(1), 1)
    assert page.evaluate("window.sounds") == 0
    page.goto("/settings")
    page.locator("[data-test=sound]").select_option("on")
    wait_until(lambda: page.evaluate("window.sounds") > 0)
    start(person, FIRST_GAME)
    person.play(random.Random(1), 1)
    wait_until(lambda: page.evaluate("window.sounds") > 2)


@pytest.mark.long
def test_bots_take_the_time_that_was_chosen(browser: Browser) -> None:
    with server(bot_pause=0.6) as host:
        person = Person(browser, host.url)
        page = person.page
        took = {}
        for pace in ("quick", "slow"):
            page.goto("/settings")
            page.locator("[data-test=pace]").select_option(pace)
            start(person, FIRST_GAME)
            person.play(random.Random(1), 1)  # the first bot of a server has to be woken
            person.wait_for_turn()
            began = time.monotonic()
            person.move(random.Random(2))
            page.wait_for_selector(".table[data-yours=true]")
            took[pace] = time.monotonic() - began
        assert took["slow"] >= 1.5
        assert took["quick"] >= 0.25
        person.close()


def test_a_game_that_is_over_can_be_shared(people: Any) -> None:
    person = people()
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.context.add_init_script("delete Navigator.prototype.share")
    page = person.page
    address = start(person, DICE_GAME, "watch")
    page.wait_for_selector(".table[data-phase=over]")
    person.press("[data-test=share]")
    page.wait_for_function("() => document.querySelector('[data-test=share]').textContent.includes('✓')")
    assert page.evaluate("navigator.clipboard.readText()") == address
    friend = people()
    friend.page.goto(address)
    friend.page.wait_for_selector("[data-test=replay-on]")
