"""Import Apache Arrow, or say which extra to install."""

from __future__ import annotations

from citadels.extras import require

require("research", "citadels.research.dataset", "pyarrow")

import pyarrow as pa
from pyarrow import parquet

__all__ = ["pa", "parquet"]
