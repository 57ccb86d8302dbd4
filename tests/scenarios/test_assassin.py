"""The Assassin."""

from __future__ import annotations

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
