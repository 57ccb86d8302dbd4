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
        "rank": 4,
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
    assert all_cards(game) == Counter(rules.names(tuple(rules.deck())))


def test_unknown_cards_may_lie_anywhere_cards_lie_hidden() -> None:
    document: Document = {
        "characters": list(AGENTS.rules.cast),
        "districts": list(AGENTS.rules.unique),
        "rank": 2,
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
        "pending": [["Call", 3], ["TakeTurn", 0], ["Keep", 0]],
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
    assert all_cards(game) == Counter(game.rules.names(tuple(game.rules.deck())))
    assert game.prompt == "keep"


def test_the_same_key_deals_the_same_and_another_deals_otherwise() -> None:
    first, second = citadels.load(king_acts()), citadels.load(king_acts())
    assert first.to_json() == second.to_json()
    hands = {str(players(citadels.load(king_acts(key=f"{n:064x}")).to_json())[2]["hand"]) for n in range(8)}
    assert len(hands) > 4


def test_without_a_rank_it_is_that_of_the_turn() -> None:
    document = king_acts()
    del document["rank"]
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


def test_faces_that_are_not_told_are_dealt_one_true() -> None:
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


def test_faces_of_one_kind_that_are_told_leave_the_other_kind_to_chance() -> None:
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
    document = king_acts(rank=5, revealed={"thief": 0, "king": 1})
    document.pop("turn")
    players(document)[2]["characters"] = ["merchant"]
    game = citadels.load(document)
    assert (game.seat, game.prompt) == (2, "turn")
    assert game.view().revealed == {"thief": 0, "king": 1, "merchant": 2}


def test_a_round_begins_at_the_start() -> None:
    game = citadels.load({"phase": "start", "round": 3, "crown": 2, "players": [{"gold": 1}] * 4})
    assert (game.seat, game.prompt, game.round) == (2, "pick", 4)


def test_a_game_may_be_over() -> None:
    game = citadels.load({"phase": "over", "players": [{"city": ["manor"]}, {"city": ["tavern"]}]})
    assert game.over
    result = game.result()
    assert result is not None
    assert result.winners == (0,)


def test_cities_complete_at_once_are_not_noted_as_first() -> None:
    """Who completed a city first is told by the position, not guessed."""
    city = ["manor", "castle", "temple", "church", "tavern", "market", "docks"]
    document = king_acts(**other_player(1, city=city, hand=[]))
    assert citadels.load(document).view().first == ()
    assert citadels.load(document | {"first": [1]}).view().first == (1,)


# -- errors name the field -----------------------------------------------------------------------

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
    "gold text": (other_player(3, gold="much"), r"^players\[3\]\.gold: must be a whole number"),
    "unknown field of a player": (other_player(2, silver=1), r"^players\[2\]\.silver: unknown field"),
    "hand": (other_player(0, hand=["rocket"]), r"^players\[0\]\.hand: there is no district 'rocket'"),
    "hand of numbers": (other_player(0, hand=[1]), r"^players\[0\]\.hand: must be a list of texts"),
    "city": (other_player(0, city=["rocket"]), r"^players\[0\]\.city: there is no district 'rocket'"),
    "too many": (
        other_player(0, city=["palace"] * 4),
        r"^players\[0\]\.city: one palace too many: there are 3",
    ),
    "site": (other_player(0, site="rocket"), r"^players\[0\]\.site: there is no district"),
    "character": (other_player(0, characters=["queen"]), r"^players\[0\]\.characters: there is no 'queen'"),
    "two places": (other_player(2, characters=["king"]), r"characters: the king is in two places"),
    "too many unknown": (other_player(2, hand=68), r"^players: more unknown cards"),
    "too many unknown characters": (
        other_player(2, characters=["?"] * 8),
        r"^players: more unknown characters",
    ),
    "deck": ({"deck": ["manor"]}, r"^deck: these cards of the game are nowhere: "),
    "no players": ({"players": None}, r"^players: is missing"),
    "half a coin": (other_player(0, gold=1.5), r"^players\[0\]\.gold: must be a whole number"),
    "key": ({"key": "xyz"}, r"^key: must be hexadecimal"),
    "short key": ({"key": "00"}, r"^key: must be 32 bytes, not 1"),
    "phase": ({"phase": "lunch"}, r"^phase: must be one of start, draft, turns, over, not 'lunch'"),
    "draft": (
        {"phase": "draft", **other_player(0, characters=["thief", "bishop"])},
        r"^players: somebody has a character out of turn",
    ),
    "rank": ({"rank": 11}, r"^rank: must be from 0 to 8"),
    "crown": ({"crown": 4}, r"^crown: must be from 0 to 3"),
    "first": ({"first": [7]}, r"^first: must be seats from 0 to 3"),
    "first, a truth": ({"first": [True]}, r"^first: must be seats from 0 to 3"),
    "first, a text": ({"first": ["1"]}, r"^first: must be seats from 0 to 3"),
    "revealed": ({"revealed": {"thief": 9}}, r"^revealed\.thief: must be from 0 to 3"),
    "revealed by another": ({"revealed": {"thief": 3}}, r"^revealed: no deal of the characters agrees"),
    "turn": ({"turn": {"seat": 1}}, r"^turn\.character: is missing"),
    "turn of nobody": ({"turn": {"seat": 8, "character": "king"}}, r"^turn\.seat: must be from 0 to 3"),
    "turn field": ({"turn": {"seat": 1, "character": "king", "mood": 1}}, r"^turn\.mood: unknown field"),
    "gathered": ({"turn": {"seat": 1, "character": "king", "gathered": 1}}, r"^turn\.gathered: must be true"),
    "mark": (
        {"marks": [{"mark": "cursed", "character": "king", "owner": 0}]},
        r"^marks\[0\]\.mark: no character",
    ),
    "mark's owner": ({"marks": [{"mark": "robbed", "character": "king", "owner": 5}]}, r"^marks\[0\]\.owner"),
    "gold_on": ({"gold_on": {"rocket": 1}}, r"^gold_on\.rocket: there is no 'rocket'"),
    "cards_on": ({"cards_on": {"museum": 1}}, r"^cards_on\.museum: there is no such district"),
    "pending": ({"pending": 1}, r"^pending: must be a list"),
    "a step": ({"pending": [["Fly", 1]]}, r"^pending\[0\]: there is no step 'Fly'"),
    "a step's form": ({"pending": ["TakeTurn"]}, r"^pending\[0\]: must be a list"),
    "a step's arguments": ({"pending": [["TakeTurn", 1, 2]]}, r"^pending\[0\]: wrong arguments for TakeTurn"),
    "a step's seat": ({"pending": [["Gather", 9]]}, r"^pending\[0\]: must be seats from 0 to 3"),
    "another's turn": ({"pending": [["TakeTurn", 2]]}, r"^pending\[0\]: TakeTurn does not fit the table"),
    "a step's text": ({"pending": [["Call", "x"], ["TakeTurn", 1]]}, r"^pending\[0\]: (Call|wrong)"),
    "a new deal": (
        {"pending": [["BeginGame", 0], ["TakeTurn", 1]]},
        r"^pending\[0\]: BeginGame does not fit",
    ),
    "a seat far off": (
        {"pending": [["Place", 99, 0, 0], ["TakeTurn", 1]]},
        r"^pending\[0\]: Place does not fit",
    ),
    "nothing being built": ({"pending": [["HowToPay", 1, 3, 0]]}, r"^pending: the question does not fit"),
    "knowledge of too many": (
        {"knowledge": [{}, {"hands": [[], ["palace"] * 5, [], []]}, {}, {}, {}]},
        r"^knowledge\[1\]\.hands: knows of more palace cards than there are",
    ),
    "no question": ({"pending": [["Call", 5]]}, r"^pending: the last step must be a question"),
    "nothing pending": ({"pending": []}, r"^pending: must be empty exactly if the game is over"),
    "over": ({"phase": "over", "pending": [["TakeTurn", 1]]}, r"^pending: must be empty exactly"),
    "no answer": ({"pending": [["Keep", 1]]}, r"^pending: the question has no answer"),
    "unfit": ({"pending": [["AnswerThreat", 1]]}, r"^pending: the question does not fit the table"),
    "unfit answer": ({"pending": [["RevealThreat", 1, 2]]}, r"^pending: the question does not fit the table"),
    "knowledge": ({"knowledge": []}, r"^knowledge: must be a list, the spectator first"),
    "knowledge of a hand": (
        {"knowledge": [{}, {"hands": [["rocket"], [], [], []]}, {}, {}, {}]},
        r"^knowledge\[1\]\.hands: there is no district 'rocket'",
    ),
    "knowledge of seats": (
        {"knowledge": [{"hands": [[]]}, {}, {}, {}, {}]},
        r"^knowledge\[0\]\.hands: must be 4 lists",
    ),
    "unknown field": ({"weather": "fine"}, r"^weather: unknown field; known are format, "),
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


@pytest.mark.parametrize(
    ("mark", "cast"), [("threat", "blackmailer"), ("bewitched", "witch")], ids=["threat", "bewitched"]
)
def test_an_interrupted_turn_must_say_how_far_it_is(mark: str, cast: str) -> None:
    characters = [cast if character in ("assassin", "thief") else character for character in CAST]
    if cast == "witch":
        characters[1] = "thief"
    else:
        characters[0] = "assassin"
    document = king_acts(
        characters=characters,
        revealed={"king": 1},
        marks=[{"mark": mark, "character": "king", "owner": 0}],
        **other_player(0, characters=["?"], hand=[]),
    )
    document["players"] = [
        player | {"characters": [cast] if seat == 0 else player["characters"]}
        for seat, player in enumerate(players(document))
    ]
    document["revealed"] = {cast: 0, "king": 1}
    with pytest.raises(PositionError, match=f"^pending: must be given in a turn that is {mark}"):
        citadels.load(document)


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_draft_goes_on_where_it_is(seats: int) -> None:
    """At every question of a draft: what is pending follows from who has how many characters."""
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
