"""HTML report of an analysis: one self-contained file for screens, paper and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from citadels.commands.analysis.chart import chart
from citadels.commands.analysis.text_report import Row, TextReport
from citadels.commands.pages import STYLE, framed
from citadels.commands.pages import element as _element
from citadels.commands.pages import section as _section
from citadels.commands.pages import table as _table
from citadels.commands.pages import tag as _tag
from citadels.lab.analysis import RatedDecision, Summary
from citadels.lab.analysts import Unit

COLUMNS: Final[dict[Unit, tuple[str, ...]]] = {
    "chance": ("chance", "points", "lead", "nodes"),
    "judgement": ("points",),
    "preference": ("preference",),
}


def page(report: TextReport) -> str:
    """Return the whole page."""
    body = _game(report) if report.subject.is_game else _position(report)
    head = [_tag("h1", report.title()), *[_tag("p", line) for line in report.about()]]
    how = _tag("p", report.how(), "how")
    return framed(
        report.title(),
        STYLE,
        "\n".join([f"<header>{''.join(head)}{how}</header>", *body]),
        report.texts.language,
    )


# -- a position --------------------------------------------------------------------------


def _position(report: TextReport) -> list[str]:
    decision = report.analysis.decisions[0]
    asked = report.texts.say(
        "analysis-question", name=report.names[decision.seat], question=report.question(decision)
    )
    title, *table = report.show.table(decision.view)
    listed = _element("ul", "".join([_tag("li", line) for line in table]))
    return [_section(title.rstrip(":\u00a0 "), [listed]), _section(asked, [_answers(report, decision)])]


# -- a game ------------------------------------------------------------------------------


def _game(report: TextReport) -> list[str]:
    say = report.texts.say
    end = "losses" if report.analysis.unit == "judgement" else "chances"
    how = _tag("p", say("analysis-marks"), "how")
    return [
        _section(say(f"analysis-{end}"), [chart(report), how]),
        _section(say("analysis-costliest"), [_costliest(report)]),
        _section(say("analysis-players"), [_players(report)]),
        _section(say("analysis-all"), [_round(report, *part) for part in report.rounds()]),
    ]


def _costliest(report: TextReport) -> str:
    found = report.analysis.costliest()
    if not found:
        return _tag("p", report.texts.say("analysis-costliest-none"))
    return _element("ol", "".join([_costly(report, decision) for decision in found]))


def _costly(report: TextReport, decision: RatedDecision) -> str:
    """Format a costly decision as a line that links to it."""
    told = escape(report.costly(decision)).removeprefix(str(decision.number))
    return _element("li", _link(decision) + told)


def _link(decision: RatedDecision) -> str:
    number = decision.number
    return f'<a href="#d{number}">{number}</a>'


def _players(report: TextReport) -> str:
    say = report.texts.say
    kinds = {
        "player": "",
        "agreeing": "figure",
        "loss": "figure",
        "forced": "figure wide",
        "costliest": "figure",
    }
    columns = [(say(f"analysis-column-{name}"), kind) for name, kind in kinds.items()]
    rows = [_player(report, summary) for summary in report.summaries()]
    return _table(columns, rows)


def _player(report: TextReport, summary: Summary) -> str:
    agreeing = f"{summary.agreeing}/{summary.decisions}"
    name = f'<th scope="row">{escape(report.names[summary.seat])}</th>'
    costliest = " ".join([_link(decision) for decision in summary.costliest])
    cells = [
        _tag("td", agreeing, "figure"),
        _tag("td", report.amount(summary.loss), "figure"),
        _tag("td", str(summary.forced), "figure wide"),
    ]
    return _element("tr", "".join([name, *cells, f'<td class="figure links">{costliest}</td>']))


def _round(report: TextReport, number: int, decisions: Sequence[RatedDecision]) -> str:
    title = _tag("h3", report.texts.say("analysis-round", round=number))
    return "\n".join([title, *[_decision(report, decision) for decision in decisions]])


def _decision(report: TextReport, decision: RatedDecision) -> str:
    """Format a decision as a disclosure; linked ones are open."""
    name = _tag("strong", report.names[decision.seat])
    action = escape(report.action(decision, decision.chosen or ""))
    line = (
        f'<span class="number">{decision.number}</span> <span>{name} {action}</span> {_end(report, decision)}'
    )
    is_open = ' open="open"' if decision.number in _linked_decisions(report) else ""
    context = [report.question(decision), *report.show.own(decision.view)]
    return (
        f'<details id="d{decision.number}"{is_open}><summary>{line}</summary>'
        f"{''.join([_tag('p', text) for text in context])}{_answers(report, decision)}</details>"
    )


def _end(report: TextReport, decision: RatedDecision) -> str:
    """Return the remark at the end of a decision's line."""
    if decision.cost:
        return _tag("span", report.cost(decision), "cost")
    return _tag(
        "span", report.texts.say("analysis-as-the-bot" if decision.agrees else "analysis-as-good"), "agreed"
    )


def _linked_decisions(report: TextReport) -> set[int]:
    """Return the decisions that the page links to."""
    costliest = [decision for summary in report.summaries() for decision in summary.costliest]
    return {decision.number for decision in [*report.analysis.costliest(), *costliest]}


def _answers(report: TextReport, decision: RatedDecision) -> str:
    rows = report.rows(decision)
    columns = ("answer", *COLUMNS[report.analysis.unit])
    kinds = {"answer": "", "nodes": "figure wide"}
    titles = [(report.texts.say(f"analysis-column-{name}"), kinds.get(name, "figure")) for name in columns]
    more = len(decision.ratings) - len(rows)
    rest = _tag("p", report.texts.say("analysis-more", count=more)) if more else ""
    return _table(titles, [_answer(report, row) for row in rows]) + rest


def _answer(report: TextReport, row: Row) -> str:
    rating = row.rating
    mark = f" {_tag('em', report.texts.say('analysis-mark-chosen'))}" if row.chosen else ""
    why = f"<br/>{_tag('small', row.why)}" if row.why else ""
    text = f"{row.place}. {escape(row.action)}{mark}{why}"
    cells = [f'<th scope="row">{text}</th>']
    if rating.judgement is not None:
        cells.append(_tag("td", report.number(rating.judgement), "figure"))
    elif rating.preference is not None:
        cells.append(_tag("td", report.percent(rating.preference), "figure"))
    elif rating.chance is None or rating.points is None or rating.lead is None:
        cells.append(f'<td colspan="4" class="untried">{escape(report.texts.say("analysis-untried"))}</td>')
    else:
        cells.append(_tag("td", report.percent(rating.chance), "figure"))
        cells.append(_tag("td", report.number(rating.points), "figure"))
        cells.append(_tag("td", report.number(rating.lead, sign=True), "figure"))
        cells.append(_tag("td", str(rating.nodes), "figure wide"))
    return _element("tr", "".join(cells), "chosen" if row.chosen else "")
