"""The Bishop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.scenarios.scene import Scene, bewitching, proves, seat

CITY = ["temple", "tavern", "manor"]


def scene(
    rank_eight: str = "warlord",
    city: Sequence[str] = CITY,
    hand: Sequence[str] = (),
    gold: int = 0,
    unique: Sequence[str] = (),
    **more: Any,
) -> Scene:
    """The Bishop, at seat 1, is about to be called; rank 8, at seat 3, is rich."""
    return Scene(
        seat(characters=["assassin"]),
        seat(characters=["bishop"], city=city, hand=hand, gold=gold),
        seat(characters=["merchant"], city=["market"]),
        seat(characters=[rank_eight], city=["prison"], gold=9),
        cast=[rank_eight],
        unique=unique,
        called=5,
        revealed={"assassin": 0},
        **more,
    )


@proves("bishop", "RANK8-1")
@pytest.mark.parametrize(
    ("rank_eight", "verb"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_rank_eight_cannot_touch_the_bishops_districts(rank_eight: str, verb: str) -> None:
    scene_ = scene(rank_eight)
    scene_.do("gather gold", "end", "gather gold", "end")
    assert scene_.asked == 3
    for district in CITY:
        assert scene_.refuses(f"{verb} 1 {district}") == "protected"
    assert f"{verb} 2 market" in scene_.options


@proves("bishop")
def test_the_protection_covers_what_is_built_in_the_turn() -> None:
    scene_ = scene(hand=["docks"], gold=3)
    scene_.do("gather gold", "build docks", "end", "gather gold", "end")
    assert scene_.refuses("destroy 1 docks") == "protected"


@proves("bishop")
def test_a_killed_bishop_is_not_protected() -> None:
    scene_ = scene(marks=[{"mark": "killed", "character": "bishop", "owner": 0}])
    scene_.do("gather gold", "end")
    assert scene_.asked == 3
    scene_.do("destroy 1 manor")
    assert scene_.city(1) == ["temple", "tavern"]


@proves("bishop")
def test_a_robbed_bishop_is_protected() -> None:
    scene_ = Scene(
        seat(characters=["thief"]),
        seat(characters=["bishop"], city=CITY, gold=3),
        seat(characters=["merchant"]),
        seat(characters=["warlord"], gold=9),
        turn=0,
        gathered=True,
    )
    scene_.do("rob bishop", "end", "gather gold", "end", "gather gold", "end")
    assert scene_.asked == 3
    assert scene_.refuses("destroy 1 manor") == "protected"


@proves("bishop")
def test_the_protection_ends_with_the_round() -> None:
    scene_ = scene()
    scene_.do("gather gold", "end", "gather gold", "end", "gather gold", "end")
    assert scene_.prompt == "pick"
    while scene_.prompt == "pick":
        scene_.do("pick warlord" if "pick warlord" in scene_.options else scene_.options[0])
    assert "bishop" not in scene_.player(1)["characters"]  # type: ignore[operator]
    while not scene_.offers("destroy"):
        scene_.do("end" if "end" in scene_.options else "gather gold")
    assert "destroy 1 temple" in scene_.options


@proves("bishop", "WITCH-3")
def test_the_witch_is_protected_instead_of_a_bewitched_bishop() -> None:
    scene_ = bewitching(
        "bishop",
        seat(city=["temple", "castle"]),
        seat(city=CITY),
        seat(characters=["warlord"], gold=9),
        seat(characters=["king"]),
    )
    scene_.do("income")
    assert scene_.gold(0) == 3
    scene_.do("end")
    assert scene_.asked == 2
    assert scene_.refuses("destroy 0 castle") == "protected"
    scene_.do("destroy 1 manor")
    assert scene_.city(1) == ["temple", "tavern"]


@proves("bishop", "RANK8-1", "FEW-1")
def test_with_two_characters_the_protection_lasts_and_does_not_bind_the_own_rank_eight() -> None:
    own = Scene(
        seat(characters=["bishop", "warlord"], city=CITY, gold=9),
        seat(characters=["thief", "merchant"]),
        called=5,
        revealed={"thief": 1},
    )
    own.do("gather gold", "end", "gather gold", "end", "gather gold", "destroy 0 manor")
    assert own.city(0) == ["temple", "tavern"]

    other = Scene(
        seat(characters=["bishop", "merchant"], city=CITY),
        seat(characters=["thief", "warlord"], gold=9),
        called=5,
        revealed={"thief": 1},
    )
    other.do("gather gold", "end", "gather gold", "end")
    assert other.asked == 1
    assert other.refuses("destroy 0 manor") == "protected"


@proves("bishop", "armory")
def test_the_armory_is_not_an_ability_of_rank_eight() -> None:
    scene_ = Scene(
        seat(characters=["assassin"]),
        seat(characters=["bishop"], city=CITY),
        seat(characters=["merchant"], city=["armory"]),
        seat(characters=["warlord"]),
        unique=["armory"],
        called=5,
        revealed={"assassin": 0},
    )
    scene_.do("gather gold", "end")
    assert "armory 1 manor" in scene_.options


@proves("bishop", "TURN-5")
def test_one_gold_per_religious_district() -> None:
    scene_ = scene(city=["temple", "church", "school_of_magic", "tavern"])
    scene_.do("income")
    assert scene_.gold(1) == 3
    assert scene_.refuses("income") == "used"


@proves("bishop", "TURN-5")
def test_a_district_built_first_is_counted() -> None:
    scene_ = scene(city=["temple"], hand=["church"])
    scene_.do("gather gold", "build church", "income")
    assert scene_.gold(1) == 2


@proves("bishop", "TURN-4")
def test_income_is_optional_and_not_offered_without_a_religious_district() -> None:
    assert scene(city=["tavern"]).refuses("income") == "no_income"
    scene_ = scene()
    scene_.do("gather gold")
    assert scene_.options == ["income", "end"]
