"""Library."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, proves, seat

TOP = ["palace", "tavern", "temple", "castle", "prison", "docks", "harbor", "manor"]


def scene(character: str = "king") -> Scene:
    return Scene(
        seat(characters=[character], city=["library"]),
        seat(),
        seat(),
        seat(),
        turn=0,
        cast=[character],
        deck=TOP,
    )


@proves("library", "TURN-4")
def test_gathering_cards_keep_all_that_were_drawn() -> None:
    scene_ = scene()
    scene_.do("gather cards")
    assert scene_.prompt == "turn"  # nothing to choose
    assert scene_.hand(0) == ["palace", "tavern"]
    assert scene_.deck[0] == "temple"


@proves("library", "observatory")
def test_all_three_with_the_observatory() -> None:
    for city in (["library", "observatory"], ["observatory", "library"]):
        king = seat(characters=["king"], city=city)
        scene_ = Scene(king, seat(), seat(), seat(), turn=0, deck=TOP, unique=["observatory"])
        scene_.do("gather cards")
        assert scene_.hand(0) == ["palace", "temple", "tavern"]


@proves("library", "scholar")
def test_not_other_draws() -> None:
    scene_ = scene("scholar")
    scene_.do("study", "keep palace")
    assert scene_.hand(0) == ["palace"]
    assert scene_.prompt == "turn"


@proves("library")
def test_gathering_gold_is_as_ever() -> None:
    scene_ = scene()
    scene_.do("gather gold")
    assert scene_.gold(0) == 2
    assert scene_.hand(0) == []


@proves("library", "DECK-1")
def test_with_a_short_deck_all_there_is() -> None:
    king = seat(characters=["king"], city=["library"])
    scene_ = Scene(king, seat(hand=["?"] * 66), seat(), seat(), turn=0)
    assert len(scene_.deck) == 1
    card = scene_.deck[0]
    scene_.do("gather cards")
    assert scene_.hand(0) == [card]


@proves("library", "WITCH-6")
def test_the_witch_does_not_gather_again_when_she_resumes() -> None:
    scene_ = bewitching("king", seat(city=["library"]), seat(), seat(), seat())
    assert scene_.refuses("gather cards") == "gathered"
