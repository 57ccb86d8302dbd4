"""Lighthouse: when built, its owner may look through the deck and take a card; then it is shuffled."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import ALONE, Action, act
from citadels.engine.cards import District
from citadels.engine.events import Declined
from citadels.engine.state import State
from citadels.engine.steps import Question, Step
from citadels.engine.turns import Search

LOOK = act("lighthouse")
PASS = act("pass")


class LightBeam(Question):
    """Look through the deck, or decline."""

    prompt = "lighthouse"
    verbs = {"lighthouse": ALONE, "pass": ALONE}

    def options(self, s: State) -> list[Action]:
        return [LOOK, PASS]

    def choose(self, s: State, action: Action) -> None:
        if action is PASS:
            changes.emit(s, Declined(self.seat, action.verb, "lighthouse"))
            return
        changes.draw_to_choose(s, self.seat, len(s.deck), "lighthouse")
        s.then(SearchDeck(self.seat))

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return len(beneath) > 1 and len(s.deck) > 0


class SearchDeck(Search):
    """Choose which card to take."""

    prompt = "search_deck"
    source = "lighthouse"


class Lighthouse(District):
    key = "lighthouse"
    cost = 3
    steps = (LightBeam, SearchDeck)

    def on_built(self, s: State, seat: int) -> None:
        if s.deck:
            s.then(LightBeam(seat))
