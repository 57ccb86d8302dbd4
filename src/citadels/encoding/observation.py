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
    PARTS,
    PLAYER_PARTS,
    TABLE_PARTS,
    Axis,
    Cells,
    block_length,
    player_part,
    table_length,
    table_part,
)
from citadels.encoding.view_reader import ViewReader
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
GOLD_HOLDER: Final = Axis("card", lambda words: words.gold_holders)
CARD_HOLDER: Final = Axis("card", lambda words: words.card_holders)
WHICH: Final = Axis("which", range(2))
DEPTH: Final = Axis("depth", range(3))
AGO: Final = Axis("rounds ago", range(3))
TURN: Final = Axis(
    "what", ("gathered", "built", "spent", "builds_left", "gather_gold", "gather_draw", "gather_keep")
)

# Larger numbers are written as these; no game of reasonable players has any.
MAX_GOLD: Final = 60
MAX_CARDS: Final = 90
MAX_POINTS: Final = 100
MAX_COUNT: Final = 50
MAX_ALIKE: Final = 10  # districts of one name, type or cost

# A beautified district is the same card.
CARD_NUMBER: Final = CARD.number | {f"{key}+": number for key, number in CARD.number.items()}


# -- the game ------------------------------------------------------------------------


@table_part(most=OBSERVATION_VERSION)
def version(seen: ViewReader, cells: Cells) -> None:
    """the version of this table of parts"""
    cells[0] = OBSERVATION_VERSION


@table_part(EDITION)
def edition(seen: ViewReader, cells: Cells) -> None:
    """the edition"""
    cells[EDITION.number[seen.view.edition]] = 1


@table_part(VARIANT)
def variants(seen: ViewReader, cells: Cells) -> None:
    """the variants played with"""
    for name in seen.view.rules.variants:
        cells[VARIANT.number[name]] = 1


@table_part(CHARACTER)
def cast(seen: ViewReader, cells: Cells) -> None:
    """the characters of the game"""
    for character in seen.view.characters:
        cells[CHARACTER.number[character]] = 1


@table_part(CARD, most=MAX_ALIKE)
def cards(seen: ViewReader, cells: Cells) -> None:
    """how many district cards of each name the game has"""
    cells[:] = copies(seen.view.rules)


@table_part(most=MAX_ALIKE)
def complete_size(seen: ViewReader, cells: Cells) -> None:
    """how many districts complete a city"""
    cells[0] = seen.view.complete_size


# -- the moment ------------------------------------------------------------------------


@table_part(most=MAX_COUNT)
def round(seen: ViewReader, cells: Cells) -> None:
    """the number of the round"""
    cells[0] = min(seen.view.round, MAX_COUNT)


@table_part(PHASE)
def phase(seen: ViewReader, cells: Cells) -> None:
    """the phase of the round"""
    cells[PHASE.number[seen.view.phase]] = 1


@table_part(CALLED)
def called(seen: ViewReader, cells: Cells) -> None:
    """the rank that is called"""
    cells[seen.view.called] = 1


@table_part(PROMPT)
def question(seen: ViewReader, cells: Cells) -> None:
    """what is asked"""
    if seen.view.prompt is not None:
        cells[PROMPT.number[seen.view.prompt]] = 1


@table_part(WHICH, most=MAX_GOLD)
def question_numbers(seen: ViewReader, cells: Cells) -> None:
    """the gold or the number of cards that the question is about"""
    for which, number in enumerate(seen.asked_about(COUNT, GOLD, NUMBER)):
        cells[which] = min(number, MAX_GOLD)


@table_part(RANK)
def question_ranks(seen: ViewReader, cells: Cells) -> None:
    """the ranks chosen so far in an unfinished choice"""
    for ranks in seen.asked_about(RANKS):
        for rank in ranks:
            cells[rank - 1] = 1


@table_part(CARD)
def question_district(seen: ViewReader, cells: Cells) -> None:
    """the district that the question is about"""
    for name in seen.asked_about(DISTRICT):
        if name:
            cells[CARD_NUMBER[name]] = 1


# -- characters ----------------------------------------------------------------------------


@table_part(CHARACTER)
def own_characters(seen: ViewReader, cells: Cells) -> None:
    """one's own characters"""
    for character in seen.players[0].characters or ():
        cells[CHARACTER.number[character]] = 1


@table_part(CHARACTER)
def packet(seen: ViewReader, cells: Cells) -> None:
    """the characters one may choose from"""
    for character in seen.view.packet or ():
        cells[CHARACTER.number[character]] = 1


