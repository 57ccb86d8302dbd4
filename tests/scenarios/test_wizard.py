"""The Wizard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.scenarios.scene import Scene, bewitching, proves, seat, signed_warrant


def scene(
    gold: int = 0,
    hand: Sequence[str] = (),
    city: Sequence[str] = (),
    theirs: Sequence[str] = ("castle", "tavern"),
    unique: Sequence[str] = (),
    cast: Sequence[str] = (),
    gathered: bool = False,
    **more: Any,
) -> Scene:
    return Scene(
        seat(characters=["wizard"], gold=gold, hand=hand, city=city),
        seat(characters=["king"], hand=theirs),
        seat(characters=["bishop"]),
        seat(characters=["warlord"], hand=["docks"]),
        cast=["wizard", *cast],
        unique=unique,
        turn=0,
        gathered=gathered,
        **more,
    )


@proves("wizard", "INFO-2")
def test_looks_at_a_whole_hand_that_others_do_not_see() -> None:
    scene_ = scene()
    (seen,) = scene_.do("peek 1")
    assert seen.seen_by(0).to_json()["cards"] == ["castle", "tavern"]
    assert seen.seen_by(2).to_json()["cards"] is None
    assert scene_.game.knowledge(0).hands[1] == ["castle", "tavern"]
    assert scene_.game.knowledge(2).hands[1] == []
    assert not scene_.game.can_undo


@proves("wizard", "WIZ-1")
def test_only_players_with_cards_may_be_chosen() -> None:
    scene_ = scene(hand=["harbor"])
    assert scene_.offers("peek") == ["peek 1", "peek 3"]
    assert scene_.refuses("peek 2") == "empty_hand"
    assert scene_.refuses("peek 0") == ""


@proves("wizard", "WIZ-1")
def test_one_card_must_be_taken_and_built_or_kept_at_once() -> None:
    scene_ = scene(gold=4)
    scene_.do("peek 1")
    assert (scene_.asked, scene_.prompt) == (0, "take_card")
    assert scene_.options == ["take castle", "take tavern", "erect castle", "erect tavern"]
    assert scene_.price("erect castle") == 4
    assert scene_.price("take castle") is None


@proves("wizard", "WIZ-1")
def test_a_card_kept_is_built_like_any_other() -> None:
    scene_ = scene(gold=4, hand=["market"])
    scene_.do("peek 1", "take tavern")
    assert scene_.hand(0) == ["tavern", "market"]
    assert scene_.hand(1) == ["castle"]
    assert scene_.refuses("build tavern") == "gather_first"
    scene_.do("gather gold", "build tavern")
    assert scene_.refuses("build market") == "limit"


@proves("wizard", "WIZ-1")
def test_a_card_built_at_once_is_paid_and_does_not_count() -> None:
    scene_ = scene(gold=5, hand=["tavern", "market"])
    scene_.do("gather gold", "peek 1", "erect castle")
    assert (scene_.gold(0), scene_.city(0), scene_.hand(1)) == (3, ["castle"], ["tavern"])
    scene_.do("build tavern")
    assert scene_.city(0) == ["castle", "tavern"]
    assert scene_.refuses("build market") == "limit"


@proves("wizard", "TURN-8")
def test_the_immediate_build_may_follow_when_the_limit_is_used_up() -> None:
    scene_ = scene(gold=5, hand=["tavern"], gathered=True)
    scene_.do("build tavern", "peek 1", "erect castle")
    assert scene_.city(0) == ["tavern", "castle"]


@proves("WIZ-1")
def test_the_immediate_build_may_come_before_gathering() -> None:
    scene_ = scene(gold=1, hand=["market"])
    assert scene_.refuses("build market") == "gather_first"
    scene_.do("peek 1", "erect tavern")
    assert (scene_.gold(0), scene_.city(0)) == (0, ["tavern"])
    assert scene_.refuses("end") == "must"
    assert scene_.offers("gather") == ["gather gold", "gather cards"]


@proves("wizard", "TURN-4")
def test_it_is_optional_and_once_a_turn() -> None:
    scene_ = scene(gathered=True)
    assert "end" in scene_.options
    scene_.do("peek 1", "take castle")
    assert scene_.refuses("peek 3") == "used"


@proves("wizard")
def test_a_card_that_cannot_be_paid_can_only_be_kept() -> None:
    scene_ = scene(gold=3)
    scene_.do("peek 1")
    assert scene_.options == ["take castle", "take tavern", "erect tavern"]
    assert scene_.refuses("erect castle") == "gold"


@proves("wizard", "secret_vault")
def test_the_secret_vault_can_only_be_kept() -> None:
    scene_ = scene(gold=9, theirs=["secret_vault"], unique=["secret_vault"])
    scene_.do("peek 1")
    assert scene_.refuses("erect secret_vault") == "cannot_be_built"
    scene_.do("take secret_vault")
    assert scene_.hand(0) == ["secret_vault"]


@proves("wizard", "TURN-3")
def test_may_build_districts_identical_to_own_ones() -> None:
    scene_ = scene(gold=5, city=["castle", "tavern"], hand=["tavern"])
    scene_.do("peek 1", "erect castle", "gather gold", "build tavern")
    assert scene_.city(0) == ["castle", "tavern", "castle", "tavern"]


@proves("wizard", "TURN-3")
def test_duplicates_need_no_look_at_a_hand() -> None:
    scene_ = scene(gold=1, city=["tavern"], hand=["tavern"], gathered=True)
    scene_.do("build tavern")
    assert scene_.city(0) == ["tavern", "tavern"]


@proves("wizard", "FEW-1")
def test_duplicates_are_for_the_wizards_own_turn() -> None:
    scene_ = Scene(
        seat(characters=["wizard", "king"], gold=5, city=["tavern"], hand=["tavern", "tavern"]),
        seat(characters=["bishop", "warlord"]),
        cast=["wizard"],
        turn=0,
    )
    scene_.do("gather gold", "build tavern", "end", "gather gold")
    assert scene_.refuses("build tavern") == "duplicate"


@proves("WIZ-1", "factory")
def test_the_factory_makes_the_immediate_build_cheaper() -> None:
    scene_ = scene(gold=5, city=["factory"], theirs=["dragon_gate"])
    scene_.do("peek 1")
    assert scene_.price("erect dragon_gate") == 5
    scene_.do("erect dragon_gate")
    assert scene_.gold(0) == 0


@proves("WIZ-1", "TAX-2", "tax_collector")
def test_the_immediate_build_is_taxed() -> None:
    scene_ = scene(gold=5, cast=["tax_collector"])
    scene_.do("peek 1", "erect castle")
    assert scene_.gold(0) == 0
    assert scene_.table["gold_on"] == {"tax_collector": 1}


@proves("WIZ-1", "monument")
def test_the_monument_is_banned_from_a_city_of_five() -> None:
    five = ["temple", "tavern", "market", "prison", "manor"]
    scene_ = scene(gold=9, city=five, theirs=["monument"], unique=["monument"])
    scene_.do("peek 1")
    assert scene_.refuses("erect monument") == "city_too_large"
    assert scene_.options == ["take monument"]

    smaller = scene(gold=9, city=five[:4], theirs=["monument"], unique=["monument"])
    smaller.do("peek 1", "erect monument")
    assert smaller.city(0) == [*five[:4], "monument"]


@proves("wizard", "DIST-3")
def test_the_immediate_build_takes_no_sacrifice() -> None:
    unique = ["framework", "necropolis"]
    poor = scene(gold=3, city=["framework"], theirs=["castle", "necropolis"], unique=unique)
    poor.do("peek 1")
    assert poor.options == ["take castle", "take necropolis"]
    assert poor.refuses("erect castle") == "gold"
    assert poor.refuses("erect necropolis") == "gold"

    rich = scene(gold=5, city=["framework"], theirs=["castle", "necropolis"], unique=unique)
    rich.do("peek 1", "erect necropolis")
    assert (rich.prompt, rich.gold(0), rich.city(0)) == ("turn", 0, ["framework", "necropolis"])


@proves("wizard", "DIST-3", "thieves_den")
def test_the_thieves_den_may_be_paid_with_own_cards() -> None:
    scene_ = scene(gold=4, hand=["manor", "palace"], theirs=["castle", "thieves_den"])
    scene_.do("peek 1", "erect thieves_den")
    assert (scene_.prompt, scene_.options) == ("how_to_pay", ["thieves_den"])
    scene_.do("thieves_den", "pay_card manor", "pay_card palace")
    assert (scene_.gold(0), scene_.city(0), scene_.hand(0)) == (0, ["thieves_den"], [])
    assert scene_.hand(1) == ["castle"]

    poor = scene(gold=4, hand=["manor"], theirs=["castle", "thieves_den"])
    poor.do("peek 1")
    assert poor.refuses("erect thieves_den") == "gold"


def warranted() -> Scene:
    return Scene(
        seat(characters=["wizard"], gold=6, hand=["market"]),
        seat(characters=["king"], hand=["castle"]),
        seat(characters=["warlord"]),
        seat(characters=["magistrate"]),
        cast=["magistrate", "wizard"],
        turn=0,
        gathered=True,
        revealed={"magistrate": 3, "wizard": 0},
        marks=[signed_warrant("wizard", 3)],
    )


@proves("wizard", "MAG-4")
def test_the_immediate_build_can_be_confiscated_and_does_not_use_the_limit() -> None:
    scene_ = warranted()
    scene_.do("peek 1", "erect castle")
    assert (scene_.asked, scene_.prompt) == (3, "confiscate")
    scene_.do("confiscate")
    assert (scene_.gold(0), scene_.city(0), scene_.city(3)) == (6, [], ["castle"])
    scene_.do("build market")
    assert scene_.city(0) == ["market"]


@proves("wizard", "MAG-4")
def test_the_immediate_build_uses_up_the_one_chance() -> None:
    scene_ = warranted()
    scene_.do("peek 1", "erect castle", "pass", "build market")
    assert scene_.asked == 0
    assert scene_.city(0) == ["castle", "market"]


@proves("wizard", "witch")
def test_the_witch_takes_and_builds_in_her_own_city() -> None:
    scene_ = bewitching(
        "wizard",
        seat(gold=4, city=["castle"], hand=["castle"]),
        seat(hand=["castle", "tavern"]),
        seat(characters=["king"]),
        seat(characters=["bishop"]),
    )
    scene_.do("peek 1", "erect tavern", "build castle")
    assert scene_.city(0) == ["castle", "tavern", "castle"]
    assert scene_.gold(0) == 1
    assert scene_.hand(1) == ["castle"]
