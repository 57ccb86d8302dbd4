"""Assassin and Thief of the older editions: the killed are revealed, and who can be robbed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scene import Scene, kinds, proves, seat

ALL = pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])
EXPANDED = pytest.mark.parametrize("edition", ["2002", "dark_city"])


def scene(edition: str, **more: Any) -> Scene:
    """The Assassin, at seat 0, acts."""
    return Scene(
        seat(characters=["assassin"]),
        seat(3, ["tavern"], characters=["bishop"]),
        seat(characters=["merchant"]),
        seat(characters=["warlord"]),
        turn=0,
        gathered=True,
        edition=edition,
        **more,
    )


@proves("OLD-5", "2002/assassin", "dark_city/assassin", "2000/assassin")
@ALL
def test_a_killed_character_loses_the_turn_and_is_revealed_at_the_end_of_the_round(edition: str) -> None:
    scene_ = scene(edition)
    events = scene_.do("kill bishop", "end")
    assert "bishop" not in scene_.table["revealed"]  # type: ignore[operator]
    assert (scene_.asked, kinds(events).count("Silence")) == (2, 4)
    scene_.do("gather gold", "end", "gather gold")
    assert "bishop" not in scene_.table["revealed"]  # type: ignore[operator]
    events = scene_.do("end")
    assert kinds(events)[:3] == ["TurnEnded", "Revealed", "RoundBegan"]
    assert events[1].to_json() == {"event": "Revealed", "seat": 1, "character": "bishop"}
    assert (scene_.gold(1), scene_.hand(1)) == (3, ["tavern"])


@proves("OLD-5", "CALL-1")
@ALL
def test_all_see_the_killed_character_and_not_before_the_end(edition: str) -> None:
    scene_ = scene(edition, first=[3])
    scene_.do("kill bishop", "end", "gather gold", "end", "gather gold")
    for someone in (-1, 0, 2, 3):
        assert "bishop" not in scene_.game.view(someone).revealed
    scene_.do("end")
    assert scene_.game.over
    for someone in (-1, 0, 2, 3):
        assert scene_.game.view(someone).revealed["bishop"] == 1


@proves("OLD-5")
@ALL
def test_the_position_tells_who_was_revealed(edition: str) -> None:
    scene_ = scene(edition, first=[3])
    scene_.do("kill bishop", "end", "gather gold", "end", "gather gold")
    assert scene_.table["revealed"] == {"assassin": 0, "merchant": 2, "warlord": 3}
    scene_.do("end")
    assert scene_.table["revealed"] == {"assassin": 0, "bishop": 1, "merchant": 2, "warlord": 3}


@proves("OLD-5")
@ALL
def test_an_absent_character_is_not_revealed(edition: str) -> None:
    scene_ = scene(edition, first=[3])
    scene_.do("kill architect", "end", *["gather gold", "end"] * 2, "gather gold")
    events = scene_.do("end")
    assert "Revealed" not in kinds(events)
    assert scene_.table["revealed"] == {"assassin": 0, "bishop": 1, "merchant": 2, "warlord": 3}


@proves("OLD-5")
@ALL
def test_no_character_is_revealed_at_the_end_if_none_was_killed(edition: str) -> None:
    scene_ = scene(edition)
    scene_.do("end", *["gather gold", "end"] * 2, "gather gold")
    assert "Revealed" not in kinds(scene_.do("end"))


@proves("OLD-5")
@ALL
def test_with_two_players_the_killed_character_is_revealed_too(edition: str) -> None:
    scene_ = Scene(
        seat(characters=["assassin", "bishop"]),
        seat(characters=["king", "warlord"]),
        turn=0,
        gathered=True,
        first=[0],
        edition=edition,
    )
    scene_.do("kill warlord", "end", *["gather gold", "end"] * 2)
    assert scene_.table["revealed"] == {"assassin": 0, "king": 1, "bishop": 0, "warlord": 1}


# -- the Thief


def thief(edition: str, **more: Any) -> Scene:
    """The Thief, at seat 0, acts."""
    return Scene(
        seat(characters=["thief"], gold=1),
        seat(characters=["king"], gold=5),
        seat(characters=["merchant"], gold=3),
        seat(characters=["warlord"]),
        turn=0,
        edition=edition,
        **more,
    )


@proves("OLD-6", "2002/thief", "dark_city/thief", "2000/thief")
@ALL
def test_any_character_may_be_robbed_but_the_assassin(edition: str) -> None:
    scene_ = thief(edition, faceup=["magician", "bishop"])
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


@proves("OLD-6")
@ALL
def test_the_killed_character_may_not_be_robbed(edition: str) -> None:
    scene_ = thief(edition, marks=[{"mark": "killed", "character": "merchant", "owner": 3}])
    assert scene_.refuses("rob merchant") == "killed"
    assert "rob king" in scene_.options


@proves("OLD-6", "2002/witch", "dark_city/witch")
@EXPANDED
def test_neither_the_witch_nor_the_bewitched_character_may_be_robbed(edition: str) -> None:
    marks = [{"mark": "bewitched", "character": "merchant", "owner": 3}]
    scene_ = thief(edition, cast=["witch"], marks=marks)
    assert scene_.refuses("rob witch") == "rank_one"
    assert scene_.refuses("rob merchant") == "bewitched"
    assert "rob king" in scene_.options


@proves("OLD-6")
@EXPANDED
def test_rank_nine_may_be_robbed(edition: str) -> None:
    assert "rob artist" in thief(edition, cast=["artist"]).options


@proves("OLD-6", "CALL-2")
@ALL
def test_all_the_gold_is_taken_on_the_reveal(edition: str) -> None:
    scene_ = thief(edition)
    scene_.do("rob king", "gather gold", "end")
    assert (scene_.asked, scene_.gold(0), scene_.gold(1)) == (1, 1 + 2 + 5, 0)


@proves("OLD-6", "FEW-4")
@ALL
def test_with_two_players_robbing_oneself_changes_nothing(edition: str) -> None:
    scene_ = Scene(
        seat(4, characters=["thief", "bishop"]),
        seat(characters=["king", "warlord"]),
        turn=0,
        edition=edition,
    )
    scene_.do("rob bishop", "gather gold", "end", "gather gold", "end")
    assert (scene_.asked, scene_.gold(0)) == (0, 6)
