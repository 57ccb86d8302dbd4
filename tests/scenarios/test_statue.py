"""Statue."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat

SEVEN = ["tavern", "temple", "church", "castle", "manor", "palace", "prison"]


@proves("statue")
def test_five_points_to_the_holder_of_the_crown() -> None:
    def scored(crown: int) -> dict[str, int]:
        return Scene(seat(city=["statue"]), seat(), seat(), seat(), crown=crown, phase="over").score(0)

    assert scored(0) == {"districts": 3, "statue": 5}
    assert scored(1) == {"districts": 3}


@proves("statue")
def test_the_crown_alone_scores_nothing() -> None:
    scene = Scene(seat(city=["tavern"]), seat(city=["statue"]), seat(), seat(), phase="over")
    assert scene.score(0) == {"districts": 1}


@proves("statue", "CALL-3")
def test_a_crown_that_moves_at_the_end_of_the_last_round_counts() -> None:
    scene = Scene(
        seat(characters=["warlord"], city=SEVEN),
        seat(characters=["king"], city=["statue"]),
        seat(),
        seat(),
        turn=0,
        gathered=True,
        crown=0,
        first=[0],
        marks=[{"mark": "killed", "character": "king", "owner": 2}],
    )
    scene.do("end")
    assert scene.game.over
    assert scene.score(1) == {"districts": 3, "statue": 5}
