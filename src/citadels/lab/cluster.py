"""A Ray cluster: many machines do the same task, and a task that is lost with one is repeated on another.

Nothing here needs Ray until a cluster is entered. The machines get the work and numbers of items, and send
back results. They keep nothing: whatever is written, the machine with the command writes.
"""

from __future__ import annotations

import logging
import os
import pickle
import platform
import re
import signal
import socket
from collections.abc import Generator, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Final, Protocol, TypeVar

from citadels import version
from citadels.bots import search_network
from citadels.bots.subprocess_bot import kill_all
from citadels.engine.errors import CitadelsError

CONNECT_TIMEOUT: Final = 5.0  # the head of a cluster
MAX_RETRIES: Final = 10  # of a task whose worker was lost each time
RAY_ENVIRONMENT: Final = {  # Ray reads these when it is imported
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": "^",  # else it tells of lost machines on standard output
}
HTTP2_SETTINGS_FRAME: Final = b"\0\0\0\4\0\0\0\0\0"  # the first frame that either side sends in HTTP/2

Item = TypeVar("Item")
Result = TypeVar("Result")
Item_contra = TypeVar("Item_contra", contravariant=True)
Result_co = TypeVar("Result_co", covariant=True)


class Task(Protocol[Item_contra, Result_co]):
    """What is done with every item, in a form that goes to other processes and machines."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all bots that take part."""

    def check(self) -> None:
        """Refuse what cannot be done on this machine."""

    def __call__(self, item: Item_contra, /) -> Result_co:
        """Do it."""


def exit_worker(number: int, frame: object) -> None:
    """A process that is told to end in the middle of a game leaves no programs behind."""
    kill_all()
    os._exit(1)


