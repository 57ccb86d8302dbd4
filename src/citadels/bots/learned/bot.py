"""learned: plays by a network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from citadels.bots.base import Bot
from citadels.bots.expert import ExpertBot
from citadels.bots.learned.chances import draw
from citadels.bots.learned.network import Network, learned
from citadels.encoding.vocabulary import EDITIONS
from citadels.engine.actions import Action
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Option
from citadels.engine.view import View


class Manner(NamedTuple):
    """How answers are drawn by what the network says of them."""

    temperature: float
    least: float  # the chance below which an answer is not given


AS_IT_LEARNED: Final = Manner(1.0, 0.0)
AS_IT_PLAYS: Final = Manner(0.5, 0.02)  # a little firmer is as good: it mixes, but does not blunder


class LearnedBot(Bot):
    """Draws its answers by the chances that a network gives them; at temperature 0 it gives the best.

    In editions with cards from outside the package, of which the network knows nothing, it plays as the
    expert does.
    """

    def __init__(
        self,
        seed: str,
        network: Network | None = None,
        temperature: float = AS_IT_PLAYS.temperature,
        least: float = AS_IT_PLAYS.least,
    ) -> None:
        super().__init__(seed)
        if temperature < 0 or not 0 <= least <= 1:
            raise CitadelsError(f"no answer can be drawn at temperature {temperature}, none below {least}")
        self.network = network or learned()
        self.temperature = temperature
        self.least = least
        self._expert = ExpertBot(seed)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """The action that is drawn."""
        if len(options) == 1:
            return options[0].action
        if view.edition not in EDITIONS:
            return self._expert.choose(view, options)
        said = self.network.answer(view, [option.action for option in options]).logits
        return options[draw(said, self.temperature, self.least, self.random)].action
