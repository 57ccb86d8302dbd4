"""Basilica."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat


def scored(*city: str) -> dict[str, int]:
    return Scene(seat(city=city), seat(), seat(), seat(), unique=["basilica"], phase="over").score(0)


@proves("basilica")
def test_a_point_for_each_own_district_of_odd_cost() -> None:
    score = scored("basilica", "tavern", "manor", "palace", "church", "castle")
    assert score == {"districts": 4 + 1 + 3 + 5 + 2 + 4, "basilica": 3}


@proves("basilica")
def test_beautification_counts() -> None:
    assert scored("basilica", "tavern+", "church+", "market+") == {"districts": 4 + 2 + 3 + 3, "basilica": 2}


@proves("basilica")
def test_itself_if_odd() -> None:
    assert scored("basilica") == {"districts": 4}
    assert scored("basilica+") == {"districts": 5, "basilica": 1}
