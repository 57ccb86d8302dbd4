"""./play: prepare an environment and hand over to the `citadels` command in it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys

from scripts.environment import ROOT, Environment, SetupError, prepare, prepare_compiled
from scripts.web import BUILT, STAMP, fingerprint

WITH_PAGE = ("serve", "site")
OF_THE_PROGRAM = ("--help", "--version")  # other options without a command are for the web table


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
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in OF_THE_PROGRAM):
        arguments = ["serve", *arguments]
    if arguments[0] in WITH_PAGE:
        if not _page_is_built(environment):
            return 1
        if compiled:
            lend_page(environment)
    os.environ["CITADELS_COMMAND"] = _called(compiled)
    command = [str(environment.program("citadels")), *arguments]
    if os.name != "nt":  # on Windows exec would return to the prompt too early
        os.execv(command[0], command)
    return subprocess.call(command)


def _page_is_built(environment: Environment) -> bool:
    """Build the page of the web table if its sources are newer; returns whether there is one now."""
    try:
        if fingerprint() == (STAMP.read_text() if STAMP.exists() else ""):
            return True
        print("Building the page, once", file=sys.stderr, flush=True)
        return subprocess.call([environment.python, "-m", "scripts.web"], cwd=ROOT) == 0
    except KeyboardInterrupt:
        return False


def lend_page(environment: Environment) -> None:
    """Copy the page into the installed package, so that a new page needs no new compilation."""
    place = environment.packages / "citadels" / "server" / BUILT.name
    lent = place / STAMP.name
    if not lent.exists() or lent.read_text() != STAMP.read_text():
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(BUILT, place)


def _called(compiled: bool) -> str:
    """How this launcher was started, for the hints of the program."""
    name = sys.argv[0]
    words = [name] if os.sep in name else ["py" if os.name == "nt" else "python3", name]
    return shlex.join([*words, *(["--compiled"] if compiled else [])])
