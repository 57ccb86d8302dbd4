"""Web Push notifications, sent through the push service of the player's browser.

The server has a VAPID key pair that identifies it to push services, and stores an endpoint and keys per
device; payloads are encrypted for the device. Tables never wait for a notification: it is sent in the
background, and a failure is only logged.
"""

from __future__ import annotations

import asyncio
import logging
import re
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from msgspec import json
from sqlalchemy.ext.asyncio import AsyncEngine

from citadels.server.storage.schema import DeviceRow
from citadels.server.storage.sql_storage import DeviceWrite, SqlStorage, VoidDevice, get_or_create_keys
from citadels.tables.clock import Clock
from citadels.tables.errors import TableError
from citadels.tables.grants import token_hash
from citadels.tables.host import Notification
from citadels.tables.http_types import Subscription
from citadels.tables.storage import WriteFailed

if TYPE_CHECKING:
    from citadels.server.push.web_push_client import WebPushClient

# The browsers' services. Nothing is sent anywhere else, because subscribers could make the server request any
# address in its network.
SERVICES: Final = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
)
PUSH_TIMEOUT: Final = 10.0
MAX_DEVICES: Final = 5  # per seat
POINT_BYTES: Final = 65  # of a public key on P-256
GONE_STATUSES: Final = (404, 410)

log = logging.getLogger(__name__)


class PushNotifier:
    """Manages push subscriptions and sends notifications."""

    def __init__(
        self,
        storage: SqlStorage,
        clock: Clock,
        keys: dict[str, str],
        contact: str,
        services: Sequence[str] = (),
    ) -> None:
        self._storage = storage
        self._clock = clock
        self._addresses = [_addresses(service) for service in (*SERVICES, *services)]
        self.public_key = _application_server_key(keys["vapid_public"])
        self._keys = keys
        self._contact = contact
        self._client: asyncio.Task[WebPushClient] | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._client is not None:
            await (await self._client).close()

    # -- subscriptions

    def check(self, endpoint: str) -> None:
        """Raise TableError if an endpoint does not belong to an allowed push service."""
        if not any(addresses.fullmatch(endpoint) for addresses in self._addresses):
            raise TableError("push_service")

    async def subscribe(self, table: str, seat: int, subscription: Subscription) -> None:
        """Store a subscription of a seat, replacing the oldest above the limit."""
        hashed = token_hash(subscription.endpoint)
        others = [row for row in await self._storage.read_devices(table, seat) if row["hash"] != hashed]
        void = [hashed, *[row["hash"] for row in others[MAX_DEVICES - 1 :]]]
        row: DeviceRow = {
            "table_id": table,
            "hash": hashed,
            "seat": seat,
            "endpoint": subscription.endpoint,
            "p256dh": subscription.keys.p256dh,
            "auth": subscription.keys.auth,
            "at": self._clock.time(),
        }
        await self._commit(
            DeviceWrite(new_devices=[row], void_devices=[VoidDevice(table, one) for one in void])
        )

    async def unsubscribe(self, table: str, endpoint: str) -> None:
        await self._forget(table, token_hash(endpoint))

    async def _forget(self, table: str, hashed: str) -> None:
        await self._commit(DeviceWrite(void_devices=[VoidDevice(table, hashed)]))

    async def _commit(self, write: DeviceWrite) -> None:
        try:
            await self._storage.commit(write)
        except Exception as error:
            log.exception("cannot store a push subscription")
            raise TableError("storage" if isinstance(error, WriteFailed) else "unsure") from error

    # -- notifications

    async def is_wanted(self, table: str, seat: int) -> bool:
        """Return whether a seat has any subscription."""
        return bool(await self._storage.read_devices(table, seat))

    def notify(self, seat: int, notification: Notification) -> None:
        """Notify all devices of a seat, in the background."""
        task = asyncio.get_running_loop().create_task(self._call(seat, notification))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _call(self, seat: int, call: Notification) -> None:
        try:
            devices = await self._storage.read_devices(call.table, seat)
        except Exception:
            log.exception("cannot notify players of table %s", call.table)
            return
        await asyncio.gather(*[self._send(device, json.encode(call)) for device in devices])

    async def _send(self, device: DeviceRow, payload: bytes) -> None:
        try:
            client = await self._get_client()
            async with asyncio.timeout(PUSH_TIMEOUT):
                status = await client.post(device, payload)
            if status in GONE_STATUSES:
                await self._forget(device["table_id"], device["hash"])
            elif status >= 300:
                log.warning("%s rejected a notification: status %s", _host(device), status)
        except Exception as error:
            log.warning("cannot send a notification through %s: %s", _host(device), type(error).__name__)

    async def _get_client(self) -> WebPushClient:
        """Return the client, created with the first notification."""
        if self._client is None:
            making = asyncio.to_thread(_make_client, self._keys, self._contact)
            self._client = asyncio.create_task(making)
        return await asyncio.shield(self._client)


def _make_client(keys: dict[str, str], contact: str) -> WebPushClient:
    from citadels.server.push.web_push_client import WebPushClient

    return WebPushClient(keys, contact)


async def begin(
    engine: AsyncEngine,
    storage: SqlStorage,
    clock: Clock,
    base_url: str | None,
    services: Sequence[str] = (),
) -> PushNotifier:
    """Return a notifier with this server's keys, which are created the first time."""
    host = urlsplit(base_url or "").hostname or "localhost"
    keys = await get_or_create_keys(engine, _new_keys, ("vapid_private", "vapid_public"))
    return PushNotifier(storage, clock, keys, f"table@{host}", services)


def _new_keys() -> dict[str, str]:
    from citadels.server.push.web_push_client import new_keys

    return new_keys()


def _application_server_key(public: str) -> str:
    """Convert a public key from PEM to what browsers expect: the curve point, which ends the key, in
    base64url."""
    body = "".join(line for line in public.splitlines() if not line.startswith("-----"))
    return urlsafe_b64encode(b64decode(body)[-POINT_BYTES:]).decode().rstrip("=")


def _addresses(service: str) -> re.Pattern[str]:
    """Return a pattern for the endpoints of a push service."""
    name = r"[\w-]+(\.[\w-]+)*"
    return re.compile(re.escape(service.rstrip("/")).replace(r"\*", name) + "/.+", re.ASCII)


def _host(device: DeviceRow) -> str:
    """Return the host of an endpoint. The rest is a secret and must not be logged."""
    return urlsplit(device["endpoint"]).hostname or ""
