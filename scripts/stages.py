"""./test: the stages of the test run, each a function that runs commands and raises if one fails."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from scripts.changes import COVERAGE, changed_files, stages_covering
from scripts.environment import (
    ROOT,
    Environment,
    SetupError,
    clean_variables,
    prepare,
    prepare_compiled,
    prepare_docs,
    prepare_training,
)
from scripts.external_tools import (
    missing_chromium,
    missing_compiler,
    missing_firefox,
    missing_haproxy,
    missing_nginx,
    missing_node,
    missing_postgresql,
    missing_promtool,
    missing_systemd_analyze,
    missing_webkit,
)

EXAMPLES = """\
examples:
  ./test                      what every change must pass: about eleven minutes on two cores
  ./test quick                while you work: less than a minute
  ./test nightly              what changes seldom break: other browsers, proxies, a bare machine
  ./test lint types           only these stages
  ./test unit -- -k witch     one stage; the rest is passed to pytest
"""

# Each worker gets neighboring tests, which share fixtures; an idle worker takes over tests of a busy one.
WORKERS = ("--dist", "worksteal", "-n")

# What runs against both builds: golden games show every card, event, question and refusal, perft counts the
# legal actions, and the compiled observers are compared with a reference.
COMPILED_TESTS = ("games", "engine/test_perft.py", "encoding/test_observer_builder.py")
COMPILED_NIGHTLY = (
    "engine",
    "encoding",
    "scenarios",
    "bots/test_advice.py",
    "bots/test_search.py",
    "research/test_vector.py",
)
FOLDERS_WITH_OWN_STAGE = ("server", "browser", "wheel", "training")
FOLDERS_WITH_SLOW_IMPORTS = ("examples", "lab", "research")
EVERY_CHANGE = ("-m", "not nightly")


class Failed(Exception):
    """A command of a stage failed; the message names it."""


class Skipped(Exception):
    """A stage cannot run here; the message says what it needs."""


class Run:
    """The environment with the test tools and the arguments for pytest, which all stages share."""

    def __init__(self, environment: Environment, pytest_arguments: Sequence[str]) -> None:
        self.environment = environment
        self.pytest_arguments = pytest_arguments
        self.missing: list[str] = []

    def needs(self, missing: str | None) -> None:
        """Skip the stage if something it needs is missing."""
        if missing:
            raise Skipped(missing)

    def uses(self, missing: str | None) -> None:
        """Note that part of the stage is skipped because something is missing; in CI, fail instead."""
        if in_ci():
            self.needs(missing)
        if missing:
            self.missing.append(missing)

    def module(self, *arguments: str | Path) -> None:
        run([self.environment.python, "-m", *arguments])


def run(command: Sequence[str | Path], cwd: Path = ROOT) -> None:
    if subprocess.run(command, cwd=cwd, env=clean_variables(), check=False).returncode != 0:
        raise Failed(format_command(command))


def output_of(command: Sequence[str | Path], cwd: Path) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=clean_variables(), stdout=subprocess.PIPE, text=True, check=False
    )
    print(done.stdout, end="", flush=True)
    if done.returncode != 0:
        raise Failed(format_command(command))
    return done.stdout


def in_ci() -> bool:
    """Return whether a missing program is a failure."""
    return os.environ.get("CI") == "true"


def format_command(command: Sequence[str | Path]) -> str:
    return " ".join([Path(command[0]).name, *map(str, command[1:])])


def lint(this: Run) -> None:
    """ruff: rules and formatting"""
    this.module("ruff", "check")
    this.module("ruff", "format", "--check")


def types(this: Run) -> None:
    """mypy --strict"""
    folders = ("src", "scripts", "tests", "bench", "examples", "training")
    this.module("mypy", *(name for name in folders if any((ROOT / name).rglob("*.py"))))


def unit(this: Run) -> None:
    """pytest on every core, with the examples in README and docs"""
    this.uses(missing_node(this.environment.packages))
    unit_tests(this, *EVERY_CHANGE)


def fast(this: Run) -> None:
    """the unit tests that are not slow, without those of lab and research"""
    ignored = [f"--ignore=tests/{name}" for name in FOLDERS_WITH_SLOW_IMPORTS]
    unit_tests(this, "-m", "not slow and not nightly", *ignored)


def unit_tests(this: Run, *chosen: str) -> None:
    ignored = [f"--ignore=tests/{name}" for name in FOLDERS_WITH_OWN_STAGE]
    this.module("pytest", *WORKERS, "auto", *chosen, *ignored, *this.pytest_arguments)


def web(this: Run) -> None:
    """the page of the web table: types checked, modules tested, then built"""
    this.module("scripts.web", "--check")


def server(this: Run) -> None:
    """the table server over real sockets, with SQLite and PostgreSQL"""
    this.uses(missing_postgresql())
    this.uses(missing_promtool())
    this.uses(missing_systemd_analyze())
    # More workers than cores, because most of these tests wait for a server.
    this.module("pytest", *WORKERS, "3", *EVERY_CHANGE, "tests/server", *this.pytest_arguments)


def browser(this: Run) -> None:
    """the page in Chromium"""
    this.needs(missing_chromium())
    this.module("scripts.web")
    this.module("pytest", *WORKERS, "2", *EVERY_CHANGE, "tests/browser", *this.pytest_arguments)


def wheel(this: Run) -> None:
    """the wheel in an empty environment outside the tree: it plays without extras, and serves with one"""
    this.module("pytest", "tests/wheel", *this.pytest_arguments)


def compiled(this: Run) -> None:
    """golden games, perft and observers against the build compiled with mypyc"""
    run_compiled(this, COMPILED_TESTS)


def builds(this: Run) -> None:
    """nightly: scenarios and the other tests of engine, search and advice against the compiled build"""
    run_compiled(this, COMPILED_NIGHTLY)


def run_compiled(this: Run, names: Sequence[str]) -> None:
    this.needs(missing_compiler())
    environment = prepare_compiled("test", quick=True)
    # From an empty folder, so that the installed package is imported and not src/.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        expect("compiled", output_of([environment.program("citadels"), "--version"], folder))
        tests = [str(ROOT / "tests" / name) for name in names]
        options = ["-p", "no:cacheprovider", *WORKERS, "auto", *EVERY_CHANGE, *tests]
        run([environment.python, "-m", "pytest", *options, *this.pytest_arguments], folder)


def docs(this: Run) -> None:
    """the documentation as a site in build/docs: links, anchors, and the API reference from docstrings"""
    environment = prepare_docs()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        this.module("scripts.docs_site", folder)
        run([environment.program("zensical"), "build", "--strict"], folder)
        shutil.rmtree(ROOT / "build" / "docs", ignore_errors=True)
        shutil.copytree(folder / "site", ROOT / "build" / "docs")


def browsers(this: Run) -> None:
    """nightly: the page in Firefox and WebKitGTK"""
    this.uses(missing_firefox())
    this.uses(missing_webkit())
    this.module("scripts.web")
    nightly_tests(this, "browsers", "browser")


def pages(this: Run) -> None:
    """nightly: the page in Chromium: further languages, windows, whole games and devices"""
    this.needs(missing_chromium())
    this.module("scripts.web")
    nightly_tests(this, "pages", "browser")


def proxies(this: Run) -> None:
    """nightly: servers behind nginx and HAProxy, with faults and an upgrade"""
    this.uses(missing_postgresql())
    this.uses(missing_nginx())
    this.uses(missing_haproxy())
    nightly_tests(this, "proxies", "server")


def setup(this: Run) -> None:
    """nightly: ./play from scratch, on a machine with nothing but Python"""
    nightly_tests(this, "setup", "setup")


def pyodide(this: Run) -> None:
    """nightly: golden games, and bots with the network, in the Python of browsers"""
    this.uses(missing_node(this.environment.packages))
    nightly_tests(this, "pyodide", "device")


def soaks(this: Run) -> None:
    """nightly: small runs of long proofs: crashes, fuzzed messages, load, a plug-in that hangs"""
    this.uses(missing_postgresql())
    nightly_tests(this, "soaks", "server")


def secrecy(this: Run) -> None:
    """nightly: further planted leaks, and worlds that differ only in secrets over real sockets"""
    nightly_tests(this, "secrecy", "bench", "properties", "server")


def research(this: Run) -> None:
    """nightly: bots at every list and edition, cards unknown to the network, examples, a Ray cluster"""
    nightly_tests(this, "research", "bots", "encoding", "examples", "lab", "research", "terminal")


def nightly_tests(this: Run, stage: str, *folders: str) -> None:
    chosen = [f"tests/{name}" for name in folders]
    this.module("pytest", *WORKERS, "2", "-m", f"nightly(stage={stage!r})", *chosen, *this.pytest_arguments)


def training(this: Run) -> None:
    """trains a small network for a few minutes; only by name, because PyTorch is large"""
    environment = prepare_training()
    run([environment.python, "-m", "pytest", "tests/training", *this.pytest_arguments])


STAGES: dict[str, Callable[[Run], None]] = {
    stage.__name__: stage
    for stage in (
        lint, types, fast, web, unit, server, browser, wheel, compiled, docs,
        browsers, pages, proxies, setup, pyodide, soaks, secrecy, research, builds, training,
    )
}  # fmt: skip

# The stages of a line run side by side, two at a time. When one ends, the next begins; long stages come
# first, so that none runs alone at the end. The page is built before anything uses it.
Plan = Sequence[Sequence[str]]
EVERYTHING: Plan = (
    ("lint",),
    ("web", "types"),
    ("browser", "server", "unit", "compiled", "wheel", "docs"),
)
PLANS: dict[str, tuple[str, Plan]] = {
    "quick": ("lint, types and the fast unit tests", [("fast", "types", "lint")]),
    "nightly": ("all nightly stages", [("web",), tuple(COVERAGE)]),
    "ci": ("everything, and the nightly stages that cover a changed file", EVERYTHING),
}
MAX_PARALLEL = 2  # more would compete for two cores
SUMMARY = "\n=== summary\n"


def expect(text: str, output: str) -> None:
    if text not in output:
        raise Failed(f"expected {text!r} in {output.strip()!r}")


def attempt(name: str, this: Run) -> tuple[str, str]:
    """Run a stage. Return its outcome and a remark."""
    this.missing.clear()
    try:
        STAGES[name](this)
    except Skipped as needs:
        if in_ci():
            return "failed", f"it needs {needs}"
        return "skipped", f"it needs {needs}; then: ./test {name}"
    except Failed as error:
        return "failed", str(error)
    except SetupError as error:
        print(error, flush=True)
        return "failed", "setup"
    return "passed", f"without {' and '.join(this.missing)}" if this.missing else ""


def run_stages(names: Sequence[str], this: Run) -> list[str]:
    """Run one stage here, or several side by side in processes of their own. Return their summary lines."""
    if len(names) == 1:
        return [run_stage(names[0], this)]
    with ThreadPoolExecutor(MAX_PARALLEL) as threads:
        running = [threads.submit(run_in_subprocess, name, this.pytest_arguments) for name in names]
        return [done.result() for done in as_completed(running)]


def run_stage(name: str, this: Run) -> str:
    print(f"\n=== {name}: {STAGES[name].__doc__}", flush=True)
    started, worked = time.monotonic(), processor_seconds()
    outcome, remark = attempt(name, this)
    seconds, work = time.monotonic() - started, processor_seconds() - worked
    print(f"--- {name} {outcome} after {seconds:.1f} s", flush=True)
    return f"{outcome:9} {name:9} {seconds:6.1f} s  (processor {work:6.1f} s)  {remark}".rstrip()


def processor_seconds() -> float:
    """Return the processor time of all commands that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def run_in_subprocess(name: str, pytest_arguments: Sequence[str]) -> str:
    """Run a stage in a process of its own, and print its output when it has ended."""
    command = [sys.executable, str(ROOT / "test"), name, "--", *pytest_arguments]
    pipe, same = subprocess.PIPE, subprocess.STDOUT
    done = subprocess.run(command, stdout=pipe, stderr=same, text=True, errors="replace", check=False)
    output, _, line = done.stdout.partition(SUMMARY)
    print(output, end="", flush=True)
    return line.strip() or f"failed    {name}"


