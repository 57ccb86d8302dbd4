"""What it means that a card is used in a golden game of an older edition (section 10 of the rules).

Every line must come true in at least one game of each edition that it is for: those of ``SHARED`` in
every older edition that has the card, those of ``OWN`` in the one that is named. There is at least one
line for each card that is not the one of 2016.
"""

from __future__ import annotations

from citadels import EDITIONS
from citadels.engine.cards import Card
from citadels.engine.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    CardsMoved,
    CityCompleted,
    CompleteSizeSet,
    CrownMoved,
    DeckShuffled,
    Declined,
    DistrictDestroyed,
    DistrictMoved,
    DistrictSaved,
    GoldGained,
    GoldMoved,
    GoldPaid,
    Revealed,
    RoundBegan,
    TurnEnded,
)
from tests.games.moments import Moment
from tests.games.uses import (
    Signs,
    after_death,
    behind_wall,
    built_again,
    counted_as_missing_type,
    crowned,
    has_income,
    resumed_as,
)

OLDER = ("2002", "dark_city", "2000")
BEWITCHED = ["tax_collector", "king", "emperor", "merchant", "alchemist", "architect", "warlord", "diplomat"]


# -- what several lines ask ------------------------------------------------------------


def revealed_after_death(m: Moment) -> bool:
    """A killed character without effect on the crown is revealed, and no Hospital is involved."""
    dead = [event.character for event in m.found(Revealed) if after_death(m, event.character)]
    return m.before.question != "AnswerThoughKilled" and not set(dead) <= {"king", "emperor"}


def by_another(m: Moment, character: str) -> bool:
    """Who acts as the character has another one: the Witch."""
    return m.before.character == character and m.before.holders.get(character) != m.before.seat


def taxed(m: Moment, called: bool) -> bool:
    """The Tax Collector is paid, on being called or later."""
    paid = m.happened(GoldMoved, source="tax_collector")
    return paid and m.happened(Revealed, character="tax_collector") is called


def taxed_for_the_witch(m: Moment) -> bool:
    collector = m.before.holders.get("tax_collector")
    return any(event.to != collector for event in m.found(GoldMoved) if event.source == "tax_collector")


def taxed_before_poor_house(m: Moment) -> bool:
    """At the end of a turn the tax is due, then the Poor House pays."""
    sources = [event.source for event in m.events if isinstance(event, GoldMoved | GoldGained)]
    return sources[:2] == ["tax_collector", "poor_house"]


def beside(m: Moment, character: str) -> bool:
    """The character's player sits beside the one whose turn it is."""
    seats = len(m.before.cities)
    holder = m.before.holders.get(character)
    return holder is not None and (holder - m.before.seat) % seats in (1, seats - 1)


def refused_code(m: Moment, verb: str, code: str) -> bool:
    return any(r.action.verb == verb and r.reason.code == code for r in m.before.refused)


def crowns_in_turn(m: Moment) -> bool:
    return m.action.verb == "crown" and m.before.question == "TakeTurn"


def worth_more(m: Moment, district: str) -> bool:
    """At the end a city has it and its districts bring more points than they cost."""
    for score in m.result.scores if m.result else ():
        city = m.cities[score.seat]
        cost = sum(built.cost for built in city)
        if any(built.district.key == district for built in city) and score.items[0][1] > cost:
            return True
    return False


def late_haunted_city(m: Moment) -> bool:
    """A Haunted City of the last round does not stand in for the only type that is missing."""
    for score in m.result.scores if m.result else ():
        city = [built.district for built in m.cities[score.seat]]
        types = [district.type for district in city if district.key != "haunted_city"]
        stands = len(types) < len(city)
        if stands and "haunted_city" in m.late and len(set(types)) == 4 and "unique" in types:
            return ("all_types", 3) not in score.items
    return False


def points(m: Moment, item: str) -> set[int]:
    """What an item brought the players at the end."""
    scores = m.result.scores if m.result else []
    return {number for score in scores for key, number in score.items if key == item}


def well_without_itself(m: Moment) -> bool:
    """The Wishing Well scores one point for each unique district but itself."""
    for score in m.result.scores if m.result else ():
        unique = [built for built in m.cities[score.seat] if built.district.type == "unique"]
        if ("wishing_well", len(unique) - 1) in score.items:
            return True
    return False


def in_complete_city(m: Moment) -> bool:
    """The Armory destroyed a district of a complete city."""
    return any(
        len(m.before.cities[event.seat]) >= m.before.complete_size
        for event in m.found(DistrictDestroyed)
        if event.source == "armory" and event.seat != m.before.seat
    )


def tower_fell(m: Moment) -> bool:
    lost = [event.district for event in m.found(DistrictDestroyed)]
    lost += [event.district for event in m.found(DistrictSaved)]
    return "bell_tower" in [name.rstrip("+") for name in lost]


