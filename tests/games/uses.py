"""What it means that a card is used in a golden game, card by card, and moments that are seldom seen.

Every line must come true in at least one game of the 2016 edition (``older.py`` has those of the others).
A card that only lies in a hand or a city is not used.
"""

from __future__ import annotations

from collections.abc import Callable

from citadels import EDITIONS
from citadels.characters.witch import TurnResumed
from citadels.engine.actions import TYPES
from citadels.engine.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    CardsMoved,
    CardStored,
    CharactersSwapped,
    CityCompleted,
    CrownMoved,
    DeckShuffled,
    Declined,
    DistrictBeautified,
    DistrictBuilt,
    DistrictDestroyed,
    DistrictMoved,
    GoldCollected,
    GoldGained,
    GoldMoved,
    GoldPaid,
    GoldPut,
    HandSeen,
    HandsSwapped,
    MarkRemoved,
    MarkShown,
    Revealed,
    Silence,
    StoreLost,
)
from tests.games.moments import Moment

Sign = Callable[[Moment], bool]
Signs = dict[str, Sign]

FULL_DRAW = {"gather": 2, "architect": 2, "navigator": 4, "scholar": 7, "smithy": 3, "park": 2}
DISTRICTS = {district.key: district for district in EDITIONS["2016"].districts}


# -- what several lines ask ------------------------------------------------------------


def crowned(m: Moment, character: str) -> bool:
    """The character is revealed and the crown comes to its player."""
    return any(
        m.happened(CrownMoved, seat=event.seat) for event in m.found(Revealed) if event.character == character
    )


def after_death(m: Moment, character: str) -> bool:
    """A killed character is revealed, which happens at the end of the round."""
    return character in m.marked.get("killed", ()) and m.happened(Revealed, character=character)


def built(m: Moment) -> list[DistrictBuilt]:
    """What the player whose turn it is built into the own city."""
    return [event for event in m.found(DistrictBuilt) if event.seat == event.builder == m.before.seat]


def built_again(m: Moment) -> bool:
    return any(event.district in m.before.city for event in built(m))


def built_freely(m: Moment, type: str = "") -> bool:
    """A district was begun though the limit was reached."""
    name = m.action.name
    return m.action.verb == "build" and m.before.at_limit and (not type or DISTRICTS[name].type == type)


def built_cheaper(m: Moment) -> bool:
    if m.action.verb != "build" or m.action.name == "factory" or "factory" not in m.before.city:
        return False
    district = DISTRICTS[m.action.name]
    return district.type == "unique" and m.happened(GoldPaid, source="build", gold=district.cost - 1)


def confiscated(m: Moment, district: str = "") -> bool:
    return any(
        event.seat != event.builder and (not district or event.district == district)
        for event in m.found(DistrictBuilt)
    )


def has_income(m: Moment, character: str) -> bool:
    return m.action.verb == "income" and m.before.character == character and bool(m.found(GoldGained))


def behind_wall(m: Moment, kind: type[DistrictDestroyed | DistrictMoved], source: str) -> bool:
    """Rank 8 took a district out of a city with a Great Wall, which made it dearer."""
    return any(
        "great_wall" in m.before.cities[event.seat] and event.district.rstrip("+") != "great_wall"
        for event in m.found(kind)
        if event.source == source and event.seat != m.before.seat
    )


def counted_as_missing_type(m: Moment, district: str = "haunted_quarter") -> bool:
    """A player has all types only because the Haunted Quarter counts as the missing one."""
    if m.result is None:
        return False
    for score in m.result.scores:
        city = [built.district for built in m.cities[score.seat]]
        others = {other.type for other in city if other.key != district}
        missing = set(TYPES) - others
        if missing and "unique" not in missing and ("all_types", 3) in score.items:
            return True
    return False


def completed_by_monument(m: Moment) -> bool:
    return any(
        len(m.cities[event.seat]) < m.complete_size
        and any(built.district.key == "monument" for built in m.cities[event.seat])
        for event in m.found(CityCompleted)
    )


def resumed_as(character: str) -> Sign:
    return lambda m: m.happened(TurnResumed, character=character)


def empty_after_gathering_cards(m: Moment) -> bool:
    return m.action.text == "gather cards" and not m.happened(CardsDrawn, source="gather")


# -- the lines ---------------------------------------------------------------------------

