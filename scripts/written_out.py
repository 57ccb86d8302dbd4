"""Classes with declared fields, written out as mypyc wants to see them.

The plain package makes the constructors of such classes (:mod:`citadels.engine.kinds`) when they are defined.
A compiler cannot see that, and would call them as slowly as any other Python. So the copy of the source
that is compiled has them written out: ``seat: int = field(SEAT)`` becomes an entry of ``fields``, a
parameter of ``__init__`` and an assignment in it, with the same meaning.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

IMPORT = "from citadels.engine.kinds import named as named_fields\n"
DECORATOR = "@dataclass_transform("


class Declaration(NamedTuple):
    """A field as it is declared: the parts of ``name: type = field(…)``."""

    name: str
    type: str
    call: str
    default: str | None

    @property
    def parameter(self) -> str:
        return f"{self.name}: {self.type}" + (f" = {self.default}" if self.default is not None else "")


Declarations = dict[str, list[Declaration]]  # by class, those of its bases first


def write_out(paths: list[Path]) -> None:
    """Change the files so that no class leaves its constructor to be made."""
    known: Declarations = {}
    sources = {path: path.read_text(encoding="utf-8") for path in paths}
    classes = [node for text in sources.values() for node in _classes(text)]
    for node in classes:
        _collect(node, {other.name: other for other in classes}, known)
    for path, text in sources.items():
        path.write_text(_written_out(text, known), encoding="utf-8")


def _classes(text: str) -> list[ast.ClassDef]:
    return [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]


def _collect(node: ast.ClassDef, classes: dict[str, ast.ClassDef], known: Declarations) -> list[Declaration]:
    if node.name not in known:
        inherited: list[Declaration] = []
        for base in node.bases:
            if isinstance(base, ast.Name) and base.id in classes:
                inherited += _collect(classes[base.id], classes, known)
        known[node.name] = [*inherited, *[_declaration(statement) for statement in _declared(node)]]
    return known[node.name]


def _declared(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [
        statement
        for statement in node.body
        if isinstance(statement, ast.AnnAssign)
        and isinstance(statement.value, ast.Call)
        and ast.unparse(statement.value.func) in ("field", "kinds.field")
    ]


def _declaration(statement: ast.AnnAssign) -> Declaration:
    assert isinstance(statement.value, ast.Call)
    defaults = [ast.unparse(given.value) for given in statement.value.keywords if given.arg == "default"]
    name, type, call = map(ast.unparse, (statement.target, statement.annotation, statement.value))
    return Declaration(name, type, call, defaults[0] if defaults else None)


def _written_out(text: str, known: Declarations) -> str:
    lines: list[str] = text.splitlines(keepends=True)
    written = False
    for node in reversed(_classes(text)):
        declared = _declared(node)
        if declared:
            lines[declared[0].lineno - 1 : declared[-1].end_lineno] = _constructor(node, known[node.name])
            written = True
    lines = [line for line in lines if not line.startswith(DECORATOR)]
    if written:
        lines.insert(lines.index("from __future__ import annotations\n") + 1, IMPORT)
    return "".join(lines)


def _constructor(node: ast.ClassDef, fields: list[Declaration]) -> list[str]:
    """Lines in the place of the declarations, which stand together in a class."""
    own = [_declaration(statement) for statement in _declared(node)]
    entries = ", ".join(f"{field.name!r}: {field.call}" for field in own)
    parameters = ", ".join(field.parameter for field in fields)
    return [
        f"    fields = (*{ast.unparse(node.bases[0])}.fields, *named_fields({{{entries}}}))\n",
        f"    def __init__(self, {parameters}) -> None:\n",
        *[f"        self.{field.name} = {field.name}\n" for field in fields],
    ]
