"""Votes to let a bot play for a connected player who stalls."""

from __future__ import annotations

from citadels.tables import protocol
from citadels.tables.document import TableDocument
from citadels.tables.effect import Effect
from citadels.tables.errors import TableError
from citadels.tables.presence import MIN_VOTES, Presence, Subscriber, player
from citadels.tables.timing import Timing


class Votes:
    """Handles votes. They are not stored: after a restart players must vote again."""

    def __init__(self, document: TableDocument, presence: Presence, timing: Timing) -> None:
        self._document = document
        self._presence = presence
        self._timing = timing

    def let_bot_play(self, client: Subscriber, request: protocol.LetBotPlay) -> Effect:
        voter, seat = player(client), self._document.check_player(request.seat)
        if not self._document.started:
            raise TableError("not_begun")
        if voter == seat:
            raise TableError("seat")
        if request.wanted and voter not in self._presence.votes(seat):
            self._check_counts(seat)
        return self._vote(voter, seat, request.wanted)

    def _check_counts(self, seat: int) -> None:
        """Raise TableError if a vote on a seat could not count now."""
        if not self._presence.is_votable(seat):
            raise TableError("too_few")
        if self._timing.stalls_in(seat) != 0.0:
            raise TableError("not_stalling", name=self._document.chair(seat).name)

    def _vote(self, voter: int, seat: int, wanted: bool) -> Effect:
        effect, votes = Effect(table=True), self._presence.votes(seat)
        if wanted and voter not in votes:
            votes.add(voter)
            effect.notify("bot_wanted", seat)
        elif not wanted:
            votes.discard(voter)
        self._decide(seat, effect)
        return effect

    def _decide(self, seat: int, effect: Effect) -> None:
        """Let a bot play while every connected player wants it. A second seat at the address of the player
        who stalls cannot block the vote by silence."""
        presence = self._presence
        voters = presence.voters(seat)
        needed = {other for other in voters if not presence.share_address(other, seat)}
        agreed = voters & presence.votes(seat)
        enough = presence.count_votes(agreed) >= MIN_VOTES
        presence.suspend(seat, enough and needed <= agreed, effect)
