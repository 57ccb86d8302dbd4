"""The opponents of training: bots of the package, and experts who weigh things differently."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

from citadels.bots import make_bot
from citadels.bots.advice import Advice
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.temperament import BUILD, HARM, SCHEME, Temperament
from citadels.bots.advice.terms import Terms
from citadels.bots.base import Bot
from citadels.bots.expert import ExpertBot
from citadels.engine.game import Option
from citadels.engine.rules import Edition
from citadels.engine.view import View

UNFITTED: Final = "unfitted"  # an expert without fitted values of characters, much like that of 0.1.0
JITTERED: Final = "jittered"  # another expert in every game
HELD_OUT: Final = "held_out"  # one jittered expert that is never trained with
SPREAD: Final = 0.4  # standard deviation of the logarithm of a jittered weight
BIAS_SPREAD: Final = 0.5  # points
PREFERENCES: Final = (BUILD, HARM, SCHEME)

# By bot, how strong the network is told that it plays.
STRENGTH: Final = {
    "beginner": "beginner",
    "novice": "novice",
    "greedy": "greedy",
    "random": "beginner",
    **dict.fromkeys(("expert", "builder", "bully", "schemer", UNFITTED, JITTERED, HELD_OUT), "expert"),
}


def make_opponent(name: str, seed: str) -> Bot:
    """Make a bot by its name in training."""
    if name == UNFITTED:
        return UnfittedExpert(seed)
    if name == JITTERED:
        return JitteredExpert(seed, seed)
    if name == HELD_OUT:
        return JitteredExpert(seed, HELD_OUT)
    return make_bot(name, seed)


@cache
def unfitted_advice(edition: Edition) -> Advice:
    """Return the advice on an edition without what was fitted to the drafts of `learned`."""
    advice = Advice(edition, frozenset())
    advice.characters = {
        key: replace(each, bias=0.0, feature_weights={}) for key, each in advice.characters.items()
    }
    return advice


class UnfittedExpert(ExpertBot):
    """An expert that knows nothing but the general worth of characters."""

    def assess(self, view: View) -> Assessment:
        return Assessment(view, unfitted_advice(view.rules.edition), self.temperament)


class JitteredExpert(ExpertBot):
    """An expert whose temperament, values of characters and reasons weigh more or less than usual."""

    def __init__(self, seed: str, nature: str) -> None:
        rng = Random(nature)
        super().__init__(
            seed,
            temperament=Temperament(
                malice=rng.lognormvariate(0, SPREAD),
                progress=rng.lognormvariate(0, SPREAD),
                grandeur=rng.lognormvariate(0, SPREAD / 2),
                preferences={purpose: rng.gauss(0, BIAS_SPREAD) for purpose in PREFERENCES},
            ),
            noise=rng.choice([0.05, 0.3, 1.0]),
        )
        self._nature = nature
        self._advice: Advice | None = None
        self._factors: dict[str, float] = {}

    def assess(self, view: View) -> Assessment:
        if self._advice is None:
            self._advice = self._jittered(view.rules.edition)
        return Assessment(view, self._advice, self.temperament)

    def judge(self, assessment: Assessment, option: Option) -> Terms:
        terms = super().judge(assessment, option)
        return [term._replace(amount=term.amount * self._factor(term.name)) for term in terms]

    def _jittered(self, edition: Edition) -> Advice:
        rng, advice = Random(f"{self._nature}/characters"), Advice(edition, frozenset())
        advice.characters = {
            key: replace(each, bias=each.bias + rng.gauss(0, BIAS_SPREAD))
            for key, each in advice.characters.items()
        }
        return advice

    def _factor(self, term: str) -> float:
        if term not in self._factors:
            self._factors[term] = Random(f"{self._nature}/{term}").lognormvariate(0, SPREAD)
        return self._factors[term]
