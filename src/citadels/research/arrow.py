"""Import Apache Arrow, or say which extra to install."""

from __future__ import annotations

try:
    import pyarrow as pa
    from pyarrow import parquet
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"recorded games need {missing.name}: pip install 'citadels[research]'", name=missing.name
    ) from missing

__all__ = ["pa", "parquet"]
