"""Finished games cost a server little: a course is found once, and replays wait in a queue of their own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from litestar import Request

from citadels.server import archives
from citadels.server.admission.control import RateLimitExceeded
from citadels.server.archives import Archives, FinishedGame
from citadels.server.replays import ReplayQueue, while_connected
from citadels.tables import protocol
from citadels.tables.document import TableDocument, write_document
from citadels.tables.errors import TableError
from citadels.tables.storage import AnswerRow, WriteFailed
from tests.server.server_process import Client, ServerProcess, begin, play, run
from tests.tables.table_harness import FakeClient, TableHarness, play_to_end, settle, spin
from tests.tables.table_harness import run as run_here
from tests.waiting import wait_for

ALICE, BOB = "198.51.100.1", "198.51.100.2"


# -- the queue ---------------------------------------------------------------------------------


class ManualProcesses:
    """A process whose work is done when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.open: asyncio.Future[None] | None = None

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        assert self.open is None, "it does one thing at a time"
        self.begun.append(args[0])
        self.open = asyncio.get_running_loop().create_future()
        await self.open
        return work(*args)

    async def finish(self) -> None:
        assert self.open is not None
        opened, self.open = self.open, None
        opened.set_result(None)
        await spin()

    def stop(self) -> None:
        """There is nothing to end."""


def echo(text: str) -> str:
    return text


def queue_of(most: int) -> tuple[ReplayQueue, ManualProcesses]:
    queue, processes = ReplayQueue(most), ManualProcesses()
    queue._processes = processes  # type: ignore[assignment]
    return queue, processes


def ask(queue: ReplayQueue, asker: str, job: str) -> asyncio.Task[str]:
    return asyncio.create_task(queue.run(asker, echo, job))


def test_a_full_queue_refuses_only_its_own_address() -> None:
    async def scene() -> None:
        queue, processes = queue_of(2)
        mine = [ask(queue, ALICE, f"a{n}") for n in range(3)]
        theirs = ask(queue, BOB, "b")
        await spin()
        with pytest.raises(RateLimitExceeded):
            await mine[2]
        for _ in range(3):
            await processes.finish()
        assert [await job for job in (*mine[:2], theirs)] == ["a0", "a1", "b"]
        assert not queue._queued, "nothing is remembered of those who have gone"

    run_here(scene())


def test_an_address_that_has_used_much_waits_for_one_that_has_not() -> None:
    async def scene() -> None:
        queue, processes = queue_of(5)
        first = ask(queue, BOB, "b0")  # so that he is known to have used nothing
        await spin()
        await processes.finish()
        queue._fair_queue.end(ALICE, 1.0)  # she has used a second before
        queue._fair_queue._free -= 1
        mine = [ask(queue, ALICE, f"a{n}") for n in range(3)]
        await spin()
        theirs = ask(queue, BOB, "b1")
        await spin()
        for _ in range(4):
            await processes.finish()
        await asyncio.gather(first, *mine, theirs)
        assert processes.begun == ["b0", "a0", "b1", "a1", "a2"]

    run_here(scene())


def test_a_job_whose_client_has_left_is_never_begun() -> None:
    async def scene() -> None:
        queue, processes = queue_of(3)
        jobs = [ask(queue, ALICE, f"a{n}") for n in range(3)]
        await spin()
        jobs[1].cancel()
        await spin()
        await processes.finish()
        await processes.finish()
        assert processes.begun == ["a0", "a2"]
        assert (await jobs[0], await jobs[2]) == ("a0", "a2")

    run_here(scene())


def test_a_running_job_keeps_its_process_after_its_client_left() -> None:
    async def scene() -> None:
        queue, processes = queue_of(3)
        gone, staying = ask(queue, ALICE, "gone"), ask(queue, BOB, "staying")
        await spin()
        gone.cancel()
        await spin()
        assert processes.begun == ["gone"]
        await processes.finish()
        await processes.finish()
        assert await staying == "staying"

    run_here(scene())


def request_of(*messages: str) -> Request[Any, Any, Any]:
    """A request that hears these messages, and then nothing."""
    told = list(messages)

    async def receive() -> Any:
        if not told:
            await asyncio.Event().wait()
        return {"type": told.pop(0)}

    scope: Any = {"type": "http"}
    return Request(scope, receive)


def test_work_is_dropped_when_its_client_disconnects() -> None:
    async def scene() -> None:
        dropped = asyncio.Event()

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                dropped.set()
                raise

        with pytest.raises(TableError):
            await while_connected(request_of("http.request", "http.disconnect"), work())
        assert dropped.is_set()
        assert await while_connected(request_of("http.request"), asyncio.sleep(0, "done")) == "done"

    run_here(scene())


# -- courses -----------------------------------------------------------------------------------


class Shelf:
    """Keeps the courses of games whose answers it knows."""

    def __init__(self, answers: list[AnswerRow]) -> None:
        self.courses: dict[str, bytes] = {}
        self.broken = False
        self._answers = answers

    async def read_course(self, id: str) -> bytes | None:
        return self.courses.get(id)

    async def read_answers(self, id: str) -> list[AnswerRow]:
        return self._answers

    async def keep_course(self, id: str, course: bytes) -> None:
        if self.broken:
            raise WriteFailed("the disk is full")
        self.courses[id] = course


class CountingProcesses:
    """Works here and now, and counts."""

    def __init__(self) -> None:
        self.done: list[str] = []

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        await asyncio.sleep(0)
        self.done.append(work.__name__)
        return work(*args)


