"""Capitol."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

THREE = {
    "noble": ["manor", "castle", "palace"],
    "religious": ["temple", "church", "cathedral"],
    "trade": ["tavern", "market", "harbor"],
    "military": ["watchtower", "prison", "fortress"],
    "unique": ["keep", "statue"],  # and the Capitol itself
}


def points(*city: str) -> int:
    scene = Scene(seat(city=city), seat(), seat(), seat(), unique=["capitol"], phase="over")
    return scene.score(0).get("capitol", 0)


@proves("capitol")
@pytest.mark.parametrize("type", THREE)
def test_three_points_for_three_districts_of_a_type(type: str) -> None:
    assert points("capitol", *THREE[type]) == 3
    assert points("capitol", *THREE[type][1:]) == 0


@proves("capitol")
def test_once_only() -> None:
    assert points("capitol", *THREE["noble"], *THREE["trade"]) == 3
    assert points("capitol", *THREE["trade"], "docks", "town_hall", "trading_post") == 3


@proves("capitol", "haunted_quarter")
def test_the_haunted_quarter_may_be_the_third() -> None:
    assert points("capitol", "manor", "castle", "haunted_quarter") == 3


@proves("capitol", "school_of_magic")
def test_the_school_of_magic_may_not() -> None:
    assert points("capitol", "manor", "castle", "school_of_magic") == 0
