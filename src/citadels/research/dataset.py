"""Write and read recorded games as a folder of Parquet files.

``FOLDER/decisions`` and ``FOLDER/games`` hold the two tables in shards of equally many games, and
``FOLDER/recording.json`` is the manifest. A shard depends only on the manifest and its number, so any number
of processes write the same files and an interrupted recording resumes with the missing shards. Machines of a
cluster send their shards to the one that has the folder.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from citadels.bots import bot_files, search_network
from citadels.encoding import vocabulary
from citadels.encoding.actions import NUM_ACTIONS
from citadels.encoding.observation import OBSERVATION_SIZE
from citadels.encoding.vocabulary import VOCABULARY, Vocabulary, original
from citadels.engine.errors import CitadelsError
from citadels.engine.json_reader import read_json
from citadels.lab.cluster import Cluster
from citadels.lab.journal import difference
from citadels.lab.runner import Plan, Workers, distribute
from citadels.research.actions import Mask
from citadels.research.arrow import pa, parquet
from citadels.research.columns import DECISIONS, GAMES, Column, schema
from citadels.research.parts import Row
from citadels.research.recorder import VERSIONS, Cells, play
from citadels.research.translation import Translation

FORMAT: Final = "citadels-recording/1"
MANIFEST: Final = "recording.json"
TABLES: Final[dict[str, tuple[Column, ...]]] = {"decisions": DECISIONS, "games": GAMES}
DEFAULT_SHARD_GAMES: Final = 100  # games
ROW_GROUP_SIZE: Final = 10_000  # minimum of decisions per row group, written and read at a time

Files = tuple[bytes, bytes]  # the decisions and games of a shard

# -- writing -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Recording:
    """What to record, and the folder to write."""

    plan: Plan
    folder: Path
    shard: int = DEFAULT_SHARD_GAMES  # games per file

    @property
    def shards(self) -> range:
        """The numbers of all shards."""
        return _shards(self.plan.games, self.shard)

    def games(self, shard: int) -> range:
        """Return the numbers of the games in a shard."""
        return range(shard * self.shard, min((shard + 1) * self.shard, self.plan.games))

    def manifest(self) -> dict[str, object]:
        """Return the manifest: everything that determines the files."""
        plan = self.plan
        wanted = {"bots": list(plan.bot_names), "seed": plan.seed, "games": plan.games, "shard": self.shard}
        wanted["search_network"] = search_network(plan.names)
        files = bot_files(plan.names)
        wanted |= {"bot_files": files} if files else {}
        wanted["vocabulary"] = VOCABULARY.to_json()
        return {"format": FORMAT, **VERSIONS, **plan.setup.with_preset().to_json(), **wanted}

    def path(self, table: str, shard: int) -> Path:
        """Return the path of a table's shard."""
        return self.folder / table / _name(shard)

    def schema(self, table: str) -> pa.Schema:
        """Return the schema of a table. Its metadata has the manifest, so that a file explains itself."""
        return schema(TABLES[table], {"citadels": json.dumps(self.manifest())})

    def missing(self) -> list[int]:
        """Return the shards still to be written; raise CitadelsError if a file is corrupted."""
        return [shard for shard in self.shards if not self._is_whole(shard)]

    def _is_whole(self, shard: int) -> bool:
        paths = {table: self.path(table, shard) for table in TABLES}
        if not all(path.exists() for path in paths.values()):
            return False
        rows = {table: self._count(table, path) for table, path in paths.items()}
        if rows["games"] != len(self.games(shard)):
            raise CitadelsError(
                f"{paths['games']} has {rows['games']} games, not {len(self.games(shard))}; {REMEDY}"
            )
        return True

    def _count(self, table: str, path: Path) -> int:
        """Return the number of rows of a file; raise CitadelsError if it is of another recording."""
        with errors_name_path(path):
            file = parquet.ParquetFile(path)
        with file:
            if not self._wrote(file.schema_arrow):
                raise CitadelsError(f"{path} belongs to another recording; {REMEDY}")
            rows: int = file.metadata.num_rows
            return rows

    def _wrote(self, schema: pa.Schema) -> bool:
        """Return whether a file's metadata is that of this recording."""
        stored = (schema.metadata or {}).get(b"citadels")
        try:
            return stored is not None and _complete(json.loads(stored)) == self.manifest()
        except ValueError:
            return False

    def check(self) -> None:
        """Raise CitadelsError if the plan cannot be recorded."""
        vocabulary.check_known(self.plan.setup.edition)
        self.plan.check()
        if self.shard < 1:
            raise CitadelsError(f"{self.shard} games per file cannot be written; ask for at least 1")

    def begin(self) -> None:
        """Create the folder, or check that it holds a recording of the same plan."""
        path = self.folder / MANIFEST
        if path.exists():
            self._compare(read_manifest(self.folder))
        elif self.folder.exists() and any(self.folder.iterdir()):
            raise CitadelsError(f"{self.folder} is not empty; name a new folder")
        for table in TABLES:
            with errors_name_path(self.folder / table):
                (self.folder / table).mkdir(parents=True, exist_ok=True)
        with atomic_write(path) as unfinished:
            unfinished.write_text(json.dumps(self.manifest(), indent=1) + "\n", encoding="utf-8")

    def _compare(self, there: dict[str, object]) -> None:
        other = difference(there, self.manifest())
        if other:
            raise CitadelsError(f"{self.folder} has another recording ({other}); name another folder")

    def write(self, shard: int) -> int:
        """Play the games of a shard and write its files; return the number of games."""
        with atomic_write(self.path("decisions", shard)) as decisions:
            rows = self._write_decisions(shard, decisions)
            with atomic_write(self.path("games", shard)) as games:
                self._write_games(rows, games)
        return len(rows)

    def packed(self, shard: int) -> Files:
        """Play the games of a shard and return its files as bytes."""
        decisions, games = pa.BufferOutputStream(), pa.BufferOutputStream()
        self._write_games(self._write_decisions(shard, decisions), games)
        return decisions.getvalue().to_pybytes(), games.getvalue().to_pybytes()

    def store(self, shard: int, files: Files) -> int:
        """Write packed files; return the number of games."""
        with atomic_write(self.path("decisions", shard)) as decisions:
            decisions.write_bytes(files[0])
            with atomic_write(self.path("games", shard)) as games:
                games.write_bytes(files[1])
        return len(self.games(shard))

    def _write_decisions(self, shard: int, sink: Any) -> list[Cells]:
        """Play the games of a shard, write their decisions to a path or stream, and return the game rows."""
        rows: list[Cells] = []
        with self._writer("decisions", sink) as writer:
            for batches in self._groups(shard, rows):
                writer.write_table(pa.Table.from_batches(batches, writer.schema))
        return rows

    def _write_games(self, rows: list[Cells], sink: Any) -> None:
        with self._writer("games", sink) as writer:
            writer.write_table(pa.Table.from_pylist(rows, writer.schema))

    def _groups(self, shard: int, rows: list[Cells]) -> Iterator[list[pa.RecordBatch]]:
        """Yield the decisions of a shard in row groups, appending the rows of games to ``rows``."""
        batches: list[pa.RecordBatch] = []
        for number in self.games(shard):
            row, decisions = play(self.plan, number)
            rows.append(row)
            batches += [] if decisions is None else [decisions]
            if sum(map(len, batches)) >= ROW_GROUP_SIZE:
                yield batches
                batches = []
        yield batches

    def _writer(self, table: str, sink: Any) -> parquet.ParquetWriter:
        return parquet.ParquetWriter(sink, self.schema(table), compression="zstd", write_page_checksum=True)


