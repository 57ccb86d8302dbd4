"""What a player may see, as a row of small numbers: the same for all editions and 2 to 8 seats.

Each function below writes one part of the row: its name, its axes and its docstring are the part's name,
shape and meaning. The documentation and :func:`explain` follow from them. They read a view, nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import numpy as np

from citadels.engine.actions import SEATS, TYPES
from citadels.engine.errors import CitadelsError
from citadels.engine.kinds import COUNT, DISTRICT, GOLD, NUMBER, RANKS, SEAT
from citadels.engine.position import PHASES
from citadels.engine.rules import Rules
from citadels.engine.view import TurnView, View
from citadels.research import vocabulary
from citadels.research.parts import PARTS, Axis, Cells, Row, length, part
from citadels.research.reading import Reading

OBSERVATION_VERSION: Final = 1

PLACE: Final = Axis("seat", range(SEATS))  # relative: 0 is the viewer, 1 sits to their left
BY: Final = Axis("by seat", range(SEATS))
EDITION: Final = Axis("edition", vocabulary.EDITIONS)
VARIANT: Final = Axis("variant", vocabulary.VARIANTS)
CHARACTER: Final = Axis("character", vocabulary.CHARACTERS)
RANK: Final = Axis("rank", vocabulary.RANKS)
CALLED: Final = Axis("rank or 0", (0, *vocabulary.RANKS))
CARD: Final = Axis("district", vocabulary.DISTRICTS)
TYPE: Final = Axis("type", TYPES)
COST: Final = Axis("cost", vocabulary.COSTS)
PHASE: Final = Axis("phase", PHASES)
PROMPT: Final = Axis("question", vocabulary.PROMPTS)
MARK: Final = Axis("mark", vocabulary.MARKS)
VERB: Final = Axis("verb", vocabulary.VERBS)
USED: Final = Axis("verb or flag", vocabulary.USED)
SEAT_FLAG: Final = Axis("flag", vocabulary.SEAT_FLAGS)
NUMBER_FLAG: Final = Axis("flag", vocabulary.NUMBER_FLAGS)
BEARS_GOLD: Final = Axis("card", vocabulary.BEARS_GOLD)
BEARS_CARDS: Final = Axis("card", vocabulary.BEARS_CARDS)
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


@part(most=OBSERVATION_VERSION)
def version(seen: Reading, cells: Cells) -> None:
    """the version of this table of parts"""
    cells[0] = OBSERVATION_VERSION


@part(EDITION)
def edition(seen: Reading, cells: Cells) -> None:
    """the edition"""
    cells[EDITION.number[seen.view.edition]] = 1


@part(VARIANT)
def variants(seen: Reading, cells: Cells) -> None:
    """the variants played with"""
    for name in seen.view.rules.variants:
        cells[VARIANT.number[name]] = 1


@part(PLACE)
def seats(seen: Reading, cells: Cells) -> None:
    """1 for each seat of the game, 0 beyond"""
    for place in range(seen.seats):
        cells[place] = 1


@part(CHARACTER)
def cast(seen: Reading, cells: Cells) -> None:
    """the characters of the game"""
    for character in seen.view.characters:
        cells[CHARACTER.number[character]] = 1


@part(CARD, most=MOST_ALIKE)
def cards(seen: Reading, cells: Cells) -> None:
    """how many district cards of each name the game has"""
    cells[:] = copies(seen.view.rules)


@part(most=MOST_ALIKE)
def complete_size(seen: Reading, cells: Cells) -> None:
    """how many districts complete a city"""
    cells[0] = seen.view.complete_size


# -- the moment ------------------------------------------------------------------------


@part(most=MOST_TIMES)
def round(seen: Reading, cells: Cells) -> None:
    """the number of the round"""
    cells[0] = min(seen.view.round, MOST_TIMES)


@part(PHASE)
def phase(seen: Reading, cells: Cells) -> None:
    """the phase of the round"""
    cells[PHASE.number[seen.view.phase]] = 1


@part(CALLED)
def called(seen: Reading, cells: Cells) -> None:
    """the rank that is called"""
    cells[seen.view.called] = 1


@part(PLACE)
def crown(seen: Reading, cells: Cells) -> None:
    """who has the crown"""
    mark_seat(seen, cells, seen.view.crown)


@part(PLACE)
def asked(seen: Reading, cells: Cells) -> None:
    """who is asked; nobody when the game is over"""
    mark_seat(seen, cells, seen.view.asked)


@part(PROMPT)
def question(seen: Reading, cells: Cells) -> None:
    """what is asked"""
    if seen.view.prompt is not None:
        cells[PROMPT.number[seen.view.prompt]] = 1


@part(PLACE)
def question_seats(seen: Reading, cells: Cells) -> None:
    """other players whom the question is about"""
    for seat in seen.asked_about(SEAT):
        mark_seat(seen, cells, seat)


@part(WHICH, most=MOST_GOLD)
def question_numbers(seen: Reading, cells: Cells) -> None:
    """the gold or the number of cards that the question is about"""
    for which, number in enumerate(seen.asked_about(COUNT, GOLD, NUMBER)):
        cells[which] = min(number, MOST_GOLD)


@part(RANK)
def question_ranks(seen: Reading, cells: Cells) -> None:
    """the ranks chosen so far in an unfinished choice"""
    for ranks in seen.asked_about(RANKS):
        for rank in ranks:
            cells[rank - 1] = 1


@part(CARD)
def question_district(seen: Reading, cells: Cells) -> None:
    """the district that the question is about"""
    for name in seen.asked_about(DISTRICT):
        if name:
            cells[CARD_NUMBER[name]] = 1


# -- players -----------------------------------------------------------------------------


@part(PLACE, most=MOST_GOLD)
def gold(seen: Reading, cells: Cells) -> None:
    """the gold of each player"""
    for place, player in enumerate(seen.players):
        cells[place] = min(player.gold, MOST_GOLD)


@part(PLACE, most=MOST_CARDS)
def hand_size(seen: Reading, cells: Cells) -> None:
    """how many cards each player has in hand"""
    for place, player in enumerate(seen.players):
        cells[place] = player.hand_size


@part(PLACE, most=MOST_CARDS)
def drawn_count(seen: Reading, cells: Cells) -> None:
    """how many cards each player has drawn and not yet kept"""
    for place, player in enumerate(seen.players):
        cells[place] = player.drawn_count


@part(PLACE, most=MOST_CARDS)
def chosen_count(seen: Reading, cells: Cells) -> None:
    """how many cards of the hand each player has picked in an unfinished choice"""
    for place, player in enumerate(seen.players):
        cells[place] = player.chosen_count


@part(PLACE, most=2)
def character_count(seen: Reading, cells: Cells) -> None:
    """how many characters each player has"""
    for place, player in enumerate(seen.players):
        cells[place] = player.character_count


@part(PLACE, most=MOST_CARDS)
def city_size(seen: Reading, cells: Cells) -> None:
    """the size of each city, towards a complete one"""
    for place, player in enumerate(seen.players):
        cells[place] = player.city_size


@part(PLACE, most=MOST_ALIKE)
def missing(seen: Reading, cells: Cells) -> None:
    """how many districts each city lacks to be complete"""
    for place, player in enumerate(seen.players):
        cells[place] = max(0, seen.view.complete_size - player.city_size)


@part(PLACE)
def first(seen: Reading, cells: Cells) -> None:
    """who completed a city first"""
    for seat in seen.view.first:
        mark_seat(seen, cells, seat)


@part(PLACE, most=MOST_POINTS)
def points(seen: Reading, cells: Cells) -> None:
    """each player's points if the game ended now, without what may be hidden in the hand"""
    for place, seat in enumerate(seen.around):
        cells[place] = min(max(0, seen.view.points(seat)), MOST_POINTS)


