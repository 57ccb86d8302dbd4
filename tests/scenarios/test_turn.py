"""A turn: gathering, building, abilities, and its end; and a deck that runs out."""

from __future__ import annotations

import pytest

import citadels
from citadels import Event
from citadels.engine.errors import Reason
from citadels.engine.events import CardsDrawn, GoldGained, TurnEnded
from tests.scenarios.scene import Scene, kinds, proves, seat

ALL_CARDS = 68
RANKS = {character.key: character.rank for character in citadels.EDITIONS["2016"].characters}
OTHERS = ("merchant", "architect", "warlord")


def turn(
    character: str = "bishop",
    gold: int = 0,
    hand: tuple[str, ...] = (),
    city: tuple[str, ...] = (),
    *,
    gathered: bool = False,
    unique: tuple[str, ...] = (),
    deck: tuple[str, ...] = (),
    cards_left: int | None = None,
) -> Scene:
    """Seat 0 acts as a character; ``cards_left`` is the deck's size, all else being in seat 3's hand."""
    elsewhere = 0 if cards_left is None else ALL_CARDS - cards_left - len(hand) - len(city)
    rank = RANKS[character]
    others = [key for key in ("magician", "merchant", "architect", "warlord") if RANKS[key] != rank][:3]
    return Scene(
        seat(gold, hand, city, [character]),
        seat(characters=others[:1]),
        seat(characters=others[1:2]),
        seat(hand=["?"] * elsewhere, characters=others[2:]),
        cast=[character],
        unique=unique,
        deck=deck,
        turn=0,
        gathered=gathered,
        revealed={key: n for n, key in enumerate([character, *others]) if RANKS[key] <= rank},
    )


# -- the deck


@proves("DECK-1")
def test_a_single_card_drawn_is_kept_without_a_question() -> None:
    scene = turn(cards_left=1)
    (last,) = scene.deck
    scene.do("gather cards")
    assert scene.prompt == "turn"
    assert scene.hand(0) == [last]
    assert scene.deck == []


@proves("DECK-1")
def test_cards_may_be_chosen_with_an_empty_deck() -> None:
    scene = turn(cards_left=0)
    assert scene.offers("gather") == ["gather gold", "gather cards"]
    assert scene.do("gather cards") == []
    assert scene.hand(0) == []
    assert scene.offers("gather") == []
    assert "end" in scene.options


@proves("DECK-1")
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_a_draw_takes_what_is_there(left: int) -> None:
    scene = turn("navigator", cards_left=left)
    cards = scene.deck
    scene.do("sail cards")
    assert scene.hand(0) == sorted(cards, key=list(scene.game.rules.kind).index)
    assert scene.deck == []


@proves("DECK-1")
def test_two_cards_of_an_observatorys_three_are_a_choice_still() -> None:
    scene = turn(city=("observatory",), unique=("observatory",), cards_left=2)
    first, second = scene.deck
    scene.do("gather cards")
    assert scene.prompt == "keep"
    scene.do(f"keep {second}")
    assert scene.deck == [first]


@proves("DECK-1", "TURN-4")
@pytest.mark.parametrize(
    ("character", "action"),
    [("architect", "plans"), ("navigator", "sail cards"), ("scholar", "study"), ("patrician", "income")],
)
def test_cards_from_an_empty_deck_are_not_offered(character: str, action: str) -> None:
    scene = turn(character, city=("manor",), cards_left=0)
    assert scene.refuses(action) == "empty_deck"
    assert action in turn(character, city=("manor",), cards_left=1).options


@proves("DECK-1")
def test_what_is_discarded_goes_under_the_deck_and_comes_round_again() -> None:
    scene = turn("architect", cards_left=2)
    first, second = scene.deck
    scene.do("gather cards", f"keep {first}")
    assert scene.deck == [second]
    scene.do("plans")
    assert sorted(map(str, scene.hand(0))) == sorted([first, second])  # type: ignore[call-overload]


# -- gathering


@proves("TURN-1")
def test_two_gold() -> None:
    scene = turn(gold=1)
    assert scene.do("gather gold") == [GoldGained(0, 2, "gather")]
    assert scene.gold(0) == 3
    assert scene.hand(0) == []


@proves("TURN-1")
def test_or_two_cards_of_which_one_is_kept_and_the_other_goes_to_the_bottom() -> None:
    scene = turn(deck=("palace", "tavern", "docks"))
    rest = scene.deck[2:]
    scene.do("gather cards")
    assert scene.options == ["keep palace", "keep tavern"]
    assert scene.game.options()[0].price is None
    scene.do("keep tavern")
    assert scene.hand(0) == ["tavern"]
    assert scene.deck == [*rest, "palace"]
    assert scene.gold(0) == 0


