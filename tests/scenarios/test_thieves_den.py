"""Thieves' Den."""

from __future__ import annotations

import citadels
from tests.scenarios.scene import Data, Scene, proves, seat, signed_warrant

SIX = ["manor", "castle", "palace", "temple", "church", "tavern"]


def scene(mine: Data, *others: Data, **more: object) -> Scene:
    players = [mine, *others, seat(), seat(), seat()][:4]
    return Scene(*players, turn=0, gathered=True, **more)  # type: ignore[arg-type]


def king(gold: int, *cards: str, city: tuple[str, ...] = ()) -> Data:
    return seat(characters=["king"], hand=["thieves_den", *cards], gold=gold, city=city)


@proves("thieves_den")
def test_a_part_of_the_cost_may_be_paid_with_cards() -> None:
    scene_ = scene(king(6, "manor", "tavern"))
    scene_.do("build thieves_den")
    assert scene_.options == ["pay gold", "thieves_den"]
    scene_.do("thieves_den")
    assert scene_.prompt == "pay_with_cards"
    scene_.do("pay_card tavern", "done")
    assert scene_.city(0) == ["thieves_den"]
    assert scene_.hand(0) == ["manor"]
    assert scene_.gold(0) == 1  # one card for one gold
    assert scene_.deck[-1] == "tavern"


@proves("thieves_den")
def test_or_nothing_of_it() -> None:
    scene_ = scene(king(6, "manor"))
    scene_.do("build thieves_den", "pay gold")
    assert scene_.gold(0) == 0
    assert scene_.hand(0) == ["manor"]


@proves("thieves_den")
def test_or_all_of_it() -> None:
    scene_ = scene(king(1, *SIX))
    scene_.do("build thieves_den", "thieves_den", *[f"pay_card {card}" for card in SIX])
    assert scene_.city(0) == ["thieves_den"]
    assert scene_.hand(0) == []
    assert scene_.gold(0) == 1
    assert scene_.deck[-6:] == SIX


@proves("thieves_den")
def test_at_least_what_the_gold_does_not_cover() -> None:
    scene_ = scene(king(4, "manor", "castle", "tavern"))
    before = scene_.table
    scene_.do("build thieves_den")
    assert (scene_.prompt, scene_.options) == ("how_to_pay", ["thieves_den"])
    scene_.game.undo()
    assert scene_.table == before
    scene_.do("build thieves_den", "thieves_den")
    assert scene_.options == ["pay_card manor", "pay_card castle", "pay_card tavern"]
    scene_.do("pay_card castle")
    assert scene_.options == ["pay_card manor", "pay_card tavern"]  # one more is needed
    scene_.do("pay_card tavern", "done")
    assert scene_.gold(0) == 0
    assert scene_.hand(0) == ["manor"]


@proves("thieves_den", "INFO-2")
def test_the_cards_may_be_picked_in_any_order() -> None:
    one, other = scene(king(4, "manor", "castle", "tavern")), scene(king(4, "manor", "castle", "tavern"))
    one.do("build thieves_den", "thieves_den", "pay_card tavern", "pay_card manor")
    other.do("build thieves_den", "thieves_den", "pay_card manor", "pay_card tavern")
    assert one.table == other.table
    assert one.do("done") == other.do("done")
    assert one.deck[-2:] == ["manor", "tavern"]


@proves("thieves_den")
def test_not_with_itself() -> None:
    assert scene(king(4, "manor")).refuses("build thieves_den") == "gold"  # 4 gold and one card: 5
    scene_ = scene(king(5, "manor"))
    scene_.do("build thieves_den", "thieves_den", "pay_card manor")
    assert scene_.city(0) == ["thieves_den"]


@proves("thieves_den")
def test_not_more_than_the_price() -> None:
    scene_ = scene(king(0, *SIX, "market"))
    scene_.do("build thieves_den", "thieves_den", *[f"pay_card {card}" for card in SIX])
    assert scene_.prompt == "turn"
    assert scene_.hand(0) == ["market"]


@proves("thieves_den", "factory")
def test_the_factory_makes_it_cheaper() -> None:
    scene_ = scene(king(0, *SIX, city=("factory",)))
    scene_.do("build thieves_den", "thieves_den", *[f"pay_card {card}" for card in SIX[:5]])
    assert scene_.hand(0) == ["tavern"]
    assert scene_.city(0) == ["factory", "thieves_den"]


@proves("thieves_den")
def test_one_that_stands_pays_for_nothing_else() -> None:
    king_ = seat(characters=["king"], city=["thieves_den"], hand=["palace", "manor"], gold=4)
    scene_ = scene(king_)
    assert scene_.refuses("build palace") == "gold"
    scene_.do("build manor")
    assert scene_.gold(0) == 1


