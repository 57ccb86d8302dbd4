"""The other languages say what English says: the same messages, the same arguments, words of their own."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from citadels.locale import GENDER, LANGUAGES, PLAYER, Texts, load_language, sources

OTHERS = LANGUAGES[1:]
COMMON = {"web-chat"}  # what is the same as in English in all languages, and ought to be


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
    return "--" in id


def is_form(id: str, language: str) -> bool:
    """Whether it is an attribute that only this language needs, of a card, a player or a type."""
    message, _, attribute = id.partition(".")
    if message == PLAYER or message.startswith("type-"):
        return attribute != ""
    return attribute in (*Texts(language).forms, GENDER)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing(language: str) -> None:
    missing = written("en").keys() - written(language).keys()
    assert {id for id in missing if not of_one_edition(id)} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_over(language: str) -> None:
    more = written(language).keys() - written("en").keys()
    assert {id for id in more if not is_form(id, language) and not of_one_edition(id)} == set()


def arguments(pattern: str, language: str) -> set[str]:
    """What stands behind the $, without its form: card of card-def, type of type-adj-plural."""
    of_types = {id.split(".")[1] for id in written(language) if id.startswith("type-") and "." in id}
    of_cards = Texts(language).forms
    of_players = [id.removeprefix(f"{PLAYER}.") for id in written(language) if id.startswith(f"{PLAYER}.")]
    capitalized = [form[:1].upper() + form[1:] for form in of_cards]
    forms = {*of_cards, *of_players, *capitalized, *of_types, "count"}
    form = "|".join(sorted(forms, key=len, reverse=True))
    added = (GENDER, *load_language(language).beginnings)
    names = [name for name in re.findall(r"\$([\w-]+)", pattern) if not name.endswith(added)]
    return {re.sub(rf"-({form})$", "", name) for name in names}


@pytest.mark.parametrize("language", OTHERS)
def test_no_argument_is_made_up(language: str) -> None:
    english = written("en")
    made_up = {
        id: arguments(pattern, language) - arguments(english[id], language)
        for id, pattern in written(language).items()
        if id in english
    }
    assert {id: names for id, names in made_up.items() if names} == {}


def has_words(pattern: str) -> bool:
    return re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", pattern)) is not None


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str) -> None:
    english = written("en")
    same = {id for id, pattern in written(language).items() if pattern == english.get(id)}
    assert {id for id in same if has_words(english[id])} == {
        *load_language(language).same_as_english,
        *COMMON,
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_card_has_all_forms_of_its_name(language: str) -> None:
    there = written(language).keys()
    cards = [id.removesuffix(".def") for id in there if id.endswith(".def")]
    wanted = {f"{card}.{form}" for card in cards for form in (*Texts(language).forms, GENDER)}
    assert {id for id in wanted - there if not of_one_edition(id)} == set()
