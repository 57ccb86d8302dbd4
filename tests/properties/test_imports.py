"""The import graph: dependencies point one way, and the engine names no card."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.import_graph import imports, order

import citadels
from citadels.engine import display

SOURCE = Path(citadels.__file__).parent
PACKAGE = "citadels"

# What each part may import from the package, besides itself.
MAY_IMPORT = {
    "engine": (),
    "characters": ("engine",),
    "districts": ("engine",),
    "editions": ("engine", "characters", "districts"),
    "encoding": ("engine", "editions"),
    "settings": ("engine", "editions", "locale"),
    "svg": ("engine", "editions", "locale"),
}
CLIENTS = tuple(
    part for part in ("research", "server", "tables", "terminal", "lab") if (SOURCE / part).is_dir()
)
PLAYERS = ("bots", "encoding", "svg", *CLIENTS)
OUTSIDE = ("mypy_extensions",)

# What Pyodide provides besides the standard library, and which parts of that library it lacks.
IN_BROWSER = ("babel", "fluent", "msgspec", "mypy_extensions", "pytz", "typing_extensions", "attr", "attrs")
NOT_IN_BROWSER = ("curses", "dbm", "fcntl", "multiprocessing", "pty", "resource", "sqlite3", "ssl", "termios")

# Advice on cards: one module each.
ADVICE = {SOURCE / "bots" / "advice" / name for name in ("characters", "districts")}

# These play on sampled worlds, which contain only what the seat could imagine.
# The quick judgments among the advice are used only there.
IN_DEALT_WORLDS = {SOURCE / "bots" / name for name in ("advice/quick.py", "search/value.py")} | ADVICE

# Observers write what a view would show, straight from the state; tests compare the two.
OBSERVERS = {SOURCE / "encoding" / name for name in ("observer.py", "observer_builder.py")}

# A card name that is also a plain word of the engine: all players keep cards.
ALSO_A_WORD = {"keep"}
# "factory" as programmers use it: the default of a field, or what makes a database engine.
OF_FIELDS = re.compile(r"""(?<!["'])\b((default|engine)_)?factory\b(?!["'])""")
OF_BROWSERS = {"navigator"}  # the browser object of JavaScript


def modules(part: str) -> list[Path]:
    return sorted((SOURCE / part).rglob("*.py"))


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def test_imports_between_parts_have_no_cycle() -> None:
    parts = order()
    assert parts[0] == "engine"
    assert parts[-1] == "cli"
    assert set(parts) >= {"bots", "tables", "server", "terminal", "lab", "commands", "locale", PACKAGE}


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_rule_packages_import_only_what_they_may(part: str) -> None:
    assert modules(part)
    allowed = [f"{PACKAGE}.{other}" for other in (part, *MAY_IMPORT[part])]
    for path in modules(part):
        for name in imports(path):
            if within(name, PACKAGE):
                assert any(within(name, package) for package in allowed), f"{path} imports {name}"


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_rule_packages_need_only_the_standard_library(part: str) -> None:
    for path in modules(part):
        for name in imports(path):
            top = name.split(".")[0]
            assert top in (PACKAGE, *OUTSIDE) or top in sys.stdlib_module_names, f"{path} imports {name}"


@pytest.mark.parametrize("part", PLAYERS)
def test_players_never_import_the_state(part: str) -> None:
    for path in modules(part):
        for name in imports(path):
            seen = within(name, f"{PACKAGE}.engine.state")
            allowed = {path, path.parent} & (IN_DEALT_WORLDS | OBSERVERS)
            assert allowed or not seen, f"{path} imports {name}"


def test_tables_import_no_server_or_client() -> None:
    others = ("server", "terminal", "lab", "commands", "cli")
    for path in modules("tables"):
        for name in imports(path):
            assert not any(within(name, f"{PACKAGE}.{other}") for other in others), f"{path} imports {name}"


def test_the_engine_loads_only_pictures_by_name() -> None:
    """It draws nothing itself: its one late import is of the package that does, by a constant."""
    late = {path.name: path.read_text(encoding="utf-8").count("import_module(") for path in modules("engine")}
    assert {name: count for name, count in late.items() if count} == {"display.py": 2}
    assert display.PICTURES.split(".") == [PACKAGE, "svg"]
    source = (SOURCE / "engine" / "display.py").read_text(encoding="utf-8")
    assert source.count("import_module(PICTURES)") == 2


TESTS = Path(__file__).resolve().parents[1]


def test_no_module_imports_a_test_module() -> None:
    """Helpers that tests share live in modules of their own."""
    for path in TESTS.rglob("*.py"):
        for name in imports(path):
            package, *inner = name.split(".")
            shared = package == "tests" and any(part.startswith("test_") for part in inner)
            assert not shared, f"{path} imports {name}: move what they share to a helper module"


def test_only_tests_of_benchmarks_import_benchmarks() -> None:
    for path in TESTS.rglob("*.py"):
        if path.parent != TESTS / "bench":
            for name in imports(path):
                assert not within(name, "bench"), f"{path} imports {name}: benchmarks may import tests"


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


def test_tables_can_be_imported_in_a_browser() -> None:
    names = [f"{PACKAGE}.tables.{path.stem}" for path in modules("tables") if path.stem != "__init__"]
    known = f"MODULES, THERE, NOT_THERE = {names!r}, {IN_BROWSER!r}, {NOT_IN_BROWSER!r}"
    command = [sys.executable, "-c", known + IN_A_BROWSER]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def cards() -> set[str]:
    """Return the keys of all cards of all editions."""
    found = [(*edition.characters, *edition.districts) for edition in citadels.EDITIONS.values()]
    return {card.key for cards in found for card in cards} - ALSO_A_WORD


def cards_named_in(path: Path) -> list[str]:
    """Return the cards that a module names in identifiers, texts or comments."""
    source = OF_FIELDS.sub("", path.read_text(encoding="utf-8"))
    apart = re.sub(r"(?<=[a-z])(?=[A-Z0-9])", " ", source)
    text = " ".join(["", *re.findall(r"[^\W_]+", apart.lower()), ""])
    return [key for key in sorted(cards()) if f" {key.replace('_', ' ')} " in text]


# The packages of cards. No other part names a card, except examples in the help of the command line.
CARD_PACKAGES = {"characters", "districts", "editions"}
PARTS = sorted({path.relative_to(SOURCE).parts[0] for path in SOURCE.rglob("*.py")} - CARD_PACKAGES)
EXAMPLES = SOURCE / "commands" / "rules.py"


@pytest.mark.parametrize("part", PARTS)
def test_only_cards_editions_and_advice_name_cards(part: str) -> None:
    paths = modules(part) or [SOURCE / part]
    found = {path: cards_named_in(path) for path in paths if path.parent not in ADVICE and path != EXAMPLES}
    assert {path.name: keys for path, keys in found.items() if keys} == {}


def test_the_page_names_no_card() -> None:
    """Check logic, markup and style; card names come from the server and the drawings."""
    folder = SOURCE.parents[1] / "web" / "src"
    found = {
        path: cards_named_in(path) for path in folder.rglob("*") if path.suffix in (".ts", ".svelte", ".css")
    }
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
    assert cards_named_in(leaky) == ["ball_room", "bishop", "emperor", "factory", "museum", "tax_collector"]
