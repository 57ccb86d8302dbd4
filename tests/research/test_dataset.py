"""Recorded games: what is in the files, and that they are the same however they were written."""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet
from typer.testing import CliRunner, Result

from citadels import CitadelsError, Settings, Setup
from citadels.bots import BOTS, Bot, RandomBot
from citadels.cli import app
from citadels.encoding.actions import SPACE, action_space
from citadels.encoding.vocabulary import VOCABULARY, Vocabulary, original
from citadels.lab.runner import Plan, simulate
from citadels.research import OBSERVATION_VERSION, action_to_index, dataset, encode, mask_of
from citadels.research.columns import DECISIONS, GAMES
from citadels.research.dataset import Dataset, Recording, record
from citadels.research.translation import Translation, row_names
from tests.bots.faulty_bots import Stumbler

PLAN = Plan(5, Setup(seats=3, preset="random"), ("random", "greedy"), "7")


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Recording:
    """Five games in three shards."""
    recording = Recording(PLAN, tmp_path_factory.mktemp("recorded") / "data", shard=2)
    record(recording)
    return recording


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def rows(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / "decisions").to_pylist()
    return found


# -- what is recorded --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "plan",
    [
        PLAN,
        Plan(1, Setup(edition="2000", seats=7), ("random",), "1"),
        Plan(1, Setup(edition="dark_city", seats=2), ("expert",), "1"),
        Plan(1, Setup(edition="2002", seats=8), ("random", "greedy"), "1"),
    ],
    ids=lambda plan: f"{plan.setup.edition}-{plan.seats}",
)
def test_every_decision_is_what_the_game_asked_and_the_bot_answered(plan: Plan, tmp_path: Path) -> None:
    record(Recording(plan, tmp_path / "data"))
    decisions = iter(rows(tmp_path / "data"))
    for number, row in enumerate(Dataset(tmp_path / "data").games().to_pylist()):
        game = Settings.from_json(json.loads(row["settings"])).begin(bytes.fromhex(row["key"]))
        for step in range(row["decisions"]):
            found = next(decisions)
            seat = game.seat
            assert seat is not None
            action = game.rules.parse(found["answer_text"])
            assert action is not None
            assert (found["game"], found["step"], found["seat"]) == (number, step, seat)
            assert (found["bot"], found["question"]) == (row["bots"][seat], game.prompt)
            assert found["observation"] == encode(game.view(seat)).tolist()
            assert sorted(found["options"]) == mask_of(game).nonzero()[0].tolist()
            assert found["answer"] == action_to_index(action, seat, plan.seats)
            result = row["points"][seat], row["wins"][seat], row["ranks"][seat]
            assert (found["points"], found["win"], found["rank"]) == result
            game.apply(action)
        assert game.over
    assert next(decisions, None) is None


def test_the_games_are_those_that_simulate_plays(recorded: Recording) -> None:
    games = Dataset(recorded.folder).games().to_pylist()
    outcomes = simulate(PLAN, 1, lambda done: None)
    assert [game["game"] for game in games] == list(range(5))
    for game, outcome in zip(games, outcomes, strict=True):
        assert (game["points"], game["rounds"]) == (outcome.points, outcome.rounds)
        assert (game["ranks"], game["decisions"]) == (outcome.ranks, outcome.decisions)
        assert (game["bots"], game["error"], game["faults"]) == (["random", "greedy", "random"], None, 0)
        assert game["observation_version"] == OBSERVATION_VERSION


def test_the_files_have_the_columns_that_are_declared(recorded: Recording) -> None:
    for table, columns in (("decisions", DECISIONS), ("games", GAMES)):
        found = parquet.read_schema(recorded.path(table, 0))
        assert [(field.name, field.type) for field in found] == [(name, kind) for name, kind, _ in columns]
        assert json.loads(found.metadata[b"citadels"]) == recorded.manifest()
        footer = parquet.read_metadata(recorded.path(table, 0)).row_group(0)
        assert {footer.column(index).compression for index in range(footer.num_columns)} == {"ZSTD"}


