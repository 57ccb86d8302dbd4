"""The page without a server: python -m bench.site [--visits N]

In headless Chromium, from a plain file server on this machine: what is loaded until the home page works and
in all, packed as hosts do; the time from the click on the address to the first decision, with an empty cache
and from what the browser has kept; the longest task of the page once it plays; and the memory of the page
with its workers. In Node.js: decisions a second of each level. Run it while the machine is quiet.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from scripts import engine
from scripts.pictures import FLAGS
from scripts.programs import headless_chromium
from scripts.web import build, node_or_wheel
from tests.browser.site import PATH, Site

from bench.motion import longest_task

DEALT = ".game .hand li"
ASKED = '.game[data-asked="true"]'
ANSWERS = 25
STAY = 5000  # ms that somebody plays; meanwhile the browser keeps what it has compiled


@contextmanager
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    context.add_init_script("localStorage['citadels.preferences'] ??= '{\"volume\": 0, \"confirm\": false}'")
    yield context
    context.close()


def first_decision(page: Page, site: Site) -> float:
    """Seconds from the address until a game against bots is dealt and begins, with one click. Bots who choose
    before the player take a second each, as they do everywhere; the time ends before that."""
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
        spread = f"{min(found):.2f} to {max(found):.2f}"
        print(f"first decision, {name:12} {median(found):.2f} s ({spread}, {visits} visits)")


def packed(site: Site, paths: set[str]) -> int:
    """Bytes of files as a host sends them."""
    return sum(len(gzip.compress((site.folder / path.lstrip("/")).read_bytes(), 9)) for path in paths)


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
    print(f"until the home page works: {packed(site, first) / 1000:.0f} kB in {len(first)} files, packed")
    print(f"in all: {packed(site, all_paths) / 1e6:.2f} MB in {len(all_paths)} files, packed, five languages")


def stalls(browser: Browser, site: Site) -> None:
    """The longest task of the page while a game is played by the keyboard, and what it all takes up."""
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
    """What the processes of the pages take up for themselves, in MB."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pids = [process["id"] for process in told["processInfo"] if process["type"] == "renderer"]
    return sum(_proportional(pid) for pid in pids) / 1000


def _proportional(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def levels() -> None:
    told = json.loads(engine.run(node_or_wheel().program, Path(__file__).parent / "levels.py"))
    for level, found in told.items():
        rate = found["decisions"] / found["seconds"]
        print(f"{level:12} {rate:10,.0f} decisions/s ({found['decisions']:,} in {found['seconds']:.1f} s)")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.site", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--visits", type=int, default=5, help="how often somebody comes for the first time")
    chosen = parser.parse_args()
    build()
    with sync_playwright() as player, tempfile.TemporaryDirectory() as folder:
        browser = player.chromium.launch(executable_path=headless_chromium(), args=FLAGS)
        site = Site(Path(folder))
        weights(browser, site)
        times(browser, site, chosen.visits)
        stalls(browser, site)
        browser.close()
        site.switch_off()
    levels()
    return 0


if __name__ == "__main__":
    sys.exit(main())
