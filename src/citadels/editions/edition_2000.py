"""The Italian sheet of 2000 for the early French game: 8 characters, 71 districts, two to seven players."""

from __future__ import annotations

from citadels.characters.architect import OldArchitect
from citadels.characters.assassin import OldAssassin
from citadels.characters.bishop import Bishop
from citadels.characters.king import King2000, KingAfterRound
from citadels.characters.magician import Magician
from citadels.characters.merchant import OldMerchant
from citadels.characters.thief import Thief
from citadels.characters.warlord import Warlord2000
from citadels.districts.great_wall import GreatWall2000
from citadels.districts.imperial_treasury import ImperialTreasury2000
from citadels.districts.keep import Keep
from citadels.districts.quarry import Quarry2000
from citadels.districts.smithy import Smithy2000
from citadels.districts.wishing_well import WishingWell2000
from citadels.editions.older import EIGHT_CHARACTERS, FRENCH_BASIC, PURPLE
from citadels.editions.presets import BASIC
from citadels.engine.cards import District
from citadels.engine.rules import Edition, EditionSpec

ITALIAN_PURPLE: tuple[type[District], ...] = (
    *PURPLE,
    Keep,
    Smithy2000,
    GreatWall2000,
    Quarry2000,
    WishingWell2000,
    ImperialTreasury2000,
)

EDITION_2000 = Edition(
    EditionSpec(
        key="2000",
        characters=(
            OldAssassin,
            Thief,
            Magician,
            King2000,
            Bishop,
            OldMerchant,
            OldArchitect,
            Warlord2000,
        ),
        basic=FRENCH_BASIC,
        unique=ITALIAN_PURPLE,
        usual=tuple([district.key for district in ITALIAN_PURPLE]),
        drafts=EIGHT_CHARACTERS,
        sizes=dict.fromkeys(range(2, 8), (8, 7)),
        presets=(BASIC,),
        tie_breaks=("districts",),
        variants={"crown_after_round": (KingAfterRound,)},
        ancestors=("dark_city", "2002"),
    )
)