CHARACTERS: dict[str, Signs] = {
    "assassin": {
        "silences a player": lambda m: any(
            event.character in m.marked.get("killed", ()) and event.character in m.before.held
            for event in m.found(Silence)
        ),
    },
    "witch": {
        "resumes her turn as another": lambda m: m.happened(TurnResumed),
        "bewitches somebody who is not there": lambda m: any(
            event.character in m.marked.get("bewitched", ()) for event in m.found(Silence)
        ),
    },
    "magistrate": {
        "confiscates a district": confiscated,
        "lets one be": lambda m: m.happened(Declined, source="magistrate"),
    },
    "thief": {"robs": lambda m: m.happened(GoldMoved, source="thief")},
    "spy": {
        "looks at a hand": lambda m: m.happened(HandSeen, source="spy"),
        "takes gold": lambda m: m.happened(GoldMoved, source="spy"),
        "gains cards": lambda m: m.happened(CardsDrawn, source="spy"),
    },
    "blackmailer": {
        "is bribed": lambda m: m.happened(MarkRemoved, mark="threat"),
        "shows the flower and takes the gold": lambda m: (
            m.happened(MarkShown, mark="threat", face=True) and m.happened(GoldMoved, source="flower")
        ),
        "shows an empty threat": lambda m: m.happened(MarkShown, mark="threat", face=False),
        "lets a refusal be": lambda m: (
            m.before.question == "RevealThreat" and m.happened(Declined, source="blackmailer")
        ),
    },
    "magician": {
        "swaps hands": lambda m: m.happened(HandsSwapped, source="magician"),
        "discards and draws": lambda m: (
            m.happened(CardsDiscarded, source="magician") and m.happened(CardsDrawn, source="magician")
        ),
    },
    "wizard": {
        "takes a card": lambda m: m.happened(CardsMoved, source="wizard"),
        "builds another's card": lambda m: m.action.verb == "erect",
        "builds a duplicate": lambda m: (
            m.before.character == "wizard" and "quarry" not in m.before.city and built_again(m)
        ),
    },
    "seer": {
        "takes cards": lambda m: m.action.verb == "divine" and m.happened(CardsMoved, source="seer"),
        "gives one back": lambda m: m.before.question == "GiveBack" and m.happened(CardsMoved, source="seer"),
        "builds twice": lambda m: m.before.character == "seer" and m.before.at_limit,
    },
    "king": {
        "takes the crown": lambda m: crowned(m, "king"),
        "has an income": lambda m: has_income(m, "king"),
        "takes the crown after death": lambda m: after_death(m, "king") and crowned(m, "king"),
    },
    "emperor": {
        "crowns another": lambda m: m.action.verb == "crown" and m.before.character == "emperor",
        "takes gold": lambda m: m.happened(GoldMoved, source="emperor"),
        "takes a card": lambda m: m.happened(CardsMoved, source="emperor"),
        "has an income": lambda m: has_income(m, "emperor"),
        "is revealed after death": lambda m: after_death(m, "emperor"),
        "crowns another after death": lambda m: m.before.question == "Coronation",
    },
    "patrician": {
        "takes the crown": lambda m: crowned(m, "patrician"),
        "has an income": lambda m: m.happened(CardsDrawn, source="patrician"),
        "takes the crown after death": lambda m: after_death(m, "patrician") and crowned(m, "patrician"),
    },
    "bishop": {
        "has an income": lambda m: has_income(m, "bishop"),
        "protects a city": lambda m: m.refused("protected", "bishop"),
    },
    "abbot": {
        "mixes gold and cards": lambda m: (
            m.happened(GoldGained, source="abbot") and m.happened(CardsDrawn, source="abbot")
        ),
        "takes from the richest": lambda m: m.happened(GoldMoved, source="abbot"),
    },
    "cardinal": {
        "has an income": lambda m: m.happened(CardsDrawn, source="cardinal"),
        "takes gold for cards": lambda m: (
            m.happened(GoldMoved, source="cardinal") and m.happened(CardsMoved, source="cardinal")
        ),
    },
    "merchant": {
        "has an income": lambda m: has_income(m, "merchant"),
        "gets a gold extra": lambda m: m.action.verb == "profit",
    },
    "alchemist": {"gets the gold back": lambda m: m.happened(GoldGained, source="alchemist")},
    "trader": {
        "has an income": lambda m: has_income(m, "trader"),
        "builds trade beyond the limit": lambda m: (
            m.before.character == "trader" and built_freely(m, "trade")
        ),
    },
    "architect": {
        "draws two": lambda m: m.happened(CardsDrawn, source="architect"),
        "builds three times": lambda m: m.before.character == "architect" and m.before.at_limit,
    },
    "navigator": {
        "gains gold": lambda m: m.happened(GoldGained, source="navigator"),
        "gains cards": lambda m: m.happened(CardsDrawn, source="navigator"),
        "cannot build": lambda m: m.refused("cannot_build", "navigator"),
    },
    "scholar": {
        "draws, keeps and shuffles": lambda m: m.happened(DeckShuffled, source="scholar"),
        "builds twice": lambda m: m.before.character == "scholar" and m.before.at_limit,
    },
    "warlord": {
        "has an income": lambda m: has_income(m, "warlord"),
        "destroys": lambda m: m.happened(DistrictDestroyed, source="warlord"),
        "destroys an own district": lambda m: m.happened(
            DistrictDestroyed, source="warlord", seat=m.before.seat
        ),
    },
    "diplomat": {
        "has an income": lambda m: has_income(m, "diplomat"),
        "exchanges": lambda m: m.happened(DistrictMoved, source="diplomat"),
        "pays the difference": lambda m: m.happened(GoldMoved, source="diplomat"),
    },
    "marshal": {
        "has an income": lambda m: has_income(m, "marshal"),
        "seizes": lambda m: m.happened(DistrictMoved, source="marshal"),
    },
    "queen": {
        "gets gold in her turn": lambda m: m.action.verb == "favour",
        "gets gold late": lambda m: m.action.verb != "favour" and m.happened(GoldGained, source="queen"),
    },
    "artist": {
        "beautifies one": lambda m: len(m.found(DistrictBeautified)) == 1,
        "beautifies two": lambda m: len(m.found(DistrictBeautified)) == 2,
    },
    "tax_collector": {
        "is paid": lambda m: m.happened(GoldPut, card="tax_collector"),
        "collects": lambda m: m.happened(GoldCollected, card="tax_collector"),
    },
}

