"""What a language declares about itself: elision, genders, tags."""

from __future__ import annotations

import pytest

from citadels.engine.errors import CitadelsError
from citadels.locale import LANGUAGES, Texts, accepted_languages, load_language, match_language
from citadels.locale.languages import Genders, SeveralRule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_declares_itself(language: str) -> None:
    about = load_language(language)
    assert about.name
    assert language in about.tags
    assert len(set(about.bot_names)) >= 7
    assert all(word == word.casefold() for word in about.fillers)


@pytest.mark.parametrize(
    "name",
    ["Alba", "Élodie", "Isa", "Yves", "Yvonne", "Hélène", "Henri", "Hugo", "Œdipe"],
)
def test_french_elides_before_a_vowel_and_a_mute_h(name: str) -> None:
    assert Texts("fr").player_arguments("seat", name)["seat-of"] == f"d’{name}"


@pytest.mark.parametrize(
    "name", ["Berto", "Hans", "Harry", "Heidi", "Yann", "Youssef", "Yasmine", "8", "李明"]
)
def test_french_does_not_elide_before_an_aspirated_h_or_a_glide(name: str) -> None:
    assert Texts("fr").player_arguments("seat", name)["seat-of"] == f"de {name}"


@pytest.mark.parametrize(
    ("language", "second", "text"),
    [
        ("es", "Hilda", "Ana e Hilda"),
        ("es", "Hierro", "Ana y Hierro"),
        ("es", "Olga", "Ana y Olga"),
        ("it", "Elena", "Ana ed Elena"),
        ("it", "Alba", "Ana e Alba"),
        ("en", "Ines", "Ana and Ines"),
    ],
)
def test_and_depends_on_what_follows(language: str, second: str, text: str) -> None:
    assert Texts(language).listed(["Ana", second]) == text


def test_a_name_without_forms_is_given_as_it_is() -> None:
    assert Texts("en").player_arguments("seat", "Ann") == {"seat": "Ann"}


# -- genders ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "gender"),
    [(["tavern"], "f"), (["tavern", "cathedral"], "fp"), (["tavern", "manor"], "mp"), ([], "mp")],
)
def test_french_lists_are_feminine_if_all_their_parts_are(cards: list[str], gender: str) -> None:
    assert Texts("fr").cards_arguments("cards", cards)["cards-gender"] == gender


def test_a_language_has_its_own_genders_and_rules() -> None:
    polish = Genders("m", (SeveralRule("personal", any=("mp", "personal")), SeveralRule("things")))
    assert polish.of_several(["f", "mp"]) == "personal"
    assert polish.of_several(["f", "n"]) == "things"
    assert Genders("n").of_several(["m", "f"]) == "n"


# -- choice of a language --------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["pt-BR"], "pt"),
        (["pt_PT"], "pt"),
        (["fr-CA-x-private", "en"], "fr"),
        (["tlh", "es-419"], "es"),
        (["frr", "eng"], None),  # North Frisian is not French
        (["", "*", "-"], None),
        ([], None),
    ],
)
def test_a_tag_finds_its_language(wanted: list[str], found: str | None) -> None:
    assert match_language(wanted) == found


def test_the_most_wanted_language_comes_first() -> None:
    assert accepted_languages("de, en;q=0.3, fr-CH;q=0.9, it;q=0, es;q=lots") == ["de", "fr-CH", "en"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(CitadelsError, match="unknown language 'tlh'; choose from en, fr"):
        load_language("tlh")
