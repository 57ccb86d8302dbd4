"""SVG plot of findings: a dot with its interval for each, in one panel per measure."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources
from math import floor, log10
from typing import Final, NamedTuple

from citadels.commands.studies.report_text import MEASURES, figure
from citadels.lab.study import Estimate

NAMES, PANEL, GAP = 170, 290, 30  # the widths of names, of a panel, and between panels
HEAD, ROW, FOOT = 26, 20, 24  # the heights of titles, of a row, and of the scale
EDGE: Final = 12  # margin on both sides of a panel
TICKS: Final = 5  # approximate number
WIDTH: Final = NAMES + 2 * PANEL + GAP

STYLE: Final = resources.files(__package__).joinpath("plot.css").read_text(encoding="utf-8")


class Line(NamedTuple):
    """A row of the plot."""

    name: str
    measures: dict[str, Estimate]
    marked: bool = False


class Scale(NamedTuple):
    """The scale of a panel."""

    left: float
    low: float
    high: float

    def x(self, value: float) -> float:
        """Return the x of a value, clamped to the panel."""
        inside = min(self.high, max(self.low, value))
        return round(self.left + EDGE + (PANEL - 2 * EDGE) * (inside - self.low) / (self.high - self.low), 1)


def plot(lines: Sequence[Line], measures: Sequence[str], alone: bool = False) -> str:
    """Plot one or two measures; ``alone`` makes it a standalone file."""
    height = HEAD + ROW * len(lines) + FOOT
    width = NAMES + len(measures) * PANEL + (len(measures) - 1) * GAP
    parts = [_names(lines, width)]
    for place, measure in enumerate(measures):
        parts.append(_panel(lines, measure, NAMES + place * (PANEL + GAP)))
    style = f"<style>{STYLE}</style>" if alone else ""
    own = f' width="{width}" height="{height}"' if alone else ' aria-hidden="true"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 {width} {height}"{own}>'
        f"{style}{''.join(parts)}</svg>"
    )


def _names(lines: Sequence[Line], width: int) -> str:
    parts: list[str] = []
    for place, line in enumerate(lines):
        top = HEAD + place * ROW
        if place % 2 == 0:
            parts.append(f'<rect x="0" y="{top}" width="{width}" height="{ROW}" class="stripe"/>')
        kind = "name marked" if line.marked else "name"
        parts.append(f'<text x="4" y="{top + 14}" class="{kind}">{escape(line.name)}</text>')
    return "".join(parts)


def _panel(lines: Sequence[Line], measure: str, left: float) -> str:
    """Draw the title, the scale, and a dot with its interval for each row."""
    bottom = HEAD + ROW * len(lines)
    found = [line.measures[measure] for line in lines]
    scale = Scale(left, *_range(found))
    parts = [f'<text x="{left + PANEL / 2}" y="16" class="title">{escape(MEASURES[measure].title)}</text>']
    for value in ticks(scale.low, scale.high):
        x, zero = scale.x(value), abs(value) < 1e-9
        parts.append(
            f'<line x1="{x}" x2="{x}" y1="{HEAD}" y2="{bottom}" class="{"zero" if zero else "tick"}"/>'
        )
        text = figure(measure, value, sign=True)
        parts.append(f'<text x="{x}" y="{bottom + 16}" class="scale">{escape(text)}</text>')
    parts += [_dot(scale, each, HEAD + place * ROW + ROW / 2) for place, each in enumerate(found)]
    return "".join(parts)


def _dot(scale: Scale, found: Estimate, y: float) -> str:
    kind = "clear" if found.clear else "open"
    return (
        f'<g class="{kind}"><line x1="{scale.x(found.low)}" x2="{scale.x(found.high)}" y1="{y}" y2="{y}"/>'
        f'<circle cx="{scale.x(found.value)}" cy="{y}" r="4"/></g>'
    )


def _range(found: Sequence[Estimate]) -> tuple[float, float]:
    """Return the lowest and the highest value, including zero.

    One interval that is many times wider than the others does not squeeze them: it is cut off.
    """
    usual = sorted([each.high - each.low for each in found])[len(found) // 2]
    low = min([0.0, *[max(each.low, each.value - 1.5 * usual) for each in found]])
    high = max([0.0, *[min(each.high, each.value + 1.5 * usual) for each in found]])
    return (low, high) if high - low > 1e-9 else (-1.0, 1.0)


def ticks(low: float, high: float) -> list[float]:
    """Return round values between the ends, including zero.

    >>> ticks(-0.07, 0.12)
    [-0.05, 0.0, 0.05, 0.1]
    """
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * each for each in (1, 2, 2.5, 5, 10) if power * each >= rough)
    first, last = -floor(-low / step), floor(high / step)
    return [round(step * number, 9) for number in range(first, last + 1)]