def dead_are_asked(m: Moment, own: bool) -> bool:
    """The Hospital's owner is asked about the own death, or about another's."""
    if m.before.question != "AnswerThoughKilled":
        return False
    dead = {m.before.holders.get(character, -1) for character in m.marked["killed"]}
    return (m.before.asked in dead) is own


def snubbed(m: Moment, character: str = "") -> bool:
    return m.action.verb == "snub" and m.before.character == (character or m.before.character)


def defended_by_nobody(m: Moment) -> bool:
    """A district of the killed Bishop is destroyed."""
    dead = "bishop" in m.marked.get("killed", ())
    return dead and m.happened(DistrictDestroyed, source="warlord", seat=m.before.holders.get("bishop"))


# -- the lines ---------------------------------------------------------------------------

SHARED: dict[str, Signs] = {
    "assassin": {"the killed character is revealed at the end of the round": revealed_after_death},
    "witch": {f"goes on as the {character}": resumed_as(character) for character in BEWITCHED},
    "tax_collector": {
        "is paid at the end of a turn": lambda m: taxed(m, called=False),
        "is paid for an earlier turn on being called": lambda m: taxed(m, called=True),
        "the Witch gets the taxes": taxed_for_the_witch,
        "is paid before the Poor House": taxed_before_poor_house,
    },
    "emperor": {
        "is given gold": lambda m: m.action.verb == "give_gold" and m.happened(GoldMoved, source="emperor"),
        "is given a card": lambda m: (
            m.action.verb == "give_card" and m.happened(CardsMoved, source="emperor")
        ),
        "is given gold where there is no card": lambda m: (
            m.action.verb == "crown" and m.happened(GoldMoved, source="emperor")
        ),
        "gives the crown after death": lambda m: m.before.question == "Coronation",
        "the Witch gives the crown": lambda m: m.action.verb == "crown" and by_another(m, "emperor"),
        "has an income": lambda m: has_income(m, "emperor"),
    },
    "abbot": {
        "has an income": lambda m: has_income(m, "abbot"),
        "takes from the richest": lambda m: m.happened(GoldMoved, source="abbot"),
        "takes nothing if several are the richest": lambda m: refused_code(m, "tithe", "richest_tied"),
    },
    "architect": {"builds three times": lambda m: m.before.character == "architect" and m.before.at_limit},
    "navigator": {
        "sails after gathering": lambda m: m.action.text == "sail gold",
        "sails for cards": lambda m: m.action.text == "sail cards" and m.happened(CardsDrawn),
        "the Witch sails": lambda m: m.action.verb == "sail" and by_another(m, "navigator"),
    },
    "warlord": {
        "destroys and the turn ends": lambda m: (
            m.happened(DistrictDestroyed, source="warlord") and m.happened(TurnEnded, character="warlord")
        ),
        "cannot destroy before gathering": lambda m: refused_code(m, "destroy", "gather_first"),
    },
    "diplomat": {
        "gives an own Keep": lambda m: m.happened(DistrictMoved, seat=m.before.seat, district="keep"),
    },
    "queen": {
        "gets gold beside the King": lambda m: m.action.verb == "favour",
        "gets nothing beside the Emperor": lambda m: (
            refused_code(m, "favour", "not_beside_king") and beside(m, "emperor")
        ),
        "gets gold late": lambda m: m.action.verb != "favour" and m.happened(GoldGained, source="queen"),
    },
    "battlefield": {
        "counts for rank 8": lambda m: (
            m.action.verb == "income"
            and m.before.character in ("warlord", "diplomat")
            and "battlefield" in m.before.city
        ),
    },
    "dragon_gate": {"is worth more than it cost": lambda m: worth_more(m, "dragon_gate")},
    "university": {"is worth more than it cost": lambda m: worth_more(m, "university")},
    "graveyard": {
        "saves an own district": lambda m: any(event.seat == event.to for event in m.found(DistrictSaved)),
        "saves another's district": lambda m: any(event.seat != event.to for event in m.found(DistrictSaved)),
        "lets one go": lambda m: m.happened(Declined, source="graveyard"),
    },
    "haunted_city": {
        "counts as a missing type": lambda m: counted_as_missing_type(m, "haunted_city"),
        "does not if built in the last round": late_haunted_city,
    },
    "laboratory": {
        "turns a card into one gold": lambda m: m.happened(GoldGained, source="laboratory", gold=1),
    },
    "library": {
        "lets both cards be kept": lambda m: (
            m.action.text == "gather cards" and m.happened(CardsKept, count=2) and "library" in m.before.city
        ),
        "with the Observatory two of three": lambda m: (
            m.before.question == "KeepCards"
            and {"library", "observatory"} <= set(m.before.city)
            and m.happened(CardsDiscarded, source="gather", count=1)
        ),
    },
    "observatory": {
        "costs five": lambda m: (
            m.action.name == "observatory" and m.happened(GoldPaid, source="build", gold=5)
        ),
        "draws three": lambda m: m.happened(CardsDrawn, source="gather", count=3),
    },
    "great_wall": {"makes destroying dearer": lambda m: behind_wall(m, DistrictDestroyed, "warlord")},
    "imperial_treasury": {
        "costs four": lambda m: (
            m.action.name == "imperial_treasury" and m.happened(GoldPaid, source="build", gold=4)
        ),
        "scores": lambda m: m.scored("imperial_treasury"),
    },
    "armory": {
        "destroys another's district": lambda m: any(
            event.seat != m.before.seat for event in m.found(DistrictDestroyed) if event.source == "armory"
        ),
        "destroys in a complete city": in_complete_city,
        "spares the own city": lambda m: refused_code(m, "armory", "own_city"),
    },
    "ball_room": {
        "a courtesy is paid": lambda m: m.action.verb == "thank",
        "a turn is lost": lambda m: snubbed(m) and m.happened(TurnEnded),
        "the Thief robs all the same": lambda m: (
            snubbed(m) and m.happened(GoldMoved, source="thief", seat=m.before.seat)
        ),
        "the King is crowned all the same": lambda m: snubbed(m, "king") and m.happened(CrownMoved),
        "the Witch does not go on": lambda m: (
            snubbed(m) and m.before.character in m.marked.get("bewitched", ())
        ),
    },
    "bell_tower": {
        "seven districts are announced": lambda m: m.action.verb == "ring",
        "is let be": lambda m: m.happened(Declined, source="bell_tower"),
        "completes a city at once": lambda m: m.action.verb == "ring" and m.happened(CityCompleted),
        "eight again after its fall": lambda m: tower_fell(m) and m.happened(CompleteSizeSet, size=8),
        "seven stay after its fall": lambda m: (
            tower_fell(m) and m.before.complete_size < m.size and not m.happened(CompleteSizeSet)
        ),
    },
    "hospital": {
        "a killed player answers": lambda m: m.action.verb == "answer" and dead_are_asked(m, own=True),
        "a killed player keeps silent": lambda m: m.action.verb == "pass" and dead_are_asked(m, own=True),
        "is asked about another's death": lambda m: dead_are_asked(m, own=False),
        "the turn ends with gathering": lambda m: (
            m.before.question == "Gather"
            and m.before.character in m.marked.get("killed", ())
            and m.happened(TurnEnded)
        ),
    },
    "lighthouse": {
        "a card is taken from the deck": lambda m: m.happened(DeckShuffled, source="lighthouse"),
        "is let be": lambda m: m.happened(Declined, source="lighthouse"),
    },
    "throne_room": {"pays when the crown moves": lambda m: m.happened(GoldGained, source="throne_room")},
}