@part(PLACE, CARD, most=MOST_ALIKE)
def city(seen: Reading, cells: Cells) -> None:
    """the districts in each city, beautified or not"""
    for place, player in enumerate(seen.players):
        for name in player.city:
            cells[place, CARD_NUMBER[name]] += 1


@part(PLACE, CARD, most=MOST_ALIKE)
def beautified(seen: Reading, cells: Cells) -> None:
    """the beautified districts among them"""
    for place, player in enumerate(seen.players):
        for name in player.city:
            if name[-1] == "+":
                cells[place, CARD_NUMBER[name]] += 1


@part(PLACE, TYPE, most=MOST_ALIKE)
def city_types(seen: Reading, cells: Cells) -> None:
    """the districts in each city by type"""
    for place, player in enumerate(seen.players):
        for name in player.city:
            cells[place, TYPE.number[seen.built[name].district.type]] += 1


@part(PLACE, COST, most=MOST_ALIKE)
def city_costs(seen: Reading, cells: Cells) -> None:
    """the districts in each city by the cost on the card"""
    for place, player in enumerate(seen.players):
        for name in player.city:
            cells[place, seen.built[name].district.cost] += 1


@part(PLACE, CARD, most=MOST_ALIKE)
def hand(seen: Reading, cells: Cells) -> None:
    """one's own hand, and the cards known to be in the hands of others"""
    for place, names in enumerate(seen.hands):
        for name in names:
            cells[place, CARD_NUMBER[name]] += 1


