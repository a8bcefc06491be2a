"""The browser client, in a real browser, against a real server."""

from __future__ import annotations

import json
import random
from itertools import cycle
from typing import Any

import pytest
from game_facts import fact
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME, FRAME_GAME, LOW_GAME
from server_start import Server
from sizes import SOAK
from waiting import PATIENCE, wait_until
from web_page import MAKE_TABLE, SCREENS, axe, fits, start, too_small
from web_player import Mode, Person

import abaculus

pytestmark = pytest.mark.compiled

MODES: dict[str, Mode] = dict(zip(abaculus.list_games(), cycle(("keys", "mouse", "touch")), strict=False))
"""How each game is played here; a soak plays every game in every way."""
DRAWN = {
    "/": "body:has([data-drawn=true]):not(:has([data-drawn=false]))", "/lobby": "h1 ~ :is(ul, .offer)",
    "/settings": "[data-test=notices]:not([data-state=unknown])", f"/rules/{FIRST_GAME}": "article.guide h1",
}  # fmt: skip
"""What is there when a screen is complete."""


@pytest.mark.parametrize(
    ("game", "mode"),
    [
        (game, mode)
        for game in abaculus.list_games()
        for mode in (("mouse", "touch", "keys") if SOAK else (MODES[game],))
    ],
)
def test_a_game_is_played_to_its_end(people: Any, game: str, mode: Mode) -> None:
    person = people(mode=mode)
    start(person, game)
    person.play(random.Random(5))
    assert person.over
    assert person.page.locator("[data-test=rematch]").is_visible()
    wait_until(lambda: "won" in " ".join(person.heard()[-1:]).lower())
    assert any("Pip" in said for said in person.heard())  # what the other did was said


VARIANTS: list[tuple[str, dict[str, Any]]] = [
    (game, options)
    for game in ([*abaculus.list_games()] if SOAK else [LOW_GAME])
    for options in fact(game, "VARIANTS", [])
]
"""What is played otherwise than in the games above; one variant here, all of all games in a soak."""


@pytest.mark.parametrize(("game", "options"), VARIANTS if SOAK else VARIANTS[:1], ids=str)
def test_a_variant_is_played_to_its_end(people: Any, game: str, options: dict[str, Any]) -> None:
    person = people(mode="keys")
    page = person.page
    page.goto("/settings")
    bots = options.get("players", 2) - 1
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "greedy"} for _ in range(bots))]
    page.goto("/table/" + page.evaluate(MAKE_TABLE, {"game": game, "options": options, "seats": seats}))
    person.play(random.Random(5))
    assert person.over


def test_a_game_that_is_over_is_replayed_and_its_dice_are_checked_in_the_page(people: Any) -> None:
    person = people()
    start(person, DICE_GAME, "watch")
    page = person.page
    page.wait_for_selector(".table[data-phase=over]")
    person.press("[data-test=replay-on]")
    page.wait_for_function("() => document.querySelector('[data-test=dice]')?.textContent.includes('✓')")
    final = page.locator("[data-cell]").count()
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('[data-test=step]')?.textContent.startsWith('0 /')")
    page.wait_for_function("final => document.querySelectorAll('[data-cell]').length < final", arg=final)
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('[data-test=step]')?.textContent.startsWith('4 /')")
    assert axe(person) == []
    assert fits(person)


@pytest.mark.parametrize("game", [FIRST_GAME, FRAME_GAME] if SOAK else [FIRST_GAME])
def test_a_game_alone_and_bots_among_themselves(people: Any, game: str) -> None:
    alone = people()
    start(alone, game, "alone")
    alone.play(random.Random(2), most=6)
    assert alone.page.locator(".table[data-yours=true]").count() == 1
    watching = people()
    start(watching, game, "watch")
    watching.page.wait_for_selector(".table[data-phase=over]")


def test_two_people_play_online_while_one_reloads_and_the_server_restarts(people: Any, host: Server) -> None:
    ada, ben, watcher = people(), people(mode="touch"), people()
    address = start(ada, DICE_GAME, "friends")
    ada.page.wait_for_function("() => document.querySelector('img[src$=\"qr.svg\"]')?.naturalWidth > 0")
    for one in (ben, watcher):
        one.page.goto(address)
    ben.press("[data-test=join]")
    dice = random.Random(3)

    def both(moves: int) -> None:
        for _ in range(moves):
            for one in (ada, ben):
                if not one.over and one.page.locator(".table[data-yours=true]").count():
                    one.move(dice)

    ada.page.wait_for_selector(".table[data-phase=playing]")
    both(6)
    ben.page.reload()
    ben.page.wait_for_selector(".table[data-phase=playing]")
    both(3)
    host.kill()
    for one in (ada, ben):  # whoever has not noticed yet would send a move that nobody gets
        one.page.wait_for_selector(".offline")
    host.start()
    for one in (ada, ben):
        one.page.wait_for_function("() => !document.querySelector('.offline')")

    def played() -> bool:
        both(1)
        return bool(ada.over and ben.over)

    wait_until(played, within=4 * PATIENCE)
    assert ada.page.inner_text(".table ul[aria-label=Seats]").split("\n")[-1] != ""
    watcher.page.wait_for_selector(".table[data-phase=over]")


