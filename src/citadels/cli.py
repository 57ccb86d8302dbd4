"""The `citadels` command: list the commands, import the one that is typed, report errors in one line."""

from __future__ import annotations

import importlib
import importlib.util
import os
from typing import Annotated, Any, Final, NamedTuple

import typer
import typer.main
from typer.core import TyperCommand, TyperGroup

from citadels.commands.app import command_app
from citadels.engine.errors import CitadelsError
from citadels.extras import MissingExtraError
from citadels.terminal.invocation import PROGRAM
from citadels.terminal.printable import printable
from citadels.version import __version__


class Entry(NamedTuple):
    """A command in the list: its module in `citadels.commands`, and the first sentence of its help."""

    module: str
    summary: str


COMMANDS: Final = {
    "play": Entry("play", "Play a game against bots in the terminal, with numbered choices."),
    "rules": Entry("rules", "Look up what a card does, with rulings, or list all cards."),
    "simulate": Entry("simulate", "Let bots play games and report the results."),
    "record": Entry("record", "Let bots play games and write every decision to Parquet files for training."),
    "arena": Entry(
        "arena", "Let bots play each other over common deals with rotated seats, and report which is better."
    ),
    "study": Entry(
        "study", "Measure what characters, districts, the crown, seats, lists and options are worth."
    ),
    "replay": Entry("replay", "Print a recorded game from the beginning, or verify its file."),
    "position": Entry("position", "Check a position, and show the table and the question."),
    "analyze": Entry(
        "analyze",
        "Analyze a position or every decision of a game: what each answer is worth, and why.",
    ),
    "serve": Entry("serve", "Start a server for web tables, which friends join by a link."),
    "worker": Entry("worker", "Run a worker on this machine that computes bot moves for servers elsewhere."),
    "site": Entry("site", "Write the game as static files for any web host; they need no server."),
    "backup": Entry("backup", "Copy the tables of the web server to a file, even while it runs."),
    "restore": Entry("backup", "Restore a backup of the web server's tables. Stop the server first."),
    "retention": Entry("serve", "Delete tables whose retention period is over."),
    "bot": Entry("bot", "List, check and begin bots."),
    "admin": Entry(
        "admin",
        "Administer the tables of a server: read reports, close or delete tables, remove or ban players, "
        "drain servers.",
    ),
}
SERVER_COMMANDS: Final = ("serve", "worker", "site", "backup", "restore", "retention", "admin")
FORMER_COMMANDS: Final = {"analyse": "analyze", "think": "worker"}


def load_command(name: str) -> Any:
    """Import a command, or a group of commands such as ``admin``."""
    if name in SERVER_COMMANDS:
        importlib.import_module("citadels.server")  # It says how to install the packages that are missing.
    module = importlib.import_module(f"citadels.commands.{COMMANDS[name].module}")
    found: Any = typer.main.get_command(module.app)
    return getattr(found, "commands", {}).get(name, found)


class Commands(TyperGroup):
    """The commands, which are imported only to run: all of them would take seconds."""

    def __init__(self, **settings: Any) -> None:
        listed = {name: TyperCommand(name, help=entry.summary) for name, entry in COMMANDS.items()}
        super().__init__(**settings | {"commands": listed})

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        args = [FORMER_COMMANDS.get(args[0], args[0]), *args[1:]]
        name, command, rest = super().resolve_command(ctx, args)
        return name, load_command(name) if name else command, rest

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            if not error.message or error.param is None:  # an argument is missing: the usage says more
                raise
            problem = f"{error.param.opts[0]}: {error.message}"
        except CitadelsError as error:
            problem = _message(error, ctx.obj or "en")
        except MissingExtraError as error:
            problem = str(error)
        typer.echo(printable(f"citadels: {problem}"), err=True)
        raise typer.Exit(2)


def _message(error: CitadelsError, language: str) -> str:
    from citadels.settings import SetupError

    return error.text(language, keys=True) if isinstance(error, SetupError) else str(error)


app = command_app(
    "citadels",
    cls=Commands,
    help="The card game Citadels: play it, simulate it, look up its rules.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def build_name() -> str:
    """Return which build of the engine is installed: "pure Python" or "compiled"."""
    found = importlib.util.find_spec("citadels.engine.game")
    return "pure Python" if found and str(found.origin).endswith(".py") else "compiled"


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"citadels {__version__} ({build_name()})")
        raise typer.Exit


@app.callback()
def _citadels(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version and the build."
        ),
    ] = False,
) -> None:
    pass


def use_one_thread() -> None:
    """Let numpy, if it is not loaded yet, multiply in one thread: several would wait for each other."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def main() -> None:
    """Run the command line; the entry point of the installed script."""
    use_one_thread()
    app(prog_name=PROGRAM)
