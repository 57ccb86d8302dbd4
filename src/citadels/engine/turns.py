"""A turn: gathering, the main part with its optional actions, and the end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from citadels.engine import building, changes, field_types
from citadels.engine.actions import ALONE, DISTRICT, GOLD_OR_CARDS, SEATS, Action, act
from citadels.engine.cards import AFTER_GATHERING, END_OF_TURN, GATHERS, OFFERS, Card
from citadels.engine.errors import Reason
from citadels.engine.state import State
from citadels.engine.steps import Question, Refusals, Step, in_turn

GATHERED_GOLD: Final = 2
DRAWN_CARDS: Final = 2
KEPT_CARDS: Final = 1

GATHER_GOLD: Final = act("gather", -1, "gold")
GATHER_CARDS: Final = act("gather", -1, "cards")
GATHERING: Final = [GATHER_GOLD, GATHER_CARDS]
GATHER_VERBS: Final = {"gather": GOLD_OR_CARDS}
END: Final = act("end")


def gathering(s: State, seat: int) -> tuple[int, int, int]:
    """Return what gathering would bring: gold, cards drawn, and cards kept of them."""
    player = s.players[seat]
    gold, draw, keep = GATHERED_GOLD, DRAWN_CARDS, KEPT_CARDS
    if player.hooks & GATHERS:
        for built in player.city:
            gold = built.district.gather_gold(s, gold)
            draw = built.district.gather_draw(s, draw)
    draw = min(draw, len(s.deck))
    if player.hooks & GATHERS:
        for built in player.city:
            keep = built.district.gather_keep(s, draw, keep)
    return gold, draw, min(keep, draw)


def gathered_gold(s: State, seat: int, action: Action) -> int:
    """Return the gold that this way of gathering brings."""
    return gathering(s, seat)[0] if action is GATHER_GOLD else 0


def gather(s: State, seat: int, action: Action) -> None:
    """Gain gold, or draw cards and keep one (TURN-1)."""
    changes.note_gathered(s)
    gold, draw, keep = gathering(s, seat)
    if action is GATHER_GOLD:
        changes.gain(s, seat, gold, "gather")
        return
    changes.draw_to_choose(s, seat, draw, "gather")
    if keep == draw:
        changes.keep(s, seat, s.players[seat].drawn)
    else:
        s.then(KeepCards(seat, keep))


@mypyc_attr(allow_interpreted_subclasses=True)
class KeepCards(Question):
    """Keep some of the drawn cards, one by one. The others go to the bottom of the deck."""

    aliases = ("Keep",)

    prompt = "keep"
    verbs = {"keep": DISTRICT}
    zones = ("drawn",)
    cards_in = "drawn"

    count: int = field_types.field(field_types.COUNT, default=1)

    def options(self, s: State) -> list[Action]:
        return s.rules.each_district("keep", s.players[self.seat].drawn)

    def choose(self, s: State, action: Action) -> None:
        changes.keep(s, self.seat, (s.rules.kind[action.name],))
        if self.count > 1:
            s.then(KeepCards(self.seat, self.count - 1))
        else:
            changes.discard_drawn(s, self.seat, "gather")

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        drawn = s.players[self.seat].drawn
        return in_turn(s, self.seat, beneath) and 1 <= self.count <= len(drawn)


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(KeepCards):
    """Keep one of the drawn cards. The others are shuffled into the deck."""

    source: ClassVar[str] = ""  # the card whose ability it is

    def choose(self, s: State, action: Action) -> None:
        changes.keep(s, self.seat, (s.rules.kind[action.name],))
        changes.shuffle_back_drawn(s, self.seat, self.source)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return len(beneath) > 1 and self.count == 1


class Gather(Question):
    """Gather, before anything else may be done."""

    prompt = "gather"
    verbs = GATHER_VERBS

    def options(self, s: State) -> list[Action]:
        return GATHERING[:]

    def choose(self, s: State, action: Action) -> None:
        gather(s, self.seat, action)

    def gain(self, s: State, action: Action) -> int:
        return gathered_gold(s, self.seat, action)

    def must(self, s: State) -> tuple[str, ...]:
        return ("gather",)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return in_turn(s, self.seat, beneath) and not s.turn.gathered


class TakeTurn(Question):
    """The main part of a turn, asked again until the player ends it."""

    prompt = "turn"
    verbs = {"gather": GOLD_OR_CARDS, "build": DISTRICT, "end": ALONE}
    closes_turn = True

    def options(self, s: State) -> list[Action]:
        turn = s.turn
        seat = self.seat
        player = s.players[seat]
        character = turn.character
        out: list[Action] = []
        if turn.gathered:
            last = -1
            for kind in player.hand:
                if kind != last and building.why_not_build(s, seat, kind) is None:
                    out.append(s.rules.build[kind])
                last = kind
        else:
            out += GATHERING
        if character.hooks & OFFERS:
            out += character.offers(s, seat)
        if player.hooks & OFFERS:
            for built in player.city:
                if built.hooks & OFFERS:
                    out += built.district.offers(s, seat)
        if turn.gathered and not character.must(s, seat):
            out.append(END)
        return out

    def choose(self, s: State, action: Action) -> None:
        verb = action.verb
        seat = self.seat
        if verb == "build":
            kind = s.rules.kind[action.name]
            if building.counts_against_limit(s, seat, kind):
                changes.note_built(s)
            building.begin(s, seat, kind, seat, building.ANY_WAY)
        elif verb == "gather":
            gather(s, seat, action)
            if s.turn.character.hooks & AFTER_GATHERING:
                s.then(AfterGathering(seat))
        elif verb == "end":
            end_turn(s, seat)
            return
        else:
            changes.note_used(s, verb)
            s.rules.card_with_verb(s.turn.rank, verb).use(s, seat, action)
        if verb in s.turn.character.ends_turn:
            s.then(EndTurn(seat))
        else:
            s.then(self)

    def refused(self, s: State) -> Refusals:
        out: Refusals = []
        if s.turn.gathered:
            out += [(action, Reason("gathered")) for action in GATHERING]
        for kind in sorted(set(s.players[self.seat].hand)):
            reason = building.why_not_build(s, self.seat, kind)
            if reason is not None:
                out.append((s.rules.build[kind], reason))
        for card in self._cards(s):
            out += card.refusals(s, self.seat)
        must = self.must(s)
        if must:
            out.append((END, Reason("must", verb=must[0])))
        return out

    def _cards(self, s: State) -> list[Card]:
        cards: list[Card] = [s.turn.character]
        return cards + [built.district for built in s.players[self.seat].city]

    def price(self, s: State, action: Action) -> int:
        if action.verb == "build":
            return building.price_of(s, self.seat, s.rules.kind[action.name])
        if action.verb in ("gather", "end"):
            return -1
        return s.rules.card_with_verb(s.turn.rank, action.verb).cost_of(s, self.seat, action)

    def gain(self, s: State, action: Action) -> int:
        if action.verb == "gather":
            return gathered_gold(s, self.seat, action)
        if action.verb in ("build", "end"):
            return 0
        return s.rules.card_with_verb(s.turn.rank, action.verb).gain_of(s, self.seat, action)

    def must(self, s: State) -> tuple[str, ...]:
        verbs = s.turn.character.must(s, self.seat)
        return verbs if s.turn.gathered else ("gather", *verbs)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        """Return whether the turn of the acting character has this part; not every one does."""
        turn = s.turn
        return turn.seat == self.seat and self in turn.character.turn(s, self.seat, [self])

    def waits_while(self, question: Question) -> bool:
        return True


class AfterGathering(Step):
    """Run the character's effect after its player has gathered."""

    seat: int = field_types.field(field_types.SEAT)

    def run(self, s: State) -> None:
        s.turn.character.after_gathering(s, self.seat)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return in_turn(s, self.seat, beneath) and s.turn.gathered


