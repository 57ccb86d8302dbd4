"""Prepare the documentation for Zensical, which builds it as a site: python -m scripts.docs_site FOLDER

The pages of ``docs/`` also have to work in a repository browser. So this script copies them together with the
pages at the root, rewrites links between the two, drops links to other files, and adds a page with the API
reference, which mkdocstrings makes from docstrings. ``./test docs`` then builds the site.
"""

from __future__ import annotations

import argparse
import inspect
import json
import posixpath
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from citadels.engine.cards import Card, Character, District
from scripts.docgen_attributes import ATTRIBUTES
from scripts.docgen_cards import changes_by_heading
from scripts.generate_docs import ROOT, SECTIONS, attribute_list, members

CONFIGURATION = ROOT / "docs" / "zensical.toml"
ICON = ROOT / "web" / "public" / "icon.svg"
# Pages at the root of the repository, by their name in the site.
ROOT_PAGES = {
    "README.md": "overview.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "vulnerabilities.md",
    "CHANGELOG.md": "changelog.md",
}
ROLE = re.compile(r":\w+:`~?([^`]+)`")
LINK = re.compile(r"(!?)\[([^][]*)\]\(([^)\s]+)\)")
API_HEAD = """# API reference

For Python programmers: the public interface, from its docstrings. The [reference](reference.md) also lists
every action, question, event and reason.
"""


def prepare(folder: Path) -> Path:
    """Write the sources of the site into a folder and return the path of its configuration."""
    pages = folder / "docs"
    shutil.copytree(ROOT / "docs", pages, ignore=shutil.ignore_patterns(CONFIGURATION.name))
    for path in sorted(pages.rglob("*.md")):
        _rewrite(path, path.relative_to(pages).as_posix(), "docs/" + path.relative_to(pages).as_posix())
    for source, name in ROOT_PAGES.items():
        shutil.copy(ROOT / source, pages / name)
        _rewrite(pages / name, name, source)
    shutil.copy(ICON, pages / ICON.name)
    (pages / "api.md").write_text(API_HEAD + "".join(_api()), encoding="utf-8")
    shutil.copy(CONFIGURATION, folder)
    _copy_sources(folder / "src")
    return folder / CONFIGURATION.name


def _api() -> Iterator[str]:
    for section in SECTIONS:
        yield f"\n## {section.title}\n"
        for name in section.names:
            item: object = getattr(section.module, name)
            yield f"\n::: {getattr(item, '__module__', section.module.__name__)}.{name}\n"
            if inspect.isclass(item):
                listed = [member.rpartition(".")[2] for member, _, _ in members(item)]
                yield f"    options:\n      members: {json.dumps(listed)}\n"
            if name in ATTRIBUTES:
                yield "\n" + "\n".join(attribute_list(name)) + "\n"
    yield "\n## Cards\n\nThe hooks that [cards](custom-cards.md#the-hooks) override.\n"
    for base in (Card, Character, District):
        yield f"\n::: {base.__module__}.{base.__name__}\n"
        yield f"    options:\n      members: {json.dumps(hooks(base))}\n"
    yield "\n## Changes\n\nThe functions with which [cards](custom-cards.md#changes) change the game.\n"
    for name in (name for names in changes_by_heading().values() for name in names):
        yield f"\n::: citadels.engine.changes.{name}\n"


def hooks(base: type[Card]) -> list[str]:
    """The names of the hooks that a class of cards declares."""
    return [
        name for name, member in vars(base).items() if inspect.isfunction(member) and not name.startswith("_")
    ]


def _copy_sources(folder: Path) -> None:
    """Copy the package for mkdocstrings, with docstrings in Markdown."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        copy = folder / path.relative_to(ROOT / "src")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(ROLE.sub(r"``\1``", path.read_text(encoding="utf-8")), encoding="utf-8")


def _rewrite(path: Path, name: str, source: str) -> None:
    """Let the links of a page lead to pages of the site."""
    text = path.read_text(encoding="utf-8")
    parts = re.split(r"(^ *```.*?^ *```$)", text, flags=re.MULTILINE | re.DOTALL)
    parts[::2] = [LINK.sub(lambda link: _link(link, name, source), part) for part in parts[::2]]
    path.write_text("".join(map(_indent, parts)), encoding="utf-8")


def _indent(part: str) -> str:
    """Indent what is nested in a list by four spaces: Python-Markdown does not accept two or three."""
    if part.startswith("```"):
        return part
    nested = re.match(r" *", part)
    if nested is not None and nested[0] and part.lstrip().startswith("```"):
        return re.sub(rf"^{nested[0]}", "    ", part, flags=re.MULTILINE)
    return re.sub(r"^ {2,3}(?=\S)", "    ", part, flags=re.MULTILINE)


def _link(link: re.Match[str], name: str, source: str) -> str:
    image, label, target = link.groups()
    if "://" in target or target.startswith("#"):
        return link[0]
    file, _, anchor = target.partition("#")
    found = posixpath.normpath(posixpath.join(posixpath.dirname(source), file))
    if found in ROOT_PAGES:
        found = ROOT_PAGES[found]
    elif found.startswith("docs/"):
        found = found.removeprefix("docs/")
    else:
        return label
    there = posixpath.relpath(found, posixpath.dirname(name) or ".")
    return f"{image}[{label}]({there}{'#' + anchor if anchor else ''})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Prepare the documentation for Zensical.")
    parser.add_argument("folder", type=Path, help="an empty folder to write to")
    print(prepare(parser.parse_args().folder))


if __name__ == "__main__":
    main()
