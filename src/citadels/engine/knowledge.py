"""What a seat knows for certain, folded from the events as that seat sees them.

It covers three things beyond what lies open: cards in other hands and under others' districts, cards in the
deck (in order from the bottom up, or somewhere within), and the characters that each character card can be.
Knowledge may be forgotten, as after an unseen removal. It is never wrong.
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
from citadels.engine.flow import KILLED
from citadels.engine.json_reader import ObjectReader
from citadels.engine.round_history import ROUND_EVENTS, Rounds, current_round, read_rounds, with_event
from citadels.engine.rules import Rules
from citadels.engine.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable

Names = list[str]
Domains = list[int]  # the possible ranks of each of some cards, as bit sets: see `ranks_in`

# Events that can change what is known of cards and of characters. ROUND_EVENTS is in `round_history`.
CARD_EVENTS: Final[frozenset[type[Event]]] = frozenset([
    BuildingBegan, CardsDiscarded, CardsDrawn, CardsKept, CardsMoved, CardStored, DeckShuffled,
    DistrictDestroyed, DistrictSaved, HandSeen, HandsSwapped, StoreLost, StoreMoved,
])  # fmt: skip
CHARACTER_EVENTS: Final[frozenset[type[Event]]] = frozenset([
    CharacterDiscarded, CharacterPicked, CharactersDiscarded, CharactersSwapped, DiscardRecovered, Marked,
    PacketPassed, Revealed, RoundBegan, Silence,
])  # fmt: skip


class Knowledge:
    """What one seat knows. Its own hand, characters and stored cards are in its view, not here."""

    def __init__(self, seat: int, rules: Rules, deck_size: int) -> None:
        seats = rules.seats
        self.seat = seat
        self.rules = rules
        self.hands: list[Names] = [[] for _ in range(seats)]  # known cards of other hands
        self.drawn: list[list[str | None]] = [[] for _ in range(seats)]  # drawn and not yet kept
        self.stores: dict[str, list[str | None]] = {}  # under districts, in order
        self.bottom: list[str | None] = []  # of the deck, lowest first
        self.within: Names = []  # known to be somewhere in the deck
        self.deck_size = deck_size
        self.held_ranks: list[Domains] = [[] for _ in range(seats)]
        self.facedown_ranks: Domains = []
        self.packet_ranks = 0
        self.killed_rank = 0
        self.rounds: Rounds = ()

    @staticmethod
    def at_start(rules: Rules, seat: int) -> Knowledge:
        """Return what a seat knows before the first card is dealt."""
        return Knowledge(seat, rules, len(rules.cards))

    @property
    def cast(self) -> frozenset[str]:
        """The characters of the game."""
        return self.rules.named_by(self.rules.all_ranks)

    @property
    def held(self) -> list[list[frozenset[str]]]:
        """The possible characters of each character card, by seat."""
        return [[self.rules.named_by(ranks) for ranks in held] for held in self.held_ranks]

    @property
    def facedown(self) -> list[frozenset[str]]:
        """The possible characters of each face-down discard."""
        return [self.rules.named_by(ranks) for ranks in self.facedown_ranks]

    @property
    def packet(self) -> frozenset[str]:
        """The characters that may be in the packet."""
        return self.rules.named_by(self.packet_ranks)

    @property
    def killed(self) -> str:
        """The character that is killed in this round; empty if there is none."""
        return self.rules.characters[self.killed_rank].key

    def clone(self) -> Knowledge:
        """Return an independent copy."""
        copy = Knowledge(self.seat, self.rules, self.deck_size)
        copy.hands = [hand[:] for hand in self.hands]
        copy.drawn = [drawn[:] for drawn in self.drawn]
        copy.stores = {card: cards[:] for card, cards in self.stores.items()}
        copy.bottom = self.bottom[:]
        copy.within = self.within[:]
        copy.held_ranks = [held[:] for held in self.held_ranks]
        copy.facedown_ranks = self.facedown_ranks[:]
        copy.packet_ranks = self.packet_ranks
        copy.killed_rank = self.killed_rank
        copy.rounds = self.rounds
        return copy

    def fold(self, event: Event) -> None:
        """Update from an event redacted for this seat."""
        self.learn(event)
        if type(event) in ROUND_EVENTS:
            self.rounds = with_event(self.rounds, event)

    def learn(self, event: Event) -> None:
        """Update from an event, without the round history, which is public."""
        kind = type(event)
        if kind in CHARACTER_EVENTS:
            self.learn_of_characters(event)
        elif kind in CARD_EVENTS:
            self.learn_of_cards(event)

    def learn_of_cards(self, event: Event) -> None:
        """Update from an event whose class is in ``CARD_EVENTS``."""
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
        """Take cards off the top. Those that reach into the known bottom are known."""
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
        """Put cards at the bottom one by one, so that the last ends up lowest."""
        for card in cards:
            self.bottom.insert(0, card)
            self.deck_size += 1

    def _shuffled(self, event: DeckShuffled) -> None:
        """Keep the known cards of the deck, but forget their order."""
        self.within += [card for card in self.bottom if card is not None]
        self.within += list(event.cards or ())
        self.bottom = []
        self.deck_size += event.count
        self.drawn[event.seat] = []

    # -- hands

    def _leaves(self, seat: int, cards: Iterable[str]) -> None:
        """Remove cards that leave a hand openly."""
        for card in cards:
            if card in self.hands[seat]:
                self.hands[seat].remove(card)

    def _arrives(self, seat: int, cards: Iterable[str]) -> None:
        if seat != self.seat:
            self.hands[seat] += cards

    def _kept(self, event: CardsKept) -> None:
        """Keep what is known of drawn cards if all are kept; otherwise forget it, as the choice is unseen."""
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

    # -- cards under districts

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

    def learn_of_characters(self, event: Event) -> None:
        """Update from an event whose class is in ``CHARACTER_EVENTS``."""
        rank = self.rules.rank
        if isinstance(event, Silence):
            self._silent(rank[event.character])
        elif isinstance(event, Revealed):
            self._revealed(event.seat, rank[event.character])
        elif isinstance(event, PacketPassed):
            if event.characters is not None:
                self._packet_seen(ranks_in(self.rules, event.characters))
        elif isinstance(event, CharacterPicked):
            self.held_ranks[event.seat].append(self._from_packet(event.character))
        elif isinstance(event, CharacterDiscarded):
            self.facedown_ranks.append(self._from_packet(event.character))
        elif isinstance(event, RoundBegan):
            self._round_began()
        elif isinstance(event, CharactersDiscarded):
            self._draft_began(event)
        elif isinstance(event, Marked):
            if event.mark == KILLED:
                self.killed_rank = rank[event.character]
        elif isinstance(event, DiscardRecovered):
            self.packet_ranks |= self.facedown_ranks.pop(0)
        elif isinstance(event, CharactersSwapped):
            self._characters_swapped(event)

    def _round_began(self) -> None:
        self.held_ranks = [[] for _ in self.held_ranks]
        self.facedown_ranks = []
        self.packet_ranks = 0
        self.killed_rank = 0

    def _draft_began(self, event: CharactersDiscarded) -> None:
        self.packet_ranks = self.rules.all_ranks & ~ranks_in(self.rules, event.faceup)
        self.facedown_ranks = [self.packet_ranks] * event.facedown

    def _packet_seen(self, packet: int) -> None:
        """Rule out the characters of a seen packet for earlier players and discards."""
        self.packet_ranks = packet
        for held in self.held_ranks:
            _rule_out(held, packet)
        _rule_out(self.facedown_ranks, packet)

    def _from_packet(self, character: str | None) -> int:
        if character is None:
            return self.packet_ranks
        ranks = 1 << self.rules.rank[character]
        self.packet_ranks &= ~ranks
        return ranks

    def _revealed(self, seat: int, rank: int) -> None:
        self.packet_ranks = 0
        self._take(seat, rank)
        self._nobody_has(rank)
        _rule_out(self.facedown_ranks, 1 << rank)
        self.held_ranks[seat].append(1 << rank)

    def _silent(self, rank: int) -> None:
        """Rule out a character that did not answer for all players, unless it was killed."""
        self.packet_ranks = 0
        if rank != self.killed_rank:
            self._nobody_has(rank)

    def _nobody_has(self, rank: int) -> None:
        """Rule out a character for all cards of players."""
        ranks = 1 << rank
        for held in self.held_ranks:
            _rule_out(held, ranks)

    def _take(self, seat: int, rank: int) -> None:
        """Remove a card of this rank from a seat. If two cards could be it, the one left can be either."""
        held = self.held_ranks[seat]
        able = [ranks for ranks in held if ranks >> rank & 1]
        rest = [ranks for ranks in held if not ranks >> rank & 1]
        if len(able) > 1:
            rest = [able[0] | able[1]]
        _rule_out(rest, 1 << rank)
        self.held_ranks[seat] = rest

    def _characters_swapped(self, event: CharactersSwapped) -> None:
        held, seat, other = self.held_ranks, event.seat, event.other
        if event.given is not None and event.received is not None:
            given, received = self.rules.rank[event.given], self.rules.rank[event.received]
            self._take(seat, given)
            self._take(other, received)
            held[seat].append(1 << received)
            held[other].append(1 << given)
        elif len(held[seat]) == 1:
            held[seat], held[other] = held[other], held[seat]
        else:
            either = 0
            for ranks in [*held[seat], *held[other]]:
                either |= ranks
            held[seat] = [either] * 2
            held[other] = [either] * 2

    # -- documents

    def to_json(self) -> dict[str, object]:
        """Return a JSON object with only what is known."""
        document: dict[str, object] = {
            "hands": [sorted(hand) for hand in self.hands],
            "drawn": [list(drawn) for drawn in self.drawn],
            "stores": {card: list(cards) for card, cards in self.stores.items()},
            "bottom": list(self.bottom),
            "within": sorted(self.within),
            "held": [[sorted(domain) for domain in held] for held in self.held],
            "facedown": [sorted(domain) for domain in self.facedown],
            "packet": sorted(self.packet),
            # The round history is public, so only the spectator's copy is written.
            "rounds": [one.to_json() for one in self.rounds] if self.seat < 0 else [],
        }
        return {field: value for field, value in document.items() if value}

    @staticmethod
    def read_all(documents: object, s: State) -> dict[int, Knowledge]:
        """Read the knowledge of all seats from a position, or derive it from the table if there is none."""
        seats = range(-1, s.rules.seats)
        if documents is None:
            return {seat: Knowledge.from_state(s, seat) for seat in seats}
        if not isinstance(documents, list) or len(documents) != len(seats):
            raise PositionError("knowledge: must be a list, the spectator first and then every seat")
        found = {
            seat: Knowledge.read(ObjectReader(document, f"knowledge[{seat + 1}]"), s, seat)
            for seat, document in zip(seats, documents, strict=True)
        }
        for known in found.values():
            known.rounds = found[-1].rounds
        return found

    @staticmethod
    def from_state(s: State, seat: int) -> Knowledge:
        """Return what a seat would know that had seen nothing of the game so far."""
        rules = s.rules
        known = Knowledge(seat, rules, len(s.deck))
        known.drawn = [[None] * len(player.drawn) for player in s.players]
        known.stores = {card: [None] * len(cards) for card, cards in s.cards_on.items()}
        known.killed_rank = _killed(s)
        known.rounds = current_round(s)
        hidden = rules.all_ranks
        for rank in rules.ranks:
            if rank in s.faceup or s.revealed[rank] >= 0:
                hidden &= ~(1 << rank)
        possible = hidden
        for rank in rules.ranks:
            if rank < s.called and rank != known.killed_rank:
                possible &= ~(1 << rank)
        for other, player in enumerate(s.players):
            known.held_ranks[other] = [
                1 << rank if s.revealed[rank] == other or other == seat else possible
                for rank in player.characters
            ]
        known.facedown_ranks = [hidden] * len(s.facedown)
        known.packet_ranks = possible if s.packet else 0
        return known

    @staticmethod
    def read(fields: ObjectReader, s: State, seat: int) -> Knowledge:
        """Read one seat's knowledge from a position: what the table shows, and what the document adds.

        Raise an error if it is not true, because later events could not be folded into it.
        """
        fields.reject_unknown(
            "hands", "drawn", "stores", "bottom", "within", "held", "facedown", "packet", "rounds"
        )
        known = Knowledge.from_state(s, seat)
        cards = set(s.rules.kind)
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
            known.held_ranks[index] = [_domain(fields, "held", domain, s.rules) for domain in held]
        if fields.has("facedown"):
            known.facedown_ranks = [_domain(fields, "facedown", d, s.rules) for d in fields.items("facedown")]
        if fields.has("packet"):
            known.packet_ranks = _domain(fields, "packet", fields.items("packet"), s.rules)
        known.rounds = read_rounds(fields, s)
        wrong = known._untrue_field(s)
        if wrong:
            raise fields.error(wrong, "is not true on this table")
        return known

    def _untrue_field(self, s: State) -> str:
        """Return the field that is not true on this table, or an empty string if all are."""
        cards = s.rules.names
        deck, lowest = cards(tuple(s.deck)), len(self.bottom)
        hands = [() if i == self.seat else (*p.hand, *p.chosen) for i, p in enumerate(s.players)]
        true = {
            "bottom": _agree(self.bottom, deck[:lowest]),
            "within": _are_among(self.within, deck[lowest:]),
            "hands": all(map(_are_among, self.hands, map(cards, hands))),
            "drawn": all(
                not d or _agree(d, cards(p.drawn)) for d, p in zip(self.drawn, s.players, strict=True)
            ),
            "stores": self.stores.keys() == s.cards_on.keys()
            and all(_agree(self.stores[card], cards(under)) for card, under in s.cards_on.items()),
            "held": all(map(_can_be, self.held_ranks, [player.characters for player in s.players])),
            "facedown": len(self.facedown_ranks) == len(s.facedown)
            and all(map(_includes, self.facedown_ranks, s.facedown)),
            "packet": all(_includes(self.packet_ranks, rank) for rank in s.packet),
        }
        return next((field for field, so in true.items() if not so), "")


def ranks_in(rules: Rules, characters: Iterable[str]) -> int:
    """Return characters as a bit set of ranks."""
    ranks = 0
    for character in characters:
        ranks |= 1 << rules.rank[character]
    return ranks


def _rule_out(domains: Domains, ranks: int) -> None:
    for index, domain in enumerate(domains):
        if domain & ranks:
            domains[index] = domain & ~ranks


def _includes(ranks: int, rank: int) -> bool:
    return bool(ranks >> rank & 1)


def _are_among(known: list[str], cards: tuple[str, ...]) -> bool:
    return not Counter(known) - Counter(cards)


def _agree(known: list[str | None], cards: tuple[str, ...]) -> bool:
    """Return whether the cards agree with what is known of them, in order."""
    return len(known) == len(cards) and all(k in (None, card) for k, card in zip(known, cards, strict=True))


def _can_be(domains: Domains, ranks: tuple[int, ...]) -> bool:
    """Return whether cards with these domains can have these ranks, in some order."""
    if len(domains) != len(ranks):
        return False
    return any(all(map(_includes, domains, way)) for way in permutations(ranks))


def _killed(s: State) -> int:
    killed = [mark.rank for mark in s.marks if mark.kind == KILLED]
    return killed[0] if killed else 0


def _per_seat(fields: ObjectReader, field: str, seats: int) -> list[list[object]]:
    lists: list[list[object]] = []
    for item in fields.items(field):
        if not isinstance(item, list):
            raise fields.error(field, "must be a list for every seat")
        lists.append(item)
    if lists and len(lists) != seats:
        raise fields.error(field, f"must be {seats} lists, one for every seat")
    return lists


def _cards(fields: ObjectReader, field: str, items: list[object], known: set[str]) -> list[str | None]:
    out: list[str | None] = []
    for item in items:
        if item is not None and (not isinstance(item, str) or item not in known):
            raise fields.error(field, f"unknown district {item!r} in this edition")
        out.append(item)
    return out


def _domain(fields: ObjectReader, field: str, value: object, rules: Rules) -> int:
    if not isinstance(value, list) or not all(isinstance(one, str) and one in rules.rank for one in value):
        raise fields.error(field, "must be lists of characters of this game")
    return ranks_in(rules, [str(item) for item in value])
