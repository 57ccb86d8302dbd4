"""The parts of observations: the same for all editions and 2 to 8 seats.

Documentation, ``explain`` and ``split`` of :mod:`citadels.research`, and the names of the cells in stored
weights and recordings follow from these tables. :mod:`citadels.encoding.observer` fills in the cells.
"""

from __future__ import annotations

from typing import Final

from citadels.encoding.parts import Axis, lay_out, part
from citadels.encoding.vocabulary import Vocabulary
from citadels.engine.actions import SEATS, TYPES
from citadels.engine.position import PHASES

OBSERVATION_VERSION: Final = 1

VICTIM: Final = Axis("victim", range(SEATS))  # relative to the attacker
EDITION: Final = Axis("edition", lambda words: words.editions)
VARIANT: Final = Axis("variant", lambda words: words.variants)
CHARACTER: Final = Axis("character", lambda words: words.characters)
RANK: Final = Axis("rank", lambda words: words.ranks)
CALLED: Final = Axis("rank or 0", lambda words: (0, *words.ranks))
CARD: Final = Axis("district", lambda words: words.districts)
TYPE: Final = Axis("type", TYPES)
COST: Final = Axis("cost", lambda words: words.costs)
PHASE: Final = Axis("phase", PHASES)
PROMPT: Final = Axis("question", lambda words: words.prompts)
MARK: Final = Axis("mark", lambda words: words.marks)
VERB: Final = Axis("verb", lambda words: words.verbs)
USED: Final = Axis("verb or flag", lambda words: words.used)
SEAT_FLAG: Final = Axis("flag", lambda words: words.seat_flags)
NUMBER_FLAG: Final = Axis("flag", lambda words: words.number_flags)
GOLD_HOLDER: Final = Axis("card", lambda words: words.gold_holders)
CARD_HOLDER: Final = Axis("card", lambda words: words.card_holders)
WHICH: Final = Axis("which", range(2))
DEPTH: Final = Axis("depth", range(3))
AGO: Final = Axis("rounds ago", range(3))
TURN: Final = Axis(
    "what", ("gathered", "built", "spent", "builds_left", "gather_gold", "gather_draw", "gather_keep")
)

# Larger numbers are clipped to these; they hardly occur.
MAX_GOLD: Final = 60
MAX_CARDS: Final = 90
MAX_POINTS: Final = 100
MAX_COUNT: Final = 50
MAX_ALIKE: Final = 10  # districts of one name, type or cost

TABLE_PARTS: Final = lay_out(
    # the game
    part("version", "the version of this table of parts", maximum=OBSERVATION_VERSION),
    part("edition", "the edition", EDITION),
    part("variants", "the variants played with", VARIANT),
    part("cast", "the characters of the game", CHARACTER),
    part("cards", "how many district cards of each name the game has", CARD, maximum=MAX_ALIKE),
    part("complete_size", "how many districts complete a city", maximum=MAX_ALIKE),
    # the moment
    part("round", "the number of the round", maximum=MAX_COUNT),
    part("phase", "the phase of the round", PHASE),
    part("called", "the rank that is called", CALLED),
    part("question", "the pending question", PROMPT),
    part(
        "question_numbers",
        "the gold or the number of cards that the question is about",
        WHICH,
        maximum=MAX_GOLD,
    ),
    part("question_ranks", "the ranks chosen so far in an unfinished choice", RANK),
    part("question_district", "the district that the question is about", CARD),
    # characters
    part("own_characters", "the viewer's own characters", CHARACTER),
    part("packet", "the characters the viewer may choose from", CHARACTER),
    part("packet_size", "how many characters the packet has", maximum=len(RANK)),
    part("packet_possible", "the ranks that can be among them", RANK),
    part("faceup", "the ranks discarded face up", RANK),
    part("facedown_count", "how many characters are discarded face down", maximum=len(RANK)),
    part("facedown_possible", "the ranks that can be among them", RANK),
    part("facedown_certain", "the ranks that are known to be among them", RANK),
    part("marks", "the marks on characters", MARK, RANK),
    part(
        "marks_true",
        "of marks with a secret face, those known to be true: signed, or with the flower",
        MARK,
        RANK,
    ),
    part("marks_blank", "of marks with a secret face, those known to be blank", MARK, RANK),
    part("marks_shown", "of marks with a secret face, those shown to all players", MARK, RANK),
    # turns
    part("turn_character", "the character that acts", CHARACTER),
    part("turn", "what has been done in the turn, and what is left", TURN, maximum=MAX_GOLD),
    part("turn_used", "the abilities used, and other flags of cards in the turn", USED),
    part("turn_must", "what must still be done before the turn can end", VERB),
    part("suspended_character", "the character whose turn is suspended", CHARACTER),
    part("suspended", "what was done in the suspended turn, and what was left", TURN, maximum=MAX_GOLD),
    part("suspended_used", "the abilities used in it", USED),
    # cards
    part(
        "chosen",
        "the cards of the viewer's hand picked so far in an unfinished choice",
        CARD,
        maximum=MAX_ALIKE,
    ),
    part("drawn", "the known cards among those drawn and not yet kept", CARD, maximum=MAX_ALIKE),
    part("site", "the district that is being built and not yet placed", CARD),
    part("gold_on", "the gold lying on a card", GOLD_HOLDER, maximum=MAX_GOLD),
    part("cards_on", "how many cards lie under a card", CARD_HOLDER, maximum=MAX_CARDS),
    part("stored", "the known cards under districts", CARD, maximum=MAX_ALIKE),
    part("number_flags", "numbers that cards remember: a round, or a size", NUMBER_FLAG, maximum=MAX_COUNT),
    part("deck_size", "how many cards are in the deck", maximum=MAX_CARDS),
    part("in_deck", "the cards known to be in the deck", CARD, maximum=MAX_ALIKE),
    part("next_cards", "the next cards of the deck, where known", DEPTH, CARD),
    part("unseen", "the cards whose place is unknown", CARD, maximum=MAX_ALIKE),
)