@table_part(most=len(RANK))
def packet_size(seen: ViewReader, cells: Cells) -> None:
    """how many characters are going round"""
    cells[0] = seen.view.packet_size


@table_part(RANK)
def packet_possible(seen: ViewReader, cells: Cells) -> None:
    """the ranks that can be among them"""
    mark_ranks(seen, cells, seen.known.packet if seen.view.packet is None else seen.view.packet)


@table_part(RANK)
def faceup(seen: ViewReader, cells: Cells) -> None:
    """the ranks discarded face up"""
    mark_ranks(seen, cells, seen.view.faceup)


@table_part(most=len(RANK))
def facedown_count(seen: ViewReader, cells: Cells) -> None:
    """how many characters are discarded face down"""
    cells[0] = seen.view.facedown_count


@table_part(RANK)
def facedown_possible(seen: ViewReader, cells: Cells) -> None:
    """the ranks that can be among them"""
    for domain in seen.known.facedown:
        mark_ranks(seen, cells, domain)


@table_part(RANK)
def facedown_certain(seen: ViewReader, cells: Cells) -> None:
    """the ranks that are known to be among them"""
    for domain in seen.known.facedown:
        if len(domain) == 1:
            mark_ranks(seen, cells, domain)


@table_part(MARK, RANK)
def marks(seen: ViewReader, cells: Cells) -> None:
    """the marks on characters"""
    for mark in seen.view.marks:
        cells[MARK.number[mark.mark], seen.rank[mark.character] - 1] = 1


@table_part(MARK, RANK)
def marks_true(seen: ViewReader, cells: Cells) -> None:
    """of marks with a secret face, those known to be true: signed, or with the flower"""
    for mark in seen.view.marks:
        if mark.placed > 1 and mark.face:
            cells[MARK.number[mark.mark], seen.rank[mark.character] - 1] = 1


@table_part(MARK, RANK)
def marks_blank(seen: ViewReader, cells: Cells) -> None:
    """of marks with a secret face, those known to be blank"""
    for mark in seen.view.marks:
        if mark.placed > 1 and mark.face is False:
            cells[MARK.number[mark.mark], seen.rank[mark.character] - 1] = 1


@table_part(MARK, RANK)
def marks_shown(seen: ViewReader, cells: Cells) -> None:
    """of marks with a secret face, those that everybody has seen"""
    for mark in seen.view.marks:
        if mark.placed > 1 and mark.shown:
            cells[MARK.number[mark.mark], seen.rank[mark.character] - 1] = 1


# -- turns -----------------------------------------------------------------------------------


@table_part(CHARACTER)
def turn_character(seen: ViewReader, cells: Cells) -> None:
    """the character that acts"""
    write_character(cells, seen.view.turn)


@table_part(TURN, most=MAX_GOLD)
def turn(seen: ViewReader, cells: Cells) -> None:
    """what is done in the turn and what is left of it"""
    write_turn(cells, seen.view.turn)


@table_part(USED)
def turn_used(seen: ViewReader, cells: Cells) -> None:
    """the abilities used, and what else cards have noted in the turn"""
    write_used(cells, seen.view.turn)


@table_part(VERB)
def turn_must(seen: ViewReader, cells: Cells) -> None:
    """what must still be done before the turn can end"""
    if seen.view.turn is not None:
        for verb in seen.view.turn.must:
            cells[VERB.number[verb]] = 1


@table_part(CHARACTER)
def suspended_character(seen: ViewReader, cells: Cells) -> None:
    """the character whose turn is suspended"""
    write_character(cells, seen.view.suspended)


@table_part(TURN, most=MAX_GOLD)
def suspended(seen: ViewReader, cells: Cells) -> None:
    """what was done in the suspended turn and what was left of it"""
    write_turn(cells, seen.view.suspended)


@table_part(USED)
def suspended_used(seen: ViewReader, cells: Cells) -> None:
    """the abilities used in it"""
    write_used(cells, seen.view.suspended)


# -- cards ---------------------------------------------------------------------------------------


@table_part(CARD, most=MAX_ALIKE)
def chosen(seen: ViewReader, cells: Cells) -> None:
    """the cards of one's own hand that one has picked in an unfinished choice"""
    count(cells, seen.players[0].chosen or ())


@table_part(CARD, most=MAX_ALIKE)
def drawn(seen: ViewReader, cells: Cells) -> None:
    """the cards drawn and not yet kept, as far as one knows them"""
    count(cells, seen.drawn())


