"""What a release saved, this version loads and plays to the end."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import citadels

RENAMED = {
    "0.1.0": {
        '["Keep", ': '["KeepCards", ',
        '["Place", ': '["PlaceDistrict", ',
        '"held": {': '"suspended": {',
        '"rank": ': '"called": ',
    },
}
SAVED = [
    (path.stem, number, line)
    for path in sorted(Path(__file__).parent.glob("*.json"))
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines())
]


def test_something_is_saved() -> None:
    assert SAVED


def renamed(version: str, document: dict[str, object]) -> dict[str, object]:
    """The document with the words of today."""
    text = json.dumps(document)
    for old, new in RENAMED.get(version, {}).items():
        text = text.replace(old, new)
    present: dict[str, object] = json.loads(text)
    return present


@pytest.mark.parametrize(("version", "number", "line"), SAVED, ids=[f"{v}-{n}" for v, n, _ in SAVED])
def test_a_saved_position_plays_to_the_end(version: str, number: int, line: str) -> None:
    document = json.loads(line)
    game = citadels.load(document)
    written = json.loads(json.dumps(game.to_json()))
    document["knowledge"][0].setdefault("rounds", written["knowledge"][0]["rounds"])  # 0.1.0 kept none
    assert written == renamed(version, document)
    rng = Random(number)
    while not game.over:
        game.apply(rng.choice(game.actions()))
    assert game.result()
