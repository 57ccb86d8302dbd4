"""The Cardinal."""

from __future__ import annotations

from tests.scenarios.cardinal import cardinal_turn
from tests.scenarios.scene import Scene, bewitching, proves, seat, signed_warrant

ALL_CARDS = 68


# -- income


@proves("cardinal", "TURN-5")
def test_one_card_per_religious_district() -> None:
    city = ["temple", "church", "school_of_magic", "tavern"]
    scene = cardinal_turn(city=city, deck=["manor", "castle", "palace", "docks"])
    scene.do("income")
    assert (scene.hand(0), scene.gold(0)) == (["manor", "castle", "palace"], 0)
    assert scene.refuses("income") == "used"


@proves("cardinal", "TURN-4", "DECK-1")
def test_income_is_optional_and_not_offered_where_it_gives_nothing() -> None:
    assert cardinal_turn(city=["tavern"]).refuses("income") == "no_income"
    assert cardinal_turn(city=["temple"], hand=["?"] * (ALL_CARDS - 1)).refuses("income") == "empty_deck"
    assert cardinal_turn(city=["temple"]).options == ["income", "end"]


# -- buying


@proves("cardinal", "CARD-1")
def test_takes_the_missing_gold_gives_as_many_cards_and_builds() -> None:
    scene = cardinal_turn(gold=2, hand=["manor", "castle", "tavern", "docks"])
    scene.do("build castle", "charge 1")
    assert (scene.asked, scene.prompt) == (0, "purchase")
    assert scene.options == ["hand_over manor", "hand_over tavern", "hand_over docks"]
    scene.do("hand_over manor", "hand_over docks")
    assert (scene.gold(0), scene.gold(1)) == (0, 7)
    assert (scene.hand(0), scene.hand(1)) == (["tavern"], ["manor", "docks"])
    assert scene.city(0) == ["castle"]
    assert (scene.asked, scene.prompt) == (0, "turn")  # the other player was not asked


@proves("cardinal", "CARD-1", "INFO-2")
def test_the_cards_may_be_picked_in_any_order() -> None:
    one = cardinal_turn(gold=2, hand=["manor", "castle", "tavern", "docks"])
    other = cardinal_turn(gold=2, hand=["manor", "castle", "tavern", "docks"])
    one.do("build castle", "charge 1", "hand_over docks")
    assert one.options == ["hand_over manor", "hand_over tavern"]
    other.do("build castle", "charge 1", "hand_over manor")
    assert one.do("hand_over manor") == other.do("hand_over docks")
    assert one.table == other.table


@proves("cardinal", "CARD-1")
def test_chooses_a_player_who_has_the_missing_gold() -> None:
    scene = cardinal_turn(gold=2, hand=["castle", "manor", "docks"], others=(2, 1, 3))
    scene.do("build castle")
    assert scene.prompt == "how_to_pay"
    assert scene.options == ["charge 1", "charge 3"]
    scene.do("charge 3", "hand_over manor", "hand_over docks")
    assert [scene.gold(player) for player in range(4)] == [0, 2, 1, 1]
    assert scene.hand(3) == ["manor", "docks"]


@proves("cardinal", "CARD-1")
def test_all_of_it_comes_from_one_player() -> None:
    scene = cardinal_turn(gold=2, hand=["castle", "manor", "docks"], others=(1, 1, 1))
    assert scene.refuses("build castle") == "gold"


@proves("cardinal", "CARD-1")
def test_as_many_cards_are_needed_besides_the_one_built() -> None:
    assert cardinal_turn(gold=2, hand=["castle", "manor"]).refuses("build castle") == "gold"
    assert "build castle" in cardinal_turn(gold=3, hand=["castle", "manor"]).options


@proves("cardinal")
def test_no_player_is_charged_if_the_own_gold_suffices() -> None:
    scene = cardinal_turn(gold=4, hand=["castle", "manor", "docks"])
    scene.do("build castle")
    assert scene.prompt == "turn"
    assert (scene.gold(0), scene.gold(1), scene.city(0)) == (0, 9, ["castle"])


@proves("cardinal", "CARD-1")
def test_the_own_gold_is_spent_first() -> None:
    scene = cardinal_turn(gold=3, hand=["castle", "manor", "docks"])
    scene.do("build castle", "charge 1")
    assert scene.price("hand_over manor") is None
    scene.do("hand_over manor")  # one card, for the one gold missing
    assert (scene.gold(0), scene.gold(1), scene.hand(1)) == (0, 8, ["manor"])


@proves("cardinal", "TURN-2")
def test_it_is_a_build_after_gathering_and_within_the_limit() -> None:
    before = cardinal_turn(hand=["tavern", "manor"], gathered=False)
    assert before.refuses("build tavern") == "gather_first"

    scene = cardinal_turn(gold=0, hand=["tavern", "manor", "docks"])
    scene.do("build tavern", "charge 1", "hand_over manor")
    assert scene.refuses("build docks") == "limit"


@proves("cardinal", "TURN-3")
def test_no_district_identical_to_an_own_one_is_bought() -> None:
    scene = cardinal_turn(hand=["tavern", "manor"], city=["tavern"])
    assert scene.refuses("build tavern") == "duplicate"


@proves("cardinal", "CARD-1")
def test_once_a_turn() -> None:
    scene = cardinal_turn(gold=1, hand=["tavern", "manor", "docks", "stables"], unique=["stables"])
    scene.do("build stables", "charge 1", "hand_over manor")
    assert (scene.gold(0), scene.city(0)) == (0, ["stables"])
    assert scene.refuses("build tavern") == "gold"
    assert scene.options == ["end"]


