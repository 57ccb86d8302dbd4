"""Wishing Well."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

EACH = [("2002", 1), ("dark_city", 1), ("2000", 4)]  # points for each other purple district
each_edition = pytest.mark.parametrize(("edition", "points"), EACH)


def scored(edition: str, *city: str, hand: tuple[str, ...] = ()) -> dict[str, int]:
    mine, other = seat(city=["wishing_well", *city], hand=hand), seat(city=["great_wall"])
    return Scene(
        mine, other, seat(), seat(), unique=["wishing_well"], phase="over", edition=edition
    ).score(0)  # fmt: skip


@proves("2002/wishing_well", "dark_city/wishing_well", "2000/wishing_well")
@each_edition
def test_nothing_for_itself(edition: str, points: int) -> None:
    assert scored(edition) == {"districts": 5}
    assert scored(edition, "palace") == {"districts": 10}


@proves("2002/wishing_well", "dark_city/wishing_well", "2000/wishing_well", "IT-3")
@each_edition
def test_points_for_each_other_purple_district(edition: str, points: int) -> None:
    assert scored(edition, "keep") == {"districts": 8, "wishing_well": points}
    assert scored(edition, "keep", "smithy", "manor", "library") == {
        "districts": 5 + 3 + 5 + 3 + 6,
        "wishing_well": 3 * points,
    }


@proves("2002/wishing_well", "dark_city/wishing_well", "2000/wishing_well")
@each_edition
def test_not_for_cards_in_hand(edition: str, points: int) -> None:
    assert scored(edition, hand=("smithy",)) == {"districts": 5}


@proves("2002/wishing_well", "2002/keep")
def test_two_keeps_are_two() -> None:
    assert scored("2002", "keep", "keep") == {"districts": 11, "wishing_well": 2}


@proves("2002/wishing_well", "dark_city/wishing_well", "2000/wishing_well", "OLD-7")
@each_edition
def test_it_does_not_count_as_points_of_districts(edition: str, points: int) -> None:
    mine = seat(city=["wishing_well", "keep"])
    scene = Scene(mine, seat(), seat(), seat(), unique=["wishing_well"], phase="over", edition=edition)
    result = scene.game.result()
    assert result is not None
    assert result.scores[0].total == 8 + points
    assert result.scores[0].tie_breaks[0] == 8
