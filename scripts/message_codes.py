"""Find what needs words: the questions, events, reasons, errors and terms that the source names."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import citadels
from citadels.bots.learned.reasons import ASPECTS
from citadels.bots.search.explanation import GAIN_TERMS, LOSS_TERMS
from citadels.engine import scoring
from citadels.engine.events import Event
from citadels.engine.steps import Question
from citadels.tables.table_events import TABLE_EVENTS

SOURCE: Final = Path(citadels.__file__).parent
EDITIONS: Final = citadels.EDITIONS.values()


@cache
def python() -> str:
    """Return the Python source of the package as one text."""
    return "\n".join([path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))])


def decisions() -> list[type[Question]]:
    steps = {step for edition in EDITIONS for step in edition.steps.values() if issubclass(step, Question)}
    return sorted(steps, key=lambda step: step.__name__)


def event_classes() -> list[type[Event]]:
    """Return the classes of all events of games and tables."""
    found = [kind for edition in EDITIONS for kind in edition.events.values()]
    return list(dict.fromkeys([*found, *TABLE_EVENTS]))


def reason_codes() -> set[str]:
    """Return the codes of refusals in the source, and the marks that protect a character."""
    written = set(re.findall(r'Reason\(\s*"(\w+)"', python()))
    return written | {"killed", "bewitched", "not_beside", "not_beside_king"}


def notice_codes() -> set[str]:
    """Return the codes of notices in the source."""
    calls = re.findall(r"notify\(([^,]*),", python())
    return {code for call in calls for code in re.findall(r'"(\w+)"', call)}


def error_codes() -> set[str]:
    """Return the codes of table errors in the source."""
    calls = re.findall(r"(?:TableError|RateLimitExceeded)\(([^,)]*)", python())
    return {code for call in calls for code in re.findall(r'"(\w+)"', call)}


def setup_codes() -> set[str]:
    """Return the codes of setup errors in the source."""
    calls = re.findall(r"SetupError\(([^,)]*)", python())
    return {code for call in calls for code in re.findall(r'"(\w+)"', call)}


def term_names() -> set[str]:
    """Return the names of the bots' reasons in the source."""
    written = re.findall(r'(?:Term|Counterfactual)\(\s*"(\w+)"', python())
    return {*written, *GAIN_TERMS.values(), *LOSS_TERMS.values(), *ASPECTS}


def score_items() -> set[str]:
    source = Path(scoring.__file__).with_suffix(".py").read_text(encoding="utf-8")
    return set(re.findall(r'\(\s*\(?"(\w+)", (?:sum|[A-Z_]+)', source))
