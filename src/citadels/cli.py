"""The `citadels` command. Commands here are thin: they read arguments, call the package and print."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from citadels.version import __version__


def _in_terminal() -> bool:
    return sys.stdout.isatty() and sys.stderr.isatty()


app = typer.Typer(
    name="citadels",
    help="The card game Citadels: play it, simulate it, look up its rules.",
    no_args_is_help=True,
    add_completion=False,
    # Boxes and colours are for people: text that is piped or logged stays plain.
    rich_markup_mode="rich" if _in_terminal() else None,
    pretty_exceptions_enable=False,
)


def build_name() -> str:
    """Which build of the engine is installed: "pure Python" or "compiled"."""
    import citadels.engine.game

    return "pure Python" if citadels.engine.game.__file__.endswith(".py") else "compiled"


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"citadels {__version__} ({build_name()})")
        raise typer.Exit


@app.callback()
def _citadels(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version and which build it is."
        ),
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command line; the entry point of the installed script."""
    app()
