"""A seat that goes on observing in worlds that were dealt from its view."""

from __future__ import annotations

from citadels.engine.chance import KEY_BYTES
from citadels.engine.observer import Observer
from citadels.engine.sheet import Sheet
from citadels.engine.state import State
from citadels.engine.view import View


class Witness:
    """What one seat has seen of a game so far."""

    def __init__(self, sheet: Sheet, view: View) -> None:
        self.seat = view.seat
        self._known = view.knowledge
        state = State.new(sheet.rules, bytes(KEY_BYTES))
        state.log = []
        self._memory = Observer(sheet, state)
        self._memory.recall(view.rounds)

    def follow(self, state: State) -> Observer:
        """Observe for this seat, and for no other, what happens in such a world from now on."""
        state.log = []
        observer = Observer(self._memory.sheet, state)
        observer.keeps_no_log = True
        observer.minds[self.seat].known = self._known.clone()
        observer.pasts = self._memory.pasts[:]
        return observer
