"""Pairs of worlds that one player cannot tell apart, in which a bot decides about what is hidden.

`bench.attack` runs this file with the Python of the version under attack, which has its own position format:

    python timing_worlds.py "signed warrant"  # prints two positions, and the answer that leads to the secret
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any, NamedTuple

import citadels

Json = dict[str, Any]
PERSON = 0
SEATS = 4


class Secret(NamedTuple):
    """The hidden face of a mark, which the bot that placed it decides about after the person's answer."""

    preset: str
    mark: str
    prompt: str


SECRETS = {
    "signed warrant": Secret("ambitious_aristocrats", "warrant", "confiscate"),
    "threat with the flower": Secret("devious_dignitaries", "threat", "reveal_threat"),
}


class Worlds(NamedTuple):
    """Two positions that the person cannot tell apart, and the answer they give in both."""

    positions: tuple[Json, Json]
    action: str


def find_worlds(secret: Secret) -> Worlds:
    """Find a moment of a random game after which a bot decides about its mark on the person's character."""
    for seed in range(10_000):
        game, random = citadels.new_game(preset=secret.preset, seats=SEATS, seed=seed), Random(seed)
        while not game.over:
            seat, before = game.seat, game.to_json()
            action = random.choice(game.actions()).text
            game.apply(action, seat)
            if seat == PERSON and game.prompt == secret.prompt and game.seat != PERSON:
                return Worlds((_with_face(before, secret, True), _with_face(before, secret, False)), action)
    raise RuntimeError(f"no game has the question {secret.prompt}")


def _with_face(document: object, secret: Secret, face: bool) -> Json:
    """Return the position with the mark of the acting character true, or false and another one true."""
    found: Json = json.loads(json.dumps(document))
    marks = [mark for mark in found["marks"] if mark["mark"] == secret.mark]
    own = next(mark for mark in marks if mark["character"] == found["turn"]["character"])
    true = own if face else next(mark for mark in marks if mark is not own)
    for mark in marks:
        mark["face"] = mark is true
    return found


if __name__ == "__main__":
    found = find_worlds(SECRETS[sys.argv[1]])
    print(json.dumps({"positions": found.positions, "action": found.action}))
