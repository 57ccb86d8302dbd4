"""./play and ./test where something is missing: it is installed, or the stage is skipped and says why."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from scripts import external_tools, launch
from scripts.changes import COVERAGE
from scripts.environment import ROOT, Environment, clean_variables
from scripts.stages import EVERYTHING, STAGES, Run, attempt, print_summary, run_stages

from tests.requirements import require

NEEDED = ("play", "pyproject.toml", "README.md", "LICENSE", "requirements", "scripts", "src", "web")
MADE = shutil.ignore_patterns("__pycache__", "node_modules", "built")


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A PATH with a shell on it and nothing else, as far as this process and its children see."""
    folder = tmp_path / "bare"
    folder.mkdir()
    (folder / "sh").symlink_to("/bin/sh")
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(external_tools, "DEBIAN_POSTGRESQL", folder)
    for name in ("CC", "CI"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def tree() -> Iterator[Path]:
    """A copy of the sources as a user gets them."""
    with tempfile.TemporaryDirectory() as name:  # it becomes large: not one that pytest keeps
        folder = Path(name)
        for part in NEEDED:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, folder / part, ignore=MADE)
            else:
                shutil.copy2(ROOT / part, folder / part)
        yield folder


def started(tree: Path, *arguments: str, **variables: str) -> subprocess.Popen[str]:
    command = [sys.executable, "play", *arguments]
    environment = clean_variables() | {"CITADELS_DATA": str(tree / "data"), "PYTHONUNBUFFERED": "1"}
    pipe, same = subprocess.PIPE, subprocess.STDOUT
    return subprocess.Popen(
        command, cwd=tree, env=environment | variables, stdout=pipe, stderr=same, text=True
    )


def run_script(tree: Path, *arguments: str, **variables: str) -> tuple[int, str]:
    """Run ./play; return its exit code and output."""
    process = started(tree, *arguments, **variables)
    text, _ = process.communicate()
    return process.returncode, text


def address(process: subprocess.Popen[str]) -> str:
    """Return the printed address of the table, or all output if there is none."""
    assert process.stdout is not None
    said = ""
    for line in process.stdout:
        said += line
        found = re.match(r"The table is at (http://\S+)", line)
        if found:
            return found[1]
    raise AssertionError(said)


def lacking(folder: Path, *names: str) -> str:
    """A PYTHONPATH by which Python has not these modules."""
    for name in names:
        (folder / f"{name}.py").write_text("raise ModuleNotFoundError(__name__)")
    return str(folder)


# -- from nothing ------------------------------------------------------------------------------


@pytest.mark.nightly(stage="setup")
def test_python_is_all_that_one_needs_to_play(bare: Path, tree: Path) -> None:
    """Besides it there is only a Node.js that is too old: nothing that builds the page may find that."""
    for name in ("node", "npm"):
        (bare / name).write_text("#!/bin/sh\necho v12.22.9\n")
        (bare / name).chmod(0o755)
    patient = httpx.HTTPTransport(retries=10)  # the address is printed a moment before it responds
    with started(tree, "--no-browser", "--port", "0") as process, httpx.Client(transport=patient) as client:
        try:
            page = client.get(address(process)).text
        finally:
            process.terminate()
    assert '<script type="module"' in page
    assert "/assets/index-" in page


@pytest.mark.parametrize("modules", [["ensurepip"], ["ensurepip", "venv"]], ids=" ".join)
def test_without_venv_the_error_says_what_to_install(modules: list[str], tree: Path, tmp_path: Path) -> None:
    code, text = run_script(tree, "rules", "king", PYTHONPATH=lacking(tmp_path, *modules))
    assert code == 1
    assert "apt install python3-venv" in text
    assert "Traceback" not in text


def test_without_a_compiler_the_error_says_what_to_install(bare: Path, tree: Path) -> None:
    code, text = run_script(tree, "--compiled", "rules", "king")
    assert (code, text) == (1, f"The compiled build needs {external_tools.missing_compiler()}.\n")
    assert "apt install gcc" in text
    assert not (tree / ".venv-compiled").exists()


def test_the_compiled_build_gets_each_new_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "built"
    monkeypatch.setattr(launch, "BUILT", built)
    monkeypatch.setattr(launch, "STAMP", built / "made-from")
    environment = Environment(tmp_path / "environment")
    for page in ("one", "two"):
        built.mkdir()
        (built / "made-from").write_text(page)
        (built / f"{page}.js").touch()
        launch.copy_page(environment)
        shutil.rmtree(built)
        copied = environment.packages / "citadels" / "server" / "built"
        assert sorted(path.name for path in copied.iterdir()) == ["made-from", f"{page}.js"]


# -- ./test ------------------------------------------------------------------------------------


def test_every_stage_belongs_to_one_plan() -> None:
    planned = [name for names in (*EVERYTHING, ["fast"], COVERAGE, ["training"]) for name in names]
    assert sorted(planned) == sorted(STAGES)


def test_parallel_stages_that_end_without_output_have_failed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lines = run_stages(["no", "such"], Watched(tmp_path))
    assert sorted(lines) == ["failed    no", "failed    such"]
    assert print_summary(lines) == 1
    assert "unknown stage 'no'; choose from quick, nightly" in capfd.readouterr().out


class Watched(Run):
    """A run in an empty environment, which notes what it would do."""

    def __init__(self, folder: Path) -> None:
        super().__init__(Environment(folder), [])
        self.done: list[str] = []

    def module(self, *arguments: str | Path) -> None:
        self.done.append(" ".join(map(str, arguments)))


@pytest.mark.parametrize(("stage", "program"), [("browser", "chromium"), ("compiled", "a C compiler")])
def test_a_stage_that_cannot_run_is_skipped(stage: str, program: str, bare: Path) -> None:
    this = Watched(bare)
    outcome, remark = attempt(stage, this)
    assert (outcome, this.done) == ("skipped", [])
    assert re.fullmatch(rf"it needs {program} \(.*apt install .*\); then: ./test {stage}", remark)


@pytest.mark.parametrize(("stage", "program"), [("server", "PostgreSQL"), ("unit", "Node.js")])
def test_a_stage_that_lacks_something_says_so(stage: str, program: str, bare: Path) -> None:
    this = Watched(bare)
    outcome, remark = attempt(stage, this)
    assert outcome == "passed"
    assert re.fullmatch(rf"without {re.escape(program)} \(.*apt install .*\)", remark)
    assert any(done.startswith("pytest") for done in this.done)


@pytest.mark.parametrize("stage", ["unit", "server", "browser", "compiled"])
def test_nothing_may_be_missing_in_ci(stage: str, bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    this = Watched(bare)
    outcome, remark = attempt(stage, this)
    assert (outcome, this.done) == ("failed", [])
    assert "apt install" in remark


def test_tests_without_their_program_are_skipped_and_fail_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    assert require("found", None) == "found"
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="this needs PostgreSQL"):
        require(None, "PostgreSQL")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="this needs PostgreSQL"):
        require(None, "PostgreSQL")


def test_the_systems_compiler_stands_in_for_the_one_that_python_was_made_with(bare: Path) -> None:
    (bare / "cc").symlink_to(sys.executable)
    assert external_tools.compiler() == "cc"
