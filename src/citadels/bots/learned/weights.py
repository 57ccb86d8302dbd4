"""The file of weights: a line of JSON, followed by the integers of all tensors.

A weight is a 16-bit little-endian integer times a power of two that its tensor shares: shifted to the left by
``shift`` bits, its products are in units of ``1 / ACCUMULATOR_ONE``.

The JSON names what the rows stand for: cells of observations, tokens and lookups. So a network is not bound
to the cards of the package that it was trained with.
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections.abc import Collection, Mapping, Sequence
from math import prod
from typing import Any, Final, NamedTuple

from citadels.bots.learned.action_features import lookup_names, token_names
from citadels.encoding.actions import ACTIONS_VERSION
from citadels.encoding.alignment import sources
from citadels.encoding.observation import OBSERVATION_VERSION, cell_names
from citadels.encoding.vocabulary import VOCABULARY, Vocabulary, original
from citadels.engine.actions import SEATS
from citadels.engine.deprecated import warn_renamed
from citadels.engine.errors import CitadelsError

FORMAT: Final = "citadels-network/3"
SECOND_FORMAT: Final = "citadels-network/2"  # without the tensors of `ADDED`
FIRST_FORMAT: Final = "citadels-network/1"  # rows had no names either; see `original`
ACCUMULATOR_ONE: Final = 1 << 24
ACTIVATION_SHIFT: Final = 16  # accumulators have 24 fraction bits, activations 8
ACTIVATION_MAX: Final = (1 << 15) - 1  # the minimum is 0

REQUIRED_VERSIONS: Final[dict[str, object]] = {"observation": OBSERVATION_VERSION, "actions": ACTIONS_VERSION}

# The axes of each tensor in the file, inputs first.
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
    "strength": ("strengths", "worth"),
    "belief_wide": ("wide", "belief"),
    "belief_deep": ("deep", "belief"),
    "belief_player": ("player", "belief"),
    "belief_bias": ("belief",),
    "believed": ("belief", "belief"),
    "believed_bias": ("belief",),
    "rank": ("ranks", "belief"),
    "cost": ("costs", "belief"),
}
# What files of earlier formats lack: zeros, so that all is equally likely and strength makes no difference.
ADDED: Final = tuple(SHAPES)[list(SHAPES).index("strength") :]
BELIEFS: Final = ADDED[1:]
BELIEF_WIDTH: Final = 1  # units of heads that are zero

# What may be known of how strong a seat plays.
STRENGTHS: Final = ("beginner", "novice", "greedy", "expert", "learned")


def axis_names(vocabulary: Vocabulary) -> dict[str, tuple[str, ...]]:
    """Name what the rows of tensors stand for, by axis, with a vocabulary."""
    return {
        "table": cell_names(vocabulary, of_players=False),
        "block": cell_names(vocabulary, of_players=True),
        "places": tuple(map(str, range(SEATS))),
        "words": token_names(vocabulary),
        "sights": lookup_names(vocabulary),
        "strengths": STRENGTHS,
        "ranks": tuple([f"rank {rank}" for rank in vocabulary.ranks]),
        "costs": tuple([f"cost {cost}" for cost in vocabulary.costs]),
    }


def _by_axis(names: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """Add the axis of the first layer: the table, and the block of the player to move."""
    found = {axis: tuple(names[axis]) for axis in NAMES}
    return {**found, "own": found["table"] + found["block"]}


NAMES: Final = axis_names(VOCABULARY)
SIZES: Final = {axis: len(names) for axis, names in _by_axis(NAMES).items()}


class WeightsError(CitadelsError):
    """A file of weights is missing, damaged, or made for another version of the program."""


class Tensor(NamedTuple):
    """Quantized weights: a row for each input."""

    shape: tuple[int, ...]
    shift: int
    numbers: array[int]


class Weights(NamedTuple):
    """A network in integers, assembled for the vocabulary of this package, and its model card."""

    model_card: Mapping[str, Any]
    tensors: Mapping[str, Tensor]

    @property
    def card(self) -> Mapping[str, Any]:
        """Deprecated name of `model_card`."""
        warn_renamed("Weights.card", "Weights.model_card")
        return self.model_card


def write(weights: Weights) -> bytes:
    """Return the content of a file of weights."""
    numbers = b"".join(_little(weights.tensors[name].numbers).tobytes() for name in SHAPES)
    tensors = {name: {"shape": found.shape, "shift": found.shift} for name, found in weights.tensors.items()}
    head = {
        "format": FORMAT,
        **REQUIRED_VERSIONS,
        "sha256": hashlib.sha256(numbers).hexdigest(),
        "card": weights.model_card,
        "names": NAMES,
        "tensors": {name: tensors[name] for name in SHAPES},
    }
    return json.dumps(head).encode() + b"\n" + numbers


def read(file: bytes) -> Weights:
    """Read a file and assemble its tensors, row by row, for the vocabulary of this package.

    Rows whose names this package lacks are dropped. Rows that the file lacks are the mean of their relatives
    there (:mod:`citadels.encoding.alignment`), or 0.
    """
    line, _, numbers = file.partition(b"\n")
    try:
        head = json.loads(line)
        _check_versions(head)
        names = _by_axis(_names(head))
        stored = SHAPES if head["format"] == FORMAT else SHAPES.keys() - ADDED
        tensors = {name: _declared(head["tensors"][name]) for name in SHAPES if name in stored}
        sizes = {axis: len(each) for axis, each in names.items()}
        _check_shapes(tensors, sizes)
        if hashlib.sha256(numbers).hexdigest() != head["sha256"]:
            raise WeightsError("weights are corrupted: digest mismatch")
        found = {**_filled(tensors, numbers), **_zeros(SHAPES.keys() - stored, sizes)}
        return Weights(head["card"], _assembled(found, names))
    except (ValueError, KeyError, TypeError) as error:
        raise WeightsError(f"not a file of weights: {type(error).__name__} {error}") from error


def _names(head: Any) -> Mapping[str, Sequence[str]]:
    """Return what the rows of a file stand for; files of the first format did not say."""
    if head["format"] == FIRST_FORMAT:
        return axis_names(original())
    names: Mapping[str, Sequence[str]] = head["names"]
    if head["format"] == SECOND_FORMAT:
        names = {**NAMES, **names}
    for axis in NAMES:
        if len(set(names[axis])) != len(names[axis]):
            raise ValueError(f"repeated names of {axis}")
    return names


def _zeros(names: Collection[str], sizes: Mapping[str, int]) -> dict[str, Tensor]:
    """Return the tensors that a file of an earlier format lacks."""
    shapes = {name: tuple([sizes.get(axis, BELIEF_WIDTH) for axis in SHAPES[name]]) for name in names}
    return {name: Tensor(shape, 0, array("h", bytes(2 * prod(shape)))) for name, shape in shapes.items()}


def _assembled(tensors: Mapping[str, Tensor], stored: Mapping[str, tuple[str, ...]]) -> Mapping[str, Tensor]:
    """Put rows into the order of this package."""
    wanted = _by_axis(NAMES)
    rows = {axis: sources(wanted[axis], stored[axis]) for axis in wanted if wanted[axis] != stored[axis]}
    return {
        name: _with_rows(tensor, rows[SHAPES[name][0]]) if SHAPES[name][0] in rows else tensor
        for name, tensor in tensors.items()
    }


def _with_rows(tensor: Tensor, rows: Sequence[tuple[int, ...]]) -> Tensor:
    """Take the mean of these rows of a tensor for each row of a new one; 0 where there are none."""
    width, numbers = prod(tensor.shape[1:]), array("h")
    for several in rows:
        found = [tensor.numbers[row * width : (row + 1) * width] for row in several]
        numbers.extend(found[0] if len(found) == 1 else _mean(found, width))
    return Tensor((len(rows), *tensor.shape[1:]), tensor.shift, numbers)


def _mean(rows: Sequence[Sequence[int]], width: int) -> list[int]:
    """Return the mean of rows, rounded to the nearest integer."""
    if not rows:
        return [0] * width
    count = len(rows)
    return [(2 * sum(column) + count) // (2 * count) for column in zip(*rows, strict=True)]


def _declared(head: Any) -> Tensor:
    """Return a declared tensor, without its numbers yet."""
    return Tensor(tuple(head["shape"]), head["shift"], array("h"))


def _check_versions(head: Any) -> None:
    if head["format"] not in (FORMAT, SECOND_FORMAT, FIRST_FORMAT):
        raise WeightsError(f"unknown format of weights {head['format']!r}; expected {FORMAT!r}")
    for what, expected in REQUIRED_VERSIONS.items():
        if head[what] != expected:
            raise WeightsError(f"weights are for version {head[what]!r} of {what}; expected {expected!r}")


def _check_shapes(tensors: Mapping[str, Tensor], sizes: dict[str, int]) -> None:
    """Raise WeightsError for tensors that do not fit together or their names."""
    for name, (shape, shift, _) in tensors.items():
        axes = zip(SHAPES[name], shape, strict=True)
        expected = tuple([sizes.setdefault(axis, size) for axis, size in axes])
        if shape != expected or shift < 0:
            found = f"has shape {shape} and shift {shift}"
            raise WeightsError(f"tensor {name!r} {found}; expected shape {expected} and shift ≥ 0")


def _filled(tensors: Mapping[str, Tensor], numbers: bytes) -> dict[str, Tensor]:
    found, at = {}, 0
    for name, tensor in tensors.items():
        end = at + 2 * prod(tensor.shape)
        found[name] = tensor._replace(numbers=_little(array("h", numbers[at:end])))
        at = end
    return found


def _little(numbers: array[int]) -> array[int]:
    """Convert to little-endian byte order."""
    if sys.byteorder == "big":
        numbers = array("h", numbers)
        numbers.byteswap()
    return numbers
