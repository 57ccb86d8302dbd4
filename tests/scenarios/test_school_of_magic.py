"""School of Magic."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat


def scene(character: str, *city: str, **more: object) -> Scene:
    mine = seat(characters=[character], city=["school_of_magic", *city])
    return Scene(mine, seat(), seat(), seat(), turn=0, cast=[character], **more)  # type: ignore[arg-type]


@proves("school_of_magic", "TURN-5")
@pytest.mark.parametrize(
    ("character", "other"),
    [
        ("king", "manor"),
        ("emperor", "manor"),
        ("bishop", "temple"),
        ("merchant", "tavern"),
        ("trader", "tavern"),
        ("warlord", "prison"),
        ("diplomat", "prison"),
        ("marshal", "prison"),
    ],
)
def test_an_income_counts_it_as_the_type_it_needs(character: str, other: str) -> None:
    scene_ = scene(character)
    scene_.do("income")
    assert scene_.gold(0) == 1
    scene_ = scene(character, other)
    scene_.do("income")
    assert scene_.gold(0) == 2


@proves("school_of_magic", "patrician", "cardinal")
@pytest.mark.parametrize("character", ["patrician", "cardinal"])
def test_cards_too(character: str) -> None:
    scene_ = scene(character)
    scene_.do("income")
    assert len(scene_.hand(0)) == 1  # type: ignore[arg-type]


@proves("school_of_magic", "abbot")
def test_the_abbot_takes_either() -> None:
    scene_ = scene("abbot", "temple")
    assert scene_.offers("mix") == ["mix 2", "mix 1", "mix 0"]


@proves("school_of_magic", "DIST-1")
def test_in_the_turn_it_is_built() -> None:
    king = seat(characters=["king"], hand=["school_of_magic"], gold=6)
    scene_ = Scene(king, seat(), seat(), seat(), turn=0, gathered=True)
    scene_.do("build school_of_magic", "income")
    assert scene_.gold(0) == 1


@proves("school_of_magic")
def test_not_for_scoring() -> None:
    four = ["manor", "temple", "tavern", "keep"]
    scene_ = Scene(seat(city=["school_of_magic", *four]), seat(), seat(), seat(), phase="over")
    assert scene_.score(0) == {"districts": 6 + 3 + 1 + 1 + 3}


@proves("school_of_magic", "trader")
def test_not_for_the_traders_limit() -> None:
    trader = seat(characters=["trader"], hand=["school_of_magic", "manor", "tavern"], gold=9)
    scene_ = Scene(trader, seat(), seat(), seat(), turn=0, gathered=True, cast=["trader"])
    scene_.do("build manor", "build tavern")
    assert scene_.refuses("build school_of_magic") == "limit"
