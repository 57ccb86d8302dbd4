"""A light install: few dependencies, few modules, and a clear message for each extra that is missing."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest

import citadels
import citadels.server
from citadels.cli import SERVER_COMMANDS

ROOT = Path(__file__).resolve().parents[2]
MAX_DEPENDENCIES = 9
MAX_MODULES = 80  # loaded by ``import citadels``, beyond those of a bare interpreter

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

LIST_MODULES = """
import sys
before = {*sys.modules}
%s
print(*sorted({*sys.modules} - before))
"""

# A module that is None in sys.modules cannot be imported, as if it were not installed.
RUN_WITHOUT = """
import sys
sys.modules.update(dict.fromkeys(%r))
sys.argv = ["citadels", *%r]
from citadels.cli import main
main()
"""


def distribution(requirement: str) -> str:
    """Return the normalized name of the distribution that a requirement asks for."""
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower().replace("_", "-")


def import_names(extra: str) -> set[str]:
    """Return the packages that can be imported once an extra is installed, and not without it."""
    wanted = {distribution(line) for line in EXTRAS[extra]}
    found = packages_distributions().items()
    names = {name for name, by in found if wanted & {distribution(one) for one in by}}
    return {name for name in names if not name.startswith("_")}


def loaded_by(code: str) -> set[str]:
    command = [sys.executable, "-c", LIST_MODULES % code]
    return {*subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()}


def run_without(packages: set[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command line where these packages are not installed."""
    command = [sys.executable, "-c", RUN_WITHOUT % (sorted(packages), arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


ALL_EXTRAS = {name for extra in EXTRAS for name in import_names(extra)}


# -- what is installed and loaded --------------------------------------------------------------


def test_the_package_has_few_dependencies() -> None:
    assert len(PROJECT["dependencies"]) <= MAX_DEPENDENCIES


def test_importing_the_package_loads_few_modules() -> None:
    loaded = loaded_by("import citadels")
    assert "citadels" in loaded
    assert len(loaded) <= MAX_MODULES


def test_a_game_needs_no_bots() -> None:
    loaded = loaded_by("import citadels; citadels.new_game()")
    assert "citadels.engine.game" in loaded
    assert not {name for name in loaded if name.startswith(("citadels.bots", "citadels.encoding"))}


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_the_command_line_loads_no_command_to_describe_itself(option: str) -> None:
    code = f"sys.argv = ['citadels', {option!r}]\nfrom citadels.cli import main\n"
    loaded = loaded_by(code + "try: main()\nexcept SystemExit: pass")
    parts = {".".join(name.split(".")[:3]) for name in loaded if name.startswith("citadels.commands.")}
    assert parts == {"citadels.commands.app"}
    assert not {name for name in loaded if name.startswith(("citadels.bots", "citadels.server"))}
    assert "citadels.engine.game" not in loaded


# -- the public names --------------------------------------------------------------------------


def test_public_names_come_from_where_type_checkers_find_them() -> None:
    tree = ast.parse(Path(citadels.__file__).read_text(encoding="utf-8"))
    [block] = [node for node in tree.body if isinstance(node, ast.If)]
    typed = {
        alias.name: f"{node.module}"
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert {*typed, "__version__"} == {*citadels.__all__}
    for name, module in typed.items():
        assert getattr(citadels, name) is getattr(import_module(module), name)


def test_public_names_are_listed_and_others_are_refused() -> None:
    assert {*citadels.__all__} <= {*dir(citadels)}
    with pytest.raises(AttributeError, match=r"module 'citadels' has no attribute 'chess'"):
        citadels.chess  # noqa: B018


def test_subpackages_need_no_import_of_their_own() -> None:
    for name in ("bots", "editions", "encoding", "engine", "locale", "record", "settings", "version"):
        assert f"citadels.{name}" in loaded_by(f"import citadels; citadels.{name}")


# -- extras ------------------------------------------------------------------------------------


def test_the_server_checks_for_all_that_its_extra_installs() -> None:
    assert {*citadels.server.PACKAGES} == import_names("server")


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        "simulate --games 1 --bots expert,learned,search:1n,greedy",
        "arena --bots greedy,random --games 4",
        "rules king",
        "bot list",
        "study --help",
        "analyze --help",
        "play --help",
    ],
)
def test_engine_bots_terminal_and_lab_need_no_extra(arguments: str) -> None:
    done = run_without(ALL_EXTRAS, *arguments.split())
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr


@pytest.mark.parametrize(
    ("arguments", "extra", "message"),
    [
        *[(name, "server", "the web table needs the package litestar") for name in SERVER_COMMANDS],
        ("record --out out", "research", "record needs the package gymnasium"),
        ("simulate --ray", "ray", "--ray needs the package ray"),
        ("arena --bots greedy,random --parquet out", "parquet", "--parquet needs the package pyarrow"),
    ],
)
def test_a_command_without_its_extra_says_how_to_install_it(
    arguments: str, extra: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run_without(import_names(extra), *arguments.split())
    assert done.returncode == 2
    assert done.stderr.splitlines() == [f"citadels: {message}: pip install 'citadels[{extra}]'"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_search_without_numpy_says_how_to_install_it() -> None:
    done = run_without(import_names("strong"), "simulate", "--games", "1", "--bots", "search:1n")
    assert done.returncode == 0
    assert "search plays without its network; for that: pip install 'citadels[strong]'" in done.stderr
