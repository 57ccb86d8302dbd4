"""The engine as the page has it, in the Python of browsers: it plays as it does everywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from scripts import bundle_engine
from scripts.external_tools import missing_node, node
from scripts.web import build

from tests.device.searches import answers
from tests.games.files import names
from tests.requirements import require

HERE = Path(__file__).parent


@pytest.mark.nightly(stage="pyodide")
def test_golden_games_replay_to_the_last_event() -> None:
    program = require(node(), missing_node()).program
    build()
    told = bundle_engine.run(program, HERE / "golden_games.py")
    assert json.loads(told) == dict.fromkeys(names())


@pytest.mark.nightly(stage="pyodide")
def test_bots_with_the_network_answer_as_on_a_server() -> None:
    """To the bit: answers, beliefs, and the chances that search expects of every option."""
    program = require(node(), missing_node()).program
    build()
    told = json.loads(bundle_engine.run(program, HERE / "network_answers.py"))
    assert told == json.loads(json.dumps(answers()))
    assert len(told) > 10
    assert all(each["options"] > 1 for each in told)
