"""Create the virtual environments that ./play and ./test run in, using only the standard library.

`.venv` holds the locked packages and the project itself, editable. `.venv-compiled` holds the locked
packages and a wheel with the compiled engine. A stamp in each records a hash of what it was made from, so
that later starts only compare hashes.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from scripts.external_tools import compiler, missing_compiler

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"

# What the compiled wheel is built from, besides the sources themselves.
BUILD_INPUTS = (
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "scripts/build_compiled.py",
    "scripts/mypyc_codegen.py",
)


class SetupError(Exception):
    """Setup failed; the message says why and what to do."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class Environment:
    """A virtual environment in a folder, which need not exist yet.

    With `bytecode`, packages are compiled to bytecode when they are installed, so that the first start is
    fast too. The test environment does without, because most of its packages are never imported.
    """

    def __init__(self, folder: Path, bytecode: bool = True) -> None:
        self.folder = folder
        self._bytecode = "--compile" if bytecode else "--no-compile"
        self.bin = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / ("python.exe" if os.name == "nt" else "python")
        self.packages = Path(sysconfig.get_path("platlib", "venv", {"platbase": str(folder)}))
        self.stamp = folder / "made-from"
        self.build_stamp = folder / "built-from"

    def program(self, name: str) -> Path:
        return self.bin / (f"{name}.exe" if os.name == "nt" else name)

    def usable(self) -> bool:
        """Return whether setup was completed, with the minor version of this Python."""
        return self.stamp.exists() and self.python.exists() and self.packages.is_dir()

    def create(self) -> None:
        try:  # Debian packages both apart, or only ensurepip.
            import ensurepip  # noqa: F401
            import venv
        except ImportError:
            raise SetupError(
                "This Python cannot create virtual environments with pip in them.\n"
                "Install its venv package (on Debian and Ubuntu: apt install python3-venv) and try again."
            ) from None
        try:
            venv.create(self.folder, clear=True, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise SetupError(f"Could not create {self.folder}: {error}") from error

    def install(self, *arguments: str) -> None:
        """Install with uv; without uv, or if it fails, with pip."""
        if self._has_uv():
            uv: list[str | Path] = [self.python, "-m", "uv", "pip", "install", "--python", self.python]
            done = run_quietly([*uv, self._bytecode, *arguments])
            if done.returncode == 0:
                return
        self.install_with_pip(*arguments)

    def install_with_pip(self, *arguments: str) -> None:
        """Install with pip, which honors the package index of its own settings."""
        done = run_quietly([self.python, "-m", "pip", "install", self._bytecode, *arguments])
        if done.returncode != 0:
            raise SetupError(
                f"{done.stdout.strip()}\n\n"
                f"Installing into {self.folder.name} failed; the lines above say why.\n"
                "The first setup needs a connection to a Python package index."
            )

    def install_lock(self, lock: str) -> None:
        """Install exactly the packages of a lock, which lists all dependencies."""
        self.install("--no-deps", "--require-hashes", "-r", str(REQUIREMENTS / f"{lock}.txt"))

    def _has_uv(self) -> bool:
        if self.program("uv").exists():
            return True
        options = ["--only-binary=:all:", "--require-hashes", "-r", str(REQUIREMENTS / "setup.txt")]
        return run_quietly([self.python, "-m", "pip", "install", *options]).returncode == 0


def versions_in(lock: Path) -> Iterator[str]:
    """Return the lines of a lock without their hashes, which pip does not accept in constraints."""
    for line in lock.read_text().splitlines():
        if re.match(r"[A-Za-z0-9]", line):
            yield line.rstrip(" \\") + "\n"


def run_quietly(command: Sequence[str | Path], **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command and capture its output."""
    return subprocess.run(
        command,
        cwd=ROOT,
        env=clean_variables() | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


# These would add packages from outside, or make every process compile all modules again.
UNWANTED = ("PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV")


def clean_variables() -> dict[str, str]:
    """Return the environment variables without the unwanted ones."""
    return {name: value for name, value in os.environ.items() if name not in UNWANTED}


def prepare(lock: str) -> Environment:
    """Return `.venv` with the packages of the lock, "play" or "test", and the project itself, editable."""
    environment = Environment(ROOT / ".venv", bytecode=lock != "test")
    if _is_made(environment, lock):
        return environment
    started = time.monotonic()
    _make(environment, lock)
    environment.install("--no-build-isolation", "--no-deps", "--force-reinstall", "-e", str(ROOT))
    environment.stamp.write_text(_fingerprint(lock))
    say(f"  ready after {time.monotonic() - started:.0f} s")
    return environment


def prepare_compiled(lock: str, quick: bool = False) -> Environment:
    """Return `.venv-compiled` with the packages of the lock, "compiled" or "test", and the compiled project.

    A quick build compiles faster and runs slower. An existing full build is used instead of a quick one.
    """
    environment = Environment(ROOT / ".venv-compiled", bytecode=lock != "test")
    full = _source_fingerprint()
    good = (full, f"quick {full}") if quick else (full,)
    if _is_made(environment, lock) and _text(environment.build_stamp) in good:
        return environment
    missing = missing_compiler()
    if missing:
        raise SetupError(f"The compiled build needs {missing}.")
    if not _is_made(environment, lock):
        _make(environment, lock)
        environment.stamp.write_text(_fingerprint(lock))
    if _text(environment.build_stamp) not in good:
        _build_and_install(environment, quick)
        environment.build_stamp.write_text(good[-1])
    return environment


def prepare_training() -> Environment:
    """Return `.venv-training` with PyTorch, the test packages and the project itself, editable."""
    environment = Environment(ROOT / ".venv-training")
    wanted = ROOT / "training" / "requirements.txt"
    made_from = hashlib.sha256(wanted.read_bytes() + _fingerprint("test").encode()).hexdigest()
    if not environment.usable() or _text(environment.stamp) != made_from:
        _make(environment, "test")
        environment.install_with_pip("-r", str(wanted))
        environment.install("--no-build-isolation", "--no-deps", "--force-reinstall", "-e", str(ROOT))
        environment.stamp.write_text(made_from)
    return environment


def prepare_docs() -> Environment:
    """Return `.venv-docs` with the packages that build the documentation as a site."""
    environment = Environment(ROOT / ".venv-docs")
    if not _is_made(environment, "docs"):
        _make(environment, "docs")
        environment.stamp.write_text(_fingerprint("docs"))
    return environment


def _is_made(environment: Environment, lock: str) -> bool:
    # The test lock includes the smaller locks.
    return environment.usable() and _text(environment.stamp) in (_fingerprint(lock), _fingerprint("test"))


def _make(environment: Environment, lock: str) -> None:
    if environment.usable():
        say(f"Bringing {environment.folder.name} up to date")
    else:
        say(f"Setting up {environment.folder.name}, once: this takes less than a minute")
        environment.create()
    say(f"  installing the packages in requirements/{lock}.txt")
    environment.install_lock(lock)


def _build_and_install(environment: Environment, quick: bool) -> None:
    say("Compiling the engine: this takes a minute or two, again only when the sources change")
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = compiler()
        variables = {"CC": found} if found else {}
        options = ["--quick"] if quick else []
        command: list[str | Path] = [environment.python, "-m", "scripts.build_compiled", folder, *options]
        built = run_quietly(command, **variables)
        wheels = list(Path(folder).glob("*.whl"))
        if built.returncode != 0 or len(wheels) != 1:
            raise SetupError(f"{built.stdout.strip()}\n\nThe compiled build failed; the lines above say why.")
        environment.install("--no-deps", "--force-reinstall", str(wheels[0]))
    say(f"  compiled after {time.monotonic() - started:.0f} s")


def _fingerprint(lock: str) -> str:
    return _hash([REQUIREMENTS / f"{lock}.txt", ROOT / "pyproject.toml"], f"{ROOT} {lock}")


def _source_fingerprint() -> str:
    generated = {"__pycache__", "built"}  # ./play copies the built page into the environment itself
    files = [path for path in (ROOT / "src").rglob("*") if path.is_file()]
    sources = [path for path in files if generated.isdisjoint(path.parts)]
    return _hash([*sorted(sources), *(ROOT / name for name in BUILD_INPUTS)], f"{ROOT} {sys.version}")


def _hash(files: list[Path], text: str) -> str:
    digest = hashlib.sha256(text.encode())
    for path in files:
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _text(path: Path) -> str:
    return path.read_text() if path.exists() else ""
