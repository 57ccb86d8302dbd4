"""The file of a match: a journal with its plan and every game that is finished."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Final

from msgspec import convert

from citadels.bots import search_network
from citadels.engine.rules import RULES_VERSION
from citadels.lab.arena import Match
from citadels.lab.journal import Document, Journal
from citadels.lab.runner import Outcome
from citadels.lab.sequential import Hypotheses
from citadels.version import __version__

FORMAT: Final = "citadels-arena-1"


def heading(match: Match, hypotheses: Hypotheses | None = None) -> Document:
    """The first line: all that decides how the games go and when the match ends."""
    head: Document = {"format": FORMAT, "version": __version__, "rules": RULES_VERSION}
    head["search_network"] = search_network(match.names)
    plan = asdict(match)
    head |= plan.pop("setup") | plan | {"test": None if hypotheses is None else asdict(hypotheses)}
    return head


class MatchJournal(Journal[Outcome]):
    """The file of a match: it is read, and then written at its end."""

    def __init__(self, path: Path, match: Match, hypotheses: Hypotheses | None = None) -> None:
        self._match = match
        super().__init__(path, heading(match, hypotheses), "the arena")

    @property
    def outcomes(self) -> list[Outcome]:
        """Those of earlier runs, in order; of one that is there twice the latter."""
        found = {outcome.number: outcome for outcome in self.entries}
        return [found[number] for number in sorted(found)]

    def add(self, outcome: Outcome) -> None:
        """Add one more game."""
        number = outcome.number
        place = {"deal": self._match.deal(number), "bots": self._match.seating(number)}
        self.write(asdict(outcome) | place)

    def _entry(self, line: Document) -> Outcome | None:
        outcome = convert(line, Outcome)
        known = 0 <= outcome.number < self._match.games
        return outcome if known and line.get("bots") == self._match.seating(outcome.number) else None
