"""Positions: every error names the field at fault."""

from __future__ import annotations

import pytest

import citadels
from citadels import Document, PositionError
from tests.engine.position_documents import CAST, king_acts, other_player

# -- errors name the field ---------------------------------------------------------------------


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
    "edition": ({"edition": "1066"}, r"^edition: unknown edition “1066”"),
    "characters": ({"characters": CAST[:7]}, r"^characters: rank 8 is missing"),
    "no such character": (
        {"characters": [*CAST[:7], "dragon"]},
        r"^characters: “2016” has no character",
    ),
    "districts": ({"districts": ["keep"]}, r"^districts: 14 unique districts"),
    "too few players": ({"players": [{}]}, r"^players: “2016” is for 2 to 8"),
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
    "an unknown word": (
        {"turn": {"seat": 1, "character": "king", "used": ["incme"]}},
        r"^turn\.used: no card of this game uses 'incme'",
    ),
    "an unknown flag": (
        {"round_flags": {"bishp": 1}},
        r"^round_flags\.bishp: unknown field; did you mean bishop",
    ),
    "a flag that is no seat": ({"round_flags": {"bishop": 9}}, r"^round_flags\.bishop: must be from 0 to 3"),
    "a flag of no card": ({"game_flags": {"complete": 7}}, r"^game_flags\.complete: unknown field"),
    "a city size out of range": (
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
    "knowledge of an unknown character": (
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
