"""Measure how long the package takes to import and the command line to start, beside another revision.

    python -m bench.startup                              beside the commit before
    python -m bench.startup --against v0.1.0 --runs 40   beside any revision

Both trees run in fresh processes of this Python, alternating, so that other work on the machine slows both
alike. Times are CPU seconds of the process less those of a bare interpreter: median and quartiles.
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

from scripts.environment import ROOT, clean_variables

BARE: Final = "a bare interpreter"
PROGRAMS: Final[Mapping[str, str]] = {
    BARE: "",
    "import citadels": "import citadels",
    "new_game()": "import citadels; citadels.new_game()",
    "make_bot('expert')": "import citadels; citadels.make_bot('expert', '')",
    "citadels --version": "sys.argv = ['citadels', '--version']; from citadels.cli import main; main()",
    "citadels --help": "sys.argv = ['citadels', '--help']; from citadels.cli import main; main()",
}
# The last line on standard error is the process's own measurement.
MEASURED: Final = """
import atexit, sys, time
def report():
    print(time.process_time(), len(sys.modules), file=sys.stderr)
atexit.register(report)
"""


class Start(NamedTuple):
    """One process: its CPU seconds, and the modules that it had loaded at its end."""

    seconds: float
    modules: int


def start(source: Path, program: str) -> Start:
    """Run a program with the package in ``source``."""
    command = [sys.executable, "-c", MEASURED + program]
    environment = clean_variables() | {"PYTHONPATH": str(source)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    seconds, modules = done.stderr.splitlines()[-1].split()
    return Start(float(seconds), int(modules))


def unpack(revision: str, folder: Path) -> Path:
    """Write the sources of a revision into a folder and return where its package is."""
    archive = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder / "src"


def measure(trees: Mapping[str, Path], runs: int) -> dict[tuple[str, str], list[Start]]:
    """Run every program in every tree, alternating. The first round only writes bytecode."""
    found: dict[tuple[str, str], list[Start]] = {}
    for run in range(runs + 1):
        for program, code in PROGRAMS.items():
            for tree, source in trees.items():
                one = start(source, code)
                if run:
                    found.setdefault((program, tree), []).append(one)
    return found


def row(program: str, tree: str, starts: Sequence[Start], bare: Sequence[Start]) -> str:
    """Format the figures of a program beyond those of a bare interpreter."""
    base = median([one.seconds for one in bare])
    low, middle, high = (1000 * (cut - base) for cut in quantiles([one.seconds for one in starts], n=4))
    modules = starts[0].modules - bare[0].modules
    return f"{program:20} {tree:12} {middle:6.0f} ms  ({low:.0f}–{high:.0f})  {modules:4} modules"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure imports and the start of the command line.")
    parser.add_argument("--against", default="HEAD~1", help="the revision to compare with (default: HEAD~1)")
    parser.add_argument("--runs", type=int, default=15, help="processes per program and tree (default: 15)")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trees = {wanted.against[:12]: unpack(wanted.against, Path(folder)), "this tree": ROOT / "src"}
        found = measure(trees, wanted.runs)
        print(f"{wanted.runs} runs each, {os.cpu_count()} cores, Python {sys.version.split()[0]}")
        for program in PROGRAMS:
            for tree in trees:
                if program != BARE:
                    print(row(program, tree, found[program, tree], found[BARE, tree]))


if __name__ == "__main__":
    main()
