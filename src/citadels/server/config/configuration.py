"""Where the settings of a server come from: options, then environment variables, then a file, then defaults.

An unknown name or an invalid value is an error that names its place; nothing is ignored.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from citadels.engine.errors import CitadelsError
from citadels.server.config.limits import ServerLimits
from citadels.server.config.setting_types import Several
from citadels.server.config.settings import TABLE, VARIABLE_PREFIX, ServerSettings, Setting

FILE: Final = "citadels.toml"  # in the data folder
CONFIG_VARIABLE: Final = "CITADELS_CONFIG"
DATA_VARIABLE: Final = "CITADELS_DATA"
OTHER_VARIABLES: Final = (
    CONFIG_VARIABLE,
    DATA_VARIABLE,
    "CITADELS_COMMAND",
)  # variables that are not settings
DEFAULT: Final = "default"


class ConfiguredValue(NamedTuple):
    """A value, and the place it comes from."""

    value: Any
    place: str


@dataclass(frozen=True)
class Configured:
    """The settings in force, and where each comes from. Limits are named one by one, as ``limit.NAME``."""

    settings: ServerSettings
    given: Mapping[str, ConfiguredValue]
    file: Path | None

    def place(self, name: str) -> str:
        """Return where a setting comes from."""
        return self.given[name].place if name in self.given else DEFAULT


def configure(
    options: Mapping[str, object], config: Path | None = None, variables: Mapping[str, str] | None = None
) -> Configured:
    """Return the settings from these options, the environment, and the settings file that either names."""
    variables = os.environ if variables is None else variables
    file = _file(config, variables)
    given = {
        **dict(_from_file(file) if file is not None else ()),
        **dict(_from_variables(variables)),
        **dict(_from_options(options)),
    }
    _check_together(given)
    return Configured(_settings(given), given, file)


def _settings(given: Mapping[str, ConfiguredValue]) -> ServerSettings:
    limits = {name.removeprefix("limit."): found.value for name, found in given.items() if "." in name}
    plain = {name: found.value for name, found in given.items() if "." not in name}
    return ServerSettings(**plain, limit=ServerLimits(**limits))


def _check_together(given: Mapping[str, ConfiguredValue]) -> None:
    """Raise CitadelsError if settings contradict each other."""
    lan, host = given.get("lan"), given.get("host")
    if lan is not None and lan.value and host is not None:
        raise CitadelsError(f"{lan.place}: sets the host itself; remove {host.place}")


# -- options, variables, file --------------------------------------------------------------------------


def _from_options(options: Mapping[str, object]) -> Iterator[tuple[str, ConfiguredValue]]:
    for name, typed in options.items():
        setting = TABLE[name]
        if isinstance(typed, list):
            yield from _from_list(setting, typed)
        elif typed is not None:
            value = setting.about.type.parse(typed) if isinstance(typed, str) else typed
            yield from _checked(setting, value, setting.option)


def _from_list(setting: Setting, typed: list[str]) -> Iterator[tuple[str, ConfiguredValue]]:
    """Read an option that was given several times."""
    if isinstance(setting.about.type, Several):
        if typed:
            yield from _checked(setting, typed, setting.option)
        return
    for text in typed:
        yield from _checked(setting, setting.about.type.parse(text), setting.option)


def _from_variables(variables: Mapping[str, str]) -> Iterator[tuple[str, ConfiguredValue]]:
    known = {setting.variable: setting for setting in TABLE.values()}
    for name, text in variables.items():
        if not name.startswith(VARIABLE_PREFIX) or name in OTHER_VARIABLES or not text:
            continue
        if name not in known:
            raise CitadelsError(f"{name}: unknown setting; known settings are {', '.join(known)}")
        yield from _checked(known[name], known[name].about.type.parse(text), name)


def _from_file(path: Path) -> Iterator[tuple[str, ConfiguredValue]]:
    for name, value in _read(path).items():
        if name not in TABLE:
            raise CitadelsError(f"{name} in {path}: unknown setting; known settings are {', '.join(TABLE)}")
        yield from _checked(TABLE[name], value, f"{name} in {path}")


def _checked(setting: Setting, value: object, place: str) -> Iterator[tuple[str, ConfiguredValue]]:
    try:
        checked = setting.about.type.check(value)
    except ValueError as error:
        raise CitadelsError(f"{place}: {error}") from error
    if isinstance(checked, dict):
        yield from ((f"{setting.name}.{name}", ConfiguredValue(one, place)) for name, one in checked.items())
    else:
        yield setting.name, ConfiguredValue(checked, place)


# -- the file ----------------------------------------------------------------------------------


def _file(option: Path | None, variables: Mapping[str, str]) -> Path | None:
    """Return the settings file to read. A file that is named must exist; the one in the data folder may."""
    from citadels.server.storage.database import data_folder

    if option is not None:
        return _existing(option, "--config")
    if variables.get(CONFIG_VARIABLE):
        return _existing(Path(variables[CONFIG_VARIABLE]), CONFIG_VARIABLE)
    default = data_folder() / FILE
    return default if default.exists() else None


def _existing(path: Path, place: str) -> Path:
    if not path.is_file():
        raise CitadelsError(f"{place}: file {path} does not exist")
    return path


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CitadelsError(f"{path}: {error.strerror}") from error
    except ValueError as error:  # not TOML, or not even text
        why = str(error) if isinstance(error, tomllib.TOMLDecodeError) else "it is not UTF-8"
        raise CitadelsError(f"{path}: invalid TOML: {why}") from error


# -- output ------------------------------------------------------------------------------


def show(configured: Configured) -> Iterator[str]:
    """Yield the settings in force with their places, in the format of the settings file. Secrets are
    masked."""
    from citadels.server.storage.database import data_folder

    yield f"# Data folder: {data_folder()}"
    yield f"# File: {configured.file or 'none'}"
    for setting in TABLE.values():
        if setting.name != "limit":
            yield _shown(setting, getattr(configured.settings, setting.name), configured.place(setting.name))
    yield ""
    yield "[limit]"
    for name, number in vars(configured.settings.limit).items():
        yield f"{name} = {number}  # {configured.place(f'limit.{name}').removeprefix('limit in ')}"


def _shown(setting: Setting, value: Any, place: str) -> str:
    if value is None:
        return f"# {setting.name}: {setting.about.unset or 'none'}  # {place}"
    told, place = setting.about.show(value), place.removeprefix(f"{setting.name} in ")
    # TOML and JSON write these values alike.
    return f"{setting.name} = {json.dumps(told, ensure_ascii=False)}  # {place}"
