"""The file of a match: a line with its plan, then one for every game that is finished.

A match that was interrupted goes on from its file. What was written last may be half a line, if the
program was killed at that moment: such a line is dropped, and its game is played again.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, cast

from citadels.engine.errors import CitadelsError
from citadels.engine.rules import RULES_VERSION
from citadels.lab.arena import Match
from citadels.lab.runner import Outcome
from citadels.lab.sequential import Hypotheses
from citadels.version import __version__

FORMAT = "citadels-arena-1"
FIELDS = tuple(Outcome.__dataclass_fields__)


def heading(match: Match, hypotheses: Hypotheses | None = None) -> dict[str, object]:
    """The first line: all that decides how the games go and when the match ends."""
    head: dict[str, object] = {"format": FORMAT, "version": __version__, "rules": RULES_VERSION}
    plan = asdict(match)
    head |= plan.pop("setup") | plan | {"test": None if hypotheses is None else asdict(hypotheses)}
    plain: dict[str, object] = json.loads(json.dumps(head))
    return plain


class Book:
    """The file of a match: it is read, and then written at its end."""

    def __init__(self, path: Path, match: Match, hypotheses: Hypotheses | None = None) -> None:
        self.path = path
        self.match = match
        self.heading = heading(match, hypotheses)
        try:
            self.outcomes = self._read()  # those of earlier runs
            self._file = path.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise CitadelsError(f"{path}: {error.strerror or error}") from error
        if self._file.tell() == 0:
            self._write(self.heading)

    def add(self, outcome: Outcome) -> None:
        """Add one more game."""
        number = outcome.number
        place = {"deal": self.match.deal(number), "bots": self.match.seating(number)}
        self._write(asdict(outcome) | place)

    def __enter__(self) -> Book:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _write(self, line: dict[str, object]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._file.flush()

    def _read(self) -> list[Outcome]:
        """What the file holds already; a half-written end is cut off."""
        if not self.path.exists():
            return []
        content = self.path.read_bytes()
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].splitlines()
        if lines:
            self._check_heading(lines[0])
        elif not (json.dumps(self.heading, ensure_ascii=False) + "\n").encode().startswith(content):
            raise CitadelsError(f"{self.path} is not a file of the arena")
        found = {outcome.number: outcome for outcome in map(self._outcome, range(1, len(lines)), lines[1:])}
        if whole < len(content):
            with self.path.open("r+b") as file:
                file.truncate(whole)
        return [found[number] for number in sorted(found)]

    def _check_heading(self, line: bytes) -> None:
        there = _document(line)
        if there is None or there.get("format") != FORMAT:
            raise CitadelsError(f"{self.path} is not a file of the arena")
        differing = [key for key in {**self.heading, **there} if self.heading.get(key) != there.get(key)]
        if differing:
            key = differing[0]
            raise CitadelsError(
                f"{self.path} holds another plan: its {key} is {json.dumps(there.get(key))}, "
                f"not {json.dumps(self.heading.get(key))}; name another file"
            )

    def _outcome(self, index: int, line: bytes) -> Outcome:
        document = _document(line) or {}
        number = document.get("number")
        known = isinstance(number, int) and 0 <= number < self.match.games and document.keys() >= set(FIELDS)
        if not known or document.get("bots") != self.match.seating(cast(int, number)):
            raise CitadelsError(f"{self.path}: line {index + 1} is no game of this match")
        return Outcome(**{name: cast(Any, document[name]) for name in FIELDS})


def _document(line: bytes) -> dict[str, object] | None:
    try:
        document: object = json.loads(line)
    except ValueError:
        return None
    return document if isinstance(document, dict) else None