@table_part(CARD)
def site(seen: ViewReader, cells: Cells) -> None:
    """the district that is being built and not yet placed"""
    count(cells, [player.site for player in seen.players if player.site is not None])


@table_part(GOLD_HOLDER, most=MAX_GOLD)
def gold_on(seen: ViewReader, cells: Cells) -> None:
    """the gold lying on a card"""
    for card, amount in seen.view.gold_on.items():
        cells[GOLD_HOLDER.number[card]] = min(amount, MAX_GOLD)


@table_part(CARD_HOLDER, most=MAX_CARDS)
def cards_on(seen: ViewReader, cells: Cells) -> None:
    """how many cards lie under a card"""
    for card, number in seen.view.cards_on.items():
        cells[CARD_HOLDER.number[card]] = number


@table_part(CARD, most=MAX_ALIKE)
def stored(seen: ViewReader, cells: Cells) -> None:
    """the cards under districts, as far as one knows them"""
    count(cells, seen.stored())


@table_part(NUMBER_FLAG, most=MAX_COUNT)
def number_flags(seen: ViewReader, cells: Cells) -> None:
    """what a card remembers: a round, or a size"""
    for name, number in seen.flags():
        if name in NUMBER_FLAG.number:
            cells[NUMBER_FLAG.number[name]] = min(number, MAX_COUNT)


@table_part(most=MAX_CARDS)
def deck_size(seen: ViewReader, cells: Cells) -> None:
    """how many cards are in the deck"""
    cells[0] = seen.view.deck_size


@table_part(CARD, most=MAX_ALIKE)
def in_deck(seen: ViewReader, cells: Cells) -> None:
    """the cards that one knows to be in the deck"""
    count(cells, seen.in_deck())


@table_part(DEPTH, CARD)
def next_cards(seen: ViewReader, cells: Cells) -> None:
    """the next cards to be drawn, where one knows them"""
    for depth, name in seen.next_cards(len(DEPTH)):
        cells[depth, CARD_NUMBER[name]] = 1


@table_part(CARD, most=MAX_ALIKE)
def unseen(seen: ViewReader, cells: Cells) -> None:
    """the cards of which one does not know where they are"""
    cells[:] = copies(seen.view.rules)
    for name in seen.placed():
        cells[CARD_NUMBER[name]] -= 1


# -- players: their cities and gold --------------------------------------------------------------


@player_part()
def seats(seen: ViewReader, place: int, cells: Cells) -> None:
    """1: there is such a seat"""
    cells[0] = 1


@player_part(CARD, most=MAX_ALIKE)
def city(seen: ViewReader, place: int, cells: Cells) -> None:
    """the districts in the city, beautified or not"""
    count(cells, seen.players[place].city)


@player_part(CARD, most=MAX_ALIKE)
def beautified(seen: ViewReader, place: int, cells: Cells) -> None:
    """the beautified ones among them"""
    count(cells, [name for name in seen.players[place].city if name[-1] == "+"])


@player_part(TYPE, most=MAX_ALIKE)
def city_types(seen: ViewReader, place: int, cells: Cells) -> None:
    """the districts in the city by type"""
    count_types(seen, cells, seen.players[place].city)


@player_part(COST, most=MAX_ALIKE)
def city_costs(seen: ViewReader, place: int, cells: Cells) -> None:
    """the districts in the city by the cost on the card"""
    count_costs(seen, cells, seen.players[place].city)


@player_part(most=MAX_ALIKE)
def city_size(seen: ViewReader, place: int, cells: Cells) -> None:
    """the size of the city, towards a complete one"""
    cells[0] = min(seen.players[place].city_size, MAX_ALIKE)


@player_part(most=MAX_ALIKE)
def missing(seen: ViewReader, place: int, cells: Cells) -> None:
    """how many districts the city lacks to be complete"""
    cells[0] = max(0, seen.view.complete_size - seen.players[place].city_size)


@player_part(most=MAX_POINTS)
def points(seen: ViewReader, place: int, cells: Cells) -> None:
    """the player's points if the game ended now, without what may be hidden in the hand"""
    cells[0] = min(max(0, seen.view.points(seen.around[place])), MAX_POINTS)


@player_part(most=MAX_GOLD)
def gold(seen: ViewReader, place: int, cells: Cells) -> None:
    """the player's gold"""
    cells[0] = min(seen.players[place].gold, MAX_GOLD)


