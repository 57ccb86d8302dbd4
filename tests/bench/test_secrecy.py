"""Streams in worlds that a reader cannot tell apart: none leaks, and planted leaks are found."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence

import pytest
from bench.secrecy.streams import examine
from bench.secrecy.worlds import Pondering

from citadels.engine.events import Event
from citadels.locale import Texts
from citadels.tables import presenter
from citadels.tables.protocol import Line
from citadels.tables.table import Table, TableSummary
from tests.bench.bench_process import run_bench
from tests.nightly import rest_nightly

pytestmark = pytest.mark.slow

GAMES = range(2, 60)  # at most, to find a leak; the first two are long
CHANNELS = ("welcome", "update", "table", "error", "ack", "stale", "notice", "public", "mine", "file")


def test_help_has_examples() -> None:
    done = run_bench("secrecy", "--help")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("python -m bench.secrecy") >= 3


def test_streams_of_a_reader_differ_only_where_the_rules_show_a_difference() -> None:
    done = run_bench("secrecy", "--frames", "1000", "--jobs", "1")
    assert done.returncode == 0, done.stderr + done.stdout
    assert done.stdout.splitlines()[-1].endswith(": 0 leaks")
    compared, varied, _ = done.stdout.splitlines()
    assert [kind for kind in CHANNELS if f"{kind!r}" not in compared] == []
    assert [kind for kind in ("deck", "hands", "characters", "key") if f"{kind!r}" not in varied] == []


def test_the_same_seed_has_the_same_worlds() -> None:
    one, other = examine("secrecy", 6), examine("secrecy", 6)
    assert (one.pairs, one.varied) == (other.pairs, other.varied)


# -- planted leaks -----------------------------------------------------------------------------


def whole_line(
    event: Event, number: int, version: int, seat: int, names: Sequence[str], words: Texts
) -> Line:
    return Line(number, version, event, "")


async def leaking_summary(table: Table, token: str) -> TableSummary:
    seat, play = table.seat_of(token), table._play
    told = zlib.crc32((play.position or "").encode())
    return TableSummary(seat, play.phase, play.asked == seat, told, [], None, [], "")


def leaky_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(presenter, "line", whole_line)


def leaky_moments(patch: pytest.MonkeyPatch) -> None:
    """Bots think for longer than the pause, so that it shows."""
    patch.setattr(Pondering, "longest", 3.0)


def leaky_summary(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "summary", leaking_summary)


@pytest.mark.parametrize("plant", rest_nightly([leaky_moments, leaky_log, leaky_summary], stage="secrecy"))
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert any(examine("planted", number).leaks for number in GAMES)
