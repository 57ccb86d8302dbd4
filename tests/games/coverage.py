"""What the golden games must show together, and what one of them shows.

Everything is a line of text that says what it is, so that a missing one explains itself.
"""

from __future__ import annotations

import ast
from pathlib import Path

from citadels import EDITIONS, Event
from citadels.engine.cards import District
from citadels.engine.rules import Edition
from citadels.engine.steps import Question
from citadels.record import GameFile
from citadels.settings import Settings, Setup
from tests.games.moments import moments
from tests.games.older import OLDER, OLDER_REFUSALS, older_signs
from tests.games.uses import CHARACTERS, REFUSALS, SELDOM, UNIQUE, Signs

SOURCE = Path(__file__).parents[2] / "src" / "citadels"
GAMES_OF = ("2016", *OLDER)

# Reasons whose code is not written out where they are made, by file.
MADE_REASONS = {
    "characters/thief.py": {"killed", "bewitched"},
    "characters/queen.py": {"not_beside", "not_beside_king"},
}

# In 2016 two players cannot both be without a revealed character in the last round: only one character
# is killed, everyone has one, and no two share a rank. A shared victory needs a table set up by hand. In
# 2002 and with The Dark City it needs the same gold too, which chance hardly brings about.
ENDINGS = {
    "2016": ("points", "rank"),
    "2002": ("points", "districts", "gold"),
    "dark_city": ("points", "districts", "gold"),
    "2000": ("points", "districts", "shared"),
}

# The numbers of seats with which a list is seen: all in 2016, for the others a few. Of the sheet of 2000
# ``random`` draws all there is, which is ``basic``.
SEATS: dict[str, dict[str, tuple[int, ...]]] = {
    "2016": dict.fromkeys((*EDITIONS["2016"].presets, "random"), tuple(EDITIONS["2016"].spec.sizes)),
    "2002": {"basic": (2, 4, 7), "expansion": (4, 8), "random": (2, 4, 7, 8)},
    "dark_city": {"basic": (2, 4, 7), "expansion": (4, 8), "random": (2, 4, 7, 8)},
    "2000": {"basic": (2, 4, 7)},
}

# The editions have these in common, but not all have a card that asks or says so. Those of The Dark City were
# asked in version 1 of the rules.
NEVER_ASKED = {
    "2002": {"HowToPay"},
    "dark_city": {"HowToPay", "Enthrone", "Sail"},
    "2000": {"HowToPay", "Gather"},
}
NEVER_SAID = {key: {"pay"} for key in OLDER}

SIGNS: dict[str, Signs] = {
    "2016": {
        **{f"{card}: {line}": sign for card, signs in CHARACTERS.items() for line, sign in signs.items()},
        **{f"{card}: {line}": sign for card, signs in UNIQUE.items() for line, sign in signs.items()},
        **SELDOM,
    },
    **{edition: older_signs(edition) for edition in OLDER},
}


def wanted() -> set[str]:
    """All that the games must show."""
    return {
        *(f"event {kind.__name__}" for kind in event_classes()),
        *(f"refused: {code}" for code in reason_codes()),
        *(f"refused: {verb} ({code})" for verb, codes in REFUSALS.items() for code in codes.split()),
        *(f"refused: {verb} ({code})" for verb, codes in OLDER_REFUSALS.items() for code in codes.split()),
        *(line for key in GAMES_OF for line in wanted_of(EDITIONS[key])),
    }


def wanted_of(edition: Edition) -> set[str]:
    """What the games of one edition must show."""
    key, spec = edition.key, edition.spec
    questions = {step.__name__ for step in edition.steps.values() if issubclass(step, Question)}
    sizes = {size for allowed in spec.sizes.values() for size in allowed}
    lines = {
        *(f"question {name}" for name in questions - NEVER_ASKED.get(key, set())),
        *(f"verb {verb}" for verb in edition.verbs.keys() - NEVER_SAID.get(key, set())),
        *(f"decided by {word}" for word in ENDINGS[key]),
        *(f"points for {item}" for item in score_items(edition)),
        *(f"draft of {size} characters among {seats}" for seats, size in spec.drafts),
        *(f"{size} districts complete a city" for size in sizes),
        *(f"variant {variant}" for variant in edition.variants),
        *(f"{name} with {seats} seats" for name, numbers in SEATS[key].items() for seats in numbers),
    }
    return {*SIGNS[key], *(said_of(key, line) for line in lines)}


def said_of(edition: str, line: str) -> str:
    """A line with its edition; it goes without saying for that of 2016."""
    return line if edition == "2016" else f"{edition} {line}"


def event_classes() -> set[type[Event]]:
    """Every class of event that can happen."""
    return {kind for edition in EDITIONS.values() for kind in edition.events.values()}


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


def score_items(edition: Edition) -> set[str]:
    """Every item that a score can have."""
    cards = [
        district.key
        for district in edition.districts
        if type(district).points is not District.points or district.points_in_hand
    ]
    return {"districts", "all_types", "complete_first", "complete", *cards}


def shown(file: GameFile) -> set[str]:
    """All that a game shows."""
    edition = file.settings.edition
    lines = shown_by_settings(file.settings)
    seen: set[str] = set()
    signs = dict(SIGNS[edition])
    for moment in moments(file):
        lines.add(f"question {moment.before.question}")
        lines.add(f"verb {moment.action.verb}")
        seen.update([f"event {type(event).__name__}" for event in moment.events])
        for refusal in moment.before.refused:
            seen.add(f"refused: {refusal.reason.code}")
            seen.add(f"refused: {refusal.action.verb} ({refusal.reason.code})")
        for line in [line for line, sign in signs.items() if sign(moment)]:
            seen.add(line)
            del signs[line]
        if moment.result is not None:
            lines.add(f"decided by {moment.result.decided_by}")
            lines.update([f"points for {item}" for score in moment.result.scores for item, _ in score.items])
    return seen | {said_of(edition, line) for line in lines}


def shown_by_settings(settings: Settings) -> set[str]:
    """What a game shows however it goes."""
    name, seats = list_name(settings), settings.seats
    lines = {
        f"draft of {len(settings.characters)} characters among {seats}",
        f"{settings.size} districts complete a city",
        *(f"variant {variant}" for variant in settings.variants),
    }
    if seats in SEATS[settings.edition].get(name, ()):
        lines.add(f"{name} with {seats} seats")
    return lines


def list_name(settings: Settings) -> str:
    """The preset that a game is played with; ``random`` stands for any other list."""
    ninth = settings.characters[8] if len(settings.characters) == 9 else False
    for name in EDITIONS[settings.edition].presets:
        usual = Setup(settings.edition, name, settings.seats, ninth=ninth).settings()
        if usual.characters == settings.characters and usual.districts == settings.districts:
            return name
    return "random"
