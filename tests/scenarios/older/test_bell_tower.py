"""The Bell Tower: its owner may announce that seven districts end the game."""

from __future__ import annotations

import pytest

import citadels
from tests.scenarios.scene import Data, Scene, kinds, proves, seat

BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])
SIX = ["tavern", "church", "castle", "palace", "harbor", "fortress"]
SEVEN = [*SIX, "docks"]
OTHER_SEVEN = ["temple", "market", "manor", "monastery", "prison", "watchtower", "battlefield"]


def scene(edition: str, *cities: list[str], later: str = "warlord", **more: object) -> Scene:
    """Seat 0, the Merchant, can build the Bell Tower; seat 1 acts later."""
    filled = [*cities, *[[] for _ in range(4 - len(cities))]]
    options: Data = {"turn": 0, "gathered": True, "unique": ["bell_tower"]} | more
    return Scene(
        seat(5, ["bell_tower"], filled[0], ["merchant"]),
        seat(10, city=filled[1], characters=[later]),
        seat(city=filled[2]),
        seat(city=filled[3]),
        edition=edition,
        **options,  # type: ignore[arg-type]
    )


def size(scene_: Scene) -> int:
    return scene_.game.view(citadels.SPECTATOR).complete_size


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower")
def test_who_builds_it_may_announce_that_seven_districts_are_enough(edition: str) -> None:
    scene_ = scene(edition, SIX)
    scene_.do("build bell_tower")
    assert (scene_.asked, scene_.prompt, scene_.options) == (0, "bell_tower", ["ring", "pass"])
    assert "first" not in scene_.table
    events = scene_.do("ring")
    assert kinds(events) == ["CompleteSizeSet", "CityCompleted"]
    assert (size(scene_), scene_.table["first"], scene_.prompt) == (7, [0], "turn")
    scene_.finish()
    assert scene_.table["round"] == 1
    assert scene_.score(0)["complete_first"] == 4


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower")
def test_or_not(edition: str) -> None:
    scene_ = scene(edition, SIX)
    scene_.do("build bell_tower")
    assert kinds(scene_.do("pass")) == ["Declined"]
    assert size(scene_) == 8
    scene_.do("end", "gather gold", "end")
    assert scene_.table["round"] == 2


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower", "END-2", "END-4")
def test_all_cities_that_have_seven_are_complete_at_once_and_first(edition: str) -> None:
    scene_ = scene(edition, SIX, SEVEN[:3], OTHER_SEVEN)
    scene_.do("build bell_tower", "ring")
    assert scene_.table["first"] == [0, 2]
    scene_.do("end", "gather gold", "end")
    assert scene_.game.over
    assert [scene_.score(seat_).get("complete_first") for seat_ in range(4)] == [4, None, 4, None]
    assert [scene_.score(seat_).get("complete") for seat_ in range(4)] == [None] * 4


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower")
def test_also_where_the_owners_own_city_is_small(edition: str) -> None:
    scene_ = scene(edition, [], SEVEN[:3], OTHER_SEVEN)
    scene_.do("build bell_tower", "ring")
    assert scene_.table["first"] == [2]


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower", "END-1")
def test_without_seven_anywhere_the_game_goes_on_to_seven(edition: str) -> None:
    scene_ = scene(edition, [], SIX)
    scene_.do("build bell_tower", "ring", "end", "gather gold", "end")
    assert (scene_.table["round"], size(scene_)) == (2, 7)


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower", "END-2")
def test_who_reaches_seven_later_in_the_round_gets_two(edition: str) -> None:
    scene_ = Scene(
        seat(5, ["bell_tower"], SIX, ["merchant"]), seat(3, ["temple"], OTHER_SEVEN[1:], ["architect"]),
        seat(), seat(), edition=edition, unique=["bell_tower"], turn=0, gathered=True,
    )  # fmt: skip
    scene_.do("build bell_tower", "ring", "end", "gather gold", "build temple", "end")
    assert scene_.game.over
    assert (scene_.score(0)["complete_first"], scene_.score(1)["complete"]) == (4, 2)


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower", "2002/warlord", "dark_city/warlord")
def test_a_city_of_seven_is_then_safe(edition: str) -> None:
    scene_ = scene(edition, SIX)
    scene_.do("build bell_tower", "ring", "end", "gather gold")
    assert scene_.refuses("destroy 0 bell_tower") == "complete"


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower")
def test_if_it_is_destroyed_before_eight_are_needed_again(edition: str) -> None:
    scene_ = scene(edition, SIX[:5], [], SIX)
    scene_.do("build bell_tower", "ring", "end")
    assert size(scene_) == 7
    events = scene_.do("gather gold", "destroy 0 bell_tower")
    assert kinds(events)[:3] == ["GoldPaid", "DistrictDestroyed", "CompleteSizeSet"]
    assert (size(scene_), scene_.table["round"]) == (8, 2)


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower")
def test_one_that_was_not_rung_falls_without_a_word(edition: str) -> None:
    scene_ = scene(edition, [], [], SEVEN)
    scene_.do("build bell_tower", "pass", "end")
    events = scene_.do("gather gold", "destroy 0 bell_tower")
    assert "CompleteSizeSet" not in kinds(events)
    assert (size(scene_), scene_.table["round"]) == (8, 2)


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower", "END-2", "END-4")
def test_if_it_is_destroyed_after_a_city_reached_seven_the_game_still_ends_at_seven(edition: str) -> None:
    scene_ = scene(edition, SIX[:3], [], OTHER_SEVEN)
    scene_.do("build bell_tower", "ring", "end", "gather gold", "destroy 0 bell_tower")
    assert scene_.game.over
    assert scene_.table["first"] == [2]
    assert scene_.score(2)["complete_first"] == 4


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower", "2002/armory", "dark_city/armory", "END-2")
def test_and_seven_stays_the_measure_for_the_two_points(edition: str) -> None:
    scene_ = Scene(
        seat(5, ["bell_tower"], [], ["merchant"]),
        seat(city=["armory"], characters=["architect"]),
        seat(1, ["temple"], OTHER_SEVEN[1:], ["warlord"]),
        seat(city=SEVEN),
        edition=edition, unique=["bell_tower", "armory"], turn=0, gathered=True,
    )  # fmt: skip
    scene_.do("build bell_tower", "ring", "end")
    scene_.do("gather gold", "armory 0 bell_tower", "end")
    assert (scene_.city(0), size(scene_)) == ([], 7)
    scene_.do("gather gold", "build temple", "end")
    assert scene_.game.over
    assert (scene_.score(3)["complete_first"], scene_.score(2)["complete"]) == (4, 2)


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower", "2002/armory", "dark_city/armory")
def test_the_armory_silences_it_too(edition: str) -> None:
    scene_ = scene(edition, SIX[:2], ["armory"], SIX, unique=["bell_tower", "armory"])
    scene_.do("build bell_tower", "ring", "end", "armory 0 bell_tower")
    assert size(scene_) == 8


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower", "2002/graveyard", "dark_city/graveyard")
def test_saved_by_the_graveyard_it_may_be_built_and_rung_again(edition: str) -> None:
    scene_ = Scene(
        seat(city=["bell_tower"]), seat(9, city=["graveyard"], characters=["artist"]),
        seat(9, characters=["warlord"]), seat(), edition=edition, cast=["artist"], unique=["bell_tower"],
        game_flags={"complete": 7}, called=8,
    )  # fmt: skip
    assert size(scene_) == 7
    scene_.do("gather gold", "destroy 0 bell_tower", "save")
    assert (scene_.hand(1), size(scene_)) == (["bell_tower"], 8)
    scene_.do("gather gold", "build bell_tower", "ring")
    assert size(scene_) == 7


