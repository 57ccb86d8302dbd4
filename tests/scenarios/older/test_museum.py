"""The Museum of the older editions."""

from __future__ import annotations

import pytest

import citadels
from tests.scenarios.scene import Scene, proves, seat

BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])


def owner(edition: str, hand: list[str]) -> Scene:
    """Seat 0, the Merchant, owns the Museum and has gathered."""
    return Scene(
        seat(hand=hand, city=["museum"], characters=["merchant"]), seat(), seat(), seat(),
        edition=edition, unique=["museum"], turn=0, gathered=True, first=[3],
    )  # fmt: skip


def against(edition: str, cards: list[str], character: str = "warlord") -> Scene:
    """Seat 0 acts against the Museum of seat 1, under which so many cards lie."""
    return Scene(
        seat(9, city=["docks"], characters=[character]), seat(city=["museum"]), seat(), seat(),
        edition=edition, cast=[character], unique=["museum"], turn=0, gathered=True,
        cards_on={"museum": cards} if cards else {},
    )  # fmt: skip


@BOTH
@proves("2002/museum", "dark_city/museum")
def test_once_a_turn_a_card_goes_under_it(edition: str) -> None:
    scene_ = owner(edition, ["palace", "temple"])
    assert scene_.offers("museum") == ["museum palace", "museum temple"]
    scene_.do("museum palace")
    assert scene_.table["cards_on"] == {"museum": ["palace"]}
    assert (scene_.hand(0), scene_.refuses("museum temple")) == (["temple"], "used")


@BOTH
@proves("2002/museum", "dark_city/museum")
def test_a_point_for_each_card_at_the_end(edition: str) -> None:
    scene_ = owner(edition, ["palace"])
    scene_.do("museum palace", "end")
    assert scene_.game.over
    assert scene_.score(0) == {"districts": 4, "museum": 1}


@BOTH
@proves("2002/museum", "dark_city/museum", "INFO-1")
def test_others_see_how_many_cards_not_which(edition: str) -> None:
    scene_ = owner(edition, ["palace", "temple"])
    scene_.do("museum palace")
    for viewer in (citadels.SPECTATOR, 1):
        view = scene_.game.view(viewer)
        assert (view.cards_on, view.own_cards_on) == ({"museum": 1}, {})
    assert scene_.game.view(0).own_cards_on == {"museum": ("palace",)}


@BOTH
@proves("2002/museum", "dark_city/museum", "2002/warlord", "dark_city/warlord")
def test_the_cards_do_not_change_its_price_for_the_warlord(edition: str) -> None:
    for cards in ([], ["palace"], ["palace", "temple", "church"]):
        assert against(edition, cards).price("destroy 1 museum") == 3


@BOTH
@proves("2002/museum", "dark_city/museum", "2002/diplomat", "dark_city/diplomat")
def test_nor_for_the_diplomat_and_they_travel_with_it(edition: str) -> None:
    for cards in ([], ["palace", "temple", "church"]):
        scene_ = against(edition, cards, "diplomat")
        scene_.do("exchange 1 museum")
        assert scene_.price("give docks") == 1
        scene_.do("give docks")
        assert scene_.city(0) == ["museum"]
        assert scene_.table.get("cards_on", {}) == ({"museum": cards} if cards else {})


@BOTH
@proves("2002/museum", "dark_city/museum", "2002/warlord", "dark_city/warlord")
def test_destroyed_it_goes_to_the_bottom_before_its_cards(edition: str) -> None:
    scene_ = against(edition, ["palace", "temple"])
    scene_.do("destroy 1 museum")
    assert scene_.deck[-3:] == ["museum", "palace", "temple"]
    assert "cards_on" not in scene_.table
