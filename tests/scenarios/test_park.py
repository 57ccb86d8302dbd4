"""Park."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat

TOP = ["palace", "tavern", "temple"]


def scene(city: tuple[str, ...] = ("park",), hand: tuple[str, ...] = (), gold: int = 0) -> Scene:
    return Scene(
        seat(characters=["warlord"], city=city, hand=hand, gold=gold),
        seat(city=["prison"]),
        seat(),
        seat(),
        turn=0,
        gathered=True,
        unique=["park", "poor_house"],
        deck=TOP,
    )


@proves("park", "TURN-7")
def test_two_cards_at_the_end_of_a_turn_with_an_empty_hand() -> None:
    scene_ = scene()
    assert scene_.hand(0) == []
    scene_.do("end")  # never asked
    assert scene_.hand(0) == ["palace", "tavern"]


@proves("park")
def test_nothing_with_a_card_left() -> None:
    scene_ = scene(hand=("manor",))
    scene_.do("end")
    assert scene_.hand(0) == ["manor"]


@proves("park", "DIST-1")
def test_in_the_turn_it_is_built() -> None:
    scene_ = scene(city=(), hand=("park",), gold=6)
    scene_.do("build park", "end")
    assert scene_.hand(0) == ["palace", "tavern"]


@proves("park")
def test_not_at_the_end_of_others_turns() -> None:
    scene_ = Scene(
        seat(characters=["king"]),
        seat(characters=["bishop"], city=["park"]),
        seat(),
        seat(),
        turn=0,
        gathered=True,
        unique=["park"],
    )
    scene_.do("end")
    assert scene_.asked == 1
    assert scene_.hand(1) == []


@proves("park", "poor_house", "TURN-7")
def test_after_the_poor_house() -> None:
    events = scene(city=("park", "poor_house")).do("end")
    assert kinds(events)[:3] == ["GoldGained", "CardsDrawn", "TurnEnded"]


@proves("park", "DECK-1")
def test_with_a_short_deck_what_is_there() -> None:
    warlord = seat(characters=["warlord"], city=["park"])
    scene_ = Scene(warlord, seat(hand=["?"] * 66), seat(), seat(), turn=0, gathered=True, unique=["park"])
    card = scene_.deck[0]
    scene_.do("end")
    assert scene_.hand(0) == [card]
    assert scene_.deck == []


@proves("park", "DIST-5")
def test_with_two_characters_at_the_end_of_each_turn() -> None:
    scene_ = Scene(
        seat(characters=["king", "warlord"], city=["park", "laboratory"]),
        seat(),
        turn=0,
        unique=["park", "laboratory"],
        deck=["palace", "tavern", "temple", "docks"],
    )
    scene_.do("gather gold", "end")
    assert scene_.hand(0) == ["palace", "tavern"]
    scene_.do("laboratory palace", "gather gold", "build tavern", "end")
    assert scene_.hand(0) == ["temple", "docks"]


@proves("park", "WITCH-4")
def test_nothing_if_the_witch_does_not_resume() -> None:
    scene_ = Scene(
        seat(characters=["witch"], city=["park", "poor_house"]),
        seat(),
        seat(),
        seat(),
        cast=["witch"],
        unique=["park", "poor_house"],
    )
    scene_.do("gather gold", "bewitch king")
    assert scene_.table["round"] == 2
    assert scene_.hand(0) == []
    assert scene_.gold(0) == 2


@proves("park", "WITCH-6", "TURN-7")
def test_for_the_witch_at_her_resumed_end_not_for_the_bewitched() -> None:
    scene_ = bewitching("king", seat(city=["park"]), seat(), seat(), seat(), unique=["park"])
    assert scene_.hand(0) == []
    scene_.do("end")
    assert len(scene_.hand(0)) == 2  # type: ignore[arg-type]
    scene_ = bewitching("king", seat(), seat(city=["park"]), seat(), seat(), unique=["park"])
    scene_.do("end")
    assert scene_.hand(1) == []


@proves("park", "TURN-7")
def test_nothing_for_a_killed_player() -> None:
    scene_ = Scene(
        seat(characters=["assassin"]),
        seat(characters=["king"], city=["park", "poor_house"]),
        seat(),
        seat(),
        turn=0,
        unique=["park", "poor_house"],
    )
    scene_.do("kill king", "gather gold", "end")
    assert scene_.table["round"] == 2
    assert scene_.hand(1) == []
    assert scene_.gold(1) == 0
