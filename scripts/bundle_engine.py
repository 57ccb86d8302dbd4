"""Bundle what the page needs to play without a server: Python for browsers, and the package with its
dependencies.

Nothing of it is fetched when the page is used: Pyodide comes with the packages of web/, the rest is locked in
requirements/page.txt. web/engine/pack.py compiles and packs it in that very Python. The page expands it by
itself, so it is small from any host.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
import tempfile
from pathlib import Path

from scripts import licenses
from scripts.environment import REQUIREMENTS, ROOT, SetupError, run_quietly, say
from scripts.external_tools import Node

PACKAGE = ROOT / "src" / "citadels"
LOCK = REQUIREMENTS / "page.txt"
PACKING = ROOT / "web" / "engine"
OUTPUT = ROOT / "web" / ".engine"
STAMP = OUTPUT / "made-from"
FILES = (  # as in web/src/local/engineFiles.ts
    "pyodide.asm.mjs.zst",
    "pyodide.asm.wasm.zst",
    "python_stdlib.zip.zst",
    "citadels.tar.zst",
)
LICENSES = "licences.txt"
PLATFORM = "pyemscripten_2026_0_wasm32"  # of the Pyodide in web/package.json
PYTHON = "3.14"
# What a page does without.
EXCLUDED = ("cli.py", "__main__.py", "commands", "drawings", "lab", "research", "server", "svg", "terminal")
WEIGHTS = PACKAGE / "bots" / "learned" / "weights.bin"  # fetched only when a bot needs it
PACKED_WEIGHTS = OUTPUT / "weights.bin.zst"
UNUSED = ("bin", "*.dist-info", "babel/messages", "pytz/zoneinfo", "attr/*.pyi", "msgspec/*.pyi")


def make(found: Node) -> Path:
    """Build the bundle if its sources have changed, and return the folder with its files."""
    wanted = fingerprint() + weights_hash()
    if not STAMP.exists() or STAMP.read_text() != wanted:
        say("  packing the engine for the page")
        # Build in another folder first, so that a concurrent build never finds half a bundle.
        with tempfile.TemporaryDirectory(dir=OUTPUT.parent, prefix=OUTPUT.name) as name:
            collected, whole, packed = (Path(name, part) for part in ("collected", "whole", "packed"))
            whole.mkdir()
            packed.mkdir()
            _collect(collected, packed)
            shutil.copyfile(WEIGHTS, whole / WEIGHTS.name)
            _run([found.program, str(PACKING / "pack.mjs"), str(collected), str(whole), str(packed)])
            run(found.program, PACKING / "check.py", packed)
            (packed / STAMP.name).write_text(wanted)
            shutil.rmtree(OUTPUT, ignore_errors=True)
            packed.rename(OUTPUT)
    return OUTPUT


def fetched_bytes() -> int:
    """Return how many bytes of the bundle a first visit fetches."""
    return sum((OUTPUT / name).stat().st_size for name in FILES)


def sources() -> list[Path]:
    """Return the files of the package that are part of the bundle."""
    found = [path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    wanted = [path for path in found if path != WEIGHTS]
    return sorted(path for path in wanted if path.relative_to(PACKAGE).parts[0] not in EXCLUDED)


def fingerprint() -> str:
    """Return a digest of everything that the bundle is made from."""
    digest = hashlib.sha256()
    recipe = [LOCK, ROOT / "web" / "package-lock.json", Path(__file__), Path(licenses.__file__)]
    made_from = [*sources(), *sorted(PACKING.iterdir()), *recipe]
    for path in made_from:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def weights_hash() -> str:
    """Return the digest that names the file of weights, so that browsers fetch new ones."""
    return hashlib.sha256(WEIGHTS.read_bytes()).hexdigest()[:16]


def _collect(folder: Path, packed: Path) -> None:
    """Copy the package, its dependencies without what a browser never uses, and the licenses."""
    _install(folder)
    (packed / LICENSES).write_text(licenses.collect(folder), encoding="utf-8")
    for pattern in UNUSED:
        for path in folder.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    kept = babel_locales()
    for path in (folder / "babel" / "locale-data").iterdir():
        if path.stem not in kept:
            path.unlink()
    for path in sources():
        there = folder / "citadels" / path.relative_to(PACKAGE)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, there)


def languages() -> list[str]:
    """Return the codes of the languages, without importing the package."""
    found: list[str] = json.loads((PACKAGE / "locale" / "languages.json").read_text(encoding="utf-8"))
    return found


def babel_locales() -> set[str]:
    """Name the files of Babel's data for our languages: zh_Hans builds on zh, and all build on root."""
    codes = [code.split("-") for code in languages()]
    return {"root"} | {"_".join(code[:end]) for code in codes for end in range(1, len(code) + 1)}


def _install(folder: Path) -> None:
    target = ["--target", str(folder), "--platform", PLATFORM, "--python-version", PYTHON]
    only = ["--implementation", "cp", "--only-binary=:all:", "--no-deps", "--no-compile"]
    locked = ["--require-hashes", "-r", str(LOCK)]
    _run([sys.executable, "-m", "pip", "install", "--quiet", *target, *only, *locked])


def run(program: str, file: Path, packed: Path = OUTPUT) -> str:
    """Run a Python file in the bundle under Node.js, as a browser would, and return what it prints."""
    return _run([program, str(PACKING / "run.mjs"), f"{packed}/", str(ROOT), str(file)])


def _run(command: list[str]) -> str:
    done = run_quietly(command)
    if done.returncode != 0:
        raise SetupError(f"{done.stdout[-4000:].strip()}\n\n{Path(command[1]).name} failed.")
    return done.stdout
