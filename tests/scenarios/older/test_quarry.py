"""Quarry."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

OLDER = ("2002", "dark_city", "2000")
PRICES = {"2002": 1, "dark_city": 1, "2000": 0}  # of a second Tavern

each_edition = pytest.mark.parametrize("edition", OLDER)


def scene(
    edition: str, city: list[str], hand: list[str], gold: int = 9, character: str = "architect"
) -> Scene:
    return Scene(
        seat(characters=[character], city=city, hand=hand, gold=gold),
        seat(hand=["tavern", "manor"], city=["temple"]),
        seat(),
        seat(),
        cast=[character],
        unique=["quarry"],
        turn=0,
        gathered=True,
        edition=edition,
    )


@proves("2002/quarry", "dark_city/quarry", "2000/quarry", "TURN-3")
@each_edition
def test_a_duplicate_may_be_built_with_it_only(edition: str) -> None:
    assert scene(edition, ["tavern"], ["tavern"]).refuses("build tavern") == "duplicate"
    scene_ = scene(edition, ["tavern", "quarry"], ["tavern"])
    assert scene_.price("build tavern") == PRICES[edition]
    scene_.do("build tavern")
    assert scene_.city(0) == ["tavern", "quarry", "tavern"]
    assert scene_.gold(0) == 9 - PRICES[edition]


@proves("2002/quarry", "dark_city/quarry", "2000/quarry", "DIST-1")
@each_edition
def test_it_costs_five_and_works_in_the_turn_it_is_built(edition: str) -> None:
    scene_ = scene(edition, ["tavern"], ["tavern", "quarry"])
    assert scene_.price("build quarry") == 5
    scene_.do("build quarry", "build tavern")
    assert scene_.city(0) == ["tavern", "quarry", "tavern"]


@proves("2002/quarry", "dark_city/quarry", "2000/quarry")
@each_edition
def test_not_with_anothers_quarry(edition: str) -> None:
    king = seat(characters=["king"], city=["tavern"], hand=["tavern"], gold=9)
    other = seat(city=["quarry"])
    scene_ = Scene(
        king, other, seat(), seat(), unique=["quarry"], turn=0, gathered=True, edition=edition
    )  # fmt: skip
    assert scene_.refuses("build tavern") == "duplicate"


# -- 2002: one duplicate at a time


@proves("2002/quarry")
def test_in_2002_there_is_only_one_duplicate_at_a_time() -> None:
    scene_ = scene("2002", ["tavern", "manor", "quarry"], ["tavern", "tavern", "manor", "castle"])
    scene_.do("build tavern")
    assert scene_.refuses("build tavern") == "duplicate"  # nor a third of the same name
    assert scene_.refuses("build manor") == "duplicate"
    scene_.do("build castle")


@proves("2002/quarry")
def test_in_2002_another_one_after_the_first_is_gone() -> None:
    scene_ = Scene(
        seat(characters=["architect"], city=["tavern", "manor", "tavern", "quarry"], hand=["manor"], gold=9),
        seat(characters=["warlord"]),
        seat(characters=["merchant"]),
        seat(characters=["king"]),
        unique=["quarry"],
        called=7,
        turn=0,
        gathered=True,
        edition="2002",
        revealed={"king": 3, "merchant": 2, "architect": 0},
    )
    assert scene_.refuses("build manor") == "duplicate"
    scene_.do("end", "gather gold", "destroy 0 tavern")
    while scene_.prompt != "turn" or scene_.asked != 0:
        wanted = "pick king" if scene_.asked == 0 else "end"
        scene_.do(wanted if wanted in scene_.options else scene_.options[0])
    scene_.do("gather gold", "build manor")
    assert scene_.city(0) == ["manor", "tavern", "quarry", "manor"]


@proves("2002/quarry")
def test_in_2002_one_duplicate_stays_when_the_quarry_is_lost() -> None:
    scene_ = scene("2002", ["tavern", "tavern"], ["tavern", "manor"])
    assert scene_.refuses("build tavern") == "duplicate"
    scene_.do("build manor")
    assert scene_.city(0) == ["tavern", "tavern", "manor"]


@proves("2002/quarry", "2002/wizard")
def test_in_2002_a_wizards_duplicate_counts_as_the_one() -> None:
    scene_ = Scene(
        seat(characters=["wizard", "king"], city=["tavern", "manor", "quarry"], hand=["manor"], gold=9),
        seat(hand=["tavern"], characters=["bishop", "merchant"]),
        cast=["wizard"],
        unique=["quarry"],
        turn=0,
        edition="2002",
    )
    scene_.do("gather gold", "peek 1", "erect tavern", "end", "gather gold")  # then as King
    assert scene_.city(0) == ["tavern", "manor", "quarry", "tavern"]
    assert scene_.refuses("build manor") == "duplicate"


@proves("2002/quarry", "2002/wizard")
def test_in_2002_the_wizard_needs_no_quarry_for_more() -> None:
    scene_ = scene("2002", ["tavern", "manor", "quarry", "tavern"], ["manor"], character="wizard")
    scene_.do("build manor")
    assert scene_.city(0) == ["tavern", "manor", "quarry", "tavern", "manor"]


@proves("2002/quarry", "2002/keep")
def test_in_2002_the_second_keep_is_a_duplicate_too() -> None:
    assert scene("2002", ["keep"], ["keep"]).refuses("build keep") == "duplicate"
    scene_ = scene("2002", ["keep", "tavern", "quarry"], ["keep", "tavern"])
    scene_.do("build keep")
    assert scene_.refuses("build tavern") == "duplicate"


# -- dark_city: any number


@proves("dark_city/quarry")
def test_in_dark_city_any_number_for_their_cost() -> None:
    scene_ = scene("dark_city", ["tavern", "manor", "quarry"], ["tavern", "tavern", "manor"], gold=5)
    scene_.do("build tavern", "build tavern", "build manor")
    assert scene_.city(0) == ["tavern", "manor", "quarry", "tavern", "tavern", "manor"]
    assert scene_.gold(0) == 0


# -- 2000: free


@proves("2000/quarry", "IT-3")
def test_in_2000_any_number_of_duplicates_free() -> None:
    scene_ = scene("2000", ["tavern", "palace", "quarry"], ["tavern", "tavern", "palace"], gold=0)
    scene_.do("build tavern", "build palace", "build tavern")
    assert scene_.city(0) == ["tavern", "palace", "quarry", "tavern", "palace", "tavern"]
    assert scene_.gold(0) == 0


@proves("2000/quarry", "IT-3")
def test_in_2000_within_the_limit() -> None:
    scene_ = scene("2000", ["palace", "quarry"], ["palace", "tavern"], character="king")
    scene_.do("build palace")
    assert scene_.refuses("build tavern") == "limit"
    scene_ = scene("2000", ["palace", "quarry"], ["palace", "tavern"], character="king")
    scene_.do("build tavern")
    assert scene_.refuses("build palace") == "limit"


@proves("2000/quarry", "IT-3")
def test_in_2000_a_district_that_is_not_a_duplicate_is_paid_for() -> None:
    scene_ = scene("2000", ["palace", "quarry"], ["castle", "tavern", "tavern"], gold=4)
    assert scene_.price("build castle") == 4
    scene_.do("build tavern", "build tavern")  # the second one is a duplicate
    assert scene_.gold(0) == 3
    assert scene_.refuses("build castle") == "gold"


@proves("2000/quarry", "END-2")
def test_in_2000_a_free_duplicate_scores_its_cost() -> None:
    city = ["palace", "quarry", "palace"]
    scene_ = Scene(seat(city=city), seat(), seat(), seat(), phase="over", edition="2000")
    assert scene_.score(0) == {"districts": 15}


@proves("2000/quarry", "TURN-2")
def test_in_2000_not_before_gathering() -> None:
    king = seat(characters=["king"], city=["palace", "quarry"], hand=["palace"])
    scene_ = Scene(king, seat(), seat(), seat(), turn=0, edition="2000")
    assert scene_.refuses("build palace") == "gather_first"
