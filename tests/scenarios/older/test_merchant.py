"""The Merchant of the older editions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scene import Data, Scene, bewitching, kinds, proves, seat

ALL = pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])
EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])
EARLY = pytest.mark.parametrize("edition", ["dark_city", "2000"])
ROBBED = [{"mark": "robbed", "character": "merchant", "owner": 1}]


def called(edition: str, merchant: Data | None = None, **more: Any) -> Scene:
    """The Merchant, at seat 0, is just called; the Thief is at seat 1."""
    return Scene(
        (merchant or seat()) | {"characters": ["merchant"]},
        seat(characters=["thief"]),
        seat(),
        seat(),
        called=6,
        revealed={"thief": 1},
        edition=edition,
        **more,
    )


@proves("OLD-4", "EX-9", "2002/merchant")
def test_in_2002_the_extra_gold_comes_right_after_gathering_gold() -> None:
    scene = called("2002")
    assert scene.gold(0) == 0
    events = scene.do("gather gold")
    assert kinds(events) == ["GoldGained", "GoldGained"]
    assert scene.gold(0) == 3


@proves("OLD-4", "EX-9")
def test_in_2002_it_comes_after_choosing_the_card_that_is_kept() -> None:
    scene = called("2002", deck=["manor", "castle"])
    scene.do("gather cards")
    assert (scene.prompt, scene.gold(0)) == ("keep", 0)
    events = scene.do("keep manor")
    assert kinds(events) == ["CardsKept", "CardsDiscarded", "GoldGained"]
    assert (scene.gold(0), scene.hand(0)) == (1, ["manor"])


@proves("OLD-4")
def test_in_2002_it_comes_with_the_library_too() -> None:
    scene = called("2002", seat(city=["library"]), deck=["manor", "castle"])
    scene.do("gather cards")
    assert (scene.prompt, scene.gold(0), scene.hand(0)) == ("turn", 1, ["manor", "castle"])


@proves("OLD-4", "dark_city/merchant", "2000/merchant")
@EARLY
def test_elsewhere_it_comes_at_the_start_of_the_turn(edition: str) -> None:
    scene = called(edition)
    assert (scene.asked, scene.prompt, scene.gold(0)) == (0, "turn", 1)
    scene.do("gather gold")
    assert scene.gold(0) == 3  # and not again


@proves("OLD-4")
@ALL
def test_it_asks_no_question(edition: str) -> None:
    scene = called(edition)
    assert scene.options == ["gather gold", "gather cards"]
    assert scene.refuses("profit") == ""
    scene.do("gather gold")
    assert scene.options == ["end"]
    scene.do("end")
    assert scene.gold(0) == 3


@proves("OLD-4", "CALL-2")
@ALL
def test_the_thief_does_not_get_it(edition: str) -> None:
    scene = called(edition, seat(4), marks=ROBBED)
    assert scene.gold(1) == 4
    scene.do("gather gold")
    assert (scene.gold(0), scene.gold(1)) == (3, 4)


@proves("OLD-4", "CALL-2")
@EARLY
def test_the_start_of_the_turn_comes_after_the_robbery(edition: str) -> None:
    scene = Scene(
        seat(4, characters=["merchant"]), seat(characters=["thief"]), seat(), seat(), turn=1, edition=edition
    )
    events = scene.do("gather gold", "rob merchant", "end")
    assert kinds(events)[-3:] == ["Revealed", "GoldMoved", "GoldGained"]
    assert (scene.gold(0), scene.gold(1)) == (1, 6)


@proves("OLD-4", "OLD-5")
@ALL
def test_killed_he_gets_nothing(edition: str) -> None:
    killed = [{"mark": "killed", "character": "merchant", "owner": 2}]
    scene = called(edition, marks=killed)
    assert (scene.prompt, scene.gold(0)) == ("pick", 0)


@proves("OLD-4", "TURN-5")
@ALL
def test_the_income_is_taken_when_he_likes(edition: str) -> None:
    scene = called(edition, seat(hand=["docks"], city=["tavern", "market"]))
    scene.do("gather gold", "build docks", "income")
    assert scene.gold(0) == 3
    assert scene.refuses("income") == "used"


@proves("OLD-4", "2002/witch", "dark_city/witch")
@EXPANDED
def test_a_witch_gets_it_on_resuming_and_the_bewitched_player_does_not(edition: str) -> None:
    scene = Scene(
        seat(characters=["witch"], city=["tavern"]),
        seat(characters=["merchant"]),
        seat(),
        seat(),
        cast=["witch"],
        edition=edition,
    )
    scene.do("gather gold", "bewitch merchant")
    assert (scene.asked, scene.gold(0), scene.gold(1)) == (1, 2, 0)
    events = scene.do("gather gold")
    assert kinds(events) == ["GoldGained", "TurnEnded", "TurnResumed", "GoldGained"]
    assert (scene.asked, scene.gold(0), scene.gold(1)) == (0, 3, 2)
    assert scene.options == ["income", "end"]


@proves("OLD-4", "2002/witch", "dark_city/witch")
@EXPANDED
def test_bewitched_he_gets_none_with_cards_either(edition: str) -> None:
    scene = Scene(
        seat(characters=["witch"]),
        seat(characters=["merchant"]),
        seat(),
        seat(),
        cast=["witch"],
        deck=["manor"],
        edition=edition,
    )
    scene.do("gather gold", "bewitch merchant", "gather cards", "keep manor")
    assert (scene.asked, scene.gold(0), scene.gold(1)) == (0, 3, 0)


@proves("OLD-4", "2002/witch", "dark_city/witch")
@EXPANDED
def test_a_witch_gets_no_merchants_gold_as_another_character(edition: str) -> None:
    scene = bewitching("bishop", seat(), seat(), seat(characters=["merchant"]), seat(), edition=edition)
    assert scene.gold(0) == 2


@proves("EX-3", "OLD-4")
def test_the_italian_example_builds_with_the_start_gold_and_earns_three() -> None:
    scene = called("2000", seat(hand=["docks"], city=["tavern", "market"]))
    scene.do("gather gold", "build docks", "income", "end")
    assert scene.gold(0) == 3


@proves("EX-4", "OLD-4")
def test_the_italian_example_with_a_card_instead_of_gold() -> None:
    merchant = seat(hand=["docks"], city=["tavern", "market"])
    scene = called("2000", merchant, deck=["manor", "castle"])
    scene.do("income", "gather cards", "keep castle", "build docks", "end")
    assert (scene.gold(0), scene.hand(0)) == (0, ["castle"])
