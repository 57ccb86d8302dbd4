"""The privacy page: what is stored, for how long, and whom to contact, according to the settings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from string import Template
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State

from citadels.locale import LANGUAGES, Texts, load_language
from citadels.server.admin.retention import days_kept
from citadels.server.config.settings import ServerSettings
from citadels.server.http import app_shell
from citadels.server.http.http_errors import language_of
from citadels.tables.table import BARRED

STORED_TEXTS: Final = (
    "privacy-stored-name", "privacy-stored-game", "privacy-stored-chat", "privacy-stored-report",
    "privacy-stored-link", "privacy-stored-seat", "privacy-stored-device", "privacy-stored-address",
)  # fmt: skip
SEEN_TEXTS: Final = (
    "privacy-seen-table", "privacy-seen-public", "privacy-seen-over", "privacy-seen-report",
    "privacy-seen-runner", "privacy-seen-calls",
)  # fmt: skip
RETENTION_TEXTS: Final = {
    "lobby": ("privacy-kept-lobby", ""),
    "playing": ("privacy-kept-playing", "privacy-kept-playing-always"),
    "over": ("privacy-kept-over", "privacy-kept-over-always"),
    BARRED: ("privacy-kept-closed", "privacy-kept-closed-always"),
}
LINK_PATTERN: Final = re.compile(r"(https?://[^\s<>&]+[\w/])|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)")


@get("/privacy", media_type=MediaType.HTML)
async def privacy(request: Request[Any, Any, Any], state: State) -> Response[str]:
    """Serve the page in the reader's language."""
    return Response(page(state.settings, language_of(request)), headers=app_shell.NO_CACHE)


def page(settings: ServerSettings, language: str) -> str:
    """Return the page in a language."""
    texts = Texts(language)
    others = [_language_link(language, other) for other in LANGUAGES]
    return Template((app_shell.PAGES / "privacy.html").read_text(encoding="utf-8")).substitute(
        language=texts.about.tag,
        title=escape(texts.say("privacy-title")),
        game=escape(texts.say("web-title")),
        home=escape(texts.say("web-home")),
        languages="\n      ".join(["", *others]),
        parts="\n".join([f"      {line}" for line in _parts(settings, texts)]),
    )


def _language_link(language: str, other: str) -> str:
    now = ' aria-current="page"' if other == language else ""
    name, tag = escape(load_language(other).name), load_language(other).tag
    return f'<a href="/privacy?language={other}" lang="{tag}" hreflang="{tag}"{now}>{name}</a>'


def _parts(settings: ServerSettings, texts: Texts) -> Iterator[str]:
    say = texts.say
    yield _paragraph(say("privacy-lead"))
    yield _heading(say("privacy-who"))
    yield _paragraph(_contact(settings, texts))
    yield _heading(say("privacy-stored"))
    yield from _list([say(id) for id in STORED_TEXTS])
    yield _heading(say("privacy-kept"))
    yield from _list(
        [*_retention(settings, texts), say("privacy-kept-reported"), say("privacy-kept-backups")]
    )
    yield _heading(say("privacy-seen"))
    yield from _list([say(id) for id in SEEN_TEXTS])
    yield _heading(say("privacy-device"))
    yield _paragraph(say("privacy-device-kept"))
    yield _heading(say("privacy-deleted"))
    yield _paragraph(say("privacy-deleted-how"))


def _contact(settings: ServerSettings, texts: Texts) -> str:
    if settings.contact is None:
        return texts.say("privacy-no-contact")
    return texts.say("privacy-contact", {"contact": settings.contact})


def _retention(settings: ServerSettings, texts: Texts) -> Iterator[str]:
    for phase, days in days_kept(settings).items():
        for_days, always = RETENTION_TEXTS[phase]
        yield texts.say(always) if days is None else texts.say(for_days, {"days": days})


# -- markup ------------------------------------------------------------------------------------


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _paragraph(text: str) -> str:
    return f"<p>{_linked(text)}</p>"


def _list(texts: list[str]) -> Iterator[str]:
    yield "<ul>"
    yield from (f"  <li>{escape(text)}</li>" for text in texts)
    yield "</ul>"


def _linked(text: str) -> str:
    """Escape a text and turn its URLs and email addresses into links.

    >>> _linked("<Ada>, ada@table.example")
    '&lt;Ada&gt;, <a href="mailto:ada@table.example">ada@table.example</a>'
    """
    return LINK_PATTERN.sub(_link, escape(text))


def _link(found: re.Match[str]) -> str:
    address = found[0]
    return f'<a href="{"" if found[1] else "mailto:"}{address}">{address}</a>'
