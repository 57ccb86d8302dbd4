"""The catalog for the setup page: editions, presets, cards with their texts, and bots."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from urllib.parse import quote

from msgspec import Struct

from citadels.bots import offered_names
from citadels.editions import folders, usable_editions
from citadels.engine.actions import TYPES
from citadels.engine.cards import Card
from citadels.engine.rules import Edition
from citadels.locale import BEAUTIFIED, Texts, sources
from citadels.tables.document import PACES

TEXTS: Final = ("common.ftl", "scores.ftl", "server.ftl", "web.ftl")  # message files of the page itself


class CardEntry(Struct, frozen=True):
    key: str
    name: str
    text: str
    rulings: str
    drawing: str | None  # URL of a third-party card's drawing; the page has those of the built-in cards
    verbs: list[str]  # verbs of the answers that use it in a turn, or pay with it


class CharacterEntry(CardEntry, frozen=True):
    rank: int
    least_seats: int
    brief: str  # what it does, short enough for its card


class DistrictEntry(CardEntry, frozen=True):
    type: str
    cost: int
    copies: int
    unique: bool
    usual: bool
    never_with: list[str]
    beautified: str  # its name when beautified


class PresetEntry(Struct, frozen=True):
    key: str
    name: str
    text: str
    characters: list[str]
    ninth: str
    districts: list[str]


class EditionEntry(Struct, frozen=True):
    key: str
    name: str
    text: str
    seats: list[int]
    casts: dict[str, list[int]]  # by seats: the possible numbers of characters
    sizes: dict[str, list[int]]  # by seats: how many districts complete a city, the default first
    unique_count: int | None
    variants: list[str]
    types: dict[str, str]  # what each type of district is called
    presets: list[PresetEntry]
    characters: list[CharacterEntry]
    districts: list[DistrictEntry]


class BotEntry(Struct, frozen=True):
    key: str
    name: str
    text: str


class Catalog(Struct, frozen=True):
    language: str
    editions: list[EditionEntry]
    bots: list[BotEntry]  # levels, the weakest first; temperaments; plug-ins
    paces: list[str]
    chat: bool = True  # whether the server allows chat at its tables


def page_texts(language: str) -> str:
    """Return the page's own messages in Fluent syntax."""
    return "\n".join([text for name, text in sources(language).items() if name in TEXTS])


@lru_cache(maxsize=8)
def catalog(language: str) -> Catalog:
    """Return everything that can be chosen for a table, in one language."""
    texts = Texts(language)
    editions = [_edition(texts.for_edition(edition.key), edition) for edition in usable_editions()]
    bots = [BotEntry(bot, texts.bot_name(bot), texts.bot_text(bot)) for bot in offered_names()]
    return Catalog(language, editions, bots, list(PACES))


def _edition(texts: Texts, edition: Edition) -> EditionEntry:
    spec, key = edition.spec, edition.key
    return EditionEntry(
        key=key,
        name=texts.title("edition", key),
        text=texts.card_text(f"edition_{key}"),
        seats=list(spec.sizes),
        casts={str(seats): sorted(n for s, n in spec.drafts if s == seats) for seats in spec.sizes},
        sizes={str(seats): list(sizes) for seats, sizes in spec.sizes.items()},
        unique_count=spec.unique_count,
        variants=list(edition.variants),
        types={type: texts.type_label(type) for type in TYPES},
        presets=[
            PresetEntry(
                preset.key,
                texts.title("preset", preset.key),
                texts.card_text(f"preset_{preset.key}"),
                list(preset.characters),
                preset.ninth,
                list(preset.districts or spec.usual),
            )
            for preset in edition.presets.values()
        ],
        characters=[
            CharacterEntry(
                *_card(texts, edition, card),
                rank=card.rank,
                least_seats=card.min_seats,
                brief=texts.brief(card.key),
            )
            for card in edition.characters
        ],
        districts=[
            DistrictEntry(
                *_card(texts, edition, card),
                type=card.type,
                cost=card.cost,
                copies=edition.copies[card.kind],
                unique=card.kind >= edition.basic_kinds,
                usual=card.key in spec.usual,
                never_with=list(card.incompatible_with),
                beautified=texts.name(card.key + BEAUTIFIED),
            )
            for card in edition.districts
        ],
    )


def _card(texts: Texts, edition: Edition, card: Card) -> tuple[str, str, str, str, str | None, list[str]]:
    key = card.key
    drawn = folders.drawing(edition, key) is not None
    address = f"/drawings/{quote(edition.key, safe='')}/{key}.svg" if drawn else None
    return key, texts.name(key), texts.card_text(key), texts.rulings(key), address, list(card.verbs)
