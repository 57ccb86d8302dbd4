"""The flow of a game: setup, rounds, the calling of ranks, the end."""

from __future__ import annotations

from typing import Final

from citadels.engine import changes, scoring
from citadels.engine.actions import SEATS
from citadels.engine.cards import ON_REVEALED, THOUGH_KILLED
from citadels.engine.draft import Draft
from citadels.engine.events import GameEnded, Silence
from citadels.engine.field_types import RANK, SEAT, field
from citadels.engine.state import MAX_RANK, State
from citadels.engine.steps import Immediate, Step, in_turn
from citadels.engine.turns import TAKE_TURN, CloseTurn

KILLED: Final = "killed"
LOST: Final = "lost"  # the flag of a forfeited turn
INITIAL_CARDS: Final = 4
INITIAL_GOLD: Final = 2


class BeginGame(Immediate):
    """Deal four cards and two gold to each player and give out the crown (SETUP-4)."""

    crown: int = field(SEAT)

    def run(self, s: State) -> None:
        changes.shuffle_deck(s)
        for seat in range(len(s.players)):
            changes.draw(s, seat, INITIAL_CARDS, "deal")
            changes.gain(s, seat, INITIAL_GOLD, "deal")
        by_lot = changes.picked(s, "crown", 0, len(s.players))
        changes.give_crown(s, self.crown if self.crown >= 0 else by_lot)
        s.then(BeginRound())


class BeginRound(Immediate):
    """Collect the characters and begin the draft."""

    def run(self, s: State) -> None:
        changes.begin_round(s)
        s.then(Draft(), CALL[1])


class Call(Step):
    """Call a rank; when the ranks are used up, end the round (CALL-1)."""

    rank: int = field(RANK)

    def run(self, s: State) -> None:
        rank = self.rank
        if rank > s.rules.ranks[-1]:
            s.then(EndRound())
            return
        changes.call(s, rank)
        seat = s.holder(rank)
        killed = s.mark_on(rank, KILLED) is not None
        if seat >= 0 and not killed:
            reveal_called(s, rank, seat)
            s.then(ANSWER[seat])
        elif not (killed and _answered_though_killed(s)) and s.log is not None:
            s.log.append(Silence(s.rules.characters[rank].key))
        s.then(CALL[rank + 1])

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        """Return whether it is at the bottom of the stack, and nobody is revealed before the first call."""
        return not beneath and self.rank == s.called + 1 and (s.called > 0 or max(s.revealed) < 0)


def _answered_though_killed(s: State) -> bool:
    """Return whether a district answers the call of a killed character."""
    return any(
        built.district.called_though_killed(s, seat)
        for seat, player in enumerate(s.players)
        if player.hooks & THOUGH_KILLED
        for built in player.city
    )


def reveal_called(s: State, rank: int, seat: int) -> None:
    """Reveal the called character of a player, who begins a turn."""
    changes.reveal(s, seat, rank)
    changes.begin_turn(s, seat, rank)
    if s.rules.reveals_matter:
        for owner, player in enumerate(s.players):
            if player.hooks & ON_REVEALED and owner != seat:
                for built in player.city:
                    built.district.on_revealed(s, owner, seat)


class Answer(Step):
    """Run the call of a character and queue its turn, unless a mark interrupts it (CALL-2)."""

    closes_turn = True

    seat: int = field(SEAT)

    def run(self, s: State) -> None:
        seat, rank = self.seat, s.turn.rank
        character = s.turn.character
        character.on_called(s, seat)
        if LOST in s.turn.used:
            plan: list[Step] = [CloseTurn(seat)]
        else:
            plan = character.turn(s, seat, [BEGIN_TURN[seat], TAKE_TURN[seat]])
        for mark in s.marks:
            if mark.rank == rank:
                plan = s.rules.with_mark[mark.kind].interrupt(s, mark, seat, plan)
        s.then_all(plan)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return s.turn.seat == self.seat and not s.turn.gathered


class BeginTurn(Step):
    """Let the player begin to act as the character."""

    seat: int = field(SEAT)

    def run(self, s: State) -> None:
        s.turn.character.on_turn(s, self.seat)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return in_turn(s, self.seat, beneath)


class EndRound(Immediate):
    """Queue the effects at the end of the round (CALL-3)."""

    def run(self, s: State) -> None:
        changes.call(s, 0)
        s.then_all(s.rules.end_of_round)


class RoundEffect(Step):
    """Run one character's effect at the end of the round."""

    rank: int = field(RANK)

    def run(self, s: State) -> None:
        s.rules.characters[self.rank].end_of_round(s)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        """Return whether it is in the fixed order of effects, which ends with the close of the round."""
        usual = s.rules.end_of_round[::-1]
        return 0 < len(beneath) < len(usual) and usual[len(beneath)] == self


class CloseRound(Step):
    """End the game if a city was completed, else begin the next round (CALL-4)."""

    def run(self, s: State) -> None:
        if not s.first:
            s.then(BeginRound())
            return
        changes.end_game(s)
        if s.log is not None:
            result = scoring.result(s)
            s.log.append(GameEnded(result.winners, tuple([score.total for score in result.scores])))

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return not beneath and s.called == 0 and s.turn.seat < 0


# Steps are immutable, so all games share one for each seat or rank.
CALL: Final = [Call(rank) for rank in range(MAX_RANK + 2)]
ANSWER: Final = [Answer(seat) for seat in range(SEATS)]
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(SEATS)]

FLOW_STEPS: Final[tuple[type[Step], ...]] = (
    BeginGame, BeginRound, Call, Answer, BeginTurn, EndRound, RoundEffect, CloseRound,
)  # fmt: skip