@player_part(most=MAX_CARDS)
def hand_size(seen: ViewReader, place: int, cells: Cells) -> None:
    """how many cards are in the hand"""
    cells[0] = seen.players[place].hand_size


@player_part(CARD, most=MAX_ALIKE)
def hand(seen: ViewReader, place: int, cells: Cells) -> None:
    """the cards in the hand: one's own, and those of others as far as one knows them"""
    count(cells, seen.hands[place])


@player_part(TYPE, most=MAX_CARDS)
def hand_types(seen: ViewReader, place: int, cells: Cells) -> None:
    """the same cards by type"""
    count_types(seen, cells, seen.hands[place])


@player_part(COST, most=MAX_CARDS)
def hand_costs(seen: ViewReader, place: int, cells: Cells) -> None:
    """the same cards by cost"""
    count_costs(seen, cells, seen.hands[place])


@player_part(most=MAX_CARDS)
def drawn_count(seen: ViewReader, place: int, cells: Cells) -> None:
    """how many cards the player has drawn and not yet kept"""
    cells[0] = seen.players[place].drawn_count


@player_part(most=MAX_CARDS)
def chosen_count(seen: ViewReader, place: int, cells: Cells) -> None:
    """how many cards of the hand the player has picked in an unfinished choice"""
    cells[0] = seen.players[place].chosen_count


# -- players: what they are and what they do --------------------------------------------------------


@player_part()
def crown(seen: ViewReader, place: int, cells: Cells) -> None:
    """whether the player has the crown"""
    cells[0] = seen.view.crown == seen.around[place]


@player_part()
def asked(seen: ViewReader, place: int, cells: Cells) -> None:
    """whether the player is asked"""
    cells[0] = seen.view.asked == seen.around[place]


@player_part()
def question_seats(seen: ViewReader, place: int, cells: Cells) -> None:
    """whether somebody is asked about this player"""
    cells[0] = seen.around[place] in seen.asked_about(SEAT)


@player_part()
def first(seen: ViewReader, place: int, cells: Cells) -> None:
    """whether the player completed a city first"""
    cells[0] = seen.around[place] in seen.view.first


@player_part()
def builds(seen: ViewReader, place: int, cells: Cells) -> None:
    """whether the player is building a district that is not yet placed"""
    cells[0] = seen.players[place].site is not None


@player_part()
def acts(seen: ViewReader, place: int, cells: Cells) -> None:
    """whether it is the player's turn"""
    cells[0] = seen.view.turn is not None and seen.view.turn.seat == seen.around[place]


@player_part()
def waits(seen: ViewReader, place: int, cells: Cells) -> None:
    """whether the player's turn is suspended"""
    cells[0] = seen.view.suspended is not None and seen.view.suspended.seat == seen.around[place]


@player_part(SEAT_FLAG)
def seat_flags(seen: ViewReader, place: int, cells: Cells) -> None:
    """what cards remember about the player"""
    for name, seat in seen.flags():
        if name in SEAT_FLAG.number and seat == seen.around[place]:
            cells[SEAT_FLAG.number[name]] = 1


@player_part(MARK)
def marks_by(seen: ViewReader, place: int, cells: Cells) -> None:
    """which marks on characters are the player's"""
    for mark in seen.view.marks:
        if mark.owner == seen.around[place]:
            cells[MARK.number[mark.mark]] = 1


@player_part(most=2)
def character_count(seen: ViewReader, place: int, cells: Cells) -> None:
    """how many characters the player has"""
    cells[0] = seen.players[place].character_count


@player_part(RANK, most=2)
def possible(seen: ViewReader, place: int, cells: Cells) -> None:
    """how many of the player's characters can be of this rank"""
    for domain in seen.held(place):
        for character in domain:
            cells[seen.rank[character] - 1] += 1


@player_part(RANK)
def certain(seen: ViewReader, place: int, cells: Cells) -> None:
    """the ranks that the player is known to have"""
    for domain in seen.held(place):
        if len(domain) == 1:
            mark_ranks(seen, cells, domain)


# -- players: what they did ---------------------------------------------------------------------------


@player_part(AGO, RANK)
def revealed(seen: ViewReader, place: int, cells: Cells) -> None:
    """the ranks that the player revealed in this round and the ones before"""
    for ago, past in seen.last_rounds(len(AGO)):
        for character, seat in past.revealed.items():
            if seat == seen.around[place]:
                cells[ago, seen.rank[character] - 1] = 1


