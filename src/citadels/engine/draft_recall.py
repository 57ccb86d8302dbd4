"""What each seat saw of the round's draft, worked out from where all characters are now.

A dealt world has no history, but who passed which packet to whom follows from the characters that each player
holds, the discards and the order of the draft.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from citadels.engine.cards import AFTER_DRAFT
from citadels.engine.draft import DRAFT_STEPS, Pass
from citadels.engine.events import (
    CharacterDiscarded,
    CharacterPicked,
    CharactersDiscarded,
    DiscardRecovered,
    Event,
    PacketPassed,
    Revealed,
    Silence,
)
from citadels.engine.knowledge import Knowledge
from citadels.engine.round_history import Rounds
from citadels.engine.state import State

UNKNOWN: Final = -1  # the crown of a draft that is not on record


def draft_crown(rounds: Rounds) -> int:
    """Return the seat that began the last draft, or `UNKNOWN` if no round is on record."""
    return rounds[-1].crown if rounds else UNKNOWN


def recall_knowledge(s: State, crown: int) -> list[Knowledge]:
    """Return by seat what the table shows, and what its player remembers of the draft.

    ``crown`` is the seat that began the draft, or `UNKNOWN`: then nobody remembers it.
    """
    events = _character_events(s, crown)
    return [_recalled(s, seat, events) for seat in range(len(s.players))]


def _recalled(s: State, seat: int, events: list[Event]) -> Knowledge:
    known = Knowledge.from_state(s, seat)
    if events:
        memory = Knowledge.at_start(s.rules, seat)
        memory.killed_rank = known.killed_rank
        for event in events:
            memory.learn_of_characters(event.seen_by(seat))
        known.held_ranks = memory.held_ranks
        known.facedown_ranks = memory.facedown_ranks
        known.packet_ranks = memory.packet_ranks
    return known


def _character_events(s: State, crown: int) -> list[Event]:
    """Return the events of the draft and the calls so far.

    Return none if cards may have moved in between, or if a position is not what a draft leads to.
    """
    swaps = any(player.hooks & AFTER_DRAFT for player in s.players)
    steps = [step for step in s.stack if isinstance(step, DRAFT_STEPS)]
    if not s.round or s.over or (swaps and not steps) or crown == UNKNOWN:
        return []
    plan, steps_left = s.rules.draft.moves, sum(not isinstance(step, Pass) for step in steps)
    done = len(plan) - max(0, steps_left - 1)  # the end of the draft is a step as well
    if not _is_drafted(s, crown, plan[:done]):
        return []
    return [*_draft_events(s, crown, done, steps_left), *_call_events(s)]


def _is_drafted(s: State, crown: int, done: Sequence[tuple[str, int]]) -> bool:
    """Return whether everyone holds as many characters, and as many lie face down, as after these moves."""
    seats = len(s.players)
    picks = Counter([(crown + offset) % seats for word, offset in done if word == "pick"])
    hidden = sum(word in ("discard", "lose") for word, _ in done)
    recovered = any(word == "recover" for word, _ in done)
    held = all(len(player.characters) == picks[seat] for seat, player in enumerate(s.players))
    return held and len(s.facedown) + len(s.packet[-1:] if recovered else ()) > hidden


def _draft_events(s: State, crown: int, done: int, steps_left: int) -> list[Event]:
    """Return the events of the first ``done`` moves of the draft, and of its end if no steps are left."""
    plan, seats = s.rules.draft.moves, len(s.players)
    draft = _ReplayedDraft(s, recovered=("recover", plan[-1][1]) in plan[:done])
    for word, offset in plan[:done]:
        draft.move(word, (crown + offset) % seats)
    if plan[done:] and plan[done][0] == "pick":  # asked now, with the packet in hand
        draft.passed((crown + plan[done][1]) % seats)
    if not steps_left:
        draft.finish((crown + plan[-1][1]) % seats)
    return draft.events


class _ReplayedDraft:
    """The draft of a state once more, with the characters that players took and discarded in the end."""

    def __init__(self, s: State, recovered: bool) -> None:
        self._rules = s.rules
        # Nobody can tell a recovered card from the one beside it: that which was not picked stands for it.
        self._lost, *self._hidden = [*(s.packet[-1:] if recovered else ()), *s.facedown]
        self._picks = [[*player.characters] for player in s.players]
        self._packet = [rank for rank in s.rules.ranks if rank not in s.faceup and rank != self._lost]
        self.events: list[Event] = [CharactersDiscarded(s.rules.characters_named(s.faceup), 1)]

    def move(self, word: str, seat: int) -> None:
        """Make a move of the plan."""
        if word in ("pick", "recover"):
            self.passed(seat)
        if word == "recover":
            self._packet = sorted([*self._packet, self._lost])
            self.events.append(DiscardRecovered(seat))
        elif word == "pick":
            self.events.append(CharacterPicked(seat, self._take(self._picks[seat])))
        else:
            by = seat if word == "discard" else -1
            self.events.append(CharacterDiscarded(by, self._take(self._hidden)))

    def _take(self, ranks: list[int]) -> str:
        """Take the next of these characters out of the packet."""
        rank = ranks.pop(0)
        self._packet.remove(rank)
        return self._rules.characters[rank].key

    def passed(self, seat: int) -> None:
        """Pass the packet to a player."""
        names = self._rules.characters_named(tuple(self._packet))
        self.events.append(PacketPassed(seat, names, len(names)))

    def finish(self, last: int) -> None:
        """Discard what is left."""
        self.events += [CharacterDiscarded(last, self._rules.characters[rank].key) for rank in self._packet]


def _call_events(s: State) -> list[Event]:
    """Return who revealed which character, and which ranks nobody answered."""
    events: list[Event] = []
    for rank in s.rules.ranks:
        name = s.rules.characters[rank].key
        if s.revealed[rank] >= 0:
            events.append(Revealed(s.revealed[rank], name))
        elif rank < s.called:
            events.append(Silence(name))
    return events
