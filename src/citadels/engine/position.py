"""Write positions: a readable JSON document of a game at any point.

The declared fields of the state determine what is written. This module gives each field type its readable
form.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from citadels.engine.field_types import (
    CONTROL,
    INTERNAL,
    NUMBER_BY_NAME,
    RANKS,
    SEATS,
    FieldStruct,
    FieldType,
)
from citadels.engine.rules import Rules
from citadels.engine.state import (
    CARD_LIST,
    CARDS,
    CARDS_BY_NAME,
    CHARACTER_CARD,
    CITY,
    DECK,
    MARKS,
    PLAYERS,
    REVEALED,
    SITE,
    STACK,
    TURN,
    WORD_SET,
    Mark,
    Player,
    State,
    Turn,
)

FORMAT: Final = "citadels-position/1"
UNKNOWN: Final = "?"
REST: Final = "..."  # stands for all cards that are nowhere else
PHASES: Final = ("start", "draft", "turns", "over")
FIELD_ALIASES: Final = {"held": "suspended", "rank": "called"}  # older names of fields

Document = dict[str, object]


def write(s: State) -> Document:
    """Return the position of a state, without its key."""
    rules = s.rules
    document: Document = {
        "format": FORMAT,
        "rules": rules.version,
        "edition": rules.edition.key,
        "characters": list(rules.cast),
        "districts": list(rules.unique),
        "size": rules.size if rules.size != rules.edition.spec.sizes[rules.seats][0] else None,
        "variants": list(rules.variants),
        "phase": phase(s),
        **_write_fields(rules, s),
        "pending": write_stack(s),
    }
    return _without_nothing(document, "pending", "players", "deck", "districts")


def _without_nothing(document: Document, *needed: str) -> Document:
    return {
        field: value for field, value in document.items() if field in needed or value not in ([], {}, None)
    }


def _write_fields(rules: Rules, thing: FieldStruct) -> Document:
    """Return the fields of a part of the state in the readable form of their types."""
    return {
        declared.name: WRITERS[declared.type](rules, getattr(thing, declared.name))
        if declared.type in WRITERS
        else getattr(thing, declared.name)
        for declared in thing.fields
        if declared.type not in UNWRITTEN
    }


def phase(s: State) -> str:
    """Return ``start``, ``draft``, ``turns`` or ``over``."""
    return PHASES[phase_number(s)]


def phase_number(s: State) -> int:
    """Return the index of the phase in ``PHASES``."""
    if s.over:
        return 3
    if not s.round:
        return 0
    return 2 if s.called > 0 or any(seat >= 0 for seat in s.revealed) else 1


def write_stack(s: State) -> list[list[object]]:
    """Return the pending steps as class names with arguments, the next one last."""
    return [step.to_json() for step in s.stack]


def _write_player(rules: Rules, player: Player) -> Document:
    return _without_nothing(_write_fields(rules, player), "gold", "hand", "city", "characters")


def _write_turn(rules: Rules, turn: Turn | None) -> Document | None:
    return _write_fields(rules, turn) if turn is not None and turn.seat >= 0 else None


def _write_mark(rules: Rules, mark: Mark) -> Document:
    document: Document = {
        "mark": mark.kind,
        "character": rules.characters[mark.rank].key,
        "owner": mark.owner,
    }
    if mark.placed > 1:
        document |= {"placed": mark.placed, "face": mark.face, "shown": mark.shown}
    return document


def _write_cards(rules: Rules, cards: tuple[int, ...] | list[int]) -> list[str]:
    return list(rules.names(tuple(cards)))


UNWRITTEN: Final = (INTERNAL, CONTROL, STACK)  # the stack is written as `pending`
WRITERS: Final[dict[FieldType, Callable[[Rules, Any], object]]] = {
    CARDS: _write_cards,
    CARD_LIST: _write_cards,
    DECK: lambda rules, deck: _write_cards(rules, deck[::-1]),
    CARDS_BY_NAME: lambda rules, on: {card: _write_cards(rules, cards) for card, cards in on.items()},
    CITY: lambda rules, city: [built.name for built in city],
    SITE: lambda rules, site: rules.districts[site].key if site >= 0 else None,
    RANKS: lambda rules, ranks: list(rules.characters_named(ranks)),
    REVEALED: lambda rules, seats: {
        rules.characters[rank].key: seat for rank, seat in enumerate(seats) if seat >= 0
    },
    CHARACTER_CARD: lambda rules, character: character.key,
    WORD_SET: lambda rules, words: sorted(words),
    NUMBER_BY_NAME: lambda rules, numbers: dict(numbers),
    SEATS: lambda rules, seats: list(seats),
    MARKS: lambda rules, marks: [_write_mark(rules, mark) for mark in marks],
    PLAYERS: lambda rules, players: [_write_player(rules, player) for player in players],
    TURN: _write_turn,
}


def _names(part: type[FieldStruct]) -> tuple[str, ...]:
    return tuple([declared.name for declared in part.fields if declared.type not in UNWRITTEN])


FIELDS: Final = (
    "format", "rules", "edition", "characters", "districts", "size", "variants", "key", "phase",
    *_names(State), "pending", "knowledge",
)  # fmt: skip
PLAYER_FIELDS: Final = _names(Player)
TURN_FIELDS: Final = _names(Turn)
MARK_FIELDS: Final = ("mark", "character", "owner", "placed", "face", "shown")