@player_part(AGO, RANK, most=MAX_COUNT)
def marked(seen: ViewReader, place: int, cells: Cells) -> None:
    """the ranks that the player put marks on in these rounds"""
    for ago, strike in seen.strikes(place, len(AGO)):
        if strike.character:
            count_up(cells, (ago, seen.rank[strike.character] - 1))


@player_part(AGO, VICTIM, most=MAX_COUNT)
def struck(seen: ViewReader, place: int, cells: Cells) -> None:
    """whose city or hand the player struck in these rounds, and how often"""
    for ago, strike in seen.strikes(place, len(AGO)):
        if strike.victim >= 0:
            count_up(cells, (ago, (strike.victim - strike.by) % seen.seats))


@player_part(AGO)
def crowned(seen: ViewReader, place: int, cells: Cells) -> None:
    """whether the player had the crown when these rounds began"""
    for ago, past in seen.last_rounds(len(AGO)):
        cells[ago] = past.crown == seen.around[place]


@player_part(RANK, most=MAX_COUNT)
def ever_revealed(seen: ViewReader, place: int, cells: Cells) -> None:
    """how often the player has revealed each rank in the whole game"""
    for past in seen.view.rounds:
        for character, seat in past.revealed.items():
            if seat == seen.around[place]:
                count_up(cells, seen.rank[character] - 1)


@player_part(VICTIM, most=MAX_COUNT)
def ever_struck(seen: ViewReader, place: int, cells: Cells) -> None:
    """whose city or hand the player has struck in the whole game, and how often"""
    for _, strike in seen.strikes(place, len(seen.view.rounds)):
        if strike.victim >= 0:
            count_up(cells, (strike.victim - strike.by) % seen.seats)


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


def count_up(cells: Cells, place: Any) -> None:
    """Count how often something happened."""
    cells[place] = min(cells[place] + 1, MAX_COUNT)


def count_types(seen: ViewReader, cells: Cells, names: Iterable[str]) -> None:
    """Count district cards by type."""
    for name in names:
        cells[TYPE.number[seen.built[name].district.type]] += 1


def count_costs(seen: ViewReader, cells: Cells, names: Iterable[str]) -> None:
    """Count district cards by cost."""
    for name in names:
        cells[seen.built[name].district.cost] += 1


def mark_ranks(seen: ViewReader, cells: Cells, characters: Iterable[str]) -> None:
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
            cells[number] = min(getattr(turn, str(name)), MAX_GOLD)


def write_used(cells: Cells, turn: TurnView | None) -> None:
    """Mark what is used up in a turn."""
    if turn is not None:
        for word in turn.used:
            cells[USED.number[word]] = 1


# -- whole observations ------------------------------------------------------------------------------

TABLE_SIZE: Final = table_length()  # where the players' blocks begin
BLOCK_SIZE: Final = block_length()
OBSERVATION_SIZE: Final = TABLE_SIZE + SEATS * BLOCK_SIZE
NOTHING: Final = bytes(OBSERVATION_SIZE)


def cell_names(vocabulary: Vocabulary, *, of_players: bool) -> tuple[str, ...]:
    """Name the cells of the table's parts, or those of one player's block, in the order of observations."""
    parts = [part for part in PARTS.values() if part.of_players == of_players]
    return tuple([name for part in parts for name in part.names(vocabulary)])


class Encoder:
    """Writes observations into one row again and again; the row is made once."""

    def __init__(self) -> None:
        self._buffer = bytearray(OBSERVATION_SIZE)
        row = memoryview(self._buffer)
        within = [
            row[TABLE_SIZE + place * BLOCK_SIZE : TABLE_SIZE + (place + 1) * BLOCK_SIZE]
            for place in range(SEATS)
        ]
        self._of_table = [(write, part.cells(row)) for part, write in TABLE_PARTS]
        self._of_player = [[(write, part.cells(block)) for part, write in PLAYER_PARTS] for block in within]

    def encode(self, view: View) -> bytes:
        """The observation of a view."""
        seen = ViewReader(view)
        self._buffer[:] = NOTHING
        for write, cells in self._of_table:
            write(seen, cells)
        for place in range(seen.seats):
            for write_player, cells in self._of_player[place]:
                write_player(seen, place, cells)
        return bytes(self._buffer)


class _OfThread(local):
    """What a thread writes with."""

    def __init__(self) -> None:
        self.encoder = Encoder()


_OF_THREAD: Final = _OfThread()


def encode(view: View) -> bytes:
    """The observation of a view."""
    return _OF_THREAD.encoder.encode(view)
