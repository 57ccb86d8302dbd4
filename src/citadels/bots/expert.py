"""expert: plays by rules of thumb. The worth of an answer is a sum of named terms, the largest its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from citadels.bots.advice import advice_on
from citadels.bots.advice.reading import Reading
from citadels.bots.advice.temper import BUILDER, BULLY, EVEN, SCHEMER, Temper
from citadels.bots.advice.terms import Term, Terms, reason, total
from citadels.bots.base import Bot
from citadels.engine.actions import Action
from citadels.engine.game import Option
from citadels.engine.view import View

NOISE = 0.05


class ExpertBot(Bot):
    """Plays by the advice about all cards except those that it does ``without``.

    ``noise`` is by how many points it may misjudge an answer.
    """

    def __init__(
        self,
        seed: str,
        without: frozenset[str] = frozenset(),
        temper: Temper = EVEN,
        noise: float = NOISE,
    ) -> None:
        super().__init__(seed)
        self.without = without
        self.temper = temper
        self.noise = noise

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """The action of the best option."""
        return self.best(view, options).action

    def best(self, view: View, options: Sequence[Option]) -> Option:
        """The option with the highest sum."""
        reading = self.reading(view)
        return max(options, key=lambda option: self._sum(reading, option))

    def reading(self, view: View) -> Reading:
        """How this bot sees the table."""
        return Reading(view, advice_on(view.rules.edition, self.without), self.temper)

    def judge(self, reading: Reading, option: Option) -> Terms:
        """All that speaks for or against an option."""
        return reading.advice.verbs[option.action.verb].full(reading, option)

    def reason(self, view: View, option: Option) -> Term:
        """Why an option would be chosen: its largest term."""
        return reason(self.judge(self.reading(view), option))

    def _sum(self, reading: Reading, option: Option) -> float:
        noise = self.noise * self.random.random() * reading.advice.verbs[option.action.verb].looseness
        return total(self.judge(reading, option)) + noise


class BuilderBot(ExpertBot):
    """Minds its own city, and is in a hurry."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, temper=BUILDER)


class BullyBot(ExpertBot):
    """Would rather see others lose."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, temper=BULLY)


class SchemerBot(ExpertBot):
    """Likes hands, secrets and threats."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, temper=SCHEMER)


class Hint(NamedTuple):
    """What the expert would choose, and why."""

    option: Option
    reason: Term


def hint(view: View, options: Sequence[Option]) -> Hint:
    """Advice for the seat of the view: without noise, so that the same question gets the same answer."""
    bot = ExpertBot("", noise=0.0)
    option = bot.best(view, options)
    return Hint(option, bot.reason(view, option))
