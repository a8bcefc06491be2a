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
from PIL import Image, ImageChops
from sizes import SOAK
from web_player import PATIENCE, PHONE, Person

pytestmark = pytest.mark.compiled

PICTURES = Path(__file__).parent / "look"
SIZES = {"phone": PHONE, "tablet": {"width": 768, "height": 1024}, "desk": {"width": 1440, "height": 900}}
POSITIONS = {
    "castle": "castle start=0 turn=5 roll=3 build=1 drawn=blue3 last=2,-1 out=blue2 "
    "stacks=2,-3:red2/2;1,-1:blue9/0+red1/1;2,-2:blue8/2+blue5/3;2,-1:blue1/4",
    "hexamino": "hexamino next=turn seat=1 start=0 drawn=0 misses=0 hands=13,4,26,1236,1356;1,2,14,25,1456 "
    "table=123456@0,0;456@-1,0;6@1,-1;256@0,1;23456@0,2;136@-1,3;126@-2,3;56@1,1",
    "mathmagic": "mathmagic next=turn to=1 start=0 idle=0 scores=19,0 "
    "racks=G12B2Y8G7,Y3Y8B9G1,B8Y12G11B5,G11R2R6B10,Y9R6B7Y8,Y10R1R12B7;G4Y11R10G9,B7G11Y1G12,B6G1Y8Y4,B4G12Y10R2,"
    "R10B5G1B9,B9B2R1Y5 table=R4Y9G3R2@7G,B1G9G11Y10@7H",
}
"""Positions on the analysis board, which is drawn like a table."""
SCREENS = (
    "/",
    "/lobby",
    "/settings",
    "/rules/mathable",
    "/learn/hexago",
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
    return sum(most.histogram()[NOTICED:]) / (one.width * one.height)


@pytest.mark.parametrize(("screen", "size", "language", "theme"), combinations())
def test_a_screen_looks_as_it_was_looked_at(
    people: Any, tmp_path: Path, screen: str, size: str, language: str, theme: str
) -> None:
    person = people(viewport=SIZES[size], language=language, color_scheme=theme, reduced_motion="reduce")
    shown(person, screen)
    now = standing_still(person)
    kept = PICTURES / f"{screen.strip('/').replace('/', '-') or 'home'}.{size}.{language[:2]}.{theme}.png"
    if os.environ.get("ABACULUS_RENEW") == "1":
        PICTURES.mkdir(exist_ok=True)
        now.quantize(256, dither=Image.Dither.NONE).save(kept, optimize=True)
    before = Image.open(kept).convert("RGB")
    late = time.monotonic() + PATIENCE / 4
    while difference(before, now) > ALLOWED and time.monotonic() < late:  # a busy machine may stand still half-way
        now = picture(person)
    if difference(before, now) > ALLOWED:
        now.save(tmp_path / kept.name)
        raise AssertionError(f"{difference(before, now):.1%} of {screen} looks different; now: {tmp_path / kept.name}")


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
