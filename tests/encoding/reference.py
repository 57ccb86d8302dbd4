"""A second encoder, written for reading: each function derives one part of an observation from a view.

The encoder of the package keeps pieces of observations between moves and writes them from the state. Tests
compare what it writes with what these functions do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from citadels.encoding.observation import (
    AGO,
    BLOCK_SIZE,
    CARD,
    CARD_HOLDER,
    CHARACTER,
    DEPTH,
    EDITION,
    GOLD_HOLDER,
    MARK,
    MAX_ALIKE,
    MAX_COUNT,
    MAX_GOLD,
    MAX_POINTS,
    NUMBER_FLAG,
    OBSERVATION_SIZE,
    OBSERVATION_VERSION,
    PHASE,
    PLAYER_PARTS,
    PROMPT,
    SEAT_FLAG,
    TABLE_PARTS,
    TABLE_SIZE,
    TURN,
    TYPE,
    USED,
    VARIANT,
    VERB,
)
from citadels.encoding.parts import Part
from citadels.engine.field_types import COUNT, DISTRICT, GOLD, NUMBER, RANKS, SEAT, FieldType
from citadels.engine.round_history import Attack, RoundSummary
from citadels.engine.rules import Rules
from citadels.engine.view import TurnView, View

Cells = Any  # a memoryview with the shape of a part, which its type does not tell

WRITERS: dict[str, Callable[..., None]] = {}  # by the name of the part

# A beautified district is the same card.
CARD_NUMBER = {f"{key}{plus}": number for plus in ("", "+") for number, key in enumerate(CARD.labels)}


def reference_encode(view: View) -> bytes:
    """Return the observation of a view."""
    seen, row = ViewReader(view), memoryview(bytearray(OBSERVATION_SIZE))
    for part in TABLE_PARTS:
        WRITERS[part.name](seen, cells_of(part, row))
    for place in range(seen.seats):
        block = row[TABLE_SIZE + place * BLOCK_SIZE :]
        for part in PLAYER_PARTS:
            WRITERS[part.name](seen, place, cells_of(part, block))
    return bytes(row)


def cells_of(part: Part, within: memoryview) -> Cells:
    """Return the cells of a part in a row or a player's block."""
    shape = [len(axis) for axis in part.own_axes]
    return within[part.place].cast("B", shape) if len(shape) > 1 else within[part.place]


def writes(write: Callable[..., None]) -> Callable[..., None]:
    """Register a function that writes the part of its name into cells that are zero."""
    WRITERS[write.__name__] = write
    return write


class ViewReader:
    """What one seat may see: nothing is here that is not in its view.

    A place is a seat relative to the viewer's own: 0 is the viewer, 1 sits to their left.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.known = view.knowledge
        self.rank = view.rules.rank
        self.built = view.rules.built
        self.seats = len(view.players)
        self.around = [*range(view.seat, self.seats), *range(view.seat)]  # the seats by place
        self.players = [view.players[seat] for seat in self.around]
        self.hands = [self._hand(seat) for seat in self.around]

    def _hand(self, seat: int) -> Sequence[str]:
        """The cards known to be in a hand: all of one's own, and those of others that one has seen."""
        hand = self.view.players[seat].hand
        return self.known.hands[seat] if hand is None else hand

    def held(self, place: int) -> Iterable[frozenset[str]]:
        """For each character that a player has, what it can be."""
        characters = self.players[place].characters
        if characters is None:
            return self.known.held[self.around[place]]
        return [frozenset([character]) for character in characters]

    def drawn(self) -> Iterator[str]:
        """The cards drawn and not yet kept, as far as the viewer knows them."""
        for seat, player in enumerate(self.view.players):
            if player.drawn_count:
                yield from _known(self.known.drawn[seat] if player.drawn is None else player.drawn)

    def stored(self) -> Iterator[str]:
        """The cards under districts, as far as the viewer knows them."""
        for card in self.view.cards_on:
            own = self.view.own_cards_on.get(card)
            yield from _known(self.known.stores.get(card, ()) if own is None else own)

    def in_deck(self) -> Iterator[str]:
        """The cards that the viewer knows to be in the deck."""
        yield from _known(self.known.bottom)
        yield from self.known.within

    def next_cards(self, count: int) -> Iterator[tuple[int, str]]:
        """Of the next cards to be drawn those that the viewer knows, each with its depth."""
        bottom, size = self.known.bottom, self.view.deck_size
        for depth in range(size - len(bottom), min(count, size)):
            card = bottom[size - 1 - depth]
            if card is not None:
                yield depth, card

    def placed(self) -> Iterator[str]:
        """The district cards of which the viewer knows where they are."""
        for hand, player in zip(self.hands, self.players, strict=True):
            yield from hand
            yield from player.city
            yield from player.chosen or ()
            if player.site is not None:
                yield player.site
        yield from self.drawn()
        yield from self.stored()
        yield from self.in_deck()

    def asked_about(self, *kinds: FieldType) -> list[Any]:
        """The values of these kinds that the pending question names, besides the seat that is asked."""
        if not self.view.pending:
            return []
        name, _, *values = self.view.pending[-1]
        fields = self.view.rules.edition.steps[str(name)].fields[1:]
        values += [declared.default for declared in fields[len(values) :]]  # those at the end may be left out
        return [value for declared, value in zip(fields, values, strict=True) if declared.type in kinds]

    def flags(self) -> list[tuple[str, int]]:
        """What cards remember for the round and for the game."""
        return [*self.view.round_flags.items(), *self.view.game_flags.items()]

    def strikes(self, place: int, count: int) -> Iterator[tuple[int, Attack]]:
        """A player's blows in the last rounds, each with the number of rounds since."""
        for ago, past in self.last_rounds(count):
            for strike in past.strikes:
                if strike.by == self.around[place]:
                    yield ago, strike

    def last_rounds(self, count: int) -> Iterable[tuple[int, RoundSummary]]:
        """The last rounds, the current one first, each with the number of rounds since."""
        return enumerate(self.view.rounds[: -count - 1 : -1])


