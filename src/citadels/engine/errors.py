"""The errors this package raises, and the reasons why an action is refused."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from citadels.engine.field_types import CARD, EVERYONE, NUMBER, TYPE, VERB, WORD, FieldStruct, field

NO_NUMBER: Final = -1


class CitadelsError(Exception):
    """The base of all errors this package raises on purpose."""


class IllegalAction(CitadelsError):
    """An action is not a legal answer to the pending question. Nothing was changed."""


class EditionError(CitadelsError):
    """The cards of an edition cannot be played together, or a third-party edition cannot be loaded."""


class PositionError(CitadelsError):
    """A position is invalid. The message begins with the field at fault."""


class EventError(CitadelsError):
    """A stored event cannot be read. The message names what is unknown."""


class GameFileError(CitadelsError):
    """A game file is corrupted, edited or of an unknown format."""


@mypyc_attr(free_list_len=1)
class Reason(FieldStruct):
    """Why an action is refused: a code, which has a message in every language, and its arguments."""

    code: str = field(WORD)
    need: int = field(NUMBER, default=NO_NUMBER)
    have: int = field(NUMBER, default=NO_NUMBER)
    card: str = field(CARD, seen_by=EVERYONE, default="")
    type: str = field(TYPE, default="")
    verb: str = field(VERB, default="")

    def _parts(self) -> list[tuple[str, object]]:
        """Return the fields that differ from their defaults, with their names."""
        pairs = zip(self.fields, self.values(), strict=True)
        return [(declared.name, value) for declared, value in pairs if value != declared.default]

    def to_json(self) -> dict[str, object]:
        """Return a JSON object without the fields that have their defaults."""
        return dict(self._parts())

    def __repr__(self) -> str:
        return " ".join([str(value) for _, value in self._parts()])


# Most callers only check whether there is a reason, so common reasons are shared objects.
COMPLETE: Final = Reason("complete")
DUPLICATE: Final = Reason("duplicate")
EMPTY_DECK: Final = Reason("empty_deck")
EMPTY_HAND: Final = Reason("empty_hand")
OWN_CITY: Final = Reason("own_city")
_LACKING: Final = [[Reason("gold", need, have) for have in range(need)] for need in range(16)]


def lacks_gold(need: int, have: int) -> Reason | None:
    """Return why a player with ``have`` gold cannot pay ``need``, or None if it is enough."""
    if need <= have:
        return None
    return _LACKING[need][have] if need < len(_LACKING) else Reason("gold", need, have)
