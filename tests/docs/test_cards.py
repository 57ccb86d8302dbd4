"""docs/custom-cards.md: what it shows of the example is in the example, and what it counts is so."""

from __future__ import annotations

import re

import pytest

from citadels.editions import EDITIONS
from citadels.locale import LANGUAGES
from tests.docs.pages import ROOT, text_of
from tests.examples import minstrel

SOURCES = "\n".join(
    [
        path.read_text(encoding="utf-8")
        for path in (
            minstrel.PACKAGE / "__init__.py",
            minstrel.PACKAGE / "texts" / "en.ftl",
            minstrel.FOLDER / "pyproject.toml",
        )
    ]
)


def section(title: str) -> str:
    return text_of("custom-cards.md").partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_the_code_on_the_page_is_in_the_example() -> None:
    shown = re.findall(
        r"^```(?:python|fluent|toml)\n(.*?)^```$", section("A package of its own"), re.MULTILINE | re.DOTALL
    )
    assert len(shown) == 8
    for part in shown:
        assert part in SOURCES


def test_every_file_that_a_character_touches_exists_and_names_it() -> None:
    """Check all characters of the edition, and the number of files that the page states."""
    places = re.findall(r"^\| [^|]+ \| `([^`]+)` \|$", section("Inside the package"), re.MULTILINE)
    for character in EDITIONS["2016"].characters:
        files = {
            place.replace("KEY", character.key).replace("LANG", language)
            for place in places
            for language in LANGUAGES
        }
        assert f"That is {len(files)} files" in section("Inside the package")
        for file in files:
            text = (ROOT / file).read_text(encoding="utf-8").lower() + file
            assert re.search(character.key.replace("_", "[-_ ]?"), text), file


@pytest.mark.parametrize("kind", ["characters", "districts"])
def test_every_card_has_a_drawing(kind: str) -> None:
    keys = {card.key for edition in EDITIONS.values() for card in getattr(edition, kind)}
    assert keys <= {path.stem for path in (ROOT / "src" / "citadels" / "drawings" / kind).glob("*.svg")}
