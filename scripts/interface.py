"""Write the reference pages of docs/ from the program: python -m scripts.interface [--check]

``docs/interface.md`` comes from signatures and docstrings, ``docs/actions.md`` from the tables of the
2016 edition, ``docs/editions.md`` from those of all; ``docs/protocol.md``, its schema and the types in
``web/`` from the messages of the web table. With ``--check`` nothing is written; the exit code says
whether all of it is up to date.
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
import inspect
import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import citadels
from citadels import bots, record, settings
from citadels.engine import actions, chance, deal, errors, events, game, knowledge, rules, scoring, view
from citadels.engine.kinds import Declared
from citadels.lab import runner
from scripts import hooks, house
from scripts.interface_actions import actions_page
from scripts.interface_attributes import ATTRIBUTES
from scripts.interface_editions import editions_page
from scripts.interface_protocol import http_typescript_file, protocol_page, schema_file, typescript_file

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
WRITTEN_BY = "<!-- Written by `python -m scripts.interface`; change the docstrings, not this page. -->"
SHORT = {
    "position.Document": "dict[str, object]",
    "Document": "dict[str, object]",
    "Names": "tuple[str, ...]",
}


class Section(NamedTuple):
    """A heading with a sentence, and the names of a module that stand under it."""

    title: str
    intro: str
    module: ModuleType
    names: tuple[str, ...]


SECTIONS = (
    Section("Begin", "Where a game comes from.", citadels, ("new_game", "load")),
    Section(
        "Games",
        "A game asks one seat at a time; everything else follows from the answers.",
        game,
        ("Game", "Option", "Refusal"),
    ),
    Section(
        "Actions",
        "Answers, as values with a text form. [actions.md](actions.md) lists them all.",
        actions,
        ("Action", "ActionSpace"),
    ),
    Section(
        "Errors",
        "All errors raised on purpose are `CitadelsError`.",
        errors,
        ("CitadelsError", "IllegalAction", "EditionError", "PositionError", "GameFileError", "Reason"),
    ),
    Section("Events", "What happened. [actions.md](actions.md#events) lists the kinds.", events, ("Event",)),
    Section(
        "Views",
        "What one seat, or a spectator (`citadels.SPECTATOR`), may see. Import the parts from "
        "`citadels.engine.view`.",
        view,
        ("View", "PlayerView", "MarkView", "TurnView"),
    ),
    Section(
        "Knowledge",
        "What a seat knows beyond what lies open. Import from `citadels.engine.knowledge`.",
        knowledge,
        ("Knowledge",),
    ),
    Section(
        "Dealing what is hidden",
        "For search: games that a seat cannot tell from the real one. Import from `citadels.engine.deal`.",
        deal,
        ("deal", "Dealer"),
    ),
    Section("Results", "Points item by item, and who wins.", scoring, ("Result", "Score")),
    Section(
        "Settings",
        "What somebody asks for, what a game is then played with, and what can be wrong with it.",
        settings,
        ("Setup", "Settings", "SetupError"),
    ),
    Section(
        "Rules",
        "What `rules` of a game or a view tell about the cards. Import from `citadels.engine.rules`.",
        rules,
        ("Rules", "Edition", "Preset"),
    ),
    Section(
        "Game files",
        "Import from `citadels.record`. [game-files.md](game-files.md) describes the format.",
        record,
        ("GameFile", "Shuffle", "load", "read", "verify", "canonical"),
    ),
    Section(
        "Chance",
        "Import from `citadels.engine.chance`. [shuffling.md](shuffling.md) is the specification.",
        chance,
        ("shuffled", "picked", "key_from_seed", "commitment", "joint_key"),
    ),
    Section(
        "Bots",
        "Players that are programs. Import from `citadels.bots`. [bots.md](bots.md) shows how to write one.",
        bots,
        ("Bot", "BlindBot", "RandomBot", "GreedyBot", "ExpertBot", "ProgramBot", "make_bot", "bot_names"),
    ),
    Section(
        "The runner",
        "Plays games with bots. Import from `citadels.lab.runner`.",
        runner,
        ("finish", "play_on", "Plan", "Outcome", "run", "simulate", "summary"),
    ),
)

CONSTANTS = (
    ("EDITIONS", "dict[str, Edition]", "The editions by key. [add-a-card.md](add-a-card.md) adds to them."),
    (
        "PRESETS",
        "dict[str, Preset]",
        "The lists of cards of 2016 by key; `EDITIONS[…].presets` has any edition's.",
    ),
    ("Document", "dict[str, object]", "The type of a JSON object such as a position."),
    ("SPECTATOR", "int", "The seat of somebody who only watches: -1."),
    ("RULES_VERSION", "int", "The version of the rules ([versions.md](versions.md))."),
    ("__version__", "str", "The version of the package."),
)

# Public methods that only the engine calls: they take or give the engine's own state.
INTERNAL = (
    "Game.resume", "View.build", "Knowledge.at_start", "Knowledge.fold", "Knowledge.of_table",
    "Knowledge.read", "Knowledge.read_all", "Rules.complete_size", "Rules.card_with_verb",
)  # fmt: skip
# Classes of which only a part is for users.
IN_PART = ("Rules", "Edition", "ActionSpace")
# Modules whose functions are named with the module, as one calls them.
NAMED_WITH_MODULE = (record, chance, runner)

# Classes that users make themselves; the others come from the engine.
MADE_BY_USERS = ("Setup", "GameFile", "Shuffle", "Bot", "ProgramBot", "Plan")


INTRO = """\
Everything on this page is public: [versions.md](versions.md) says what that promises. What `import citadels`
gives you is written with `citadels.` in front; for the rest each section names the module. The
[tutorial](tutorial.md) shows it all at work.
"""


def interface_page() -> str:
    """docs/interface.md."""
    lines = [
        "# The interface",
        "",
        WRITTEN_BY,
        "",
        *INTRO.splitlines(),
        "",
        *_contents(),
        "",
        "## Constants",
        "",
        *_table("name", ((f"citadels.{name}", type, text) for name, type, text in CONSTANTS)),
    ]
    for section in SECTIONS:
        lines += ["", f"## {section.title}", "", section.intro]
        for name in section.names:
            lines += ["", *_entry(section, name)]
    return "\n".join(lines) + "\n"


def _contents() -> Iterator[str]:
    for section in SECTIONS:
        anchor = section.title.lower().replace(" ", "-")
        names = ", ".join(f"`{_shown(section.module, name)}`" for name in section.names)
        yield f"- [{section.title}](#{anchor}): {names}"


def _entry(section: Section, name: str) -> Iterator[str]:
    item: object = getattr(section.module, name)
    shown = _shown(section.module, name)
    yield f"### {shown}"
    yield ""
    if not inspect.isclass(item):
        assert callable(item)
        yield from _code(shown + _signature(item))
        yield from _text(item)
        return
    if name in MADE_BY_USERS:
        yield from _code(shown + _signature(item))
    yield from _text(item)
    attributes = ATTRIBUTES.get(name, {})
    if attributes:
        yield ""
        yield from _table("attribute", ((key, *rest) for key, rest in attributes.items()))
    for member, signature, function in members(item):
        yield ""
        yield f"**`{member}{signature}`**  "
        yield from _text(function)


def _shown(module: ModuleType, name: str) -> str:
    """A name as one writes it after importing its module."""
    item: object = getattr(module, name)
    if name in citadels.__all__ and getattr(citadels, name) is item:
        return f"citadels.{name}"
    if module in NAMED_WITH_MODULE and not inspect.isclass(item):
        return f"{module.__name__.rpartition('.')[2]}.{name}"
    return name


def members(item: type) -> Iterator[tuple[str, str, Callable[..., object]]]:
    """The public methods and properties that a class itself defines."""
    for name, member in vars(item).items():
        if name.startswith("_") or f"{item.__name__}.{name}" in INTERNAL:
            continue
        if isinstance(member, property):
            assert member.fget is not None
            yield name, _returns(member.fget), member.fget
        elif isinstance(member, staticmethod):
            yield f"{item.__name__}.{name}", _signature(member.__func__), member.__func__
        elif inspect.isfunction(member):
            yield name, _signature(member), member


def public_attributes(item: type) -> list[str]:
    """The attributes that a class sets when it is made, in order."""
    if dataclasses.is_dataclass(item):
        return [field.name for field in dataclasses.fields(item)]
    if issubclass(item, Declared) and "__init__" not in inspect.getsource(item):
        return [field.name for field in item.fields]
    names: dict[str, None] = {}
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(item.__init__)))):  # type: ignore[misc]
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        for part in [part for target in targets for part in _parts(target)]:
            if isinstance(part, ast.Attribute) and ast.unparse(part.value) == "self":
                names[part.attr] = None
    return [name for name in names if not name.startswith("_")]


def _parts(target: ast.expr) -> list[ast.expr]:
    return target.elts if isinstance(target, ast.Tuple) else [target]


# -- signatures and texts ------------------------------------------------------------


class _Raw:
    """An annotation that shows itself without quotes."""

    def __init__(self, text: object) -> None:
        self.text = SHORT.get(str(text), str(text))

    def __repr__(self) -> str:
        return self.text


def _signature(item: Callable[..., object]) -> str:
    found = inspect.signature(item)
    parameters = [
        p if p.annotation is p.empty else p.replace(annotation=_Raw(p.annotation))
        for name, p in found.parameters.items()
        if name != "self"
    ]
    returns = found.return_annotation
    if inspect.isclass(item) or returns is found.empty:
        return str(found.replace(parameters=parameters, return_annotation=found.empty))
    return str(found.replace(parameters=parameters, return_annotation=_Raw(returns)))


def _returns(item: Callable[..., object]) -> str:
    return f": {_Raw(inspect.signature(item).return_annotation)}"


def _code(text: str) -> Iterator[str]:
    """A signature; a long one goes over several lines."""
    yield "```python"
    if len(text) <= 100:
        yield text
    else:
        head, _, rest = text.partition("(")
        inner, _, tail = rest.rpartition(")")
        yield head + "("
        yield from (f"    {part}," for part in re.split(r", (?![^\[]*\])", inner))
        yield ")" + tail
    yield "```"
    yield ""


def _text(item: Callable[..., object]) -> Iterator[str]:
    yield from markdown(inspect.getdoc(item) or "").splitlines()


def markdown(docstring: str) -> str:
    """A docstring's few marks as Markdown."""
    text = re.sub(r":\w+:`~?([^`]+)`", r"`\1`", docstring)
    return text.replace("``", "`")


