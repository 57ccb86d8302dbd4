"""Corrupt positions: take real ones and drop, duplicate, swap or invent values.

What is left either is refused by the field at fault, or is a game that can be played to its end.
"""

from __future__ import annotations

import copy
import inspect
import json
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import citadels
from citadels import EDITIONS, SPECTATOR, Game, PositionError
from citadels.engine.position import FIELDS
from citadels.engine.rules import Edition
from tests.properties.conservation import check_cards, check_characters
from tests.properties.tables import Player, finish, play_on

SAVED = Path(__file__).parents[1] / "saved"
PLACE = re.compile(r"(\w+)(\[\d+\])?(\.[^:]+)?: .")
SETTINGS = ("format", "rules", "edition", "characters", "districts", "key")
LEFT_OUT = ("knowledge", "pending", "deck", "facedown", "revealed", "packet", "suspended", "called", "key")
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 3, 8, 99, 10**9, 1.5, "", "?", "...", "king", "museum", [], {}, [[]],
)  # fmt: skip
MARKS = ("killed", "robbed", "bewitched", "warrant", "threat")

Document = dict[str, Any]
Where = tuple[Any, ...]  # keys and indices that lead to a value


@lru_cache(maxsize=1)
def sound() -> list[Document]:
    """The positions that are corrupted: what releases saved, every question of every edition among them."""
    lines = [line for path in sorted(SAVED.glob("*.json")) for line in path.read_text("utf-8").splitlines()]
    return [json.loads(line) for line in lines]


def corrupt(rng: Random) -> Document:
    """Return a position with a few values corrupted. Often drop some optional fields first."""
    document = copy.deepcopy(rng.choice(sound()))
    if rng.random() < 0.7:
        for field in LEFT_OUT[: rng.randrange(len(LEFT_OUT))]:
            document.pop(field, None)
    for _ in range(rng.choice((1, 1, 2, 3))):
        rng.choice(CORRUPTIONS)(document, rng)
    return document


# -- finding one's way about a document ------------------------------------------------


