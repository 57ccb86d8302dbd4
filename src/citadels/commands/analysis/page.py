"""An analysis as a page: a single self-contained file for screens, paper and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from citadels.commands.analysis.picture import picture
from citadels.commands.analysis.words import Row, Words
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


def page(words: Words) -> str:
    """The whole page."""
    body = _game(words) if words.subject.is_game else _position(words)
    head = [_tag("h1", words.title()), *[_tag("p", line) for line in words.about()]]
    how = _tag("p", words.how(), "how")
    return framed(
        words.title(),
        STYLE,
        "\n".join([f"<header>{''.join(head)}{how}</header>", *body]),
        words.texts.language,
    )


# -- a position --------------------------------------------------------------------------


def _position(words: Words) -> list[str]:
    decision = words.analysis.decisions[0]
    asked = words.texts.say(
        "analysis-question", name=words.names[decision.seat], question=words.question(decision)
    )
    title, *table = words.show.table(decision.view)
    listed = _element("ul", "".join([_tag("li", line) for line in table]))
    return [_section(title.rstrip(":\u00a0 "), [listed]), _section(asked, [_answers(words, decision)])]


# -- a game ------------------------------------------------------------------------------


def _game(words: Words) -> list[str]:
    say = words.texts.say
    end = "losses" if words.analysis.unit == "judgement" else "chances"
    how = _tag("p", say("analysis-marks"), "how")
    return [
        _section(say(f"analysis-{end}"), [picture(words), how]),
        _section(say("analysis-costliest"), [_costliest(words)]),
        _section(say("analysis-players"), [_players(words)]),
        _section(say("analysis-all"), [_round(words, *part) for part in words.rounds()]),
    ]


def _costliest(words: Words) -> str:
    found = words.analysis.costliest()
    if not found:
        return _tag("p", words.texts.say("analysis-costliest-none"))
    return _element("ol", "".join([_costly(words, decision) for decision in found]))


def _costly(words: Words, decision: RatedDecision) -> str:
    """A costly decision in a line, whose number links to it."""
    told = escape(words.costly(decision)).removeprefix(str(decision.number))
    return _element("li", _link(decision) + told)


def _link(decision: RatedDecision) -> str:
    number = decision.number
    return f'<a href="#d{number}">{number}</a>'


def _players(words: Words) -> str:
    say = words.texts.say
    kinds = {
        "player": "",
        "agreeing": "figure",
        "loss": "figure",
        "forced": "figure wide",
        "costliest": "figure",
    }
    columns = [(say(f"analysis-column-{name}"), kind) for name, kind in kinds.items()]
    rows = [_player(words, summary) for summary in words.summaries()]
    return _table(columns, rows)


def _player(words: Words, summary: Summary) -> str:
    agreeing = f"{summary.agreeing}/{summary.decisions}"
    name = f'<th scope="row">{escape(words.names[summary.seat])}</th>'
    costliest = " ".join([_link(decision) for decision in summary.costliest])
    cells = [
        _tag("td", agreeing, "figure"),
        _tag("td", words.amount(summary.loss), "figure"),
        _tag("td", str(summary.forced), "figure wide"),
    ]
    return _element("tr", "".join([name, *cells, f'<td class="figure links">{costliest}</td>']))


def _round(words: Words, number: int, decisions: Sequence[RatedDecision]) -> str:
    title = _tag("h3", words.texts.say("analysis-round", round=number))
    return "\n".join([title, *[_decision(words, decision) for decision in decisions]])


def _decision(words: Words, decision: RatedDecision) -> str:
    """A line that unfolds; linked ones are open from the start."""
    name = _tag("strong", words.names[decision.seat])
    action = escape(words.action(decision, decision.chosen or ""))
    line = (
        f'<span class="number">{decision.number}</span> <span>{name} {action}</span> {_end(words, decision)}'
    )
    is_open = ' open="open"' if decision.number in _linked_decisions(words) else ""
    context = [words.question(decision), *words.show.own(decision.view)]
    return (
        f'<details id="d{decision.number}"{is_open}><summary>{line}</summary>'
        f"{''.join([_tag('p', text) for text in context])}{_answers(words, decision)}</details>"
    )


def _end(words: Words, decision: RatedDecision) -> str:
    """The remark on a decision at the end of its line."""
    if decision.cost:
        return _tag("span", words.cost(decision), "cost")
    return _tag(
        "span", words.texts.say("analysis-as-the-bot" if decision.agrees else "analysis-as-good"), "agreed"
    )


def _linked_decisions(words: Words) -> set[int]:
    """The decisions that the page links to."""
    costliest = [decision for summary in words.summaries() for decision in summary.costliest]
    return {decision.number for decision in [*words.analysis.costliest(), *costliest]}


def _answers(words: Words, decision: RatedDecision) -> str:
    rows = words.rows(decision)
    columns = ("answer", *COLUMNS[words.analysis.unit])
    kinds = {"answer": "", "nodes": "figure wide"}
    titles = [(words.texts.say(f"analysis-column-{name}"), kinds.get(name, "figure")) for name in columns]
    more = len(decision.ratings) - len(rows)
    rest = _tag("p", words.texts.say("analysis-more", count=more)) if more else ""
    return _table(titles, [_answer(words, row) for row in rows]) + rest


def _answer(words: Words, row: Row) -> str:
    rating = row.rating
    mark = f" {_tag('em', words.texts.say('analysis-mark-chosen'))}" if row.chosen else ""
    why = f"<br/>{_tag('small', row.why)}" if row.why else ""
    text = f"{row.place}. {escape(row.action)}{mark}{why}"
    cells = [f'<th scope="row">{text}</th>']
    if rating.judgement is not None:
        cells.append(_tag("td", words.number(rating.judgement), "figure"))
    elif rating.preference is not None:
        cells.append(_tag("td", words.percent(rating.preference), "figure"))
    elif rating.chance is None or rating.points is None or rating.lead is None:
        cells.append(f'<td colspan="4" class="untried">{escape(words.texts.say("analysis-untried"))}</td>')
    else:
        cells.append(_tag("td", words.percent(rating.chance), "figure"))
        cells.append(_tag("td", words.number(rating.points), "figure"))
        cells.append(_tag("td", words.number(rating.lead, sign=True), "figure"))
        cells.append(_tag("td", str(rating.nodes), "figure wide"))
    return _element("tr", "".join(cells), "chosen" if row.chosen else "")