@proves("thieves_den", "INFO-2")
def test_the_cards_are_unseen() -> None:
    scene_ = scene(king(5, "palace", "manor"))
    seen = len(scene_.game.events)
    scene_.do("build thieves_den", "thieves_den", "pay_card palace", "done")
    for other in (1, citadels.SPECTATOR):
        told = [event.to_json() for event in scene_.game.seen_by(other)[seen:]]
        assert "palace" not in str(told)
        assert {"count": 1, "cards": None}.items() <= next(e for e in told if "cards" in e).items()


@proves("thieves_den", "MAG-2")
def test_confiscated_only_the_gold_comes_back() -> None:
    scene_ = scene(
        king(4, "manor", "tavern", "palace"),
        seat(characters=["magistrate"]),
        cast=["magistrate"],
        revealed={"magistrate": 1, "king": 0},
        marks=[signed_warrant("king", 1)],
    )
    scene_.do("build thieves_den", "thieves_den")
    scene_.do("pay_card manor", "pay_card palace", "pay_card tavern")
    assert scene_.gold(0) == 1
    assert scene_.asked == 1
    scene_.do("confiscate")
    assert scene_.gold(0) == 4
    assert scene_.hand(0) == []
    assert scene_.city(0) == []
    assert scene_.city(1) == ["thieves_den"]


@proves("thieves_den", "MAG-4")
def test_paid_wholly_in_cards_it_is_paid() -> None:
    scene_ = scene(
        king(0, *SIX),
        seat(characters=["magistrate"]),
        cast=["magistrate"],
        revealed={"magistrate": 1, "king": 0},
        marks=[signed_warrant("king", 1)],
    )
    scene_.do("build thieves_den", "thieves_den", *[f"pay_card {card}" for card in SIX])
    assert scene_.options == ["confiscate", "pass"]
    scene_.do("confiscate")
    assert scene_.gold(0) == 0
    assert scene_.city(1) == ["thieves_den"]


@proves("thieves_den", "alchemist")
def test_the_alchemist_gets_back_the_gold_alone() -> None:
    alchemist = seat(characters=["alchemist"], hand=["thieves_den", "manor", "tavern"], gold=4)
    scene_ = scene(alchemist, cast=["alchemist"])
    scene_.do("build thieves_den", "thieves_den", "pay_card manor", "pay_card tavern")
    assert scene_.gold(0) == 0
    scene_.do("end")
    assert scene_.gold(0) == 4


@proves("thieves_den", "DIST-3")
def test_the_wizards_immediate_build_may_be_paid_with_cards() -> None:
    scene_ = Scene(
        seat(characters=["wizard"], hand=["manor", "tavern"], gold=4),
        seat(hand=["thieves_den"]),
        seat(),
        seat(),
        turn=0,
        cast=["wizard"],
    )
    scene_.do("peek 1", "erect thieves_den")
    assert (scene_.prompt, scene_.options) == ("how_to_pay", ["thieves_den"])
    scene_.do("thieves_den", "pay_card manor", "pay_card tavern")
    assert scene_.city(0) == ["thieves_den"]
    assert scene_.gold(0) == 0
    assert scene_.hand(0) == []


@proves("thieves_den", "CARD-1")
def test_the_cardinal_takes_what_gold_and_cards_leave_missing() -> None:
    cardinal = seat(characters=["cardinal"], hand=["thieves_den", "manor", "castle", "tavern"], gold=3)
    scene_ = scene(cardinal, seat(gold=2), seat(gold=1), cast=["cardinal"])
    scene_.do("build thieves_den")
    assert scene_.options == ["thieves_den"]  # no player has all the missing gold
    scene_.do("thieves_den", "pay_card manor")
    before = scene_.table
    scene_.do("done")  # two of the other five are missing
    assert (scene_.prompt, scene_.options) == ("how_to_pay", ["charge 1"])
    scene_.game.undo()
    assert scene_.table == before
    scene_.do("done", "charge 1")
    assert scene_.prompt == "purchase"
    scene_.do("hand_over castle", "hand_over tavern")
    assert scene_.city(0) == ["thieves_den"]
    assert [scene_.gold(0), scene_.gold(1)] == [0, 0]
    assert scene_.hand(1) == ["castle", "tavern"]


@proves("thieves_den", "framework")
def test_the_framework_pays_all_or_nothing() -> None:
    king_ = king(0, "manor", "castle", city=("framework",))
    scene_ = scene(king_, unique=["framework", "thieves_den"])
    scene_.do("build thieves_den")
    assert scene_.options == ["framework"]  # two cards would not be enough
    scene_.do("framework")
    assert scene_.city(0) == ["thieves_den"]
    assert scene_.hand(0) == ["manor", "castle"]
    rich = scene(king(4, "manor", "castle", city=("framework",)), unique=["framework", "thieves_den"])
    rich.do("build thieves_den")
    assert rich.options == ["thieves_den", "framework"]
    rich.do("thieves_den", "pay_card manor", "pay_card castle")
    assert rich.city(0) == ["framework", "thieves_den"]
