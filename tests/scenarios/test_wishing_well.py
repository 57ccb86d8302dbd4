"""Wishing Well."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat


def scored(*city: str, hand: tuple[str, ...] = ()) -> dict[str, int]:
    mine = seat(city=city, hand=hand)
    return Scene(mine, seat(city=["keep"]), seat(), seat(), phase="over").score(0)


@proves("wishing_well")
def test_a_point_for_each_unique_district_itself_included() -> None:
    assert scored("wishing_well") == {"districts": 5, "wishing_well": 1}
    assert scored("wishing_well", "smithy", "quarry", "manor") == {"districts": 18, "wishing_well": 3}


@proves("wishing_well")
def test_not_for_cards_in_hand() -> None:
    assert scored("wishing_well", hand=("smithy",)) == {"districts": 5, "wishing_well": 1}


@proves("wishing_well", "haunted_quarter")
def test_the_haunted_quarter_counts_while_it_is_unique() -> None:
    assert scored("wishing_well", "haunted_quarter") == {"districts": 7, "wishing_well": 2}
