"""The engine as the page has it, in the Python of browsers: it plays as it does everywhere."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from scripts import engine
from scripts.environment import ROOT
from scripts.programs import missing_node, node
from scripts.web import build

from tests.games.files import names
from tests.lacking import need

HERE = Path(__file__).parent


@pytest.mark.slow
def test_golden_games_replay_to_the_last_event() -> None:
    program = need(node(), missing_node()).program
    build()
    command = [program, HERE / "pyodide.mjs", f"{engine.MADE}/", ROOT, HERE / "golden_games.py"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == dict.fromkeys(names())
