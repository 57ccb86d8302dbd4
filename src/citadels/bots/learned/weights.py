"""The file of weights: a line of JSON, and then whole numbers, all tensors one after another.

A weight is a whole number of 16 bits, the lowest byte first, times a power of two that is the same in all of
its tensor: ``shift`` says how far to the left its products move to count in units of ``1 / ONE``.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections.abc import Mapping
from math import prod
from typing import Any, Final, NamedTuple

from citadels.bots.learned.naming import SIGHTS, WORDS
from citadels.encoding.actions import ACTIONS_VERSION
from citadels.encoding.observation import BLOCK, OBSERVATION_VERSION, TABLE
from citadels.engine.actions import SEATS
from citadels.engine.errors import CitadelsError

FORMAT: Final = "citadels-network/1"
ONE: Final = 1 << 24  # of sums
DOWN: Final = 16  # bits by which a sum becomes what a unit says, which has 8 bits behind the point
MOST: Final = (1 << 15) - 1  # that a unit says; the least is 0

# What goes in and what comes out, of each tensor in the file.
SHAPES: Final = {
    "table": ("own", "wide"),
    "player": ("block", "player"),
    "place": ("places", "player"),
    "players": ("places", "player", "wide"),
    "wide": ("wide",),
    "deep": ("wide", "deep"),
    "deep_bias": ("deep",),
    "deeper": ("deep", "deep"),
    "deeper_bias": ("deep",),
    "question": ("deep", "option"),
    "question_bias": ("option",),
    "word": ("words", "option"),
    "sight": ("sights", "option"),
    "target": ("player", "option"),
    "option": ("option", "option"),
    "option_bias": ("option",),
    "logit": ("option",),
    "outlook": ("deep", "worth"),
    "outlook_bias": ("worth",),
    "standing": ("player", "worth"),
    "worth": ("worth",),
}
SIZES: Final = {
    "own": TABLE + BLOCK,
    "block": BLOCK,
    "places": SEATS,
    "words": len(WORDS),
    "sights": len(SIGHTS),
}
MADE_FOR: Final[dict[str, object]] = {
    "format": FORMAT,
    "observation": OBSERVATION_VERSION,
    "actions": ACTIONS_VERSION,
    "naming": hashlib.sha256("\n".join([*WORDS, *SIGHTS]).encode()).hexdigest()[:16],
}


class WeightsError(CitadelsError):
    """A file of weights is missing, damaged, or made for another version of the program."""


class Tensor(NamedTuple):
    """Weights: for each number that goes in a row, with what it adds to each number that comes out."""

    shape: tuple[int, ...]
    shift: int
    numbers: array[int]


class Weights(NamedTuple):
    """A network in whole numbers, and the card that says where it comes from."""

    card: Mapping[str, Any]
    tensors: Mapping[str, Tensor]


def write(weights: Weights) -> bytes:
    """The file."""
    numbers = b"".join(_little(weights.tensors[name].numbers).tobytes() for name in SHAPES)
    tensors = {name: {"shape": found.shape, "shift": found.shift} for name, found in weights.tensors.items()}
    head = {
        **MADE_FOR,
        "sha256": hashlib.sha256(numbers).hexdigest(),
        "card": weights.card,
        "tensors": {name: tensors[name] for name in SHAPES},
    }
    return json.dumps(head).encode() + b"\n" + numbers


def read(file: bytes) -> Weights:
    """What is in a file, if it is whole and for this version of the program."""
    line, _, numbers = file.partition(b"\n")
    try:
        head = json.loads(line)
        _check_versions(head)
        tensors = {name: _declared(head["tensors"][name]) for name in SHAPES}
        _check_shapes(tensors)
        if hashlib.sha256(numbers).hexdigest() != head["sha256"]:
            raise WeightsError("the weights are damaged: their digest is another")
        return Weights(head["card"], _filled(tensors, numbers))
    except (ValueError, KeyError, TypeError) as error:
        raise WeightsError(f"this is no file of weights: {type(error).__name__} {error}") from error


def _declared(head: Any) -> Tensor:
    """A tensor that is still without its numbers."""
    return Tensor(tuple(head["shape"]), head["shift"], array("h"))


def _check_versions(head: Any) -> None:
    for what, expected in MADE_FOR.items():
        if head[what] != expected:
            raise WeightsError(f"these weights are for {what} {head[what]!r}; this is {expected!r}")


def _check_shapes(tensors: Mapping[str, Tensor]) -> None:
    """Refuse tensors that do not fit together."""
    sizes = dict(SIZES)
    for name, (shape, shift, _) in tensors.items():
        axes = zip(SHAPES[name], shape, strict=True)
        expected = tuple([sizes.setdefault(axis, size) for axis, size in axes])
        if shape != expected or shift < 0:
            found = f"of shape {shape}, moved by {shift}"
            raise WeightsError(f"the weights {name!r} are {found}; expected {expected}, by 0 or more")


def _filled(tensors: Mapping[str, Tensor], numbers: bytes) -> dict[str, Tensor]:
    found, at = {}, 0
    for name, tensor in tensors.items():
        end = at + 2 * prod(tensor.shape)
        found[name] = tensor._replace(numbers=_little(array("h", numbers[at:end])))
        at = end
    return found


def _little(numbers: array[int]) -> array[int]:
    """With the lowest byte first, whatever this machine does."""
    if sys.byteorder == "big":
        numbers = array("h", numbers)
        numbers.byteswap()
    return numbers
