"""Advice: what bots know about cards, one module per card.

A module is found by the key of its card and defines ``ADVICE``. A third-party card has the attribute
``advice`` on its class instead. Bots play cards without advice by default values.
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
    """The advice on an edition. Cards in ``without`` get the defaults."""

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
    """Return the advice on an edition, cached."""
    return Advice(edition, without)


def _about(card: Card, form: type[T], without: frozenset[str]) -> T:
    """Return the advice of a card: from its class, from this package, or the default."""
    if card.key in without:
        return form()
    advice = getattr(card, "advice", None) or written(form.folder).get(card.key, form())
    if not isinstance(advice, form):
        name = f"{type(card).__name__}.advice"
        raise CitadelsError(f"{name} must be a {form.__name__}, not {type(advice).__name__}")
    return advice


@cache
def written(folder: str) -> dict[str, Any]:
    """Import the advice in a folder of this package, by card key."""
    package = import_module(f"{__name__}.{folder}")
    names = [found.name for found in iter_modules(package.__path__)]
    return {name: import_module(f"{package.__name__}.{name}").ADVICE for name in names}


deprecate_names(__name__, {"Judgement": "Evaluator"})
