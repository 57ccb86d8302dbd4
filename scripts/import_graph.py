"""The import graph of the package, and a diagram of it for docs/architecture.md."""

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
    """The dotted names a module imports; ``from a import b`` counts as ``a.b``."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write imports in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def graph() -> Graph:
    """All parts of the package: its folders, its modules, and the package as users import it."""
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
    """The part that a dotted name belongs to; what ``citadels`` itself exports belongs to it."""
    there = len(name) > 1 and ((SOURCE / name[1]).is_dir() or (SOURCE / f"{name[1]}.py").exists())
    return name[1] if there else PACKAGE


def order() -> list[str]:
    """The parts from the ground up; raises CycleError if their imports form a cycle."""
    return list(TopologicalSorter(graph()).static_order())


def diagram() -> Iterator[str]:
    """The imports as a diagram, without those implied by others."""
    parts = graph()
    yield from ("```mermaid", "flowchart BT")
    for part in order():
        direct = {other for other in parts[part] if not _reached(other, parts[part] - {other}, parts)}
        yield from [f"    {other} --> {part}" for other in sorted(direct)]
    yield "```"


def _reached(part: str, starts: set[str], parts: Graph) -> bool:
    """Whether any of those imports a part, directly or indirectly."""
    return any(part in parts[start] or _reached(part, parts[start], parts) for start in starts)
