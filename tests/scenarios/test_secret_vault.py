"""Secret Vault."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat

UNIQUE = ["secret_vault", "framework", "museum"]


@proves("secret_vault")
def test_it_cannot_be_built() -> None:
    king = seat(characters=["king"], hand=["secret_vault"], gold=9)
    scene = Scene(king, seat(), seat(), seat(), turn=0, gathered=True, unique=UNIQUE)
    assert scene.refuses("build secret_vault") == "cannot_be_built"


@proves("secret_vault", "framework")
def test_not_with_the_framework() -> None:
    king = seat(characters=["king"], city=["framework"], hand=["secret_vault"])
    scene = Scene(king, seat(), seat(), seat(), turn=0, gathered=True, unique=UNIQUE)
    assert scene.refuses("build secret_vault") == "cannot_be_built"


@proves("secret_vault", "wizard")
def test_not_by_the_wizard_who_may_take_it() -> None:
    wizard = seat(characters=["wizard"], gold=9)
    scene = Scene(wizard, seat(hand=["secret_vault"]), seat(), seat(), turn=0, cast=["wizard"], unique=UNIQUE)
    scene.do("peek 1")
    assert scene.refuses("erect secret_vault") == "cannot_be_built"
    assert scene.options == ["take secret_vault"]


@proves("secret_vault", "cardinal")
def test_not_by_the_cardinal() -> None:
    cardinal = seat(characters=["cardinal"], hand=["secret_vault", "tavern"])
    scene = Scene(
        cardinal, seat(gold=9), seat(), seat(), turn=0, gathered=True, cast=["cardinal"], unique=UNIQUE
    )
    assert scene.refuses("build secret_vault") == "cannot_be_built"


@proves("secret_vault")
def test_three_points_from_the_hand() -> None:
    scene = Scene(seat(hand=["secret_vault", "palace"]), seat(), seat(), seat(), unique=UNIQUE, phase="over")
    assert scene.score(0) == {"districts": 0, "secret_vault": 3}


@proves("secret_vault", "museum")
def test_none_from_under_a_museum() -> None:
    scene = Scene(
        seat(city=["museum"]),
        seat(),
        seat(),
        seat(),
        unique=UNIQUE,
        cards_on={"museum": ["secret_vault"]},
        phase="over",
    )
    assert scene.score(0) == {"districts": 4, "museum": 1}


@proves("secret_vault", "laboratory")
def test_it_may_be_spent_like_any_card() -> None:
    king = seat(characters=["king"], city=["laboratory"], hand=["secret_vault"])
    scene = Scene(king, seat(), seat(), seat(), turn=0, unique=[*UNIQUE, "laboratory"])
    scene.do("laboratory secret_vault")
    assert scene.deck[-1] == "secret_vault"


@proves("secret_vault")
def test_it_is_not_a_district_of_the_city() -> None:
    """For being complete, for all types and for the Wishing Well only the city counts."""
    mine = seat(city=["manor", "temple", "tavern", "prison"], hand=["secret_vault"])
    scene = Scene(mine, seat(), seat(), seat(), unique=UNIQUE, phase="over")
    assert scene.score(0) == {"districts": 3 + 1 + 1 + 2, "secret_vault": 3}
