"""Check the stored tables: each must equal what its clients received, and a replay of its answers."""

from __future__ import annotations

import json
from collections import Counter
from typing import cast

import msgspec

from bench.clients import Failures, Json
from bench.crash.clients import GAME, UNSTORED, ClientLog
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Game
from citadels.record import Shuffle
from citadels.tables import presenter, protocol
from citadels.tables.document import read_document
from citadels.tables.history import entry_from_row
from citadels.tables.idempotency import MAX_REQUESTS_KEPT
from citadels.tables.storage import EntryRow
from citadels.tables.table_events import kinds_at

Rows = dict[str, list[Json]]  # by the name of their table


class StoredTable:
    """A table in the database."""

    def __init__(self, rows: Rows, id: str, failures: Failures) -> None:
        self.id = id
        self.failures = failures
        self.row = next(row for row in rows["tables"] if row["id"] == id)
        changes = [row for row in rows["changes"] if row["table_id"] == id]
        self.changes = cast("list[EntryRow]", sorted(changes, key=lambda row: int(row["version"])))
        self.chat = Counter(row["text"] for row in rows["chat"] if row["table_id"] == id)
        self.document = read_document(self.row["document"])

    def wrong(self, kind: str, detail: object) -> None:
        self.failures.add(kind, f"table {self.id}: {detail}")

    def check(self, logs: list[ClientLog]) -> int:
        """Check everything. Return the number of repeated requests that the server had forgotten."""
        self._check_order()
        self._check_requests(logs)
        self._check_replay()
        for log in logs:
            self._check_log(log)
            self._check_talk(log)
        return sum(self._check_answers(log) for log in logs)

    def _check_order(self) -> None:
        versions = [change["version"] for change in self.changes]
        if versions != list(range(1, self.row["version"] + 1)):
            self.wrong("versions are missing", f"{versions[:3]}…, the table is at {self.row['version']}")
        lines = 0
        for change in self.changes:
            if change["first"] != lines:
                self.wrong("numbers of lines are wrong", f"version {change['version']}: {change['first']}")
            lines = change["first"] + len(json.loads(change["events"]))
        if lines != self.row["lines"]:
            self.wrong("numbers of lines are wrong", f"{lines} lines, the table says {self.row['lines']}")

    def _check_requests(self, logs: list[ClientLog]) -> None:
        """Check that no request took effect twice, and nothing happened without a request."""
        sent = {id: (log, request) for log in logs for id, request in log.sent.items()}
        times = Counter(change["request"] for change in self.changes if change["request"])
        for id, count in times.items():
            if count > 1:
                self.wrong("a request was done twice", f"{id}: {count} times")
        for change in self.changes:
            id = change["request"]
            if not id:
                continue
            log, request = sent.get(id, (None, {}))
            told = {"type": change["kind"], "version": change["version"] - 1, "id": id}
            told |= {"action": change["answer"]} if change["kind"] == "act" else {}
            if log is None or request != told or log.seat != change["seat"]:
                self.wrong("something was done that nobody asked for", f"{told}, seat {change['seat']}")

    def _check_answers(self, log: ClientLog) -> int:
        """Check that what was acknowledged was stored, and what was refused was not."""
        done = {change["request"]: change["version"] for change in self.changes if change["request"]}
        for id, version in log.acks.items():
            if log.sent[id]["type"] in GAME and done.get(id) != version:
                self.wrong("an acknowledged action is not stored", f"{id}: {version}, not {done.get(id)}")
        for change in self.changes:
            if change["at"] < log.denied.get(change["request"], 0.0):
                self.wrong("something was done that was said to have changed nothing", change["request"])
        forgotten = 0
        for id, answer in log.refused.items():
            if id not in done or _may_be_done(log, id, answer):
                continue
            if answer["type"] == "stale" and answer["version"] - done[id] >= MAX_REQUESTS_KEPT - 1:
                forgotten += 1
            else:
                self.wrong("a request was done and refused", f"{id}, done at {done[id]}: {answer}")
        return forgotten

    def _check_talk(self, log: ClientLog) -> None:
        chair = self.document.chairs[log.seat]
        for id, request in log.sent.items():
            if request["type"] == "say":
                least = 1 if id in log.acks else 0
                most = 0 if id in log.refused and not _may_be_done(log, id, log.refused[id]) else 1
                if not least <= self.chat[request["text"]] <= most:
                    self.wrong("chat", f"{request['text']}: {self.chat[request['text']]} times")
            elif request["type"] == "ready" and id in log.acks:
                parts = [r["contribution"] for r in log.sent.values() if r["type"] == "ready"]
                if chair.contribution not in parts:
                    self.wrong("an acknowledged contribution is not stored", chair)

    def _check_log(self, log: ClientLog) -> None:
        """Check that a client's log is the stored one, as its seat may know it."""
        names = self.document.names()
        number = 0
        words = presenter.texts("en", self.document.edition)
        for change in self.changes:
            entry = entry_from_row(change, kinds_at(self.document.edition))
            for line in presenter.lines([entry], log.seat, names, words):
                if change["version"] > log.version:
                    return
                told = log.lines.get(number)
                if told is not None and told != msgspec.to_builtins(line, enc_hook=protocol.as_json):
                    self.wrong("a line is not the stored one", f"seat {log.seat}: {told}, stored {line}")
                elif told is None:
                    self.wrong("a line was never told", f"seat {log.seat}: {line}")
                number += 1

    def _check_replay(self) -> None:
        """Check that the stored answers lead to the stored events and the stored position."""
        if not self.changes:
            if self.row["position"] is not None:
                self.wrong("a position without a deal", "")
            return
        settings = self.document.checked_settings()
        parts = [bytes.fromhex(chair.contribution) for chair in self.document.chairs]
        shuffle = Shuffle(settings, bytes.fromhex(self.document.secret), parts)
        given: list[tuple[int, str]] = []

        def replay() -> Game:
            game = Game.begin(settings.rules(), shuffle.key, settings.crown)
            for seat, answer in given:
                game.apply(answer, seat)
            return game

        game = replay()
        for change in self.changes:
            events = json.loads(change["events"])
            expected = events
            if change["kind"] == "deal":
                expected = [event.to_json() for event in game.events]
            elif change["kind"] == "act":
                try:
                    expected = [event.to_json() for event in game.apply(change["answer"], change["seat"])]
                except CitadelsError as error:
                    self.wrong("a stored answer is illegal", f"{change}: {error}")
                    return
                given.append((change["seat"], change["answer"]))
            elif change["kind"] == "undo":
                given.pop()
                game = replay()
            if json.loads(json.dumps(expected)) != events:
                self.wrong("other events", f"version {change['version']}: {events}, not {expected}")
        position = json.loads(self.row["position"])
        expected_position = json.loads(json.dumps(game.to_json()))
        if position != expected_position:
            fields = [
                name
                for name in position.keys() | expected_position.keys()
                if position.get(name) != expected_position.get(name)
            ]
            self.wrong("the stored position is not a replay of the answers", f"{fields}")


def _may_be_done(log: ClientLog, id: str, answer: Json) -> bool:
    """Return whether a refused request may have taken effect: if the outcome was unknown, or if another copy
    was sent."""
    if answer.get("code") not in UNSTORED:
        return False
    return answer["code"] == "unsure" or id in log.acks or log.copies[id] > 1
