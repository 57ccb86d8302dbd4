"""Randomness: the numbers are the same everywhere, fair, and can be checked."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from citadels.engine import chance
from tests.engine.shuffle_vectors import KEY, VECTOR_PICKS, VECTOR_SEED, VECTOR_SHUFFLE


def test_shuffles_picks_and_seeds_match_the_test_vectors() -> None:
    assert chance.shuffled(KEY, "deck/0/0", list(range(10))) == VECTOR_SHUFFLE
    assert [chance.picked(KEY, f"emperor/1/{index}", 7) for index in range(8)] == VECTOR_PICKS
    assert chance.key_from_seed("7").hex() == VECTOR_SEED


def test_a_stream_is_blake2b_of_key_label_and_block() -> None:
    word = int.from_bytes(hashlib.blake2b(b"deck/0/0/0", key=KEY).digest()[:4], "little")
    assert chance.Stream(KEY, "deck/0/0").below(1 << 31) == word % (1 << 31)


def test_words_above_the_largest_multiple_are_skipped() -> None:
    """With 2**31 + 1 nearly every second word is above it; the modulus alone would favour small numbers."""
    n = (1 << 31) + 1
    stream = chance.Stream(KEY, "bias/0/0")
    words: list[int] = []
    for block in range(40):
        digest = hashlib.blake2b(f"bias/0/0/{block}".encode(), key=KEY).digest()
        words += [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 64, 4)]
    accepted = [word for word in words if word < n]
    assert len(accepted) < len(words)
    assert [stream.below(n) for _ in accepted] == accepted


def test_every_order_is_equally_likely() -> None:
    counts = Counter(tuple(chance.shuffled(KEY, f"test/0/{i}", [0, 1, 2, 3])) for i in range(24_000))
    assert set(counts) == set(permutations(range(4)))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 50  # 23 degrees of freedom: 50 is passed once in 1000 such tests


def test_labels_and_keys_give_different_numbers() -> None:
    items = list(range(68))
    orders = {
        tuple(chance.shuffled(key, label, items))
        for key in (KEY, KEY[::-1])
        for label in ("deck/0/0", "deck/0/1", "deck/1/0", "characters/0/0")
    }
    assert len(orders) == 8


def test_a_joint_key_depends_on_every_part() -> None:
    parts = (b"settings", b"secret", [b"a" * 16, b"b" * 16])
    key = chance.joint_key(*parts)
    assert key == chance.joint_key(*parts)
    assert key != chance.joint_key(b"settings", b"secreT", [b"a" * 16, b"b" * 16])
    assert key != chance.joint_key(b"settings", b"secret", [b"a" * 16, b"c" * 16])
    assert key != chance.joint_key(b"settings", b"secret", [b"b" * 16, b"a" * 16])
    assert key != chance.joint_key(b"setting", b"ssecret", [b"a" * 16, b"b" * 16])
    assert chance.commitment(b"settings", b"secret") == hashlib.sha256(b"settingssecret").hexdigest()


@pytest.mark.parametrize("n", [1, 2, 3, 68, 1000])
def test_numbers_stay_below_n(n: int) -> None:
    stream = chance.Stream(KEY, "range/0/0")
    assert {stream.below(n) for _ in range(200)} <= set(range(n))
