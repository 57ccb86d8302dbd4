"""What a page of ours may do, as its browser is told by Content-Security-Policy."""

from __future__ import annotations

from typing import Final

_RULES: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'"
)
IN_HEAD: Final = _RULES  # a page itself cannot say who may frame it
PAGE: Final = f"{_RULES}; frame-ancestors 'none'"
# It starts Python, whose script comes compressed: expanded, it is a blob.
WORKER: Final = PAGE.replace("script-src 'self'", "script-src 'self' blob: 'wasm-unsafe-eval'")
DRAWING: Final = "default-src 'none'; sandbox"  # a drawing may run no scripts and fetch nothing
