"""Blackmailer: two threats, one with the flower; a threatened player pays a bribe or risks all their gold."""

from __future__ import annotations

from citadels.characters.common import PlaceMarks, name_others, other_ranks
from citadels.characters.thief import why_out_of_reach
from citadels.engine import changes, field_types
from citadels.engine.actions import ALONE, CHARACTER, Action, act
from citadels.engine.cards import Character
from citadels.engine.errors import Reason
from citadels.engine.events import Declined
from citadels.engine.state import Mark, State
from citadels.engine.steps import Question, Step, in_turn
from citadels.engine.turns import Gather, KeepCards

THREAT = "threat"
BRIBE = act("bribe")
REFUSE = act("refuse")
REVEAL = act("reveal")
PASS = act("pass")


class Threats(PlaceMarks):
    """Name two characters to threaten, then choose the threat with the flower."""

    prompt = "threats"
    verbs = {"flower": CHARACTER}
    mark = THREAT
    count = 2
    name = "threaten"
    choose_face = "flower"

    def targets(self, s: State) -> list[int]:
        return [rank for rank in other_ranks(s) if why_out_of_reach(s, rank) is None]


class AnswerThreat(Question):
    """Pay half the gold as a bribe, or refuse and risk the reveal."""

    prompt = "answer_threat"
    verbs = {"bribe": ALONE, "refuse": ALONE}

    def options(self, s: State) -> list[Action]:
        return [BRIBE, REFUSE]

    def choose(self, s: State, action: Action) -> None:
        mark = _threat(s)
        if action is BRIBE:
            changes.pay_to(s, self.seat, mark.owner, s.players[self.seat].gold // 2, "bribe")
            changes.remove_mark(s, mark)
            return
        changes.emit(s, Declined(self.seat, action.verb, "blackmailer"))
        s.then(RevealThreat(mark.owner, self.seat))

    def price(self, s: State, action: Action) -> int:
        return s.players[self.seat].gold // 2 if action is BRIBE else -1

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        mark = s.mark_on(s.turn.rank, THREAT)
        return in_turn(s, self.seat, beneath) and mark is not None and mark.owner != self.seat

    def waits_while(self, question: Question) -> bool:
        return isinstance(question, Gather | KeepCards)


class RevealThreat(Question):
    """Reveal a refused threat, or not. Asked with and without the flower, to give nothing away (BLACK-1)."""

    prompt = "reveal_threat"
    verbs = {"reveal": ALONE, "pass": ALONE}

    victim: int = field_types.field(field_types.SEAT)

    def options(self, s: State) -> list[Action]:
        return [REVEAL, PASS]

    def choose(self, s: State, action: Action) -> None:
        if action is PASS:
            changes.emit(s, Declined(self.seat, action.verb, "blackmailer"))
            return
        mark = _threat(s)
        changes.show_mark(s, mark)
        if mark.face:
            changes.pay_to(s, self.victim, self.seat, s.players[self.victim].gold, "flower")

    def gain(self, s: State, action: Action) -> int:
        """Return the gold of the threatened player if the threat has the flower: its owner knows the face."""
        return s.players[self.victim].gold if action is REVEAL and _threat(s).face else 0

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        mark = s.mark_on(s.turn.rank, THREAT)
        return in_turn(s, self.victim, beneath) and mark is not None and mark.owner == self.seat


def _threat(s: State) -> Mark:
    mark = s.mark_on(s.turn.rank, THREAT)
    if mark is None:
        raise ValueError("the character that acts has no such mark")
    return mark


class Blackmailer(Character):
    key = "blackmailer"
    rank = 2
    verbs = {"threaten": CHARACTER}
    steps = (Threats, AnswerThreat, RevealThreat)
    marks = {THREAT: Threats.count}

    def candidates(self, s: State, seat: int) -> list[Action]:
        return name_others(s, "threaten")

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return why_out_of_reach(s, s.rules.rank[action.name])

    def use(self, s: State, seat: int, action: Action) -> None:
        s.then(Threats(seat, (s.rules.rank[action.name],)))

    def interrupt(self, s: State, mark: Mark, seat: int, plan: list[Step]) -> list[Step]:
        if mark.owner == seat:
            return plan
        return [Gather(seat), AnswerThreat(seat), *plan]
