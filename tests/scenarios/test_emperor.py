"""The Emperor."""

from __future__ import annotations

from typing import Any

import pytest

from citadels import PositionError
from tests.scenarios.scene import Data, Scene, bewitching, kinds, proves, seat


def scene(emperor: Data | None = None, second: Data | None = None, crown: int = 3, **more: Any) -> Scene:
    """The Emperor, at seat 1, acts; the player at seat 3 has the crown."""
    return Scene(
        seat(characters=["assassin"]),
        (emperor or seat()) | {"characters": ["emperor"]},
        (second or seat()) | {"characters": ["bishop"]},
        seat(characters=["warlord"]),
        cast=["emperor"],
        crown=crown,
        turn=1,
        revealed={"assassin": 0, "emperor": 1},
        **more,
    )


def killed(crown: int = 3, **more: Any) -> Scene:
    """The Warlord, at seat 3, is about to be called; the Emperor, at seat 1, was killed."""
    return Scene(
        seat(characters=["assassin"]),
        seat(characters=["emperor"]),
        seat(characters=["bishop"], gold=5, hand=["docks"], city=["statue"]),
        seat(characters=["warlord"]),
        cast=["emperor"],
        crown=crown,
        called=8,
        revealed={"assassin": 0, "bishop": 2},
        marks=[{"mark": "killed", "character": "emperor", "owner": 0}],
        **more,
    )


@proves("emperor")
def test_gives_the_crown_to_a_different_player_never_to_self() -> None:
    scene_ = scene()
    assert scene_.offers("crown") == ["crown 2", "crown 0"]
    assert scene_.refuses("crown 3") == "has_crown"
    assert scene_.refuses("crown 1") == ""
    scene_.do("crown 0")
    assert scene_.table["crown"] == 0


@proves("emperor")
def test_an_emperor_who_has_the_crown_gives_it_to_any_other() -> None:
    scene_ = scene(crown=1)
    assert scene_.offers("crown") == ["crown 2", "crown 3", "crown 0"]
    scene_.do("crown 3")
    assert scene_.table["crown"] == 3


