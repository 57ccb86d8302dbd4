"""The Marshal."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat

UNIQUE = ["great_wall", "keep", "quarry", "school_of_magic"]
SEVEN = ["tavern", "church", "castle", "palace", "harbor", "fortress", "docks"]


def scene(own: list[str], theirs: list[str], gold: int = 10, **more: object) -> Scene:
    """Seat 0 is the Marshal, seat 1 has a city."""
    return Scene(
        seat(gold, [], own, ["marshal"]),
        seat(city=theirs),
        seat(),
        seat(),
        cast=["marshal", "tax_collector"],
        unique=UNIQUE,
        turn=0,
        **more,  # type: ignore[arg-type]
    )


@proves("marshal")
def test_seizes_a_district_and_pays_its_cost_to_the_owner() -> None:
    scene_ = scene([], ["tavern", "docks"])
    assert (scene_.price("seize 1 tavern"), scene_.price("seize 1 docks")) == (1, 3)
    events = scene_.do("seize 1 docks")
    assert (scene_.gold(0), scene_.gold(1)) == (7, 3)
    assert (scene_.city(0), scene_.city(1)) == (["docks"], ["tavern"])
    assert kinds(events) == ["GoldMoved", "DistrictMoved"]  # not a build: no tax


@proves("marshal")
def test_only_districts_of_cost_three_or_less_in_other_cities() -> None:
    scene_ = scene(["temple"], ["tavern", "docks", "harbor", "great_wall"])
    assert scene_.offers("seize") == ["seize 1 tavern", "seize 1 docks"]
    assert scene_.refuses("seize 1 harbor") == "cost"
    assert scene_.refuses("seize 0 temple") == ""


@proves("marshal")
def test_the_price_must_be_there() -> None:
    scene_ = scene([], ["tavern", "docks"], gold=2)
    assert scene_.offers("seize") == ["seize 1 tavern"]
    assert scene_.refuses("seize 1 docks") == "gold"


@proves("marshal", "quarry")
def test_not_one_identical_to_an_own_one_quarry_or_not() -> None:
    scene_ = scene(["tavern", "quarry"], ["tavern", "tavern+", "market"])
    assert scene_.refuses("seize 1 tavern") == "duplicate"
    assert scene_.refuses("seize 1 tavern+") == "duplicate"
    assert "seize 1 market" in scene_.options


@proves("RANK8-2", "great_wall", "marshal")
def test_the_great_wall_raises_the_price_paid_to_the_owner_but_not_the_limit() -> None:
    scene_ = scene([], ["docks", "great_wall"])
    assert scene_.price("seize 1 docks") == 4
    scene_.do("seize 1 docks")
    assert (scene_.gold(0), scene_.gold(1)) == (6, 4)
    assert scene([], ["docks", "great_wall"], gold=3).refuses("seize 1 docks") == "gold"


@proves("RANK8-2", "DIST-4", "artist", "marshal")
def test_beautification_raises_price_and_limit_and_its_gold_stays() -> None:
    scene_ = scene([], ["market+", "docks+"])
    assert scene_.refuses("seize 1 docks+") == "cost"
    assert scene_.price("seize 1 market+") == 3
    scene_.do("seize 1 market+")
    assert (scene_.city(0), scene_.gold(0), scene_.gold(1)) == (["market+"], 7, 3)


@proves("END-1", "marshal")
def test_a_seized_district_can_complete_the_city_and_end_the_game() -> None:
    scene_ = scene(SEVEN[:6], ["market"])
    assert "CityCompleted" in kinds(scene_.do("seize 1 market"))
    scene_.do("gather gold", "end")
    assert scene_.game.over
    assert ("complete_first", 4) in scene_.finish().scores[0].items


@proves("END-1", "marshal")
def test_a_complete_own_city_may_grow() -> None:
    scene_ = scene(SEVEN, ["market"], first=[0])
    scene_.do("seize 1 market")
    assert scene_.city(0) == [*SEVEN, "market"]


@proves("witch", "marshal", "WITCH-6")
def test_a_witch_as_marshal_seizes_for_her_own_city() -> None:
    scene_ = bewitching("marshal", seat(city=["prison"]), seat(city=["market", "watchtower"]), seat(), seat())
    scene_.do("seize 1 watchtower", "income")
    assert (scene_.gold(0), scene_.gold(1)) == (2 - 1 + 2, 2 + 1)
    assert scene_.city(0) == ["prison", "watchtower"]