def _table(head: str, rows: Iterator[tuple[str, str, str]]) -> Iterator[str]:
    yield f"| {head} | type | |"
    yield "|---|---|---|"
    for name, type, text in rows:
        yield f"| `{name}` | `{type.replace('|', chr(92) + '|')}` | {text} |"


# -- the command ---------------------------------------------------------------------


def pages() -> dict[Path, str]:
    """What this script writes."""
    return {
        DOCS / "interface.md": interface_page(),
        DOCS / "architecture.md": house.drawn_into((DOCS / "architecture.md").read_text(encoding="utf-8")),
        DOCS / "add-a-card.md": hooks.written_into((DOCS / "add-a-card.md").read_text(encoding="utf-8")),
        DOCS / "actions.md": actions_page(WRITTEN_BY),
        DOCS / "editions.md": editions_page(WRITTEN_BY),
        DOCS / "protocol.md": protocol_page(WRITTEN_BY),
        DOCS / "protocol.schema.json": schema_file(),
        ROOT / "web" / "src" / "protocol.ts": typescript_file(),
        ROOT / "web" / "src" / "http.ts": http_typescript_file(),
    }


def stale() -> list[Path]:
    """The pages that are not what they should be."""
    return [
        path
        for path, text in pages().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Write the reference pages of docs/, and what else follows from the program."
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is out of date")
    if parser.parse_args().check:
        for path in stale():
            name = path.relative_to(ROOT)
            print(f"{name} is out of date: run python -m scripts.interface", file=sys.stderr)
        return 1 if stale() else 0
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
