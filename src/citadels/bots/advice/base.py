"""The classes of advice: the value of a card, and evaluators for its verbs."""

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
    """Scores options with one verb, in three ways. The defaults rate an option slightly above passing."""

    quick: quickly.Judge = quickly.anything  # for the playouts of search
    plain: plainly.Judge = plainly.anything  # for greedy
    full: fully.Judge = fully.anything  # for the expert
    noise_scale: float = 0.88  # multiplies the expert's noise; some choices must be unpredictable


def _default_worth(r: Assessment, seat: int) -> float:
    return 1.2


def _nothing(r: Assessment) -> float:
    return 0.0


def _never(r: Assessment) -> bool:
    return False


@dataclass(frozen=True)
class CardAdvice:
    """What bots know about a card."""

    folder: ClassVar[str]  # folder of this package with advice of this class
    verbs: Mapping[str, Evaluator] = field(default_factory=dict, kw_only=True)


@renamed_fields(leanings="feature_weights", taste="bias")
@dataclass(frozen=True)
class CharacterAdvice(CardAdvice):
    """What bots know about a character."""

    folder = "characters"
    worth: Callable[[Assessment, int], float] = _default_worth  # value of a turn as this character, in points
    nature: str = ""  # its purpose, a constant of `temperament`
    bias: float = 0.0  # fitted correction of its worth, in points
    feature_weights: Mapping[str, float] = field(default_factory=dict)  # fitted weights of draft features
    quick_worth: float = 0.8  # value for a pick in playouts, besides its income
    per_card: float = 0.0  # added value per card in hand, for greedy

    def __post_init__(self) -> None:
        unknown = sorted(self.feature_weights.keys() - DRAFT_FEATURES.keys())
        if unknown:
            raise CitadelsError(
                f"unknown draft features: {', '.join(unknown)}; choose from {', '.join(DRAFT_FEATURES)}"
            )


@dataclass(frozen=True)
class DistrictAdvice(CardAdvice):
    """What bots know about a district."""

    folder = "districts"
    worth: Callable[[Assessment], float] = _nothing  # value besides its cost, in points
    hopeless: Callable[[Assessment], bool] = _never  # whether it can never be built


deprecate_names(__name__, {"Judgement": "Evaluator"})
