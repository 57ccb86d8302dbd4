"""The Magician."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.scenarios.scene import Scene, bewitching, proves, seat

ALL_CARDS = 68


def scene(own: list[str], other: list[str], **more: Any) -> Scene:
    return Scene(
        seat(characters=["magician"], hand=own, gold=2),
        seat(characters=["king"], hand=other),
        seat(characters=["bishop"]),
        seat(characters=["warlord"], hand=["docks"]),
        deck=["palace", "harbor", "prison"],
        turn=0,
        **more,
    )


@proves("magician")
def test_whole_hands_change_places() -> None:
    scene_ = scene(["castle"], ["tavern", "market"])
    scene_.do("swap 1")
    assert scene_.hand(0) == ["tavern", "market"]
    assert scene_.hand(1) == ["castle"]
    assert scene_.hand(3) == ["docks"]


@proves("magician")
def test_either_hand_may_be_empty() -> None:
    empty = scene([], ["tavern", "market"])
    empty.do("swap 1")
    assert (empty.hand(0), empty.hand(1)) == (["tavern", "market"], [])

    full = scene(["castle"], [])
    full.do("swap 1")
    assert (full.hand(0), full.hand(1)) == ([], ["castle"])


@proves("magician", "TURN-4")
def test_two_empty_hands_are_not_swapped() -> None:
    scene_ = scene([], ["tavern"])
    assert scene_.offers("swap") == ["swap 1", "swap 3"]
    assert scene_.refuses("swap 2") == "empty_hand"
    assert scene_.refuses("swap 0") == ""


@proves("magician", "INFO-2")
def test_only_the_two_see_what_changed_hands() -> None:
    scene_ = scene(["castle"], ["tavern", "market"])
    (swapped,) = scene_.do("swap 1")
    assert swapped.seen_by(1) == swapped
    seen = swapped.seen_by(2).to_json()
    assert (seen["seat"], seen["other"], seen["given"], seen["received"]) == (0, 1, None, None)
    assert scene_.game.knowledge(0).hands[1] == ["castle"]
    assert scene_.game.knowledge(1).hands[0] == ["tavern", "market"]
    assert scene_.game.knowledge(2).hands[0] == []
    assert not scene_.game.can_undo


@proves("magician")
def test_discarded_cards_go_to_the_bottom_and_as_many_are_gained() -> None:
    scene_ = scene(["castle", "tavern", "market"], [])
    scene_.do("redraw", "exchange_card castle", "exchange_card market", "done")
    assert scene_.hand(0) == ["palace", "tavern", "harbor"]
    assert scene_.deck[-2:] == ["castle", "market"]


@proves("magician")
def test_one_or_more_cards_are_discarded() -> None:
    scene_ = scene(["castle", "tavern", "market"], [])
    scene_.do("redraw")
    assert scene_.options == ["exchange_card castle", "exchange_card tavern", "exchange_card market"]
    scene_.do("exchange_card tavern")
    assert scene_.options == ["exchange_card castle", "exchange_card market", "done"]
    scene_.do("done")
    assert scene_.hand(0) == ["castle", "palace", "market"]


@proves("magician", "INFO-2")
@pytest.mark.parametrize("picked", sorted(set(permutations(["castle", "tavern", "tavern"]))), ids=" ".join)
def test_the_cards_may_be_picked_in_any_order(picked: tuple[str, ...]) -> None:
    hand = ["castle", "tavern", "tavern", "market"]
    scene_, ascending = scene(hand, []), scene(hand, [])
    ascending.do("redraw", "exchange_card castle", "exchange_card tavern", "exchange_card tavern")
    scene_.do("redraw", *[f"exchange_card {card}" for card in picked])
    assert scene_.table == ascending.table
    assert scene_.do("done") == ascending.do("done")
    assert scene_.deck[-3:] == ["castle", "tavern", "tavern"]


@proves("magician")
def test_each_card_picked_can_be_taken_back() -> None:
    scene_ = scene(["castle", "tavern", "market"], [])
    scene_.do("redraw", "exchange_card market")
    one_picked = scene_.table
    scene_.do("exchange_card castle")
    scene_.game.undo()
    assert scene_.table == one_picked
    assert scene_.options == ["exchange_card castle", "exchange_card tavern", "done"]


@proves("magician")
def test_the_last_card_of_the_hand_ends_the_choice() -> None:
    scene_ = scene(["castle", "castle"], [])
    scene_.do("redraw", "exchange_card castle", "exchange_card castle")
    assert scene_.prompt == "turn"
    assert scene_.hand(0) == ["palace", "harbor"]
    assert scene_.deck[-2:] == ["castle", "castle"]


@proves("magician")
def test_nothing_is_discarded_before_the_choice_is_finished() -> None:
    scene_ = scene(["castle", "tavern"], [])
    before = scene_.table
    scene_.do("redraw")
    assert scene_.do("exchange_card castle") == []
    scene_.game.undo()
    scene_.game.undo()
    assert scene_.table == before


@proves("magician", "TURN-4")
def test_an_empty_hand_cannot_be_redrawn() -> None:
    assert scene([], ["tavern"]).refuses("redraw") == "empty_hand"


@proves("magician", "DECK-1")
def test_the_discarded_cards_come_back_from_an_empty_deck() -> None:
    scene_ = Scene(
        seat(characters=["magician"], hand=["castle", "tavern"]),
        seat(characters=["king"], hand=["?"] * (ALL_CARDS - 2)),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        turn=0,
    )
    assert scene_.deck == []
    scene_.do("redraw", "exchange_card castle", "exchange_card tavern")
    assert scene_.hand(0) == ["castle", "tavern"]
    assert scene_.deck == []


@proves("magician", "TURN-4")
def test_only_one_of_the_two_once_a_turn() -> None:
    swapped = scene(["castle"], ["tavern"])
    swapped.do("swap 1")
    assert swapped.refuses("redraw") == "used"
    assert swapped.refuses("swap 1") == "used"

    redrawn = scene(["castle"], ["tavern"])
    redrawn.do("redraw", "exchange_card castle")
    assert redrawn.refuses("swap 1") == "used"
    assert redrawn.refuses("redraw") == "used"


@proves("magician", "TURN-4")
def test_it_is_optional_and_may_come_after_building() -> None:
    scene_ = scene(["castle"], ["tavern", "market", "church"])
    scene_.do("gather gold", "build castle")
    assert "end" in scene_.options
    scene_.do("swap 1")
    assert scene_.hand(0) == ["church", "tavern", "market"]
    assert scene_.hand(1) == []
    assert scene_.gold(0) == 0


@proves("magician", "witch")
def test_the_witch_swaps_her_own_hand() -> None:
    scene_ = bewitching(
        "magician",
        seat(hand=["castle"]),
        seat(hand=["tavern", "market"]),
        seat(characters=["king"], hand=["docks"]),
        seat(characters=["bishop"]),
    )
    assert scene_.offers("swap") == ["swap 1", "swap 2", "swap 3"]
    scene_.do("swap 1")
    assert scene_.hand(0) == ["tavern", "market"]
    assert scene_.hand(1) == ["castle"]
