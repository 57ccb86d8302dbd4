"""Build observers for sampled worlds that continue one seat's history."""

from __future__ import annotations

from citadels.encoding.observation_layout import ObservationTemplate
from citadels.encoding.observer import Observer
from citadels.engine.chance import KEY_BYTES
from citadels.engine.draft_recall import draft_crown, recall_knowledge
from citadels.engine.knowledge import Knowledge
from citadels.engine.round_history import Rounds
from citadels.engine.state import State

Ranks = tuple[int, ...]


class ObserverBuilder:
    """One seat's knowledge and the rounds so far, to attach to sampled worlds."""

    def __init__(self, template: ObservationTemplate, known: Knowledge, rounds: Rounds) -> None:
        self._known = known
        self._crown = draft_crown(rounds)
        self._recalled: dict[tuple[Ranks, ...], list[Knowledge]] = {}  # by where the characters are
        state = State.new(template.rules, bytes(KEY_BYTES))
        state.log = []
        self._memory = Observer(template, state)
        self._memory.restore_rounds(rounds)

    def attach(self, state: State) -> Observer:
        """Return an observer of a world dealt from the view.

        The other seats remember the draft, and otherwise know what the table shows.
        """
        recalled = self._recall(state)
        state.log = []
        observer = Observer(self._memory.template, state)
        observer.keeps_no_log = True
        for seat, tracker in enumerate(observer.trackers):
            tracker.known = recalled[seat].clone()
        observer.pasts = self._memory.pasts[:]
        return observer

    def _recall(self, state: State) -> list[Knowledge]:
        """Return what each seat knows in a world. Dealt worlds differ in little that is remembered."""
        world = (*[player.characters for player in state.players], state.facedown, state.packet)
        if world not in self._recalled:
            self._recalled[world] = recall_knowledge(state, self._crown)
            self._recalled[world][self._known.seat] = self._known
        return self._recalled[world]
