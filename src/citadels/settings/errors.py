"""Errors in the settings of a game, with messages in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from citadels.engine.errors import CitadelsError
from citadels.locale import GENDER, Arguments, Texts, message_id


class Named(NamedTuple):
    """A key with its kind, for which languages may have a name."""

    kind: Literal["card", "edition", "preset", "key"]
    key: str


def cards(keys: Sequence[str]) -> tuple[Named, ...]:
    """Return cards as an argument of an error."""
    return tuple([Named("card", key) for key in keys])


Argument = str | int | Named | tuple[Named, ...]


class SetupError(CitadelsError):
    """The settings of a game break a rule. The message says which, and what is allowed.

    ``code`` has a message in every language, ``field`` is the setting at fault.
    """

    def __init__(self, code: str, field: str, edition: str = "", **arguments: Argument) -> None:
        super().__init__(code, field, edition)
        self.code = code
        self.field = field
        self.edition = edition
        self.arguments = arguments

    def text(self, language: str, keys: bool = False) -> str:
        """Return the message in a language, with the names of cards, or with their ``keys`` as typed."""
        return self.format(Texts(language), keys)

    def format(self, texts: Texts, keys: bool = False) -> str:
        """Return the message in the language of these texts."""
        texts = texts.for_edition(self.edition)
        arguments: Arguments = {"field": self.field}
        for name, argument in {"edition": Named("edition", self.edition), **self.arguments}.items():
            arguments |= _forms(texts, name, argument, keys)
        return texts.say(message_id("setup", self.code), arguments)

    def __str__(self) -> str:
        return self.text("en", keys=True)


def _forms(texts: Texts, name: str, argument: Argument, keys: bool) -> Arguments:
    """Return an argument in the forms its message may use: all forms of a card's name, cards as a list."""
    if isinstance(argument, str | int):
        return {name: argument}
    if isinstance(argument, Named):
        return _forms_of_name(texts, name, argument, keys)
    rows = [_forms_of_name(texts, name, one, keys) for one in argument]
    out: Arguments = {f"{name}-count": len(rows), name: texts.listed([str(row[name]) for row in rows])}
    if rows:
        out[f"{name}-or"] = texts.alternatives([str(row[name]) for row in rows])
        for form in texts.forms:
            words = [str(row.get(f"{name}-{form}", row[name])) for row in rows]
            out[f"{name}-or-{form}"] = texts.alternatives(words)
    return out


def _forms_of_name(texts: Texts, name: str, named: Named, keys: bool) -> Arguments:
    if named.kind == "card":
        forms = texts.card_arguments(name, named.key)
        return _with_key(texts, forms, name, named.key) if keys else forms
    id = message_id(named.kind, named.key)
    return {name: named.key if keys or not texts.has(id) else texts.say(id)}


def _with_key(texts: Texts, forms: Arguments, name: str, key: str) -> Arguments:
    """Return the forms of a card's name with its key: instead of an English name, behind a declined one."""
    own = str(forms[name])
    typed = {
        form: str(words).replace(own, key) if texts.language == "en" else f"{words} ({key})"
        for form, words in forms.items()
    }
    return typed | {f"{name}-{GENDER}": forms[f"{name}-{GENDER}"]}
