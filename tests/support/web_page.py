"""What tests do on the page and look for in it, for all that run in a browser."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sizes import SOAK
from web_player import DESK, PHONE, Person

SIZES = {"phone": PHONE, "tablet": {"width": 768, "height": 1024}, "desk": DESK}
SCREENS = [
    pytest.param(SIZES[size], language, id=f"{size}-{language}")
    for size, language in product(SIZES, ("de-DE", "en-GB"))
    if SOAK or (size == "tablet") == (language == "en-GB")
]
"""At which sizes and in which languages screens are looked at: long words where there is least and where there is most room."""
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MAKE_TABLE = """async (asked) => {
    const post = async (path, body) => (await fetch(path, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
    })).json();
    await post('/api/guest', { name: 'Ada' });
    const table = await post('/api/tables', asked);
    await post(`/api/tables/${table.id}/commands`, { type: 'sit', nonce: 'abc' });
    return table.id;
}"""
"""Has the server make a table, and sits down there."""
HOLD_MOVES = """
    window.held = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (said) {
        if (said.includes('"type":"act"')) window.held.push(() => send.call(this, said));
        else send.call(this, said);
    };
"""
"""A connection on which moves stay until they are let go."""
ENGLISH = re.compile(
    r"\b(end|swap|draw|miss|take|no extra|accept|challenge|roll|stop|claim|(red|blue|yellow|green)\d+)\b"
)
"""Words of the notation, which is English everywhere, and stones that are written as a colour and a number."""


def set_up(person: Person, game: str, way: str = "bot", options: bool = False) -> Any:
    """Open the sheet before a game, from the first page, and choose against whom; with its options unfolded, or not."""
    page = person.page
    page.goto("/")
    person.press(f"[data-test=play-{game}]")
    sheet = page.locator(f"[data-test=sheet-{game}]")
    sheet.wait_for()
    if way not in ("bot", "watch"):
        sheet.locator(f"[data-test=way-{game}] [value={way}]").check()
    if options or way == "watch":
        person.press(f"[data-test=options-{game}]")
    if way == "watch":
        person.press(f"[data-test=watch-{game}]")
    return sheet


def start(person: Person, game: str, way: str = "bot", level: str = "beginner") -> str:
    """Start a game from the first page; the table's address."""
    sheet = set_up(person, game, way)
    if way in ("bot", "watch"):
        sheet.locator(f"[data-test=bot-{game}] [value={level}]").check()
    person.press(f"[data-test=start-{game}]")
    person.page.wait_for_url("**/table/*")
    return str(person.page.url)


def axe(person: Person) -> list[str]:
    """What axe finds wrong with the page as it is."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    # Numerals on stones are pictures, not labels: the label says what the stone is, as the notation writes it.
    found = person.page.evaluate(
        "async () => (await axe.run(document, {rules: {'label-content-name-mismatch': {enabled: false}}})).violations"
    )
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def too_small(person: Person) -> list[str]:
    """What can be pressed and is smaller than a finger."""
    return list(
        person.page.evaluate(
            """[...document.querySelectorAll('button, a, select')].filter((one) => {
                const box = one.getBoundingClientRect();
                return one.offsetParent && (box.height < 43.5 || box.width < 43.5);
            }).map((one) => one.outerHTML)"""
        )
    )


def fits(person: Person) -> bool:
    """Whether nothing needs sideways scrolling."""
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def sit(person: Person, game: str, options: dict[str, Any], seats: int = 2) -> None:
    """Sit down with greedy bots at a table of one's own."""
    page = person.page
    page.goto("/settings")
    others = [{"kind": "bot", "level": "greedy"}] * (seats - 1)
    page.goto(
        "/table/" + page.evaluate(MAKE_TABLE, {"game": game, "options": options, "seats": [{"kind": "me"}, *others]})
    )
    assert person.wait_for_turn()


def give_up(person: Person) -> None:
    """End the game at once."""
    page = person.page
    page.wait_for_selector(".table[data-phase=playing]")
    person.press("[data-test=menu]")
    person.press("[data-test=resign]")
    person.press("[data-test=dialog-yes]")
    page.wait_for_selector(".table[data-phase=over]")


def offered(page: Any, where: str) -> list[str]:
    """The values that can be chosen there."""
    return list(page.locator(f"{where} option").evaluate_all("all => all.map((one) => one.value)"))


def shown(page: Any, selector: str) -> str:
    """What is written there, once there is anything."""
    page.wait_for_selector(selector)
    return str(page.locator(selector).evaluate_all("all => all.map((one) => one.textContent).join('\\n')"))
