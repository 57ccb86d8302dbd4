"""The house: dependencies point one way, and the engine knows no card by name."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.import_graph import imports, order

import citadels

SOURCE = Path(citadels.__file__).parent
PACKAGE = "citadels"

# What each part of the house may import from the package, besides itself.
MAY_IMPORT = {
    "engine": (),
    "characters": ("engine",),
    "districts": ("engine",),
    "editions": ("engine", "characters", "districts"),
    "encoding": ("engine", "editions"),
    "settings": ("engine", "editions", "locale"),
}
CLIENTS = tuple(
    part for part in ("research", "server", "tables", "terminal", "lab") if (SOURCE / part).is_dir()
)
PLAYERS = ("bots", "encoding", *CLIENTS)
OUTSIDE = ("mypy_extensions",)

# What a browser's Python (Pyodide) has besides the standard library, and what of that library it has not.
IN_BROWSER = ("babel", "fluent", "msgspec", "mypy_extensions", "pytz", "typing_extensions", "attr", "attrs")
NOT_IN_BROWSER = ("curses", "dbm", "fcntl", "multiprocessing", "pty", "resource", "sqlite3", "ssl", "termios")

# Where bots know cards: one module each.
ADVICE = {SOURCE / "bots" / "advice" / name for name in ("characters", "districts")}

# What plays worlds on that were dealt from a view: there is nothing in them that the seat could not imagine.
# The quick judgements among the advice are asked there, and nowhere else.
IN_DEALT_WORLDS = {
    SOURCE / "bots" / name for name in ("advice/quick.py", "search/value.py", "search/beliefs.py")
} | ADVICE

# Observers write from the state what a view would show; tests compare the two.
OBSERVERS = {SOURCE / "encoding" / name for name in ("observer.py", "observer_builder.py")}

# A card's name that is a plain word of the engine: to keep a card is something all players do.
ALSO_A_WORD = {"keep"}
# The word as programmers use it: what makes the default of a field, or an engine of a database.
OF_FIELDS = re.compile(r"""(?<!["'])\b((default|engine)_)?factory\b(?!["'])""")
OF_BROWSERS = {"navigator"}  # what a page calls its browser


def modules(part: str) -> list[Path]:
    return sorted((SOURCE / part).rglob("*.py"))


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def test_the_imports_of_all_parts_point_one_way() -> None:
    parts = order()
    assert parts[0] == "engine"
    assert parts[-1] == "cli"
    assert set(parts) >= {"bots", "tables", "server", "terminal", "lab", "commands", "locale", PACKAGE}


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_dependencies_point_one_way(part: str) -> None:
    assert modules(part)
    allowed = [f"{PACKAGE}.{other}" for other in (part, *MAY_IMPORT[part])]
    for path in modules(part):
        for name in imports(path):
            if within(name, PACKAGE):
                assert any(within(name, package) for package in allowed), f"{path} imports {name}"


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_the_rules_need_only_the_standard_library(part: str) -> None:
    for path in modules(part):
        for name in imports(path):
            top = name.split(".")[0]
            assert top in (PACKAGE, *OUTSIDE) or top in sys.stdlib_module_names, f"{path} imports {name}"


@pytest.mark.parametrize("part", PLAYERS)
def test_players_never_see_the_state(part: str) -> None:
    for path in modules(part):
        for name in imports(path):
            seen = within(name, f"{PACKAGE}.engine.state")
            allowed = {path, path.parent} & (IN_DEALT_WORLDS | OBSERVERS)
            assert allowed or not seen, f"{path} imports {name}"


def test_a_table_knows_no_server() -> None:
    others = ("server", "terminal", "lab", "commands", "cli")
    for path in modules("tables"):
        for name in imports(path):
            assert not any(within(name, f"{PACKAGE}.{other}") for other in others), f"{path} imports {name}"


IN_A_BROWSER = """
import importlib, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in NOT_THERE or top not in (*THERE, *sys.stdlib_module_names, "citadels"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
for module in MODULES:
    importlib.import_module(module)
print(importlib.import_module("citadels.tables.errors").TableError("token"))
"""


def test_a_table_can_be_imported_in_a_browser() -> None:
    names = [f"{PACKAGE}.tables.{path.stem}" for path in modules("tables") if path.stem != "__init__"]
    known = f"MODULES, THERE, NOT_THERE = {names!r}, {IN_BROWSER!r}, {NOT_IN_BROWSER!r}"
    command = [sys.executable, "-c", known + IN_A_BROWSER]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def cards() -> set[str]:
    """The keys of all cards of all editions."""
    found = [(*edition.characters, *edition.districts) for edition in citadels.EDITIONS.values()]
    return {card.key for cards in found for card in cards} - ALSO_A_WORD


def spoken_of(path: Path) -> list[str]:
    """The cards that a module speaks of, be it in a name, a text or a comment."""
    source = OF_FIELDS.sub("", path.read_text(encoding="utf-8"))
    apart = re.sub(r"(?<=[a-z])(?=[A-Z0-9])", " ", source)
    text = " ".join(["", *re.findall(r"[^\W_]+", apart.lower()), ""])
    return [key for key in sorted(cards()) if f" {key.replace('_', ' ')} " in text]


# Cards live in these. No other part speaks of them, but for examples in the help of the command line.
CARD_PACKAGES = {"characters", "districts", "editions"}
PARTS = sorted({path.relative_to(SOURCE).parts[0] for path in SOURCE.rglob("*.py")} - CARD_PACKAGES)
EXAMPLES = SOURCE / "commands" / "rules.py"


@pytest.mark.parametrize("part", PARTS)
def test_only_cards_editions_and_advice_speak_of_cards(part: str) -> None:
    paths = modules(part) or [SOURCE / part]
    found = {path: spoken_of(path) for path in paths if path.parent not in ADVICE and path != EXAMPLES}
    assert {path.name: keys for path, keys in found.items() if keys} == {}


def test_the_page_speaks_of_no_card() -> None:
    """Neither logic nor markup nor style has a card in it: those come from the server and the drawings."""
    folder = SOURCE.parents[1] / "web" / "src"
    found = {path: spoken_of(path) for path in folder.rglob("*") if path.suffix in (".ts", ".svelte", ".css")}
    assert found
    named = {path.name: {*keys} - OF_BROWSERS for path, keys in found.items()}
    assert {name: keys for name, keys in named.items() if keys} == {}


def test_a_card_named_in_a_module_is_found(tmp_path: Path) -> None:
    leaky = tmp_path / "flow.py"
    leaky.write_text(
        'if card.key == "museum":\n    bishop = 1\nelif isinstance(card, TaxCollector | Emperor2002):\n'
        "    pass  # as the Ball Room does\n"
        'made = field(factory=list) if card.key == "factory" else None\n',
        encoding="utf-8",
    )
    assert spoken_of(leaky) == ["ball_room", "bishop", "emperor", "factory", "museum", "tax_collector"]
