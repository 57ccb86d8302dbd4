"""Asking other servers over HTTP, for somebody who asks us about a table that they have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from citadels.server import log
from citadels.server.addresses import PROOF, REQUEST, SENDER
from citadels.server.fellows import Fellow, Fellows
from citadels.tables.errors import TableError

if TYPE_CHECKING:
    import httpx

OPEN_SECONDS: Final = 2.0  # for a fellow to take a connection
ANSWER_SECONDS: Final = 15.0
KEPT: Final = ("accept", "accept-language", "authorization", "content-type")  # of the headers of a request
MISDIRECTED: Final = 421  # the status of who does not have the table


class Asking:
    """Requests to other servers, which are imported and opened with the first of them."""

    def __init__(self, fellows: Fellows) -> None:
        self._fellows = fellows
        self._http: httpx.AsyncClient | None = None

    def proof(self, fellow: Fellow, scope: Any) -> dict[str, str]:
        """The headers that show a fellow that we are one, for whom we ask, and what the log calls it."""
        return {PROOF: self._fellows.proof(fellow.id), SENDER: scope["client"][0], REQUEST: log.request()}

    async def ask(self, fellow: Fellow, scope: Any, body: bytes) -> httpx.Response | None:
        """The answer to a request; None if nothing was done, because the fellow is not there or does not have
        the table."""
        import httpx

        if self._http is None:
            timeout = httpx.Timeout(ANSWER_SECONDS, connect=OPEN_SECONDS)
            self._http = httpx.AsyncClient(timeout=timeout, trust_env=False)
        query = scope["query_string"].decode("latin-1")
        url = f"{fellow.address}{scope['raw_path'].decode('latin-1')}{'?' if query else ''}{query}"
        headers = _kept(scope) | {"accept-encoding": "identity"} | self.proof(fellow, scope)
        try:
            answer = await self._http.request(scope["method"], url, content=body, headers=headers)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return None
        except httpx.HTTPError as error:
            raise TableError("unsure") from error
        return None if answer.status_code == MISDIRECTED else answer

    async def share(self, fellow: Fellow, scope: Any, body: bytes) -> bytes:
        """The answer to the part of a request that concerns a fellow."""
        answer = await self.ask(fellow, scope, body)
        if answer is None or not answer.is_success:
            raise TableError("elsewhere")
        return answer.content

    async def close(self) -> None:
        if self._http is not None:
            await self._http.aclose()


def _kept(scope: Any) -> dict[str, str]:
    given = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    return {name: value for name, value in given.items() if name in KEPT}
