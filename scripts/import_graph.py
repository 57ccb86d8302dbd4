"""Compute the import graph of the package, and draw it for docs/architecture.md."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parent.parent / "src" / "citadels"
PACKAGE: Final = "citadels"
IGNORED: Final = ("version", "__main__")

Graph = dict[str, set[str]]  # a part, and the parts that it imports


def imports(path: Path) -> Iterator[str]:
    """Yield the dotted names that a module imports; ``from a import b`` counts as ``a.b``."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write imports in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def graph() -> Graph:
    """Return the imports between the package's folders, its modules, and ``citadels`` itself."""
    found: Graph = {}
    for path in sorted(SOURCE.rglob("*.py")):
        here = _part(path.relative_to(SOURCE).parts[0].removesuffix(".py"))
        names = [name.split(".") for name in imports(path) if name.split(".")[0] == PACKAGE]
        found.setdefault(here, set()).update(_part_of(name) for name in names)
    return {
        part: {other for other in others if other not in (part, *IGNORED)}
        for part, others in found.items()
        if part not in IGNORED
    }


def _part(name: str) -> str:
    return PACKAGE if name == "__init__" else name


def _part_of(name: list[str]) -> str:
    """Return the part that a dotted name belongs to. Names that ``citadels`` exports belong to it."""
    there = len(name) > 1 and ((SOURCE / name[1]).is_dir() or (SOURCE / f"{name[1]}.py").exists())
    return name[1] if there else PACKAGE


def order() -> list[str]:
    """Return the parts, each after those that it imports. Raise CycleError if imports form a cycle."""
    return list(TopologicalSorter(graph()).static_order())


def diagram() -> Iterator[str]:
    """Yield the lines of a diagram of the imports, without those that others imply."""
    parts = graph()
    yield from ("```mermaid", "flowchart BT")
    for part in order():
        direct = {other for other in parts[part] if not _reached(other, parts[part] - {other}, parts)}
        yield from [f"    {other} --> {part}" for other in sorted(direct)]
    yield "```"


def _reached(part: str, starts: set[str], parts: Graph) -> bool:
    """Return whether any of ``starts`` imports a part, directly or indirectly."""
    return any(part in parts[start] or _reached(part, parts[start], parts) for start in starts)