# The extra gold and the extra cards: right after gathering, or at the start of the turn.
AFTER_GATHERING: dict[str, Signs] = {
    "merchant": {
        "gets a gold right after gathering": lambda m: (
            m.action.verb == "gather" and m.happened(GoldGained, source="merchant", gold=1)
        ),
        "gets it after a card was kept": lambda m: (
            m.action.verb == "keep" and m.happened(GoldGained, source="merchant", gold=1)
        ),
    },
    "architect": {
        "draws two right after gathering": lambda m: (
            m.action.verb == "gather" and m.happened(CardsDrawn, source="architect")
        ),
        "draws them after a card was kept": lambda m: (
            m.action.verb == "keep" and m.happened(CardsDrawn, source="architect")
        ),
    },
}
AT_THE_START: dict[str, Signs] = {
    "merchant": {
        "gets a gold at the start": lambda m: (
            m.happened(Revealed, character="merchant") and m.happened(GoldGained, source="merchant", gold=1)
        ),
    },
    "architect": {
        "draws two at the start": lambda m: (
            m.happened(Revealed, character="architect") and m.happened(CardsDrawn, source="architect")
        ),
    },
}

OWN: dict[str, tuple[dict[str, Signs], ...]] = {
    "2002": (
        AFTER_GATHERING,
        {
            "emperor": {"gives the crown on being called": lambda m: m.before.question == "Enthrone"},
            "diplomat": {
                "exchanges and the turn ends": lambda m: (
                    m.happened(DistrictMoved, source="diplomat")
                    and m.happened(TurnEnded, character="diplomat")
                ),
                "cannot exchange before gathering": lambda m: refused_code(m, "exchange", "gather_first"),
            },
            "navigator": {
                "goes on after sailing": lambda m: m.action.verb == "sail" and not m.happened(TurnEnded),
                "cannot build": lambda m: m.refused("cannot_build", "navigator"),
            },
            "keep": {
                "two of them stand": lambda m: sum(city.count("keep") for city in m.before.cities) == 2,
            },
            "quarry": {
                "allows a duplicate": lambda m: "quarry" in m.before.city and built_again(m),
                "allows no second one": lambda m: (
                    "quarry" in m.before.city and refused_code(m, "build", "duplicate")
                ),
            },
            "wishing_well": {"does not count itself": well_without_itself},
        },
    ),
    "dark_city": (
        AT_THE_START,
        {
            "alchemist": {
                "gets the gold back right after building": lambda m: (
                    m.action.verb == "build"
                    and m.happened(GoldGained, source="alchemist")
                    and not m.happened(TurnEnded)
                ),
            },
            "emperor": {
                "gives the crown before gathering": lambda m: crowns_in_turn(m) and not m.before.gathered,
                "gives the crown after gathering": lambda m: crowns_in_turn(m) and m.before.gathered,
                "must give the crown before the end": lambda m: (
                    m.before.character == "emperor" and m.before.gathered and refused_code(m, "end", "must")
                ),
            },
            "navigator": {
                "the turn ends after sailing": lambda m: (
                    m.action.verb == "sail" and m.happened(TurnEnded, character="navigator")
                ),
                "declines and goes on": lambda m: (
                    m.happened(Declined, source="navigator") and not m.happened(TurnEnded)
                ),
                "declines and cannot build": lambda m: m.refused("cannot_build", "navigator"),
            },
            "diplomat": {
                "exchanges and goes on": lambda m: (
                    m.happened(DistrictMoved, source="diplomat") and not m.happened(TurnEnded)
                ),
                "exchanges before gathering": lambda m: m.action.verb == "exchange" and not m.before.gathered,
            },
            "smithy": {
                "sells three cards for three gold": lambda m: (
                    m.happened(GoldPaid, source="smithy", gold=3) and m.happened(CardsDrawn, count=3)
                ),
            },
            "wishing_well": {"does not count itself": well_without_itself},
        },
    ),
    "2000": (
        AT_THE_START,
        {
            "king": {
                "takes the crown": lambda m: crowned(m, "king"),
                "is killed and the crown stays": lambda m: (
                    after_death(m, "king") and not m.happened(CrownMoved)
                ),
                "takes the crown after the round, as a variant": lambda m: (
                    m.happened(CrownMoved) and m.happened(RoundBegan)
                ),
            },
            "warlord": {
                "spares the own city": lambda m: refused_code(m, "destroy", "own_city"),
                "destroys a district of the killed Bishop": defended_by_nobody,
            },
            "smithy": {
                "sells two cards for three gold": lambda m: (
                    m.happened(GoldPaid, source="smithy", gold=3)
                    and m.happened(CardsDrawn, source="smithy", count=2)
                ),
            },
            "quarry": {
                "a duplicate is built free": lambda m: (
                    "quarry" in m.before.city and built_again(m) and not m.happened(GoldPaid, source="build")
                ),
            },
            "wishing_well": {
                "scores four for each other unique district": lambda m: (
                    bool(points(m, "wishing_well")) and all(n % 4 == 0 for n in points(m, "wishing_well"))
                ),
            },
            "imperial_treasury": {
                "is worth less than it cost": lambda m: any(n < 0 for n in points(m, "imperial_treasury")),
            },
        },
    ),
}

