"""Ivory Tower."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat


def scored(*city: str, hand: tuple[str, ...] = ()) -> dict[str, int]:
    mine = seat(city=city, hand=hand)
    return Scene(mine, seat(city=["keep"]), seat(), seat(), unique=["ivory_tower"], phase="over").score(0)


@proves("ivory_tower")
def test_five_points_as_the_only_unique_district() -> None:
    assert scored("ivory_tower", "tavern", "manor") == {"districts": 9, "ivory_tower": 5}


@proves("ivory_tower")
def test_none_beside_another() -> None:
    assert scored("ivory_tower", "quarry") == {"districts": 10}


@proves("ivory_tower")
def test_cards_in_hand_do_not_matter() -> None:
    assert scored("ivory_tower", hand=("quarry",)) == {"districts": 5, "ivory_tower": 5}
