"""The Merchant."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, bewitching, proves, seat


def scene(city: list[str], hand: list[str] | None = None, gold: int = 0) -> Scene:
    return Scene(
        seat(gold, hand or [], city, ["merchant"]), seat(), seat(), seat(), unique=["school_of_magic"], turn=0
    )


@proves("merchant", "school_of_magic")
def test_income_counts_trade_districts_and_the_school_of_magic() -> None:
    scene_ = scene(["tavern", "market", "docks", "temple", "manor", "prison", "keep", "school_of_magic"])
    scene_.do("income")
    assert scene_.gold(0) == 4


@proves("merchant")
def test_no_income_without_trade_districts() -> None:
    scene_ = scene(["temple", "manor", "prison", "keep"])
    assert scene_.refuses("income") == "no_income"
    assert "profit" in scene_.options


@proves("merchant")
@pytest.mark.parametrize("resource", ["gold", "cards"])
def test_the_extra_gold_comes_whatever_was_gathered(resource: str) -> None:
    scene_ = scene([])
    scene_.do(f"gather {resource}")
    if resource == "cards":
        scene_.do(scene_.options[0])
    before = scene_.player(0)
    scene_.do("profit")
    assert scene_.player(0) == before | {"gold": 2 * (resource == "gold") + 1}


@proves("merchant", "TURN-4")
def test_both_abilities_are_optional_once_a_turn_and_may_come_before_gathering() -> None:
    scene_ = scene(["tavern"])
    scene_.do("profit", "income")
    assert scene_.gold(0) == 2
    assert scene_.refuses("profit") == "used"
    assert scene_.refuses("income") == "used"
    other = scene(["tavern"])
    other.do("gather gold", "end")
    assert other.gold(0) == 2


@proves("TURN-5", "merchant")
def test_a_district_built_first_is_counted() -> None:
    scene_ = scene(["tavern"], ["market"])
    scene_.do("gather gold", "build market", "income")
    assert scene_.gold(0) == 2


@proves("TURN-5")
def test_income_taken_early_is_not_topped_up() -> None:
    scene_ = scene(["tavern"], ["market"])
    scene_.do("income", "gather gold", "build market")
    assert scene_.gold(0) == 1
    assert scene_.refuses("income") == "used"


@proves("witch", "merchant")
def test_a_witch_as_merchant_has_both_abilities_with_her_own_city() -> None:
    scene_ = bewitching("merchant", seat(city=["tavern", "market"]), seat(city=["docks"]), seat(), seat())
    scene_.do("income", "profit")
    assert (scene_.gold(0), scene_.gold(1)) == (2 + 2 + 1, 2)
