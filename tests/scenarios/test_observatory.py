"""Observatory."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, proves, seat

TOP = ["palace", "tavern", "temple", "castle", "prison", "docks", "harbor", "manor"]


def scene(character: str = "king") -> Scene:
    return Scene(
        seat(characters=[character], city=["observatory"]),
        seat(),
        seat(),
        seat(),
        turn=0,
        cast=[character],
        unique=["observatory"],
        deck=TOP,
    )


@proves("observatory", "TURN-4")
def test_gathering_cards_draw_three_and_keep_one() -> None:
    scene_ = scene()
    scene_.do("gather cards")
    assert scene_.options == ["keep palace", "keep temple", "keep tavern"]
    scene_.do("keep temple")
    assert scene_.hand(0) == ["temple"]
    assert scene_.deck[0] == "castle"
    assert scene_.deck[-2:] == ["palace", "tavern"]  # in the order drawn


@proves("observatory", "architect", "scholar")
def test_not_other_draws() -> None:
    scene_ = scene("architect")
    scene_.do("plans")
    assert scene_.hand(0) == ["palace", "tavern"]
    scene_ = scene("scholar")
    scene_.do("study")
    assert len(scene_.offers("keep")) == 7


@proves("observatory", "witch")
def test_for_the_witch_before_she_bewitches() -> None:
    witch = seat(characters=["witch"], city=["observatory"])
    scene_ = Scene(witch, seat(), seat(), seat(), cast=["witch"], unique=["observatory"], deck=TOP)
    scene_.do("gather cards")
    assert len(scene_.offers("keep")) == 3
    scene_.do("keep palace")
    assert scene_.prompt == "bewitch"


@proves("observatory", "WITCH-6")
def test_the_witch_does_not_gather_again_when_she_resumes() -> None:
    scene_ = bewitching("king", seat(city=["observatory"]), seat(), seat(), seat(), unique=["observatory"])
    assert scene_.offers("gather") == []
    assert scene_.refuses("gather cards") == "gathered"


@proves("observatory", "DECK-1")
def test_with_a_short_deck_one_of_what_is_there() -> None:
    king = seat(characters=["king"], city=["observatory"])
    scene_ = Scene(king, seat(hand=["?"] * 65), seat(), seat(), turn=0, unique=["observatory"])
    assert len(scene_.deck) == 2
    scene_.do("gather cards")
    assert len(scene_.offers("keep")) == 2
