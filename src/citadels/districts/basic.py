"""The basic districts, which have a type and a cost but no effect."""

from __future__ import annotations

from citadels.engine.cards import MILITARY, NOBLE, RELIGIOUS, TRADE, District


class Manor(District):
    key = "manor"
    type = NOBLE
    cost = 3


class Castle(District):
    key = "castle"
    type = NOBLE
    cost = 4


class Palace(District):
    key = "palace"
    type = NOBLE
    cost = 5


class Temple(District):
    key = "temple"
    type = RELIGIOUS
    cost = 1


class Church(District):
    key = "church"
    type = RELIGIOUS
    cost = 2


class Monastery(District):
    key = "monastery"
    type = RELIGIOUS
    cost = 3


class Cathedral(District):
    key = "cathedral"
    type = RELIGIOUS
    cost = 5


class Tavern(District):
    key = "tavern"
    type = TRADE
    cost = 1


class Market(District):
    key = "market"
    type = TRADE
    cost = 2


class TradingPost(District):
    key = "trading_post"
    type = TRADE
    cost = 2


class Docks(District):
    key = "docks"
    type = TRADE
    cost = 3


class Harbor(District):
    key = "harbor"
    type = TRADE
    cost = 4


class TownHall(District):
    key = "town_hall"
    type = TRADE
    cost = 5


class Watchtower(District):
    key = "watchtower"
    type = MILITARY
    cost = 1


class Prison(District):
    key = "prison"
    type = MILITARY
    cost = 2


class Barracks(District):
    key = "barracks"
    type = MILITARY
    cost = 3


class Fortress(District):
    key = "fortress"
    type = MILITARY
    cost = 5


class Battlefield(District):
    """The Barracks under an older name."""

    key = "battlefield"
    type = MILITARY
    cost = 3