class Library:
    """A finished game, and the replays of it."""

    def __init__(self, document: TableDocument, answers: list[AnswerRow]) -> None:
        self.document = document
        self.shelf, self.processes = Shelf(answers), CountingProcesses()
        self.open()

    def open(self) -> None:
        """Forget the caches, as a restart does."""
        queue = ReplayQueue(100)
        queue._processes = self.processes  # type: ignore[assignment]
        self.archives = Archives(self.shelf, queue)  # type: ignore[arg-type]

    async def course(self, seat: int = -1, language: str = "en", asker: str = ALICE) -> Any:
        return json.loads(await self.archives.course("t", self.document, seat, language, asker))


async def library() -> tuple[Library, TableHarness, FakeClient]:
    harness = TableHarness()
    one, _ = await play_to_end(harness)
    document = harness.table.finished(one.token)
    return Library(document, list(await harness.storage.read_entries(harness.made.table))), harness, one


def test_thirty_concurrent_requests_cost_one_replay_and_later_ones_none() -> None:
    async def scene() -> None:
        here, _, _ = await library()
        await asyncio.gather(*[here.course(seat=n % 3 - 1, asker=f"198.51.100.{n}") for n in range(30)])
        assert here.processes.done.count("find_course") == 1
        assert here.processes.done.count("tell") == 3, "each seat is told its own, once"
        here.processes.done.clear()
        here.open()
        await here.course(language="fr")
        assert here.processes.done == ["tell"], "it was stored"

    run_here(scene())


def test_a_stored_course_equals_a_replay() -> None:
    async def scene() -> None:
        here, harness, one = await library()
        archive = await harness.table.archive(one.token)
        for seat, language in ((-1, "en"), (0, "en"), (1, "pt")):
            told = await here.course(seat, language)
            assert told == json.loads(protocol.encode(archive.timeline(seat, language)))

    run_here(scene())


def test_the_course_of_a_game_is_found_when_the_game_ends() -> None:
    async def scene() -> None:
        here, harness, _ = await library()
        here.archives.prepare("t", here.document)
        await settle()
        assert here.processes.done == ["find_course"]
        assert here.shelf.courses.keys() == {"t"}
        assert harness.table.phase == "over"

    run_here(scene())


def test_the_end_of_a_game_is_reported_once_after_it_is_stored() -> None:
    async def scene() -> None:
        ended: list[tuple[str, str]] = []
        harness = TableHarness()

        def note(id: str, _: TableDocument) -> None:
            ended.append((id, harness.storage.tables[id]["phase"]))

        object.__setattr__(harness.host, "on_game_over", note)
        one, _ = await play_to_end(harness)
        await one.done("language", language="fr")
        assert ended == [(harness.made.table, "over")]

    run_here(scene())


def test_a_course_that_cannot_be_stored_is_still_sent() -> None:
    async def scene() -> None:
        here, _, _ = await library()
        here.shelf.broken = True
        assert (await here.course())["lines"]
        here.shelf.broken = False
        here.open()
        assert (await here.course())["lines"]
        assert here.processes.done.count("find_course") == 2

    run_here(scene())


def test_a_removed_name_no_longer_appears_in_replays() -> None:
    async def scene() -> None:
        here, _, one = await library()
        name = here.document.chair(one.seat).name
        assert name in json.dumps((await here.course())["lines"])
        here.document.chair(one.seat).name = "Zebulon"
        assert "Zebulon" in json.dumps((await here.course())["lines"])
        assert name not in json.dumps((await here.course())["lines"])

    run_here(scene())


def test_the_replay_process_gets_everything_it_needs() -> None:
    async def scene() -> None:
        here, harness, one = await library()
        rows = here.shelf._answers
        answers = [AnswerRow(seat=row["seat"], kind=row["kind"], answer=row["answer"]) for row in rows]
        game = FinishedGame(write_document(here.document), answers)
        archive = await harness.table.archive(one.token)
        assert json.loads(archives.tell_file(game))["digest"] == archive.file.to_json()["digest"]
        with pytest.raises(TableError):
            archives.tell_step(game, 10_000, -1, "en")

    run_here(scene())


# -- on a server -------------------------------------------------------------------------------


async def finished(server: ServerProcess) -> tuple[str, Client]:
    made = await server.make(["greedy"])
    owner = await made.owner().open()
    await begin(owner)
    await play(owner)
    return made.id, owner


def test_a_server_stores_the_course_when_the_game_ends_and_finds_it_again_if_it_was_lost(
    own_server: ServerProcess,
) -> None:
    async def ended() -> tuple[str, Client]:
        return await finished(own_server)

    table, owner = run(ended())
    stored = "SELECT 1 FROM tables WHERE id = ? AND course IS NOT NULL"
    wait_for(lambda: own_server.rows(stored, table), "the course is stored without a request for it")

    async def fetch_course() -> Any:
        answer = await own_server.get(f"/api/tables/{table}/course?seat=0&language=it", owner.token)
        assert answer.headers["content-type"].startswith("application/json")
        return answer.json()

    before = run(fetch_course())
    own_server.stop()
    own_server.rows(
        "UPDATE tables SET course = NULL"
    )  # as of a game that ended before there was such a thing
    own_server.start()
    assert run(fetch_course()) == before
    assert own_server.rows(stored, table)


def test_postgresql_keeps_courses_too(postgres_server: ServerProcess) -> None:
    async def scene() -> None:
        table, owner = await finished(postgres_server)
        path = f"/api/tables/{table}/course"
        first = await postgres_server.get(path, owner.token)
        assert first.json()["lines"][-1]["version"] == owner.version - 1
        second = await postgres_server.get(f"{path}?language=es", owner.token)
        assert len(second.json()["lines"]) == len(first.json()["lines"])

    run(scene())