@proves("TURN-1")
def test_two_identical_cards_are_one_answer() -> None:
    scene = turn(deck=("tavern", "tavern"))
    scene.do("gather cards")
    assert scene.options == ["keep tavern"]
    scene.do("keep tavern")
    assert scene.hand(0) == ["tavern"]
    assert scene.deck[-1] == "tavern"


@proves("TURN-1")
def test_cards_not_chosen_go_to_the_bottom_in_the_order_drawn() -> None:
    scene = turn(city=("observatory",), unique=("observatory",), deck=("palace", "tavern", "docks"))
    scene.do("gather cards", "keep tavern")
    assert scene.deck[-2:] == ["palace", "docks"]


@proves("TURN-1", "TURN-7")
def test_gathering_is_mandatory_and_once() -> None:
    scene = turn()
    assert scene.refuses("end") == "must"
    assert [(o.action.text, o.mandatory) for o in scene.game.options()] == [
        ("gather gold", True),
        ("gather cards", True),
    ]
    assert scene.game.view().turn.must == ("gather",)  # type: ignore[union-attr]
    scene.do("gather gold")
    assert scene.refuses("gather gold") == "gathered"
    assert scene.refuses("gather cards") == "gathered"
    assert scene.options == ["end"]
    assert scene.game.view().turn.must == ()  # type: ignore[union-attr]


# -- building


@proves("TURN-2")
def test_building_waits_for_gathering() -> None:
    scene = turn(gold=9, hand=("tavern",))
    assert scene.refuses("build tavern") == "gather_first"
    scene.do("gather gold")
    assert "build tavern" in scene.options


@proves("TURN-2")
def test_a_district_is_paid_at_its_cost() -> None:
    scene = turn(gold=6, hand=("docks", "palace"), gathered=True)
    assert scene.price("build docks") == 3
    assert scene.price("build palace") == 5
    events = scene.do("build palace")
    assert kinds(events) == ["BuildingBegan", "GoldPaid", "DistrictBuilt"]
    assert scene.gold(0) == 1
    assert scene.hand(0) == ["docks"]
    assert scene.city(0) == ["palace"]


@proves("TURN-2")
def test_what_cannot_be_paid_cannot_be_built() -> None:
    scene = turn(gold=2, hand=("docks", "market"), gathered=True)
    assert scene.refuses("build docks") == "gold"
    (refusal,) = [r for r in scene.game.refused() if r.action.text == "build docks"]
    assert refusal.reason == Reason("gold", 3, 2)
    assert scene.offers("build") == ["build market"]


@proves("TURN-2")
@pytest.mark.parametrize(
    ("character", "limit"), [("bishop", 1), ("seer", 2), ("scholar", 2), ("architect", 3), ("wizard", 1)]
)
def test_the_build_limit(character: str, limit: int) -> None:
    hand = ("temple", "church", "monastery", "cathedral")
    scene = turn(character, gold=20, hand=hand, gathered=True)
    for built, name in enumerate(hand[:limit]):
        assert scene.game.view().turn.builds_left == limit - built  # type: ignore[union-attr]
        scene.do(f"build {name}")
    assert scene.offers("build") == []
    assert scene.refuses(f"build {hand[limit]}") == "limit"
    assert scene.game.view().turn.builds_left == 0  # type: ignore[union-attr]


@proves("TURN-2")
def test_only_the_player_to_move_builds_and_only_from_hand() -> None:
    scene = turn(gold=9, hand=("tavern",), gathered=True)
    for action in ("build palace", "build nothing", "build", "kill king", "gather", "end now", ""):
        assert scene.refuses(action) == ""


@proves("TURN-3")
def test_no_district_twice_in_one_city() -> None:
    scene = turn("architect", gold=9, hand=("tavern", "tavern", "docks"), city=("docks",), gathered=True)
    assert scene.refuses("build docks") == "duplicate"
    scene.do("build tavern")
    assert scene.refuses("build tavern") == "duplicate"


@proves("TURN-3")
def test_what_stands_elsewhere_may_be_built() -> None:
    scene = Scene(
        seat(gold=5, hand=["docks"], characters=["bishop"]),
        *[seat(city=["docks"] if key == "warlord" else [], characters=[key]) for key in OTHERS],
        turn=0,
        gathered=True,
    )
    scene.do("build docks")
    assert scene.city(0) == ["docks"]


@proves("TURN-3", "quarry", "wizard")
def test_quarry_and_wizard_allow_it() -> None:
    scene = turn(gold=9, hand=("docks",), city=("docks", "quarry"), gathered=True)
    scene.do("build docks")
    assert scene.city(0) == ["docks", "quarry", "docks"]
    scene = turn("wizard", gold=9, hand=("docks",), city=("docks",), gathered=True)
    scene.do("build docks")
    assert scene.city(0) == ["docks", "docks"]


# -- abilities


