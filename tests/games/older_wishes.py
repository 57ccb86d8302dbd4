"""Who plays the golden games of the older editions, with which cards."""

from __future__ import annotations

from typing import NamedTuple

from tests.games.older import OLDER

EXPANDED = ("2002", "dark_city")


class OlderWish(NamedTuple):
    """Players that lead a game to what chance seldom does (see ``choose.py``), and the cards they need."""

    editions: tuple[str, ...]
    wish: str
    districts: str = ""  # the unique ones; ``all`` of the edition, or as drawn
    characters: str = ""  # the others as drawn
    seats: tuple[int, ...] = ()  # any


OLDER_WISHES = (
    OlderWish(OLDER, "avoids end"),
    OlderWish(OLDER, "likes build, income; avoids end", "all"),
    OlderWish(
        OLDER,
        "likes pick warlord, destroy, save, keep graveyard, build graveyard, build; avoids end",
        "graveyard great_wall keep",
        "warlord",
    ),
    OlderWish(
        OLDER,
        "likes pick warlord, destroy, pass, keep graveyard, build graveyard, build great_wall, build",
        "graveyard great_wall",
        "warlord",
    ),
    OlderWish(
        OLDER,
        "likes pick assassin, kill king, kill bishop, pick king, pick bishop, pick warlord, destroy, build",
        "",
        "assassin king bishop warlord",
    ),
    OlderWish(
        OLDER,
        "likes keep library, keep observatory, build library, build observatory, income, pick king",
        "library observatory haunted_city laboratory smithy",
        seats=(2, 3),
    ),
    OlderWish(
        OLDER, "likes gather cards, laboratory, smithy, build", "library observatory laboratory smithy"
    ),
    OlderWish(
        OLDER,
        "likes keep quarry, build quarry, build",
        "quarry wishing_well imperial_treasury haunted_city",
    ),
    OlderWish(
        OLDER, "likes build", "wishing_well imperial_treasury haunted_city university dragon_gate quarry"
    ),
    OlderWish(OLDER, "greedy"),
    OlderWish(OLDER, "greedy", seats=(2, 3, 4)),
    OlderWish(
        EXPANDED,
        "likes pick witch, bewitch, pick emperor, build, tithe; avoids end",
        "",
        "witch tax_collector emperor abbot",
    ),
    OlderWish(
        EXPANDED,
        "likes pick witch, bewitch tax_collector, bewitch navigator, bewitch emperor, bewitch diplomat",
        "poor_house park keep",
        "witch tax_collector emperor navigator diplomat",
    ),
    OlderWish(
        EXPANDED,
        "likes pick witch, bewitch merchant, bewitch architect, bewitch warlord, bewitch alchemist, build",
        "poor_house park keep",
        "witch",
    ),
    OlderWish(
        EXPANDED,
        "likes pick tax_collector, pick assassin, build; avoids end",
        "poor_house park",
        "assassin tax_collector",
    ),
    OlderWish(
        EXPANDED,
        "likes pick assassin, kill emperor, kill king, pick emperor, pick queen, favour",
        "throne_room hospital",
        "assassin emperor queen",
        (5, 6, 7, 8),
    ),
    OlderWish(
        EXPANDED,
        "likes pick assassin, kill king, pick king, pick queen, favour",
        "throne_room hospital",
        "assassin king queen",
        (5, 6, 7, 8),
    ),
    OlderWish(
        EXPANDED,
        "likes pick diplomat, exchange, give keep, build keep, build",
        "keep museum great_wall",
        "diplomat",
    ),
    OlderWish(
        EXPANDED,
        "likes keep hospital, build hospital, pick assassin, kill, answer, build; avoids end",
        "hospital throne_room lighthouse",
        "assassin",
    ),
    OlderWish(
        EXPANDED,
        "likes keep hospital, build hospital, pick assassin, kill, pass, build; avoids end",
        "hospital lighthouse bell_tower",
        "assassin",
        (2, 3, 4),
    ),
    OlderWish(
        EXPANDED,
        "likes keep ball_room, build ball_room, pick king, snub, pick thief, rob king, build; avoids end",
        "ball_room throne_room",
        "assassin thief king",
    ),
    OlderWish(
        EXPANDED,
        "likes keep ball_room, build ball_room, pick king, pick witch, bewitch, snub, build; avoids end",
        "ball_room",
        "witch thief king",
    ),
    OlderWish(
        EXPANDED,
        "likes keep bell_tower, build bell_tower, ring, armory * bell_tower, destroy * bell_tower, build",
        "bell_tower armory lighthouse",
        "warlord",
    ),
    OlderWish(
        EXPANDED,
        "likes keep armory, build armory, ring, build bell_tower, build; avoids armory",
        "bell_tower armory",
        seats=(2, 3, 4),
    ),
    OlderWish(EXPANDED, "likes build museum, museum, build map_room, build, gather cards", "museum map_room"),
    OlderWish(
        EXPANDED,
        "likes build hospital, build ball_room, pick king, pick thief, pick assassin, kill, rob, snub, build",
        "hospital ball_room",
        "assassin thief king",
        (2, 3, 4),
    ),
    OlderWish(
        EXPANDED,
        "likes build bell_tower, ring, build armory, build great_wall, pick warlord, build; avoids armory",
        "bell_tower armory great_wall graveyard",
        "assassin warlord",
        (2, 3, 4),
    ),
    OlderWish(
        EXPANDED,
        "likes build library, build observatory, build quarry, build ball_room, snub, build, pick king",
        "library observatory quarry haunted_city ball_room",
        "king",
        (2, 3, 4),
    ),
    OlderWish(
        EXPANDED,
        "likes build, pick queen, favour, pick assassin, kill king, kill emperor, pick diplomat, exchange",
        "keep throne_room lighthouse map_room poor_house",
        "assassin queen diplomat tax_collector",
        (5, 6, 7, 8),
    ),
)
