"""The Seer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat


def scene(
    hand: Sequence[str] = (),
    first: Sequence[str] = ("tavern",),
    third: Sequence[str] = ("castle",),
    gold: int = 0,
    gathered: bool = False,
    **more: Any,
) -> Scene:
    """The second player has no cards."""
    return Scene(
        seat(characters=["seer"], hand=hand, gold=gold),
        seat(characters=["king"], hand=first),
        seat(characters=["bishop"]),
        seat(characters=["warlord"], hand=third),
        cast=["seer"],
        turn=0,
        gathered=gathered,
        **more,
    )


@proves("seer")
def test_takes_a_card_from_every_other_hand_and_gives_as_many_back() -> None:
    scene_ = scene(hand=["docks"], first=["tavern", "tavern"])
    scene_.do("divine")
    assert scene_.hand(0) == ["castle", "tavern", "docks"]
    assert (scene_.hand(1), scene_.hand(2), scene_.hand(3)) == (["tavern"], [], [])
    assert (scene_.asked, scene_.prompt) == (0, "give_back")
    scene_.do("give_card docks")
    assert scene_.hand(1) == ["tavern", "docks"]
    assert scene_.prompt == "give_back"
    scene_.do("give_card tavern")
    assert scene_.hand(3) == ["tavern"]
    assert scene_.hand(0) == ["castle"]
    assert scene_.prompt == "turn"


@proves("seer", "EX-11")
@pytest.mark.parametrize(
    ("to_first", "to_third", "left"),
    [
        ("tavern", "castle", "docks"),  # each gets the own card back
        ("castle", "tavern", "docks"),  # each gets the other's
        ("docks", "castle", "tavern"),  # one gets an old card of the Seer
    ],
)
def test_the_same_card_anothers_or_an_old_one_is_given_back(to_first: str, to_third: str, left: str) -> None:
    scene_ = scene(hand=["docks"])
    scene_.do("divine")
    assert scene_.options == ["give_card castle", "give_card tavern", "give_card docks"]
    scene_.do(f"give_card {to_first}", f"give_card {to_third}")
    assert (scene_.hand(0), scene_.hand(1), scene_.hand(3)) == ([left], [to_first], [to_third])


@proves("seer")
def test_an_empty_handed_seer_gives_back_what_was_taken() -> None:
    scene_ = scene()
    scene_.do("divine", "give_card castle")
    assert scene_.options == ["give_card tavern"]
    scene_.do("give_card tavern")
    assert (scene_.hand(0), scene_.hand(1), scene_.hand(3)) == ([], ["castle"], ["tavern"])


@proves("seer")
def test_the_cards_are_taken_at_random() -> None:
    hand = ["castle", "tavern", "docks"]
    taken = []
    for number in range(40):
        scene_ = scene(first=hand, third=[], key=f"{number:064x}")
        scene_.do("divine")
        taken.append(scene_.hand(0))
    assert all([card] in taken for card in hand)


@proves("seer")
def test_not_offered_if_all_other_hands_are_empty() -> None:
    scene_ = scene(hand=["docks"], first=[], third=[])
    assert scene_.offers("divine") == []
    assert scene_.refuses("divine") == "empty_hand"


@proves("seer", "TURN-4")
def test_it_is_optional_and_once_a_turn() -> None:
    scene_ = scene(gathered=True)
    assert "end" in scene_.options
    scene_.do("divine", "give_card tavern", "give_card castle")
    assert scene_.refuses("divine") == "used"


@proves("seer", "INFO-2")
def test_giver_and_taker_alone_know_the_cards() -> None:
    scene_ = scene()
    events = scene_.do("divine")
    assert kinds(events) == ["CardsMoved", "CardsMoved"]
    assert [event.seen_by(1).to_json()["cards"] for event in events] == [["tavern"], None]
    assert [event.seen_by(2).to_json()["cards"] for event in events] == [None, None]
    assert scene_.game.knowledge(1).hands[0] == ["tavern"]
    assert not scene_.game.can_undo
    scene_.do("give_card tavern", "give_card castle")
    assert scene_.game.knowledge(0).hands[1] == ["tavern"]
    assert scene_.game.knowledge(2).hands == [[], [], [], []]


@proves("seer")
def test_builds_up_to_two_districts() -> None:
    scene_ = scene(hand=["temple", "market", "prison"], gold=9, gathered=True)
    scene_.do("build temple", "build market")
    assert scene_.city(0) == ["temple", "market"]
    assert scene_.refuses("build prison") == "limit"


@proves("seer", "witch")
def test_the_witch_takes_from_the_bewitched_player_too() -> None:
    scene_ = bewitching(
        "seer",
        seat(gold=9, hand=["temple", "market"]),
        seat(hand=["castle"]),
        seat(characters=["king"], hand=["docks"]),
        seat(characters=["bishop"]),
    )
    scene_.do("divine")
    assert scene_.hand(0) == ["castle", "temple", "market", "docks"]
    scene_.do("give_card docks", "give_card castle", "build temple", "build market")
    assert (scene_.hand(1), scene_.hand(2)) == (["docks"], ["castle"])
    assert scene_.city(0) == ["temple", "market"]
