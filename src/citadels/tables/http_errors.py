"""Map errors to HTTP statuses and response bodies, localized for the reader."""

from __future__ import annotations

from citadels.engine.errors import CitadelsError
from citadels.settings import SetupError
from citadels.tables.errors import ERROR_CODES, TableError
from citadels.tables.http_types import ErrorBody


def explain(error: CitadelsError, language: str) -> tuple[int, ErrorBody]:
    """Return the status and body that describe an error."""
    field = error.field if isinstance(error, SetupError) else None
    refusal = _as_table_error(error, language)
    return ERROR_CODES[refusal.code].status, ErrorBody(refusal.code, refusal.text(language), field)


def _as_table_error(error: CitadelsError, language: str) -> TableError:
    if isinstance(error, TableError):
        return error
    if isinstance(error, SetupError):
        return TableError("settings", detail=error.text(language))
    return TableError("refused", detail=str(error))
