"""The settings of a server, declared once. Options, environment variables, the settings file, help and docs
follow from them.

To add a setting, add a field here. ``configuration`` finds its value.
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

VARIABLE_PREFIX: Final = "CITADELS_"  # of environment variables
DEFAULT_PORT: Final = 8420


def _unchanged(value: Any) -> Any:
    return value


def secret(_: object) -> str:
    """Mask a secret value for output."""
    return "***"


@dataclass(frozen=True)
class About:
    """What describes a setting, besides its name and default."""

    type: SettingType
    help: str
    unset: str = ""  # what applies while it has no value
    show: Callable[[Any], Any] = _unchanged  # formats the value for output, masking secrets


@dataclass(frozen=True)
class Setting:
    """One declared setting."""

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
    """The settings of a server, in the order of the help."""

    host: str | None = _setting(
        None, Text("ADDRESS"), "The address to listen on.", unset="127.0.0.1, this machine only"
    )
    port: int | None = _setting(
        None, Number(0, 65535), "The port to listen on.", unset=f"the first free one from {DEFAULT_PORT}"
    )
    lan: bool = _setting(False, Switch(), "Listen on the local network from the start.")
    base_url: str | None = _setting(
        None,
        Text("URL", setting_types.public_url),
        "The public address of this server, if it is behind a proxy.",
    )
    database: str | None = _setting(
        None,
        Text("URL", setting_types.database_address),
        "The database to store tables in: sqlite:///FILE or postgresql://…",
        unset="a file in the data folder",
        show=setting_types.without_password,
    )
    browser: bool = _setting(True, Switch(), "Open a browser.")
    push_service: tuple[str, ...] = _setting(
        (),
        Several(Text("URL", setting_types.push_url)),
        "A push service of your own, besides those of the browsers.",
    )
    limit: ServerLimits = field(
        default_factory=ServerLimits,
        metadata={"about": About(LimitTable(), "Change a limit; docs/server.md has the list.")},
    )
    trusted_proxy: tuple[str, ...] = _setting(
        (),
        Several(Text("ADDRESS", setting_types.network)),
        "Address or network of a proxy whose X-Forwarded-For header is trusted.",
    )
    internal_url: str | None = _setting(
        None,
        Text("URL", setting_types.internal_url),
        "The address at which other servers on the same PostgreSQL reach this one.",
        unset="the one it listens on",
    )
    worker_token_file: str | None = _setting(
        None,
        Text("FILE"),
        "The file with the token of bot workers; it is created if it does not exist.",
        unset="workers are refused",
    )
    contact: str | None = _setting(
        None,
        Text("TEXT", setting_types.line),
        "Who runs this server and how to reach them, for the privacy page.",
    )
    chat: bool = _setting(True, Switch(), "Enable the chat at tables.")
    finished_days: int | str | None = _setting(
        None,
        Days(),
        "Delete finished games this many days after a player's last visit.",
        unset="365 days",
    )
    abandoned_days: int | str | None = _setting(
        None,
        Days(),
        "Delete unfinished games this many days after a player's last visit.",
        unset="90 days",
    )
    closed_days: int | str | None = _setting(
        None,
        Days(),
        "Delete tables this many days after `citadels admin close`.",
        unset="30 days",
    )
    metrics: str | None = _setting(
        None,
        Text("ADDRESS:PORT", setting_types.listening),
        "Address for Prometheus metrics, such as 127.0.0.1:9420; keep it unreachable for players.",
        unset="no metrics",
    )
    log_format: str = _setting("text", Choice(("text", "json")), "The format of the log.")


def table() -> Iterator[Setting]:
    """Yield all settings, in order."""
    for row in fields(ServerSettings):
        default = {} if row.name == "limit" else row.default
        yield Setting(row.name, default, row.metadata["about"])


TABLE: Final = {setting.name: setting for setting in table()}
