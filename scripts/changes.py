"""Find what a change touches, and which nightly stages cover it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

from scripts.environment import SetupError

# What each nightly stage covers: `.ci/run` runs a stage if one of these files changed. `*` crosses folders.
# Keep the lists short: name what this stage proves better than `./test` does, not everything that it runs.
# Long stages come first, so that none runs alone at the end.
COVERAGE: dict[str, Sequence[str]] = {
    "pages": ("tests/browser/*", "tests/nightly.py", "web/index.html", "web/src/*.css", "web/src/*.svelte"),
    "builds": (
        "scripts/build_compiled.py",
        "scripts/mypyc_codegen.py",
        "src/citadels/characters/*",
        "src/citadels/districts/*",
        "src/citadels/engine/*",
    ),
    "soaks": (
        "bench/crash/*",
        "bench/fuzz/*",
        "bench/load/*",
        "src/citadels/server/bots/*",
        "src/citadels/server/storage/*",
        "src/citadels/tables/storage.py",
        "tests/server/test_plugins.py",
        "tests/server/test_proofs.py",
    ),
    "research": (
        "examples/*",
        "src/citadels/bots/learned/*",
        "src/citadels/bots/search/*",
        "src/citadels/encoding/*",
        "src/citadels/lab/*",
        "src/citadels/research/*",
        "tests/bots/*",
        "tests/encoding/*",
        "tests/examples/*",
        "tests/lab/*",
        "tests/research/*",
        "tests/terminal/test_analyze.py",
    ),
    "proxies": (
        "bench/cluster/*",
        "deploy/haproxy/*",
        "deploy/nginx/*",
        "src/citadels/server/admission/addresses.py",
        "src/citadels/server/cluster/*",
        "tests/server/proxy.py",
        "tests/server/test_proofs.py",
        "tests/server/test_proxies.py",
    ),
    "browsers": (
        "tests/browser/firefox.py",
        "tests/browser/test_site.py",
        "tests/browser/*webkit.py",
        "web/engine/*",
        "web/public/*",
        "web/src/local/*",
        "web/package-lock.json",
        "web/vite.config.ts",
    ),
    "secrecy": (
        "bench/secrecy/*",
        "src/citadels/engine/view*.py",
        "src/citadels/tables/presenter.py",
        "tests/bench/test_secrecy.py",
        "tests/properties/*",
        "tests/server/test_secrecy.py",
    ),
    "setup": (
        "play",
        "requirements/*",
        "scripts/environment.py",
        "scripts/external_tools.py",
        "scripts/launch.py",
        "scripts/web.py",
        "tests/setup/*",
        "web/package-lock.json",
    ),
    "pyodide": (
        "requirements/page.txt",
        "scripts/bundle_engine.py",
        "src/citadels/bots/learned/*",
        "src/citadels/bots/search/*",
        "src/citadels/device/*",
        "src/citadels/engine/*",
        "tests/device/*",
        "tests/games/*",
        "web/engine/*",
        "web/src/local/worker/*",
    ),
}
BRANCHES = ("origin/main", "main")


def stages_covering(files: Iterable[str]) -> list[str]:
    """Return the nightly stages that cover one of these files."""
    changed = list(files)
    return [stage for stage, globs in COVERAGE.items() if any(matches(file, globs) for file in changed)]


def matches(file: str, globs: Sequence[str]) -> bool:
    return any(fnmatchcase(file, glob) for glob in globs)


def changed_files(root: Path) -> list[str]:
    """Return the files that differ from the base; none if the history is too short to have one."""
    given = os.environ.get("CI_BASE", "")
    if given and not git(root, "rev-parse", "--verify", "--quiet", f"{given}^{{commit}}"):
        raise SetupError(f"CI_BASE={given} is not a commit of this repository; fetch it, or unset CI_BASE")
    base = given or base_commit(root)
    return git(root, "diff", "--name-only", "--no-renames", base).splitlines() if base else []


def base_commit(root: Path) -> str:
    """Return where this branch left the main branch; on the main branch, the commit before this one."""
    head = git(root, "rev-parse", "HEAD")
    for branch in BRANCHES:
        base = git(root, "merge-base", "HEAD", branch)
        if base not in ("", head):
            return base
    return git(root, "rev-parse", "--verify", "--quiet", "HEAD^")


def git(root: Path, *arguments: str) -> str:
    """Return what git prints, or nothing if it fails or is missing."""
    try:
        command = ["git", *arguments]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
