"""The client that encrypts notifications and posts them to push services.

Its dependencies are slow to import and many servers never notify anybody, so it is imported with the first
notification.
"""

from __future__ import annotations

from typing import Any, Final

import httpx
from webpush import WebPush, WebPushSubscription
from webpush.vapid import VAPID

from citadels.server.storage.schema import DeviceRow

SEND_TIMEOUT: Final = 10.0
MAX_CONNECTIONS: Final = 20
TTL_SECONDS: Final = 12 * 3600  # after which a service may drop an undelivered notification


class WebPushClient:
    """Posts notifications to push services with this server's keys."""

    def __init__(self, keys: dict[str, str], contact: str) -> None:
        private, public = keys["vapid_private"].encode(), keys["vapid_public"].encode()
        self._push = WebPush(private, public, subscriber=contact, ttl=TTL_SECONDS)
        limits = httpx.Limits(max_connections=MAX_CONNECTIONS)
        self._http = httpx.AsyncClient(timeout=SEND_TIMEOUT, limits=limits)

    async def post(self, device: DeviceRow, payload: bytes) -> int:
        """Post a notification. Return the status of the response."""
        keys = {"p256dh": device["p256dh"], "auth": device["auth"]}
        wanted = WebPushSubscription.model_validate({"endpoint": device["endpoint"], "keys": keys})
        message = self._push.get(payload, wanted)
        headers: dict[str, Any] = {**message.headers, "urgency": "high"}
        answer = await self._http.post(device["endpoint"], content=message.encrypted, headers=headers)
        return answer.status_code

    async def close(self) -> None:
        await self._http.aclose()


def new_keys() -> dict[str, str]:
    private, public, _ = VAPID.generate_keys()
    return {"vapid_private": private.decode(), "vapid_public": public.decode()}
