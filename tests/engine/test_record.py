"""Game files: they replay to the same game, and one that was changed is refused with the reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import citadels
from citadels import GameFileError
from citadels.bots import make_bot
from citadels.lab.runner import finish
from citadels.record import GameFile, Shuffle, load, read, verify
from citadels.settings import Setup
from tests.games.files import stored

Document = dict[str, object]


@pytest.fixture(scope="module")
def finished() -> GameFile:
    """A game of three that several people shuffled."""
    settings = Setup(preset="devious_dignitaries", seats=3).settings()
    shuffle = Shuffle(settings, b"s" * 32, [b"a" * 16, b"b" * 16, b"c" * 16])
    file = GameFile(settings, shuffle.key, ["Ann", "Bea", "greedy"], [], "2026-01-01T12:00:00+00:00", shuffle)
    file.actions = finish(file.begin(), [make_bot("greedy", str(seat)) for seat in range(3)])
    return file


def test_a_file_replays_to_the_same_events_and_result(finished: GameFile, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    finished.save(path)
    again = load(path)
    first, second = finished.replay(), again.replay()
    assert second.events == first.events
    assert second.to_json() == first.to_json()
    assert second.over
    assert again.to_json() == finished.to_json()


def test_an_unfinished_game_is_saved_too(finished: GameFile, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    half = GameFile(finished.settings, finished.key, finished.players, finished.actions[:20])
    half.save(path)
    assert not load(path).replay().over
    assert not list(tmp_path.glob("*.part"))


def test_positions_pass_through_every_decision(finished: GameFile) -> None:
    seats = [game.seat for game in finished.positions()]
    assert len(seats) == len(finished.actions) + 1
    assert seats[-1] is None


def test_an_unfinished_choice_is_completed() -> None:
    """Version 0.1.0 did not ask an Artist for a second district if that came earlier among the cards."""
    file = stored("ambitious_aristocrats_3")
    at = file.actions.index("beautify church")
    assert file.actions[at + 1] == "end"
    asked = [game.prompt for game in file.positions()]
    assert (asked[at], asked[at + 1]) == ("turn", "turn")
    history = [action.text for action in file.replay().history]
    assert history[at : at + 3] == ["beautify church", "done", "end"]
    unfinished = GameFile(file.settings, file.key, file.players, file.actions[: at + 1])
    assert unfinished.replay().prompt == "beautify_another"


CHANGES: dict[str, tuple[object, str]] = {
    "format": ("chess/1", "format: this is 'chess/1'"),
    "rules": (99, "rules: played by version 99"),
    "edition": ("1999", "options: unknown edition “1999”"),
    "seats": (4, "players: must be 4 names"),
    "players": (["Ann"], "players: must be 3 names"),
    "started": ("2027-01-01", "digest: the file was changed"),
    "commitment": ("00" * 32, "commitment: does not match"),
    "secret": ("00" * 32, "commitment: does not match"),
    "contributions": (["61" * 16, "62" * 16, "64" * 16], "key: was not made from"),
    "key": ("00" * 32, "key: was not made from"),
    "actions": (["kill bishop"], "actions\\[0\\]: 'kill bishop' is not an answer"),
    "result": (None, "result: the actions lead to another result"),
    "digest": ("00" * 32, "digest: the file was changed"),
    "extra": (1, "extra: unknown field"),
}


@pytest.mark.parametrize("field", CHANGES)
def test_a_changed_file_is_refused_with_the_reason(finished: GameFile, field: str) -> None:
    value, message = CHANGES[field]
    document = finished.to_json() | {field: value}
    with pytest.raises(GameFileError, match=message):
        verify(document)


def test_one_changed_action_is_noticed(finished: GameFile) -> None:
    document = finished.to_json()
    actions = list(finished.actions)
    at = next(i for i, action in enumerate(actions) if action == "gather gold")
    actions[at] = "gather cards"
    with pytest.raises(GameFileError, match=r"actions\[\d+\]|result|digest"):
        verify(document | {"actions": actions})


@pytest.mark.parametrize(
    "field", ["format", "rules", "edition", "seats", "players", "key", "actions", "started"]
)
def test_a_missing_or_mistyped_field_is_named(finished: GameFile, field: str) -> None:
    document = finished.to_json()
    with pytest.raises(GameFileError, match=rf"^({field}|options|result)"):
        verify({name: value for name, value in document.items() if name != field})
    with pytest.raises(GameFileError, match=rf"^({field}|options)"):
        read(document | {field: {"no": "good"}})


def test_unreadable_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match="No such file"):
        load(tmp_path / "nowhere.json")
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({"format": "citadels-game/1"})[:-3])
    with pytest.raises(GameFileError, match="is not JSON"):
        load(broken)
    broken.write_text("[" * 100_000)
    with pytest.raises(GameFileError, match=r"broken\.json: is nested too deeply"):
        load(broken)
    with pytest.raises(GameFileError, match="must be an object"):
        read([1, 2])


def test_a_key_has_32_bytes() -> None:
    document = GameFile(Setup().settings(), b"k", ["a", "b", "c", "d"], []).unchecked()
    with pytest.raises(GameFileError, match="key: must be 32 bytes, not 1"):
        read(document)


def test_the_key_follows_from_settings_secret_and_contributions() -> None:
    settings = Setup().settings()
    shuffle = Shuffle(settings, b"x" * 32, [b"1" * 16] * 4)
    other = Shuffle(Setup(seats=5).settings(), b"x" * 32, [b"1" * 16] * 4)
    assert shuffle.key != other.key
    assert shuffle.commitment != other.commitment
    assert citadels.new_game(key=shuffle.key).to_json() == citadels.new_game(key=shuffle.key).to_json()


def test_a_game_in_memory_becomes_a_file() -> None:
    game = citadels.new_game(seats=4, seed=5)
    for _ in range(12):
        game.apply(game.actions()[0])
    again = GameFile.from_game(game, ["a", "b", "c", "d"]).replay()
    assert again.to_json() == game.to_json()
    with pytest.raises(GameFileError, match="recorded from its first deal"):
        GameFile.from_game(citadels.load(game.to_json()), ["a", "b", "c", "d"])
    with pytest.raises(GameFileError, match="recorded from its first deal"):
        GameFile.from_game(citadels.new_game(seed=1, record=False), ["a", "b", "c", "d"])