def places(value: object, where: Where = ()) -> Iterator[Where]:
    """The ways to all values inside."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield (*where, key)
        yield from places(part, (*where, key))


def at(value: Any, where: Where) -> Any:
    for key in where:
        value = value[key]
    return value


def some_place(document: Document, rng: Random) -> tuple[Any, Any]:
    """What a value lies in, and its key or index there. Fields are as likely as each other."""
    fields = [field for field in document if field not in SETTINGS or rng.random() < 0.1]
    within: Any = document
    key: Any = rng.choice(fields or list(document))
    while isinstance(within[key], dict | list) and within[key] and rng.random() < 0.85:
        within = within[key]
        key = rng.choice(list(within) if isinstance(within, dict) else range(len(within)))
    return within, key


def edition_of(document: Document) -> Edition:
    return EDITIONS.get(str(document.get("edition")), EDITIONS["2016"])


# -- ways to corrupt it ----------------------------------------------------------------


def drop(document: Document, rng: Random) -> None:
    within, key = some_place(document, rng)
    if len(document) > 1:
        del within[key]


def double(document: Document, rng: Random) -> None:
    within, key = some_place(document, rng)
    if isinstance(within, list):
        within.insert(rng.randrange(len(within) + 1), copy.deepcopy(within[key]))


def replace(document: Document, rng: Random) -> None:
    within, key = some_place(document, rng)
    within[key] = copy.deepcopy(rng.choice(ODD))


def wrap(document: Document, rng: Random) -> None:
    within, key = some_place(document, rng)
    within[key] = rng.choice(([within[key]], {"x": within[key]}, str(within[key])))


def rename(document: Document, rng: Random) -> None:
    """Another card, step, verb or number than was meant."""
    within, key = some_place(document, rng)
    edition = edition_of(document)
    names = [*[c.key for c in edition.characters], *edition.kind, *edition.steps, *edition.verbs]
    number = type(within[key]) is int
    within[key] = within[key] + rng.choice((-1, 1)) if number else rng.choice(names)


def exchange(document: Document, rng: Random) -> None:
    """Two values change places."""
    (one, here), (other, there) = some_place(document, rng), some_place(document, rng)
    one[here], other[there] = copy.deepcopy(other[there]), copy.deepcopy(one[here])


def trade(document: Document, rng: Random) -> None:
    """Two names, or two numbers, change places: nothing is lost, but it lies elsewhere."""
    kind = rng.choice((str, str, int))
    leaves = [where for where in places(document) if type(at(document, where)) is kind]
    leaves = [where for where in leaves if where[0] not in SETTINGS]
    if leaves:
        one, other = rng.choice(leaves), rng.choice(leaves)
        here, there = at(document, one), at(document, other)
        at(document, one[:-1])[one[-1]], at(document, other[:-1])[other[-1]] = there, here


def move(document: Document, rng: Random) -> None:
    """A card or a step goes from one list to another."""
    lists = [part for where in places(document) if isinstance(part := at(document, where), list)]
    full = [part for part in lists if part and isinstance(part[0], str | list)]
    if full:
        source, target = rng.choice(full), rng.choice(lists)
        target.insert(rng.randrange(len(target) + 1), source.pop(rng.randrange(len(source))))


def transplant(document: Document, rng: Random) -> None:
    """A part of another position comes into the same place, if there is one."""
    other = rng.choice(sound())
    *way, last = rng.choice(list(places(other)))
    if tuple(way) in {(), *places(document)} and isinstance(within := at(document, tuple(way)), dict):
        within[last] = copy.deepcopy(at(other, (*way, last)))


def add_step(document: Document, rng: Random) -> None:
    """Something more to do, somewhere in the stack."""
    edition = edition_of(document)
    name = rng.choice(list(edition.steps))
    parameters = inspect.signature(edition.steps[name]).parameters.values()
    values = {"list[int]": [rng.randrange(9)], "str": rng.choice(list(edition.built)), "bool": True}
    arguments = [values.get(str(each.annotation), rng.randrange(-1, 5)) for each in parameters]
    stack = document.setdefault("pending", [["Call", 1]])
    if isinstance(stack, list):
        stack.insert(rng.randrange(len(stack) + 1), [name, *arguments])


def other_turn(document: Document, rng: Random) -> None:
    """Let a player act as another character, and derive the pending steps."""
    turn, characters = document.get("turn"), document.get("characters")
    if isinstance(turn, dict) and isinstance(characters, list) and characters:
        turn |= {"character": rng.choice(characters), "gathered": rng.random() < 0.5}
        document.pop("called", None)
        document.pop("pending", None)


def add_mark(document: Document, rng: Random) -> None:
    marks, characters = document.setdefault("marks", []), document.get("characters")
    if isinstance(marks, list) and isinstance(characters, list) and characters:
        mark = {"mark": rng.choice(MARKS), "character": rng.choice(characters), "owner": rng.randrange(4)}
        marks.append(mark)


CORRUPTIONS = (
    drop, double, replace, rename, rename, wrap, exchange, move, move, trade, trade, trade, transplant,
    transplant, add_step, add_step, other_turn, other_turn, add_mark,
)  # fmt: skip


# -- what is left ----------------------------------------------------------------------


def check(document: Document, rng: Random) -> bool:
    """Whether a document is still a position: then it is whole, and otherwise it is said where it is not."""
    found = game_of(document)
    if isinstance(found, Game):
        check_whole(found, rng)
        return True
    place = PLACE.match(found)
    assert place, found
    assert place[1] in (*FIELDS, *document), found
    return False


def game_of(document: Document) -> Game | str:
    """The game of a position, or why it is none."""
    try:
        return citadels.load(document)
    except PositionError as error:
        return str(error)


def check_whole(game: Game, rng: Random) -> None:
    """It goes through JSON, everyone has a view, worlds can be dealt from it, and it comes to an end."""
    position = json.loads(json.dumps(game.to_json()))
    assert citadels.load(position).to_json() == position
    check_accounts(game)
    for seat in range(SPECTATOR, game.rules.seats):
        json.dumps(game.view(seat).to_json())
    some_view = game.view(rng.randrange(SPECTATOR, game.rules.seats))
    finish(citadels.deal(some_view, rng), Player(rng.randrange(2**32)))
    if rng.random() < 0.7:
        game = citadels.load(position, record=False)
    for _ in play_on(game, Player(rng.randrange(2**32), busy=rng.random() < 0.5)):
        if rng.random() < 0.02:
            check_accounts(game)


def check_accounts(game: Game) -> None:
    position = game.to_json()
    check_cards(game, position)
    if not game.over:
        check_characters(game, position)
