"""The file of weights: what is written is read, and what is damaged or for another version is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from citadels.bots.learned.weights import Weights, WeightsError, read, write
from tests.bots.learned.made import made_weights

WEIGHTS = made_weights()
FILE = write(WEIGHTS)


def test_what_is_written_is_read() -> None:
    found = read(FILE)
    assert found == WEIGHTS
    assert found.card == {"seed": 7}
    assert write(found) == FILE


def with_head(**changed: Any) -> bytes:
    line, _, numbers = FILE.partition(b"\n")
    return json.dumps(json.loads(line) | changed).encode() + b"\n" + numbers


@pytest.mark.parametrize(
    ("file", "error"),
    [
        (
            with_head(format="citadels-network/2"),
            "for format 'citadels-network/2'; this is 'citadels-network/1'",
        ),
        (with_head(observation=2), "for observation 2; this is 1"),
        (with_head(actions=0), "for actions 0; this is 1"),
        (with_head(naming="other"), "for naming 'other'"),
        (FILE[:-1], "are damaged"),
        (FILE[:-1] + bytes([FILE[-1] ^ 1]), "are damaged"),
        (b"", "is no file of weights"),
        (b"[]\n", "is no file of weights"),
        (b"\xff\xd8\xff\n", "is no file of weights"),
        (with_head(tensors={}), "is no file of weights: KeyError 'table'"),
    ],
)
def test_other_files_are_refused(file: bytes, error: str) -> None:
    with pytest.raises(WeightsError, match=error):
        read(file)


def test_tensors_that_do_not_fit_together_are_refused() -> None:
    tensors = dict(WEIGHTS.tensors)
    tensors["deep"] = tensors["deep"]._replace(shape=(20, 24))
    with pytest.raises(
        WeightsError, match=r"'deep' are of shape \(20, 24\), moved by 0; expected \(24, 24\)"
    ):
        read(write(Weights({}, tensors)))
    tensors["deep"] = WEIGHTS.tensors["deep"]._replace(shift=-1)
    with pytest.raises(WeightsError, match=r"moved by -1; expected .*, by 0 or more"):
        read(write(Weights({}, tensors)))
