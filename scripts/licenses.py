"""Collect the licenses of everything that is shipped with the page, in one text."""

from __future__ import annotations

import json
from email.parser import HeaderParser
from pathlib import Path
from typing import NamedTuple

from scripts.environment import ROOT

WEB = ROOT / "web"
TEXTS = WEB / "licences"  # of those that do not bring their own
PACKAGES = ("pyodide", "svelte", "@fluent/bundle", "fzstd")
PREAMBLE = """\
This page is free software under the MIT licence, which stands first. With it travel the works that follow,
under their own licences; the source of each is at the address given.
"""


class Work(NamedTuple):
    """A third-party work, the address of its source, and its license."""

    name: str
    address: str
    licence: str
    text: str


def collect(installed: Path) -> str:
    """Return all licenses: ours, and those of the fonts, the npm packages and the Python packages."""
    works = [
        Work("Citadels", "", "MIT", _read(ROOT / "LICENSE")),
        Work("Grenze, Grenze Gotisch and Cabin", "", "OFL-1.1", _read(WEB / "src" / "fonts" / "OFL.txt")),
        Work("Python", "https://github.com/python/cpython", "PSF-2.0", _read(TEXTS / "Python.txt")),
        *[_of_npm(WEB / "node_modules" / name) for name in PACKAGES],
        *[_of_python(folder) for folder in sorted(installed.glob("*.dist-info"))],
    ]
    return PREAMBLE + "".join(_told(work) for work in works)


def _of_npm(folder: Path) -> Work:
    described = json.loads(_read(folder / "package.json"))
    licence, address = described["license"], described["repository"]["url"]
    return Work(f"{described['name']} {described['version']}", address, licence, _text(folder, licence))


def _of_python(folder: Path) -> Work:
    described = HeaderParser().parsestr(_read(folder / "METADATA"))
    licence = described["License-Expression"] or described["License"]
    addresses = [described["Home-page"], *(described.get_all("Project-URL") or [])]
    address = next(address for address in addresses if address).rpartition(" ")[2]
    return Work(f"{described['Name']} {described['Version']}", address, licence, _text(folder, licence))


def _text(folder: Path, licence: str) -> str:
    own = [path for path in sorted(folder.rglob("LICEN[CS]E*")) if path.is_file()]
    known = "Apache-2.0" if licence == "APL 2" else licence  # as Fluent calls it
    return "\n".join(map(_read, own)) if own else _read(TEXTS / f"{known}.txt")


def _told(work: Work) -> str:
    title = f"{work.name}, {work.licence}"
    return f"\n\n{'=' * len(title)}\n{title}\n{'=' * len(title)}\n{work.address}\n\n{work.text.strip()}\n"


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")
