"""HTTP requests to peers, on behalf of a client that asks about their tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl, urlencode

from citadels.server.admission.addresses import PEER_AUTH_HEADER, REQUEST_ID_HEADER, SENDER_HEADER
from citadels.server.cluster.peers import Peer, PeerGroup
from citadels.server.monitoring import log
from citadels.tables.errors import TableError
from citadels.tables.routes import ROUTES

if TYPE_CHECKING:
    import httpx

CONNECT_TIMEOUT: Final = 2.0  # seconds
RESPONSE_TIMEOUT: Final = 15.0  # seconds
MAX_PER_PEER: Final = 500  # concurrent requests; one address has far fewer (the limit `forwarded`)
MAX_IDLE: Final = 20  # idle connections kept per peer
FORWARDED_HEADERS: Final = ("accept", "accept-language", "authorization", "content-type")
MISDIRECTED: Final = 421  # the status from a peer that does not own the table
# Requests about many tables, answered by each server for its own.
SHARED_PATHS: Final = frozenset({route.path for route in ROUTES if route.spans_tables})


class PeerClient:
    """An HTTP client for peers. Each peer has connections of its own, so that a slow one delays no other."""

    def __init__(self, peers: PeerGroup) -> None:
        self._peers = peers
        self._connections: dict[Peer, PeerConnections] = {}

    def headers_for(self, peer: Peer, scope: Any) -> dict[str, str]:
        """Return the headers that authenticate us to a peer and pass on the client's address and request
        id."""
        return {
            PEER_AUTH_HEADER: self._peers.sign_for(peer.id),
            SENDER_HEADER: scope["client"][0],
            REQUEST_ID_HEADER: log.request(),
        }

    async def ask(self, peer: Peer, scope: Any, path: str, body: bytes) -> httpx.Response | None:
        """Forward a request. Return None if the peer cannot be reached or does not own the table, and so did
        nothing. The path is one of our own routes, never what the client sent."""
        headers = _forwarded_headers(scope) | {"accept-encoding": "identity"} | self.headers_for(peer, scope)
        connections = await self._connections_to(peer)
        answer = await connections.ask(scope["method"], path, scope["query_string"], headers, body)
        return None if answer is None or answer.status_code == MISDIRECTED else answer

    async def share(self, peer: Peer, scope: Any, body: bytes) -> bytes:
        """Forward the part of a request that concerns a peer's tables. Return the response body."""
        path: str = scope["path_template"]
        assert path in SHARED_PATHS
        with scope["quota"].forwarding():
            answer = await self.ask(peer, scope, path, body)
        if answer is None or not answer.is_success:
            raise TableError("elsewhere")
        return answer.content

    async def _connections_to(self, peer: Peer) -> PeerConnections:
        """Return the connections to a peer, after closing those to peers that are gone."""
        if peer not in self._connections:
            for gone in self._connections.keys() - set(self._peers.others.values()):
                await self._connections.pop(gone).close()
            self._connections.setdefault(peer, PeerConnections(peer.address))
        return self._connections[peer]

    async def close(self) -> None:
        for connections in self._connections.values():
            await connections.close()


class PeerConnections:
    """The HTTP connections to one peer."""

    def __init__(self, address: str) -> None:
        import httpx  # only with the first request, since it takes a while

        # No request may wait for a free connection: beyond MAX_PER_PEER they are refused.
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=MAX_IDLE)
        timeout = httpx.Timeout(RESPONSE_TIMEOUT, connect=CONNECT_TIMEOUT)
        self._http = httpx.AsyncClient(base_url=address, timeout=timeout, limits=limits, trust_env=False)
        self._in_flight = 0

    async def ask(
        self, method: str, path: str, query: bytes, headers: dict[str, str], body: bytes
    ) -> httpx.Response | None:
        """Send a request. Return None if the peer accepts no connection."""
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
