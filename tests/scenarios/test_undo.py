"""Taking back: what may be taken back, what never, and that nothing is left of it."""

from __future__ import annotations

import pytest

import citadels
from citadels import Game, IllegalAction
from tests.scenarios.scene import Data, Scene, seat

RANKS = {character.key: character.rank for character in citadels.EDITIONS["2016"].characters}


def turn(character: str, me: Data, *players: Data, **more: object) -> Game:
    """Four players; seat 0 acts as a character."""
    others = [
        key for key in ("magician", "merchant", "architect", "warlord") if RANKS[key] != RANKS[character]
    ]
    held = [character, *others[:3]]
    filled = [me, *players, *[seat() for _ in range(3 - len(players))]]
    revealed = {key: n for n, key in enumerate(held) if RANKS[key] <= RANKS[character]}
    options: Data = {"cast": [character], "turn": 0, "revealed": revealed} | more
    dealt = [player | {"characters": [key]} for player, key in zip(filled, held, strict=True)]
    return Scene(*dealt, **options).game  # type: ignore[arg-type]


def snapshot(game: Game) -> Data:
    """Return everything that the API of a game returns."""
    seats = range(-1, game.rules.seats)
    return {
        "position": game.to_json(),
        "views": [game.view(viewer).to_json() for viewer in seats],
        "events": game.events[:],
        "logs": [game.seen_by(viewer) for viewer in seats],
        "options": [option.to_json() for option in game.options()],
        "refused": [refusal.to_json() for refusal in game.refused()],
        "asked": (game.seat, game.prompt),
        "history": game.history[:],
    }


def takes_back(game: Game, *actions: str) -> None:
    """Each action can be taken back, alone and one after the other, and then done again."""
    before = []
    caused = []
    for action in actions:
        before.append(snapshot(game))
        events = game.apply(action)
        caused.append(events)
        after = snapshot(game)
        assert game.can_undo, action
        game.undo()
        assert snapshot(game) == before[-1], action
        assert game.apply(action) == events
        assert snapshot(game) == after
    for action, then in zip(reversed(actions), reversed(before), strict=True):
        game.undo()
        assert snapshot(game) == then, action
    for action, events in zip(actions, caused, strict=True):
        assert game.apply(action) == events


def final(game: Game, *actions: str) -> None:
    """The last of these actions cannot be taken back."""
    for action in actions:
        game.apply(action)
    assert not game.can_undo
    before = snapshot(game)
    with pytest.raises(IllegalAction, match="nothing can be undone"):
        game.undo()
    assert snapshot(game) == before


# -- what may be taken back


def test_income_and_gathering_gold() -> None:
    game = turn("merchant", seat(city=["tavern"]))
    assert not game.can_undo  # nothing was done yet
    takes_back(game, "income", "gather gold", "profit")


def test_building() -> None:
    takes_back(turn("bishop", seat(9, ["docks", "palace"])), "gather gold", "build docks")


def test_building_that_completes_the_city() -> None:
    city = ["tavern", "temple", "watchtower", "manor", "market", "church"]
    game = turn("bishop", seat(9, ["docks"], city), gathered=True)
    takes_back(game, "build docks")
    assert game.view().first == (0,)
    game.undo()
    assert game.view().first == ()


def test_building_that_is_taxed() -> None:
    game = turn("bishop", seat(9, ["docks"]), cast=["tax_collector"], gathered=True)
    takes_back(game, "build docks")
    assert game.view().gold_on == {"tax_collector": 1}


def test_how_to_pay() -> None:
    game = turn("bishop", seat(9, ["docks"], ["framework"]), unique=["framework"], gathered=True)
    takes_back(game, "build docks", "framework")
    game = turn("bishop", seat(9, ["necropolis"], ["tavern"]), unique=["necropolis"], gathered=True)
    takes_back(game, "build necropolis", "necropolis tavern")


