"""Great Wall."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat


def scene(character: str, gold: int, city: list[str], *walled: str) -> Scene:
    return Scene(
        seat(characters=[character], city=city, gold=gold),
        seat(city=walled),
        seat(city=["market"]),
        seat(),
        turn=0,
        cast=[character],
        unique=["great_wall"],
    )


@proves("great_wall", "RANK8-2")
def test_the_warlord_pays_one_more_for_any_other_district_of_the_city() -> None:
    scene_ = scene("warlord", 4, [], "great_wall", "tavern", "castle", "palace")
    assert scene_.price("destroy 1 tavern") == 1
    assert scene_.price("destroy 1 castle") == 4
    assert scene_.refuses("destroy 1 palace") == "gold"
    assert scene_.price("destroy 2 market") == 1  # another city
    scene_.do("destroy 1 castle")
    assert scene_.gold(0) == 0
    assert scene_.gold(1) == 0


@proves("great_wall")
def test_not_for_itself() -> None:
    assert scene("warlord", 5, [], "great_wall", "tavern").price("destroy 1 great_wall") == 5


@proves("great_wall", "RANK8-2")
def test_its_owner_pays_it_as_warlord_too() -> None:
    scene_ = scene("warlord", 2, ["great_wall", "market"])
    assert scene_.price("destroy 0 market") == 2


@proves("great_wall", "RANK8-2")
def test_the_marshal_pays_it_to_the_player() -> None:
    scene_ = scene("marshal", 4, [], "great_wall", "manor")
    assert scene_.price("seize 1 manor") == 4  # a district of cost 3 all the same
    scene_.do("seize 1 manor")
    assert scene_.gold(0) == 0
    assert scene_.gold(1) == 4


@proves("great_wall", "RANK8-2")
def test_the_diplomat_pays_it_besides_the_difference() -> None:
    scene_ = scene("diplomat", 3, ["tavern", "fortress"], "great_wall", "manor")
    scene_.do("exchange 1 manor")
    assert scene_.price("give tavern") == 3
    assert scene_.price("give fortress") == 1  # not less than the extra
    scene_.do("give fortress")
    assert scene_.gold(0) == 2
    assert scene_.gold(1) == 1


@proves("great_wall", "RANK8-2")
def test_the_diplomat_takes_the_wall_itself_for_the_difference() -> None:
    scene_ = scene("diplomat", 1, ["fortress"], "great_wall", "manor")
    scene_.do("exchange 1 great_wall")
    assert scene_.price("give fortress") == 1


@proves("great_wall")
def test_a_wall_in_the_diplomats_own_city_changes_nothing() -> None:
    scene_ = scene("diplomat", 1, ["great_wall", "tavern"], "market")
    scene_.do("exchange 1 market")
    assert scene_.price("give tavern") == 1


@proves("great_wall", "armory")
def test_the_armory_pays_nothing() -> None:
    scene_ = Scene(
        seat(characters=["warlord"], city=["armory"]),
        seat(city=["great_wall", "manor"]),
        seat(),
        seat(),
        turn=0,
        unique=["great_wall", "armory"],
    )
    scene_.do("armory 1 manor")
    assert scene_.city(1) == ["great_wall"]
