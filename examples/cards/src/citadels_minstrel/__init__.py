"""Minstrel: sings to a player, who pays a gold for the song, or boos while the Minstrel draws a card."""

from __future__ import annotations

from citadels import EDITIONS
from citadels.bots.advice import GAIN, CharacterAdvice, Evaluator
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.terms import CARD, GOLD, Term, Terms
from citadels.engine import changes, field_types
from citadels.engine.actions import ALONE, SEAT, Action, act
from citadels.engine.cards import Character
from citadels.engine.errors import Reason
from citadels.engine.events import Declined
from citadels.engine.game import Option
from citadels.engine.rules import Preset
from citadels.engine.state import State
from citadels.engine.steps import Question, Step, in_turn


class Applaud(Question):
    """Pay the Minstrel a gold, or boo."""

    prompt = "applaud"
    verbs = {"applaud": ALONE, "boo": ALONE}

    minstrel: int = field_types.field(field_types.SEAT)

    def options(self, s: State) -> list[Action]:
        return [act("applaud"), act("boo")]

    def choose(self, s: State, action: Action) -> None:
        if action.verb == "applaud":
            changes.pay_to(s, self.seat, self.minstrel, 1, Minstrel.key)
        else:
            changes.emit(s, Declined(self.seat, action.verb, Minstrel.key))
            changes.draw(s, self.minstrel, 1, Minstrel.key)

    def price(self, s: State, action: Action) -> int:
        return 1 if action.verb == "applaud" else -1

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        heard = self.seat in s.others(self.minstrel) and s.players[self.seat].gold > 0
        return heard and in_turn(s, self.minstrel, beneath)


def worth(r: Assessment, seat: int) -> float:
    return 0.4 + r.gold_for(seat, 1)


def sing(r: Assessment, option: Option) -> Terms:
    """Sing to the leader, whom a lost gold hurts most."""
    seat = r.target(option)
    return [Term("free", 14.0 + r.importance(seat), seat)]


def applaud(r: Assessment, option: Option) -> Terms:
    return [Term("applaud", CARD if r.gold > 2 else 0.0)]


def boo(r: Assessment, option: Option) -> Terms:
    return [Term("boo", GOLD / 2)]


class Minstrel(Character):
    """Minstrel: sings to a player, who pays a gold for the song, or boos while the Minstrel draws a card."""

    key = "minstrel"
    rank = 6
    verbs = {"sing": SEAT}
    steps = (Applaud,)
    advice = CharacterAdvice(
        worth,
        verbs={
            "sing": Evaluator(GAIN.quick, GAIN.plain, sing),
            "applaud": Evaluator(full=applaud),
            "boo": Evaluator(full=boo),
        },
    )

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [act("sing", other) for other in s.others(seat)]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return None if s.players[action.number].gold else Reason("penniless")

    def use(self, s: State, seat: int, action: Action) -> None:
        s.then(Applaud(action.number, seat))


FIRST_GAME = EDITIONS["2016"].presets["first_game"]
SERENADE = Preset(
    "serenade",
    ("assassin", "thief", "magician", "king", "bishop", "minstrel", "architect", "warlord"),
    FIRST_GAME.ninth,
    FIRST_GAME.districts,
)
EDITION = EDITIONS["2016"].extended("2016-minstrel", [Minstrel], presets=[SERENADE], package=__name__)
