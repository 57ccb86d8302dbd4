"""The Thief."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import Event
from tests.scenarios.scene import Data, Scene, kinds, proves, seat


def scene(**more: Any) -> Scene:
    return Scene(
        seat(characters=["thief"], gold=1),
        seat(characters=["king"], gold=5),
        seat(characters=["merchant"], gold=3),
        seat(characters=["warlord"]),
        turn=0,
        **more,
    )


def moved(events: list[Event]) -> list[Data]:
    return [event.to_json() for event in events if kinds([event]) == ["GoldMoved"]]


@proves("thief", "CALL-2")
def test_takes_all_the_gold_on_the_reveal_before_anything_is_gathered() -> None:
    scene_ = scene()
    scene_.do("rob merchant", "gather gold", "end", "gather gold")
    events = scene_.do("end")
    assert kinds(events)[-2:] == ["Revealed", "GoldMoved"]
    assert (scene_.gold(0), scene_.gold(2)) == (6, 0)
    assert scene_.asked == 2
    scene_.do("gather gold", "profit")
    assert (scene_.gold(0), scene_.gold(2)) == (6, 3)  # what comes later stays


@proves("CALL-2", "thief")
def test_a_robbed_king_takes_the_crown_first() -> None:
    scene_ = scene(crown=2)
    scene_.do("rob king", "gather gold")
    events = scene_.do("end")
    assert kinds(events)[-3:] == ["Revealed", "CrownMoved", "GoldMoved"]
    assert scene_.gold(0) == 8


@proves("thief")
def test_any_other_character_in_play_or_not_but_rank_one() -> None:
    scene_ = scene(faceup=["magician", "bishop"])
    assert scene_.offers("rob") == [
        "rob magician",
        "rob king",
        "rob bishop",
        "rob merchant",
        "rob architect",
        "rob warlord",
    ]
    assert scene_.refuses("rob assassin") == "rank_one"
    assert scene_.refuses("rob thief") == ""


@proves("thief")
@pytest.mark.parametrize(("mark", "rank_one"), [("killed", "assassin"), ("bewitched", "witch")])
def test_not_the_killed_and_not_the_bewitched_character(mark: str, rank_one: str) -> None:
    scene_ = scene(cast=[rank_one], marks=[{"mark": mark, "character": "merchant", "owner": 3}])
    assert scene_.refuses("rob merchant") == mark
    assert scene_.refuses(f"rob {rank_one}") == "rank_one"
    assert "rob king" in scene_.options


@proves("thief")
def test_a_warranted_character_may_be_robbed() -> None:
    warrants = [
        {"mark": "warrant", "character": character, "owner": 3, "placed": 3}
        for character in ("king", "merchant", "warlord")
    ]
    scene_ = scene(cast=["magistrate"], marks=warrants)
    scene_.do("rob king", "gather gold", "end")
    assert (scene_.gold(0), scene_.gold(1)) == (8, 0)


@proves("thief", "TURN-4")
def test_robbing_is_optional_and_once_a_turn() -> None:
    scene_ = scene()
    scene_.do("gather gold")
    assert "end" in scene_.options
    scene_.do("rob king")
    assert scene_.offers("rob") == []
    assert scene_.refuses("rob merchant") == "used"
    scene_.do("end")
    assert scene_.gold(0) == 8


@proves("thief")
def test_nothing_is_stolen_if_no_player_has_the_character() -> None:
    scene_ = scene()
    scene_.do("rob bishop", "gather gold", "end", "gather gold", "end", "gather gold", "end")
    assert scene_.asked == 3
    assert [scene_.gold(player) for player in range(4)] == [3, 7, 5, 0]


@proves("thief")
def test_a_player_without_gold_loses_none() -> None:
    scene_ = scene()
    scene_.do("rob warlord", "gather gold", "end", "gather gold", "end", "gather gold")
    assert moved(scene_.do("end")) == []
    assert scene_.gold(3) == 0
    assert scene_.asked == 3


@proves("thief")
def test_the_mark_is_gone_in_the_next_round() -> None:
    scene_ = scene()
    scene_.do("rob bishop", "gather gold", "end", *["gather gold", "end"] * 3)
    assert scene_.prompt == "pick"
    assert "marks" not in scene_.table


@proves("TURN-9")
def test_the_name_is_public() -> None:
    scene_ = scene()
    scene_.do("rob merchant")
    for someone in (-1, 1, 2, 3):
        marks = scene_.game.view(someone).marks
        assert [(mark.mark, mark.character) for mark in marks] == [("robbed", "merchant")]


@proves("FEW-4", "thief")
def test_with_two_players_robbing_oneself_changes_nothing() -> None:
    scene_ = Scene(
        seat(characters=["thief", "merchant"], gold=4),
        seat(characters=["king", "warlord"], gold=1),
        turn=0,
    )
    scene_.do("rob merchant", "gather gold", "end", "gather gold")
    assert moved(scene_.do("end")) == []
    assert scene_.asked == 0
    assert scene_.gold(0) == 6


@proves("FEW-1", "thief")
def test_with_two_players_all_the_gold_of_the_player_is_taken() -> None:
    scene_ = Scene(
        seat(characters=["thief", "merchant"]),
        seat(characters=["king", "warlord"], gold=1),
        turn=0,
    )
    scene_.do("rob warlord", "gather gold", "end", "gather gold", "end", "gather gold", "end")
    assert scene_.asked == 1
    assert (scene_.gold(0), scene_.gold(1)) == (2 + 2 + 3, 0)
