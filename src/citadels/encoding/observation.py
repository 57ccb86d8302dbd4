"""What a player may see, as a row of small numbers: the same for all editions and 2 to 8 seats.

Each function below writes one part of the row: its name, its axes and its docstring are the part's name,
shape and meaning. The documentation and ``explain`` of ``citadels.research`` follow from them. They read a
view, nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from threading import local
from typing import Any, Final

from citadels.encoding import vocabulary
from citadels.encoding.parts import (
    OF_PLAYER,
    OF_TABLE,
    PARTS,
    Axis,
    Cells,
    block_length,
    of_player,
    of_table,
    table_length,
)
from citadels.encoding.reading import Reading
from citadels.encoding.vocabulary import Vocabulary
from citadels.engine.actions import SEATS, TYPES
from citadels.engine.field_types import COUNT, DISTRICT, GOLD, NUMBER, RANKS, SEAT
from citadels.engine.position import PHASES
from citadels.engine.rules import Rules
from citadels.engine.view import TurnView, View

OBSERVATION_VERSION: Final = 1

VICTIM: Final = Axis("victim", range(SEATS))  # relative to the player who strikes
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
BEARS_GOLD: Final = Axis("card", lambda words: words.gold_holders)
BEARS_CARDS: Final = Axis("card", lambda words: words.card_holders)
WHICH: Final = Axis("which", range(2))
DEPTH: Final = Axis("depth", range(3))
AGO: Final = Axis("rounds ago", range(3))
TURN: Final = Axis(
    "what", ("gathered", "built", "spent", "builds_left", "gather_gold", "gather_draw", "gather_keep")
)

# Larger numbers are written as these; no game of reasonable players has any.
MOST_GOLD: Final = 60
MOST_CARDS: Final = 90
MOST_POINTS: Final = 100
MOST_TIMES: Final = 50
MOST_ALIKE: Final = 10  # districts of one name, type or cost

# A beautified district is the same card.
CARD_NUMBER: Final = CARD.number | {f"{key}+": number for key, number in CARD.number.items()}


# -- the game ------------------------------------------------------------------------


@of_table(most=OBSERVATION_VERSION)
def version(seen: Reading, cells: Cells) -> None:
    """the version of this table of parts"""
    cells[0] = OBSERVATION_VERSION


@of_table(EDITION)
def edition(seen: Reading, cells: Cells) -> None:
    """the edition"""
    cells[EDITION.number[seen.view.edition]] = 1


@of_table(VARIANT)
def variants(seen: Reading, cells: Cells) -> None:
    """the variants played with"""
    for name in seen.view.rules.variants:
        cells[VARIANT.number[name]] = 1


@of_table(CHARACTER)
def cast(seen: Reading, cells: Cells) -> None:
    """the characters of the game"""
    for character in seen.view.characters:
        cells[CHARACTER.number[character]] = 1


@of_table(CARD, most=MOST_ALIKE)
def cards(seen: Reading, cells: Cells) -> None:
    """how many district cards of each name the game has"""
    cells[:] = copies(seen.view.rules)


@of_table(most=MOST_ALIKE)
def complete_size(seen: Reading, cells: Cells) -> None:
    """how many districts complete a city"""
    cells[0] = seen.view.complete_size


# -- the moment ------------------------------------------------------------------------


@of_table(most=MOST_TIMES)
def round(seen: Reading, cells: Cells) -> None:
    """the number of the round"""
    cells[0] = min(seen.view.round, MOST_TIMES)


@of_table(PHASE)
def phase(seen: Reading, cells: Cells) -> None:
    """the phase of the round"""
    cells[PHASE.number[seen.view.phase]] = 1


@of_table(CALLED)
def called(seen: Reading, cells: Cells) -> None:
    """the rank that is called"""
    cells[seen.view.called] = 1


@of_table(PROMPT)
def question(seen: Reading, cells: Cells) -> None:
    """what is asked"""
    if seen.view.prompt is not None:
        cells[PROMPT.number[seen.view.prompt]] = 1


@of_table(WHICH, most=MOST_GOLD)
def question_numbers(seen: Reading, cells: Cells) -> None:
    """the gold or the number of cards that the question is about"""
    for which, number in enumerate(seen.asked_about(COUNT, GOLD, NUMBER)):
        cells[which] = min(number, MOST_GOLD)


@of_table(RANK)
def question_ranks(seen: Reading, cells: Cells) -> None:
    """the ranks chosen so far in an unfinished choice"""
    for ranks in seen.asked_about(RANKS):
        for rank in ranks:
            cells[rank - 1] = 1


@of_table(CARD)
def question_district(seen: Reading, cells: Cells) -> None:
    """the district that the question is about"""
    for name in seen.asked_about(DISTRICT):
        if name:
            cells[CARD_NUMBER[name]] = 1


# -- characters ----------------------------------------------------------------------------


@of_table(CHARACTER)
def own_characters(seen: Reading, cells: Cells) -> None:
    """one's own characters"""
    for character in seen.players[0].characters or ():
        cells[CHARACTER.number[character]] = 1


