"""Haunted Quarter."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

FOUR_TYPES = ["manor", "temple", "tavern", "watchtower"]


def scored(*city: str) -> dict[str, int]:
    unique = ["haunted_quarter", "ivory_tower", "wishing_well", "capitol", "basilica"]
    return Scene(seat(city=city), seat(), seat(), seat(), unique=unique, phase="over").score(0)


@proves("haunted_quarter", "END-2")
@pytest.mark.parametrize("missing", FOUR_TYPES)
def test_it_stands_in_for_the_type_that_is_missing(missing: str) -> None:
    others = [district for district in FOUR_TYPES if district != missing]
    assert scored("haunted_quarter", "keep", *others)["all_types"] == 3


@proves("haunted_quarter")
def test_it_may_stay_unique() -> None:
    assert scored("haunted_quarter", *FOUR_TYPES)["all_types"] == 3


@proves("haunted_quarter")
def test_it_stands_in_for_one_type_only() -> None:
    assert "all_types" not in scored("haunted_quarter", "keep", "manor", "temple")
    assert "all_types" not in scored("haunted_quarter", "manor", "temple", "tavern")


@proves("haunted_quarter", "ivory_tower")
def test_as_another_type_it_is_no_longer_unique() -> None:
    assert scored("haunted_quarter", "ivory_tower") == {"districts": 7, "ivory_tower": 5}


@proves("haunted_quarter", "wishing_well")
def test_one_choice_for_everything_and_the_best_one() -> None:
    # As military: 3 for all types. As unique: one point more for the Wishing Well.
    assert scored("haunted_quarter", "wishing_well", "manor", "temple", "tavern") == {
        "districts": 2 + 5 + 3 + 1 + 1,
        "all_types": 3,
        "wishing_well": 1,
    }
    assert scored("haunted_quarter", "wishing_well", "manor") == {"districts": 10, "wishing_well": 2}
    # As noble: 3 for the Capitol. As unique: 1 for the Wishing Well and 3 for the Capitol.
    assert scored("haunted_quarter", "wishing_well", "capitol", "manor", "castle") == {
        "districts": 2 + 5 + 5 + 3 + 4,
        "wishing_well": 3,
        "capitol": 3,
    }


@proves("haunted_quarter")
def test_beautified_too() -> None:
    score = scored("haunted_quarter+", "keep", "manor", "temple", "tavern")
    assert score == {"districts": 3 + 3 + 3 + 1 + 1, "all_types": 3}


@proves("haunted_quarter")
@pytest.mark.parametrize("character", ["king", "bishop", "merchant", "warlord"])
def test_until_scoring_it_is_unique_only(character: str) -> None:
    scene = Scene(seat(characters=[character], city=["haunted_quarter"]), seat(), seat(), seat(), turn=0)
    assert scene.refuses("income") == "no_income"


@proves("haunted_quarter", "factory", "trader")
def test_it_is_built_as_a_unique_district() -> None:
    trader = seat(characters=["trader"], city=["factory"], hand=["haunted_quarter", "manor"], gold=9)
    scene = Scene(trader, seat(), seat(), seat(), turn=0, gathered=True, cast=["trader"])
    assert scene.price("build haunted_quarter") == 1
    scene.do("build haunted_quarter")
    assert scene.refuses("build manor") == "limit"
