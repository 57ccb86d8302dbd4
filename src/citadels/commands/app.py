"""How commands are declared: a Typer app in each module, which `citadels.cli` imports when it is needed."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

import typer
from typer.core import TyperCommand

from citadels.terminal.invocation import PROGRAM
from citadels.terminal.printable import printable_output

# Boxes and colors are for people: text that is piped or logged stays plain.
MARKUP: Final = "rich" if sys.stdout.isatty() and sys.stderr.isatty() else None

# By command: options under their former names, which still work but are not listed.
FORMER_OPTIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "arena": {"--most": "--max-games"},
    "study": {
        "--ledger": "--journal",
        "--lists": "--presets",
        "--pictures": "--svg-dir",
        "--players": "--seats",
    },
    "tables": {"--most": "--max-count"},
    "log": {"--most": "--max-count"},
    "reports": {"--most": "--max-count"},
    "chat": {"--most": "--max-count"},
    "drain": {"--lift": "--undo"},
}


class Command(TyperCommand):
    """A command that also accepts the former names of its options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        former = FORMER_OPTIONS.get(self.name or "", {})
        return super().parse_args(ctx, [_present_option(word, former) for word in args])


def _present_option(word: str, former: Mapping[str, str]) -> str:
    """
    >>> _present_option("--most=5", {"--most": "--max-games"}), _present_option("5", {})
    ('--max-games=5', '5')
    """
    name, equals, value = word.partition("=")
    return former.get(name, name) + equals + value


def command_app(name: str | None = None, **settings: Any) -> typer.Typer:
    """Make the app of a command module. Only groups of commands, such as ``admin``, have a name."""
    return typer.Typer(
        name=name, add_completion=False, rich_markup_mode=MARKUP, pretty_exceptions_enable=False, **settings
    )


def command(
    app: typer.Typer, *examples: str, name: str | None = None, cls: type[TyperCommand] = Command
) -> Callable[[Callable[..., int | None]], Callable[..., int | None]]:
    """Register the decorated function as a command. What it returns is the exit code; None means 0.

    An example is what follows the name of the program, or that of the group.
    """
    group = f"{app.info.name} " if app.info.name else ""
    epilog = "Examples:  " + "  ·  ".join(f"{PROGRAM} {group}{example}" for example in examples)
    register = app.command(name, cls=cls, epilog=epilog)

    def add(function: Callable[..., int | None]) -> Callable[..., int | None]:
        @functools.wraps(function)
        def run(*args: Any, **given: Any) -> None:
            try:
                with printable_output():
                    code = function(*args, **given)
            except KeyboardInterrupt:
                raise typer.Exit(130) from None
            if code:
                raise typer.Exit(code)

        register(run)
        return function

    return add
