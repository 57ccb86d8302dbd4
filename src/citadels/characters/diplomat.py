"""Diplomat: one gold per military district; may exchange a district for another, paying the difference."""

from __future__ import annotations

from typing import ClassVar

from citadels.characters.common import RankEight, each_district_of
from citadels.engine import changes
from citadels.engine.actions import ALONE, BUILT, SEAT_BUILT, Action, act
from citadels.engine.cards import MILITARY
from citadels.engine.errors import DUPLICATE, Reason, lacks_gold
from citadels.engine.field_types import DISTRICT, EVERYONE, SEAT, field
from citadels.engine.state import Built, State
from citadels.engine.steps import Question, Refusals, Step, in_turn


class GiveDistrict(Question):
    """Choose the district to give in exchange for the one taken."""

    prompt = "give_district"
    verbs = {"give": BUILT}

    owner: int = field(SEAT)
    taken: str = field(DISTRICT, seen_by=EVERYONE)

    def options(self, s: State) -> list[Action]:
        return [
            act("give", -1, built.name) for built in s.players[self.seat].districts if self._allows(s, built)
        ]

    def _allows(self, s: State, built: Built) -> bool:
        return self._why_not(s, built) is None

    def _why_not(self, s: State, built: Built) -> Reason | None:
        diplomat = s.turn.character
        assert isinstance(diplomat, Diplomat)
        return diplomat.why_not_give(s, self.seat, self.owner, s.rules.built[self.taken], built)

    def refused(self, s: State) -> Refusals:
        out: Refusals = []
        for built in s.players[self.seat].districts:
            reason = self._why_not(s, built)
            if reason is not None:
                out.append((act("give", -1, built.name), reason))
        return out

    def price(self, s: State, action: Action) -> int:
        diplomat = s.turn.character
        assert isinstance(diplomat, Diplomat)
        return diplomat.difference(s, self.owner, s.rules.built[self.taken], s.rules.built[action.name])

    def choose(self, s: State, action: Action) -> None:
        changes.pay_to(s, self.seat, self.owner, self.price(s, action), "diplomat")
        given, taken = s.rules.built[action.name], s.rules.built[self.taken]
        changes.exchange_districts(s, self.seat, given, self.owner, taken, "diplomat")

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        theirs = s.players[self.owner].city if self.owner in s.others(self.seat) else []
        able = isinstance(s.turn.character, Diplomat) and s.rules.built.get(self.taken) in theirs
        return in_turn(s, self.seat, beneath) and able


class Diplomat(RankEight):
    key = "diplomat"
    rank = 8
    income_type = MILITARY
    verbs = {"income": ALONE, "exchange": SEAT_BUILT}
    steps = (GiveDistrict,)
    gives_untouchable: ClassVar[bool] = False

    def candidates(self, s: State, seat: int) -> list[Action]:
        return super().candidates(s, seat) + each_district_of(s, "exchange", s.others(seat))

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if action.verb != "exchange":
            return super().why_not(s, seat, action)
        owner, taken = action.number, s.rules.built[action.name]
        reason = self.why_not_touch(s, seat, owner, taken)
        if reason is None and s.players[seat].has(taken.kind):
            reason = DUPLICATE
        if reason is not None:
            return reason
        refused = [self.why_not_give(s, seat, owner, taken, given) for given in s.players[seat].districts]
        if not refused:
            return Reason("empty_city")
        return None if None in refused else refused[0]

    def why_not_give(self, s: State, seat: int, owner: int, taken: Built, given: Built) -> Reason | None:
        if given.untouchable and not self.gives_untouchable:
            return Reason("protected", card=given.district.key)
        if s.players[owner].has(given.kind):
            return DUPLICATE
        price, gold = self.difference(s, owner, taken, given), s.players[seat].gold
        return lacks_gold(price, gold)

    def difference(self, s: State, owner: int, taken: Built, given: Built) -> int:
        return max(0, taken.cost - given.cost) + self.surcharge_on(s, owner, taken)

    def use(self, s: State, seat: int, action: Action) -> None:
        if action.verb == "exchange":
            s.then(GiveDistrict(seat, action.number, action.name))
        else:
            super().use(s, seat, action)


class DiplomatDarkCity(Diplomat):
    """The Diplomat who may give even their own Keep. Excludes the Graveyard."""

    excludes = ("graveyard",)
    gives_untouchable = True


class OldDiplomat(DiplomatDarkCity):
    """The Diplomat who exchanges at the end of the turn."""

    ends_turn = ("exchange",)
