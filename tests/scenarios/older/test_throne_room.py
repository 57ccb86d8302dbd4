"""The Throne Room: one gold each time the crown passes from one player to another."""

from __future__ import annotations

import pytest

import citadels
from tests.scenarios.scene import Scene, kinds, proves, seat

BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])


@BOTH
@proves("2002/throne_room", "dark_city/throne_room", "OLD-2")
def test_one_gold_when_the_king_takes_the_crown(edition: str) -> None:
    scene_ = Scene(
        seat(characters=["king"]), seat(), seat(city=["throne_room"]), seat(), edition=edition,
        unique=["throne_room"], called=4, crown=1,
    )  # fmt: skip
    assert scene_.table["crown"] == 0
    assert [scene_.gold(seat_) for seat_ in range(4)] == [0, 0, 1, 0]


@BOTH
@proves("2002/throne_room", "dark_city/throne_room", "OLD-2")
def test_also_if_its_owner_is_the_king_or_loses_the_crown(edition: str) -> None:
    for owner in (0, 1):
        cities = [["throne_room"] if seat_ == owner else [] for seat_ in range(4)]
        scene_ = Scene(
            seat(city=cities[0], characters=["king"]), seat(city=cities[1]), seat(), seat(),
            edition=edition, unique=["throne_room"], called=4, crown=1,
        )  # fmt: skip
        assert scene_.gold(owner) == 1


@BOTH
@proves("2002/throne_room", "dark_city/throne_room")
def test_nothing_if_the_crown_stays(edition: str) -> None:
    scene_ = Scene(
        seat(characters=["king"]), seat(), seat(city=["throne_room"]), seat(), edition=edition,
        unique=["throne_room"], called=4, crown=0,
    )  # fmt: skip
    assert scene_.gold(2) == 0


@BOTH
@proves("2002/throne_room", "dark_city/throne_room", "2002/emperor", "dark_city/emperor")
def test_the_emperor_passes_it_once(edition: str) -> None:
    scene_ = Scene(
        seat(characters=["emperor"]), seat(), seat(city=["throne_room"]), seat(), edition=edition,
        cast=["emperor"], unique=["throne_room"], called=4, crown=1,
    )  # fmt: skip
    assert (scene_.offers("crown"), scene_.gold(2)) == (["crown 2", "crown 3"], 0)
    events = scene_.do("crown 3")
    assert kinds(events).count("GoldGained") == 1
    assert scene_.gold(2) == 1


@BOTH
@proves("2002/throne_room", "dark_city/throne_room", "2002/emperor", "dark_city/emperor", "OLD-2")
def test_who_is_crowned_has_the_gold_before_paying_the_emperor(edition: str) -> None:
    scene_ = Scene(
        seat(characters=["emperor"]), seat(), seat(city=["throne_room"]), seat(), edition=edition,
        cast=["emperor"], unique=["throne_room"], called=4, crown=1,
    )  # fmt: skip
    scene_.do("crown 2")
    assert (scene_.gold(0), scene_.gold(2)) == (1, 0)


@BOTH
@proves("2002/throne_room", "dark_city/throne_room", "CALL-3")
def test_a_killed_king_brings_it_at_the_end_of_the_round(edition: str) -> None:
    scene_ = Scene(
        seat(characters=["king"]), seat(characters=["assassin"]), seat(city=["throne_room"]),
        seat(characters=["warlord"]), edition=edition, unique=["throne_room"], called=4, crown=1,
        revealed={"assassin": 1}, marks=[{"mark": "killed", "character": "king", "owner": 1}],
    )  # fmt: skip
    assert (scene_.asked, scene_.gold(2)) == (3, 0)
    scene_.do("gather gold", "end")
    assert (scene_.table["crown"], scene_.gold(2)) == (0, 1)


@BOTH
@proves("2002/throne_room", "dark_city/throne_room", "2002/emperor", "dark_city/emperor", "CALL-3")
def test_so_does_a_killed_emperor(edition: str) -> None:
    scene_ = Scene(
        seat(characters=["emperor"]), seat(characters=["assassin"]), seat(city=["throne_room"]),
        seat(characters=["warlord"]), edition=edition, cast=["emperor"], unique=["throne_room"], called=4,
        crown=1, revealed={"assassin": 1}, marks=[{"mark": "killed", "character": "emperor", "owner": 1}],
    )  # fmt: skip
    scene_.do("gather gold", "end")
    assert (scene_.asked, scene_.options) == (0, ["crown 2", "crown 3"])
    scene_.do("crown 2")
    assert (scene_.gold(0), scene_.gold(2)) == (0, 1)  # the killed Emperor takes nothing


@BOTH
@proves("2002/throne_room", "dark_city/throne_room", "CALL-2", "2002/thief", "dark_city/thief")
def test_a_robbed_king_loses_that_gold_too(edition: str) -> None:
    scene_ = Scene(
        seat(3, city=["throne_room"], characters=["king"]), seat(characters=["thief"]), seat(), seat(),
        edition=edition, unique=["throne_room"], called=4, crown=1, revealed={"thief": 1},
        marks=[{"mark": "robbed", "character": "king", "owner": 1}],
    )  # fmt: skip
    assert (scene_.gold(0), scene_.gold(1)) == (0, 4)


@BOTH
@proves("2002/throne_room", "dark_city/throne_room", "DIST-1")
def test_one_built_in_the_kings_turn_comes_too_late_for_his_crown(edition: str) -> None:
    scene_ = Scene(
        seat(6, ["throne_room"], characters=["king"]), seat(), seat(), seat(), edition=edition,
        unique=["throne_room"], called=4, crown=1,
    )  # fmt: skip
    scene_.do("gather gold", "build throne_room")
    assert scene_.gold(0) == 2


@BOTH
@proves("2002/throne_room", "dark_city/throne_room", "SETUP-4")
def test_not_at_the_set_up(edition: str) -> None:
    game = citadels.new_game(edition, districts=["throne_room"], crown=2, seed=1)
    assert [player.gold for player in game.view().players] == [2, 2, 2, 2]
    assert "throne_room" not in [getattr(event, "source", "") for event in game.events]
