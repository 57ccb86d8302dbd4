"""Armory."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat

SEVEN = ["tavern", "temple", "church", "castle", "manor", "palace", "prison"]


def scene(city: tuple[str, ...] = ("armory", "tavern"), gathered: bool = True) -> Scene:
    return Scene(
        seat(characters=["warlord"], city=city),
        seat(characters=["king"], city=["keep", "market+"]),
        seat(characters=["bishop"], city=["cathedral"]),
        seat(city=SEVEN),
        turn=0,
        gathered=gathered,
        unique=["armory", "monument"],
        revealed={"king": 1, "bishop": 2, "warlord": 0},
        round_flags={"bishop": 2},
    )


@proves("armory", "DIST-4")
def test_it_goes_down_with_a_district_of_any_city() -> None:
    scene_ = scene()
    scene_.do("armory 1 market+")
    assert scene_.city(0) == ["tavern"]
    assert scene_.city(1) == ["keep"]
    assert scene_.deck[-2:] == ["armory", "market"]  # the Armory first
    assert [scene_.gold(0), scene_.gold(1)] == [0, 0]  # it costs nothing; the gold on the Market is gone
    assert scene_.offers("armory") == []


@proves("armory")
def test_own_districts_too_but_not_itself() -> None:
    scene_ = scene()
    assert "armory 0 armory" not in scene_.options
    scene_.do("armory 0 tavern")
    assert scene_.city(0) == []
    assert scene_.deck[-2:] == ["armory", "tavern"]


@proves("armory", "TURN-4")
def test_before_gathering() -> None:
    scene_ = scene(gathered=False)
    scene_.do("armory 1 market+", "gather gold")
    assert scene_.city(1) == ["keep"]


@proves("armory")
def test_keep_and_bishop_do_not_stop_it() -> None:
    scene_ = scene()
    assert scene_.refuses("destroy 1 keep") == "protected"
    assert scene_.refuses("destroy 2 cathedral") == "protected"
    assert "armory 1 keep" in scene_.options
    scene_.do("armory 2 cathedral")
    assert scene_.city(2) == []


@proves("armory")
def test_not_in_a_complete_city() -> None:
    scene_ = scene()
    assert scene_.refuses("armory 3 tavern") == "complete"
    assert [action for action in scene_.offers("armory") if " 3 " in action] == []


@proves("armory")
def test_not_the_armory_of_a_complete_city() -> None:
    scene_ = scene(("armory", "tavern", "fortress", "docks", "harbor", "monument"))
    assert scene_.offers("armory") == []
    assert scene_.refuses("armory 1 market+") == "complete"
    assert scene_.refuses("armory 0 tavern") == "complete"


@proves("armory", "DIST-1")
def test_in_the_turn_it_is_built_and_again_if_it_comes_back() -> None:
    """Nothing says once a turn: with an empty deck the Architect draws it again at once."""
    city = ["market", "prison", "temple"]
    scene_ = Scene(
        seat(characters=["architect"], hand=["armory"], gold=6),
        seat(city=city),
        seat(hand=["?"] * 64),
        seat(),
        turn=0,
        gathered=True,
        unique=["armory"],
    )
    assert scene_.deck == []
    scene_.do("build armory", "armory 1 market", "plans", "build armory", "armory 1 prison")
    assert scene_.city(1) == ["temple"]


@proves("armory", "TURN-6")
def test_only_in_its_owners_turn() -> None:
    scene_ = Scene(seat(characters=["king"], city=["tavern"]), seat(city=["armory"]), seat(), seat(), turn=0,
                   unique=["armory"])  # fmt: skip
    assert scene_.offers("armory") == []