UNIQUE: dict[str, Signs] = {
    "armory": {
        "destroys itself and another's district": lambda m: any(
            event.seat != m.before.seat for event in m.found(DistrictDestroyed) if event.source == "armory"
        ),
    },
    "basilica": {"scores": lambda m: m.scored("basilica")},
    "capitol": {"scores": lambda m: m.scored("capitol")},
    "dragon_gate": {"scores": lambda m: m.scored("dragon_gate")},
    "factory": {"makes a unique district cheaper": built_cheaper},
    "framework": {
        "stands in for a payment": lambda m: m.happened(DistrictDestroyed, source="framework"),
    },
    "gold_mine": {"adds a gold": lambda m: m.happened(GoldGained, source="gather", gold=3)},
    "great_wall": {
        "makes destroying dearer": lambda m: behind_wall(m, DistrictDestroyed, "warlord"),
        "makes seizing dearer": lambda m: behind_wall(m, DistrictMoved, "marshal"),
        "makes exchanging dearer": lambda m: behind_wall(m, DistrictMoved, "diplomat"),
    },
    "haunted_quarter": {"counts as a missing type": counted_as_missing_type},
    "imperial_treasury": {"scores": lambda m: m.scored("imperial_treasury")},
    "ivory_tower": {"scores": lambda m: m.scored("ivory_tower")},
    "keep": {"is out of reach": lambda m: m.refused("protected", "keep")},
    "laboratory": {"turns a card into gold": lambda m: m.happened(GoldGained, source="laboratory")},
    "library": {
        "lets both cards be kept": lambda m: (
            m.action.text == "gather cards" and m.happened(CardsKept, count=2) and "library" in m.before.city
        ),
    },
    "map_room": {"scores": lambda m: m.scored("map_room")},
    "monument": {
        "counts as two": completed_by_monument,
        "is refused in a large city": lambda m: m.refused("city_too_large", "monument"),
    },
    "museum": {
        "stores a card": lambda m: m.happened(CardStored, under="museum"),
        "scores": lambda m: m.scored("museum"),
        "is destroyed with cards": lambda m: m.happened(StoreLost, under="museum"),
    },
    "necropolis": {
        "is built for a district": lambda m: m.happened(DistrictDestroyed, source="necropolis"),
        "is paid for": lambda m: (
            m.happened(DistrictBuilt, district="necropolis") and m.happened(GoldPaid, source="build")
        ),
    },
    "observatory": {"draws three": lambda m: m.happened(CardsDrawn, source="gather", count=3)},
    "park": {"draws two": lambda m: m.happened(CardsDrawn, source="park")},
    "poor_house": {"gains a gold": lambda m: m.happened(GoldGained, source="poor_house")},
    "quarry": {
        "allows a duplicate": lambda m: (
            m.before.character != "wizard" and "quarry" in m.before.city and built_again(m)
        ),
    },
    "school_of_magic": {
        "counts for an income": lambda m: m.action.verb == "income" and "school_of_magic" in m.before.city,
        "counts for the Abbot": lambda m: m.action.verb == "mix" and "school_of_magic" in m.before.city,
    },
    "secret_vault": {
        "scores from the hand": lambda m: m.scored("secret_vault"),
        "cannot be built": lambda m: m.refused("cannot_be_built", "secret_vault"),
    },
    "smithy": {"sells cards": lambda m: m.happened(CardsDrawn, source="smithy")},
    "stables": {
        "is built beyond the limit": lambda m: m.action.name == "stables" and built_freely(m),
    },
    "statue": {"scores": lambda m: m.scored("statue")},
    "theater": {
        "swaps characters": lambda m: m.happened(CharactersSwapped),
        "is let be": lambda m: m.happened(Declined, source="theater"),
    },
    "thieves_den": {
        "is paid in part with cards": lambda m: (
            m.happened(CardsDiscarded, source="thieves_den") and m.happened(GoldPaid, source="build")
        ),
        "is paid with cards alone": lambda m: (
            m.happened(CardsDiscarded, source="thieves_den") and not m.happened(GoldPaid, source="build")
        ),
        "is confiscated": lambda m: confiscated(m, "thieves_den"),
    },
    "wishing_well": {"scores": lambda m: m.scored("wishing_well")},
}

