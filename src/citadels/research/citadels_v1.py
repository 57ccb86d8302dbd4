"""Citadels for PettingZoo: every player is an agent, and the one who is asked acts."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from citadels.encoding.actions import NUM_ACTIONS
from citadels.engine.chance import KEY_BYTES
from citadels.engine.errors import IllegalAction
from citadels.research import actions, episode, rendering
from citadels.research.episode import FORFEIT, Episode
from citadels.research.parts import Row
from citadels.research.spaces import with_mask
from citadels.settings import Setup

Observation = dict[str, np.ndarray[Any, Any]]


def env(**options: Any) -> AECEnv:
    """A game with the usual wrappers: an action that is not allowed ends it, and the others get nothing.

    The options are those of :class:`raw_env`.
    """
    game = Forfeit(raw_env(**options), illegal_reward=FORFEIT)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(game))


class Forfeit(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]
    """Ends the game after an action that is not allowed; every info then says which rule it breaks."""

    def step(self, action: int | None) -> None:
        """Take the action of the agent that is asked."""
        why_not = self.unwrapped.why_not(action)
        super().step(action)
        if why_not is not None:
            for info in self.unwrapped.infos.values():
                info["illegal"] = why_not


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """The game itself. An action that is not allowed raises IllegalAction, and nothing has changed.

    ``setup`` is what games are played with, as in :func:`citadels.new_game`: ``edition``, ``preset``,
    ``seats``, ``variants`` … With ``reward="win"`` the winner gets 1 and the others together -1; with
    ``"margin"`` everyone gets the points by which they are ahead of the best of the others. Without
    ``memory`` players see only what lies on the table now, and nothing of what they saw before.
    """

    metadata: dict[str, Any] = {
        "name": "citadels_v1",
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self, render_mode: str | None = None, reward: str = "win", memory: bool = True, **setup: Any
    ) -> None:
        super().__init__()
        self._setup = Setup.from_json(setup)
        episode.check(self._setup, reward)
        rendering.check(render_mode)
        self.render_mode = render_mode
        self._reward = reward
        self._memory = memory
        self._random: np.random.Generator | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(self._setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: with_mask() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(NUM_ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed deals the same games."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._episode = Episode(self._setup, self._random.bytes(KEY_BYTES), self._memory)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        """Let the agent act that is asked; when the game is over, each in turn leaves."""
        seat = self._episode.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees and may do: nothing, unless it is asked."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._episode.observation(seat), "action_mask": self._episode.mask(seat)}

    def state(self) -> Row:
        """What all players see together, one row each: for critics that may know everything."""
        return np.stack([self._episode.observation(seat) for seat in range(self._setup.seats)])

    def why_not(self, action: int | None) -> str | None:
        """Why the agent that is asked may not take an action; None if it may."""
        try:
            if action is not None and self._episode.seat is not None:
                actions.chosen(self._episode.game, action)
        except IllegalAction as error:
            return str(error)
        return None

    def step(self, action: int | None) -> None:
        """Take the action of the agent that is asked; None for an agent whose game is over."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked must act"
        self._episode.play(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        rewards = self._episode.rewards(self._reward)
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, self._episode.game.over)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> rendering.Rendered:
        """The table as the player sees it who is asked: printed, as text or as a picture."""
        view = self._episode.game.view(self.possible_agents.index(self.agent_selection))
        return rendering.render(view, self.possible_agents, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
