"""What can go wrong, and why something may not be done."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


class CitadelsError(Exception):
    """Base of all errors this package raises on purpose."""


class IllegalAction(CitadelsError):
    """The action is no legal answer to the pending decision; nothing was changed."""


class EditionError(CitadelsError):
    """The cards of an edition cannot be played together, or an edition from outside cannot be loaded."""


class PositionError(CitadelsError):
    """A position is not well formed; the message begins with the field at fault."""


class GameFileError(CitadelsError):
    """A game file is damaged, edited or of an unknown format."""


@mypyc_attr(free_list_len=1, acyclic=True)  # most are made only to see that there is one
class Reason:
    """Why an action is refused: a code that has a message in every language, and its numbers."""

    __slots__ = ("card", "code", "have", "need")

    def __init__(self, code: str, need: int = -1, have: int = -1, card: str = "") -> None:
        self.code = code
        self.need = need
        self.have = have
        self.card = card

    def to_json(self) -> dict[str, object]:
        """As JSON, without the parts that this reason does not have."""
        document: dict[str, object] = {"code": self.code}
        if self.need >= 0:
            document["need"] = self.need
        if self.have >= 0:
            document["have"] = self.have
        if self.card:
            document["card"] = self.card
        return document

    def __repr__(self) -> str:
        numbers = [str(part) for part in (self.need, self.have) if part >= 0]
        return " ".join([self.code, *numbers, *([self.card] if self.card else [])])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))
