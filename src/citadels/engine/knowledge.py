"""What a seat knows for certain, folded from the events as that seat sees them.

Three kinds of things can be known beyond what lies open: cards in other hands and under others'
districts, cards in the deck (in order from the bottom up, or somewhere within), and which characters
a card on the table can be. Knowledge may forget, as after an unseen removal; it is never wrong.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Final

from citadels.engine.errors import PositionError
from citadels.engine.events import (
    BuildingBegan,
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    CardsMoved,
    CardStored,
    CharacterDiscarded,
    CharacterPicked,
    CharactersDiscarded,
    CharactersSwapped,
    DeckShuffled,
    DiscardRecovered,
    DistrictDestroyed,
    DistrictSaved,
    Event,
    HandSeen,
    HandsSwapped,
    Marked,
    PacketPassed,
    Revealed,
    RoundBegan,
    Silence,
    StoreLost,
    StoreMoved,
)
from citadels.engine.fields import Fields
from citadels.engine.flow import KILLED
from citadels.engine.past import OF_ROUNDS, Rounds, present_round, read_rounds, with_event
from citadels.engine.rules import Rules
from citadels.engine.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable

Names = list[str]
Domain = frozenset[str]  # the characters that a card can be
NOTHING: Domain = frozenset()

# Most events teach nothing, or nothing about one of these; OF_ROUNDS is in `past`.
OF_CARDS: Final[frozenset[type[Event]]] = frozenset([
    BuildingBegan, CardsDiscarded, CardsDrawn, CardsKept, CardsMoved, CardStored, DeckShuffled,
    DistrictDestroyed, DistrictSaved, HandSeen, HandsSwapped, StoreLost, StoreMoved,
])  # fmt: skip
OF_CHARACTERS: Final[frozenset[type[Event]]] = frozenset([
    CharacterDiscarded, CharacterPicked, CharactersDiscarded, CharactersSwapped, DiscardRecovered, Marked,
    PacketPassed, Revealed, RoundBegan, Silence,
])  # fmt: skip


class Knowledge:
    """What one seat knows. Its own hand, characters and store are in its view, not here."""

    def __init__(self, seat: int, seats: int, cast: Domain, deck_size: int) -> None:
        self.seat = seat
        self.cast = cast
        self.hands: list[Names] = [[] for _ in range(seats)]  # known cards in other hands
        self.drawn: list[list[str | None]] = [[] for _ in range(seats)]  # drawn, not yet kept
        self.stores: dict[str, list[str | None]] = {}  # under districts, in order
        self.bottom: list[str | None] = []  # of the deck, lowest first
        self.within: Names = []  # somewhere in the deck
        self.deck_size = deck_size
        self.held: list[list[Domain]] = [[] for _ in range(seats)]
        self.facedown: list[Domain] = []
        self.packet: Domain = NOTHING
        self.killed = ""
        self.rounds: Rounds = ()

    @staticmethod
    def at_start(rules: Rules, seat: int) -> Knowledge:
        """What a seat knows before the first card is dealt."""
        return Knowledge(seat, rules.seats, frozenset(rules.cast), len(rules.cards))

    def clone(self) -> Knowledge:
        """An independent copy."""
        copy = Knowledge(self.seat, len(self.hands), self.cast, self.deck_size)
        copy.hands = [hand[:] for hand in self.hands]
        copy.drawn = [drawn[:] for drawn in self.drawn]
        copy.stores = {card: cards[:] for card, cards in self.stores.items()}
        copy.bottom = self.bottom[:]
        copy.within = self.within[:]
        copy.held = [held[:] for held in self.held]
        copy.facedown = self.facedown[:]
        copy.packet = self.packet
        copy.killed = self.killed
        copy.rounds = self.rounds
        return copy

    def fold(self, event: Event) -> None:
        """Learn from an event, redacted for this seat."""
        self.learn(event)
        if type(event) in OF_ROUNDS:
            self.rounds = with_event(self.rounds, event)

    def learn(self, event: Event) -> None:
        """The same without the rounds, which are public."""
        kind = type(event)
        if kind in OF_CHARACTERS:
            self._fold_characters(event)
        elif kind in OF_CARDS:
            self._fold_cards(event)

    def _fold_cards(self, event: Event) -> None:
        if isinstance(event, CardsDrawn):
            self._drew(event)
        elif isinstance(event, CardsKept):
            self._kept(event)
        elif isinstance(event, CardsDiscarded):
            self._discarded(event)
        elif isinstance(event, BuildingBegan):
            self._leaves(event.origin, [event.district])
        elif isinstance(event, DistrictDestroyed):
            self._to_bottom([event.district.rstrip("+")])
        elif isinstance(event, DistrictSaved):
            self._arrives(event.to, [event.district.rstrip("+")])
        elif isinstance(event, CardsMoved):
            self._moved(event)
        elif isinstance(event, HandsSwapped):
            self._hands_swapped(event)
        elif isinstance(event, HandSeen):
            self._hand_seen(event)
        elif isinstance(event, CardStored):
            self._stored(event)
        elif isinstance(event, StoreLost):
            self._store_lost(event)
        elif isinstance(event, StoreMoved):
            self._store_moved(event)
        elif isinstance(event, DeckShuffled):
            self._shuffled(event)

    # -- the deck

    def _drew(self, event: CardsDrawn) -> None:
        taken = self._from_deck(event.count)
        if event.seat == self.seat:
            self._found_within(event.cards or ())
            return
        self.within = []
        if event.kept:
            self.hands[event.seat] += [card for card in taken if card is not None]
        else:
            self.drawn[event.seat] = taken

    def _from_deck(self, count: int) -> list[str | None]:
        """Take cards off the top; those that lay in the known bottom part are known."""
        self.deck_size -= count
        reached = max(0, len(self.bottom) - self.deck_size)
        taken: list[str | None] = [None] * (count - reached)
        taken += [self.bottom.pop() for _ in range(reached)]
        return taken

    def _found_within(self, cards: Iterable[str]) -> None:
        for card in cards:
            if card in self.within:
                self.within.remove(card)

    def _to_bottom(self, cards: Iterable[str | None]) -> None:
        """The first goes down first, so the last ends up lowest."""
        for card in cards:
            self.bottom.insert(0, card)
            self.deck_size += 1

    def _shuffled(self, event: DeckShuffled) -> None:
        """What was known to be in the deck still is, somewhere."""
        self.within += [card for card in self.bottom if card is not None]
        self.within += list(event.cards or ())
        self.bottom = []
        self.deck_size += event.count
        self.drawn[event.seat] = []

    # -- hands

    def _leaves(self, seat: int, cards: Iterable[str]) -> None:
        """Cards leave a hand openly."""
        for card in cards:
            if card in self.hands[seat]:
                self.hands[seat].remove(card)

    def _arrives(self, seat: int, cards: Iterable[str]) -> None:
        if seat != self.seat:
            self.hands[seat] += cards

    def _kept(self, event: CardsKept) -> None:
        """If all cards drawn are kept, what was known of them stays known; otherwise the choice is unseen."""
        drawn = self.drawn[event.seat]
        if event.count == len(drawn):
            self.hands[event.seat] += [card for card in drawn if card is not None]
        self.drawn[event.seat] = []

    def _discarded(self, event: CardsDiscarded) -> None:
        if event.cards is None and not event.drawn:
            self.hands[event.seat] = []
        if event.drawn:
            self.drawn[event.seat] = []
        self._to_bottom(event.cards if event.cards is not None else [None] * event.count)

    def _moved(self, event: CardsMoved) -> None:
        if event.cards is None:
            self.hands[event.seat] = []
            return
        self._leaves(event.seat, event.cards)
        self._arrives(event.to, event.cards)

    def _hands_swapped(self, event: HandsSwapped) -> None:
        seat, other = event.seat, event.other
        if event.given is None or event.received is None:
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        elif seat == self.seat:
            self.hands[other] = list(event.given)
        else:
            self.hands[seat] = list(event.received)

    def _hand_seen(self, event: HandSeen) -> None:
        if event.seat == self.seat and event.cards is not None:
            self.hands[event.other] = list(event.cards)

    # -- what lies under districts

    def _stored(self, event: CardStored) -> None:
        if event.seat != self.seat:
            self.hands[event.seat] = []
        self.stores.setdefault(event.under, []).append(event.card)

    def _store_lost(self, event: StoreLost) -> None:
        known = self.stores.pop(event.under, [])
        if event.cards is not None:
            self._to_bottom(event.cards)
        else:
            self._to_bottom(known if len(known) == event.count else [None] * event.count)

    def _store_moved(self, event: StoreMoved) -> None:
        if event.cards is not None:
            self.stores[event.under] = list(event.cards)

    # -- characters

    def _fold_characters(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self.held = [[] for _ in self.held]
            self.facedown = []
            self.packet = NOTHING
            self.killed = ""
        elif isinstance(event, CharactersDiscarded):
            self._draft_began(event)
        elif isinstance(event, PacketPassed):
            if event.characters is not None:
                self._packet_seen(frozenset(event.characters))
        elif isinstance(event, CharacterPicked):
            self.held[event.seat].append(self._from_packet(event.character))
        elif isinstance(event, CharacterDiscarded):
            self.facedown.append(self._from_packet(event.character))
        elif isinstance(event, DiscardRecovered):
            self.packet |= self.facedown.pop(0)
        elif isinstance(event, CharactersSwapped):
            self._characters_swapped(event)
        elif isinstance(event, Marked):
            self.killed = event.character if event.mark == KILLED else self.killed
        elif isinstance(event, Revealed):
            self.packet = NOTHING
            self._revealed(event.seat, event.character)
        elif isinstance(event, Silence):
            self.packet = NOTHING
            self._silent(event.character)

    def _draft_began(self, event: CharactersDiscarded) -> None:
        self.packet = self.cast - frozenset(event.faceup)
        self.facedown = [self.packet] * event.facedown

    def _packet_seen(self, packet: Domain) -> None:
        """What is in the packet was neither picked nor discarded by earlier players."""
        self.packet = packet
        self.held = [[domain - packet for domain in held] for held in self.held]
        self.facedown = [domain - packet for domain in self.facedown]

    def _from_packet(self, character: str | None) -> Domain:
        if character is None:
            return self.packet
        self.packet -= {character}
        return frozenset([character])

    def _revealed(self, seat: int, character: str) -> None:
        self._take(seat, character)
        self._nobody_has(character)
        self.facedown = [_without(domain, character) for domain in self.facedown]
        self.held[seat].append(frozenset([character]))

    def _silent(self, character: str) -> None:
        """Nobody has a character that does not answer, unless it was killed."""
        if character != self.killed:
            self._nobody_has(character)

    def _nobody_has(self, character: str) -> None:
        """No card of a player that is still unknown is this character."""
        self.held = [[_without(domain, character) for domain in held] for held in self.held]

    def _take(self, seat: int, character: str) -> None:
        """One card of this seat is ``character``; the other can be whatever either of them could be."""
        held = self.held[seat]
        able = [domain for domain in held if character in domain]
        rest = [domain for domain in held if character not in domain]
        if len(able) > 1:
            rest = [able[0] | able[1]]
        self.held[seat] = [domain - {character} for domain in rest]

    def _characters_swapped(self, event: CharactersSwapped) -> None:
        seat, other = event.seat, event.other
        if event.given is not None and event.received is not None:
            self._take(seat, event.given)
            self._take(other, event.received)
            self.held[seat].append(frozenset([event.received]))
            self.held[other].append(frozenset([event.given]))
        elif len(self.held[seat]) == 1:
            self.held[seat], self.held[other] = self.held[other], self.held[seat]
        else:
            either: Domain = NOTHING.union(*self.held[seat], *self.held[other])
            self.held[seat] = [either] * 2
            self.held[other] = [either] * 2

    # -- documents

    def to_json(self) -> dict[str, object]:
        """As JSON, with only what is known."""
        document: dict[str, object] = {
            "hands": [sorted(hand) for hand in self.hands],
            "drawn": [list(drawn) for drawn in self.drawn],
            "stores": {card: list(cards) for card, cards in self.stores.items()},
            "bottom": list(self.bottom),
            "within": sorted(self.within),
            "held": [[sorted(domain) for domain in held] for held in self.held],
            "facedown": [sorted(domain) for domain in self.facedown],
            "packet": sorted(self.packet),
            # All of it is public: a spectator sees the same as everybody.
            "rounds": [one.to_json() for one in self.rounds] if self.seat < 0 else [],
        }
        return {field: value for field, value in document.items() if value}

    @staticmethod
    def read_all(documents: object, s: State) -> dict[int, Knowledge]:
        """Everyone's knowledge from a position; if it holds none, what the table shows."""
        seats = range(-1, s.rules.seats)
        if documents is None:
            return {seat: Knowledge.of_table(s, seat) for seat in seats}
        if not isinstance(documents, list) or len(documents) != len(seats):
            raise PositionError("knowledge: must be a list, the spectator first and then every seat")
        found = {
            seat: Knowledge.read(Fields(document, f"knowledge[{seat + 1}]"), s, seat)
            for seat, document in zip(seats, documents, strict=True)
        }
        for known in found.values():
            known.rounds = found[-1].rounds
        return found

    @staticmethod
    def of_table(s: State, seat: int) -> Knowledge:
        """What a seat would know that came to the table now, having seen nothing of the game."""
        rules = s.rules
        known = Knowledge(seat, rules.seats, frozenset(rules.cast), len(s.deck))
        known.drawn = [[None] * len(player.drawn) for player in s.players]
        known.stores = {card: [None] * len(cards) for card, cards in s.cards_on.items()}
        known.killed = _killed(s)
        known.rounds = present_round(s)
        seen = [rank for rank in rules.ranks if s.revealed[rank] >= 0]
        silent = [r for r in rules.ranks if r < s.called and rules.characters[r].key != known.killed]
        hidden = known.cast - frozenset(rules.characters_named((*s.faceup, *seen)))
        possible = hidden - frozenset(rules.characters_named(tuple(silent)))
        for other, player in enumerate(s.players):
            known.held[other] = [
                frozenset([rules.characters[rank].key])
                if s.revealed[rank] == other or other == seat
                else possible
                for rank in player.characters
            ]
        known.facedown = [hidden] * len(s.facedown)
        known.packet = possible if s.packet else NOTHING
        return known

    @staticmethod
    def read(fields: Fields, s: State, seat: int) -> Knowledge:
        """One seat's knowledge from a position: what the table shows, and what the document adds.

        It must be true: events folded into wrong knowledge would go wrong.
        """
        fields.only("hands", "drawn", "stores", "bottom", "within", "held", "facedown", "packet", "rounds")
        known = Knowledge.of_table(s, seat)
        cards, characters = set(s.rules.kind), set(s.rules.cast)
        seats = s.rules.seats
        known.bottom = _cards(fields, "bottom", fields.items("bottom"), cards)
        known.within = [card for card in _cards(fields, "within", fields.items("within"), cards) if card]
        for index, hand in enumerate(_per_seat(fields, "hands", seats)):
            known.hands[index] = [card for card in _cards(fields, "hands", hand, cards) if card]
        for index, drawn in enumerate(_per_seat(fields, "drawn", seats)):
            known.drawn[index] = _cards(fields, "drawn", drawn, cards)
        stores = fields.inner("stores")
        for card in stores.values:
            known.stores[card] = _cards(stores, card, stores.items(card), cards)
        for index, held in enumerate(_per_seat(fields, "held", seats)):
            known.held[index] = [_domain(fields, "held", domain, characters) for domain in held]
        if fields.has("facedown"):
            known.facedown = [_domain(fields, "facedown", d, characters) for d in fields.items("facedown")]
        if fields.has("packet"):
            known.packet = _domain(fields, "packet", fields.items("packet"), characters)
        known.rounds = read_rounds(fields, s)
        wrong = known._untrue_field(s)
        if wrong:
            raise fields.error(wrong, "is not true on this table")
        return known

    def _untrue_field(self, s: State) -> str:
        """The field that is not true on this table; an empty string if all are."""
        cards, characters = s.rules.names, s.rules.characters_named
        deck, lowest = cards(tuple(s.deck)), len(self.bottom)
        hands = [() if i == self.seat else (*p.hand, *p.chosen) for i, p in enumerate(s.players)]
        packet, facedown = characters(s.packet), characters(s.facedown)
        true = {
            "bottom": _agree(self.bottom, deck[:lowest]),
            "within": _are_among(self.within, deck[lowest:]),
            "hands": all(map(_are_among, self.hands, map(cards, hands))),
            "drawn": all(
                not d or _agree(d, cards(p.drawn)) for d, p in zip(self.drawn, s.players, strict=True)
            ),
            "stores": self.stores.keys() == s.cards_on.keys()
            and all(_agree(self.stores[card], cards(under)) for card, under in s.cards_on.items()),
            "held": all(map(_can_be, self.held, [characters(p.characters) for p in s.players])),
            "facedown": len(self.facedown) == len(facedown)
            and all(name in domain for name, domain in zip(facedown, self.facedown, strict=True)),
            "packet": self.packet.issuperset(packet),
        }
        return next((field for field, so in true.items() if not so), "")


