"""Laboratory."""

from __future__ import annotations

import citadels
from tests.scenarios.scene import Scene, proves, seat

CARDS = ["tavern", "tavern", "palace"]


def scene(city: tuple[str, ...] = ("laboratory",), hand: tuple[str, ...] = tuple(CARDS)) -> Scene:
    return Scene(seat(characters=["king"], city=city, hand=hand), seat(), seat(), seat(), turn=0)


@proves("laboratory", "TURN-4")
def test_discard_a_card_and_gain_two_gold() -> None:
    scene_ = scene()
    assert scene_.offers("laboratory") == ["laboratory palace", "laboratory tavern"]
    scene_.do("laboratory palace")  # before gathering
    assert scene_.hand(0) == ["tavern", "tavern"]
    assert scene_.gold(0) == 2
    assert scene_.deck[-1] == "palace"


@proves("laboratory")
def test_once_a_turn_and_not_at_all_if_one_likes() -> None:
    scene_ = scene()
    scene_.do("laboratory palace")
    assert scene_.offers("laboratory") == []
    assert scene_.refuses("laboratory tavern") == "used"
    scene_ = scene()
    scene_.do("gather gold", "end")
    assert scene_.gold(0) == 2


@proves("laboratory", "TURN-4")
def test_not_without_a_card() -> None:
    assert scene(hand=()).offers("laboratory") == []


@proves("laboratory", "TURN-6")
def test_not_anothers() -> None:
    king = seat(characters=["king"], hand=CARDS)
    scene_ = Scene(king, seat(city=["laboratory"], hand=["manor"]), seat(), seat(), turn=0)
    assert scene_.offers("laboratory") == []


@proves("laboratory", "DIST-1")
def test_in_the_turn_it_is_built() -> None:
    king = seat(characters=["king"], hand=["laboratory", "tavern"], gold=5)
    scene_ = Scene(king, seat(), seat(), seat(), turn=0, gathered=True)
    scene_.do("build laboratory", "laboratory tavern")
    assert scene_.gold(0) == 2


@proves("laboratory", "INFO-2")
def test_others_do_not_see_the_card() -> None:
    scene_ = scene()
    events = scene_.do("laboratory palace")
    assert "palace" in str(events[0].seen_by(0).to_json())
    assert "palace" not in str([event.seen_by(1).to_json() for event in events])
    assert "palace" not in str([event.seen_by(citadels.SPECTATOR).to_json() for event in events])


@proves("laboratory", "DIST-5", "FEW-1")
def test_with_two_characters_in_each_of_the_two_turns() -> None:
    scene_ = Scene(
        seat(characters=["king", "warlord"], city=["laboratory"], hand=["tavern", "palace"]),
        seat(),
        turn=0,
    )
    scene_.do("laboratory tavern", "gather gold", "end")
    assert scene_.asked == 0
    scene_.do("laboratory palace")
    assert scene_.gold(0) == 6
