"""Smithy."""

from __future__ import annotations

from tests.scenarios.scene import Data, Scene, bewitching, proves, seat

TOP = ["palace", "tavern", "temple"]


def scene(gold: int = 2, *others: Data) -> Scene:
    players = [seat(characters=["king"], city=["smithy"], gold=gold), *others, seat(), seat(), seat()]
    return Scene(*players[:4], turn=0, deck=[] if others else TOP)


@proves("smithy", "TURN-4")
def test_pay_two_gold_and_gain_three_cards() -> None:
    scene_ = scene()
    assert scene_.price("smithy") == 2
    scene_.do("smithy")  # before gathering
    assert scene_.gold(0) == 0
    assert scene_.hand(0) == ["palace", "temple", "tavern"]


@proves("smithy")
def test_once_a_turn() -> None:
    scene_ = scene(gold=4)
    scene_.do("smithy")
    assert scene_.refuses("smithy") == "used"


@proves("smithy")
def test_not_with_less_than_two_gold() -> None:
    scene_ = scene(gold=1)
    assert scene_.refuses("smithy") == "gold"
    scene_.do("gather gold", "smithy")
    assert scene_.gold(0) == 1


@proves("smithy", "TURN-4")
def test_not_with_an_empty_deck() -> None:
    scene_ = scene(2, seat(hand=["?"] * 67))
    assert scene_.refuses("smithy") == "empty_deck"


@proves("smithy", "DECK-1")
def test_with_a_short_deck_what_is_there() -> None:
    scene_ = scene(2, seat(hand=["?"] * 66))
    card = scene_.deck[0]
    scene_.do("smithy")
    assert scene_.gold(0) == 0
    assert scene_.hand(0) == [card]


@proves("smithy", "TURN-6")
def test_not_anothers() -> None:
    king = seat(characters=["king"], gold=9)
    scene_ = Scene(king, seat(city=["smithy"], gold=9), seat(), seat(), turn=0)
    assert scene_.offers("smithy") == []


@proves("smithy", "DIST-1")
def test_in_the_turn_it_is_built() -> None:
    king = seat(characters=["king"], hand=["smithy"], gold=7)
    scene_ = Scene(king, seat(), seat(), seat(), turn=0, gathered=True, deck=TOP)
    scene_.do("build smithy", "smithy")
    assert scene_.hand(0) == ["palace", "temple", "tavern"]


@proves("smithy", "DIST-5")
def test_with_two_characters_in_each_of_the_two_turns() -> None:
    scene_ = Scene(seat(characters=["king", "warlord"], city=["smithy"], gold=2), seat(), turn=0)
    scene_.do("smithy", "gather gold", "end", "smithy")
    assert len(scene_.hand(0)) == 6  # type: ignore[arg-type]
    assert scene_.gold(0) == 0


@proves("smithy", "alchemist")
def test_the_alchemist_does_not_get_it_back() -> None:
    alchemist = seat(characters=["alchemist"], city=["smithy"], gold=2)
    scene_ = Scene(alchemist, seat(), seat(), seat(), turn=0, gathered=True, cast=["alchemist"])
    scene_.do("smithy", "end")
    assert scene_.gold(0) == 0


@proves("smithy", "WITCH-6")
def test_the_witch_uses_her_own_once_after_resuming() -> None:
    scene_ = bewitching("king", seat(city=["smithy"], gold=4), seat(city=["laboratory"]), seat(), seat())
    scene_.do("smithy")
    assert scene_.gold(0) == 4
    assert scene_.refuses("smithy") == "used"
    assert scene_.offers("laboratory") == []


@proves("smithy", "laboratory", "museum", "armory", "witch")
def test_not_before_she_bewitches() -> None:
    scene_ = Scene(
        seat(characters=["witch"], city=["smithy", "laboratory", "museum", "armory"], hand=["manor"], gold=4),
        seat(city=["tavern"]),
        seat(),
        seat(),
        cast=["witch"],
        unique=["smithy", "laboratory", "museum", "armory"],
    )
    assert scene_.options == ["gather gold", "gather cards"]
    scene_.do("gather gold")
    assert {option.split()[0] for option in scene_.options} == {"bewitch"}
