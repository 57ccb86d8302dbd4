"""The file of weights: what is written is read, and what is damaged or for another version is refused."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

from citadels.bots.learned.numpy_backend import NumpyBackend
from citadels.bots.learned.python_backend import PythonBackend
from citadels.bots.learned.weights import (
    ADDED,
    NAMES,
    SHAPES,
    Weights,
    WeightsError,
    axis_names,
    read,
    write,
)
from citadels.encoding.vocabulary import original
from tests.bots.learned import made

WEIGHTS = made.made_weights()
FILE = write(WEIGHTS)


def test_written_weights_are_read_back() -> None:
    found = read(FILE)
    assert found == WEIGHTS
    assert found.model_card == {"seed": 7}
    assert write(found) == FILE


def with_head(**changed: Any) -> bytes:
    line, _, numbers = FILE.partition(b"\n")
    return json.dumps(json.loads(line) | changed).encode() + b"\n" + numbers


@pytest.mark.parametrize(
    ("file", "error"),
    [
        (
            with_head(format="citadels-network/4"),
            "unknown format of weights 'citadels-network/4'; expected 'citadels-network/3'",
        ),
        (with_head(observation=2), "for version 2 of observation; expected 1"),
        (with_head(actions=0), "for version 0 of actions; expected 1"),
        (with_head(names={}), "not a file of weights: KeyError 'table'"),
        (with_head(names=NAMES | {"words": ["gold"] * 3}), "repeated names of words"),
        (with_head(names=NAMES | {"words": NAMES["words"][1:]}), "tensor 'word' has shape"),
        (FILE[:-1], "weights are corrupted: digest mismatch"),
        (FILE[:-1] + bytes([FILE[-1] ^ 1]), "weights are corrupted: digest mismatch"),
        (b"", "not a file of weights"),
        (b"[]\n", "not a file of weights"),
        (b"\xff\xd8\xff\n", "not a file of weights"),
        (with_head(tensors={}), "not a file of weights: KeyError 'table'"),
    ],
)
def test_other_files_are_refused(file: bytes, error: str) -> None:
    with pytest.raises(WeightsError, match=error):
        read(file)


# -- other vocabularies --------------------------------------------------------------------


def rows(weights: Weights, tensor: str) -> list[tuple[int, ...]]:
    found = weights.tensors[tensor]
    width = len(found.numbers) // found.shape[0]
    return [tuple(found.numbers[at : at + width]) for at in range(0, len(found.numbers), width)]


def renamed(axis: str, names: dict[str, str]) -> Weights:
    """The weights of a file in which these names of an axis were others."""
    return read(with_head(names=NAMES | {axis: [names.get(name, name) for name in NAMES[axis]]}))


def test_rows_are_found_by_name() -> None:
    first, last = NAMES["words"][0], NAMES["words"][-1]
    found, before = rows(renamed("words", {first: last, last: first}), "word"), rows(WEIGHTS, "word")
    assert found == [before[-1], *before[1:-1], before[0]]
    assert renamed("words", {first: last, last: first}).tensors["sight"] == WEIGHTS.tensors["sight"]


def test_a_new_card_is_the_mean_of_its_kind() -> None:
    kind = [number for number, name in enumerate(NAMES["words"]) if name.startswith("district ")]
    new = kind.pop()
    found, before = (
        rows(renamed("words", {NAMES["words"][new]: "district gone"}), "word"),
        rows(WEIGHTS, "word"),
    )
    relatives = [*[before[number] for number in kind], before[new]]  # the last is the one that is gone
    mean = [sum(column) / len(relatives) for column in zip(*relatives, strict=True)]
    assert all(abs(one - other) <= 0.5 for one, other in zip(found[new], mean, strict=True))
    assert found[:new] + found[new + 1 :] == before[:new] + before[new + 1 :]


def test_a_row_without_relatives_is_zero() -> None:
    found = rows(renamed("words", {"gold": "silver"}), "word")
    assert set(found[NAMES["words"].index("gold")]) == {0}


def test_both_tensors_of_a_block_follow_its_names() -> None:
    first, second = NAMES["block"][1:3]
    found, own = renamed("block", {first: second, second: first}), len(NAMES["table"])
    assert rows(found, "player")[1:3] == rows(WEIGHTS, "player")[2:0:-1]
    assert rows(found, "table")[own + 1 : own + 3] == rows(WEIGHTS, "table")[own + 2 : own : -1]


def former(format: str, *, named: bool) -> bytes:
    """The same weights in a format that had no beliefs and strengths, nor, at first, names."""
    assert axis_names(original()) == NAMES, "give this test weights for the original vocabulary"
    line, _, _ = FILE.partition(b"\n")
    head = json.loads(line)
    tensors = {name: tensor for name, tensor in WEIGHTS.tensors.items() if name not in ADDED}
    numbers = b"".join(tensor.numbers.tobytes() for tensor in tensors.values())
    head |= {"format": format, "sha256": sha256(numbers).hexdigest()}
    head["tensors"] = {name: head["tensors"][name] for name in tensors}
    names = head.pop("names")
    if named:
        head["names"] = {axis: names[axis] for axis in ("table", "block", "places", "words", "sights")}
    return json.dumps(head).encode() + b"\n" + numbers


@pytest.mark.parametrize(("format", "named"), [("citadels-network/1", False), ("citadels-network/2", True)])
def test_files_of_former_formats_are_read(format: str, named: bool) -> None:
    """They believe everything possible to be equally likely, and know nothing of strengths."""
    found = read(former(format, named=named))
    assert {name: found.tensors[name] for name in SHAPES if name not in ADDED} == {
        name: WEIGHTS.tensors[name] for name in SHAPES if name not in ADDED
    }
    asked = next(made.positions(every=1))
    observation, seats, options, strengths = made.asked(asked)
    for backend in (PythonBackend(found), NumpyBackend(found)):
        beliefs = backend.beliefs(observation, seats)
        assert {number for rows in beliefs for row in rows for number in row} == {0}
        answer = backend.answer(observation, seats, options, strengths)
        assert answer == PythonBackend(WEIGHTS).answer(observation, seats, options)
    assert read(write(found)) == found


def test_tensors_that_do_not_fit_together_are_refused() -> None:
    tensors = dict(WEIGHTS.tensors)
    tensors["deep"] = tensors["deep"]._replace(shape=(20, 24))
    with pytest.raises(
        WeightsError, match=r"'deep' has shape \(20, 24\) and shift 0; expected shape \(24, 24\)"
    ):
        read(write(Weights({}, tensors)))
    tensors["deep"] = WEIGHTS.tensors["deep"]._replace(shift=-1)
    with pytest.raises(WeightsError, match=r"shift -1; expected shape .* and shift ≥ 0"):
        read(write(Weights({}, tensors)))