def _known(cards: Iterable[str | None]) -> Iterator[str]:
    return (card for card in cards if card is not None)


# -- the game ------------------------------------------------------------------------


@writes
def version(seen: ViewReader, cells: Cells) -> None:
    cells[0] = OBSERVATION_VERSION


@writes
def edition(seen: ViewReader, cells: Cells) -> None:
    cells[EDITION.labels.index(seen.view.edition)] = 1


@writes
def variants(seen: ViewReader, cells: Cells) -> None:
    for name in seen.view.rules.variants:
        cells[VARIANT.labels.index(name)] = 1


@writes
def cast(seen: ViewReader, cells: Cells) -> None:
    for character in seen.view.characters:
        cells[CHARACTER.labels.index(character)] = 1


@writes
def cards(seen: ViewReader, cells: Cells) -> None:
    cells[:] = copies(seen.view.rules)


@writes
def complete_size(seen: ViewReader, cells: Cells) -> None:
    cells[0] = seen.view.complete_size


# -- the moment ------------------------------------------------------------------------


@writes
def round(seen: ViewReader, cells: Cells) -> None:
    cells[0] = min(seen.view.round, MAX_COUNT)


@writes
def phase(seen: ViewReader, cells: Cells) -> None:
    cells[PHASE.labels.index(seen.view.phase)] = 1


@writes
def called(seen: ViewReader, cells: Cells) -> None:
    cells[seen.view.called] = 1


@writes
def question(seen: ViewReader, cells: Cells) -> None:
    if seen.view.prompt is not None:
        cells[PROMPT.labels.index(seen.view.prompt)] = 1


@writes
def question_numbers(seen: ViewReader, cells: Cells) -> None:
    for which, number in enumerate(seen.asked_about(COUNT, GOLD, NUMBER)):
        cells[which] = min(number, MAX_GOLD)


@writes
def question_ranks(seen: ViewReader, cells: Cells) -> None:
    for ranks in seen.asked_about(RANKS):
        for rank in ranks:
            cells[rank - 1] = 1


@writes
def question_district(seen: ViewReader, cells: Cells) -> None:
    for name in seen.asked_about(DISTRICT):
        if name:
            cells[CARD_NUMBER[name]] = 1


# -- characters ----------------------------------------------------------------------------


@writes
def own_characters(seen: ViewReader, cells: Cells) -> None:
    for character in seen.players[0].characters or ():
        cells[CHARACTER.labels.index(character)] = 1


@writes
def packet(seen: ViewReader, cells: Cells) -> None:
    for character in seen.view.packet or ():
        cells[CHARACTER.labels.index(character)] = 1


@writes
def packet_size(seen: ViewReader, cells: Cells) -> None:
    cells[0] = seen.view.packet_size


@writes
def packet_possible(seen: ViewReader, cells: Cells) -> None:
    mark_ranks(seen, cells, seen.known.packet if seen.view.packet is None else seen.view.packet)


@writes
def faceup(seen: ViewReader, cells: Cells) -> None:
    mark_ranks(seen, cells, seen.view.faceup)


@writes
def facedown_count(seen: ViewReader, cells: Cells) -> None:
    cells[0] = seen.view.facedown_count


@writes
def facedown_possible(seen: ViewReader, cells: Cells) -> None:
    for domain in seen.known.facedown:
        mark_ranks(seen, cells, domain)


@writes
def facedown_certain(seen: ViewReader, cells: Cells) -> None:
    for domain in seen.known.facedown:
        if len(domain) == 1:
            mark_ranks(seen, cells, domain)


