"""The Scholar."""

from __future__ import annotations

from tests.scenarios.scene import UNIQUE, Scene, bewitching, proves, seat

ALL_CARDS = 68
SEVEN = ["palace", "manor", "temple", "church", "tavern", "tavern", "prison"]


def scene(
    hand: list[str] | None = None, city: list[str] | None = None, elsewhere: int = 0, deck: list[str] = SEVEN
) -> Scene:
    return Scene(
        seat(20, hand or [], city or [], ["scholar"]),
        seat(hand=["?"] * elsewhere),
        seat(),
        seat(),
        cast=["scholar"],
        deck=[] if elsewhere else deck,
        turn=0,
    )


@proves("scholar")
def test_keeps_one_of_seven_cards() -> None:
    scene_ = scene()
    size = len(scene_.deck)
    scene_.do("study")
    assert scene_.prompt == "study"
    assert scene_.options == [
        "keep manor", "keep palace", "keep temple", "keep church", "keep tavern", "keep prison",
    ]  # fmt: skip
    assert len(scene_.deck) == size - 7
    scene_.do("keep palace")
    assert scene_.hand(0) == ["palace"]
    assert len(scene_.deck) == size - 1


@proves("scholar")
def test_the_rest_is_shuffled_into_the_deck() -> None:
    scene_ = scene()
    before = scene_.deck
    scene_.do("study", "keep palace")
    assert sorted([*scene_.deck, "palace"]) == sorted(before)
    rest = before[7:]
    assert scene_.deck[: len(rest)] != rest  # not simply put to the bottom
    assert [card for card in scene_.deck if card in UNIQUE] != [card for card in before if card in UNIQUE]


@proves("scholar", "INFO-2")
def test_others_learn_how_many_cards_were_drawn_and_nothing_else() -> None:
    scene_ = scene()
    drawn = scene_.do("study")[0]
    kept, shuffled = scene_.do("keep palace")
    assert [e.seen_by(1).to_json().get("cards") for e in (drawn, kept, shuffled)] == [None, None, None]
    assert drawn.seen_by(0).to_json()["cards"] == SEVEN
    assert kept.seen_by(0).to_json()["cards"] == ["palace"]


@proves("scholar", "TURN-4")
def test_once_in_the_turn_at_any_time_and_optional() -> None:
    scene_ = scene()
    scene_.do("study", "keep palace")
    assert scene_.refuses("study") == "used"
    other = scene()
    other.do("gather gold", "end")
    assert other.hand(0) == []


@proves("scholar", "DECK-1")
def test_a_short_deck() -> None:
    three = scene(elsewhere=ALL_CARDS - 3)
    three.do("study")
    assert three.deck == []
    three.do(three.options[0])
    assert len(three.deck) == 2
    one = scene(elsewhere=ALL_CARDS - 1)
    last = one.deck
    one.do("study")
    assert (one.prompt, one.hand(0), one.deck) == ("turn", last, [])
    assert scene(elsewhere=ALL_CARDS).refuses("study") == "empty_deck"


@proves("scholar", "library")
def test_the_library_does_not_help() -> None:
    scene_ = scene(city=["library"])
    scene_.do("study", "keep palace")
    assert scene_.hand(0) == ["palace"]


@proves("scholar")
def test_two_districts_may_be_built() -> None:
    scene_ = scene(["castle", "market", "docks"])
    scene_.do("gather gold", "build castle", "build market")
    assert scene_.refuses("build docks") == "limit"


@proves("witch", "scholar", "WITCH-6")
def test_a_witch_as_scholar_studies_and_builds_two() -> None:
    hand = ["castle", "market", "docks"]
    scene_ = bewitching("scholar", seat(20, hand), seat(), seat(), seat(), deck=SEVEN)
    scene_.do("study", "keep palace", "build castle", "build market")
    assert scene_.refuses("build docks") == "limit"
    assert scene_.hand(0) == ["palace", "docks"]
