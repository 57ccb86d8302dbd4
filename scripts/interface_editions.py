"""The page that puts the editions side by side, from their data and the texts of their cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from citadels.editions import EDITIONS
from citadels.engine.actions import TYPES
from citadels.engine.cards import Character, District
from citadels.engine.rules import Edition
from citadels.locale import Texts

TEXTS = Texts("en", strict=True)
KEYS = tuple(EDITIONS)

INTRO = """\
The program plays four editions of the game, each as its rulebook has it. [The rules](rules.md) say it in
full, with what was decided where a rulebook is silent; this page is for choosing one, and for those who know
one edition and play another.

- `2016` is the game as it is sold today, and what you get if you say nothing.
- `2002` is the English game of Fantasy Flight with its expansion characters.
- `dark_city` is the French game with *La Cité Sombre*.
- `2000` is an Italian sheet for the early French game, kept with the values of its own.

```sh
./play play --edition 2002                            # the eight basic characters
./play play --edition 2002 --preset expansion         # the expansion characters
./play play --edition dark_city --size 6 --seats 6    # a short game
./play play --edition 2000 --variants crown_after_round
./play rules --edition dark_city emperor
```

```pycon
>>> import citadels
>>> game = citadels.new_game("dark_city", seats=5, size=7, districts=["lighthouse", "bell_tower", "keep"])
>>> len(game.rules.deck()), game.rules.size
(60, 7)

```

A cast is chosen card by card with `--characters`, one for each rank; the older editions take any set of
purple districts with `--districts`, the later extras among them. What does not go together is refused, with
the reason.
"""

# What no card says, row by row.
GLANCE = """\
rank 9 | with 3 and 8 players; with 4–7 if you like | with 8; with 4–7 if you like | as `2002` | no
the draft | face-up discards, then one face down | one face down first | as `2016` | as `2016`
3 players | nine characters, one lost on the way | eight characters, two each | as `2002` | as `2002`
first crown | a seat you name, or by lot | as `2016` | by lot, or a seat you name | as `2016`
killed characters | only a rank 4 is revealed | revealed after the round | as `2002` | as `2002`
a killed King | has the crown after the round | as `2016` | as `2016` | the crown stays where it is
the Warlord's own city | may be destroyed | may be destroyed | may be destroyed | may not
ties | the higher rank revealed | points of districts alone, then gold | as `2002` | points of districts alone
"""


def editions_page(written_by: str) -> str:
    """The whole page."""
    lines = ["# The editions side by side", "", written_by, "", *INTRO.splitlines(), ""]
    lines += ["## At a glance", "", *_glance(), "", "## Characters", ""]
    lines += [
        "What a character does, where an edition has it. Where several have the same text it stands once.",
        "",
    ]
    lines += [*_texts(_keys(True)), "## Basic districts", "", "Cost, and number of cards.", "", *_basic(), ""]
    lines += ["## Unique districts", ""]
    lines += [
        "In the older editions they are called purple. *Extra*: not in the deck unless you name it.",
        "",
    ]
    lines += [*_unique(), "", "What they do:", "", *_texts(_unique_keys())]
    return "\n".join(lines).rstrip() + "\n"


def _row(cells: Sequence[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _head(first: str) -> list[str]:
    return [_row([first, *[f"`{key}`" for key in KEYS]]), "|---" * (len(KEYS) + 1) + "|"]


# -- at a glance ---------------------------------------------------------------------------


def _glance() -> Iterator[str]:
    yield from _head("")
    editions = EDITIONS.values()
    yield _row(["players", *[f"{min(e.box.sizes)}–{max(e.box.sizes)}" for e in editions]])
    yield _row(["characters", *[len(e.characters) for e in editions]])
    yield _row(["district cards", *map(_deck, editions)])
    yield _row(["a complete city", *map(_sizes, editions)])
    yield from [f"| {line} |" for line in GLANCE.splitlines()]
    yield _row(["optional rules", *[", ".join(f"`{v}`" for v in e.variants) or "–" for e in editions]])
    yield _row(["lists", *[", ".join(f"`{p}`" for p in (*e.presets, "random")) for e in editions]])


def _deck(edition: Edition) -> str:
    basic = sum(edition.copies[: edition.basic_kinds])
    unique = {district.key: edition.copies[district.kind] for district in _unique_of(edition)}
    usual = sum(unique[key] for key in edition.box.usual) or edition.box.unique_count or 0
    if not edition.box.usual:
        return f"{basic} + {usual} of {len(unique)} unique"
    extras = sum(unique.values()) - usual
    return f"{basic} + {usual} purple" + (f", {extras} extra" if extras else "")


def _sizes(edition: Edition) -> str:
    sizes = {seats: " or ".join(map(str, found)) for seats, found in edition.box.sizes.items()}
    if len(set(sizes.values())) == 1:
        return f"{next(iter(sizes.values()))} districts"
    return f"{sizes[4]} districts; {sizes[2]} with 2 or 3 players"


# -- cards -----------------------------------------------------------------------------------


def _unique_of(edition: Edition) -> list[District]:
    return edition.districts[edition.basic_kinds :]


def _keys(characters: bool) -> list[str]:
    """The characters or districts of all editions; those of the newest first."""
    cards = [card for e in EDITIONS.values() for card in (e.characters if characters else e.districts)]
    return list(dict.fromkeys([card.key for card in cards]))


def _unique_keys() -> list[str]:
    return sorted({district.key for edition in EDITIONS.values() for district in _unique_of(edition)})


def _card(edition: Edition, key: str) -> Character | District | None:
    kind = edition.kind.get(key)
    return edition.districts[kind] if kind is not None else edition.character(key)


def _texts(keys: Sequence[str]) -> Iterator[str]:
    for key in keys:
        by_text: dict[str, list[str]] = {}
        for edition in EDITIONS.values():
            card = _card(edition, key)
            if card is not None:
                rank = f"(rank {card.rank}) " if isinstance(card, Character) else ""
                by_text.setdefault(rank + TEXTS.of(edition.key).card_text(key), []).append(f"`{edition.key}`")
        yield f"- **{TEXTS.name(key)}**"
        yield from [f"  - {', '.join(editions)}: {text}" for text, editions in by_text.items()]
    yield ""


def _basic() -> Iterator[str]:
    yield from _head("district")
    found = {d.key: d for e in EDITIONS.values() for d in e.districts[: e.basic_kinds]}
    for district in sorted(found.values(), key=lambda d: (TYPES.index(d.type), d.cost)):
        name = f"{TEXTS.name(district.key)}, {TEXTS.type_name(district.type).lower()}"
        yield _row([name, *[_cost(edition, district.key) for edition in EDITIONS.values()]])


def _unique() -> Iterator[str]:
    yield from _head("district")
    for key in _unique_keys():
        yield _row([TEXTS.name(key), *[_cost(edition, key) for edition in EDITIONS.values()]])


def _cost(edition: Edition, key: str) -> str:
    """Cost and number of cards, or a dash."""
    kind = edition.kind.get(key)
    if kind is None:
        return "–"
    copies = edition.copies[kind]
    extra = kind >= edition.basic_kinds and edition.box.usual and key not in edition.box.usual
    written = f"{edition.districts[kind].cost}{f' ×{copies}' if copies > 1 else ''}"
    return f"{written} (extra)" if extra else written
