"""Factory."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat, signed_warrant


@proves("factory")
def test_own_other_unique_districts_cost_one_less() -> None:
    scene = Scene(
        seat(characters=["king"], city=["factory"], hand=["smithy", "tavern"], gold=4),
        seat(),
        seat(),
        seat(),
        turn=0,
        gathered=True,
    )
    assert scene.price("build smithy") == 4
    assert scene.price("build tavern") == 1  # nothing else gets cheaper
    scene.do("build smithy")
    assert scene.gold(0) == 0


@proves("factory")
def test_not_those_of_others() -> None:
    scene = Scene(
        seat(characters=["king"], hand=["smithy"], gold=4),
        seat(city=["factory"]),
        seat(),
        seat(),
        turn=0,
        gathered=True,
    )
    assert scene.refuses("build smithy") == "gold"


@proves("factory", "DIST-1")
def test_it_works_from_the_moment_it_stands() -> None:
    scene = Scene(
        seat(characters=["architect"], hand=["factory", "smithy"], gold=9),
        seat(),
        seat(),
        seat(),
        turn=0,
        gathered=True,
    )
    assert scene.price("build factory") == 5  # not cheaper for itself
    scene.do("build factory", "build smithy")
    assert scene.gold(0) == 0


@proves("factory", "WIZ-1")
def test_it_helps_the_wizards_immediate_build() -> None:
    scene = Scene(
        seat(characters=["wizard"], city=["factory"], gold=4),
        seat(hand=["smithy"]),
        seat(),
        seat(),
        turn=0,
        cast=["wizard"],
    )
    scene.do("peek 1")
    assert scene.price("erect smithy") == 4
    scene.do("erect smithy")
    assert scene.city(0) == ["factory", "smithy"]
    assert scene.gold(0) == 0


@proves("factory")
def test_the_warlord_pays_by_the_full_cost() -> None:
    scene = Scene(
        seat(characters=["warlord"], city=["factory"], gold=9),
        seat(city=["smithy"]),
        seat(),
        seat(),
        turn=0,
    )
    assert scene.price("destroy 1 smithy") == 4
    assert scene.price("destroy 0 factory") == 4


@proves("factory", "magistrate")
def test_what_was_paid_comes_back_on_confiscation() -> None:
    scene = Scene(
        seat(characters=["magistrate"]),
        seat(characters=["king"], city=["factory"], hand=["smithy"], gold=7),
        seat(),
        seat(),
        turn=1,
        gathered=True,
        cast=["magistrate"],
        revealed={"magistrate": 0, "king": 1},
        marks=[signed_warrant("king", 0)],
    )
    scene.do("build smithy")
    assert scene.gold(1) == 3
    scene.do("confiscate")
    assert scene.gold(1) == 7
    assert scene.city(0) == ["smithy"]


@proves("factory", "END-2")
def test_districts_built_cheaply_score_their_full_cost() -> None:
    scene = Scene(seat(city=["factory", "smithy"]), seat(), seat(), seat(), phase="over")
    assert scene.score(0) == {"districts": 10}
