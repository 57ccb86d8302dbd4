"""Checks of what a page shows: nothing is cut off, covered, too small or outside the window."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.browser.browser_user import Json

LABELS = "label-content-name-mismatch"

# Click targets smaller than `least`, except links in a sentence; a label adds to the size of its box.
TARGETS_BELOW = """(least) => {
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
# Content that is wider than the window, except tables and rows that scroll sideways by themselves.
OUTSIDE_WINDOW = """() => {
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

MIN_TEXT_SIZE = 11  # pixels
# Text smaller than `least`, also where it shows only for a moment.
TEXT_BELOW = """(least) => {
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".hidden, .skip");
  const own = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
  return [...document.querySelectorAll("body *")]
    .filter((e) => own(e) && seen(e))
    .map((e) => [parseFloat(getComputedStyle(e).fontSize), e])
    .filter(([size]) => size > 0 && size < least)
    .map(([size, e]) => `${size}px ${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 30)}`);
}"""

Size = tuple[int, int]
SHOTS = os.environ.get("CITADELS_SHOTS")  # a folder for screenshots of what is tested
# Text that its box cuts off, unless it ends in an ellipsis and a title has the rest.
CLIPPED = """() => {
  const part = document.querySelector("dialog[open]") ?? document.getElementById("app");
  const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".hidden, .skip");
  const own = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
  const told = (e, style) => style.textOverflow === "ellipsis" && e.closest("[title], [aria-label]");
  const extent = (e) => {
    const range = document.createRange();
    const rects = [...e.childNodes].filter((n) => n.nodeType === 3 && n.textContent.trim()).flatMap((n) => {
      range.selectNodeContents(n);
      return [...range.getClientRects()];
    });
    const most = (side) => Math.max(...rects.map((rect) => rect[side]));
    const least = (side) => Math.min(...rects.map((rect) => rect[side]));
    return { left: least("left"), top: least("top"), right: most("right"), bottom: most("bottom") };
  };
  const scrolls = (value) => value === "auto" || value === "scroll";
  const cut = (e) => {
    const text = extent(e);
    for (let box = e; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return false;
      if (style.overflowX === "visible") continue;
      const edge = box.getBoundingClientRect();
      if (text.right > edge.right + 1 || text.left < edge.left - 1) return true;
      if (text.bottom > edge.bottom + 1 || text.top < edge.top - 1) return true;
    }
    return e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 && getComputedStyle(e).display !== "inline";
  };
  return [...part.querySelectorAll("*")]
    .filter((e) => own(e) && shown(e) && !told(e, getComputedStyle(e)) && cut(e))
    .map((e) => `${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 40)}`);
}"""
# Text that overflows the button or bordered box around it.
SPILLED = """() => {
  const out = [];
  for (const box of document.querySelectorAll(".plot, .card, .character, .track li, .plate")) {
    const edge = box.getBoundingClientRect();
    const tree = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = tree.nextNode(); node; node = tree.nextNode()) {
      if (!node.textContent.trim() || node.parentElement.closest(".hidden")) continue;
      if (!node.parentElement.checkVisibility()) continue;
      const style = getComputedStyle(node.parentElement);
      if (style.textOverflow === "ellipsis") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.right > edge.right + 1 || text.left < edge.left - 1 || text.bottom > edge.bottom + 1)
        out.push(`${box.className}: ${node.textContent.trim()}`);
    }
  }
  return out;
}"""
# Visible buttons that overlap, though neither contains the other.
OVERLAPPING = """() => {
  const part = document.querySelector("dialog[open]") ?? document;
  const seen = (e) => {
    const box = e.getBoundingClientRect();
    const found = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (let around = e.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const edge = around.getBoundingClientRect();
      found.left = Math.max(found.left, edge.left);
      found.top = Math.max(found.top, edge.top);
      found.right = Math.min(found.right, edge.right);
      found.bottom = Math.min(found.bottom, edge.bottom);
    }
    return found;
  };
  const boxes = [...part.querySelectorAll("button, select, summary, a")]
    .filter((e) => e.checkVisibility() && !e.closest(".skip"))
    .map((e) => [e, seen(e)]);
  const layer = (e) => e.closest(".question, .hand, .notices, .top, .again, .sheet");
  const text = (e) => `${e.className} ${e.textContent.trim()}`;
  const out = [];
  for (const [i, [a, one]] of boxes.entries())
    for (const [b, two] of boxes.slice(i + 1)) {
      if (a.contains(b) || b.contains(a) || layer(a) !== layer(b)) continue;
      if (a.closest(".hand") && b.closest(".hand")) continue; // cards are held one over the other
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 2 && high > 2) out.push(`${text(a)} / ${text(b)}`);
    }
  return out;
}"""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def size_name(size: Size) -> str:
    return f"{size[0]}x{size[1]}"


def resized(page: Page, sizes: Sequence[Size]) -> Iterator[str]:
    """Resize the window to each of these sizes in turn; yield the name of the size."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield size_name((width, height))


def take_screenshot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png")


def assert_sound(page: Page) -> None:
    """Check that no text is cut off, no buttons overlap and the page is not wider than the window."""
    window = page.viewport_size
    page.evaluate("() => document.fonts.ready.then(() => true)")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, window
    for kind, script in {"clipped": CLIPPED, "spilled": SPILLED, "overlapping": OVERLAPPING}.items():
        found = page.evaluate(script)
        assert found == [], f"{kind} at {window}: {found}"


def axe_violations(page: Page, **options: Any) -> list[str]:
    """Return the accessibility violations that axe finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    asked = {"resultTypes": ["violations"], **options}
    if "runOnly" not in asked:  # an experimental rule too: what is read contains what is seen (WCAG 2.5.3)
        asked["rules"] = {LABELS: {"enabled": True}, **asked.get("rules", {})}
    told: Json = page.evaluate("options => axe.run(options)", asked)
    return [
        f"{one['id']} {node['target']} {node['failureSummary']}"
        for one in told["violations"]
        for node in one["nodes"]
    ]