def test_a_game_that_broke_has_no_decisions(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def sometimes(seed: str) -> Bot:
        return Stumbler(seed) if "/1/" in seed else RandomBot(seed)

    monkeypatch.setitem(BOTS, "sometimes", sometimes)
    done = run("--bots", "sometimes", "--seats", "2", "--games", "3", "--out", str(tmp_path / "data"))
    assert done.exit_code == 1
    assert done.stderr.startswith("game 1: ValueError: out of ideas\n")
    games = Dataset(tmp_path / "data").games().to_pylist()
    assert [game["error"] for game in games] == [None, "ValueError: out of ideas", None]
    assert games[1]["points"] == []
    assert {row["game"] for row in rows(tmp_path / "data")} == {0, 2}


# -- arrays ------------------------------------------------------------------------------------


def test_arrays_are_not_copies(recorded: Recording) -> None:
    table = parquet.read_table(recorded.folder / "decisions")
    groups = list(Dataset(recorded.folder))
    assert sum(map(len, groups)) == len(table)
    decisions = groups[0]
    shown = decisions.observations
    assert shown.shape == (len(decisions), len(table["observation"][0]))
    assert shown[3].tolist() == table["observation"][3].as_py()
    assert shown.ctypes.data == decisions.batch.column("observation").values.buffers()[1].address
    assert not shown.flags.owndata
    assert not decisions["answer"].flags.owndata
    masks = decisions.masks()
    assert masks[np.arange(len(decisions)), decisions["answer"]].all()
    assert masks[5].nonzero()[0].tolist() == sorted(table["options"][5].as_py())


def test_a_shard_of_a_batch_has_its_own_rows(recorded: Recording) -> None:
    whole = next(iter(Dataset(recorded.folder)))
    shard = dataset.Decisions(whole.batch.slice(4, 6))
    assert (shard.observations == whole.observations[4:10]).all()
    assert (shard.masks() == whole.masks()[4:10]).all()
    assert shard["step"].tolist() == [4, 5, 6, 7, 8, 9]


def test_large_shards_are_written_in_groups(
    recorded: Recording, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dataset, "ROW_GROUP_SIZE", 1)
    apart = Recording(PLAN, tmp_path / "data", shard=2)
    apart.begin()
    apart.write(0)
    assert parquet.read_metadata(apart.path("decisions", 0)).num_row_groups >= 2
    written, usual = (parquet.read_table(of.path("decisions", 0)) for of in (apart, recorded))
    assert written.equals(usual)


def test_another_version_is_refused(recorded: Recording, tmp_path: Path) -> None:
    document = recorded.manifest() | {"observation_version": OBSERVATION_VERSION + 1}
    (tmp_path / "recording.json").write_text(json.dumps(document))
    with pytest.raises(CitadelsError, match="was recorded with observation_version 2; this package has 1"):
        Dataset(tmp_path)


# -- other vocabularies ------------------------------------------------------------------------


def recorded_with(words: Vocabulary, recorded: Recording, folder: Path) -> Path:
    """Write the recording as if the package had had these words."""
    manifest = recorded.manifest() | {"vocabulary": words.to_json()}
    for table, translated in (("decisions", with_words), ("games", lambda found, words: found)):
        (folder / table).mkdir(parents=True)
        for shard in recorded.shards:
            path = recorded.path(table, shard)
            found = translated(parquet.read_table(path), words)
            found = found.replace_schema_metadata({"citadels": json.dumps(manifest)})
            parquet.write_table(found, folder / table / path.name)
    (folder / "recording.json").write_text(json.dumps(manifest))
    return folder


def with_words(found: pa.Table, words: Vocabulary) -> pa.Table:
    """Put the numbers of a table of decisions where these words have them."""
    names, here = row_names(words), row_names(VOCABULARY)
    texts = [action.text for action in action_space(words).actions]
    number = [texts.index(action.text) for action in SPACE.actions]
    rows = [dict(zip(here, row, strict=True)) for row in found["observation"].to_pylist()]
    cells = {
        "observation": (
            [[row.get(name, 0) for name in names] for row in rows],
            pa.list_(pa.uint8(), len(names)),
        ),
        "options": (
            [[number[each] for each in row] for row in found["options"].to_pylist()],
            pa.list_(pa.uint16()),
        ),
        "answer": ([number[each] for each in found["answer"].to_pylist()], pa.uint16()),
    }
    columns = {name: found[name] for name in found.column_names}
    return pa.table(columns | {name: pa.array(*column) for name, column in cells.items()})


def test_games_recorded_with_another_vocabulary_are_read_by_name(recorded: Recording, tmp_path: Path) -> None:
    words = VOCABULARY._replace(
        districts=("belfry", *VOCABULARY.districts[::-1]),
        characters=(*VOCABULARY.characters[::-1], "canon"),
        verbs=dict(reversed(VOCABULARY.verbs.items())),
    )
    data = Dataset(recorded_with(words, recorded, tmp_path / "other"))
    for found, expected in zip(data, Dataset(recorded.folder), strict=True):
        assert (found.observations == expected.observations).all()
        assert (found["answer"] == expected["answer"]).all()
        assert (found.masks() == expected.masks()).all()


def test_columns_unknown_to_this_package_are_left_out(recorded: Recording) -> None:
    more = VOCABULARY._replace(districts=("belfry", *VOCABULARY.districts))
    translation = Translation(more)
    texts = [action.text for action in action_space(more).actions]
    assert translation.actions(np.array([texts.index("build belfry")])).tolist() == [-1]
    assert SPACE.actions[translation.actions(np.array([texts.index("build manor")]))[0]].text == "build manor"
    fewer = Translation(VOCABULARY._replace(districts=VOCABULARY.districts[1:]))
    assert not fewer.observations(np.ones((1, fewer.width), np.uint8)).all()


def test_a_recording_without_a_vocabulary_has_the_original_one(recorded: Recording, tmp_path: Path) -> None:
    old = {name: value for name, value in recorded.manifest().items() if name != "vocabulary"}
    (tmp_path / "recording.json").write_text(json.dumps(old))
    assert dataset.read_manifest(tmp_path)["vocabulary"] == original().to_json()


# -- going on ----------------------------------------------------------------------------------


@pytest.mark.slow
def test_any_number_of_processes_writes_the_same_files(recorded: Recording, tmp_path: Path) -> None:
    record(replace(recorded, folder=tmp_path / "data"), jobs=2)
    assert contents(tmp_path / "data") == contents(recorded.folder)


class Stop(Exception):
    pass


def stop_after(games: int) -> Callable[[int], None]:
    def progress(done: int) -> None:
        if done >= games:
            raise Stop

    return progress


def test_a_recording_that_was_stopped_goes_on(recorded: Recording, tmp_path: Path) -> None:
    again = replace(recorded, folder=tmp_path / "data")
    with pytest.raises(Stop):
        record(again, progress=stop_after(2))
    (again.folder / "decisions" / ".shard-00001.unfinished").write_bytes(b"half")
    assert Dataset(again.folder).games()["game"].to_pylist() == [0, 1]
    first = again.path("decisions", 0)
    written, told = first.stat().st_mtime_ns, list[int]()
    assert again.missing() == [1, 2]
    record(again, progress=told.append)
    assert told == [2, 4, 5]
    assert first.stat().st_mtime_ns == written
    assert contents(tmp_path / "data") == contents(recorded.folder)


@pytest.mark.parametrize("table", ["decisions", "games"])
def test_a_shard_that_lacks_a_file_is_written_anew(table: str, recorded: Recording, tmp_path: Path) -> None:
    again = replace(recorded, folder=copied(recorded, tmp_path))
    again.path(table, 1).unlink()
    assert again.missing() == [1]
    record(again)
    assert contents(again.folder) == contents(recorded.folder)


def test_a_file_that_does_not_belong_to_it_is_not_read(recorded: Recording, tmp_path: Path) -> None:
    folder = copied(recorded, tmp_path)
    stray = recorded.path("decisions", 99).name
    (folder / "decisions" / stray).write_bytes(recorded.path("decisions", 0).read_bytes())
    assert sum(map(len, Dataset(folder))) == sum(map(len, Dataset(recorded.folder)))
    record(replace(recorded, folder=folder))
    assert Dataset(folder).games().num_rows == recorded.plan.games


def copied(recorded: Recording, tmp_path: Path) -> Path:
    for name, content in contents(recorded.folder).items():
        path = tmp_path / "data" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return tmp_path / "data"


def words(recording: Recording, *others: str) -> Iterator[str]:
    yield from ("--bots", "random,greedy", "--seats", "3", "--preset", "random", "--seed", "7")
    yield from ("--games", "5", "--shard", "2", "--out", str(recording.folder), *others)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["record", *arguments], catch_exceptions=False)


