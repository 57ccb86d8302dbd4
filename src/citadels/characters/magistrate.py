"""Magistrate: three warrants, one of them signed; may confiscate its bearer's first paid district."""

from __future__ import annotations

from citadels.characters.common import PlaceMarks, name_others
from citadels.engine import changes, field_types
from citadels.engine.actions import ALONE, CHARACTER, Action, act
from citadels.engine.building import PlaceDistrict, site_of
from citadels.engine.cards import FORBIDS, Character
from citadels.engine.events import Declined
from citadels.engine.state import Mark, State
from citadels.engine.steps import Question, Step, in_turn

WARRANT = "warrant"
ASKED = "warrant_asked"
CONFISCATE = act("confiscate")
PASS = act("pass")


class Warrants(PlaceMarks):
    """Name the characters that get a warrant, then sign one of the warrants."""

    prompt = "warrants"
    verbs = {"sign": CHARACTER}
    mark = WARRANT
    count = 3
    name = WARRANT
    choose_face = "sign"


class Confiscate(Question):
    """Confiscate a paid district. Asked for every warrant, signed or not, to give nothing away (MAG-5)."""

    prompt = "confiscate"
    verbs = {"confiscate": ALONE, "pass": ALONE}
    zones = ("site",)

    builder: int = field_types.field(field_types.SEAT)
    gold: int = field_types.field(field_types.GOLD)

    def options(self, s: State) -> list[Action]:
        mark = _warrant(s)
        district = s.rules.districts[site_of(s, self.builder)]
        banned = district.hooks & FORBIDS and district.why_not_build(s, self.seat) is not None
        return [CONFISCATE, PASS] if mark.face and not banned else [PASS]

    def choose(self, s: State, action: Action) -> None:
        if action is PASS:
            changes.emit(s, Declined(self.seat, action.verb, "magistrate"))
            s.then(PlaceDistrict(self.builder, self.builder, self.gold))
            return
        changes.show_mark(s, _warrant(s))
        changes.gain(s, self.builder, self.gold, "magistrate")
        s.then(PlaceDistrict(self.builder, self.seat, 0))

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        mark = s.mark_on(s.turn.rank, WARRANT)
        owned = mark is not None and mark.owner == self.seat != self.builder
        return in_turn(s, self.builder, beneath) and owned and self.gold >= 0


def _warrant(s: State) -> Mark:
    mark = s.mark_on(s.turn.rank, WARRANT)
    if mark is None:
        raise ValueError("the character that acts has no such mark")
    return mark


class Magistrate(Character):
    key = "magistrate"
    rank = 1
    verbs = {WARRANT: CHARACTER}
    steps = (Warrants, Confiscate)
    marks = {WARRANT: Warrants.count}
    turn_flags = (ASKED,)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return name_others(s, WARRANT)

    def use(self, s: State, seat: int, action: Action) -> None:
        s.then(Warrants(seat, (s.rules.rank[action.name],)))

    def on_paid(self, s: State, builder: int, gold: int) -> bool:
        """Ask about the first district that a player with a warrant pays for in the turn."""
        mark = s.mark_on(s.turn.rank, WARRANT)
        if mark is None or mark.owner == builder or ASKED in s.turn.used:
            return False
        changes.note_used(s, ASKED)
        shown = any(other.shown for other in s.marks if other.kind == WARRANT)
        if shown or s.players[mark.owner].has(s.players[builder].site):
            return False
        s.then(Confiscate(mark.owner, builder, gold))
        return True
