"""A game in its own package, installed with pip, is as good as the built-in ones."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from other_package import OWN_TESTS, ask, install
from server_player import Guest
from server_start import QUICK, Server, server
from web_player import Person, chromium

pytestmark = pytest.mark.compiled

SOURCE = Path(__file__).resolve().parents[2] / "examples" / "muggins"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package in it."""
    folder = tmp_path_factory.mktemp("installed")
    install(SOURCE, folder)
    return folder


@pytest.fixture(scope="module")
def serving(installed: Path) -> Iterator[Server]:
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(installed)
    try:
        quick: dict[str, Any] = {**QUICK}
        with server(plain=True, **quick) as one:
            yield one
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def test_it_has_fewer_than_900_lines() -> None:
    files = (SOURCE / "src").rglob("*.py")
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) < 900


@pytest.mark.long
def test_its_own_tests_pass(installed: Path) -> None:
    done = ask(OWN_TESTS, installed, arguments=(str(SOURCE), str(SOURCE / "tests")), jit=True)
    assert "[100%]" in done.stdout


@pytest.mark.long
def test_lanes_agree(installed: Path) -> None:
    code = """
import abaculus
from abaculus.testing import check_lanes_agree
check_lanes_agree([abaculus.load_game("muggins", players=players) for players in (2, 4)], 3, bots=["greedy"])
"""
    ask(code, installed, jit=True)


@pytest.mark.long
def test_every_level_plays_it_and_greedy_beats_random(installed: Path) -> None:
    code = """
import abaculus, random
from abaculus.bots import BOTS, make_bot
game, dice = abaculus.load_game("muggins"), random.Random(1)
for name in BOTS:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal() and decisions < 8:
        if state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))
        else:
            state.apply_action(make_bot(name, 1, simulations=24).choose(state.information(state.current_player())))
            decisions += 1
scores = abaculus.simulate(game, 1000, bots=["greedy", "random"], seed=1).scores
won, lost = (scores[:, 0] > scores[:, 1]).mean(), (scores[:, 0] < scores[:, 1]).mean()
assert won > 0.6 and won > 1.8 * lost, (won, lost)
"""
    ask(code, installed, jit=True)


@pytest.mark.long
def test_the_judges_of_pettingzoo_and_gymnasium(installed: Path) -> None:
    pytest.importorskip("pettingzoo")
    code = """
import warnings
import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
import abaculus.rl.gymnasium
from abaculus.rl import pettingzoo
warnings.simplefilter("ignore")
api_test(pettingzoo.env("muggins", players=3), num_cycles=20)
check_env(gymnasium.make("abaculus/muggins-v1").unwrapped, skip_render_check=True)
"""
    ask(code, installed)


def test_the_judge_of_openspiel(installed: Path) -> None:
    pytest.importorskip("pyspiel")
    code = """
import pyspiel
from abaculus.rl import openspiel
openspiel.register()
pyspiel.random_sim_test(pyspiel.load_game(openspiel.PREFIX + "muggins"), 2, serialize=True, verbose=False)
"""
    ask(code, installed)


def test_its_rules_and_its_board_are_shown_in_the_terminal(installed: Path) -> None:
    code = "from abaculus.cli.main import main; main()"
    assert "R8" in ask(code, installed, arguments=("rules", "muggins")).stdout
    code = """
import abaculus
from abaculus.paint.svg import paint_svg
from abaculus.paint.theme import Theme
from abaculus.paint.terminal import paint_board
line = "muggins next=turn seat=0 misses=0 scores=0,0 hands=51,32;61,30 table=55@C,50@E"
scene = abaculus.load_game("muggins").from_position(line).scene(0)
print(paint_board(scene, Theme()), paint_svg(scene))
"""
    assert "<svg" in ask(code, installed).stdout


async def test_a_whole_game_over_the_network(serving: Server) -> None:
    async with Guest(serving.url, "Ada") as ada:
        table = await ada.make_table("muggins", ["me", "greedy"])
        await ada.do(table, "sit")
        async with ada.socket(table) as socket:
            await socket.play(random.Random(3))
            assert socket.update["table"]["phase"] == "over"


def test_a_whole_game_in_the_browser(serving: Server) -> None:
    with chromium() as browser:
        person = Person(browser, serving.url, language="de-DE")
        person.page.goto("/")
        # Out of sight the card has its text, but none that is drawn.
        card = person.page.locator("article:has(#game-muggins)")
        assert "Vielfaches von fünf" in (card.text_content() or "")
        person.press("[data-test=play-muggins]")
        person.press("[data-test=start-muggins]")
        person.page.wait_for_url("**/table/*")
        person.play(random.Random(5))
        assert person.over
        assert person.faults() == []
        person.close()
