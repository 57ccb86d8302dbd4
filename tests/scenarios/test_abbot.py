"""The Abbot."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.scenarios.scene import Data, Scene, bewitching, proves, seat

ALL_CARDS = 68
THREE = ["temple", "church", "monastery"]


def scene(abbot: Data, gold: Sequence[int] = (0, 0, 0), deck: Sequence[str] = ()) -> Scene:
    """The Abbot acts; ``gold`` is what the others have."""
    return Scene(
        abbot | {"characters": ["abbot"]},
        seat(characters=["king"], gold=gold[0]),
        seat(characters=["merchant"], gold=gold[1]),
        seat(characters=["warlord"], gold=gold[2]),
        cast=["abbot"],
        deck=deck,
        turn=0,
        revealed={"king": 1, "abbot": 0},
    )


@proves("abbot", "EX-6")
@pytest.mark.parametrize("gold", [3, 2, 1, 0])
def test_three_religious_districts_give_any_mix_of_three(gold: int) -> None:
    cards = ["manor", "castle", "palace"]
    scene_ = scene(seat(city=THREE), deck=cards)
    assert scene_.offers("mix") == ["mix 3", "mix 2", "mix 1", "mix 0"]
    assert scene_.refuses("mix 4") == ""
    scene_.do(f"mix {gold}")
    assert (scene_.gold(0), scene_.hand(0)) == (gold, cards[: 3 - gold])
    assert scene_.prompt == "turn"


@proves("abbot", "TURN-4", "TURN-5")
def test_the_mix_is_declared_once_and_taken_at_once() -> None:
    scene_ = scene(seat(city=THREE))
    scene_.do("mix 1")
    assert scene_.offers("mix") == []
    assert scene_.refuses("mix 2") == "used"


@proves("abbot", "TURN-5")
def test_a_district_built_first_is_counted() -> None:
    scene_ = scene(seat(city=["temple"], hand=["church"]))
    scene_.do("gather gold", "build church", "mix 2")
    assert scene_.gold(0) == 2


@proves("abbot", "school_of_magic")
def test_the_school_of_magic_gives_either() -> None:
    scene_ = scene(seat(city=["temple", "school_of_magic"]), deck=["docks"])
    assert scene_.offers("mix") == ["mix 2", "mix 1", "mix 0"]
    scene_.do("mix 1")
    assert (scene_.gold(0), scene_.hand(0)) == (1, ["docks"])


@proves("abbot", "TURN-4")
def test_nothing_without_a_religious_district() -> None:
    scene_ = scene(seat(city=["tavern"]))
    assert scene_.offers("mix") == []
    assert scene_.refuses("mix 0") == "no_income"


@proves("abbot", "DECK-1", "TURN-4")
def test_cards_alone_are_not_offered_from_an_empty_deck() -> None:
    empty = scene(seat(city=THREE, hand=["?"] * (ALL_CARDS - 3)))
    assert empty.refuses("mix 0") == "empty_deck"
    empty.do("mix 3")
    assert empty.gold(0) == 3

    short = scene(seat(city=THREE, hand=["?"] * (ALL_CARDS - 4)))
    assert len(short.deck) == 1
    short.do("mix 0")
    assert (short.deck, short.gold(0)) == ([], 0)


@proves("abbot")
def test_the_richest_player_must_give_one_gold() -> None:
    scene_ = scene(seat(gold=3), gold=(4, 5, 0))
    assert scene_.offers("tithe") == ["tithe 2"]
    assert scene_.refuses("tithe 1") == "not_richest"
    assert scene_.refuses("tithe 3") == "not_richest"
    scene_.do("tithe 2")
    assert scene_.asked == 0  # no other player was asked
    assert (scene_.gold(0), scene_.gold(2)) == (4, 4)
    assert scene_.refuses("tithe 1") == "used"


@proves("abbot")
def test_the_abbot_picks_among_tied_richest() -> None:
    scene_ = scene(seat(gold=3), gold=(5, 4, 5))
    assert scene_.offers("tithe") == ["tithe 1", "tithe 3"]
    scene_.do("tithe 3")
    assert [scene_.gold(player) for player in range(4)] == [4, 5, 4, 4]


@proves("abbot")
@pytest.mark.parametrize("own", [5, 6])
def test_not_if_the_abbot_is_the_richest_or_one_of_them(own: int) -> None:
    scene_ = scene(seat(gold=own), gold=(5, 4, 0))
    assert scene_.offers("tithe") == []
    assert scene_.refuses("tithe 1") == "richest"


@proves("abbot")
def test_no_player_pays_if_none_has_gold() -> None:
    assert scene(seat()).refuses("tithe 1") == "richest"


@proves("abbot", "TURN-4")
def test_both_are_optional_and_the_gold_of_the_moment_counts() -> None:
    scene_ = scene(seat(gold=4, city=["temple"]), gold=(5, 0, 0))
    assert scene_.offers("tithe") == ["tithe 1"]
    scene_.do("gather gold")
    assert scene_.refuses("tithe 1") == "richest"
    assert "end" in scene_.options


@proves("abbot", "WITCH-6")
def test_the_witchs_own_gold_and_city_count() -> None:
    scene_ = bewitching(
        "abbot",
        seat(city=["temple"]),  # she gathers two
        seat(gold=5, city=THREE),
        seat(characters=["king"]),
        seat(characters=["warlord"]),
    )
    assert scene_.offers("mix") == ["mix 1", "mix 0"]
    assert scene_.offers("tithe") == ["tithe 1"]
    scene_.do("tithe 1")
    assert (scene_.gold(0), scene_.gold(1)) == (3, 6)

    rich = bewitching(
        "abbot",
        seat(gold=9),
        seat(gold=5),
        seat(characters=["king"]),
        seat(characters=["warlord"]),
    )
    assert rich.refuses("tithe 1") == "richest"
