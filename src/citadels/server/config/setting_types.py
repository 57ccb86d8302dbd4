"""Types of settings: parsing and validation of values.

An invalid value raises a ValueError that says what to write instead.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Final

from citadels.server.admission.addresses import read_network
from citadels.server.config.limits import ServerLimits

FOREVER: Final = "forever"
SWITCHES = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


class SettingType:
    """The type of a setting."""

    metavar = "TEXT"

    def parse(self, typed: str) -> object:
        """Convert typed text to the type that the settings file would have."""
        return typed

    def check(self, value: object) -> object:
        """Return the validated value, wherever it comes from. Raise ValueError if it is invalid."""
        raise NotImplementedError


@dataclass(frozen=True)
class Text(SettingType):
    """Text that passes a check."""

    metavar: str = "TEXT"
    checked: Callable[[str], str] = str

    def check(self, value: object) -> object:
        if not isinstance(value, str):
            raise ValueError(f"write text in quotation marks, not {shown(value)}")
        return self.checked(value)


@dataclass(frozen=True)
class Choice(SettingType):
    """One of several words."""

    words: Sequence[str]

    @property
    def metavar(self) -> str:  # type: ignore[override]
        return "|".join(self.words)

    def check(self, value: object) -> object:
        if value not in self.words:
            raise ValueError(f"write one of {', '.join(self.words)}, not {shown(value)}")
        return value


@dataclass(frozen=True)
class Number(SettingType):
    """An integer in a range."""

    least: int = 0
    most: int | None = None
    metavar: str = "NUMBER"

    def parse(self, typed: str) -> object:
        return int(typed) if re.fullmatch(r"\s*[+-]?[0-9]{1,18}\s*", typed) else typed

    def check(self, value: object) -> object:
        is_number = isinstance(value, int) and not isinstance(value, bool)
        if not is_number or not self.least <= value <= (value if self.most is None else self.most):  # type: ignore[operator]
            most = f"from {self.least} on" if self.most is None else f"from {self.least} to {self.most}"
            raise ValueError(f"write a whole number {most}, not {shown(value)}")
        return value


@dataclass(frozen=True)
class Days(SettingType):
    """A number of days, or forever."""

    metavar: str = "DAYS|forever"

    def parse(self, typed: str) -> object:
        return FOREVER if typed.strip().lower() == FOREVER else Number(1).parse(typed)

    def check(self, value: object) -> object:
        if value == FOREVER:
            return value
        try:
            return Number(1).check(value)
        except ValueError:
            raise ValueError(
                f"write a whole number of days from 1 on, or {FOREVER}, not {shown(value)}"
            ) from None


@dataclass(frozen=True)
class Switch(SettingType):
    """A Boolean: yes or no when typed, true or false in a file."""

    def parse(self, typed: str) -> object:
        return SWITCHES.get(typed.strip().lower(), typed)

    def check(self, value: object) -> object:
        if not isinstance(value, bool):
            words = "true or false" if not isinstance(value, str) else "yes or no (in a file: true or false)"
            raise ValueError(f"write {words}, not {shown(value)}")
        return value


@dataclass(frozen=True)
class Several(SettingType):
    """Any number of texts; typed as one value, they are separated by commas."""

    one: Text

    @property
    def metavar(self) -> str:  # type: ignore[override]
        return self.one.metavar

    def parse(self, typed: str) -> object:
        return [part for part in re.split(r"[,\s]+", typed) if part]

    def check(self, value: object) -> object:
        if isinstance(value, str):
            return (self.one.check(value),)
        if not isinstance(value, list):
            raise ValueError(f"write a list of strings, not {shown(value)}")
        return tuple(self.one.check(part) for part in value)


@dataclass(frozen=True)
class LimitTable(SettingType):
    """Limits by name; typed as one value, NAME=NUMBER separated by commas."""

    metavar: str = "NAME=NUMBER"

    def parse(self, typed: str) -> object:
        pairs = [part.partition("=") for part in re.split(r"[,\s]+", typed)]
        return {name: Number().parse(number) for name, _, number in pairs}

    def check(self, value: object) -> object:
        if not isinstance(value, dict):
            raise ValueError(f"write NAME = NUMBER for each limit, not {shown(value)}")
        names = [limit.name for limit in fields(ServerLimits)]
        for name, number in value.items():
            if name not in names:
                raise ValueError(f"unknown limit {name!r}; known limits are {', '.join(names)}")
            try:
                Number(1).check(number)
            except ValueError as error:
                raise ValueError(f"{name}: {error}") from None
        return value


def shown(value: object) -> str:
    """Format a value for an error message, shortened if it is long.

    >>> shown("a"), shown(True), shown([1])
    ("'a'", 'true', 'a list')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "a table"
    text = repr(value)
    return text if len(text) <= 100 else f"{text[:100]}…"


# -- checks of text values ---------------------------------------------------------------------------


def _like(pattern: str, wanted: str) -> Callable[[str], str]:
    def checked(text: str) -> str:
        if re.fullmatch(pattern, text) is None:
            raise ValueError(f"write it as {wanted}")
        return text

    return checked


public_url = _like(r"https?://[^/\s?#]+/?", "https://name or https://name:port")
internal_url = _like(r"http://[\w.:\[\]-]+", "http://name:port")
push_url = _like(r"https?://[\w.-]+(:\d+)?/?", "https://name or https://name:port")


listening = _like(r"([\w.-]+:|\[[\da-fA-F:]+\]:)?\d{1,5}", "ADDRESS:PORT, such as 127.0.0.1:9420")


line = _like(r"\s*\S[^\x00-\x1f]*", "one line, such as Ada Lovelace, ada@table.example")


def network(text: str) -> str:
    """Check an address or a network."""
    read_network(text)
    return text


def database_address(text: str) -> str:
    """Check the address of a database."""
    from sqlalchemy.exc import ArgumentError

    from citadels.server.storage.engine_factory import database_url

    try:
        url = database_url(text)
    except ArgumentError:
        raise ValueError("write it as sqlite:///FILE or postgresql://…") from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise ValueError("unsupported database; use sqlite:///FILE or postgresql://…")
    return text


def without_password(address: str) -> str:
    """Return the address of a database with its password masked."""
    from citadels.server.storage.engine_factory import database_url

    url = database_url(address)
    return url.set(drivername=url.get_backend_name(), query={}).render_as_string(hide_password=True)
