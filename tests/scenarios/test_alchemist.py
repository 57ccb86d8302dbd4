"""The Alchemist."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat, signed_warrant


def scene(
    gold: int, hand: list[str], city: list[str] | None = None, unique: list[str] | None = None
) -> Scene:
    return Scene(
        seat(gold, hand, city or [], ["alchemist"]),
        seat(),
        seat(),
        seat(),
        cast=["alchemist"],
        unique=unique or [],
        turn=0,
        gathered=True,
    )


@proves("alchemist", "TURN-4")
def test_gold_paid_for_building_comes_back_at_the_end_of_the_turn() -> None:
    scene_ = scene(6, ["palace"])
    scene_.do("build palace")
    assert scene_.gold(0) == 1
    events = scene_.do("end")
    assert scene_.gold(0) == 6
    assert kinds(events)[:2] == ["GoldGained", "TurnEnded"]


@proves("alchemist")
def test_he_cannot_spend_more_than_he_has() -> None:
    scene_ = scene(4, ["stables", "manor"], unique=["stables"])
    scene_.do("build stables")
    assert scene_.refuses("build manor") == "gold"


@proves("alchemist")
def test_several_districts_are_all_refunded() -> None:
    scene_ = scene(5, ["stables", "manor"], unique=["stables"])
    scene_.do("build stables", "build manor")
    assert scene_.gold(0) == 0
    scene_.do("end")
    assert scene_.gold(0) == 5


@proves("alchemist")
def test_no_other_gold_comes_back() -> None:
    scene_ = scene(5, ["tavern"], ["smithy"])
    scene_.do("smithy", "build tavern", "end")
    assert scene_.gold(0) == 3


@proves("alchemist")
def test_without_building_nothing_comes_back() -> None:
    scene_ = scene(5, ["tavern"])
    events = scene_.do("end")
    assert scene_.gold(0) == 5
    assert "GoldGained" not in kinds(events)


@proves("alchemist", "TAX-2")
def test_the_tax_does_not_come_back() -> None:
    scene_ = Scene(
        seat(5, ["tavern"], characters=["alchemist"]),
        seat(),
        seat(),
        seat(),
        cast=["alchemist", "tax_collector"],
        turn=0,
        gathered=True,
    )
    scene_.do("build tavern", "end")
    assert scene_.gold(0) == 4


@proves("alchemist", "factory")
def test_only_what_was_really_paid_comes_back() -> None:
    scene_ = scene(4, ["library"], ["factory"])
    assert scene_.refuses("build library") == "gold"
    scene_ = scene(5, ["library"], ["factory"])
    scene_.do("build library", "end")
    assert scene_.gold(0) == 5


@proves("alchemist", "thieves_den")
def test_cards_paid_for_the_thieves_den_stay_paid() -> None:
    scene_ = scene(4, ["thieves_den", "manor", "temple"])
    scene_.do("build thieves_den", "thieves_den", "pay_card manor", "pay_card temple")
    assert scene_.gold(0) == 0
    scene_.do("end")
    assert (scene_.gold(0), scene_.hand(0)) == (4, [])


@proves("alchemist", "framework")
def test_a_district_built_by_destroying_the_framework_refunds_nothing() -> None:
    scene_ = scene(5, ["palace"], ["framework"], ["framework"])
    scene_.do("build palace", "framework", "end")
    assert scene_.gold(0) == 5


@proves("TURN-7", "alchemist", "poor_house", "park")
def test_the_refund_comes_after_poor_house_and_park() -> None:
    scene_ = scene(3, ["manor"], ["park", "poor_house"], ["park", "poor_house"])
    events = scene_.do("build manor", "end")
    assert kinds(events)[:4] == ["GoldGained", "CardsDrawn", "GoldGained", "TurnEnded"]
    assert scene_.gold(0) == 4
    assert len(scene_.hand(0)) == 2  # type: ignore[arg-type]


@proves("MAG-4", "alchemist", "magistrate")
def test_a_confiscated_district_is_not_refunded_twice() -> None:
    scene_ = Scene(
        seat(5, ["manor"], characters=["alchemist"]),
        seat(characters=["magistrate"]),
        seat(),
        seat(),
        cast=["magistrate", "alchemist"],
        turn=0,
        gathered=True,
        revealed={"magistrate": 1, "alchemist": 0},
        marks=[signed_warrant("alchemist", 1)],
    )
    scene_.do("build manor", "confiscate")
    assert scene_.gold(0) == 5
    scene_.do("end")
    assert scene_.gold(0) == 5


@proves("witch", "alchemist", "WITCH-6")
def test_a_witch_as_alchemist_gets_her_gold_back() -> None:
    scene_ = bewitching("alchemist", seat(3, ["palace"]), seat(), seat(), seat())
    scene_.do("build palace", "end")
    assert scene_.gold(0) == 5
