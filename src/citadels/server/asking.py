"""Asking other servers over HTTP, for somebody who asks us about a table that they have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl, urlencode

from citadels.server import log
from citadels.server.addresses import PROOF, REQUEST, SENDER
from citadels.server.fellows import Fellow, Fellows
from citadels.tables.errors import TableError

if TYPE_CHECKING:
    import httpx

OPEN_SECONDS: Final = 2.0  # for a fellow to take a connection
ANSWER_SECONDS: Final = 15.0
MAX_PER_PEER: Final = 500  # requests at once; one address has far fewer (the limit `forwarded`)
MAX_IDLE: Final = 20  # connections to a peer that are kept for the next request
KEPT: Final = ("accept", "accept-language", "authorization", "content-type")  # of the headers of a request
MISDIRECTED: Final = 421  # the status of who does not have the table
SHARED: Final = frozenset({"/api/mine", "/api/push", "/api/push/end"})  # what is asked about many tables


class Asking:
    """Requests to other servers. Each peer has connections of its own, so that a slow one delays no other."""

    def __init__(self, fellows: Fellows) -> None:
        self._fellows = fellows
        self._peers: dict[Fellow, Peer] = {}

    def proof(self, fellow: Fellow, scope: Any) -> dict[str, str]:
        """The headers that show a fellow that we are one, for whom we ask, and what the log calls it."""
        return {PROOF: self._fellows.proof(fellow.id), SENDER: scope["client"][0], REQUEST: log.request()}

    async def ask(self, fellow: Fellow, scope: Any, path: str, body: bytes) -> httpx.Response | None:
        """The answer to a request; None if nothing was done, because the fellow is not there or does not have
        the table. The path is one of our own routes, never what the client sent."""
        headers = _kept(scope) | {"accept-encoding": "identity"} | self.proof(fellow, scope)
        peer = await self._peer(fellow)
        answer = await peer.ask(scope["method"], path, scope["query_string"], headers, body)
        return None if answer is None or answer.status_code == MISDIRECTED else answer

    async def share(self, fellow: Fellow, scope: Any, body: bytes) -> bytes:
        """The answer to the part of a request that concerns a fellow."""
        path: str = scope["path_template"]
        assert path in SHARED
        with scope["visitor"].forwarding():
            answer = await self.ask(fellow, scope, path, body)
        if answer is None or not answer.is_success:
            raise TableError("elsewhere")
        return answer.content

    async def _peer(self, fellow: Fellow) -> Peer:
        """Return the connections to a peer; close those to peers that are gone."""
        if fellow not in self._peers:
            for gone in self._peers.keys() - set(self._fellows.others.values()):
                await self._peers.pop(gone).close()
            self._peers.setdefault(fellow, Peer(fellow.address))
        return self._peers[fellow]

    async def close(self) -> None:
        for peer in self._peers.values():
            await peer.close()


class Peer:
    """The HTTP connections to one other server."""

    def __init__(self, address: str) -> None:
        import httpx  # only with the first request, since it takes a while

        # Waiting for a free connection is what must never happen: beyond MAX_PER_PEER requests are refused.
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=MAX_IDLE)
        timeout = httpx.Timeout(ANSWER_SECONDS, connect=OPEN_SECONDS)
        self._http = httpx.AsyncClient(base_url=address, timeout=timeout, limits=limits, trust_env=False)
        self._in_flight = 0

    async def ask(
        self, method: str, path: str, query: bytes, headers: dict[str, str], body: bytes
    ) -> httpx.Response | None:
        """Return the answer to a request; None if the peer takes no connection."""
        import httpx

        if self._in_flight >= MAX_PER_PEER:
            raise TableError("elsewhere")
        self._in_flight += 1
        try:
            asked = urlencode(parse_qsl(query.decode("latin-1"), keep_blank_values=True))
            url = f"{path}?{asked}" if asked else path
            return await self._http.request(method, url, content=body, headers=headers)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return None
        except httpx.HTTPError as error:
            raise TableError("unsure") from error
        finally:
            self._in_flight -= 1

    async def close(self) -> None:
        await self._http.aclose()


def _kept(scope: Any) -> dict[str, str]:
    given = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    return {name: value for name, value in given.items() if name in KEPT}
