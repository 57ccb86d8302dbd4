"""No document that loads can fail later, and what does not load says where it is wrong."""

from __future__ import annotations

from random import Random

import pytest

from tests.properties.corruption import check, corrupt, sound

PARTS = 8
DOCUMENTS = 200  # of each part


@pytest.mark.slow
def test_what_is_corrupted_is_sound() -> None:
    assert len(sound()) > 50
    for document in sound():
        assert check(document, Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_a_corrupted_position_is_refused_by_field_or_plays_to_the_end(part: int) -> None:
    """A failure names the document: ``corrupt(Random("part/number"))``."""
    loaded = 0
    for number in range(DOCUMENTS):
        rng = Random(f"{part}/{number}")
        document = corrupt(rng)
        try:
            loaded += check(document, rng)
        except Exception as error:
            raise AssertionError(f"{part}/{number}: {document}") from error
    assert loaded > DOCUMENTS // 20  # damage that is always noticed would show nothing
