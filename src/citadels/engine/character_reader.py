"""Read the characters of a position: who holds them, turns, and marks.

Unknown characters are dealt so that they agree with the ranks called so far: the holder of a called
character has revealed it, unless it was killed.
"""

from __future__ import annotations

from collections import Counter

from citadels.engine import chance
from citadels.engine.actions import CHARACTER
from citadels.engine.cards import Card
from citadels.engine.flow import KILLED, CloseRound
from citadels.engine.json_reader import ObjectReader
from citadels.engine.pending_reader import characters_face_down
from citadels.engine.position import MARK_FIELDS, TURN_FIELDS, UNKNOWN
from citadels.engine.state import Mark, State, Turn


class CharacterReader:
    """Reads characters, turns and marks, counting the characters down as they turn up."""

    def __init__(self, s: State, fields: ObjectReader, phase: str, in_game: list[Card]) -> None:
        self.s = s
        self.rules = s.rules
        self.fields = fields
        self.phase = phase
        self.left = Counter(s.rules.ranks)
        self.words = {word for card in in_game for word in (*card.verbs, *card.turn_flags)}

    def read(self) -> None:
        """Read everything but the characters in hand, which :meth:`held` has already read."""
        self._turns()
        self._marks()
        self._suspended()
        self._revealed()
        self._deal_characters()
        self._check_turn()

    def held(self, fields: ObjectReader) -> tuple[int, ...]:
        """Read the characters of a player."""
        held = self._characters(fields, "characters")
        limit = 0 if self.phase == "start" else max(self.rules.draft.picks())
        if len(held) > limit:
            raise fields.error("characters", f"nobody can have more than {limit} here")
        return held

    # -- turns

    def _turns(self) -> None:
        fields, s = self.fields, self.s
        if fields.has("turn"):
            s.turn = self._turn(fields.inner("turn"))
            if fields.has("called") and s.called != s.turn.rank:
                raise fields.error("called", f"is {s.turn.rank} in the turn of the {s.turn.character.key}")
            s.called = s.turn.rank
        if fields.has("suspended"):
            s.suspended = self._turn(fields.inner("suspended"))

    def _turn(self, fields: ObjectReader) -> Turn:
        fields.reject_unknown(*TURN_FIELDS)
        rank = self._rank(fields, "character", fields.text("character"))
        turn = Turn.for_character(
            fields.number("seat", maximum=self.rules.seats - 1), self.rules.characters[rank]
        )
        turn.gathered = fields.boolean("gathered")
        turn.built = fields.number("built", 0)
        turn.spent = fields.number("spent", 0)
        turn.used = set(fields.texts("used"))
        for word in sorted(turn.used - self.words):
            raise fields.error("used", f"no card of this game uses {word!r}")
        return turn

    def _suspended(self) -> None:
        """Check or restore the turn that is suspended until a marked character is called."""
        s, fields = self.s, self.fields
        mark = self._waited_for()
        if mark is None:
            if s.suspended is not None:
                raise fields.error("suspended", "no mark on the table suspends a turn")
            return
        waiting = Turn.for_character(mark.owner, self.rules.with_mark[mark.kind])
        waiting.gathered = True
        if s.turn.rank == waiting.rank:
            raise fields.error("turn", f"is over: {mark.kind!r} lies on the table")
        if s.suspended is not None:
            if (s.suspended.seat, s.suspended.rank) != (waiting.seat, waiting.rank):
                raise fields.error(
                    "suspended", f"is the turn of seat {waiting.seat} as {waiting.character.key}"
                )
        elif 0 < s.called <= mark.rank and not self._has_resumed(mark):
            s.suspended = waiting

    def _waited_for(self) -> Mark | None:
        """Return the mark that suspends a turn until its character is called."""
        with_mark = self.rules.with_mark
        return next((mark for mark in self.s.marks if with_mark[mark.kind].waits_for == mark.kind), None)

    def _has_resumed(self, mark: Mark | None) -> bool:
        """Return whether the owner of the mark now acts as the character that carries it."""
        turn = self.s.turn
        if mark is None or self.s.suspended is not None:
            return False
        return turn.rank == mark.rank and turn.seat == mark.owner

    def _check_turn(self) -> None:
        s, fields = self.s, self.fields.inner("turn")
        if s.turn.seat < 0:
            return
        holder = s.revealed[s.turn.rank]
        if holder < 0 or (holder != s.turn.seat and not self._has_resumed(self._waited_for())):
            raise fields.error("seat", f"seat {s.turn.seat} has not revealed the {s.turn.character.key}")

    # -- marks

    def _marks(self) -> None:
        s, fields = self.s, self.fields.objects("marks")
        for each in fields:
            s.marks.append(self._mark(each))
        told = [each.has("face") for each in fields]
        for kind in sorted({mark.kind for mark in s.marks}):
            self._deal_face([i for i, mark in enumerate(s.marks) if mark.kind == kind], told)
            if kind in s.turn.character.marks:
                verbs = s.turn.character.verbs
                s.turn.used.update([verb for verb, names in verbs.items() if names == CHARACTER])

    def _mark(self, fields: ObjectReader) -> Mark:
        fields.reject_unknown(*MARK_FIELDS)
        kind = fields.text("mark")
        if kind not in self.rules.with_mark:
            known = ", ".join(self.rules.with_mark)
            raise fields.error("mark", f"no character of this game puts {kind!r}; known marks are {known}")
        by = self.rules.with_mark[kind]
        if not (self._is_past(by.rank) or self._is_closing()):
            raise fields.error("mark", f"the {by.key} has not been called yet")
        together = by.marks[kind]
        placed = fields.number("placed", together, minimum=together, maximum=together)
        rank = self._rank(fields, "character", fields.text("character"))
        face = fields.has("face") and fields.boolean("face")
        shown = fields.boolean("shown", placed == 1)
        mark = Mark(kind, rank, fields.number("owner", maximum=self.rules.seats - 1), placed, face, shown)
        self._check_mark(fields, mark, [other for other in self.s.marks if other.kind == kind])
        return mark

    def _check_mark(self, fields: ObjectReader, mark: Mark, others: list[Mark]) -> None:
        """Reject a mark that cannot lie beside the others of its kind."""
        by = self.rules.with_mark[mark.kind]
        if mark.rank == by.rank or mark.rank in [other.rank for other in others]:
            raise fields.error("character", f"the {by.key} puts {mark.kind!r} on other characters, once each")
        if len(others) == mark.placed or any(other.owner != mark.owner for other in others):
            raise fields.error("owner", f"one player puts down {mark.placed} of {mark.kind!r}")
        if mark.placed == 1 and not mark.shown:
            raise fields.error("shown", f"{mark.kind!r} always lies open")
        if mark.face and (mark.placed == 1 or any(other.face for other in others)):
            raise fields.error("face", "only one of a set of marks can be the true one")

    def _deal_face(self, marks: list[int], told: list[bool]) -> None:
        """Draw the true one of a set of marks if the document does not name it."""
        s = self.s
        mark = s.marks[marks[0]]
        if mark.placed == 1 or any(s.marks[i].face for i in marks):
            return
        secret = [i for i in marks if not s.marks[i].shown and not told[i]]
        if secret:
            true = secret[chance.picked(s.key, f"position/{mark.kind}", len(secret))]
            s.marks[true] = Mark(mark.kind, s.marks[true].rank, mark.owner, mark.placed, True, False)
        elif len(marks) == mark.placed:
            raise self.fields.error("marks", f"one of the {mark.placed} of {mark.kind!r} must be true")

    # -- characters

    def _characters(self, fields: ObjectReader, field: str) -> tuple[int, ...]:
        return tuple([self._character(fields, field, name) for name in fields.texts(field)])

    def _character(self, fields: ObjectReader, field: str, name: str) -> int:
        if name == UNKNOWN:
            return -1
        rank = self._rank(fields, field, name)
        self.left[rank] -= 1
        if self.left[rank] < 0:
            raise fields.error(field, f"the {name} is in two places")
        return rank

    def _rank(self, fields: ObjectReader, field: str, name: str) -> int:
        rank = self.rules.rank.get(name)
        if rank is None:
            raise fields.error(field, f"unknown character {name!r} in this game")
        return rank

    def _revealed(self) -> None:
        """Read the revealed characters. Called ones are revealed unless killed, and so is the acting one."""
        s, fields = self.s, self.fields.inner("revealed")
        for name in fields.values:
            rank = self._rank(fields, name, name)
            if rank > s.called and not self._is_closing():
                raise fields.error(name, f"rank {rank} has not been called yet")
            s.revealed[rank] = fields.number(name, maximum=self.rules.seats - 1)
        for rank in self.rules.ranks:
            holder = s.holder(rank)
            if s.revealed[rank] < 0 <= holder and self._is_past(rank) and s.mark_on(rank, KILLED) is None:
                s.revealed[rank] = holder
        acts = s.turn.seat >= 0 and not self._has_resumed(self._waited_for())
        if acts and s.revealed[s.turn.rank] < 0:
            s.revealed[s.turn.rank] = s.turn.seat

    def _is_past(self, rank: int) -> bool:
        """Return whether a rank has been called. The current one counts only once its turn has begun."""
        s = self.s
        begun = s.turn.seat >= 0 or self.fields.has("pending")
        return rank < s.called or (rank == s.called and begun)

    def _is_closing(self) -> bool:
        """Return whether all ranks have been called."""
        pending = self.fields.items("pending") if self.fields.has("pending") else []
        return self.s.over or pending[:1] == [[CloseRound.__name__]]

    def _deal_characters(self) -> None:
        """Deal every unknown character in agreement with the ranks called."""
        fields, s = self.fields, self.s
        s.faceup = self._characters(fields, "faceup")
        packet, facedown = self._characters(fields, "packet"), self._characters(fields, "facedown")
        if UNKNOWN in fields.texts("faceup"):
            raise fields.error("faceup", "lies open and must be known")
        self._give_revealed()
        pool = chance.shuffled(s.key, "position/characters/0", sorted(self.left.elements()))
        for seat, player in enumerate(s.players):
            player.characters = tuple([self._deal(rank, pool, seat) for rank in player.characters])
        if self.phase == "draft" and not fields.has("packet"):
            facedown = facedown or (-1,) * characters_face_down(s, fields)
            packet = (-1,) * (len(pool) - facedown.count(-1))
        if packet.count(-1) + facedown.count(-1) > len(pool):
            raise fields.error("players", "more unknown characters than the game has left")
        s.packet = tuple(sorted([pool.pop() if rank < 0 else rank for rank in packet]))
        s.facedown = tuple([pool.pop() if rank < 0 else rank for rank in facedown])
        self._put_away(pool)

    def _give_revealed(self) -> None:
        """Give every revealed character to the seat that revealed it. Only the turn may name that seat."""
        s, revealed = self.s, self.fields.inner("revealed")
        for rank in self.rules.ranks:
            seat = s.revealed[rank]
            if seat < 0 or seat == s.holder(rank):
                continue
            name = self.rules.characters[rank].key
            characters = list(s.players[seat].characters)
            if not self.left[rank] or -1 not in characters:
                at = revealed.path_of(name) if name in revealed.values else "turn.seat"
                raise self.fields.error(at, f"seat {seat} does not have the {name}")
            characters[characters.index(-1)] = rank
            s.players[seat].characters = tuple(characters)
            self.left[rank] = 0

    def _deal(self, rank: int, pool: list[int], seat: int) -> int:
        """Take from the pool a character that a player can hold: not yet called, or killed."""
        if rank >= 0:
            return rank
        for index in range(len(pool) - 1, -1, -1):
            if not self._is_past(pool[index]) or self.s.mark_on(pool[index], KILLED) is not None:
                return pool.pop(index)
        field = self.fields.objects("players")[seat]
        raise field.error("characters", "no character is left that has not been called")

    def _put_away(self, pool: list[int]) -> None:
        """Discard the remaining characters face down, unless the document lists the discards."""
        s = self.s
        dealt = self.phase == "turns" or any(player.characters for player in s.players) or s.packet
        if not s.facedown and dealt:
            s.facedown = tuple(pool)
        elif pool and dealt:
            names = ", ".join(self.rules.characters_named(tuple(sorted(pool))))
            raise self.fields.error("facedown", f"these characters are missing: {names}")
