"""Dealing what a seat cannot see: it agrees with the view, and every world that agrees is as likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

import citadels
from citadels import CitadelsError, Game, View
from citadels.engine.deal import Matchings, deal
from tests.properties.tables import OLDER, table

pytestmark = pytest.mark.slow

World = tuple[object, ...]


def assert_uniform(counts: Counter[World], worlds: set[World]) -> None:
    """All worlds turned up, none else, and none far too often (chi-square, five sigma)."""
    assert set(counts) <= worlds, "a world that does not agree was dealt"
    assert set(counts) == worlds, f"{len(worlds - set(counts))} of {len(worlds)} worlds were never dealt"
    expected = counts.total() / len(worlds)
    chi_square = sum((counts[world] - expected) ** 2 / expected for world in worlds)
    freedom = len(worlds) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("preset", [*citadels.PRESETS, "random"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_dealt_game_looks_the_same_and_plays_on(preset: str, seats: int) -> None:
    check_deals(citadels.new_game(preset=preset, seats=seats, seed=f"deal {preset} {seats}"))


@pytest.mark.parametrize("edition", OLDER)
@pytest.mark.parametrize("seed", range(5))
def test_so_it_does_in_the_older_editions(edition: str, seed: int) -> None:
    check_deals(table(edition, Random(seed)).deal())


def check_deals(game: Game) -> None:
    seats = game.rules.seats
    rng = Random(seats)
    number = 0
    while not game.over:
        if number % 23 == 0:
            for seat in range(-1, seats):
                view = game.view(seat)
                dealt = deal(view, rng)
                assert dealt.view(seat).to_json() == view.to_json()
                if seat == game.seat:
                    assert citadels.load(dealt.to_json()).view(seat).to_json() == view.to_json()
                    assert dealt.actions() == game.actions()
                    assert repr(dealt.refused()) == repr(game.refused())
                for _ in range(3):
                    if not dealt.over:
                        dealt.apply(rng.choice(dealt.actions()))
        game.apply(rng.choice(game.actions()))
        number += 1


# -- district cards, by enumeration ----------------------------------------------------


def small_position() -> Game:
    """Seat 0 holds nearly the whole deck, so that five cards are unknown: two hands and the deck."""
    start = citadels.new_game(seats=4, seed=1).to_json()
    deck = citadels.new_game(seats=4, seed=1).rules
    names = sorted(deck.deck())
    hidden = ["tavern", "tavern", "palace", "smithy", "temple"]
    for card in hidden:
        names.remove(card)
    return citadels.load(
        {
            "characters": start["characters"],
            "districts": start["districts"],
            "called": 8,
            "players": [
                {"gold": 0, "hand": names, "city": [], "characters": ["warlord"]},
                {"gold": 0, "hand": 1, "city": [], "characters": ["king"]},
                {"gold": 0, "hand": 2, "city": [], "characters": ["bishop"]},
                {"gold": 0, "hand": [], "city": [], "characters": ["thief"]},
            ],
            "revealed": {"thief": 3, "king": 1, "bishop": 2, "warlord": 0},
            "turn": {"seat": 0, "character": "warlord"},
        }
    )


def cards_of(game: Game) -> World:
    table = game.to_json()
    players, deck = table["players"], table["deck"]
    assert isinstance(players, list)
    assert isinstance(deck, list)
    return (tuple(players[1]["hand"]), tuple(players[2]["hand"]), tuple(deck))


def test_cards_are_dealt_as_a_shuffle_of_distinct_cards_would_deal_them() -> None:
    """The two Taverns are two cards: a world in which they lie apart is twice as likely as its weight."""
    view = small_position().view(0)
    hidden = ["tavern", "tavern", "palace", "smithy", "temple"]
    weights: Counter[World] = Counter()
    order = list(view.rules.kind)
    for one, two, three, *rest in permutations(hidden):
        weights[(one,), tuple(sorted((two, three), key=order.index)), tuple(rest)] += 1
    rng = Random(5)
    counts = Counter(cards_of(deal(view, rng)) for _ in range(12_000))
    assert set(counts) == set(weights)
    chi_square = 0.0
    for world, weight in weights.items():
        expected = 12_000 * weight / weights.total()
        chi_square += (counts[world] - expected) ** 2 / expected
    freedom = len(weights) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


def test_known_cards_stay_where_they_are_known_to_be() -> None:
    game = small_position()
    document = game.to_json()
    knowledge = document["knowledge"]
    assert isinstance(knowledge, list)
    players = document["players"]
    assert isinstance(players, list)
    deck = document["deck"]
    assert isinstance(deck, list)
    held, lowest = players[2]["hand"][0], deck[-1]
    knowledge[1] |= {"hands": [[], [], [held], []], "bottom": [lowest]}
    view = citadels.load(document).view(0)
    rng = Random(6)
    worlds = Counter(cards_of(deal(view, rng)) for _ in range(300))
    assert len(worlds) > 1
    for _, hand, cards in worlds:
        assert held in hand  # type: ignore[operator]
        assert cards[-1] == lowest  # type: ignore[index]


# -- characters, by enumeration ------------------------------------------------------------


def consistent_drafts(
    view: View, seen: list[tuple[int, list[str]]], moves: list[tuple[str, int]]
) -> set[World]:
    """All deals of the hidden characters in which the seat would have seen what it saw.

    ``seen`` are the packets that passed through the seat's hands, by number of the move.
    """
    hidden = [character for character in view.rules.cast if character not in view.faceup]
    worlds: set[World] = set()
    for order in permutations(hidden):
        down, *taken = order
        packet = set(hidden) - {down}
        fits = True
        for number, (_, _) in enumerate(moves):
            for at, cards in seen:
                if at == number and packet != set(cards):
                    fits = False
            packet -= {taken[number]}
        if fits:
            worlds.add((down, *taken[: len(moves)]))
    return worlds


@pytest.mark.parametrize("place", range(5))
def test_characters_after_a_draft_of_five(place: int) -> None:
    """A player who sees a packet knows what earlier and later players can have, and nothing else."""
    game = citadels.new_game(seats=5, seed=3, crown=0)
    packets: list[tuple[int, list[str]]] = []
    rng = Random(9)
    picks: list[str] = []
    for number in range(5):
        if number == place:
            packets.append((number, [action.name for action in game.actions()]))
        action = rng.choice(game.actions())
        picks.append(action.name)
        game.apply(action)
    view = game.view(place)
    moves = [("pick", seat) for seat in range(5)]
    called = [character for character in view.rules.cast if view.rules.rank[character] < view.called]
    worlds: set[World] = set()
    for world in consistent_drafts(view, packets, moves):
        down, *held = world
        silent = all(character not in held for character in called if character not in view.revealed)
        shown = all(held[seat] == character for character, seat in view.revealed.items())
        if held[place] == picks[place] and silent and shown:
            worlds.add((down, *held))
    counts: Counter[World] = Counter()
    for _ in range(max(400, 60 * len(worlds))):
        table = deal(view, rng).to_json()
        players, facedown = table["players"], table["facedown"]
        assert isinstance(players, list)
        assert isinstance(facedown, list)
        counts[facedown[0], *[player["characters"][0] for player in players]] += 1
    assert_uniform(counts, worlds)


def test_matchings_are_uniform() -> None:
    places = [dict.fromkeys(cards, 1.0) for cards in ("abc", "ab", "bcd", "acd")]
    worlds: set[World] = {
        order for order in permutations("abcd") if all(card in places[i] for i, card in enumerate(order))
    }
    rng = Random(1)
    counts: Counter[World] = Counter(tuple(Matchings(places, list("abcd")).draw(rng)) for _ in range(8000))
    assert_uniform(counts, worlds)


def test_matchings_go_by_the_weights() -> None:
    """Two places and two cards: six to one against two to three."""
    places = [{"a": 6.0, "b": 2.0}, {"a": 3.0, "b": 1.0}]
    rng = Random(1)
    counts = Counter("".join(Matchings(places, ["a", "b"]).draw(rng)) for _ in range(8000))
    assert abs(counts["ab"] / 8000 - 0.5) < 0.03  # 6 × 1 against 2 × 3
    places = [{"a": 9.0, "b": 1.0}, {"a": 1.0, "b": 1.0}]
    counts = Counter("".join(Matchings(places, ["a", "b"]).draw(rng)) for _ in range(8000))
    assert abs(counts["ab"] / 8000 - 0.9) < 0.03


# -- faces of tokens ---------------------------------------------------------------------------


def test_a_signed_warrant_is_under_any_of_three() -> None:
    game = citadels.new_game(preset="ambitious_aristocrats", seats=4, seed=2)
    rng = Random(2)
    while not game.view().marks:
        options = [a for a in game.actions() if a.verb in ("warrant", "sign")] or game.actions()
        game.apply(rng.choice(options))
    owner = game.view().marks[0].owner
    signed = Counter[World]()
    for _ in range(600):
        marks = deal(game.view((owner + 1) % 4), rng).to_json()["marks"]
        assert isinstance(marks, list)
        signed[tuple(mark["character"] for mark in marks if mark["face"])] += 1
    assert_uniform(signed, {(mark.character,) for mark in game.view().marks})
    own = deal(game.view(owner), rng).view(owner)
    assert [mark.face for mark in own.marks] == [mark.face for mark in game.view(owner).marks]


def test_a_threat_taken_away_unseen_may_have_had_the_flower() -> None:
    document = citadels.new_game(preset="cunning_agents", seats=4, seed=1).to_json()
    position: dict[str, object] = {
        "characters": document["characters"],
        "districts": document["districts"],
        "called": 5,
        "players": [
            {"gold": 2, "characters": ["blackmailer"]},
            {"gold": 2, "characters": ["abbot"]},
            {"gold": 2, "characters": ["architect"]},
            {"gold": 2, "characters": ["alchemist"]},
        ],
        "revealed": {"blackmailer": 0, "abbot": 1},
        "marks": [
            {
                "mark": "threat",
                "character": "architect",
                "owner": 0,
                "placed": 2,
                "face": True,
                "shown": False,
            }
        ],
        "turn": {"seat": 1, "character": "abbot", "gathered": True},
    }
    view = citadels.load(position).view(1)
    rng = Random(4)
    faces: Counter[World] = Counter()
    for _ in range(400):
        marks = deal(view, rng).to_json()["marks"]
        assert isinstance(marks, list)
        faces[(marks[0]["face"],)] += 1
    assert_uniform(faces, {(True,), (False,)})


def test_the_key_of_a_dealt_game_is_new() -> None:
    game = citadels.new_game(seats=4, seed=1)
    keys = {deal(game.view(0), Random(i)).to_json()["key"] for i in range(3)}
    assert len(keys) == 3
    assert game.to_json()["key"] not in keys


def test_worlds_go_by_beliefs() -> None:
    game = citadels.new_game(seats=4, seed=2)
    view, rng = game.view(game.seat or 0), Random(1)
    others = [seat for seat in range(4) if seat != game.seat]
    while game.seat == view.seat:
        game.play(game.actions()[0])
    while game.round == 1 and game.prompt == "pick":
        game.play(game.actions()[0])
    view = game.view(others[0])
    hidden = next(seat for seat in range(4) if len(view.knowledge.held[seat][0]) > 2)
    wanted = min(view.knowledge.held[hidden][0])
    beliefs = [{wanted: 1.0} if seat == hidden else {} for seat in range(4)]
    dealt = [deal(view, rng, beliefs=beliefs) for _ in range(300)]
    rank = game.rules.rank[wanted]
    assert sum(rank in world.state.players[hidden].characters for world in dealt) > 200
    with pytest.raises(CitadelsError, match="beliefs about 1 seats, but there are 4"):
        deal(view, rng, beliefs=[{}])
