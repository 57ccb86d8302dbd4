"""SVG chart of a game: a lane for each player, with the costliest decisions marked."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from citadels.commands.analysis.text_report import TextReport
from citadels.lab.analysis import RatedDecision, Summary

NAMES, PLOT, ENDS = 108, 590, 102  # the widths of names, lanes and results
HEAD, LANE, GAP = 22, 66, 22  # the heights of the rounds' numbers, of a lane, and between lanes
LETTERS: Final = 13  # of a name; longer ones are truncated
CROWDED: Final = 22  # labels closer together than this go on different sides of the line
FULL: Final = 1.0


class Point(NamedTuple):
    """A point of a lane: before a decision, or at the end."""

    number: int
    value: float


class Lane(NamedTuple):
    """The lane of one player."""

    summary: Summary
    course: list[Point]
    costly: list[RatedDecision]
    top: float  # y of its upper edge
    highest: float  # value at its upper edge


def chart(report: TextReport) -> str:
    """Return the chart, with a text alternative."""
    lanes = _lanes(report)
    size = f"0 0 {NAMES + PLOT + ENDS} {HEAD + len(lanes) * (LANE + GAP)}"
    drawn = [_rounds(report, len(lanes)), *[_lane(report, lane) for lane in lanes]]
    told = "".join([f"<li>{escape(_in_words(report, lane))}</li>" for lane in lanes])
    return (
        f'<figure class="course"><div><svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" '
        f'aria-hidden="true">{"".join(drawn)}</svg></div><figcaption><ul>{told}</ul></figcaption></figure>'
    )


# -- data -----------------------------------------------------------------------


def _lanes(report: TextReport) -> list[Lane]:
    seats = [summary for summary in report.summaries() if summary.decisions]
    courses = [_course(report, summary.seat) for summary in seats]
    highest = FULL if _in_chances(report) else max([p.value for course in courses for p in course] + [FULL])
    costly = report.analysis.costliest()
    return [
        Lane(
            summary,
            course,
            [decision for decision in costly if decision.seat == summary.seat],
            HEAD + place * (LANE + GAP),
            highest,
        )
        for place, (summary, course) in enumerate(zip(seats, courses, strict=True))
    ]


def _in_chances(report: TextReport) -> bool:
    return report.analysis.unit != "judgement"


def _course(report: TextReport, seat: int) -> list[Point]:
    """Return a player's chance to win before each decision and at the end, or the points lost so far."""
    mine = [decision for decision in report.analysis.decisions if decision.seat == seat]
    return _chances(report, seat, mine) if _in_chances(report) else _losses(report, mine)


def _chances(report: TextReport, seat: int, mine: Sequence[RatedDecision]) -> list[Point]:
    rated = [(decision.number, decision.best.chance) for decision in mine]
    course = [Point(number, chance) for number, chance in rated if chance is not None]
    result = report.subject.result
    if course and result is not None:
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        course.append(Point(_span(report)[1], won))
    return course


def _losses(report: TextReport, mine: Sequence[RatedDecision]) -> list[Point]:
    course, lost = [Point(_span(report)[0], 0.0)], 0.0
    for decision in mine:
        lost += decision.cost
        course.append(Point(decision.number, lost))
    return [*course, Point(_span(report)[1], lost)]


def _span(report: TextReport) -> tuple[int, int]:
    """Return the numbers of the decisions at the left and right edges."""
    numbers = [decision.number for decision in report.analysis.decisions]
    return numbers[0], numbers[-1] + 1


# -- coordinates -------------------------------------------------------------------------------


def _x(report: TextReport, number: int) -> float:
    first, last = _span(report)
    return round(NAMES + PLOT * (number - first) / (last - first), 1)


def _y(lane: Lane, value: float) -> float:
    return round(lane.top + LANE * (1 - value / lane.highest), 1)


# -- drawing -----------------------------------------------------------------------------


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text x="{x}" y="{y}" class="{kind}">{escape(text)}</text>'