@proves("emperor", "CALL-2")
def test_does_not_take_the_crown_on_being_called() -> None:
    scene_ = Scene(
        seat(characters=["assassin"]),
        seat(characters=["emperor"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["emperor"],
        crown=2,
        turn=0,
        gathered=True,
    )
    events = scene_.do("end")
    assert "CrownMoved" not in kinds(events)
    assert (scene_.asked, scene_.table["crown"]) == (1, 2)


@proves("emperor", "TURN-7")
def test_the_crown_must_be_given_once_at_any_time_in_the_turn() -> None:
    scene_ = scene(seat(gold=1, hand=["tavern"]))
    scene_.do("gather gold", "build tavern")
    assert scene_.refuses("end") == "must"
    assert all(option.mandatory for option in scene_.game.options() if option.action.verb == "crown")
    scene_.do("crown 2")
    assert scene_.options == ["end"]
    assert scene_.refuses("crown 0") == "used"


@proves("emperor")
def test_must_take_a_gold_or_a_card_as_the_emperor_chooses() -> None:
    scene_ = scene(second=seat(gold=2, hand=["docks", "docks"]))
    scene_.do("crown 2")
    assert (scene_.asked, scene_.prompt) == (1, "demand")
    assert scene_.options == ["demand gold", "demand card"]
    scene_.do("demand gold")
    assert (scene_.gold(1), scene_.gold(2)) == (1, 1)
    assert (scene_.hand(1), scene_.hand(2)) == ([], ["docks", "docks"])

    scene_ = scene(second=seat(gold=2, hand=["docks", "docks"]))
    scene_.do("crown 2", "demand card")
    assert (scene_.gold(1), scene_.gold(2)) == (0, 2)
    assert (scene_.hand(1), scene_.hand(2)) == (["docks"], ["docks"])


@proves("emperor")
@pytest.mark.parametrize(
    ("player", "gold", "hand"),
    [(seat(gold=1), 1, []), (seat(hand=["docks"]), 0, ["docks"]), (seat(), 0, [])],
)
def test_takes_what_there_is_and_nothing_if_there_is_neither(
    player: Data, gold: int, hand: list[str]
) -> None:
    scene_ = scene(second=player)
    scene_.do("crown 2")
    assert (scene_.asked, scene_.prompt) == (1, "turn")
    assert (scene_.gold(1), scene_.hand(1)) == (gold, hand)
    assert (scene_.gold(2), scene_.hand(2)) == (0, [])


@proves("emperor")
def test_the_card_is_taken_at_random() -> None:
    hand = ["castle", "tavern", "docks"]
    taken = []
    for number in range(40):
        scene_ = scene(second=seat(hand=hand), key=f"{number:064x}")
        scene_.do("crown 2")
        taken.append(scene_.hand(1))
    assert all([card] in taken for card in hand)


@proves("emperor", "TURN-9", "INFO-2")
def test_all_see_the_kind_of_thing_taken_the_two_alone_the_card() -> None:
    scene_ = scene(second=seat(hand=["docks"]))
    crown, card = scene_.do("crown 2")
    assert crown.seen_by(0).to_json() == {"event": "CrownMoved", "seat": 2, "previous": 3}
    assert card.seen_by(0).to_json() == {
        "event": "CardsMoved",
        "seat": 2,
        "to": 1,
        "cards": None,
        "count": 1,
        "source": "emperor",
    }
    assert card.seen_by(2).to_json()["cards"] == ["docks"]
    assert card.seen_by(1).to_json()["cards"] == ["docks"]


@proves("emperor", "TURN-5")
def test_one_gold_per_noble_district() -> None:
    scene_ = scene(seat(city=["manor", "castle", "school_of_magic", "temple"]))
    scene_.do("income")
    assert scene_.gold(1) == 3
    assert scene_.refuses("income") == "used"


@proves("emperor", "TURN-4")
def test_income_is_optional_and_not_offered_without_a_noble_district() -> None:
    assert scene(seat(city=["temple"])).refuses("income") == "no_income"
    scene_ = scene(seat(city=["manor"]))
    scene_.do("gather gold", "crown 2")
    assert scene_.options == ["income", "end"]


@proves("emperor", "CALL-3")
def test_a_killed_emperor_moves_the_crown_at_the_end_of_the_round_and_takes_nothing() -> None:
    scene_ = killed()
    events = scene_.do("gather gold", "end")
    assert kinds(events) == ["TurnEnded", "Revealed"]
    assert (scene_.asked, scene_.prompt, scene_.table["crown"]) == (1, "coronation", 3)
    assert scene_.options == ["crown 2", "crown 0"]
    events = scene_.do("crown 2")
    assert kinds(events)[:2] == ["CrownMoved", "RoundBegan"]
    assert (scene_.gold(2), scene_.hand(2)) == (5, ["docks"])
    assert (scene_.gold(1), scene_.hand(1)) == (0, [])
    assert (scene_.asked, scene_.prompt, scene_.table["crown"]) == (2, "pick", 2)


@proves("emperor", "CALL-3")
def test_a_killed_emperor_who_has_the_crown_gives_it_away() -> None:
    scene_ = killed(crown=1)
    scene_.do("gather gold", "end")
    assert scene_.options == ["crown 2", "crown 3", "crown 0"]


@proves("emperor", "CALL-3", "statue")
def test_the_crown_moved_by_a_killed_emperor_counts_for_the_statue() -> None:
    scene_ = killed(first=[0])
    scene_.do("gather gold", "end", "crown 2")
    result = scene_.game.result()
    assert result is not None
    assert ("statue", 5) in result.scores[2].items
    assert result.scores[1].tie_breaks == (4,)


@proves("emperor", "CALL-3", "queen")
def test_a_queen_beside_the_killed_emperor_is_paid_after_the_crown_moved() -> None:
    scene_ = Scene(
        seat(characters=["assassin"]),
        seat(characters=["emperor"]),
        seat(characters=["queen"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["emperor", "queen"],
        called=9,
        revealed={"assassin": 0, "bishop": 3, "warlord": 4},
        marks=[{"mark": "killed", "character": "emperor", "owner": 0}],
    )
    scene_.do("gather gold", "end")
    assert scene_.gold(2) == 2
    events = scene_.do("crown 3")
    assert kinds(events)[:3] == ["CrownMoved", "GoldGained", "RoundBegan"]
    assert scene_.gold(2) == 5


@proves("emperor")
def test_nothing_moves_if_no_player_had_the_killed_emperor() -> None:
    scene_ = Scene(
        seat(characters=["assassin"]),
        seat(characters=["thief"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["emperor"],
        crown=3,
        called=8,
        revealed={"assassin": 0, "thief": 1, "bishop": 2},
        marks=[{"mark": "killed", "character": "emperor", "owner": 0}],
    )
    events = scene_.do("gather gold", "end")
    assert "Revealed" not in kinds(events)
    assert (scene_.prompt, scene_.table["crown"]) == ("pick", 3)


def bewitched() -> Scene:
    return bewitching(
        "emperor",
        seat(city=["manor"]),
        seat(city=["castle", "palace"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
    )


@proves("emperor", "WITCH-1")
def test_the_witch_gives_the_crown_of_a_bewitched_emperor_and_takes_the_resource() -> None:
    scene_ = bewitched()
    assert (scene_.asked, scene_.table["crown"]) == (0, 0)  # the Emperor did not touch it
    assert scene_.offers("crown") == ["crown 1", "crown 2", "crown 3"]
    assert scene_.refuses("end") == "must"
    scene_.do("crown 1")
    assert scene_.table["crown"] == 1
    assert (scene_.gold(0), scene_.gold(1)) == (3, 1)
    scene_.do("income")
    assert scene_.gold(0) == 4
    assert "end" in scene_.options


@proves("emperor", "SETUP-2")
def test_is_not_used_with_two_players() -> None:
    with pytest.raises(PositionError, match="the emperor needs at least 3 players"):
        Scene(seat(), seat(), cast=["emperor"])


@proves("emperor")
def test_with_three_players_the_crown_goes_to_the_one_left() -> None:
    scene_ = Scene(
        seat(characters=["emperor", "bishop"]),
        seat(characters=["thief", "warlord"]),
        seat(characters=["magician", "architect"]),
        cast=["emperor", "artist"],
        crown=1,
        turn=0,
        revealed={"thief": 1, "magician": 2, "emperor": 0},
    )
    assert scene_.offers("crown") == ["crown 2"]
