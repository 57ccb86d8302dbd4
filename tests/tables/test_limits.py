"""What anybody may do, how it refills, and how whoever runs a server changes it."""

import pytest

from citadels.engine.errors import CitadelsError
from citadels.server.limits import ServerLimits, set_limits
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


def test_limits_are_set_by_name() -> None:
    assert set_limits(["posts=7", "messages=8"]) == ServerLimits(posts=7, messages=8)


@pytest.mark.parametrize(
    "text", ["", "posts", "posts=", "posts=0", "posts=-1", "posts=1.5", "posts=٣", "no=1"]
)
def test_a_limit_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(CitadelsError, match="--limit"):
        set_limits([text])
