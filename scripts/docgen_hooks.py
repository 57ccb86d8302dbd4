"""The hooks for docs/custom-cards.md, from their docstrings, with cards that use them."""

from __future__ import annotations

import inspect
from typing import Final

import citadels
from citadels.engine.cards import Card, Character, District
from scripts.docgen_markers import Lines, items

MAX_NAMED_CARDS: Final = 3  # cards to name as examples of a hook


def cards() -> list[Card]:
    """All cards of all editions, in all their versions."""
    found: list[Card] = []
    for edition in citadels.EDITIONS.values():
        found += [*edition.characters, *edition.districts]
        found += [character for others in edition.variants.values() for character in others]
    return found


def users(base: type[Card], name: str) -> list[str]:
    """The keys of the cards that override a hook."""
    usual = getattr(base, name)
    return sorted(
        {card.key for card in cards() if isinstance(card, base) and getattr(type(card), name) != usual}
    )


def hooks(base: type[Card]) -> Lines:
    """A list of the hooks that a class declares."""
    rows: list[tuple[str, str, str]] = []
    for name, member in vars(base).items():
        if inspect.isfunction(member) and not name.startswith("_"):
            arguments = ", ".join([*inspect.signature(member).parameters][1:])
            meaning = " ".join((inspect.getdoc(member) or "").split()).replace("``", "`")
            rows.append((f"`{name}({arguments})`", _examples(base, name), meaning))
    return items(rows)


def _examples(base: type[Card], name: str) -> str:
    keys = users(base, name)
    named = ", ".join(f"`{key}`" for key in keys[:MAX_NAMED_CARDS])
    return f"{named} …" if len(keys) > MAX_NAMED_CARDS else named


def parts() -> dict[str, Lines]:
    """The parts to write into the page."""
    return {
        "hooks of all cards": hooks(Card),
        "hooks of characters": hooks(Character),
        "hooks of districts": hooks(District),
    }
