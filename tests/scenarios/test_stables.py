"""Stables."""

from __future__ import annotations

from tests.scenarios.scene import Data, Scene, proves, seat, signed_warrant


def scene(mine: Data, *others: Data, **more: object) -> Scene:
    players = [mine, *others, seat(), seat(), seat()][:4]
    return Scene(*players, turn=0, gathered=True, unique=["stables", "framework"], **more)  # type: ignore[arg-type]


@proves("stables", "TURN-8")
def test_it_may_be_built_before_the_limit_is_used() -> None:
    scene_ = scene(seat(characters=["king"], hand=["stables", "tavern", "temple"], gold=9))
    scene_.do("build stables", "build tavern")
    assert scene_.city(0) == ["stables", "tavern"]
    assert scene_.refuses("build temple") == "limit"


@proves("stables", "TURN-8")
def test_it_may_be_built_after_the_limit_is_used() -> None:
    scene_ = scene(seat(characters=["king"], hand=["stables", "tavern"], gold=3))
    scene_.do("build tavern", "build stables")
    assert scene_.city(0) == ["tavern", "stables"]
    assert scene_.gold(0) == 0


@proves("stables", "TURN-2")
def test_all_else_is_as_for_any_district() -> None:
    poor = scene(seat(characters=["king"], hand=["stables"], gold=1))
    assert poor.refuses("build stables") == "gold"
    early = Scene(seat(characters=["king"], hand=["stables"], gold=9), seat(), seat(), seat(), turn=0,
                  unique=["stables"])  # fmt: skip
    assert early.refuses("build stables") == "gather_first"


@proves("stables", "navigator")
def test_not_even_this_for_the_navigator() -> None:
    scene_ = scene(seat(characters=["navigator"], hand=["stables"], gold=9), cast=["navigator"])
    assert scene_.refuses("build stables") == "cannot_build"


@proves("stables", "framework")
def test_built_with_the_framework_it_does_not_count_either() -> None:
    scene_ = scene(seat(characters=["king"], city=["framework"], hand=["stables", "tavern"], gold=1))
    scene_.do("build stables", "framework", "build tavern")
    assert scene_.city(0) == ["stables", "tavern"]


@proves("stables", "MAG-2", "MAG-4")
def test_confiscated_the_builder_may_still_build_another() -> None:
    scene_ = scene(
        seat(characters=["king"], hand=["stables", "tavern", "temple"], gold=3),
        seat(characters=["magistrate"]),
        cast=["magistrate"],
        revealed={"magistrate": 1, "king": 0},
        marks=[signed_warrant("king", 1)],
    )
    scene_.do("build stables", "confiscate")
    assert scene_.city(1) == ["stables"]
    assert scene_.gold(0) == 3
    scene_.do("build tavern")
    assert scene_.city(0) == ["tavern"]
    assert scene_.refuses("build temple") == "limit"
