"""docs/actions.md: verbs, questions, events and reasons, from the tables of the 2016 edition."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from citadels.editions import EDITIONS
from citadels.engine.actions import ALONE, BUILT, CHARACTER, DISTRICT, NUMBER, SEAT, SEAT_BUILT, SEAT_TYPE
from citadels.engine.building import CHOOSE_VERBS
from citadels.engine.cards import Card, Character
from citadels.engine.draft import DRAFT_STEPS
from citadels.engine.errors import Reason
from citadels.engine.events import Event
from citadels.engine.rules import CORE_STEPS
from citadels.engine.steps import Question, Step
from citadels.engine.view import SPECTATOR
from citadels.locale import Texts, ids, sources

SOURCE = Path(__file__).resolve().parent.parent / "src" / "citadels"
TEXTS = Texts()
NAMES = ("Ann", "Ben", "Cleo", "Dan")
SIGNATURES = {
    ALONE: "",
    SEAT: "SEAT",
    CHARACTER: "CHARACTER",
    DISTRICT: "DISTRICT",
    BUILT: "BUILT",
    SEAT_BUILT: "SEAT BUILT",
    SEAT_TYPE: "SEAT TYPE",
    NUMBER: "NUMBER",
}

INTRO = """\
An action is the answer to a question. Its text form is a verb and up to two arguments with a space between
them: `gather gold`, `kill bishop`, `destroy 2 tavern+`. Text is what logs, tests, game files and other
programs speak; `Game.apply` takes it, and `Game.actions` lists what is legal now. Text that the edition does
not know makes no action.

| argument | is |
|---|---|
| `SEAT` | a seat, 0 to 7 |
| `CHARACTER` | the key of a character: `tax_collector` |
| `DISTRICT` | the key of a district: `thieves_den` |
| `BUILT` | a district that stands in a city, with a `+` if it is beautified: `tavern+` |
| `TYPE` | `noble`, `religious`, `trade`, `military` or `unique` |
| `NUMBER` | 0 to 39: in `mix`, how much gold the Abbot takes; the rest of the mix is cards |

