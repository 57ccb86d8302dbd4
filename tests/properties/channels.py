"""Compare two worlds for a seat: views, options, errors and events must not tell them apart.

The first thing by which a seat tells two worlds apart must be something that it is shown by right: a
card that it draws, a character that is revealed. Everything up to there must be the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from random import Random
from typing import NamedTuple

import pytest

from citadels import Action, Event, Game, IllegalAction
from citadels.characters.spy import TypeNamed
from citadels.engine import events

GARBAGE = ("", "end of the world", "build nowhere")

# Fields that show a seat something new if they are not empty after redaction.
SHOWN: dict[type[Event], tuple[str, ...]] = {
    events.CardsDrawn: ("cards",),
    events.CardsMoved: ("cards",),
    events.HandSeen: ("cards",),
    events.HandsSwapped: ("given", "received"),
    events.StoreMoved: ("cards",),
    events.CharactersDiscarded: ("faceup",),
    events.CharactersSwapped: ("given", "received"),
    events.PacketPassed: ("characters",),
    events.MarkShown: ("face",),
    events.GameEnded: ("winners", "points"),
}
ANSWERS_TO_A_CALL = (events.Revealed, events.Silence)


class ObservationChannels:
    """All that a seat gets to see of a game. Planted leaks override a part of it."""

    def view(self, game: Game, seat: int) -> object:
        return game.view(seat).to_json()

    def options(self, game: Game, seat: int) -> object:
        return [option.to_json() for option in game.options()]

    def refused(self, game: Game, seat: int) -> object:
        return [refusal.to_json() for refusal in game.refused()]

    def error(self, game: Game, seat: int, text: str) -> str:
        with pytest.raises(IllegalAction) as caught:
            game.apply(text, seat if seat >= 0 else None)
        return str(caught.value)

    def events(self, before: Game, happened: list[Event], seat: int) -> list[Event]:
        return [event.seen_by(seat) for event in happened]


class Checker:
    """Compares two worlds for one seat and collects the differences that there must not be."""

    def __init__(self, seat: int, random: Random, channels: ObservationChannels | None = None) -> None:
        self.seat = seat
        self.random = random
        self.channels = channels if channels is not None else ObservationChannels()
        self.leaks: list[str] = []
        self.compared = 0  # actions whose every consequence was the same

    def compare(self, a: Game, b: Game, actions: int = 5) -> list[str]:
        """The leaks: at this decision, and after some of the actions that are legal in both worlds."""
        self._still(a, b, "now")
        if self.seat >= 0 and (a.seat, a.prompt) == (b.seat, b.prompt):
            self._errors(a, b)
        common = [action for action in a.actions() if action in b.actions()]
        for action in self.random.sample(common, min(actions, len(common))):
            self._moving(a, b, action)
        return self.leaks

    def _leak(self, channel: str, where: str, a: object, b: object) -> None:
        self.leaks.append(f"{channel}, {where}: {a!r} against {b!r}")

    def _still(self, a: Game, b: Game, where: str) -> None:
        channels, seat = self.channels, self.seat
        if (a.seat, a.prompt) != (b.seat, b.prompt):
            self._leak("asked", where, (a.seat, a.prompt), (b.seat, b.prompt))
            return
        if (view := channels.view(a, seat)) != (other := channels.view(b, seat)):
            self._leak("view", where, *_unlike(view, other))
        if a.seat == seat:
            for channel, look in (("options", channels.options), ("refused", channels.refused)):
                if (mine := look(a, seat)) != (theirs := look(b, seat)):
                    self._leak(channel, where, mine, theirs)

    def _errors(self, a: Game, b: Game) -> None:
        legal = {action.text for action in (*a.actions(), *b.actions())}
        space = [action.text for action in a.rules.edition.space.actions]
        refused = [refusal.action.text for refusal in a.refused()]
        texts = [*GARBAGE, *self.random.sample(space, 4), *refused]
        for text in texts:
            if text not in legal:
                mine = self.channels.error(a, self.seat, text)
                theirs = self.channels.error(b, self.seat, text)
                if mine != theirs:
                    self._leak("errors", text, mine, theirs)

    def _moving(self, a: Game, b: Game, action: Action) -> None:
        """The same answer in both worlds."""
        after_a, after_b = a.clone(), b.clone()
        happened_a, happened_b = after_a.apply(action), after_b.apply(action)
        seen_a = self.channels.events(a, happened_a, self.seat)
        seen_b = self.channels.events(b, happened_b, self.seat)
        found = divergence(a, happened_a, happened_b, seen_a, seen_b)
        if found is not None:
            if not found.is_permitted:
                self._leak("events", action.text, found.a, found.b)
            return
        if (after_a.over, after_b.over) == (True, True):
            return  # all is laid open
        self.compared += 1
        if after_a.can_undo != after_b.can_undo:
            self._leak("can_undo", action.text, after_a.can_undo, after_b.can_undo)
        self._still(after_a, after_b, f"after {action.text}")


class Divergence(NamedTuple):
    """The first events by which a seat tells two worlds apart, and whether it may."""

    a: Event | None
    b: Event | None
    is_permitted: bool


def divergence(
    game: Game, a: Sequence[Event], b: Sequence[Event], seen_a: Sequence[Event], seen_b: Sequence[Event]
) -> Divergence | None:
    """Return where a seat can tell the events of two worlds apart, or None. ``game`` is one world before."""
    for index, (x, y) in enumerate(zip_longest(seen_a, seen_b)):
        if x != y:
            return Divergence(x, y, is_permitted(x, y))
        if spied_differently(game, a[: index + 1], b[: index + 1]):
            return Divergence(x, y, True)
    return None


def is_permitted(x: Event | None, y: Event | None) -> bool:
    """Whether two events may be the first that a seat sees differ between two worlds."""
    if isinstance(x, ANSWERS_TO_A_CALL) or isinstance(y, ANSWERS_TO_A_CALL):
        # A player answers a call or none does; a killed rank 4 is revealed when the round ends.
        return isinstance(x, events.Revealed) or isinstance(y, events.Revealed)
    if x is None or y is None or type(x) is not type(y):
        return False
    mine, theirs = x.to_json(), y.to_json()
    unlike = {field for field in mine if mine[field] != theirs.get(field)}
    shown = SHOWN.get(type(x), ())
    return unlike <= set(shown) and all(mine[field] is not None for field in unlike)


def spied_differently(game: Game, a: Sequence[Event], b: Sequence[Event]) -> bool:
    """Return whether a Spy finds different numbers of the named type, which the gold gained shows to all."""
    if len(a) < 2 or not isinstance(a[-2], TypeNamed):
        return False
    wanted, seen_a, seen_b = a[-2].type, a[-1], b[-1]
    assert isinstance(seen_a, events.HandSeen)
    assert isinstance(seen_b, events.HandSeen)
    counts = [
        sum(game.rules.built[card].district.type == wanted for card in seen.cards or ())
        for seen in (seen_a, seen_b)
    ]
    return counts[0] != counts[1]


def _unlike(a: object, b: object) -> tuple[object, object]:
    """The parts of two views that differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        keys = [key for key in {**a, **b} if a.get(key) != b.get(key)]
        return {key: a.get(key) for key in keys}, {key: b.get(key) for key in keys}
    return a, b
