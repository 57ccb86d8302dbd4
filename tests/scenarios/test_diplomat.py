"""The Diplomat."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat

UNIQUE = ["great_wall", "keep", "museum", "monument", "quarry"]
SEVEN = ["tavern", "church", "castle", "palace", "harbor", "fortress", "docks"]


def scene(own: list[str], theirs: list[str], gold: int = 10, **more: object) -> Scene:
    """Seat 0 is the Diplomat, seat 1 has a city."""
    return Scene(
        seat(gold, [], own, ["diplomat"]),
        seat(city=theirs),
        seat(),
        seat(),
        cast=["diplomat"],
        unique=UNIQUE,
        turn=0,
        **more,  # type: ignore[arg-type]
    )


@proves("diplomat")
def test_the_difference_is_paid_to_the_other_player() -> None:
    scene_ = scene(["market", "watchtower"], ["palace", "temple"])
    scene_.do("exchange 1 palace")
    assert (scene_.asked, scene_.prompt) == (0, "give_district")
    assert (scene_.price("give market"), scene_.price("give watchtower")) == (3, 4)
    events = scene_.do("give market")
    assert (scene_.gold(0), scene_.gold(1)) == (7, 3)
    assert (scene_.city(0), scene_.city(1)) == (["watchtower", "palace"], ["temple", "market"])
    assert kinds(events) == ["GoldMoved", "DistrictMoved", "DistrictMoved"]


@proves("diplomat")
def test_nothing_is_paid_or_got_for_a_district_that_costs_no_more() -> None:
    for given in ("church", "palace"):
        scene_ = scene([given], ["market"], gold=0)
        scene_.do("exchange 1 market", f"give {given}")
        assert (scene_.gold(0), scene_.gold(1)) == (0, 0)
        assert (scene_.city(0), scene_.city(1)) == (["market"], [given])


@proves("diplomat")
def test_the_difference_must_be_there() -> None:
    scene_ = scene(["market", "tavern"], ["castle", "town_hall"], gold=2)
    assert scene_.refuses("exchange 1 town_hall") == "gold"
    scene_.do("exchange 1 castle")
    assert scene_.options == ["give market"]
    assert scene_.refuses("give tavern") == "gold"


@proves("diplomat")
def test_something_must_be_given_and_taken_from_another_player() -> None:
    scene_ = scene([], ["market"])
    assert scene_.refuses("exchange 1 market") == "empty_city"
    assert scene(["tavern", "market"], []).offers("exchange") == []


@proves("diplomat", "quarry")
def test_the_district_taken_may_not_stand_in_the_own_city_quarry_or_not() -> None:
    scene_ = scene(["market", "quarry"], ["market", "docks"])
    assert scene_.refuses("exchange 1 market") == "duplicate"
    assert "exchange 1 docks" in scene_.options


@proves("diplomat")
def test_nor_in_exchange_for_its_like() -> None:
    assert scene(["market"], ["market"]).refuses("exchange 1 market") == "duplicate"
    assert scene(["market"], ["market+"]).refuses("exchange 1 market+") == "duplicate"


@proves("diplomat", "quarry")
def test_the_district_given_may_not_stand_in_the_other_city_quarry_or_not() -> None:
    scene_ = scene(["market", "tavern"], ["market", "docks", "quarry"])
    scene_.do("exchange 1 docks")
    assert scene_.options == ["give tavern"]
    assert scene_.refuses("give market") == "duplicate"
    assert scene(["market"], ["market", "docks"]).refuses("exchange 1 docks") == "duplicate"


@proves("diplomat")
def test_duplicates_that_already_stand_do_not_matter() -> None:
    scene_ = scene(["market", "market"], ["docks", "docks"])
    scene_.do("exchange 1 docks", "give market")
    assert (scene_.city(0), scene_.city(1)) == (["market", "docks"], ["docks", "market"])


@proves("diplomat", "RANK8-1")
def test_the_own_city_may_be_complete() -> None:
    scene_ = scene(SEVEN, ["market"], first=[0])
    scene_.do("exchange 1 market", "give tavern")
    assert scene_.city(1) == ["tavern"]


@proves("RANK8-1", "bishop", "diplomat")
def test_with_two_players_the_own_bishop_does_not_bind_the_own_diplomat() -> None:
    scene_ = Scene(
        seat(city=["market"], characters=["bishop", "diplomat"]),
        seat(city=["docks"], characters=["king", "assassin"]),
        cast=["diplomat"],
        called=5,
        revealed={"king": 1, "assassin": 1},
    )
    scene_.do("gather gold", "end")
    scene_.do("exchange 1 docks", "give market")
    assert scene_.city(0) == ["docks"]


@proves("keep", "diplomat", "RANK8-1")
def test_the_keep_cannot_be_given() -> None:
    assert scene(["keep"], ["market"]).refuses("exchange 1 market") == "protected"
    scene_ = scene(["tavern", "keep"], ["market"])
    scene_.do("exchange 1 market")
    assert scene_.options == ["give tavern"]
    assert scene_.refuses("give keep") == "protected"


@proves("RANK8-2", "great_wall", "diplomat")
def test_the_great_wall_costs_one_more_on_top_of_the_difference() -> None:
    scene_ = scene(["tavern", "palace"], ["docks", "great_wall"])
    scene_.do("exchange 1 docks")
    assert (scene_.price("give tavern"), scene_.price("give palace")) == (3, 1)
    scene_.do("give palace")
    assert (scene_.gold(0), scene_.gold(1)) == (9, 1)
    poor = scene(["palace"], ["docks", "great_wall"], gold=0)
    assert poor.refuses("exchange 1 docks") == "gold"


@proves("RANK8-2", "great_wall", "diplomat")
def test_the_own_great_wall_costs_the_diplomat_nothing() -> None:
    scene_ = scene(["tavern", "great_wall"], ["market"])
    scene_.do("exchange 1 market")
    assert (scene_.price("give tavern"), scene_.price("give great_wall")) == (1, 0)


@proves("DIST-4", "diplomat", "artist")
def test_beautified_districts_count_one_more_and_keep_their_gold() -> None:
    scene_ = scene(["tavern+", "market"], ["docks+"])
    scene_.do("exchange 1 docks+")
    assert (scene_.price("give tavern+"), scene_.price("give market")) == (2, 2)
    scene_.do("give tavern+")
    assert (scene_.city(0), scene_.city(1)) == (["market", "docks+"], ["tavern+"])


@proves("museum", "diplomat")
def test_cards_travel_with_the_museum() -> None:
    scene_ = scene(["harbor"], ["museum"], cards_on={"museum": ["palace"]})
    scene_.do("exchange 1 museum", "give harbor")
    assert scene_.table["cards_on"] == {"museum": ["palace"]}
    moved = [event for event in scene_.game.events if type(event).__name__ == "StoreMoved"]
    assert [event.seen_by(by).to_json()["cards"] for event in moved for by in (0, 2)] == [["palace"], None]


@proves("monument", "END-1", "diplomat")
def test_a_monument_may_be_taken_into_a_large_city_and_complete_it() -> None:
    scene_ = scene(SEVEN[:6], ["monument"])
    scene_.do("exchange 1 monument", "give tavern")
    assert scene_.table["first"] == [0]
    scene_.do("gather gold", "end")
    assert scene_.game.over


@proves("END-1", "diplomat")
def test_an_even_exchange_completes_no_city() -> None:
    scene_ = scene(SEVEN[:6], ["market"])
    scene_.do("exchange 1 market", "give tavern", "gather gold", "end")
    assert not scene_.game.over


@proves("witch", "diplomat", "WITCH-6")
def test_a_witch_as_diplomat_exchanges_out_of_her_own_city() -> None:
    scene_ = bewitching("diplomat", seat(city=["prison"]), seat(city=["castle"]), seat(), seat())
    scene_.do("exchange 1 castle", "give prison")
    assert (scene_.gold(0), scene_.gold(1)) == (0, 4)
    assert (scene_.city(0), scene_.city(1)) == (["castle"], ["prison"])
