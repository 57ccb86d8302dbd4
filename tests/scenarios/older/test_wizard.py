"""The Wizard of the older editions."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.scenarios.scene import Scene, bewitching, proves, seat

EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])


def scene(
    edition: str,
    gold: int = 0,
    hand: Sequence[str] = (),
    city: Sequence[str] = (),
    theirs: Sequence[str] = ("castle", "tavern"),
) -> Scene:
    return Scene(
        seat(gold, hand, city, ["wizard"]),
        seat(characters=["king"], hand=theirs),
        seat(characters=["bishop"]),
        seat(characters=["warlord"], hand=["docks"]),
        cast=["wizard"],
        turn=0,
        edition=edition,
    )


@proves("2002/wizard", "dark_city/wizard", "INFO-2")
@EXPANDED
def test_looks_at_a_hand_and_must_take_one_card(edition: str) -> None:
    scene_ = scene(edition, gold=4)
    assert scene_.offers("peek") == ["peek 1", "peek 3"]
    assert scene_.refuses("peek 2") == "empty_hand"
    (seen,) = scene_.do("peek 1")
    assert seen.seen_by(0).to_json()["cards"] == ["castle", "tavern"]
    assert seen.seen_by(2).to_json()["cards"] is None
    assert scene_.options == ["take castle", "take tavern", "erect castle", "erect tavern"]


@proves("2002/wizard", "dark_city/wizard")
@EXPANDED
def test_a_card_kept_is_built_like_any_other(edition: str) -> None:
    scene_ = scene(edition, gold=4, hand=["market"])
    scene_.do("peek 1", "take tavern")
    assert (scene_.hand(0), scene_.hand(1)) == (["tavern", "market"], ["castle"])
    scene_.do("gather gold", "build tavern")
    assert scene_.refuses("build market") == "limit"
    assert scene_.refuses("peek 3") == "used"


@proves("2002/wizard", "dark_city/wizard")
@EXPANDED
def test_a_card_built_at_once_is_paid_and_does_not_count(edition: str) -> None:
    scene_ = scene(edition, gold=5, hand=["tavern"])
    scene_.do("peek 1", "erect castle")
    assert (scene_.gold(0), scene_.city(0), scene_.hand(1)) == (1, ["castle"], ["tavern"])
    scene_.do("gather gold", "build tavern")
    assert scene_.city(0) == ["castle", "tavern"]


@proves("2002/wizard", "dark_city/wizard")
@EXPANDED
def test_a_card_that_cannot_be_paid_can_only_be_kept(edition: str) -> None:
    scene_ = scene(edition, gold=3)
    scene_.do("peek 1")
    assert scene_.refuses("erect castle") == "gold"
    assert scene_.options == ["take castle", "take tavern", "erect tavern"]


@proves("2002/wizard", "dark_city/wizard", "TURN-3")
@EXPANDED
def test_duplicates_may_be_built_from_either_hand(edition: str) -> None:
    scene_ = scene(edition, gold=5, city=["castle", "tavern"], hand=["tavern"])
    scene_.do("peek 1", "erect castle", "gather gold", "build tavern")
    assert scene_.city(0) == ["castle", "tavern", "castle", "tavern"]


@proves("2002/wizard", "dark_city/wizard", "TURN-3")
@EXPANDED
def test_duplicates_need_no_look_at_a_hand_and_may_be_of_several_districts(edition: str) -> None:
    scene_ = scene(edition, gold=5, city=["manor", "manor", "tavern"], hand=["tavern"])
    scene_.do("gather gold", "build tavern")
    assert scene_.city(0) == ["manor", "manor", "tavern", "tavern"]


@proves("2002/wizard", "dark_city/wizard", "FEW-1")
@EXPANDED
def test_duplicates_are_for_the_wizards_own_turn(edition: str) -> None:
    scene_ = Scene(
        seat(5, ["tavern", "tavern"], ["tavern"], ["wizard", "king"]),
        seat(characters=["bishop", "warlord"]),
        cast=["wizard"],
        turn=0,
        edition=edition,
    )
    scene_.do("gather gold", "build tavern", "end", "gather gold")
    assert scene_.refuses("build tavern") == "duplicate"


@proves("2002/wizard", "dark_city/wizard", "2002/witch", "dark_city/witch")
@EXPANDED
def test_a_witch_takes_and_builds_in_her_own_city(edition: str) -> None:
    witch, wizard = seat(4, ["castle"], ["castle"]), seat(hand=["castle", "tavern"])
    scene_ = bewitching("wizard", witch, wizard, seat(), seat(), edition=edition)
    scene_.do("peek 1", "erect tavern", "build castle")
    assert scene_.city(0) == ["castle", "tavern", "castle"]
    assert (scene_.gold(0), scene_.hand(1)) == (1, ["castle"])
