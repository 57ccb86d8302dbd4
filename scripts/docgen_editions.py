"""Generate what docs/editions.md compares: the data of the editions and the texts of their cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from citadels.editions import EDITIONS
from citadels.engine.cards import Character, District
from citadels.engine.rules import Edition
from citadels.locale import Texts
from scripts.docgen_markers import Lines, table

TEXTS = Texts("en", strict=True)

Rows = Iterator[Sequence[object]]


def parts() -> dict[str, Lines]:
    """Return the tables and lists, by the names of their parts."""
    return {
        "at a glance": _side_by_side("", _glance()),
        "characters": _texts(_character_keys()),
        "what they do": _texts(_unique_keys()),
    }


def _side_by_side(first: str, rows: Rows) -> Lines:
    return table((first, *[f"`{key}`" for key in EDITIONS]), rows)


# -- at a glance ---------------------------------------------------------------------------


def _glance() -> Rows:
    editions = EDITIONS.values()
    yield "players", *[f"{min(e.spec.sizes)}–{max(e.spec.sizes)}" for e in editions]
    yield "characters", *[len(e.characters) for e in editions]
    yield "district cards", *map(_deck, editions)
    yield "a complete city", *map(_sizes, editions)
    yield "optional rules", *[", ".join(f"`{v}`" for v in e.variants) or "–" for e in editions]
    yield "lists", *[", ".join(f"`{p}`" for p in (*e.presets, "random")) for e in editions]


def _deck(edition: Edition) -> str:
    basic = sum(edition.copies[: edition.basic_kinds])
    unique = {district.key: edition.copies[district.kind] for district in _unique_of(edition)}
    usual = sum(unique[key] for key in edition.spec.usual) or edition.spec.unique_count or 0
    if not edition.spec.usual:
        return f"{basic} + {usual} of {len(unique)} unique"
    extras = sum(unique.values()) - usual
    return f"{basic} + {usual} purple" + (f", {extras} extra" if extras else "")


def _sizes(edition: Edition) -> str:
    sizes = {seats: " or ".join(map(str, found)) for seats, found in edition.spec.sizes.items()}
    if len(set(sizes.values())) == 1:
        return f"{next(iter(sizes.values()))} districts"
    return f"{sizes[4]} districts; {sizes[2]} with 2 or 3 players"


# -- cards -----------------------------------------------------------------------------------


def _unique_of(edition: Edition) -> list[District]:
    return edition.districts[edition.basic_kinds :]


def _character_keys() -> list[str]:
    """Return all keys, those of the newest edition first."""
    return list(dict.fromkeys([card.key for edition in EDITIONS.values() for card in edition.characters]))


def _unique_keys() -> list[str]:
    return sorted({district.key for edition in EDITIONS.values() for district in _unique_of(edition)})


def _card(edition: Edition, key: str) -> Character | District | None:
    kind = edition.kind.get(key)
    return edition.districts[kind] if kind is not None else edition.character(key)


def _texts(keys: Sequence[str]) -> Iterator[str]:
    for key in keys:
        cards = {edition.key: card for edition in EDITIONS.values() if (card := _card(edition, key))}
        moved = len({_value(card) for card in cards.values()}) > 1
        by_text: dict[str, list[str]] = {}
        for edition, card in cards.items():
            value = f"({_value(card)}) " if moved else ""
            by_text.setdefault(value + TEXTS.for_edition(edition).card_text(key), []).append(f"`{edition}`")
        if len(by_text) == 1:
            continue  # the rules have it, and there is nothing to compare
        yield f"- **{TEXTS.name(key)}**"
        yield from [f"  - {', '.join(editions)}: {text}" for text, editions in by_text.items()]


def _value(card: Character | District) -> str:
    return f"rank {card.rank}" if isinstance(card, Character) else f"cost {card.cost}"