@of_table(CHARACTER)
def packet(seen: Reading, cells: Cells) -> None:
    """the characters one may choose from"""
    for character in seen.view.packet or ():
        cells[CHARACTER.number[character]] = 1


@of_table(most=len(RANK))
def packet_size(seen: Reading, cells: Cells) -> None:
    """how many characters are going round"""
    cells[0] = seen.view.packet_size


@of_table(RANK)
def packet_possible(seen: Reading, cells: Cells) -> None:
    """the ranks that can be among them"""
    mark_ranks(seen, cells, seen.known.packet if seen.view.packet is None else seen.view.packet)


@of_table(RANK)
def faceup(seen: Reading, cells: Cells) -> None:
    """the ranks discarded face up"""
    mark_ranks(seen, cells, seen.view.faceup)


@of_table(most=len(RANK))
def facedown_count(seen: Reading, cells: Cells) -> None:
    """how many characters are discarded face down"""
    cells[0] = seen.view.facedown_count


@of_table(RANK)
def facedown_possible(seen: Reading, cells: Cells) -> None:
    """the ranks that can be among them"""
    for domain in seen.known.facedown:
        mark_ranks(seen, cells, domain)


@of_table(RANK)
def facedown_certain(seen: Reading, cells: Cells) -> None:
    """the ranks that are known to be among them"""
    for domain in seen.known.facedown:
        if len(domain) == 1:
            mark_ranks(seen, cells, domain)


@of_table(MARK, RANK)
def marks(seen: Reading, cells: Cells) -> None:
    """the marks on characters"""
    for mark in seen.view.marks:
        cells[MARK.number[mark.mark], seen.rank[mark.character] - 1] = 1


@of_table(MARK, RANK)
def marks_true(seen: Reading, cells: Cells) -> None:
    """of marks with a secret face, those known to be true: signed, or with the flower"""
    for mark in seen.view.marks:
        if mark.placed > 1 and mark.face:
            cells[MARK.number[mark.mark], seen.rank[mark.character] - 1] = 1


@of_table(MARK, RANK)
def marks_blank(seen: Reading, cells: Cells) -> None:
    """of marks with a secret face, those known to be blank"""
    for mark in seen.view.marks:
        if mark.placed > 1 and mark.face is False:
            cells[MARK.number[mark.mark], seen.rank[mark.character] - 1] = 1


@of_table(MARK, RANK)
def marks_shown(seen: Reading, cells: Cells) -> None:
    """of marks with a secret face, those that everybody has seen"""
    for mark in seen.view.marks:
        if mark.placed > 1 and mark.shown:
            cells[MARK.number[mark.mark], seen.rank[mark.character] - 1] = 1


# -- turns -----------------------------------------------------------------------------------


