"""Poor House, Park, Factory and Map Room, which the older editions have as the edition of 2016."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat

BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])
UNIQUE = ["poor_house", "park", "factory", "map_room"]


def scene(edition: str, city: list[str], gold: int = 0, hand: list[str] | None = None) -> Scene:
    """Seat 0, the King, has gathered; the game ends with this round."""
    return Scene(
        seat(gold, hand or [], city, ["king"]), seat(), seat(), seat(), edition=edition, unique=UNIQUE,
        turn=0, gathered=True, first=[3],
    )  # fmt: skip


@BOTH
@proves("2002/poor_house", "dark_city/poor_house")
def test_the_poor_house_gives_one_gold_to_an_owner_without_gold(edition: str) -> None:
    for gold, after in ((0, 1), (1, 1), (2, 2)):
        scene_ = scene(edition, ["poor_house"], gold)
        scene_.do("end")
        assert scene_.gold(0) == after


@BOTH
@proves("2002/park", "dark_city/park")
def test_the_park_gives_two_cards_to_an_owner_without_cards(edition: str) -> None:
    for hand, after in (([], 2), (["temple"], 1)):
        scene_ = scene(edition, ["park"], 0, hand)
        scene_.do("end")
        assert scene_.game.view(1).players[0].hand_size == after


@BOTH
@proves("2002/poor_house", "dark_city/poor_house", "2002/park", "dark_city/park", "TURN-7")
def test_the_poor_house_comes_before_the_park(edition: str) -> None:
    events = scene(edition, ["park", "poor_house"]).do("end")
    assert kinds(events)[:3] == ["GoldGained", "CardsDrawn", "TurnEnded"]


@BOTH
@proves("2002/poor_house", "dark_city/poor_house", "2002/tax_collector", "dark_city/tax_collector")
def test_the_tax_comes_before_both(edition: str) -> None:
    scene_ = Scene(
        seat(2, ["temple"], ["park", "poor_house"], ["king"]), seat(characters=["tax_collector"]), seat(),
        seat(), edition=edition, cast=["tax_collector"], unique=UNIQUE, turn=0, gathered=True,
        revealed={"tax_collector": 1, "king": 0},
    )  # fmt: skip
    scene_.do("build temple")
    events = scene_.do("end")
    assert kinds(events)[:4] == ["GoldMoved", "GoldGained", "CardsDrawn", "TurnEnded"]
    assert (scene_.gold(0), scene_.gold(1)) == (1, 1)


@BOTH
@proves("2002/poor_house", "dark_city/poor_house", "2002/tax_collector", "dark_city/tax_collector", "OLD-3")
def test_the_warlords_destruction_comes_before_the_tax(edition: str) -> None:
    for gold, tax in ((2, 0), (3, 1)):
        scene_ = Scene(
            seat(gold, ["temple"], ["poor_house"], ["warlord"]), seat(characters=["tax_collector"]),
            seat(city=["market"]), seat(), edition=edition, cast=["tax_collector"], unique=UNIQUE, turn=0,
            gathered=True, revealed={"tax_collector": 1, "warlord": 0},
        )  # fmt: skip
        scene_.do("build temple", "destroy 2 market")
        assert (scene_.gold(0), scene_.gold(1)) == (1, tax)  # one from the Poor House


@BOTH
@proves("2002/poor_house", "dark_city/poor_house", "2002/park", "dark_city/park", "DIST-5")
def test_with_two_players_at_the_end_of_each_turn(edition: str) -> None:
    scene_ = Scene(
        seat(0, [], ["park"], ["king", "bishop"]), seat(characters=["thief", "warlord"]), edition=edition,
        unique=UNIQUE, called=4, revealed={"thief": 1},
    )  # fmt: skip
    scene_.do("gather gold", "end")
    assert scene_.game.view(1).players[0].hand_size == 2
    scene_.do("gather gold", "end")
    assert scene_.game.view(1).players[0].hand_size == 2  # no longer empty


@BOTH
@proves("2002/poor_house", "dark_city/poor_house", "2002/park", "dark_city/park", "2002/witch",
        "dark_city/witch")  # fmt: skip
def test_neither_a_suspended_nor_a_cut_short_turn_has_an_end(edition: str) -> None:
    scene_ = bewitching(
        "merchant", seat(city=["park"]), seat(city=["poor_house"]), seat(), seat(), unique=UNIQUE,
        edition=edition,
    )  # fmt: skip
    assert scene_.hand(0) == []
    assert (scene_.gold(1), scene_.hand(1)) == (2, [])
    scene_.do("end")
    assert scene_.game.view(0).players[0].hand_size == 2  # at the end of the resumed turn


@BOTH
@proves("2002/factory", "dark_city/factory")
def test_the_factory_makes_other_purple_districts_cheaper(edition: str) -> None:
    hand = ["university", "keep", "palace"]
    scene_ = scene(edition, ["factory"], 9, hand)
    assert [scene_.price(f"build {name}") for name in hand] == [5, 2, 5]
    scene_.do("build university")
    assert scene_.gold(0) == 4


@BOTH
@proves("2002/factory", "dark_city/factory")
def test_but_not_itself(edition: str) -> None:
    assert scene(edition, [], 9, ["factory"]).price("build factory") == 5


@BOTH
@proves("2002/factory", "dark_city/factory", "EX-8")
def test_nor_the_warlords_price(edition: str) -> None:
    scene_ = Scene(
        seat(9, city=["factory"], characters=["warlord"]), seat(city=["library"]), seat(),
        seat(), edition=edition, unique=UNIQUE, turn=0, gathered=True,
    )  # fmt: skip
    assert (scene_.price("destroy 1 library"), scene_.price("destroy 0 factory")) == (5, 4)


@BOTH
@proves("2002/map_room", "dark_city/map_room")
def test_the_map_room_is_worth_a_point_for_each_card_in_hand(edition: str) -> None:
    for hand in ([], ["temple"], ["temple", "palace", "palace"]):
        scene_ = scene(edition, ["map_room"], 0, hand)
        scene_.do("end")
        assert scene_.game.over
        assert scene_.score(0).get("map_room", 0) == len(hand)


@BOTH
@proves("2002/map_room", "dark_city/map_room", "2002/park", "dark_city/park")
def test_cards_from_the_park_count_for_it(edition: str) -> None:
    scene_ = scene(edition, ["map_room", "park"])
    scene_.do("end")
    assert scene_.score(0)["map_room"] == 2


@BOTH
@proves("2002/poor_house", "dark_city/poor_house", "2002/park", "dark_city/park", "2002/factory",
        "dark_city/factory", "2002/map_room", "dark_city/map_room")  # fmt: skip
def test_what_they_cost(edition: str) -> None:
    scene_ = scene(edition, [], 9, UNIQUE)
    assert [scene_.price(f"build {name}") for name in UNIQUE] == [4, 6, 5, 5]
