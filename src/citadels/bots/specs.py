"""Bots from anywhere: files, modules, classes, callables and instances, each under a stable name.

A plan, a report and a journal know a bot by its name alone. :class:`BotSpec` is such a name for a bot that
only Python has; ``my_bot.py:Mine`` and ``my_package.bots:Mine`` name one that every process can import.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Self

from citadels.bots.base import Bot
from citadels.bots.fallback import START_TIMEOUT, BotError, captured_output, run_with_timeout
from citadels.engine.actions import Action
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Option
from citadels.engine.view import View

BotMaker = Callable[[str], Bot]  # makes a bot from a seed; usually its class
BotLike = str | Bot | BotMaker  # whatever can play: a name, an instance, a class or another callable

COMMAND_PREFIX: Final = "cmd:"  # prefix of an external program's command
SEARCH_PREFIX: Final = "search:"  # prefix of a search budget
DIGEST_LENGTH: Final = 16  # of the SHA-256 of a bot's file, in hexadecimal digits
KINDS: Final = (
    "a name, my_bot.py:Class, a subclass of citadels.bots.Bot, an instance, or a callable that takes a seed"
)

_IDENTIFIERS: Final = r"[^\W\d]\w*(\.[^\W\d]\w*)*"
_FILE: Final = re.compile(rf"(?P<source>.+\.py)(:(?P<name>{_IDENTIFIERS}))?", re.DOTALL)
_MODULE: Final = re.compile(rf"(?P<source>{_IDENTIFIERS}):(?P<name>{_IDENTIFIERS})")


class BotSpec(str):
    """The name of a class, a callable or an instance, with the callable that makes the bot.

    It is a plain name wherever one is wanted, and takes its bot along when it is pickled.
    """

    __slots__ = ("make",)

    make: BotMaker

    def __new__(cls, name: str, make: BotMaker) -> Self:
        spec = super().__new__(cls, name)
        spec.make = make
        return spec

    def __reduce__(self) -> tuple[object, ...]:
        return BotSpec, (str(self), self.make)

    def __deepcopy__(self, memo: object) -> Self:
        return self


def bot_spec(bot: BotLike, name: str | None = None) -> str:
    """Return the name under which a bot takes part in plans and reports.

    Names are returned as they are. Two instances of one class need a ``name`` each.
    """
    if isinstance(bot, str):
        return bot
    make = maker_of(bot, name or repr(bot))
    return BotSpec(name or _name_of(bot), make)


def bot_specs(bots: Iterable[BotLike]) -> tuple[str, ...]:
    """Return the names under which bots take part in plans and reports."""
    return tuple([bot_spec(bot) for bot in bots])


def maker_of(bot: object, what: str) -> BotMaker:
    """Return the callable that makes a bot; raise CitadelsError, naming ``what``, if this is none."""
    if isinstance(bot, Bot):
        return Lender(bot)
    if isinstance(bot, type) and not issubclass(bot, Bot):
        raise CitadelsError(f"{what} is not a bot; make it a subclass of citadels.bots.Bot")
    if inspect.isabstract(bot):
        raise CitadelsError(f"{what} cannot play; give it a method choose(self, view, options)")
    if not callable(bot):
        raise CitadelsError(f"{what} is not a bot; pass {KINDS}")
    return bot


class Lender:
    """Makes the bot of one instance: always that instance, which its owner closes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def __call__(self, seed: str) -> Bot:
        return BorrowedBot(self.bot)


class BorrowedBot(Bot):
    """Plays as an instance that belongs to someone else."""

    def __init__(self, bot: Bot) -> None:
        super().__init__("")
        self._bot = bot

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Return the choice of the instance."""
        return self._bot.choose(view, options)


# -- names -------------------------------------------------------------------------------


def _name_of(bot: Bot | BotMaker) -> str:
    """Return the name of a class, a callable, or an instance's class: the import path, if it has one."""
    thing = _definition(bot)
    name: str = getattr(thing, "__qualname__", type(thing).__qualname__)
    if "<" in name:  # defined in a function, from where it cannot be imported
        return name.rpartition(".")[2].strip("<>")
    module = getattr(thing, "__module__", None) or type(thing).__module__
    if module != "__main__":
        return f"{module}:{name}"
    script = getattr(sys.modules["__main__"], "__file__", None)
    return name if script is None else f"{os.path.relpath(script)}:{name}"