@pytest.mark.parametrize(("edition", "shorter"), [("2002", 7), ("dark_city", 7), ("dark_city", 6)])
@proves("2002/bell_tower", "dark_city/bell_tower")
def test_not_asked_where_seven_are_enough_anyway(edition: str, shorter: int) -> None:
    scene_ = scene(edition, [], [], size=shorter)
    scene_.do("build bell_tower")
    assert (scene_.prompt, size(scene_)) == ("turn", shorter)
    scene_.do("end", "gather gold", "destroy 0 bell_tower")
    assert size(scene_) == shorter


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower", "2002/diplomat", "dark_city/diplomat")
def test_asked_only_when_it_is_built_and_what_was_rung_stays_where_it_goes(edition: str) -> None:
    scene_ = scene(edition, [], ["palace"], later="diplomat", cast=["diplomat"])
    scene_.do("build bell_tower", "ring", "end", "gather gold", "exchange 0 bell_tower", "give palace")
    if edition == "dark_city":  # where the turn goes on
        scene_.do("end")
    assert scene_.city(1) == ["bell_tower"]
    assert (scene_.prompt, scene_.table["phase"], size(scene_)) == ("pick", "draft", 7)


@BOTH
@proves("2002/bell_tower", "dark_city/bell_tower", "END-1")
def test_the_announcement_holds_in_later_rounds(edition: str) -> None:
    scene_ = Scene(
        seat(city=["bell_tower"]), seat(3, ["temple"], SIX, ["warlord"]), seat(), seat(),
        edition=edition, unique=["bell_tower"], game_flags={"complete": 7}, called=8,
    )  # fmt: skip
    scene_.do("gather gold", "build temple", "end")
    assert scene_.game.over
    assert scene_.score(1)["complete_first"] == 4
