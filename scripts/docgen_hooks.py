"""The hooks of cards for docs/custom-cards.md, with cards that use each."""

from __future__ import annotations

import inspect
from typing import Final

import citadels
from citadels.engine.cards import Card, Character, District
from scripts.docgen_markers import Lines

MAX_NAMED_CARDS: Final = 2  # cards to name as examples of a hook


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


def hooks(base: type[Card]) -> list[str]:
    """The names of the hooks that a class declares."""
    return [
        name for name, member in vars(base).items() if inspect.isfunction(member) and not name.startswith("_")
    ]


def _listed(base: type[Card]) -> str:
    shown = []
    for name in hooks(base):
        keys = users(base, name)[:MAX_NAMED_CARDS]
        shown.append(f"`{name}`" + (f" ({', '.join(keys)})" if keys else ""))
    return f"- `{base.__name__}`: {', '.join(shown)}"


def parts() -> dict[str, Lines]:
    """The parts to write into the page."""
    return {"the hooks": [_listed(base) for base in (Card, Character, District)]}
