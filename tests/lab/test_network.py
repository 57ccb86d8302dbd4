"""Whether search consults its network decides its answers: reports, files and machines must agree on it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadels.bots import search_network
from citadels.bots.learned.network import Network
from citadels.bots.learned.weights import WeightsError
from citadels.bots.search import evaluator
from citadels.commands.faults import warn_without_network
from citadels.engine.errors import CitadelsError
from citadels.lab import cluster
from citadels.lab.arena import Match
from citadels.lab.match_journal import MatchJournal
from citadels.lab.runner import Plan, summary
from citadels.lab.study_journal import StudyJournal
from citadels.lab.trials import Case, StudyPlan
from citadels.settings import Setup
from citadels.version import __version__

SETUP = Setup(preset="first_game")
MATCH = Match(4, SETUP, ("search:8n",), "1", ("greedy",))


@pytest.fixture
def without_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing to consult, as on a machine without numpy."""
    monkeypatch.setattr(evaluator, "default_evaluator", lambda: None)


def test_only_bots_that_search_consult_it() -> None:
    digest = search_network(["search"])
    assert digest is not None
    assert search_network(["greedy", "search:20n"]) == digest
    assert search_network(["greedy", "learned"]) is None


@pytest.mark.usefixtures("without_network")
def test_without_it_a_command_warns(capsys: pytest.CaptureFixture[str]) -> None:
    assert search_network(["search"]) is None
    warn_without_network(["greedy"])
    assert capsys.readouterr().err == ""
    warn_without_network(["greedy", "search:8n"])
    assert "pip install 'citadels[strong]'" in capsys.readouterr().err


def test_search_does_not_lose_its_network_silently(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def damaged() -> Network:
        raise WeightsError("weights are corrupted: digest mismatch")

    monkeypatch.setattr(evaluator, "load_default_network", damaged)
    assert evaluator.default_evaluator.__wrapped__() is None
    assert caplog.messages == ["search plays without its network: weights are corrupted: digest mismatch"]
    caplog.clear()
    monkeypatch.setattr(evaluator, "find_spec", lambda name: None)
    assert evaluator.default_evaluator.__wrapped__() is None
    assert "numpy is not installed" in caplog.text


def test_a_report_of_a_simulation_has_the_version_and_the_network() -> None:
    report = summary(Plan(0, SETUP, ("search:8n", "greedy"), "1"), [], 1.0)
    assert report["version"] == __version__
    assert report["search_network"] == search_network(["search"])


def test_a_match_is_not_continued_without_its_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    with MatchJournal(path, MATCH):
        pass
    assert json.loads(path.read_text())["search_network"] == search_network(["search"])
    monkeypatch.setattr(evaluator, "default_evaluator", lambda: None)
    with pytest.raises(CitadelsError, match=r"has another plan \(search_network: "):
        MatchJournal(path, MATCH)


def test_neither_is_a_study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, plan = tmp_path / "study.jsonl", StudyPlan((Case("search:8n", SETUP),), 4, "1")
    with StudyJournal(path, plan):
        pass
    monkeypatch.setattr(evaluator, "default_evaluator", lambda: None)
    with pytest.raises(CitadelsError, match=r"has another plan \(search_network: "):
        StudyJournal(path, plan)


def test_a_machine_of_a_cluster_must_have_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    network = search_network(MATCH.names)
    cluster.check_network(MATCH.names, network)
    with pytest.raises(CitadelsError, match="search plays with its network, unlike on this one"):
        cluster.check_network(MATCH.names, None)
    monkeypatch.setattr(evaluator, "default_evaluator", lambda: None)
    with pytest.raises(CitadelsError, match="search plays without its network, unlike on this one"):
        cluster.check_network(MATCH.names, network)
    cluster.check_network(["greedy"], None)
