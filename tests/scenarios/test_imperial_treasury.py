"""Imperial Treasury."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat


@proves("imperial_treasury")
def test_a_point_for_each_gold_in_the_treasury() -> None:
    scene = Scene(seat(city=["imperial_treasury"], gold=4), seat(gold=9), seat(), seat(), phase="over")
    assert scene.score(0) == {"districts": 5, "imperial_treasury": 4}
    assert scene.score(1) == {"districts": 0}


@proves("imperial_treasury", "TAX-2")
def test_not_for_gold_on_cards() -> None:
    scene = Scene(
        seat(city=["imperial_treasury", "tavern+"]),
        seat(),
        seat(),
        seat(),
        cast=["tax_collector"],
        gold_on={"tax_collector": 3},
        phase="over",
    )
    assert scene.score(0) == {"districts": 5 + 2}
