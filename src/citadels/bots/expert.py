"""expert: plays by rules of thumb. The worth of an answer is a sum of named terms, the largest its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from citadels.bots.advice import advice_on
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.temperament import BUILDER, BULLY, EVEN, SCHEMER, Temperament
from citadels.bots.advice.terms import Term, Terms, reason, total
from citadels.bots.base import Bot
from citadels.deprecation import renamed_arguments, warn_renamed
from citadels.engine.actions import Action
from citadels.engine.game import Option
from citadels.engine.view import View

NOISE = 0.05


class ExpertBot(Bot):
    """Plays by the advice about all cards except those that it does ``without``.

    ``noise`` is by how many points it may misjudge an answer.
    """

    @renamed_arguments(temper="temperament")
    def __init__(
        self,
        seed: str,
        without: frozenset[str] = frozenset(),
        temperament: Temperament = EVEN,
        noise: float = NOISE,
    ) -> None:
        super().__init__(seed)
        self.without = without
        self.temperament = temperament
        self.noise = noise

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """The action of the best option."""
        return self.best(view, options).action

    def best(self, view: View, options: Sequence[Option]) -> Option:
        """The option with the highest sum."""
        assessment = self.assess(view)
        return max(options, key=lambda option: self._sum(assessment, option))

    def assess(self, view: View) -> Assessment:
        """How this bot sees the table."""
        return Assessment(view, advice_on(view.rules.edition, self.without), self.temperament)

    def reading(self, view: View) -> Assessment:
        """Deprecated: use :meth:`assess`."""
        warn_renamed("ExpertBot.reading", "ExpertBot.assess")
        return self.assess(view)

    def judge(self, assessment: Assessment, option: Option) -> Terms:
        """All that speaks for or against an option."""
        return assessment.advice.verbs[option.action.verb].full(assessment, option)

    def reason(self, view: View, option: Option) -> Term:
        """Why an option would be chosen: its largest term."""
        return reason(self.judge(self.assess(view), option))

    def _sum(self, assessment: Assessment, option: Option) -> float:
        noise = self.noise * self.random.random() * assessment.advice.verbs[option.action.verb].noise_scale
        return total(self.judge(assessment, option)) + noise


class BuilderBot(ExpertBot):
    """Minds its own city, and is in a hurry."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, temperament=BUILDER)


class BullyBot(ExpertBot):
    """Would rather see others lose."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, temperament=BULLY)


class SchemerBot(ExpertBot):
    """Likes hands, secrets and threats."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, temperament=SCHEMER)


class Hint(NamedTuple):
    """What the expert would choose, and why."""

    option: Option
    reason: Term


def hint(view: View, options: Sequence[Option]) -> Hint:
    """Advice for the seat of the view: without noise, so that the same question gets the same answer."""
    bot = ExpertBot("", noise=0.0)
    option = bot.best(view, options)
    return Hint(option, bot.reason(view, option))
