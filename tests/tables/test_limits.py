"""What anybody may do, and how it refills."""

from citadels.tables.limits import Allowance

from .room import ManualClock, run


def test_an_allowance_is_used_up_and_refills_evenly() -> None:
    clock = ManualClock()
    allowance = Allowance(10, 20, clock)
    assert [allowance.take() for _ in range(11)] == [True] * 10 + [False]
    run(clock.advance(2))
    assert [allowance.take(), allowance.take()] == [True, False]


def test_what_is_too_much_uses_nothing() -> None:
    allowance = Allowance(10, 20, ManualClock())
    assert not allowance.take(11)
    assert allowance.is_full
    assert allowance.take(10)
    assert not allowance.is_full


def test_an_allowance_never_holds_more_than_its_most() -> None:
    clock = ManualClock()
    allowance = Allowance(10, 20, clock)
    run(clock.advance(3600))
    assert not allowance.take(11)