@of_table(CHARACTER)
def turn_character(seen: Reading, cells: Cells) -> None:
    """the character that acts"""
    write_character(cells, seen.view.turn)


@of_table(TURN, most=MOST_GOLD)
def turn(seen: Reading, cells: Cells) -> None:
    """what is done in the turn and what is left of it"""
    write_turn(cells, seen.view.turn)


@of_table(USED)
def turn_used(seen: Reading, cells: Cells) -> None:
    """the abilities used, and what else cards have noted in the turn"""
    write_used(cells, seen.view.turn)


@of_table(VERB)
def turn_must(seen: Reading, cells: Cells) -> None:
    """what must still be done before the turn can end"""
    if seen.view.turn is not None:
        for verb in seen.view.turn.must:
            cells[VERB.number[verb]] = 1


@of_table(CHARACTER)
def suspended_character(seen: Reading, cells: Cells) -> None:
    """the character whose turn is suspended"""
    write_character(cells, seen.view.suspended)


@of_table(TURN, most=MOST_GOLD)
def suspended(seen: Reading, cells: Cells) -> None:
    """what was done in the suspended turn and what was left of it"""
    write_turn(cells, seen.view.suspended)


@of_table(USED)
def suspended_used(seen: Reading, cells: Cells) -> None:
    """the abilities used in it"""
    write_used(cells, seen.view.suspended)


# -- cards ---------------------------------------------------------------------------------------


@of_table(CARD, most=MOST_ALIKE)
def chosen(seen: Reading, cells: Cells) -> None:
    """the cards of one's own hand that one has picked in an unfinished choice"""
    count(cells, seen.players[0].chosen or ())


@of_table(CARD, most=MOST_ALIKE)
def drawn(seen: Reading, cells: Cells) -> None:
    """the cards drawn and not yet kept, as far as one knows them"""
    count(cells, seen.drawn())


@of_table(CARD)
def site(seen: Reading, cells: Cells) -> None:
    """the district that is being built and not yet placed"""
    count(cells, [player.site for player in seen.players if player.site is not None])


@of_table(BEARS_GOLD, most=MOST_GOLD)
def gold_on(seen: Reading, cells: Cells) -> None:
    """the gold lying on a card"""
    for card, amount in seen.view.gold_on.items():
        cells[BEARS_GOLD.number[card]] = min(amount, MOST_GOLD)


@of_table(BEARS_CARDS, most=MOST_CARDS)
def cards_on(seen: Reading, cells: Cells) -> None:
    """how many cards lie under a card"""
    for card, number in seen.view.cards_on.items():
        cells[BEARS_CARDS.number[card]] = number


@of_table(CARD, most=MOST_ALIKE)
def stored(seen: Reading, cells: Cells) -> None:
    """the cards under districts, as far as one knows them"""
    count(cells, seen.stored())


@of_table(NUMBER_FLAG, most=MOST_TIMES)
def number_flags(seen: Reading, cells: Cells) -> None:
    """what a card remembers: a round, or a size"""
    for name, number in seen.flags():
        if name in NUMBER_FLAG.number:
            cells[NUMBER_FLAG.number[name]] = min(number, MOST_TIMES)


@of_table(most=MOST_CARDS)
def deck_size(seen: Reading, cells: Cells) -> None:
    """how many cards are in the deck"""
    cells[0] = seen.view.deck_size


@of_table(CARD, most=MOST_ALIKE)
def in_deck(seen: Reading, cells: Cells) -> None:
    """the cards that one knows to be in the deck"""
    count(cells, seen.in_deck())


@of_table(DEPTH, CARD)
def next_cards(seen: Reading, cells: Cells) -> None:
    """the next cards to be drawn, where one knows them"""
    for depth, name in seen.next_cards(len(DEPTH)):
        cells[depth, CARD_NUMBER[name]] = 1


@of_table(CARD, most=MOST_ALIKE)
def unseen(seen: Reading, cells: Cells) -> None:
    """the cards of which one does not know where they are"""
    cells[:] = copies(seen.view.rules)
    for name in seen.placed():
        cells[CARD_NUMBER[name]] -= 1


