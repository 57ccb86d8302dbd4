"""The Magistrate."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.scenarios.scene import Data, Scene, kinds, proves, seat


def warrants(*characters: str, signed: str) -> list[Data]:
    return [
        {"mark": "warrant", "character": name, "owner": 0, "placed": 3, "face": name == signed}
        for name in characters
    ]


def building(
    builder: Data,
    character: str = "merchant",
    *,
    magistrate: Data | None = None,
    signed: bool = True,
    **more: Any,
) -> Scene:
    """Seat 1 carries a warrant of seat 0, has gathered and may build."""
    cast = more.pop("cast", [])
    return Scene(
        (magistrate or seat()) | {"characters": ["magistrate"]},
        builder | {"characters": [character]},
        seat(gold=9),
        seat(),
        cast=["magistrate", character, *cast],
        turn=1,
        gathered=True,
        revealed={"magistrate": 0, character: 1},
        marks=warrants("thief", "warlord", character, signed=character if signed else "warlord"),
        **more,
    )


# -- placing the warrants


def own_turn(merchant: Data | None = None) -> Scene:
    return Scene(
        seat(characters=["magistrate"]),
        seat(characters=["king"]),
        merchant or seat(characters=["merchant"]),
        seat(characters=["warlord"]),
        cast=["magistrate"],
        turn=0,
        faceup=["magician", "bishop"],
    )


@proves("magistrate")
def test_puts_three_warrants_on_other_characters_one_of_them_signed() -> None:
    scene = own_turn()
    scene.do("warrant magician")
    others = ["thief", "king", "bishop", "merchant", "architect", "warlord"]
    assert scene.options == [f"warrant {character}" for character in others]
    scene.do("warrant king")
    others.remove("king")
    assert scene.options == [f"warrant {character}" for character in others]
    scene.do("warrant warlord")
    assert scene.options == ["sign magician", "sign king", "sign warlord"]
    scene.do("sign king")
    assert scene.table["marks"] == [
        {"mark": "warrant", "character": "magician", "owner": 0, "placed": 3, "face": False, "shown": False},
        {"mark": "warrant", "character": "king", "owner": 0, "placed": 3, "face": True, "shown": False},
        {"mark": "warrant", "character": "warlord", "owner": 0, "placed": 3, "face": False, "shown": False},
    ]
    assert scene.prompt == "turn"


@proves("magistrate")
def test_any_other_character_may_get_one() -> None:
    scene = own_turn()
    assert scene.offers("warrant") == [
        "warrant thief",
        "warrant magician",
        "warrant king",
        "warrant bishop",
        "warrant merchant",
        "warrant architect",
        "warrant warlord",
    ]
    assert scene.refuses("warrant magistrate") == ""


@proves("magistrate", "MAG-5", "INFO-2")
@pytest.mark.parametrize("named", list(permutations(["magician", "king", "warlord"])), ids=" ".join)
def test_the_three_may_be_named_in_any_order(named: tuple[str, ...]) -> None:
    scene, ascending = own_turn(), own_turn()
    ascending.do("warrant magician", "warrant king", "warrant warlord")
    scene.do(*[f"warrant {character}" for character in named])
    assert scene.table == ascending.table
    assert scene.do("sign king") == ascending.do("sign king")
    assert scene.table == ascending.table


@proves("magistrate")
def test_each_name_can_be_taken_back() -> None:
    scene = own_turn()
    before = scene.table
    scene.do("warrant warlord")
    one_named = scene.table
    scene.do("warrant thief")
    scene.game.undo()
    assert scene.table == one_named
    scene.game.undo()
    assert scene.table == before


@proves("magistrate", "TURN-4")
def test_the_warrants_are_optional_and_once_a_turn() -> None:
    scene = own_turn()
    scene.do("gather gold")
    assert "end" in scene.options
    scene.do("warrant thief", "warrant king", "warrant warlord", "sign thief")
    assert scene.offers("warrant") == []
    assert scene.refuses("warrant king") == "used"


@proves("MAG-5", "INFO-2")
def test_who_carries_a_warrant_is_public_which_one_is_signed_is_not() -> None:
    scene = own_turn()
    scene.do("warrant thief", "warrant king", "warrant warlord", "sign king")
    for someone in (-1, 1, 2, 3):
        marks = scene.game.view(someone).marks
        assert [mark.character for mark in marks] == ["thief", "king", "warlord"]
        assert [mark.face for mark in marks] == [None, None, None]
        assert [event.to_json()["face"] for event in scene.game.seen_by(someone)] == [None, None, None]
    assert [mark.face for mark in scene.game.view(0).marks] == [False, True, False]


# -- confiscating


@proves("magistrate")
def test_the_district_is_built_free_in_the_magistrates_city_and_the_gold_comes_back() -> None:
    scene = building(seat(gold=5, hand=["castle", "tavern"]), magistrate=seat(gold=2, city=["market"]))
    scene.do("build castle")
    assert (scene.asked, scene.options) == (0, ["confiscate", "pass"])
    assert scene.gold(1) == 1
    events = scene.do("confiscate")
    assert kinds(events) == ["MarkShown", "GoldGained", "DistrictBuilt"]
    assert (scene.city(0), scene.city(1)) == (["market", "castle"], [])
    assert (scene.gold(0), scene.gold(1)) == (2, 5)
    assert scene.hand(1) == ["tavern"]


@proves("magistrate")
def test_the_confiscated_district_counts_against_the_builders_limit() -> None:
    scene = building(seat(gold=5, hand=["castle", "tavern"]))
    scene.do("build castle", "confiscate")
    assert (scene.asked, scene.prompt) == (1, "turn")
    assert scene.refuses("build tavern") == "limit"


@proves("magistrate", "MAG-5")
def test_only_the_first_district_paid_for_can_be_confiscated() -> None:
    scene = building(seat(gold=9, hand=["castle", "tavern", "temple"]), "architect")
    scene.do("build castle", "confiscate", "build tavern")
    assert scene.asked == 1  # the signed warrant lies open
    assert scene.city(1) == ["tavern"]


@proves("magistrate", "MAG-4")
def test_passing_builds_the_district_as_usual_and_uses_up_the_chance() -> None:
    scene = building(seat(gold=9, hand=["castle", "tavern", "temple"]), "architect")
    events = scene.do("build castle", "pass")
    assert kinds(events) == ["Declined", "DistrictBuilt"]
    assert (scene.city(0), scene.city(1)) == ([], ["castle"])
    assert scene.gold(1) == 5
    scene.do("build tavern")
    assert scene.asked == 1
    assert scene.city(1) == ["castle", "tavern"]


@proves("magistrate", "MAG-4", "MAG-5")
def test_owning_that_district_skips_the_question_and_uses_up_the_warrant() -> None:
    builder = seat(gold=9, hand=["castle", "tavern"])
    scene = building(builder, "architect", magistrate=seat(city=["castle"]))
    scene.do("build castle")
    assert scene.asked == 1
    scene.do("build tavern")
    assert scene.asked == 1
    assert scene.city(1) == ["castle", "tavern"]


@proves("magistrate", "quarry")
def test_the_quarry_does_not_help_the_magistrate_to_a_duplicate() -> None:
    scene = building(seat(gold=5, hand=["castle"]), magistrate=seat(city=["quarry", "castle"]))
    scene.do("build castle")
    assert scene.asked == 1
    assert scene.city(1) == ["castle"]


@proves("magistrate")
def test_without_a_warrant_no_question_is_asked() -> None:
    scene = own_turn(seat(characters=["merchant"], gold=5, hand=["castle"]))
    scene.do("warrant thief", "warrant king", "warrant warlord", "sign king", *["gather gold", "end"] * 2)
    scene.do("gather gold", "build castle")
    assert (scene.asked, scene.city(2)) == (2, ["castle"])


@proves("magistrate", "END-1")
def test_a_city_can_be_completed_by_confiscating() -> None:
    six = ["tavern", "market", "temple", "church", "manor", "prison"]
    scene = building(seat(gold=5, hand=["castle"], city=six), magistrate=seat(city=six))
    events = scene.do("build castle", "confiscate")
    assert kinds(events)[-1] == "CityCompleted"
    assert scene.table["first"] == [0]


# -- what is not paid for (MAG-1)


@proves("MAG-1", "framework")
def test_a_district_built_by_the_framework_is_not_paid_for_the_next_one_is() -> None:
    builder = seat(gold=9, hand=["castle", "tavern"], city=["framework"])
    scene = building(builder, "architect", unique=["framework"])
    scene.do("build castle", "framework")
    assert (scene.asked, scene.city(1)) == (1, ["castle"])
    scene.do("build tavern")
    assert (scene.asked, scene.options) == (0, ["confiscate", "pass"])


@proves("MAG-1", "necropolis")
def test_a_necropolis_built_on_a_ruin_is_not_paid_for_the_next_one_is() -> None:
    builder = seat(gold=9, hand=["necropolis", "tavern"], city=["manor"])
    scene = building(builder, "architect", unique=["necropolis"])
    scene.do("build necropolis", "necropolis manor")
    assert (scene.asked, scene.city(1)) == (1, ["necropolis"])
    scene.do("build tavern", "confiscate")
    assert (scene.city(0), scene.city(1)) == (["tavern"], ["necropolis"])


@proves("MAG-1", "necropolis")
def test_a_necropolis_paid_in_gold_can_be_confiscated() -> None:
    scene = building(seat(gold=6, hand=["necropolis"], city=["manor"]), unique=["necropolis"])
    scene.do("build necropolis", "pay gold", "confiscate")
    assert (scene.city(0), scene.city(1), scene.gold(1)) == (["necropolis"], ["manor"], 6)


# -- Thieves' Den and Stables (MAG-2)


@proves("MAG-2", "thieves_den")
def test_of_a_confiscated_thieves_den_only_the_gold_comes_back() -> None:
    scene = building(seat(gold=4, hand=["thieves_den", "tavern", "temple"]))
    scene.do("build thieves_den", "thieves_den", "pay_card temple", "pay_card tavern")
    assert (scene.asked, scene.gold(1)) == (0, 0)
    scene.do("confiscate")
    assert (scene.gold(1), scene.hand(1)) == (4, [])
    assert scene.city(0) == ["thieves_den"]
    assert scene.deck[-2:] == ["temple", "tavern"]


@proves("MAG-4", "thieves_den")
def test_a_thieves_den_paid_wholly_in_cards_is_paid() -> None:
    cards = ["manor", "temple", "church", "tavern", "market", "prison"]
    scene = building(seat(hand=["thieves_den", *cards]))
    scene.do("build thieves_den", "thieves_den", *[f"pay_card {card}" for card in cards])
    assert (scene.asked, scene.options) == (0, ["confiscate", "pass"])
    scene.do("confiscate")
    assert (scene.city(0), scene.gold(1), scene.hand(1)) == (["thieves_den"], 0, [])


@proves("MAG-2", "MAG-4", "stables")
def test_after_confiscated_stables_the_builder_may_still_build_another() -> None:
    scene = building(seat(gold=5, hand=["stables", "tavern"]), unique=["stables"])
    scene.do("build stables", "confiscate", "build tavern")
    assert (scene.city(0), scene.city(1)) == (["stables"], ["tavern"])


# -- the tax (MAG-3)


@proves("MAG-3", "TAX-1", "TAX-2", "tax_collector")
@pytest.mark.parametrize("character", ["merchant", "tax_collector"])
def test_the_magistrate_pays_the_tax_not_the_builder(character: str) -> None:
    builder = seat(gold=5, hand=["castle"])
    scene = building(builder, character, magistrate=seat(gold=2), cast=["tax_collector"])
    events = scene.do("build castle", "confiscate")
    assert kinds(events)[-2:] == ["DistrictBuilt", "GoldPut"]
    assert (scene.gold(0), scene.gold(1)) == (1, 5)
    assert scene.table["gold_on"] == {"tax_collector": 1}


@proves("MAG-3", "tax_collector")
def test_a_magistrate_without_gold_pays_no_tax() -> None:
    scene = building(seat(gold=5, hand=["castle"]), cast=["tax_collector"])
    scene.do("build castle", "confiscate")
    assert (scene.gold(0), scene.gold(1)) == (0, 5)
    assert "gold_on" not in scene.table


@proves("MAG-3", "TAX-2", "tax_collector")
def test_if_the_magistrate_passes_the_builder_pays_the_tax() -> None:
    builder = seat(gold=5, hand=["castle"])
    scene = building(builder, magistrate=seat(gold=2), cast=["tax_collector"])
    scene.do("build castle", "pass")
    assert (scene.gold(0), scene.gold(1)) == (2, 0)


# -- other characters (MAG-4)


@proves("MAG-4", "wizard", "WIZ-1")
def test_a_wizards_immediate_build_is_paid_for_and_does_not_count() -> None:
    scene = Scene(
        seat(characters=["magistrate"]),
        seat(characters=["wizard"], gold=5, hand=["tavern"]),
        seat(hand=["castle"]),
        seat(),
        cast=["magistrate", "wizard"],
        turn=1,
        revealed={"magistrate": 0, "wizard": 1},
        marks=warrants("thief", "wizard", "warlord", signed="wizard"),
    )
    scene.do("peek 2", "erect castle")
    assert (scene.asked, scene.options) == (0, ["confiscate", "pass"])
    scene.do("confiscate")
    assert (scene.city(0), scene.gold(1), scene.hand(2)) == (["castle"], 5, [])
    scene.do("gather gold", "build tavern")
    assert (scene.asked, scene.city(1)) == (1, ["tavern"])


@proves("MAG-4", "alchemist")
def test_an_alchemist_gets_no_second_refund() -> None:
    scene = building(seat(gold=5, hand=["castle"]), "alchemist")
    scene.do("build castle", "confiscate")
    assert scene.gold(1) == 5
    scene.do("end")
    assert scene.gold(1) == 5


@proves("alchemist", "MAG-4")
def test_an_alchemist_whose_district_is_left_is_refunded() -> None:
    scene = building(seat(gold=5, hand=["castle"]), "alchemist")
    scene.do("build castle", "pass", "end")
    assert scene.gold(1) == 5


@proves("MAG-4", "MAG-5", "monument")
@pytest.mark.parametrize(("districts", "answers"), [(4, ["confiscate", "pass"]), (5, ["pass"])])
def test_no_monument_for_a_magistrate_with_five_districts(districts: int, answers: list[str]) -> None:
    city = ["tavern", "market", "temple", "church", "manor"][:districts]
    builder = seat(gold=5, hand=["monument"])
    scene = building(builder, magistrate=seat(city=city), unique=["monument"])
    scene.do("build monument")
    assert (scene.asked, scene.options) == (0, answers)


@proves("MAG-4", "cardinal")
def test_all_the_gold_of_a_purchase_comes_back_to_the_cardinal_the_cards_stay_given() -> None:
    scene = building(seat(gold=2, hand=["castle", "tavern", "temple"]), "cardinal")
    scene.do("build castle", "charge 2", "hand_over temple", "hand_over tavern")
    assert (scene.asked, scene.gold(1), scene.gold(2)) == (0, 0, 7)
    scene.do("confiscate")
    assert (scene.gold(1), scene.gold(2)) == (4, 7)
    assert (scene.hand(1), scene.hand(2)) == ([], ["temple", "tavern"])
    assert scene.city(0) == ["castle"]


@proves("MAG-4", "trader")
def test_a_traders_confiscated_trade_district_does_not_count_against_the_limit() -> None:
    scene = building(seat(gold=5, hand=["tavern", "manor"]), "trader")
    scene.do("build tavern", "confiscate", "build manor")
    assert (scene.city(0), scene.city(1)) == (["tavern"], ["manor"])


@proves("MAG-4", "FEW-1")
def test_the_magistrates_own_limit_is_not_used() -> None:
    scene = Scene(
        seat(characters=["magistrate", "warlord"], gold=5, hand=["manor"]),
        seat(characters=["merchant", "bishop"], gold=5, hand=["castle"]),
        cast=["magistrate"],
        turn=1,
        gathered=True,
        revealed={"magistrate": 0, "merchant": 1, "bishop": 1},
        marks=warrants("thief", "merchant", "architect", signed="merchant"),
    )
    scene.do("build castle", "confiscate", "end", "gather gold", "build manor")
    assert scene.city(0) == ["castle", "manor"]


@proves("MAG-4")
def test_warrants_are_cleared_at_the_end_of_the_round() -> None:
    scene = building(seat(gold=5, hand=["castle"]))
    scene.do("end")
    assert scene.prompt == "pick"
    assert "marks" not in scene.table


# -- being asked betrays nothing (MAG-5)


@proves("MAG-5")
def test_an_unsigned_warrant_asks_too_with_pass_as_the_only_answer() -> None:
    scene = building(seat(gold=5, hand=["castle"]), signed=False)
    scene.do("build castle")
    assert (scene.asked, scene.options) == (0, ["pass"])
    assert scene.refuses("confiscate") == ""
    scene.do("pass")
    assert (scene.asked, scene.city(1)) == (1, ["castle"])


@proves("MAG-5", "INFO-1", "INFO-3")
@pytest.mark.parametrize("someone", [-1, 1, 2])
def test_a_signed_and_an_unsigned_warrant_look_the_same_until_shown(someone: int) -> None:
    def seen(signed: bool) -> list[object]:
        scene = building(seat(gold=5, hand=["castle"]), signed=signed)
        out: list[object] = []
        for action in ("build castle", "pass"):
            scene.do(action)
            out += [scene.game.view(someone).to_json(), scene.asked]
        return [*out, scene.options, scene.game.seen_by(someone)]

    assert seen(True) == seen(False)


def two_who_build(signed: str) -> Scene:
    """The Merchant and then the Warlord build, with warrants on both."""
    return Scene(
        seat(characters=["magistrate"]),
        seat(characters=["merchant"], gold=5, hand=["castle"]),
        seat(characters=["warlord"], gold=5, hand=["manor"]),
        seat(),
        cast=["magistrate"],
        turn=1,
        gathered=True,
        revealed={"magistrate": 0, "merchant": 1},
        marks=warrants("thief", "merchant", "warlord", signed=signed),
    )


@proves("MAG-5")
def test_no_warrant_asks_once_the_signed_one_lies_open() -> None:
    scene = two_who_build(signed="merchant")
    scene.do("build castle", "confiscate", "end", "gather gold", "build manor")
    assert (scene.asked, scene.city(2)) == (2, ["manor"])


@proves("MAG-5")
def test_every_warranted_player_asks_until_then() -> None:
    scene = two_who_build(signed="warlord")
    scene.do("build castle", "pass", "end", "gather gold", "build manor")
    assert (scene.asked, scene.options) == (0, ["confiscate", "pass"])


# -- two players


@proves("FEW-4", "magistrate")
@pytest.mark.parametrize("signed", ["merchant", "warlord"])
def test_a_warrant_on_the_own_other_character_does_nothing_and_asks_nothing(signed: str) -> None:
    scene = Scene(
        seat(characters=["merchant", "magistrate"], gold=5, hand=["castle"]),
        seat(characters=["warlord", "bishop"], gold=5, hand=["manor"]),
        cast=["magistrate"],
        turn=0,
        gathered=True,
        revealed={"magistrate": 0, "bishop": 1, "merchant": 0},
        marks=warrants("thief", "merchant", "warlord", signed=signed),
    )
    scene.do("build castle")
    assert (scene.asked, scene.city(0), scene.gold(0)) == (0, ["castle"], 1)
    scene.do("end", "gather gold", "build manor")
    assert scene.asked == 0  # the other player's warrant still asks
    assert scene.options == (["confiscate", "pass"] if signed == "warlord" else ["pass"])


@proves("FEW-1", "magistrate")
def test_a_warrant_binds_only_in_the_turn_of_that_character() -> None:
    scene = Scene(
        seat(characters=["magistrate", "thief"]),
        seat(characters=["bishop", "warlord"], gold=9, hand=["manor", "castle"]),
        cast=["magistrate"],
        turn=1,
        gathered=True,
        revealed={"magistrate": 0, "thief": 0, "bishop": 1},
        marks=warrants("king", "merchant", "warlord", signed="warlord"),
    )
    scene.do("build manor")
    assert (scene.asked, scene.city(1)) == (1, ["manor"])
    scene.do("end", "gather gold", "build castle", "confiscate")
    assert scene.city(0) == ["castle"]