def problem(*arguments: str) -> str:
    done = run(*arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    told = re.fullmatch(r"citadels: (.+)\n", done.stderr)
    assert told, done.stderr
    return told[1]


def test_the_command_reports_what_is_there(recorded: Recording) -> None:
    done = run(*words(recorded))
    decisions = len(rows(recorded.folder))
    size = sum(path.stat().st_size for path in recorded.folder.rglob("*.parquet"))
    assert done.exit_code == 0
    assert done.stdout == (
        f"5 games of 3 (2016, random,greedy, seed 7): {decisions} decisions, {size} bytes "
        f"in {recorded.folder}\n"
    )
    report = json.loads(run(*words(recorded, "--json")).stdout)
    assert (report["games"], report["finished"], report["decisions"]) == (5, 5, decisions)


def test_an_interrupt_says_how_to_go_on(
    recorded: Recording, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    again = replace(recorded, folder=tmp_path / "data")
    write = Recording.write

    def interrupted(recording: Recording, shard: int) -> int:
        if shard == 1:
            raise KeyboardInterrupt
        return write(recording, shard)

    monkeypatch.setattr(Recording, "write", interrupted)
    done = run(*words(again))
    assert done.exit_code == 130
    said = f"Interrupted: 2 of 5 games are in {again.folder}; the same command continues from there.\n"
    assert done.stderr == said


# -- bad input ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "told"),
    [
        (["--games", "6"], "games: 5, not 6"),
        (["--seed", "8"], 'seed: "7", not "8"'),
        (["--bots", "random"], 'bots: ["random", "greedy"], not ["random"]'),
        (["--shard", "3"], "shard: 2, not 3"),
        (["--seats", "4"], "seats: 3, not 4"),
    ],
)
def test_another_plan_is_refused(recorded: Recording, others: list[str], told: str) -> None:
    before = contents(recorded.folder)
    said = f"{recorded.folder} has another recording ({told}); name another folder"
    assert problem(*words(recorded, *others)) == said
    assert contents(recorded.folder) == before


@pytest.mark.parametrize(
    ("plan", "shard", "told"),
    [
        (Plan(-1, Setup(), ("random",), "0"), 2, "-1 games cannot be played"),
        (Plan(4, Setup(), ("nope",), "0"), 2, "unknown bot 'nope'"),
        (Plan(4, Setup(), (), "0"), 2, "0 bots for 4 seats"),
        (Plan(4, Setup(), ("random",), "0"), 0, "0 games per file cannot be written"),
    ],
)
def test_a_recording_that_fails_leaves_no_folder(tmp_path: Path, plan: Plan, shard: int, told: str) -> None:
    folder = tmp_path / "games"
    with pytest.raises(CitadelsError, match=told):
        record(Recording(plan, folder, shard))
    assert not folder.exists()


@pytest.mark.parametrize("table", ["decisions", "games"])
@pytest.mark.parametrize("content", [b"", b"PAR1", b"half of it"], ids=["empty", "magic", "text"])
def test_a_damaged_shard_is_named(table: str, content: bytes, recorded: Recording, tmp_path: Path) -> None:
    again = replace(recorded, folder=copied(recorded, tmp_path))
    path = again.path(table, 1)
    path.write_bytes(content)
    assert problem(*words(again)) == f"{path} is corrupted; delete it and run the same command again"
    assert path.read_bytes() == content


def test_a_cut_shard_is_named(recorded: Recording, tmp_path: Path) -> None:
    again = replace(recorded, folder=copied(recorded, tmp_path))
    path = again.path("decisions", 2)
    path.write_bytes(path.read_bytes()[:-100])
    assert problem(*words(again)).startswith(f"{path} is corrupted; ")


def test_a_changed_byte_is_found_when_it_is_read(recorded: Recording, tmp_path: Path) -> None:
    again = replace(recorded, folder=copied(recorded, tmp_path))
    path = again.path("decisions", 2)
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 0xFF
    path.write_bytes(content)
    with pytest.raises(CitadelsError, match=rf"^{re.escape(str(path))} is corrupted; delete it"):
        list(Dataset(again.folder))


def test_a_shard_of_another_recording_is_named(recorded: Recording, tmp_path: Path) -> None:
    other = Recording(replace(PLAN, seed="8"), tmp_path / "other", shard=2)
    other.begin()
    other.write(0)
    again = replace(recorded, folder=copied(recorded, tmp_path))
    path = again.path("decisions", 0)
    path.write_bytes(other.path("decisions", 0).read_bytes())
    assert problem(*words(again)).startswith(f"{path} belongs to another recording; delete it")


@pytest.mark.parametrize("content", ["{", "[]", '{"format": "chess"}'])
def test_a_manifest_must_be_one(content: str, recorded: Recording, tmp_path: Path) -> None:
    again = replace(recorded, folder=copied(recorded, tmp_path))
    (again.folder / "recording.json").write_text(content)
    assert str(again.folder / "recording.json") in problem(*words(again))


def test_an_edition_from_outside_has_no_numbers(tmp_path: Path) -> None:
    with pytest.raises(CitadelsError, match=r"edition 'chess' cannot be encoded; choose from 2016, "):
        record(Recording(replace(PLAN, setup=Setup(edition="chess")), tmp_path / "data"))
    assert not (tmp_path / "data").exists()


def test_a_file_that_cannot_be_written_is_named(recorded: Recording, tmp_path: Path) -> None:
    again = replace(recorded, folder=tmp_path / "data")
    again.begin()
    again.path("games", 0).mkdir()
    told = rf"{re.escape(str(again.path('games', 0)))}: Is a directory"
    with pytest.raises(CitadelsError, match=told):
        record(again)


def test_nothing_is_recorded_yet(tmp_path: Path) -> None:
    Recording(PLAN, tmp_path / "data").begin()
    empty = Dataset(tmp_path / "data")
    assert len(empty.games()) == 0
    assert list(empty) == []


def test_a_folder_without_games_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(CitadelsError, match="No such file or directory"):
        Dataset(tmp_path / "nowhere")


def test_without_pyarrow_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for name in ("arrow", "columns", "recorder", "dataset"):
        monkeypatch.delitem(sys.modules, f"citadels.research.{name}")
    with pytest.raises(ModuleNotFoundError, match="dataset needs the package pyarrow: pip install "):
        importlib.import_module("citadels.research.dataset")
    told = problem("--bots", "random", "--games", "1", "--out", str(tmp_path / "data"))
    assert told == "record needs the package pyarrow: pip install 'citadels[research]'"
    assert not (tmp_path / "data").exists()
