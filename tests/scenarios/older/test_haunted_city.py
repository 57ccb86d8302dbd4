"""Haunted City."""

from __future__ import annotations

import json

import pytest

import citadels
from tests.scenarios.scene import Scene, proves, seat

OLDER = ("2002", "dark_city", "2000")
THREE_TYPES = ["manor", "temple", "tavern"]

each_edition = pytest.mark.parametrize("edition", OLDER)


def scored(edition: str, *city: str) -> dict[str, int]:
    return Scene(seat(city=city), seat(), seat(), seat(), phase="over", edition=edition).score(0)


def last_turn(edition: str, city: list[str], hand: list[str], **more: object) -> Scene:
    """The last turn of the last round: seat 0 is the Warlord, and seat 1 has completed a city."""
    return Scene(
        seat(gold=9, hand=hand, city=city, characters=["warlord"]),
        seat(characters=["assassin"]),
        seat(characters=["thief"]),
        seat(characters=["king"]),
        revealed={"assassin": 1, "thief": 2, "king": 3, "warlord": 0},
        turn=0,
        gathered=True,
        edition=edition,
        **more,  # type: ignore[arg-type]
    )


@proves("2002/haunted_city", "dark_city/haunted_city", "2000/haunted_city", "END-2")
@each_edition
def test_it_stands_in_for_the_type_that_is_missing(edition: str) -> None:
    four = [*THREE_TYPES, "watchtower"]
    for missing in four:
        others = [district for district in four if district != missing]
        assert scored(edition, "haunted_city", "keep", *others)["all_types"] == 3
    assert scored(edition, "haunted_city", *four)["all_types"] == 3  # as purple


@proves("2002/haunted_city", "dark_city/haunted_city", "2000/haunted_city")
@each_edition
def test_it_stands_in_for_one_type_only(edition: str) -> None:
    assert "all_types" not in scored(edition, "haunted_city", *THREE_TYPES)
    assert "all_types" not in scored(edition, "haunted_city", "keep", "manor", "temple")


@proves("2002/haunted_city", "dark_city/haunted_city", "2000/haunted_city")
@each_edition
def test_until_scoring_it_is_purple_only(edition: str) -> None:
    for character in ("king", "bishop", "merchant", "warlord"):
        mine = seat(characters=[character], city=["haunted_city"])
        scene = Scene(mine, seat(), seat(), seat(), turn=0, edition=edition)
        assert scene.refuses("income") == "no_income"


@proves("2002/haunted_city", "dark_city/haunted_city", "2000/haunted_city")
@each_edition
def test_not_if_it_was_built_in_the_last_round(edition: str) -> None:
    scene = last_turn(edition, [*THREE_TYPES, "keep"], ["haunted_city"], first=[1])
    scene.do("build haunted_city", "end")
    assert scene.score(0) == {"districts": 3 + 1 + 1 + 3 + 2}


@proves("2002/haunted_city", "dark_city/haunted_city", "2000/haunted_city")
@each_edition
def test_built_in_the_last_round_it_is_still_a_purple_one(edition: str) -> None:
    scene = last_turn(edition, [*THREE_TYPES, "watchtower"], ["haunted_city"], first=[1])
    scene.do("build haunted_city", "end")
    assert scene.score(0) == {"districts": 3 + 1 + 1 + 1 + 2, "all_types": 3}


@proves("2002/haunted_city", "dark_city/haunted_city", "2000/haunted_city")
@each_edition
def test_the_round_it_completes_a_city_in_is_the_last_one(edition: str) -> None:
    city = [*THREE_TYPES, "keep", "castle", "church", "docks"]
    scene = last_turn(edition, city, ["haunted_city"])
    scene.do("build haunted_city", "end")
    assert scene.game.over
    assert scene.score(0) == {"districts": 3 + 1 + 1 + 3 + 4 + 2 + 3 + 2, "complete_first": 4}


@proves("2002/haunted_city", "dark_city/haunted_city", "2000/haunted_city")
@each_edition
def test_built_in_an_earlier_round_it_counts(edition: str) -> None:
    scene = last_turn(edition, [*THREE_TYPES, "keep"], ["haunted_city"])
    scene.do("build haunted_city", "end")
    assert not scene.game.over
    document = json.loads(json.dumps(scene.table)) | {"first": [1]}
    scene.game = citadels.load(document)
    scene.finish()
    assert scene.game.view().round == 2
    assert scene.score(0)["all_types"] == 3


