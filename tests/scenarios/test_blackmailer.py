"""The Blackmailer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.scene import Data, Scene, kinds, proves, seat


def scene(*, rank_one: str = "assassin", **more: Any) -> Scene:
    """The Blackmailer's own turn."""
    return Scene(
        seat(characters=["blackmailer"], gold=1),
        seat(characters=["king"], gold=5),
        seat(characters=["merchant"], gold=3),
        seat(characters=["warlord"]),
        cast=[rank_one, "blackmailer"],
        turn=0,
        **more,
    )


def threats(*characters: str, flower: str) -> list[Data]:
    return [
        {"mark": "threat", "character": name, "owner": 0, "placed": 2, "face": name == flower}
        for name in characters
    ]


def threatened(victim: Data, flower: bool = True, character: str = "merchant", **more: Any) -> Scene:
    """The rank of a threatened player is about to be called."""
    marks = threats(character, "warlord", flower=character if flower else "warlord")
    return Scene(
        seat(characters=["blackmailer"], gold=1),
        victim | {"characters": [character]},
        seat(characters=["warlord"], gold=4),
        seat(),
        cast=["blackmailer", character],
        called=3,
        revealed={"blackmailer": 0},
        marks=marks,
        **more,
    )


# -- placing the threats


@proves("blackmailer")
def test_puts_two_threats_one_of_them_with_the_flower() -> None:
    scene_ = scene()
    scene_.do("threaten king")
    assert scene_.options == [
        "threaten magician",
        "threaten bishop",
        "threaten merchant",
        "threaten architect",
        "threaten warlord",
    ]
    scene_.do("threaten merchant")
    assert scene_.options == ["flower king", "flower merchant"]
    scene_.do("flower merchant")
    assert scene_.table["marks"] == [
        {"mark": "threat", "character": "king", "owner": 0, "placed": 2, "face": False, "shown": False},
        {"mark": "threat", "character": "merchant", "owner": 0, "placed": 2, "face": True, "shown": False},
    ]
    assert scene_.prompt == "turn"


@proves("blackmailer", "INFO-2")
def test_the_two_may_be_named_in_any_order() -> None:
    one, other = scene(), scene()
    one.do("threaten merchant", "threaten king")
    other.do("threaten king", "threaten merchant")
    assert one.table == other.table
    assert one.options == ["flower king", "flower merchant"]
    assert one.do("flower merchant") == other.do("flower merchant")
    assert one.table == other.table


@proves("blackmailer")
def test_on_other_characters_but_not_on_rank_one() -> None:
    scene_ = scene(faceup=["magician", "bishop"])
    assert scene_.offers("threaten") == [
        "threaten magician",
        "threaten king",
        "threaten bishop",
        "threaten merchant",
        "threaten architect",
        "threaten warlord",
    ]
    assert scene_.refuses("threaten assassin") == "rank_one"
    assert scene_.refuses("threaten blackmailer") == ""


@proves("blackmailer")
@pytest.mark.parametrize(("mark", "rank_one"), [("killed", "assassin"), ("bewitched", "witch")])
def test_neither_threat_on_the_killed_or_bewitched_character(mark: str, rank_one: str) -> None:
    marks = [{"mark": mark, "character": "warlord", "owner": 3}]
    scene_ = scene(rank_one=rank_one, marks=marks)
    assert scene_.refuses("threaten warlord") == mark
    assert scene_.refuses(f"threaten {rank_one}") == "rank_one"
    scene_.do("threaten king")
    others = ["magician", "bishop", "merchant", "architect"]
    assert scene_.options == [f"threaten {character}" for character in others]


@proves("blackmailer", "TURN-4")
def test_threatening_is_optional_and_once_a_turn() -> None:
    scene_ = scene()
    scene_.do("gather gold")
    assert "end" in scene_.options
    scene_.do("threaten king", "threaten bishop", "flower king")
    assert scene_.offers("threaten") == []
    assert scene_.refuses("threaten bishop") == "used"


@proves("TURN-9", "INFO-2", "blackmailer")
def test_only_the_blackmailer_knows_where_the_flower_is() -> None:
    scene_ = scene()
    scene_.do("threaten king", "threaten merchant", "flower merchant")
    for someone in (-1, 1, 2, 3):
        view = scene_.game.view(someone)
        assert [(mark.character, mark.face) for mark in view.marks] == [("king", None), ("merchant", None)]
        assert [event.to_json()["face"] for event in scene_.game.seen_by(someone)] == [None, None]
    assert [mark.face for mark in scene_.game.view(0).marks] == [False, True]


# -- answering a threat


