"""A game in progress, the public interface of the engine: options, answers, undo, views, copies, JSON."""

from __future__ import annotations

from collections.abc import Sequence

from citadels.engine import display, position, position_reader, scoring
from citadels.engine.actions import DISTRICT, GOLD_OR_CARDS, TARGETS, WITH_CARD, WITH_SEAT, Action, Target
from citadels.engine.deprecated import warn_renamed
from citadels.engine.errors import CitadelsError, IllegalAction, Reason
from citadels.engine.events import Event
from citadels.engine.field_types import (
    BOOLEAN,
    CARD,
    EVERYONE,
    GOLD,
    INTERNAL,
    SEAT,
    VERB,
    WORD,
    FieldStruct,
    field,
    object_of,
)
from citadels.engine.flow import BeginGame
from citadels.engine.knowledge import Knowledge
from citadels.engine.rules import Rules
from citadels.engine.scoring import Result
from citadels.engine.state import State
from citadels.engine.steps import Question, advance, answer, pending
from citadels.engine.view import SPECTATOR, View


class Option(FieldStruct):
    """A legal action, with its target, price and immediate gain."""

    action: Action = field(INTERNAL)
    verb: str = field(VERB)
    seat: int | None = field(SEAT, optional=True)  # the targeted player, or the holder of the named card
    card: str | None = field(CARD, seen_by=EVERYONE, optional=True)  # the named card
    target: Target | None = field(WORD, optional=True)  # what on the table it points at
    price: int | None = field(GOLD, optional=True)
    gold: int | None = field(GOLD, optional=True)  # immediate gain
    mandatory: bool = field(BOOLEAN)  # whether the turn cannot end without an action of this verb

    def to_json(self) -> dict[str, object]:
        """Return a JSON object, with the action as text."""
        return {"action": self.action.text, **self.fields_to_json()}

    def __repr__(self) -> str:
        return f"Option({self.action.text!r})"


class Refusal(FieldStruct):
    """An action that is not legal now, with the reason."""

    action: Action = field(INTERNAL)
    verb: str = field(VERB)
    seat: int | None = field(SEAT, optional=True)
    card: str | None = field(CARD, seen_by=EVERYONE, optional=True)
    target: Target | None = field(WORD, optional=True)
    reason: Reason = field(object_of(Reason))

    def to_json(self) -> dict[str, object]:
        """Return a JSON object, with the action as text."""
        return {"action": self.action.text, **self.fields_to_json()}

    def __repr__(self) -> str:
        return f"Refusal({self.action.text!r}, {self.reason!r})"


class UndoPoint:
    """The game before an action that can be undone.

    Copying every state would cost more than replaying a few actions. So only the first of several points
    keeps its state, and so do those of a loaded game, whose actions are unknown.
    """

    __slots__ = ("action", "actions", "base", "event_count", "events", "known", "state")

    def __init__(
        self, game: Game, state: State | None, action: Action | None, events: int, event_count: int
    ) -> None:
        self.state = state
        self.action = action
        self.base = game._base
        self.known = game._known.copy()
        self.events = events  # number of events before the action
        self.actions = len(game.history)
        self.event_count = event_count  # emitted by the action


