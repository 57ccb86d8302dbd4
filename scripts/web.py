"""Build the page of the web table from web/ into the package: python -m scripts.web [--check]

Node.js 20.19 or newer is taken from the PATH, with its npm; otherwise a wheel with both is installed. With
--check the types are checked and the modules tested too. Nothing is done if the page is newer than its
sources.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from scripts import bundle_engine
from scripts.environment import ROOT, Environment, SetupError, say
from scripts.external_tools import MIN_NODE, Node, node

WEB = ROOT / "web"
BUILT = ROOT / "src" / "citadels" / "server" / "built"
STAMP = BUILT / "made-from"
DRAWINGS = ROOT / "src" / "citadels" / "drawings"
SOURCES = ("package.json", "package-lock.json", "vite.config.ts", "tsconfig.json", "index.html")


def build(check: bool = False) -> bool:
    """Build the page if its sources have changed, and return whether they had."""
    wanted = fingerprint()
    if not check and STAMP.exists() and STAMP.read_text() == wanted:
        return False
    found = node_or_wheel()
    if not (WEB / "node_modules" / ".made-from").exists() or _installed() != _lock():
        _npm(found, "ci --no-audit --no-fund", "installing the packages of the page")
        (WEB / "node_modules" / ".made-from").write_text(_lock())
    if check:
        _npm(found, "run check", "checking the types of the page")
        _npm(found, "test", "testing the modules of the page")
    _build(found, wanted)
    STAMP.write_text(wanted)
    return True


def _build(found: Node, wanted: str) -> None:
    """Build the page with the engine that lets it play without a server."""
    made = bundle_engine.make(found)
    hash = bundle_engine.fingerprint()[:16]
    files = [made / name for name in bundle_engine.FILES]
    told = {"CITADELS_ENGINE": hash, "CITADELS_ENGINE_BYTES": str(bundle_engine.fetched_bytes())}
    weights, size = bundle_engine.weights_hash(), bundle_engine.PACKED_WEIGHTS.stat().st_size
    told |= {"CITADELS_WEIGHTS": weights, "CITADELS_WEIGHTS_BYTES": str(size)}
    told |= {"CITADELS_WEIGHTS_EXPANDED": str(bundle_engine.WEIGHTS.stat().st_size)}
    _npm(found, "run build", "building the page", CITADELS_BUILD=wanted[:16], **told)
    _copy(files, BUILT / "engine" / hash)
    _copy([bundle_engine.PACKED_WEIGHTS], BUILT / "engine" / weights)
    codes = bundle_engine.languages()
    _compress([made / f"{code}.{kind}" for code in codes for kind in ("txt", "json")], BUILT / "words")
    _copy([made / bundle_engine.LICENSES], BUILT)


def _copy(files: Iterable[Path], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for path in files:
        shutil.copyfile(path, folder / path.name)


def _compress(files: Iterable[Path], folder: Path) -> None:
    """Write them so that the page expands them itself (web/src/lib/connection/packed.ts)."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in files:
        (folder / f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def fingerprint() -> str:
    """Return a digest of the files that the page is built from."""
    digest = hashlib.sha256()
    files = [WEB / name for name in SOURCES]
    for folder in (WEB / "src", WEB / "public", DRAWINGS):
        files += sorted(path for path in folder.rglob("*") if path.is_file())
    for path in files:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    digest.update(bundle_engine.fingerprint().encode() + bundle_engine.weights_hash().encode())
    return digest.hexdigest()


def _lock() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def _installed() -> str:
    return (WEB / "node_modules" / ".made-from").read_text()


def node_or_wheel() -> Node:
    """Node.js; if there is none, the wheel is installed."""
    found = node()
    if found is None:
        say("  installing Node.js, which builds the page")
        try:
            Environment(Path(sys.prefix)).install_lock("node")
        except SetupError as error:
            least = ".".join(map(str, MIN_NODE))
            raise SetupError(
                f"{error}\nNode.js {least} or newer with npm on the PATH would also do."
            ) from error
        found = node()
    assert found is not None
    return found


def _npm(found: Node, words: str, doing: str, **variables: str) -> None:
    say(f"  {doing}")
    # What npm runs looks for node on the PATH, and must not find an older one.
    path = os.pathsep.join([str(Path(found.program).parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(
        [*found.npm, *words.split()],
        cwd=WEB,
        env={**os.environ, "PATH": path, "CI": "true", **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise SetupError(f"{done.stdout.strip()}\n\n{doing.capitalize()} failed; the lines above say why.")


def main() -> int:
    try:
        done = build("--check" in sys.argv[1:])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    print("The page was built." if done else "The page is up to date.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
