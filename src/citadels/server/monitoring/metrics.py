"""Metrics for Prometheus.

They are served at an address of their own, never by the application that players reach. They cannot name a
player or a table: label values are limited to those declared below.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from functools import partial
from time import perf_counter
from typing import Final, get_args
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)

from citadels.engine.errors import CitadelsError
from citadels.server.config.limits import ServerLimits
from citadels.tables.http_types import StorageFault
from citadels.version import __version__

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, CPU time and open files, where the system reports them

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
PHASES: Final = ("lobby", "playing", "over")
LOST_REASON: Final = "lost"  # a peer owns the table
OTHER_LABEL: Final = "other"  # for undeclared values


class LabeledCounter:
    """A counter with one label. Undeclared values count as ``other``."""

    def __init__(self, name: str, help: str, label: str, values: Sequence[str]) -> None:
        self._counter = Counter(name, help, (label,), registry=REGISTRY)
        self._by_value = {value: self._counter.labels(value) for value in (*values, OTHER_LABEL)}

    def count(self, value: str, amount: int = 1) -> None:
        """Increase the counter of a value."""
        self._by_value.get(value, self._by_value[OTHER_LABEL]).inc(amount)


class LatencyHistogram:
    """A histogram of durations in seconds."""

    def __init__(self, name: str, help: str) -> None:
        self._histogram = Histogram(name, help, buckets=BUCKETS, registry=REGISTRY)

    @contextmanager
    def time(self) -> Iterator[None]:
        """Record the duration of the block, unless it raises."""
        began = perf_counter()
        yield
        self._histogram.observe(perf_counter() - began)


def _gauge(name: str, help: str, labels: Sequence[str] = ()) -> Gauge:
    return Gauge(name, help, labels, registry=REGISTRY)


_gauge("citadels_info", "The version of the server.", ("version",)).labels(__version__).set(1)
CONNECTIONS: Final = _gauge("citadels_connections", "Connections that are open.")
SOCKETS: Final = _gauge("citadels_sockets", "Sockets that are open.")
TABLES: Final = _gauge("citadels_tables", "Tables in memory, by phase.", ("phase",))
BOT_QUESTIONS: Final = _gauge(
    "citadels_bot_questions", "Questions that bots think about or wait to think about."
)
WORKER_JOBS: Final = _gauge("citadels_worker_jobs", "Questions that workers elsewhere take at a time.")

REQUESTS: Final = LabeledCounter(
    "citadels_requests",
    "HTTP requests, by the status of the answer.",
    "status",
    ("200", "201", "204", "304", "400", "403", "404", "405", "409", "410", "413", "421", "429", "500", "503"),
)
REQUEST_SECONDS: Final = LatencyHistogram(
    "citadels_request_seconds", "Time until a request is answered over HTTP."
)
ANSWER_SECONDS: Final = LatencyHistogram(
    "citadels_answer_seconds", "Time until a message in a socket is answered."
)
ACTIONS: Final = LabeledCounter(
    "citadels_actions", "Answers to questions of a game that were stored.", "by", ("player", "program")
)
COMMIT_SECONDS: Final = LatencyHistogram(
    "citadels_commit_seconds", "Time for a transaction that stores something."
)
WRITES: Final = Counter(
    "citadels_writes", "Changes that were stored; a transaction has many.", registry=REGISTRY
)
COMMITS_FAILED: Final = LabeledCounter(
    "citadels_commits_failed", "Transactions that failed.", "reason", (*get_args(StorageFault), LOST_REASON)
)
BOT_SECONDS: Final = LatencyHistogram(
    "citadels_bot_seconds", "Time until a bot that thinks has answered, with waiting."
)
BOTS_HASTY: Final = Counter(
    "citadels_bots_hasty", "Questions for which there was no time to think.", registry=REGISTRY
)
REFUSED: Final = LabeledCounter(
    "citadels_refused",
    "What was refused because of a limit.",
    "limit",
    [limit.name for limit in fields(ServerLimits)],
)


def watch_tables(phases: Callable[[], Sequence[str]], questions: Callable[[], int]) -> None:
    """Register callbacks that compute these gauges on each scrape, in another thread."""
    BOT_QUESTIONS.set_function(questions)
    for phase in PHASES:
        TABLES.labels(phase).set_function(partial(_count, phases, phase))


def _count(phases: Callable[[], Sequence[str]], phase: str) -> int:
    return list(phases()).count(phase)


class MetricsServer:
    """Serves the metrics in a thread until it is closed."""

    def __init__(self, address: str) -> None:
        host, _, port = address.rpartition(":")
        host = host.strip("[]") or "127.0.0.1"
        try:
            started: tuple[WSGIServer, threading.Thread] = start_http_server(int(port), host, REGISTRY)
        except (OSError, OverflowError) as error:
            why = error.strerror if isinstance(error, OSError) else "no such port"
            raise CitadelsError(f"metrics: cannot listen on {address}: {why}") from error
        self._server, self._thread = started

    @property
    def url(self) -> str:
        host, port = self._server.server_address[:2]
        shown = f"[{host!s}]" if ":" in str(host) else host
        return f"http://{shown!s}:{port}/metrics"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
