"""Version 0.1.0 from its commit, in `.baseline/`, with its own environments, pure and compiled."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile

from scripts.environment import ROOT, Environment, SetupError, clean_variables, say

VERSION = "0.1.0"
COMMIT = "1eb67ea52f0af7877152349aa5744fd9063cd289"
FOLDER = ROOT / ".baseline"
TREE = FOLDER / VERSION

# Its own set-up does the rest.
SET_UP = """
import sys
from scripts import environment
try:
    environment.{call}
except environment.SetupError as error:
    sys.exit(str(error))
"""


def plain() -> Environment:
    return _made(".venv", 'prepare("play")')


def compiled() -> Environment:
    return _made(".venv-compiled", 'prepare_compiled("compiled")')


def _made(folder: str, call: str) -> Environment:
    if not TREE.exists():
        _unpack()
    command = [sys.executable, "-c", SET_UP.format(call=call)]
    done = subprocess.run(command, cwd=TREE, env=clean_variables(), check=False)
    if done.returncode != 0:
        raise SetupError(f"Version {VERSION} could not be set up in {TREE.relative_to(ROOT)}.")
    return Environment(TREE / folder)


def _unpack() -> None:
    say(f"Taking version {VERSION} from its commit")
    done = subprocess.run(["git", "archive", COMMIT], cwd=ROOT, capture_output=True, check=False)
    if done.returncode != 0:
        raise SetupError(
            f"{done.stderr.decode().strip()}\n\n"
            f"Version {VERSION} is built from its commit, {COMMIT[:7]}: this needs git and the whole history."
        )
    unfinished = FOLDER / f"{VERSION}.part"
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(unfinished, filter="data")
    unfinished.rename(TREE)
