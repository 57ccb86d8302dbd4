"""Compute the import graph of the package, and draw it for docs/architecture.md."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from graphlib import TopologicalSorter
from itertools import permutations, product
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parent.parent / "src" / "citadels"
PACKAGE: Final = "citadels"
IGNORED: Final = ("version", "__main__")
HELPERS: Final = {"deprecation", "extras", "games"}  # modules that the picture leaves out

# Sizes in the picture, in pixels.
COLUMN: Final = 130
ROW: Final = 46
BOX: Final = (104, 28)

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


# -- the picture -------------------------------------------------------------------------


def picture() -> str:
    """Draw the imports as SVG, without those implied by others; a part stands above what it imports.

    The boxes have a background of their own, so that the picture suits light and dark pages.
    """
    direct = _direct_imports()
    rows = _arrange(direct)
    width, height = COLUMN * max(map(len, rows)), ROW * len(rows)
    at = {
        part: (width / 2 + x, ROW * (y + 0.5))
        for y, row in enumerate(reversed(rows))
        for part, x in row.items()
    }
    edges = [(at[part], at[other]) for part in direct for other in sorted(direct[part])]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}">',
            '<g stroke="#8b93a1" stroke-width="1.5">',
            *[f'<line x1="{a:g}" y1="{b:g}" x2="{c:g}" y2="{d:g}"/>' for (a, b), (c, d) in edges],
            "</g>",
            '<g font-family="sans-serif" font-size="14" text-anchor="middle">',
            *[line for part, (x, y) in at.items() for line in _box(part, x, y)],
            "</g>",
            "</svg>",
            "",
        ]
    )


def _box(part: str, x: float, y: float) -> Iterator[str]:
    left, top = x - BOX[0] / 2, y - BOX[1] / 2
    size = f'width="{BOX[0]}" height="{BOX[1]}" rx="4"'
    yield f'<rect x="{left:g}" y="{top:g}" {size} fill="#eef1f7" stroke="#5c6b8a"/>'
    yield f'<text x="{x:g}" y="{y + 5:g}" fill="#1d2433">{part}</text>'


def _direct_imports() -> Graph:
    """Return the parts to draw, each with its imports except those that another of them implies."""
    parts = graph()
    below: Graph = {}
    for part in order():
        below[part] = parts[part].union(*[below[other] for other in parts[part]])
    shown = {part: below[part] - HELPERS for part in below if part not in HELPERS}
    return {part: found.difference(*[shown[other] for other in found]) for part, found in shown.items()}


def _arrange(direct: Graph) -> list[dict[str, float]]:
    """Return the rows of the picture, lowest first, ordered so that lines are short."""
    rows: dict[int, list[str]] = {}
    for part, level in _levels(direct).items():
        rows.setdefault(level, []).append(part)

    def length(choice: Sequence[Sequence[str]]) -> float:
        x = {part: place for row in choice for part, place in _spread(row).items()}
        return sum([(x[part] - x[other]) ** 2 for part in direct for other in direct[part]])

    choices = product(*[list(permutations(rows[level])) for level in sorted(rows)])
    return [_spread(row) for row in min(choices, key=length)]


def _levels(direct: Graph) -> dict[str, int]:
    """Return the row of each part: above all that it imports, right below what imports it."""
    level: dict[str, int] = {}
    for part in direct:
        level[part] = max([level[other] + 1 for other in direct[part]], default=0)
    for part in reversed(direct):
        level[part] = min([level[user] - 1 for user in direct if part in direct[user]], default=level[part])
    return level


def _spread(row: Sequence[str]) -> dict[str, float]:
    """Return how far each part of a row is from the middle."""
    return {part: COLUMN * (place - (len(row) - 1) / 2) for place, part in enumerate(row)}
