"""Emperor: must give the crown to another player and take a gold or a card; gold per noble district."""

from __future__ import annotations

from typing import ClassVar

from citadels.characters.common import BEWITCHED, GoldIncome
from citadels.characters.king import killed_holder
from citadels.engine import changes, field_types
from citadels.engine.actions import ALONE, DISTRICT, SEAT, Action, act
from citadels.engine.cards import NOBLE
from citadels.engine.errors import Reason
from citadels.engine.state import State
from citadels.engine.steps import Question, Step, in_turn

TAKE_GOLD = act("demand", -1, "gold")
TAKE_CARD = act("demand", -1, "card")
GIVE_GOLD = act("give_gold")
CROWNED = "crown"  # the turn flag that the crown was given away


def may_be_crowned(s: State, seat: int) -> list[Action]:
    """Return every seat but the Emperor and the crowned player."""
    return [act("crown", other) for other in s.others(seat) if other != s.crown]


class Coronation(Question):
    """Give the crown away as a killed Emperor, at the end of the round, without taking anything."""

    prompt = "coronation"
    verbs = {"crown": SEAT}

    def options(self, s: State) -> list[Action]:
        return may_be_crowned(s, self.seat)

    def choose(self, s: State, action: Action) -> None:
        changes.give_crown(s, action.number)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        """Return whether the round is closing."""
        return s.called == 0 and s.turn.seat < 0 and self.seat in s.revealed and len(beneath) > 0


class Demand(Question):
    """Take a gold or a random card from the player just crowned."""

    prompt = "demand"
    verbs = {"demand": "gold|card"}

    target: int = field_types.field(field_types.SEAT)

    def options(self, s: State) -> list[Action]:
        return [TAKE_GOLD, TAKE_CARD]

    def choose(self, s: State, action: Action) -> None:
        take(s, self.seat, self.target, action)

    def gain(self, s: State, action: Action) -> int:
        return 1 if action is TAKE_GOLD else 0

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        target = s.players[self.target] if self.target in s.others(self.seat) else None
        able = target is not None and target.gold > 0 and len(target.hand) > 0
        return in_turn(s, self.seat, beneath) and able


def take(s: State, seat: int, target: int, action: Action) -> None:
    if action is TAKE_GOLD:
        changes.pay_to(s, target, seat, 1, "emperor")
        return
    hand = s.players[target].hand
    kind = hand[changes.picked(s, "emperor", target, len(hand))]
    changes.give_card(s, target, seat, kind, "emperor")


class Emperor(GoldIncome):
    key = "emperor"
    rank = 4
    min_seats = 3
    income_type = NOBLE
    verbs = {"income": ALONE, "crown": SEAT}
    steps: ClassVar[tuple[type[Step], ...]] = (Coronation, Demand)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return super().candidates(s, seat) + [act("crown", other) for other in s.others(seat)]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if action.verb == "crown":
            return Reason("has_crown") if action.number == s.crown else None
        return super().why_not(s, seat, action)

    def must(self, s: State, seat: int) -> tuple[str, ...]:
        return () if "crown" in s.turn.used else ("crown",)

    def use(self, s: State, seat: int, action: Action) -> None:
        if action.verb != "crown":
            super().use(s, seat, action)
            return
        changes.give_crown(s, action.number)
        self.collect(s, seat, action.number)

    def collect(self, s: State, seat: int, target: int) -> None:
        """Take a gold or a card from the player just crowned, as ``seat`` chooses."""
        player = s.players[target]
        if player.gold and player.hand:
            s.then(Demand(seat, target))
        elif player.gold:
            take(s, seat, target, TAKE_GOLD)
        elif player.hand:
            take(s, seat, target, TAKE_CARD)

    def end_of_round(self, s: State) -> None:
        seat = killed_holder(s, self.rank)
        if seat >= 0:
            changes.reveal(s, seat, self.rank)
            s.then(Coronation(seat))


class Tribute(Question):
    """Give the Emperor a gold or a card, as the player just crowned."""

    prompt = "tribute"
    verbs = {"give_gold": ALONE, "give_card": DISTRICT}

    to: int = field_types.field(field_types.SEAT)

    def options(self, s: State) -> list[Action]:
        player = s.players[self.seat]
        gold = [GIVE_GOLD] if player.gold else []
        return gold + s.rules.each_district("give_card", player.hand)

    def choose(self, s: State, action: Action) -> None:
        if action is GIVE_GOLD:
            changes.pay_to(s, self.seat, self.to, 1, "emperor")
        else:
            changes.give_card(s, self.seat, self.to, s.rules.kind[action.name], "emperor")

    def price(self, s: State, action: Action) -> int:
        return 1 if action is GIVE_GOLD else -1

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return in_turn(s, self.to, beneath) and self.seat != self.to


def pay_tribute(s: State, seat: int, crowned: int) -> None:
    """Let the player just crowned pay ``seat``: a gold or a card, as they choose."""
    player = s.players[crowned]
    if player.hand:
        s.then(Tribute(crowned, seat))
    elif player.gold:
        changes.pay_to(s, crowned, seat, 1, "emperor")


class EmperorDarkCity(Emperor):
    """The Emperor whom the new holder of the crown gives what that player chooses."""

    steps = (Coronation, Tribute)

    def collect(self, s: State, seat: int, target: int) -> None:
        pay_tribute(s, seat, target)


class Enthrone(Coronation):
    """Give the crown away when called. Its new holder pays (OLD-2)."""

    def choose(self, s: State, action: Action) -> None:
        changes.note_used(s, CROWNED)
        super().choose(s, action)
        pay_tribute(s, self.seat, action.number)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return in_turn(s, self.seat, beneath) and CROWNED not in s.turn.used


class OldEmperor(Emperor):
    """The Emperor who gives the crown when called. Its new holder chooses what to give."""

    verbs = {"income": ALONE}
    steps = (Coronation, Enthrone, Tribute)
    turn_flags = (CROWNED,)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return GoldIncome.candidates(self, s, seat)

    def must(self, s: State, seat: int) -> tuple[str, ...]:
        return ()

    def on_called(self, s: State, seat: int) -> None:
        if s.mark_on(self.rank, BEWITCHED) is None:
            s.then(Enthrone(seat))

    def on_turn(self, s: State, seat: int) -> None:
        """Ask a Witch who resumes as the Emperor to give the crown now."""
        if CROWNED not in s.turn.used:
            s.then(Enthrone(seat))