def chunk_size(items: int, workers: int, max_chunk: int) -> int:
    """How many items to give a worker at a time, so that all have enough to do until the end."""
    return max(1, min(max_chunk, items // (workers * 4)))


class Cluster:
    """The Ray cluster at an address, HOST:PORT, while it is entered.

    Without an address it is the one that this machine belongs to (or that RAY_ADDRESS names); if there is
    none, Ray is started on this machine for the time.
    """

    def __init__(self, address: str = "") -> None:
        self.address = address or os.environ.get("RAY_ADDRESS", "")
        if self.address and not re.fullmatch(r"[^\s:/]+:\d{1,5}", self.address):
            raise CitadelsError(f"--ray: write the address of a cluster as HOST:PORT, not {self.address!r}")
        self._joined = False

    def __enter__(self) -> Cluster:
        ray = _ray()
        if not ray.is_initialized():
            self._join(ray)
        if not self.workers():
            self._leave(ray)
            raise CitadelsError("--ray: the cluster has no CPUs to play with")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leave(_ray())

    def workers(self) -> int:
        """How many tasks it can do at a time; that changes as machines come and go."""
        return int(_ray().cluster_resources().get("CPU", 0))

    def distribute(
        self, task: Task[Item, Result], items: Sequence[Item], max_chunk: int = 1
    ) -> Generator[Result, None, None]:
        """Do the work on every item; results come as soon as they are known, in any order."""
        ray = _ray()
        size = chunk_size(len(items), self.workers(), max_chunk)
        chunks = iter([items[start : start + size] for start in range(0, len(items), size)])
        remote = ray.remote(max_retries=MAX_RETRIES)(_run_chunk)
        shared = version.stamp(), search_network(task.names), str(Path.cwd()), ray.put(pickle.dumps(task))
        running: list[Any] = []
        while True:
            room = max(1, 2 * self.workers()) - len(running)  # so that none has to wait for its next
            running += [remote.remote(*shared, chunk) for chunk in islice(chunks, max(0, room))]
            if not running:
                return
            [ready, *_], running = ray.wait(running)
            yield from _results(ready)

    def _join(self, ray: ModuleType) -> None:
        if self.address:
            _check_reachable(self.address)
        logging.getLogger("ray").setLevel(logging.CRITICAL)
        try:
            ray.init(
                self.address or None,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.CRITICAL,
            )
        except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            wanted = "; it asks for a token, see docs/lab.md" if "AuthToken" in str(error.__cause__) else ""
            raise CitadelsError(f"--ray: {_first_line(error)}{wanted}") from error
        self._joined = True

    def _leave(self, ray: ModuleType) -> None:
        """Tasks that still run end with it: to cancel them one by one, Ray is not reliable enough."""
        if self._joined:
            ray.shutdown()
            self._joined = False


def _ray() -> Any:
    for name, value in RAY_ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError as error:
        raise CitadelsError("--ray needs the package ray: pip install 'citadels[ray]'") from error
    return ray


def _check_reachable(address: str) -> None:
    """Say hello in HTTP/2, as Ray would, and hear its answer; Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    try:
        with socket.create_connection((host, int(port)), CONNECT_TIMEOUT) as connection:
            connection.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + HTTP2_SETTINGS_FRAME)
            if connection.recv(len(HTTP2_SETTINGS_FRAME))[3:4] != HTTP2_SETTINGS_FRAME[3:4]:
                raise CitadelsError(f"--ray: there is no Ray cluster at {address}")
    except (OSError, OverflowError) as error:
        raise CitadelsError(f"--ray: {address} cannot be reached: {_first_line(error)}") from error


def _first_line(error: BaseException) -> str:
    text = getattr(error, "strerror", None) or str(error)
    return text.strip().partition("\n")[0] or type(error).__name__


def _results(ready: Any) -> Iterator[Any]:
    ray = _ray()
    try:
        results: list[Any] = ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        raise _local_error(error) from error
    except ray.exceptions.RayError as error:
        raise CitadelsError(f"--ray: a task was lost again and again: {_first_line(error)}") from error
    yield from results


def _local_error(error: Any) -> BaseException:
    """What went wrong on another machine, in our words where it is about that machine."""
    cause: BaseException = error.cause
    if isinstance(cause, CitadelsError):
        return CitadelsError(f"--ray: {cause}")
    if isinstance(cause, ImportError) or "failed to import" in str(cause):
        missing = cause.name if isinstance(cause, ImportError) else "citadels"
        return CitadelsError(f"--ray: the machine {error.ip} lacks {missing}; install the same on all")
    return cause


# -- on the other machines -------------------------------------------------------------------


def _run_chunk(
    stamp: str, network: str | None, folder: str, packed: bytes, items: Sequence[Any]
) -> list[Any]:
    """The task: what comes of some items."""
    task = _load_task(stamp, network, folder, packed)
    return [task(item) for item in items]


@lru_cache(maxsize=1)
def _load_task(stamp: str, network: str | None, folder: str, packed: bytes) -> Task[Any, Any]:
    """The task, if this machine does it exactly as the one that asks would."""
    here = platform.node()
    if stamp != version.stamp():
        raise CitadelsError(
            f"the machine {here} has citadels {version.stamp()} and not {stamp}; install the same on all"
        )
    signal.signal(signal.SIGTERM, exit_worker)
    if Path(folder).is_dir():
        os.chdir(folder)  # commands of bots may have relative paths
    task: Task[Any, Any] = pickle.loads(packed)
    try:
        task.check()
    except CitadelsError as error:
        raise CitadelsError(
            f"on the machine {here}: {error}; plug-ins and programs must be on all, in the same place"
        ) from None
    check_network(task.names, network)
    return task


def check_network(names: Sequence[str], network: str | None) -> None:
    """Refuse to search with another network than the machine that asks."""
    if search_network(names) != network:
        without = "out" if network is not None else ""
        raise CitadelsError(
            f"on the machine {platform.node()} search plays with{without} its network, unlike on this one; "
            "install numpy on all or on none"
        )
