"""``citadels site``: write the page as static files that play without a server, below any path."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import quote

import typer

from citadels.commands.app import command, command_app
from citadels.engine.errors import CitadelsError
from citadels.locale import LANGUAGES
from citadels.server.http import app_shell, csp

LEFT_OUT: Final = shutil.ignore_patterns("made-from")
SIGN: Final = Path("words", "en.webmanifest")  # marks a folder as a site
HEADERS: Final = "_headers"  # read by some hosts; for others docs/static-site.md has examples


app = command_app()


@command(app, "site public", "site ~/www/citadels")
def site(
    folder: Annotated[Path, typer.Argument(help="The folder to write: new, empty, or an older site.")],
) -> int:
    """Write the game as static files for any web host; they need no server."""
    return write_site(folder)


def write_site(folder: Path) -> int:
    """Write the site into a folder that is new, empty or an older site."""
    _check(folder)
    unfinished = folder.with_name(folder.name + ".part")
    shutil.rmtree(unfinished, ignore_errors=True)
    _write(unfinished, folder.resolve().name)
    if folder.exists():
        shutil.rmtree(folder)
    unfinished.rename(folder)
    files = [path for path in folder.rglob("*") if path.is_file()]
    print(f"{folder}: {len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB")
    print(f"Put them on any web host, or try them: python3 -m http.server -d {folder}")
    return 0


def _check(folder: Path) -> None:
    if not (app_shell.BUILT / "index.html").exists():
        raise CitadelsError("the page has not been built; python -m scripts.web builds it")
    if folder.is_file():
        raise CitadelsError(f"{folder} is a file")
    if folder.exists() and any(folder.iterdir()) and not (folder / SIGN).exists():
        raise CitadelsError(
            f"{folder} holds something else; name a folder that is new, empty or an older site"
        )


def _write(folder: Path, name: str) -> None:
    """Write the site; ``name`` tells it apart from others on the same host once it is installed."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(app_shell.BUILT, folder, ignore=LEFT_OUT)
    (folder / "index.html").write_text(_page(), encoding="utf-8")
    for language in LANGUAGES:
        described = app_shell.describe(language, "../")
        # Browsers resolve it at the root of the host, which may have several sites.
        described["id"] = quote(f"/citadels-{name}")
        text = json.dumps(described, ensure_ascii=False)
        (folder / "words" / f"{language}.webmanifest").write_text(text, encoding="utf-8")
    (folder / HEADERS).write_text(_headers(), encoding="utf-8")


def _page() -> str:
    """Return the page, marked as serverless, with its content security policy in the head."""
    text = (app_shell.BUILT / "index.html").read_text(encoding="utf-8")
    allowed = f'<meta http-equiv="content-security-policy" content="{csp.IN_HEAD}" />'
    text = text.replace("<html ", "<html data-site ").replace("manifest.webmanifest", SIGN.as_posix())
    return text.replace("<title>", f"{allowed}\n    <title>")


def _headers() -> str:
    """Return the headers of a static host: only workers may run Python (WebAssembly)."""
    workers = [name for name in app_shell.assets() if app_shell.WORKER_SCRIPT.fullmatch(name)]
    policies = {
        "/": csp.PAGE,
        "/index.html": csp.PAGE,
        **{f"/assets/{name}": csp.WORKER for name in workers},
    }
    return "".join(f"{path}\n  Content-Security-Policy: {allowed}\n" for path, allowed in policies.items())
