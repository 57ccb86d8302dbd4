"""Errors, and the reasons why an action is refused."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from citadels.engine.field_types import CARD, EVERYONE, NUMBER, TYPE, VERB, WORD, FieldStruct, field

NO_NUMBER: Final = -1


class CitadelsError(Exception):
    """Base of all errors this package raises on purpose."""


class IllegalAction(CitadelsError):
    """The action is not a legal answer to the pending question; nothing was changed."""


class EditionError(CitadelsError):
    """The cards of an edition cannot be played together, or an edition from outside cannot be loaded."""


class PositionError(CitadelsError):
    """A position is not well formed; the message begins with the field at fault."""


class EventError(CitadelsError):
    """A stored event cannot be read; the message names what is unknown."""


class GameFileError(CitadelsError):
    """A game file is damaged, edited or of an unknown format."""


@mypyc_attr(free_list_len=1)
class Reason(FieldStruct):
    """Why an action is refused: a code, which has a message in every language, and what it names."""

    code: str = field(WORD)
    need: int = field(NUMBER, default=NO_NUMBER)
    have: int = field(NUMBER, default=NO_NUMBER)
    card: str = field(CARD, seen_by=EVERYONE, default="")
    type: str = field(TYPE, default="")
    verb: str = field(VERB, default="")

    def _parts(self) -> list[tuple[str, object]]:
        """The parts that this reason has, by name."""
        pairs = zip(self.fields, self.values(), strict=True)
        return [(declared.name, value) for declared, value in pairs if value != declared.default]

    def to_json(self) -> dict[str, object]:
        """As JSON, without the parts that this reason does not have."""
        return dict(self._parts())

    def __repr__(self) -> str:
        return " ".join([str(value) for _, value in self._parts()])


# Callers mostly want to know only whether there is a reason, so the common ones are shared.
COMPLETE: Final = Reason("complete")
DUPLICATE: Final = Reason("duplicate")
EMPTY_DECK: Final = Reason("empty_deck")
EMPTY_HAND: Final = Reason("empty_hand")
OWN_CITY: Final = Reason("own_city")
_LACKING: Final = [[Reason("gold", need, have) for have in range(need)] for need in range(16)]


def lacks_gold(need: int, have: int) -> Reason | None:
    """Why somebody who has this much gold cannot pay; None if it is enough."""
    if need <= have:
        return None
    return _LACKING[need][have] if need < len(_LACKING) else Reason("gold", need, have)
