"""Players that are programs: each sees a view and its options, and answers with an action.

Besides the bots of this package there are those of other packages, found by the entry point group
``citadels.bots``, and programs of any kind, named ``cmd:COMMAND``.
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

# The levels offered to people, the weakest first, and the temperaments of the expert.
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
RANDOM = "random"  # for tests and measurements: nobody is offered to play against it
BOTS = LEVELS | TEMPERAMENTS | {RANDOM: RandomBot}

SEARCH = "search"
COMMAND_PREFIX = "cmd:"  # begins the name of a program
SEARCH_PREFIX = "search:"  # begins the name of a search with a budget of its own


def bot_names() -> list[str]:
    """The names of all bots that need no command; a plug-in does not replace a bot of this package."""
    return list(dict.fromkeys([*BOTS, *plugin_names()]))


def offered_names() -> list[str]:
    """The names of the bots that people are offered to play against."""
    return [name for name in bot_names() if name != RANDOM]


def is_bot_name(name: str) -> bool:
    """Whether this is the name of a bot that needs no command."""
    return name in bot_names() or name.startswith(SEARCH_PREFIX)


def make_bot(name: str, seed: str, limit: float = CHOOSE_TIMEOUT) -> Bot:
    """The bot of this name; the same seed makes the same choices.

    It is one of this package (``search`` may have a budget: ``search:5s``), one of a plug-in, or a program:
    ``cmd:COMMAND``. Where a plug-in or a program fails to choose within ``limit`` seconds, a greedy bot
    chooses in its place. Close the bot when the game is over.
    """
    make = _builtin_maker(name)
    return fallback_bot(name, seed, limit) if make is None else make(seed)


def _builtin_maker(name: str) -> Callable[[str], Bot] | None:
    """How a bot of this package is made; None if it is not one."""
    if name.startswith(SEARCH_PREFIX):
        budget = Budget.parse(name.removeprefix(SEARCH_PREFIX))
        return lambda seed: SearchBot(seed, budget)
    return BOTS.get(name)


def fallback_bot(name: str, seed: str, limit: float = CHOOSE_TIMEOUT) -> FallbackBot:
    """Any bot by its name, with a record of its faults and times."""
    if name.startswith(COMMAND_PREFIX):
        words = parse_command(name.removeprefix(COMMAND_PREFIX))
        return FallbackBot(name, seed, lambda seed: SubprocessBot(words, seed, limit), None)
    own = _builtin_maker(name)
    if own is None and name not in bot_names():
        raise CitadelsError(f"there is no bot {name!r}; there are {', '.join(bot_names())}")
    # A bot of this package keeps time itself.
    return FallbackBot(name, seed, own or load_plugin(name), None if own else limit)


def check_bot(name: object) -> None:
    """Refuse a bot that does not exist or cannot be started."""
    if not isinstance(name, str):
        remedy = "offer a class of your own as a plug-in, see docs/bots.md"
        raise CitadelsError(f"{name!r} is not the name of a bot; {remedy}")
    make_bot(name, "").close()


def search_network(names: Iterable[str]) -> str | None:
    """Return the digest of the network that search consults here, if a bot of these names searches.

    Without numpy search plays without its network, and gives other answers for the same number of nodes. So
    whatever compares or continues games has to know this.
    """
    return network_digest() if any(map(searches, names)) else None


def searches(name: str) -> bool:
    """Tell whether the bot of this name is ``search``, with whatever budget."""
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
