"""Route the requests of a device's page, with the paths, bodies and errors of a server."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from citadels.device import backup, imports
from citadels.device.storage import DeviceStorage
from citadels.engine.errors import CitadelsError
from citadels.tables import protocol, routes
from citadels.tables.archive import Archive, ReplayStep
from citadels.tables.errors import TableError
from citadels.tables.http_errors import explain
from citadels.tables.http_types import (
    GameImport,
    ImportResult,
    PositionPreview,
    PreviewRequest,
    ReplayQuery,
    SeatQuery,
    SharedPosition,
)
from citadels.tables.protocol import Json
from citadels.tables.registry import TableRegistry
from citadels.tables.routing import Call, Route, handlers_of, handles
from citadels.tables.seats import TableLinks
from citadels.tables.service import TableService
from citadels.tables.storage import WriteFailed
from citadels.tables.timeline import GameTimeline

METHOD_NOT_ALLOWED: Final = 405  # Pyodide has no module `http`.


class DeviceService(TableService):
    """Handles the requests of a device's page."""

    def __init__(self, registry: TableRegistry, storage: DeviceStorage) -> None:
        super().__init__(registry)
        self._storage = storage

    # -- positions and finished games

    @handles(routes.OPEN_POSITION)
    async def open_position(self, call: Call[SharedPosition]) -> TableLinks:
        return await imports.open_position(self._registry, call.input)

    @handles(routes.PREVIEW_POSITION)
    async def preview_position(self, call: Call[PreviewRequest]) -> PositionPreview:
        return imports.show(call.input.position, call.input.language)

    @handles(routes.IMPORT_GAME)
    async def import_game(self, call: Call[GameImport]) -> TableLinks:
        return await imports.open_game(self._registry, call.input)

    @handles(routes.DOWNLOAD_GAME)
    async def download_game(self, call: Call[None]) -> Json:
        return (await self._archive(call)).file.to_json()

    @handles(routes.REPLAY_GAME)
    async def replay_game(self, call: Call[ReplayQuery]) -> ReplayStep:
        query = call.input
        return (await self._archive(call)).step(query.step, query.seat, query.language)

    @handles(routes.GET_TIMELINE)
    async def get_timeline(self, call: Call[SeatQuery]) -> GameTimeline:
        return (await self._archive(call)).timeline(call.input.seat, call.input.language)

    async def _archive(self, call: Call[Any]) -> Archive:
        return await (await self._registry.open_with_token(call.table, call.token)).archive(call.token)

    # -- backups

    @handles(routes.EXPORT_DEVICE)
    async def export_device(self, call: Call[None]) -> Json:
        exported: Json = msgspec.to_builtins(await backup.write(self._storage))
        return exported

    @handles(routes.IMPORT_DEVICE)
    async def import_device(self, call: Call[Json]) -> ImportResult:
        try:
            return await backup.import_backup(self._storage, call.input, self._registry.host.prefix)
        except WriteFailed as error:
            raise TableError("storage") from error


class MethodNotAllowed(TableError):
    """Raised when a path has no route with the method of a request."""

    def __init__(self) -> None:
        super().__init__("malformed", detail="Method Not Allowed")


class DeviceRouter:
    """Answers requests as a server would, with a status and JSON."""

    def __init__(self, registry: TableRegistry, storage: DeviceStorage) -> None:
        self._service = DeviceService(registry, storage)
        self._handlers = handlers_of(DeviceService)

    async def answer(
        self, method: str, address: str, body: str, token: str, language: str
    ) -> tuple[int, str]:
        """Handle a request. Return the status and the body of the response."""
        parts = urlsplit(address)
        try:
            route, parameters = self._find(method, parts.path)
            call = route.read(parameters, body if method == "POST" else parts.query, token)
            return route.status, protocol.encode(await self._handlers[route](self._service, call))
        except CitadelsError as error:
            status, explained = explain(error, language)
            is_other_method = isinstance(error, MethodNotAllowed)
            return METHOD_NOT_ALLOWED if is_other_method else status, protocol.encode(explained)

    def _find(self, method: str, path: str) -> tuple[Route[Any, Any], dict[str, str]]:
        """Return the route of a request and the parameters in its path."""
        matches = [(route, route.match(path)) for route in self._handlers]
        found = [(route, parameters) for route, parameters in matches if parameters is not None]
        if not found:
            raise TableError("not_found")
        for route, parameters in found:
            if route.method == method:
                return route, parameters
        raise MethodNotAllowed
