"""Make the PNG icons from public/icon.svg, with the machine's Chromium: run it when the drawing has changed.

A maskable icon may be cut to any shape by a phone, so its drawing is smaller, on the colour of the table.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).with_name("public")
PAPER = "#F5F1E8"
ICONS = {"icon-192.png": (192, 0.0, ""), "icon-512.png": (512, 0.0, ""), "icon-maskable-512.png": (512, 0.16, PAPER)}
"""By name: the size, the margin as a part of it, and the ground."""


def main() -> None:
    """Write all of them."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    found = next((path for name in ("chromium", "google-chrome") if (path := shutil.which(name))), None)
    if found is None:
        sys.exit("Chromium is not installed: apt install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for name, (size, margin, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            space = round(size * margin)
            page.set_content(
                f"<style>body{{margin:0;background:{ground or 'transparent'}}}"
                f"svg{{display:block;width:{size - 2 * space}px;padding:{space}px}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=not ground)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
