"""Positions: one readable JSON document for any table at any moment, and how it is written."""

from __future__ import annotations

from typing import Final

from citadels.engine.rules import RULES_VERSION, Rules
from citadels.engine.state import Mark, Player, State, Turn

FORMAT: Final = "citadels-position/1"
UNKNOWN: Final = "?"
REST: Final = "..."  # all that are nowhere else
PHASES: Final = ("start", "draft", "turns", "over")

FIELDS: Final = (
    "format", "rules", "edition", "characters", "districts", "size", "variants", "key", "round", "phase",
    "rank", "crown", "players", "deck", "packet", "faceup", "facedown", "revealed", "marks", "gold_on",
    "cards_on", "round_flags", "game_flags", "turn", "suspended", "first", "pending", "knowledge",
)  # fmt: skip
FORMERLY: Final = {"held": "suspended"}  # what fields were called in older versions
PLAYER_FIELDS: Final = ("gold", "hand", "city", "characters", "drawn", "chosen", "site")
TURN_FIELDS: Final = ("seat", "character", "gathered", "built", "spent", "used")
MARK_FIELDS: Final = ("mark", "character", "owner", "placed", "face", "shown")

Document = dict[str, object]


def write(s: State) -> Document:
    """The position of a state, without its key."""
    rules = s.rules
    document: Document = {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "edition": rules.edition.key,
        "characters": list(rules.cast),
        "districts": list(rules.unique),
        "size": rules.size if rules.size != rules.edition.box.sizes[rules.seats][0] else None,
        "variants": list(rules.variants),
        "round": s.round,
        "phase": phase(s),
        "rank": s.called,
        "crown": s.crown,
        "players": [_write_player(rules, player) for player in s.players],
        "deck": list(rules.names(tuple(s.deck[::-1]))),
        "packet": list(rules.characters_named(s.packet)),
        "faceup": list(rules.characters_named(s.faceup)),
        "facedown": list(rules.characters_named(s.facedown)),
        "revealed": {rules.characters[rank].key: seat for rank, seat in enumerate(s.shown) if seat >= 0},
        "marks": [_write_mark(rules, mark) for mark in s.marks],
        "gold_on": dict(s.gold_on),
        "cards_on": {card: list(rules.names(cards)) for card, cards in s.cards_on.items()},
        "round_flags": dict(s.round_flags),
        "game_flags": dict(s.game_flags),
        "turn": _write_turn(rules, s.turn) if s.turn.seat >= 0 else None,
        "suspended": _write_turn(rules, s.suspended) if s.suspended is not None else None,
        "first": list(s.first),
        "pending": write_stack(s),
    }
    needed = ("pending", "players", "deck", "districts")
    return {
        field: value for field, value in document.items() if field in needed or value not in ([], {}, None)
    }


def phase(s: State) -> str:
    """``start``, ``draft``, ``turns`` or ``over``."""
    if s.over:
        return "over"
    if not s.round:
        return "start"
    called = s.called > 0 or any(seat >= 0 for seat in s.shown)
    return "turns" if called else "draft"


def write_stack(s: State) -> list[list[object]]:
    """What waits to be done, the next last, as class names with arguments."""
    return [step.to_json() for step in s.stack]


def _write_player(rules: Rules, player: Player) -> Document:
    document: Document = {
        "gold": player.gold,
        "hand": list(rules.names(tuple(player.hand))),
        "city": [built.name for built in player.city],
        "characters": list(rules.characters_named(player.characters)),
        "drawn": list(rules.names(player.drawn)),
        "chosen": list(rules.names(player.chosen)),
        "site": rules.districts[player.site].key if player.site >= 0 else None,
    }
    needed = ("gold", "hand", "city", "characters")
    return {field: value for field, value in document.items() if field in needed or value not in ([], None)}


def _write_mark(rules: Rules, mark: Mark) -> Document:
    document: Document = {
        "mark": mark.kind,
        "character": rules.characters[mark.rank].key,
        "owner": mark.owner,
    }
    if mark.placed > 1:
        document |= {"placed": mark.placed, "face": mark.face, "shown": mark.shown}
    return document


def _write_turn(rules: Rules, turn: Turn) -> Document:
    return {
        "seat": turn.seat,
        "character": turn.character.key,
        "gathered": turn.gathered,
        "built": turn.built,
        "spent": turn.spent,
        "used": sorted(turn.used),
    }
