"""The file of a study: a line with its plan, then one for every deal that is finished.

A study that was interrupted goes on from its file. A line that was only half written is dropped.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from citadels.engine.errors import CitadelsError
from citadels.engine.rules import RULES_VERSION
from citadels.lab.trials import Deal, Survey
from citadels.version import __version__

FORMAT: Final = "citadels-study-1"


class Ledger:
    """The file of a study: it is read, and then written at its end."""

    def __init__(self, path: Path, survey: Survey) -> None:
        self.path = path
        self.survey = survey
        plan = {"format": FORMAT, "version": __version__, "rules": RULES_VERSION, **survey.to_json()}
        self._heading: dict[str, Any] = json.loads(json.dumps(plan))
        try:
            self.deals = self._read()  # those of earlier runs
            self._file = path.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise CitadelsError(f"{path}: {error.strerror or error}") from error
        if self._file.tell() == 0:
            self._write(self._heading)

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, deal: Deal) -> None:
        """Add one more deal."""
        self._write(asdict(deal))

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._file.flush()

    def _read(self) -> list[Deal]:
        if not self.path.exists():
            return []
        content = self.path.read_bytes()
        whole = content.rfind(b"\n") + 1
        heading, *lines = content[:whole].splitlines() or [b""]
        if content:
            self._check(heading)
        found = {(deal.case, deal.number): deal for deal in map(self._deal, range(2, len(lines) + 2), lines)}
        if whole < len(content):
            with self.path.open("r+b") as file:
                file.truncate(whole)
        return list(found.values())

    def _check(self, line: bytes) -> None:
        there = _object(line)
        if there.get("format") != FORMAT:
            raise CitadelsError(f"{self.path} is not a file of a study")
        for key in {**self._heading, **there}:
            if there.get(key) != self._heading.get(key):
                raise CitadelsError(f"{self.path} holds another plan ({key}); name another file")

    def _deal(self, number: int, line: bytes) -> Deal:
        try:
            deal = Deal.from_json(_object(line))
        except (TypeError, KeyError) as error:
            raise CitadelsError(f"{self.path}: line {number} is no deal of this study") from error
        if (deal.case, deal.number) not in self.survey:
            raise CitadelsError(f"{self.path}: line {number} is no deal of this study")
        return deal


def _object(line: bytes) -> dict[str, Any]:
    try:
        found: object = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
