"""Smithy."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

TOP = ["palace", "tavern", "temple", "castle"]
EACH = [("2002", 2, 3), ("dark_city", 3, 3), ("2000", 3, 2)]  # gold paid, cards gained
each = pytest.mark.parametrize(("edition", "fee", "cards"), EACH)


def scene(edition: str, gold: int) -> Scene:
    king = seat(characters=["king"], city=["smithy"], gold=gold)
    return Scene(king, seat(), seat(), seat(), turn=0, deck=TOP, edition=edition)


@proves("2002/smithy", "dark_city/smithy", "2000/smithy", "IT-3")
@each
def test_what_is_paid_and_what_is_gained(edition: str, fee: int, cards: int) -> None:
    scene_ = scene(edition, 4)
    assert scene_.price("smithy") == fee
    scene_.do("smithy")  # before gathering
    assert scene_.gold(0) == 4 - fee
    hand = scene_.hand(0)
    assert isinstance(hand, list)
    assert sorted(hand) == sorted(TOP[:cards])
    assert scene_.deck[0] == TOP[cards]


@proves("2002/smithy", "dark_city/smithy", "2000/smithy")
@each
def test_not_with_less_gold(edition: str, fee: int, cards: int) -> None:
    scene_ = scene(edition, fee - 1)
    assert scene_.refuses("smithy") == "gold"
    scene_.do("gather gold", "smithy")
    assert scene_.gold(0) == 1


@proves("2002/smithy", "dark_city/smithy", "2000/smithy")
@each
def test_once_a_turn(edition: str, fee: int, cards: int) -> None:
    scene_ = scene(edition, 9)
    scene_.do("smithy")
    assert scene_.refuses("smithy") == "used"


@proves("2002/smithy", "dark_city/smithy", "2000/smithy", "DIST-1")
@each
def test_it_costs_five_and_works_in_the_turn_it_is_built(edition: str, fee: int, cards: int) -> None:
    king = seat(characters=["king"], hand=["smithy"], gold=5 + fee)
    scene_ = Scene(king, seat(), seat(), seat(), turn=0, gathered=True, edition=edition)
    scene_.do("build smithy", "smithy")
    assert scene_.gold(0) == 0
    assert len(scene_.hand(0)) == cards  # type: ignore[arg-type]


@proves("2002/smithy", "2002/alchemist")
def test_the_alchemist_does_not_get_it_back() -> None:
    alchemist = seat(characters=["alchemist"], city=["smithy"], gold=2)
    options = {"cast": ["alchemist"], "edition": "2002"}
    scene_ = Scene(alchemist, seat(), seat(), seat(), turn=0, gathered=True, **options)  # type: ignore[arg-type]
    scene_.do("smithy", "end")
    assert scene_.gold(0) == 0
