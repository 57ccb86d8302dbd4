"""The proofs of the web table, in small: bench/cluster, crash, fuzz and load with few rounds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from scripts import external_tools

from tests.bench.bench_process import run_bench
from tests.requirements import require

SOAK = pytest.mark.nightly(stage="soaks")
CLUSTER = pytest.mark.nightly(stage="proxies")


@SOAK
@pytest.mark.parametrize("name", ["cluster", "crash", "fuzz", "load"])
def test_help_has_examples(name: str) -> None:
    done = run_bench(name, "--help")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(f"python -m bench.{name}") >= 3


@SOAK
@pytest.mark.parametrize(("database", "kinds"), [("sqlite", 4), ("postgresql", 8)])
def test_nothing_is_lost_or_done_twice_whatever_happens_to_server_and_database(
    tmp_path: Path, database: str, kinds: int
) -> None:
    if database != "sqlite":
        require(external_tools.postgresql(), external_tools.missing_postgresql())
    wanted = ["--database", database, "--faults", str(kinds), "--record", str(tmp_path / "record.jsonl")]
    done = run_bench("crash", *wanted)
    assert done.returncode == 0, done.stderr + done.stdout
    *each, last = done.stdout.splitlines()
    assert [line.endswith(": 1, in rounds with 0 violations") for line in each] == [True] * kinds
    assert last.startswith(f"{kinds} faults in 1 rounds")
    assert last.endswith(": 0 violations")
    assert run_bench("crash", *wanted).stdout == done.stdout  # there is nothing left to do


@CLUSTER
def test_faults_of_one_server_of_a_cluster_lose_no_game(tmp_path: Path) -> None:
    require(external_tools.postgresql(), external_tools.missing_postgresql())
    require(external_tools.haproxy(), external_tools.missing_haproxy())
    record = tmp_path / "record.jsonl"
    done = run_bench("cluster", "faults", "--faults", "10", "--clients", "10", "--record", str(record))
    assert done.returncode == 0, done.stderr + done.stdout
    assert done.stdout.splitlines()[-1].startswith("10 faults in 1 rounds")
    outcome = json.loads(record.read_text())
    assert len(outcome["faults"]) == 6  # of each kind at least one
    assert outcome["counts"]["ack"] > 0


@CLUSTER
def test_servers_are_upgraded_one_by_one_while_games_go_on() -> None:
    require(external_tools.postgresql(), external_tools.missing_postgresql())
    require(external_tools.haproxy(), external_tools.missing_haproxy())
    done = run_bench("cluster", "upgrade", "--clients", "6")
    assert done.returncode == 0, done.stderr + done.stdout
    assert done.stdout.splitlines()[-1].startswith("1 faults in 1 rounds")


@SOAK
def test_no_message_brings_the_server_down_or_changes_a_game() -> None:
    done = run_bench("fuzz", "--messages", "2000")
    assert done.returncode == 0, done.stderr + done.stdout
    assert done.stdout.splitlines()[-1].endswith(": 0 violations of 0 kinds")


@SOAK
def test_every_action_under_load_is_acknowledged() -> None:
    done = run_bench("load", "--sockets", "20", "--rate", "10", "--seconds", "3", "--json")
    assert done.returncode == 0, done.stderr + done.stdout
    report = json.loads(done.stdout)
    assert report["errors"] == 0
    assert report["sockets"] == 20
    assert report["load"]["acks"] + report["load"]["missed"] == 30
    assert report["load"]["acks"] > 0
    assert report["restart"]["live_tables"] == 4
