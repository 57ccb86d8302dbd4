"""The Witch, with each of the characters that she can bewitch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.scenarios.scene import Data, Scene, kinds, proves, seat

NOBODY = (seat(), seat(), seat())


def suspended(character: str, witch: Data, bewitched: Data, *others: Data, **more: Any) -> Scene:
    """Seat 0 gathered gold as the Witch and bewitched the character of seat 1, who is now called."""
    cast = more.pop("cast", [])
    scene = Scene(
        witch | {"characters": ["witch", *witch["characters"]]},  # type: ignore[misc]
        bewitched | {"characters": [character, *bewitched["characters"]]},  # type: ignore[misc]
        *others,
        cast=["witch", character, *cast],
        **more,
    )
    scene.do("gather gold", f"bewitch {character}")
    while not (scene.asked == 1 and scene.prompt == "gather"):
        scene.do("end" if "end" in scene.options else "gather gold")
    return scene


def resumed(character: str, witch: Data, bewitched: Data, *others: Data, **more: Any) -> Scene:
    """Seat 0, the Witch, has just resumed her turn as the character of seat 1; both gathered gold."""
    scene = suspended(character, witch, bewitched, *others, **more)
    scene.do("gather gold")
    assert (scene.asked, scene.prompt) == (0, "turn")
    return scene


# -- her own part of the turn


def first_turn(city: Sequence[str] = (), hand: Sequence[str] = (), **more: Any) -> Scene:
    return Scene(
        seat(characters=["witch"], gold=5, city=city, hand=hand),
        seat(characters=["king"]),
        seat(characters=["merchant"]),
        seat(characters=["warlord"]),
        cast=["witch"],
        faceup=["magician", "bishop"],
        **more,
    )


@proves("witch")
def test_she_must_gather_and_then_must_bewitch_another_character() -> None:
    scene = first_turn(city=["smithy", "laboratory"], hand=["tavern"])
    assert scene.options == ["gather gold", "gather cards"]
    assert all(option.mandatory for option in scene.game.options())
    assert scene.refuses("laboratory tavern") == scene.refuses("smithy") == ""
    scene.do("gather gold")
    assert scene.options == [
        "bewitch thief",
        "bewitch magician",
        "bewitch king",
        "bewitch bishop",
        "bewitch merchant",
        "bewitch architect",
        "bewitch warlord",
    ]
    assert all(option.mandatory for option in scene.game.options())
    assert scene.refuses("build tavern") == scene.refuses("end") == ""
    events = scene.do("bewitch merchant")
    assert kinds(events)[:2] == ["Marked", "TurnSuspended"]
    assert scene.asked == 1  # the King


@proves("witch", "gold_mine")
def test_the_gold_mine_works_for_the_witch_and_for_the_bewitched() -> None:
    for lucky in (0, 1):
        cities = [["gold_mine"] if player == lucky else [] for player in (0, 1)]
        scene = resumed(
            "merchant", seat(city=cities[0]), seat(city=cities[1]), *NOBODY[:2], unique=["gold_mine"]
        )
        assert scene.gold(lucky) == 3
        assert scene.gold(1 - lucky) == 2


@proves("witch", "library", "observatory")
def test_library_and_observatory_work_for_the_witch() -> None:
    scene = first_turn(
        city=["library", "observatory"], unique=["observatory"], deck=["manor", "castle", "palace"]
    )
    scene.do("gather cards")
    assert (scene.prompt, scene.hand(0)) == ("bewitch", ["manor", "castle", "palace"])


@proves("witch", "library", "observatory")
def test_library_and_observatory_work_for_the_bewitched() -> None:
    scene = suspended(
        "merchant",
        seat(),
        seat(city=["library", "observatory"]),
        *NOBODY[:2],
        unique=["observatory"],
        deck=["manor", "castle", "palace"],
    )
    scene.do("gather cards")
    assert (scene.asked, scene.hand(1)) == (0, ["manor", "castle", "palace"])


@proves("TURN-9")
def test_the_name_is_public() -> None:
    scene = first_turn()
    scene.do("gather gold", "bewitch merchant")
    for someone in (-1, 1, 2, 3):
        marks = scene.game.view(someone).marks
        assert [(mark.mark, mark.character) for mark in marks] == [("bewitched", "merchant")]


# -- the turn that is cut short, and the one that is resumed


@proves("witch", "CALL-2", "TURN-7")
def test_the_bewitched_player_reveals_gathers_and_is_done() -> None:
    bewitched = seat(hand=["temple"], city=["tavern", "laboratory"])
    scene = suspended("merchant", seat(), bewitched, *NOBODY[:2])
    assert scene.options == ["gather gold", "gather cards"]
    assert "merchant" in scene.game.view(2).revealed
    assert scene.refuses("income") == scene.refuses("laboratory temple") == ""
    events = scene.do("gather gold")
    assert kinds(events) == ["GoldGained", "TurnEnded", "TurnResumed"]
    assert (scene.gold(1), scene.asked) == (2, 0)


@proves("witch", "WITCH-6", "poor_house", "park")
def test_a_turn_cut_short_has_no_end_of_turn() -> None:
    city = ["poor_house", "park", "observatory"]
    scene = suspended("merchant", seat(), seat(city=city), *NOBODY[:2], unique=city)
    scene.do("gather gold")
    assert scene.hand(1) == []  # the Park did nothing
    scene = suspended("merchant", seat(), seat(city=city), *NOBODY[:2], unique=city, deck=["manor"])
    scene.do("gather cards", "keep manor")
    assert scene.gold(1) == 0  # nor the Poor House
    scene.do("end")
    assert (scene.gold(1), scene.hand(1)) == (0, ["manor"])


@proves("witch", "WITCH-6", "park", "TURN-7")
def test_her_end_of_turn_comes_only_after_resuming() -> None:
    scene = suspended("merchant", seat(city=["park"]), seat(), *NOBODY[:2], unique=["park"])
    assert scene.hand(0) == []
    scene.do("gather gold")
    assert scene.hand(0) == []
    scene.do("end")
    assert scene.game.view(0).me.hand_size == 2


@proves("witch", "WITCH-6", "poor_house", "TURN-7")
def test_her_poor_house_too() -> None:
    witch = seat(city=["poor_house"], hand=["market"])
    scene = resumed("king", witch, seat(), *NOBODY[:2], unique=["poor_house"])
    assert scene.gold(0) == 2
    scene.do("build market")
    assert scene.gold(0) == 0
    scene.do("end")
    assert scene.gold(0) == 1


@proves("witch")
def test_she_acts_with_her_own_hand_treasury_and_city() -> None:
    scene = resumed(
        "merchant",
        seat(gold=3, hand=["castle"], city=["docks"]),
        seat(gold=8, hand=["temple"], city=["tavern", "market", "smithy", "laboratory"]),
        *NOBODY[:2],
    )
    assert scene.options == ["build castle", "income", "profit", "end"]
    scene.do("income", "build castle")
    assert (scene.gold(0), scene.gold(1)) == (2, 10)
    assert (scene.city(0), scene.hand(1)) == (["docks", "castle"], ["temple"])


@proves("WITCH-6", "laboratory")
def test_her_own_once_a_turn_districts_work_once_after_resuming() -> None:
    witch = seat(hand=["temple", "church"], city=["laboratory"])
    scene = resumed("merchant", witch, seat(), *NOBODY[:2])
    scene.do("laboratory temple")
    assert scene.gold(0) == 4
    assert scene.refuses("laboratory church") == "used"


@proves("WITCH-6")
def test_she_does_not_gather_again() -> None:
    scene = resumed("merchant", seat(city=["library"]), seat(), *NOBODY[:2])
    assert scene.offers("gather") == []
    assert scene.refuses("gather gold") == scene.refuses("gather cards") == "gathered"


# -- no player has the bewitched character


@proves("WITCH-4", "park", "poor_house")
@pytest.mark.parametrize("gathering", [["gather gold"], ["gather cards", "keep manor"]])
def test_she_does_not_resume_if_no_player_has_the_character(gathering: list[str]) -> None:
    scene = Scene(
        seat(characters=["witch"], city=["park", "poor_house"]),
        *NOBODY,
        cast=["witch"],
        unique=["park", "poor_house"],
        deck=["manor", "castle"],
    )
    scene.do(*gathering)
    before = (scene.gold(0), scene.hand(0))
    events = scene.do("bewitch architect")
    assert "TurnResumed" not in kinds(events)
    assert scene.prompt == "pick"
    assert (scene.gold(0), scene.hand(0)) == before
    assert scene.table.keys().isdisjoint({"turn", "suspended", "marks"})


# -- every character: what she does as it, and what she has then

WITCH = seat(gold=3, hand=["castle", "temple"], city=["manor", "church", "market", "prison"])
BEWITCHED = seat(
    gold=2, hand=["palace"], city=["castle", "palace", "temple", "cathedral", "tavern", "harbor"]
)
OTHERS = (seat(gold=7, hand=["tavern"], city=["watchtower"]), seat())
DECK = ("docks", "town_hall", "fortress", "barracks", "monastery", "trading_post", "keep")

# character, what she does, her gold, cards and districts afterwards; she begins with 5, 2 and 4
ABILITIES = [
    ("thief", ["rob warlord"], 5, 2, 4),
    ("spy", ["spy 1 noble"], 6, 3, 4),
    ("blackmailer", ["threaten king", "threaten bishop", "flower king"], 5, 2, 4),
    ("magician", ["swap 1"], 5, 1, 4),
    ("wizard", ["peek 1", "erect palace"], 0, 2, 5),
    ("seer", ["divine", "give_card castle", "give_card temple"], 5, 2, 4),
    ("king", ["income"], 6, 2, 4),
    ("emperor", ["income", "crown 1", "demand gold"], 7, 2, 4),
    ("patrician", ["income"], 5, 3, 4),
    ("bishop", ["income"], 6, 2, 4),
    ("abbot", ["mix 1", "tithe 2"], 7, 2, 4),
    ("cardinal", ["income"], 5, 3, 4),
    ("merchant", ["income", "profit"], 7, 2, 4),
    ("alchemist", ["build castle"], 1, 1, 5),
    ("trader", ["income"], 6, 2, 4),
    ("architect", ["plans"], 5, 4, 4),
    ("navigator", ["sail gold"], 9, 2, 4),
    ("scholar", ["study", "keep keep"], 5, 3, 4),
    ("warlord", ["income", "destroy 1 tavern"], 6, 2, 4),
    ("diplomat", ["income", "exchange 1 tavern", "give prison"], 6, 2, 4),
    ("marshal", ["income", "seize 1 tavern"], 5, 2, 5),
    ("queen", ["favour"], 8, 2, 4),
    ("artist", ["beautify manor", "beautify prison"], 3, 2, 4),
    ("tax_collector", ["collect"], 9, 2, 4),
]
LIMITS = {"navigator": 0, "seer": 2, "architect": 3, "scholar": 2}


@proves("witch", "WITCH-6", *[character for character, *_ in ABILITIES])
@pytest.mark.parametrize(("character", "actions", "gold", "cards", "districts"), ABILITIES)
def test_bewitching_every_character(
    character: str, actions: list[str], gold: int, cards: int, districts: int
) -> None:
    fifth = seat(characters=["king"] if character == "queen" else [])  # beside the Witch
    more = {"gold_on": {"tax_collector": 4}} if character == "tax_collector" else {}
    scene = suspended(character, WITCH, BEWITCHED, *OTHERS, fifth, deck=DECK, **more)
    assert scene.options == ["gather gold", "gather cards"]
    scene.do("gather gold")
    assert (scene.asked, scene.prompt) == (0, "turn")
    assert (scene.gold(0), scene.gold(1), scene.hand(1)) == (5, 4, ["palace"])
    view = scene.game.view(1)
    assert view.turn is not None
    assert (view.turn.seat, view.turn.character, view.suspended) == (0, character, None)
    assert view.turn.builds_left == LIMITS.get(character, 1)
    assert scene.offers("gather") == []

    scene.do(*actions)
    me = scene.game.view(0).me
    assert (me.gold, me.hand_size, len(me.city)) == (gold, cards, districts)
    assert "TurnEnded" in kinds(scene.do("end"))


# -- passive abilities and restrictions


@proves("witch", "WITCH-6", "navigator")
def test_as_navigator_she_cannot_build() -> None:
    scene = resumed("navigator", WITCH, seat(), *NOBODY[:2])
    assert scene.refuses("build castle") == "cannot_build"


@proves("witch", "WITCH-6", "architect")
def test_as_architect_she_builds_three_and_not_four() -> None:
    witch = seat(gold=8, hand=["tavern", "market", "temple", "church"])
    scene = resumed("architect", witch, seat(), *NOBODY[:2])
    scene.do("build tavern", "build market", "build temple")
    assert scene.refuses("build church") == "limit"


@proves("witch", "trader")
def test_as_trader_her_trade_districts_do_not_count() -> None:
    scene = resumed("trader", seat(gold=8, hand=["tavern", "market", "manor"]), seat(), *NOBODY[:2])
    scene.do("build manor", "build tavern", "build market")
    assert scene.city(0) == ["manor", "tavern", "market"]


@proves("witch", "wizard")
def test_as_wizard_she_may_build_a_duplicate() -> None:
    scene = resumed("wizard", seat(hand=["tavern"], city=["tavern"]), seat(), *NOBODY[:2])
    scene.do("build tavern")
    assert scene.city(0) == ["tavern", "tavern"]


@proves("witch", "alchemist")
def test_as_alchemist_she_gets_her_gold_back() -> None:
    scene = resumed("alchemist", seat(gold=3, hand=["castle"]), seat(), *NOBODY[:2])
    scene.do("build castle")
    assert scene.gold(0) == 1
    scene.do("end")
    assert scene.gold(0) == 5


@proves("witch", "cardinal", "CARD-1")
def test_as_cardinal_she_may_take_the_gold_of_the_bewitched_player() -> None:
    scene = resumed("cardinal", seat(gold=1, hand=["castle", "tavern"]), seat(), *NOBODY[:2])
    scene.do("build castle", "charge 1", "hand_over tavern")
    assert (scene.city(0), scene.gold(0), scene.gold(1), scene.hand(1)) == (["castle"], 0, 1, ["tavern"])


# -- the crown (WITCH-1)


@proves("WITCH-1", "CALL-2", "CROWN-1")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_a_bewitched_king_or_patrician_still_takes_the_crown(character: str) -> None:
    scene = suspended(character, WITCH, seat(), *NOBODY[:2], crown=2)
    assert scene.prompt == "gather"
    assert scene.table["crown"] == 1
    scene.do("gather gold", "income", "end")
    assert scene.table["crown"] == 1


@proves("WITCH-1", "emperor")
def test_a_bewitched_emperors_crown_is_given_by_the_witch() -> None:
    scene = suspended("emperor", seat(), seat(gold=1), *NOBODY[:2], crown=2)
    assert scene.game.view().crown == 2
    scene.do("gather gold")
    assert scene.refuses("end") == "must"
    assert scene.offers("crown") == ["crown 1", "crown 3"]
    assert scene.refuses("crown 0") == ""  # she is the one who gives
    assert scene.refuses("crown 2") == "has_crown"
    scene.do("crown 1")
    assert scene.table["crown"] == 1
    assert (scene.gold(0), scene.gold(1)) == (3, 2)


# -- rank 2


@proves("WITCH-2", "blackmailer")
def test_a_bewitched_blackmailers_threats_and_bribes_are_the_witchs() -> None:
    scene = resumed(
        "blackmailer",
        seat(),
        seat(),
        seat(characters=["king"], gold=4),
        seat(characters=["merchant"], gold=6),
    )
    scene.do("threaten king", "threaten merchant", "flower merchant", "end")
    scene.do("gather gold", "bribe", "end")
    assert (scene.gold(0), scene.gold(1), scene.gold(2)) == (5, 2, 3)
    scene.do("gather gold", "refuse")
    assert (scene.asked, scene.options) == (0, ["reveal", "pass"])
    scene.do("reveal")
    assert (scene.gold(0), scene.gold(1), scene.gold(3)) == (13, 2, 0)


@proves("WITCH-6", "blackmailer")
def test_as_blackmailer_she_may_not_aim_at_rank_one_or_the_bewitched() -> None:
    scene = resumed("blackmailer", seat(), seat(), *NOBODY[:2])
    assert scene.refuses("threaten witch") == "rank_one"
    assert scene.refuses("threaten blackmailer") == ""
    assert "threaten magician" in scene.options


@proves("WITCH-5", "thief", "CALL-2")
def test_what_a_bewitched_thief_steals_goes_to_the_witch() -> None:
    scene = resumed("thief", seat(), seat(), seat(characters=["king"], gold=4), seat())
    scene.do("rob king", "end")
    assert [scene.gold(player) for player in range(3)] == [6, 2, 0]


@proves("WITCH-6", "thief")
def test_as_thief_she_may_not_aim_at_rank_one_or_the_bewitched() -> None:
    scene = resumed("thief", seat(), seat(), *NOBODY[:2])
    assert scene.refuses("rob witch") == "rank_one"
    assert scene.refuses("rob thief") == ""
    assert "rob magician" in scene.options


# -- rank 5


@proves("WITCH-3", "bishop", "RANK8-1")
def test_a_bewitched_bishops_protection_is_the_witchs() -> None:
    scene = resumed(
        "bishop", seat(city=["tavern"]), seat(city=["temple"]), seat(characters=["warlord"]), seat()
    )
    scene.do("end")
    assert scene.asked == 2
    assert scene.refuses("destroy 0 tavern") == "protected"
    assert "destroy 1 temple" in scene.options


@proves("WITCH-6", "abbot")
@pytest.mark.parametrize(("gold", "tithe"), [(0, ["tithe 1"]), (5, []), (6, [])])
def test_as_abbot_her_own_gold_is_compared(gold: int, tithe: list[str]) -> None:
    scene = resumed("abbot", seat(gold=gold), seat(gold=5), *NOBODY[:2])
    assert scene.offers("tithe") == tithe
    if gold:
        assert scene.refuses("tithe 1") == "richest"


# -- rank 8

COMPLETE = ("manor", "castle", "church", "market", "docks", "prison", "tavern")


@proves("WITCH-6", "warlord", "RANK8-1", "RANK8-2")
def test_as_warlord_she_is_bound_by_keep_bishop_great_wall_and_complete_cities() -> None:
    scene = resumed(
        "warlord",
        seat(gold=3),
        seat(city=["keep", "great_wall", "market"]),
        seat(characters=["bishop"], city=["temple"]),
        seat(city=COMPLETE),
        cast=["bishop"],
        unique=["keep", "great_wall"],
    )
    assert scene.refuses("destroy 1 keep") == "protected"
    assert scene.refuses("destroy 2 temple") == "protected"
    assert scene.refuses("destroy 3 tavern") == "complete"
    assert scene.price("destroy 1 market") == 2
    scene.do("destroy 1 market")
    assert scene.gold(0) == 3


@proves("WITCH-6", "diplomat", "RANK8-1", "RANK8-2")
def test_as_diplomat_she_is_bound_too() -> None:
    scene = resumed(
        "diplomat",
        seat(gold=3, city=["watchtower"]),
        seat(city=["keep", "great_wall", "market"]),
        seat(characters=["bishop"], city=["temple"]),
        seat(city=COMPLETE),
        unique=["keep", "great_wall"],
    )
    assert scene.refuses("exchange 1 keep") == "protected"
    assert scene.refuses("exchange 2 temple") == "protected"
    assert scene.refuses("exchange 3 tavern") == "complete"
    scene.do("exchange 1 market")
    assert scene.price("give watchtower") == 2
    scene.do("give watchtower")
    assert (scene.city(0), scene.gold(0), scene.gold(1)) == (["market"], 3, 4)


@proves("WITCH-6", "marshal", "RANK8-1", "RANK8-2")
def test_as_marshal_she_is_bound_too() -> None:
    scene = resumed(
        "marshal",
        seat(gold=3),
        seat(city=["keep", "great_wall", "market"]),
        seat(characters=["bishop"], city=["temple"]),
        seat(city=COMPLETE),
        unique=["keep", "great_wall"],
    )
    assert scene.refuses("seize 1 keep") == "protected"
    assert scene.refuses("seize 2 temple") == "protected"
    assert scene.refuses("seize 3 tavern") == "complete"
    scene.do("seize 1 market")
    assert (scene.city(0), scene.gold(0), scene.gold(1)) == (["market"], 2, 5)


# -- rank 9


@proves("WITCH-5", "queen")
@pytest.mark.parametrize(("royal", "paid"), [(4, True), (2, False)])
def test_as_queen_her_own_seat_counts(royal: int, paid: bool) -> None:
    others = [seat(characters=["king"] if player == royal else []) for player in (2, 3, 4)]
    scene = resumed("queen", seat(), seat(), *others)
    assert (scene.offers("favour") == ["favour"]) is paid  # seat 2 is beside the bewitched, not beside her
    if not paid:
        assert scene.refuses("favour") == "not_beside"


@proves("WITCH-6", "queen")
@pytest.mark.parametrize("character", ["king", "emperor", "patrician"])
def test_a_queen_beside_the_bewitched_rank_four_player_is_paid(character: str) -> None:
    queen = seat(characters=["queen"])
    scene = resumed(character, seat(), seat(), queen, seat(), seat(), cast=["queen"], crown=2)
    if character == "emperor":
        scene.do("crown 3")
    scene.do("end", "favour")
    assert scene.gold(2) == 3


@proves("WITCH-6", "queen")
def test_a_queen_beside_the_witch_alone_is_not_paid() -> None:
    queen = seat(characters=["queen"])
    scene = resumed("king", seat(), seat(), seat(), seat(), queen, cast=["queen"])
    scene.do("end")
    assert (scene.asked, scene.refuses("favour")) == (4, "not_beside")


@proves("WITCH-5", "tax_collector")
def test_as_tax_collector_she_takes_the_gold_on_the_token_and_pays_no_tax() -> None:
    witch = seat(hand=["tavern"])
    scene = resumed("tax_collector", witch, seat(), *NOBODY[:2], gold_on={"tax_collector": 4})
    scene.do("collect", "build tavern")
    assert (scene.gold(0), scene.gold(1)) == (5, 2)
    assert "gold_on" not in scene.table


@proves("WITCH-5", "tax_collector", "TAX-2")
def test_as_anyone_else_she_pays_the_tax() -> None:
    scene = resumed("merchant", seat(hand=["tavern"]), seat(), *NOBODY[:2], cast=["tax_collector"])
    scene.do("build tavern")
    assert scene.gold(0) == 0
    assert scene.table["gold_on"] == {"tax_collector": 1}


# -- two players


@proves("WITCH-6", "FEW-4")
def test_with_two_players_she_may_bewitch_her_own_other_character() -> None:
    scene = Scene(
        seat(characters=["witch", "merchant"], city=["tavern"]),
        seat(characters=["king", "warlord"]),
        cast=["witch"],
    )
    scene.do("gather gold", "bewitch merchant", "gather gold", "end")
    assert (scene.asked, scene.options) == (0, ["gather gold", "gather cards"])
    scene.do("gather gold")
    assert (scene.asked, scene.options) == (0, ["income", "profit", "end"])
    scene.do("income", "profit")
    assert scene.gold(0) == 6
    scene.do("end")
    assert scene.asked == 1


@proves("witch", "FEW-1", "DIST-5")
def test_with_two_players_her_other_turn_comes_in_between_as_usual() -> None:
    scene = Scene(
        seat(characters=["witch", "king"], gold=4, hand=["tavern", "temple", "manor"], city=["laboratory"]),
        seat(characters=["warlord", "architect"]),
        cast=["witch"],
    )
    scene.do("gather gold", "bewitch warlord")
    scene.do("gather gold", "laboratory temple", "build manor", "income", "end")  # as King
    scene.do("gather gold", "plans", "end")  # the bewitched player's other character
    scene.do("gather gold")
    assert (scene.asked, scene.prompt) == (0, "turn")
    assert scene.offers("laboratory") == ["laboratory tavern"]  # another turn, another use
    scene.do("build tavern")
    assert scene.city(0) == ["laboratory", "manor", "tavern"]


@proves("WITCH-6", "FEW-4", "thief")
def test_with_two_players_robbing_or_threatening_herself_changes_nothing() -> None:
    witch = seat(gold=3, characters=["merchant"])
    scene = resumed("thief", witch, seat(characters=["king"]))
    scene.do("rob merchant", "end", "gather gold", "end")
    assert (scene.asked, scene.prompt, scene.gold(0)) == (0, "turn", 5)
    scene = resumed("blackmailer", witch, seat(characters=["king"]))
    scene.do("threaten merchant", "threaten warlord", "flower merchant", "end", "gather gold", "end")
    assert (scene.asked, scene.prompt, scene.gold(0)) == (0, "turn", 5)


# -- the end of the game


@proves("END-3", "witch")
def test_for_a_tie_she_still_has_rank_one() -> None:
    six = ["manor", "castle", "church", "market", "docks", "prison"]
    scene = resumed(
        "warlord",
        seat(city=[*six, "tavern"]),
        seat(city=[*six, "temple"]),
        *NOBODY[:2],
        first=[2],
    )
    scene.do("end")
    result = scene.game.result()
    assert result is not None
    assert result.scores[0].total == result.scores[1].total
    assert [score.tie_breaks for score in result.scores[:2]] == [(1,), (8,)]
    assert result.winners == (1,)


# -- positions


@proves("witch")
def test_a_position_in_the_witchs_turn_asks_her_to_gather_and_nothing_else() -> None:
    scene = Scene(
        seat(characters=["witch"], city=["smithy"], gold=5), seat(), seat(), seat(), cast=["witch"], turn=0
    )
    assert scene.options == ["gather gold", "gather cards"]
