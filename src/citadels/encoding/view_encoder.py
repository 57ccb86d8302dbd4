"""Observations of views: an observer writes them, of a state in which hidden cards are blank.

Nothing but the view is read, so that an observation cannot contain what its player may not see.
"""

from __future__ import annotations

from citadels.encoding import vocabulary
from citadels.encoding.observer import Observer
from citadels.encoding.templates import observation_template
from citadels.engine.deal import blank_state
from citadels.engine.errors import CitadelsError
from citadels.engine.view import View


def encode(view: View) -> bytes:
    """Return the observation of a player's view."""
    if view.seat < 0:
        raise CitadelsError("a spectator has no observation; encode the view of a player")
    vocabulary.check_known(view.edition)
    state = blank_state(view)
    state.log = []
    observer = Observer(observation_template(view.rules), state)
    observer.trackers[view.seat].known = view.knowledge
    observer.restore_rounds(view.rounds)
    return observer.observe(view.seat)
