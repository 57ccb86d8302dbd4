"""Rulings belong to a card and an edition: what is shown for an older card follows its own rulebook."""

from __future__ import annotations

import re

import pytest

from citadels.editions import EDITIONS
from citadels.engine.rules import Edition
from citadels.locale import LANGUAGES, Texts

OLDER = ("2002", "dark_city", "2000")
EXPANDED = ("2002", "dark_city")  # with the expansion characters

# What only the 2016 edition has, besides its cards.
ONLY_2016 = ("warrant", "threat", "bribe", "flower", "token", "rank is still", "confiscate", "seize")

# What the rulings of an older card say, by rule of docs/rules.md: cards, editions, words that must be there.
FACTS = {
    "OLD-2": (("king",), EXPANDED, "as soon as you are called"),
    "OLD-5": (("assassin",), OLDER, "A killed character is revealed at the end of the round"),
    "IT-2": (("warlord",), ("2000",), "city of eight or more"),
    "10.2 Tax Collector": (
        ("tax_collector",),
        ("2002", "dark_city"),
        "killed, or no one chose that character",
    ),
    "10.2 Diplomat": (
        ("diplomat",),
        ("2002", "dark_city"),
        "cannot take the Keep, a district of a living Bishop",
    ),
    "10.2 Diplomat, Graveyard": (("diplomat", "graveyard"), EXPANDED, "ot used"),
    "10.2 Queen": (("queen",), EXPANDED, "King beside you was killed"),
    "10.2 Witch": (("witch",), EXPANDED, "the tax is paid to you"),
    "10.4 Library": (("observatory",), OLDER, "or two with the Library"),
    "10.4 Keep": (("warlord",), OLDER, "cannot destroy the Keep"),
    "10.4 Great Wall": (("warlord",), ("2000",), "costs 4 more to destroy"),
    "10.4 School of Magic": (("school_of_magic",), OLDER, "purple"),
}


def keys(edition: Edition) -> list[str]:
    return [card.key for card in (*edition.characters, *edition.districts)]


def shown(language: str, edition: str) -> dict[str, str]:
    """The rulings of all cards of an edition, by card."""
    texts = Texts(language, strict=True, edition=edition)
    return {card: texts.rulings(card) for card in keys(EDITIONS[edition])}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", OLDER)
def test_no_ruling_names_a_card_that_the_edition_lacks(language: str, edition: str) -> None:
    own = Texts(language, edition=edition)
    there = {own.name(card) for card in keys(EDITIONS[edition])}
    names = {
        Texts(language, edition=other.key).name(card) for other in EDITIONS.values() for card in keys(other)
    }
    # A name within a longer name, such as the Wall in the Great Wall, is not the shorter card's.
    absent = {name for name in names - there if not any(name in longer for longer in there)}
    for card, rulings in shown(language, edition).items():
        found = {name for name in absent if re.search(rf"\b{re.escape(name)}\b", rulings)}
        assert found == set(), (card, rulings)


@pytest.mark.parametrize("edition", OLDER)
def test_no_ruling_speaks_of_what_only_2016_has(edition: str) -> None:
    for card, rulings in shown("en", edition).items():
        assert [word for word in ONLY_2016 if word in rulings] == [], card


@pytest.mark.parametrize("rule", FACTS)
def test_rulings_follow_the_rules_of_their_edition(rule: str) -> None:
    cards, editions, words = FACTS[rule]
    for edition in editions:
        rulings = shown("en", edition)
        assert [card for card in cards if words not in rulings[card]] == [], edition


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_language_has_the_rulings_of_the_same_cards(language: str, edition: str) -> None:
    english, other = shown("en", edition), shown(language, edition)
    assert {card for card in english if bool(english[card]) != bool(other[card])} == set()


def test_an_edition_made_from_another_shows_its_rulings() -> None:
    for key in ("2016", "2000"):
        made = EDITIONS[key].extended("mine")
        assert made.spec.ancestors == (key, *EDITIONS[key].spec.ancestors)


def test_texts_of_an_ancestor_hold_where_an_edition_has_none() -> None:
    assert Texts(edition="2000").card_text("laboratory") == Texts(edition="2002").card_text("laboratory")
    assert Texts(edition="dark_city").card_text("quarry") == Texts().card_text("quarry")
    assert Texts(edition="2002").card_text("quarry") != Texts().card_text("quarry")


def test_older_editions_speak_of_purple_districts() -> None:
    assert Texts(edition="2016").type_name("unique") == "Unique"
    assert {Texts(edition=edition).type_label("unique") for edition in OLDER} == {"purple"}
