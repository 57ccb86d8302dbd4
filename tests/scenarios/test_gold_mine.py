"""Gold Mine."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, proves, seat


@proves("gold_mine", "TURN-4")
def test_gathering_gold_gains_one_more() -> None:
    scene = Scene(
        seat(characters=["king"], city=["gold_mine", "manor"]),
        seat(),
        seat(),
        seat(),
        turn=0,
        unique=["gold_mine"],
    )
    scene.do("income")
    assert scene.gold(0) == 1  # not with other gold
    scene.do("gather gold")
    assert scene.gold(0) == 1 + 3


@proves("gold_mine")
def test_not_when_gathering_cards() -> None:
    scene = Scene(
        seat(characters=["king"], city=["gold_mine"]), seat(), seat(), seat(), turn=0, unique=["gold_mine"]
    )
    scene.do("gather cards", scene_keep(scene))
    assert scene.gold(0) == 0


def scene_keep(scene: Scene) -> str:
    return f"keep {scene.deck[0]}"


@proves("gold_mine", "witch")
def test_for_the_bewitched_player_too() -> None:
    scene = bewitching("king", seat(), seat(city=["gold_mine"]), seat(), seat(), unique=["gold_mine"])
    assert scene.gold(0) == 2
    assert scene.gold(1) == 3


@proves("gold_mine", "witch")
def test_for_the_witch() -> None:
    scene = bewitching("king", seat(city=["gold_mine"]), seat(), seat(), seat(), unique=["gold_mine"])
    assert scene.gold(0) == 3
    assert scene.gold(1) == 2


@proves("gold_mine", "blackmailer")
def test_for_a_threatened_player() -> None:
    scene = Scene(
        seat(characters=["blackmailer"]),
        seat(characters=["king"], city=["gold_mine"]),
        seat(),
        seat(),
        cast=["blackmailer"],
        unique=["gold_mine"],
    )
    scene.do("threaten king", "threaten bishop", "flower king", "gather gold", "end")
    scene.do("gather gold")
    assert scene.prompt == "answer_threat"
    assert scene.gold(1) == 3
