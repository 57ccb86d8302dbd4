"""The Diplomat of the older editions, who exchanges at the end of the turn or at any time in it."""

from __future__ import annotations

import pytest

import citadels
from tests.scenarios.scene import BASIC_CAST, Data, Scene, bewitching, kinds, proves, seat

BOTH = pytest.mark.parametrize("edition", ["2002", "dark_city"])
END: dict[str, list[str]] = {"2002": [], "dark_city": ["end"]}  # what ends the turn after an exchange
EIGHT = ["tavern", "church", "castle", "palace", "harbor", "fortress", "docks", "manor"]


def scene(edition: str, own: list[str], theirs: list[str], gold: int = 10, **more: object) -> Scene:
    """Seat 0 is the Diplomat and has gathered, seat 1 has a city."""
    options: Data = {"turn": 0, "gathered": True} | more
    held = [["bishop"], ["assassin"]] if "revealed" in more else [[], []]
    return Scene(
        seat(gold, ["temple"], own, ["diplomat"]),
        seat(city=theirs, characters=held[0]),
        seat(characters=held[1]),
        seat(),
        cast=["diplomat"],
        edition=edition,
        **options,  # type: ignore[arg-type]
    )


@proves("2002/diplomat")
def test_in_2002_an_exchange_ends_the_turn() -> None:
    scene_ = scene("2002", ["market", "prison"], ["castle"])
    assert {"income", "build temple"} <= set(scene_.options)
    scene_.do("exchange 1 castle")
    events = scene_.do("give market")
    assert kinds(events)[:4] == ["GoldMoved", "DistrictMoved", "DistrictMoved", "TurnEnded"]
    assert (scene_.gold(0), scene_.gold(1), scene_.hand(0)) == (8, 2, ["temple"])
    assert (scene_.city(0), scene_.city(1)) == (["prison", "castle"], ["market"])
    assert scene_.table["phase"] == "draft"


@proves("dark_city/diplomat", "TURN-4")
def test_in_dark_city_the_turn_goes_on_after_an_exchange() -> None:
    scene_ = scene("dark_city", ["market", "prison"], ["castle"])
    scene_.do("exchange 1 castle")
    events = scene_.do("give market")
    assert kinds(events) == ["GoldMoved", "DistrictMoved", "DistrictMoved"]
    assert (scene_.city(0), scene_.city(1)) == (["prison", "castle"], ["market"])
    assert scene_.options == ["build temple", "income", "end"]
    assert scene_.refuses("exchange 1 market") == "used"
    scene_.do("build temple", "income", "end")
    assert (scene_.gold(0), scene_.table["phase"]) == (10 - 2 - 1 + 1, "draft")


@proves("dark_city/diplomat", "TURN-4")
def test_in_dark_city_the_exchange_may_come_before_gathering_and_counts_for_the_income() -> None:
    scene_ = scene("dark_city", ["market"], ["prison"], gathered=False)
    scene_.do("exchange 1 prison", "give market", "income")
    assert (scene_.gold(0), scene_.city(0)) == (11, ["prison"])
    assert scene_.options == ["gather gold", "gather cards"]


@proves("2002/diplomat")
def test_in_2002_not_before_gathering_and_income_may_come_first() -> None:
    scene_ = scene("2002", ["prison"], ["market"], gathered=False)
    assert scene_.refuses("exchange 1 market") == "gather_first"
    scene_.do("income", "gather gold", "build temple", "exchange 1 market", "give prison")
    assert scene_.gold(0) == 10 + 1 + 2 - 1
    assert scene_.city(0) == ["temple", "market"]


@BOTH
@proves("2002/diplomat", "dark_city/diplomat")
def test_it_may_be_left_undone(edition: str) -> None:
    scene_ = scene(edition, ["market"], ["castle"])
    scene_.do("end")
    assert scene_.city(1) == ["castle"]


@BOTH
@proves("2002/diplomat", "dark_city/diplomat")
def test_a_dearer_district_is_given_for_nothing(edition: str) -> None:
    scene_ = scene(edition, ["palace"], ["market"], gold=0)
    scene_.do("exchange 1 market", "give palace")
    assert (scene_.gold(0), scene_.gold(1)) == (0, 0)


@BOTH
@proves("2002/diplomat", "dark_city/diplomat")
def test_the_difference_must_be_there(edition: str) -> None:
    scene_ = scene(edition, ["market", "tavern"], ["castle", "town_hall"], gold=2)
    assert scene_.refuses("exchange 1 town_hall") == "gold"
    scene_.do("exchange 1 castle")
    assert scene_.options == ["give market"]


@BOTH
@proves("2002/diplomat", "dark_city/diplomat", "2002/keep", "dark_city/keep")
def test_the_keep_cannot_be_taken_but_an_own_one_may_be_given(edition: str) -> None:
    assert scene(edition, ["market"], ["keep"]).refuses("exchange 1 keep") == "protected"
    scene_ = scene(edition, ["keep"], ["manor"])
    scene_.do("exchange 1 manor", "give keep")
    assert (scene_.city(0), scene_.city(1), scene_.gold(0)) == (["manor"], ["keep"], 10)


