"""Say every message of a language with all kinds of arguments, so that each of its variants is said.

What the game says is recorded while it says it (message_samples); what else there is to say gets sample
arguments (message_arguments).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Final

from citadels.locale import DEFAULT, GENDER, Arguments, Texts
from scripts.message_arguments import ARGUMENTS
from scripts.message_patterns import PLURALS, Part, keys, parts, taken, variables
from scripts.message_samples import say_all
from scripts.message_values import NUMBERS

FEW: Final = 4  # values that are tried of an argument by which nothing is selected

Case = tuple[tuple[str, str | int], ...]  # arguments that can be keys
Cases = dict[str, dict[Case, str]]  # what is said with them, by the ids of values and attributes


class Recorder(Texts):
    """Strict texts that record what they say, and the arguments that make it read so."""

    def __init__(self, language: str, edition: str = "2016", recorded: Cases | None = None) -> None:
        super().__init__(language, strict=True, edition=edition)
        self.recorded: Cases = {} if recorded is None else recorded
        self._used = _used(language)

    def for_edition(self, edition: str) -> Texts:
        """Return texts for an edition that are recorded here too."""
        return Recorder(self.language, edition, self.recorded)

    def _format(self, id: str, attribute: str | None, arguments: Mapping[str, str | int]) -> str | None:
        text = super()._format(id, attribute, arguments)
        if text is not None:
            part, names = self._used[id, attribute]
            used = [(name, arguments[name]) for name in names if name in arguments]
            self.recorded.setdefault(part, {})[tuple(used)] = text
        return text

    def say_part(self, part: Part, arguments: Mapping[str, str | int]) -> None:
        """Say the value of a message, or an attribute."""
        self._format(part.message, part.attribute, arguments)


@cache
def _used(language: str) -> dict[tuple[str, str | None], tuple[str, list[str]]]:
    """Return what to record of a message: its variables, and the genders of the cards among them."""
    out = {}
    for id, part in parts(language).items():
        found = list(variables(part.pattern))
        words = [name.split("-") for name in found]
        genders = ["-".join([*name[:end], GENDER]) for name in words for end in range(1, len(name) + 1)]
        out[part.message, part.attribute] = (id, list(dict.fromkeys([*found, *genders])))
    return out


@cache
def said(language: str) -> Cases:
    """Return all that is said in a language."""
    texts = Recorder(language)
    say_all(texts)
    by_game = {id: list(found) for id, found in texts.recorded.items()}
    for id, part in parts(language).items():
        found = _counted(part, by_game[id], language) if id in by_game else _made(part, texts)
        for arguments in found:
            texts.say_part(part, arguments)
    return texts.recorded


def _counted(part: Part, recorded: Iterable[Case], language: str) -> Iterator[Arguments]:
    """Yield the recorded arguments that choose a variant of their own, with all kinds of numbers."""
    selecting = [name for name, selects in variables(part.pattern).items() if selects]
    for arguments in map(dict, distinct(part, recorded, language)):
        numbers = [name for name in selecting if isinstance(arguments.get(name), int)]
        for values in product(NUMBERS, repeat=len(numbers)):
            yield arguments | dict(zip(numbers, values, strict=True))


def distinct(part: Part, found: Iterable[Case], language: str) -> list[Case]:
    """Return the cases that say something new: another variant, or a card of another gender."""
    known: set[object] = set()
    out: list[Case] = []
    for case in found:
        genders = [one for one in case if one[0].endswith(GENDER)]
        news = {*taken(part.pattern, dict(case), language), *genders}
        if not out or not news <= known:
            known |= news
            out.append(case)
    return out


# -- arguments that are made ---------------------------------------------------------------


def _made(part: Part, texts: Texts) -> Iterator[Arguments]:
    """Yield all combinations of the arguments that select a variant; the others take their values in turn."""
    selecting: dict[str, list[Arguments]] = {}
    shown: dict[str, list[Arguments]] = {}
    for variable, selects in sorted(variables(part.pattern).items(), key=lambda one: not one[1]):
        names, values = _values(part, variable, texts)
        if selects:
            selecting[names] = values
        elif names not in selecting:
            shown[names] = values[:FEW]
    combinations = list(product(*selecting.values()))
    for index in range(max([len(combinations), *map(len, shown.values())])):
        others = [values[index % len(values)] for values in shown.values()]
        out: Arguments = {}
        for some in (*combinations[index % len(combinations)], *others):
            out |= some
        yield out


def _values(part: Part, variable: str, texts: Texts) -> tuple[str, list[Arguments]]:
    """Return the values of a variable, with the names of all that belong together."""
    beginnings = [beginning for beginning in ARGUMENTS if part.message.startswith(beginning)]
    for beginning in sorted(beginnings, key=len, reverse=True):
        for names, values in ARGUMENTS[beginning].items():
            if any(variable == name or variable.startswith(f"{name}-") for name in names.split()):
                return names, values(texts)
    words = set(keys(parts(DEFAULT)[part.id].pattern, variable)) if part.id in parts(DEFAULT) else set()
    if not words or words & PLURALS - {"other"}:
        raise LookupError(f"message {part.id!r} needs sample values of ${variable}; add them to ARGUMENTS")
    return variable, [{variable: word} for word in sorted(words - {"other"})]
