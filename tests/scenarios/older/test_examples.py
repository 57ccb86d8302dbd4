"""The worked examples of the older rulebooks, and the Italian sheet's own values."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

OLDER = ("2002", "dark_city", "2000")


def merchant() -> Scene:
    """A Merchant with no gold, Docks in hand and two green districts, called in a moment."""
    scene = Scene(
        seat(hand=["docks"], city=["tavern", "market"], characters=["merchant"]),
        seat(characters=["king"]),
        seat(characters=["warlord"]),
        seat(characters=["thief"]),
        revealed={"thief": 3},
        deck=["palace", "castle"],
        called=4,
        edition="2000",
    )
    scene.do("gather gold", "end")
    assert scene.asked == 0
    return scene


@proves("EX-3", "OLD-4", "TURN-5")
def test_a_merchant_who_builds_before_the_income() -> None:
    scene = merchant()
    assert scene.gold(0) == 1  # by itself
    scene.do("gather gold")
    assert scene.gold(0) == 3
    scene.do("build docks")
    assert scene.gold(0) == 0
    scene.do("income", "end")
    assert scene.gold(0) == 3
    assert scene.hand(0) == []
    assert scene.city(0) == ["tavern", "market", "docks"]


@proves("EX-4", "OLD-4", "TURN-4")
def test_a_merchant_who_takes_a_card_after_the_income() -> None:
    scene = merchant()
    scene.do("income")
    assert scene.gold(0) == 3
    scene.do("gather cards")
    assert sorted(scene.options) == ["keep castle", "keep palace"]
    scene.do("keep palace", "build docks", "end")
    assert (scene.gold(0), scene.hand(0)) == (0, ["palace"])
    assert scene.city(0) == ["tavern", "market", "docks"]


@proves("EX-5", "magician")
def test_a_magician_who_builds_before_swapping() -> None:
    scene = Scene(
        seat(gold=2, hand=["castle"], characters=["magician"]),
        seat(hand=["tavern", "market", "church"], characters=["king"]),
        seat(characters=["warlord"]),
        seat(characters=["bishop"]),
        called=3,
        edition="2000",
    )
    scene.do("gather gold", "build castle", "swap 1")
    assert (scene.gold(0), scene.city(0)) == (0, ["castle"])
    hand = scene.hand(0)
    assert isinstance(hand, list)
    assert sorted(hand) == ["church", "market", "tavern"]
    assert scene.hand(1) == []


@proves("EX-9", "OLD-4")
def test_a_merchant_of_2002_gets_three_gold_or_a_card_and_one_gold() -> None:
    def scene() -> Scene:
        mine = seat(characters=["merchant"])
        return Scene(mine, seat(), seat(), seat(), called=6, deck=["palace", "castle"], edition="2002")

    gold = scene()
    assert gold.gold(0) == 0  # not before gathering
    gold.do("gather gold")
    assert (gold.gold(0), gold.hand(0)) == (3, [])
    cards = scene()
    cards.do("gather cards", "keep castle")
    assert (cards.gold(0), cards.hand(0)) == (1, ["castle"])


@proves("EX-9", "OLD-4")
def test_an_architect_of_dark_city_gets_three_cards_or_two_cards_and_two_gold() -> None:
    def scene() -> Scene:
        scene_ = Scene(
            seat(characters=["architect"]),
            seat(characters=["merchant"]),
            seat(),
            seat(),
            called=6,
            edition="dark_city",
        )
        scene_.do("gather gold", "end")
        assert scene_.asked == 0
        return scene_

    def cards(scene_: Scene) -> int:
        hand = scene_.hand(0)
        assert isinstance(hand, list)
        return len(hand)

    gold = scene()
    assert cards(gold) == 2  # at the start of the turn
    gold.do("gather gold")
    assert (gold.gold(0), cards(gold)) == (2, 2)
    three = scene()
    three.do("gather cards")
    three.do(three.options[0])
    assert (three.gold(0), cards(three)) == (0, 3)


@proves("EX-10")
@pytest.mark.parametrize("edition", OLDER)
@pytest.mark.parametrize("district", ["university", "dragon_gate"])
def test_university_and_dragon_gate_are_destroyed_for_five(edition: str, district: str) -> None:
    scene = Scene(
        seat(gold=5, characters=["warlord"]),
        seat(city=[district]),
        seat(),
        seat(),
        turn=0,
        gathered=True,
        edition=edition,
    )
    scene.do(f"destroy 1 {district}")
    assert (scene.gold(0), scene.city(1)) == (0, [])
    assert scene.deck[-1] == district


@proves(
    "IT-3", "2000/great_wall", "2000/wishing_well", "2000/quarry", "2000/imperial_treasury", "2000/smithy"
)
def test_the_sheets_own_values_are_kept_on_purpose() -> None:
    warlord = Scene(
        seat(gold=9, characters=["warlord"]),
        seat(city=["great_wall", "tavern", "palace"]),
        seat(),
        seat(),
        turn=0,
        gathered=True,
        edition="2000",
    )
    assert warlord.price("destroy 1 tavern") == 0 + 4
    assert warlord.price("destroy 1 palace") == 4 + 4
    assert warlord.price("destroy 1 great_wall") == 5

    city = ["quarry", "smithy", "palace"]
    king = seat(gold=3, hand=["palace"], city=city, characters=["king"])
    scene = Scene(king, seat(), seat(), seat(), turn=0, gathered=True, edition="2000")
    assert scene.price("build palace") == 0
    assert scene.price("smithy") == 3

    rich = seat(gold=6, city=["wishing_well", "imperial_treasury"])
    over = Scene(rich, seat(), seat(), seat(), phase="over", edition="2000")
    assert sum(over.score(0).values()) == 5 + 4 + 6
