"""Measure the static site: python -m bench.site [--visits N] [--only PART]

In headless Chromium, from a plain file server on this machine that compresses nothing: what is loaded until
the home page works and in all; the time from the click on the address to the first decision, with an empty
cache and from what the browser has kept; the same on a phone's screen behind a line of 4 Mbit/s and 100 ms,
with the time until the home page works and until its largest part is painted; the longest task of the page
once it plays; and the memory of the page with its workers. In Node.js: decisions a second of each level,
nodes a second of search, and the time of an answer of learned. Run it while the machine is quiet.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from scripts import bundle_engine
from scripts.external_tools import headless_chromium
from scripts.screenshots import FLAGS
from scripts.web import build, node_or_wheel
from tests.browser.site import PATH, Site

from bench.frame_times import longest_task
from bench.site.slow_line import SlowHost

DEALT = ".game .hand li"
ASKED = '.game[data-asked="true"]'
ANSWERS = 25
PARTS = ("bytes", "times", "slow", "stalls", "levels")
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 412, "height": 823}
SLOW = 120_000  # ms; timeout of a first visit
# The paint that a browser calls the largest, in ms.
PAINTED = """window.painted = 0;
new PerformanceObserver((list) => { for (const one of list.getEntries()) window.painted = one.startTime; })
  .observe({ type: "largest-contentful-paint", buffered: true });"""
STAY = 5000  # ms of play, in which the browser caches compiled code


@contextmanager
def visitor(browser: Browser, size: ViewportSize = DESKTOP) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=size)
    context.add_init_script("localStorage['citadels.preferences'] ??= '{\"volume\": 0, \"confirm\": false}'")
    yield context
    context.close()


def first_decision(page: Page, site: Site) -> float:
    """Measure the seconds from opening the address until a game against bots is dealt, with one click. The
    second that each bot takes to choose before the player is not included."""
    started = time.perf_counter()
    page.goto(site.url)
    page.get_by_role("button", name="Play now").click()
    page.locator(DEALT).first.wait_for()
    return time.perf_counter() - started


def wait_until_kept(page: Page) -> None:
    page.wait_for_function("async () => (await (await caches.open('engine')).keys()).length === 4")
    page.wait_for_function("async () => (await (await caches.open('words')).keys()).length >= 10")


def times(browser: Browser, site: Site, visits: int) -> None:
    cold, warm = [], []
    for _ in range(visits):
        with visitor(browser) as context:
            page = context.new_page()
            cold.append(first_decision(page, site))
            wait_until_kept(page)
            page.wait_for_timeout(STAY)
            page.close()
            warm.append(first_decision(context.new_page(), site))
    for name, found in (("empty cache", cold), ("kept", warm)):
        report(f"first decision, {name}", found)


def report(name: str, found: Sequence[float]) -> None:
    spread = f"{min(found):.2f} to {max(found):.2f}"
    load = os.getloadavg()[0]
    print(f"{name:32} {median(found):.2f} s ({spread}, {len(found)} visits; load {load:.1f})")


def slow_line(browser: Browser, site: Site, visits: int) -> None:
    """Measure first visits over a slow connection: first press, largest paint, first game."""
    host = SlowHost(site.folder)
    homes, paints, decisions, sent = [], [], [], []
    for _ in range(visits):
        with visitor(browser, PHONE) as context:
            context.set_default_timeout(SLOW)
            context.add_init_script(PAINTED)
            page, before, started = context.new_page(), host.line.sent, time.perf_counter()
            page.goto(host.url, wait_until="commit")
            play = page.get_by_role("button", name="Play now")
            play.wait_for()
            homes.append(time.perf_counter() - started)
            play.click()
            page.locator(DEALT).first.wait_for()
            decisions.append(time.perf_counter() - started)
            paints.append(page.evaluate("painted") / 1000)
            sent.append(host.line.sent - before)
    report("4 Mbit/s: home page works", homes)
    report("4 Mbit/s: largest paint", paints)
    report("4 Mbit/s: first decision", decisions)
    print(f"4 Mbit/s: {median(sent) / 1e6:.2f} MB until then, from a host that compresses nothing")
    host.shutdown()
    host.server_close()


def size(site: Site, paths: set[str]) -> int:
    """Measure the bytes of files as a plain host sends them."""
    return sum((site.folder / path.lstrip("/")).stat().st_size for path in paths)


def weights(browser: Browser, site: Site) -> None:
    with visitor(browser) as context:
        context.route("**/engine/**", lambda route: route.abort())
        site.host.asked.clear()
        page = context.new_page()
        page.goto(site.url)
        page.get_by_role("button", name="Play now").wait_for()
        first = {path.partition("?")[0] for path in site.host.asked}
    first = {path + "index.html" if path.endswith("/") else path for path in first}
    every = [path for path in (site.folder / PATH).rglob("*") if path.is_file()]
    all_paths = {path.relative_to(site.folder).as_posix() for path in every}
    print(f"until the home page works: {size(site, first) / 1000:.0f} kB in {len(first)} files")
    print(f"in all: {size(site, all_paths) / 1e6:.2f} MB in {len(all_paths)} files, five languages")


def stalls(browser: Browser, site: Site) -> None:
    """Measure the longest task while a game is played by keyboard, and the memory."""
    with visitor(browser) as context:
        page = context.new_page()
        first_decision(page, site)
        browser.start_tracing(page=page, categories=["toplevel"])
        for _ in range(ANSWERS):
            page.locator(ASKED).wait_for()
            page.keyboard.press("1")
            page.keyboard.press("1")
            page.wait_for_timeout(300)
        longest = longest_task(json.loads(browser.stop_tracing())["traceEvents"])
        print(f"longest task of the page while playing: {longest:.0f} ms of the processor")
        print(f"memory of the page with its workers: {memory(browser):.0f} MB")


def memory(browser: Browser) -> float:
    """Return the private memory of the page processes, in MB."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pids = [process["id"] for process in told["processInfo"] if process["type"] == "renderer"]
    return sum(_proportional(pid) for pid in pids) / 1000


def _proportional(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def levels() -> None:
    told = json.loads(bundle_engine.run(node_or_wheel().program, Path(__file__).parent / "levels.py"))
    for level, found in told["levels"].items():
        rate = found["decisions"] / found["seconds"]
        print(f"{level:12} {rate:10,.0f} decisions/s ({found['decisions']:,} in {found['seconds']:.1f} s)")
    print(f"search: {told['search']['nodes'] / told['search']['seconds']:,.0f} nodes per CPU second")
    print(f"learned: {1000 * told['learned']:.1f} ms for an answer")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.site", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--visits", type=int, default=5, help="number of first visits (default: 5)")
    parser.add_argument("--only", choices=PARTS, help="measure only this part")
    chosen = parser.parse_args()
    wanted = PARTS if chosen.only is None else (chosen.only,)
    build()
    with sync_playwright() as player, tempfile.TemporaryDirectory() as folder:
        browser = player.chromium.launch(executable_path=headless_chromium(), args=FLAGS)
        site = Site(Path(folder))
        if "bytes" in wanted:
            weights(browser, site)
        if "times" in wanted:
            times(browser, site, chosen.visits)
        if "slow" in wanted:
            slow_line(browser, site, chosen.visits)
        if "stalls" in wanted:
            stalls(browser, site)
        browser.close()
        site.switch_off()
    if "levels" in wanted:
        levels()
    return 0


if __name__ == "__main__":
    sys.exit(main())
