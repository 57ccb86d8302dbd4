"""The journal of a match: its plan, and one line per finished game."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Final

from msgspec import convert

from citadels.bots import bot_files, search_network
from citadels.engine.rules import RULES_VERSION
from citadels.lab.arena import Match
from citadels.lab.journal import Document, Journal
from citadels.lab.runner import Outcome
from citadels.lab.sequential import Hypotheses
from citadels.version import __version__

FORMAT: Final = "citadels-arena-1"


def heading(match: Match, hypotheses: Hypotheses | None = None) -> Document:
    """Return the header: everything that determines the games and the end of the match."""
    head: Document = {"format": FORMAT, "version": __version__, "rules": RULES_VERSION}
    head["search_network"] = search_network(match.names)
    files = bot_files(match.names)
    head |= {"bot_files": files} if files else {}
    plan = asdict(match)
    head |= plan.pop("setup") | plan | {"test": None if hypotheses is None else asdict(hypotheses)}
    return head


class MatchJournal(Journal[Outcome]):
    """The journal of a match, read when it is opened and then appended to."""

    def __init__(self, path: Path, match: Match, hypotheses: Hypotheses | None = None) -> None:
        self._match = match
        super().__init__(path, heading(match, hypotheses), "the arena")

    @property
    def outcomes(self) -> list[Outcome]:
        """The outcomes of earlier runs, in order. The last one wins if a game is listed twice."""
        found = {outcome.number: outcome for outcome in self.entries}
        return [found[number] for number in sorted(found)]

    def add(self, outcome: Outcome) -> None:
        """Append a game."""
        number = outcome.number
        place = {"deal": self._match.deal(number), "bots": self._match.seating(number)}
        self.write(asdict(outcome) | place)

    def _entry(self, line: Document) -> Outcome | None:
        outcome = convert(line, Outcome)
        known = 0 <= outcome.number < self._match.games
        return outcome if known and line.get("bots") == self._match.seating(outcome.number) else None