def test_how_to_pay_though_there_is_but_one_way() -> None:
    game = turn("bishop", seat(0, ["docks"], ["framework"]), unique=["framework"], gathered=True)
    takes_back(game, "build docks", "framework")
    game = turn("bishop", seat(0, ["necropolis"], ["tavern"]), unique=["necropolis"], gathered=True)
    takes_back(game, "build necropolis", "necropolis tavern")
    game = turn("bishop", seat(5, ["thieves_den", "tavern"]), unique=["thieves_den"], gathered=True)
    takes_back(game, "build thieves_den", "thieves_den", "pay_card tavern")


def test_in_the_middle_of_paying_with_cards() -> None:
    game = turn(
        "bishop", seat(9, ["thieves_den", "tavern", "docks", "palace"]), unique=["thieves_den"], gathered=True
    )
    takes_back(game, "build thieves_den", "thieves_den", "pay_card palace", "pay_card docks", "done")
    assert game.view().players[0].gold == 5


def test_in_the_middle_of_picking_cards_to_exchange() -> None:
    takes_back(turn("magician", seat(0, ["tavern", "docks"])), "redraw", "exchange_card tavern")


def test_another_pick_after_taking_one_back() -> None:
    game = turn("magician", seat(0, ["tavern", "docks", "palace"]))
    game.apply("redraw")
    game.apply("exchange_card tavern")
    game.undo()
    game.undo()
    assert game.prompt == "turn"
    game.apply("redraw")
    game.apply("exchange_card docks")
    assert game.view(0).players[0].chosen == ("docks",)
    assert game.view(0).players[0].hand == ("palace", "tavern")


def test_naming_characters() -> None:
    takes_back(turn("assassin", seat()), "kill king", "gather gold")
    takes_back(turn("thief", seat()), "rob king")
    takes_back(turn("magistrate", seat()), "warrant king", "warrant merchant", "warrant warlord", "sign king")
    takes_back(turn("blackmailer", seat()), "threaten king", "threaten warlord", "flower king")


def test_districts_that_change_hands_or_fall() -> None:
    takes_back(turn("warlord", seat(5), seat(city=["docks"])), "destroy 1 docks")
    takes_back(turn("marshal", seat(5), seat(city=["docks"])), "seize 1 docks", "gather gold")
    takes_back(
        turn("diplomat", seat(5, (), ["tavern"]), seat(city=["docks"])), "exchange 1 docks", "give tavern"
    )
    takes_back(
        turn("bishop", seat(5, (), ["armory"]), seat(city=["docks"]), unique=["armory"]), "armory 1 docks"
    )


def test_a_destroyed_museum_whose_cards_stay_hidden() -> None:
    game = turn(
        "warlord",
        seat(5),
        seat(city=["museum"]),
        unique=["museum"],
        cards_on={"museum": ["palace", "tavern"]},
    )
    takes_back(game, "destroy 1 museum")


def test_gold_from_others_and_from_cards() -> None:
    takes_back(turn("abbot", seat(0, (), ["temple"]), seat(5)), "tithe 1", "mix 1")
    takes_back(turn("tax_collector", seat(), gold_on={"tax_collector": 3}), "collect")
    takes_back(turn("navigator", seat()), "sail gold")


def test_cards_from_an_empty_deck() -> None:
    takes_back(turn("bishop", seat(hand=["?"] * 68)), "gather cards")


def test_gold_onto_districts() -> None:
    takes_back(turn("artist", seat(3, (), ["tavern", "docks"])), "beautify tavern", "beautify docks")
    takes_back(turn("artist", seat(3, (), ["tavern", "docks"])), "beautify tavern", "done")


def test_cards_that_leave_the_hand_unseen() -> None:
    takes_back(turn("bishop", seat(0, ["tavern", "docks"], ["laboratory"])), "laboratory docks")
    game = turn("bishop", seat(0, ["tavern"], ["museum"]), unique=["museum"])
    takes_back(game, "museum tavern")


