"""Run the server: open the database, listen, and shut down in order."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from citadels.engine.errors import CitadelsError
from citadels.server.admin.retention import Retention, first_announced_at
from citadels.server.admission.accept_throttle import ThrottledServer
from citadels.server.admission.addresses import LOOPBACK_NETWORKS, AddressKeys, Proxies
from citadels.server.admission.control import AdmissionControl, raise_file_limit
from citadels.server.admission.limited_protocols import LimitedHttp, LimitedWebSocket
from citadels.server.app import create_app
from citadels.server.bots import worker_protocol
from citadels.server.bots.bot_pool import BotPool
from citadels.server.cluster import peers
from citadels.server.cluster.cluster_hub import ClusterHub
from citadels.server.cluster.cluster_storage import ClusterStorage
from citadels.server.config.setting_types import without_password
from citadels.server.config.settings import DEFAULT_PORT, ServerSettings
from citadels.server.gc_schedule import collect_periodically
from citadels.server.http import hosts
from citadels.server.hub import Hub
from citadels.server.monitoring import log, metrics
from citadels.server.push import notifier
from citadels.server.storage import database
from citadels.server.storage.engine_factory import connect, database_url, sqlite_url
from citadels.server.storage.lock import server_lock
from citadels.server.storage.sql_storage import SqlStorage, get_or_create_keys
from citadels.tables.clock import RealClock
from citadels.version import stamp

MAX_PORTS_TRIED: Final = 20
SHUTDOWN_GRACE: Final = 5  # seconds, at shutdown, for requests and sockets to finish
STORE_TIMEOUT: Final = 2.0  # seconds of the shutdown reserved for pending writes
LOOPBACK: Final = "127.0.0.1"
ANY_ADDRESS: Final = "0.0.0.0"
ADDRESS_SECRET: Final = "address_secret"  # in the table `keys`

Echo = Callable[[str], None]


def serve(wanted: ServerSettings, echo: Echo) -> int:
    """Serve until asked to stop. Return the exit code."""
    log.begin(wanted.log_format)
    os.umask(database.NON_OWNER_BITS)
    url, place = _database(wanted)
    echo(f"Data: {place}")
    if sys.platform == "win32":
        return asyncio.run(_serve(wanted, url, echo))
    import uvloop

    return uvloop.run(_serve(wanted, url, echo))


def _database(wanted: ServerSettings) -> tuple[str, str]:
    """Return the address of the database, and the same for display, without a password."""
    if wanted.database is not None:
        return wanted.database, without_password(wanted.database)
    try:
        folder = database.make_data_folder()
    except OSError as error:
        named = database.data_folder()
        raise CitadelsError(f"cannot create the data folder {named}: {error.strerror}") from error
    return sqlite_url(folder / database.FILE), str(folder)


async def _serve(wanted: ServerSettings, url: str, echo: Echo) -> int:
    me = peers.new_id()
    engine, clock = connect(database_url(url), server=me), RealClock()
    admission = AdmissionControl(
        wanted.limit, Proxies([*LOOPBACK_NETWORKS, *wanted.trusted_proxy]), clock, raise_file_limit()
    )
    admission.worker_token = _worker_token(wanted, echo)
    lock = server_lock(engine)
    try:
        lock.acquire()
        database.make_private(engine.url)
        backup = await database.migrate_to_head(engine, clock.time())
    except (SQLAlchemyError, OSError) as error:
        await engine.dispose()
        raise CitadelsError(f"cannot use the database: {_first_line(error)}") from error
    if backup is not None:
        echo(f"Migrated the database; a backup of its former state is at {backup}")
    listening = _listen(wanted)
    watched = metrics.MetricsServer(wanted.metrics) if wanted.metrics is not None else None
    hub = await _open_hub(wanted, engine, me, clock, listening, echo)
    lan = LanListener(wanted, listening.getsockname()[1], admission)
    open_lan = None if wanted.host else lan.open
    app = create_app(hub, admission, wanted, lan_address=lan.address, open_lan=open_lan)
    lan.app = app
    server = _Server(_config(app, admission, "on"))
    server.on_exit, server.expect_end = lan.end, hub.expect_end
    server.before_shutdown = hub.hand_over
    hub.end_when_replaced(server.end)
    _greet(wanted, lan, listening, echo)
    if watched is not None:
        echo(f"Prometheus finds its metrics at {watched.url}")
    collecting = asyncio.create_task(collect_periodically())
    await server.serve([listening])
    collecting.cancel()
    await lan.close()
    if watched is not None:
        watched.close()
    lock.release()
    hub.check_not_replaced()
    return 0


def _worker_token(wanted: ServerSettings, echo: Echo) -> str | None:
    """Return the token of workers. If its file does not exist, create it."""
    if wanted.worker_token_file is None:
        return None
    stamp()  # cached now, before another version is installed
    file, setting = Path(wanted.worker_token_file), "--worker-token-file"
    if worker_protocol.make_token(file, setting):
        echo(f"Workers need the new token in {file}")
    return worker_protocol.read_token(file, setting)


async def _open_hub(
    wanted: ServerSettings,
    engine: AsyncEngine,
    me: str,
    clock: RealClock,
    listening: socket.socket,
    echo: Echo,
) -> Hub:
    """Return the hub for a database: of a single server on SQLite, of a server with peers on PostgreSQL."""
    bot_pool = BotPool(max(1, (os.cpu_count() or 2) - 1))
    kept = await get_or_create_keys(
        engine, lambda: {ADDRESS_SECRET: secrets.token_hex(32)}, (ADDRESS_SECRET,)
    )
    addresses = AddressKeys(kept[ADDRESS_SECRET])
    days = Retention.from_settings(wanted, await first_announced_at(engine, clock.time()))
    for line in days.announcement(clock.time()):
        echo(line)
    if engine.url.get_backend_name() == "sqlite":
        storage = SqlStorage(engine)
        push = await notifier.begin(engine, storage, clock, wanted.base_url, wanted.push_service)
        return Hub(storage, bot_pool, push, clock, wanted.limit, days, wanted.chat, addresses)
    joined = await peers.join_cluster(engine, me, clock, wanted.internal_url or _own_url(listening))
    shared = ClusterStorage(engine, me)
    push = await notifier.begin(engine, shared, clock, wanted.base_url, wanted.push_service)
    return ClusterHub(shared, bot_pool, push, clock, wanted.limit, joined, days, wanted.chat, addresses)


def _own_url(listening: socket.socket) -> str:
    """Return the URL at which peers on this machine, or on its network, reach this server."""
    host, port = listening.getsockname()[:2]
    if host in (ANY_ADDRESS, "::"):
        host = hosts.lan_address() or LOOPBACK
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def _listen(wanted: ServerSettings) -> socket.socket:
    """Return a listening socket, on the first free port if none was chosen."""
    host = wanted.host or (ANY_ADDRESS if wanted.lan else LOOPBACK)
    if wanted.port is not None:
        return _bind(host, wanted.port)
    for port in range(DEFAULT_PORT, DEFAULT_PORT + MAX_PORTS_TRIED):
        with contextlib.suppress(CitadelsError):
            return _bind(host, port)
    return _bind(host, 0)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except (OSError, OverflowError) as error:
        made.close()
        why = error.strerror if isinstance(error, OSError) else "no such port"
        raise CitadelsError(f"cannot listen on {host}, port {port}: {why}") from error
    made.set_inheritable(True)
    return made


def _config(app: object, admission: AdmissionControl, lifespan: str) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        lifespan=lifespan,  # type: ignore[arg-type]
        http=partial(LimitedHttp, admission),  # type: ignore[arg-type]
        ws=LimitedWebSocket,
        ws_per_message_deflate=False,
        proxy_headers=False,  # admission control reads them
        access_log=False,  # URLs may contain private data
        log_config=None,
        log_level="error",  # anything below is the client's fault
        timeout_graceful_shutdown=SHUTDOWN_GRACE,
        server_header=False,
    )


class _Server(ThrottledServer):
    """A server that exits with code 0 on SIGINT and SIGTERM, instead of raising the signal again."""

    expect_end: Callable[[], float]
    on_exit: Callable[[], None] | None = None
    before_shutdown: Callable[[], Awaitable[None]] | None = None

    def end(self) -> None:
        """Shut down as on SIGTERM."""
        self.handle_exit(signal.SIGTERM, None)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.on_exit is not None:
            self.on_exit()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        end = self.expect_end()
        await self.close(sockets)
        if self.before_shutdown is not None:
            await self.before_shutdown()
        left = end - asyncio.get_running_loop().time() - STORE_TIMEOUT
        self.config.timeout_graceful_shutdown = round(min(SHUTDOWN_GRACE, max(1.0, left)))
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self):  # type: ignore[no-untyped-def]
        loop = asyncio.get_running_loop()
        signals = (signal.SIGINT, signal.SIGTERM)
        if sys.platform == "win32":
            with super().capture_signals():
                yield
            return
        for number in signals:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in signals:
                loop.remove_signal_handler(number)


class LanListener:
    """The listener on the local network, opened at startup by --lan or later from the page."""

    def __init__(self, wanted: ServerSettings, port: int, admission: AdmissionControl) -> None:
        self.app: object = None
        self._port = port
        self._admission = admission
        self._secondary: tuple[uvicorn.Server, asyncio.Task[None]] | None = None
        self.address = self._url() if wanted.lan else None

    def _url(self) -> str | None:
        address = hosts.lan_address()
        return None if address is None else f"http://{address}:{self._port}"

    async def open(self) -> str | None:
        """Listen on the LAN address too. Return the URL for other devices."""
        address = hosts.lan_address()
        if self._secondary is None and address is not None:
            second = _SecondaryServer(_config(self.app, self._admission, "off"))
            task = asyncio.get_running_loop().create_task(second.serve([_bind(address, self._port)]))
            self._secondary = (second, task)
        return self._url()

    def end(self) -> None:
        """Stop accepting connections there."""
        if self._secondary is not None:
            self._secondary[0].should_exit = True

    async def close(self) -> None:
        self.end()
        if self._secondary is not None:
            await asyncio.wait({self._secondary[1]}, timeout=5)


class _SecondaryServer(ThrottledServer):
    """A second listener for the same application. It leaves signals to the first."""

    @contextlib.contextmanager
    def capture_signals(self):  # type: ignore[no-untyped-def]
        yield


def _greet(wanted: ServerSettings, lan: LanListener, listening: socket.socket, echo: Echo) -> None:
    host, port = listening.getsockname()[:2]
    shown = LOOPBACK if host == ANY_ADDRESS else host
    here = f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
    echo(f"The table is at {wanted.base_url or here}")
    if lan.address is not None:
        echo(f"Others in your network reach it at {lan.address}/")
    echo("Press Ctrl-C to stop.")
    if wanted.browser:
        asyncio.get_running_loop().call_later(0.5, _open_browser, here)


def _open_browser(url: str) -> None:
    asyncio.get_running_loop().run_in_executor(None, webbrowser.open, url)


__all__ = ["serve"]
