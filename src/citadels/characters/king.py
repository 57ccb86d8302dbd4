"""King: takes the crown when called; one gold per noble district."""

from __future__ import annotations

from citadels.characters.common import GoldIncome
from citadels.engine import changes
from citadels.engine.cards import NOBLE
from citadels.engine.flow import KILLED
from citadels.engine.state import State


def killed_holder(s: State, rank: int) -> int:
    """Return the player whose killed character is revealed at the end of the round, or -1."""
    return s.holder(rank) if s.mark_on(rank, KILLED) is not None else -1


def take_crown_if_killed(s: State, rank: int) -> None:
    """Reveal a killed King or Patrician at the end of the round, and give its player the crown."""
    seat = killed_holder(s, rank)
    if seat >= 0:
        changes.reveal(s, seat, rank)
        changes.give_crown(s, seat)


class King(GoldIncome):
    key = "king"
    rank = 4
    income_type = NOBLE

    def on_called(self, s: State, seat: int) -> None:
        changes.give_crown(s, seat)

    def end_of_round(self, s: State) -> None:
        take_crown_if_killed(s, self.rank)


class King2000(King):
    """The King who does not take the crown if killed (IT-1)."""

    def end_of_round(self, s: State) -> None:
        pass


class KingAfterRound(King2000):
    """The King of the variant in which the crown passes only after the round (IT-4)."""

    def on_called(self, s: State, seat: int) -> None:
        pass

    def end_of_round(self, s: State) -> None:
        seat = s.revealed[self.rank]
        if seat >= 0 and s.mark_on(self.rank, KILLED) is None:
            changes.give_crown(s, seat)
