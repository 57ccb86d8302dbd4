"""Poor House."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat


def scene(
    character: str = "king",
    city: tuple[str, ...] = ("poor_house",),
    hand: tuple[str, ...] = (),
    gold: int = 0,
) -> Scene:
    return Scene(
        seat(characters=[character], city=city, hand=hand, gold=gold),
        seat(),
        seat(),
        seat(),
        turn=0,
        gathered=True,
        cast=[character],
        unique=["poor_house", "park"],
    )


@proves("poor_house", "TURN-7")
def test_one_gold_at_the_end_of_a_turn_without_any() -> None:
    scene_ = scene()
    assert scene_.gold(0) == 0
    scene_.do("end")  # never asked
    assert scene_.gold(0) == 1


@proves("poor_house")
def test_nothing_with_gold_left() -> None:
    scene_ = scene(gold=1)
    scene_.do("end")
    assert scene_.gold(0) == 1


@proves("poor_house", "DIST-1")
def test_in_the_turn_it_is_built() -> None:
    scene_ = scene(city=(), hand=("poor_house",), gold=4)
    scene_.do("build poor_house", "end")
    assert scene_.gold(0) == 1


@proves("poor_house", "alchemist", "TURN-7")
def test_before_the_alchemists_refund() -> None:
    scene_ = scene("alchemist", hand=("palace",), gold=5)
    scene_.do("build palace", "end")
    assert scene_.gold(0) == 1 + 5


@proves("poor_house", "park", "alchemist", "TURN-7")
def test_poor_house_then_park_then_the_refund() -> None:
    scene_ = scene("alchemist", city=("park", "poor_house"), hand=("palace",), gold=5)
    scene_.do("build palace")
    events = [event.to_json() for event in scene_.do("end")[:3]]
    assert [event["source"] for event in events] == ["poor_house", "park", "alchemist"]


@proves("poor_house")
def test_not_at_the_end_of_others_turns() -> None:
    scene_ = Scene(
        seat(characters=["king"]),
        seat(characters=["bishop"], city=["poor_house"]),
        seat(),
        seat(),
        turn=0,
        gathered=True,
        unique=["poor_house"],
    )
    scene_.do("end")
    assert scene_.asked == 1
    assert scene_.gold(1) == 0


@proves("poor_house", "DIST-5")
def test_with_two_characters_at_the_end_of_each_turn() -> None:
    scene_ = Scene(
        seat(characters=["king", "warlord"], city=["poor_house"], hand=["manor"]),
        seat(),
        turn=0,
        gathered=True,
        unique=["poor_house"],
    )
    scene_.do("end")
    assert scene_.gold(0) == 1
    scene_.do("gather gold", "build manor")
    assert kinds(scene_.do("end"))[0] == "GoldGained"
    assert scene_.gold(0) == 1


@proves("poor_house", "WITCH-6", "TURN-7")
def test_for_the_witch_at_her_resumed_end() -> None:
    witch = seat(city=["poor_house"], hand=["market"])
    scene_ = bewitching("king", witch, seat(), seat(), seat(), unique=["poor_house"])
    scene_.do("build market", "end")
    assert scene_.gold(0) == 1
