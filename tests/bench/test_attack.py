"""What the attacks on a server are built from; the attacks themselves need a server and time."""

from __future__ import annotations

import json

import pytest
from bench.attack.background_players import with_omitted
from bench.attack.timing_channel import SIGNIFICANCE, told_apart
from bench.clients import Address

import citadels
from tests.docs.pages import documented_close_codes
from tests.tables.timing_worlds import PERSON, SECRETS, find_worlds


@pytest.mark.parametrize("name", SECRETS)
def test_the_person_cannot_tell_the_worlds_apart_before_the_bot_answers(name: str) -> None:
    worlds = find_worlds(SECRETS[name])
    games = [citadels.load(position) for position in worlds.positions]
    for game in games:
        game.apply(worlds.action, PERSON)
        assert game.prompt == SECRETS[name].prompt
    one, other = (game.view(PERSON).to_json() for game in games)
    assert one == other
    assert games[0].to_json() != games[1].to_json()


def test_only_different_times_are_significant() -> None:
    quick, slow = [8.0 + n / 10 for n in range(30)], [110.0 + n / 10 for n in range(30)]
    assert told_apart(quick, slow)[0] < SIGNIFICANCE
    assert told_apart(quick, slow)[1] == 1.0
    assert told_apart(quick, list(quick)) == (1.0, 0.5)


def test_an_answer_that_waits_counts_for_those_that_it_kept_from_being_given() -> None:
    assert with_omitted([10.0, 1000.0], 400.0) == [10.0, 1000.0, 600.0, 200.0]


def test_close_codes_are_read_from_the_documentation() -> None:
    assert {1009, 1011, 1012, 4000, 4001, 4008} <= documented_close_codes()


def test_both_protocols_are_spoken() -> None:
    old, new = Address("http://x:1", protocol=1), Address("http://x:1/", protocol=2)
    assert (old.socket_url("t"), new.socket_url("t")) == ("ws://x:1/ws", "ws://x:1/ws/t")
    assert json.loads(old.greeting("t", "secret"))["table"] == "t"
    assert "table" not in json.loads(new.greeting("t", "secret"))
