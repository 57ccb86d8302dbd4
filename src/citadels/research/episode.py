"""One game as environments play it, with observations, masks and rewards as numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, SupportsIndex

import numpy as np

from citadels.encoding import vocabulary
from citadels.encoding.observer import Observer
from citadels.encoding.templates import observation_template
from citadels.engine.actions import Action
from citadels.engine.errors import CitadelsError
from citadels.engine.scoring import Result
from citadels.research import actions
from citadels.research.actions import Mask
from citadels.research.observation import encode
from citadels.research.parts import Row
from citadels.settings import Setup

Rewards = list[float]  # by seat


def by_win(result: Result) -> Rewards:
    """Return 1 for the winner and together -1 for the others; joint winners share. The sum is 0."""
    seats, winners = len(result.scores), len(result.winners)
    shares = [1 / winners if score.seat in result.winners else 0.0 for score in result.scores]
    return [(share * seats - 1) / (seats - 1) for share in shares]


def by_margin(result: Result) -> Rewards:
    """Return each player's lead in points over the best opponent; negative if behind."""
    totals = [score.total for score in result.scores]
    others = [totals[:seat] + totals[seat + 1 :] for seat in range(len(totals))]
    return [float(total - max(rest)) for total, rest in zip(totals, others, strict=True)]


FORFEIT: Final = -1.0  # reward of an illegal action that ends the game

REWARDS: Final[dict[str, Callable[[Result], Rewards]]] = {"win": by_win, "margin": by_margin}


class Episode:
    """A game from its deal to its result, as observations, masks and rewards.

    Without ``memory``, observations show only the current table, not what the seat has seen before.
    """

    def __init__(self, setup: Setup, key: bytes, memory: bool = True) -> None:
        self._setup = setup
        self._key = key
        self.game = setup.settings(key).begin(key, record=memory)
        self._observer = Observer(observation_template(self.game.rules), self.game.state) if memory else None

    @property
    def seat(self) -> int | None:
        """The seat to move; None when the game is over."""
        return self.game.seat

    def observation(self, seat: int) -> Row:
        """Return the observation of a seat."""
        if self._observer is None:
            return encode(self.game.view(seat))
        return np.frombuffer(self._observer.observe(seat), np.uint8).copy()

    def mask(self, seat: int) -> Mask:
        """Return the mask of a seat's legal actions; all zero if it is not its turn."""
        legal = self.game.actions() if seat == self.seat else []
        return actions.action_index(seat, self.game.rules.seats).mask(legal)

    def legal_actions(self, seat: int) -> list[int]:
        """Return the indexes of a seat's legal actions; none if it is not its turn."""
        return actions.legal_actions(self.game) if seat == self.seat else []

    def play(self, number: SupportsIndex) -> None:
        """Apply the action with this index; raise IllegalAction with the reason if it is illegal."""
        self.game.play(actions.chosen(self.game, number))

    def __reduce__(self) -> str | tuple[object, ...]:
        """Copy by replaying from the deal, because an observer must follow its own game from the start."""
        if self._observer is None:
            return super().__reduce__()
        return _replay, (self._setup, self._key, self.game.history)

    def rewards(self, scheme: str) -> Rewards:
        """Return the rewards by seat; 0 before the end."""
        result = self.game.result()
        return [0.0] * self.game.rules.seats if result is None else REWARDS[scheme](result)


def _replay(setup: Setup, key: bytes, history: list[Action]) -> Episode:
    episode = Episode(setup, key)
    for action in history:
        episode.game.play(action)
    return episode


def check(setup: Setup, reward: str) -> None:
    """Raise CitadelsError if no episode can be played with these options."""
    vocabulary.check_known(setup.edition)
    setup.settings(bytes(32))
    if reward not in REWARDS:
        raise CitadelsError(f"unknown reward {reward!r}; choose from {', '.join(REWARDS)}")
