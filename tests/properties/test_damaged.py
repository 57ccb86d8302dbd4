"""No document that loads can fail later, and what does not load says where it is wrong."""

from __future__ import annotations

from random import Random

import pytest

from tests.properties.damage import check, damaged, sound

PARTS = 8
DOCUMENTS = 200  # of each part


def test_what_is_damaged_is_sound() -> None:
    assert len(sound()) > 50
    for document in sound():
        assert check(document, Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_a_damaged_position_is_refused_by_field_or_plays_to_the_end(part: int) -> None:
    """A failure names the document: ``damaged(Random("part/number"))``."""
    loaded = 0
    for number in range(DOCUMENTS):
        rng = Random(f"{part}/{number}")
        document = damaged(rng)
        try:
            loaded += check(document, rng)
        except Exception as error:
            raise AssertionError(f"{part}/{number}: {document}") from error
    assert loaded > DOCUMENTS // 20  # damage that is always noticed would show nothing
