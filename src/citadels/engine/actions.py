"""Actions: the answers players give, as interned values with a text form.

An action is a verb with up to two arguments, written ``verb [number] [name]``: ``gather gold``,
``kill CHARACTER``, ``destroy 2 DISTRICT+``, ``mix 2``. Each verb has a signature that says what its
arguments range over, so that an edition's whole space of actions can be listed and text parsed.
"""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import mypyc_attr

# Signatures: what the arguments of a verb range over. Seats are numbers, everything else is a name.
ALONE: Final = ""
SEAT: Final = "seat"
CHARACTER: Final = "character"
DISTRICT: Final = "district"
BUILT: Final = "built"
SEAT_BUILT: Final = "seat built"
SEAT_TYPE: Final = "seat type"
NUMBER: Final = "number"
GOLD_OR_CARDS: Final = "gold|cards"  # gold from the bank, or cards from the deck

WITH_SEAT: Final = (SEAT, SEAT_BUILT, SEAT_TYPE)
WITH_CARD: Final = (CHARACTER, DISTRICT, BUILT, SEAT_BUILT)

# What on the table a verb points at, by signature. For district cards the question decides between hand and
# drawn cards, and for `GOLD_OR_CARDS` the word after the verb decides between gold and deck.
Target = Literal["player", "character", "hand", "drawn", "city", "gold", "deck"]
TARGETS: Final[dict[str, Target]] = {
    SEAT: "player",
    SEAT_TYPE: "player",
    CHARACTER: "character",
    DISTRICT: "hand",
    BUILT: "city",
    SEAT_BUILT: "city",
}

SIGNATURES: Final = (ALONE, SEAT, CHARACTER, DISTRICT, BUILT, SEAT_BUILT, SEAT_TYPE, NUMBER)

SEATS: Final = 8
MAX_NUMBER: Final = 40
TYPES: Final = ("noble", "religious", "trade", "military", "unique")


@mypyc_attr(acyclic=True)
class Action:
    """One answer to a question. Actions are interned: compare them with ``is`` or ``==``."""

    __slots__ = ("name", "number", "text", "verb")

    def __init__(self, verb: str, number: int, name: str, text: str) -> None:
        self.verb = verb
        self.number = number
        self.name = name
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return act, (self.verb, self.number, self.name)


_POOL: Final[dict[tuple[str, int, str], Action]] = {}


def act(verb: str, number: int = -1, name: str = "") -> Action:
    """Return the interned action for a verb and its arguments."""
    key = (verb, number, name)
    found = _POOL.get(key)
    if found is None:
        parts = [verb] + ([str(number)] if number >= 0 else []) + ([name] if name else [])
        found = _POOL[key] = Action(verb, number, name, " ".join(parts))
    return found


def is_signature(text: str) -> bool:
    """Return whether a text is a signature: one of ``SIGNATURES``, or words such as ``gold|cards``."""
    words = [word.replace("_", "") for word in text.split("|")]
    return text in SIGNATURES or all(word.isalnum() and word.islower() for word in words)


class Phrases:
    """The actions of each verb with every name of a list, built once so that hot paths can index them."""

    def __init__(self, names: list[str]) -> None:
        self._names = names
        self._actions: list[dict[str, list[Action]]] = [{} for _ in range(-1, SEATS)]  # by number

    def actions(self, verb: str, number: int = -1) -> list[Action]:
        """Return the actions of a verb with each name, in the order of the names."""
        made = self._actions[number + 1]
        found = made.get(verb)
        if found is None:
            found = made[verb] = [act(verb, number, name) for name in self._names]
        return found


class ActionSpace:
    """All actions of an edition, in a fixed order. Parses texts into actions."""

    def __init__(self, verbs: dict[str, str], characters: list[str], districts: list[str]) -> None:
        built = [name + mark for name in districts for mark in ("", "+")]
        names = {CHARACTER: characters, DISTRICT: districts, BUILT: built}
        self.actions: list[Action] = []
        for verb, signature in verbs.items():
            if signature == SEAT:
                self.actions += [act(verb, seat) for seat in range(SEATS)]
            elif signature == NUMBER:
                self.actions += [act(verb, number) for number in range(MAX_NUMBER)]
            elif signature == SEAT_BUILT:
                self.actions += [act(verb, seat, name) for seat in range(SEATS) for name in built]
            elif signature == SEAT_TYPE:
                self.actions += [act(verb, seat, name) for seat in range(SEATS) for name in TYPES]
            elif signature in names:
                self.actions += [act(verb, -1, name) for name in names[signature]]
            else:
                self.actions += [act(verb, -1, name) for name in signature.split("|")]
        self._index = {action.text: index for index, action in enumerate(self.actions)}

    def parse(self, text: str) -> Action | None:
        """Return the action written ``text``, or None if there is none."""
        index = self._index.get(" ".join(text.split()))
        return None if index is None else self.actions[index]

    def index(self, action: Action) -> int:
        """Return the index of an action in this space."""
        return self._index[action.text]

    def __len__(self) -> int:
        return len(self.actions)
