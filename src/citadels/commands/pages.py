"""Shared by the HTML pages that commands write: single self-contained files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources
from typing import Final

STYLE: Final = resources.files(__package__).joinpath("analysis", "page.css").read_text(encoding="utf-8")

# The page is also well-formed XML, so that it can be checked and parsed.
FRAME: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def framed(title: str, style: str, body: str, language: str = "en") -> str:
    """Return the whole page."""
    return FRAME.format(language=language, title=escape(title), style=style, body=body)


def tag(name: str, text: str, kind: str = "") -> str:
    """Return an element with an escaped text."""
    return element(name, escape(text), kind)


def element(name: str, inside: str, kind: str = "") -> str:
    """Return an element with inner HTML."""
    written = f' class="{kind}"' if kind else ""
    return f"<{name}{written}>{inside}</{name}>"


def section(title: str, parts: Iterable[str]) -> str:
    """Return a section with a title."""
    return "<section>\n" + "\n".join([tag("h2", title), *parts]) + "\n</section>"


def table(columns: Sequence[tuple[str, str]], rows: Iterable[str]) -> str:
    """Return a table. Each column has a title and a class."""
    head = "".join([f'<th scope="col" class="{kind}">{escape(title)}</th>' for title, kind in columns])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
