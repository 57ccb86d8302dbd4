"""The Witch of the older editions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scene import Data, Scene, bewitching, kinds, proves, seat

EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])
END_OF_TURN = ["park", "poor_house"]


def suspended(edition: str, character: str, witch: Data, bewitched: Data, **more: Any) -> Scene:
    """Seat 0 gathered gold as the Witch and bewitched the character of seat 1, who is now called."""
    scene = Scene(
        witch | {"characters": ["witch"]},
        bewitched | {"characters": [character]},
        seat(),
        seat(),
        cast=["witch", character],
        unique=END_OF_TURN,
        edition=edition,
        **more,
    )
    scene.do("gather gold", f"bewitch {character}")
    return scene


@proves("2002/witch", "dark_city/witch")
@EXPANDED
def test_she_must_gather_and_then_must_bewitch_another_character(edition: str) -> None:
    scene = Scene(
        seat(5, ["tavern"], ["smithy"], ["witch"]), seat(), seat(), seat(), cast=["witch"], edition=edition
    )
    assert scene.options == ["gather gold", "gather cards"]
    scene.do("gather gold")
    assert scene.prompt == "bewitch"
    assert scene.options == [
        "bewitch thief",
        "bewitch magician",
        "bewitch king",
        "bewitch bishop",
        "bewitch merchant",
        "bewitch architect",
        "bewitch warlord",
    ]


@proves("2002/witch", "dark_city/witch")
@EXPANDED
def test_the_suspended_turn_has_no_end_of_turn(edition: str) -> None:
    scene = suspended(edition, "bishop", seat(city=END_OF_TURN), seat())
    assert scene.asked == 1
    assert (scene.gold(0), scene.hand(0)) == (2, [])  # the Park did nothing


@proves("2002/witch", "dark_city/witch")
@EXPANDED
def test_the_turn_cut_short_has_no_end_of_turn(edition: str) -> None:
    scene = suspended(edition, "bishop", seat(), seat(city=END_OF_TURN))
    events = scene.do("gather gold")
    assert kinds(events) == ["GoldGained", "TurnEnded", "TurnResumed"]
    scene.do("end")
    assert scene.hand(1) == []  # the Park did nothing

    other = suspended(edition, "bishop", seat(), seat(city=END_OF_TURN), deck=["manor"])
    other.do("gather cards", "keep manor", "end")
    assert other.gold(1) == 0  # nor the Poor House


@proves("2002/witch", "dark_city/witch", "2002/park", "dark_city/park")
@EXPANDED
def test_her_end_of_turn_comes_after_resuming(edition: str) -> None:
    witch = seat(1, ["manor"], END_OF_TURN)
    scene = suspended(edition, "bishop", witch, seat())
    events = scene.do("gather gold", "build manor", "end")
    assert kinds(events)[:3] == ["GoldGained", "CardsDrawn", "TurnEnded"]
    assert scene.gold(0) == 1


@proves("2002/witch", "dark_city/witch", "WITCH-4")
@EXPANDED
def test_her_turn_never_ends_if_no_player_has_the_character(edition: str) -> None:
    scene = Scene(
        seat(city=END_OF_TURN, characters=["witch"]),
        seat(characters=["king"]),
        seat(),
        seat(),
        cast=["witch"],
        unique=END_OF_TURN,
        edition=edition,
    )
    scene.do("gather gold", "bewitch architect", "gather gold")
    events = scene.do("end")
    assert "TurnResumed" not in kinds(events)
    assert (scene.prompt, scene.gold(0), scene.hand(0)) == ("pick", 2, [])


@proves("2002/witch", "dark_city/witch")
@EXPANDED
def test_she_acts_with_her_own_hand_treasury_and_city(edition: str) -> None:
    scene = bewitching(
        "bishop",
        seat(3, ["castle"], ["temple"]),
        seat(8, ["manor"], ["church", "monastery", "smithy"]),
        seat(),
        seat(),
        edition=edition,
    )
    assert scene.options == ["build castle", "income", "end"]
    scene.do("income", "build castle")
    assert (scene.gold(0), scene.gold(1)) == (2, 10)
    assert (scene.city(0), scene.hand(1)) == (["temple", "castle"], ["manor"])


@proves("2002/witch", "dark_city/witch", "WITCH-5")
@EXPANDED
def test_as_thief_she_gets_what_is_stolen(edition: str) -> None:
    king = seat(6, characters=["king"])
    scene = bewitching("thief", seat(), seat(), king, seat(), edition=edition)
    assert scene.refuses("rob witch") == "rank_one"
    scene.do("rob king", "end")
    assert (scene.asked, scene.gold(0), scene.gold(1), scene.gold(2)) == (2, 8, 2, 0)


@proves("2002/witch", "dark_city/witch", "OLD-3")
@EXPANDED
def test_as_warlord_she_destroys_at_the_end_of_her_turn(edition: str) -> None:
    scene = bewitching(
        "warlord", seat(city=["prison", "park"]), seat(city=["tavern"]), seat(), seat(),
        unique=END_OF_TURN, edition=edition,
    )  # fmt: skip
    events = scene.do("income", "destroy 1 tavern")
    assert kinds(events)[:3] == ["DistrictDestroyed", "CardsDrawn", "TurnEnded"]
    assert (scene.gold(0), scene.city(1)) == (3, [])


@proves("2002/witch", "dark_city/witch", "WITCH-3")
@EXPANDED
def test_as_bishop_her_city_is_protected_and_the_bishops_is_not(edition: str) -> None:
    warlord = seat(5, characters=["warlord"])
    scene = bewitching(
        "bishop", seat(city=["tavern"]), seat(city=["temple"]), warlord, seat(), edition=edition
    )
    scene.do("end", "gather gold")
    assert scene.asked == 2
    assert scene.refuses("destroy 0 tavern") == "protected"
    assert "destroy 1 temple" in scene.options


@proves("2002/witch", "dark_city/witch", "WITCH-6", "FEW-4")
@EXPANDED
def test_with_two_players_she_may_bewitch_her_own_other_character(edition: str) -> None:
    scene = Scene(
        seat(characters=["witch", "bishop"], city=["temple"]),
        seat(characters=["king", "warlord"]),
        cast=["witch"],
        edition=edition,
    )
    scene.do("gather gold", "bewitch bishop", "gather gold", "end", "gather gold")
    assert (scene.asked, scene.options) == (0, ["income", "end"])
    scene.do("income", "end")
    assert (scene.gold(0), scene.asked) == (5, 1)
