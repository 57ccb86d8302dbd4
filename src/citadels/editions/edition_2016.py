"""The 2016 edition: 27 characters, 54 basic and 30 unique districts, two to eight players."""

from __future__ import annotations

from citadels.characters.abbot import Abbot
from citadels.characters.alchemist import Alchemist
from citadels.characters.architect import Architect
from citadels.characters.artist import Artist
from citadels.characters.assassin import Assassin
from citadels.characters.bishop import Bishop
from citadels.characters.blackmailer import Blackmailer
from citadels.characters.cardinal import Cardinal
from citadels.characters.diplomat import Diplomat
from citadels.characters.emperor import Emperor
from citadels.characters.king import King
from citadels.characters.magician import Magician
from citadels.characters.magistrate import Magistrate
from citadels.characters.marshal import Marshal
from citadels.characters.merchant import Merchant
from citadels.characters.navigator import Navigator
from citadels.characters.patrician import Patrician
from citadels.characters.queen import Queen
from citadels.characters.scholar import Scholar
from citadels.characters.seer import Seer
from citadels.characters.spy import Spy
from citadels.characters.tax_collector import TaxCollector
from citadels.characters.thief import Thief
from citadels.characters.trader import Trader
from citadels.characters.warlord import Warlord
from citadels.characters.witch import Witch
from citadels.characters.wizard import Wizard
from citadels.districts import basic
from citadels.districts.armory import Armory
from citadels.districts.basilica import Basilica
from citadels.districts.capitol import Capitol
from citadels.districts.dragon_gate import DragonGate
from citadels.districts.factory import Factory
from citadels.districts.framework import Framework
from citadels.districts.gold_mine import GoldMine
from citadels.districts.great_wall import GreatWall
from citadels.districts.haunted_quarter import HauntedQuarter
from citadels.districts.imperial_treasury import ImperialTreasury
from citadels.districts.ivory_tower import IvoryTower
from citadels.districts.keep import Keep
from citadels.districts.laboratory import Laboratory
from citadels.districts.library import Library
from citadels.districts.map_room import MapRoom
from citadels.districts.monument import Monument
from citadels.districts.museum import Museum
from citadels.districts.necropolis import Necropolis
from citadels.districts.observatory import Observatory
from citadels.districts.park import Park
from citadels.districts.poor_house import PoorHouse
from citadels.districts.quarry import Quarry
from citadels.districts.school_of_magic import SchoolOfMagic
from citadels.districts.secret_vault import SecretVault
from citadels.districts.smithy import Smithy
from citadels.districts.stables import Stables
from citadels.districts.statue import Statue
from citadels.districts.theater import Theater
from citadels.districts.thieves_den import ThievesDen
from citadels.districts.wishing_well import WishingWell
from citadels.editions.presets import PRESETS_2016
from citadels.engine.draft import DraftPlan, last_player_recovers, once_around
from citadels.engine.rules import Edition, EditionSpec

DRAFTS = {
    (2, 8): DraftPlan(0, ("pick", 0), ("pick", 1), ("discard", 1), ("pick", 0), ("discard", 0), ("pick", 1)),
    (3, 9): DraftPlan(
        0, ("pick", 0), ("pick", 1), ("pick", 2), ("lose", -1), ("pick", 0), ("pick", 1), ("pick", 2)
    ),
    (4, 8): once_around(4, faceup=2),
    (4, 9): once_around(4, faceup=3),
    (5, 8): once_around(5, faceup=1),
    (5, 9): once_around(5, faceup=2),
    (6, 8): once_around(6, faceup=0),
    (6, 9): once_around(6, faceup=1),
    (7, 8): last_player_recovers(7),
    (7, 9): once_around(7, faceup=0),
    (8, 9): last_player_recovers(8),
}

EDITION_2016 = Edition(
    EditionSpec(
        key="2016",
        characters=(
            Assassin,
            Witch,
            Magistrate,
            Thief,
            Spy,
            Blackmailer,
            Magician,
            Wizard,
            Seer,
            King,
            Emperor,
            Patrician,
            Bishop,
            Abbot,
            Cardinal,
            Merchant,
            Alchemist,
            Trader,
            Architect,
            Navigator,
            Scholar,
            Warlord,
            Diplomat,
            Marshal,
            Queen,
            Artist,
            TaxCollector,
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
            (basic.Barracks, 3),
            (basic.Fortress, 2),
        ),
        unique=(
            Armory,
            Basilica,
            Capitol,
            DragonGate,
            Factory,
            Framework,
            GoldMine,
            GreatWall,
            HauntedQuarter,
            ImperialTreasury,
            IvoryTower,
            Keep,
            Laboratory,
            Library,
            MapRoom,
            Monument,
            Museum,
            Necropolis,
            Observatory,
            Park,
            PoorHouse,
            Quarry,
            SchoolOfMagic,
            SecretVault,
            Smithy,
            Stables,
            Statue,
            Theater,
            ThievesDen,
            WishingWell,
        ),
        drafts=DRAFTS,
        sizes={2: (8,), 3: (8,), 4: (7,), 5: (7,), 6: (7,), 7: (7,), 8: (7,)},
        unique_count=14,
        presets=PRESETS_2016,
    )
)