SELDOM: Signs = {
    "a confiscated district completes a city": lambda m: confiscated(m) and m.happened(CityCompleted),
    "a district that the Cardinal took gold for is confiscated": lambda m: (
        confiscated(m) and m.before.character == "cardinal" and "charge" in m.before.used
    ),
    "the Alchemist loses a district and gets nothing back": lambda m: (
        confiscated(m) and m.before.character == "alchemist"
    ),
    "a seized district completes a city": lambda m: m.action.verb == "seize" and m.happened(CityCompleted),
    "a beautified district is destroyed": lambda m: any(
        event.district.endswith("+") for event in m.found(DistrictDestroyed)
    ),
    "a beautified district changes hands": lambda m: any(
        event.district.endswith("+") for event in m.found(DistrictMoved)
    ),
    "a district is destroyed for nothing": lambda m: (
        m.action.verb == "destroy" and not m.happened(GoldPaid, source="warlord")
    ),
    "the Poor House pays before the Alchemist's gold comes back": lambda m: (
        m.happened(GoldGained, source="poor_house") and m.happened(GoldGained, source="alchemist")
    ),
    "the Poor House and the Park help in one turn": lambda m: (
        m.happened(GoldGained, source="poor_house") and m.happened(CardsDrawn, source="park")
    ),
    "cards are gathered from an empty deck": empty_after_gathering_cards,
    "the deck does not last for a draw": lambda m: any(
        event.count < FULL_DRAW.get(event.source, 0) for event in m.found(CardsDrawn)
    ),
    "somebody builds who has no gold left for the tax": lambda m: (
        "tax_collector" in m.before.cast
        and m.before.character not in ("tax_collector", "alchemist")
        and m.happened(DistrictBuilt)
        and not m.happened(GoldPut)
    ),
    "the Cardinal takes gold for the rest of a Thieves' Den": lambda m: (
        m.happened(CardsMoved, source="cardinal") and m.happened(DistrictBuilt, district="thieves_den")
    ),
    "a Framework is spent on a Thieves' Den": lambda m: (
        m.happened(DistrictDestroyed, source="framework")
        and m.happened(DistrictBuilt, district="thieves_den")
    ),
    "two cities are complete": lambda m: m.scored("complete") and m.scored("complete_first"),
    "who completed first has lost a district since": lambda m: any(
        ("complete_first", 4) in score.items
        and sum(built.district.size for built in m.cities[score.seat]) < m.complete_size
        for score in (m.result.scores if m.result else ())
    ),
    **{
        f"the Witch goes on as the {character.key}": resumed_as(character.key)
        for character in EDITIONS["2016"].characters
        if character.rank > 1
    },
}

# What may be refused, by verb: the codes of the reasons.
REFUSALS = {
    "armory": "complete",
    "beautify": "beautified gold used",
    "build": "cannot_be_built cannot_build city_too_large duplicate gather_first gold limit",
    "collect": "no_tax used",
    "crown": "has_crown used",
    "destroy": "complete gold protected used",
    "divine": "empty_hand used",
    "end": "must",
    "erect": "cannot_be_built city_too_large gold",
    "exchange": "complete duplicate empty_city gold protected used",
    "favour": "not_beside used",
    "gather": "gathered",
    "give": "duplicate gold protected",
    "income": "empty_deck no_income used",
    "kill": "used",
    "laboratory": "used",
    "mix": "empty_deck no_income used",
    "museum": "used",
    "peek": "empty_hand used",
    "plans": "empty_deck used",
    "profit": "used",
    "redraw": "empty_hand used",
    "rob": "bewitched killed rank_one used",
    "sail": "empty_deck used",
    "seize": "complete cost duplicate gold protected used",
    "smithy": "empty_deck gold used",
    "spy": "empty_hand used",
    "study": "empty_deck used",
    "swap": "empty_hand used",
    "threaten": "bewitched killed rank_one used",
    "tithe": "not_richest richest used",
    "warrant": "used",
}
