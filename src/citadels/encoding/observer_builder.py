"""Build observers for sampled worlds that continue one seat's history."""

from __future__ import annotations

from citadels.encoding.observation_layout import ObservationTemplate
from citadels.encoding.observer import Observer
from citadels.engine.chance import KEY_BYTES
from citadels.engine.knowledge import Knowledge
from citadels.engine.round_history import Rounds
from citadels.engine.state import State


class ObserverBuilder:
    """One seat's knowledge and the rounds so far, to attach to sampled worlds."""

    def __init__(self, template: ObservationTemplate, known: Knowledge, rounds: Rounds) -> None:
        self._known = known
        state = State.new(template.rules, bytes(KEY_BYTES))
        state.log = []
        self._memory = Observer(template, state)
        self._memory.restore_rounds(rounds)

    def attach(self, state: State) -> Observer:
        """Return an observer of a sampled world. The other seats know what the table shows."""
        state.log = []
        observer = Observer(self._memory.template, state)
        observer.keeps_no_log = True
        for seat, tracker in enumerate(observer.trackers):
            own = seat == self._known.seat
            tracker.known = self._known.clone() if own else Knowledge.from_state(state, seat)
        observer.pasts = self._memory.pasts[:]
        return observer
