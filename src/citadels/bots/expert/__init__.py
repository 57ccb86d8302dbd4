"""expert: the rules of thumb of a good player. Its choice is a sum of named terms, the largest its reason."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.bots.base import Bot
from citadels.bots.expert import course
from citadels.bots.expert.advice import Advice
from citadels.bots.expert.reading import Reading
from citadels.bots.expert.terms import Term, Terms, total
from citadels.engine.actions import Action
from citadels.engine.game import Option
from citadels.engine.view import View

ALL = Advice()
NOISE = 0.05


class ExpertBot(Bot):
    """Plays by the advice about every card."""

    def __init__(self, seed: str, advice: Advice = ALL) -> None:
        super().__init__(seed)
        self.advice = advice

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """The option with the highest sum."""
        reading = Reading(view, self.advice)
        return max(options, key=lambda option: self._sum(reading, option)).action

    def _sum(self, reading: Reading, option: Option) -> float:
        noise = NOISE * self.random.random()
        return total(self.judge(reading, option)) + noise * course.looseness(option)

    def judge(self, reading: Reading, option: Option) -> Terms:
        """All that speaks for or against an option."""
        verb = option.action.verb
        core = course.JUDGES.get(verb)
        if core is not None:
            return core(reading, option)
        special = self.advice.verb(verb)
        return special(reading, option) if special is not None else [Term("any", 0.5)]

    def reason(self, view: View, option: Option) -> Term:
        """The largest term of an option: why it was chosen."""
        terms = self.judge(Reading(view, self.advice), option)
        return max(terms, key=lambda term: term.amount)
