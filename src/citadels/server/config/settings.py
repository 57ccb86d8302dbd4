"""The settings of a server: one table, from which its options, variables, file, help and docs follow.

A new setting is a new field here. Where its value comes from is the matter of ``configuration``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from typing import Any, Final

from citadels.server.config import setting_types
from citadels.server.config.limits import ServerLimits
from citadels.server.config.setting_types import (
    Choice,
    Days,
    LimitTable,
    Number,
    SettingType,
    Several,
    Switch,
    Text,
)

VARIABLE_PREFIX: Final = "CITADELS_"  # with which the names of environment variables begin
DEFAULT_PORT: Final = 8420


def _unchanged(value: Any) -> Any:
    return value


def secret(_: object) -> str:
    """How a secret is shown."""
    return "***"


@dataclass(frozen=True)
class About:
    """What there is to say about a setting, beside its name and its default."""

    type: SettingType
    help: str  # what it does
    unset: str = ""  # what happens while it has no value
    show: Callable[[Any], Any] = _unchanged  # how its value is shown: nothing secret


@dataclass(frozen=True)
class Setting:
    """A row of the table."""

    name: str
    default: Any
    about: About

    @property
    def option(self) -> str:
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        return f"{VARIABLE_PREFIX}{self.name.upper()}"


def _setting(
    default: Any, type: SettingType, help: str, unset: str = "", show: Callable[[Any], Any] = _unchanged
) -> Any:
    return field(default=default, metadata={"about": About(type, help, unset, show)})


@dataclass(frozen=True)
class ServerSettings:
    """How to serve: a field for each setting, in the order of the help."""

    host: str | None = _setting(
        None, Text("ADDRESS"), "The address to listen on.", unset="127.0.0.1, this machine only"
    )
    port: int | None = _setting(
        None, Number(0, 65535), "The port to listen on.", unset=f"the first free one from {DEFAULT_PORT}"
    )
    lan: bool = _setting(False, Switch(), "Let others in your network reach the server from the start.")
    base_url: str | None = _setting(
        None,
        Text("URL", setting_types.public_url),
        "The address by which others reach this server, if it is behind a proxy.",
    )
    database: str | None = _setting(
        None,
        Text("URL", setting_types.database_address),
        "Where to store the tables: sqlite:///FILE or postgresql://…",
        unset="a file in the data folder",
        show=setting_types.without_password,
    )
    browser: bool = _setting(True, Switch(), "Open a browser.")
    push_service: tuple[str, ...] = _setting(
        (),
        Several(Text("URL", setting_types.push_url)),
        "A push service of your own for calling players, besides those of the browsers.",
    )
    limit: ServerLimits = field(
        default_factory=ServerLimits,
        metadata={"about": About(LimitTable(), "Change a limit; docs/server.md has the list.")},
    )
    trusted_proxy: tuple[str, ...] = _setting(
        (),
        Several(Text("ADDRESS", setting_types.network)),
        "A proxy on another machine, or a network of them, that is trusted to say for whom it asks.",
    )
    internal_url: str | None = _setting(
        None,
        Text("URL", setting_types.internal_url),
        "The address by which other servers on the same PostgreSQL reach this one.",
        unset="the one it listens on",
    )
    worker_token_file: str | None = _setting(
        None,
        Text("FILE"),
        "The file with the token of workers, on which bots can think; it is made if it is not there.",
        unset="no worker is let in",
    )
    contact: str | None = _setting(
        None,
        Text("TEXT", setting_types.line),
        "Who runs this server, and how players reach them: for the page about privacy.",
    )
    chat: bool = _setting(True, Switch(), "Let people write to each other at tables.")
    finished_days: int | str | None = _setting(
        None,
        Days(),
        "Delete finished games that no player has visited for so many days.",
        unset="365 days",
    )
    abandoned_days: int | str | None = _setting(
        None,
        Days(),
        "Delete games that are not over and that no player has visited for so many days.",
        unset="90 days",
    )
    closed_days: int | str | None = _setting(
        None,
        Days(),
        "Delete tables so many days after they were closed by `citadels admin close`.",
        unset="30 days",
    )
    metrics: str | None = _setting(
        None,
        Text("ADDRESS:DEFAULT_PORT", setting_types.listening),
        "Where Prometheus finds figures about the server, such as 127.0.0.1:9420; never reached by players.",
        unset="nowhere",
    )
    log_format: str = _setting("text", Choice(("text", "json")), "How the log is written.")


def table() -> Iterator[Setting]:
    """All settings, in order."""
    for row in fields(ServerSettings):
        default = {} if row.name == "limit" else row.default
        yield Setting(row.name, default, row.metadata["about"])


TABLE: Final = {setting.name: setting for setting in table()}
