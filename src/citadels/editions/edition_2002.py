"""The English edition of 2002: 8 basic and 10 expansion characters, 66 districts, two to eight players."""

from __future__ import annotations

from citadels.characters.abbot import OldAbbot
from citadels.characters.alchemist import Alchemist
from citadels.characters.architect import Architect2002
from citadels.characters.artist import Artist
from citadels.characters.bishop import Bishop
from citadels.characters.diplomat import OldDiplomat
from citadels.characters.emperor import OldEmperor
from citadels.characters.king import King
from citadels.characters.merchant import Merchant2002
from citadels.characters.navigator import Navigator2002
from citadels.characters.queen import OldQueen
from citadels.characters.warlord import OldWarlord
from citadels.districts import basic
from citadels.districts.great_wall import GreatWall
from citadels.districts.imperial_treasury import OldImperialTreasury
from citadels.districts.keep import Keep2002
from citadels.districts.quarry import Quarry2002
from citadels.districts.smithy import Smithy
from citadels.districts.wishing_well import OldWishingWell
from citadels.editions.older import EIGHT_CHARACTERS, EXTRAS, FIRST_RANKS, NINE_CHARACTERS, PURPLE
from citadels.editions.presets import BASIC, EXPANSION
from citadels.engine.cards import District
from citadels.engine.rules import Edition, EditionSpec

PURPLE_2002: tuple[type[District], ...] = (*PURPLE, Keep2002, Smithy, GreatWall)

EDITION_2002 = Edition(
    EditionSpec(
        key="2002",
        characters=(
            *FIRST_RANKS,
            King,
            OldEmperor,
            Bishop,
            OldAbbot,
            Merchant2002,
            Alchemist,
            Architect2002,
            Navigator2002,
            OldWarlord,
            OldDiplomat,
            OldQueen,
            Artist,
        ),
        basic=(
            (basic.Manor, 5),
            (basic.Castle, 4),
            (basic.Palace, 3),
            (basic.Temple, 3),
            (basic.Church, 3),
            (basic.Monastery, 3),
            (basic.Cathedral, 2),
            (basic.Tavern, 5),
            (basic.Market, 4),
            (basic.TradingPost, 3),
            (basic.Docks, 3),
            (basic.Harbor, 3),
            (basic.TownHall, 2),
            (basic.Watchtower, 3),
            (basic.Prison, 3),
            (basic.Battlefield, 3),
            (basic.Fortress, 2),
        ),
        unique=(*PURPLE_2002, Quarry2002, OldWishingWell, OldImperialTreasury, *EXTRAS),
        usual=tuple([district.key for district in PURPLE_2002]),
        drafts={seats: plan.down_before_up() for seats, plan in (EIGHT_CHARACTERS | NINE_CHARACTERS).items()},
        sizes=dict.fromkeys(range(2, 9), (8, 7)),
        presets=(BASIC, EXPANSION),
        tie_breaks=("districts", "gold"),
    )
)
