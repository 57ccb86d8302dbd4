"""The journal of a study: its plan, and one line per finished deal."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Final

from msgspec import convert

from citadels.bots import bot_files, search_network
from citadels.engine.rules import RULES_VERSION
from citadels.lab.journal import Document, Journal
from citadels.lab.trials import Deal, StudyPlan
from citadels.version import __version__

FORMAT: Final = "citadels-study-1"


class StudyJournal(Journal[Deal]):
    """The journal of a study, read when it is opened and then appended to."""

    def __init__(self, path: Path, study_plan: StudyPlan) -> None:
        self._study_plan = study_plan
        plan = {
            "format": FORMAT,
            "version": __version__,
            "rules": RULES_VERSION,
            "search_network": search_network(study_plan.names),
            **study_plan.to_json(),
        }
        files = bot_files(study_plan.names)
        plan |= {"bot_files": files} if files else {}
        super().__init__(path, plan, "a study")

    @property
    def deals(self) -> list[Deal]:
        """The deals of earlier runs. The last one wins if a deal is listed twice."""
        return list({(deal.case, deal.number): deal for deal in self.entries}.values())

    def add(self, deal: Deal) -> None:
        """Append a deal."""
        self.write(asdict(deal))

    def _entry(self, line: Document) -> Deal | None:
        deal = convert(line, Deal)
        return deal if deal in self._study_plan else None
