"""Write what follows from the program into docs/ and web/: python -m scripts.generate_docs [--check]

The pages of ``docs/`` are written by hand. The parts of them between markers are written here, from
signatures and docstrings, the tables of the editions and the messages of the web table; so are the JSON
Schema of those messages and the types in ``web/``. With ``--check`` nothing is written, and the exit code
says whether all of it is up to date.
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
from citadels import bots, record, settings, svg
from citadels.bots import beliefs
from citadels.engine import actions, chance, deal, errors, events, game, knowledge, rules, scoring, view
from citadels.engine.field_types import FieldStruct
from citadels.lab import runner
from citadels.server.config.limits import ServerLimits
from citadels.server.config.settings import TABLE
from scripts import (
    docgen_actions,
    docgen_cards,
    docgen_editions,
    docgen_protocol,
    docgen_research,
    example_picture,
    import_graph,
)
from scripts.docgen_attributes import ATTRIBUTES
from scripts.docgen_markers import Lines, MarkerError, fill_markers, items

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SHORT = {
    "position.Document": "dict[str, object]",
    "Document": "dict[str, object]",
    "Names": "tuple[str, ...]",
}


class Section(NamedTuple):
    """A heading of the API reference, and the names of a module under it."""

    title: str
    module: ModuleType
    names: tuple[str, ...]
    in_full: tuple[str, ...] = ()  # those that docs/reference.md describes too; it lists the others


SECTIONS = (
    Section("Begin", citadels, ("new_game", "load"), ("new_game", "load")),
    Section("Games", game, ("Game", "Option", "Refusal"), ("Option", "Refusal")),
    Section("Actions", actions, ("Action", "ActionSpace")),
    Section(
        "Errors",
        errors,
        ("CitadelsError", "IllegalAction", "EditionError", "PositionError", "GameFileError", "Reason"),
    ),
    Section("Events", events, ("Event",)),
    Section(
        "Views",
        view,
        ("View", "PlayerView", "MarkView", "TurnView"),
        ("View", "PlayerView", "MarkView", "TurnView"),
    ),
    Section("Knowledge", knowledge, ("Knowledge",)),
    Section("Dealing what is hidden", deal, ("deal", "Dealer")),
    Section("Results", scoring, ("Result", "Score")),
    Section("Pictures", svg, ("table", "scores", "Picture")),
    Section("Settings", settings, ("Setup", "Settings", "SetupError")),
    Section("Rules", rules, ("Rules", "Edition", "Preset")),
    Section("Game files", record, ("GameFile", "Shuffle", "load", "read", "verify", "canonical")),
    Section("Chance", chance, ("shuffled", "picked", "key_from_seed", "commitment", "joint_key")),
    Section(
        "Bots",
        bots,
        ("Bot", "BlindBot", "RandomBot", "GreedyBot", "ExpertBot", "SubprocessBot", "make_bot", "bot_names"),
    ),
    Section("Beliefs", beliefs, ("Beliefs", "infer_beliefs")),
    Section("The runner", runner, ("finish", "play_on", "Plan", "Outcome", "run", "simulate", "summary")),
)

# Public methods that only the engine calls: they take or give the engine's own state.
INTERNAL = (
    "Game.resume", "View.build", "PlayerView.from_state", "MarkView.from_mark", "TurnView.from_turn",
    "Knowledge.at_start", "Knowledge.fold", "Knowledge.learn",
    "Knowledge.learn_of_cards", "Knowledge.learn_of_characters",
    "Knowledge.from_state", "Knowledge.read", "Knowledge.read_all", "Rules.complete_size",
    "Rules.card_with_verb",
)  # fmt: skip
# Classes that are only partly for users.
IN_PART = ("Rules", "Edition", "ActionSpace")
# Modules whose functions are called by module name.
NAMED_WITH_MODULE = (record, chance, runner, svg)


def parts() -> dict[str, Lines]:
    """The parts of docs/reference.md that come from signatures and docstrings."""
    in_full = {section.title.lower(): _entries(section) for section in SECTIONS if section.in_full}
    return {**in_full, "other names": items(_other_names())}


def _other_names() -> Iterator[tuple[str, str, str]]:
    for section in SECTIONS:
        for name in [name for name in section.names if name not in section.in_full]:
            item: object = getattr(section.module, name)
            summary, _, _ = markdown(inspect.getdoc(item) or "").partition("\n\n")
            module = _import_from(section.module, name)
            yield f"`{name}`", f"`{module}`" if module else "", " ".join(summary.split())


def _import_from(module: ModuleType, name: str) -> str:
    """The module to import a name from, unless `citadels` itself has it."""
    return "" if f"citadels.{name}" == shown_name(module, name) else module.__name__


def _entries(section: Section) -> Iterator[str]:
    for name in section.in_full:
        yield from ("", *_entry(section, name))


def _entry(section: Section, name: str) -> Iterator[str]:
    item: object = getattr(section.module, name)
    shown = shown_name(section.module, name)
    yield f"### {shown}"
    yield ""
    if not inspect.isclass(item):
        assert callable(item)
        yield from _code(shown + _signature(item))
        yield from _text(item)
        return
    yield from _text(item)
    if name in ATTRIBUTES:
        yield ""
        yield from attribute_list(name)
    for member, signature, function in members(item):
        yield ""
        yield f"**`{member}{signature}`**  "
        yield from _text(function)


def attribute_list(name: str) -> Iterator[str]:
    """The attributes of a public class, with their types."""
    return items((f"`{key}`", f"`{kind}`", text) for key, (kind, text) in ATTRIBUTES[name].items())


def shown_name(module: ModuleType, name: str) -> str:
    """A name as it is written after importing its module."""
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
        if (member.__doc__ or "").startswith("Deprecated"):
            continue
        if isinstance(member, property):
            assert member.fget is not None
            yield name, _returns(member.fget), member.fget
        elif isinstance(member, staticmethod):
            yield f"{item.__name__}.{name}", _signature(member.__func__), member.__func__
        elif inspect.isfunction(member):
            yield name, _signature(member), member


def public_attributes(item: type) -> list[str]:
    """The attributes that the constructor of a class sets, in order."""
    if dataclasses.is_dataclass(item):
        return [field.name for field in dataclasses.fields(item)]
    if issubclass(item, FieldStruct) and "__init__" not in inspect.getsource(item):
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
    """A signature, on several lines if it is long."""
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
    """A docstring's markup as Markdown."""
    text = re.sub(r":\w+:`~?([^`]+)`", r"`\1`", docstring)
    return text.replace("``", "`")


