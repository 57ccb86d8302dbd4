"""Bots: each turns a view and its options into an action.

Bots come from this package, from other packages by the entry point group ``citadels.bots``, from Python files
and modules (``my_bot.py:Mine``), from external programs named ``cmd:COMMAND``, or are passed as objects.
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
from citadels.bots.specs import (
    COMMAND_PREFIX,
    SEARCH_PREFIX,
    BotLike,
    BotSpec,
    bot_files,
    bot_spec,
    is_import_path,
    load_bot,
)
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


def bot_names() -> list[str]:
    """Return the names of all built-in bots and plug-ins. A built-in bot hides a plug-in of its name."""
    return list(dict.fromkeys([*BOTS, *plugin_names()]))


def offered_names() -> list[str]:
    """Return the names of the bots offered to players."""
    return [name for name in bot_names() if name != RANDOM]


def is_bot_name(name: str) -> bool:
    """Return whether this names a built-in bot or a plug-in, not an external program."""
    return name in bot_names() or name.startswith(SEARCH_PREFIX)


def make_bot(bot: BotLike, seed: str, limit: float = CHOOSE_TIMEOUT) -> Bot:
    """Make a bot. The same seed makes the same choices.

    It is given by its name: that of a built-in bot (``search`` takes a budget: ``search:5s``) or of a
    plug-in, where to import it from (``my_bot.py:Mine`` or ``my_package:Mine``), or an external program:
    ``cmd:COMMAND``. A class, another callable and an instance will do too. If a bot that is not of this
    package fails to choose within ``limit`` seconds, ``greedy`` chooses instead. Close the bot when the game
    is over.
    """
    spec = bot_spec(bot)
    make = None if isinstance(spec, BotSpec) else _builtin_maker(spec)
    return fallback_bot(spec, seed, limit) if make is None else make(seed)


def _builtin_maker(name: str) -> Callable[[str], Bot] | None:
    """Return the constructor of a built-in bot, or None for other names."""
    if name.startswith(SEARCH_PREFIX):
        budget = Budget.parse(name.removeprefix(SEARCH_PREFIX))
        return lambda seed: SearchBot(seed, budget)
    return BOTS.get(name)


def fallback_bot(bot: BotLike, seed: str, limit: float = CHOOSE_TIMEOUT) -> FallbackBot:
    """Make any bot, wrapped to record its faults and times."""
    name = bot_spec(bot)
    if isinstance(name, BotSpec):
        return FallbackBot(str(name), seed, name.make, limit)
    if name.startswith(COMMAND_PREFIX):
        words = parse_command(name.removeprefix(COMMAND_PREFIX))
        return FallbackBot(name, seed, lambda seed: SubprocessBot(words, seed, limit), None)
    own = _builtin_maker(name)
    # Built-in bots need no time limit.
    return FallbackBot(name, seed, own or _imported_maker(name), None if own else limit)


def _imported_maker(name: str) -> Callable[[str], Bot]:
    """Return what makes a bot of another package or file."""
    if name in bot_names():
        return load_plugin(name)
    if is_import_path(name) and name.partition(":")[0] not in bot_names():
        return load_bot(name)
    raise CitadelsError(f"unknown bot {name!r}; choose from {', '.join(bot_names())}, or write FILE.py:CLASS")


def check_bot(bot: object) -> None:
    """Raise CitadelsError if a bot does not exist or cannot start."""
    name = bot_spec(bot)  # type: ignore[arg-type]
    if isinstance(name, BotSpec) and (is_bot_name(name) or name.startswith(COMMAND_PREFIX)):
        raise CitadelsError(f"{str(name)!r} is the name of a registered bot; give yours another name")
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
    "COMMAND_PREFIX",
    "SEARCH_PREFIX",
    "BlindBot",
    "Bot",
    "BotLike",
    "BotSpec",
    "ExpertBot",
    "FallbackBot",
    "Fault",
    "GreedyBot",
    "LearnedBot",
    "RandomBot",
    "SearchBot",
    "SubprocessBot",
    "bot_files",
    "bot_names",
    "bot_spec",
    "check_bot",
    "fallback_bot",
    "is_bot_name",
    "is_import_path",
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
