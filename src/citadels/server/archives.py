"""Finished games on a server: timelines, replay steps and game files.

The timeline of a game is computed once, when the game ends, and stored. If that failed or the game is older
than timelines, it is computed on first request.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from typing import Final, NamedTuple

from msgspec import json

from citadels.server.replays import ReplayQueue
from citadels.server.storage.sql_storage import SqlStorage
from citadels.tables import protocol
from citadels.tables.archive import Archive, check_seat, present_timeline
from citadels.tables.document import TableDocument, read_document, write_document
from citadels.tables.storage import AnswerRow
from citadels.tables.timeline import TimelineRecord

MAX_REMEMBERED: Final = 100  # responses of about 50 kB each

log = logging.getLogger(__name__)


class FinishedGame(NamedTuple):
    """Everything needed to replay a game in another process."""

    document: str
    answers: list[AnswerRow]


class Archives:
    """Answers requests about finished games, using a few milliseconds of this process each."""

    def __init__(self, storage: SqlStorage, queue: ReplayQueue) -> None:
        self._storage = storage
        self._queue = queue
        self._course_cache: OrderedDict[tuple[object, ...], bytes] = OrderedDict()  # most recent last
        self._preparing: set[asyncio.Task[None]] = set()

    # -- timelines

    def prepare(self, id: str, document: TableDocument) -> None:
        """Compute and store the timeline of a game that has just ended, in the background."""
        task = asyncio.ensure_future(self._prepare(id, write_document(document)))
        self._preparing.add(task)
        task.add_done_callback(self._preparing.discard)

    async def _prepare(self, id: str, document: str) -> None:
        try:
            await self._course(id, document)
        except Exception as error:  # It is computed on first request instead.
            log.warning(
                "cannot prepare the timeline of table %s; computing it on request: %s",
                id,
                type(error).__name__,
            )

    async def course(self, id: str, document: TableDocument, seat: int, language: str, client: str) -> bytes:
        """Return the timeline of a game as JSON, redacted for a seat."""
        check_seat(document, seat)
        key = (id, seat, language, *document.names())
        if key not in self._course_cache:
            self._course_cache[key] = await self._queue.once(
                key, lambda: self._tell(id, document, seat, language, client)
            )
        self._course_cache.move_to_end(key)
        if len(self._course_cache) > MAX_REMEMBERED:
            self._course_cache.popitem(last=False)
        return self._course_cache[key]

    async def _tell(self, id: str, document: TableDocument, seat: int, language: str, client: str) -> bytes:
        text = write_document(document)
        course = await self._course(id, text)
        return await self._queue.run(client, tell, text, course, seat, language)

    async def _course(self, id: str, document: str) -> bytes:
        """Return the stored timeline of a game, computing it if needed. Concurrent callers share the work."""
        return await self._queue.once(id, lambda: self._find_course(id, document))

    async def _find_course(self, id: str, document: str) -> bytes:
        stored = await self._storage.read_course(id)
        if stored is not None:
            return stored
        answers = await self._storage.read_answers(id)
        found = await self._queue.run(f"table {id}", find_course, FinishedGame(document, answers))
        try:
            await self._storage.keep_course(id, found)
        except Exception as error:  # It is returned anyway, and computed again next time.
            log.warning("cannot store the timeline of table %s: %s", id, type(error).__name__)
        return found

    # -- steps and files

    async def step(
        self, id: str, document: TableDocument, step: int, seat: int, language: str, client: str
    ) -> bytes:
        """Return a step of a game as JSON, as a seat saw it."""
        check_seat(document, seat)
        return await self._queue.run(client, tell_step, await self._game(id, document), step, seat, language)

    async def file(self, id: str, document: TableDocument, client: str) -> bytes:
        """Return the game file."""
        return await self._queue.run(client, tell_file, await self._game(id, document))

    async def _game(self, id: str, document: TableDocument) -> FinishedGame:
        return FinishedGame(write_document(document), await self._storage.read_answers(id))

    def stop(self) -> None:
        """Cancel all work."""
        for task in self._preparing:
            task.cancel()
        self._queue.stop()

    async def ended(self) -> None:
        """Wait until all canceled work has released the storage."""
        await asyncio.gather(*self._preparing, *self._queue.tasks, return_exceptions=True)


# -- run in the replay process -----------------------------------------------------------------


def _archive(game: FinishedGame) -> Archive:
    return Archive(read_document(game.document), game.answers)


def find_course(game: FinishedGame) -> bytes:
    return zlib.compress(json.encode(_archive(game).record_timeline()))


def tell(document: str, course: bytes, seat: int, language: str) -> bytes:
    found = json.decode(zlib.decompress(course), type=TimelineRecord)
    return protocol.encode(present_timeline(read_document(document), found, seat, language)).encode()


def tell_step(game: FinishedGame, step: int, seat: int, language: str) -> bytes:
    return protocol.encode(_archive(game).step(step, seat, language)).encode()


def tell_file(game: FinishedGame) -> bytes:
    return json.encode(_archive(game).file.to_json())
