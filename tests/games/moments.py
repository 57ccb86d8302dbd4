"""A golden game answer by answer: the table before, the answer, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from citadels import Action, Event, Game, Refusal, Result
from citadels.engine.events import Marked, RoundBegan
from citadels.engine.scoring import built_in_last_round
from citadels.record import GameFile

Kind = TypeVar("Kind", bound=Event)


class Before:
    """The table at the time of a question."""

    def __init__(self, game: Game) -> None:
        s = game._state
        turn = s.turn
        acting = s.rules.characters[turn.rank]
        self.question = type(s.stack[-1]).__name__
        self.refused: list[Refusal] = game.refused()
        self.cast = s.rules.cast
        self.character = acting.key  # who acts; empty outside a turn
        self.seat = turn.seat
        self.gathered = turn.gathered
        self.at_limit = turn.rank > 0 and turn.built >= acting.build_limit(s)
        self.used = frozenset(turn.used)
        self.cities = [[built.district.key for built in player.city] for player in s.players]
        self.gold = [player.gold for player in s.players]
        self.asked = game.seat
        self.holders = {  # by character
            s.rules.characters[rank].key: seat
            for seat, player in enumerate(s.players)
            for rank in player.characters
        }
        self.held = set(self.holders)
        self.complete_size = s.rules.complete_size(s)

    @property
    def city(self) -> list[str]:
        """The city of whose turn it is."""
        return self.cities[self.seat] if self.seat >= 0 else []


class Moment:
    """One answer."""

    def __init__(
        self, before: Before, action: Action, events: list[Event], game: Game, marked: dict[str, set[str]]
    ) -> None:
        self.before = before
        self.action = action
        self.events = events
        self.marked = marked  # by mark: the characters that carry it this round
        self.cities = [list(player.city) for player in game._state.players]
        self.complete_size = game.rules.complete_size(game._state)
        self.size = game.rules.size  # what completes a city if no card changes it
        self.late = built_in_last_round(game._state.game_flags, game._state.round)
        self.result: Result | None = game.result()

    def found(self, kind: type[Kind]) -> list[Kind]:
        """The events of this kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def happened(self, kind: type[Event], **fields: object) -> bool:
        """Whether there was an event of this kind with these fields."""
        return any(
            all(getattr(event, field) == value for field, value in fields.items())
            for event in self.found(kind)
        )

    def refused(self, code: str, card: str) -> bool:
        """Whether something was out of reach for this reason."""
        reasons = [refusal.reason for refusal in self.before.refused]
        return any(reason.code == code and reason.card == card for reason in reasons)

    def scored(self, item: str) -> bool:
        """Return whether the game ended here and this item scored points for a player."""
        if self.result is None:
            return False
        return any(item == key for score in self.result.scores for key, _ in score.items)


def moments(file: GameFile) -> Iterator[Moment]:
    """All answers of a game in order."""
    game = file.begin()
    marked: dict[str, set[str]] = {}
    for action in file.replay().history:
        before = Before(game)
        events = game.apply(action)
        moment = Moment(before, action, events, game, {k: set(v) for k, v in marked.items()})
        yield moment
        for event in events:
            if isinstance(event, RoundBegan):
                marked = {}
            elif isinstance(event, Marked):
                marked.setdefault(event.mark, set()).add(event.character)
