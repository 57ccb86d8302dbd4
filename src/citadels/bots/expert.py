"""The bot ``expert``: scores options by heuristics, as a sum of named terms, and explains its choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from citadels.bots.advice import advice_on
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.evidence import explain
from citadels.bots.advice.temperament import BUILDER, BULLY, EVEN, SCHEMER, Temperament
from citadels.bots.advice.terms import Term, Terms, total
from citadels.bots.base import Bot
from citadels.deprecation import renamed_arguments
from citadels.engine.actions import Action
from citadels.engine.deprecated import warn_renamed
from citadels.engine.game import Option
from citadels.engine.view import View

NOISE = 0.05


class ExpertBot(Bot):
    """Plays by the advice on all cards, except those in ``without``.

    ``noise`` is the scale, in points, of the random error added to each score.
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
        """Return the action of the best option."""
        return self.best(view, options).action

    def best(self, view: View, options: Sequence[Option]) -> Option:
        """Return the option with the highest noisy score."""
        assessment = self.assess(view)
        return max(options, key=lambda option: self._sum(assessment, option))

    def assess(self, view: View) -> Assessment:
        """Assess a position with this bot's advice and temperament."""
        return Assessment(view, advice_on(view.rules.edition, self.without), self.temperament)

    def reading(self, view: View) -> Assessment:
        """Deprecated: use :meth:`assess`."""
        warn_renamed("ExpertBot.reading", "ExpertBot.assess")
        return self.assess(view)

    def judge(self, assessment: Assessment, option: Option) -> Terms:
        """Return the terms for and against an option."""
        return assessment.advice.verbs[option.action.verb].full(assessment, option)

    def reason(self, view: View, option: Option) -> Term:
        """Return the reason for an option: its largest term, with the evidence if it is a belief."""
        assessment = self.assess(view)
        return explain(assessment, self.judge(assessment, option))

    def _sum(self, assessment: Assessment, option: Option) -> float:
        noise = self.noise * self.random.random() * assessment.advice.verbs[option.action.verb].noise_scale
        return total(self.judge(assessment, option)) + noise


class BuilderBot(ExpertBot):
    """An expert that values its own city and a quick end."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, temperament=BUILDER)


class BullyBot(ExpertBot):
    """An expert that prefers to harm opponents."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, temperament=BULLY)


class SchemerBot(ExpertBot):
    """An expert that prefers characters who manipulate hands, secrets and threats."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, temperament=SCHEMER)


class Hint(NamedTuple):
    """The expert's choice and its reason."""

    option: Option
    reason: Term


def hint(view: View, options: Sequence[Option]) -> Hint:
    """Return a hint for the seat of the view. Without noise, so that it is reproducible."""
    bot = ExpertBot("", noise=0.0)
    option = bot.best(view, options)
    return Hint(option, bot.reason(view, option))
