"""Mutation testing: change the code in one place at a time and see whether a test fails.

    python -m bench.mutation                         engine, characters, districts and encoding
    python -m bench.mutation --only characters/      a part of it
    python -m bench.mutation --sample 300            a random part of it
    python -m bench.mutation --report                results so far, with the survivors

Needs cosmic-ray, which makes the mutants, and coverage, which finds the tests that reach the changed line
(pip install cosmic-ray coverage). A mutant that survives these tests is tried against all tests. Results are
kept in `.mutation/`, so that a run continues where it stopped. Changing a source file discards its results;
delete `.mutation/coverage` after changing tests.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import difflib
import hashlib
import json
import multiprocessing
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path

import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from coverage import CoverageData
from rich.console import Console
from rich.progress import track
from scripts.environment import ROOT

FOLDERS = ("engine", "characters", "districts", "encoding")
RESULTS = ROOT / ".mutation" / "results.jsonl"
SELECTED_TIMEOUT = 120  # seconds of processor time; tests that take longer hang
EVERYTHING_TIMEOUT = 1200  # likewise
COVERAGE = ROOT / ".mutation" / "coverage"
EVERYTHING = (
    "tests/games",
    "tests/scenarios",
    "tests/engine",
    "tests/saved",
    "tests/properties",
    "tests/encoding",
    # What the encoder writes is checked as arrays.
    "tests/research/test_actions.py",
    "tests/research/test_observation.py",
    "tests/research/test_vector.py",
)
OPTIONS = (
    "-x",
    "-q",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "--deselect",
    "tests/properties/test_imports.py",
)
MAX_TESTS = 40  # selected tests per mutant

# One or two mutants per place are enough: eleven other operators for a plus sign add nothing.
SWAPS = (
    "Add_Sub", "Sub_Add", "Mul_Add", "FloorDiv_Mul", "Mod_Mul", "BitAnd_BitOr", "BitOr_BitAnd",
    "Eq_NotEq", "NotEq_Eq", "Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_LtE", "GtE_Gt", "GtE_Lt",
    "Is_IsNot", "IsNot_Is", "In_NotIn", "NotIn_In",
)  # fmt: skip
OTHER_OPERATORS = (
    "core/AddNot", "core/NumberReplacer", "core/ReplaceAndWithOr", "core/ReplaceOrWithAnd",
    "core/ReplaceTrueWithFalse", "core/ReplaceFalseWithTrue", "core/ZeroIterationForLoop",
    "core/ReplaceBreakWithContinue", "core/ReplaceContinueWithBreak", "core/ReplaceUnaryOperator_Delete_Not",
    "core/ReplaceUnaryOperator_Delete_USub",
)  # fmt: skip


# Bits that identify hooks: any other value works, and at worst a hook is called in vain.
HOOK_BIT = re.compile(r"[A-Z_]+: Final = \d+$")


def _differs(original: str, changed: str) -> bool:
    """Return whether the program changed and still parses: a bare star in parameters is not a product."""
    try:
        return without_annotations(changed) != without_annotations(original)
    except SyntaxError:
        return False


def _differing(original: str, changed: str) -> list[str]:
    """Return the lines of the original that were changed."""
    pairs = zip(original.splitlines(), changed.splitlines(), strict=False)
    return [old for old, new in pairs if old != new]


@dataclass(frozen=True)
class Mutant:
    """One change to one file."""

    file: str
    operator: str
    occurrence: int
    source: str  # hash of the original file

    def code(self) -> str | None:
        """Return the changed file; None if nothing changes but annotations."""
        original = path_of(self.file).read_text(encoding="utf-8")
        changed = mutate_code(original, get_operator(self.operator)(), self.occurrence)
        if changed is None or not _differs(original, changed):
            return None
        differing = _differing(original, changed)
        if self.file == "engine/cards.py" and any(HOOK_BIT.match(line) for line in differing):
            return None
        return str(changed)

    def lines(self) -> list[int]:
        """Return the numbers of the changed lines."""
        original = path_of(self.file).read_text(encoding="utf-8").splitlines()
        changed = (self.code() or "").splitlines()
        return [
            number + 1
            for number, pair in enumerate(zip(original, changed, strict=False))
            if pair[0] != pair[1]
        ]

    def change(self) -> str:
        """Return the changed lines as a short diff."""
        original = path_of(self.file).read_text(encoding="utf-8").splitlines()
        diff = difflib.unified_diff(original, (self.code() or "").splitlines(), n=0, lineterm="")
        return " | ".join([line for line in diff if line[:1] in "+-@" and line[:3] not in ("+++", "---")])


def path_of(file: str) -> Path:
    return ROOT / "src" / "citadels" / file


def without_annotations(code: str) -> str:
    """Return the syntax tree without annotations, which have no effect at run time."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg | ast.AnnAssign):
            node.annotation = ast.Constant(None)
    return ast.dump(tree)


