"""Laboratory."""

from __future__ import annotations

import pytest

from tests.scenarios.scene import Scene, proves, seat

each_edition = pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])


def scene(edition: str, *hand: str) -> Scene:
    mine = seat(characters=["king"], city=["laboratory"], hand=hand)
    return Scene(mine, seat(), seat(), seat(), turn=0, edition=edition)


@proves("2002/laboratory", "dark_city/laboratory", "2000/laboratory")
@each_edition
def test_discard_a_card_and_gain_one_gold(edition: str) -> None:
    scene_ = scene(edition, "tavern", "palace")
    assert scene_.offers("laboratory") == ["laboratory palace", "laboratory tavern"]
    scene_.do("laboratory palace")  # before gathering
    assert (scene_.hand(0), scene_.gold(0)) == (["tavern"], 1)
    assert scene_.deck[-1] == "palace"


@proves("2002/laboratory", "dark_city/laboratory", "2000/laboratory")
@each_edition
def test_once_a_turn(edition: str) -> None:
    scene_ = scene(edition, "tavern", "tavern", "palace")
    scene_.do("laboratory tavern")
    assert scene_.offers("laboratory") == []
    assert scene_.refuses("laboratory tavern") == "used"
    assert scene_.refuses("laboratory palace") == "used"


@proves("2002/laboratory", "dark_city/laboratory", "2000/laboratory", "TURN-4")
@each_edition
def test_not_without_a_card_and_not_at_all_if_one_likes(edition: str) -> None:
    assert scene(edition).offers("laboratory") == []
    scene_ = scene(edition, "palace")
    scene_.do("gather gold", "end")
    assert (scene_.hand(0), scene_.gold(0)) == (["palace"], 2)


@proves("2002/laboratory", "dark_city/laboratory", "2000/laboratory", "DIST-1")
@each_edition
def test_it_costs_five_and_works_in_the_turn_it_is_built(edition: str) -> None:
    king = seat(characters=["king"], hand=["laboratory", "tavern"], gold=5)
    scene_ = Scene(king, seat(), seat(), seat(), turn=0, gathered=True, edition=edition)
    scene_.do("build laboratory", "laboratory tavern")
    assert scene_.gold(0) == 1


@proves("2002/laboratory", "dark_city/laboratory", "2000/laboratory", "TURN-6")
@each_edition
def test_not_anothers(edition: str) -> None:
    king = seat(characters=["king"], hand=["tavern"])
    scene_ = Scene(king, seat(city=["laboratory"]), seat(), seat(), turn=0, edition=edition)
    assert scene_.offers("laboratory") == []
