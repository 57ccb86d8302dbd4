"""The Architect of the older editions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scene import Data, Scene, kinds, proves, seat

ALL = pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])
EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])
EARLY = pytest.mark.parametrize("edition", ["dark_city", "2000"])
DECK = ["manor", "castle", "palace", "temple"]


def called(edition: str, architect: Data | None = None, **more: Any) -> Scene:
    """The Architect, at seat 0, is about to be called: the Merchant, at seat 1, may end the turn."""
    scene = Scene(
        (architect or seat()) | {"characters": ["architect"]},
        seat(characters=["merchant"]),
        seat(characters=["thief"]),
        seat(),
        turn=1,
        gathered=True,
        revealed={"thief": 2, "merchant": 1},
        deck=DECK,
        edition=edition,
        **more,
    )
    scene.do("end")
    return scene


@proves("OLD-4", "2002/architect")
def test_in_2002_the_two_cards_come_right_after_gathering_gold() -> None:
    scene = called("2002")
    assert scene.hand(0) == []
    events = scene.do("gather gold")
    assert kinds(events) == ["GoldGained", "CardsDrawn"]
    assert (scene.gold(0), scene.hand(0)) == (2, ["manor", "castle"])


@proves("OLD-4")
def test_in_2002_they_come_after_choosing_the_card_that_is_kept() -> None:
    scene = called("2002")
    scene.do("gather cards")
    assert (scene.prompt, scene.options, scene.hand(0)) == ("keep", ["keep manor", "keep castle"], [])
    scene.do("keep castle")
    assert scene.hand(0) == ["castle", "palace", "temple"]
    assert scene.deck[-1] == "manor"


@proves("OLD-4", "EX-9", "dark_city/architect", "2000/architect")
@EARLY
def test_elsewhere_they_come_at_the_start_of_the_turn(edition: str) -> None:
    scene = called(edition)
    assert (scene.asked, scene.prompt, scene.hand(0)) == (0, "turn", ["manor", "castle"])
    gold = called(edition)
    gold.do("gather gold", "end")
    assert (gold.gold(0), gold.hand(0)) == (2, ["manor", "castle"])  # and not again
    scene.do("gather cards", "keep temple", "end")
    assert (scene.gold(0), scene.hand(0)) == (0, ["manor", "castle", "temple"])


@proves("OLD-4")
@ALL
def test_they_ask_no_question(edition: str) -> None:
    scene = called(edition)
    assert scene.options == ["gather gold", "gather cards"]
    assert scene.refuses("plans") == ""
    scene.do("gather gold")
    assert scene.options == ["end"]


@proves("OLD-4")
@ALL
def test_the_build_limit_is_three(edition: str) -> None:
    scene = called(edition, seat(9, ["tavern", "church", "market", "prison"]))
    scene.do("gather gold", "build tavern", "build church", "build market")
    assert scene.refuses("build prison") == "limit"


@proves("OLD-4")
@ALL
def test_the_cards_may_be_built_in_the_same_turn(edition: str) -> None:
    scene = called(edition, seat(9))
    scene.do("gather gold", "build manor", "build castle")
    assert scene.city(0) == ["manor", "castle"]


@proves("OLD-4", "CALL-2")
@EARLY
def test_the_start_of_the_turn_comes_after_the_robbery(edition: str) -> None:
    scene = Scene(
        seat(4, characters=["architect"]), seat(characters=["thief"]), seat(), seat(), turn=1, edition=edition
    )
    events = scene.do("gather gold", "rob architect", "end")
    assert kinds(events)[-3:] == ["Revealed", "GoldMoved", "CardsDrawn"]
    assert (scene.gold(0), scene.gold(1)) == (0, 6)


@proves("OLD-4", "2002/witch", "dark_city/witch")
@EXPANDED
def test_a_witch_gets_them_on_resuming_and_the_bewitched_player_does_not(edition: str) -> None:
    scene = Scene(
        seat(9, ["tavern", "church", "market", "prison"], characters=["witch"]),
        seat(characters=["architect"]),
        seat(),
        seat(),
        cast=["witch"],
        deck=DECK,
        edition=edition,
    )
    scene.do("gather gold", "bewitch architect")
    events = scene.do("gather gold")
    assert kinds(events) == ["GoldGained", "TurnEnded", "TurnResumed", "CardsDrawn"]
    assert scene.hand(1) == []
    assert scene.game.view(0).me.hand_size == 4 + 2
    scene.do("build tavern", "build church", "build market")
    assert scene.refuses("build prison") == "limit"


@proves("OLD-4", "DECK-1")
@ALL
def test_a_short_deck_gives_what_it_has(edition: str) -> None:
    cards = {"2002": 66, "dark_city": 71, "2000": 71}[edition]
    scene = Scene(
        seat(characters=["architect"]),
        seat(hand=["?"] * (cards - 1)),
        seat(),
        seat(),
        called=7,
        edition=edition,
    )
    scene.do("gather gold")
    assert (len(scene.hand(0)), scene.deck) == (1, [])  # type: ignore[arg-type]
