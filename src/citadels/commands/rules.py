"""``citadels rules``: what the cards do."""

from __future__ import annotations

import sys

from citadels.locale import Texts
from citadels.settings import edition_named
from citadels.terminal.lines import Lines, tolerant
from citadels.terminal.printable import json_text
from citadels.terminal.reference import Reference


def rules(card: str | None, edition: str, as_json: bool, language: str) -> int:
    reference = Reference(Texts(language), edition_named(edition))
    key = None if card is None else reference.find(card)
    if as_json:
        found: object = [reference.to_json(each) for each in reference.cards]
        shown = found if key is None else reference.to_json(key)
        print(json_text(shown, 1), file=tolerant(sys.stdout))
        return 0
    Lines.to(sys.stdout).write(reference.overview() if key is None else reference.lines(key))
    return 0
