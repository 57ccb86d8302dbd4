"""The Alchemist of the older editions."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat

EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])
UNIQUE = ["factory", "park", "poor_house"]


def scene(edition: str, gold: int, hand: Sequence[str], city: Sequence[str] = ()) -> Scene:
    return Scene(
        seat(gold, hand, city, ["alchemist"]),
        seat(),
        seat(),
        seat(),
        cast=["alchemist"],
        unique=UNIQUE,
        turn=0,
        gathered=True,
        edition=edition,
    )


@proves("2002/alchemist")
def test_in_2002_the_gold_comes_back_at_the_end_of_the_turn() -> None:
    scene_ = scene("2002", 6, ["palace"])
    scene_.do("build palace")
    assert scene_.gold(0) == 1
    events = scene_.do("end")
    assert kinds(events)[:2] == ["GoldGained", "TurnEnded"]
    assert scene_.gold(0) == 6


@proves("dark_city/alchemist")
def test_in_dark_city_the_gold_comes_back_right_after_building() -> None:
    scene_ = scene("dark_city", 6, ["palace"])
    events = scene_.do("build palace")
    assert kinds(events) == ["BuildingBegan", "GoldPaid", "DistrictBuilt", "GoldGained"]
    assert scene_.gold(0) == 6
    events = scene_.do("end")
    assert kinds(events)[0] == "TurnEnded"
    assert scene_.gold(0) == 6  # not twice


@proves("2002/alchemist", "dark_city/alchemist", "2002/smithy", "dark_city/smithy")
def test_what_came_back_can_be_spent_again_in_dark_city_only() -> None:
    early = scene("dark_city", 3, ["manor"], ["smithy"])
    early.do("build manor", "smithy")
    assert (early.gold(0), len(early.hand(0))) == (0, 3)  # type: ignore[arg-type]
    early.do("end")
    assert early.gold(0) == 0  # the Smithy's price does not come back
    late = scene("2002", 3, ["manor"], ["smithy"])
    late.do("build manor")
    assert late.refuses("smithy") == "gold"


@proves("2002/alchemist", "dark_city/alchemist")
@EXPANDED
def test_the_cost_must_be_there_to_begin_with(edition: str) -> None:
    assert scene(edition, 2, ["manor"]).refuses("build manor") == "gold"


@proves("2002/alchemist", "dark_city/alchemist")
@EXPANDED
def test_no_other_gold_comes_back(edition: str) -> None:
    scene_ = scene(edition, 5, ["tavern"], ["smithy"])
    price = 2 if edition == "2002" else 3
    scene_.do("smithy", "build tavern", "end")
    assert scene_.gold(0) == 5 - price


@proves("2002/alchemist", "dark_city/alchemist")
@EXPANDED
def test_without_building_nothing_comes_back(edition: str) -> None:
    scene_ = scene(edition, 5, ["tavern"])
    assert "GoldGained" not in kinds(scene_.do("end"))
    assert scene_.gold(0) == 5


@proves("2002/alchemist", "dark_city/alchemist", "2002/factory", "dark_city/factory")
@EXPANDED
def test_only_what_was_really_paid_comes_back(edition: str) -> None:
    scene_ = scene(edition, 5, ["library"], ["factory"])
    scene_.do("build library", "end")
    assert scene_.gold(0) == 5


@proves("2002/alchemist", "2002/poor_house", "2002/park", "TURN-7")
def test_in_2002_the_refund_comes_after_poor_house_and_park() -> None:
    scene_ = scene("2002", 3, ["manor"], ["park", "poor_house"])
    events = scene_.do("build manor", "end")
    assert kinds(events)[:4] == ["GoldGained", "CardsDrawn", "GoldGained", "TurnEnded"]
    assert scene_.gold(0) == 1 + 3


@proves("dark_city/alchemist", "dark_city/poor_house", "dark_city/park")
def test_in_dark_city_the_refund_is_there_when_the_poor_house_looks() -> None:
    scene_ = scene("dark_city", 3, ["manor"], ["park", "poor_house"])
    scene_.do("build manor")
    events = scene_.do("end")
    assert kinds(events)[:2] == ["CardsDrawn", "TurnEnded"]
    assert scene_.gold(0) == 3


@proves("2002/alchemist", "2002/witch")
def test_in_2002_a_witch_gets_her_gold_back_at_the_end_of_her_turn() -> None:
    scene_ = bewitching("alchemist", seat(3, ["palace"]), seat(), seat(), seat(), edition="2002")
    scene_.do("build palace")
    assert scene_.gold(0) == 0
    scene_.do("end")
    assert scene_.gold(0) == 5


@proves("dark_city/alchemist", "dark_city/witch")
def test_in_dark_city_a_witch_gets_her_gold_back_at_once() -> None:
    scene_ = bewitching("alchemist", seat(3, ["palace"]), seat(), seat(), seat(), edition="dark_city")
    scene_.do("build palace")
    assert scene_.gold(0) == 5
    scene_.do("end")
    assert scene_.gold(0) == 5


@proves("2002/alchemist", "dark_city/alchemist", "FEW-1")
@EXPANDED
def test_with_two_players_only_his_own_turn_is_refunded(edition: str) -> None:
    scene_ = Scene(
        seat(5, ["tavern", "manor"], characters=["king", "alchemist"]),
        seat(characters=["bishop", "warlord"]),
        cast=["alchemist"],
        turn=0,
        gathered=True,
        edition=edition,
    )
    scene_.do("build tavern", "end")
    assert scene_.gold(0) == 4
    scene_.do("gather gold", "end", "gather gold", "build manor", "end")
    assert scene_.gold(0) == 6