@proves("2002/haunted_city", "dark_city/haunted_city", "2000/haunted_city")
@each_edition
def test_when_it_was_built_is_kept_in_a_position(edition: str) -> None:
    scene = last_turn(edition, [*THREE_TYPES, "keep"], ["haunted_city"], first=[1])
    scene.do("build haunted_city")
    again = citadels.load(json.loads(json.dumps(scene.table)))
    again.apply("end")
    result = again.result()
    assert result is not None
    assert dict(result.scores[0].items) == {"districts": 10}


@proves("2002/haunted_city", "dark_city/haunted_city", "2000/haunted_city")
@each_edition
def test_the_points_so_far_that_everyone_sees_know_it_too(edition: str) -> None:
    scene = last_turn(edition, [*THREE_TYPES, "keep"], ["haunted_city"], first=[1])
    scene.do("build haunted_city")
    assert [scene.game.view(viewer).points(0) for viewer in range(-1, 4)] == [10] * 5


@proves("2002/haunted_city", "dark_city/haunted_city", "2002/wizard", "dark_city/wizard", "WIZ-1")
@pytest.mark.parametrize("edition", ["2002", "dark_city"])
def test_what_a_wizard_builds_at_once_is_built_too(edition: str) -> None:
    scene = Scene(
        seat(gold=9, city=[*THREE_TYPES, "keep"], characters=["wizard"]),
        seat(hand=["haunted_city"], characters=["assassin"]),
        seat(characters=["thief"]),
        seat(),
        cast=["wizard"],
        revealed={"assassin": 1, "thief": 2, "wizard": 0},
        first=[1],
        turn=0,
        gathered=True,
        edition=edition,
    )
    scene.do("peek 1", "erect haunted_city")
    scene.finish()
    assert scene.score(0) == {"districts": 10}


def exchanged(edition: str, *, built_by_seat_1: bool) -> Scene:
    """The last round: the Diplomat takes the Haunted City, which seat 1 may just have built."""
    hand, city = (["haunted_city"], ["castle"]) if built_by_seat_1 else ([], ["castle", "haunted_city"])
    scene = Scene(
        seat(gold=9, city=[*THREE_TYPES, "keep", "market"], characters=["diplomat"]),
        seat(gold=9, hand=hand, city=city, characters=["merchant"]),
        seat(characters=["thief"]),
        seat(characters=["king"]),
        cast=["diplomat"],
        revealed={"thief": 2, "king": 3, "merchant": 1},
        first=[3],
        turn=1,
        gathered=True,
        edition=edition,
    )
    scene.do(*["build haunted_city"] * built_by_seat_1, "end", "gather gold")
    scene.do("exchange 1 haunted_city", "give market")
    scene.finish()
    assert scene.city(0) == [*THREE_TYPES, "keep", "haunted_city"]
    return scene


@proves("2002/haunted_city", "dark_city/haunted_city", "2002/diplomat", "dark_city/diplomat")
@pytest.mark.parametrize("edition", ["2002", "dark_city"])
def test_an_exchange_in_the_last_round_is_not_building(edition: str) -> None:
    assert exchanged(edition, built_by_seat_1=False).score(0)["all_types"] == 3


@proves("2002/haunted_city", "dark_city/haunted_city", "2002/diplomat", "dark_city/diplomat")
@pytest.mark.parametrize("edition", ["2002", "dark_city"])
def test_built_in_the_last_round_it_does_not_count_after_an_exchange_either(edition: str) -> None:
    assert "all_types" not in exchanged(edition, built_by_seat_1=True).score(0)


@proves("2002/haunted_city", "dark_city/haunted_city", "2000/haunted_city")
@proves("2002/wishing_well", "dark_city/wishing_well", "2000/wishing_well")
@each_edition
def test_one_choice_for_everything_and_the_best_one(edition: str) -> None:
    each = 4 if edition == "2000" else 1

    def score(*city: str) -> dict[str, int]:
        mine = seat(city=["haunted_city", "wishing_well", *city])
        unique = ["haunted_city", "wishing_well"]
        return Scene(mine, seat(), seat(), seat(), unique=unique, phase="over", edition=edition).score(0)

    assert score() == {"districts": 7, "wishing_well": each}
    types = score(*THREE_TYPES)
    if edition == "2000":  # four points for the Wishing Well are more than three for all types
        assert types == {"districts": 12, "wishing_well": 4}
    else:
        assert types == {"districts": 12, "all_types": 3}
