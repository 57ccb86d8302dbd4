"""Positions: what is left out is dealt, what is wrong is named, what is pending follows."""

from __future__ import annotations

from collections import Counter

import pytest

import citadels
from citadels import Document, Game, PositionError

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
AGENTS = citadels.new_game(preset="cunning_agents", seats=4, seed=1)


def king_acts(**more: object) -> Document:
    """Four seats of the First Game; seat 1 acts as the King."""
    document: Document = {
        "called": 4,
        "players": [
            {"gold": 1, "hand": ["tavern", "?"], "city": ["temple"], "characters": ["thief"]},
            {"gold": 2, "hand": ["manor"], "city": ["keep", "castle+"], "characters": ["king"]},
            {"gold": 0, "hand": 3, "characters": ["?"]},
            {"gold": 4, "hand": [], "characters": ["?"]},
        ],
        "revealed": {"thief": 0, "king": 1},
        "turn": {"seat": 1, "character": "king"},
        "key": "11" * 32,
    }
    return document | more


def players(document: Document) -> list[dict[str, object]]:
    found = document["players"]
    assert isinstance(found, list)
    return found


def names(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def other_player(index: int, **fields: object) -> Document:
    return {"players": [old | fields if i == index else old for i, old in enumerate(players(king_acts()))]}


def all_cards(game: Game) -> Counter[str]:
    table = game.to_json()
    found = Counter(names(table["deck"]))
    for player in players(table):
        for zone in ("hand", "drawn", "chosen"):
            found.update(names(player.get(zone, [])))
        found.update(name.rstrip("+") for name in names(player["city"]))
    stores = table.get("cards_on", {})
    assert isinstance(stores, dict)
    for cards in stores.values():
        found.update(cards)
    return found


# -- what is left out ----------------------------------------------------------------------


def test_unknown_cards_are_dealt_from_what_is_left() -> None:
    game = citadels.load(king_acts())
    table = game.to_json()
    assert "tavern" in names(players(table)[0]["hand"])
    assert [len(names(player["hand"])) for player in players(table)] == [2, 1, 3, 0]
    rules = game.rules
    assert all_cards(game) == Counter(rules.deck())


def test_unknown_cards_may_lie_anywhere_cards_lie_hidden() -> None:
    document: Document = {
        "characters": list(AGENTS.rules.cast),
        "districts": list(AGENTS.rules.unique),
        "called": 2,
        "players": [
            {"hand": [], "city": ["museum"], "characters": ["blackmailer"], "drawn": ["?", "?"]},
            {"hand": ["?"], "characters": ["?"]},
            {"characters": ["?"]},
            {"characters": ["?"]},
        ],
        "cards_on": {"museum": ["?", "palace", "?"]},
        "deck": ["manor", *["?"] * 60],
        "facedown": ["?", "?"],
        "faceup": ["emperor", "witch"],
        "revealed": {"blackmailer": 0},
        "turn": {"seat": 0, "character": "blackmailer", "gathered": True},
        "pending": [["Call", 3], ["TakeTurn", 0], ["KeepCards", 0]],
    }
    game = citadels.load(document)
    table = game.to_json()
    assert names(table["deck"])[0] == "manor"
    stores = table["cards_on"]
    assert isinstance(stores, dict)
    assert stores["museum"][1] == "palace"
    assert "?" not in stores["museum"]
    assert "?" not in names(table["facedown"])
    assert len(names(table["facedown"])) == 2
    assert all_cards(game) == Counter(game.rules.deck())
    assert game.prompt == "keep"


def test_the_same_key_deals_the_same_and_another_deals_otherwise() -> None:
    first, second = citadels.load(king_acts()), citadels.load(king_acts())
    assert first.to_json() == second.to_json()
    hands = {str(players(citadels.load(king_acts(key=f"{n:064x}")).to_json())[2]["hand"]) for n in range(8)}
    assert len(hands) > 4


def test_without_a_rank_it_is_that_of_the_turn() -> None:
    document = king_acts()
    del document["called"]
    assert citadels.load(document).to_json() == citadels.load(king_acts()).to_json()


def test_without_a_key_chance_is_new_every_time() -> None:
    document = king_acts()
    del document["key"]
    assert citadels.load(document).key != citadels.load(document).key


def test_unknown_characters_agree_with_what_was_called() -> None:
    """Ranks 1 and 3 were silent, so seats 2 and 3 have later ones."""
    held: set[str] = set()
    for number in range(60):
        table = citadels.load(king_acts(key=f"{number:064x}")).to_json()
        held.update(name for player in players(table)[2:] for name in names(player["characters"]))
    assert held == {"bishop", "merchant", "architect", "warlord"}


def test_a_killed_character_may_be_held_though_it_was_silent() -> None:
    marks = [{"mark": "killed", "character": "magician", "owner": 3}]
    held: set[str] = set()
    for number in range(60):
        table = citadels.load(king_acts(key=f"{number:064x}", marks=marks)).to_json()
        held.update(names(players(table)[2]["characters"]))
    assert "magician" in held
    assert "assassin" not in held


def test_unspecified_faces_are_dealt_with_one_true() -> None:
    cast = ["magistrate", *CAST[1:]]
    marks = [
        {"mark": "warrant", "character": character, "owner": 0, "placed": 3}
        for character in ("bishop", "merchant", "warlord")
    ]
    signed: set[str] = set()
    for number in range(30):
        table = citadels.load(king_acts(characters=cast, marks=marks, key=f"{number:064x}")).to_json()
        found = table["marks"]
        assert isinstance(found, list)
        assert sum(mark["face"] for mark in found) == 1
        signed.update(mark["character"] for mark in found if mark["face"])
    assert signed == {"bishop", "merchant", "warlord"}


def test_given_faces_of_one_kind_leave_the_other_kind_random() -> None:
    cast = ["magistrate", "blackmailer", *CAST[2:]]
    warrants = [
        {
            "mark": "warrant",
            "character": key,
            "owner": 3,
            "placed": 3,
            "face": key == "king",
            "shown": key == "king",
        }
        for key in ("king", "bishop", "merchant")
    ]
    threats = [{"mark": "threat", "character": key, "owner": 0, "placed": 2} for key in ("bishop", "warlord")]
    table = citadels.load(
        king_acts(
            characters=cast,
            marks=[{**warrants[1], "face": None}, *threats, warrants[0], warrants[2]],
            revealed={"blackmailer": 0, "king": 1},
            **other_player(0, characters=["blackmailer"]),
        )
    ).to_json()
    marks = table["marks"]
    assert isinstance(marks, list)
    assert [mark["character"] for mark in marks if mark["mark"] == "warrant" and mark["face"]] == ["king"]
    assert sum(mark["face"] for mark in marks if mark["mark"] == "threat") == 1


def test_told_threats_leave_warrants_to_chance() -> None:
    cast = ["magistrate", "blackmailer", *CAST[2:]]
    marks = [
        {"mark": "threat", "character": "bishop", "owner": 0, "placed": 2, "face": True, "shown": True},
        {"mark": "threat", "character": "merchant", "owner": 0, "placed": 2},
        *[{"mark": "warrant", "character": key, "owner": 3, "placed": 3} for key in CAST[4:7]],
    ]
    table = citadels.load(
        king_acts(
            characters=cast,
            marks=marks,
            revealed={"blackmailer": 0, "king": 1},
            **other_player(0, characters=["blackmailer"]),
        )
    ).to_json()
    found = table["marks"]
    assert isinstance(found, list)
    assert [mark["face"] for mark in found if mark["mark"] == "threat"] == [True, False]
    assert sum(mark["face"] for mark in found if mark["mark"] == "warrant") == 1


# -- what is pending -------------------------------------------------------------------------


def test_a_turn_goes_on_where_it_is() -> None:
    game = citadels.load(king_acts())
    assert (game.seat, game.prompt) == (1, "turn")
    assert "gather gold" in [action.text for action in game.actions()]
    gathered = king_acts(turn={"seat": 1, "character": "king", "gathered": True, "used": ["income"]})
    assert [action.text for action in citadels.load(gathered).actions()] == ["end"]


def test_without_a_turn_the_rank_is_called() -> None:
    document = king_acts(called=5, revealed={"thief": 0, "king": 1})
    document.pop("turn")
    players(document)[2]["characters"] = ["merchant"]
    game = citadels.load(document)
    assert (game.seat, game.prompt) == (2, "turn")
    assert game.view().revealed == {"thief": 0, "king": 1, "merchant": 2}


def test_a_round_begins_at_the_start() -> None:
    game = citadels.load({"phase": "start", "round": 3, "crown": 2, "players": [{"gold": 1}] * 4})
    assert (game.seat, game.prompt, game.round) == (2, "pick", 4)


def test_the_first_round_begins_at_the_start_too() -> None:
    game = citadels.load({"phase": "start", "round": 0, "crown": 1, "players": [{"gold": 2}] * 4})
    assert (game.seat, game.prompt, game.round) == (1, "pick", 1)


def test_an_option_names_the_seat_whose_card_it_is() -> None:
    wizard = king_acts(
        characters=[*CAST[:2], "wizard", *CAST[3:]],
        called=3,
        revealed={"thief": 0, "wizard": 1},
        turn={"seat": 1, "character": "wizard", "gathered": True},
        pending=[["Call", 4], ["TakeTurn", 1], ["TakeCard", 1, 0]],
    )
    players(wizard)[1]["characters"] = ["wizard"]
    options = citadels.load(wizard).options()
    assert {option.seat for option in options} == {0}
    keeping = king_acts(pending=[["Call", 5], ["TakeTurn", 1], ["KeepCards", 1]])
    keeping["turn"] = {"seat": 1, "character": "king", "gathered": True}
    players(keeping)[1]["drawn"] = ["palace", "market"]
    assert {option.seat for option in citadels.load(keeping).options()} == {None}


@pytest.mark.parametrize(("hand", "gold", "fits"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_an_emperor_demands_only_where_there_is_a_choice(hand: int, gold: int, fits: bool) -> None:
    emperor = king_acts(
        characters=[*CAST[:3], "emperor", *CAST[4:]],
        revealed={"thief": 0, "emperor": 1},
        turn={"seat": 1, "character": "emperor", "gathered": True},
        pending=[["Call", 5], ["TakeTurn", 1], ["Demand", 1, 3]],
    )
    players(emperor)[1]["characters"] = ["emperor"]
    players(emperor)[3] |= {"hand": hand, "gold": gold}
    if fits:
        assert citadels.load(emperor).prompt == "demand"
    else:
        with pytest.raises(PositionError, match=r"^pending\[2\]: Demand does not fit the table"):
            citadels.load(emperor)


def test_a_game_may_be_over() -> None:
    game = citadels.load({"phase": "over", "players": [{"city": ["manor"]}, {"city": ["tavern"]}]})
    assert game.over
    result = game.result()
    assert result is not None
    assert result.winners == (0,)


def test_cities_complete_at_once_are_not_noted_as_first() -> None:
    """The position says who completed a city first; it is not guessed."""
    city = ["manor", "castle", "temple", "church", "tavern", "market", "docks"]
    document = king_acts(**other_player(1, city=city, hand=[]))
    assert citadels.load(document).view().first == ()
    assert citadels.load(document | {"first": [1]}).view().first == (1,)


# -- errors name the field -----------------------------------------------------------------------

NO_TURN: Document = {"turn": None, "called": 0, "revealed": None}


def asked(*steps: list[object]) -> Document:
    """What is pending in the King's turn."""
    return {"pending": [["Call", 5], *steps]}


def asked_after_the_draft(**more: object) -> Document:
    """Return the question to a Theater's owner, before any character is called."""
    return {"pending": [["Call", 1], ["Swap", 1]], "districts": ["theater", "..."], **NO_TURN, **more}


ERRORS: dict[str, tuple[Document, str]] = {
    "format": ({"format": "fen"}, r"^format: this is 'fen'"),
    "rules": ({"rules": 99}, r"^rules: version 99 is newer"),
    "edition": ({"edition": "1066"}, r"^edition: there is no edition “1066”"),
    "characters": ({"characters": CAST[:7]}, r"^characters: rank 8 is missing"),
    "no such character": (
        {"characters": [*CAST[:7], "dragon"]},
        r"^characters: “2016” has no character",
    ),
    "districts": ({"districts": ["keep"]}, r"^districts: 14 unique districts"),
    "too few players": ({"players": [{}]}, r"^players: “2016” is played by 2 to 8"),
    "players": ({"players": 4}, r"^players: must be a list"),
    "a player": ({"players": [1, 2, 3, 4]}, r"^players\[0\]: must be an object"),
    "gold": (other_player(0, gold=-1), r"^players\[0\]\.gold: must be from 0"),
    "gold text": (other_player(3, gold="much"), r"^players\[3\]\.gold: must be an integer"),
    "unknown field of a player": (other_player(2, silver=1), r"^players\[2\]\.silver: unknown field"),
    "hand": (other_player(0, hand=["rocket"]), r"^players\[0\]\.hand: unknown district 'rocket'"),
    "hand of numbers": (other_player(0, hand=[1]), r"^players\[0\]\.hand: must be a list of strings"),
    "city": (other_player(0, city=["rocket"]), r"^players\[0\]\.city: unknown district 'rocket'"),
    "too many": (
        other_player(0, city=["palace"] * 4),
        r"^players\[0\]\.city: one palace too many: there are 3",
    ),
    "site": (other_player(0, site="rocket"), r"^players\[0\]\.site: unknown district"),
    "character": (
        other_player(0, characters=["queen"]),
        r"^players\[0\]\.characters: unknown character 'queen'",
    ),
    "two places": (other_player(2, characters=["king"]), r"characters: the king is in two places"),
    "too many unknown": (other_player(2, hand=68), r"^players: more unknown cards"),
    "too many unknown characters": (
        other_player(2, characters=["?"] * 8),
        r"^players\[2\]\.characters: nobody can have more than 1 here",
    ),
    "deck": ({"deck": ["manor"]}, r"^deck: 58 cards are missing, such as manor, castle, palace; "),
    "no players": ({"players": None}, r"^players: is missing"),
    "half a coin": (other_player(0, gold=1.5), r"^players\[0\]\.gold: must be an integer"),
    "key": ({"key": "xyz"}, r"^key: must be hexadecimal"),
    "short key": ({"key": "00"}, r"^key: must be 32 bytes, not 1"),
    "phase": ({"phase": "lunch"}, r"^phase: must be one of start, draft, turns, over, not 'lunch'"),
    "draft": (
        {"phase": "draft", "players": [{"characters": ["thief"]}, {}, {}, {}], "crown": 2, **NO_TURN},
        r"^players: a player has a character out of turn",
    ),
    "a turn in the draft": ({"phase": "draft", "called": 0}, r"^turn: is not allowed in the phase 'draft'"),
    "a rank in the draft": ({"phase": "draft", **NO_TURN, "called": 4}, r"^called: must be 0, not 4"),
    "a packet in the turns": ({"packet": ["bishop"]}, r"^packet: is not allowed in the phase 'turns'"),
    "characters at the start": (
        {"phase": "start", **NO_TURN},
        r"^players\[0\]\.characters: nobody can have more than 0 here",
    ),
    "round 0": ({"round": 0}, r"^round: must be from 1"),
    "called": ({"called": 11}, r"^called: must be from 0 to 8"),
    "crown": ({"crown": 4}, r"^crown: must be from 0 to 3"),
    "first": ({"first": [7]}, r"^first: must be seats from 0 to 3"),
    "first, a truth": ({"first": [True]}, r"^first: must be seats from 0 to 3"),
    "first, a text": ({"first": ["1"]}, r"^first: must be seats from 0 to 3"),
    "revealed": ({"revealed": {"thief": 9}}, r"^revealed\.thief: must be from 0 to 3"),
    "revealed by another": ({"revealed": {"thief": 3}}, r"^revealed\.thief: seat 3 does not have the thief"),
    "revealed too early": ({"revealed": {"bishop": 2}}, r"^revealed\.bishop: rank 5 has not been called yet"),
    "turn": ({"turn": {"seat": 1}}, r"^turn\.character: is missing"),
    "turn of nobody": ({"turn": {"seat": 8, "character": "king"}}, r"^turn\.seat: must be from 0 to 3"),
    "turn field": ({"turn": {"seat": 1, "character": "king", "mood": 1}}, r"^turn\.mood: unknown field"),
    "gathered": ({"turn": {"seat": 1, "character": "king", "gathered": 1}}, r"^turn\.gathered: must be true"),
    "mark": (
        {"marks": [{"mark": "cursed", "character": "king", "owner": 0}]},
        r"^marks\[0\]\.mark: no character",
    ),
    "mark's owner": ({"marks": [{"mark": "robbed", "character": "king", "owner": 5}]}, r"^marks\[0\]\.owner"),
    "gold_on": ({"gold_on": {"rocket": 1}}, r"^gold_on\.rocket: gold lies on no card of this game"),
    "gold on a district": (
        {"gold_on": {"palace": 1}},
        r"^gold_on\.palace: gold lies on no card of this game",
    ),
    "cards_on": ({"cards_on": {"keep": 1}}, r"^cards_on\.keep: cards lie on no card of this game"),
    "a Museum that does not stand": (
        {"districts": ["museum", "..."], "cards_on": {"museum": 1}},
        r"^cards_on\.museum: stands in no city",
    ),
    "what cannot be built": (
        {"districts": ["secret_vault", "..."], **other_player(0, city=["secret_vault"])},
        r"^players\[0\]\.city: the secret_vault cannot be built",
    ),
    "two rests of the deck": ({"deck": ["...", "..."]}, r'^deck: "\.\.\." can be there only once'),
    "face up and unknown": ({"faceup": ["?"]}, r"^faceup: lies open and must be known"),
    "a character that is nowhere": (
        {"facedown": ["assassin"]},
        r"^facedown: these characters are missing: ",
    ),
    "first twice": ({"first": [1, 1]}, r"^first: names a seat twice"),
    "drawn for nothing": (
        other_player(2, drawn=["docks"]),
        r"^players\[2\]\.drawn: is not what the question",
    ),
    "picked for nothing": (other_player(1, chosen=1), r"^players\[1\]\.chosen: is not what the question"),
    "built for nothing": (other_player(1, site="docks"), r"^players\[1\]\.site: is not what the question"),
    "a beautified site": (other_player(1, site="docks+"), r"^players\[1\]\.site: unknown district"),
    "the turn of another": (
        {"turn": {"seat": 2, "character": "king"}},
        r"^turn\.seat: seat 2 has not revealed the king",
    ),
    "another rank": ({"called": 5}, r"^called: is 4 in the turn of the king"),
    "a word that nobody uses": (
        {"turn": {"seat": 1, "character": "king", "used": ["incme"]}},
        r"^turn\.used: no card of this game uses 'incme'",
    ),
    "an unknown flag": (
        {"round_flags": {"bishp": 1}},
        r"^round_flags\.bishp: unknown field; did you mean bishop",
    ),
    "a flag that is no seat": ({"round_flags": {"bishop": 9}}, r"^round_flags\.bishop: must be from 0 to 3"),
    "a flag of no card": ({"game_flags": {"complete": 7}}, r"^game_flags\.complete: unknown field"),
    "a size that nobody rings": (
        {"edition": "2002", "districts": ["bell_tower", "..."], "game_flags": {"complete": 99}},
        r"^game_flags\.complete: must be from 1 to 8",
    ),
    "suspended for nobody": (
        {"suspended": {"seat": 0, "character": "thief"}},
        r"^suspended: no mark on the table suspends a turn",
    ),
    "pending": ({"pending": 1}, r"^pending: must be a list"),
    "a step": ({"pending": [["Fly", 1]]}, r"^pending\[0\]: unknown step 'Fly'"),
    "a step's form": ({"pending": ["TakeTurn"]}, r"^pending\[0\]: must be a list"),
    "a step's arguments": ({"pending": [["TakeTurn", 1, 2]]}, r"^pending\[0\]: wrong arguments for TakeTurn"),
    "a step's seat": ({"pending": [["Gather", 9]]}, r"^pending\[0\]: seat 9 does not exist"),
    "another's turn": (asked(["TakeTurn", 2]), r"^pending\[1\]: TakeTurn does not fit the table"),
    "two turns": (asked(["TakeTurn", 1], ["TakeTurn", 1]), r"^pending\[2\]: TakeTurn does not fit the table"),
    "two calls": (asked(["Call", 5], ["TakeTurn", 1]), r"^pending\[1\]: Call does not fit the table"),
    "another call": ({"pending": [["Call", 6], ["TakeTurn", 1]]}, r'^pending\[0\]: must be \["Call", 5\]'),
    "no call": ({"pending": [["TakeTurn", 1]]}, r'^pending\[0\]: must be \["Call", 5\], which is always'),
    "no end of the turn": (asked(["Gather", 1]), r"^pending\[1\]: Gather does not fit the table"),
    "a question that does not wait": (
        asked(["TakeTurn", 1], ["Gather", 1], ["Gather", 1]),
        r"^pending\[2\]: cannot wait while Gather is asked",
    ),
    "a step's text": ({"pending": [["Call", "x"], ["TakeTurn", 1]]}, r"^pending\[0\]: (Call|wrong)"),
    "a new deal": (
        asked(["TakeTurn", 1], ["BeginGame", 0], ["Gather", 1]),
        r"^pending\[2\]: BeginGame does not fit",
    ),
    "a seat far off": (
        asked(["TakeTurn", 1], ["PlaceDistrict", 99, 0, 0], ["Gather", 1]),
        r"^pending\[2\]: wrong arguments for PlaceDistrict",
    ),
    "a list of what is no rank": (
        asked(["TakeTurn", 1], ["Warrants", 1, [{}]]) | {"characters": ["magistrate", *CAST[1:]]},
        r"^pending\[2\]: wrong arguments for Warrants",
    ),
    "another phase": (
        asked_after_the_draft(round_flags={"bishop": 1}),
        r"^round_flags: is not allowed in the phase 'draft'",
    ),
    "cards for nothing": (
        asked(["TakeTurn", 1], ["PayWithCards", 1, 1]),
        r"^players\[1\]\.site: is missing: the question is about it",
    ),
    "nothing being built": (
        asked(["TakeTurn", 1], ["HowToPay", 1, 3, 0]),
        r"^pending: the question does not",
    ),
    "knowledge of too many": (
        {"knowledge": [{}, {"hands": [[], ["palace"] * 5, [], []]}, {}, {}, {}]},
        r"^knowledge\[1\]\.hands: is not true on this table",
    ),
    "knowledge of no characters": (
        {"knowledge": [{}, {"held": [["thief"], ["bishop"], ["king"], ["king"]]}, {}, {}, {}]},
        r"^knowledge\[1\]\.held: must be lists of characters",
    ),
    "knowledge of another's character": (
        {"knowledge": [{}, {"held": [[["thief"]], [["bishop"]], [["bishop"]], [["bishop"]]]}, {}, {}, {}]},
        r"^knowledge\[1\]\.held: is not true on this table",
    ),
    "knowledge of the bottom": (
        {"knowledge": [{"bottom": ["tavern"] * 60}, {}, {}, {}, {}]},
        r"^knowledge\[0\]\.bottom: is not true on this table",
    ),
    "no question": ({"pending": [["Call", 5]]}, r"^pending: the last step must be a question"),
    "nothing pending": ({"pending": []}, r"^pending: must be empty exactly if the game is over"),
    "over": (
        {"phase": "over", **NO_TURN, "pending": [["CloseRound"], ["Gather", 1]]},
        r"^pending\[1\]: Gather does not fit the table",
    ),
    "a turn after the end": ({"phase": "over", "called": 0}, r"^turn: is not allowed in the phase 'over'"),
    "no answer": (
        asked(["TakeTurn", 1], ["TakeCard", 1, 3]) | {"characters": [*CAST[:2], "wizard", *CAST[3:]]},
        r"^pending: the question has no answer",
    ),
    "nothing drawn": (
        asked(["TakeTurn", 1], ["KeepCards", 1]),
        r"^pending\[2\]: KeepCards does not fit the table",
    ),
    "no threat": (asked(["TakeTurn", 1], ["AnswerThreat", 1]), r"^pending\[2\]: AnswerThreat does not fit"),
    "no threat to reveal": (
        asked(["TakeTurn", 1], ["RevealThreat", 1, 2]),
        r"^pending\[2\]: RevealThreat does not fit the table",
    ),
    "a question for nobody": (
        asked(["TakeTurn", 1], ["Gather", -1]),
        r"^pending\[2\]: seat -1 does not exist",
    ),
    "warrants of another": (
        asked(["TakeTurn", 1], ["Warrants", 1, []]) | {"characters": ["magistrate", *CAST[1:]]},
        r"^pending\[2\]: Warrants does not fit the table",
    ),
    "a card from the own hand": (
        asked(["TakeTurn", 1], ["TakeCard", 1, 1]) | {"characters": [*CAST[:2], "wizard", *CAST[3:]]},
        r"^pending\[2\]: TakeCard does not fit the table",
    ),
    "a card in another's turn": (
        asked(["TakeTurn", 1], ["TakeCard", 2, 0]) | {"characters": [*CAST[:2], "wizard", *CAST[3:]]},
        r"^pending\[2\]: TakeCard does not fit the table",
    ),
    "a swap during a turn": (
        asked(["TakeTurn", 1], ["Swap", 1]) | {"districts": ["theater", "..."]},
        r"^pending\[2\]: Swap does not fit the table",
    ),
    "a card paid with in another's turn": (
        asked(["TakeTurn", 1], ["PayWithCards", 0, 1]) | {"districts": ["thieves_den", "..."]},
        r"^pending\[2\]: PayWithCards does not fit the table",
    ),
    "a round crowned by nobody": (
        {
            "knowledge": [
                {"rounds": [{"round": 1, "crown": 4, "revealed": {}, "strikes": []}]},
                {},
                {},
                {},
                {},
            ]
        },
        r"^knowledge\[0\]\.rounds\[0\]\.crown: must be from 0 to 3",
    ),
    "a round revealed by nobody": (
        {"knowledge": [{"rounds": [{"round": 1, "crown": 1, "revealed": {"king": 4}}]}, {}, {}, {}, {}]},
        r"^knowledge\[0\]\.rounds\[0\]\.revealed\.king: must be from -?\d to 3",
    ),
    "knowledge of a character nobody is": (
        {"knowledge": [{}, {"held": [[["thief"]], [["king"]], [["rocket"]], [["bishop"]]]}, {}, {}, {}]},
        r"^knowledge\[1\]\.held: must be lists of characters",
    ),
    "too small a packet": (
        {"phase": "draft", **NO_TURN, "packet": ["king"], "facedown": ["thief"], "players": [{}] * 4}
        | {"faceup": [name for name in CAST if name not in ("king", "thief")]},
        r"^packet: has too few characters for the rest of the draft",
    ),
    "knowledge": ({"knowledge": []}, r"^knowledge: must be a list, the spectator first"),
    "knowledge of a hand": (
        {"knowledge": [{}, {"hands": [["rocket"], [], [], []]}, {}, {}, {}]},
        r"^knowledge\[1\]\.hands: unknown district 'rocket'",
    ),
    "knowledge of seats": (
        {"knowledge": [{"hands": [[]]}, {}, {}, {}, {}]},
        r"^knowledge\[0\]\.hands: must be 4 lists",
    ),
    "unknown field": ({"weather": "fine"}, r"^weather: unknown field; known fields are format, "),
}


@pytest.mark.parametrize("case", ERRORS)
def test_a_bad_position_is_refused_by_field(case: str) -> None:
    change, message = ERRORS[case]
    with pytest.raises(PositionError, match=message):
        citadels.load(king_acts() | change)


@pytest.mark.parametrize("document", [[], "x", None, 3])
def test_a_position_is_an_object(document: object) -> None:
    with pytest.raises(PositionError, match="document: must be an object"):
        citadels.load(document)  # type: ignore[arg-type]


# -- what need not be written ------------------------------------------------------------------


def interrupted(mark: str, **more: object) -> Document:
    """The King's turn of seat 1, with a mark of seat 0 on him."""
    by = {"robbed": "thief", "threat": "blackmailer", "bewitched": "witch"}[mark]
    rank = {"thief": 2, "blackmailer": 2, "witch": 1}[by]
    return {
        "characters": [by if index == rank else key for index, key in enumerate(CAST, 1)],
        "players": [
            {"gold": 3, "characters": [by]},
            {"gold": 4, "characters": ["king"]},
            {"characters": ["bishop"]},
            {"characters": ["warlord"]},
        ],
        "marks": [{"mark": mark, "character": "king", "owner": 0}],
        "turn": {"seat": 1, "character": "king"},
        "key": "22" * 32,
        **more,
    }


@pytest.mark.parametrize("mark", ["robbed", "threat", "bewitched"])
def test_an_interrupted_turn_before_gathering_is_asked_what_it_was_asked_in_play(mark: str) -> None:
    """Played there from the call of the rank on, and written as the turn alone, it is the same."""
    called = interrupted(mark, called=4)
    del called["turn"]
    played = citadels.load(called)
    follows = citadels.load(played.to_json() | {"pending": None, "suspended": None})
    assert follows.to_json()["pending"] == played.to_json()["pending"]
    assert follows.to_json() == played.to_json()
    assert (follows.seat, follows.prompt) == (1, "turn" if mark == "robbed" else "gather")


def test_after_gathering_a_threat_is_answered() -> None:
    game = citadels.load(interrupted("threat", turn={"seat": 1, "character": "king", "gathered": True}))
    assert (game.seat, game.prompt) == (1, "turn")


def test_after_gathering_a_bewitched_turn_is_over() -> None:
    game = citadels.load(interrupted("bewitched", turn={"seat": 1, "character": "king", "gathered": True}))
    assert (game.seat, game.prompt) == (0, "turn")
    view = game.view()
    assert view.turn is not None
    assert (view.turn.character, view.suspended) == ("king", None)


def test_a_robbed_turn_goes_on_while_a_witch_waits() -> None:
    """Robbed and bewitched are two characters."""
    game = citadels.load(
        {
            "characters": ["witch", *CAST[1:]],
            "players": [
                {"characters": ["witch"]},
                {"gold": 4, "characters": ["king"]},
                {"characters": ["thief"]},
                {"characters": ["warlord"]},
            ],
            "marks": [
                {"mark": "bewitched", "character": "warlord", "owner": 0},
                {"mark": "robbed", "character": "king", "owner": 2},
            ],
            "turn": {"seat": 1, "character": "king"},
        }
    )
    assert (game.seat, game.prompt) == (1, "turn")
    view = game.view()
    assert view.suspended is not None
    assert (view.suspended.seat, view.suspended.character, view.suspended.gathered) == (0, "witch", True)


def test_a_witch_whose_character_is_still_to_come_waits() -> None:
    """Her suspended turn follows from the mark, and she goes on when that character is called."""
    document = interrupted("bewitched", turn={"seat": 0, "character": "witch", "gathered": True}, marks=[])
    witch = citadels.load(document)
    witch.apply("bewitch warlord")
    written = witch.to_json()
    follows = citadels.load(written | {"suspended": None})
    assert follows.to_json() == written
    while follows.seat != 3:
        follows.apply("end" if "end" in [action.text for action in follows.actions()] else "gather gold")
    follows.apply("gather gold")
    assert (follows.seat, follows.prompt) == (0, "turn")


def test_an_acting_witch_has_not_bewitched_yet() -> None:
    with pytest.raises(PositionError, match=r"^turn: is over: 'bewitched' lies on the table"):
        citadels.load(interrupted("bewitched", turn={"seat": 0, "character": "witch"}))


def test_another_turn_than_the_witchs_is_not_held() -> None:
    with pytest.raises(PositionError, match=r"^suspended: is the turn of seat 0 as witch"):
        citadels.load(interrupted("bewitched", suspended={"seat": 1, "character": "witch"}))


def test_called_characters_are_revealed() -> None:
    document = king_acts()
    del document["revealed"]
    assert citadels.load(document).to_json() == citadels.load(king_acts()).to_json()
    assert citadels.load(document).view().revealed == {"thief": 0, "king": 1}


def test_killed_characters_need_not_be_revealed() -> None:
    document = king_acts(marks=[{"mark": "killed", "character": "thief", "owner": 2}])
    del document["revealed"]
    assert citadels.load(document).view().revealed == {"king": 1}


def test_a_revealed_character_is_dealt_to_its_player() -> None:
    document = king_acts(**other_player(0, characters=["?"]))
    for number in range(20):
        dealt = citadels.load(document | {"key": f"{number:064x}"}).to_json()
        assert players(dealt)[0]["characters"] == ["thief"]


def test_a_seat_that_can_have_no_character_is_named() -> None:
    """All ranks were called and none was killed, so an unknown character can be none of them."""
    document = king_acts(turn={"seat": 1, "character": "warlord"}, **other_player(1, characters=["warlord"]))
    del document["revealed"], document["called"]
    with pytest.raises(PositionError, match=r"^players\[2\]\.characters: no character is left"):
        citadels.load(document)


def test_the_top_of_the_deck_is_enough() -> None:
    deck = names(citadels.load(king_acts(deck=["smithy", "docks", "..."])).to_json()["deck"])
    assert (deck[:2], len(deck)) == (["smithy", "docks"], 59)
    both = names(citadels.load(king_acts(deck=["smithy", "...", "?", "docks"])).to_json()["deck"])
    assert (both[0], both[-1], len(both)) == ("smithy", "docks", 59)
    whole = king_acts(deck=["..."])
    assert citadels.load(whole).to_json() == citadels.load(king_acts()).to_json()


def test_the_districts_that_matter_are_enough() -> None:
    usual = citadels.PRESETS["first_game"].districts
    game = citadels.load(king_acts(districts=["museum", "theater", "..."]))
    assert set(game.rules.unique) == {"museum", "theater", *usual[:12]}
    assert set(citadels.load(king_acts(districts=["..."])).rules.unique) == set(usual)
    with pytest.raises(PositionError, match=r'^districts: 14 .*"\.\.\." stands for the usual ones'):
        citadels.load(king_acts(districts=["museum"]))


def test_in_an_older_edition_the_rest_is_all_that_is_usual() -> None:
    usual = citadels.new_game("2002", seed=1).rules.unique
    game = citadels.load({"edition": "2002", "districts": ["bell_tower", "..."], "players": [{}] * 4})
    assert set(game.rules.unique) == {"bell_tower", *usual}


# -- marks -------------------------------------------------------------------------------------


def warranted(*marks: Document) -> Document:
    """A King's turn with these warrants of seat 3, the Magistrate."""
    of_seat_3 = [{"mark": "warrant", "owner": 3, **mark} for mark in marks]
    known = other_player(3, characters=["magistrate"])
    return king_acts(characters=["magistrate", *CAST[1:]], marks=of_seat_3, revealed={}, **known)


def test_as_many_are_put_down_as_there_are() -> None:
    marks: list[Document] = [{"character": key} for key in ("king", "bishop", "warlord")]
    view = citadels.load(warranted(*marks)).view()
    assert [(mark.placed, mark.shown, mark.face) for mark in view.marks] == [(3, False, None)] * 3


MARKS: dict[str, tuple[list[Document], str]] = {
    "two signed": (
        [{"character": "king", "face": True}, {"character": "bishop", "face": True}],
        r"^marks\[1\]\.face: only one of a set of marks can be the true one",
    ),
    "none signed": (
        [{"character": key, "face": False} for key in ("king", "bishop", "warlord")],
        r"^marks: one of the 3 of 'warrant' must be true",
    ),
    "four": (
        [{"character": key} for key in ("king", "bishop", "warlord", "thief")],
        r"^marks\[3\]\.owner: one player puts down 3 of 'warrant'",
    ),
    "of two players": (
        [{"character": "king"}, {"character": "bishop", "owner": 2}],
        r"^marks\[1\]\.owner: one player puts down 3 of 'warrant'",
    ),
    "on the Magistrate": (
        [{"character": "magistrate"}],
        r"^marks\[0\]\.character: the magistrate puts 'warrant' on other characters, once each",
    ),
    "two on one": (
        [{"character": "king"}, {"character": "king"}],
        r"^marks\[1\]\.character: the magistrate puts 'warrant' on other characters, once each",
    ),
    "one alone": ([{"character": "king", "placed": 1}], r"^marks\[0\]\.placed: must be 3, not 1"),
}


@pytest.mark.parametrize("case", MARKS)
def test_marks_without_a_possible_owner_are_refused(case: str) -> None:
    marks, message = MARKS[case]
    with pytest.raises(PositionError, match=message):
        citadels.load(warranted(*marks))


def test_a_mark_of_which_there_is_one_lies_open() -> None:
    killed: Document = {"mark": "killed", "character": "magician", "owner": 3}
    for change, field in (({"shown": False}, "shown"), ({"face": True}, "face")):
        with pytest.raises(PositionError, match=rf"^marks\[0\]\.{field}: "):
            citadels.load(king_acts(marks=[killed | change]))
    with pytest.raises(PositionError, match=r"^marks\[1\]\.owner: one player puts down 1 of 'killed'"):
        citadels.load(king_acts(marks=[killed, killed | {"character": "warlord"}]))


def test_marks_of_characters_not_yet_called_are_refused() -> None:
    killed: Document = {"mark": "killed", "character": "magician", "owner": 3}
    with pytest.raises(PositionError, match=r"^marks\[0\]\.mark: the assassin has not been called yet"):
        citadels.load({"players": [{}] * 4, "marks": [killed]})
    assert citadels.load({"players": [{}] * 4, "marks": [killed], "called": 2}).prompt == "pick"


def test_a_player_who_placed_a_mark_does_not_place_it_again() -> None:
    game = citadels.load(
        {
            "players": [{"characters": ["assassin"]}, {}, {}, {}],
            "marks": [{"mark": "killed", "character": "king", "owner": 0}],
            "turn": {"seat": 0, "character": "assassin", "gathered": True},
        }
    )
    assert [action.text for action in game.actions()] == ["end"]


def test_a_position_in_which_no_player_can_build_must_be_the_last_round() -> None:
    """Every card stands in a city; if no city counted as the first, the game would go on for ever."""
    deck = citadels.load(king_acts()).rules.deck()
    built = [{"city": deck[seat::4], "characters": [key]} for seat, key in enumerate(CAST[:4])]
    document: Document = {"players": built, "turn": {"seat": 3, "character": "king"}}
    with pytest.raises(PositionError, match=r"^first: must be given where nothing is left to build"):
        citadels.load(document)
    assert citadels.load(document | {"first": [0]}).prompt == "turn"


# -- the draft ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_draft_goes_on_where_it_is(seats: int) -> None:
    """At every question of a draft the pending steps follow from the number of characters each seat has."""
    game = citadels.new_game(seats=seats, seed=seats)
    while game.view().phase == "draft":
        document = game.to_json()
        del document["pending"]
        again = citadels.load(document)
        assert (again.seat, again.prompt, again.actions()) == (game.seat, game.prompt, game.actions())
        unknown = [p | {"characters": ["?"] * len(names(p["characters"]))} for p in players(document)]
        hidden = {field: value for field, value in document.items() if field not in ("packet", "knowledge")}
        hidden["players"] = unknown
        dealt = citadels.load(hidden)
        assert (dealt.seat, dealt.prompt, len(dealt.actions())) == (
            game.seat,
            game.prompt,
            len(game.actions()),
        )
        game.apply(game.actions()[0])


def test_a_draft_from_nothing() -> None:
    game = citadels.load(
        {"phase": "draft", "crown": 1, "faceup": ["thief", "bishop"], "players": [{}, {}, {}, {}]}
    )
    assert (game.seat, game.prompt) == (1, "pick")
    assert len(game.actions()) == 5
