"""The page on a phone: Lighthouse on the first page and at a table, and how long a move takes from click to paint.

    python benchmarks/page.py [FILE.md]     # needs Chromium and the built page (make page)

A move is measured by the browser itself (its event timing, in steps of 8 ms), slowed down fourfold: from the click on
the confirming button until the frame with the tile in its place is on the screen.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))

from server_start import Server, server  # noqa: E402
from web_player import Person, chromium  # noqa: E402

import abaculus  # noqa: E402
from abaculus.core.registry import first_game  # noqa: E402

SLOWER = 4
MOVES = 12
RUNS = 5
_PAINTED = """
() => {
    const cell = document.querySelector('.ghost').dataset.cell;
    window.painted = null;
    let shown = false;
    document.querySelector('[data-test=confirm]').addEventListener('click', () => requestAnimationFrame(() => {
        // This frame is the next one to be painted: the tile has to be in it.
        shown = document.querySelector(`[data-cell="${cell}"].laid`) !== null;
    }), { once: true });
    const watch = new PerformanceObserver((list) => {
        const click = list.getEntries().find((one) => one.name === 'click');
        if (!click) return;
        watch.disconnect();
        window.painted = shown ? click.duration : -1;
    });
    watch.observe({ type: 'event', durationThreshold: 16 });
}
"""


def moves(host: Server, game: str) -> list[float]:
    """Milliseconds from click to paint, move by move."""
    with chromium() as browser:
        person = Person(browser, host.url, mode="touch")
        page = person.page
        page.set_default_timeout(120_000)  # a server takes a while to start its first bot
        page.goto("/")
        page.wait_for_selector(f"[data-test=play-{game}]")
        page.click(f"[data-test=play-{game}]")
        page.wait_for_url("**/table/*")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        found: list[float] = []
        while len(found) < MOVES and person.wait_for_turn():
            page.wait_for_timeout(400)
            page.keyboard.press("Escape")
            for piece in range(page.locator(".piece").count()):
                if page.locator(f".piece >> nth={piece}").is_disabled():
                    continue
                if page.locator(f".piece >> nth={piece}").get_attribute("aria-pressed") != "true":
                    page.click(f".piece >> nth={piece}")
                if page.locator(".goal").count():
                    break
            seq = page.locator(".table").get_attribute("data-seq")
            if page.locator(".goal").count() and page.locator(".piece").count():
                page.keyboard.press("ArrowRight")
                page.wait_for_selector(".ghost")
                page.wait_for_timeout(300)
                page.evaluate(_PAINTED)
                page.click("[data-test=confirm]")
                found.append(float(page.wait_for_function("() => window.painted").json_value()))
                if found[-1] < 0:
                    raise RuntimeError("the first frame after the click did not show the tile")
            else:
                page.keyboard.press("ArrowRight")
                if page.locator("[data-test=confirm]").count():
                    page.click("[data-test=confirm]")
                else:
                    page.locator("[data-test=button], [data-test=exchange]").first.click()
            page.wait_for_function("seq => document.querySelector('.table').dataset.seq !== seq", arg=seq)
        person.close()
        return found


def lighthouse(host: Server) -> list[dict[str, Any]]:
    """Lighthouse's verdict: the median of several runs."""
    with httpx.Client(base_url=host.url) as guest:
        guest.post("/api/guest", json={"name": "Ada"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        table = guest.post("/api/tables", json={"game": first_game(), "seats": seats}).json()["id"]
        guest.post(f"/api/tables/{table}/commands", json={"type": "sit", "nonce": "1"}).raise_for_status()
        cookie = next(f"{one.name}={one.value}" for one in guest.cookies.jar)
    found = next(path for name in ("chromium", "google-chrome") if (path := shutil.which(name)))
    pages = [f"home:{host.url}/", f"table:{host.url}/table/{table}"] * RUNS
    out = subprocess.run(
        ["node", str(ROOT / "web" / "lighthouse.mjs"), found, cookie, *pages],
        check=True, capture_output=True, text=True, cwd=ROOT / "web",
        env={**os.environ, "TMPDIR": tempfile.gettempdir()},
    )  # fmt: skip
    runs = [json.loads(line) for line in out.stdout.splitlines()]
    found_pages = []
    for name in ("home", "table"):
        mine = sorted((run for run in runs if run["name"] == name), key=lambda run: int(run["scores"]["performance"]))
        all_of_them = ", ".join(str(run["scores"]["performance"]) for run in mine)
        found_pages.append({**mine[len(mine) // 2], "runs": all_of_them})
    return found_pages


def report(pages: list[dict[str, Any]], painted: dict[str, list[float]]) -> str:
    """The results as a page of Markdown."""
    cpu = next(
        (line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line),
        platform.machine(),
    )
    lines = [
        f"# The page, {date.today().isoformat()}",
        "",
        "    python benchmarks/page.py",
        "",
        f"{cpu}, {os.cpu_count()} cores shared with other work (load {os.getloadavg()[0]:.0f}), {platform.system()}; "
        f"abaculus {abaculus.__version__}, "
        f"{pages[0]['chromium']}, Lighthouse {pages[0]['lighthouse']} with its settings for phones "
        "(simulated slow 4G, processor slowed down four times).",
        "",
        "## Lighthouse",
        "",
        "| page | performance | accessibility | best practices "
        "| first paint | largest paint | blocked | shift | script, style |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for page in pages:
        scores, metrics = page["scores"], page["metrics"]
        lines.append(
            f"| {page['name']} | {scores['performance']} | {scores['accessibility']} | {scores['best-practices']} "
            f"| {metrics['first-contentful-paint']} | {metrics['largest-contentful-paint']} "
            f"| {metrics['total-blocking-time']} | {metrics['cumulative-layout-shift']} "
            f"| {page['bytes'] / 1000:.0f} kB |"
        )
    lines += ["", "Sizes are what went over the wire, compressed, on the first load.", ""]
    lines += [f"The median of {RUNS} runs; performance in all of them:", ""]
    lines += [f"- {page['name']}: {page['runs']}" for page in pages]
    lines += [""]
    lines += ["What Lighthouse marks down (below 0.9), page by page:", ""]
    lines += [f"- {page['name']}: {'; '.join(page['below']) or 'nothing'}" for page in pages]
    lines += [
        "",
        "## A move, from click to paint",
        "",
        f"Chromium's own throttling, {SLOWER} times slower; milliseconds from the click on the confirming button until "
        "the frame with the tile in its place is on the screen, as the browser itself measures it (event timing, steps "
        "of 8 ms).",
        "",
        "| game | moves | median | longest |",
        "|---|---|---|---|",
    ]
    for game, times in painted.items():
        lines.append(f"| {game} | {len(times)} | {statistics.median(times):.0f} | {max(times):.0f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, and write the result to a file or to the screen."""
    with server() as host:
        painted = {game: times for game in abaculus.list_games() if (times := moves(host, game))}
        pages = lighthouse(host)
    text = report(pages, painted)
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
