"""Gymnasium environment: one learner plays against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from citadels.bots import BlindBot, Bot, check_bot, make_bot
from citadels.bots.specs import BotLike, bot_specs
from citadels.encoding.actions import NUM_ACTIONS
from citadels.engine.actions import Action
from citadels.engine.chance import KEY_BYTES
from citadels.engine.errors import CitadelsError, IllegalAction
from citadels.engine.game import Game
from citadels.research import episode, rendering
from citadels.research.actions import Mask
from citadels.research.episode import FORFEIT, Episode
from citadels.research.parts import Row
from citadels.research.spaces import Actions, observations
from citadels.settings import Setup

ID: Final = "Citadels-v1"

Info = dict[str, Any]


class CitadelsEnv(gymnasium.Env[Any, np.int64]):
    """A single-agent environment: one learner among bots.

    ``bots`` are the bots of the other seats, repeated around the table: names, classes, callables or
    instances. Without a ``seat``, the learner gets a random one in every game. ``reward`` and ``setup`` are
    those of the PettingZoo environment. The mask of legal actions is in every info and in
    :meth:`action_masks`, their indexes in :meth:`legal_actions`. An illegal action raises IllegalAction and
    changes nothing; with ``illegal="forfeit"`` it ends the game with a reward of -1, and the info has the
    reason. When the game is over the mask allows every action, because vector environments sample one more
    action, which they ignore, before they reset.
    """

    metadata: dict[str, Any] = {"render_modes": [*rendering.MODES], "render_fps": 1}

    def __init__(
        self,
        render_mode: str | None = None,
        bots: BotLike | Sequence[BotLike] = "expert",
        seat: int | None = None,
        reward: str = "win",
        illegal: str = "raise",
        **setup: Any,
    ) -> None:
        self._setup = Setup.from_json(setup)
        episode.check(self._setup, reward)
        rendering.check(render_mode)
        if illegal not in ("raise", "forfeit"):
            raise CitadelsError(f"unknown illegal={illegal!r}; choose from raise, forfeit")
        self._names = _check_names(bots)
        if seat is not None and seat not in range(self._setup.seats):
            raise CitadelsError(f"unknown seat {seat!r}; choose from 0 to {self._setup.seats - 1}")
        self.render_mode = render_mode
        self._chosen_seat = None if seat is None else int(seat)
        self._reward = reward
        self._forfeits = illegal == "forfeit"
        self._forfeited = False
        self._bots: dict[int, Bot] = {}  # by seat
        self.observation_space = observations()
        self.action_space: Actions = Actions()

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Row, Info]:
        """Deal a new game and play up to the learner's first decision."""
        super().reset(seed=seed, options=options)
        random, seats = self.np_random, self._setup.seats
        self._episode = Episode(self._setup, random.bytes(KEY_BYTES))
        self.seat = int(random.integers(seats)) if self._chosen_seat is None else self._chosen_seat
        self._forfeited = False
        self.close()
        for place in range(seats - 1):
            name = self._names[place % len(self._names)]
            self._bots[(self.seat + 1 + place) % seats] = make_bot(name, random.bytes(8).hex())
        self._let_bots_play()
        return self._episode.observation(self.seat), self._info()

    def step(self, action: int | np.int64) -> tuple[Row, float, bool, bool, Info]:
        """Apply the learner's action and play up to their next decision or the end."""
        if self._forfeited:
            raise IllegalAction("the game is over")
        try:
            self._episode.play(action)
        except IllegalAction as error:
            if not self._forfeits:
                raise
            self._forfeited = True
            info = self._info() | {"illegal": str(error)}
            return self._episode.observation(self.seat), FORFEIT, True, False, info
        self._let_bots_play()
        reward = self._episode.rewards(self._reward)[self.seat]
        over = self._episode.game.over
        return self._episode.observation(self.seat), reward, over, False, self._info()

    def _let_bots_play(self) -> None:
        game = self._episode.game
        while game.seat is not None and game.seat != self.seat:
            game.apply(_choice(self._bots[game.seat], game, game.seat))
        self.action_space.allowed = (
            np.ones(NUM_ACTIONS, np.int8) if game.over else self._episode.mask(self.seat)
        )
        if self.render_mode == "human":
            self.render()

    def _info(self) -> Info:
        legal = tuple(self.legal_actions())
        return {"action_mask": self.action_masks(), "legal_actions": legal, "seat": self.seat}

    def legal_actions(self) -> list[int]:
        """Return the indexes of the legal actions; none when the game is over."""
        return [] if self._forfeited else self._episode.legal_actions(self.seat)

    def action_masks(self) -> Mask:
        """Return the mask of legal actions, under the name that sb3-contrib looks for."""
        return self.action_space.allowed.copy()

    def render(self) -> rendering.Rendered:
        """Render the table as the learner sees it: printed, as text or as an image."""
        names = ["learner" if seat == self.seat else f"player {seat}" for seat in range(self._setup.seats)]
        return rendering.render(self._episode.game.view(self.seat), names, self.render_mode)

    def close(self) -> None:
        """Close the bots."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}


def _check_names(bots: BotLike | Sequence[BotLike]) -> list[str]:
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        bots = [bots]
    names = list(bot_specs(bots))
    if not names:
        raise CitadelsError("no bots are named; pass a bot or a list of bots")
    for name in names:
        check_bot(name)
    return names


def _choice(bot: Bot, game: Game, seat: int) -> Action:
    if isinstance(bot, BlindBot):
        return bot.pick(game.actions())
    return bot.choose(game.view(seat), game.options())
