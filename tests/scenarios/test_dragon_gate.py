"""Dragon Gate."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat


@proves("dragon_gate")
def test_two_points_at_the_end() -> None:
    scene = Scene(seat(city=["dragon_gate"]), seat(), seat(), seat(), phase="over")
    assert scene.score(0) == {"districts": 6, "dragon_gate": 2}
    assert scene.score(1) == {"districts": 0}


@proves("dragon_gate")
def test_nothing_for_it_in_hand() -> None:
    scene = Scene(seat(hand=["dragon_gate"]), seat(), seat(), seat(), phase="over")
    assert scene.score(0) == {"districts": 0}
