"""The file of a study: a journal with its plan and every deal that is finished."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Final

from msgspec import convert

from citadels.bots import search_network
from citadels.engine.rules import RULES_VERSION
from citadels.lab.journal import Document, Journal
from citadels.lab.trials import Deal, StudyPlan
from citadels.version import __version__

FORMAT: Final = "citadels-study-1"


class StudyJournal(Journal[Deal]):
    """The file of a study: it is read, and then written at its end."""

    def __init__(self, path: Path, study_plan: StudyPlan) -> None:
        self._study_plan = study_plan
        plan = {
            "format": FORMAT,
            "version": __version__,
            "rules": RULES_VERSION,
            "search_network": search_network(study_plan.names),
            **study_plan.to_json(),
        }
        super().__init__(path, plan, "a study")

    @property
    def deals(self) -> list[Deal]:
        """Those of earlier runs; of one that is there twice the latter."""
        return list({(deal.case, deal.number): deal for deal in self.entries}.values())

    def add(self, deal: Deal) -> None:
        """Add one more deal."""
        self.write(asdict(deal))

    def _entry(self, line: Document) -> Deal | None:
        deal = convert(line, Deal)
        return deal if deal in self._study_plan else None
