"""Draw a table for docs/tutorial.md, as one seat sees it."""

from __future__ import annotations

from typing import Final

import citadels
from citadels import svg

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan")
SEAT: Final = 0
POSITION: Final[dict[str, object]] = {
    "key": "07" * 32,
    "round": 6,
    "crown": 2,
    "districts": ["library", "school_of_magic", "..."],
    "players": [
        {
            "gold": 4,
            "hand": ["palace", "tavern", "docks", "watchtower"],
            "city": ["manor", "market", "church", "fortress"],
            "characters": ["merchant"],
        },
        {
            "gold": 1,
            "hand": 3,
            "city": ["temple", "library", "prison", "town_hall", "castle"],
            "characters": ["assassin"],
        },
        {"gold": 5, "hand": 2, "city": ["castle", "cathedral", "tavern"], "characters": ["king"]},
        {
            "gold": 2,
            "hand": 1,
            "city": ["harbor", "school_of_magic", "barracks", "monastery"],
            "characters": ["?"],
        },
    ],
    "marks": [{"mark": "killed", "character": "bishop", "owner": 1}],
    "faceup": ["thief", "warlord"],
    "revealed": {"assassin": 1, "king": 2},
    "turn": {"seat": 0, "character": "merchant", "gathered": True},
}


def picture() -> str:
    """Return the picture, for light and dark pages."""
    game = citadels.load(POSITION)
    return f"{svg.table(game.view(SEAT), names=NAMES, width=900)}\n"