A choice of several cards is a sequence of answers, one card each, in any order; `done` ends it where one may
stop. Characters that get warrants or threats and districts that an Artist beautifies are named in the same
way. There is no answer that takes a card out again: that is `undo`. In whatever order a set was named, the
table, the events and what others can see are the same in the end. A set of three different cards is therefore
six sequences of answers, and whoever walks the tree of answers, as `citadels.lab.perft` does, meets it six
times.
"""

QUESTIONS = """\
A question has an id, `Game.prompt`, and is put to one seat, `Game.seat`. In the `pending` of a
[position](positions.md) it is a list of its step's name and arguments: `["Confiscate", 0, 2, 3]`. `SEAT` is
who is asked.
"""

EVENTS = """\
`Game.apply` returns what happened, unredacted; `event.seen_by(seat)` is what a seat may see of it, with None
for what it may not. Every event goes to every seat, so that all logs have the same length. Seats are numbers
and cards are keys; `source` is the key of the card that caused it, or `deal`, `gather` or `build`. The
example is what somebody reads who may see everything and, after the dash, what others read where it is less.
"""

REASONS = """\
`Game.refused` lists what one might expect to be able to do and cannot, each with a reason: a code, and the
numbers or the card that belong to it. The example is the English message.
"""


def actions_page(written_by: str) -> str:
    """The whole page."""
    lines = [
        "# Actions, questions, events, reasons",
        "",
        written_by,
        "",
        "## Actions",
        "",
        *INTRO.splitlines(),
        "",
    ]
    lines += [*_verbs(), "", "## Questions", "", *QUESTIONS.splitlines(), "", *_questions()]
    lines += ["", "## Events", "", *EVENTS.splitlines(), "", *_events()]
    lines += ["", "## Reasons", "", *REASONS.splitlines(), "", *_reasons(), "", "## Marks and flags", ""]
    return "\n".join([*lines, *_marks()]) + "\n"


VERBS = {verb: signature for edition in EDITIONS.values() for verb, signature in edition.verbs.items()}


# -- verbs and questions ----------------------------------------------------------------


def _verbs() -> Iterator[str]:
    users = _users()
    yield "| action | whose |"
    yield "|---|---|"
    for verb in sorted(VERBS):
        yield f"| `{_written(verb, VERBS[verb])}` | {', '.join(users[verb])} |"


def _written(verb: str, signature: str) -> str:
    arguments = SIGNATURES.get(signature)
    if arguments is None:
        return "` or `".join(f"{verb} {word}" for word in signature.split("|"))
    return f"{verb} {arguments}".strip()


def _users() -> dict[str, list[str]]:
    """By verb: the cards that offer it, or the part of the game that asks for it."""
    users: dict[str, list[str]] = {verb: [] for verb in VERBS}
    for verb in CHOOSE_VERBS:
        users[verb].append("choices of several cards")
    for step in CORE_STEPS:
        for verb in _verbs_of(step):
            users[verb].append("the draft" if step in DRAFT_STEPS else "every turn")
    for card in _cards():
        for verb in [*card.verbs, *(verb for step in card.steps for verb in _verbs_of(step))]:
            users[verb].append(TEXTS.name(card.key))
    return {verb: list(dict.fromkeys(found)) for verb, found in users.items()}


def _verbs_of(step: type[Step]) -> list[str]:
    return list(step.verbs) if issubclass(step, Question) else []


def _cards() -> list[Card]:
    """The cards of all editions, the newest first."""
    return [card for edition in EDITIONS.values() for card in (*edition.characters, *edition.districts)]


def _questions() -> Iterator[str]:
    asking: list[tuple[type[Step], str]] = [(step, "") for step in CORE_STEPS]
    asking += dict.fromkeys([(step, TEXTS.name(card.key)) for card in _cards() for step in card.steps])
    yield "| id | whose | | step |"
    yield "|---|---|---|---|"
    for step, card in asking:
        if issubclass(step, Question):
            arguments = ", ".join(field.name.upper() for field in step.fields)
            text = (step.__doc__ or "How to pay, where there is more than one way.").splitlines()[0]
            yield f"| `{step.prompt}` | {card} | {text} | `{step.__name__} {arguments}` |"


# -- events ------------------------------------------------------------------------------

# Values for the fields of an example.
EXAMPLE: dict[str, object] = {
    "seat": 0, "other": 1, "to": 1, "by": 1, "builder": 0, "origin": 0, "previous": 1, "crown": 0,
    "round": 3, "faceup": ("thief", "bishop"), "facedown": 1, "characters": ("king", "merchant"),
    "character": "king", "given": "king", "received": "merchant", "winners": (0,), "points": (28, 24, 19, 17),
    "gold": 2, "source": "gather", "card": "temple", "cards": ("tavern", "palace"), "count": 2, "kept": True,
    "drawn": True, "type": "noble", "under": "museum", "district": "tavern", "mark": "warrant", "face": True,
    "answer": "pass", "size": 7,
}  # fmt: skip
# Where the usual value does not fit.
OTHERWISE: dict[str, dict[str, object]] = {
    "GoldPaid": {"source": "build"},
    "GoldMoved": {"source": "thief", "seat": 1, "to": 0},
    "GoldPut": {"card": "tax_collector"},
    "GoldCollected": {"card": "tax_collector", "gold": 5},
    "DeckShuffled": {"source": "scholar"},
    "CardsDrawn": {"source": "smithy"},
    "CardsKept": {"cards": ("tavern",), "count": 1},
    "CardsDiscarded": {"cards": ("palace",), "count": 1},
    "CardsMoved": {"source": "seer", "cards": ("tavern",), "count": 1},
    "HandsSwapped": {"source": "magician", "given": ("tavern",), "received": ("palace", "manor")},
    "HandSeen": {"source": "wizard"},
    "DistrictDestroyed": {"source": "warlord"},
    "DistrictSaved": {"source": "graveyard", "to": 2},
    "DistrictMoved": {"source": "marshal", "seat": 1, "to": 0},
    "Declined": {"source": "theater"},
}


def event_classes() -> list[type[Event]]:
    """All kinds of event, in the order of the module."""
    return list(dict.fromkeys(kind for edition in EDITIONS.values() for kind in edition.events.values()))


def example(kind: type[Event]) -> Event:
    """An event of this kind."""
    values = EXAMPLE | OTHERWISE.get(kind.__name__, {})
    return kind(*[values[field.name] for field in kind.fields])


def _who_sees(kind: type[Event]) -> str:
    secrets = [field for field in kind.fields if field.is_secret]
    if not secrets:
        return "everyone sees all"
    named = " and ".join(f"`{name}`" for name in secrets[0].seen_by)
    return f"{', '.join(f'`{field.name}`' for field in secrets)}: only {named}"


def _events() -> Iterator[str]:
    yield "| event and its fields | who sees what | example |"
    yield "|---|---|---|"
    for kind in event_classes():
        event = example(kind)
        whole = TEXTS.event(event, SPECTATOR, NAMES)
        redacted = TEXTS.event(event.seen_by(SPECTATOR), SPECTATOR, NAMES)
        told = whole if redacted == whole else f"{whole} — {redacted}"
        fields = ", ".join(f"`{field.name}` {field.kind}" for field in kind.fields)
        yield f"| **{kind.__name__}** {fields} | {_who_sees(kind)} | {told} |"


# -- reasons -----------------------------------------------------------------------------

REASON_CARDS = {
    "protected": "bishop", "cannot_build": "navigator", "cannot_be_built": "secret_vault",
    "city_too_large": "monument",
}  # fmt: skip
REASON_NUMBERS = {"limit": (1, 1), "cost": (3, 4), "city_too_large": (5, 6)}


def reason_codes() -> dict[str, list[str]]:
    """Every code, with the parts that its reasons carry, from the calls in the source."""
    codes = {found.removeprefix("reason-").replace("-", "_"): list[str]() for found in _reason_ids()}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason" and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    parts = [field.name for field in Reason.fields[1:]][: len(node.args) - 1]
                    parts += [keyword.arg for keyword in node.keywords if keyword.arg]
                    codes[str(code.value)] = parts
    return dict(sorted(codes.items()))


def _reason_ids() -> list[str]:
    return [found for found in ids([sources("en")["reasons.ftl"]]) if found.startswith("reason-")]


def _reasons() -> Iterator[str]:
    yield "| code | carries | example |"
    yield "|---|---|---|"
    for code, parts in reason_codes().items():
        need, have = REASON_NUMBERS.get(code, (5, 4))
        said = TEXTS.reason(Reason(code, need, have, REASON_CARDS.get(code, ""), "noble", "crown"))
        yield f"| `{code}` | {', '.join(f'`{part}`' for part in parts)} | {said} |"


# -- marks ---------------------------------------------------------------------------------

MARKS = """\
A mark is a token on a character for the rest of the round.