def _limits() -> Iterator[tuple[str, str, str]]:
    for limit in dataclasses.fields(ServerLimits):
        yield f"`{limit.name}`", f"{limit.default:,}", limit.metadata["what"]


def _settings() -> Iterator[tuple[str, str, str]]:
    for setting in TABLE.values():
        usual = setting.about.unset or _value(setting.default)
        yield f"`{setting.name}`", usual, setting.about.help


def _value(default: object) -> str:
    """A default as a reader expects it."""
    if isinstance(default, bool):
        return "yes" if default else "no"
    return str(default) if default or default == 0 else "none"


# -- the command ---------------------------------------------------------------------


def pages() -> dict[Path, str]:
    """What this script writes; raises MarkerError if a page lacks the markers for it."""
    marked: dict[str, dict[str, Lines]] = {
        "custom-cards.md": docgen_cards.parts(),
        "reference.md": parts() | docgen_actions.parts(),
        "editions.md": docgen_editions.parts(),
        "protocol.md": docgen_protocol.parts(),
        "environments.md": docgen_research.observation_parts(),
        "datasets.md": docgen_research.dataset_parts(),
        "server.md": {
            "settings": items(_settings()),
            "limits": items(_limits()),
        },
    }
    return {
        **{DOCS / name: fill_markers(DOCS / name, found) for name, found in marked.items()},
        DOCS / "pictures" / "import-graph.svg": import_graph.picture(),
        DOCS / "pictures" / "notebook.svg": example_picture.picture(),
        DOCS / "protocol.schema.json": docgen_protocol.schema_file(),
        ROOT / "web" / "src" / "protocol.ts": docgen_protocol.typescript_file(),
        ROOT / "web" / "src" / "http.ts": docgen_protocol.http_typescript_file(),
    }


def stale() -> dict[Path, str]:
    """The files that are out of date, with what they should contain."""
    return {
        path: text
        for path, text in pages().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Write the parts of docs/ and of web/ that follow from the program."
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if something is out of date"
    )
    check = parser.parse_args().check
    try:
        changed = stale()
    except MarkerError as error:
        print(error, file=sys.stderr)
        return 1
    for path, text in changed.items():
        if check:
            name = path.relative_to(ROOT)
            print(f"{name} is out of date: run python -m scripts.generate_docs", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
