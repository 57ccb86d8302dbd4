"""What docs/reference.md lists from all editions: actions, questions, events, reasons and marks."""

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
from citadels.engine.field_types import Field
from citadels.engine.rules import CORE_STEPS
from citadels.engine.steps import Question, Step
from citadels.locale import Texts, ids, sources
from scripts.docgen_markers import Lines, items

SOURCE = Path(__file__).resolve().parent.parent / "src" / "citadels"
TEXTS = Texts()
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

VERBS = {verb: signature for edition in EDITIONS.values() for verb, signature in edition.verbs.items()}


def parts() -> dict[str, Lines]:
    """The tables, by the names of their parts."""
    return {
        "all actions": items(_verbs()),
        "all questions": items(_questions()),
        "all events": items(_events()),
        "all reasons": items(_reasons()),
        "all marks": items(_marks()),
    }


# -- verbs and questions ----------------------------------------------------------------


Rows = Iterator[tuple[str, str, str]]


def _verbs() -> Rows:
    users = _users()
    for verb in sorted(VERBS):
        yield f"`{_written(verb, VERBS[verb])}`", "", ", ".join(users[verb])


def _written(verb: str, signature: str) -> str:
    arguments = SIGNATURES.get(signature)
    if arguments is None:
        return "` or `".join(f"{verb} {word}" for word in signature.split("|"))
    return f"{verb} {arguments}".strip()


def _users() -> dict[str, list[str]]:
    """For each verb, the cards that offer it or the part of the game that asks for it."""
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


def _questions() -> Rows:
    asking: list[tuple[type[Step], str]] = [(step, "") for step in CORE_STEPS]
    asking += dict.fromkeys([(step, TEXTS.name(card.key)) for card in _cards() for step in card.steps])
    for step, card in asking:
        if issubclass(step, Question):
            arguments = ", ".join(field.name.upper() for field in step.fields)
            text = (step.__doc__ or "How to pay, if there is more than one way.").splitlines()[0]
            written = f"`{step.__name__} {arguments}`"
            yield f"`{step.prompt}`", f"{card}, {written}" if card else written, text


# -- events ------------------------------------------------------------------------------


def event_classes() -> list[type[Event]]:
    """All kinds of event, in the order of the module."""
    return list(dict.fromkeys(kind for edition in EDITIONS.values() for kind in edition.events.values()))


def _who_sees(kind: type[Event]) -> str:
    secrets = [field for field in kind.fields if field.is_secret]
    if not secrets:
        return ""
    named = " and ".join(f"`{name}`" for name in secrets[0].seen_by)
    return f"{', '.join(f'`{field.name}`' for field in secrets)}: only {named}"


def _events() -> Rows:
    for kind in event_classes():
        fields = ", ".join(map(_typed, kind.fields))
        yield f"**{kind.__name__}** {fields}", _who_sees(kind), ""


def _typed(field: Field) -> str:
    """A field with its type, unless it is named after it."""
    return f"`{field.name}`" if field.name == str(field.type) else f"`{field.name}` {field.type}"


# -- reasons -----------------------------------------------------------------------------

REASON_CARDS = {
    "protected": "bishop", "cannot_build": "navigator", "cannot_be_built": "secret_vault",
    "city_too_large": "monument",
}  # fmt: skip
REASON_NUMBERS = {"limit": (1, 1), "cost": (3, 4), "city_too_large": (5, 6)}


def reason_codes() -> dict[str, list[str]]:
    """Every code with the parts that its reasons have, from the calls in the source."""
    codes = {found.removeprefix("reason-").replace("-", "_"): list[str]() for found in _reason_ids()}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason" and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    carried = [field.name for field in Reason.fields[1:]][: len(node.args) - 1]
                    carried += [keyword.arg for keyword in node.keywords if keyword.arg]
                    codes[str(code.value)] = carried
    return dict(sorted(codes.items()))


def _reason_ids() -> list[str]:
    return [found for found in ids([sources("en")["reasons.ftl"]]) if found.startswith("reason-")]


def _reasons() -> Rows:
    for code, carried in reason_codes().items():
        need, have = REASON_NUMBERS.get(code, (5, 4))
        said = TEXTS.reason(Reason(code, need, have, REASON_CARDS.get(code, ""), "noble", "crown"))
        yield f"`{code}`", ", ".join(f"`{part}`" for part in carried), said


# -- marks ---------------------------------------------------------------------------------


def _marks() -> Rows:
    marks = {mark: card.key for card in _cards() if isinstance(card, Character) for mark in card.marks}
    return ((f"`{mark}`", "", TEXTS.name(character)) for mark, character in marks.items())
