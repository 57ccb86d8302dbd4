"""The course of finished games: rounds, lines, and what decided them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadels import record
from citadels.engine.events import RoundBegan
from citadels.tables.errors import TableError
from citadels.tables.timeline import PointTimeline, RoundPlayed, _decisive
from tests.tables.table_harness import TableHarness, play_to_end, run

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.json"))


def rounds(*points: list[int]) -> list[RoundPlayed]:
    return [RoundPlayed(number, 10 * number, reached) for number, reached in enumerate(points, 1)]


@pytest.mark.parametrize(
    ("points", "decisive"),
    [
        ([[3, 1], [5, 2], [9, 8]], 1),  # never behind
        ([[1, 3], [5, 2], [9, 8]], 2),
        ([[3, 1], [2, 5], [7, 7], [9, 8]], 3),  # level is not behind
        ([[3, 1], [4, 5], [9, 8]], 3),
    ],
)
def test_the_round_after_which_the_winner_was_never_behind(points: list[list[int]], decisive: int) -> None:
    assert _decisive(rounds(*points), winner=0).round == decisive


def lead(points: list[int], seat: int) -> int:
    return points[seat] - max(other for index, other in enumerate(points) if index != seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.stem)
def test_the_course_of_a_game_ends_with_its_result_and_names_what_decided_it(game: Path) -> None:
    walk = PointTimeline(record.read(json.loads(game.read_text())).positions())
    assert walk.result is not None
    rounds = walk.rounds()
    began = [event.round for _, event in walk.events if isinstance(event, RoundBegan)]
    assert [one.round for one in rounds] == began
    assert rounds[-1].points == [score.total for score in walk.result.scores]
    turning = walk.turning()
    assert (turning is None) == (len(walk.result.winners) > 1)
    if turning is None:
        return
    decisive, winner, deed = turning
    leads = [lead(one.points, winner) for one in rounds]
    assert min(leads[decisive.round - 1 :]) >= 0
    assert decisive.round == 1 or leads[decisive.round - 2] < 0
    if deed is not None:
        step, _ = walk.events[deed]
        assert lead(walk.points[step], winner) > lead(walk.points[step - 1], winner)


def test_the_course_is_in_the_language_of_its_reader() -> None:
    async def scene() -> None:
        harness = TableHarness()
        one, _ = await play_to_end(harness)
        archive = await harness.table.archive(one.token)
        last = archive.step(len(archive.file.actions), one.seat, "en")
        course = archive.timeline(one.seat, "en")
        assert course.lines[-len(last.lines) :] == last.lines
        assert [line.number for line in course.lines] == list(range(len(course.lines)))
        assert archive.timeline(one.seat, "it").lines[-1].text != course.lines[-1].text
        assert all(hand.hand is not None for hand in archive.step(5, -1, "en").hands)
        with pytest.raises(TableError):
            archive.timeline(7, "en")

    run(scene())
