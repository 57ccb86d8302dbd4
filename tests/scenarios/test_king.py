"""The King."""

from __future__ import annotations

from typing import Any

from tests.scenarios.scene import Data, Scene, bewitching, kinds, proves, seat


def scene(king: Data | None = None, crown: int = 2, **more: Any) -> Scene:
    """The King, at seat 1, is about to be called."""
    return Scene(
        seat(characters=["assassin"]),
        (king or seat()) | {"characters": ["king"]},
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        crown=crown,
        called=4,
        revealed={"assassin": 0},
        **more,
    )


def killed(**more: Any) -> Scene:
    """The Bishop is to move; the King, at seat 1, was killed."""
    marks = [{"mark": "killed", "character": "king", "owner": 0}]
    return scene(marks=marks, **more)


@proves("king", "CROWN-1", "CALL-2")
def test_takes_the_crown_as_the_character_is_called() -> None:
    scene_ = Scene(
        seat(characters=["assassin"]),
        seat(characters=["king"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        crown=2,
        turn=0,
        gathered=True,
    )
    assert scene_.table["crown"] == 2
    events = scene_.do("end")
    assert kinds(events) == ["TurnEnded", "Silence", "Silence", "Revealed", "CrownMoved"]
    assert (scene_.asked, scene_.table["crown"]) == (1, 1)
    assert scene_.offers("gather") == ["gather gold", "gather cards"]


@proves("king")
def test_a_king_who_has_the_crown_keeps_it() -> None:
    assert scene(crown=1).table["crown"] == 1


@proves("king", "CALL-4", "DRAFT-3")
def test_the_crowned_player_begins_the_next_selection() -> None:
    scene_ = scene()
    scene_.do("gather gold", "end", "gather gold", "end", "gather gold", "end")
    assert (scene_.asked, scene_.prompt, scene_.table["round"]) == (1, "pick", 2)


@proves("king")
def test_the_crown_stays_if_no_player_is_king() -> None:
    scene_ = Scene(
        seat(characters=["assassin"]),
        seat(characters=["thief"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        crown=3,
        called=8,
        revealed={"assassin": 0, "thief": 1, "bishop": 2},
        marks=[{"mark": "killed", "character": "king", "owner": 0}],
    )
    events = scene_.do("gather gold", "end")
    assert "Revealed" not in kinds(events)
    assert scene_.table["crown"] == 3


@proves("king", "TURN-5")
def test_one_gold_per_noble_district_all_at_once() -> None:
    scene_ = scene(seat(city=["manor", "castle", "temple", "dragon_gate"]))
    scene_.do("income")
    assert scene_.gold(1) == 2
    assert scene_.refuses("income") == "used"


@proves("king", "TURN-5")
def test_a_district_built_first_is_counted() -> None:
    scene_ = scene(seat(gold=2, city=["manor"], hand=["castle"]))
    scene_.do("gather gold", "build castle", "income")
    assert scene_.gold(1) == 2


@proves("king", "TURN-5")
def test_a_district_built_afterwards_is_not_counted() -> None:
    scene_ = scene(seat(gold=1, city=["manor"], hand=["castle"]))
    scene_.do("income", "gather gold", "build castle")
    assert scene_.gold(1) == 0
    assert scene_.refuses("income") == "used"


@proves("king", "school_of_magic")
def test_the_school_of_magic_counts_as_noble() -> None:
    scene_ = scene(seat(city=["school_of_magic", "manor"]))
    scene_.do("income")
    assert scene_.gold(1) == 2


@proves("king", "TURN-4")
def test_income_is_optional_and_not_offered_without_a_noble_district() -> None:
    scene_ = scene(seat(city=["temple"]))
    assert scene_.refuses("income") == "no_income"
    scene_.do("gather gold")
    assert scene_.options == ["end"]


@proves("king", "CALL-1", "CALL-3")
def test_a_killed_king_takes_the_crown_at_the_end_of_the_round() -> None:
    scene_ = killed()
    assert scene_.asked == 2  # the Bishop
    scene_.do("gather gold", "end", "gather gold")
    assert (scene_.asked, scene_.table["crown"]) == (3, 2)
    assert "king" not in scene_.table["revealed"]  # type: ignore[operator]
    events = scene_.do("end")
    assert kinds(events)[:4] == ["TurnEnded", "Revealed", "CrownMoved", "RoundBegan"]
    assert events[1].to_json() == {"event": "Revealed", "seat": 1, "character": "king"}
    assert scene_.table["crown"] == 1
    assert scene_.asked == 1


@proves("CALL-3")
def test_another_killed_character_stays_unrevealed() -> None:
    scene_ = scene(marks=[{"mark": "killed", "character": "warlord", "owner": 0}])
    events = scene_.do("gather gold", "end", "gather gold", "end")
    assert kinds(events)[:5] == ["TurnEnded", "Silence", "Silence", "Silence", "RoundBegan"]
    assert "Revealed" not in kinds(events)


@proves("CALL-3", "king", "statue", "END-3")
def test_the_killed_kings_crown_counts_for_the_statue() -> None:
    scene_ = killed(king=seat(city=["statue"]), first=[2])
    result = scene_.finish()
    assert scene_.table["crown"] == 1
    assert ("statue", 5) in result.scores[1].items
    assert result.scores[1].tie_breaks == (4,)


@proves("CALL-3", "king", "queen")
def test_a_queen_beside_the_killed_king_is_paid_after_the_crown_moved() -> None:
    scene_ = Scene(
        seat(characters=["assassin"]),
        seat(characters=["king"]),
        seat(characters=["queen"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["queen"],
        called=9,
        revealed={"assassin": 0, "bishop": 3, "warlord": 4},
        marks=[{"mark": "killed", "character": "king", "owner": 0}],
    )
    scene_.do("gather gold")
    assert scene_.refuses("favour") == "not_beside"
    events = scene_.do("end")
    assert kinds(events)[:5] == ["TurnEnded", "Revealed", "CrownMoved", "GoldGained", "RoundBegan"]
    assert scene_.gold(2) == 5


@proves("king", "WITCH-1", "CALL-2")
def test_a_bewitched_king_takes_the_crown_and_the_witch_the_income() -> None:
    scene_ = bewitching(
        "king",
        seat(city=["manor"]),
        seat(city=["castle", "palace"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
    )
    assert scene_.table["crown"] == 1
    scene_.do("income")
    assert (scene_.gold(0), scene_.gold(1)) == (3, 2)
    scene_.do("end")
    assert scene_.table["crown"] == 1


@proves("king", "CALL-2", "thief")
def test_the_crown_is_taken_before_the_thief_takes_the_gold() -> None:
    scene_ = Scene(
        seat(characters=["thief"]),
        seat(characters=["king"], gold=4),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        turn=0,
    )
    events = scene_.do("gather gold", "rob king", "end")
    assert kinds(events)[-3:] == ["Revealed", "CrownMoved", "GoldMoved"]
    assert (scene_.table["crown"], scene_.gold(0), scene_.gold(1)) == (1, 6, 0)


@proves("king", "CALL-2", "blackmailer")
def test_a_threatened_king_takes_the_crown_before_gathering_and_answering() -> None:
    threats = [
        {"mark": "threat", "character": "king", "owner": 0, "placed": 2, "face": True},
        {"mark": "threat", "character": "bishop", "owner": 0, "placed": 2, "face": False},
    ]
    scene_ = Scene(
        seat(characters=["blackmailer"]),
        seat(characters=["king"], gold=4, city=["manor"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["blackmailer"],
        called=4,
        revealed={"blackmailer": 0},
        marks=threats,
    )
    assert scene_.table["crown"] == 1
    assert scene_.options == ["gather gold", "gather cards"]
    scene_.do("gather gold")
    assert scene_.options == ["bribe", "refuse"]
    scene_.do("refuse", "reveal")
    assert (scene_.gold(0), scene_.gold(1)) == (6, 0)
    scene_.do("income")
    assert scene_.gold(1) == 1
