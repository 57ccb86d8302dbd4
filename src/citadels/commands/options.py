"""Options shared by several commands. Those of a setup are derived from its declared fields."""

from __future__ import annotations

import inspect
import os
import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final

import typer

from citadels.bots import BOTS, bot_names, is_import_path
from citadels.commands.app import Command
from citadels.editions import EDITIONS, edition_names
from citadels.engine.errors import CitadelsError
from citadels.lab.cluster import Cluster
from citadels.locale import DEFAULT, LANGUAGES, match_language
from citadels.settings import FORMS, Setup

BOT_NAMES: Final = (
    f"{', '.join(BOTS)} (also search:5s, search:800n); or a plug-in's name; or FILE.py:CLASS or "
    "MODULE:CLASS; or cmd:COMMAND, a program"
)
_PRESETS: Final = "; ".join([f"{', '.join(edition.presets)} ({key})" for key, edition in EDITIONS.items()])
_VARIANTS: Final = ", ".join([f"{name} ({e.key})" for e in EDITIONS.values() for name in e.variants])

HELP: Final = {
    "edition": f"The edition of the game: {', '.join(edition_names())}.",
    "preset": f"The list of cards: {_PRESETS}; or random (default: the edition's first).",
    "seats": "The number of players.",
    "characters": "A cast of your own: one character for each rank, separated by commas.",
    "districts": "Unique districts of your own choice, separated by commas.",
    "ninth": "A character of rank 9: its name, or 'yes' or 'no'.",
    "crown": "The seat that starts with the crown (default: random).",
    "size": "How many districts complete a city, where the edition leaves a choice.",
    "variants": f"Optional rules, separated by commas: {_VARIANTS}.",
}
YES_NO: Final = {"yes": True, "no": False}


# -- parsing --------------------------------------------------------------


def integer(least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """Return a parser for integers in a range."""

    def read(text: str) -> int:
        found = re.fullmatch(r"\s*([+-]?\d{1,9})\s*", str(text))
        number = int(found[1]) if found else None
        if number is None or not _between(number, least, most):
            raise typer.BadParameter(f"write a whole number{_range(least, most)}, not {text!r}")
        return number

    return read


def number(text: str) -> float:
    """Parse a number."""
    if re.fullmatch(r"\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*", str(text)) is None:
        raise typer.BadParameter(f"write a number, not {text!r}")
    return float(text)


def _between(number: int, least: int | None, most: int | None) -> bool:
    return (least is None or number >= least) and (most is None or number <= most)


def _range(least: int | None, most: int | None) -> str:
    """
    >>> _range(1, None), _range(0, 65535), _range(None, None)
    (' from 1 on', ' from 0 to 65535', '')
    """
    if least is None:
        return ""
    return f" from {least} on" if most is None else f" from {least} to {most}"


def key_of(name: str) -> str:
    """Convert the name of a card or preset to its key.

    >>> key_of("First Game"), key_of(" Captain's Rest ")
    ('first_game', 'captains_rest')
    """
    return re.sub(r"[\s-]+", "_", name.strip().lower()).replace("'", "")


def keys_of(text: str) -> tuple[str, ...]:
    """Parse names separated by commas to keys."""
    return tuple([key_of(name) for name in text.split(",") if name.strip()])


def bot_of(name: str) -> str:
    """Convert the name of a bot to its key. What follows a colon, and what is imported, is left as typed."""
    kind, colon, options = name.partition(":")
    return name if name in bot_names() or is_import_path(name) else key_of(kind) + colon + options


def bots_of(text: str | None) -> tuple[str, ...]:
    """Parse bots separated by commas to keys."""
    return tuple([bot_of(name.strip()) for name in (text or "").split(",") if name.strip()])


def _language(context: typer.Context, wanted: str) -> str:
    """Check the language, and use it for errors too."""
    found = match_language([wanted]) if wanted else _system_language()
    if found is None:
        raise typer.BadParameter(f"unknown language {wanted!r}; choose from {', '.join(LANGUAGES)}")
    context.find_root().obj = found
    return found


def _system_language() -> str:
    """Return the system's language if there are texts in it, else the default."""
    settings = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    locale = re.split(r"[.@]", next(filter(None, settings), ""))[0]
    return match_language([locale]) or DEFAULT


# -- setup -------------------------------------------------------------------------------

PARSERS: Final[Mapping[str, Callable[[str], object]]] = {
    "text": lambda text: text if text in edition_names() else key_of(text),
    "number": integer(),
    "names": keys_of,
    "choice": lambda text: YES_NO.get(key_of(text), key_of(text)),
}


def with_setup(command: Callable[..., int]) -> Callable[..., int]:
    """Replace the parameter ``setup`` of a command by an option for each setting that it does not declare."""
    signature = inspect.signature(command, eval_str=True)
    names = [name for name in FORMS if name not in signature.parameters]
    parameters: list[inspect.Parameter] = []
    for own in signature.parameters.values():
        parameters += map(_option, names) if own.name == "setup" else [own.replace(kind=own.KEYWORD_ONLY)]

    def run(**given: Any) -> int:
        typed = {name: given.pop(name) for name in names}
        return command(
            setup=Setup(**{name: value for name, value in typed.items() if value is not None}), **given
        )

    run.__name__, run.__doc__ = command.__name__, command.__doc__
    run.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def _option(name: str) -> inspect.Parameter:
    """Make the option of a setting."""
    option = typer.Option(
        help=HELP[name],
        parser=PARSERS[FORMS[name]],
        metavar="NUMBER" if FORMS[name] == "number" else "TEXT",
    )
    default = getattr(Setup, name) or None
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[Any, option]
    )


