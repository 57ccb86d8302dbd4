"""Observations: what a player may see and nothing else, with names, in a fixed place."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

import citadels
from citadels import CitadelsError, Game, View
from citadels.encoding.observation import BLOCK_SIZE, TABLE_SIZE
from citadels.encoding.vocabulary import original
from citadels.engine.deal import deal
from citadels.research import OBSERVATION_SIZE, OBSERVATION_VERSION, PARTS, Encoder, blocks, explain, split
from citadels.research.observation import HIGH
from tests.properties.tables import example_tables, play_on
from tests.properties.worlds import VARIABLES, Redealer

encode = Encoder().encode


def positions(every: int) -> Iterator[Game]:
    """Positions of games at all these tables, and their ends."""
    for one in example_tables():
        game = one.deal()
        for number, _ in enumerate(play_on(game, one.player())):
            if number % every == 0 or game.over:
                yield game


# -- the table of parts ---------------------------------------------------------------


def test_a_change_of_the_parts_is_a_change_of_version() -> None:
    """Raise OBSERVATION_VERSION with whatever makes this fail, unless that version is not released yet."""
    described = [
        (part.name, part.maximum, [axis.labels_in(original()) for axis in part.axes])
        for part in PARTS.values()
    ]
    digest = hashlib.sha256(repr(described).encode()).hexdigest()[:16]
    assert (OBSERVATION_VERSION, digest) == (1, "e81d7ae43803a345")


@pytest.mark.parametrize(("of_players", "length"), [(False, TABLE_SIZE), (True, BLOCK_SIZE)])
def test_the_parts_fill_the_row(of_players: bool, length: int) -> None:
    places = [part.place for part in PARTS.values() if part.of_players == of_players]
    assert [place.start for place in places] == [0, *[place.stop for place in places[:-1]]]
    assert places[-1].stop == length
    assert all(part.meaning for part in PARTS.values())


def test_every_number_belongs_to_one_part() -> None:
    row = np.zeros(OBSERVATION_SIZE, np.uint8)
    for part in split(row).values():
        part += 1
    assert (row == 1).all()


def test_no_number_is_larger_than_its_part_allows() -> None:
    seen = np.zeros(OBSERVATION_SIZE, np.uint8)
    for game in positions(every=11):
        for seat in range(game.rules.seats):
            seen = np.maximum(seen, encode(game.view(seat)))
    assert (seen <= HIGH).all()
    rare = {"suspended_used"}
    assert {name for name, part in split(seen).items() if not part.any()} <= rare


# -- secrecy ---------------------------------------------------------------------------


def test_hidden_information_changes_no_bit() -> None:
    """Everything hidden is dealt anew, in keeping with what the seat knows."""
    rng = Random(1)
    for game in positions(every=31):
        for seat in range(game.rules.seats):
            view = game.view(seat)
            dealt = deal(view, rng)
            assert encode(dealt.view(seat)).tobytes() == encode(view).tobytes(), seat


def test_redealt_hidden_information_changes_nothing() -> None:
    rng = Random(2)
    for game in positions(every=151):
        for seat in range(game.rules.seats):
            world = Redealer(game, seat, rng, set(VARIABLES), keep_top=0).deal()
            other = citadels.load(world).view(seat)
            assert encode(other).tobytes() == encode(game.view(seat)).tobytes(), seat


# -- what is in it ---------------------------------------------------------------------


def test_seats_are_relative() -> None:
    game = citadels.new_game(seats=5, seed=3)
    for action in ("pick", "pick"):
        game.apply(next(one for one in game.actions() if one.verb == action))
    for seat in range(5):
        found = explain(encode(game.view(seat)))
        assert found["asked"] == {((game.seat or 0) - seat) % 5: 1}
        assert found["seats"] == dict.fromkeys(range(5), 1)


def explained(view: View) -> Counter[str]:
    """All cards of all parts that say where cards are."""
    found = explain(encode(view))
    cards: Counter[str] = Counter()
    for name in ("drawn", "chosen", "site", "stored", "in_deck", "unseen"):
        cards.update(found.get(name, {}))
    for name in ("city", "hand"):
        for counts in found.get(name, {}).values():
            cards.update(counts)
    return cards


def test_every_card_is_somewhere() -> None:
    for game in positions(every=61):
        for seat in range(game.rules.seats):
            view = game.view(seat)
            assert explained(view) == Counter(game.rules.deck())


def test_knowledge_is_in_it() -> None:
    """What a player has seen of a hand stays in the observation, as long as it is known."""
    known = 0
    for game in positions(every=37):
        if game.over:
            continue
        seat = game.seat or 0
        view = game.view(seat)
        hands = explain(encode(view)).get("hand", {})
        for other, cards in enumerate(view.knowledge.hands):
            if other != seat:
                place = (other - seat) % game.rules.seats
                assert hands.get(place, {}) == Counter(cards)
                known += len(cards)
    assert known > 100


def test_earlier_rounds_are_in_it() -> None:
    for game in positions(every=53):
        rounds = game.view(0).rounds
        if len(rounds) < 2:
            continue
        found = explain(encode(game.view(0))).get("revealed", {})
        rank = game.rules.rank
        revealed = sorted((seat, rank[character]) for character, seat in rounds[-2].revealed.items())
        assert sorted((seat, rank) for seat in found for rank in found[seat].get(1, {})) == revealed


def test_parts_of_many_observations_at_once() -> None:
    game = citadels.new_game(seats=4, seed=1)
    rows = np.stack([encode(game.view(seat)) for seat in range(4)])
    assert split(rows)["city"].shape == (4, 8, 56)
    assert split(rows)["gold"][:, 0].tolist() == [2, 2, 2, 2]
    assert np.shares_memory(split(rows)["gold"], rows)
    assert blocks(rows).shape == (4, 8, BLOCK_SIZE)
    assert (blocks(rows)[..., PARTS["gold"].place] == split(rows)["gold"][..., None]).all()


# -- what is refused ----------------------------------------------------------------------


def test_an_array_of_the_wrong_shape_is_refused() -> None:
    for shape in ((), (5,), (3, OBSERVATION_SIZE - 1)):
        with pytest.raises(
            CitadelsError, match=r"expected observations of .* numbers along the last axis, got"
        ):
            split(np.zeros(shape, np.uint8))
    with pytest.raises(CitadelsError, match="unsupported observation version 9"):
        explain([9, 0])  # type: ignore[arg-type]


def test_an_observation_of_another_version_is_refused() -> None:
    observation = encode(citadels.new_game(seats=4, seed=1).view(0))
    observation[0] = 7
    with pytest.raises(CitadelsError, match="unsupported observation version 7; this package reads"):
        explain(observation)
    observation[0] = OBSERVATION_VERSION
    with pytest.raises(
        CitadelsError, match=f"expected an observation of {OBSERVATION_SIZE} numbers, got 100"
    ):
        explain(observation[:100])
    with pytest.raises(CitadelsError, match="expected one observation"):
        explain(observation.reshape(1, -1))


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(CitadelsError, match="a spectator has no observation; encode the view of a player"):
        encode(citadels.new_game(seed=1).view())
