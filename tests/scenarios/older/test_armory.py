"""The Armory of the older editions: against other players only, and against complete cities too."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Data, Scene, kinds, proves, seat

BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])
EIGHT = ["tavern", "temple", "church", "castle", "manor", "palace", "prison", "harbor"]


def scene(edition: str, own: list[str], theirs: list[str], **more: object) -> Scene:
    """Seat 0, the Merchant, owns the Armory and has gathered; seat 1 has a city."""
    options: Data = {"unique": ["armory"], "turn": 0, "gathered": True} | more
    return Scene(
        seat(characters=["merchant"], city=["armory", *own]),
        seat(city=theirs),
        seat(),
        seat(),
        edition=edition,
        **options,  # type: ignore[arg-type]
    )


@BOTH
@proves("2002/armory", "dark_city/armory")
def test_it_goes_down_with_a_district_of_another_player(edition: str) -> None:
    scene_ = scene(edition, ["tavern"], ["market", "fortress"])
    events = scene_.do("armory 1 fortress")
    assert kinds(events) == ["DistrictDestroyed", "DistrictDestroyed"]
    assert (scene_.city(0), scene_.city(1)) == (["tavern"], ["market"])
    assert scene_.deck[-2:] == ["armory", "fortress"]
    assert (scene_.gold(0), scene_.asked, scene_.prompt) == (0, 0, "turn")  # free, and the turn goes on


@BOTH
@proves("2002/armory", "dark_city/armory")
def test_no_own_district(edition: str) -> None:
    scene_ = scene(edition, ["tavern"], ["market"])
    assert scene_.offers("armory") == ["armory 1 market"]
    assert scene_.refuses("armory 0 tavern") == "own_city"
    assert scene_.refuses("armory 0 armory") == ""


@BOTH
@proves("2002/armory", "dark_city/armory", "TURN-4")
def test_before_gathering_too(edition: str) -> None:
    scene_ = scene(edition, [], ["market"], gathered=False)
    scene_.do("armory 1 market", "gather gold")
    assert scene_.city(1) == []


@BOTH
@proves("2002/armory", "dark_city/armory", "END-1", "END-4")
def test_also_in_a_complete_city_and_the_game_still_ends(edition: str) -> None:
    scene_ = scene(edition, [], EIGHT, first=[1])
    scene_.do("armory 1 palace")
    assert scene_.city(1) == [name for name in EIGHT if name != "palace"]
    scene_.do("end")
    assert scene_.game.over
    assert scene_.score(1)["complete_first"] == 4


@BOTH
@proves("2002/armory", "dark_city/armory", "END-2")
def test_who_completed_later_and_lost_a_district_gets_no_two_points(edition: str) -> None:
    scene_ = scene(edition, [], EIGHT, first=[3])
    scene_.do("armory 1 palace", "end")
    assert scene_.game.over
    assert "complete" not in scene_.score(1)
    untouched = scene(edition, [], EIGHT, first=[3])
    untouched.do("end")
    assert untouched.score(1)["complete"] == 2


@BOTH
@proves("2002/armory", "dark_city/armory", "END-4")
def test_also_out_of_the_own_complete_city(edition: str) -> None:
    scene_ = scene(edition, EIGHT[:7], ["market"], first=[0])
    scene_.do("armory 1 market", "end")
    assert (scene_.city(0), scene_.city(1)) == (EIGHT[:7], [])
    assert scene_.game.over
    assert scene_.score(0)["complete_first"] == 4


@BOTH
@proves("2002/armory", "dark_city/armory", "2002/keep", "dark_city/keep", "2002/bishop", "dark_city/bishop")
def test_keep_and_bishop_do_not_stop_it(edition: str) -> None:
    for name in ("keep", "market"):
        scene_ = Scene(
            seat(characters=["warlord"], city=["armory"]), seat(characters=["bishop"],
            city=["keep", "market"]), seat(), seat(), edition=edition, unique=["armory"], turn=0,
            gathered=True, revealed={"bishop": 1, "warlord": 0}, round_flags={"bishop": 1},
        )  # fmt: skip
        assert scene_.refuses(f"destroy 1 {name}") == "protected"
        scene_.do(f"armory 1 {name}")
        assert len(scene_.game.view().players[1].city) == 1


@BOTH
@proves("2002/armory", "dark_city/armory", "2002/great_wall", "dark_city/great_wall")
def test_the_great_wall_makes_it_no_dearer(edition: str) -> None:
    scene_ = scene(edition, [], ["market", "great_wall"])
    scene_.do("armory 1 market")
    assert scene_.gold(0) == 0


@BOTH
@proves("2002/armory", "dark_city/armory", "2002/museum", "dark_city/museum")
def test_a_museum_takes_its_cards_along(edition: str) -> None:
    scene_ = scene(edition, [], ["museum"], unique=["armory", "museum"], cards_on={"museum": ["palace"]})
    scene_.do("armory 1 museum")
    assert scene_.deck[-3:] == ["armory", "museum", "palace"]


@BOTH
@proves("2002/armory", "dark_city/armory", "DIST-4")
def test_gold_on_a_beautified_district_is_lost(edition: str) -> None:
    scene_ = scene(edition, [], ["market+"], cast=["artist"])
    scene_.do("armory 1 market+")
    assert (scene_.gold(0), scene_.gold(1), scene_.deck[-1]) == (0, 0, "market")


@BOTH
@proves("2002/armory", "dark_city/armory", "DIST-1")
def test_in_the_turn_it_is_built(edition: str) -> None:
    scene_ = Scene(
        seat(3, ["armory"], characters=["merchant"]), seat(city=["market"]), seat(), seat(),
        edition=edition, unique=["armory"], turn=0, gathered=True,
    )  # fmt: skip
    scene_.do("build armory", "armory 1 market")
    assert (scene_.city(0), scene_.city(1)) == ([], [])


@BOTH
@proves("2002/armory", "dark_city/armory", "TURN-6")
def test_only_in_its_owners_turn(edition: str) -> None:
    scene_ = Scene(
        seat(characters=["king"]), seat(city=["armory"]), seat(city=["market"]), seat(), edition=edition,
        unique=["armory"], turn=0, gathered=True,
    )  # fmt: skip
    assert scene_.offers("armory") == []


@BOTH
@proves("2002/armory", "dark_city/armory", "OLD-3")
def test_a_warlord_fires_it_before_destroying_not_after(edition: str) -> None:
    scene_ = Scene(
        seat(9, characters=["warlord"], city=["armory"]), seat(city=["keep", "market", "docks"]), seat(),
        seat(), edition=edition, unique=["armory"], turn=0, gathered=True,
    )  # fmt: skip
    scene_.do("armory 1 keep", "destroy 1 market")
    assert (scene_.city(1), scene_.prompt) == (["docks"], "pick")
