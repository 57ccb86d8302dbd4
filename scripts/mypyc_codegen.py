"""Write out the constructors of classes with declared fields, so that mypyc sees them.

The plain package generates the constructors of such classes (:mod:`citadels.engine.field_types`) when they
are defined. A compiler cannot see them, and would call them as slowly as any other Python. So the copy of the
source that is compiled has them written out: ``seat: int = field(SEAT)`` becomes an entry of ``fields``, a
parameter of ``__init__`` and an assignment in it, with the same meaning.

Objects of such classes are plain data that never refer back to their holders. The compiled ones are
marked as acyclic, so that the garbage collector need not look at them.

Rows of bytes are written with the compiler's own library, which the plain package does without.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

IMPORT_FIELDS = "from citadels.engine.field_types import named_fields\n"
IMPORT_ATTR = "from mypy_extensions import mypyc_attr\n"
ACYCLIC = "@mypyc_attr(acyclic=True)\n"
ROOT_CLASS = "FieldStruct"
DECORATOR = "@dataclass_transform("
WRITER = "from citadels.encoding.bytes_writer import "
COMPILED_WRITER = "from librt.strings import "


class Declaration(NamedTuple):
    """A field as it is declared: the parts of ``name: type = field(…)``."""

    name: str
    type: str
    call: str
    given: dict[str, str]  # the keyword arguments
    kind: str

    @property
    def parameter(self) -> str:
        if "factory" in self.given:
            return f"{self.name}: {self.type} | None = None"
        default = self.given.get("default")
        return f"{self.name}: {self.type}" + (f" = {default}" if default is not None else "")

    @property
    def assignment(self) -> str:
        factory = self.given.get("factory")
        made = f"{factory}() if {self.name} is None else {self.name}" if factory else self.name
        return f"self.{self.name} = {made}"

    @property
    def seen_by(self) -> tuple[str, ...]:
        """The fields with the seats that see it; none if everyone does."""
        given = self.given.get("seen_by", "EVERYONE")
        return () if given.endswith("EVERYONE") else ast.literal_eval(given)

    def copy(self, template: str) -> str:
        """The expression for a copy; see ``citadels.engine.field_types``."""
        value = f"self.{self.name}"
        copied = template.format(value)
        optional = "optional" in self.given and copied != value
        return f"None if {value} is None else {copied}" if optional else copied


class Module:
    """A file of the package: its classes, and where its imported names come from."""

    def __init__(self, text: str) -> None:
        self.text = text
        body = ast.parse(text).body
        self.classes = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
        self.copied = dict(_templates(body))
        self.imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }


Modules = dict[str, Module]  # by name


def _templates(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Yield each field type that a module defines, and how its values are copied."""
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call):
            given = {argument.arg: argument.value for argument in node.value.keywords}
            if "copied" in given:
                yield ast.unparse(node.target), ast.literal_eval(given["copied"])


def generate(root: Path, paths: list[Path]) -> None:
    """Rewrite the files below ``root`` so that every class has its constructor in the source."""
    texts = {path: path.read_text(encoding="utf-8").replace(WRITER, COMPILED_WRITER) for path in paths}
    modules = {_module_name(path, root): Module(text) for path, text in texts.items()}
    for path in paths:
        path.write_text(_generated(_module_name(path, root), modules), encoding="utf-8")


def _module_name(path: Path, root: Path) -> str:
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def _fields(module: str, name: str, modules: Modules) -> list[Declaration]:
    """Return the fields of a class, those of its bases first."""
    if module not in modules:
        return []
    found = modules[module]
    if name in found.classes:
        node = found.classes[name]
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        inherited = [field for base in bases for field in _fields(module, base, modules)]
        return [*inherited, *[_declaration(statement) for statement in _declared(node)]]
    return _fields(*found.imported[name], modules) if name in found.imported else []


def _is_data(module: str, name: str, modules: Modules) -> bool:
    """Return whether a class has declared fields, or is the common base of those that have."""
    if module not in modules:
        return False
    found = modules[module]
    if name in found.classes:
        bases = [base.id for base in found.classes[name].bases if isinstance(base, ast.Name)]
        return name == ROOT_CLASS or any(_is_data(module, base, modules) for base in bases)
    return name in found.imported and _is_data(*found.imported[name], modules)


def _declared(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [
        statement
        for statement in node.body
        if isinstance(statement, ast.AnnAssign)
        and isinstance(statement.value, ast.Call)
        and ast.unparse(statement.value.func) in ("field", "field_types.field")
    ]


def _declaration(statement: ast.AnnAssign) -> Declaration:
    assert isinstance(statement.value, ast.Call)
    given = {argument.arg or "": ast.unparse(argument.value) for argument in statement.value.keywords}
    name, type, call = map(ast.unparse, (statement.target, statement.annotation, statement.value))
    return Declaration(name, type, call, given, ast.unparse(statement.value.args[0]))


def _generated(name: str, modules: Modules) -> str:
    module = modules[name]
    lines: list[str] = module.text.splitlines(keepends=True)
    imports = set()
    for node in reversed(module.classes.values()):
        declared = _declared(node)
        if declared:
            imports.add(IMPORT_FIELDS)
            fields = _fields(name, node.name, modules)
            methods = _constructor(node, fields)
            if ast.unparse(node.bases[0]) == "MutableFieldStruct":
                methods += _copier(node.name, fields, module, modules)
            elif ast.unparse(node.bases[0]) == "Event" and any(field.seen_by for field in fields):
                methods += _redactor(node.name, fields)
            lines[declared[0].lineno - 1 : declared[-1].end_lineno] = methods
        if _is_data(name, node.name, modules):
            imports.add(IMPORT_ATTR)
            lines.insert(node.lineno - 1, ACYCLIC)
    lines = [line for line in lines if not line.startswith(DECORATOR)]
    if imports:
        first = lines.index("from __future__ import annotations\n") + 1
        lines[first:first] = sorted(imports)
    return "".join(lines)


def _constructor(node: ast.ClassDef, fields: list[Declaration]) -> list[str]:
    """Return the lines that replace the declarations, which are consecutive in a class."""
    own = [_declaration(statement) for statement in _declared(node)]
    entries = ", ".join(f"{field.name!r}: {field.call}" for field in own)
    parameters = ", ".join(field.parameter for field in fields)
    return [
        f"    fields = (*{ast.unparse(node.bases[0])}.fields, *named_fields({{{entries}}}))\n",
        f"    def __init__(self, {parameters}) -> None:\n",
        *[f"        {field.assignment}\n" for field in fields],
    ]


def _copier(name: str, fields: list[Declaration], module: Module, modules: Modules) -> list[str]:
    copies = [
        field.copy(_template(field.kind, module, modules)) for field in fields if field.kind != "CONTROL"
    ]
    return [f"    def clone(self) -> {name}:\n", f"        return {name}({', '.join(copies)})\n"]


def _redactor(name: str, fields: list[Declaration]) -> list[str]:
    """Write out ``field_types._redactor`` for events whose secrets are seen by the same seats."""
    (group,) = {field.seen_by for field in fields if field.seen_by}
    seats = "".join(f"self.{named}, " for named in group)
    values = ["None" if field.seen_by else f"self.{field.name}" for field in fields]
    return [
        "    def seen_by(self, seat: int) -> Event:\n",
        f"        return self if seat >= 0 and seat in ({seats}) else {name}({', '.join(values)})\n",
    ]


def _template(kind: str, module: Module, modules: Modules) -> str:
    """How values of a kind are copied, wherever it is defined."""
    if kind in module.imported:
        module = modules[module.imported[kind][0]]
    return module.copied.get(kind, "{}")
