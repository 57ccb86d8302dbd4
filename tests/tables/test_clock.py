"""The one real clock, and alarms that never go off early."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from citadels.tables.clock import Alarm, RealClock, stamp
from tests.tables.table_harness import ManualClock, ManualTimer, run, settle


def test_the_real_clock_returns_the_time_and_runs_timers() -> None:
    async def scene() -> None:
        clock, happened = RealClock(), asyncio.Event()
        assert abs(clock.time() - time.time()) < 60
        began = clock.now()
        clock.call_at(began + 0.02, happened.set)
        cancelled = clock.call_at(began, lambda: 1 / 0)
        cancelled.cancel()
        await happened.wait()
        assert clock.now() - began > 0.015

    run(scene())


def test_a_moment_is_written_as_people_read_it() -> None:
    assert stamp(1_700_000_000.9) == "2023-11-14T22:13:20+00:00"


class Hasty(ManualClock):
    """Its timers are a little early, as those of some event loops are."""

    def call_at(self, when: float, work: Callable[[], object]) -> ManualTimer:
        return super().call_at((self.now() + when) / 2 if when - self.now() > 0.001 else when, work)


def test_an_alarm_never_goes_off_early_and_only_once() -> None:
    async def scene() -> None:
        clock, rung = Hasty(), []

        async def ring() -> None:
            rung.append(clock.now())

        due = clock.now() + 10
        Alarm(clock, "test", ring).set(due)
        await clock.advance(60)
        assert rung == [due]

    run(scene())


def test_the_latest_time_of_an_alarm_counts() -> None:
    async def scene() -> None:
        clock, rung = ManualClock(), []

        async def ring() -> None:
            rung.append(clock.now())

        alarm, began = Alarm(clock, "test", ring), clock.now()
        alarm.set(began + 5)
        alarm.set(began + 9)
        await clock.advance(20)
        alarm.set(began)  # that is over: at once
        await clock.advance(0)
        alarm.set(began + 30)
        alarm.set(None)
        await clock.advance(60)
        await settle()
        assert rung == [began + 9, began + 20]

    run(scene())
