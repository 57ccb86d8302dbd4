"""Content-Security-Policy values."""

from __future__ import annotations

from typing import Final

_RULES: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'"
)
IN_HEAD: Final = _RULES  # frame-ancestors is not allowed in a meta element
PAGE: Final = f"{_RULES}; frame-ancestors 'none'"
# Starts Python, whose script is decompressed to a blob.
WORKER: Final = PAGE.replace("script-src 'self'", "script-src 'self' blob: 'wasm-unsafe-eval'")
DRAWING: Final = "default-src 'none'; sandbox"  # for SVG: no scripts, no requests
