"""Documents of positions to load."""

from __future__ import annotations

from collections import Counter

import citadels
from citadels import Document, Game

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
AGENTS = citadels.new_game(preset="cunning_agents", seats=4, seed=1)


def king_acts(**more: object) -> Document:
    """Return four seats of the First Game, in which seat 1 acts as the King."""
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