# -- players: their cities and gold --------------------------------------------------------------


@of_player()
def seats(seen: Reading, place: int, cells: Cells) -> None:
    """1: there is such a seat"""
    cells[0] = 1


@of_player(CARD, most=MOST_ALIKE)
def city(seen: Reading, place: int, cells: Cells) -> None:
    """the districts in the city, beautified or not"""
    count(cells, seen.players[place].city)


@of_player(CARD, most=MOST_ALIKE)
def beautified(seen: Reading, place: int, cells: Cells) -> None:
    """the beautified ones among them"""
    count(cells, [name for name in seen.players[place].city if name[-1] == "+"])


@of_player(TYPE, most=MOST_ALIKE)
def city_types(seen: Reading, place: int, cells: Cells) -> None:
    """the districts in the city by type"""
    count_types(seen, cells, seen.players[place].city)


@of_player(COST, most=MOST_ALIKE)
def city_costs(seen: Reading, place: int, cells: Cells) -> None:
    """the districts in the city by the cost on the card"""
    count_costs(seen, cells, seen.players[place].city)


@of_player(most=MOST_ALIKE)
def city_size(seen: Reading, place: int, cells: Cells) -> None:
    """the size of the city, towards a complete one"""
    cells[0] = min(seen.players[place].city_size, MOST_ALIKE)


@of_player(most=MOST_ALIKE)
def missing(seen: Reading, place: int, cells: Cells) -> None:
    """how many districts the city lacks to be complete"""
    cells[0] = max(0, seen.view.complete_size - seen.players[place].city_size)


@of_player(most=MOST_POINTS)
def points(seen: Reading, place: int, cells: Cells) -> None:
    """the player's points if the game ended now, without what may be hidden in the hand"""
    cells[0] = min(max(0, seen.view.points(seen.around[place])), MOST_POINTS)


@of_player(most=MOST_GOLD)
def gold(seen: Reading, place: int, cells: Cells) -> None:
    """the player's gold"""
    cells[0] = min(seen.players[place].gold, MOST_GOLD)


@of_player(most=MOST_CARDS)
def hand_size(seen: Reading, place: int, cells: Cells) -> None:
    """how many cards are in the hand"""
    cells[0] = seen.players[place].hand_size


@of_player(CARD, most=MOST_ALIKE)
def hand(seen: Reading, place: int, cells: Cells) -> None:
    """the cards in the hand: one's own, and those of others as far as one knows them"""
    count(cells, seen.hands[place])


@of_player(TYPE, most=MOST_CARDS)
def hand_types(seen: Reading, place: int, cells: Cells) -> None:
    """the same cards by type"""
    count_types(seen, cells, seen.hands[place])


@of_player(COST, most=MOST_CARDS)
def hand_costs(seen: Reading, place: int, cells: Cells) -> None:
    """the same cards by cost"""
    count_costs(seen, cells, seen.hands[place])


@of_player(most=MOST_CARDS)
def drawn_count(seen: Reading, place: int, cells: Cells) -> None:
    """how many cards the player has drawn and not yet kept"""
    cells[0] = seen.players[place].drawn_count


@of_player(most=MOST_CARDS)
def chosen_count(seen: Reading, place: int, cells: Cells) -> None:
    """how many cards of the hand the player has picked in an unfinished choice"""
    cells[0] = seen.players[place].chosen_count


# -- players: what they are and what they do --------------------------------------------------------


@of_player()
def crown(seen: Reading, place: int, cells: Cells) -> None:
    """whether the player has the crown"""
    cells[0] = seen.view.crown == seen.around[place]


@of_player()
def asked(seen: Reading, place: int, cells: Cells) -> None:
    """whether the player is asked"""
    cells[0] = seen.view.asked == seen.around[place]


