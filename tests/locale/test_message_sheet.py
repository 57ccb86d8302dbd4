"""Every message can be said in every language, whatever its arguments are, and is on the readers' sheet."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from scripts import message_sheet
from scripts.message_cases import said
from scripts.message_patterns import Branch, branches, parts, taken
from scripts.message_screens import BY_FILE, BY_ID, BY_SECTION, SCREENS, screen_of

from citadels.locale import DEFAULT, GENDER, LANGUAGES, Texts, ids, load_language, sources

# By language, so that what is said in it is found out only once.
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES, scope="module")

# A placeable that is left over, two spaces, one at the end, or one before a mark, unless the mark is a word
# like "?". French has narrow spaces there that do not break.
FAULT = re.compile(r"[{}$]|  |\s$| [.,:;!)]| \?(?! )|\n ")


# -- every message can be said -------------------------------------------------------------


@pytest.mark.slow
@IN_EVERY_LANGUAGE
def test_every_message_can_be_said_with_all_that_its_arguments_may_be(language: str) -> None:
    found = said(language)  # raises an error if an argument is missing
    assert found.keys() == parts(language).keys()
    for id in found:
        for case, text in found[id].items():
            assert not FAULT.search(text), (id, text, case)
            assert text or may_be_empty(id), (id, case)
            assert "none" not in dict(case).values() or not re.search(r"\bnone\b", text), (id, text, case)


def may_be_empty(id: str) -> bool:
    """Whether English may have nothing to say either: about an obvious effect, say."""
    return id in parts(DEFAULT) and can_be_empty(parts(DEFAULT)[id].pattern)


def can_be_empty(pattern: ast.Pattern) -> bool:
    return all(isinstance(one, ast.Placeable) and has_nothing(one.expression) for one in pattern.elements)


def has_nothing(expression: object) -> bool:
    if isinstance(expression, ast.SelectExpression):
        return any(can_be_empty(variant.value) for variant in expression.variants)
    return isinstance(expression, ast.StringLiteral) and expression.value == ""


@pytest.mark.slow
@IN_EVERY_LANGUAGE
def test_every_variant_is_said(language: str) -> None:
    """A variant that nothing chooses is a mistake: in its key, or in the code that should choose it."""
    for id, part in parts(language).items():
        reached = {
            branch for case in said(language)[id] for branch in taken(part.pattern, dict(case), language)
        }
        never = [branch for branch in branches(part.pattern) if branch not in reached]
        assert [branch for branch in never if not is_needed(branch, language)] == [], id


def is_needed(branch: Branch, language: str) -> bool:
    """Whether a variant that is never chosen is needed: by Fluent, or for a name that may come."""
    about = load_language(language)
    _, variable, key = branch[-1]
    genders = {*[rule.gender for rule in about.gender.several], *genders_of_cards(language)}
    return key == "other" or variable in about.beginnings or (variable.endswith(GENDER) and key in genders)


@cache
def genders_of_cards(language: str) -> set[str]:
    return {
        text for id, found in said(language).items() if id.endswith(f".{GENDER}") for text in found.values()
    }


# -- the sheet -----------------------------------------------------------------------------


@IN_EVERY_LANGUAGE
def test_every_message_is_on_a_screen(language: str) -> None:
    assert {screen_of(part) for part in parts(language).values()} <= set(SCREENS)


def test_every_screen_and_every_rule_for_them_is_used() -> None:
    found = parts(DEFAULT).values()
    assert {screen_of(part) for part in found} == set(SCREENS)
    assert BY_SECTION.keys() == {part.section for part in found if part.file == "web.ftl"}
    assert {*BY_FILE, "web.ftl"} == {part.file for part in found}
    assert [one for one in BY_ID if not any(part.message.startswith(one) for part in found)] == []


@pytest.mark.slow
def test_the_sheet_has_every_message_once_and_another_language_beside_it(tmp_path: Path) -> None:
    page = tmp_path / "sheet.html"
    message_sheet.main(["fr", "--beside", "en", "--html", str(page)])
    text = page.read_text(encoding="utf-8")
    rows = Counter(re.findall(r"<tr><td>([\w-]+)", text))
    assert rows == Counter([*ids(sources("fr").values()), "bot_names"])
    for language in ("fr", "en"):
        seats = [Texts(language).say("web-open-seats", seats=number) for number in (5, 1)]
        assert f'<td lang="{language}">{"".join([f"<p>{one}</p>" for one in seats])}</td>' in text
    assert "http" not in text.replace("https.", "")  # it needs nothing from elsewhere


@pytest.mark.slow
def test_the_sheet_can_be_read_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    message_sheet.main(["en"])
    lines = capsys.readouterr().out.splitlines()
    start = lines.index("king")
    assert lines[start + 1 : start + 3] == ["  en  King", "  en  .def the King"]