def test_the_crown_and_the_gold_of_an_emperor() -> None:
    takes_back(turn("emperor", seat(), seat(2, ["docks"]), crown=2), "crown 1", "demand gold")
    takes_back(turn("emperor", seat(), seat(2), crown=2), "crown 1")


def test_which_card_to_keep_but_not_the_draw() -> None:
    game = turn("bishop", seat(), deck=["palace", "tavern"])
    game.apply("gather cards")
    takes_back(game, "keep palace")
    game.undo()
    assert game.prompt == "keep"
    final(game)


def test_a_bribe() -> None:
    game = Scene(
        seat(characters=["blackmailer"]),
        seat(4, characters=["king"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["blackmailer"],
        called=4,
        revealed={"blackmailer": 0},
        marks=[{"mark": "threat", "character": c, "owner": 0, "placed": 2} for c in ("king", "warlord")],
    ).game
    assert game.prompt == "gather"
    takes_back(game, "gather gold", "bribe")
    assert game.view().players[0].gold == 3


def test_the_choice_of_a_partner_but_not_the_swap() -> None:
    game = Scene(
        seat(city=["theater"], characters=["thief", "king"]),
        seat(characters=["merchant", "warlord"]),
        unique=["theater"],
        pending=[["Call", 1], ["Swap", 0]],
    ).game
    takes_back(game, "theater 1")
    final(game, "give_character king")


# -- what may not


@pytest.mark.parametrize(
    ("character", "action"),
    [
        ("bishop", "gather cards"),
        ("bishop", "smithy"),
        ("architect", "plans"),
        ("navigator", "sail cards"),
        ("patrician", "income"),
        ("cardinal", "income"),
        ("abbot", "mix 0"),
        ("scholar", "study"),
    ],
)
def test_no_draw(character: str, action: str) -> None:
    final(turn(character, seat(2, (), ["smithy", "manor", "temple"])), action)


def test_no_draw_though_other_things_came_before() -> None:
    game = turn("magician", seat(0, ["tavern", "docks"]))
    takes_back(game, "gather gold", "redraw", "exchange_card docks")
    final(game, "done")


def test_no_shuffle() -> None:
    game = turn("scholar", seat(), deck=["palace", "tavern", "docks", "manor", "castle", "church", "temple"])
    final(game, "study", "keep docks")


@pytest.mark.parametrize(("character", "action"), [("spy", "spy 1 noble"), ("wizard", "peek 1")])
def test_no_look_at_a_hand(character: str, action: str) -> None:
    final(turn(character, seat(), seat(0, ["docks"])), action)


@pytest.mark.parametrize(
    ("character", "actions"),
    [
        ("magician", ["swap 1"]),
        ("seer", ["divine"]),
        ("seer", ["divine", "give_card docks"]),
        ("wizard", ["peek 1", "take docks"]),
        ("wizard", ["peek 1", "erect docks"]),
    ],
)
def test_no_card_that_another_player_has_seen(character: str, actions: list[str]) -> None:
    final(turn(character, seat(5, ["tavern"]), seat(0, ["docks"])), *actions)


def test_no_random_card() -> None:
    final(turn("emperor", seat(), seat(2, ["docks"]), crown=2), "crown 1", "demand card")
    final(turn("emperor", seat(), seat(0, ["docks"]), crown=2), "crown 1")


def test_no_cards_given_for_gold() -> None:
    game = turn("cardinal", seat(2, ["docks", "tavern", "palace"]), seat(3), gathered=True)
    takes_back(game, "build docks", "charge 1")
    final(game, "hand_over tavern")


def test_no_museum_whose_cards_its_new_owner_sees() -> None:
    def game(cards: list[str]) -> Game:
        return turn(
            "diplomat",
            seat(9, (), ["tavern"]),
            seat(city=["museum"]),
            unique=["museum"],
            cards_on={"museum": cards} if cards else {},
        )

    final(game(["palace"]), "exchange 1 museum", "give tavern")
    takes_back(game([]), "exchange 1 museum", "give tavern")


@pytest.mark.parametrize("seats", range(2, 9))
def test_no_draft_pick(seats: int) -> None:
    game = citadels.new_game(seats=seats, seed=1)
    final(game)
    while game.view().phase == "draft":
        final(game, str(game.actions()[0]))


def test_no_end_of_a_turn() -> None:
    game = turn("bishop", seat(), gathered=True)
    final(game, "end")  # another player is to move


def test_no_end_of_a_turn_even_before_another_own_turn() -> None:
    game = Scene(
        seat(characters=["assassin", "thief"]),
        seat(characters=["king", "bishop"]),
        turn=0,
    ).game
    game.apply("gather gold")
    final(game, "end")
    assert game.seat == 0


def test_no_end_of_the_game() -> None:
    game = turn("warlord", seat(), gathered=True, first=[0])
    final(game, "end")
    assert game.over


def test_nothing_once_another_player_was_asked() -> None:
    game = Scene(
        seat(9, ["docks", "tavern"], characters=["architect"]),
        seat(characters=["magistrate"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["magistrate"],
        revealed={"magistrate": 1, "bishop": 2, "architect": 0},
        marks=[
            {"mark": "warrant", "character": c, "owner": 1, "placed": 3}
            for c in ("architect", "king", "thief")
        ],
        turn=0,
    ).game
    takes_back(game, "gather gold")
    final(game, "build docks")
    assert game.seat == 1
    final(game, "pass")
    assert game.seat == 0
    takes_back(game, "build tavern")  # and from here on again
    game.undo()
    final(game)


def test_nothing_once_a_refused_threat_was_answered() -> None:
    game = Scene(
        seat(characters=["blackmailer"]),
        seat(4, characters=["king"]),
        seat(characters=["bishop"]),
        seat(characters=["warlord"]),
        cast=["blackmailer"],
        called=4,
        revealed={"blackmailer": 0},
        marks=[{"mark": "threat", "character": c, "owner": 0, "placed": 2} for c in ("king", "warlord")],
    ).game
    takes_back(game, "gather gold")
    final(game, "refuse")
    final(game, "pass")
    assert game.seat == 1


def test_no_swap_by_the_theater() -> None:
    for action in ("theater 1", "pass"):
        game = Scene(
            seat(city=["theater"], characters=["thief"]),
            *[seat(characters=[key]) for key in ("merchant", "architect", "warlord")],
            unique=["theater"],
            pending=[["Call", 1], ["Swap", 0]],
        ).game
        final(game, action)


# -- copies and games without a record


def test_a_copy_takes_back_nothing_that_was_done_before_it() -> None:
    game = turn("merchant", seat(city=["tavern"]))
    game.apply("income")
    for copy in (game.clone(), citadels.load(game.to_json())):
        final(copy)
        takes_back(copy, "gather gold")
    assert game.can_undo
    game.undo()
    assert game.view().players[0].gold == 0


def test_taking_back_leaves_copies_alone() -> None:
    game = turn("merchant", seat(city=["tavern"]))
    game.apply("income")
    copy = game.clone()
    before = snapshot(copy)
    game.undo()
    assert snapshot(copy) == before


def test_without_a_record_nothing_is_taken_back() -> None:
    game = citadels.load(turn("merchant", seat(city=["tavern"])).to_json(), record=False)
    game.apply("income")
    assert not game.can_undo
    with pytest.raises(IllegalAction, match="nothing can be undone"):
        game.undo()


def test_an_illegal_action_takes_nothing_away_from_what_can_be_taken_back() -> None:
    game = turn("merchant", seat(city=["tavern"]))
    game.apply("income")
    with pytest.raises(IllegalAction):
        game.apply("income")
    assert game.can_undo
    game.undo()
    assert "income" in map(str, game.actions())
