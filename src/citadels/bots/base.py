"""Base classes of bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from citadels.engine.actions import Action
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Option
from citadels.engine.view import View


class Bot(ABC):
    """A bot. Its choices must depend only on its arguments and its seed."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)
        self.person = seed  # constant for a game, even where a new bot is made for each decision

    @abstractmethod
    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Return the action of one of the options. The option itself, or the action's text, will do too."""

    def close(self) -> None:
        """Release resources. The bot is not used afterwards."""


def chosen_action(answer: object, legal: Sequence[Action]) -> Action | None:
    """Return the legal action that a bot means by an action, an option or a text, or None."""
    wanted = answer.action if isinstance(answer, Option) else answer
    text = wanted if isinstance(wanted, str) else None
    return next((action for action in legal if wanted is action or text == action.text), None)


def wrong_answer(bot: Bot, answer: object) -> CitadelsError:
    """Return the error for a bot that did not return one of its options."""
    problem = f"{type(bot).__name__} chose {answer!r}, which is not one of the options"
    return CitadelsError(f"{problem}; return option.action")


class BlindBot(Bot):
    """A bot that ignores the table, so that no view has to be built for it."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Return one of the options' actions, chosen by ``pick``."""
        return self.pick([option.action for option in options])

    @abstractmethod
    def pick(self, actions: Sequence[Action]) -> Action:
        """Return one of the actions."""
