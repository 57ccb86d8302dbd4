"""Every message can be said in every language, whatever its arguments are, and is on the readers' sheet."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from scripts import message_sheet
from scripts.message_cases import Case, said
from scripts.message_patterns import Branch, branches, parts, plural_category, taken, variables
from scripts.message_screens import BY_FILE, BY_ID, BY_SECTION, SCREENS, screen_of

from citadels.locale import DEFAULT, GENDER, LANGUAGES, Texts, ids, load_language, sources

# By language, so that what is said in it is found out only once.
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES, scope="module")

# A placeable that is left over, two spaces, one at the end, or one before a mark, unless the mark is a word
# like "?". French has narrow spaces there that do not break.
FAULT = re.compile(r"[{}$]|  |\s$| [.,:;!)]| \?(?! )|\n ")

# A number and the word after it, unless the number is part of another or of a list.
COUNTED = re.compile(r"(?<![\d.,:/–×-])\b(\d+)[ \u00a0\u202f]([^\W\d_]+)")

# What is never one: the districts of a complete city, cards of which several are kept, choices in a menu.
NEVER_ONE = {
    "action-gather", "choice-many", "effect-build", "effect-erect", "effect-gather", "effect-seize",
    "event-complete-size-set", "reason-city-too-large", "web-help-goal", "web-lesson-welcome-why-3",
    "web-picture-end-text",
}  # fmt: skip

# What has the same form after every number: the genitive in Polish, and a word without a plural in German.
SAME_FORM = {
    "de": {"strip", "web-city-size", "why-foreseen-districts", "why-foreseen-less-districts"},
    "pl": {
        "effect-redraw", "evidence", "evidence-extent", "evidence-listed", "how-many", "setup-district-count",
        "short-gold",
    },
}  # fmt: skip


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


# -- numbers -------------------------------------------------------------------------------


@pytest.mark.slow
@IN_EVERY_LANGUAGE
def test_words_after_a_number_have_its_form(language: str) -> None:
    """A plural that lost a variant falls back to another one, and says "1 cards"."""
    plurals = plural_forms(language)
    wrong = {
        id
        for id, found in said(language).items()
        for text in found.values()
        for number, word in counted(text)
        if word in plurals and plural_category(language, number) not in plurals[word]
    }
    assert wrong - NEVER_ONE == SAME_FORM.get(language, set())


def plural_forms(language: str) -> dict[str, set[str]]:
    """The words that follow numbers but never a one, and the plural categories that they follow."""
    found: dict[str, set[str]] = {}
    for id, part in parts(language).items():
        for variable in [name for name, selects in variables(part.pattern).items() if selects]:
            for forms in forms_of(said(language)[id], variable, language):
                for category, word in forms.items():
                    found.setdefault(word, set()).add(category)
    return {word: categories for word, categories in found.items() if "one" not in categories}


def forms_of(cases: dict[Case, str], variable: str, language: str) -> Iterator[dict[str, str]]:
    """Yield the words after a number by plural category, where all else is the same and each has its own."""
    categories = {plural_category(language, number) for number in range(1, 31)}
    groups: dict[Case, dict[str, set[str]]] = {}
    for case, text in cases.items():
        number = dict(case).get(variable)
        words = [word for other, word in counted(text) if other == number]
        if isinstance(number, int) and words:
            others = tuple([one for one in case if one[0] != variable])
            category = plural_category(language, number)
            groups.setdefault(others, {}).setdefault(category, set()).add(words[0])
    for group in groups.values():
        words = [*set().union(*group.values())]
        if group.keys() == categories and len(words) == len(group):
            yield {category: found.pop() for category, found in group.items()}


def counted(text: str) -> list[tuple[int, str]]:
    """Numbers above zero and the words after them."""
    return [(int(number), word.lower()) for number, word in COUNTED.findall(text) if int(number)]


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
