"""The Patrician."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scene import Data, Scene, bewitching, kinds, proves, seat

ALL_CARDS = 68


def scene(patrician: Data | None = None, crown: int = 2, **more: Any) -> Scene:
    """The Patrician, at seat 1, is about to be called."""
    return Scene(
        seat(characters=["assassin"]),
        (patrician or seat()) | {"characters": ["patrician"]},
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["patrician"],
        crown=crown,
        called=4,
        revealed={"assassin": 0},
        **more,
    )


@proves("patrician", "CROWN-1", "CALL-2")
def test_takes_the_crown_as_the_character_is_called() -> None:
    scene_ = Scene(
        seat(characters=["assassin"]),
        seat(characters=["patrician"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["patrician"],
        crown=2,
        turn=0,
        gathered=True,
    )
    events = scene_.do("end")
    assert kinds(events) == ["TurnEnded", "Silence", "Silence", "Revealed", "CrownMoved"]
    assert (scene_.asked, scene_.table["crown"]) == (1, 1)


@proves("patrician", "PATRI-1", "TURN-5")
def test_one_card_and_no_gold_per_noble_district() -> None:
    city = ["manor", "castle", "temple"]
    scene_ = scene(seat(city=city), deck=["docks", "harbor", "prison"])
    scene_.do("income")
    assert (scene_.hand(1), scene_.gold(1)) == (["docks", "harbor"], 0)
    assert scene_.deck[0] == "prison"
    assert scene_.refuses("income") == "used"


@proves("patrician", "TURN-5")
def test_a_district_built_first_is_counted() -> None:
    scene_ = scene(seat(gold=2, hand=["castle"]), deck=["docks"])
    scene_.do("gather gold", "build castle", "income")
    assert scene_.hand(1) == ["docks"]


@proves("patrician", "school_of_magic")
def test_the_school_of_magic_counts_as_noble() -> None:
    scene_ = scene(seat(city=["school_of_magic"]), deck=["docks"])
    scene_.do("income")
    assert scene_.hand(1) == ["docks"]


@proves("patrician", "TURN-4")
def test_income_is_optional_and_not_offered_without_a_noble_district() -> None:
    assert scene(seat(city=["temple"])).refuses("income") == "no_income"
    scene_ = scene(seat(city=["manor"]))
    scene_.do("gather gold")
    assert scene_.options == ["income", "end"]


@proves("patrician", "DECK-1", "TURN-4")
def test_a_short_deck_gives_what_is_there_and_an_empty_one_nothing() -> None:
    city = ["manor", "castle"]
    short = scene(seat(city=city, hand=["?"] * (ALL_CARDS - 3)))
    assert len(short.deck) == 1
    short.do("income")
    assert short.deck == []

    empty = scene(seat(city=city, hand=["?"] * (ALL_CARDS - 2)))
    assert empty.refuses("income") == "empty_deck"


@proves("patrician", "CALL-3")
def test_a_killed_patrician_takes_the_crown_at_the_end_of_the_round() -> None:
    scene_ = scene(marks=[{"mark": "killed", "character": "patrician", "owner": 0}])
    assert scene_.asked == 2
    scene_.do("gather gold", "end", "gather gold")
    assert (scene_.asked, scene_.table["crown"]) == (3, 2)
    events = scene_.do("end")
    assert kinds(events)[:4] == ["TurnEnded", "Revealed", "CrownMoved", "RoundBegan"]
    assert scene_.table["crown"] == 1


@proves("patrician", "WITCH-1", "CALL-2")
def test_a_bewitched_patrician_takes_the_crown_and_the_witch_the_cards() -> None:
    scene_ = bewitching(
        "patrician",
        seat(city=["manor"]),
        seat(city=["castle", "palace"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        deck=["docks", "harbor"],
    )
    assert scene_.table["crown"] == 1
    scene_.do("income")
    assert (scene_.hand(0), scene_.hand(1)) == (["docks"], [])


@proves("patrician", "CALL-2", "blackmailer")
def test_a_threatened_patrician_takes_the_crown_first() -> None:
    threat = {"mark": "threat", "character": "patrician", "owner": 0, "placed": 2, "face": True}
    scene_ = Scene(
        seat(characters=["blackmailer"]),
        seat(characters=["patrician"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["blackmailer", "patrician"],
        called=4,
        revealed={"blackmailer": 0},
        marks=[threat],
    )
    assert scene_.table["crown"] == 1
    assert scene_.options == ["gather gold", "gather cards"]
