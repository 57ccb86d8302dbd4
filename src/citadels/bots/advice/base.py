"""What advice is: what a card is worth, and how good it is to use each of its verbs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from citadels.bots.advice import full as fully
from citadels.bots.advice import plain as plainly
from citadels.bots.advice import quick as quickly
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.draft_features import DRAFT_FEATURES
from citadels.deprecation import deprecate_names, renamed_fields
from citadels.engine.errors import CitadelsError


@renamed_fields(looseness="noise_scale")
@dataclass(frozen=True)
class Evaluator:
    """How good an answer with a certain verb is. What is left out is judged as better than nothing."""

    quick: quickly.Judge = quickly.anything  # in the playouts of search
    plain: plainly.Judge = plainly.anything  # by greedy
    full: fully.Judge = fully.anything  # by the expert
    noise_scale: float = 0.88  # how much the expert leaves to chance: some choices must not be foreseen


def _default_worth(r: Assessment, seat: int) -> float:
    return 1.2


def _nothing(r: Assessment) -> float:
    return 0.0


def _never(r: Assessment) -> bool:
    return False


@dataclass(frozen=True)
class CardAdvice:
    """What bots know about a card."""

    folder: ClassVar[str]  # of this package, in which there is advice of this form
    verbs: Mapping[str, Evaluator] = field(default_factory=dict, kw_only=True)


@renamed_fields(leanings="feature_weights", taste="bias")
@dataclass(frozen=True)
class CharacterAdvice(CardAdvice):
    """What bots know about a character."""

    folder = "characters"
    worth: Callable[[Assessment, int], float] = _default_worth  # what being it brings a player, in points
    nature: str = ""  # what it is for: one of those in `temperament`
    bias: float = 0.0  # how much more or less than its worth it brings, as many games have shown
    feature_weights: Mapping[str, float] = field(
        default_factory=dict
    )  # what it brings more, by draft feature
    quick_worth: float = 0.8  # to whoever picks it in a playout, besides its income
    per_card: float = 0.0  # what each card in hand makes it worth more to greedy

    def __post_init__(self) -> None:
        unknown = sorted(self.feature_weights.keys() - DRAFT_FEATURES.keys())
        if unknown:
            raise CitadelsError(f"unknown draft features: {', '.join(unknown)}")


@dataclass(frozen=True)
class DistrictAdvice(CardAdvice):
    """What bots know about a district."""

    folder = "districts"
    worth: Callable[[Assessment], float] = _nothing  # what it brings besides its cost, in points
    hopeless: Callable[[Assessment], bool] = _never  # whether it can never be built


deprecate_names(__name__, {"Judgement": "Evaluator"})
