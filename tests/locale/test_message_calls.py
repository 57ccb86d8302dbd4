"""The page and the programs pass every argument that a message needs, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest
from scripts.environment import ROOT
from scripts.message_patterns import parts, variables

from citadels.locale import DEFAULT, LANGUAGES

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class Call(NamedTuple):
    """A place where a message is said: how it is named there, and the arguments that are passed.

    An argument that ends with a hyphen comes with its forms.
    """

    file: str
    line: int
    id: str
    passed: frozenset[str]


def missing(call: Call, id: str, language: str) -> list[str]:
    """What a call ought to pass, since the message uses it."""
    part = parts(language).get(id)
    needed = variables(part.pattern) if part is not None else {}
    forms = tuple([name for name in call.passed if name.endswith("-")])
    return [name for name in needed if name not in call.passed and not f"{name}-".startswith(forms)]


# -- the page ------------------------------------------------------------------------------


@cache
def page_files() -> dict[str, str]:
    paths = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in sorted(paths)}


@cache
def page_calls() -> list[Call]:
    return [call for file, text in page_files().items() for call in calls_in(file, text)]


def calls_in(file: str, text: str) -> Iterator[Call]:
    for found in re.finditer(r"(?<!\w)(say|sayAround|joinTexts)\((?!\w+: )", text):
        id, *more = split(text, found.end())
        if found[1] == "joinTexts":
            id, passed = more[0], {"first", "rest"}
        elif found[1] == "sayAround":
            passed = {more[0].strip('"'), *keys_of(text, *more[1:])}
        else:
            passed = keys_of(text, *more)
        yield Call(file, text.count("\n", 0, found.start()) + 1, id, frozenset(passed))


def split(text: str, start: int) -> list[str]:
    """The parts between commas up to the bracket that closes."""
    commas, end = scan(text, start)
    rows = [text[begin + 1 : stop].strip() for begin, stop in pairwise([start - 1, *commas, end])]
    return [row for row in rows if row]


def scan(text: str, at: int) -> tuple[list[int], int]:
    """Where the commas are up to the bracket that closes, and where that is."""
    commas = []
    while text[at] not in ")]}":
        if text[at] in "([{":
            at = scan(text, at + 1)[1]
        elif text[at] in "\"'`":
            at = end_of_string(text, at)
        elif text[at] == ",":
            commas.append(at)
        at += 1
    return commas, at


def end_of_string(text: str, start: int) -> int:
    at = start + 1
    while text[at] != text[start]:
        if text[start] == "`" and text.startswith("${", at):
            at = scan(text, at + 2)[1]
        at += 2 if text[at] == "\\" else 1
    return at


def keys_of(text: str, *objects: str) -> set[str]:
    """The keys of an object, written where it is passed or elsewhere in the file; none of a parameter."""
    written = objects[0] if objects else "{}"
    if re.fullmatch(r"\w+", written):
        found = re.search(rf"\bconst {written}\b[^=\n]*= (?=\{{)", text)
        written = text[found.end() :] if found else "{}"
    out: set[str] = set()
    for part in split(written, 1):
        spread = re.match(r"\.\.\.(\w+)", part)
        out |= keys_of(text, spread[1]) if spread else {part.partition(":")[0].strip()}
    return out


def named_in(expression: str) -> frozenset[str]:
    """The messages that an expression names."""
    return page_ids() & set(re.findall(r"[\"'`]([\w-]+)[\"'`]", expression))


def begun_in(expression: str) -> frozenset[str]:
    """The messages of which an expression names the beginning, or all but something in the middle."""
    patterns = [
        re.sub(r"\$\{[^}]*\}", r"[\\w-]+", one) for one in re.findall(r"`([\w-]+\$\{[^`]*)`", expression)
    ]
    return frozenset([id for id in page_ids() if any(re.fullmatch(pattern, id) for pattern in patterns)])


@cache
def page_ids() -> frozenset[str]:
    files = ("web.ftl", "common.ftl", "scores.ftl", "server.ftl")
    return frozenset([part.message for part in parts(DEFAULT).values() if part.file in files])


@cache
def callers() -> dict[str, list[Call]]:
    """The calls that say each message of the page: those that name it, or others of the files that do."""
    out: dict[str, list[Call]] = {}
    for names in (named_in, begun_in):
        found: dict[str, list[Call]] = {}
        for call in sorted(page_calls(), key=lambda call: -len(literal(call.id))):
            for id in names(call.id):
                if id not in found or names is named_in or literal(call.id) == literal(found[id][0].id):
                    found.setdefault(id, []).append(call)
        for file, text in page_files().items():
            for id in names(text) - found.keys():
                found[id] = [indirect(file)]
        out = found | out
    return out


def literal(expression: str) -> str:
    """What an expression says of an id: of several that begin a message, the one that says most counts."""
    return re.sub(r"\$\{[^}]*\}", "-", expression)


def indirect(file: str) -> Call:
    """What a file passes to messages that it names elsewhere."""
    calls = [call for call in page_calls() if call.file == file and not named_in(call.id) | begun_in(call.id)]
    return Call(file, 0, "", frozenset().union(*[call.passed for call in calls]))


def test_the_calls_of_the_page_are_found() -> None:
    assert len(page_calls()) > 500
    assert callers()["web-pass-to"][0].passed == {"name"}
    assert callers()["web-let-bot-play-sure"][0].passed == {"name"}  # through a function
    assert callers()["short-gold"][0].passed == {"need", "have", "missing"}  # through a variable


@IN_EVERY_LANGUAGE
def test_the_page_passes_all_that_its_messages_need(language: str) -> None:
    wrong = [(id, call, missing(call, id, language)) for id, found in callers().items() for call in found]
    assert [one for one in wrong if one[2]] == []
    said_elsewhere = {part.message for part in parts(language).values() if part.file != "web.ftl"}
    unsaid = {id for id, part in parts(language).items() if variables(part.pattern)} - callers().keys()
    assert {id for id in unsaid if id.partition(".")[0] not in said_elsewhere} == set()


# -- the programs --------------------------------------------------------------------------

FORMS = ("card_arguments", "cards_arguments", "player_arguments", "type_arguments", "source_arguments")


@cache
def program_calls() -> list[Call]:
    paths = sorted((ROOT / "src" / "citadels").rglob("*.py"))
    return [call for path in paths for call in calls_of(str(path.relative_to(ROOT)), path.read_text("utf-8"))]


def calls_of(file: str, text: str) -> Iterator[Call]:
    """The calls that name their messages, and whose arguments are written there or in the same function."""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    for function in functions:
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and name_of(node.func) == "say" and node.args:
                passed = arguments_of(node, function)
                for found in ast.walk(node.args[0]) if passed is not None else ():
                    if isinstance(found, ast.Constant) and found.value in parts(DEFAULT):
                        yield Call(file, node.lineno, str(found.value), frozenset(passed or ()))


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def arguments_of(call: ast.Call, function: ast.FunctionDef) -> set[str] | None:
    """The arguments of a call, or None if they come from elsewhere."""
    named = [
        {keyword.arg} if keyword.arg else passed_by(keyword.value, function) for keyword in call.keywords
    ]
    return union([*named, *[passed_by(one, function) for one in call.args[1:]]])


def passed_by(node: ast.expr, function: ast.FunctionDef) -> set[str] | None:
    """The arguments in an expression."""
    if isinstance(node, ast.Dict):
        constants = [str(key.value) for key in node.keys if isinstance(key, ast.Constant)]
        unpacked = [value for key, value in zip(node.keys, node.values, strict=True) if key is None]
        return union([set(constants), *[passed_by(value, function) for value in unpacked]])
    if isinstance(node, ast.BinOp):
        return union([passed_by(node.left, function), passed_by(node.right, function)])
    if isinstance(node, ast.Call) and name_of(node.func) in FORMS and isinstance(node.args[0], ast.Constant):
        return {f"{node.args[0].value!s}-"}
    if isinstance(node, ast.Name):
        return assigned(node.id, function)
    return None


def assigned(name: str, function: ast.FunctionDef) -> set[str] | None:
    """The arguments in a variable of a function."""
    found = [
        passed_by(node.value, function)
        for node in ast.walk(function)
        if (isinstance(node, ast.Assign) and any(name_of(target) == name for target in node.targets))
        or (isinstance(node, ast.AugAssign) and name_of(node.target) == name)
    ]
    return union(found) if found else None


def union(found: list[set[str] | None]) -> set[str] | None:
    return None if None in found else set().union(*[one for one in found if one is not None])


def test_the_calls_of_the_programs_are_found() -> None:
    assert len(program_calls()) > 120


@IN_EVERY_LANGUAGE
def test_the_programs_pass_all_that_their_messages_need(language: str) -> None:
    wrong = [(call, missing(call, call.id, language)) for call in program_calls()]
    assert [one for one in wrong if one[1]] == []