class Game:
    """A game of Citadels. Everything a client needs goes through this class.

    With ``record=False`` the game keeps no events, tracks no knowledge and cannot undo, which is faster:
    use it to play many games.
    """

    def __init__(self, state: State, record: bool = True) -> None:
        if not isinstance(state, State):
            raise TypeError(f"Game takes a State, not {state!r}; use citadels.new_game() or citadels.load()")
        self._state = state
        self._record = record
        self.from_the_start = False  # whether events and history begin with the first deal
        self._actions: list[Action] | None = None  # legal actions, computed on demand
        self.events: list[Event] = []
        self.history: list[Action] = []  # the actions since the game was begun or loaded
        self._known: dict[int, tuple[int, Knowledge]] = {}
        self._base: dict[int, tuple[int, Knowledge]] = {}  # what each seat knew after how many events
        self._undo_points: list[UndoPoint] = []  # one for each action that can be undone
        if record:
            state.log = self.events

    @staticmethod
    def begin(rules: Rules, key: bytes, crown: int | None = None, record: bool = True) -> Game:
        """Deal a new game and advance it to its first question."""
        state = State.new(rules, key)
        game = Game(state, record)
        game.from_the_start = True
        state.then(BeginGame(-1 if crown is None else crown))
        advance(state)
        return game

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.seat} is asked {self.prompt!r}"
        return f"<Game {self.rules.edition.key}, {self.rules.seats} seats, round {self.round}, {asked}>"

    # -- the pending question

    @property
    def rules(self) -> Rules:
        """The rules of this game: edition, cast, unique districts and number of seats."""
        return self._state.rules

    @property
    def state(self) -> State:
        """The full state, hidden cards included. For the engine, and for worlds dealt from a view."""
        return self._state

    @property
    def key(self) -> bytes:
        """The key that determines all chance. It gives away every card: never show it to a player."""
        return self._state.key

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self._state.round

    @property
    def seat(self) -> int | None:
        """The seat to answer the pending question; None when the game is over."""
        question = pending(self._state)
        return None if question is None else question.seat

    @property
    def prompt(self) -> str | None:
        """The id of the pending question's sentence; None when the game is over."""
        question = pending(self._state)
        return None if question is None else question.prompt

    def actions(self) -> list[Action]:
        """Return the legal actions in a fixed order; none when the game is over. Do not modify the list."""
        if self._actions is None:
            question = pending(self._state)
            self._actions = [] if question is None else question.options(self._state)
        return self._actions

    def options(self) -> list[Option]:
        """Return the legal actions with their targets, prices and gains, and whether they are mandatory."""
        question = pending(self._state)
        if question is None:
            return []
        must = question.must(self._state)
        return [self._option(question, action, action.verb in must) for action in self.actions()]

    def _option(self, question: Question, action: Action, mandatory: bool) -> Option:
        price = question.price(self._state, action)
        gold = question.gain(self._state, action) or None
        seat, card, target = self._aim(question, action)
        return Option(action, action.verb, seat, card, target, price if price >= 0 else None, gold, mandatory)

    def _aim(self, question: Question, action: Action) -> tuple[int | None, str | None, Target | None]:
        """Return the seat and the card that an action names, and what on the table it points at."""
        signature = self.rules.edition.verbs[action.verb]
        seat = action.number if signature in WITH_SEAT else None
        card = action.name if signature in WITH_CARD else None
        target = TARGETS.get(signature)
        if signature == GOLD_OR_CARDS:
            target = "gold" if action.name == "gold" else "deck"
        elif signature == DISTRICT:
            target = question.cards_in
            seat = question.holder() if question.holder() != question.seat else None
        return seat, card, target

    def refused(self) -> list[Refusal]:
        """Return actions that a player might expect to be legal but are not, with reasons."""
        question = pending(self._state)
        if question is None:
            return []
        return [
            Refusal(action, action.verb, *self._aim(question, action), reason)
            for action, reason in question.refused(self._state)
        ]

    # -- answering it

    def apply(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Answer the pending question and advance to the next. Return the events, unredacted.

        An illegal action raises IllegalAction and changes nothing. Pass the ``seat`` that answers if other
        seats might try to: the error then reveals nothing about the hand of the seat to answer.
        """
        if seat is not None and seat != self.seat:
            raise IllegalAction(
                "the game is over" if self.over else f"seat {self.seat} must answer, not {seat}"
            )
        legal = self.actions()
        if isinstance(action, str):
            text = " ".join(action.split())
            found = next((known for known in legal if known.text == text), None)
        else:
            found = action if action in legal else None
        if found is None:
            raise IllegalAction(self._why_illegal(str(action)))
        return self.play(found)

    def _why_illegal(self, text: str) -> str:
        if not self.actions():
            return "the game is over"
        for refusal in self.refused():
            if refusal.action.text == text:
                return f"{text!r} is not allowed now: {refusal.reason!r}"
        return f"{text!r} is not an answer to {self.prompt!r}"

    def play(self, action: Action) -> list[Event]:
        """Apply one of :meth:`actions`. Faster than :meth:`apply`, but errors give no reason.

        Any other action raises IllegalAction and changes nothing.
        """
        if action not in self.actions():
            raise _unplayable(action)
        s = self._state
        if not self._record:
            self._actions = None
            answer(s, action)
            return []
        return self._play_and_record(action)

    def _play_and_record(self, action: Action) -> list[Event]:
        s = self._state
        seat, start = self.seat, len(self.events)
        follows = self._undo_points and self._undo_points[-1].action is not None
        before = None if follows else s.clone()
        s.sealed = False
        self._actions = None
        answer(s, action)
        happened = self.events[start:]
        if s.sealed or self.seat != seat:
            self._undo_points = []
        else:
            self._undo_points.append(UndoPoint(self, before, action, start, len(happened)))
        self.history.append(action)
        return happened

    # -- undo

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be undone: nothing was revealed and no other seat was asked."""
        return bool(self._undo_points)

    def undo(self) -> int:
        """Undo the last action. Return the number of events that it removes."""
        if not self._undo_points:
            raise IllegalAction("nothing can be undone: something was revealed or another seat was asked")
        self._state = self._state_at(len(self._undo_points) - 1)
        point = self._undo_points.pop()
        del self.events[point.events :]
        del self.history[point.actions :]
        self._state.log = self.events
        self._base, self._known = point.base, point.known
        self._actions = None
        return point.event_count

    @property
    def undo_event_counts(self) -> list[int]:
        """How many events each undoable action emitted, oldest first.

        Store the positions before these actions to :meth:`restore_undo` in a game loaded from JSON.
        """
        return [point.event_count for point in self._undo_points]

    def _state_at(self, index: int) -> State:
        """Return a copy of the state at an undo point, replayed from the last stored state."""
        first = index
        while (kept := self._undo_points[first].state) is None:
            first -= 1
        state = kept.clone()
        for point in self._undo_points[first:index]:
            assert point.action is not None
            answer(state, point.action)
        return state

    def restore_undo(self, before: Game, event_count: int) -> None:
        """Add an undo point to a freshly loaded game. Call it once per point, oldest first.

        ``before`` is the game at that point, ``event_count`` the number of events that the action emitted.
        """
        self._undo_points.append(UndoPoint(before, before._state, None, 0, event_count))

    @property
    def brought(self) -> list[int]:
        """Deprecated name of :attr:`undo_event_counts`."""
        warn_renamed("Game.brought", "Game.undo_event_counts")
        return self.undo_event_counts

    def remember(self, before: Game, brought: int) -> None:
        """Deprecated name of :meth:`restore_undo`."""
        warn_renamed("Game.remember", "Game.restore_undo")
        self.restore_undo(before, brought)

    # -- views and knowledge

    def view(self, seat: int = SPECTATOR) -> View:
        """Return what a seat may see; by default what a spectator may see."""
        if not SPECTATOR <= seat < self.rules.seats:
            raise CitadelsError(f"invalid seat {seat}; seats are 0 to {self.rules.seats - 1}")
        return View.build(self._state, seat, self.knowledge(seat))

    def knowledge(self, seat: int = SPECTATOR) -> Knowledge:
        """Return what a seat knows for certain; without a record, only what the table shows."""
        if not self._record:
            return Knowledge.from_state(self._state, seat)
        found = self._known.get(seat)
        if found is None:
            found = self._base.get(seat) or (0, Knowledge.at_start(self.rules, seat))
        folded, known = found
        if folded < len(self.events):
            known = known.clone()  # Clones of this game share the earlier knowledge.
            for event in self.events[folded:]:
                known.fold(event.seen_by(seat))
            self._known[seat] = (len(self.events), known)
        return known

    def seen_by(self, seat: int = SPECTATOR) -> list[Event]:
        """Return all events, redacted for a seat."""
        return [event.seen_by(seat) for event in self.events]

    def result(self) -> Result | None:
        """Return the result, or None until the game is over."""
        return scoring.result(self._state) if self.over else None

    # -- pictures

    def svg(
        self,
        seat: int | None = None,
        *,
        names: Sequence[str] | None = None,
        theme: str = "auto",
        language: str = "en",
    ) -> str:
        """Draw what a seat may see, or a spectator (-1), as SVG. Without a seat, draw all cards open.

        ``names`` are those of the players. ``theme`` is ``light``, ``dark`` or ``auto``, which follows the
        notebook or the system. A notebook shows the picture.
        """
        table = self if seat is None else self.view(seat)
        return display.draw(table, names, theme, language)

    def _repr_html_(self) -> str:
        """Show the game in a notebook, with all cards open."""
        return self.svg()

    # -- copies

    def clone(self) -> Game:
        """Return an independent copy. It cannot undo the actions taken so far."""
        copy = Game(self._state.clone(), self._record)
        copy._actions = self._actions
        if self._record:
            copy.events = self.events[:]
            copy.history = self.history[:]
            copy.from_the_start = self.from_the_start
            copy._state.log = copy.events
            copy._known = self._known.copy()
            copy._base = self._base
        return copy

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        record = (self.events, self.history, self.from_the_start)
        return _restore, (self.rules, self.to_json(), self._record, record)

    def to_json(self) -> position.Document:
        """Return the position with its key and every seat's knowledge, as JSON."""
        document = position.write(self._state) | {"key": self._state.key.hex()}
        if self._record:
            document["knowledge"] = [
                self.knowledge(seat).to_json() for seat in range(SPECTATOR, self.rules.seats)
            ]
        return document

    @staticmethod
    def from_json(document: position.Document, rules: Rules, key: bytes, record: bool = True) -> Game:
        """Load the game of a position. ``citadels.load`` also finds rules and key in the document."""
        state = position_reader.read(document, rules, key)
        return Game.resume(state, Knowledge.read_all(document.get("knowledge"), state), record)

    @staticmethod
    def resume(state: State, known: dict[int, Knowledge], record: bool) -> Game:
        """Return a game that continues from a state. Seats not in ``known`` know what the table shows."""
        game = Game(state, record)
        if record:
            seats = range(SPECTATOR, state.rules.seats)
            game._base = {seat: (0, known.get(seat) or Knowledge.from_state(state, seat)) for seat in seats}
        return game


def _unplayable(action: object) -> Exception:
    """Return the error for what ``play`` does not accept."""
    if not isinstance(action, Action):
        return TypeError(f"play takes an Action of game.actions(), not {action!r}; apply also takes text")
    return IllegalAction(f"{action.text!r} is not in game.actions(); apply gives the reason")


def _restore(
    rules: Rules,
    document: position.Document,
    record: bool,
    recorded: tuple[list[Event], list[Action], bool],
) -> Game:
    game = Game.from_json(document, rules, bytes.fromhex(str(document["key"])), record)
    game.events += recorded[0]
    game.history += recorded[1]
    game.from_the_start = recorded[2]
    game._base = {seat: (len(game.events), known) for seat, (_, known) in game._base.items()}
    return game
