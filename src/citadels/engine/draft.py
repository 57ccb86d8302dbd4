"""The draft: random discards, then a packet of characters that is passed around."""

from __future__ import annotations

from typing import Final

from citadels.engine import changes, field_types
from citadels.engine.actions import CHARACTER, Action
from citadels.engine.cards import AFTER_DRAFT
from citadels.engine.events import PacketPassed
from citadels.engine.state import State
from citadels.engine.steps import Immediate, Question, Step

NEVER_FACE_UP: Final = 4  # the rank that DRAFT-2 protects


class DraftPlan:
    """How many characters are discarded face up, and the moves of the players in order.

    A move is a word and a seat counted from the crowned player: ``pick``, ``discard``, ``lose`` (discard one
    at random, unseen) or ``recover`` (the first face-down discard joins the packet).
    """

    def __init__(self, faceup: int, *moves: tuple[str, int], down_first: bool = False) -> None:
        self.faceup = faceup
        self.moves = moves
        self.down_first = down_first  # whether the face-down discard comes before the face-up ones

    def picks(self) -> list[int]:
        """Return how many characters each player picks, the crowned one first."""
        seats = 1 + max([seat for _, seat in self.moves])
        return [self.moves.count(("pick", seat)) for seat in range(seats)]

    def down_before_up(self) -> DraftPlan:
        """Return the same plan with the face-down discard first."""
        return DraftPlan(self.faceup, *self.moves, down_first=True)

    def __reduce__(self) -> tuple[object, ...]:
        return _plan, (self.faceup, self.moves, self.down_first)


def _plan(faceup: int, moves: tuple[tuple[str, int], ...], down_first: bool) -> DraftPlan:
    return DraftPlan(faceup, *moves, down_first=down_first)


def once_around(seats: int, faceup: int) -> DraftPlan:
    """Return the plan in which everyone picks one character."""
    return DraftPlan(faceup, *[("pick", seat) for seat in range(seats)])


def last_player_recovers(seats: int) -> DraftPlan:
    """Return the plan for one player fewer than characters: the last may pick the first discard (DRAFT-4)."""
    picks = [("pick", seat) for seat in range(seats)]
    return DraftPlan(0, *picks[:-1], ("recover", seats - 1), picks[-1])


class Draft(Immediate):
    """Shuffle and discard characters, and queue the moves of the draft."""

    def run(self, s: State) -> None:
        plan = s.rules.draft
        ranks = changes.shuffled(s, "characters", 0, s.rules.ranks)
        facedown = ranks.pop() if plan.down_first else -1
        faceup = [rank for rank in ranks if rank != NEVER_FACE_UP][: plan.faceup]
        rest = sorted([rank for rank in ranks if rank not in faceup])
        if not plan.down_first:
            facedown = rest.pop(changes.picked(s, "characters", 1, len(rest)))
        changes.lay_out(s, tuple(faceup), (facedown,), tuple(rest))
        s.then_all(s.rules.draft_moves[s.crown])


def moves(plan: DraftPlan, seats: int, crown: int, done: int = 0) -> list[Step]:
    """Return the steps of the draft after the random discards, without the first ``done`` moves."""
    out: list[Step] = []
    for word, offset in plan.moves[done:]:
        seat = (crown + offset) % seats
        if word == "pick":
            out += [Pass(seat), Pick(seat)]
        elif word == "discard":
            out.append(Discard(seat))
        elif word == "lose":
            out.append(Lose())
        else:
            out += [Pass(seat), Recover(seat)]
    return [*out, FinishDraft()]


class Pass(Step):
    """Pass the packet to a player."""

    seat: int = field_types.field(field_types.SEAT)

    def run(self, s: State) -> None:
        if s.log is not None:
            s.log.append(PacketPassed(self.seat, s.rules.characters_named(s.packet), len(s.packet)))


class Pick(Question):
    """Pick a character of the packet in secret."""

    prompt = "pick"
    verbs = {"pick": CHARACTER}

    def options(self, s: State) -> list[Action]:
        return s.rules.each_character("pick", s.packet)

    def choose(self, s: State, action: Action) -> None:
        changes.pick_character(s, self.seat, s.rules.rank[action.name])

    def gain(self, s: State, action: Action) -> int:
        return s.rules.characters[s.rules.rank[action.name]].earnings(s, self.seat)

    def waits_while(self, question: Question) -> bool:
        return isinstance(question, Pick | Discard)


class Discard(Question):
    """Discard a character of the packet face down (two players)."""

    prompt = "discard_character"
    verbs = {"discard": CHARACTER}

    def options(self, s: State) -> list[Action]:
        return s.rules.each_character("discard", s.packet)

    def choose(self, s: State, action: Action) -> None:
        changes.discard_character(s, self.seat, s.rules.rank[action.name])

    def waits_while(self, question: Question) -> bool:
        return isinstance(question, Pick | Discard)


class Lose(Step):
    """Discard a random character of the packet, unseen by all (three players)."""

    def run(self, s: State) -> None:
        index = changes.picked(s, "characters", 2, len(s.packet))
        changes.discard_character(s, -1, s.packet[index])


class Recover(Step):
    """Add the first face-down discard to the packet of the last player (DRAFT-4)."""

    seat: int = field_types.field(field_types.SEAT)

    def run(self, s: State) -> None:
        changes.recover_discard(s, self.seat)


class FinishDraft(Step):
    """Discard the character left over, face down and seen by the last player."""

    def run(self, s: State) -> None:
        last = (s.crown + s.rules.draft.moves[-1][1]) % len(s.players)
        for rank in s.packet:
            changes.discard_character(s, last, rank)
        for seat, player in enumerate(s.players):
            if player.hooks & AFTER_DRAFT:
                for built in player.city:
                    built.district.after_draft(s, seat)


DRAFT_STEPS: Final[tuple[type[Step], ...]] = (Draft, Pass, Pick, Discard, Lose, Recover, FinishDraft)
