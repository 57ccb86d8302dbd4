"""Players that are programs: each sees a view and its options, and answers with an action."""

from __future__ import annotations

from collections.abc import Callable

from citadels.bots.base import BlindBot, Bot
from citadels.bots.expert import ExpertBot
from citadels.bots.greedy import GreedyBot
from citadels.bots.random import RandomBot
from citadels.engine.errors import CitadelsError

BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "expert": ExpertBot}


def make_bot(name: str, seed: str) -> Bot:
    """The bot of this name; the same seed makes the same choices."""
    make = BOTS.get(name)
    if make is None:
        raise CitadelsError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return make(seed)


__all__ = ["BOTS", "BlindBot", "Bot", "ExpertBot", "GreedyBot", "RandomBot", "make_bot"]