@proves("cardinal")
def test_the_district_must_be_built_once_the_gold_is_asked_for() -> None:
    scene = cardinal_turn(gold=2, hand=["castle", "manor", "docks"])
    before = scene.table
    scene.do("build castle")
    assert (scene.prompt, scene.options) == ("how_to_pay", ["charge 1"])
    assert scene.do("charge 1") == []
    assert scene.options == ["hand_over manor", "hand_over docks"]  # no way out but taking it back
    assert scene.do("hand_over manor") == []
    for _ in range(3):
        scene.game.undo()
    assert scene.table == before


@proves("cardinal", "INFO-2")
def test_the_two_players_alone_know_the_cards_given() -> None:
    scene = cardinal_turn(gold=3, hand=["castle", "manor"])
    scene.do("build castle", "charge 1", "hand_over manor")
    assert not scene.game.can_undo
    assert scene.game.knowledge(0).hands[1] == ["manor"]
    assert scene.game.knowledge(2).hands[1] == []


@proves("CARD-1", "factory")
def test_the_factory_lowers_what_is_missing() -> None:
    scene = cardinal_turn(gold=4, hand=["dragon_gate", "manor"], city=["factory"])
    scene.do("build dragon_gate", "charge 1", "hand_over manor")
    assert (scene.gold(0), scene.gold(1)) == (0, 8)
    assert scene.city(0) == ["factory", "dragon_gate"]


@proves("CARD-1", "thieves_den")
def test_cards_paid_into_a_thieves_den_lower_what_is_missing() -> None:
    hand = ["manor", "castle", "tavern", "thieves_den"]
    scene = cardinal_turn(gold=3, hand=hand, others=(1, 0, 0))
    scene.do("build thieves_den")
    assert scene.options == ["thieves_den"]  # no player has the three gold that are missing
    scene.do("thieves_den")
    assert scene.options == ["pay_card manor", "pay_card castle", "pay_card tavern"]
    scene.do("pay_card manor", "pay_card tavern")
    assert scene.options == ["pay_card castle", "done"]
    scene.do("done")
    assert (scene.prompt, scene.options) == ("how_to_pay", ["charge 1"])
    scene.do("charge 1")
    assert (scene.prompt, scene.options) == ("purchase", ["hand_over castle"])
    scene.do("hand_over castle")
    assert (scene.gold(0), scene.gold(1), scene.hand(1)) == (0, 0, ["castle"])
    assert (scene.hand(0), scene.city(0)) == ([], ["thieves_den"])
    assert scene.deck[-2:] == ["manor", "tavern"]


@proves("CARD-1", "thieves_den")
def test_a_thieves_den_may_be_bought_or_paid_with_cards() -> None:
    hand = ["manor", "castle", "tavern", "thieves_den"]
    scene = cardinal_turn(gold=3, hand=hand)
    scene.do("build thieves_den")
    assert scene.options == ["charge 1", "thieves_den"]
    scene.do("charge 1", "hand_over manor", "hand_over castle", "hand_over tavern")
    assert (scene.gold(0), scene.gold(1)) == (0, 6)
    assert scene.city(0) == ["thieves_den"]


@proves("cardinal", "framework")
def test_a_framework_is_another_way_to_pay() -> None:
    scene = cardinal_turn(gold=3, hand=["castle", "manor"], city=["framework"], unique=["framework"])
    scene.do("build castle")
    assert scene.options == ["charge 1", "framework"]
    scene.do("framework")
    assert (scene.gold(0), scene.gold(1), scene.city(0)) == (3, 9, ["castle"])


@proves("cardinal", "MAG-4")
def test_a_confiscated_purchase_returns_all_gold_to_the_cardinal() -> None:
    scene = Scene(
        seat(characters=["cardinal"], gold=2, hand=["castle", "manor", "docks", "tavern"]),
        seat(characters=["merchant"], gold=9),
        seat(characters=["warlord"]),
        seat(characters=["magistrate"]),
        cast=["magistrate", "cardinal"],
        turn=0,
        gathered=True,
        revealed={"magistrate": 3, "cardinal": 0},
        marks=[signed_warrant("cardinal", 3)],
    )
    scene.do("build castle", "charge 1", "hand_over manor", "hand_over docks")
    assert (scene.asked, scene.prompt) == (3, "confiscate")
    scene.do("confiscate")
    assert (scene.city(0), scene.city(3)) == ([], ["castle"])
    assert (scene.gold(0), scene.gold(1)) == (4, 7)
    assert scene.hand(1) == ["manor", "docks"]
    assert scene.refuses("build tavern") == "limit"


@proves("cardinal", "tax_collector")
def test_no_tax_is_paid_after_a_purchase_that_left_no_gold() -> None:
    scene = cardinal_turn(gold=3, hand=["castle", "manor"], cast=["tax_collector"])
    scene.do("build castle", "charge 1", "hand_over manor")
    assert "gold_on" not in scene.table


@proves("cardinal", "witch")
def test_the_witch_buys_with_her_own_cards_from_the_bewitched_player() -> None:
    scene = bewitching(
        "cardinal",
        seat(hand=["castle", "manor", "docks"]),  # she gathers two
        seat(hand=["palace"]),  # so does the Cardinal
        seat(characters=["king"]),
        seat(characters=["warlord"]),
    )
    scene.do("build castle")
    assert scene.options == ["charge 1", "charge 2"]  # the King has gathered, too
    scene.do("charge 1", "hand_over manor", "hand_over docks")
    assert (scene.gold(0), scene.gold(1)) == (0, 0)
    assert scene.hand(1) == ["manor", "palace", "docks"]
    assert scene.city(0) == ["castle"]
