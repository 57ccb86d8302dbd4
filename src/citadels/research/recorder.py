"""Record one game: its row and its decisions."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from citadels.bots import make_bot
from citadels.encoding.actions import ACTIONS_VERSION, action_index
from citadels.encoding.observation import OBSERVATION_VERSION
from citadels.encoding.observer import Observer
from citadels.encoding.templates import observation_template
from citadels.engine.actions import Action
from citadels.engine.game import Game
from citadels.engine.rules import RULES_VERSION
from citadels.lab.runner import Outcome, Plan, run_with
from citadels.research.arrow import pa
from citadels.research.columns import DECISIONS, GAMES
from citadels.version import __version__

VERSIONS: Final[dict[str, object]] = {
    "version": __version__,
    "rules": RULES_VERSION,
    "observation_version": OBSERVATION_VERSION,
    "actions_version": ACTIONS_VERSION,
}

Cells = dict[str, Any]  # values by column, of one row or of many


class Recorder:
    """Watches one game and records every decision."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.questions: list[str | None] = []
        self.observations: list[bytes] = []
        self.options: list[list[Action]] = []
        self.answers: list[Action] = []

    def watch(self, game: Game) -> Callable[[Action], None]:
        """Attach to a new game; return the callback for its actions."""
        observer = Observer(observation_template(game.rules), game.state)

        def note(action: Action) -> None:
            seat = game.seat
            assert seat is not None
            self.seats.append(seat)
            self.questions.append(game.prompt)
            self.observations.append(observer.observe(seat))
            self.options.append(game.actions())
            self.answers.append(action)

        return note

    def rows(self, bots: list[str], outcome: Outcome) -> pa.RecordBatch:
        """Return the decisions of the finished game."""
        seats = self.seats
        numbers = [action_index(seat, len(bots)).indexes for seat in range(len(bots))]
        cells: Cells = {
            "game": [outcome.number] * len(seats),
            "step": range(len(seats)),
            "seat": seats,
            "bot": [bots[seat] for seat in seats],
            "question": self.questions,
            "observation": _rows_of(self.observations),
            "options": [
                [numbers[seat][action] for action in options]
                for seat, options in zip(seats, self.options, strict=True)
            ],
            "answer": [numbers[seat][action] for seat, action in zip(seats, self.answers, strict=True)],
            "answer_text": [action.text for action in self.answers],
            "points": [outcome.points[seat] for seat in seats],
            "win": [outcome.wins[seat] for seat in seats],
            "rank": [outcome.ranks[seat] for seat in seats],
        }
        names = [column.name for column in DECISIONS]
        arrays = [_array(cells[column.name], column.type) for column in DECISIONS]
        return pa.RecordBatch.from_arrays(arrays, names)


def _array(cells: Any, kind: pa.DataType) -> pa.Array:
    return cells if isinstance(cells, pa.Array) else pa.array(cells, kind)


def _rows_of(observations: list[bytes]) -> pa.Array:
    """Return observations as an Arrow array, without converting single bytes."""
    joined = b"".join(observations)
    numbers = pa.Array.from_buffers(pa.uint8(), len(joined), [None, pa.py_buffer(joined)])
    kind = next(column.type for column in DECISIONS if column.name == "observation")
    return pa.FixedSizeListArray.from_arrays(numbers, type=kind)


def play(plan: Plan, number: int) -> tuple[Cells, pa.RecordBatch | None]:
    """Play one game of a plan; return its row, and its decisions unless it failed."""
    recorder = Recorder()
    outcome = run_with(make_bot, plan, number, recorder.watch)
    bots = plan.seating(number)
    decisions = recorder.rows(bots, outcome) if outcome.error is None else None
    return _row(plan, outcome), decisions


def _row(plan: Plan, outcome: Outcome) -> Cells:
    number = outcome.number
    row: Cells = {
        "game": number,
        "key": plan.key(number).hex(),
        "settings": json.dumps(plan.settings(number).to_json()),
        "bots": plan.seating(number),
        "decisions": outcome.decisions,
        "rounds": outcome.rounds,
        "points": outcome.points,
        "wins": outcome.wins,
        "ranks": outcome.ranks,
        "faults": len([fault for fault in outcome.faults if fault["kind"] != "print"]),
        "error": None if outcome.error is None else str(outcome.error["error"]),
        **VERSIONS,
    }
    return {column.name: row[column.name] for column in GAMES}