@BOTH
@proves("2002/diplomat", "dark_city/diplomat", "2002/bishop", "dark_city/bishop")
def test_not_from_the_bishops_city_but_from_a_killed_ones(edition: str) -> None:
    revealed = {"assassin": 2, "diplomat": 0}
    living = scene(edition, ["tavern"], ["market"], revealed=revealed | {"bishop": 1},
                   round_flags={"bishop": 1})  # fmt: skip
    assert living.refuses("exchange 1 market") == "protected"
    killed = scene(edition, ["tavern"], ["market"], revealed=revealed,
                   marks=[{"mark": "killed", "character": "bishop", "owner": 2}])  # fmt: skip
    killed.do("exchange 1 market", "give tavern")
    assert killed.city(0) == ["market"]


@BOTH
@proves("2002/diplomat", "dark_city/diplomat")
def test_not_from_a_complete_city_but_out_of_one(edition: str) -> None:
    assert scene(edition, ["market"], EIGHT, first=[1]).refuses("exchange 1 tavern") == "complete"
    assert "exchange 1 tavern" in scene(edition, ["market"], EIGHT[:7]).options
    shorter = scene(edition, ["market"], EIGHT[:7], size=7, first=[1])
    assert shorter.refuses("exchange 1 tavern") == "complete"
    own = scene(edition, EIGHT, ["market"], first=[0])
    own.do("exchange 1 market", "give tavern")
    assert own.city(1) == ["tavern"]


@BOTH
@proves("2002/diplomat", "dark_city/diplomat", "2002/great_wall", "dark_city/great_wall", "RANK8-2")
def test_the_great_walls_extra_counts_and_goes_to_its_owner(edition: str) -> None:
    scene_ = scene(edition, ["tavern", "palace"], ["docks", "great_wall"])
    scene_.do("exchange 1 docks")
    assert (scene_.price("give tavern"), scene_.price("give palace")) == (3, 1)
    scene_.do("give palace")
    assert (scene_.gold(0), scene_.gold(1)) == (9, 1)
    wall = scene(edition, ["palace"], ["docks", "great_wall"])
    wall.do("exchange 1 great_wall")
    assert wall.price("give palace") == 1  # 6 for 5, nothing more for the wall itself


@BOTH
@proves("2002/diplomat", "dark_city/diplomat")
def test_no_duplicates_in_either_city(edition: str) -> None:
    assert scene(edition, ["market"], ["market", "docks"]).refuses("exchange 1 market") == "duplicate"
    scene_ = scene(edition, ["market", "tavern"], ["market", "docks"])
    scene_.do("exchange 1 docks")
    assert scene_.options == ["give tavern"]
    assert scene_.refuses("give market") == "duplicate"


@BOTH
@proves("2002/diplomat", "dark_city/diplomat", "2002/university", "dark_city/university", "EX-10")
def test_the_university_costs_six_not_eight(edition: str) -> None:
    scene_ = scene(edition, ["palace"], ["university"])
    scene_.do("exchange 1 university")
    assert scene_.price("give palace") == 1


@BOTH
@proves("2002/diplomat", "dark_city/diplomat", "2002/graveyard", "dark_city/graveyard")
def test_the_graveyard_is_taken_out_of_the_deck(edition: str) -> None:
    cast = [*BASIC_CAST[:7], "diplomat"]
    assert "graveyard" in citadels.new_game(edition, seed=1).rules.unique
    for districts in (None, ["keep", "graveyard", "university"]):
        game = citadels.new_game(edition, characters=cast, districts=districts, seed=1)
        assert "graveyard" not in game.rules.unique
        assert "keep" in game.rules.unique
        assert "graveyard" not in game.rules.deck()


@BOTH
@proves("2002/diplomat", "dark_city/diplomat", "2002/park", "dark_city/park", "TURN-7")
def test_a_park_that_was_taken_counts_at_the_end_of_this_turn(edition: str) -> None:
    scene_ = scene(edition, ["palace"], ["park"], unique=["park"])
    scene_.do("build temple", "exchange 1 park", "give palace", *END[edition])
    assert len(scene_.game.view(0).players[0].hand or ()) == 2


@BOTH
@proves("2002/diplomat", "dark_city/diplomat", "2002/park", "dark_city/park", "TURN-7")
def test_and_one_that_was_given_does_not(edition: str) -> None:
    scene_ = scene(edition, ["park"], ["palace"], unique=["park"])
    scene_.do("build temple", "exchange 1 palace", "give park", *END[edition])
    assert scene_.hand(0) == []


@BOTH
@proves("2002/diplomat", "dark_city/diplomat", "2002/witch", "dark_city/witch")
def test_a_witch_as_diplomat_exchanges_out_of_her_own_city(edition: str) -> None:
    scene_ = bewitching(
        "diplomat", seat(city=["prison"]), seat(city=["castle"]), seat(), seat(), edition=edition
    )
    scene_.do("exchange 1 castle", "give prison", *END[edition])
    assert (scene_.gold(0), scene_.gold(1)) == (0, 4)
    assert (scene_.city(0), scene_.city(1)) == (["castle"], ["prison"])
    assert scene_.table["phase"] == "draft"
