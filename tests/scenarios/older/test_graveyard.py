"""The Graveyard of the older editions."""

from __future__ import annotations

import pytest

import citadels
from tests.scenarios.scene import Data, Scene, bewitching, kinds, proves, seat

ALL = pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])
BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])


def scene(edition: str, *more_cities: list[str], gold: int = 3, **more: object) -> Scene:
    """Seat 0 is the Warlord and has gathered, seat 1 has the Graveyard; then come other cities."""
    cities = [*more_cities, [], []]
    options: Data = {"turn": 0, "gathered": True} | more
    return Scene(
        seat(10, city=cities[2] if len(more_cities) > 2 else [], characters=["warlord"]),
        seat(gold, city=["graveyard", *cities[0]]),
        seat(city=cities[1]),
        seat(),
        edition=edition,
        **options,  # type: ignore[arg-type]
    )


@ALL
@proves("2002/graveyard", "dark_city/graveyard", "2000/graveyard")
def test_its_owner_may_pay_one_gold_to_take_what_is_destroyed(edition: str) -> None:
    scene_ = scene(edition, [], ["palace"])
    before = scene_.deck
    scene_.do("destroy 2 palace")
    assert (scene_.asked, scene_.prompt, scene_.options) == (1, "graveyard", ["save", "pass"])
    assert (scene_.price("save"), scene_.gold(0), scene_.deck) == (1, 6, before)
    events = scene_.do("save")
    assert kinds(events)[:3] == ["GoldPaid", "DistrictSaved", "TurnEnded"]
    assert (scene_.gold(1), scene_.hand(1), scene_.city(2)) == (2, ["palace"], [])
    assert scene_.gold(2) == 0  # the fee goes to the bank
    assert scene_.deck == before


@ALL
@proves("2002/graveyard", "dark_city/graveyard", "2000/graveyard")
def test_or_let_it_go_to_the_bottom_of_the_deck(edition: str) -> None:
    scene_ = scene(edition, [], ["palace"])
    scene_.do("destroy 2 palace")
    events = scene_.do("pass")
    assert kinds(events)[:3] == ["Declined", "DistrictDestroyed", "TurnEnded"]
    assert (scene_.gold(1), scene_.hand(1), scene_.city(2)) == (3, [], [])
    assert scene_.deck[-1] == "palace"


@ALL
@proves("2002/graveyard", "dark_city/graveyard", "2000/graveyard")
def test_the_owners_own_district_too(edition: str) -> None:
    scene_ = scene(edition, ["market"], gold=1)
    scene_.do("destroy 1 market")
    assert scene_.asked == 1
    scene_.do("save")
    assert (scene_.gold(1), scene_.hand(1), scene_.city(1)) == (0, ["market"], ["graveyard"])


@BOTH
@proves("2002/graveyard", "dark_city/graveyard")
def test_the_warlords_own_district_too(edition: str) -> None:
    scene_ = scene(edition, [], [], ["tavern"])
    scene_.do("destroy 0 tavern", "save")
    assert (scene_.city(0), scene_.hand(1)) == ([], ["tavern"])


@ALL
@proves("2002/graveyard", "dark_city/graveyard", "2000/graveyard")
def test_not_itself(edition: str) -> None:
    scene_ = scene(edition)
    events = scene_.do("destroy 1 graveyard")
    assert kinds(events)[:3] == ["GoldPaid", "DistrictDestroyed", "TurnEnded"]
    assert (scene_.city(1), scene_.hand(1), scene_.deck[-1]) == ([], [], "graveyard")


@ALL
@proves("2002/graveyard", "dark_city/graveyard", "2000/graveyard")
def test_not_without_gold(edition: str) -> None:
    scene_ = scene(edition, [], ["palace"], gold=0)
    scene_.do("destroy 2 palace")
    assert scene_.prompt != "graveyard"
    assert scene_.deck[-1] == "palace"


@ALL
@proves("2002/graveyard", "dark_city/graveyard", "2000/graveyard")
def test_not_if_its_owner_is_the_warlord(edition: str) -> None:
    scene_ = Scene(
        seat(10, city=["graveyard"], characters=["warlord"]), seat(city=["palace"]), seat(), seat(),
        edition=edition, turn=0, gathered=True,
    )  # fmt: skip
    scene_.do("destroy 1 palace")
    assert scene_.prompt != "graveyard"
    assert (scene_.hand(0), scene_.deck[-1]) == ([], "palace")


