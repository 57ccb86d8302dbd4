"""The Navigator of the older editions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import citadels
from citadels import PositionError
from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat

EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])
UNIQUE = ["park", "poor_house"]
DECK = ["manor", "castle", "palace", "temple", "church", "docks"]


def scene(edition: str, hand: Sequence[str] = (), city: Sequence[str] = (), **more: Any) -> Scene:
    """The Navigator, at seat 0, has not gathered; the Warlord, at seat 1, comes next."""
    return Scene(
        seat(0, hand, city, ["navigator"]),
        seat(characters=["warlord"]),
        seat(),
        seat(),
        cast=["navigator"],
        unique=UNIQUE,
        deck=DECK,
        turn=0,
        edition=edition,
        **more,
    )


@proves("2002/navigator", "dark_city/navigator")
@EXPANDED
def test_no_sailing_before_gathering(edition: str) -> None:
    scene_ = scene(edition, ["tavern"])
    assert scene_.options == ["gather gold", "gather cards"]
    assert scene_.refuses("sail gold") == ""
    assert scene_.refuses("build tavern") == "gather_first"


@proves("2002/navigator")
def test_in_2002_the_navigator_must_sail_right_after_gathering() -> None:
    scene_ = scene("2002", ["tavern"], ["laboratory"])
    scene_.do("gather gold")
    assert (scene_.asked, scene_.prompt) == (0, "sail")
    assert scene_.options == ["sail gold", "sail cards"]
    assert all(option.mandatory for option in scene_.game.options())


@proves("dark_city/navigator")
def test_in_dark_city_the_navigator_may_sail_right_after_gathering() -> None:
    scene_ = scene("dark_city", ["tavern"], ["laboratory"])
    scene_.do("gather gold")
    assert (scene_.asked, scene_.prompt) == (0, "sail")
    assert scene_.options == ["sail gold", "sail cards", "pass"]
    assert [option.gold for option in scene_.game.options()] == [4, None, None]
    assert not any(option.mandatory for option in scene_.game.options())


@proves("dark_city/navigator", "TURN-4", "dark_city/laboratory", "dark_city/park")
def test_in_dark_city_who_declines_goes_on_without_building() -> None:
    scene_ = scene("dark_city", ["tavern"], ["laboratory", "park"])
    events = scene_.do("gather gold", "pass")
    assert kinds(events) == ["Declined"]
    assert (scene_.asked, scene_.prompt, scene_.gold(0)) == (0, "turn", 2)
    assert scene_.options == ["laboratory tavern", "end"]
    assert scene_.refuses("build tavern") == "cannot_build"
    assert scene_.refuses("sail gold") == ""
    scene_.do("laboratory tavern")
    events = scene_.do("end")
    assert kinds(events)[:2] == ["CardsDrawn", "TurnEnded"]
    assert (scene_.asked, scene_.gold(0)) == (1, 3)


@proves("dark_city/navigator")
def test_in_dark_city_a_position_tells_whether_the_navigator_has_declined() -> None:
    gathered = {"seat": 0, "character": "navigator", "gathered": True}
    asked = scene("dark_city").table | {"turn": gathered}
    del asked["pending"]
    assert citadels.load(asked).prompt == "sail"
    declined = citadels.load(asked | {"turn": gathered | {"used": ["sail"]}})
    assert (declined.prompt, [action.text for action in declined.actions()]) == ("turn", ["end"])


@proves("dark_city/navigator")
@pytest.mark.parametrize("pending", ["TakeTurn", "Embark", "Sail", "EndTurn"])
def test_in_dark_city_nothing_else_can_be_asked_after_gathering(pending: str) -> None:
    scene_ = scene("dark_city")
    scene_.do("gather gold")
    assert scene_.table["pending"] == [["Call", 8], ["MaySail", 0]]
    with pytest.raises(PositionError, match=r"^pending(\[1\])?: "):
        citadels.load(scene_.table | {"pending": [["Call", 8], [pending, 0]]})


@proves("dark_city/navigator")
def test_in_dark_city_declining_can_be_undone() -> None:
    scene_ = scene("dark_city")
    scene_.do("gather gold", "pass")
    scene_.game.undo()
    assert (scene_.prompt, scene_.options) == ("sail", ["sail gold", "sail cards", "pass"])


@proves("2002/navigator", "dark_city/navigator")
@EXPANDED
def test_the_card_that_is_kept_is_chosen_first(edition: str) -> None:
    scene_ = scene(edition)
    scene_.do("gather cards")
    assert scene_.options == ["keep manor", "keep castle"]
    scene_.do("keep castle")
    assert (scene_.prompt, scene_.offers("sail")) == ("sail", ["sail gold", "sail cards"])


@proves("2002/navigator", "dark_city/navigator")
@EXPANDED
def test_four_gold_or_four_cards(edition: str) -> None:
    gold = scene(edition)
    gold.do("gather gold", "sail gold")
    assert (gold.gold(0), gold.hand(0)) == (6, [])
    cards = scene(edition)
    cards.do("gather gold", "sail cards")
    assert (cards.gold(0), cards.hand(0)) == (2, ["manor", "castle", "palace", "temple"])


@proves("2002/navigator", "dark_city/navigator", "DECK-1")
@EXPANDED
def test_an_empty_deck_leaves_the_gold(edition: str) -> None:
    cards = {"2002": 66, "dark_city": 71}[edition]
    scene_ = Scene(
        seat(characters=["navigator"]),
        seat(hand=["?"] * cards),
        seat(),
        seat(),
        cast=["navigator"],
        turn=0,
        edition=edition,
    )
    scene_.do("gather gold")
    assert scene_.options == {"2002": ["sail gold"], "dark_city": ["sail gold", "pass"]}[edition]


@proves("2002/navigator")
def test_in_2002_the_turn_goes_on_without_building() -> None:
    scene_ = scene("2002", ["tavern"], ["laboratory"])
    scene_.do("gather gold", "sail gold")
    assert (scene_.asked, scene_.prompt) == (0, "turn")
    assert scene_.options == ["laboratory tavern", "end"]
    assert scene_.refuses("build tavern") == "cannot_build"
    assert scene_.refuses("sail gold") == ""
    scene_.do("end")
    assert scene_.asked == 1


@proves("dark_city/navigator")
@pytest.mark.parametrize("sail", ["sail gold", "sail cards"])
def test_in_dark_city_the_turn_then_ends(sail: str) -> None:
    scene_ = scene("dark_city", ["tavern"], ["laboratory"])
    scene_.do("gather gold")
    events = scene_.do(sail)
    assert kinds(events)[1:3] == ["TurnEnded", "Revealed"]
    assert (scene_.asked, scene_.city(0)) == (1, ["laboratory"])


@proves("dark_city/navigator", "TURN-4", "dark_city/laboratory")
def test_in_dark_city_districts_are_used_before_gathering() -> None:
    scene_ = scene("dark_city", ["tavern"], ["laboratory"])
    scene_.do("laboratory tavern", "gather gold", "sail gold")
    assert (scene_.gold(0), scene_.asked) == (1 + 2 + 4, 1)


@proves("dark_city/navigator", "dark_city/park", "dark_city/poor_house")
def test_in_dark_city_the_turn_ends_with_its_end_of_turn() -> None:
    park = scene("dark_city", city=["park"])
    events = park.do("gather gold", "sail gold")
    assert kinds(events)[:3] == ["GoldGained", "CardsDrawn", "TurnEnded"]
    assert park.hand(0) == ["manor", "castle"]
    poor = scene("dark_city", city=["poor_house"])
    events = poor.do("gather cards", "keep manor", "sail cards")
    assert kinds(events)[:3] == ["CardsDrawn", "GoldGained", "TurnEnded"]
    assert poor.gold(0) == 1


@proves("2002/navigator", "2002/park")
def test_in_2002_the_end_of_turn_waits_for_the_player() -> None:
    scene_ = scene("2002", city=["park"])
    scene_.do("gather gold", "sail gold")
    assert scene_.hand(0) == []
    scene_.do("end")
    assert scene_.hand(0) == ["manor", "castle"]


@proves("2002/navigator", "2002/witch")
def test_in_2002_a_witch_must_sail_on_resuming_and_cannot_build() -> None:
    scene_ = bewitching("navigator", seat(5, ["temple"]), seat(), seat(), seat(), edition="2002")
    assert (scene_.prompt, scene_.options) == ("sail", ["sail gold", "sail cards"])
    scene_.do("sail gold")
    assert (scene_.asked, scene_.gold(0), scene_.gold(1)) == (0, 5 + 2 + 4, 2)
    assert scene_.options == ["end"]
    assert scene_.refuses("build temple") == "cannot_build"


@proves("dark_city/navigator", "dark_city/witch", "dark_city/park")
def test_in_dark_city_a_witch_may_sail_on_resuming_and_her_turn_ends() -> None:
    scene_ = bewitching(
        "navigator", seat(5, city=["park"]), seat(city=["poor_house"]), seat(), seat(),
        unique=UNIQUE, edition="dark_city",
    )  # fmt: skip
    assert (scene_.prompt, scene_.options) == ("sail", ["sail gold", "sail cards", "pass"])
    events = scene_.do("sail gold")
    assert kinds(events)[:3] == ["GoldGained", "CardsDrawn", "TurnEnded"]
    assert (scene_.prompt, scene_.gold(0), scene_.gold(1)) == ("pick", 5 + 2 + 4, 2)


@proves("dark_city/navigator", "dark_city/witch")
def test_in_dark_city_a_witch_who_declines_goes_on_without_building() -> None:
    scene_ = bewitching(
        "navigator", seat(5, ["temple"], ["laboratory"]), seat(), seat(), seat(), edition="dark_city"
    )
    scene_.do("pass")
    assert (scene_.asked, scene_.gold(0), scene_.options) == (0, 5 + 2, ["laboratory temple", "end"])
    assert scene_.refuses("build temple") == "cannot_build"


@proves("2002/navigator", "dark_city/navigator")
@EXPANDED
def test_bewitched_the_navigator_does_not_sail(edition: str) -> None:
    scene_ = Scene(
        seat(characters=["witch"]),
        seat(characters=["navigator"]),
        seat(),
        seat(),
        cast=["witch", "navigator"],
        edition=edition,
    )
    scene_.do("gather gold", "bewitch navigator")
    events = scene_.do("gather gold")
    assert kinds(events) == ["GoldGained", "TurnEnded", "TurnResumed"]
    assert (scene_.asked, scene_.gold(1)) == (0, 2)
