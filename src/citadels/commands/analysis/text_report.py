"""Localized text report of an analysis, and the same as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from citadels.engine.scoring import Result
from citadels.lab.analysis import Analysis, Decision, RatedDecision, Summary
from citadels.lab.analysts import Rating, Unit
from citadels.locale import Texts
from citadels.terminal.show import Show
from citadels.version import __version__

MINUS = "−"
ENDS: Final[dict[Unit, str]] = {
    "chance": "",
    "judgement": "-judged",
    "preference": "-preferred",
}  # message ids
INDENT = "   "


@dataclass(frozen=True)
class Subject:
    """What was analyzed."""

    file: str
    edition: str
    names: Sequence[str]  # by seat
    players: Sequence[str]  # as the file names them; none in a position
    result: Result | None = None

    @property
    def is_game(self) -> bool:
        return bool(self.players)


@dataclass(frozen=True)
class Row:
    """A row in the list of options of a decision."""

    place: int
    action: str
    rating: Rating
    chosen: bool
    why: str  # its strongest reason; empty if it was not tried


class TextReport:
    """Format an analysis. ``top`` is the number of options shown for each decision."""

    def __init__(self, texts: Texts, subject: Subject, analysis: Analysis, top: int | None) -> None:
        self.texts = texts
        self.subject = subject
        self.analysis = analysis
        self.top = top
        self.names = subject.names
        self.show = Show(texts, self.names)

    # -- numbers

    def number(self, value: float, sign: bool = False) -> str:
        """Format a number with one decimal, as the language writes it."""
        text = f"{round(value, 1) + 0.0:{'+' if sign else ''}.1f}"  # no -0.0
        return text.replace("-", MINUS).replace(".", self.texts.say("analysis-decimal"))

    def percent(self, share: float) -> str:
        return self.texts.say("analysis-percent", number=self.number(100 * share))

    def amount(self, value: float) -> str:
        """Format an amount in the bot's unit."""
        return self.number(value) if self.analysis.unit == "judgement" else self.percent(value)

    def cost(self, decision: RatedDecision) -> str:
        """Format the cost of a decision as a loss."""
        return self.amount(-decision.cost)

    # -- parts

    def title(self) -> str:
        return self.texts.say("analysis-title", file=self.subject.file)

    def by(self) -> str:
        return self.texts.say("analysis-by", bot=self.analysis.bot, seed=self.analysis.seed)

    def how(self) -> str:
        """Explain the figures."""
        end = ENDS[self.analysis.unit]
        told = [f"analysis-how{end}", *([f"analysis-cost{end}"] if self.subject.is_game else [])]
        return " ".join([self.texts.say(id) for id in told])

    def about(self) -> list[str]:
        """Say who played, who won, and which bot analyzed."""
        result = self.subject.result
        if not self.subject.is_game:
            return [self.by()]
        ended = (
            self.texts.say("replay-unfinished") if result is None else self.texts.decided(result, self.names)
        )
        return [
            self.texts.say("replay-players", players=self.texts.listed(self.subject.players)),
            ended,
            self.by(),
        ]

    def summaries(self) -> list[Summary]:
        """Return the summaries of all players whose decisions were analyzed."""
        found = [self.analysis.summary(seat) for seat in range(len(self.names))]
        return [summary for summary in found if summary.decisions or summary.forced]

    def rounds(self) -> list[tuple[int, list[RatedDecision]]]:
        """Return the decisions by round."""
        parts = groupby(self.analysis.decisions, key=lambda decision: decision.round)
        return [(number, list(decisions)) for number, decisions in parts]

    def question(self, decision: Decision) -> str:
        return self.texts.prompt(decision.view, self.names)

    def action(self, decision: Decision, action: str) -> str:
        """Format an action as an imperative."""
        return self.texts.action(decision.option(action), decision.view, self.names)

    def rows(self, decision: RatedDecision) -> list[Row]:
        """Return the options to show: the best ones, and the chosen one."""
        return [
            Row(
                place,
                self.action(decision, rating.action),
                rating,
                rating.action == decision.chosen,
                self.texts.why(rating.reason, self.names) if rating.worth(decision.unit) is not None else "",
            )
            for place, rating in enumerate(decision.ratings, 1)
            if self.top is None or place <= self.top or rating.action == decision.chosen
        ]

    # -- lines

    def lines(self, all_decisions: bool) -> list[str]:
        """Return the report as lines: all decisions, or only the summaries and the costliest ones."""
        head = [self.title(), *self.about()]
        if not self.subject.is_game:
            decision = self.analysis.decisions[0]
            table = self.show.table(decision.view)
            return [*head, "", *table, "", *self._decision(decision, "analysis-question")]
        told = [*head, "", self.texts.say("analysis-players"), *map(self._player, self.summaries())]
        told += ["", self.texts.say("analysis-costliest"), *self._costliest()]
        for number, decisions in self.rounds() if all_decisions else []:
            told += ["", self.texts.say("analysis-round", round=number)]
            told += [line for decision in decisions for line in self._decision(decision, "analysis-decision")]
        return told

    def _player(self, summary: Summary) -> str:
        told = self.texts.say(
            "analysis-player",
            name=self.names[summary.seat],
            decisions=summary.decisions,
            agreeing=summary.agreeing,
            loss=self.amount(summary.loss),
            forced=summary.forced,
        )
        numbers = self.texts.listed([str(decision.number) for decision in summary.costliest])
        costliest = (
            [self.texts.say("analysis-player-costliest", numbers=numbers)] if summary.costliest else []
        )
        return INDENT + " ".join([told, *costliest])

    def _costliest(self) -> list[str]:
        found = self.analysis.costliest()
        return [INDENT + line for line in map(self.costly, found)] or [
            INDENT + self.texts.say("analysis-costliest-none")
        ]

    def costly(self, decision: RatedDecision) -> str:
        """Format a costly decision as a line."""
        return self.texts.say(
            "analysis-costly",
            number=decision.number,
            round=decision.round,
            name=self.names[decision.seat],
            action=self.action(decision, decision.chosen or ""),
            cost=self.cost(decision),
            best=self.action(decision, decision.best.action),
            why=self.texts.why(decision.best.reason, self.names),
        )

    def _decision(self, decision: RatedDecision, message: str) -> list[str]:
        rows = self.rows(decision)
        asked = self.texts.say(
            message,
            number=decision.number,
            name=self.names[decision.seat],
            question=self.question(decision),
        )
        more = len(decision.ratings) - len(rows)
        rest = [INDENT + self.texts.say("analysis-more", count=more)] if more else []
        return [asked, *[INDENT + self._row(decision, row) for row in rows], *rest]

    def _row(self, decision: RatedDecision, row: Row) -> str:
        action = row.action
        if row.chosen and decision.cost:
            action = self.texts.say("analysis-chosen-at-a-cost", action=action, cost=self.cost(decision))
        elif row.chosen:
            action = self.texts.say("analysis-chosen", action=action)
        expected = self._expected(row.rating)
        return self.texts.say(
            "analysis-option", place=row.place, action=action, expected=expected, why=row.why
        ).rstrip()

    def _expected(self, rating: Rating) -> str:
        """Format what an option is expected to bring."""
        say = self.texts.say
        if rating.judgement is not None:
            return say("analysis-judged", points=self.number(rating.judgement))
        if rating.preference is not None:
            return say("analysis-preferred", share=self.percent(rating.preference))
        if rating.chance is None or rating.points is None or rating.lead is None:
            return say("analysis-untried")
        points, lead = self.number(rating.points), self.number(rating.lead, sign=True)
        chance = self.percent(rating.chance)
        return say("analysis-expected", chance=chance, points=points, lead=lead, nodes=rating.nodes)

    # -- JSON

    def to_json(self) -> dict[str, object]:
        """Return the analysis as JSON, with its sentences."""
        analysis, subject = self.analysis, self.subject
        result = subject.result
        return {
            "version": __version__,
            "file": subject.file,
            "kind": "game" if subject.is_game else "position",
            "edition": subject.edition,
            "seats": len(self.names),
            "players": list(subject.players) or None,
            "winners": None if result is None else list(result.winners),
            "bot": analysis.bot,
            "seed": analysis.seed,
            "unit": analysis.unit,
            "forced": sum(analysis.forced),
            "dearest": [decision.number for decision in analysis.costliest()],
            "summary": [self._summary_json(summary) for summary in self.summaries()],
            "decisions": [self._decision_json(decision) for decision in analysis.decisions],
        }

    def _summary_json(self, summary: Summary) -> dict[str, object]:
        return {
            "seat": summary.seat,
            "decisions": summary.decisions,
            "forced": summary.forced,
            "agreeing": summary.agreeing,
            "loss": _rounded(summary.loss),
            "dearest": [decision.number for decision in summary.costliest],
        }

    def _decision_json(self, decision: RatedDecision) -> dict[str, object]:
        answered = decision.chosen is not None
        return {
            "number": decision.number or None,
            "round": decision.round,
            "seat": decision.seat,
            "prompt": decision.view.prompt,
            "question": self.question(decision),
            "chosen": decision.chosen,
            "best": decision.best.action,
            "agrees": decision.agrees if answered else None,
            "cost": _rounded(decision.cost) if answered else None,
            "answers": len(decision.ratings),
            "options": [_row_json(row) for row in self.rows(decision)],
        }


def _row_json(row: Row) -> dict[str, object]:
    rating = row.rating
    return {
        "place": row.place,
        "action": rating.action,
        "text": row.action,
        "nodes": rating.nodes,
        "chance": _rounded(rating.chance),
        "points": _rounded(rating.points),
        "lead": _rounded(rating.lead),
        "judgement": _rounded(rating.judgement),
        "preference": _rounded(rating.preference),
        "reason": rating.reason.name,
        "why": row.why,
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4) + 0.0
