"""Positions: whatever a document leaves out is dealt, in agreement with the rest."""

from __future__ import annotations

from collections import Counter

import citadels
from citadels import Document
from tests.engine.position_documents import AGENTS, CAST, all_cards, king_acts, names, other_player, players


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
