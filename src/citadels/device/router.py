"""Route the HTTP-like requests of a device's page, with the same paths as a server's."""

from __future__ import annotations

from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from citadels.device import backup, imports
from citadels.device.storage import DeviceStorage
from citadels.engine.errors import CitadelsError
from citadels.tables import protocol
from citadels.tables.archive import Archive
from citadels.tables.errors import TableError
from citadels.tables.http_errors import explain
from citadels.tables.http_types import (
    Claim,
    DeviceSeats,
    GameImport,
    ImportResult,
    Invited,
    Join,
    NewTable,
    PreviewRequest,
    SharedPosition,
    TutorialRequest,
)
from citadels.tables.registry import TableRegistry
from citadels.tables.service import TableService, settings_of
from citadels.tables.storage import WriteFailed

T = TypeVar("T")


class Query:
    """The query parameters of a request."""

    def __init__(self, text: str) -> None:
        self._values = parse_qs(text)

    def word(self, name: str, default: str) -> str:
        return self._values.get(name, [default])[0]

    def number(self, name: str, default: int) -> int:
        try:
            return int(self.word(name, str(default)))
        except ValueError:
            raise TableError("malformed", detail=name) from None


class DeviceRouter:
    """Answers requests as a server would, with a status and JSON."""

    def __init__(self, registry: TableRegistry, storage: DeviceStorage) -> None:
        self._registry = registry
        self._storage = storage
        self._service = TableService(registry)

    async def answer(
        self, method: str, address: str, body: str, token: str, language: str
    ) -> tuple[int, str]:
        parts = urlsplit(address)
        try:
            found = await self._do(method, parts.path.split("/")[2:], Query(parts.query), body, token)
            return 200, protocol.encode(found)
        except CitadelsError as error:
            status, told = explain(error, language)
        except (msgspec.MsgspecError, RecursionError):
            status, told = explain(TableError("malformed", detail="JSON"), language)
        return status, protocol.encode(told)

    async def _do(self, method: str, path: list[str], query: Query, body: str, token: str) -> Any:
        service = self._service
        match method, path:
            case "POST", ["settings"]:
                return settings_of(_read(body, dict[str, Any])).to_json()
            case "POST", ["introduction"]:
                return await service.make_tutorial(_read(body, TutorialRequest))
            case "POST", ["tables"]:
                return await service.make(_read(body, NewTable))
            case "POST", ["tables", table, "join"]:
                return await service.join(table, _read(body, Join))
            case "POST", ["tables", table, "invitation"]:
                return await service.show_invitation(table, _read(body, Invited))
            case "POST", ["tables", table, "claim"]:
                return await service.claim(table, _read(body, Claim))
            case "POST", ["mine"]:
                return await service.mine(_read(body, DeviceSeats))
            case "POST", ["positions"]:
                return await imports.open_position(self._registry, _read(body, SharedPosition))
            case "POST", ["positions", "look"]:
                asked = _read(body, PreviewRequest)
                return imports.show(asked.position, asked.language)
            case "POST", ["games"]:
                return await imports.open_game(self._registry, _read(body, GameImport))
            case "GET", ["device"]:
                return await backup.write(self._storage)
            case "POST", ["device"]:
                return await self._import_backup(_read(body, dict[str, Any]))
            case "GET", ["tables", table, "position"]:
                return await service.share(table, token)
            case "GET", ["tables", table, what]:
                return _finished(await service.archive(table, token), what, query)
        raise TableError("not_found")

    async def _import_backup(self, document: dict[str, Any]) -> ImportResult:
        try:
            return await backup.import_backup(self._storage, document, self._registry.host.prefix)
        except WriteFailed as error:
            raise TableError("storage") from error


def _finished(archive: Archive, what: str, query: Query) -> Any:
    """Return the file, a replay step or the timeline of a finished game."""
    seat, language = query.number("seat", -1), query.word("language", "en")
    match what:
        case "game":
            return archive.file.to_json()
        case "replay":
            return archive.step(query.number("step", 0), seat, language)
        case "course":
            return archive.timeline(seat, language)
    raise TableError("not_found")


def _read(body: str, kind: type[T]) -> T:
    return msgspec.json.decode(body, type=kind)