def setup_arguments(setup: Setup) -> list[str]:
    """Format a setup as command-line options.

    >>> setup_arguments(Setup(seats=5, ninth=True, districts=["mill", "inn"]))
    ['--edition', '2016', '--seats', '5', '--districts', 'mill,inn', '--ninth', 'yes']
    """
    words: list[str] = []
    for name, value in setup.to_json().items():
        if value is True or value is False:
            value = "yes" if value else "no"
        if value not in (None, []):
            words += [f"--{name}", ",".join(value) if isinstance(value, list) else str(value)]
    return words


# -- other options ----------------------------------------------------------------


def integer_option(help: str, least: int | None = None, most: int | None = None) -> Any:
    """Make an integer option."""
    return typer.Option(parser=integer(least, most), metavar="NUMBER", help=help)


def number_option(help: str) -> Any:
    """Make a number option."""
    return typer.Option(parser=number, metavar="NUMBER", help=help)


Games = Annotated[int, integer_option("Number of games.", 1)]
SEED: Final = typer.Option(help="Random seed. The same seed gives the same games.")
Seed = Annotated[str, SEED]
Jobs = Annotated[int, integer_option("Number of processes. Does not affect the result.", 1)]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Play on the Ray cluster at HOST:PORT, with the same result. Without an address: on the "
        "cluster of this machine, or on a temporary local one.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        callback=_language,
        show_default=False,
        help=f"The language: {', '.join(LANGUAGES)} (default: the system's, or English).",
    ),
]


class OnCluster(Command):
    """A command with ``--ray``, whose address is optional; Typer has no such options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        words: list[str] = []
        for word, following in zip(args, [*args, "-"][1:], strict=True):
            words += [word, ""] if word == "--ray" and following.startswith("-") else [word]
        rest = super().parse_args(ctx, words)
        if ctx.params["ray"] is not None and is_given(ctx, "jobs"):
            raise CitadelsError("--ray and --jobs: use only one of them")
        return rest


def workers(jobs: int, ray: str | None) -> int | Cluster:
    """Return what plays the games: a number of processes, or a cluster."""
    return jobs if ray is None else Cluster(ray)


def is_given(context: typer.Context, option: str) -> bool:
    """Return whether an option was typed."""
    source = context.get_parameter_source(option)
    return source is not None and source.name == "COMMANDLINE"
