"""Advice: all that bots know about cards, one small module a card.

A module is found by the key of its card and holds an ``ADVICE``. A card from outside this package brings its
own, as the attribute ``advice`` of its class. Bots play cards that nobody gives advice about by common sense.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, TypeVar

from citadels.bots.advice.base import CardAdvice, CharacterAdvice, DistrictAdvice, Evaluator
from citadels.bots.advice.verbs import (
    AIM,
    AVOID,
    BLUFF,
    BUILD_DISTRICT,
    COMMON,
    DESTROY,
    GAIN,
    GIVE_CARD,
    GIVE_DISTRICT,
    LOOK,
    TAKE_CARD,
    TAKE_DISTRICT,
)
from citadels.deprecation import deprecate_names
from citadels.engine.cards import Card
from citadels.engine.errors import CitadelsError
from citadels.engine.rules import Edition

__all__ = [
    "AIM",
    "AVOID",
    "BLUFF",
    "BUILD_DISTRICT",
    "DESTROY",
    "GAIN",
    "GIVE_CARD",
    "GIVE_DISTRICT",
    "LOOK",
    "TAKE_CARD",
    "TAKE_DISTRICT",
    "Advice",
    "CharacterAdvice",
    "DistrictAdvice",
    "Evaluator",
    "advice_on",
    "written",
]

T = TypeVar("T", bound=CardAdvice)


class Advice:
    """What is known about the cards of an edition, but for those named: these are played by common sense."""

    def __init__(self, edition: Edition, without: frozenset[str]) -> None:
        self.characters = {card.key: _about(card, CharacterAdvice, without) for card in edition.characters}
        self.districts = {card.key: _about(card, DistrictAdvice, without) for card in edition.districts}
        self.verbs = dict.fromkeys(edition.verbs, Evaluator())
        known: list[CardAdvice] = [*self.characters.values(), *self.districts.values()]
        for advice in known:
            self.verbs |= advice.verbs
        self.verbs |= COMMON


@cache
def advice_on(edition: Edition, without: frozenset[str] = frozenset()) -> Advice:
    """The advice about an edition, put together once."""
    return Advice(edition, without)


def _about(card: Card, form: type[T], without: frozenset[str]) -> T:
    """What a card's class brings, or else what is written here."""
    if card.key in without:
        return form()
    advice = getattr(card, "advice", None) or written(form.folder).get(card.key, form())
    if not isinstance(advice, form):
        name = f"{type(card).__name__}.advice"
        raise CitadelsError(f"{name} is no {form.__name__}, but a {type(advice).__name__}")
    return advice


@cache
def written(folder: str) -> dict[str, Any]:
    """The advice in a folder of this package, by the keys of the cards."""
    package = import_module(f"{__name__}.{folder}")
    names = [found.name for found in iter_modules(package.__path__)]
    return {name: import_module(f"{package.__name__}.{name}").ADVICE for name in names}


deprecate_names(__name__, {"Judgement": "Evaluator"})
