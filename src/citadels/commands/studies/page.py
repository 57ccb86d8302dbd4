"""HTML report of a study: one self-contained file, without scripts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from citadels.commands import pages
from citadels.commands.pages import element, section, table, tag
from citadels.commands.studies.plot import STYLE, Line, plot
from citadels.commands.studies.report_text import (
    HOW_TO_READ,
    MEANS,
    MEASURES,
    QUESTIONS,
    Names,
    format_estimate,
)
from citadels.lab.study import ALL, ASSOCIATION, RANDOMIZED, Finding
from citadels.lab.trials import StudyPlan

TITLE: Final = "What is it worth?"
PANELS: Final = 2  # of a plot
FIGURES: Final = "figure"
MAX_SHOWN: Final = 5  # findings named in the summary of a question
TAKEN: Final = "“Taken” says how often the bots took a character when it was there to take."
WHERE: Final = {RANDOMIZED: "In the opening hand", ASSOCIATION: "Built"}
LAYOUT: Final = """
.plot { min-width: 38rem; width: 100%; height: auto; }
figure { margin: 0.75rem 0; overflow-x: auto; }
details { margin: 0.5rem 0; }
.clear td, .clear th { font-weight: 600; }
code { overflow-wrap: anywhere; }
"""


@dataclass(frozen=True)
class Report:
    """The content of a page."""

    plan: StudyPlan
    findings: Sequence[Finding]
    names: Names
    marked: Sequence[str]  # highlighted cards
    command: str
    version: str

    def line(self, finding: Finding) -> Line:
        """Convert a finding to a row of a plot."""
        return Line(self.names.subject(finding), finding.measures, finding.subject in self.marked)


def page(report: Report) -> str:
    """Return the whole page."""
    asked = dict.fromkeys([finding.question for finding in report.findings])
    body = [
        _head(report),
        _how_to_read(),
        *[_question(report, question) for question in asked],
        _again(report),
    ]
    return pages.framed(TITLE, pages.STYLE + STYLE + LAYOUT, "\n".join(body))


def _head(report: Report) -> str:
    plan = report.plan
    bots = ", ".join(dict.fromkeys([case.bot_name for case in plan.cases]))
    players = ", ".join(dict.fromkeys([str(case.seats) for case in plan.cases]))
    lists = ", ".join(dict.fromkeys([report.names.list(case.list) for case in plan.cases]))
    edition = report.names.texts.title("edition", plan.cases[0].setup.edition)
    lines = [
        f"A study of Citadels, {edition}: {lists}.",
        f"Played by {bots}, the same bot in all seats; players at a table: {players}.",
        f"{plan.games} games for each list, and trials that branch from them.",
    ]
    asked = [
        QUESTIONS[question] for question in dict.fromkeys([finding.question for finding in report.findings])
    ]
    listed = element(
        "ul", "".join([f"<li>{tag('strong', each.title)}: {escape(each.asked)}</li>" for each in asked])
    )
    head = [tag("h1", TITLE), *[tag("p", line) for line in lines], listed]
    return element("header", "".join(head))


def _how_to_read() -> str:
    kinds = [tag("li", text) for text in MEANS.values()]
    return section(
        "How to read it", [*[tag("p", text) for text in HOW_TO_READ], element("ul", "".join(kinds))]
    )


# -- questions ---------------------------------------------------------------------------


def grouped(findings: Sequence[Finding]) -> list[list[Finding]]:
    """Group findings by question, bot, number of players and method."""
    found: dict[tuple[object, ...], list[Finding]] = {}
    for finding in findings:
        found.setdefault((finding.question, finding.bot, finding.seats, finding.method), []).append(finding)
    return list(found.values())


def _question(report: Report, question: str) -> str:
    words = QUESTIONS[question]
    own = [finding for finding in report.findings if finding.question == question]
    parts = [tag("p", words.asked), tag("p", words.how, "how")]
    return section(words.title, [*parts, *[part for found in grouped(own) for part in _group(report, found)]])


def _group(report: Report, findings: Sequence[Finding]) -> list[str]:
    """Format one group: a plot of the whole, then preset by preset."""
    first, shown = findings[0], whole(findings)
    title = f"{first.bot}, {first.seats} players"
    if first.question == "districts":
        title = f"{WHERE[first.method]}: {title}"
    return [
        tag("h3", title),
        _in_short(report, shown),
        *_drawn(report, shown),
        *[_details(report, name, each) for name, each in _one_by_one(report, findings)],
    ]


def whole(findings: Sequence[Finding]) -> list[Finding]:
    """Return what is plotted first: all presets together, or each preset if it is a single line."""
    if findings[0].question in ("crown", "choice", "options"):
        return list(findings)
    together = [finding for finding in findings if finding.list == ALL] or list(findings)
    return together if together[0].question == "seat" else _sorted(together)


def _sorted(findings: Sequence[Finding]) -> list[Finding]:
    return sorted(findings, key=lambda finding: -next(iter(finding.measures.values())).value)


def _one_by_one(report: Report, findings: Sequence[Finding]) -> list[tuple[str, list[Finding]]]:
    shown = whole(findings)
    rest = [finding for finding in findings if finding not in shown]
    lists = dict.fromkeys([finding.list for finding in rest])
    found = [(report.names.list(name), [each for each in rest if each.list == name]) for name in lists]
    return [("The figures", shown), *found]


def _in_short(report: Report, findings: Sequence[Finding]) -> str:
    """List the clear findings, measure by measure."""
    sentences = [_clear_ones(report, measure, findings) for measure in findings[0].measures]
    return element("ul", "".join([tag("li", text) for text in sentences]))


def _clear_ones(report: Report, measure: str, findings: Sequence[Finding]) -> str:
    name = MEASURES[measure].name
    clear = [finding for finding in findings if finding.measures[measure].clear]
    if not clear:
        return f"{name}: none of {len(findings)} is clear."
    strongest = sorted(clear, key=lambda finding: -abs(finding.measures[measure].value))[:MAX_SHOWN]
    named = [
        f"{report.names.subject(each)} {format_estimate(measure, each.measures[measure])}"
        for each in strongest
    ]
    more = f"; and {len(clear) - len(named)} more" if len(clear) > len(named) else ""
    return f"{name}: {len(clear)} of {len(findings)} clear: {'; '.join(named)}{more}."


def _drawn(report: Report, findings: Sequence[Finding]) -> list[str]:
    measures = list(findings[0].measures)
    lines = [report.line(finding) for finding in findings]
    pairs = [measures[place : place + PANELS] for place in range(0, len(measures), PANELS)]
    return [element("figure", plot(lines, pair)) for pair in pairs]


def _details(report: Report, name: str, findings: Sequence[Finding]) -> str:
    return f"<details><summary>{escape(name)}</summary>{_table(report, findings)}</details>"


def _table(report: Report, findings: Sequence[Finding]) -> str:
    measures, levels = list(findings[0].measures), list(findings[0].levels)
    columns = [("", ""), ("deals", FIGURES)]
    columns += [(MEASURES[measure].title, FIGURES) for measure in measures]
    columns += [("corrected p", FIGURES)]
    columns += [("taken", FIGURES)] if "taken" in levels else []
    return table(columns, [_row(report, finding) for finding in findings])


def _row(report: Report, finding: Finding) -> str:
    cells = [f'<th scope="row">{escape(report.names.subject(finding))}</th>']
    cells.append(tag("td", str(finding.deals), FIGURES))
    cells += [
        tag("td", format_estimate(measure, found), FIGURES) for measure, found in finding.measures.items()
    ]
    least = min([found.adjusted for found in finding.measures.values()])
    cells.append(tag("td", "< 0.001" if least < 0.001 else f"{least:.3f}", FIGURES))
    if "taken" in finding.levels:
        cells.append(tag("td", f"{100 * finding.levels['taken']:.0f} %", FIGURES))
    return element("tr", "".join(cells), "clear" if least < 0.05 else "")


# -- the end -----------------------------------------------------------------------------


def _again(report: Report) -> str:
    made = f"citadels {report.version}, seed {report.plan.seed}. The same command makes the same report:"
    texts = (tag("p", made), element("p", tag("code", report.command)), tag("p", TAKEN))
    return section("Make it again", texts)
