"""Steps: the engine's control flow as a stack of small objects. A question is a step that needs an answer.

The fields of a step are public data and immutable. So clones share steps, JSON is the class name with the
arguments, and worlds that a seat cannot tell apart have the same stack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from citadels.engine.actions import Action, Target
from citadels.engine.deprecated import warn_renamed
from citadels.engine.errors import Reason
from citadels.engine.field_types import SEAT, FieldStruct, Names, as_json, field

if TYPE_CHECKING:
    from citadels.engine.state import State

Refusals = list[tuple[Action, Reason]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(FieldStruct):
    """Something the engine still has to do."""

    closes_turn: ClassVar[bool] = False  # whether the current turn is over when it is done
    aliases: ClassVar[Names] = ()  # older names, which stored documents may have

    def run(self, s: State) -> None:
        raise NotImplementedError

    def to_json(self) -> list[object]:
        """Return the name and the values of the fields, without defaults at the end."""
        document: list[object] = [type(self).__name__]
        document += [as_json(value) for value in self.values()]
        for declared in self.fields[::-1]:
            if document[-1] != declared.default:
                break
            document.pop()
        return document

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        """Return whether the step can wait above these steps in this state. Used to check positions."""
        return bool(beneath)

    def fits(self, s: State, beneath: list[Step]) -> bool:
        """Deprecated name of :meth:`can_be_pending`, for card packages that call ``super().fits``."""
        warn_renamed("Step.fits", "Step.can_be_pending")
        for base in type(self).__mro__:
            if "fits" not in vars(base) and "can_be_pending" in vars(base):
                return bool(getattr(base, "can_be_pending")(self, s, beneath))  # noqa: B009
        return bool(beneath)


class Immediate(Step):
    """A step that runs as soon as it is queued, so that no question is ever asked while it waits."""

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A step that needs an answer from one seat."""

    prompt: ClassVar[str] = ""  # the id of the sentence that asks
    verbs: ClassVar[dict[str, str]] = {}
    zones: ClassVar[tuple[str, ...]] = ()  # of the acting player, that may hold cards while this is asked
    cards_in: ClassVar[Target] = "hand"  # where the district cards lie that its answers name

    seat: int = field(SEAT)

    def run(self, s: State) -> None:
        raise AssertionError("a question is answered, not run")

    def holder(self) -> int:
        """Return the seat whose hand holds the district cards that its answers name."""
        return self.seat

    def options(self, s: State) -> list[Action]:
        """Return the legal answers in a fixed order; never empty."""
        raise NotImplementedError

    def choose(self, s: State, action: Action) -> None:
        """Carry out the answer."""
        raise NotImplementedError

    def refused(self, s: State) -> Refusals:
        """Return actions that a player might expect to be legal but are not, with reasons."""
        return []

    def price(self, s: State, action: Action) -> int:
        """Return the gold that an answer costs, or -1 if gold plays no part in it."""
        return -1

    def gain(self, s: State, action: Action) -> int:
        """Return the gold that an answer brings at once, as far as the player can know."""
        return 0

    def must(self, s: State) -> tuple[str, ...]:
        """Return verbs of which one must still be used."""
        return ()

    def waits_while(self, question: Question) -> bool:
        """Return whether it can wait while another question is asked."""
        return False


def in_turn(s: State, seat: int, beneath: list[Step]) -> bool:
    """Return whether this seat acts, and a step that closes its turn is waiting."""
    return s.turn.seat == seat and len(beneath) > 1


def step_of(document: Sequence[object], steps: dict[str, type[Step]]) -> Step:
    """Read a step that ``to_json`` wrote."""
    values = [tuple(value) if isinstance(value, list) else value for value in document[1:]]
    return steps[str(document[0])](*values)


def advance(s: State) -> None:
    """Run waiting steps until a question is pending or none is left."""
    stack = s.stack
    while stack and not isinstance(stack[-1], Question):
        step = stack.pop()
        s.waiting = len(stack)
        step.run(s)


def answer(s: State, action: Action) -> None:
    """Answer the pending question and run the steps that follow."""
    question = s.stack.pop()
    assert isinstance(question, Question)
    s.waiting = len(s.stack)
    question.choose(s, action)
    advance(s)


def pending(s: State) -> Question | None:
    """Return the question that waits for an answer, or None when the game is over."""
    if not s.stack:
        return None
    top = s.stack[-1]
    assert isinstance(top, Question)
    return top
