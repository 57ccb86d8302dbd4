"""The Artist of the older editions, and the casts that the expansion characters make."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

import citadels
from tests.scenarios.scene import BASIC_CAST, Scene, bewitching, proves, seat

EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])
EXPANSION = ("witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat")


def scene(edition: str, city: Sequence[str], gold: int = 5, **more: object) -> Scene:
    return Scene(
        seat(gold, [], city, ["artist"]),
        seat(city=["palace"]),
        seat(),
        seat(),
        cast=["artist"],
        turn=0,
        edition=edition,
        **more,  # type: ignore[arg-type]
    )


@proves("2002/artist", "dark_city/artist")
@EXPANDED
def test_one_own_gold_onto_one_own_district(edition: str) -> None:
    scene_ = scene(edition, ["tavern", "temple"])
    assert scene_.offers("beautify") == ["beautify temple", "beautify tavern"]
    scene_.do("beautify temple", "done")
    assert (scene_.city(0), scene_.gold(0)) == (["tavern", "temple+"], 4)


@proves("2002/artist", "dark_city/artist")
@EXPANDED
def test_two_districts_in_one_use(edition: str) -> None:
    scene_ = scene(edition, ["tavern", "temple", "manor"])
    scene_.do("beautify manor", "beautify tavern")
    assert (scene_.city(0), scene_.gold(0)) == (["tavern+", "temple", "manor+"], 3)
    assert scene_.refuses("beautify temple") == "used"


@proves("2002/artist", "dark_city/artist")
@EXPANDED
def test_each_district_once_and_only_with_gold(edition: str) -> None:
    scene_ = scene(edition, ["tavern+", "temple"])
    assert scene_.refuses("beautify tavern+") == "beautified"
    assert scene(edition, ["tavern"], gold=0).refuses("beautify tavern") == "gold"


@proves("2002/artist", "dark_city/artist")
@EXPANDED
def test_a_beautified_district_scores_one_more(edition: str) -> None:
    scene_ = scene(edition, ["tavern", "temple"], first=[1])
    scene_.do("beautify temple", "beautify tavern", "gather gold", "end")
    assert scene_.score(0)["districts"] == 4


@proves("2002/artist", "dark_city/artist")
@EXPANDED
def test_a_beautified_district_costs_the_warlord_one_more(edition: str) -> None:
    scene_ = Scene(
        seat(5, characters=["warlord"]),
        seat(city=["manor+"]),
        seat(),
        seat(),
        cast=["artist"],
        turn=0,
        gathered=True,
        edition=edition,
    )
    assert scene_.price("destroy 1 manor+") == 3


@proves("2002/artist", "dark_city/artist", "2002/witch", "dark_city/witch")
@EXPANDED
def test_a_witch_beautifies_her_own_city(edition: str) -> None:
    scene_ = bewitching(
        "artist", seat(city=["manor"]), seat(city=["tavern"]), seat(), seat(), edition=edition
    )
    assert scene_.offers("beautify") == ["beautify manor"]
    scene_.do("beautify manor")
    assert (scene_.city(0), scene_.gold(0)) == (["manor+"], 1)


# -- casts


@proves("EXP-1")
@EXPANDED
def test_any_mix_of_basic_and_expansion_characters_is_legal(edition: str) -> None:
    for cast in product(*zip(BASIC_CAST, EXPANSION, strict=True)):
        game = citadels.new_game(edition, seats=5, characters=cast, seed=1)
        assert game.to_json()["characters"] == list(cast)


@proves("EXP-1")
@EXPANDED
def test_two_characters_of_one_rank_are_not(edition: str) -> None:
    with pytest.raises(citadels.SetupError, match="both have rank 1"):
        citadels.new_game(edition, seats=5, characters=[*BASIC_CAST, "witch"])
    with pytest.raises(citadels.SetupError, match="both have rank 9"):
        citadels.new_game(edition, seats=5, characters=[*BASIC_CAST, "queen", "artist"])


@proves("EXP-1", "OLD-1")
@EXPANDED
def test_a_ninth_character_makes_nine_and_eight_players_possible(edition: str) -> None:
    for seats in (4, 5, 6, 7, 8):
        game = citadels.new_game(edition, seats=seats, characters=[*BASIC_CAST, "artist"], seed=1)
        assert game.to_json()["characters"] == [*BASIC_CAST, "artist"]
    for seats in (2, 3):
        with pytest.raises(citadels.SetupError):
            citadels.new_game(edition, seats=seats, characters=[*BASIC_CAST, "artist"])
    with pytest.raises(citadels.SetupError):
        citadels.new_game(edition, seats=8, characters=BASIC_CAST)


@proves("EXP-1", "OLD-1")
@EXPANDED
def test_the_default_cast_is_basic_with_eight_players_plus_the_artist(edition: str) -> None:
    for seats in range(2, 8):
        assert citadels.new_game(edition, seats=seats, seed=1).to_json()["characters"] == list(BASIC_CAST)
    eight = citadels.new_game(edition, seats=8, seed=1)
    assert eight.to_json()["characters"] == [*BASIC_CAST, "artist"]


@proves("EXP-1")
def test_the_italian_game_has_the_eight_basic_characters_alone() -> None:
    characters = [character.key for character in citadels.EDITIONS["2000"].characters]
    assert sorted(characters) == sorted(BASIC_CAST)
    with pytest.raises(citadels.SetupError):
        citadels.new_game("2000", seats=5, ninth="artist")
    with pytest.raises(citadels.SetupError):
        citadels.new_game("2000", seats=8)