@part(PLACE, TYPE, most=MOST_CARDS)
def hand_types(seen: Reading, cells: Cells) -> None:
    """the same cards by type"""
    for place, names in enumerate(seen.hands):
        for name in names:
            cells[place, TYPE.number[seen.built[name].district.type]] += 1


@part(PLACE, COST, most=MOST_CARDS)
def hand_costs(seen: Reading, cells: Cells) -> None:
    """the same cards by cost"""
    for place, names in enumerate(seen.hands):
        for name in names:
            cells[place, seen.built[name].district.cost] += 1


@part(CARD, most=MOST_ALIKE)
def chosen(seen: Reading, cells: Cells) -> None:
    """the cards of one's own hand that one has picked in an unfinished choice"""
    count(cells, seen.players[0].chosen or ())


@part(CARD, most=MOST_ALIKE)
def drawn(seen: Reading, cells: Cells) -> None:
    """the cards drawn and not yet kept, as far as one knows them"""
    count(cells, seen.drawn())


@part(PLACE)
def builds(seen: Reading, cells: Cells) -> None:
    """who is building a district that is not yet placed"""
    for place, player in enumerate(seen.players):
        cells[place] = player.site is not None


@part(CARD)
def site(seen: Reading, cells: Cells) -> None:
    """that district"""
    count(cells, [player.site for player in seen.players if player.site is not None])


# -- characters ----------------------------------------------------------------------------


@part(CHARACTER)
def own_characters(seen: Reading, cells: Cells) -> None:
    """one's own characters"""
    for character in seen.players[0].characters or ():
        cells[CHARACTER.number[character]] = 1


@part(PLACE, RANK, most=2)
def possible(seen: Reading, cells: Cells) -> None:
    """how many of each player's characters can be of this rank"""
    for place in range(seen.seats):
        for character in (character for domain in seen.held(place) for character in domain):
            cells[place, seen.rank[character] - 1] += 1


@part(PLACE, RANK)
def certain(seen: Reading, cells: Cells) -> None:
    """the ranks that each player is known to have"""
    for place in range(seen.seats):
        for domain in seen.held(place):
            if len(domain) == 1:
                [character] = domain
                cells[place, seen.rank[character] - 1] = 1


@part(CHARACTER)
def packet(seen: Reading, cells: Cells) -> None:
    """the characters one may choose from"""
    for character in seen.view.packet or ():
        cells[CHARACTER.number[character]] = 1


@part(most=len(RANK))
def packet_size(seen: Reading, cells: Cells) -> None:
    """how many characters are going round"""
    cells[0] = seen.view.packet_size


@part(RANK)
def packet_possible(seen: Reading, cells: Cells) -> None:
    """the ranks that can be among them"""
    mark_ranks(seen, cells, seen.known.packet if seen.view.packet is None else seen.view.packet)


@part(RANK)
def faceup(seen: Reading, cells: Cells) -> None:
    """the ranks discarded face up"""
    mark_ranks(seen, cells, seen.view.faceup)