def _shards(games: int, shard: int) -> range:
    return range(-(-games // shard))


def _name(shard: int) -> str:
    return f"shard-{shard:05}.parquet"


REMEDY: Final = "delete it and run the same command again"


@contextmanager
def atomic_write(path: Path) -> Iterator[Path]:
    """Write atomically: yield a temporary path and rename it on success."""
    unfinished = path.with_name(f".{path.stem}.unfinished")
    with errors_name_path(path):
        yield unfinished
        unfinished.replace(path)


@contextmanager
def errors_name_path(path: Path) -> Iterator[None]:
    """Convert errors of files to a CitadelsError that names the path."""
    try:
        yield
    except (pa.ArrowInvalid, OSError) as error:
        if isinstance(error, OSError) and error.errno:
            raise CitadelsError(f"{path}: {os.strerror(error.errno)}") from error
        raise CitadelsError(f"{path} is corrupted; {REMEDY}") from error


def record(
    recording: Recording, jobs: Workers = 1, progress: Callable[[int], None] = lambda games: None
) -> None:
    """Play and write the missing shards. ``progress`` gets the number of games in the folder."""
    recording.check()
    recording.begin()
    missing = recording.missing()
    done = recording.plan.games - sum(len(recording.games(shard)) for shard in missing)
    progress(done)
    with closing(_written(recording, missing, jobs)) as played:
        for written in played:
            done += written
            progress(done)


def _written(recording: Recording, shards: list[int], jobs: Workers) -> Generator[int, None, None]:
    if isinstance(jobs, Cluster):
        with closing(distribute(_Pack(recording), shards, jobs)) as played:
            yield from (recording.store(shard, files) for shard, files in played)
    else:
        yield from distribute(_Write(recording), shards, jobs)


class _Write:
    """A picklable ``write`` for one recording."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording

    @property
    def names(self) -> tuple[str, ...]:
        return self.recording.plan.names

    def check(self) -> None:
        self.recording.plan.check()

    def __call__(self, shard: int) -> int:
        return self.recording.write(shard)


class _Pack:
    """A picklable ``packed`` for one recording, for machines without its folder."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.pyarrow: str = pa.__version__

    @property
    def names(self) -> tuple[str, ...]:
        return self.recording.plan.names

    def check(self) -> None:
        self.recording.plan.check()
        if pa.__version__ != self.pyarrow:
            raise CitadelsError(
                f"pyarrow is {pa.__version__}, not {self.pyarrow}; install the same version on all machines"
            )

    def __call__(self, shard: int) -> tuple[int, Files]:
        return shard, self.recording.packed(shard)


# -- reading -------------------------------------------------------------------------------


def read_manifest(folder: Path) -> dict[str, Any]:
    """Read the manifest of a recording."""
    document = read_json(folder / MANIFEST, CitadelsError)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise CitadelsError(f"{folder / MANIFEST} is not a manifest of recorded games")
    return _complete(document)


def _complete(manifest: dict[str, Any]) -> dict[str, Any]:
    """Add the vocabulary to a manifest that was written before manifests had one."""
    return {"vocabulary": original().to_json(), **manifest}


class Decisions:
    """A batch of decisions as arrays by column, as read-only views.

    If they were recorded with another vocabulary, the arrays are copies converted to that of this package.
    """

    def __init__(self, batch: pa.RecordBatch, translation: Translation | None = None) -> None:
        self.batch = batch
        self._translation = translation

    def __len__(self) -> int:
        return int(self.batch.num_rows)

    def __getitem__(self, name: str) -> NDArray[Any]:
        """Return a numeric column."""
        numbers: NDArray[Any] = self.batch.column(name).to_numpy(zero_copy_only=True)
        if name == "answer" and self._translation is not None:
            return self._translation.actions(numbers)
        return numbers

    @property
    def observations(self) -> Row:
        """The observations, one row per decision."""
        numbers: Row = self.batch.column("observation").flatten().to_numpy(zero_copy_only=True)
        if self._translation is None:
            return numbers.reshape(len(self), OBSERVATION_SIZE)
        return self._translation.observations(numbers.reshape(len(self), self._translation.width))

    def masks(self) -> Mask:
        """Return the action masks, one row per decision, as a new array."""
        options = self.batch.column("options")
        counts = np.diff(options.offsets.to_numpy())
        rows, actions = np.repeat(np.arange(len(self)), counts), options.flatten().to_numpy()
        if self._translation is not None:
            actions = self._translation.actions(actions)
            rows, actions = rows[actions >= 0], actions[actions >= 0]
        masks = np.zeros((len(self), NUM_ACTIONS), np.int8)
        masks[rows, actions] = 1
        return masks


class Dataset:
    """The recorded games of a folder, complete or not."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        self.manifest = read_manifest(self.folder)
        for name in ("observation_version", "actions_version"):
            if self.manifest.get(name) != VERSIONS[name]:
                raise CitadelsError(
                    f"{self.folder} was recorded with {name} {self.manifest.get(name)}; "
                    f"this package has {VERSIONS[name]}"
                )
        recorded = Vocabulary.from_json(self.manifest["vocabulary"])
        self._translation = None if recorded == VOCABULARY else Translation(recorded)

    def games(self) -> pa.Table:
        """Return the table of games."""
        found = [schema(GAMES, {}).empty_table()]
        for path in self._paths("games"):
            with errors_name_path(path):
                found.append(parquet.read_table(path, page_checksum_verification=True))
        return pa.concat_tables(found)

    def __iter__(self) -> Iterator[Decisions]:
        """Yield all decisions in batches of some thousands."""
        for path in self._paths("decisions"):
            with errors_name_path(path), parquet.ParquetFile(path, page_checksum_verification=True) as file:
                for group in range(file.num_row_groups):
                    for batch in file.read_row_group(group).to_batches():
                        yield Decisions(batch, self._translation)

    def _paths(self, table: str) -> list[Path]:
        """Return the files of complete shards. Decisions are renamed last, so they mark completion."""
        shards = _shards(self.manifest["games"], self.manifest["shard"])
        return [
            self.folder / table / _name(shard)
            for shard in shards
            if (self.folder / "decisions" / _name(shard)).exists()
        ]
