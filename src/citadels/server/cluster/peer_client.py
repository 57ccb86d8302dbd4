"""Requests to other servers over HTTP, for somebody who asks us about a table that they have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl, urlencode

from citadels.server.admission.addresses import PEER_AUTH_HEADER, REQUEST_ID_HEADER, SENDER_HEADER
from citadels.server.cluster.peers import Peer, PeerGroup
from citadels.server.monitoring import log
from citadels.tables.errors import TableError

if TYPE_CHECKING:
    import httpx

CONNECT_TIMEOUT: Final = 2.0  # for a peer to take a connection
RESPONSE_TIMEOUT: Final = 15.0
MAX_PER_PEER: Final = 500  # requests at once; one address has far fewer (the limit `forwarded`)
MAX_IDLE: Final = 20  # connections to a peer that are kept for the next request
FORWARDED_HEADERS: Final = ("accept", "accept-language", "authorization", "content-type")
MISDIRECTED: Final = 421  # the status of who does not have the table
# Requests about many tables, answered by each server for its own.
SHARED_PATHS: Final = frozenset({"/api/mine", "/api/push", "/api/push/end"})


class PeerClient:
    """Requests to other servers. Each peer has connections of its own, so that a slow one delays no other."""

    def __init__(self, peers: PeerGroup) -> None:
        self._peers = peers
        self._connections: dict[Peer, PeerConnections] = {}

    def headers_for(self, peer: Peer, scope: Any) -> dict[str, str]:
        """The headers that show a peer that we are one, for whom we ask, and what the log calls it."""
        return {
            PEER_AUTH_HEADER: self._peers.sign_for(peer.id),
            SENDER_HEADER: scope["client"][0],
            REQUEST_ID_HEADER: log.request(),
        }

    async def ask(self, peer: Peer, scope: Any, path: str, body: bytes) -> httpx.Response | None:
        """The answer to a request; None if nothing was done, because the peer is not there or does not have
        the table. The path is one of our own routes, never what the client sent."""
        headers = _forwarded_headers(scope) | {"accept-encoding": "identity"} | self.headers_for(peer, scope)
        connections = await self._connections_to(peer)
        answer = await connections.ask(scope["method"], path, scope["query_string"], headers, body)
        return None if answer is None or answer.status_code == MISDIRECTED else answer

    async def share(self, peer: Peer, scope: Any, body: bytes) -> bytes:
        """The answer to the part of a request that concerns a peer."""
        path: str = scope["path_template"]
        assert path in SHARED_PATHS
        with scope["quota"].forwarding():
            answer = await self.ask(peer, scope, path, body)
        if answer is None or not answer.is_success:
            raise TableError("elsewhere")
        return answer.content

    async def _connections_to(self, peer: Peer) -> PeerConnections:
        """Return the connections to a peer; close those to peers that are gone."""
        if peer not in self._connections:
            for gone in self._connections.keys() - set(self._peers.others.values()):
                await self._connections.pop(gone).close()
            self._connections.setdefault(peer, PeerConnections(peer.address))
        return self._connections[peer]

    async def close(self) -> None:
        for connections in self._connections.values():
            await connections.close()


class PeerConnections:
    """The HTTP connections to one other server."""

    def __init__(self, address: str) -> None:
        import httpx  # only with the first request, since it takes a while

        # Waiting for a free connection is what must never happen: beyond MAX_PER_PEER requests are refused.
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=MAX_IDLE)
        timeout = httpx.Timeout(RESPONSE_TIMEOUT, connect=CONNECT_TIMEOUT)
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


def _forwarded_headers(scope: Any) -> dict[str, str]:
    given = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    return {name: value for name, value in given.items() if name in FORWARDED_HEADERS}
