"""The learning curve of a policy, as CSV and SVG. Does not need PyTorch."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

FIELDS = {"random": "#2b62a8", "greedy": "#9b2f23"}  # opponents in evaluation, and their colors

# An opaque background, so that it is readable in light and dark themes.
SHEET, TEXT = "#fffaf0", "#2b2118"
STYLE: dict[Any, Any] = {
    "axes.edgecolor": TEXT,
    "axes.facecolor": SHEET,
    "axes.labelcolor": TEXT,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.constrained_layout.h_pad": 0.12,
    "figure.constrained_layout.w_pad": 0.12,
    "figure.facecolor": SHEET,
    "font.family": "sans-serif",
    "svg.fonttype": "none",
    "svg.hashsalt": "curve",  # reproducible, byte for byte
    "text.color": TEXT,
    "xtick.color": TEXT,
    "ytick.color": TEXT,
}


class Row(NamedTuple):
    """An evaluation: win share against a field after some decisions and seconds, with its interval."""

    decisions: int
    seconds: float
    field: str
    games: int
    share: float
    low: float
    high: float


def write(rows: Sequence[Row], path: Path) -> None:
    """Write the curve as CSV."""
    with path.open("w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(Row._fields)
        lines.writerows([[*row[:4], *[round(number, 4) for number in row[4:]]] for row in rows])


def draw(rows: Sequence[Row], path: Path) -> None:
    """Draw the curve with its 95 % interval shaded."""
    from matplotlib import rc_context, ticker
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(7.2, 3.8), layout="constrained")
        axes = figure.subplots()
        axes.set_title("Share of games won, and 95 % interval", loc="left", fontsize="medium")
        axes.set(xlabel="decisions learned from", xlim=(0, rows[-1].decisions), ylim=(0, 1))
        axes.set_yticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "chance 25 %", "50 %", "75 %", "100 %"])
        axes.xaxis.set_major_locator(ticker.MaxNLocator(5))
        axes.xaxis.set_major_formatter("{x:,.0f}")
        axes.axhline(0.25, color=TEXT, linewidth=1, linestyle=(0, (4, 4)))
        for field, color in FIELDS.items():
            line(axes, [row for row in rows if row.field == field], color)
        figure.savefig(path, metadata={"Date": None})


def line(axes: Any, rows: Sequence[Row], color: str) -> None:
    """Draw the curve against one field, labeled at its right end."""
    decisions, share = [row.decisions for row in rows], [row.share for row in rows]
    low, high = [row.low for row in rows], [row.high for row in rows]
    axes.fill_between(decisions, low, high, color=color, alpha=0.15, linewidth=0)
    axes.plot(decisions, share, "o-", color=color, markersize=4, clip_on=False)
    end = (decisions[-1], share[-1])
    axes.annotate(f"among {rows[-1].field}", end, (8, -4), textcoords="offset points", color=color)
