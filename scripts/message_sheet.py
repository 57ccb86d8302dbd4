"""Print all messages of a language with sample arguments, grouped by screen, for native readers.

Usage: ``python -m scripts.message_sheet fr --beside en --html sheet.html``

Each variant of a message is shown once: every gender, number and person that makes it read differently.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from citadels.locale import DEFAULT, LANGUAGES, load_language
from scripts.message_cases import distinct, said
from scripts.message_patterns import Part, parts
from scripts.message_screens import SCREENS, screen_of

STYLE: Final = """
body { font: 11pt/1.4 Georgia, serif; margin: 2em auto; max-width: 75em; padding: 0 1em; }
h2 { break-before: page; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; }
td { border-top: 1px solid #bbb; padding: .3em .6em; vertical-align: top; overflow-wrap: anywhere; }
tr { break-inside: avoid; }
td:first-child { color: #555; font: 8.5pt/1.5 monospace; width: 15em; }
td:first-child small { font: italic 9pt/1.3 Georgia, serif; display: block; }
p { margin: 0 0 .2em; white-space: pre-line; }
p b { color: #555; font: 8.5pt/1.5 monospace; }
"""


class Row(NamedTuple):
    """A message, with its texts in each language of the sheet: what they are, and how they read."""

    id: str
    comment: str
    told: list[list[tuple[str, str]]]


Sheet = dict[str, dict[str, list[Row]]]  # by screen, and by the heading in the files


def sheet(languages: Sequence[str]) -> Sheet:
    """Return all messages of the first language, with the same messages of the others beside them."""
    out: Sheet = {screen: {} for screen in SCREENS}
    english = {part.message: part for part in parts(DEFAULT).values()}
    for id, found in messages(languages[0]).items():
        about = english.get(id, found[0])
        told = [list(_told(messages(language).get(id, []), language)) for language in languages]
        out[screen_of(found[0])].setdefault(about.section, []).append(Row(id, about.comment, told))
    names = [[("", ", ".join(load_language(language).bot_names))] for language in languages]
    out["Bots"].setdefault("", []).append(Row("bot_names", "In language.json: what bots are called.", names))
    return out


@cache
def messages(language: str) -> dict[str, list[Part]]:
    """Return the parts of each message."""
    out: dict[str, list[Part]] = {}
    for part in parts(language).values():
        out.setdefault(part.message, []).append(part)
    return out


def _told(found: list[Part], language: str) -> Iterator[tuple[str, str]]:
    """Yield the texts of a message, with the name of their attribute: one for each variant, each once."""
    for part in found:
        all = said(language)[part.id]
        label = f".{part.attribute}" if part.attribute else ""
        told = dict.fromkeys([all[case] for case in distinct(part, all, language)])
        yield from ((label, text) for text in told if text)


# -- as text -------------------------------------------------------------------------------


def as_text(found: Sheet, languages: Sequence[str]) -> Iterator[str]:
    """Yield the lines of the sheet."""
    for screen, sections in found.items():
        yield from ("", f"# {screen}")
        for heading, rows in sections.items():
            yield from ("", f"## {heading}") if heading else ()
            for row in rows:
                yield from ("", row.id, *[f"  # {line}" for line in row.comment.splitlines()])
                for language, told in zip(languages, row.told, strict=True):
                    yield from (f"  {language}  {' '.join([*label.split(), text])}" for label, text in told)


# -- as a page -----------------------------------------------------------------------------


def as_html(found: Sheet, languages: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a page that needs nothing else."""
    title = f"Citadels: {load_language(languages[0]).name}"
    yield "<!doctype html>"
    yield f'<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    yield f"<h1>{escape(title)}</h1>"
    for screen, sections in found.items():
        yield f"<h2>{escape(screen)}</h2>"
        for heading, rows in sections.items():
            yield f"<h3>{escape(heading)}</h3>" if heading else ""
            yield "<table>"
            yield from (_row(row, languages) for row in rows)
            yield "</table>"
    yield "</html>"


def _row(row: Row, languages: Sequence[str]) -> str:
    comment = f"<small>{escape(row.comment)}</small>" if row.comment else ""
    cells = [
        f'<td lang="{load_language(language).tag}">{"".join([_paragraph(*one) for one in told])}</td>'
        for language, told in zip(languages, row.told, strict=True)
    ]
    return f"<tr><td>{escape(row.id)}{comment}</td>{''.join(cells)}</tr>"


def _paragraph(label: str, text: str) -> str:
    return f"<p>{f'<b>{label}</b> ' if label else ''}{escape(text)}</p>"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m scripts.message_sheet", description=__doc__)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--beside", choices=LANGUAGES, metavar="LANGUAGE", help="another language beside it")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page to this file")
    wanted = parser.parse_args(arguments)
    languages = [wanted.language, *([wanted.beside] if wanted.beside else [])]
    found = sheet(languages)
    if wanted.html:
        wanted.html.write_text("\n".join(as_html(found, languages)), encoding="utf-8")
    else:
        print("\n".join(as_text(found, languages)))


if __name__ == "__main__":
    main(sys.argv[1:])