PLAYER_PARTS: Final = lay_out(
    # players: their cities and gold
    part("seats", "1 if the table has this seat"),
    part("city", "the districts in the city, beautified or not", CARD, maximum=MAX_ALIKE),
    part("beautified", "the beautified ones among them", CARD, maximum=MAX_ALIKE),
    part("city_types", "the districts in the city by type", TYPE, maximum=MAX_ALIKE),
    part("city_costs", "the districts in the city by the cost on the card", COST, maximum=MAX_ALIKE),
    part("city_size", "the size of the city, toward a complete one", maximum=MAX_ALIKE),
    part("missing", "how many districts the city lacks to be complete", maximum=MAX_ALIKE),
    part(
        "points",
        "the player's points if the game ended now, without points for hidden cards",
        maximum=MAX_POINTS,
    ),
    part("gold", "the player's gold", maximum=MAX_GOLD),
    part("hand_size", "how many cards are in the hand", maximum=MAX_CARDS),
    part(
        "hand",
        "the cards in the hand: all of the viewer's, and the known ones of others",
        CARD,
        maximum=MAX_ALIKE,
    ),
    part("hand_types", "the same cards by type", TYPE, maximum=MAX_CARDS),
    part("hand_costs", "the same cards by cost", COST, maximum=MAX_CARDS),
    part("drawn_count", "how many cards the player has drawn and not yet kept", maximum=MAX_CARDS),
    part(
        "chosen_count",
        "how many cards of the hand the player has picked in an unfinished choice",
        maximum=MAX_CARDS,
    ),
    # players: what they are and what they do
    part("crown", "whether the player has the crown"),
    part("asked", "whether the player is to move"),
    part("question_seats", "whether the question is about this player"),
    part("first", "whether the player completed a city first"),
    part("builds", "whether the player is building a district that is not yet placed"),
    part("acts", "whether it is the player's turn"),
    part("waits", "whether the player's turn is suspended"),
    part("seat_flags", "what cards remember about the player", SEAT_FLAG),
    part("marks_by", "which marks on characters are the player's", MARK),
    part("character_count", "how many characters the player has", maximum=2),
    part("possible", "how many of the player's characters can be of this rank", RANK, maximum=2),
    part("certain", "the ranks that the player is known to have", RANK),
    # players: what they did
    part("revealed", "the ranks that the player revealed in this round and the ones before", AGO, RANK),
    part("marked", "the ranks that the player marked in these rounds", AGO, RANK, maximum=MAX_COUNT),
    part(
        "struck",
        "whose city or hand the player attacked in these rounds, and how often",
        AGO,
        VICTIM,
        maximum=MAX_COUNT,
    ),
    part("crowned", "whether the player had the crown when these rounds began", AGO),
    part(
        "ever_revealed",
        "how often the player has revealed each rank in the whole game",
        RANK,
        maximum=MAX_COUNT,
    ),
    part(
        "ever_struck",
        "whose city or hand the player attacked in the whole game, and how often",
        VICTIM,
        maximum=MAX_COUNT,
    ),
    of_players=True,
)

PARTS: Final = {each.name: each for each in (*TABLE_PARTS, *PLAYER_PARTS)}
TABLE_SIZE: Final[int] = TABLE_PARTS[-1].place.stop  # where the players' blocks begin
BLOCK_SIZE: Final[int] = PLAYER_PARTS[-1].place.stop
OBSERVATION_SIZE: Final = TABLE_SIZE + SEATS * BLOCK_SIZE


def cell_names(vocabulary: Vocabulary, *, of_players: bool) -> tuple[str, ...]:
    """Name the cells of the table's parts, or those of one player's block, in the order of observations."""
    parts = PLAYER_PARTS if of_players else TABLE_PARTS
    return tuple([name for each in parts for name in each.names(vocabulary)])
