"""Rulings on districts that belong to no single card."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat


def scene(character: str, gold: int, *city: str) -> Scene:
    mine = seat(characters=[character], city=city, gold=gold)
    return Scene(mine, seat(city=["market+"]), seat(), seat(), turn=0, cast=[character])


@proves("DIST-4", "warlord")
def test_the_gold_on_a_destroyed_district_goes_to_the_bank() -> None:
    scene_ = scene("warlord", 2)
    scene_.do("destroy 1 market+")
    assert [scene_.gold(0), scene_.gold(1)] == [0, 0]
    assert scene_.deck[-1] == "market"


@proves("DIST-4", "marshal")
def test_on_a_seized_district_it_stays() -> None:
    scene_ = scene("marshal", 3)
    scene_.do("seize 1 market+")
    assert scene_.city(0) == ["market+"]
    assert scene_.gold(1) == 3


@proves("DIST-4", "diplomat")
def test_on_exchanged_districts_it_stays() -> None:
    scene_ = scene("diplomat", 1, "tavern+")
    scene_.do("exchange 1 market+", "give tavern+")
    assert scene_.city(0) == ["market+"]
    assert scene_.city(1) == ["tavern+"]


@proves("DIST-5", "FEW-1")
@pytest.mark.parametrize("others", [1, 2])
def test_with_two_characters_once_a_turn_is_once_in_each_turn(others: int) -> None:
    """With two players and with three; Park and Poor House have tests of their own."""
    scene_ = Scene(
        seat(characters=["king", "warlord"], city=["smithy"], gold=2),
        *[seat()] * others,
        turn=0,
        gathered=True,
        cast=["artist"] if others == 2 else [],
        unique=["smithy"],
    )
    scene_.do("smithy", "end")
    assert len(scene_.hand(0)) == 3  # type: ignore[arg-type]
    scene_.do("gather gold", "smithy")
    assert scene_.refuses("smithy") == "used"
    assert len(scene_.hand(0)) == 6  # type: ignore[arg-type]
