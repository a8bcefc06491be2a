"""Screens that always look the same are compared with pictures that were looked at: ABACULUS_RENEW=1 takes them anew.

The pictures are kept small, and small differences are let through: another version of the browser smooths letters differently.
What is moved, missing, cut off or on top of something else is not.
"""

from __future__ import annotations

import io
import os
import time
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from game_facts import fact
from PIL import Image, ImageChops
from sample_games import CLAIM_GAME, FIRST_GAME
from sizes import SOAK
from waiting import PATIENCE
from web_player import PHONE, Person

import abaculus

pytestmark = pytest.mark.compiled

HERE = Path(__file__).parent
SIZES = {"phone": PHONE, "tablet": {"width": 768, "height": 1024}, "desk": {"width": 1440, "height": 900}}
POSITIONS = {game: line for game in abaculus.list_games() if (line := fact(game, "LOOK_POSITION"))}
"""Positions on the analysis board, which is drawn like a table."""
SCREENS = (
    "/",
    "/lobby",
    "/settings",
    f"/rules/{CLAIM_GAME}",
    f"/learn/{FIRST_GAME}",
    "/class",
    *(f"/analysis/{game}" for game in POSITIONS),
)
SMALLER = 2
"""How much smaller the kept pictures are."""
NOTICED, ALLOWED = 32, 0.005
"""A difference of a colour that counts, of 255, and the share of the picture that may have one."""


def combinations() -> list[tuple[str, str, str, str]]:
    """Every screen once, at sizes, in languages and themes that change from one to the next; in a soak, in all of them."""
    everything = list(product(SCREENS, SIZES, ("en-GB", "de-DE"), ("light", "dark")))
    return everything if SOAK else everything[:: len(everything) // len(SCREENS) + 1]


def shown(person: Person, screen: str) -> None:
    """Open a screen and wait until it stands still."""
    page = person.page
    page.goto(screen)
    page.wait_for_selector("h1")
    game = screen.rpartition("/")[2]
    if screen.startswith("/analysis"):
        page.wait_for_selector("[data-cell], [data-test=outcomes]")
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        page.locator("[data-test=position]").fill(POSITIONS[game])
        page.locator("[data-test=position-use]:not([disabled])").click()
        page.wait_for_function("() => document.querySelectorAll('.board .settles, .board [data-cell]').length > 3")
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = false))")
        page.evaluate("window.scrollTo(0, 0)")
    if screen == "/":
        page.wait_for_selector("[data-drawn=true]")
        page.wait_for_function("() => !document.querySelector('[data-drawn=false]')")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")


def kept(screen: str, size: str, language: str, theme: str) -> Path:
    """Where the picture of a screen is kept: in `look`, of a game's screen in the folder of the tests of that game."""
    kind, _, game = screen.strip("/").partition("/")
    folder = HERE.parent / "games" / game / "look" if game else HERE / "look"
    return folder / f"{kind or 'home'}.{size}.{language[:2]}.{theme}.png"


def picture(person: Person) -> Image.Image:
    """What the window shows, small."""
    taken = Image.open(io.BytesIO(person.page.screenshot(animations="disabled", caret="hide"))).convert("RGB")
    return taken.resize((taken.width // SMALLER, taken.height // SMALLER), Image.Resampling.BOX)


def standing_still(person: Person) -> Image.Image:
    """What the window shows when it shows the same twice."""
    now = picture(person)
    for _ in range(20):
        before, now = now, picture(person)
        if before.tobytes() == now.tobytes():
            return now
    raise AssertionError("the page never stands still")


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of points that differ so much that somebody would notice."""
    if one.size != other.size:
        return 1.0
    channels = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return float(sum(most.histogram()[NOTICED:]) / (one.width * one.height))


@pytest.mark.long
@pytest.mark.parametrize(("screen", "size", "language", "theme"), combinations())
def test_a_screen_looks_as_it_was_looked_at(
    people: Any, tmp_path: Path, screen: str, size: str, language: str, theme: str
) -> None:
    person = people(viewport=SIZES[size], language=language, color_scheme=theme, reduced_motion="reduce")
    shown(person, screen)
    now = standing_still(person)
    file = kept(screen, size, language, theme)
    if os.environ.get("ABACULUS_RENEW") == "1":
        file.parent.mkdir(parents=True, exist_ok=True)
        now.quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(file, optimize=True)
    before = Image.open(file).convert("RGB")
    late = time.monotonic() + PATIENCE / 4
    while difference(before, now) > ALLOWED and time.monotonic() < late:  # a busy machine may stand still half-way
        now = picture(person)
    if difference(before, now) > ALLOWED:
        now.save(tmp_path / file.name)
        raise AssertionError(f"{difference(before, now):.1%} of {screen} looks different; now: {tmp_path / file.name}")


def test_what_is_moved_or_on_top_of_something_is_noticed(people: Any) -> None:
    person = people(viewport=PHONE, reduced_motion="reduce")
    shown(person, "/settings")
    before = standing_still(person)
    assert difference(before, picture(person)) <= ALLOWED
    for fault in ("h1 { position: absolute; top: 160px; }", "select { width: 30%; }", "label { display: none; }"):
        person.page.evaluate(
            """(fault) => {
                const sheet = new CSSStyleSheet();
                sheet.replaceSync(`@layer fault { ${fault} }`.replaceAll(';', ' !important;'));
                document.adoptedStyleSheets = [sheet];
            }""",
            fault,
        )
        assert difference(before, picture(person)) > ALLOWED, fault
