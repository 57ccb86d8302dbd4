"""Lists of docs/environments.md and docs/datasets.md: parts of observations, columns of recorded games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from citadels.encoding.observation import PARTS
from citadels.encoding.parts import Axis
from citadels.research.arrow import pa
from citadels.research.columns import DECISIONS, GAMES, Column
from scripts.docgen_markers import Lines, items


def observation_parts() -> dict[str, Lines]:
    """Return the generated parts of docs/environments.md."""
    return {
        "the parts of the table": items(_rows(of_players=False)),
        "the parts of a player": items(_rows(of_players=True)),
    }


def dataset_parts() -> dict[str, Lines]:
    """Return the generated parts of docs/datasets.md."""
    return {
        "the columns of decisions": items(_columns(DECISIONS)),
        "the columns of games": items(_columns(GAMES)),
    }


def _rows(of_players: bool) -> Iterator[tuple[str, str, str]]:
    for part in PARTS.values():
        if part.of_players == of_players:
            yield f"`{part.name}`", _axes(part.own_axes), part.meaning


def _axes(axes: Sequence[Axis]) -> str:
    return " × ".join(axis.name for axis in axes)


def _columns(columns: Sequence[Column]) -> Iterator[tuple[str, str, str]]:
    for column in columns:
        yield f"`{column.name}`", _type(column.type), column.meaning


def _type(kind: pa.DataType) -> str:
    if pa.types.is_fixed_size_list(kind):
        return f"{kind.list_size:,} {kind.value_type}"
    return f"list of {kind.value_type}" if pa.types.is_list(kind) else str(kind)
