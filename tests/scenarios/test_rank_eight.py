"""What Warlord, Diplomat and Marshal have in common: what they may not touch, and the Great Wall."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Data, Scene, bewitching, proves, seat

ABILITIES = {"warlord": "destroy", "diplomat": "exchange", "marshal": "seize"}
EACH = pytest.mark.parametrize("character", list(ABILITIES))
UNIQUE = ["keep", "great_wall", "monument", "quarry", "school_of_magic"]
SIX = ["tavern", "church", "castle", "palace", "harbor", "fortress"]


def scene(character: str, *others: Data, city: list[str] | None = None, **more: object) -> Scene:
    """Seat 0 acts; seats up to four are filled with empty ones."""
    filled = [*others, *[seat() for _ in range(3 - len(others))]]
    actor = seat(20, [], ["temple"] if city is None else city, [character])
    return Scene(actor, *filled, cast=[character], unique=UNIQUE, turn=0, **more)  # type: ignore[arg-type]


def touch(character: str, owner: int, district: str) -> str:
    return f"{ABILITIES[character]} {owner} {district}"


@EACH
@proves("warlord", "diplomat", "marshal", "school_of_magic")
def test_income_counts_military_districts_and_the_school_of_magic(character: str) -> None:
    scene_ = scene(character, city=["watchtower", "prison", "barracks", "tavern", "keep", "school_of_magic"])
    scene_.do("income")
    assert scene_.gold(0) == 20 + 4
    assert scene_.refuses("income") == "used"
    assert scene(character, city=["tavern", "keep"]).refuses("income") == "no_income"


@EACH
@proves("warlord", "diplomat", "marshal", "TURN-4")
def test_the_ability_is_optional_once_a_turn_and_may_come_before_gathering(character: str) -> None:
    scene_ = scene(character, seat(city=["tavern", "market"]))
    scene_.do(touch(character, 1, "tavern"))
    if character == "diplomat":
        scene_.do("give temple")
    assert scene_.refuses(touch(character, 1, "market")) == "used"
    scene_.do("gather gold", "end")
    other = scene(character, seat(city=["tavern", "market"]))
    other.do("gather gold", "end")
    assert other.city(1) == ["tavern", "market"]


@EACH
@proves("RANK8-1", "warlord", "diplomat", "marshal")
def test_a_complete_city_is_out_of_reach(character: str) -> None:
    incomplete = scene(character, seat(city=SIX))
    assert touch(character, 1, "tavern") in incomplete.options
    complete = scene(character, seat(city=[*SIX, "docks"]), first=[1])
    assert complete.refuses(touch(character, 1, "tavern")) == "complete"


@EACH
@proves("RANK8-1", "monument")
def test_a_monument_counts_twice_for_a_complete_city(character: str) -> None:
    scene_ = scene(character, seat(city=[*SIX[:5], "monument"]), first=[1])
    assert scene_.refuses(touch(character, 1, "tavern")) == "complete"


@EACH
@proves("RANK8-1", "FEW-1")
def test_with_two_players_seven_districts_are_not_complete(character: str) -> None:
    def two(city: list[str]) -> Scene:
        return Scene(
            seat(20, [], ["temple"], [character, "assassin"]),
            seat(city=city),
            cast=[character],
            turn=0,
            revealed={"assassin": 0, character: 0},
        )

    assert touch(character, 1, "tavern") in two([*SIX, "docks"]).options
    assert two([*SIX, "docks", "market"]).refuses(touch(character, 1, "tavern")) == "complete"


@EACH
@proves("RANK8-1")
def test_complete_is_a_matter_of_the_moment(character: str) -> None:
    scene_ = scene(character, seat(city=SIX), first=[1])  # it was complete and has shrunk
    assert touch(character, 1, "tavern") in scene_.options


@EACH
@proves("RANK8-1", "keep")
def test_the_keep_is_out_of_reach(character: str) -> None:
    scene_ = scene(character, seat(city=["tavern", "keep"]))
    assert scene_.refuses(touch(character, 1, "keep")) == "protected"
    assert touch(character, 1, "tavern") in scene_.options


@EACH
@proves("RANK8-1", "bishop")
def test_the_bishops_city_is_out_of_reach_this_round(character: str) -> None:
    scene_ = Scene(
        seat(20, [], ["temple"], [character]),
        seat(city=["tavern"], characters=["bishop"]),
        seat(city=["market"]),
        seat(),
        cast=[character],
        called=5,
    )
    scene_.do("gather gold", "end")
    assert scene_.asked == 0
    assert scene_.refuses(touch(character, 1, "tavern")) == "protected"
    assert touch(character, 2, "market") in scene_.options


@EACH
@proves("RANK8-1", "bishop")
def test_a_killed_bishops_city_is_not_protected(character: str) -> None:
    scene_ = Scene(
        seat(20, [], ["temple"], [character]),
        seat(city=["tavern"], characters=["bishop"]),
        seat(characters=["assassin"]),
        seat(),
        cast=[character],
        called=5,
        revealed={"assassin": 2},
        marks=[{"mark": "killed", "character": "bishop", "owner": 2}],
    )
    assert scene_.asked == 0
    assert touch(character, 1, "tavern") in scene_.options


@EACH
@proves("RANK8-2", "great_wall")
def test_the_great_wall_itself_costs_nothing_extra(character: str) -> None:
    """Only a Warlord and a Diplomat can get at it: it is too dear for a Marshal."""
    scene_ = scene(character, seat(city=["great_wall", "tavern"]))
    if character == "warlord":
        assert scene_.price("destroy 1 great_wall") == 5
    elif character == "diplomat":
        scene_.do("exchange 1 great_wall")
        assert scene_.price("give temple") == 5
    else:
        assert scene_.refuses("seize 1 great_wall") == "cost"


@EACH
@proves("WITCH-6", "witch", "keep", "great_wall")
def test_a_witch_is_bound_in_the_same_way(character: str) -> None:
    scene_ = bewitching(
        character,
        seat(20, [], ["temple"]),
        seat(city=["market"]),
        seat(city=["tavern"], characters=["bishop"]),
        seat(city=["great_wall", "keep", "tavern"]),
        seat(city=[*SIX, "docks"]),
        unique=UNIQUE,
    )
    assert scene_.refuses(touch(character, 2, "tavern")) == "protected"
    assert scene_.refuses(touch(character, 3, "keep")) == "protected"
    assert scene_.refuses(touch(character, 4, "tavern")) == "complete"
    assert touch(character, 1, "market") in scene_.options
    if character == "diplomat":
        scene_.do(touch(character, 3, "tavern"))
        assert scene_.price("give temple") == 1
    else:
        assert scene_.price(touch(character, 3, "tavern")) == (1 if character == "warlord" else 2)
