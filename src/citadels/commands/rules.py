"""``citadels rules``: look up cards."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from citadels.commands.app import command, command_app
from citadels.commands.options import HELP, AsJson, Language
from citadels.locale import Texts
from citadels.settings import Setup, edition_named
from citadels.terminal.lines import Lines, tolerant
from citadels.terminal.printable import json_text
from citadels.terminal.reference import Reference

app = command_app()


@command(app, "rules", "rules smithy", "rules tax collector --json")
def rules(
    card: Annotated[
        list[str] | None, typer.Argument(help="A card, by name or key (default: all cards).")
    ] = None,
    edition: Annotated[str, typer.Option(help=HELP["edition"])] = Setup.edition,
    as_json: AsJson = False,
    language: Language = "",
) -> int:
    """Look up what a card does, with rulings, or list all cards."""
    reference = Reference(Texts(language), edition_named(edition))
    key = reference.find(" ".join(card)) if card else None
    if as_json:
        found: object = [reference.to_json(each) for each in reference.cards]
        shown = found if key is None else reference.to_json(key)
        print(json_text(shown, 1), file=tolerant(sys.stdout))
        return 0
    Lines.to(sys.stdout).write(reference.overview() if key is None else reference.lines(key))
    return 0