def _rounds(report: TextReport, lanes: int) -> str:
    """Draw a stripe for each round, with its number above it."""
    begins = [(number, _x(report, decisions[0].number)) for number, decisions in report.rounds()]
    ends = [*[x for _, x in begins[1:]], NAMES + PLOT]
    height = lanes * (LANE + GAP) - GAP
    parts = [_text(NAMES - 10, 14, report.texts.say("analysis-column-round"), "left")]
    for (number, x), end in zip(begins, ends, strict=True):
        parts.append(_text(round((x + end) / 2, 1), 14, str(number), "middle"))
        if number % 2:
            width = round(end - x, 1)
            parts.append(f'<rect x="{x}" y="{HEAD}" width="{width}" height="{height}" class="stripe"/>')
    return "".join(parts)


def _lane(report: TextReport, lane: Lane) -> str:
    bottom = lane.top + LANE
    points = " ".join([f"{_x(report, point.number)},{_y(lane, point.value)}" for point in lane.course])
    ends = (
        [_x(report, point.number) for point in (lane.course[0], lane.course[-1])] if lane.course else [0, 0]
    )
    area = f"{ends[0]},{bottom} {points} {ends[1]},{bottom}"
    edge = f'<line x1="{NAMES}" x2="{NAMES + PLOT}" y1="{bottom}" y2="{bottom}"/>'
    course = f'<polygon points="{area}"/><polyline points="{points}"/>' if lane.course else ""
    return "".join([edge, _sides(report, lane), course, _marks(report, lane)])


def _sides(report: TextReport, lane: Lane) -> str:
    """Draw the name and the scale on the left, and the result on the right."""
    seat, bottom = lane.summary.seat, lane.top + LANE
    name = report.names[seat]
    cut = name if len(name) <= LETTERS else name[: LETTERS - 1] + "…"
    parts = [
        _text(0, lane.top + LANE / 2 + 5, cut, "name"),
        _text(NAMES - 10, lane.top + 9, _scale(report, lane.highest), "left"),
        _text(NAMES - 10, bottom, _scale(report, 0.0), "left"),
    ]
    result = report.subject.result
    if result is not None:
        points = report.texts.say("analysis-total", points=result.scores[seat].total)
        won = seat in result.winners
        kind = "name" if won else "right"
        parts.append(
            _text(NAMES + PLOT + 10, lane.top + LANE / 2 + 5, f"★ {points}" if won else points, kind)
        )
    return "".join(parts)


def _scale(report: TextReport, value: float) -> str:
    if _in_chances(report):
        return report.texts.say("analysis-percent", number=f"{100 * value:.0f}")
    return f"{value:.0f}"


def _marks(report: TextReport, lane: Lane) -> str:
    """Mark the costliest decisions: a dot, a line down for the cost, and the number."""
    heights = {point.number: point.value for point in lane.course}
    parts: list[str] = []
    last, above = -1.0 * CROWDED, True
    for decision in sorted(lane.costly, key=lambda decision: decision.number):
        number = decision.number
        x, value = _x(report, number), heights[number]
        above = not above if x - last < CROWDED else True
        high, low = _y(lane, value), _y(lane, max(0.0, value - decision.cost))
        parts.append(f'<line x1="{x}" x2="{x}" y1="{high}" y2="{low}" class="loss"/>')
        parts.append(f'<circle cx="{x}" cy="{high}" r="4.5"/>')
        parts.append(_text(x, high - 9 if above else low + 17, str(number), "mark"))
        last = x
    return "".join(parts)


# -- text alternative ----------------------------------------------------------------------------


def _in_words(report: TextReport, lane: Lane) -> str:
    name, values = report.names[lane.summary.seat], [point.value for point in lane.course]
    if not _in_chances(report):
        return report.texts.say("analysis-line-lost", name=name, points=report.number(values[-1]))
    ends = {"first": values[0], "last": values[-1], "low": min(values), "high": max(values)}
    told = {end: report.percent(value) for end, value in ends.items()}
    return report.texts.say("analysis-line", told, name=name)