@writes
def marks(seen: ViewReader, cells: Cells) -> None:
    for mark in seen.view.marks:
        cells[MARK.labels.index(mark.mark), seen.rank[mark.character] - 1] = 1


@writes
def marks_true(seen: ViewReader, cells: Cells) -> None:
    for mark in seen.view.marks:
        if mark.placed > 1 and mark.face:
            cells[MARK.labels.index(mark.mark), seen.rank[mark.character] - 1] = 1


@writes
def marks_blank(seen: ViewReader, cells: Cells) -> None:
    for mark in seen.view.marks:
        if mark.placed > 1 and mark.face is False:
            cells[MARK.labels.index(mark.mark), seen.rank[mark.character] - 1] = 1


@writes
def marks_shown(seen: ViewReader, cells: Cells) -> None:
    for mark in seen.view.marks:
        if mark.placed > 1 and mark.shown:
            cells[MARK.labels.index(mark.mark), seen.rank[mark.character] - 1] = 1


# -- turns -----------------------------------------------------------------------------------


@writes
def turn_character(seen: ViewReader, cells: Cells) -> None:
    write_character(cells, seen.view.turn)


@writes
def turn(seen: ViewReader, cells: Cells) -> None:
    write_turn(cells, seen.view.turn)


@writes
def turn_used(seen: ViewReader, cells: Cells) -> None:
    write_used(cells, seen.view.turn)


@writes
def turn_must(seen: ViewReader, cells: Cells) -> None:
    if seen.view.turn is not None:
        for verb in seen.view.turn.must:
            cells[VERB.labels.index(verb)] = 1


@writes
def suspended_character(seen: ViewReader, cells: Cells) -> None:
    write_character(cells, seen.view.suspended)


@writes
def suspended(seen: ViewReader, cells: Cells) -> None:
    write_turn(cells, seen.view.suspended)


@writes
def suspended_used(seen: ViewReader, cells: Cells) -> None:
    write_used(cells, seen.view.suspended)


# -- cards ---------------------------------------------------------------------------------------


@writes
def chosen(seen: ViewReader, cells: Cells) -> None:
    count(cells, seen.players[0].chosen or ())


@writes
def drawn(seen: ViewReader, cells: Cells) -> None:
    count(cells, seen.drawn())


@writes
def site(seen: ViewReader, cells: Cells) -> None:
    count(cells, [player.site for player in seen.players if player.site is not None])


@writes
def gold_on(seen: ViewReader, cells: Cells) -> None:
    for card, amount in seen.view.gold_on.items():
        cells[GOLD_HOLDER.labels.index(card)] = min(amount, MAX_GOLD)


@writes
def cards_on(seen: ViewReader, cells: Cells) -> None:
    for card, number in seen.view.cards_on.items():
        cells[CARD_HOLDER.labels.index(card)] = number


@writes
def stored(seen: ViewReader, cells: Cells) -> None:
    count(cells, seen.stored())


@writes
def number_flags(seen: ViewReader, cells: Cells) -> None:
    for name, number in seen.flags():
        if name in NUMBER_FLAG.labels:
            cells[NUMBER_FLAG.labels.index(name)] = min(number, MAX_COUNT)


@writes
def deck_size(seen: ViewReader, cells: Cells) -> None:
    cells[0] = seen.view.deck_size


@writes
def in_deck(seen: ViewReader, cells: Cells) -> None:
    count(cells, seen.in_deck())


@writes
def next_cards(seen: ViewReader, cells: Cells) -> None:
    for depth, name in seen.next_cards(len(DEPTH)):
        cells[depth, CARD_NUMBER[name]] = 1


@writes
def unseen(seen: ViewReader, cells: Cells) -> None:
    cells[:] = copies(seen.view.rules)
    for name in seen.placed():
        cells[CARD_NUMBER[name]] -= 1


# -- players: their cities and gold --------------------------------------------------------------