@proves("TURN-4")
def test_abilities_may_come_before_gathering_each_once() -> None:
    scene = turn("merchant", city=("tavern",))
    scene.do("profit", "income")
    assert scene.gold(0) == 2
    assert scene.refuses("profit") == "used"
    assert scene.refuses("income") == "used"
    scene.do("gather gold")
    assert scene.refuses("profit") == "used"
    assert scene.options == ["end"]


@proves("TURN-4", "TURN-6")
def test_once_a_turn_districts_may_come_before_gathering() -> None:
    scene = turn(gold=2, hand=("docks",), city=("smithy", "laboratory"), deck=("tavern", "tavern", "temple"))
    scene.do("smithy", "laboratory docks")
    assert scene.gold(0) == 2
    assert scene.refuses("smithy") == "used"
    assert scene.refuses("laboratory tavern") == "used"
    assert scene.refuses("build tavern") == "gather_first"
    assert scene.offers("gather") == ["gather gold", "gather cards"]


@proves("TURN-4")
def test_abilities_may_be_left_undone() -> None:
    scene = turn("merchant", gold=3, hand=("docks",), city=("tavern", "smithy", "laboratory"), gathered=True)
    events = scene.do("end")
    assert events[0] == TurnEnded(0, "merchant")
    assert scene.gold(0) == 3
    assert scene.hand(0) == ["docks"]


@proves("TURN-4")
@pytest.mark.parametrize(
    ("character", "action", "reason"),
    [
        ("king", "income", "no_income"),
        ("bishop", "income", "no_income"),
        ("merchant", "income", "no_income"),
        ("warlord", "income", "no_income"),
        ("abbot", "mix 0", "no_income"),
        ("magician", "redraw", "empty_hand"),
        ("magician", "swap 1", "empty_hand"),
        ("seer", "divine", "empty_hand"),
        ("tax_collector", "collect", "no_tax"),
        ("artist", "beautify keep", "gold"),
    ],
)
def test_an_action_that_would_do_nothing_is_not_offered(character: str, action: str, reason: str) -> None:
    scene = turn(character, city=("keep",))
    assert scene.refuses(action) == reason


@proves("TURN-4")
def test_what_happens_by_itself_is_never_asked() -> None:
    scene = turn(
        "alchemist",
        hand=("keep", "dragon_gate"),
        gold=5,
        city=("gold_mine", "factory", "poor_house", "park"),
        unique=("gold_mine", "factory", "poor_house", "park"),
    )
    scene.do("gather gold")
    assert scene.gold(0) == 8  # the Gold Mine
    assert scene.price("build dragon_gate") == 5  # the Factory
    assert scene.options == ["build dragon_gate", "build keep", "end"]
    scene = turn(city=("library", "observatory"), unique=("observatory",))
    scene.do("gather cards")
    assert scene.prompt == "turn"
    assert len(scene.hand(0)) == 3  # type: ignore[arg-type]


@proves("TURN-5")
def test_income_counts_the_city_at_the_moment_of_use() -> None:
    scene = turn("king", gold=3, hand=("manor",), city=("castle",), gathered=True)
    scene.do("build manor", "income")
    assert scene.gold(0) == 2
    scene = turn("king", gold=3, hand=("manor",), city=("castle",), gathered=True)
    scene.do("income", "build manor")
    assert scene.gold(0) == 1
    assert scene.refuses("income") == "used"  # nothing more for the new one


@proves("TURN-6")
def test_a_districts_effect_is_only_for_its_owners_turn() -> None:
    scene = Scene(
        seat(gold=5, hand=["docks"], characters=["bishop"]),
        seat(gold=5, city=["smithy", "laboratory"], characters=["merchant"]),
        seat(characters=["architect"]),
        seat(characters=["warlord"]),
        turn=0,
        gathered=True,
    )
    assert scene.offers("smithy") == scene.offers("laboratory") == []
    assert scene.refuses("smithy") == ""
    scene.do("end")
    assert scene.asked == 1
    assert scene.offers("smithy") == ["smithy"]


@proves("TURN-6", "DIST-5")
def test_once_a_turn_is_again_in_the_second_turn_of_a_round() -> None:
    scene = Scene(
        seat(gold=9, city=["smithy"], characters=["architect", "warlord"]),
        seat(characters=["king", "bishop"]),
        revealed={"king": 1, "bishop": 1, "architect": 0},
        turn=0,
    )
    scene.do("smithy", "gather gold")
    assert scene.refuses("smithy") == "used"
    scene.do("end", "smithy")
    assert scene.gold(0) == 7


# -- the end of a turn


@proves("TURN-7")
def test_a_turn_never_ends_by_itself() -> None:
    scene = turn(gathered=True)
    assert scene.options == ["end"]
    assert scene.asked == 0


