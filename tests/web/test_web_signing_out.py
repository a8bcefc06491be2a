"""Signing out in a real browser: asked before, said afterwards, by keys alone and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Dialog
from server_start import Server
from waiting import wait_until
from web_page import axe, fits
from web_player import Mode, Person

from abaculus.server.identity import COOKIE

pytestmark = pytest.mark.compiled


def known(person: Person) -> bool:
    """Whether the server knows who this is."""
    return bool(person.context.request.get("/api/guest").ok)


def settings_of(person: Person, code: str = "") -> None:
    """Ada's settings; with a code, on another device of hers."""
    path, asked = ("/api/guest/recover", {"code": code}) if code else ("/api/guest", {"name": "Ada"})
    assert person.context.request.post(path, data=asked).ok
    person.page.goto("/settings")
    person.page.wait_for_selector("[data-test=sign-out]")


@pytest.mark.parametrize(("mode", "language"), [("keys", "en-GB"), ("touch", "de-DE")])
def test_nobody_could_sign_out_in_the_page(browser: Browser, host: Server, mode: Mode, language: str) -> None:
    person, lost = Person(browser, host.url, mode=mode, language=language), Person(browser, host.url)
    page = person.page
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        if len(asked) == 1:
            dialog.dismiss()
        else:
            dialog.accept()

    page.on("dialog", answer)
    settings_of(person)
    code = person.context.request.post("/api/guest/code").json()["code"]
    settings_of(lost, code)
    assert axe(person) == []
    assert fits(person)

    def sign_out(which: str) -> None:
        button = page.locator(f"[data-test=sign-out-{which}]")
        if mode == "keys":
            button.focus()
            page.keyboard.press("Enter")
        else:
            button.tap()

    sign_out("others")
    wait_until(lambda: page.evaluate("true") and len(asked) == 1)
    assert known(lost), "somebody who was asked and said no"
    sign_out("others")
    said = page.locator("[data-test=sign-out] [role=status]:not(:empty)")
    said.wait_for()
    page.wait_for_function("() => document.activeElement?.getAttribute('role') === 'status'")
    assert not known(lost)
    assert known(person)
    sign_out("here")
    page.wait_for_selector("[data-test=sign-out-here]", state="detached")
    page.wait_for_function("() => document.activeElement?.getAttribute('role') === 'status'")
    assert not known(person)
    assert COOKIE not in {cookie["name"] for cookie in person.context.cookies()}
    assert len(asked) == 3
    assert axe(person) == []
    assert person.faults() == []
    person.close()
    lost.close()
