"""Generate the lists of docs/custom-cards.md: the signatures of verbs, and the functions of changes."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Final

from citadels.engine import actions, changes
from scripts.docgen_markers import Lines, table

# For each constant: what the arguments range over, and how an action is made.
SIGNATURES: Final[dict[str, tuple[str, str]]] = {
    "ALONE": ("nothing", 'act("end")'),
    "SEAT": ("a seat, 0 to 7", 'act("swap", 2)'),
    "CHARACTER": ("the key of a character", 'act("kill", name="bishop")'),
    "DISTRICT": ("the key of a district card", 'act("build", name="tavern")'),
    "BUILT": ("a district in one's own city; `+` marks a beautified one", 'act("give", name="tavern+")'),
    "SEAT_BUILT": ("a seat, and a district in that seat's city", 'act("destroy", 2, "tavern")'),
    "SEAT_TYPE": ("a seat, and a type of district", 'act("spy", 2, "noble")'),
    "NUMBER": (f"a whole number below {actions.MAX_NUMBER}", 'act("mix", 2)'),
    "GOLD_OR_CARDS": ("one of the words `gold` and `cards`", 'act("gather", name="gold")'),
}
# Functions with which the engine runs rounds and turns. No card calls them.
OF_THE_ENGINE: Final = (
    "shuffle_deck", "begin_round", "lay_out", "recover_discard", "call", "begin_turn", "close_turn",
    "end_game", "note_gathered", "note_built", "note_spent", "pick_character", "discard_character",
    "begin_building", "place",
)  # fmt: skip
HEADING: Final = re.compile(r"# -- (.+?) -*$|def ([a-z]\w*)\(", re.MULTILINE)


def parts() -> dict[str, Lines]:
    """Return the generated parts of the page, by name."""
    return {
        "verb signatures": table(("signature", "arguments", "example"), _signatures()),
        "changes": _changes(),
    }


def _signatures() -> Iterator[tuple[str, ...]]:
    for name, (arguments, example) in SIGNATURES.items():
        yield f"`{name}`", arguments, f"`{example}`"


def _changes() -> Iterator[str]:
    """Yield the functions of ``changes`` that cards call, under the headings of its source."""
    for heading, names in changes_by_heading().items():
        yield f"- {heading}: {', '.join(f'`{name}`' for name in names)}"


def changes_by_heading() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for heading, name in HEADING.findall(inspect.getsource(changes)):
        if heading:
            found[heading] = []
        elif name not in OF_THE_ENGINE:
            [*found.values()][-1].append(name)
    return {heading: names for heading, names in found.items() if names}