@proves("blackmailer", "CALL-2")
def test_the_threatened_player_gathers_and_answers_before_anything_else() -> None:
    scene_ = threatened(seat(gold=3, hand=["tavern"], city=["market", "laboratory"]))
    assert (scene_.asked, scene_.options) == (1, ["gather gold", "gather cards"])
    scene_.do("gather gold")
    assert (scene_.asked, scene_.options) == (1, ["bribe", "refuse"])
    assert scene_.refuses("income") == scene_.refuses("build tavern") == ""
    assert scene_.refuses("laboratory tavern") == ""
    scene_.do("bribe")
    assert scene_.asked == 1
    assert {"build tavern", "income", "profit", "laboratory tavern", "end"} == set(scene_.options)
    assert scene_.refuses("gather gold") == "gathered"


@proves("blackmailer")
@pytest.mark.parametrize(("gold", "half"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_the_bribe_is_half_the_gold_rounded_down_and_the_threat_goes_unseen(gold: int, half: int) -> None:
    scene_ = threatened(seat(gold=gold))
    scene_.do("gather gold")
    assert scene_.price("bribe") == half
    events = scene_.do("bribe")
    assert (scene_.gold(0), scene_.gold(1)) == (1 + half, gold + 2 - half)
    assert kinds(events) == ["GoldMoved", "MarkRemoved"]
    for someone in (-1, 1, 2):
        assert "face" not in scene_.game.seen_by(someone)[-1].to_json()
    assert [mark.character for mark in scene_.game.view(1).marks] == ["warlord"]


@proves("blackmailer", "BLACK-1")
@pytest.mark.parametrize("gold", [0, 1])
def test_with_one_gold_or_none_the_bribe_is_zero(gold: int) -> None:
    scene_ = threatened(seat(gold=gold), deck=["manor", "castle"])
    scene_.do("gather cards", "keep manor")
    assert scene_.options == ["bribe", "refuse"]
    assert scene_.price("bribe") == 0
    scene_.do("bribe")
    assert (scene_.gold(0), scene_.gold(1)) == (1, gold)
    assert (scene_.asked, scene_.prompt) == (1, "turn")


@proves("blackmailer")
def test_the_flower_takes_all_the_gold() -> None:
    scene_ = threatened(seat(gold=3))
    scene_.do("gather gold", "refuse")
    assert (scene_.asked, scene_.options) == (0, ["reveal", "pass"])
    events = scene_.do("reveal")
    assert kinds(events) == ["MarkShown", "GoldMoved"]
    assert (scene_.gold(0), scene_.gold(1)) == (6, 0)
    assert (scene_.asked, scene_.prompt) == (1, "turn")
    scene_.do("profit")
    assert scene_.gold(1) == 1  # what comes later stays


@proves("blackmailer")
@pytest.mark.parametrize("flower", [True, False])
def test_the_blackmailer_may_leave_it_unrevealed(flower: bool) -> None:
    scene_ = threatened(seat(gold=3), flower)
    assert kinds(scene_.do("gather gold", "refuse")) == ["Declined"]
    assert kinds(scene_.do("pass")) == ["Declined"]
    assert (scene_.gold(0), scene_.gold(1)) == (1, 5)
    assert [mark.face for mark in scene_.game.view(1).marks] == [None, None]
    assert (scene_.asked, scene_.prompt) == (1, "turn")


@proves("BLACK-1")
def test_revealing_a_blank_costs_nothing() -> None:
    scene_ = threatened(seat(gold=3), flower=False)
    scene_.do("gather gold", "refuse")
    assert scene_.options == ["reveal", "pass"]
    scene_.do("reveal")
    assert (scene_.gold(0), scene_.gold(1)) == (1, 5)
    assert (scene_.asked, scene_.prompt) == (1, "turn")


@proves("BLACK-1")
def test_the_other_threat_stands_after_the_flower_was_shown() -> None:
    scene_ = threatened(seat(gold=3))
    scene_.do("gather gold", "refuse", "reveal", "end")
    assert (scene_.asked, scene_.prompt) == (2, "gather")
    scene_.do("gather gold")
    assert scene_.options == ["bribe", "refuse"]
    scene_.do("refuse")
    assert (scene_.asked, scene_.options) == (0, ["reveal", "pass"])
    scene_.do("reveal")
    assert (scene_.gold(0), scene_.gold(2)) == (6, 6)


@proves("BLACK-1")
def test_threats_are_cleared_at_the_end_of_the_round() -> None:
    scene_ = threatened(seat(gold=3))
    scene_.do("gather gold", "refuse", "pass", "end", "gather gold", "refuse", "pass", "end")
    assert scene_.prompt == "pick"
    assert "marks" not in scene_.table


@proves("blackmailer")
def test_no_question_if_no_player_has_the_character() -> None:
    scene_ = scene()
    scene_.do("threaten bishop", "threaten architect", "flower bishop", *["gather gold", "end"] * 3)
    assert (scene_.asked, scene_.prompt) == (3, "turn")
    assert [scene_.gold(player) for player in range(4)] == [3, 7, 5, 0]


# -- what may be done until the answer


@proves("blackmailer", "gold_mine")
def test_the_gold_mine_works_before_the_answer() -> None:
    scene_ = threatened(seat(city=["gold_mine"]), unique=["gold_mine"])
    scene_.do("gather gold")
    assert (scene_.prompt, scene_.gold(1)) == ("answer_threat", 3)


@proves("blackmailer", "library", "observatory")
def test_library_and_observatory_work_before_the_answer() -> None:
    scene_ = threatened(
        seat(city=["library", "observatory"]),
        unique=["library", "observatory"],
        deck=["manor", "castle", "palace"],
    )
    scene_.do("gather cards")
    assert scene_.prompt == "answer_threat"
    assert scene_.hand(1) == ["manor", "castle", "palace"]


@proves("CALL-2", "blackmailer")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_a_threatened_king_or_patrician_takes_the_crown_first(character: str) -> None:
    scene_ = threatened(seat(gold=3), character=character, crown=2)
    assert scene_.prompt == "gather"
    assert scene_.table["crown"] == 1


@proves("blackmailer")
def test_a_warranted_character_may_be_threatened() -> None:
    warrants = [
        {"mark": "warrant", "character": character, "owner": 2, "placed": 3, "face": character == "merchant"}
        for character in ("king", "merchant", "architect")
    ]
    scene_ = Scene(
        seat(characters=["blackmailer"]),
        seat(characters=["merchant"], gold=4, hand=["tavern"]),
        seat(characters=["magistrate"]),
        seat(),
        cast=["magistrate", "blackmailer"],
        turn=0,
        revealed={"magistrate": 2, "blackmailer": 0},
        marks=warrants,
    )
    scene_.do("threaten king", "threaten merchant", "flower king", "gather gold", "end")
    scene_.do("gather gold", "bribe")
    assert (scene_.gold(0), scene_.gold(1)) == (5, 3)
    scene_.do("build tavern")
    assert (scene_.asked, scene_.options) == (2, ["confiscate", "pass"])


# -- secrecy


@proves("INFO-3", "INFO-1", "BLACK-1")
@pytest.mark.parametrize("someone", [-1, 1, 2])
def test_the_flower_and_a_blank_look_the_same_until_shown(someone: int) -> None:
    def seen(flower: bool) -> list[object]:
        scene_ = threatened(seat(gold=3), flower)
        out: list[object] = []
        for action in ("gather gold", "refuse", "pass", "end"):
            scene_.do(action)
            out += [scene_.game.view(someone).to_json(), scene_.asked, scene_.options]
        return [*out, scene_.game.seen_by(someone)]

    assert seen(True) == seen(False)


# -- two players


@proves("FEW-4", "blackmailer")
@pytest.mark.parametrize("flower", ["merchant", "warlord"])
def test_a_threat_on_the_own_other_character_does_nothing_and_asks_nothing(flower: str) -> None:
    scene_ = Scene(
        seat(characters=["blackmailer", "merchant"], gold=4),
        seat(characters=["warlord", "bishop"], gold=2),
        cast=["blackmailer"],
        turn=0,
    )
    scene_.do("threaten merchant", "threaten warlord", f"flower {flower}", "gather gold", "end")
    scene_.do("gather gold", "end")  # the Bishop is not threatened
    assert (scene_.asked, scene_.prompt) == (0, "turn")
    assert "gather gold" in scene_.options
    scene_.do("gather gold", "end")
    assert (scene_.asked, scene_.prompt) == (1, "gather")
    assert scene_.gold(0) == 8


@proves("blackmailer")
def test_a_bribe_has_a_price_and_a_refusal_has_none() -> None:
    scene_ = Scene(
        seat(characters=["blackmailer"]),
        seat(5, characters=["king"]),
        seat(characters=["bishop"]),
        seat(characters=["merchant"]),
        cast=["blackmailer"],
        turn=0,
        gathered=True,
    )
    scene_.do("threaten king", "threaten bishop", "flower bishop", "end", "gather gold")
    assert {option.action.text: option.price for option in scene_.game.options()} == {
        "bribe": 3,
        "refuse": None,
    }
