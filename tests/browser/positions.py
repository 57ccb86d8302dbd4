"""Positions to put on a table for a browser test."""

from __future__ import annotations

from citadels.tables.catalog import catalog
from tests.browser.browser_user import Json

EDITION = next(one for one in catalog("en").editions if one.key == "dark_city")
FULL_CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "queen"]
SEATED = ["warlord", "assassin", "thief", "magician", "king", "bishop", "merchant", "architect"]


def merchant_turn() -> Json:
    """Return a turn of the Merchant before gathering; after it the first option builds."""
    players: list[Json] = [{"gold": 5, "hand": ["tavern", "manor", "docks"], "characters": ["merchant"]}]
    players += [{"gold": 2, "characters": [key]} for key in ("warlord", "architect", "king")]
    turn = {"seat": 0, "character": "merchant"}
    return {"players": players, "called": 6, "revealed": {"king": 3, "merchant": 0}, "turn": turn}


def finished_game() -> Json:
    """Return a finished game."""
    cities = [["manor", "temple", "tavern", "market"][seat:] for seat in range(4)]
    return {"players": [{"gold": 1, "city": city} for city in cities], "phase": "over"}


def full_table() -> Json:
    """Return eight cities of nine different districts each, and all other cards in one hand."""
    unique = [card.key for card in EDITION.districts if card.unique]
    cards = unique + [card.key for card in EDITION.districts if not card.unique for _ in range(card.copies)]
    cards.sort(key=lambda key: (cards.count(key), key))
    cities = [cards[seat::8][:9] for seat in range(8)]
    hand = [key for seat in range(8) for key in cards[seat::8][9:]]
    players: list[Json] = [
        {"gold": 12, "city": city, "characters": [character]}
        for city, character in zip(cities, SEATED, strict=True)
    ]
    players[0]["hand"] = hand
    return {
        "edition": "dark_city",
        "characters": FULL_CAST,
        "districts": unique,
        "players": players,
        "called": 8,
        "revealed": {character: seat for seat, character in enumerate(SEATED)},
        "turn": {"seat": 0, "character": "warlord", "gathered": True},
    }