@writes
def seats(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = 1


@writes
def city(seen: ViewReader, place: int, cells: Cells) -> None:
    count(cells, seen.players[place].city)


@writes
def beautified(seen: ViewReader, place: int, cells: Cells) -> None:
    count(cells, [name for name in seen.players[place].city if name[-1] == "+"])


@writes
def city_types(seen: ViewReader, place: int, cells: Cells) -> None:
    count_types(seen, cells, seen.players[place].city)


@writes
def city_costs(seen: ViewReader, place: int, cells: Cells) -> None:
    count_costs(seen, cells, seen.players[place].city)


@writes
def city_size(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = min(seen.players[place].city_size, MAX_ALIKE)


@writes
def missing(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = max(0, seen.view.complete_size - seen.players[place].city_size)


@writes
def points(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = min(max(0, seen.view.points(seen.around[place])), MAX_POINTS)


@writes
def gold(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = min(seen.players[place].gold, MAX_GOLD)


@writes
def hand_size(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = seen.players[place].hand_size


@writes
def hand(seen: ViewReader, place: int, cells: Cells) -> None:
    count(cells, seen.hands[place])


@writes
def hand_types(seen: ViewReader, place: int, cells: Cells) -> None:
    count_types(seen, cells, seen.hands[place])


@writes
def hand_costs(seen: ViewReader, place: int, cells: Cells) -> None:
    count_costs(seen, cells, seen.hands[place])


@writes
def drawn_count(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = seen.players[place].drawn_count


@writes
def chosen_count(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = seen.players[place].chosen_count


# -- players: what they are and what they do --------------------------------------------------------


@writes
def crown(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = seen.view.crown == seen.around[place]


@writes
def asked(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = seen.view.asked == seen.around[place]


@writes
def question_seats(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = seen.around[place] in seen.asked_about(SEAT)


@writes
def first(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = seen.around[place] in seen.view.first


@writes
def builds(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = seen.players[place].site is not None


@writes
def acts(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = seen.view.turn is not None and seen.view.turn.seat == seen.around[place]


@writes
def waits(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = seen.view.suspended is not None and seen.view.suspended.seat == seen.around[place]


@writes
def seat_flags(seen: ViewReader, place: int, cells: Cells) -> None:
    for name, seat in seen.flags():
        if name in SEAT_FLAG.labels and seat == seen.around[place]:
            cells[SEAT_FLAG.labels.index(name)] = 1


@writes
def marks_by(seen: ViewReader, place: int, cells: Cells) -> None:
    for mark in seen.view.marks:
        if mark.owner == seen.around[place]:
            cells[MARK.labels.index(mark.mark)] = 1


@writes
def character_count(seen: ViewReader, place: int, cells: Cells) -> None:
    cells[0] = seen.players[place].character_count


@writes
def possible(seen: ViewReader, place: int, cells: Cells) -> None:
    for domain in seen.held(place):
        for character in domain:
            cells[seen.rank[character] - 1] += 1


@writes
def certain(seen: ViewReader, place: int, cells: Cells) -> None:
    for domain in seen.held(place):
        if len(domain) == 1:
            mark_ranks(seen, cells, domain)


# -- players: what they did ---------------------------------------------------------------------------


@writes
def revealed(seen: ViewReader, place: int, cells: Cells) -> None:
    for ago, past in seen.last_rounds(len(AGO)):
        for character, seat in past.revealed.items():
            if seat == seen.around[place]:
                cells[ago, seen.rank[character] - 1] = 1


@writes
def marked(seen: ViewReader, place: int, cells: Cells) -> None:
    for ago, strike in seen.strikes(place, len(AGO)):
        if strike.character:
            count_up(cells, (ago, seen.rank[strike.character] - 1))


@writes
def struck(seen: ViewReader, place: int, cells: Cells) -> None:
    for ago, strike in seen.strikes(place, len(AGO)):
        if strike.victim >= 0:
            count_up(cells, (ago, (strike.victim - strike.by) % seen.seats))


@writes
def crowned(seen: ViewReader, place: int, cells: Cells) -> None:
    for ago, past in seen.last_rounds(len(AGO)):
        cells[ago] = past.crown == seen.around[place]


@writes
def ever_revealed(seen: ViewReader, place: int, cells: Cells) -> None:
    for past in seen.view.rounds:
        for character, seat in past.revealed.items():
            if seat == seen.around[place]:
                count_up(cells, seen.rank[character] - 1)


@writes
def ever_struck(seen: ViewReader, place: int, cells: Cells) -> None:
    for _, strike in seen.strikes(place, len(seen.view.rounds)):
        if strike.victim >= 0:
            count_up(cells, (strike.victim - strike.by) % seen.seats)


# -- how parts are written -------------------------------------------------------------------------


def copies(rules: Rules) -> bytes:
    """Count the district cards of a game by name."""
    deck = rules.deck()
    return bytes([deck.count(str(name)) for name in CARD.labels])


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
        cells[TYPE.labels.index(seen.built[name].district.type)] += 1


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
        cells[CHARACTER.labels.index(turn.character)] = 1


def write_turn(cells: Cells, turn: TurnView | None) -> None:
    """Write what is done in a turn and what is left of it."""
    if turn is not None:
        for number, name in enumerate(TURN.labels):
            cells[number] = min(getattr(turn, str(name)), MAX_GOLD)


def write_used(cells: Cells, turn: TurnView | None) -> None:
    """Mark what is used up in a turn."""
    if turn is not None:
        for word in turn.used:
            cells[USED.labels.index(word)] = 1
