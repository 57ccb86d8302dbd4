"""The Spy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scene import Scene, kinds, proves, seat

HAND = ("manor", "castle", "palace", "tavern", "church", "keep")


def scene(gold: int = 2, **more: Any) -> Scene:
    return Scene(
        seat(characters=["spy"], gold=1),
        seat(characters=["king"], gold=gold, hand=HAND),
        seat(characters=["merchant"], gold=3),
        seat(characters=["warlord"], hand=["market"]),
        cast=["spy"],
        turn=0,
        **more,
    )


@proves("spy")
def test_takes_a_gold_and_gains_a_card_for_each_match() -> None:
    scene_ = scene(gold=5, deck=["docks", "harbor", "temple", "prison"])
    scene_.do("spy 1 noble")
    assert (scene_.gold(0), scene_.gold(1)) == (4, 2)
    assert scene_.hand(0) == ["temple", "docks", "harbor"]
    assert scene_.game.view(1).me.hand_size == len(HAND)
    assert scene_.deck[0] == "prison"


@proves("EX-12", "spy")
def test_with_more_matches_than_gold_all_the_gold_and_a_card_for_every_match() -> None:
    scene_ = scene(gold=2, deck=["docks", "harbor", "temple"])
    scene_.do("spy 1 noble")
    assert (scene_.gold(0), scene_.gold(1)) == (3, 0)
    assert scene_.hand(0) == ["temple", "docks", "harbor"]


@proves("spy")
@pytest.mark.parametrize(
    ("type", "matches"), [("noble", 3), ("religious", 1), ("trade", 1), ("military", 0), ("unique", 1)]
)
def test_every_type_may_be_named(type: str, matches: int) -> None:
    scene_ = scene(gold=9)
    events = scene_.do(f"spy 1 {type}")
    assert scene_.gold(0) == 1 + matches
    assert scene_.game.view(0).me.hand_size == matches
    assert "HandSeen" in kinds(events)


@proves("spy")
def test_any_other_player_with_cards_may_be_chosen() -> None:
    scene_ = scene()
    targets = {text.split()[1] for text in scene_.offers("spy")}
    assert targets == {"1", "3"}
    assert scene_.refuses("spy 2 noble") == "empty_hand"
    assert scene_.refuses("spy 0 noble") == ""


@proves("spy", "TURN-4")
def test_optional_once_a_turn_and_before_or_after_gathering() -> None:
    scene_ = scene()
    assert scene_.table["called"] == 2
    scene_.do("gather gold")
    assert "end" in scene_.options
    scene_.do("spy 3 trade")
    assert scene_.offers("spy") == []
    assert scene_.refuses("spy 1 noble") == "used"


@proves("DECK-1", "spy")
def test_an_empty_deck_gives_no_cards_but_the_gold_is_taken() -> None:
    rest = scene().deck
    hands = {"hand": ["manor", "castle"]}
    scene_ = Scene(
        seat(characters=["spy"]),
        seat(characters=["king"], gold=4) | hands,
        seat(hand=[*rest, "palace", "tavern", "church", "keep", "market"][1:]),
        seat(),
        cast=["spy"],
        turn=0,
        deck=[rest[0]],
    )
    assert len(scene_.deck) == 1
    scene_.do("spy 1 noble")
    assert scene_.gold(0) == 2
    assert scene_.hand(0) == [rest[0]]


@proves("TURN-9", "INFO-2", "spy")
def test_target_and_type_are_public_the_hand_is_not() -> None:
    scene_ = scene()
    scene_.do("spy 1 noble")
    for someone in (-1, 2, 3):
        named, looked = scene_.game.seen_by(someone)[:2]
        assert named.to_json() == {"event": "TypeNamed", "seat": 0, "other": 1, "type": "noble"}
        assert looked.to_json() == {
            "event": "HandSeen", "seat": 0, "other": 1, "cards": None, "source": "spy",
        }  # fmt: skip
        assert scene_.game.knowledge(someone).hands[1] == []
    assert sorted(scene_.game.knowledge(0).hands[1]) == sorted(HAND)


@proves("spy")
def test_what_the_spy_saw_cannot_be_taken_back() -> None:
    scene_ = scene()
    scene_.do("spy 1 military")
    assert not scene_.game.can_undo
