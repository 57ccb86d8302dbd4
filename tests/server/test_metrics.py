"""Metrics for Prometheus: correct, under the names of the dashboard and alerts, and about no person."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client import generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families
from scripts import external_tools

from citadels.server.monitoring import metrics
from tests.requirements import require
from tests.server.server_process import ServerProcess, run
from tests.waiting import TIMEOUT

DEPLOY = Path(__file__).parents[2] / "deploy"
DASHBOARD = DEPLOY / "grafana" / "citadels.json"
RULES = DEPLOY / "prometheus" / "citadels.rules.yml"
CONFIGURATION = DEPLOY / "prometheus" / "prometheus.yml"
NAME = re.compile(r"\b(?:citadels|process)_\w+")


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with metrics and without chat."""
    options = ("--metrics", "127.0.0.1:0", "--limit", "chat=1", "--log-format", "json")
    with ServerProcess(tmp_path_factory.mktemp("server"), None, *options) as running:
        yield running


def scraped(server: ServerProcess) -> str:
    found = re.search(r"metrics at (\S+)", server.text())
    assert found
    return httpx.get(found[1], timeout=TIMEOUT).text


def figures(text: str) -> dict[str, float]:
    """Every figure by its name, with its labels as they are written."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(figure) for name, _, figure in (line.rpartition(" ") for line in lines)}


def families() -> list[Metric]:
    return [*metrics.REGISTRY.collect()]


# -- what a server shows -----------------------------------------------------------------------


def test_metrics_count_games_and_name_no_players(watched: ServerProcess) -> None:
    async def scene() -> list[str]:
        made = await watched.make([None], name="Quimby", crown=0)
        owner, guest = await made.owner().open(), await (await made.guest("Wobble")).open()
        for client in (owner, guest):
            await client.done("ready", ready=True, contribution="00" * 16)
        await owner.asked()
        await owner.act()
        await owner.done("say", text="the vicar hides his gold")
        assert await owner.refused("say", text="and more") == "too_much_chat"
        shown = figures(scraped(watched))
        assert shown["citadels_sockets"] == 2
        assert shown['citadels_tables{phase="playing"}'] == 1
        assert shown['citadels_actions_total{by="player"}'] >= 1
        assert shown['citadels_refused_total{limit="chat"}'] == 1
        assert shown['citadels_requests_total{status="201"}'] == 2
        assert shown["citadels_answer_seconds_count"] >= 5
        assert shown["citadels_commit_seconds_count"] >= 3
        failed = [number for name, number in shown.items() if "commits_failed_total" in name]
        assert failed
        assert not any(failed)
        return ["Quimby", "Wobble", "vicar", "127.0.0.1", made.id, made.token, guest.token, made.invite]

    secrets = run(scene())
    text = scraped(watched)
    assert [word for word in secrets if word in text] == []


def test_players_cannot_reach_the_metrics(watched: ServerProcess) -> None:
    assert httpx.get(f"{watched.url}/metrics", timeout=TIMEOUT).status_code == 404


def test_no_label_has_a_value_that_was_not_declared() -> None:
    metrics.REQUESTS.count("a status that there is not")
    metrics.REFUSED.count("of somebody's name")
    text = generate_latest(metrics.REGISTRY).decode()
    assert "that there is not" not in text
    assert "somebody" not in text
    assert 'citadels_refused_total{limit="other"} 1.0' in text


# -- what reads it -----------------------------------------------------------------------------


def known() -> set[str]:
    samples = {sample.name for family in families() for sample in family.samples} | {"citadels_tables"}
    of_the_system = {"process_open_fds", "process_max_fds", "process_resident_memory_bytes"}
    return samples | of_the_system | {"process_cpu_seconds_total"}


@pytest.mark.parametrize("path", [DASHBOARD, RULES], ids=lambda path: path.name)
def test_every_documented_metric_exists(path: Path) -> None:
    named = set(NAME.findall(path.read_text(encoding="utf-8")))
    assert len(named) > 5
    assert named - known() == set()


def test_every_metric_is_on_the_dashboard() -> None:
    text = DASHBOARD.read_text(encoding="utf-8")
    ours = [family.name for family in families() if family.name.startswith("citadels_")]
    assert [name for name in ours if name not in text] == []


def test_every_documented_label_value_exists() -> None:
    labels = {pair for family in families() for sample in family.samples for pair in sample.labels.items()}
    asked = re.findall(r'(\w+)(?:=~|!=|=)"([\w|]+)"', RULES.read_text(encoding="utf-8"))
    wanted = {(label, value) for label, values in asked for value in values.split("|") if label != "job"}
    assert wanted
    assert wanted - labels == set()


def test_the_dashboard_has_its_panels_side_by_side() -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    panels = board["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels)
    assert all(panel["description"] and panel["targets"] for panel in panels)


def test_every_alert_is_in_the_docs() -> None:
    page = (DEPLOY.parent / "docs" / "operations.md").read_text(encoding="utf-8")
    alerts = re.findall(r"alert: (\w+)", RULES.read_text(encoding="utf-8"))
    assert alerts
    assert [name for name in alerts if f"`{name}`" not in page] == []


def test_prometheus_accepts_the_configuration_and_the_alerts() -> None:
    promtool = require(external_tools.promtool(), external_tools.missing_promtool())
    done = subprocess.run(
        [promtool, "check", "config", CONFIGURATION], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_prometheus_can_parse_the_metrics(watched: ServerProcess) -> None:
    promtool = require(external_tools.promtool(), external_tools.missing_promtool())
    text = scraped(watched)
    assert list(text_string_to_metric_families(text))
    done = subprocess.run(
        [promtool, "check", "metrics"], input=text, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stdout + done.stderr


# -- its log -----------------------------------------------------------------------------------


def test_log_lines_and_responses_share_the_request_id(watched: ServerProcess) -> None:
    watched.rows("CREATE TRIGGER no BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'no'); END")
    body = {"name": "Quimby", "bots": [None], "settings": {"seats": 2}}
    answer = run(watched.post("/api/tables", body, **{"X-Request-Id": "quimby"}))
    watched.rows("DROP TRIGGER no")
    assert answer.status_code == 503
    id = answer.headers["x-request-id"]
    assert re.fullmatch(r"[0-9a-f]{16}", id)
    lines = [json.loads(line) for line in watched.text().splitlines() if line.startswith("{")]
    told = next(line for line in lines if line.get("request") == id)
    assert (told["level"], told["logger"]) == ("error", "citadels.tables.table")
    assert "could not be made" in told["message"]
    assert any("SQLITE_CONSTRAINT" in error["kind"] for error in told["errors"])
    assert "uimby" not in watched.text()
