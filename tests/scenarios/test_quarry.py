"""Quarry."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat, signed_warrant


@proves("quarry", "TURN-3")
def test_districts_identical_to_own_ones_may_be_built() -> None:
    def scene(*city: str) -> Scene:
        king = seat(characters=["king"], city=city, hand=["tavern"], gold=1)
        return Scene(king, seat(), seat(), seat(), turn=0, gathered=True)

    assert scene("tavern").refuses("build tavern") == "duplicate"
    with_quarry = scene("tavern", "quarry")
    with_quarry.do("build tavern")
    assert with_quarry.city(0) == ["tavern", "quarry", "tavern"]


@proves("quarry", "DIST-1")
def test_any_number_and_in_the_turn_it_is_built() -> None:
    architect = seat(characters=["architect"], city=["tavern"], hand=["quarry", "tavern", "tavern"], gold=7)
    scene = Scene(architect, seat(), seat(), seat(), turn=0, gathered=True)
    scene.do("build quarry", "build tavern", "build tavern")
    assert scene.city(0) == ["tavern", "quarry", "tavern", "tavern"]


@proves("quarry", "TURN-3")
def test_not_with_anothers_quarry() -> None:
    king = seat(characters=["king"], city=["tavern"], hand=["tavern"], gold=1)
    scene = Scene(king, seat(city=["quarry"]), seat(), seat(), turn=0, gathered=True)
    assert scene.refuses("build tavern") == "duplicate"


@proves("quarry")
def test_they_stay_if_it_is_lost() -> None:
    scene = Scene(
        seat(characters=["warlord"], city=["tavern", "quarry", "tavern"], hand=["tavern"], gold=5),
        seat(),
        seat(),
        seat(),
        turn=0,
        gathered=True,
    )
    scene.do("destroy 0 quarry")
    assert scene.city(0) == ["tavern", "tavern"]
    assert scene.refuses("build tavern") == "duplicate"


@proves("quarry", "magistrate")
def test_it_does_not_help_the_magistrate() -> None:
    scene = Scene(
        seat(characters=["magistrate"], city=["quarry", "tavern"]),
        seat(characters=["king"], hand=["tavern"], gold=1),
        seat(),
        seat(),
        turn=1,
        gathered=True,
        cast=["magistrate"],
        revealed={"magistrate": 0, "king": 1},
        marks=[signed_warrant("king", 0)],
    )
    scene.do("build tavern")
    assert scene.asked == 1  # the Magistrate is not even asked
    assert scene.city(1) == ["tavern"]


@proves("quarry", "marshal")
def test_it_does_not_help_the_marshal() -> None:
    scene = Scene(
        seat(characters=["marshal"], city=["quarry", "tavern"], gold=9),
        seat(city=["tavern"]),
        seat(),
        seat(),
        turn=0,
        cast=["marshal"],
    )
    assert scene.refuses("seize 1 tavern") == "duplicate"


@proves("quarry", "diplomat")
def test_it_does_not_help_the_diplomat() -> None:
    scene = Scene(
        seat(characters=["diplomat"], city=["quarry", "tavern", "manor"], gold=9),
        seat(city=["tavern", "market"]),
        seat(city=["church"]),
        seat(),
        turn=0,
        cast=["diplomat"],
    )
    assert scene.refuses("exchange 1 tavern") == "duplicate"
    scene.do("exchange 1 market")
    assert scene.refuses("give tavern") == "duplicate"
