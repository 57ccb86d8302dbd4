"""Which cards use which hooks, and what the example package consists of, for docs/custom-cards.md."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import citadels
from citadels.engine.cards import Card, Character, District
from scripts.docgen_markers import Lines, table

EXAMPLE: Final = Path(__file__).resolve().parent.parent / "examples" / "cards"
MAX_NAMED_CARDS: Final = 8  # cards to name; if there are more, only their number is given


def cards() -> list[Card]:
    """All cards of all editions, in all their versions."""
    found: list[Card] = []
    for edition in citadels.EDITIONS.values():
        found += [*edition.characters, *edition.districts]
        found += [character for others in edition.variants.values() for character in others]
    return found


def users(base: type[Card], name: str) -> list[str]:
    """The keys of the cards that override a hook or an attribute."""
    usual = getattr(base, name)
    return sorted(
        {card.key for card in cards() if isinstance(card, base) and getattr(type(card), name) != usual}
    )


def used() -> Lines:
    """A table of all hooks with the cards that use them."""
    rows: list[tuple[str, str]] = []
    for base in (Card, Character, District):
        for name in [name for name in vars(base) if not name.startswith("_") and name != "key"]:
            keys = users(base, name)
            names = ", ".join([f"`{key}`" for key in keys])
            shown = names if len(keys) <= MAX_NAMED_CARDS else f"{len(keys)} cards"
            rows += [(f"`{name}`", shown)] if keys else []
    return table(("hook", "used by"), rows)


def files() -> list[Path]:
    """The files of the example."""
    found = [path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return sorted(found, key=lambda path: (path.suffix != ".py", path.parent, path.name))


def counted() -> Lines:
    """A table of the example's files with their numbers of lines."""
    lengths = {
        path.relative_to(EXAMPLE).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in files()
    }
    rows: list[tuple[str, int]] = [(f"`{name}`", length) for name, length in lengths.items()]
    return table(("file", "lines"), [*rows, (f"{len(lengths)} files", sum(lengths.values()))])


def parts() -> dict[str, Lines]:
    """The parts to write into the page."""
    return {"the files": counted(), "the cards that use the hooks": used()}
