"""Old names of the public API, which still work and warn."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from citadels.engine.deprecated import warn_renamed

P = ParamSpec("P")
R = TypeVar("R")
C = TypeVar("C")


def deprecate_names(module: str, names: Mapping[str, str]) -> None:
    """Let a module offer its attributes under old names too, each with a DeprecationWarning.

    Call it at the end of the module. Type checkers do not see the old names, so new code cannot use them.
    """

    def get(name: str) -> object:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        warn_renamed(f"{module}.{name}", f"{module}.{names[name]}")
        return getattr(sys.modules[module], names[name])

    sys.modules[module].__getattr__ = get  # type: ignore[method-assign]


def renamed_arguments(**names: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Let a function accept keyword arguments under old names too, given as ``old="new"``."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @wraps(function)
        def call(*args: Any, **given: Any) -> R:
            for old in names.keys() & given.keys():
                warn_renamed(f"argument {old!r}", repr(names[old]))
                given[names[old]] = given.pop(old)
            return function(*args, **given)

        return call

    return decorate


def renamed_fields(**names: str) -> Callable[[type[C]], type[C]]:
    """Let the constructor of a class accept keyword arguments under old names too."""

    def decorate(cls: type[C]) -> type[C]:
        cls.__init__ = renamed_arguments(**names)(cls.__init__)  # type: ignore[method-assign]
        return cls

    return decorate
