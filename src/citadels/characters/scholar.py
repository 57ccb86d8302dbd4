"""Scholar: draws seven cards, keeps one, shuffles the rest back; may build two districts."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import Character
from citadels.engine.errors import EMPTY_DECK, Reason
from citadels.engine.state import State
from citadels.engine.turns import Search

STUDY = act("study")


class KeepAndShuffle(Search):
    """Choose which of the seven to keep."""

    prompt = "study"
    source = "scholar"


class Scholar(Character):
    key = "scholar"
    rank = 7
    verbs = {"study": ALONE}
    steps = (KeepAndShuffle,)

    def build_limit(self, s: State) -> int:
        return 2

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [STUDY]

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        return None if s.deck else EMPTY_DECK

    def use(self, s: State, seat: int, action: Action) -> None:
        changes.draw_to_choose(s, seat, 7, self.key)
        drawn = s.players[seat].drawn
        if len(drawn) == 1:
            changes.keep(s, seat, drawn)
        else:
            s.then(KeepAndShuffle(seat))
