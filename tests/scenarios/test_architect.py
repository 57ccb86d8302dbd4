"""The Architect."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, proves, seat

ALL_CARDS = 68


def scene(hand: list[str], gold: int = 20, elsewhere: int = 0) -> Scene:
    return Scene(
        seat(gold, hand, characters=["architect"]),
        seat(hand=["?"] * elsewhere),
        seat(),
        seat(),
        unique=["stables"],
        turn=0,
    )


@proves("architect", "TURN-4")
def test_two_extra_cards_from_the_top_once_in_the_turn() -> None:
    scene_ = scene([])
    top = scene_.deck[:3]
    scene_.do("plans")
    assert sorted(scene_.hand(0)) == sorted(top[:2])  # type: ignore[call-overload]
    assert scene_.deck[0] == top[2]
    assert scene_.refuses("plans") == "used"


@proves("architect")
def test_the_extra_cards_come_besides_those_gathered_and_may_be_left() -> None:
    scene_ = scene([])
    scene_.do("gather cards")
    scene_.do(scene_.options[0], "plans")
    assert len(scene_.hand(0)) == 3  # type: ignore[arg-type]
    other = scene([])
    other.do("gather gold", "end")
    assert other.hand(0) == []


@proves("architect", "DECK-1")
def test_a_deck_of_one_card_gives_one_and_an_empty_deck_is_not_asked() -> None:
    scene_ = scene([], elsewhere=ALL_CARDS - 1)
    last = scene_.deck
    scene_.do("plans")
    assert (scene_.hand(0), scene_.deck) == (last, [])
    assert scene([], elsewhere=ALL_CARDS).refuses("plans") == "empty_deck"


@proves("architect", "TURN-2")
def test_three_districts_may_be_built() -> None:
    scene_ = scene(["manor", "castle", "temple", "tavern"])
    assert scene_.refuses("build manor") == "gather_first"
    scene_.do("gather gold", "build manor", "build castle", "build temple")
    assert scene_.refuses("build tavern") == "limit"
    assert scene_.city(0) == ["manor", "castle", "temple"]


@proves("TURN-8", "stables", "architect")
def test_stables_come_on_top_of_the_three() -> None:
    scene_ = scene(["manor", "castle", "temple", "tavern", "stables"])
    scene_.do("gather gold", "build manor", "build stables", "build castle", "build temple")
    assert scene_.refuses("build tavern") == "limit"


@proves("EX-7", "FEW-1", "architect")
def test_of_two_characters_each_turn_has_its_own_limit_and_one_hand_serves_both() -> None:
    scene_ = Scene(
        seat(20, characters=["architect", "warlord"]),
        seat(characters=["king", "bishop"]),
        turn=0,
        revealed={"king": 1, "bishop": 1, "architect": 0},
        deck=["tavern", "temple", "castle", "prison", "docks"],
    )
    scene_.do("gather cards", "keep tavern", "plans")
    assert scene_.hand(0) == ["castle", "tavern", "prison"]
    scene_.do("build castle", "end")
    assert (scene_.asked, scene_.prompt) == (0, "turn")  # now as the Warlord
    scene_.do("gather gold")
    scene_.do("build tavern")
    assert scene_.refuses("build prison") == "limit"
    assert scene_.city(0) == ["castle", "tavern"]


@proves("witch", "architect", "WITCH-6")
def test_a_witch_as_architect_draws_two_cards_and_builds_three() -> None:
    hand = ["manor", "castle", "temple", "tavern"]
    scene_ = bewitching("architect", seat(20, hand), seat(), seat(), seat())
    scene_.do("plans", "build manor", "build castle", "build temple")
    assert scene_.refuses("build tavern") == "limit"
    assert len(scene_.hand(0)) == 3  # type: ignore[arg-type]