@of_player()
def question_seats(seen: Reading, place: int, cells: Cells) -> None:
    """whether somebody is asked about this player"""
    cells[0] = seen.around[place] in seen.asked_about(SEAT)


@of_player()
def first(seen: Reading, place: int, cells: Cells) -> None:
    """whether the player completed a city first"""
    cells[0] = seen.around[place] in seen.view.first


@of_player()
def builds(seen: Reading, place: int, cells: Cells) -> None:
    """whether the player is building a district that is not yet placed"""
    cells[0] = seen.players[place].site is not None


@of_player()
def acts(seen: Reading, place: int, cells: Cells) -> None:
    """whether it is the player's turn"""
    cells[0] = seen.view.turn is not None and seen.view.turn.seat == seen.around[place]


@of_player()
def waits(seen: Reading, place: int, cells: Cells) -> None:
    """whether the player's turn is suspended"""
    cells[0] = seen.view.suspended is not None and seen.view.suspended.seat == seen.around[place]


@of_player(SEAT_FLAG)
def seat_flags(seen: Reading, place: int, cells: Cells) -> None:
    """what cards remember about the player"""
    for name, seat in seen.flags():
        if name in SEAT_FLAG.number and seat == seen.around[place]:
            cells[SEAT_FLAG.number[name]] = 1


@of_player(MARK)
def marks_by(seen: Reading, place: int, cells: Cells) -> None:
    """which marks on characters are the player's"""
    for mark in seen.view.marks:
        if mark.owner == seen.around[place]:
            cells[MARK.number[mark.mark]] = 1


@of_player(most=2)
def character_count(seen: Reading, place: int, cells: Cells) -> None:
    """how many characters the player has"""
    cells[0] = seen.players[place].character_count


@of_player(RANK, most=2)
def possible(seen: Reading, place: int, cells: Cells) -> None:
    """how many of the player's characters can be of this rank"""
    for domain in seen.held(place):
        for character in domain:
            cells[seen.rank[character] - 1] += 1


@of_player(RANK)
def certain(seen: Reading, place: int, cells: Cells) -> None:
    """the ranks that the player is known to have"""
    for domain in seen.held(place):
        if len(domain) == 1:
            mark_ranks(seen, cells, domain)


# -- players: what they did ---------------------------------------------------------------------------


@of_player(AGO, RANK)
def revealed(seen: Reading, place: int, cells: Cells) -> None:
    """the ranks that the player revealed in this round and the ones before"""
    for ago, past in seen.last_rounds(len(AGO)):
        for character, seat in past.revealed.items():
            if seat == seen.around[place]:
                cells[ago, seen.rank[character] - 1] = 1


@of_player(AGO, RANK, most=MOST_TIMES)
def marked(seen: Reading, place: int, cells: Cells) -> None:
    """the ranks that the player put marks on in these rounds"""
    for ago, strike in seen.strikes(place, len(AGO)):
        if strike.character:
            once_more(cells, (ago, seen.rank[strike.character] - 1))


@of_player(AGO, VICTIM, most=MOST_TIMES)
def struck(seen: Reading, place: int, cells: Cells) -> None:
    """whose city or hand the player struck in these rounds, and how often"""
    for ago, strike in seen.strikes(place, len(AGO)):
        if strike.victim >= 0:
            once_more(cells, (ago, (strike.victim - strike.by) % seen.seats))


@of_player(AGO)
def crowned(seen: Reading, place: int, cells: Cells) -> None:
    """whether the player had the crown when these rounds began"""
    for ago, past in seen.last_rounds(len(AGO)):
        cells[ago] = past.crown == seen.around[place]


@of_player(RANK, most=MOST_TIMES)
def ever_revealed(seen: Reading, place: int, cells: Cells) -> None:
    """how often the player has revealed each rank in the whole game"""
    for past in seen.view.rounds:
        for character, seat in past.revealed.items():
            if seat == seen.around[place]:
                once_more(cells, seen.rank[character] - 1)


