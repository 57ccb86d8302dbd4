"""The page as an app: the built files, the manifest for installing it, and its service worker."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get

from citadels.locale import Texts
from citadels.tables.protocol import Language

PAGES: Final = Path(__file__).parent / "pages"
BUILT: Final = Path(__file__).parent / "built"  # built from web/ by scripts/web.py
COLOUR: Final = "#7b2d26"
GROUND: Final = "#f4ecdc"
FRESH: Final = {"cache-control": "no-cache"}
ICONS: Final = (
    ("/assets/icon-192.png", "192x192", "any"),
    ("/assets/icon-512.png", "512x512", "any"),
    ("/assets/icon-maskable-512.png", "512x512", "maskable"),
)


def _build() -> str:
    """A short hash of what the page was built from: a page from another build reloads itself."""
    stamp = BUILT / "made-from"
    return stamp.read_text()[:16] if stamp.exists() else ""


BUILD: Final = _build()


def assets() -> Path:
    """The scripts and drawings of the page; before it is built, an existing folder."""
    return BUILT / "assets" if BUILT.exists() else PAGES


@get(["/", "/t/{table_id:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def page() -> Response[bytes]:
    built = BUILT / "index.html"
    return Response((built if built.exists() else PAGES / "unbuilt.html").read_bytes(), headers=FRESH)


@get("/icon.svg", include_in_schema=False, media_type="image/svg+xml")
async def icon() -> bytes:
    return (BUILT / "icon.svg").read_bytes()


@get("/worker.js", include_in_schema=False, media_type="text/javascript")
async def worker() -> Response[bytes]:
    return Response((BUILT / "worker.js").read_bytes(), headers=FRESH)


@get("/manifest.webmanifest", include_in_schema=False, media_type="application/manifest+json")
async def manifest(language: Language = "en") -> dict[str, Any]:
    say = Texts(language).say
    return {
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "lang": language,
        "name": say("web-title"),
        "short_name": say("web-title"),
        "description": say("web-tagline"),
        "categories": ["games"],
        "theme_color": COLOUR,
        "background_color": GROUND,
        "icons": [
            {"src": src, "sizes": sizes, "type": "image/png", "purpose": purpose}
            for src, sizes, purpose in ICONS
        ],
    }


ROUTES: Final = (page, icon, worker, manifest)
