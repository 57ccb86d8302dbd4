"""Small networks with weights from a seed, and questions for them; web/tests/network.test.ts has the same.

``python -m tests.bots.learned.made`` writes the questions for the page and the answers anew.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from math import prod
from pathlib import Path
from random import Random
from typing import NamedTuple

from citadels import EDITIONS, Game, Setup
from citadels.bots.learned.action_features import ActionFeatures
from citadels.bots.learned.browser_backend import compact
from citadels.bots.learned.network import feature_table
from citadels.bots.learned.python_backend import PythonBackend
from citadels.bots.learned.weights import SHAPES, SIZES, STRENGTHS, Tensor, Weights, write
from citadels.encoding.actions import action_index
from citadels.encoding.view_encoder import encode
from tests.properties.tables import LISTS, SEATS, Table, play_on, table

STORED = Path(__file__).parents[3] / "web" / "tests" / "network.json"
SEED = 7
SMALL = {"wide": 24, "player": 12, "deep": 20, "option": 16, "worth": 8, "belief": 14}
# How far products move: small numbers of the table, and what units say, come to something like one.
CONSTANT = ("place", "wide", "word", "strength", *[name for name in SHAPES if name.endswith("_bias")])
HEADS = ("logit", "worth", "rank", "cost")
SHIFTS = {"table": 5, "player": 5, "sight": 7, **dict.fromkeys(HEADS, 4), **dict.fromkeys(CONSTANT, 8)}


class Asked(NamedTuple):
    """The arguments of one call of a backend."""

    observation: bytes
    seats: int
    options: list[ActionFeatures]
    strengths: list[int]


def numbers(seed: int, count: int) -> list[int]:
    """Whole numbers of 16 bits that any language can make."""
    found: list[int] = []
    for _ in range(count):
        seed = (seed * 1664525 + 1013904223) % (1 << 32)
        found.append((seed >> 16) - (1 << 15))
    return found


def made_weights(seed: int = SEED) -> Weights:
    """A small network."""
    sizes = {**SIZES, **SMALL}
    shapes = {name: tuple([sizes[axis] for axis in axes]) for name, axes in SHAPES.items()}
    drawn = numbers(seed, sum(map(prod, shapes.values())))
    tensors: dict[str, Tensor] = {}
    for name, shape in shapes.items():
        tensors[name] = Tensor(shape, SHIFTS.get(name, 0), array("h", drawn[: prod(shape)]))
        del drawn[: prod(shape)]
    return Weights({"seed": seed}, tensors)


def tables() -> Iterator[Table]:
    """Tables of all editions, and of 2016 all lists and numbers of seats."""
    for edition in EDITIONS:
        for seed in range(2):
            yield table(edition, Random(seed))
    for number, seats in enumerate(SEATS):
        for preset in (LISTS[number % len(LISTS)], "random"):
            yield Table(Setup(preset=preset, seats=seats), number, number, busy=True)


def positions(every: int) -> Iterator[Game]:
    """Questions of games at all of them."""
    for one in tables():
        game = one.deal()
        for number, _ in enumerate(play_on(game, one.player())):
            if number % every == 0 and not game.over:
                yield game


def asked(game: Game) -> Asked:
    """Return the arguments of a backend for the decision of a game."""
    seat, seats = game.seat or 0, game.rules.seats
    features, number = feature_table(game.rules.edition.key), action_index(seat, seats).indexes
    options = [features[number[action]] for action in game.actions()]
    strengths = [(place + len(options)) % (1 + len(STRENGTHS)) - 1 for place in range(seats)]
    return Asked(encode(game.view(seat)), seats, options, strengths)


def for_the_page() -> list[Asked]:
    """One question from each table, some early, some late."""
    found = [asked(one.at(20 + 9 * number)) for number, one in enumerate(tables())]
    return [one for one in found if 1 < len(one.options) < 12]


def question(one: Asked) -> list[object]:
    """A question as the page's tests have it: of its observation the cells that are not 0."""
    cells = [(at, number) for at, number in enumerate(one.observation) if number]
    return [cells, *one[1:]]


def cases() -> str:
    """The questions, a line each, with the answers, the values for unknown strengths, and the beliefs."""
    weights = made_weights()
    backend, head = PythonBackend(weights), write(weights).partition(b"\n")[0].decode()
    rows = []
    for one in for_the_page():
        values = backend.answer(*one[:2], []).value_logits
        row = [question(one), backend.answer(*one), values, backend.beliefs(*one[:2])]
        rows.append(compact(row))
    return "\n".join([f'{{"seed": {SEED}, "head": {json.dumps(head)}, "cases": [', ",\n".join(rows), "]}\n"])


if __name__ == "__main__":
    STORED.write_text(cases(), encoding="utf-8")
    print(f"{STORED.name}: {STORED.stat().st_size} bytes")
