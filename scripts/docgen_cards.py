"""Lists of docs/custom-cards.md: the signatures of verbs, and the functions of changes."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Final

from citadels.engine import actions, changes
from scripts.docgen_actions import VERBS
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
HEADING: Final = re.compile(r"# -- (.+?) -*$|def ([a-z]\w*)\(", re.MULTILINE)


def parts() -> dict[str, Lines]:
    """The generated parts of the page, by name."""
    return {
        "verb signatures": table(("signature", "arguments", "an action", "its verbs"), _signatures()),
        "changes": _changes(),
    }


def _signatures() -> Iterator[tuple[str, ...]]:
    for name, (arguments, example) in SIGNATURES.items():
        signature = getattr(actions, name)
        verbs = ", ".join(f"`{verb}`" for verb in sorted(VERBS) if VERBS[verb] == signature)
        yield f"`{name}`", arguments, f"`{example}`", verbs


def _changes() -> Iterator[str]:
    """The public functions of ``changes`` under the headings of its source."""
    for heading, name in HEADING.findall(inspect.getsource(changes)):
        if heading:
            yield from ("", f"### {heading[0].upper()}{heading[1:]}")
        else:
            function = getattr(changes, name)
            summary = " ".join((inspect.getdoc(function) or "").split()).replace("``", "`")
            yield from ("", f"**`{name}{_parameters(name)}`**  ", summary)


def _parameters(name: str) -> str:
    found = inspect.signature(getattr(changes, name))
    written = re.sub(r"'", "", str(found))
    return written.replace(" -> None", "")
