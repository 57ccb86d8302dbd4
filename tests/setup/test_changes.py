"""Which nightly stages `.ci/run` adds: those that cover a file that differs from the base."""

from __future__ import annotations

import re
import subprocess
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from scripts.changes import COVERAGE, base_commit, changed_files, git, matches, stages_covering
from scripts.environment import ROOT, SetupError
from scripts.stages import EVERYTHING, plan

MARK = re.compile(r'\bstage="(\w+)"')


class Repository:
    """A repository with one commit on its main branch."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.git("init", "--quiet", "--initial-branch=main")
        self.commit("README.md")

    def git(self, *arguments: str) -> str:
        known = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false"]
        command = ["git", *known, *arguments]
        done = subprocess.run(command, cwd=self.root, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def commit(self, *files: str) -> str:
        """Change files, commit them and return the commit."""
        for name in files:
            self.change(name)
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", "Change")
        return self.git("rev-parse", "HEAD")

    def change(self, name: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a") as text:
            text.write("more\n")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    monkeypatch.delenv("CI_BASE", raising=False)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    return Repository(tmp_path)


# -- the base ----------------------------------------------------------------------------------


def test_a_branch_is_compared_with_where_it_left_the_main_branch(repository: Repository) -> None:
    left = repository.commit("play")
    repository.git("switch", "--quiet", "--create", "work")
    repository.commit("one")
    repository.commit("two")
    repository.git("switch", "--quiet", "main")
    repository.commit("meanwhile")
    repository.git("switch", "--quiet", "work")
    repository.change("play")
    assert base_commit(repository.root) == left
    assert changed_files(repository.root) == ["one", "play", "two"]


def test_the_main_branch_is_compared_with_its_commit_before(repository: Repository) -> None:
    repository.commit("one")
    repository.commit("two", "three")
    assert changed_files(repository.root) == ["three", "two"]


def test_unpublished_commits_of_the_main_branch_count_together(repository: Repository) -> None:
    repository.git("update-ref", "refs/remotes/origin/main", "HEAD")
    repository.commit("one")
    repository.commit("two")
    assert changed_files(repository.root) == ["one", "two"]


def test_both_names_of_a_renamed_file_have_changed(repository: Repository) -> None:
    repository.commit("old")
    repository.git("mv", "old", "new")
    repository.git("commit", "--quiet", "--message", "Rename")
    assert changed_files(repository.root) == ["new", "old"]


def test_without_a_base_nothing_has_changed(
    repository: Repository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A single commit, a shallow clone, a folder without git, a machine without git."""
    assert changed_files(repository.root) == []
    repository.commit("one")
    shallow = tmp_path / "shallow"
    repository.git("clone", "--quiet", "--depth=1", f"file://{repository.root}", str(shallow))
    assert changed_files(shallow) == []
    monkeypatch.setenv("PATH", "")
    assert git(repository.root, "status") == ""
    assert changed_files(repository.root) == []


def test_ci_may_name_the_base(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    first = repository.commit("one")
    repository.commit("two")
    repository.commit("three")
    monkeypatch.setenv("CI_BASE", first)
    assert changed_files(repository.root) == ["three", "two"]
    monkeypatch.setenv("CI_BASE", "no-such-commit")
    with pytest.raises(SetupError, match="CI_BASE=no-such-commit is not a commit of this repository"):
        changed_files(repository.root)


# -- coverage ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "stages"),
    [
        ([], []),
        (["README.md", "src/citadels/locale/en/web.ftl", "web/src/lib/text.ts"], []),
        (["web/src/game/Board.svelte"], ["pages"]),
        (["deploy/nginx/citadels.conf"], ["proxies"]),
        (["src/citadels/engine/cards/deck.py", "play"], ["builds", "setup", "pyodide"]),
        (["web/package-lock.json"], ["browsers", "setup"]),
        (["bench/cluster/faults.py", "tests/server/test_proofs.py"], ["soaks", "proxies"]),
    ],
)
def test_stages_cover_files(changed: list[str], stages: list[str]) -> None:
    assert stages_covering(changed) == stages


def test_ci_runs_everything_and_the_stages_that_cover_a_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scripts.stages.changed_files", lambda root: ["deploy/nginx/citadels.conf"])
    *before, last = EVERYTHING
    assert plan(["ci"]) == [*before, [*last, "proxies"]]


def test_every_glob_matches_a_file() -> None:
    files = git(ROOT, "ls-files").splitlines()
    if not files:
        pytest.skip("this is not a clone")
    unmatched = [
        (stage, glob)
        for stage, globs in COVERAGE.items()
        for glob in globs
        if not any(fnmatchcase(file, glob) for file in files)
    ]
    assert unmatched == []


def test_nightly_tests_belong_to_a_stage_that_covers_their_file() -> None:
    marked: dict[str, set[str]] = {}
    for file in (ROOT / "tests").rglob("*.py"):
        for stage in MARK.findall(file.read_text()):
            marked.setdefault(stage, set()).add(file.relative_to(ROOT).as_posix())
    assert sorted(marked) == sorted({*COVERAGE} - {"builds"})  # which runs other tests once more
    for stage, files in marked.items():
        assert [file for file in sorted(files) if not matches(file, COVERAGE[stage])] == []