| kind of mark | put down by |
|---|---|
"""

AFTER = """
What else cards must remember lies in these places, all of them public and all of them parts of a position:

| where | key | is |
|---|---|---|
| `round_flags` | `bishop` | the seat whose city the Bishop protects in this round |
| `round_flags` | `owes_tax` | in older editions: the seat that built before the Tax Collector was called |
| `round_flags` | `queen` | the Queen has had her turn beside a killed rank 4 that answered the call |
| `game_flags` | `complete` | how many districts complete a city since the Bell Tower was rung |
| `game_flags` | `haunted_city` | the round in which the Haunted City was built |
| `gold_on` | `tax_collector` | the gold on the Tax Collector's token |
| `cards_on` | `museum` | the cards under the Museum |
| a turn's `used` | a verb | used up in this turn |
| a turn's `used` | `warrant_asked` | the first paid build of this turn is past |
| a turn's `used` | `taxable` | in older editions: a district was built in this turn |
| a turn's `used` | `lost` | the turn was lost for want of courtesy in the Ball Room |
"""


def _marks() -> Iterator[str]:
    yield from MARKS.splitlines()
    marks = {mark: card.key for card in _cards() if isinstance(card, Character) for mark in card.marks}
    for mark, character in marks.items():
        yield f"| `{mark}` | {TEXTS.name(character)} |"
    yield from AFTER.splitlines()


__all__ = ["actions_page", "event_classes", "example", "reason_codes"]