def print_summary(lines: Sequence[str]) -> int:
    """Print a summary. Return the exit code."""
    print(SUMMARY + "\n".join(lines), flush=True)
    return 1 if any(line.startswith("failed") for line in lines) else 0


def plan(names: Sequence[str]) -> Plan:
    """Return the stages to run: those named, in their order, or everything."""
    if "ci" in names:
        nightly = stages_covering(changed_files(ROOT))
        print(f"nightly stages that cover a changed file: {', '.join(nightly) or 'none'}", flush=True)
        *before, last = EVERYTHING
        return [*before, [*last, *nightly]]
    groups = [PLANS[name][1] if name in PLANS else [[name]] for name in names]
    return [group for groups_of_name in groups for group in groups_of_name] or EVERYTHING


def parser() -> argparse.ArgumentParser:
    purposes = {name: purpose for name, (purpose, _) in PLANS.items()}
    purposes |= {name: stage.__doc__ or "" for name, stage in STAGES.items()}
    listed = "".join(f"  {name:10}{purpose}\n" for name, purpose in purposes.items())
    made = argparse.ArgumentParser(
        prog="./test",
        usage="%(prog)s [--help] [STAGE ...] [-- PYTEST ARGUMENTS]",
        description="Run the given stages of the project's tests in turn; without a stage, all that are not "
        "nightly, two at a time.",
        epilog=f"stages:\n{listed}\n{EXAMPLES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("stages", nargs="*", metavar="STAGE", help="one or more of the stages below")
    return made


def main(arguments: list[str]) -> int:
    pytest_arguments: list[str] = []
    if "--" in arguments:
        split = arguments.index("--")
        arguments, pytest_arguments = arguments[:split], arguments[split + 1 :]
    options = parser()
    chosen: list[str] = options.parse_args(arguments).stages
    unknown = [name for name in chosen if name not in (*PLANS, *STAGES)]
    if unknown:
        options.error(f"unknown stage {unknown[0]!r}; choose from {', '.join((*PLANS, *STAGES))}")
    try:
        this = Run(prepare("test"), pytest_arguments)
        return print_summary([line for group in plan(chosen) for line in run_stages(group, this)])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
