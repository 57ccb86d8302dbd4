"""Earlier versions, taken from their commits into `.baseline/`, with their own environments."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scripts.environment import ROOT, Environment, SetupError, clean_variables, say

FOLDER = ROOT / ".baseline"

# Its own setup code does the rest.
SET_UP = """
import sys
from scripts import environment
try:
    environment.{call}
except environment.SetupError as error:
    sys.exit(str(error))
"""


@dataclass(frozen=True)
class Release:
    """A commit that the present tree is compared with."""

    name: str
    commit: str

    @classmethod
    def of_commit(cls, revision: str) -> Release:
        """Return the release for a revision that git knows. Raise SetupError for any other."""
        command = ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        commit = done.stdout.strip()
        if not commit:
            raise SetupError(f"{revision!r} is not a commit of this repository: fetch it, or name another.")
        return cls(commit[:8], commit)

    @property
    def tree(self) -> Path:
        return FOLDER / self.name

    def plain(self) -> Environment:
        return self._prepare(".venv", 'prepare("play")')

    def compiled(self) -> Environment:
        return self._prepare(".venv-compiled", 'prepare_compiled("compiled")')

    def _prepare(self, folder: str, call: str) -> Environment:
        if not self.tree.exists():
            self._unpack()
        command = [sys.executable, "-c", SET_UP.format(call=call)]
        done = subprocess.run(command, cwd=self.tree, env=clean_variables(), check=False)
        if done.returncode != 0:
            raise SetupError(f"Version {self.name} could not be set up in {self.tree.relative_to(ROOT)}.")
        return Environment(self.tree / folder)

    def _unpack(self) -> None:
        say(f"Taking version {self.name} from its commit")
        done = subprocess.run(["git", "archive", self.commit], cwd=ROOT, capture_output=True, check=False)
        if done.returncode != 0:
            raise SetupError(
                f"{done.stderr.decode().strip()}\n\n"
                f"Version {self.name} is built from its commit, {self.commit[:7]}: "
                "this needs git and the whole history."
            )
        unfinished = FOLDER / f"{self.name}.part"
        with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
            archive.extractall(unfinished, filter="data")
        unfinished.rename(self.tree)


FIRST: Final = Release("0.1.0", "1eb67ea52f0af7877152349aa5744fd9063cd289")
