"""One game as an environment plays it: in numbers."""

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
    """1 for the winner, and together -1 for the others; winners share. The rewards of a game add up to 0."""
    seats, winners = len(result.scores), len(result.winners)
    shares = [1 / winners if score.seat in result.winners else 0.0 for score in result.scores]
    return [(share * seats - 1) / (seats - 1) for share in shares]


def by_margin(result: Result) -> Rewards:
    """How many points a player is ahead of the best of the others; less than 0 if behind."""
    totals = [score.total for score in result.scores]
    others = [totals[:seat] + totals[seat + 1 :] for seat in range(len(totals))]
    return [float(total - max(rest)) for total, rest in zip(totals, others, strict=True)]


FORFEIT: Final = -1.0  # the reward of an action that is not allowed, where it ends the game

REWARDS: Final[dict[str, Callable[[Result], Rewards]]] = {"win": by_win, "margin": by_margin}


class Episode:
    """A game from its deal to its result: what each seat observes, which actions it may take, what it gets.

    Without ``memory`` a seat sees only what lies on the table now, and nothing of what it saw before.
    """

    def __init__(self, setup: Setup, key: bytes, memory: bool = True) -> None:
        self._setup = setup
        self._key = key
        self.game = setup.settings(key).begin(key, record=memory)
        self._observer = Observer(observation_template(self.game.rules), self.game.state) if memory else None

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        return self.game.seat

    def observation(self, seat: int) -> Row:
        """What a seat sees."""
        if self._observer is None:
            return encode(self.game.view(seat))
        return np.frombuffer(self._observer.observe(seat), np.uint8).copy()

    def mask(self, seat: int) -> Mask:
        """The actions that a seat may take now: none if another is asked."""
        legal = self.game.actions() if seat == self.seat else []
        return actions.action_index(seat, self.game.rules.seats).mask(legal)

    def play(self, number: SupportsIndex) -> None:
        """Take the action with this number; raises IllegalAction, which says why, if it is not allowed."""
        self.game.play(actions.chosen(self.game, number))

    def __reduce__(self) -> str | tuple[object, ...]:
        """Copies are played again from the deal, for an observer has to follow its own game from there."""
        if self._observer is None:
            return super().__reduce__()
        return _replay, (self._setup, self._key, self.game.history)

    def rewards(self, scheme: str) -> Rewards:
        """What each seat gets: nothing before the end."""
        result = self.game.result()
        return [0.0] * self.game.rules.seats if result is None else REWARDS[scheme](result)


def _replay(setup: Setup, key: bytes, history: list[Action]) -> Episode:
    episode = Episode(setup, key)
    for action in history:
        episode.game.play(action)
    return episode


def check(setup: Setup, reward: str) -> None:
    """Refuse what no episode can be played with."""
    vocabulary.check_known(setup.edition)
    setup.settings(bytes(32))
    if reward not in REWARDS:
        raise CitadelsError(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}")