def test_a_spectator_sees_no_hidden_tile_in_the_page_or_on_the_wire(people: Any) -> None:
    ada, watcher = people(), people()
    address = start(ada, FIRST_GAME)
    watcher.page.goto(address)
    watcher.page.wait_for_selector(".table[data-phase=playing]")
    dice = random.Random(4)
    for _ in range(3):
        ada.play(dice, most=1)
        ada.wait_for_turn()
        hidden = ada.page.evaluate(
            "[...document.querySelectorAll('.piece')].map((one) => one.ariaLabel.split(': ')[1])"
        )
        assert len(hidden) == 4
        told = watcher.page.content() + "".join(map(str, watcher.frames))
        assert [tile for tile in hidden if tile in told] == []


def left_behind(pair: Person, dice: random.Random) -> int:
    """Somebody at a shared device takes a turn; how many of the tiles held then are on the page when the next one is called."""
    page = pair.page
    pair.press("[data-test=look]")
    page.wait_for_selector(".table[data-yours=true] .piece")
    hand = page.evaluate("[...document.querySelectorAll('.piece')].map((one) => one.ariaLabel.split(': ')[1])")
    assert len(hand) == 4
    pair.play(dice, most=1)
    page.wait_for_selector("[data-test=look]")
    shown = page.content()
    return sum(tile in shown for tile in hand)


def test_people_on_one_device_do_not_see_each_other_s_hands(people: Any) -> None:
    pair = people()
    start(pair, FIRST_GAME, "device")
    dice = random.Random(6)
    for _ in range(4):
        pair.page.wait_for_selector("[data-test=look]")
        assert pair.page.locator(".piece").count() == 0
        assert left_behind(pair, dice) <= 1  # the one that was laid


def test_the_next_person_is_not_called_before_the_first_one_s_tiles_are_gone(people: Any) -> None:
    """The page is told of a move through the eyes of who made it, and asks for a spectator's: here that takes a while."""
    pair = people()
    pair.context.add_init_script(
        """
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (said) {
            setTimeout(() => send.call(this, said), said.includes('"look"') && said.includes('"seat":null') ? 400 : 0);
        };
        """
    )
    start(pair, FIRST_GAME, "device")
    dice = random.Random(6)
    for _ in range(2):
        assert left_behind(pair, dice) <= 1


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_every_screen_fits_and_axe_finds_nothing(people: Any, size: dict[str, int], language: str) -> None:
    dark = "dark" if language == "de-DE" else "light"
    person = people(viewport=size, language=language, color_scheme=dark)
    page = person.page
    for path in ("/", "/lobby", "/settings", f"/rules/{FIRST_GAME}"):
        page.goto(path)
        page.wait_for_selector(DRAWN[path])
        assert fits(person), path
        assert axe(person) == [], path
    for game in (FIRST_GAME, CLAIM_GAME) if not SOAK else abaculus.list_games():
        start(person, game)
        page.wait_for_selector(".table[data-yours=true]")
        assert fits(person), game
        assert axe(person) == [], game
        if person._pieces():
            person.press(f".piece >> nth={person._pieces()[0]}")
            assert fits(person), game
            assert axe(person) == [], game
    assert too_small(person) == []


def test_the_language_changes_without_a_reload_and_is_remembered(people: Any) -> None:
    person = people()
    page = person.page
    page.goto("/settings")
    page.locator("[data-test=language]").select_option("de")
    page.wait_for_selector("h1:has-text('Einstellungen')")
    page.locator("[data-test=theme]").select_option("dark")
    page.locator("[data-test=palette]").select_option("mono")
    page.goto("/")
    page.wait_for_selector("h1:has-text('Fünf Brettspiele')")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(18, 22, 26)"
    assert page.evaluate("document.documentElement.lang") == "de"


def test_what_is_not_there_is_said(people: Any) -> None:
    person = people()
    person.page.goto("/table/nosuchtable")
    assert "no such table" in person.page.locator("[role=alert]").inner_text()


FIRST_LOADS = {"home": 150_000, "table": 180_000}
"""Bytes at most, compressed: everything that comes before a page stands still."""


def test_the_first_load_of_home_and_of_a_table_is_small(people: Any) -> None:
    host = people()
    table = start(host, FIRST_GAME)
    host.wait_for_turn()
    for screen, address in (("home", "/"), ("table", table)):
        person = people(service_workers="block")  # what is kept for later comes after the first load
        sent: list[float] = []
        network = person.context.new_cdp_session(person.page)
        network.send("Network.enable")
        network.on("Network.loadingFinished", lambda done, sent=sent: sent.append(done["encodedDataLength"]))
        person.page.goto(address)
        person.page.wait_for_selector("h1")
        person.page.wait_for_load_state("networkidle")
        assert 20_000 < sum(sent) < FIRST_LOADS[screen], screen


def test_explanations_are_those_of_the_rules(people: Any) -> None:
    """The points that the page shows before a move are what the move brings, with the working."""
    person = people(mode="keys")
    start(person, FIRST_GAME)
    person.wait_for_turn()
    person.page.keyboard.press("1")
    person.page.keyboard.press("ArrowRight")
    preview = person.page.locator("[data-test=preview]")
    person.page.wait_for_function("() => document.querySelector('[data-test=preview]')?.textContent.includes('=')")
    points = int(preview.inner_text().split()[0])
    assert preview.inner_text().rstrip().endswith(str(points))
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(f"() => document.querySelector('.table ul strong')?.textContent === '{points}'")
    logged = json.loads(
        next(frame for frame in reversed(person.frames) if '"did"' in str(frame) or '"by":"player"' in str(frame))
    )
    assert any(entry["move"]["points"] == points for entry in logged["log"])
