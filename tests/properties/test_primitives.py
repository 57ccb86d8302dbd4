"""Only the primitives of ``engine/changes.py`` change the table, wherever a rule or a card stands."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import citadels
from citadels.engine.field_types import FieldStruct
from citadels.engine.state import Player, State, Turn

SOURCE = Path(citadels.__file__).parent
PARTS = ("engine", "characters", "districts", "editions")
RULES = [path for part in PARTS for path in sorted((SOURCE / part).rglob("*.py"))]

# What holds the table and what makes one from a document; and the fields that are control, not table.
MADE_IN = ("changes", "state", "position_reader", "character_reader", "deal", "knowledge")
MAKERS = {SOURCE / "engine" / f"{name}.py" for name in MADE_IN}
CONTROL = {"rules", "key", "stack", "waiting", "sealed", "log"}
CARD_ATTRIBUTES = {"hooks"}  # a card has them too
CHANGING = {
    "append",
    "extend",
    "insert",
    "remove",
    "pop",
    "clear",
    "update",
    "add",
    "discard",
    "sort",
    "reverse",
}


def fields_of_the_table() -> set[str]:
    parts: tuple[type[FieldStruct], ...] = (State, Player, Turn)
    return {declared.name for part in parts for declared in part.fields} - CONTROL - CARD_ATTRIBUTES


def changes(source: str) -> Iterator[str]:
    """The places that assign to a field of the table, or call what changes it."""
    fields = fields_of_the_table()
    for node in ast.walk(ast.parse(source)):
        for target in _targets(node):
            while isinstance(target, ast.Subscript):
                target = target.value
            own = isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
            if isinstance(target, ast.Attribute) and target.attr in fields and not own:
                yield f"{getattr(node, 'lineno', 0)}: {ast.unparse(node)}"


def _targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign | ast.Delete):
        return [part for target in node.targets for part in getattr(target, "elts", [target])]
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return [node.target]
    called = node.func if isinstance(node, ast.Call) else None
    return [called.value] if isinstance(called, ast.Attribute) and called.attr in CHANGING else []


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_other_code_changes_the_table(path: Path) -> None:
    if path not in MAKERS:
        assert list(changes(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "leak",
    [
        "s.crown = 2",
        "s.turn.used.add('x')",
        "s.players[0].gold += 1",
        "s.round_flags['bishop'] = 1",
        "del s.gold_on['x']",
        "s.faceup = s.packet = ()",
        "player.hand, other.hand = other.hand, player.hand",
        "s.revealed[3] = 1",
    ],
)
def test_a_change_in_passing_is_noticed(leak: str) -> None:
    assert list(changes(leak))
