"""Token buckets: what a client may do, and how they refill."""

from citadels.tables.limits import TokenBucket
from tests.tables.table_harness import ManualClock, run


def test_a_token_bucket_is_used_up_and_refills_evenly() -> None:
    clock = ManualClock()
    bucket = TokenBucket(10, 20, clock)
    assert [bucket.try_consume() for _ in range(11)] == [True] * 10 + [False]
    run(clock.advance(2))
    assert [bucket.try_consume(), bucket.try_consume()] == [True, False]


def test_a_refused_request_consumes_no_tokens() -> None:
    bucket = TokenBucket(10, 20, ManualClock())
    assert not bucket.try_consume(11)
    assert bucket.is_full
    assert bucket.try_consume(10)
    assert not bucket.is_full


def test_a_token_bucket_never_holds_more_than_its_most() -> None:
    clock = ManualClock()
    bucket = TokenBucket(10, 20, clock)
    run(clock.advance(3600))
    assert not bucket.try_consume(11)
