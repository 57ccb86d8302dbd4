"""The other languages say what English says: the same messages, the same arguments, words of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from scripts.message_patterns import outcomes, selectors
from scripts.message_patterns import parts as patterns

from citadels.editions import EDITIONS
from citadels.locale import DEFAULT, GENDER, LANGUAGES, PLAYER, Texts, load_language, message_id, sources

OTHERS = LANGUAGES[1:]
EDITION_KEYS = {message_id(key) for key in EDITIONS}
COMMON = {"web-chat"}  # what may be the same as in English in any language

# What is chosen by other words than in English: the Smithy's name, where it differs between editions, is in
# $source-for, and French tells spectators who takes cards and who is given some.
ON_PURPOSE = {"fr": {"event-gold-paid", "event-cards-moved"}, "es": {"event-gold-paid"}}


@cache
def written(language: str) -> dict[str, str]:
    """All values and attributes of a language as they are written, by id."""
    found: dict[str, str] = {}
    for text in sources(language).values():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                found |= {id: " ".join(text[start:end].split()) for id, start, end in parts(entry)}
    return found


def parts(entry: ast.Message) -> list[tuple[str, int, int]]:
    """The value of a message and its attributes, and where they stand."""
    id = entry.id.name
    named = [(f"{id}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
    values = [(id, entry.value), *named] if entry.value is not None else named
    return [(id, value.span.start, value.span.end) for id, value in values if value.span is not None]


def of_one_edition(id: str) -> bool:
    """Whether it is about a card in one edition, whose name or text may differ in one language only."""
    return id.partition(".")[0].partition("--")[2] in EDITION_KEYS


def is_form(id: str, language: str) -> bool:
    """Whether it is an attribute that only this language needs, of a card, a player or a type."""
    message, _, attribute = id.partition(".")
    if message == PLAYER or message.startswith("type-"):
        return attribute != ""
    return attribute in (*Texts(language).forms, GENDER)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing(language: str) -> None:
    missing = written("en").keys() - written(language).keys()
    articles = tuple(f".{form}" for form in Texts(DEFAULT).forms)  # other languages have forms of their own
    assert {id for id in missing if not of_one_edition(id) and not id.endswith(articles)} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_over(language: str) -> None:
    more = written(language).keys() - written("en").keys()
    assert {id for id in more if not is_form(id, language) and not of_one_edition(id)} == set()


def arguments(pattern: str, language: str) -> set[str]:
    """What stands behind the $, without its form: card of card-def, type of type-adj-plural."""
    of_types = {id.split(".")[1] for id in written(language) if id.startswith("type-") and "." in id}
    of_cards = {*Texts(language).forms, *Texts(DEFAULT).forms}
    of_players = [id.removeprefix(f"{PLAYER}.") for id in written(language) if id.startswith(f"{PLAYER}.")]
    capitalized = [form[:1].upper() + form[1:] for form in of_cards]
    forms = {*of_cards, *of_players, *capitalized, *of_types, "count"}
    form = "|".join(sorted(forms, key=len, reverse=True))
    added = (GENDER, *load_language(language).beginnings)
    names = [name for name in re.findall(r"\$([\w-]+)", pattern) if not name.endswith(added)]
    return {re.sub(rf"-({form})$", "", name) for name in names}


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_no_argument_is_made_up(language: str) -> None:
    english = written("en")
    made_up = {
        id: arguments(pattern, language) - arguments(english[id], language)
        for id, pattern in written(language).items()
        if id in english
    }
    assert {id: names for id, names in made_up.items() if names} == {}


def worded(id: str, language: str) -> set[frozenset[tuple[str, str]]]:
    """The words that choose what is said together, without those about how a name begins."""
    beginnings = tuple(load_language(language).beginnings)
    found = {
        frozenset({(name, key) for name, key in one if not name.endswith(beginnings)})
        for one in outcomes(patterns(language)[id].pattern)
    }
    return {one for one in found if len(dict(one)) == len(one)}  # no word is two things at once


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_words_choose_what_is_said(language: str) -> None:
    """A variant that is lost falls back to the default: that is wrong, but neither empty nor unused."""
    both = [id for id in patterns(DEFAULT) if id in patterns(language)]
    different = {id for id in both if worded(id, language) != worded(id, DEFAULT)}
    assert different == ON_PURPOSE.get(language, set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_choice_wherever_one_is_made(language: str) -> None:
    alone = [id for id, part in patterns(language).items() if any(one_variant(part.pattern))]
    assert alone == []


def one_variant(pattern: ast.Pattern) -> Iterator[bool]:
    """Whether each of the selectors has a single variant."""
    for select in selectors(pattern):
        yield len(select.variants) == 1
        for variant in select.variants:
            yield from one_variant(variant.value)


def has_words(pattern: str) -> bool:
    return re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", pattern)) is not None


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str) -> None:
    english = written("en")
    same = {id for id, pattern in written(language).items() if pattern == english.get(id)}
    found = {id for id in same if has_words(english[id])}
    assert found - COMMON == set(load_language(language).same_as_english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_all_forms_of_its_name(language: str) -> None:
    forms = ("def",) if language == DEFAULT else (*Texts(language).forms, GENDER)
    cards = {
        message_id(card.key)
        for edition in EDITIONS.values()
        for card in (*edition.characters, *edition.districts)
    }
    assert {f"{card}.{form}" for card in cards for form in forms} - written(language).keys() == set()