@part(most=len(RANK))
def facedown_count(seen: Reading, cells: Cells) -> None:
    """how many characters are discarded face down"""
    cells[0] = seen.view.facedown_count


@part(RANK)
def facedown_possible(seen: Reading, cells: Cells) -> None:
    """the ranks that can be among them"""
    for domain in seen.known.facedown:
        mark_ranks(seen, cells, domain)


@part(RANK)
def facedown_certain(seen: Reading, cells: Cells) -> None:
    """the ranks that are known to be among them"""
    for domain in seen.known.facedown:
        if len(domain) == 1:
            mark_ranks(seen, cells, domain)


@part(MARK, RANK)
def marks(seen: Reading, cells: Cells) -> None:
    """the marks on characters"""
    for mark in seen.view.marks:
        cells[MARK.number[mark.mark], seen.rank[mark.character] - 1] = 1


@part(MARK, PLACE)
def marks_by(seen: Reading, cells: Cells) -> None:
    """whose marks they are"""
    for mark in seen.view.marks:
        cells[MARK.number[mark.mark], seen.place(mark.owner)] = 1


@part(MARK, RANK)
def marks_true(seen: Reading, cells: Cells) -> None:
    """the marks whose face is known and is the true one"""
    for mark in seen.view.marks:
        if mark.placed > 1 and mark.face:
            cells[MARK.number[mark.mark], seen.rank[mark.character] - 1] = 1


@part(MARK, RANK)
def marks_blank(seen: Reading, cells: Cells) -> None:
    """the marks whose face is known and is blank"""
    for mark in seen.view.marks:
        if mark.placed > 1 and mark.face is False:
            cells[MARK.number[mark.mark], seen.rank[mark.character] - 1] = 1


@part(MARK, RANK)
def marks_shown(seen: Reading, cells: Cells) -> None:
    """the marks whose face everybody has seen"""
    for mark in seen.view.marks:
        if mark.placed > 1 and mark.shown:
            cells[MARK.number[mark.mark], seen.rank[mark.character] - 1] = 1


# -- turns -----------------------------------------------------------------------------------


@part(PLACE)
def turn_seat(seen: Reading, cells: Cells) -> None:
    """whose turn it is"""
    write_seat(seen, cells, seen.view.turn)


@part(CHARACTER)
def turn_character(seen: Reading, cells: Cells) -> None:
    """the character that acts"""
    write_character(cells, seen.view.turn)


@part(RANK)
def turn_rank(seen: Reading, cells: Cells) -> None:
    """its rank"""
    if seen.view.turn is not None:
        cells[seen.rank[seen.view.turn.character] - 1] = 1


@part(TURN, most=MOST_GOLD)
def turn(seen: Reading, cells: Cells) -> None:
    """what is done in the turn and what is left of it"""
    write_turn(cells, seen.view.turn)


@part(USED)
def turn_used(seen: Reading, cells: Cells) -> None:
    """the abilities used, and what else cards have noted in the turn"""
    write_used(cells, seen.view.turn)


@part(VERB)
def turn_must(seen: Reading, cells: Cells) -> None:
    """what must still be done before the turn can end"""
    if seen.view.turn is not None:
        for verb in seen.view.turn.must:
            cells[VERB.number[verb]] = 1


@part(PLACE)
def suspended_seat(seen: Reading, cells: Cells) -> None:
    """whose turn is suspended"""
    write_seat(seen, cells, seen.view.suspended)


@part(CHARACTER)
def suspended_character(seen: Reading, cells: Cells) -> None:
    """the character whose turn is suspended"""
    write_character(cells, seen.view.suspended)


@part(TURN, most=MOST_GOLD)
def suspended(seen: Reading, cells: Cells) -> None:
    """what was done in the suspended turn and what was left of it"""
    write_turn(cells, seen.view.suspended)


@part(USED)
def suspended_used(seen: Reading, cells: Cells) -> None:
    """the abilities used in it"""
    write_used(cells, seen.view.suspended)


# -- the table ---------------------------------------------------------------------------------


