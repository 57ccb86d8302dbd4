"""Map errors to HTTP statuses and response bodies, localized for the reader."""

from __future__ import annotations

from typing import Final

from citadels.engine.errors import CitadelsError
from citadels.settings import SetupError
from citadels.tables.errors import TableError
from citadels.tables.http_types import ErrorBody

# The status of each error code; 409 for all others.
HTTP_STATUS: Final = {
    "malformed": 400, "authorization": 401, "push_service": 422, "settings": 422,
    "link_damaged": 400, "link_too_long": 400, "link_version": 400, "link_position": 400,
    "game_file": 400, "backup": 400,
    "token": 403, "not_here": 403, "origin": 403, "banned": 403, "no_table": 404, "barred": 410,
    "not_found": 404, "too_many": 429, "server": 500, "storage": 503, "unsure": 503, "elsewhere": 503,
    "no_room": 503,
    "weights": 503,
}  # fmt: skip


def explain(error: CitadelsError, language: str) -> tuple[int, ErrorBody]:
    """Return the status and body that describe an error."""
    field = error.field if isinstance(error, SetupError) else None
    told = _as_table_error(error, language)
    return HTTP_STATUS.get(told.code, 409), ErrorBody(told.code, told.text(language), field)


def _as_table_error(error: CitadelsError, language: str) -> TableError:
    if isinstance(error, TableError):
        return error
    if isinstance(error, SetupError):
        return TableError("settings", detail=error.text(language))
    return TableError("refused", detail=str(error))
