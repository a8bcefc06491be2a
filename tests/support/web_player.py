"""Somebody at a browser: plays any game by mouse, by touch or by keys, knowing no more of it than the page shows."""

from __future__ import annotations

import random
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, sync_playwright
from server_start import missing
from waiting import PATIENCE

Mode = Literal["mouse", "touch", "keys"]
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
          "--disable-component-update", "--disable-sync",
          # The last of two such lists counts: of Playwright's what matters here, and the browser's own pages, which nobody sees.
          "--disable-features=PreloadTopChromeWebUI,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,MediaRouter,"
          "PaintHolding,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,"
          "WebUIOmniboxPopup,WebUIOmniboxAimPopup"]  # fmt: skip


_SHOWN = "JSON.stringify({...document.querySelector('.table')?.dataset})"
"""What the table shows: its phase, its last event, and whose eyes look at it."""


_LISTEN = """
    window.heard = [];
    new MutationObserver(() => {
        const said = document.querySelector('[data-test=heard]')?.textContent;
        if (said && said !== window.heard.at(-1)) window.heard.push(said);
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The machine's own Chromium."""
    found = next(
        (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
    )
    if found is None:
        missing("Chromium", "chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=_FLAGS, timeout=PATIENCE * 1000)
        try:
            yield browser
        finally:
            browser.close()


class Person:
    """One browser window of its own, with its own cookies. Whatever goes wrong in the page is kept."""

    def __init__(
        self, browser: Browser, base: str, *, mode: Mode = "mouse", language: str = "en-GB", **more: Any
    ) -> None:
        size = PHONE if mode == "touch" else DESK
        self.context: BrowserContext = browser.new_context(
            base_url=base, locale=language, has_touch=mode == "touch", viewport=more.pop("viewport", size), **more
        )
        self.mode = mode
        self.context.add_init_script(_LISTEN)
        self.page: Page = self.context.new_page()
        self.context.set_default_timeout(PATIENCE * 1000)
        self.problems: list[str] = []
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", lambda said: self.problems.append(said.text) if said.type == "error" else None)
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        )

    def close(self) -> None:
        self.context.close()

    def faults(self) -> list[str]:
        """What went wrong, apart from being told that one has no name yet and from lost connections that a test makes."""
        lost = ("401", "WebSocket", "ERR_", "fetching the script")
        return [text for text in self.problems if not any(part in text for part in lost)]

    def heard(self) -> list[str]:
        """Everything that a screen reader was given to say."""
        return list(self.page.evaluate("window.heard"))

    def last_seen(self) -> str:
        """Where this person is, what the table says, and what the server told last: for a test that has failed."""
        self.context.set_default_timeout(5_000)
        try:
            shown = self.page.evaluate(f"[location.href, {_SHOWN}, document.body.innerText.replace(/\\s+/g, ' ')]")
        except Exception as problem:
            shown = [f"the page does not answer: {problem}"]
        return "\n".join([*shown, *self.problems, *(frame[:1500] for frame in self.frames[-8:])])

    # -- playing -------------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.page.locator(".table[data-phase=over]").count())

    def wait_for_turn(self) -> bool:
        """Wait until something is to be done here; whether the game goes on."""
        # The board comes a moment after all that is around it.
        self.page.wait_for_selector(
            ".table[data-yours=true]:has(.board svg), .table[data-phase=over], [data-test=look]"
        )
        return not self.over

    def press(self, selector: str) -> None:
        """Press something, the way this person does."""
        target = self.page.locator(selector).first
        if self.mode == "touch":
            target.tap()
        elif self.mode == "keys":
            target.focus()
            self.page.keyboard.press("Enter")
        else:
            target.click()

    def play(self, dice: random.Random, most: int = 1000) -> None:
        """Play until the game is over, or so many moves."""
        while most > 0 and self.wait_for_turn():
            self.move(dice)
            most -= 1

    def move(self, dice: random.Random) -> None:
        """Make a move. Where there is no choice the server may be faster, and what was there to press is gone."""
        before = self.page.evaluate(_SHOWN)
        late = time.monotonic() + PATIENCE
        while self.page.evaluate(_SHOWN) == before:
            if not self.page.locator(".table[data-yours=true], [data-test=look]").count():
                return
            self.context.set_default_timeout(5_000)
            try:
                if self.page.locator("[data-test=look]").count():
                    self.press("[data-test=look]")
                elif self.mode == "keys":
                    self._move_by_keys(dice)
                else:
                    self._move_by_pointer(dice)
                break
            except TimeoutError:  # it is gone, or the machine is busy: whoever is still on move tries again
                if time.monotonic() > late:
                    raise
            finally:
                self.context.set_default_timeout(PATIENCE * 1000)
        self.page.wait_for_function(f"before => {_SHOWN} !== before", arg=before)

    def _pieces(self) -> list[int]:
        return list(self.page.evaluate(
            "[...document.querySelectorAll('.piece')].flatMap((one, place) => one.ariaDisabled === 'true' ? [] : [place])"
        ))  # fmt: skip

    def _goals(self) -> list[tuple[float, float]]:
        """Where the board says that something may go, as far as it can be pointed at."""
        found = self.page.evaluate(
            """[...document.querySelectorAll('.goal')].map((one) => {
                const box = one.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const hit = document.elementFromPoint(x, y);
                return hit && one.contains(hit) ? [x, y] : null;
            }).filter(Boolean)"""
        )
        return [(x, y) for x, y in found]

    def _seen_goals(self) -> list[tuple[float, float]]:
        """The same, with the whole board in sight where the part that is seen has none of them."""
        found = self._goals()
        if not found and self.page.locator(".board .goal").count() and self.page.locator("[data-test=fit]").count():
            self.press("[data-test=fit]")
            found = self._goals()
        return found

    def _point(self, x: float, y: float) -> None:
        if self.mode == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _move_by_pointer(self, dice: random.Random) -> None:
        goals, pieces = self._seen_goals(), self._pieces()
        for piece in dice.sample(pieces, len(pieces)) if not goals else []:
            self.press(f".piece >> nth={piece}")
            goals = self._seen_goals()
            if goals:
                break
        if goals:
            self._point(*dice.choice(goals))
            self.press("[data-test=confirm]")
        else:
            self._press_a_button()

    def _press_a_button(self) -> None:
        """Draw, end the turn or miss it; where there is only that, exchange a piece."""
        if self.page.locator("[data-test=button]").count():
            self.press("[data-test=button]")
        elif self.page.locator("[data-test=exchange]").count():
            self.press("[data-test=exchange]")
            self.press(".piece:not([aria-disabled=true])")
            self.press("[data-test=confirm]")

    def _move_by_keys(self, dice: random.Random) -> None:
        keyboard = self.page.keyboard
        pieces = self._pieces()
        for piece in dice.sample(pieces, len(pieces)):
            if piece < 9:
                keyboard.press("Escape")
                keyboard.press(str(piece + 1))
                keyboard.press("ArrowRight")
                for _ in range(dice.randrange(3)):
                    keyboard.press(dice.choice(["ArrowRight", "e", "q"]))
                if self.page.locator("[data-test=confirm]").count():
                    keyboard.press("Enter")
                    return
        keyboard.press("ArrowRight")  # something on the board itself
        if self.page.locator("[data-test=confirm]").count():
            keyboard.press("Enter")
        else:
            keyboard.press("Escape")
            self._press_a_button()
