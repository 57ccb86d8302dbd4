"""Games that were played by an older version of the rules replay to the same events, and verify."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import citadels
from citadels.record import GameFile, read, verify, walk
from tests.games.differences import Digest
from tests.games.files import story

STORED: dict[str, dict[str, Any]] = {
    f"{path.stem}-{line['name']}": line
    for path in sorted(Path(__file__).parent.glob("rules-*.jsonl"))
    for line in map(json.loads, path.read_text(encoding="utf-8").splitlines())
}


@pytest.mark.parametrize("name", STORED)
def test_a_game_of_an_older_version_replays_and_is_written_as_it_was(name: str) -> None:
    document = STORED[name]["game"]
    file = verify(document)
    assert Digest.parse(STORED[name]["story"]).difference(story(file)) is None
    assert file.to_json() == document
    again = GameFile.from_game(file.replay(), file.players)
    assert (
        again.to_json()["rules"] == document["rules"] == file.replay().rules.version < citadels.RULES_VERSION
    )


def test_games_show_what_has_changed_since() -> None:
    """The same answers are no longer legal, or lead elsewhere, by the current rules."""
    verbs = {"crown", "sail", "exchange"}
    changed: set[str] = set()
    for line in STORED.values():
        file = read(line["game"])
        file.rules_version = citadels.RULES_VERSION
        if Digest.parse(line["story"]).difference(story(file)) is not None:
            changed |= {action.split()[0] for action in file.actions} & verbs
    assert changed == verbs


@pytest.mark.parametrize("name", STORED)
def test_a_position_of_an_older_version_goes_on_by_it(name: str) -> None:
    """It takes the other half of the answers, to the same end."""
    file = verify(STORED[name]["game"])
    half = len(file.actions) // 2
    middle = next(islice(file.positions(), half, None))
    *_, last = walk(citadels.load(json.loads(json.dumps(middle.to_json()))), file.actions[half:])
    assert last.over
    assert last.to_json() == file.replay().to_json()


@pytest.mark.slow
def test_undo_works_in_a_game_of_an_older_version() -> None:
    rng = Random(0)
    undone = 0
    for line in STORED.values():
        file = verify(line["game"])
        game = file.begin()
        for action in file.replay().history:
            before = game.to_json()
            game.apply(action)
            if game.can_undo and rng.random() < 0.2:
                game.undo()
                assert game.to_json() == before
                game.apply(action)
                undone += 1
    assert undone