@proves("TURN-7", "emperor")
def test_a_turn_ends_once_all_that_is_mandatory_is_done() -> None:
    scene = turn("emperor")
    assert scene.game.view().turn.must == ("gather", "crown")  # type: ignore[union-attr]
    scene.do("gather gold")
    assert scene.refuses("end") == "must"
    crowning = scene.offers("crown")
    assert all(o.mandatory for o in scene.game.options() if o.action.verb == "crown")
    scene.do(crowning[0])
    assert "end" in scene.options


def ended(events: list[Event]) -> list[Event]:
    """What happened until the turn was over."""
    return events[: kinds(events).index("TurnEnded")]


@proves("TURN-7", "poor_house", "park", "alchemist")
def test_poor_house_then_park_then_the_alchemists_refund() -> None:
    scene = turn(
        "alchemist",
        gold=3,
        hand=("docks",),
        city=("park", "poor_house"),
        unique=("park", "poor_house"),
        deck=("palace", "tavern"),
        gathered=True,
    )
    events = scene.do("build docks", "end")
    assert ended(events) == [
        GoldGained(0, 1, "poor_house"),
        CardsDrawn(0, ("palace", "tavern"), 2, True, "park"),
        GoldGained(0, 3, "alchemist"),
    ]
    assert scene.gold(0) == 4


@proves("TURN-7")
def test_they_look_at_the_table_when_they_come() -> None:
    scene = turn(
        gold=2,
        hand=("docks",),
        city=("park", "poor_house"),
        unique=("park", "poor_house"),
        gathered=True,
    )
    assert ended(scene.do("end")) == []  # neither without gold nor without cards


@proves("TURN-7", "INFO-3")
def test_a_killed_players_turn_has_no_end() -> None:
    scene = Scene(
        seat(characters=["assassin"]),
        seat(city=["park", "poor_house"], characters=["king"]),
        seat(characters=["architect"]),
        seat(characters=["warlord"]),
        unique=["park", "poor_house"],
        turn=0,
    )
    scene.do("kill king", "gather gold", "end")
    assert scene.asked == 2
    assert scene.gold(1) == 0
    assert scene.hand(1) == []


@proves("TURN-7", "witch")
def test_neither_a_suspended_nor_a_cut_short_turn_has_an_end() -> None:
    scene = Scene(
        seat(city=["park"], characters=["witch"]),
        seat(city=["poor_house"], characters=["king"]),
        seat(characters=["architect"]),
        seat(characters=["warlord"]),
        cast=["witch"],
        unique=["park", "poor_house"],
        deck=["tavern", "temple"],
    )
    scene.do("gather gold")
    events = scene.do("bewitch king")
    assert "CardsDrawn" not in kinds(events)
    events = scene.do("gather cards", "keep tavern")
    assert "GoldGained" not in kinds(events)
    assert scene.asked == 0
    events = scene.do("end")  # the Witch's turn as King does end
    assert ended(events)[0].to_json()["source"] == "park"


@proves("TURN-8", "stables", "trader")
def test_what_does_not_count_may_be_built_before_or_after_the_limit() -> None:
    for order in (("stables", "manor"), ("manor", "stables")):
        scene = turn(gold=9, hand=("stables", "manor", "castle"), unique=("stables",), gathered=True)
        scene.do(*[f"build {name}" for name in order])
        assert scene.refuses("build castle") == "limit"
    for names in (("tavern", "manor", "docks"), ("manor", "docks", "tavern")):
        scene = turn("trader", gold=9, hand=("tavern", "docks", "manor", "castle"), gathered=True)
        scene.do(*[f"build {name}" for name in names])
        assert scene.refuses("build castle") == "limit"


@proves("TURN-9")
def test_hands_have_no_limit() -> None:
    scene = turn(hand=("?",) * 50)
    scene.do("gather cards", f"keep {scene.deck[0]}", "end")
    assert len(scene.hand(0)) == 51  # type: ignore[arg-type]


@proves("TURN-4")
def test_only_what_costs_gold_has_a_price() -> None:
    scene = Scene(
        seat(5, ["tavern"], ["castle", "smithy"], ["king"]),
        seat(characters=["bishop"]),
        seat(characters=["merchant"]),
        seat(characters=["architect"]),
        unique=["smithy"],
        turn=0,
        gathered=True,
    )
    prices = {option.action.text: option.price for option in scene.game.options()}
    assert prices == {"build tavern": 1, "income": None, "smithy": 2, "end": None}


@proves("TURN-1")
def test_keeping_a_card_is_written_as_the_seat_alone() -> None:
    scene = Scene(seat(characters=["king"]), seat(), seat(), seat(), turn=0)
    scene.do("gather cards")
    pending = scene.table["pending"]
    assert isinstance(pending, list)
    assert pending[-1] == ["KeepCards", 0]
