"""The Warlord."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat

UNIQUE = ["great_wall", "keep", "museum", "quarry", "school_of_magic"]
SEVEN = ["tavern", "church", "castle", "palace", "harbor", "fortress", "docks"]


def scene(city: list[str], own: list[str] | None = None, gold: int = 10, **more: object) -> Scene:
    """Seat 0 is the Warlord, seat 1 has a city."""
    return Scene(
        seat(gold, [], own or [], ["warlord"]),
        seat(city=city),
        seat(),
        seat(),
        unique=UNIQUE,
        turn=0,
        **more,  # type: ignore[arg-type]
    )


@proves("EX-1", "CALL-2", "warlord", "thief", "TURN-5")
def test_the_turn_of_the_rulebooks_example() -> None:
    scene_ = Scene(
        seat(4, ["barracks"], ["prison", "school_of_magic"], ["warlord"]),
        seat(1, characters=["thief"]),
        seat(city=["market"]),
        seat(),
        unique=UNIQUE,
        called=8,
        revealed={"thief": 1},
        marks=[{"mark": "robbed", "character": "warlord", "owner": 1}],
    )
    assert (scene_.gold(0), scene_.gold(1)) == (0, 5)
    scene_.do("gather gold", "destroy 2 market")
    assert scene_.gold(0) == 1
    scene_.do("income")
    assert scene_.gold(0) == 3
    scene_.do("build barracks")
    assert scene_.refuses("income") == "used"
    assert (scene_.gold(0), scene_.city(2)) == (0, [])
    assert scene_.deck[-1] == "market"
    scene_.do("end")
    assert scene_.gold(0) == 0


@proves("EX-8", "warlord")
def test_a_district_costs_one_less_than_its_cost_paid_to_the_bank() -> None:
    scene_ = scene(["tavern", "market", "docks", "fortress"])
    prices = [scene_.price(f"destroy 1 {name}") for name in ("tavern", "market", "docks", "fortress")]
    assert prices == [0, 1, 2, 4]
    events = scene_.do("destroy 1 fortress")
    assert (scene_.gold(0), scene_.gold(1)) == (6, 0)
    assert scene_.city(1) == ["tavern", "market", "docks"]
    assert kinds(events) == ["GoldPaid", "DistrictDestroyed"]


@proves("warlord")
def test_the_price_must_be_there() -> None:
    scene_ = scene(["tavern", "market", "docks"], gold=1)
    assert scene_.offers("destroy") == ["destroy 1 tavern", "destroy 1 market"]
    assert scene_.refuses("destroy 1 docks") == "gold"


@proves("warlord")
def test_a_district_of_cost_one_goes_for_nothing() -> None:
    scene_ = scene(["tavern"], gold=0)
    scene_.do("destroy 1 tavern")
    assert scene_.city(1) == []


@proves("warlord")
def test_an_own_district_may_be_destroyed() -> None:
    scene_ = scene([], ["market", "docks"])
    assert scene_.offers("destroy") == ["destroy 0 market", "destroy 0 docks"]
    scene_.do("destroy 0 market")
    assert (scene_.city(0), scene_.gold(0)) == (["docks"], 9)


@proves("RANK8-1", "warlord", "keep")
def test_neither_the_own_keep_nor_in_the_own_complete_city() -> None:
    assert scene([], ["market", "keep"]).refuses("destroy 0 keep") == "protected"
    assert scene([], SEVEN, first=[0]).refuses("destroy 0 tavern") == "complete"


@proves("RANK8-1", "bishop", "warlord", "FEW-1")
def test_with_two_players_the_own_bishop_does_not_bind_the_own_warlord() -> None:
    scene_ = Scene(
        seat(city=["market"], characters=["bishop", "warlord"]),
        seat(city=["docks"], characters=["merchant", "architect"]),
        called=5,
    )
    scene_.do("gather gold", "end")  # the Bishop
    scene_.do("gather gold", "end")  # the Merchant
    scene_.do("gather gold", "end")  # the Architect
    scene_.do("destroy 0 market")
    assert scene_.city(0) == []


@proves("RANK8-1", "bishop", "warlord")
def test_with_two_players_the_bishop_binds_the_others_warlord() -> None:
    scene_ = Scene(
        seat(9, city=["market"], characters=["warlord", "assassin"]),
        seat(city=["docks"], characters=["bishop", "king"]),
        called=5,
        revealed={"assassin": 0, "king": 1},
    )
    scene_.do("gather gold", "end")
    assert scene_.refuses("destroy 1 docks") == "protected"


@proves("RANK8-2", "great_wall", "warlord")
def test_the_great_wall_makes_other_districts_dearer_for_its_owner_too() -> None:
    scene_ = scene(["tavern", "great_wall"])
    assert scene_.price("destroy 1 tavern") == 1
    assert scene_.price("destroy 1 great_wall") == 5
    own = scene([], ["market", "great_wall"])
    assert own.price("destroy 0 market") == 2
    own.do("destroy 0 market")
    assert own.gold(0) == 8
    assert scene(["tavern", "great_wall"], gold=0).refuses("destroy 1 tavern") == "gold"


@proves("DIST-4", "warlord", "artist")
def test_a_beautified_district_costs_one_more_and_its_gold_is_lost() -> None:
    scene_ = scene(["tavern", "tavern+"])
    assert (scene_.price("destroy 1 tavern"), scene_.price("destroy 1 tavern+")) == (0, 1)
    scene_.do("destroy 1 tavern+")
    assert (scene_.city(1), scene_.gold(0), scene_.gold(1)) == (["tavern"], 9, 0)
    assert scene_.deck[-1] == "tavern"


@proves("museum", "warlord")
def test_a_destroyed_museum_goes_to_the_bottom_before_its_cards() -> None:
    scene_ = scene(["museum"], cards_on={"museum": ["palace", "temple"]})
    scene_.do("destroy 1 museum")
    assert scene_.deck[-3:] == ["museum", "palace", "temple"]
    assert "cards_on" not in scene_.table


@proves("quarry", "warlord")
def test_of_two_identical_districts_one_falls_and_duplicates_stay_without_the_quarry() -> None:
    scene_ = scene(["tavern", "quarry", "tavern"])
    scene_.do("destroy 1 tavern")
    assert scene_.city(1) == ["quarry", "tavern"]
    other = scene(["tavern", "quarry", "tavern"])
    other.do("destroy 1 quarry")
    assert other.city(1) == ["tavern", "tavern"]


@proves("END-4", "warlord")
def test_the_end_of_the_game_stays_fixed_though_a_city_shrank() -> None:
    scene_ = scene(SEVEN[:6], first=[1])
    scene_.do("destroy 1 tavern", "gather gold", "end")
    assert scene_.game.over


@proves("witch", "warlord", "WITCH-6")
def test_a_witch_as_warlord_destroys_and_earns_with_her_own_city() -> None:
    scene_ = bewitching("warlord", seat(city=["prison"]), seat(city=["barracks", "market"]), seat(), seat())
    scene_.do("income", "destroy 1 market")
    assert (scene_.gold(0), scene_.city(1)) == (2, ["barracks"])
    assert "destroy 0 prison" not in scene_.options
