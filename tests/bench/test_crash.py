"""What the faults of bench.crash are made of; the faults themselves are let loose in tests/server."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from bench.crash.faults import full_disk, kill_at_write
from bench.crash.rounds import is_trouble
from bench.crash.runs import add_arguments, dealt
from bench.record import Record

from tests.waiting import TIMEOUT

# Writes a line to a file for every line that it reads, and says how that went.
WRITER = """
import sys
with open(sys.argv[1], "a", buffering=1) as file:
    for line in sys.stdin:
        try:
            file.write(line)
            print("written", flush=True)
        except OSError as error:
            print(error.strerror, flush=True)
            break
"""


def writer(file: Path) -> subprocess.Popen[str]:
    file.touch()
    command = [sys.executable, "-c", WRITER, str(file)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(process: subprocess.Popen[str]) -> str:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("line\n")
    process.stdin.flush()
    return process.stdout.readline().strip()


def test_a_pack_has_one_of_each_kind() -> None:
    assert sorted(dealt(["a", "b", "c"], 3, Random(1))) == ["a", "b", "c"]
    assert sorted(dealt(["a", "b"], 5, Random(1))[:4]) == ["a", "a", "b", "b"]


@pytest.mark.skipif(sys.platform != "linux", reason="limits of other processes are a thing of Linux")
def test_a_disk_is_full_for_a_while(tmp_path: Path) -> None:
    with writer(tmp_path / "one") as first, writer(tmp_path / "two") as second:
        with full_disk([first.pid, second.pid], 0):
            assert ask(first) == "File too large"
        assert ask(second) == "written"
        second.kill()


def test_a_process_is_killed_as_soon_as_it_writes(tmp_path: Path) -> None:
    file = tmp_path / "log"
    with writer(file) as process:
        assert process.stdin is not None
        process.stdin.write("line\n" * 10)
        process.stdin.flush()
        kill_at_write(process.pid, file, 0.0)
        assert process.wait(TIMEOUT) == -9
        process.stdin.close()


@pytest.mark.parametrize(
    ("record", "excused"),
    [
        ("ERROR - now - x - table x1-_ could not be stored\nTraceback\nWriteFailed: OperationalError", True),
        ("ERROR - now - x - table x1-_ could not be stored\nTraceback\nWriteFailed: IntegrityError", False),
        ("ERROR - now - asyncio - Task exception was never retrieved\nTraceback\nOSError", False),
    ],
)
def test_only_trouble_with_the_database_is_excused(record: str, excused: bool) -> None:
    assert is_trouble(record) == excused


def test_a_record_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    for seconds in (1.0, 2.0):
        Record(file).add({"counts": {"ack": 2}, "seconds": seconds})
    assert Record(file).total("counts") == {"ack": 4}
    assert Record(file).seconds == 3.0
    assert Record(None).rounds == []


def test_records_with_the_former_name_of_faults_are_read(tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    file.write_text('{"mishaps": {"kill": 2}}\n')
    Record(file).add({"faults": {"kill": 1}})
    assert Record(file).total("faults") == {"kill": 3}


def test_the_former_option_for_faults_still_works() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser, faults=10, clients=2, each=5, seed="x")
    assert parser.parse_args(["--mishaps", "3", "--most", "2"]).faults == 3