@part(BEARS_GOLD, most=MOST_GOLD)
def gold_on(seen: Reading, cells: Cells) -> None:
    """the gold lying on a card"""
    for card, amount in seen.view.gold_on.items():
        cells[BEARS_GOLD.number[card]] = min(amount, MOST_GOLD)


@part(BEARS_CARDS, most=MOST_CARDS)
def cards_on(seen: Reading, cells: Cells) -> None:
    """how many cards lie under a card"""
    for card, number in seen.view.cards_on.items():
        cells[BEARS_CARDS.number[card]] = number


@part(CARD, most=MOST_ALIKE)
def stored(seen: Reading, cells: Cells) -> None:
    """the cards under districts, as far as one knows them"""
    count(cells, seen.stored())


@part(SEAT_FLAG, PLACE)
def seat_flags(seen: Reading, cells: Cells) -> None:
    """what a card remembers about a player"""
    for name, seat in flags(seen):
        if name in SEAT_FLAG.number and seat >= 0:
            cells[SEAT_FLAG.number[name], seen.place(seat)] = 1


@part(NUMBER_FLAG, most=MOST_TIMES)
def number_flags(seen: Reading, cells: Cells) -> None:
    """what else a card remembers: a round, or a size"""
    for name, number in flags(seen):
        if name in NUMBER_FLAG.number:
            cells[NUMBER_FLAG.number[name]] = min(number, MOST_TIMES)


@part(most=MOST_CARDS)
def deck_size(seen: Reading, cells: Cells) -> None:
    """how many cards are in the deck"""
    cells[0] = seen.view.deck_size


@part(CARD, most=MOST_ALIKE)
def in_deck(seen: Reading, cells: Cells) -> None:
    """the cards that one knows to be in the deck"""
    count(cells, seen.in_deck())


@part(DEPTH, CARD)
def next_cards(seen: Reading, cells: Cells) -> None:
    """the next cards to be drawn, where one knows them"""
    for depth, name in seen.next_cards(len(DEPTH)):
        cells[depth, CARD_NUMBER[name]] = 1


@part(CARD, most=MOST_ALIKE)
def unseen(seen: Reading, cells: Cells) -> None:
    """the cards of which one does not know where they are"""
    cells[:] = copies(seen.view.rules)
    for name in seen.placed():
        cells[CARD_NUMBER[name]] -= 1


# -- the rounds ----------------------------------------------------------------------------------


@part(AGO, PLACE, RANK)
def revealed(seen: Reading, cells: Cells) -> None:
    """who revealed which rank in this round and the ones before"""
    for ago, past in seen.last_rounds(len(AGO)):
        for character, seat in past.revealed.items():
            cells[ago, seen.place(seat), seen.rank[character] - 1] = 1


@part(AGO, BY, RANK, most=MOST_TIMES)
def marked(seen: Reading, cells: Cells) -> None:
    """who put marks on which rank in these rounds"""
    for ago, past in seen.last_rounds(len(AGO)):
        for strike in past.strikes:
            if strike.character:
                cells[ago, seen.place(strike.by), seen.rank[strike.character] - 1] += 1


@part(AGO, BY, PLACE, most=MOST_TIMES)
def struck(seen: Reading, cells: Cells) -> None:
    """who struck whose city or hand in these rounds, and how often"""
    for ago, past in seen.last_rounds(len(AGO)):
        for strike in past.strikes:
            if strike.victim >= 0:
                cells[ago, seen.place(strike.by), seen.place(strike.victim)] += 1


@part(AGO, PLACE)
def crowned(seen: Reading, cells: Cells) -> None:
    """who had the crown when these rounds began"""
    for ago, past in seen.last_rounds(len(AGO)):
        if past.crown >= 0:
            cells[ago, seen.place(past.crown)] = 1


@part(PLACE, RANK, most=MOST_TIMES)
def ever_revealed(seen: Reading, cells: Cells) -> None:
    """how often each player has revealed each rank in the whole game"""
    for past in seen.view.rounds[-MOST_TIMES:]:
        for character, seat in past.revealed.items():
            cells[seen.place(seat), seen.rank[character] - 1] += 1


