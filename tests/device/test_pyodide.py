"""The engine as the page has it, in the Python of browsers: it plays as it does everywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from scripts import bundle_engine
from scripts.external_tools import missing_node, node
from scripts.web import build

from tests.games.files import names
from tests.requirements import require

HERE = Path(__file__).parent


@pytest.mark.nightly(stage="pyodide")
def test_golden_games_replay_to_the_last_event() -> None:
    program = require(node(), missing_node()).program
    build()
    told = bundle_engine.run(program, HERE / "golden_games.py")
    assert json.loads(told) == dict.fromkeys(names())
