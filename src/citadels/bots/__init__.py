"""Bots: each turns a view and its options into an action.

Bots come from this package, from other packages by the entry point group ``citadels.bots``, and from external
programs named ``cmd:COMMAND``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from citadels.bots.base import BlindBot, Bot
from citadels.bots.expert import BuilderBot, BullyBot, ExpertBot, SchemerBot
from citadels.bots.fallback import CHOOSE_TIMEOUT, FallbackBot, Fault
from citadels.bots.greedy import GreedyBot
from citadels.bots.learned.bot import LearnedBot
from citadels.bots.novice import BeginnerBot, NoviceBot
from citadels.bots.plugins import load_plugin, plugin_names
from citadels.bots.random import RandomBot
from citadels.bots.search import SearchBot
from citadels.bots.search.budget import Budget
from citadels.bots.search.evaluator import network_digest
from citadels.bots.subprocess_bot import SubprocessBot, parse_command
from citadels.deprecation import deprecate_names
from citadels.engine.errors import CitadelsError

# Levels offered to players, weakest first, and the temperaments of the expert.
LEVELS: dict[str, Callable[[str], Bot]] = {
    "beginner": BeginnerBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "expert": ExpertBot,
    "learned": LearnedBot,
    "search": SearchBot,
}
TEMPERAMENTS: dict[str, Callable[[str], Bot]] = {
    "builder": BuilderBot,
    "bully": BullyBot,
    "schemer": SchemerBot,
}
RANDOM = "random"  # for tests and benchmarks; not offered to players
BOTS = LEVELS | TEMPERAMENTS | {RANDOM: RandomBot}

SEARCH = "search"
COMMAND_PREFIX = "cmd:"  # prefix of an external program's command
SEARCH_PREFIX = "search:"  # prefix of a search budget


def bot_names() -> list[str]:
    """Return the names of all built-in bots and plug-ins. A built-in bot hides a plug-in of its name."""
    return list(dict.fromkeys([*BOTS, *plugin_names()]))


def offered_names() -> list[str]:
    """Return the names of the bots offered to players."""
    return [name for name in bot_names() if name != RANDOM]


def is_bot_name(name: str) -> bool:
    """Return whether this names a built-in bot or a plug-in, not an external program."""
    return name in bot_names() or name.startswith(SEARCH_PREFIX)


def make_bot(name: str, seed: str, limit: float = CHOOSE_TIMEOUT) -> Bot:
    """Make a bot by name. The same seed makes the same choices.

    The name is that of a built-in bot (``search`` takes a budget: ``search:5s``), of a plug-in, or an
    external program: ``cmd:COMMAND``. If a plug-in or program fails to choose within ``limit`` seconds,
    ``greedy`` chooses instead. Close the bot when the game is over.
    """
    make = _builtin_maker(name)
    return fallback_bot(name, seed, limit) if make is None else make(seed)


def _builtin_maker(name: str) -> Callable[[str], Bot] | None:
    """Return the constructor of a built-in bot, or None for other names."""
    if name.startswith(SEARCH_PREFIX):
        budget = Budget.parse(name.removeprefix(SEARCH_PREFIX))
        return lambda seed: SearchBot(seed, budget)
    return BOTS.get(name)


def fallback_bot(name: str, seed: str, limit: float = CHOOSE_TIMEOUT) -> FallbackBot:
    """Make any bot by name, wrapped to record its faults and times."""
    if name.startswith(COMMAND_PREFIX):
        words = parse_command(name.removeprefix(COMMAND_PREFIX))
        return FallbackBot(name, seed, lambda seed: SubprocessBot(words, seed, limit), None)
    own = _builtin_maker(name)
    if own is None and name not in bot_names():
        raise CitadelsError(f"unknown bot {name!r}; choose from {', '.join(bot_names())}")
    # Built-in bots need no time limit.
    return FallbackBot(name, seed, own or load_plugin(name), None if own else limit)


def check_bot(name: object) -> None:
    """Raise CitadelsError if a bot does not exist or cannot start."""
    if not isinstance(name, str):
        remedy = "register your own class as a plug-in, see docs/bots.md"
        raise CitadelsError(f"{name!r} is not a bot name; {remedy}")
    make_bot(name, "").close()


def search_network(names: Iterable[str]) -> str | None:
    """Return the digest of the network used by ``search``, or None if no bot in ``names`` searches with one.

    Without numpy, search plays without its network and gives other answers for the same number of nodes.
    Anything that compares or resumes games must record which.
    """
    return network_digest() if any(map(searches, names)) else None


def searches(name: str) -> bool:
    """Return whether this names ``search``, with any budget."""
    return name == SEARCH or name.startswith(SEARCH_PREFIX)


__all__ = [
    "BOTS",
    "BlindBot",
    "Bot",
    "ExpertBot",
    "FallbackBot",
    "Fault",
    "GreedyBot",
    "LearnedBot",
    "RandomBot",
    "SearchBot",
    "SubprocessBot",
    "bot_names",
    "check_bot",
    "fallback_bot",
    "is_bot_name",
    "make_bot",
    "search_network",
    "searches",
]

deprecate_names(
    __name__,
    {
        "COMMAND": "COMMAND_PREFIX",
        "DICE": "RANDOM",
        "GuardedBot": "FallbackBot",
        "ProgramBot": "SubprocessBot",
        "WITH_BUDGET": "SEARCH_PREFIX",
        "guarded_bot": "fallback_bot",
    },
)