# What may be refused in an older edition and not in that of 2016, by verb: the codes of the reasons.
OLDER_REFUSALS = {
    "armory": "own_city",
    "destroy": "gather_first own_city",
    "exchange": "gather_first",
    "favour": "not_beside_king",
    "tithe": "richest_tied",
}


# -- by edition ----------------------------------------------------------------------------


def cards_of(edition: str) -> dict[str, Card]:
    """All cards of an edition."""
    box = EDITIONS[edition]
    return {card.key: card for card in [*box.characters, *box.districts]}


def changed_cards(edition: str) -> set[str]:
    """The cards of an older edition that are not those of 2016."""
    now = cards_of("2016")
    return {key for key, card in cards_of(edition).items() if type(card) is not type(now.get(key))}


def used_in(edition: str) -> dict[str, Signs]:
    """The lines of an older edition, by card."""
    found: dict[str, Signs] = {}
    for signs_by_card in (SHARED, *OWN[edition]):
        for card, signs in signs_by_card.items():
            if card in cards_of(edition):
                found[card] = {**found.get(card, {}), **signs}
    return found


def older_signs(edition: str) -> Signs:
    """The same as one list, each line with the edition and the card."""
    return {
        f"{edition} {card}: {line}": sign
        for card, signs in used_in(edition).items()
        for line, sign in signs.items()
    }
