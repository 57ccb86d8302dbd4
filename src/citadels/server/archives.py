"""Finished games on a server: their course, moments of them, and their files.

The course of a game is found once, when the game ends, and stored. A game that ended before there was such a
thing, or whose server crashed just then, is looked at when somebody first asks.
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

MAX_REMEMBERED: Final = 100  # answers, of about 50 kB each

log = logging.getLogger(__name__)


class FinishedGame(NamedTuple):
    """All that is needed to replay a game in another process."""

    document: str
    answers: list[AnswerRow]


class Archives:
    """Tells about finished games, each in a few milliseconds of this process."""

    def __init__(self, storage: SqlStorage, queue: ReplayQueue) -> None:
        self._storage = storage
        self._queue = queue
        self._course_cache: OrderedDict[tuple[object, ...], bytes] = (
            OrderedDict()
        )  # the one asked for last is last
        self._preparing: set[asyncio.Task[None]] = set()

    # -- courses

    def prepare(self, id: str, document: TableDocument) -> None:
        """Find the course of a game that has just ended, in the background."""
        task = asyncio.ensure_future(self._prepare(id, write_document(document)))
        self._preparing.add(task)
        task.add_done_callback(self._preparing.discard)

    async def _prepare(self, id: str, document: str) -> None:
        try:
            await self._course(id, document)
        except Exception as error:  # whoever asks for it finds it then
            log.warning("the course of table %s could not be prepared: %s", id, type(error).__name__)

    async def course(self, id: str, document: TableDocument, seat: int, language: str, client: str) -> bytes:
        """The course of a game as JSON, as a seat may know it."""
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
        """The course of a game as it is stored; if it is not, it is found now, once for all who ask."""
        return await self._queue.once(id, lambda: self._find_course(id, document))

    async def _find_course(self, id: str, document: str) -> bytes:
        stored = await self._storage.read_course(id)
        if stored is not None:
            return stored
        answers = await self._storage.read_answers(id)
        found = await self._queue.run(f"table {id}", find_course, FinishedGame(document, answers))
        try:
            await self._storage.keep_course(id, found)
        except Exception as error:  # it can be told all the same, and is found again next time
            log.warning("the course of table %s could not be stored: %s", id, type(error).__name__)
        return found

    # -- moments, and the file

    async def step(
        self, id: str, document: TableDocument, step: int, seat: int, language: str, client: str
    ) -> bytes:
        """A moment of a game as JSON, as a seat saw it."""
        check_seat(document, seat)
        return await self._queue.run(client, tell_step, await self._game(id, document), step, seat, language)

    async def file(self, id: str, document: TableDocument, client: str) -> bytes:
        """The file of a game."""
        return await self._queue.run(client, tell_file, await self._game(id, document))

    async def _game(self, id: str, document: TableDocument) -> FinishedGame:
        return FinishedGame(write_document(document), await self._storage.read_answers(id))

    def stop(self) -> None:
        """Give up all that is under way."""
        for task in self._preparing:
            task.cancel()
        self._queue.stop()

    async def ended(self) -> None:
        """Wait until all that was given up has let go of the storage."""
        await asyncio.gather(*self._preparing, *self._queue.tasks, return_exceptions=True)


# -- in the other process --------------------------------------------------------------------


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