def mutants(only: str) -> Iterator[Mutant]:
    """Yield all mutants of the files that begin with ``only``."""
    swaps = tuple(f"_{swap}" for swap in SWAPS)
    operators = [name for name in operator_names() if name.endswith(swaps) or name in OTHER_OPERATORS]
    for folder in FOLDERS:
        for path in sorted(path_of(folder).glob("*.py")):
            file = f"{folder}/{path.name}"
            if not file.startswith(only):
                continue
            source = hashlib.sha256(path.read_bytes()).hexdigest()[:12]
            nodes = list(ast_nodes(get_ast(path.read_text(encoding="utf-8"))))
            for operator in operators:
                places = get_operator(operator)().mutation_positions
                count = sum(len(list(places(node))) for node in nodes)
                yield from (Mutant(file, operator, occurrence, source) for occurrence in range(count))


# -- one mutant ------------------------------------------------------------------------


class Worker:
    """Tries mutants in its own copy of the tree."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="mutation-"))
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, self.folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", self.folder)
        (self.folder / "web").symlink_to(ROOT / "web")  # tests of the encoding run the page's network
        self.coverage = CoverageData(str(COVERAGE))
        self.coverage.read()

    def killed(self, mutant: Mutant) -> bool | None:
        """Return whether a test fails; None for a mutant that changes nothing."""
        code = mutant.code()
        if code is None:
            return None
        path = self.folder / "src" / "citadels" / mutant.file
        original = path.read_text(encoding="utf-8")
        path.write_text(code, encoding="utf-8")
        try:
            some, everything = self._tests(mutant)
            return self._fails(some, SELECTED_TIMEOUT) or self._fails(everything, EVERYTHING_TIMEOUT)
        finally:
            path.write_text(original, encoding="utf-8")

    def passes(self) -> bool:
        """Return whether all tests pass on the unchanged code."""
        return not self._fails([str(self.folder / name) for name in EVERYTHING], EVERYTHING_TIMEOUT)

    def _tests(self, mutant: Mutant) -> tuple[list[str], list[str]]:
        """Return some tests that reach the changed lines, and all tests."""
        reached = self.coverage.contexts_by_lineno(str(path_of(mutant.file)))
        names = {name for line in mutant.lines() for name in reached.get(line, []) if name}
        own = f"test_{Path(mutant.file).stem}."
        chosen = sorted(names, key=lambda name: (own not in name, len(name)))[:MAX_TESTS]
        return [self._node(name) for name in chosen], [str(self.folder / name) for name in EVERYTHING]

    def _node(self, context: str) -> str:
        """Convert coverage's name of a test to pytest's."""
        module, _, function = context.rpartition(".")
        return f"{self.folder / Path(*module.split('.'))}.py::{function}"

    def _fails(self, tests: list[str], seconds: int) -> bool:
        """Run tests in a forked child that has not imported the project. Return whether one fails."""
        if not tests:
            return False
        child = os.fork()
        if child == 0:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            sys.dont_write_bytecode = True
            sys.path.insert(0, str(self.folder / "src"))
            sys.path.insert(0, str(self.folder))
            os.chdir(self.folder)
            with Path(os.devnull).open("w") as nowhere:
                os.dup2(nowhere.fileno(), 1)
                os.dup2(nowhere.fileno(), 2)
                code = pytest.main([*OPTIONS, *tests])
            os._exit(int(code))
        return os.waitpid(child, 0)[1] != 0


_worker: list[Worker] = []


def try_one(mutant: Mutant) -> tuple[Mutant, bool | None]:
    if not _worker:
        _worker.append(Worker())
    return mutant, _worker[0].killed(mutant)


# -- all mutants -------------------------------------------------------------------------


def known() -> dict[Mutant, bool | None]:
    if not RESULTS.exists():
        return {}
    rows = [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
    return {Mutant(**row["mutant"]): row["killed"] for row in rows}


def measure_coverage(jobs: int) -> None:
    """Measure which test reaches which line, once; takes some minutes."""
    COVERAGE.parent.mkdir(exist_ok=True)
    settings = COVERAGE.with_name("settings.ini")
    settings.write_text(
        f"[run]\ndata_file={COVERAGE}\nparallel=true\ndynamic_context=test_function\nsource=src/citadels\n"
    )
    command = [sys.executable, "-m", "coverage", "run", f"--rcfile={settings}", "-m", "pytest", "-q"]
    files = [str(path) for name in EVERYTHING for path in _test_files(ROOT / name)]
    with ThreadPoolExecutor(jobs) as pool:
        runs = [pool.submit(_quietly, [*command, "-p", "no:xdist", file]) for file in files]
        for done in track(as_completed(runs), "coverage", len(runs), console=Console(stderr=True)):
            done.result()
    _quietly([sys.executable, "-m", "coverage", "combine", f"--rcfile={settings}"])


def _test_files(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("test_*.py"))


def _quietly(command: list[str]) -> None:
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def run(only: str, sample: int, jobs: int) -> None:
    if not COVERAGE.exists():
        measure_coverage(jobs)
    done = known()
    left = [mutant for mutant in mutants(only) if mutant not in done]
    random.Random(0).shuffle(left)
    left = left[:sample] if sample else left
    RESULTS.parent.mkdir(exist_ok=True)
    if left and not Worker().passes():
        sys.exit("the tests fail on the unchanged code; fix them first")
    with multiprocessing.get_context("fork").Pool(jobs) as pool, RESULTS.open("a", encoding="utf-8") as out:
        tried = pool.imap_unordered(try_one, left)
        for mutant, killed in track(tried, "mutants", len(left), console=Console(stderr=True)):
            out.write(json.dumps({"mutant": asdict(mutant), "killed": killed}) + "\n")
            out.flush()


def report(only: str) -> None:
    current = set(mutants(only))
    by_file: dict[str, list[tuple[Mutant, bool]]] = defaultdict(list)
    for mutant, killed in known().items():
        if killed is not None and mutant in current:
            by_file[mutant.file].append((mutant, killed))
    total = sum(len(rows) for rows in by_file.values())
    dead = sum(killed for rows in by_file.values() for _, killed in rows)
    for file, rows in sorted(by_file.items()):
        survivors = [mutant for mutant, killed in rows if not killed]
        print(f"{file}: {len(rows) - len(survivors)} of {len(rows)} killed")
        for mutant in survivors:
            print(f"    {mutant.operator} {mutant.change()}")
    print(f"{dead} of {total} killed ({100 * dead / max(1, total):.1f} %), {len(current)} changes in all")


def main() -> None:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument(
        "--only", default="", help="only files that begin with this, such as engine/ or districts/museum"
    )
    parser.add_argument(
        "--sample", type=int, default=0, help="maximum number of mutants, drawn at random (default: all)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report", action="store_true", help="print the report without running mutants")
    wanted = parser.parse_args()
    if not wanted.report:
        with contextlib.suppress(KeyboardInterrupt):
            run(wanted.only, wanted.sample, wanted.jobs)
    report(wanted.only)


if __name__ == "__main__":
    main()