class EndTurn(Step):
    """End the turn: queue its end effects and its close (TURN-7)."""

    closes_turn = True

    seat: int = field_types.field(field_types.SEAT)

    def run(self, s: State) -> None:
        end_turn(s, self.seat)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return s.turn.seat == self.seat


def end_turn(s: State, seat: int) -> None:
    """Queue the effects at the end of a turn in the order of the cards, then its close."""
    player = s.players[seat]
    character = s.turn.character
    watching = s.rules.end_of_any_turn
    if not ((player.hooks | character.hooks) & END_OF_TURN or watching):
        changes.close_turn(s, seat)
        return
    cards: list[Card] = [built.district for built in player.city]
    cards.append(character)
    acting = [(card.order, card.key, False) for card in cards if card.hooks & END_OF_TURN]
    acting += [(other.order, other.key, True) for other in watching]
    s.then(*[EndEffect(seat, key, watches) for _, key, watches in sorted(acting)], CloseTurn(seat))


class EndEffect(Step):
    """Run one card's effect at the end of a turn."""

    seat: int = field_types.field(field_types.SEAT)
    card: str = field_types.field(field_types.CARD, seen_by=field_types.EVERYONE)
    watches: bool = field_types.field(field_types.BOOLEAN)  # whether it is a character's effect in every turn

    def run(self, s: State) -> None:
        kind = s.rules.kind.get(self.card)
        if kind is not None:
            if s.players[self.seat].has(kind):
                s.rules.districts[kind].end_of_turn(s, self.seat)
            return
        character = s.rules.characters[s.rules.rank[self.card]]
        if self.watches:
            character.end_of_any_turn(s, self.seat)
        else:
            character.end_of_turn(s, self.seat)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        known = self.card in s.rules.kind or self.card in s.rules.rank
        return in_turn(s, self.seat, beneath) and known


class CloseTurn(Step):
    """Close the turn."""

    closes_turn = True

    seat: int = field_types.field(field_types.SEAT)

    def run(self, s: State) -> None:
        changes.close_turn(s, self.seat)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return s.turn.seat == self.seat


# Steps are immutable, so all games share one for each seat.
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(SEATS)]

TURN_STEPS: Final[tuple[type[Step], ...]] = (
    KeepCards, Gather, TakeTurn, AfterGathering, EndTurn, EndEffect, CloseTurn,
)  # fmt: skip