@part(BY, PLACE, most=2 * MOST_TIMES)
def ever_struck(seen: Reading, cells: Cells) -> None:
    """who has struck whose city or hand in the whole game, and how often"""
    for past in seen.view.rounds[-MOST_TIMES:]:
        for strike in past.strikes:
            if strike.victim >= 0:
                cells[seen.place(strike.by), seen.place(strike.victim)] += 1


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


def mark_seat(seen: Reading, cells: Cells, seat: int | None) -> None:
    """Mark a seat, if there is one."""
    if seat is not None and seat >= 0:
        cells[seen.place(seat)] = 1


def mark_ranks(seen: Reading, cells: Cells, characters: Iterable[str]) -> None:
    """Mark the ranks of characters."""
    for character in characters:
        cells[seen.rank[character] - 1] = 1


def flags(seen: Reading) -> Iterable[tuple[str, int]]:
    """The flags of the round and of the game."""
    return [*seen.view.round_flags.items(), *seen.view.game_flags.items()]


def write_seat(seen: Reading, cells: Cells, turn: TurnView | None) -> None:
    if turn is not None:
        cells[seen.place(turn.seat)] = 1


def write_character(cells: Cells, turn: TurnView | None) -> None:
    if turn is not None:
        cells[CHARACTER.number[turn.character]] = 1


def write_turn(cells: Cells, turn: TurnView | None) -> None:
    if turn is not None:
        for number, name in enumerate(TURN.labels):
            cells[number] = min(getattr(turn, str(name)), MOST_GOLD)


def write_used(cells: Cells, turn: TurnView | None) -> None:
    if turn is not None:
        for word in turn.used:
            cells[USED.number[word]] = 1


# -- whole observations ------------------------------------------------------------------------------

LENGTH: Final = length()
NOTHING: Final = bytes(LENGTH)
HIGH: Final[Row] = np.zeros(LENGTH, np.uint8)  # what each number is at most
for _part in PARTS.values():
    HIGH[_part.place] = _part.most


class Encoder:
    """Writes observations into one row again and again; the row is made once."""

    def __init__(self) -> None:
        self._buffer = bytearray(LENGTH)
        self._row = np.frombuffer(self._buffer, np.uint8)
        row = memoryview(self._buffer)
        self._parts = [(declared.write, declared.cells(row)) for declared in PARTS.values()]

    def encode(self, view: View) -> Row:
        """The observation of a view, in a row of its own."""
        seen = Reading(view)
        self._buffer[:] = NOTHING
        for write, cells in self._parts:
            write(seen, cells)
        return self._row.copy()


def encode(view: View) -> Row:
    """The observation of a view."""
    return Encoder().encode(view)


def explain(observation: Row) -> dict[str, Any]:
    """An observation with its names: each part that is not empty, without zeros."""
    check(observation)
    found = {name: _explained(declared.of(observation), declared.axes) for name, declared in PARTS.items()}
    return {name: value for name, value in found.items() if value not in ({}, 0)}


def _explained(numbers: Row, axes: tuple[Axis, ...]) -> Any:
    if not axes:
        return int(numbers)
    inner = [_explained(part, axes[1:]) for part in numbers]
    return {label: value for label, value in zip(axes[0].labels, inner, strict=True) if value not in ({}, 0)}


def check(observation: Row) -> None:
    """Refuse what is not one observation of this version."""
    if observation.ndim != 1 or not len(observation):
        raise CitadelsError(
            f"an observation is one row of numbers, not an array of shape {observation.shape}"
        )
    if observation[0] != OBSERVATION_VERSION:
        found = f"this observation has version {observation[0]}"
        raise CitadelsError(f"{found}; this program reads {OBSERVATION_VERSION}")
    if len(observation) != LENGTH:
        raise CitadelsError(f"an observation has {LENGTH} numbers, not {len(observation)}")


def split(observations: Row) -> dict[str, Row]:
    """The parts of an observation, or of many, by name, each in its shape; not copies."""
    return {name: declared.of(observations) for name, declared in PARTS.items()}
