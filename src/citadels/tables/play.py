"""The game of a table: dealing, answers, undo, and the messages about it for each reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import json

import citadels
from citadels.engine.errors import IllegalAction
from citadels.engine.events import Event
from citadels.engine.game import Game
from citadels.engine.rules import OLDEST_RULES, RULES_VERSION
from citadels.engine.view import SPECTATOR
from citadels.locale import Texts
from citadels.record import GameFile
from citadels.tables import presenter, protocol, recap
from citadels.tables.clock import Clock, stamp
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.errors import TableError
from citadels.tables.history import Entry, GameHistory
from citadels.tables.idempotency import MAX_REQUESTS_KEPT, RequestLog, step_request
from citadels.tables.log_cache import LogCache
from citadels.tables.presence import Presence, Subscriber, player
from citadels.tables.protocol import Ack, Line, Phase, Recap, Situation
from citadels.tables.rate_limits import TableRateLimits
from citadels.tables.storage import Storage, TableRow
from citadels.tables.table_events import PositionOpened, RulesChanged, TakenBack, kinds_at

LOG_CACHE: Final = LogCache(100)  # entries, at most about 20 MB
NO_ID: Final = ""  # request id of a step that no client requested


class Play:
    """The game, its history and its undo points."""

    def __init__(
        self,
        table: str,
        document: TableDocument,
        presence: Presence,
        requests: RequestLog,
        undos: TableRateLimits,
        storage: Storage,
        clock: Clock,
    ) -> None:
        self.game: Game | None = None
        self.position: str | None = None  # the game as JSON, as it is stored
        # The positions before undoable answers, each with the number of events of its answer.
        self._undo_points: list[tuple[str, int]] = []
        self._table = table
        self._document = document
        self._presence = presence
        self._requests = requests
        self._undos = undos
        self._storage = storage
        self._clock = clock
        self._history = GameHistory(table, kinds_at(document.edition), storage, clock)

    async def restore(self, row: TableRow) -> None:
        """Restore the stored game, without replaying it."""
        self.position = row["position"]
        undo = row["undo"] if row["rules"] >= OLDEST_RULES else "[]"  # the rules have changed since
        self._undo_points = json.decode(undo, type=list[tuple[str, int]])
        self.game = None if self.position is None else _read_game(self.position, self._undo_points)
        rows = await self._storage.read_entries(self._table, row["version"] - MAX_REQUESTS_KEPT)
        self._history.restore(row["version"], row["lines"], rows)
        self._requests.restore(rows)

    # -- state

    @property
    def undo(self) -> str:
        """The undo points, as they are stored."""
        return _text(self._undo_points)

    @property
    def version(self) -> int:
        """The number of steps so far."""
        return self._history.version

    @property
    def lines(self) -> int:
        """The number of lines in the log."""
        return self._history.lines

    @property
    def phase(self) -> Phase:
        if self.game is None:
            return "lobby"
        return "over" if self.game.over else "playing"

    @property
    def asked(self) -> int | None:
        """The seat to move."""
        return None if self.game is None else self.game.seat

    @property
    def _can_undo(self) -> bool:
        return self.game is not None and self.game.can_undo and self._document.options.undo

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs."""
        result = self.game.result() if self.game is not None and self.game.over else None
        return [] if result is None else list(result.winners)

    @property
    def round(self) -> int:
        return 0 if self.game is None else self.game.round

    # -- steps

    def deal(self, effect: Effect) -> None:
        """Deal and begin the game."""
        settings = self._document.checked_settings()
        game = Game.begin(settings.rules(), self._document.game_key(), settings.crown)
        self._begin(game)
        self._add_entry(effect, "deal", SPECTATOR, "", NO_ID, game.events)
        effect.table = True

    def begin_at_position(self, game: Game, effect: Effect) -> None:
        """Begin at the position of ``game`` instead of dealing."""
        self._begin(game)
        opened = PositionOpened(game.round)
        self._add_entry(effect, "position", SPECTATOR, _text(game.to_json()), NO_ID, [opened])

    def _begin(self, game: Game) -> None:
        self.game = game
        self._document.rules = game.rules.version
        self._document.started = stamp(self._clock.time())

    def import_game(self, file: GameFile, effect: Effect) -> None:
        """Import a game that was played elsewhere. Its answers cannot be undone."""
        game = file.begin()
        self._note_entry(effect, "deal", SPECTATOR, "", NO_ID, game.events)
        for number, action in enumerate(file.replay().history):
            seat = game.seat
            assert seat is not None
            id = f"file-{number}" if self._document.chair(seat).kind == "player" else NO_ID
            self._note_entry(effect, "act", seat, action.text, id, game.apply(action))
        self.position = _text(game.to_json())
        self._begin(_read_game(self.position, []))
        self._document.started = file.started

    def answer(self, seat: int, action: str, id: str = NO_ID) -> Effect:
        """Answer the pending question."""
        self._document.check_running()
        game = self.game
        assert game is not None
        try:
            events = game.apply(action, seat)
        except IllegalAction as error:
            raise TableError("illegal" if game.seat == seat else "not_asked", detail=str(error)) from error
        if game.over:
            self._document.ended = stamp(self._clock.time())
        effect = Effect(table=game.over)
        self._add_entry(effect, "act", seat, game.history[-1].text, id, events)
        return effect

    def note_rules_change(self) -> Effect:
        """Record that the game goes on by the current rules: those that it began with are no longer known."""
        effect = Effect()
        self._document.rules = RULES_VERSION
        self._add_entry(effect, "rules", SPECTATOR, "", NO_ID, [RulesChanged(RULES_VERSION)])
        return effect

    def _add_entry(
        self, effect: Effect, kind: str, seat: int, answer: str, id: str, events: Sequence[Event]
    ) -> None:
        assert self.game is not None
        befores = [*[before for before, _ in self._undo_points], self.position or ""]
        self._undo_points = list(zip(befores, self.game.undo_event_counts, strict=False))
        self.position = _text(self.game.to_json())
        self._note_entry(effect, kind, seat, answer, id, events)

    def _note_entry(
        self, effect: Effect, kind: str, seat: int, answer: str, id: str, events: Sequence[Event]
    ) -> None:
        entry, row = self._history.add(kind, seat, answer, id, events)
        self._requests.note_step(row)
        effect.add_entry(entry, row)

    # -- requests

    def act(self, client: Subscriber, request: protocol.Act) -> Effect:
        seat = player(client)
        found = self._repeated_or_stale(seat, request, "act", " ".join(request.action.split()))
        return found or self._answer_as_player(seat, request)

    def _answer_as_player(self, seat: int, request: protocol.Act) -> Effect:
        self._check_plays(seat)
        return self.answer(seat, request.action, request.id)

    def _check_plays(self, seat: int) -> None:
        if self._presence.is_suspended(seat):
            raise TableError("bot_plays")

    def take_back(self, client: Subscriber, request: protocol.Undo) -> Effect:
        seat = player(client)
        return self._repeated_or_stale(seat, request, "undo", "") or self._take_back(client, request.id)

    def _take_back(self, client: Subscriber, id: str) -> Effect:
        seat = client.seat
        self._check_plays(seat)
        if self.game is None or self.asked != seat or not self._can_undo:
            raise TableError("no_undo")
        if not self._undos.try_consume(client):
            raise TableError("too_many_undos")
        effect = Effect()
        self._add_entry(effect, "undo", seat, "", id, [TakenBack(seat, self.game.undo())])
        return effect

    def _repeated_or_stale(
        self, seat: int, request: protocol.Act | protocol.Undo, kind: str, answer: str
    ) -> Effect | None:
        """Return the effect of a request that was already executed or is about an older version, or None."""
        what = step_request(kind, request.version, answer)
        done = self._requests.version_after(seat, request.id, what)
        if done is not None:
            return Effect(answer=Ack(request.id, done))
        self._document.check_running()
        return Effect(stale=request.version) if request.version != self.version else None

    def hint(self, client: Subscriber, request: protocol.Hint) -> Effect:
        seat = player(client)
        self._document.check_running()
        if self._document.players() != [seat] and not self._document.options.one_device:
            raise TableError("company")
        if self.game is None or self.game.seat != seat:
            raise TableError("not_asked")
        names = self._document.names()
        advice = presenter.advice(self.game, seat, names, client.language, request.id, self.version)
        return Effect(answer=advice)

    # -- messages for a reader

    def situation(
        self, reader: Subscriber, remaining: float | None, stalls: Sequence[float | None]
    ) -> Situation | None:
        """Return the situation as a reader may see it, in their language."""
        if self.game is None:
            return None
        names = self._document.names()
        return presenter.situation(
            self.game, reader.seat, names, reader.language, self._can_undo, remaining, stalls
        )

    def lines_of(self, entries: Sequence[Entry], reader: Subscriber) -> list[Line]:
        return presenter.lines(entries, reader.seat, self._document.names(), self._words(reader))

    async def lines_after(self, seen: int, reader: Subscriber) -> tuple[list[Line], bool]:
        """Return the lines after version ``seen``, or the end of the log and True if there are too many."""
        if seen >= 0:
            entries, fresh = await self._history.after(seen)
            return self.lines_of(entries, reader), fresh
        return await LOG_CACHE.get(self._key(reader), lambda: self._log(reader)), True

    def _key(self, reader: Subscriber) -> tuple[object, ...]:
        """Return everything that the log of a reader depends on."""
        return self._table, self.version, reader.seat, reader.language, *self._document.names()

    async def _log(self, reader: Subscriber) -> list[Line]:
        entries, _ = await self._history.after(-1)
        return self.lines_of(entries, reader)

    async def recap_for(self, reader: Subscriber) -> Recap | None:
        """Return the recap for a player who was away for a long time, or None."""
        chair = self._document.chair(reader.seat)
        if chair.seen < 0 or self.game is None:
            return None
        seconds = max(0.0, self._clock.time() - chair.left)
        if not recap.is_due(seconds, self.version - chair.seen):
            return None
        events = [event.seen_by(reader.seat) for event in await self._history.events_since(chair.seen)]
        lines = recap.sentences(events, reader.seat, self._document.names(), self._words(reader))
        return Recap(round(seconds), lines) if lines else None

    def _words(self, reader: Subscriber) -> Texts:
        return presenter.texts(reader.language, self._document.edition)


def _read_game(position: str, undo_points: Sequence[tuple[str, int]]) -> Game:
    """Load the game of a position, with its undo points."""
    game = citadels.load(json.decode(position))
    for before, brought in undo_points:
        game.restore_undo(citadels.load(json.decode(before)), brought)
    return game


def _text(document: object) -> str:
    return json.encode(document).decode()
