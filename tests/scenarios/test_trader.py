"""The Trader."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, proves, seat, signed_warrant


def scene(hand: list[str], city: list[str] | None = None, gold: int = 20) -> Scene:
    return Scene(
        seat(gold, hand, city or [], ["trader"]),
        seat(),
        seat(),
        seat(),
        cast=["trader"],
        unique=["school_of_magic"],
        turn=0,
        gathered=True,
    )


@proves("trader", "school_of_magic")
def test_income_counts_trade_districts_and_the_school_of_magic() -> None:
    scene_ = scene([], ["tavern", "harbor", "temple", "castle", "prison", "keep", "school_of_magic"], 0)
    scene_.do("income")
    assert scene_.gold(0) == 3
    assert scene_.refuses("income") == "used"


@proves("trader")
def test_no_income_without_trade_districts() -> None:
    assert scene([], ["temple", "keep"]).refuses("income") == "no_income"


@proves("trader", "TURN-8")
def test_any_number_of_trade_districts_may_be_built_before_and_after_another() -> None:
    scene_ = scene(["tavern", "market", "docks", "harbor", "temple", "manor"])
    scene_.do("build tavern", "build market", "build temple")
    assert scene_.refuses("build manor") == "limit"
    scene_.do("build docks", "build harbor", "end")
    assert scene_.city(0) == ["tavern", "market", "temple", "docks", "harbor"]
    assert scene_.gold(0) == 20 - 1 - 2 - 1 - 3 - 4


@proves("trader", "school_of_magic")
def test_the_school_of_magic_counts_against_the_limit() -> None:
    scene_ = scene(["school_of_magic", "temple", "tavern"])
    scene_.do("build school_of_magic")
    assert scene_.offers("build") == ["build tavern"]
    assert scene_.refuses("build temple") == "limit"


@proves("trader", "TURN-3")
def test_trade_districts_must_still_be_paid_for_and_differ() -> None:
    scene_ = scene(["tavern", "tavern", "town_hall"], gold=2)
    scene_.do("build tavern")
    assert scene_.refuses("build tavern") == "duplicate"
    assert scene_.refuses("build town_hall") == "gold"


@proves("MAG-4", "trader", "magistrate")
def test_a_confiscated_trade_district_does_not_use_the_limit() -> None:
    scene_ = Scene(
        seat(9, ["tavern", "temple", "manor"], characters=["trader"]),
        seat(characters=["magistrate"]),
        seat(),
        seat(),
        cast=["magistrate", "trader"],
        turn=0,
        gathered=True,
        revealed={"magistrate": 1, "trader": 0},
        marks=[signed_warrant("trader", 1)],
    )
    scene_.do("build tavern", "confiscate", "build temple")
    assert (scene_.city(0), scene_.city(1)) == (["temple"], ["tavern"])
    assert scene_.refuses("build manor") == "limit"


@proves("witch", "trader")
def test_a_witch_as_trader_has_income_and_free_trade() -> None:
    scene_ = bewitching("trader", seat(9, ["market", "docks", "temple"], ["tavern"]), seat(), seat(), seat())
    scene_.do("build temple", "build market", "build docks", "income")
    assert scene_.gold(0) == 9 + 2 - 1 - 2 - 3 + 3
