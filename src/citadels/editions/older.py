"""Cards and drafts that the older editions share (section 10 of the rules)."""

from __future__ import annotations

from citadels.characters.assassin import OldAssassin
from citadels.characters.magician import Magician
from citadels.characters.tax_collector import OldTaxCollector
from citadels.characters.thief import Thief
from citadels.characters.witch import Witch
from citadels.characters.wizard import Wizard
from citadels.districts import basic
from citadels.districts.armory import OldArmory
from citadels.districts.ball_room import BallRoom
from citadels.districts.bell_tower import BellTower
from citadels.districts.dragon_gate import OldDragonGate
from citadels.districts.factory import Factory
from citadels.districts.graveyard import Graveyard
from citadels.districts.haunted_city import HauntedCity
from citadels.districts.hospital import Hospital
from citadels.districts.laboratory import OldLaboratory
from citadels.districts.library import OldLibrary
from citadels.districts.lighthouse import Lighthouse
from citadels.districts.map_room import MapRoom
from citadels.districts.museum import Museum
from citadels.districts.observatory import OldObservatory
from citadels.districts.park import Park
from citadels.districts.poor_house import PoorHouse
from citadels.districts.school_of_magic import SchoolOfMagic
from citadels.districts.throne_room import ThroneRoom
from citadels.districts.university import University
from citadels.engine.cards import Character, District
from citadels.engine.draft import DraftPlan, last_player_recovers, once_around

# The characters of ranks 1 to 3, which the English and French editions share.
FIRST_RANKS: tuple[type[Character], ...] = (OldAssassin, Witch, Thief, OldTaxCollector, Magician, Wizard)

# The purple districts that all three editions share.
PURPLE: tuple[type[District], ...] = (
    OldDragonGate, Graveyard, HauntedCity, OldLaboratory, OldLibrary, OldObservatory, SchoolOfMagic,
    University,
)  # fmt: skip
EXTRAS: tuple[type[District], ...] = (
    OldArmory, BallRoom, BellTower, Factory, Hospital, Lighthouse, MapRoom, Museum, Park, PoorHouse,
    ThroneRoom,
)  # fmt: skip

# The French deck, which the Italian sheet shares.
FRENCH_BASIC: tuple[tuple[type[District], int], ...] = (
    (basic.Manor, 5),
    (basic.Castle, 5),
    (basic.Palace, 2),
    (basic.Temple, 3),
    (basic.Church, 3),
    (basic.Monastery, 4),
    (basic.Cathedral, 2),
    (basic.Tavern, 5),
    (basic.Market, 4),
    (basic.TradingPost, 4),
    (basic.Docks, 3),
    (basic.Harbor, 3),
    (basic.TownHall, 2),
    (basic.Watchtower, 3),
    (basic.Prison, 3),
    (basic.Battlefield, 3),
    (basic.Fortress, 3),
)

# With two or three players eight characters are used, and everyone has two of them (OLD-1).
EIGHT_CHARACTERS = {
    (2, 8): DraftPlan(0, ("pick", 0), ("pick", 1), ("discard", 1), ("pick", 0), ("discard", 0), ("pick", 1)),
    (3, 8): DraftPlan(0, *[("pick", seat) for seat in (0, 1, 2, 0, 1, 2)]),
    (4, 8): once_around(4, faceup=2),
    (5, 8): once_around(5, faceup=1),
    (6, 8): once_around(6, faceup=0),
    (7, 8): last_player_recovers(7),
}
NINE_CHARACTERS = {
    (4, 9): once_around(4, faceup=3),
    (5, 9): once_around(5, faceup=2),
    (6, 9): once_around(6, faceup=1),
    (7, 9): once_around(7, faceup=0),
    (8, 9): last_player_recovers(8),
}
