"""Read positions: build the state of a document, or raise an error that begins with the field at fault.

Hidden cards may be left out, or written ``"?"``; they are then dealt. Fields that follow from others may be
left out too. Every state that this module returns can be played to the end.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from citadels.engine import chance
from citadels.engine.cards import A_ROUND, A_SEAT, FORBIDS, Card
from citadels.engine.character_reader import CharacterReader
from citadels.engine.json_reader import ObjectReader
from citadels.engine.pending_reader import read_stack
from citadels.engine.position import FIELD_ALIASES, FIELDS, PHASES, PLAYER_FIELDS, REST, UNKNOWN, phase
from citadels.engine.rules import Rules
from citadels.engine.state import Built, Player, State
from citadels.engine.steps import pending

# Fields that a position of a phase must not have.
ABSENT: Final[dict[str, tuple[str, ...]]] = {
    "start": (
        "turn",
        "suspended",
        "revealed",
        "marks",
        "round_flags",
        "faceup",
        "facedown",
        "packet",
        "pending",
    ),
    "draft": ("turn", "suspended", "revealed", "marks", "round_flags"),
    "turns": ("packet",),
    "over": ("turn", "packet"),
}
ALL_OTHERS: Final = -2  # placeholder in a deck for all cards that are nowhere else


def read(document: object, rules: Rules, key: bytes) -> State:
    """Return the state of a position. Hidden cards are dealt from ``key``."""
    fields = ObjectReader(document, aliases=FIELD_ALIASES)
    fields.reject_unknown(*FIELDS)
    return PositionReader(fields, rules, key).state()


class PositionReader:
    """Reads one position, counting the cards down as they turn up."""

    def __init__(self, fields: ObjectReader, rules: Rules, key: bytes) -> None:
        self.fields = fields
        self.rules = rules
        self.seats = rules.seats
        self.s = State.new(rules, key)
        self.phase = fields.text("phase", "turns")
        self.cards = Counter(rules.cards)
        districts = [rules.districts[kind] for kind in self.cards]
        self.in_game: list[Card] = [*[rules.characters[rank] for rank in rules.ranks], *districts]
        self.character_reader = CharacterReader(self.s, fields, self.phase, self.in_game)

    def state(self) -> State:
        self._course()
        self._players()
        self._on_cards()
        self._flags()
        self.character_reader.read()
        self._deal_cards()
        read_stack(self.s, self.fields, self.phase)
        if self.fields.has("pending"):  # which may belong to another phase than the document says
            self._check_absent(phase(self.s))
        self._check_zones()
        self._check_end()
        return self.s

    # -- the course of the game

    def _course(self) -> None:
        fields, s = self.fields, self.s
        if self.phase not in PHASES:
            raise fields.error("phase", f"must be one of {', '.join(PHASES)}, not {self.phase!r}")
        self._check_absent(self.phase)
        s.over = self.phase == "over"
        s.round = fields.number("round", 1, minimum=0 if self.phase == "start" else 1)
        s.called = fields.number("called", 0, maximum=len(self.rules.ranks) if self.phase == "turns" else 0)
        s.crown = fields.number("crown", 0, maximum=self.seats - 1)
        s.first = tuple([self._seat("first", seat) for seat in fields.items("first")])
        if len(set(s.first)) < len(s.first):
            raise fields.error("first", "names a seat twice")

    def _seat(self, field: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < self.seats:
            raise self.fields.error(field, f"must be seats from 0 to {self.seats - 1}, not {value!r}")
        return value

    def _check_absent(self, phase: str) -> None:
        for field in ABSENT[phase]:
            if self.fields.values.get(field):
                raise self.fields.error(field, f"is not allowed in the phase {phase!r}")

    def _check_end(self) -> None:
        """Reject a complete city without a first one where nobody could build: the game would never end."""
        s = self.s
        if s.over or s.first or not any(s.is_complete(seat) for seat in range(self.seats)):
            return
        standing = Counter([built.kind for player in s.players for built in player.city])
        left = [self.rules.districts[kind] for kind in Counter(self.rules.cards) - standing]
        for seat, player in enumerate(s.players):
            if any(not player.has(card.kind) and card.why_not_build(s, seat) is None for card in left):
                return
        raise self.fields.error("first", "must be given where nothing is left to build")

    # -- players

    def _players(self) -> None:
        players = self.fields.objects("players")
        if len(players) != self.seats:
            raise self.fields.error("players", f"must be {self.seats}, not {len(players)}")
        for seat, fields in enumerate(players):
            fields.reject_unknown(*PLAYER_FIELDS)
            self._player(self.s.players[seat], seat, fields)

    def _player(self, player: Player, seat: int, fields: ObjectReader) -> None:
        player.gold = fields.number("gold", 0)
        if fields.has("site"):
            player.site = self._built(fields, "site", seat, fields.text("site")).kind
        player.city = [self._built(fields, "city", seat, name) for name in fields.texts("city")]
        player.count_city()
        player.hand = list(self._cards(fields, "hand"))
        player.drawn = self._cards(fields, "drawn")
        player.chosen = self._cards(fields, "chosen")
        player.characters = self.character_reader.held(fields)

    def _check_zones(self) -> None:
        """Check that drawn, chosen and half-built cards belong to the pending question."""
        s = self.s
        question = pending(s)
        zones = question.zones if question is not None else ()
        asked = question.seat if question is not None else -1
        for seat, (player, fields) in enumerate(zip(s.players, self.fields.objects("players"), strict=True)):
            lying = {"drawn": len(player.drawn), "chosen": len(player.chosen), "site": player.site + 1}
            for zone, something in lying.items():
                owner = s.turn.seat if zone == "site" else asked
                asked_about = zone in zones and seat == owner
                if something and not asked_about:
                    raise fields.error(zone, "is not what the question is about")
                if asked_about and zone == "site" and not something:
                    raise fields.error(zone, "is missing: the question is about it")

    # -- district cards

    def _built(self, fields: ObjectReader, field: str, seat: int, name: str) -> Built:
        """Read a district in a city or on a site, and check that it could be built in an empty city."""
        built = self.rules.built.get(name)
        if built is None or (built.gold and field == "site"):
            raise fields.error(field, f"unknown district {name!r} in this edition")
        self._count(fields, field, built.kind)
        if built.hooks & FORBIDS and built.district.why_not_build(self.s, seat) is not None:
            raise fields.error(field, f"the {name} cannot be built")
        return built

    def _cards(self, fields: ObjectReader, field: str) -> tuple[int, ...]:
        """Read cards by name, ``"?"`` for an unknown one, or only their number if none is known."""
        value = fields.values.get(field)
        if isinstance(value, int) and not isinstance(value, bool):
            return (-1,) * fields.number(field, maximum=len(self.rules.cards))
        return tuple([self._card(fields, field, name) for name in fields.texts(field)])

    def _card(self, fields: ObjectReader, field: str, name: str) -> int:
        if name == UNKNOWN:
            return -1
        kind = self.rules.kind.get(name)
        if kind is None:
            raise fields.error(field, f"unknown district {name!r} in this edition")
        self._count(fields, field, kind)
        return kind

    def _count(self, fields: ObjectReader, field: str, kind: int) -> None:
        self.cards[kind] -= 1
        if self.cards[kind] < 0:
            name = self.rules.districts[kind].key
            copies = self.rules.cards.count(kind)
            raise fields.error(field, f"one {name} too many: there are {copies} in this game")

    def _deal_cards(self) -> None:
        """Deal every unknown card. The rest makes up the unknown part of the deck."""
        s, deck = self.s, self._deck()
        rest = chance.shuffled(s.key, "position/cards", sorted(self.cards.elements()))
        for player in s.players:
            player.hand = sorted(self._fill(tuple(player.hand), rest))
            player.drawn = self._fill(player.drawn, rest)
            player.chosen = tuple(sorted(self._fill(player.chosen, rest)))
        for card, cards in s.cards_on.items():
            s.cards_on[card] = self._fill(cards, rest)
        s.deck = list(self._fill(deck, rest))
        if rest:
            some = ", ".join(self.rules.names(tuple(sorted(set(rest))[:3])))
            message = f'{len(rest)} cards are missing, such as {some}; "{REST}" stands for all that are left'
            raise self.fields.error("deck", message)

    def _deck(self) -> tuple[int, ...]:
        """Read the deck, from the bottom up."""
        fields, s = self.fields, self.s
        names = fields.texts("deck") if fields.has("deck") else [REST]
        if names.count(REST) > 1:
            raise fields.error("deck", f'"{REST}" can be there only once')
        deck = [ALL_OTHERS if name == REST else self._card(fields, "deck", name) for name in names[::-1]]
        if ALL_OTHERS in deck:
            zones = [*s.cards_on.values(), *[(*p.hand, *p.drawn, *p.chosen) for p in s.players], tuple(deck)]
            at = deck.index(ALL_OTHERS)
            deck[at : at + 1] = [-1] * (self.cards.total() - sum([zone.count(-1) for zone in zones]))
        return tuple(deck)

    def _fill(self, zone: tuple[int, ...], rest: list[int]) -> tuple[int, ...]:
        if zone.count(-1) > len(rest):
            raise self.fields.error("players", "more unknown cards than the game has left")
        return tuple([rest.pop() if kind < 0 else kind for kind in zone])

    # -- gold and cards on cards, flags

    def _on_cards(self) -> None:
        gold, stored = self.fields.inner("gold_on"), self.fields.inner("cards_on")
        for card in gold.values:
            self._check_holder(gold, card, "gold lies", [c.key for c in self.in_game if c.holds_gold])
            if gold.number(card):
                self.s.gold_on[card] = gold.number(card)
        for card in stored.values:
            self._check_holder(stored, card, "cards lie", [c.key for c in self.in_game if c.holds_cards])
            if not any(player.has(self.rules.kind[card]) for player in self.s.players):
                raise stored.error(card, "stands in no city")
            self.s.cards_on[card] = self._cards(stored, card)

    def _check_holder(self, fields: ObjectReader, card: str, what: str, able: list[str]) -> None:
        if card not in able:
            where = f"only on {', '.join(able)}" if able else "on no card of this game"
            raise fields.error(card, f"{what} {where}")

    def _flags(self) -> None:
        self.s.round_flags = self._numbers("round_flags", [card.round_flags for card in self.in_game])
        self.s.game_flags = self._numbers("game_flags", [card.game_flags for card in self.in_game])

    def _numbers(self, field: str, declared: list[dict[str, str]]) -> dict[str, int]:
        """Read flags that cards of the game declare, with numbers in their range."""
        fields = self.fields.inner(field)
        known = {name: meaning for flags in declared for name, meaning in flags.items()}
        fields.reject_unknown(*known)
        return {name: self._flag(fields, name, known[name]) for name in fields.values}

    def _flag(self, fields: ObjectReader, name: str, meaning: str) -> int:
        if meaning == A_SEAT:
            return fields.number(name, maximum=self.seats - 1)
        return fields.number(name, minimum=1, maximum=self.s.round if meaning == A_ROUND else self.rules.size)