@BOTH
@proves("2002/graveyard", "dark_city/graveyard", "2002/witch", "dark_city/witch")
def test_not_if_its_owner_is_a_witch_acting_as_the_warlord(edition: str) -> None:
    scene_ = bewitching(
        "warlord", seat(5, city=["graveyard"]), seat(city=["market"]), seat(), seat(), edition=edition
    )
    scene_.do("destroy 1 market")
    assert scene_.prompt != "graveyard"
    assert (scene_.hand(0), scene_.deck[-1]) == ([], "market")


@BOTH
@proves("2002/graveyard", "dark_city/graveyard", "2002/witch", "dark_city/witch")
def test_but_a_bewitched_warlord_may_use_it(edition: str) -> None:
    scene_ = bewitching(
        "warlord", seat(5), seat(city=["graveyard", "market"]), seat(), seat(), edition=edition
    )
    scene_.do("destroy 1 market")
    assert (scene_.asked, scene_.prompt) == (1, "graveyard")
    scene_.do("save")
    assert (scene_.hand(1), scene_.gold(1)) == (["market"], 1)


@BOTH
@proves("2002/graveyard", "dark_city/graveyard", "2002/armory", "dark_city/armory")
def test_not_for_the_armory(edition: str) -> None:
    scene_ = scene(edition, ["market"], [], ["armory"], unique=["armory"])
    scene_.do("armory 1 market")
    assert (scene_.asked, scene_.prompt) == (0, "turn")
    assert (scene_.hand(1), scene_.deck[-2:]) == ([], ["armory", "market"])


@BOTH
@proves("2002/graveyard", "dark_city/graveyard", "DIST-4")
def test_the_gold_on_a_beautified_district_goes_to_the_bank(edition: str) -> None:
    scene_ = scene(edition, [], ["tavern+"], cast=["artist"])
    scene_.do("destroy 2 tavern+", "save")
    assert [scene_.gold(seat_) for seat_ in range(4)] == [9, 2, 0, 0]
    assert (scene_.hand(1), scene_.city(2)) == (["tavern"], [])


@BOTH
@proves("2002/graveyard", "dark_city/graveyard", "2002/museum", "dark_city/museum")
def test_the_museum_goes_to_the_hand_its_cards_to_the_deck(edition: str) -> None:
    scene_ = scene(edition, [], ["museum"], unique=["museum"], cards_on={"museum": ["palace", "temple"]})
    scene_.do("destroy 2 museum", "save")
    assert scene_.hand(1) == ["museum"]
    assert scene_.deck[-2:] == ["palace", "temple"]
    assert "cards_on" not in scene_.table


@BOTH
@proves("2002/graveyard", "dark_city/graveyard", "2002/museum", "dark_city/museum")
def test_a_museum_that_is_let_go_takes_its_cards_along(edition: str) -> None:
    scene_ = scene(edition, [], ["museum"], unique=["museum"], cards_on={"museum": ["palace", "temple"]})
    scene_.do("destroy 2 museum", "pass")
    assert scene_.deck[-3:] == ["museum", "palace", "temple"]


@ALL
@proves("2002/graveyard", "dark_city/graveyard", "2000/graveyard", "INFO-1")
def test_everyone_knows_the_card_that_went_to_the_hand(edition: str) -> None:
    scene_ = scene(edition, [], ["palace"])
    scene_.do("destroy 2 palace", "save")
    for viewer in (citadels.SPECTATOR, 0, 2, 3):
        assert scene_.game.view(viewer).knowledge.hands[1] == ["palace"]
    assert scene_.game.view(1).me.hand == ("palace",)


@BOTH
@proves("2002/graveyard", "dark_city/graveyard", "2002/poor_house", "dark_city/poor_house", "OLD-3")
def test_the_warlords_turn_ends_after_the_owner_has_answered(edition: str) -> None:
    scene_ = Scene(
        seat(4, city=["poor_house"], characters=["warlord"]), seat(1, city=["graveyard"]),
        seat(city=["palace"]), seat(), edition=edition, unique=["poor_house"], turn=0, gathered=True,
    )  # fmt: skip
    scene_.do("destroy 2 palace")
    assert scene_.gold(0) == 0
    scene_.do("save")
    assert scene_.gold(0) == 1


@ALL
@proves("2002/graveyard", "dark_city/graveyard", "2000/graveyard", "END-4")
def test_what_is_saved_has_left_the_city(edition: str) -> None:
    city = ["tavern", "church", "castle", "palace", "harbor", "fortress", "docks"]
    scene_ = scene(edition, [], city, first=[3])
    scene_.do("destroy 2 fortress", "save")
    assert scene_.game.over
    assert scene_.city(2) == [name for name in city if name != "fortress"]
    assert "complete" not in scene_.score(2)