@of_player(VICTIM, most=MOST_TIMES)
def ever_struck(seen: Reading, place: int, cells: Cells) -> None:
    """whose city or hand the player has struck in the whole game, and how often"""
    for _, strike in seen.strikes(place, len(seen.view.rounds)):
        if strike.victim >= 0:
            once_more(cells, (strike.victim - strike.by) % seen.seats)


# -- how parts are written -------------------------------------------------------------------------


@lru_cache(maxsize=256)
def copies(rules: Rules) -> bytes:
    """How many district cards of each name a game has."""
    deck = rules.deck()
    return bytes([deck.count(name) for name in vocabulary.DISTRICTS])


def count(cells: Cells, names: Iterable[str]) -> None:
    """Count district cards by name."""
    for name in names:
        cells[CARD_NUMBER[name]] += 1


def once_more(cells: Cells, place: Any) -> None:
    """Count how often something happened."""
    cells[place] = min(cells[place] + 1, MOST_TIMES)


def count_types(seen: Reading, cells: Cells, names: Iterable[str]) -> None:
    """Count district cards by type."""
    for name in names:
        cells[TYPE.number[seen.built[name].district.type]] += 1


def count_costs(seen: Reading, cells: Cells, names: Iterable[str]) -> None:
    """Count district cards by cost."""
    for name in names:
        cells[seen.built[name].district.cost] += 1


def mark_ranks(seen: Reading, cells: Cells, characters: Iterable[str]) -> None:
    """Mark the ranks of characters."""
    for character in characters:
        cells[seen.rank[character] - 1] = 1


def write_character(cells: Cells, turn: TurnView | None) -> None:
    """Mark the character of a turn."""
    if turn is not None:
        cells[CHARACTER.number[turn.character]] = 1


def write_turn(cells: Cells, turn: TurnView | None) -> None:
    """Write what is done in a turn and what is left of it."""
    if turn is not None:
        for number, name in enumerate(TURN.labels):
            cells[number] = min(getattr(turn, str(name)), MOST_GOLD)


def write_used(cells: Cells, turn: TurnView | None) -> None:
    """Mark what is used up in a turn."""
    if turn is not None:
        for word in turn.used:
            cells[USED.number[word]] = 1


# -- whole observations ------------------------------------------------------------------------------

TABLE: Final = table_length()  # where the players' blocks begin
BLOCK: Final = block_length()
LENGTH: Final = TABLE + SEATS * BLOCK
NOTHING: Final = bytes(LENGTH)


def cell_names(vocabulary: Vocabulary, *, of_players: bool) -> tuple[str, ...]:
    """Name the cells of the table's parts, or those of one player's block, in the order of observations."""
    parts = [part for part in PARTS.values() if part.of_players == of_players]
    return tuple([name for part in parts for name in part.names(vocabulary)])


class Encoder:
    """Writes observations into one row again and again; the row is made once."""

    def __init__(self) -> None:
        self._buffer = bytearray(LENGTH)
        row = memoryview(self._buffer)
        within = [row[TABLE + place * BLOCK : TABLE + (place + 1) * BLOCK] for place in range(SEATS)]
        self._of_table = [(write, part.cells(row)) for part, write in OF_TABLE]
        self._of_player = [[(write, part.cells(block)) for part, write in OF_PLAYER] for block in within]

    def encode(self, view: View) -> bytes:
        """The observation of a view."""
        seen = Reading(view)
        self._buffer[:] = NOTHING
        for write, cells in self._of_table:
            write(seen, cells)
        for place in range(seen.seats):
            for write_of, cells in self._of_player[place]:
                write_of(seen, place, cells)
        return bytes(self._buffer)


class _OfThread(local):
    """What a thread writes with."""

    def __init__(self) -> None:
        self.encoder = Encoder()


_OF_THREAD: Final = _OfThread()


def encode(view: View) -> bytes:
    """The observation of a view."""
    return _OF_THREAD.encoder.encode(view)
