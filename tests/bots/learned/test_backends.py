"""All ways to work out the network give the same whole numbers."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace
from typing import Any

import pytest

import citadels
from citadels.bots.learned.browser_backend import BrowserBackend, compact
from citadels.bots.learned.network import PAGE, select_backend
from citadels.bots.learned.numpy_backend import NumpyBackend
from citadels.bots.learned.python_backend import PythonBackend
from citadels.bots.learned.weights import ACTIVATION_MAX, SIZES, write
from citadels.encoding.observation import OBSERVATION_SIZE
from tests.bots.learned import made

WEIGHTS = made.made_weights()
PLAIN = PythonBackend(WEIGHTS)


@pytest.mark.slow
def test_arrays_and_plain_python_agree() -> None:
    arrays, editions, seats = NumpyBackend(WEIGHTS), set(), set()
    for game in made.positions(every=7):
        asked = made.asked(game)
        assert arrays.answer(*asked) == PLAIN.answer(*asked)
        assert arrays.beliefs(*asked[:2]) == PLAIN.beliefs(*asked[:2])
        editions.add(game.rules.edition.key)
        seats.add(game.rules.seats)
    assert editions == set(citadels.EDITIONS)
    assert seats == set(range(2, 9))


def test_many_observations_at_once_are_answered_as_one_by_one() -> None:
    arrays = NumpyBackend(WEIGHTS)
    by_seats: dict[int, list[made.Asked]] = {}
    for game in made.positions(every=31):
        asked = made.asked(game)
        by_seats.setdefault(asked.seats, []).append(asked)
    for seats, questions in by_seats.items():
        observations, options = [one.observation for one in questions], [one.options for one in questions]
        expected = [arrays.answer(*one[:3]) for one in questions]
        assert arrays.value_logits(observations, seats) == [answer.value_logits for answer in expected]
        assert arrays.logits(observations, seats, options) == [answer.logits for answer in expected]


def test_answers_differ_as_tables_and_options_do() -> None:
    """The weights of the tests let everything through, and reach the ends of what a unit can say."""
    found = [PLAIN.answer(*made.asked(game)) for game in made.positions(every=31)]
    assert len({tuple(answer.value_logits) for answer in found}) > 0.9 * len(found)
    several = [answer.logits for answer in found if len(answer.logits) > 2]
    assert sum(len(set(logits)) > 1 for logits in several) > 0.9 * len(several)


def test_beliefs_differ_as_seats_do() -> None:
    for game in made.positions(every=31):
        _, seats, _, _ = asked = made.asked(game)
        found = PLAIN.beliefs(*asked[:2])
        assert [len(found.ranks), len(found.costs)] == [seats - 1] * 2
        assert {len(row) for row in found.ranks} == {SIZES["ranks"]}
        assert {len(row) for row in found.costs} == {SIZES["costs"]}
        assert len({tuple(row) for row in found.ranks}) == seats - 1


def test_strengths_matter_where_they_are_known() -> None:
    for game in made.positions(every=61):
        asked = made.asked(game)._replace(options=[])
        unknown = PLAIN.answer(*asked._replace(strengths=[-1] * asked.seats))
        assert unknown == PLAIN.answer(*asked[:3])
        found = PLAIN.answer(*asked._replace(strengths=[0, *[-1] * (asked.seats - 1)]))
        assert found.value_logits[0] != unknown.value_logits[0]
        assert found.value_logits[1:] == unknown.value_logits[1:]


def test_activations_are_clipped_to_their_range() -> None:
    rows = PLAIN._rows["wide"]
    width = made.SMALL["wide"]
    sums = [-1, 0, 65535, 65536, (ACTIVATION_MAX << 16) - 1, ACTIVATION_MAX << 16, 1 << 40, -(1 << 52)]
    total = sum(number << 64 * at for at, number in enumerate(sums))
    assert rows.activations(total) == [0, 0, 0, 1, ACTIVATION_MAX - 1, ACTIVATION_MAX, ACTIVATION_MAX, 0] + [
        0
    ] * (width - len(sums))


def test_no_options_give_no_logits() -> None:
    observation, seats, _, _ = made.asked(next(made.positions(every=1)))
    for backend in (PLAIN, NumpyBackend(WEIGHTS)):
        answer = backend.answer(observation, seats, [])
        assert answer.logits == []
        assert len(answer.value_logits) == seats


def test_the_fixtures_of_the_page_are_current() -> None:
    """If this should be so, ``python -m tests.bots.learned.made`` writes the file anew."""
    assert made.STORED.read_text(encoding="utf-8") == made.cases()


class Page:
    """Answers as the page would, from the file of its tests."""

    def __init__(self) -> None:
        self.cases = json.loads(made.STORED.read_text(encoding="utf-8"))["cases"]
        self.features: list[object] = []

    def add_actions(self, features: str) -> None:
        assert not [named for named in json.loads(features) if named in self.features]
        self.features += json.loads(features)

    def answer(self, observation: bytes, seats: int, asked: str) -> str:
        options, strengths = json.loads(asked)
        return compact(self._case(observation, seats, options, strengths)[1])

    def logits(self, observations: bytes, seats: int, options: str) -> str:
        rows = zip(self._rows(observations), json.loads(options), strict=True)
        return compact([self._case(row, seats, numbers)[1][0] for row, numbers in rows])

    def value_logits(self, observations: bytes, seats: int, count: int) -> str:
        rows = self._rows(observations)
        assert len(rows) == count
        return compact([self._case(row, seats)[2] for row in rows])

    def beliefs(self, observation: bytes, seats: int) -> str:
        return compact(self._case(observation, seats)[3])

    def _rows(self, observations: bytes) -> list[bytes]:
        size = OBSERVATION_SIZE
        return [observations[start : start + size] for start in range(0, len(observations), size)]

    def _case(
        self,
        observation: bytes,
        seats: int,
        numbers: list[int] | None = None,
        strengths: list[int] | None = None,
    ) -> Any:
        """Return the case of this question, with any options and strengths unless they are given."""
        cells = [[at, number] for at, number in enumerate(observation) if number]
        asked = None if numbers is None else [self.features[number] for number in numbers]
        for case in self.cases:
            if (
                case[0][:2] == [cells, seats]
                and asked in (None, case[0][2])
                and strengths in (None, case[0][3])
            ):
                return case
        raise AssertionError("a question that the page's tests do not have")


def test_python_reads_the_results_of_the_page() -> None:
    page = BrowserBackend(Page())
    for one in made.for_the_page():
        assert page.answer(*one) == PLAIN.answer(*one)
        assert page.beliefs(*one[:2]) == PLAIN.beliefs(*one[:2])


def test_python_asks_the_page_about_many_observations_at_once() -> None:
    page, arrays = BrowserBackend(Page()), NumpyBackend(WEIGHTS)
    by_seats: dict[int, list[made.Asked]] = {}
    for one in made.for_the_page():
        by_seats.setdefault(one.seats, []).append(one)
    for seats, questions in by_seats.items():
        observations, options = [one.observation for one in questions], [one.options for one in questions]
        assert page.logits(observations, seats, options) == arrays.logits(observations, seats, options)
        assert page.value_logits(observations, seats) == arrays.value_logits(observations, seats)
    assert max(map(len, by_seats.values())) > 1


def test_the_fastest_available_backend_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    file = write(WEIGHTS)
    assert isinstance(select_backend(file), NumpyBackend)
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, NumpyBackend.__module__)
    assert isinstance(select_backend(file), PythonBackend)
    monkeypatch.setitem(sys.modules, PAGE, SimpleNamespace(network=lambda file: Page()))
    assert isinstance(select_backend(file), BrowserBackend)
