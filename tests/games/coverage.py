"""What the golden games must show together, and what one of them shows.

Everything is a line of text that says what it is, so that a missing one explains itself.
"""

from __future__ import annotations

import ast
from pathlib import Path

from citadels import EDITIONS, PRESETS, Event
from citadels.engine.cards import District
from citadels.engine.events import PublicEvent
from citadels.engine.steps import Decision
from citadels.record import GameFile
from tests.games.moments import moments
from tests.games.uses import CHARACTERS, REFUSALS, SELDOM, UNIQUE, Signs

SOURCE = Path(__file__).parents[2] / "src" / "citadels"
EDITION = EDITIONS["2016"]

# Reasons whose code is not written out where they are made, by file.
MADE_REASONS = {"characters/thief.py": {"killed", "bewitched"}}

# Two players cannot both be without a revealed character in the last round: only one character is
# killed, everyone has one, and no two share a rank. A shared victory needs a table set up by hand.
ENDINGS = ("points", "rank")

SIGNS: Signs = {
    **{f"{card}: {line}": sign for card, signs in CHARACTERS.items() for line, sign in signs.items()},
    **{f"{card}: {line}": sign for card, signs in UNIQUE.items() for line, sign in signs.items()},
    **SELDOM,
}


def wanted() -> set[str]:
    """All that the games must show."""
    return {
        *SIGNS,
        *(f"event {kind.__name__}" for kind in event_classes()),
        *(f"question {name}" for name, step in EDITION.steps.items() if issubclass(step, Decision)),
        *(f"verb {verb}" for verb in EDITION.verbs),
        *(f"refused: {code}" for code in reason_codes()),
        *(f"refused: {verb} ({code})" for verb, codes in REFUSALS.items() for code in codes.split()),
        *(f"decided by {word}" for word in ENDINGS),
        *(f"points for {item}" for item in score_items()),
        *(f"draft of {size} characters among {seats}" for seats, size in EDITION.box.drafts),
        *(f"{name} with {seats} seats" for name in (*PRESETS, "random") for seats in EDITION.box.sizes),
    }


def event_classes() -> set[type[Event]]:
    """Every class of event that can happen."""
    found: set[type[Event]] = set()
    waiting: list[type[Event]] = [Event]
    while waiting:
        below = waiting.pop().__subclasses__()
        waiting += below
        found.update(below)
    return {kind for kind in found - {PublicEvent} if kind.__module__.startswith("citadels.")}


def reason_codes() -> set[str]:
    """Every code that the source gives a refusal."""
    codes: set[str] = set()
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    codes.add(code.value)
                else:
                    assert name in MADE_REASONS, f"{name}:{node.lineno}: say in MADE_REASONS which codes"
                    codes |= MADE_REASONS[name]
    return codes


def score_items() -> set[str]:
    """Every item that a score can have."""
    cards = [
        district.key
        for district in EDITION.districts
        if type(district).points is not District.points
        or type(district).points_in_hand is not District.points_in_hand
    ]
    return {"districts", "all_types", "complete_first", "complete", *cards}


def shown(file: GameFile) -> set[str]:
    """All that a game shows."""
    settings = file.settings
    seen = {
        f"draft of {len(settings.characters)} characters among {settings.seats}",
        f"{list_name(file)} with {settings.seats} seats",
    }
    signs = dict(SIGNS)
    for moment in moments(file):
        seen.add(f"question {moment.before.decision}")
        seen.add(f"verb {moment.action.verb}")
        seen.update([f"event {type(event).__name__}" for event in moment.events])
        for refusal in moment.before.refused:
            seen.add(f"refused: {refusal.reason.code}")
            seen.add(f"refused: {refusal.action.verb} ({refusal.reason.code})")
        for line in [line for line, sign in signs.items() if sign(moment)]:
            seen.add(line)
            del signs[line]
        if moment.result is not None:
            seen.add(f"decided by {moment.result.decided_by}")
            seen.update([f"points for {item}" for score in moment.result.scores for item, _ in score.items])
    return seen


def list_name(file: GameFile) -> str:
    """The preset that a game was played with, or ``random``."""
    settings = file.settings
    ninth = settings.characters[8] if len(settings.characters) == 9 else False
    for preset in PRESETS.values():
        same_deck = set(preset.districts) == set(settings.districts)
        if same_deck and preset.cast(settings.seats, ninth) == settings.characters:
            return preset.key
    return "random"
