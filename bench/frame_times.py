"""Measure frame times and loading times of the table: python -m bench.frame_times [--paint]

Frames while a district is built, a character is called and the reader is robbed, in headless Chromium at two
sizes: the median and the 95th percentile of the times between frames, and the longest task of the page, in
time of the processor, so that a busy machine does not lengthen it. All in ms.
With --paint what is loaded until the first decision, packed, and the first paint over a slow line. Run it
while the machine has nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from scripts.external_tools import headless_chromium
from scripts.screenshots import FLAGS
from scripts.web import build
from tests.browser.browser_user import BrowserUser
from tests.browser.phases import sit
from tests.browser.scenes import BEFORE, Deeds, come, lively, town
from tests.browser.table_factory import make
from tests.server.server_process import ServerProcess

SIZES = ((1366, 768), (2560, 1440))
LENGTH = 2500  # ms of frames after the action
TIMES = 3
LINE = {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8, "offline": False}

FRAMES = """() => {
  window.frames_ = [];
  let last = performance.now();
  const step = (now) => {
    window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""
LOADED = """() => performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""
PAINTED = 'performance.getEntriesByName("first-contentful-paint")[0]?.startTime'

ROBBED: Deeds = [(2, "rob merchant"), (2, "end"), *BEFORE[4:11]]
MOMENTS: dict[str, tuple[Callable[[], Any], Deeds, Deeds]] = {
    "build": (lively, BEFORE[:6], BEFORE[6:7]),
    "call": (lively, BEFORE[:7], BEFORE[7:8]),
    "robbery": (lambda: town("merchant", "thief"), ROBBED, BEFORE[11:]),
}


@contextmanager
def visitor(browser: Browser, server: ServerProcess, width: int, height: int) -> Iterator[BrowserUser]:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="no-preference",
        service_workers="block",  # Their responses are not compressed.
    )
    user = BrowserUser(context, server)
    user.prefer(language="en")
    yield user
    context.close()


def frames(browser: Browser, user: BrowserUser, moment: str) -> tuple[list[float], float]:
    """Measure the times between frames after an action, and the longest task."""
    position, before, now = MOMENTS[moment]
    user.home()
    others = come(user.server, user, position(), before)
    user.page.bring_to_front()
    user.page.wait_for_timeout(1000)
    browser.start_tracing(page=user.page, categories=["toplevel"])
    user.page.evaluate(FRAMES)
    others.do(now)
    user.page.wait_for_timeout(LENGTH)
    found: list[float] = user.page.evaluate("window.frames_")
    return found[1:], longest_task(json.loads(browser.stop_tracing())["traceEvents"])


def longest_task(events: list[Any]) -> float:
    """Return the CPU time of a page's main thread, in ms."""
    named = [one for one in events if one["name"] == "thread_name"]
    threads = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == "CrRendererMain"}
    tasks = [one for one in events if "RunTask" in one["name"] and (one["pid"], one["tid"]) in threads]
    return float(max(one.get("tdur", 0) / 1000 for one in tasks))


def smoothness(browser: Browser, server: ServerProcess) -> None:
    print(f"{'':10}{'screen':12}{'median':>8}{'95 %':>8}{'longest task':>14}")
    for moment in MOMENTS:
        for width, height in SIZES:
            times: list[float] = []
            tasks: list[float] = []
            for _ in range(TIMES):
                with visitor(browser, server, width, height) as user:
                    found, longest = frames(browser, user, moment)
                times += found
                tasks.append(longest)
            late = sorted(times)[int(len(times) * 0.95)]
            size = f"{width}x{height}"
            print(f"{moment:10}{size:12}{median(times):8.1f}{late:8.1f}{max(tasks):14.0f}", flush=True)


def kind_of(path: str) -> str:
    known = {".js": "script", ".css": "style", ".svg": "drawings", ".woff2": "fonts"}
    return known.get(Path(path).suffix, "other")


def painted(browser: Browser, server: ServerProcess) -> float:
    """Measure the first paint over a connection of 1.6 Mbit/s and 150 ms."""
    with visitor(browser, server, *SIZES[0]) as user:
        line = user.context.new_cdp_session(user.page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", LINE)
        user.home()
        return float(user.page.evaluate(PAINTED))


def loaded(browser: Browser, server: ServerProcess) -> Counter[str]:
    """Measure bytes by kind, from the first page to the first decision."""
    with visitor(browser, server, *SIZES[0]) as user:
        user.home()
        files = dict(user.page.evaluate(LOADED))
        sit(user, make(server, ["greedy"] * 3).seats[0], start=True)
        user.settle()
        files |= {path: size for path, size in user.page.evaluate(LOADED) if size}
    sizes: Counter[str] = Counter()
    for path, size in files.items():
        sizes[kind_of(path)] += size
    return sizes


def first_paint(browser: Browser, server: ServerProcess) -> None:
    times = [painted(browser, server) for _ in range(TIMES)]
    print(f"first paint of the first page: {median(times):.0f} ms")
    for kind, size in loaded(browser, server).most_common():
        print(f"{kind:10}{size / 1000:5.0f} kB until the first decision")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.frame_times",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--paint", action="store_true", help="measure the first paint and sizes, not frames")
    chosen = parser.parse_args()
    build()
    with (
        sync_playwright() as player,
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
    ):
        browser = player.chromium.launch(executable_path=headless_chromium(), args=FLAGS)
        (first_paint if chosen.paint else smoothness)(browser, server)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
