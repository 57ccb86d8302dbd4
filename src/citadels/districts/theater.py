"""Theater: after the draft the owner may swap characters with a player, sight unseen."""

from __future__ import annotations

from citadels.engine import changes, field_types
from citadels.engine.actions import ALONE, CHARACTER, SEAT, Action, act
from citadels.engine.cards import District
from citadels.engine.events import Declined
from citadels.engine.state import State
from citadels.engine.steps import Question, Step

PASS = act("pass")


class Swap(Question):
    """Swap with a player, or decline."""

    prompt = "theater"
    verbs = {"theater": SEAT, "pass": ALONE}

    def options(self, s: State) -> list[Action]:
        return [*[act("theater", other) for other in s.others(self.seat)], PASS]

    def choose(self, s: State, action: Action) -> None:
        if action is PASS:
            changes.emit(s, Declined(self.seat, action.verb, "theater"))
        elif len(s.players[self.seat].characters) > 1:
            s.then(GiveCharacter(self.seat, action.number))
        else:
            swap(s, self.seat, action.number, s.players[self.seat].characters[0])

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return after_draft(s) and len(beneath) > 0

    def waits_while(self, question: Question) -> bool:
        return isinstance(question, Swap | GiveCharacter)


class GiveCharacter(Question):
    """Choose which character to give, with two each (FEW-5)."""

    prompt = "give_character"
    verbs = {"give_character": CHARACTER}

    other: int = field_types.field(field_types.SEAT)

    def options(self, s: State) -> list[Action]:
        return s.rules.each_character("give_character", sorted(s.players[self.seat].characters))

    def choose(self, s: State, action: Action) -> None:
        swap(s, self.seat, self.other, s.rules.rank[action.name])

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return after_draft(s) and len(beneath) > 0 and self.other in s.others(self.seat)


def after_draft(s: State) -> bool:
    """Return whether everyone has characters and no rank has been called yet."""
    return s.called == 0 and max(s.revealed) < 0 and all(player.characters for player in s.players)


def swap(s: State, seat: int, other: int, given: int) -> None:
    """Swap a character for the other player's, a random one if they have two."""
    theirs = sorted(s.players[other].characters)
    received = theirs[changes.picked(s, "theater", 0, len(theirs)) if len(theirs) > 1 else 0]
    changes.swap_characters(s, seat, other, given, received)


class Theater(District):
    key = "theater"
    cost = 6
    steps = (Swap, GiveCharacter)

    def after_draft(self, s: State, seat: int) -> None:
        s.then(Swap(seat))
