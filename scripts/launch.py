"""./play: prepare an environment and hand over to the `citadels` command in it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys

from scripts.environment import ROOT, Environment, SetupError, prepare, prepare_compiled
from scripts.web import BUILT, STAMP, fingerprint

COMMANDS_WITH_PAGE = ("serve", "site")
GLOBAL_OPTIONS = ("--help", "--version")  # Other options without a command are options of `serve`.


def main(arguments: list[str]) -> int:
    compiled = arguments[:1] == ["--compiled"]
    if compiled:
        arguments = arguments[1:]
    try:
        environment = prepare_compiled("compiled") if compiled else prepare("play")
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in GLOBAL_OPTIONS):
        arguments = ["serve", *arguments]
    if arguments[0] in COMMANDS_WITH_PAGE:
        if not _build_page(environment):
            return 1
        if compiled:
            copy_page(environment)
    os.environ["CITADELS_COMMAND"] = _command_line(compiled)
    command = [str(environment.program("citadels")), *arguments]
    if os.name != "nt":  # On Windows, exec returns to the prompt before the program ends.
        os.execv(command[0], command)
    return subprocess.call(command)


def _build_page(environment: Environment) -> bool:
    """Build the page of the web table if its sources changed. Return whether it is up to date now."""
    try:
        if fingerprint() == (STAMP.read_text() if STAMP.exists() else ""):
            return True
        print("Building the page, once", file=sys.stderr, flush=True)
        return subprocess.call([environment.python, "-m", "scripts.web"], cwd=ROOT) == 0
    except KeyboardInterrupt:
        return False


def copy_page(environment: Environment) -> None:
    """Copy the page into the installed package, so that a new page needs no new compilation."""
    folder = environment.packages / "citadels" / "server" / BUILT.name
    stamp = folder / STAMP.name
    if not stamp.exists() or stamp.read_text() != STAMP.read_text():
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(BUILT, folder)


def _command_line(compiled: bool) -> str:
    """Return how this launcher was started, for hints that name the command."""
    name = sys.argv[0]
    words = [name] if os.sep in name else ["py" if os.name == "nt" else "python3", name]
    return shlex.join([*words, *(["--compiled"] if compiled else [])])
