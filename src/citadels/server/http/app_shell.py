"""The app shell: built files of the page, its manifest and service worker."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from citadels.locale import Texts
from citadels.server.http import csp
from citadels.tables.protocol import Language

PAGES: Final = Path(__file__).parent.parent / "pages"
BUILT: Final = Path(__file__).parent.parent / "built"  # built from web/ by scripts/web.py
THEME_COLOR: Final = "#7b2d26"
BACKGROUND_COLOR: Final = "#f4ecdc"
NO_CACHE: Final = {"cache-control": "no-cache"}
IMMUTABLE: Final = {"cache-control": "public, max-age=31536000, immutable"}
HASHED_NAME: Final = re.compile(r".+-[\w-]{8}\.\w+")  # named by content hash, so it never changes
WORKER_SCRIPT: Final = re.compile(r"(tables|thinker)-[\w-]{8}\.js")  # scripts that start Python
COMPRESSED_SUFFIXES: Final = (".js", ".mjs", ".css", ".svg", ".wasm")
ICONS: Final = (
    ("assets/icon-192.png", "192x192", "any"),
    ("assets/icon-512.png", "512x512", "any"),
    ("assets/icon-maskable-512.png", "512x512", "maskable"),
)
SCREENSHOTS: Final = (  # written by python -m scripts.screenshots readme
    ("assets/screenshot-wide.png", "1366x768", "wide"),
    ("assets/screenshot-narrow.png", "780x1688", "narrow"),
)


def _build() -> str:
    """Return a short hash of the page's sources. A page from another build reloads itself."""
    stamp = BUILT / "made-from"
    return stamp.read_text()[:16] if stamp.exists() else ""


BUILD: Final = _build()


class Asset(NamedTuple):
    """A static file in memory, with its headers."""

    content: bytes
    compressed: bytes | None
    media_type: str
    headers: dict[str, str]


@cache
def assets() -> dict[str, Asset]:
    """Return all assets by name, read and compressed once."""
    folder = BUILT / "assets"
    return {path.name: _read_asset(path) for path in sorted(folder.iterdir())} if folder.exists() else {}


def _read_asset(path: Path) -> Asset:
    headers = IMMUTABLE if HASHED_NAME.fullmatch(path.name) else NO_CACHE
    if WORKER_SCRIPT.fullmatch(path.name):
        headers = {**headers, "content-security-policy": csp.WORKER}
    return _read(path, headers)


def _read(path: Path, headers: dict[str, str]) -> Asset:
    kind, packed = mimetypes.guess_type(path.name)
    media_type = kind if kind and not packed else "application/octet-stream"  # the page decompresses it
    return pack(path.read_bytes(), media_type, headers, compress=path.suffix in COMPRESSED_SUFFIXES)


def pack(content: bytes, media_type: str, headers: dict[str, str], *, compress: bool = True) -> Asset:
    """Make an asset from public content, compressed once."""
    etag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    compressed = gzip.compress(content, mtime=0) if compress else None
    return Asset(content, compressed, media_type, {**headers, "etag": etag, "vary": "accept-encoding"})


def answer(found: Asset, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Respond with an asset, compressed if accepted, or with 304 if the browser has it."""
    if request.headers.get("if-none-match") == found.headers["etag"]:
        return Response(b"", status_code=304, headers=found.headers)
    if found.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers = {**found.headers, "content-encoding": "gzip"}
        return Response(found.compressed, media_type=found.media_type, headers=headers)
    return Response(found.content, media_type=found.media_type, headers=found.headers)


@get("/assets/{file:str}")
async def asset(file: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    found = assets().get(file)
    if found is None:
        raise NotFoundException
    return answer(found, request)


@cache
def engine_files() -> dict[str, Path]:
    """Return the files of the engine that runs in the browser, by path."""
    folder = BUILT / "engine"
    return {path.relative_to(folder).as_posix(): path for path in folder.glob("*/*")}


@cache
def engine_file(name: str) -> Asset:
    return _read(engine_files()[name], IMMUTABLE)


@get("/engine/{hash:str}/{file:str}")
async def engine(
    hash: FromPath[str], file: FromPath[str], request: Request[Any, Any, Any]
) -> Response[bytes]:
    name = f"{hash}/{file}"
    if name not in engine_files():
        raise NotFoundException
    # These are large: read them on first request, in a thread.
    return answer(await asyncio.to_thread(engine_file, name), request)


@get(["/", "/t/{table_id:str}"], media_type=MediaType.HTML)
async def page() -> Response[bytes]:
    return Response(_page(), headers=NO_CACHE)


def _page() -> bytes:
    """Return the page with its links made absolute, because it is served at several paths."""
    built = BUILT / "index.html"
    if not built.exists():
        return (PAGES / "unbuilt.html").read_bytes()
    return built.read_bytes().replace(b'="./', b'="/')


@get("/icon.svg", media_type="image/svg+xml")
async def icon() -> bytes:
    return (BUILT / "icon.svg").read_bytes()


@get("/licences.txt", media_type=MediaType.TEXT)
async def licences() -> bytes:
    return (BUILT / "licences.txt").read_bytes()


@get("/worker.js", media_type="text/javascript")
async def worker() -> Response[bytes]:
    return Response((BUILT / "worker.js").read_bytes(), headers=NO_CACHE)


@get("/manifest.webmanifest", media_type="application/manifest+json")
async def manifest(language: Language = "en") -> dict[str, Any]:
    return describe(language)


def describe(language: str, root: str = "/") -> dict[str, Any]:
    """Return the web app manifest."""
    texts = Texts(language)
    say = texts.say
    return {
        "id": root,
        "start_url": root,
        "scope": root,
        "display": "standalone",
        "lang": texts.about.tag,
        "name": say("web-title"),
        "short_name": say("web-title"),
        "description": say("web-description"),
        "categories": ["games"],
        "theme_color": THEME_COLOR,
        "background_color": BACKGROUND_COLOR,
        "icons": [
            {"src": root + src, "sizes": sizes, "type": "image/png", "purpose": purpose}
            for src, sizes, purpose in ICONS
        ],
        "screenshots": [
            {
                "src": root + src,
                "sizes": sizes,
                "type": "image/png",
                "form_factor": form,
                "label": say(f"web-screenshot-{form}"),
            }
            for src, sizes, form in SCREENSHOTS
        ],
    }


ROUTES: Final = (page, asset, engine, icon, licences, worker, manifest)
