"""Read the messages of a language: their variables and variants, and which variants arguments choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, ast

from citadels.locale import GENDER, sources

# A variant inside of others: for each, the place of its selector, the selector's variable, and its key.
Branch = tuple[tuple[int, str, str], ...]
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


class Part(NamedTuple):
    """The value of a message, or one of its attributes, and where it is written."""

    message: str
    attribute: str | None
    file: str
    section: str
    comment: str
    pattern: ast.Pattern

    @property
    def id(self) -> str:
        """The id of the message, with the attribute after a dot."""
        return self.message if self.attribute is None else f"{self.message}.{self.attribute}"


@cache
def parts(language: str) -> dict[str, Part]:
    """Return all values and attributes of a language by id, in the order of the files."""
    found = {part.id: part for file, text in sources(language).items() for part in _parts_of(file, text)}
    for part in found.values():
        _inline(part.pattern, found)
    return found


def _parts_of(file: str, text: str) -> Iterator[Part]:
    section = ""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file} cannot be read here: {entry.content}")
        if isinstance(entry, ast.GroupComment):
            section = entry.content or ""
        if isinstance(entry, ast.Message):
            comment = entry.comment.content if entry.comment and entry.comment.content else ""
            if entry.value is not None:
                yield Part(entry.id.name, None, file, section, comment, entry.value)
            for attribute in entry.attributes:
                yield Part(entry.id.name, attribute.id.name, file, section, comment, attribute.value)


def _inline(pattern: ast.Pattern, found: dict[str, Part]) -> None:
    """Put the messages to which a pattern refers into it."""
    elements: list[ast.TextElement | ast.Placeable] = []
    for element in pattern.elements:
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.MessageReference):
            attribute = f".{expression.attribute.name}" if expression.attribute else ""
            inner = found[expression.id.name + attribute].pattern
            _inline(inner, found)
            elements += inner.elements
            continue
        for variant in expression.variants if isinstance(expression, ast.SelectExpression) else ():
            _inline(variant.value, found)
        elements.append(element)
    pattern.elements = elements


# -- variables -----------------------------------------------------------------------------


def variables(pattern: ast.Pattern) -> dict[str, bool]:
    """Return the variables of a pattern, and whether a variant is selected by them."""
    found: dict[str, bool] = {}
    for element in pattern.elements:
        if not isinstance(element, ast.Placeable):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            found[_name(expression.selector)] = True
            for variant in expression.variants:
                for name, selects in variables(variant.value).items():
                    found[name] = selects or found.get(name, False)
        elif name := _name(expression):
            found.setdefault(name, False)
    return found


def _name(expression: object) -> str:
    """Return the variable of an expression, also inside of a function; empty if it has none."""
    if isinstance(expression, ast.FunctionReference) and expression.arguments.positional:
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def keys(pattern: ast.Pattern, variable: str) -> list[str]:
    """Return the keys of the variants that a variable selects."""
    steps = [branch[-1] for branch in branches(pattern)]
    return list(dict.fromkeys([key for _, name, key in steps if name == variable]))


# -- variants ------------------------------------------------------------------------------


def branches(pattern: ast.Pattern) -> Iterator[Branch]:
    """Yield every variant of a pattern."""
    return _walk(pattern, lambda select: select.variants, ())


def taken(pattern: ast.Pattern, arguments: Mapping[str, str | int], language: str) -> Iterator[Branch]:
    """Yield the variants of a pattern that these arguments choose."""
    return _walk(pattern, lambda select: [_chosen(select, arguments, language)], ())


def outcomes(pattern: ast.Pattern) -> set[frozenset[tuple[str, str]]]:
    """Return the keys that choose variants together, but no numbers and no grammatical genders."""
    out: set[frozenset[tuple[str, str]]] = {frozenset()}
    for select in selectors(pattern):
        found = set()
        for variant in select.variants:
            name, key = _name(select.selector), _key(variant)
            counts = key in PLURALS or key.isdigit() or name.endswith(GENDER)
            found |= {inner | (frozenset() if counts else {(name, key)}) for inner in outcomes(variant.value)}
        out = {one | other for one, other in product(out, found)}
    return out


def selectors(pattern: ast.Pattern) -> list[ast.SelectExpression]:
    """Return the selectors of a pattern, but not those inside of their variants."""
    found = [element.expression for element in pattern.elements if isinstance(element, ast.Placeable)]
    return [expression for expression in found if isinstance(expression, ast.SelectExpression)]


def _walk(
    pattern: ast.Pattern, choose: Callable[[ast.SelectExpression], list[ast.Variant]], path: Branch
) -> Iterator[Branch]:
    for place, element in enumerate(pattern.elements):
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            select = element.expression
            for variant in choose(select):
                branch = (*path, (place, _name(select.selector), _key(variant)))
                yield branch
                yield from _walk(variant.value, choose, branch)


def _chosen(select: ast.SelectExpression, arguments: Mapping[str, str | int], language: str) -> ast.Variant:
    """Return the variant that Fluent chooses: the first whose key fits, or the default."""
    value = arguments.get(_name(select.selector), "")
    fitting = {str(value)} if isinstance(value, str) else {str(value), plural_category(language, value)}
    default = next(variant for variant in select.variants if variant.default)
    return next((variant for variant in select.variants if _key(variant) in fitting), default)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


@cache
def plural_category(language: str, number: int) -> str:
    """Return the plural category of a number."""
    return Locale.parse(language, sep="-").plural_form(number)
