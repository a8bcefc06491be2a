"""Reading in a real browser: rulebooks, their search, and everything that is there without a server."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser
from sample_games import CLAIM_GAME, DICE_GAME, FIRST_GAME, FRAME_GAME
from server_start import Server, server
from waiting import wait_until
from web_page import axe
from web_player import Person

import abaculus
from abaculus.core.errors import UnknownGame
from abaculus.core.registry import home_of
from abaculus.core.rulebook import rulebook
from abaculus.server.http.routes.rulebooks import rules_html

pytestmark = pytest.mark.compiled


# -- rulebooks -----------------------------------------------------------------------------------------------------------


def test_a_rulebook_comes_in_the_language_asked_for_or_in_english(tmp_path: Path, monkeypatch: Any) -> None:
    home = tmp_path / FIRST_GAME
    (home / "texts").mkdir(parents=True)
    (home / "RULES.md").write_text("# Rules\n", encoding="utf-8")
    (home / "texts" / "RULES.de.md").write_text("# Regeln\n", encoding="utf-8")
    monkeypatch.setattr("abaculus.core.rulebook.home_of", lambda game_id: tmp_path / home_of(game_id).name)
    assert rulebook(FIRST_GAME, "de") == ("# Regeln\n", "de")
    assert rulebook(FIRST_GAME, "fr") == ("# Rules\n", "en")
    assert rulebook(FIRST_GAME) == ("# Rules\n", "en")
    with pytest.raises(UnknownGame):
        rulebook("nothing", "de")


@pytest.mark.parametrize("game", abaculus.list_games())
def test_every_rule_and_every_link_within_a_rulebook_has_an_anchor(game: str) -> None:
    text = rulebook(game).text
    made = rules_html(text)
    for number in range(1, text.count("**R") + 1):
        if f"**R{number}.**" in text:
            assert f'<p id="R{number}">' in made
    ids = re.findall(r' id="([^"]+)"', made)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', made)) <= set(ids)
    assert re.findall(r'href="(?!#|https?:)[^"]*"', made) == []


def test_the_api_says_which_language_a_rulebook_is_in(host: Server) -> None:
    answer = httpx.get(f"{host.url}/api/games/{FIRST_GAME}/rules.html?language=en")
    assert answer.headers["content-language"] == "en"
    assert answer.headers["content-encoding"] == "gzip"
    assert 'id="R4"' in answer.text
    plain = httpx.get(f"{host.url}/api/games/{FIRST_GAME}/rules", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == rulebook(FIRST_GAME).text
    assert httpx.get(f"{host.url}/api/games/{FIRST_GAME}/rules?language=xx").status_code == 400
    assert httpx.get(f"{host.url}/api/games/nothing/rules.html").json()["reason"] == "no-game"


def test_words_are_found_across_all_games_by_keys_alone(people: Any) -> None:
    person = people()
    page = person.page
    page.goto("/rules")
    page.wait_for_selector("[data-test=rules-search]")
    page.keyboard.press("/")
    page.keyboard.type("exchange bag")
    page.wait_for_selector("[data-test=rules-results] a")
    found = page.locator("[data-test=rules-results] a").all_inner_texts()
    for game in (CLAIM_GAME, FRAME_GAME):
        assert any(text.startswith(abaculus.game_info(game).title) for text in found)
    assert page.locator("[data-test=rules-results] mark").count() >= 2
    assert axe(person) == []
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_selector("article mark")
    page.wait_for_function(
        "() => location.hash && document.activeElement?.id === decodeURIComponent(location.hash.slice(1))"
    )
    assert axe(person) == []


def test_old_addresses_of_rules_lead_to_the_exact_rules(people: Any) -> None:
    person = people()
    page = person.page
    page.goto(f"/rules/{FIRST_GAME}#R3")
    page.wait_for_function("() => location.pathname.endsWith('/exact') && document.activeElement?.id === 'R3'")
    page.go_back()
    assert not page.url.endswith("#R3")


@pytest.mark.parametrize("game", abaculus.list_games())
def test_an_example_of_the_guide_can_be_solved(people: Any, game: str) -> None:
    person = people()
    page = person.page
    page.goto(f"/rules/{game}")
    page.wait_for_selector("[data-test=try]")
    assert page.locator("figure svg[role=img][aria-label]").count() >= 3
    assert axe(person) == []
    for number in (1, 2, 3):
        page.click(f"[data-test=example-{number}]")
        page.wait_for_selector("[data-test=try][data-done=false]")
        page.click("[data-test=try-show]")
        page.click("[data-test=try-confirm]")
        page.wait_for_selector("[data-test=try][data-done=true]")
    assert axe(person) == []
    page.click("[data-test=exact]")
    page.wait_for_selector("article.rules #R1")
    assert person.faults() == []


def test_a_guide_is_one_page_of_paper(people: Any) -> None:
    person = people()
    page = person.page
    for game in abaculus.list_games():
        page.goto(f"/rules/{game}")
        page.wait_for_selector("[data-test=try]")
        paper = page.pdf(format="A4", margin=dict.fromkeys(("top", "bottom", "left", "right"), "12mm"))
        assert len(re.findall(rb"/Type\s*/Page[^s]", paper)) == 1, game


def test_nothing_is_found_kindly(people: Any) -> None:
    person = people()
    page = person.page
    page.goto(f"/rules/{DICE_GAME}")
    page.fill("[data-test=rules-search]", "zeppelin")
    page.wait_for_function("() => document.querySelector('[data-test=rules-found]').textContent.includes('fewer')")


# -- installing, and without a connection ------------------------------------------------------------------------------------


def test_the_manifest_is_complete_and_its_icons_have_their_sizes(host: Server) -> None:
    manifest = json.loads(httpx.get(f"{host.url}/manifest.webmanifest").text)
    assert {"id", "name", "short_name", "start_url", "scope", "display", "icons", "theme_color"} <= set(manifest)
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512", "any"} <= sizes
    assert any(icon["purpose"] == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        answer = httpx.get(f"{host.url}{icon['src']}")
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(answer.content[at : at + 4], "big") for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"


@pytest.mark.long
def test_without_a_server_the_page_its_rules_and_lessons_seen_before_open(browser: Browser) -> None:
    with server() as host:
        person = Person(browser, host.url, language="de-DE")
        page = person.page
        page.goto(f"/learn/{FIRST_GAME}")
        page.wait_for_selector(".lesson[data-step=goal]")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        steps = httpx.get(f"{host.url}/api/lessons/{FIRST_GAME}").json()["steps"]
        kept = """async ([games, learnt]) => {
            const cache = await caches.open('abaculus-reading-1');
            const paths = (await cache.keys()).map((one) => new URL(one.url).pathname + new URL(one.url).search);
            return games.every(
                (game) => ["rules.html", "guide"].every(
                    (page) => paths.includes(`/api/games/${game}/${page}?language=de`)
                )
            ) && paths.includes(`/api/lessons/${learnt}/texts/de`);
        }"""
        every = [[*abaculus.list_games()], FIRST_GAME]
        wait_until(lambda: page.evaluate(kept, every))  # wait_for_function takes a promise for a yes
        host.stop()
        page.goto("/")
        page.wait_for_selector(f"[data-test=play-{FIRST_GAME}]")
        page.wait_for_function("() => document.querySelector('[data-test=offline]')?.textContent.includes('offline')")
        assert page.locator("article [data-test^=play-]").count() == len(abaculus.list_games())
        assert axe(person) == []
        for game in abaculus.list_games():
            page.goto(f"/rules/{game}")
            page.wait_for_selector("article.guide [data-test=try]")
        page.fill("[data-test=rules-search]", "die")
        page.wait_for_selector("[data-test=rules-results] a")
        page.goto(f"/learn/{FIRST_GAME}")
        page.wait_for_selector(".lesson[data-step=goal]")
        page.click("[data-test=next]")
        page.wait_for_selector(f".lesson[data-step={steps[1]['name']}]")
        page.goto(f"/learn/{DICE_GAME}")  # never opened
        page.wait_for_selector("[role=alert]")
        host.start()
        page.goto("/")
        page.wait_for_selector(f"[data-test=play-{FIRST_GAME}]")
        page.wait_for_function("() => document.querySelector('[data-test=offline]')?.textContent.trim() === ''")
        assert person.faults() == []
        person.close()


def test_where_the_context_is_not_secure_the_page_works_without_a_worker(browser: Browser, host: Server) -> None:
    person = Person(browser, host.url)
    person.context.add_init_script("delete Navigator.prototype.serviceWorker")
    page = person.page
    page.clock.install()
    page.goto("/")
    page.wait_for_selector(f"[data-test=play-{FIRST_GAME}]")
    page.clock.run_for(10_000)  # a worker would be installed after three seconds
    page.wait_for_load_state("networkidle")
    assert person.faults() == []
    person.close()


@pytest.mark.long
def test_a_new_version_of_the_page_replaces_what_was_kept(people: Any) -> None:
    person = people()
    page = person.page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.evaluate("caches.open('abaculus-shell-old').then((cache) => cache.put('/', new Response('old')))")
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.unregister())")
    page.reload()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wait_until(
        lambda: page.evaluate(
            """async () => {
                const shells = (await caches.keys()).filter((one) => one.includes('shell'));
                return shells.length === 1 && shells[0] !== 'abaculus-shell-old';
            }"""
        )
    )
