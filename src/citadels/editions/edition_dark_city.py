"""The French edition with The Dark City: the characters of 2002, 71 districts and eleven more."""

from __future__ import annotations

from citadels.characters.abbot import OldAbbot
from citadels.characters.alchemist import AlchemistDarkCity
from citadels.characters.architect import OldArchitect
from citadels.characters.artist import Artist
from citadels.characters.bishop import Bishop
from citadels.characters.diplomat import DiplomatDarkCity, OldDiplomat
from citadels.characters.emperor import EmperorDarkCity, OldEmperor
from citadels.characters.king import King
from citadels.characters.merchant import OldMerchant
from citadels.characters.navigator import FirstNavigatorDarkCity, NavigatorDarkCity
from citadels.characters.queen import OldQueen
from citadels.characters.warlord import OldWarlord
from citadels.districts.great_wall import GreatWall
from citadels.districts.imperial_treasury import OldImperialTreasury
from citadels.districts.keep import Keep
from citadels.districts.quarry import Quarry
from citadels.districts.smithy import SmithyDarkCity
from citadels.districts.wishing_well import OldWishingWell
from citadels.editions.older import (
    EIGHT_CHARACTERS,
    EXTRAS,
    FIRST_RANKS,
    FRENCH_BASIC,
    NINE_CHARACTERS,
    PURPLE,
)
from citadels.editions.presets import BASIC, EXPANSION
from citadels.engine.cards import District
from citadels.engine.rules import Edition, EditionSpec

FRENCH_PURPLE: tuple[type[District], ...] = (
    *PURPLE,
    Keep,
    SmithyDarkCity,
    GreatWall,
    Quarry,
    OldWishingWell,
    OldImperialTreasury,
)

EDITION_DARK_CITY = Edition(
    EditionSpec(
        key="dark_city",
        characters=(
            *FIRST_RANKS,
            King,
            EmperorDarkCity,
            Bishop,
            OldAbbot,
            OldMerchant,
            AlchemistDarkCity,
            OldArchitect,
            NavigatorDarkCity,
            OldWarlord,
            DiplomatDarkCity,
            OldQueen,
            Artist,
        ),
        basic=FRENCH_BASIC,
        unique=(*FRENCH_PURPLE, *EXTRAS),
        usual=tuple([district.key for district in FRENCH_PURPLE]),
        drafts=EIGHT_CHARACTERS | NINE_CHARACTERS,
        sizes=dict.fromkeys(range(2, 9), (8, 7, 6)),
        presets=(BASIC, EXPANSION),
        tie_breaks=("districts", "gold"),
        ancestors=("2002",),
        earlier={1: (OldEmperor, FirstNavigatorDarkCity, OldDiplomat)},
    )
)
