"""A journal of the rounds of a long run, from which the run can be resumed."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from bench.clients import Json

FORMER_KEYS = {"mishaps": "faults"}


class Record:
    """The outcomes so far, one line of JSON each; only in memory without a file."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self.rounds: list[Json] = []
        if file is not None and file.exists():
            self.rounds = [_with_present_keys(json.loads(line)) for line in file.read_text().splitlines()]

    def add(self, outcome: Json) -> None:
        self.rounds.append(outcome)
        if self._file is not None:
            with self._file.open("a") as file:
                file.write(json.dumps(outcome) + "\n")

    def total(self, name: str) -> Counter[str]:
        """Return the counts of all rounds under a name."""
        return sum([Counter(outcome[name]) for outcome in self.rounds], Counter[str]())

    def sum(self, name: str) -> int:
        """Return the sum of a number over all rounds."""
        return sum([int(outcome[name]) for outcome in self.rounds])

    @property
    def seconds(self) -> float:
        return sum([float(outcome["seconds"]) for outcome in self.rounds])


def _with_present_keys(outcome: Json) -> Json:
    """Return an outcome of an older record with the present names of its fields."""
    return {FORMER_KEYS.get(key, key): value for key, value in outcome.items()}
