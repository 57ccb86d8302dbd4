"""Small windows, large letters and clumsy fingers: nothing is lost, and everything can be hit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import BrowserUsers
from tests.browser.phases import phases
from tests.browser.test_layout import Size, resized
from tests.server.server_process import ServerProcess

LEAST = 24  # CSS pixels of a target, WCAG 2.5.8
FINGER = 44  # the same for fingers, WCAG 2.5.5

# What can be clicked on and is smaller; a link in a sentence may be, and a box that its label makes larger.
SMALL = """(least) => {
  const part = document.querySelectorAll("dialog[open]");
  const root = part[part.length - 1] ?? document;
  const out = [];
  for (const e of root.querySelectorAll("a, button, select, summary, input, [role=tab], [tabindex='0']")) {
    if (!e.checkVisibility({ visibilityProperty: true }) || e.closest(".skip")) continue;
    if (e.matches("p a")) continue;
    const boxes = [e, ...(e.labels ?? [])].map((one) => one.getBoundingClientRect());
    const wide = Math.max(...boxes.map((box) => box.width));
    const high = Math.max(...boxes.map((box) => box.height));
    const name = (e.ariaLabel ?? e.textContent).trim().slice(0, 30);
    if (wide < least - 0.1 || high < least - 0.1)
      out.push(`${e.tagName}.${e.className} ${wide.toFixed(1)}x${high.toFixed(1)} ${name}`);
  }
  return out;
}"""

# What sticks out of the window and cannot be read without scrolling both ways; tables may, and rows of things
# that go sideways by themselves.
WIDE = """() => {
  const part = document.querySelectorAll("dialog[open]");
  const root = part[part.length - 1] ?? document.getElementById("app");
  const { clientWidth: edge, scrollWidth } = document.documentElement;
  const out = scrollWidth > edge ? [`the page is ${scrollWidth} wide`] : [];
  const rows = ".chips, .hand ol, .order, .road, .road > ol";
  for (const e of root.querySelectorAll("*")) {
    if (!e.checkVisibility() || e.closest("table, .hidden, .skip, svg") || e.children.length) continue;
    let row = e.closest(rows);
    while (row && getComputedStyle(row).overflowX !== "auto") row = row.parentElement.closest(rows);
    if (row) continue;
    const box = e.getBoundingClientRect();
    if (box.width > 1 && (box.right > edge + 1 || box.left < -1))
      out.push(`${e.tagName}.${e.className} ${box.left}-${box.right} ${e.textContent.trim().slice(0, 30)}`);
  }
  return out;
}"""


def in_windows(
    server: ServerProcess,
    users: BrowserUsers,
    sizes: list[Size],
    script: str,
    *arguments: Any,
    **likes: object,
) -> dict[tuple[str, str], list[str]]:
    """What a script finds in all phases, in windows of several sizes; one walks in the first."""
    width, height = sizes[0]
    user = users(viewport={"width": width, "height": height}, likes=likes)
    page, found = user.page, {}
    for phase in phases(server, user):
        for size in resized(page, [*sizes[1:], sizes[0]]):
            found[phase, size] = list(page.evaluate(script, *arguments))
    return {where: what for where, what in found.items() if what}


@pytest.mark.parametrize("window", [(360, 768), (1366, 768)])
def test_everything_is_large_enough_to_be_hit(
    server: ServerProcess, users: BrowserUsers, window: Size
) -> None:
    """With the smallest letters."""
    assert in_windows(server, users, [window], SMALL, LEAST, size=85) == {}


def test_nothing_is_lost_at_320_pixels(server: ServerProcess, users: BrowserUsers) -> None:
    """A window of 1280 by 1024 pixels at 400 % is one of 320 by 256."""
    assert in_windows(server, users, [(320, 568), (320, 256)], WIDE) == {}


def test_links_around_the_home_page_fit_a_finger(server: ServerProcess, users: BrowserUsers) -> None:
    page = users(viewport={"width": 390, "height": 844}, has_touch=True).home()
    around = page.locator(":is(header, footer, .files) :is(a, button, select, summary):visible")
    assert around.count() >= 7
    boxes = {one.inner_text() or one.get_attribute("aria-label"): one.bounding_box() for one in around.all()}
    small = {
        name: (box["width"], box["height"])
        for name, box in boxes.items()
        if box and (box["height"] < FINGER or box["width"] < FINGER)
    }
    assert small == {}
