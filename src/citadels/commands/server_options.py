"""Options of commands about a server, derived from the table of its settings."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import typer

from citadels.server.config.configuration import configure
from citadels.server.config.setting_types import LimitTable, Several, Switch
from citadels.server.config.settings import TABLE, Setting

T = TypeVar("T")

CONFIG: Final = inspect.Parameter(
    "config",
    inspect.Parameter.KEYWORD_ONLY,
    default=None,
    annotation=Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="A TOML file of settings (default: citadels.toml in the data folder)."
        ),
    ],
)


def with_settings(*names: str) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Replace the parameter ``configured`` of a command by options for these settings, or for all.

    The command gets all settings in any case: those without an option come from the environment and the file.
    """
    chosen = [TABLE[name] for name in names] or [*TABLE.values()]

    def changed(command: Callable[..., T]) -> Callable[..., T]:
        signature = inspect.signature(command, eval_str=True)
        parameters: list[inspect.Parameter] = []
        for own in signature.parameters.values():
            ours = [CONFIG, *map(_option, chosen)]
            parameters += ours if own.name == "configured" else [own.replace(kind=own.KEYWORD_ONLY)]

        def run(**given: Any) -> T:
            config, typed = given.pop("config"), {setting.name: given.pop(setting.name) for setting in chosen}
            return command(configured=configure(typed, config), **given)

        run.__name__, run.__doc__ = command.__name__, command.__doc__
        run.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
        run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
        return run

    return changed


def _option(setting: Setting) -> inspect.Parameter:
    """Make the option of a setting. Its text is parsed later, together with the file and the environment."""
    about, flag = setting.about, setting.option
    default = about.unset or (None if isinstance(about.type, Switch) else setting.default or None)
    help = about.help if default is None else f"{about.help.removesuffix('.')} (default: {default})."
    if isinstance(about.type, Switch):
        kind: Any = bool | None
        option = typer.Option(f"{flag}/--no-{flag.removeprefix('--')}", help=help, show_default=False)
    else:
        kind = list[str] | None if isinstance(about.type, Several | LimitTable) else str | None
        option = typer.Option(flag, help=help, metavar=about.type.metavar)
    return inspect.Parameter(
        setting.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind, option]
    )
