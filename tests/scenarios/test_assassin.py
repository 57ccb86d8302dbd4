"""The Assassin."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.scenarios.scene import Scene, kinds, proves, seat


def scene() -> Scene:
    return Scene(
        seat(characters=["assassin"]),
        seat(characters=["king"], gold=3),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        turn=0,
        faceup=["thief", "magician"],
    )


@proves("assassin", "CALL-1", "INFO-3")
def test_the_killed_character_loses_the_turn_unrevealed() -> None:
    scene_ = scene()
    scene_.do("kill bishop", "gather gold", "end")
    assert scene_.asked == 1  # the King; ranks 2 and 3 are silent
    events = scene_.do("gather gold", "end")
    assert "Silence" in kinds(events)
    assert scene_.asked == 3
    assert "bishop" not in scene_.table["revealed"]  # type: ignore[operator]


@proves("assassin")
def test_any_other_character_may_be_named_face_up_discards_included() -> None:
    scene_ = scene()
    assert scene_.offers("kill") == [
        "kill thief",
        "kill magician",
        "kill king",
        "kill bishop",
        "kill merchant",
        "kill architect",
        "kill warlord",
    ]
    assert scene_.refuses("kill assassin") == ""


@proves("TURN-4")
def test_killing_is_optional_and_once_a_turn() -> None:
    scene_ = scene()
    scene_.do("gather gold")
    assert "end" in scene_.options
    scene_.do("kill king")
    assert scene_.offers("kill") == []
    assert scene_.refuses("kill bishop") == "used"


@proves("assassin", "TURN-7", "CALL-3")
def test_a_killed_player_neither_gathers_nor_has_an_end_of_turn() -> None:
    scene_ = Scene(
        seat(characters=["assassin"]),
        seat(characters=["merchant"], city=["poor_house", "park", "tavern"]),
        seat(characters=["architect"]),
        seat(characters=[]),
        unique=["poor_house", "park"],
        turn=0,
    )
    scene_.do("kill merchant", "gather gold", "end")
    assert scene_.asked == 2
    events = scene_.do("gather gold", "end")
    assert "RoundBegan" in kinds(events)
    assert "Revealed" not in kinds(events)  # only a killed rank 4 is revealed at the end of the round
    assert (scene_.gold(1), scene_.hand(1)) == (0, [])


@proves("assassin", "CALL-3")
def test_a_killed_king_is_revealed_only_at_the_end_of_the_round() -> None:
    scene_ = scene()
    scene_.do("kill king", "gather gold", "end")
    assert scene_.asked == 2  # the Bishop
    scene_.do("gather gold", "end", "gather gold")
    events = scene_.do("end")
    assert kinds(events).index("Revealed") < kinds(events).index("CrownMoved")
    assert scene_.table["crown"] == 1
    assert scene_.gold(1) == 3


@proves("TURN-9")
def test_the_name_is_public() -> None:
    scene_ = scene()
    scene_.do("kill bishop")
    for someone in (-1, 1, 2, 3):
        marks = scene_.game.view(someone).marks
        assert [(mark.mark, mark.character) for mark in marks] == [("killed", "bishop")]


@proves("INFO-3", "INFO-1", "CALL-1")
@pytest.mark.parametrize("someone", [-1, 1, 3])
def test_other_players_cannot_tell_a_killed_character_from_an_absent_one(someone: int) -> None:
    def seen(third: str) -> tuple[object, Sequence[object]]:
        scene_ = Scene(
            seat(characters=["assassin"]),
            seat(characters=["king"]),
            seat(characters=[third]),
            seat(characters=["merchant"]),
            turn=0,
            faceup=["thief", "magician"],
        )
        scene_.do("kill bishop", "gather gold", "end", "gather gold", "end")
        assert scene_.asked == 3  # rank 5 has been called
        return scene_.game.view(someone).to_json(), scene_.game.seen_by(someone)

    assert seen("bishop") == seen("architect")


@proves("FEW-4", "assassin")
def test_with_two_players_the_own_other_character_may_be_killed() -> None:
    scene_ = Scene(
        seat(characters=["assassin", "merchant"]),
        seat(characters=["king", "architect"]),
        turn=0,
    )
    scene_.do("kill merchant", "gather gold", "end")
    assert scene_.asked == 1
    scene_.do("gather gold", "end")
    assert scene_.asked == 1  # the Architect already: rank 6 was silent
    assert scene_.gold(0) == 2


@proves("TURN-9", "assassin")
def test_the_name_called_is_open_to_all() -> None:
    scene_ = scene()
    scene_.do("kill bishop")
    for viewer in range(-1, 4):
        [mark] = scene_.game.view(viewer).marks
        assert (mark.mark, mark.character, mark.owner, mark.shown) == ("killed", "bishop", 0, True)