def _without(domain: Domain, character: str) -> Domain:
    return domain - {character} if character in domain else domain


def _are_among(known: list[str], cards: tuple[str, ...]) -> bool:
    return not Counter(known) - Counter(cards)


def _agree(known: list[str | None], cards: tuple[str, ...]) -> bool:
    """Whether the cards agree with what is known of them, in order."""
    return len(known) == len(cards) and all(k in (None, card) for k, card in zip(known, cards, strict=True))


def _can_be(domains: list[Domain], characters: tuple[str, ...]) -> bool:
    """Whether cards with these domains can be these characters, in some order."""
    if len(domains) != len(characters):
        return False
    ways = permutations(characters)
    return any(all(name in d for name, d in zip(way, domains, strict=True)) for way in ways)


def _killed(s: State) -> str:
    killed = [mark.rank for mark in s.marks if mark.kind == KILLED]
    return s.rules.characters[killed[0]].key if killed else ""


def _per_seat(fields: Fields, field: str, seats: int) -> list[list[object]]:
    lists: list[list[object]] = []
    for item in fields.items(field):
        if not isinstance(item, list):
            raise fields.error(field, "must be a list for every seat")
        lists.append(item)
    if lists and len(lists) != seats:
        raise fields.error(field, f"must be {seats} lists, one for every seat")
    return lists


def _cards(fields: Fields, field: str, items: list[object], known: set[str]) -> list[str | None]:
    out: list[str | None] = []
    for item in items:
        if item is not None and (not isinstance(item, str) or item not in known):
            raise fields.error(field, f"there is no district {item!r} in this edition")
        out.append(item)
    return out


def _domain(fields: Fields, field: str, value: object, known: set[str]) -> Domain:
    if not isinstance(value, list) or not all(isinstance(item, str) and item in known for item in value):
        raise fields.error(field, "must be lists of characters of this game")
    return frozenset([str(item) for item in value])
