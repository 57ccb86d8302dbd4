"""Distribute work over a Ray cluster; tasks lost with a machine are retried on another.

Ray is imported only when a cluster is entered. Machines receive a pickled task and its items and return
results. They write nothing: only the machine that runs the command writes files.
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
from citadels.bots import bot_files, search_network
from citadels.bots.subprocess_bot import kill_all, programs_kept
from citadels.engine.errors import CitadelsError
from citadels.extras import require

CONNECT_TIMEOUT: Final = 5.0  # seconds to reach the head of the cluster
MAX_RETRIES: Final = 10  # of a task whose worker is lost
RAY_ENVIRONMENT: Final = {  # read by Ray on import
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": "^",  # Otherwise Ray reports lost machines on standard output.
}
HTTP2_SETTINGS_FRAME: Final = b"\0\0\0\4\0\0\0\0\0"  # the first frame of either side in HTTP/2

Item = TypeVar("Item")
Result = TypeVar("Result")
Item_contra = TypeVar("Item_contra", contravariant=True)
Result_co = TypeVar("Result_co", covariant=True)


class Task(Protocol[Item_contra, Result_co]):
    """Picklable work on one item, for other processes and machines."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of all bots that take part."""

    def check(self) -> None:
        """Raise CitadelsError if the work cannot be done on this machine."""

    def __call__(self, item: Item_contra, /) -> Result_co:
        """Process an item and return its result."""


def exit_worker(number: int, frame: object) -> None:
    """Exit on a signal, killing external bot programs first."""
    kill_all()
    os._exit(1)


def chunk_size(items: int, workers: int, max_chunk: int) -> int:
    """Return how many items a worker gets at a time, small enough to keep all workers busy to the end."""
    return max(1, min(max_chunk, items // (workers * 4)))


class Cluster:
    """A context manager that connects to the Ray cluster at an address, HOST:PORT.

    Without an address, it uses the cluster named by RAY_ADDRESS or the one that this machine belongs to. If
    there is none, it starts Ray on this machine until it is left.
    """

    def __init__(self, address: str = "") -> None:
        self.address = address or os.environ.get("RAY_ADDRESS", "")
        if self.address and not re.fullmatch(r"[^\s:/]+:\d{1,5}", self.address):
            raise CitadelsError(f"--ray: invalid address {self.address!r}; write HOST:PORT")
        self._joined = False

    def __enter__(self) -> Cluster:
        ray = _ray()
        if not ray.is_initialized():
            self._join(ray)
        if not self.workers():
            self._leave(ray)
            raise CitadelsError("--ray: the cluster has no CPUs; start nodes with at least one")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leave(_ray())

    def workers(self) -> int:
        """Return the number of CPUs, which changes as machines join and leave."""
        return int(_ray().cluster_resources().get("CPU", 0))

    def distribute(
        self, task: Task[Item, Result], items: Sequence[Item], max_chunk: int = 1
    ) -> Generator[Result, None, None]:
        """Run a task on every item, yielding results as they finish, in any order."""
        ray = _ray()
        size = chunk_size(len(items), self.workers(), max_chunk)
        chunks = iter([items[start : start + size] for start in range(0, len(items), size)])
        remote = ray.remote(max_retries=MAX_RETRIES)(_run_chunk)
        sender = version.stamp(), search_network(task.names), tuple(bot_files(task.names).items())
        shared = sender, str(Path.cwd()), ray.put(pickle.dumps(task))
        running: list[Any] = []
        while True:
            room = max(1, 2 * self.workers()) - len(running)  # keep a second chunk queued for every worker
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
            wanted = "; it requires a token, see docs/lab.md" if "AuthToken" in str(error.__cause__) else ""
            raise CitadelsError(f"--ray: {_first_line(error)}{wanted}") from error
        self._joined = True

    def _leave(self, ray: ModuleType) -> None:
        """Disconnect, which ends running tasks. Ray cannot cancel single tasks reliably."""
        if self._joined:
            ray.shutdown()
            self._joined = False


def _ray() -> Any:
    for name, value in RAY_ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    require("ray", "--ray", "ray")
    import ray

    return ray


def _check_reachable(address: str) -> None:
    """Probe the address with an HTTP/2 handshake. Ray itself would retry for minutes."""
    host, _, port = address.rpartition(":")
    try:
        with socket.create_connection((host, int(port)), CONNECT_TIMEOUT) as connection:
            connection.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + HTTP2_SETTINGS_FRAME)
            if connection.recv(len(HTTP2_SETTINGS_FRAME))[3:4] != HTTP2_SETTINGS_FRAME[3:4]:
                raise CitadelsError(f"--ray: no Ray cluster answers at {address}; check the address")
    except (OSError, OverflowError) as error:
        raise CitadelsError(f"--ray: cannot reach {address}: {_first_line(error)}") from error


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
        raise CitadelsError(f"--ray: a task failed on every retry: {_first_line(error)}") from error
    yield from results


def _local_error(error: Any) -> BaseException:
    """Return the error to raise here for one on another machine, naming that machine where it matters."""
    cause: BaseException = error.cause
    if isinstance(cause, CitadelsError):
        return CitadelsError(f"--ray: {cause}")
    if isinstance(cause, ImportError) or "failed to import" in str(cause):
        missing = cause.name if isinstance(cause, ImportError) else "citadels"
        return CitadelsError(
            f"--ray: machine {error.ip} lacks {missing}; install the same packages on all machines"
        )
    return cause


# -- on the other machines -------------------------------------------------------------------


Sender = tuple[str, str | None, tuple[tuple[str, str], ...]]  # its version, network and files of bots


def _run_chunk(sender: Sender, folder: str, packed: bytes, items: Sequence[Any]) -> list[Any]:
    """Run the task on some items; the body of a Ray task."""
    task = _load_task(sender, folder, packed)
    with programs_kept():
        return [task(item) for item in items]


@lru_cache(maxsize=1)
def _load_task(sender: Sender, folder: str, packed: bytes) -> Task[Any, Any]:
    """Unpickle the task, checking that this machine would compute exactly what the sender would."""
    stamp, network, files = sender
    here = platform.node()
    if stamp != version.stamp():
        raise CitadelsError(
            f"machine {here} has citadels {version.stamp()}, not {stamp}; "
            "install the same version on all machines"
        )
    signal.signal(signal.SIGTERM, exit_worker)
    if Path(folder).is_dir():
        os.chdir(folder)  # Commands of bots may contain relative paths.
    task: Task[Any, Any] = pickle.loads(packed)
    try:
        task.check()
    except CitadelsError as error:
        raise CitadelsError(
            f"machine {here}: {error}; install plug-ins and programs on all machines, in the same place"
        ) from None
    check_network(task.names, network)
    for name, digest in bot_files(task.names).items():
        if dict(files).get(name) != digest:
            raise CitadelsError(f"machine {here}: bot {name!r} has another file; copy yours to all machines")
    return task


def check_network(names: Sequence[str], network: str | None) -> None:
    """Raise CitadelsError if search would use another network here than on the sending machine."""
    if search_network(names) != network:
        without = "out" if network is not None else ""
        raise CitadelsError(
            f"machine {platform.node()}: search plays with{without} its network, unlike on this one; "
            "install numpy on all machines or on none"
        )
