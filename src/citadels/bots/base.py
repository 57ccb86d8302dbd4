"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from citadels.engine.actions import Action
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Option
from citadels.engine.view import View


class Bot(ABC):
    """Answers decisions. Its choice is a function of what it is shown and of its seed."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.person = seed  # the same for a whole game, also where a bot is made anew for each question

    @abstractmethod
    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """One of the options' actions."""

    def close(self) -> None:
        """Release what the bot holds; it will not be asked again."""


def wrong_answer(bot: Bot, answer: object) -> CitadelsError:
    """Explain that a bot returned something else than an action."""
    remedy = "return option.action" if isinstance(answer, Option) else "return an option's action"
    return CitadelsError(f"{type(bot).__name__} chose {answer!r}, which is not an Action; {remedy}")


class BlindBot(Bot):
    """A bot that never looks at the table, so that no view has to be made for it."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """One of the options' actions, by ``pick``."""
        return self.pick([option.action for option in options])

    @abstractmethod
    def pick(self, actions: Sequence[Action]) -> Action:
        """One of the actions."""
