"""The deal of the tutorial: on the guide's path every lesson happens, and what its texts claim is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

import pytest

from citadels.editions import tutorial_deal
from citadels.editions.tutorial_deal import CROWN, SECRET, STEPS
from citadels.engine.errors import IllegalAction
from citadels.engine.events import (
    DistrictBuilt,
    DistrictDestroyed,
    Event,
    GoldMoved,
    HandsSwapped,
    Marked,
    PacketPassed,
    Revealed,
    RoundBegan,
    Silence,
)
from citadels.engine.game import Game
from citadels.engine.view import PlayerView, View
from citadels.locale import LANGUAGES, sources
from citadels.tables import tutorial

ME, ALBA, BERTO, CARLA = range(4)
MAX_WORDS = 14  # of a reason, in English


def play(answers: list[str]) -> Iterator[Game]:
    """Yield the game before each of these answers of the newcomer, and after all of round 4."""
    game, version = tutorial.begin(), 1
    waiting = list(answers)
    while game.round <= 4:
        if game.seat == ME:
            yield game
            game.apply(waiting.pop(0))
        else:
            game.apply(tutorial.bot_answer(game, SECRET, version))
        version += 1
    yield game


@pytest.fixture(scope="module")
def finished() -> Game:
    *_, game = play([step.answer for step in STEPS])
    return game


def of_round(game: Game, round: int) -> list[Event]:
    begins = [i for i, event in enumerate(game.events) if isinstance(event, RoundBegan)]
    return list(game.events[begins[round - 1] : begins[round]])


def view_at(topic: str) -> View:
    """What the newcomer sees when the guide comes to a topic."""
    games = play([step.answer for step in STEPS])
    for step, game in zip(STEPS, games, strict=False):
        if step.topic == topic:
            return game.view(ME)
    raise AssertionError(topic)


def test_the_path_is_legal_and_takes_four_rounds(finished: Game) -> None:
    assert finished.round == 5
    assert [action.text for action in finished.history if action.text in {step.answer for step in STEPS}]
    assert len([step for step in STEPS if step.answer.startswith("pick ")]) == 4


def test_each_round_has_its_lesson(finished: Game) -> None:
    first, second, third, fourth = [of_round(finished, round) for round in range(1, 5)]
    assert [e.district for e in first if isinstance(e, DistrictBuilt) and e.seat == ME] == ["tavern"]
    moved = [(e.seat, e.to, e.gold) for e in second if isinstance(e, GoldMoved) and e.seat == ME]
    assert moved == [(ME, CARLA, 5)]
    assert [(e.seat, e.mark, e.character) for e in third if isinstance(e, Marked)] == [
        (CARLA, "killed", "bishop")
    ]
    assert Silence("bishop") in third
    assert [(e.seat, e.to, e.gold) for e in fourth if isinstance(e, GoldMoved)] == [(ALBA, ME, 4)]


def test_no_other_blow_distracts_from_a_lesson(finished: Game) -> None:
    lost = [
        event
        for event in finished.events
        if (isinstance(event, DistrictDestroyed) and event.seat == ME)
        or (isinstance(event, HandsSwapped) and ME in (event.seat, event.other))
    ]
    assert lost == []
    assert len([e for e in finished.events if isinstance(e, GoldMoved) and e.seat == ME]) == 1


def test_the_victim_follows_from_what_the_newcomer_saw(finished: Game) -> None:
    """Two cards go to the last player, and nobody answers to one of them."""
    events = of_round(finished, 4)
    packets = [event for event in events if isinstance(event, PacketPassed)]
    assert [packet.seat for packet in packets] == [BERTO, CARLA, ME, ALBA]
    assert set(packets[2].characters or ()) - {"thief"} == {"assassin", "merchant"}
    before = events[: events.index(Revealed(ME, "thief"))]
    assert Silence("assassin") in before
    view = view_at("rob-4")
    possible = view.knowledge.held_ranks[ALBA]
    assert [domain.bit_count() for domain in possible] == [1]  # known for certain
    assert view.players[ALBA].gold == 4


def test_the_reasons_of_the_guide_are_true() -> None:
    first = view_at("pick-1")
    assert (first.crown, set(first.faceup), "tavern" in (first.me.hand or ())) == (
        CROWN,
        {"assassin", "bishop"},
        True,
    )
    assert view_at("end-1").me.gold == 5
    second = view_at("pick-2")
    assert (second.crown, set(second.faceup)) == (ME, {"architect", "warlord"})
    assert "thief" in (second.packet or ())
    assert (view_at("build-2").me.gold, view_at("end-2").me.gold) == (4, 1)
    third = view_at("pick-3")
    assert third.crown == BERTO
    assert not {"assassin", "warlord"} & {*third.faceup, *(third.packet or ())}
    assert third.rounds[1].revealed["king"] == BERTO
    keep = view_at("keep-4")
    assert set(keep.me.drawn or ()) == {"harbor", "town_hall"}
    cost = {district.key: (district.cost, district.type) for district in keep.rules.districts}
    assert [cost[name] for name in ("tavern", "barracks", "temple", "harbor")] == [
        (1, "trade"),
        (3, "military"),
        (1, "religious"),
        (4, "trade"),
    ]
    assert view_at("build-4").me.city == ("tavern", "barracks")


def turns() -> Iterator[tuple[int, list[str]]]:
    """Where each turn of the path begins, and its answers before the end."""
    answers = [step.answer for step in STEPS]
    begin = 0
    for place, answer in enumerate(answers):
        if answer == "end":
            yield begin, answers[begin:place]
        if answer == "end" or answer.startswith("pick "):
            begin = place + 1


def all_hands(answers: list[str]) -> list[PlayerView]:
    """What each player has after four rounds; nothing where an answer is illegal."""
    try:
        *_, game = play(answers)
    except IllegalAction:
        return []
    return [game.view(seat).me for seat in range(tutorial_deal.SEATS)]


@pytest.mark.parametrize(("begin", "turn"), [*turns()])
def test_the_order_of_the_steps_of_a_turn_does_not_matter(begin: int, turn: list[str]) -> None:
    """The guide accepts them in any order, and nothing that it says later becomes false."""
    path = [step.answer for step in STEPS]
    orders = [[*path[:begin], *order, *path[begin + len(turn) :]] for order in permutations(turn)]
    found = [hands for order in orders if (hands := all_hands(order))]
    assert len(found) > 1
    assert all(hands == found[0] for hands in found)


def test_a_player_may_leave_the_path() -> None:
    """Whatever the newcomer does, it is a game like any other."""
    game, version = tutorial.begin(), 1
    while not game.over:
        mine = game.seat == ME
        game.apply(game.actions()[-1] if mine else tutorial.bot_answer(game, SECRET, version))
        version += 1
    assert game.result() is not None


def test_the_table_of_the_tutorial_is_that_deal() -> None:
    document = tutorial.document("Robin", "en")
    assert document.secret == tutorial_deal.SECRET
    assert [chair.kind for chair in document.chairs] == ["player", "bot", "bot", "bot"]
    assert len({chair.name for chair in document.chairs}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_what_to_do_and_why(language: str) -> None:
    found = dict(re.findall(r"^(web-lesson-[a-z0-9-]+) = ?(.*)$", sources(language)["web.ftl"], re.MULTILINE))
    for step in STEPS:
        assert f"web-lesson-{step.topic}" in found
        reasons = [id for id in found if id.startswith(f"web-lesson-{step.topic}-why-")]
        assert len(reasons) == len(step.around)
        assert step.around[0] == "it"


def test_reasons_are_short() -> None:
    found = re.findall(r"^web-lesson-[a-z0-9-]+-why-\d = (.*)$", sources("en")["web.ftl"], re.MULTILINE)
    assert len(found) > 40
    assert [text for text in found if len(re.sub(r"\{[^}]*\}", "x", text).split()) > MAX_WORDS] == []