def _definition(bot: object) -> Any:
    """Return the class or function that defines a bot."""
    if isinstance(bot, Lender | Bot):
        return type(bot.bot if isinstance(bot, Lender) else bot)
    return getattr(bot, "func", bot)  # of functools.partial


def is_import_path(name: str) -> bool:
    """Return whether a name says where to import a bot from.

    >>> [is_import_path(name) for name in ("my_bot.py:Mine", "my_bot.py", "bots.mine:Mine", "search:5s")]
    [True, True, True, False]
    """
    if name.lower().startswith((COMMAND_PREFIX, SEARCH_PREFIX)):
        return False
    return bool(_FILE.fullmatch(name) or _MODULE.fullmatch(name))


def bot_files(names: Iterable[str]) -> dict[str, str]:
    """Return a digest of the file that defines each bot from a file, a module or a class.

    Whatever compares or resumes games must record it: another file is another bot of the same name.
    """
    files = {str(name): _source_file(name) for name in names}
    return {name: _digest(path)[:DIGEST_LENGTH] for name, path in files.items() if path is not None}


def _source_file(name: str) -> Path | None:
    """Return the file that defines a bot, or None if there is none or the bot is registered."""
    if isinstance(name, BotSpec):
        file = _file_of_definition(_definition(name.make))
    elif not is_import_path(name):
        return None
    elif found := _FILE.fullmatch(name):
        file = found["source"]
    else:
        file = _file_of_module(name.partition(":")[0])
    return Path(file) if file is not None and Path(file).is_file() else None


def _file_of_definition(thing: Any) -> str | None:
    try:
        return inspect.getsourcefile(thing)
    except TypeError:
        return None


def _file_of_module(module: str) -> str | None:
    _add_to_path(Path.cwd())
    try:
        spec = importlib.util.find_spec(module)
    except (ImportError, ValueError):
        return None
    return None if spec is None else spec.origin


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


# -- importing ---------------------------------------------------------------------------


def load_bot(name: str) -> BotMaker:
    """Import a bot by its path and return the callable that makes it; raise CitadelsError if it is unusable.

    A file is imported again once it has changed.
    """
    file = _FILE.fullmatch(name)
    found = file or _MODULE.fullmatch(name)
    assert found is not None
    module = _guarded(name, lambda: _import_file(found["source"]) if file else _import(found["source"]))
    attribute = found["name"] or _only_bot(module, found["source"])
    thing: object = module
    for part in attribute.split("."):
        thing = getattr(thing, part, None)
    if thing is None:
        raise CitadelsError(f"{found['source']} has no bot {attribute!r}; {_offer(module)}")
    return maker_of(thing, name)


def _guarded(name: str, load: Callable[[], ModuleType]) -> ModuleType:
    try:
        with captured_output():
            return run_with_timeout(load, START_TIMEOUT)
    except BotError as error:
        raise CitadelsError(f"cannot import bot {name!r}: {error}") from error


def _import(module: str) -> ModuleType:
    _add_to_path(Path.cwd())
    return importlib.import_module(module)


def _import_file(source: str) -> ModuleType:
    path = Path(source)
    if not path.is_file():
        raise BotError("crash", f"there is no file {source}")
    path = path.resolve()
    digest = sha256(f"{path}\n{_digest(path)}".encode()).hexdigest()
    name = re.sub(r"\W", "_", f"citadels_bot_{path.stem}_{digest[:DIGEST_LENGTH]}")
    if name not in sys.modules:
        _add_to_path(path.parent)
        _execute(name, path)
    return sys.modules[name]


def _execute(name: str, path: Path) -> None:
    """Import a file as the module ``name``."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # Dataclasses and pickle look there.
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise


def _add_to_path(folder: Path) -> None:
    """Let a bot import what lies beside it. The folder comes last, so that it hides nothing."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _only_bot(module: ModuleType, source: str) -> str:
    """Return the name of the only bot that a module defines."""
    names = _bots_in(module)
    if len(names) == 1:
        return names[0]
    raise CitadelsError(f"{source} has {len(names)} bots; {_offer(module)}")


def _offer(module: ModuleType) -> str:
    names = _bots_in(module)
    return f"choose from {', '.join(names)}" if names else "write a subclass of citadels.bots.Bot there"


def _bots_in(module: ModuleType) -> list[str]:
    return [
        name
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Bot) and thing.__module__ == module.__name__
        if not inspect.isabstract(thing)
    ]
