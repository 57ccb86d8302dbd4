"""The selection phase of the older editions."""

from __future__ import annotations

from collections import Counter

import pytest

import citadels
from citadels import Game
from citadels.engine.events import CharacterDiscarded, DiscardRecovered
from tests.scenarios.drafts import FACE_UP, LAST_PLAYER, draft, held, known, names, packet
from tests.scenarios.scene import proves

OLDER = ("2002", "dark_city", "2000")
TABLES = [(edition, *key) for edition in OLDER for key in FACE_UP if edition != "2000" or key[1] == 8]
SEEDS = range(240)

each_edition = pytest.mark.parametrize("edition", OLDER)
each_table = pytest.mark.parametrize(("edition", "seats", "size"), TABLES)


def drafting(edition: str, seats: int, size: int = 8, seed: int = 0, crown: int | None = 1) -> Game:
    return citadels.new_game(edition, seats=seats, ninth=size == 9, crown=crown, seed=seed)


# -- the discards


@proves("OLD-1", "DRAFT-1")
@each_table
def test_how_many_are_discarded_face_up_and_one_face_down(edition: str, seats: int, size: int) -> None:
    for seed in range(10):
        game = drafting(edition, seats, size, seed)
        view = game.view()
        assert len(game.rules.cast) == size
        assert len(view.faceup) == FACE_UP[seats, size]
        assert view.facedown_count == 1
        assert view.packet_size == size - FACE_UP[seats, size] - 1
        assert sorted([*view.faceup, *names(game, "facedown"), *packet(game)]) == sorted(game.rules.cast)


def test_the_tables_are_these_and_no_others() -> None:
    for edition in OLDER:
        expected = {(2, 8), (3, 8)} | {(seats, size) for name, seats, size in TABLES if name == edition}
        assert set(citadels.EDITIONS[edition].spec.drafts) == expected


@proves("OLD-1", "DRAFT-2")
@each_edition
def test_the_discards_are_random_and_rank_four_is_never_face_up(edition: str) -> None:
    games = [drafting(edition, 4, 8, seed) for seed in SEEDS]
    faceup = Counter(name for game in games for name in game.view().faceup)
    down = Counter(name for game in games for name in names(game, "facedown"))
    cast = set(games[0].rules.cast)
    assert set(faceup) == cast - {"king"}
    assert min(faceup.values()) > 40  # 240 × 2 / 7, about 69
    assert max(faceup.values()) < 100
    assert set(down) == cast


@proves("OLD-1")
def test_in_2002_the_face_down_discard_comes_first_and_may_be_any_rank_alike() -> None:
    for seats, size in ((4, 8), (4, 9)):
        down = Counter(names(drafting("2002", seats, size, seed), "facedown")[0] for seed in SEEDS)
        assert len(down) == size
        assert down["king"] < 50  # 240 / 8 is 30
        assert min(down.values()) > 10


@proves("OLD-1", "DRAFT-1")
@pytest.mark.parametrize("edition", ["dark_city", "2000"])
def test_elsewhere_it_comes_last_and_rank_four_is_it_more_often(edition: str) -> None:
    # One of the six that are left, the King always among them: 1 / 6 against the 1 / 8 of 2002.
    share = sum(names(drafting(edition, 4, 8, seed), "facedown") == ["king"] for seed in range(1200)) / 1200
    assert 1 / 7 < share < 1 / 5


@proves("OLD-1")
def test_in_2002_rank_four_is_the_face_down_one_in_one_of_eight_games() -> None:
    share = sum(names(drafting("2002", 4, 8, seed), "facedown") == ["king"] for seed in range(1200)) / 1200
    assert 1 / 10 < share < 1 / 7


@proves("OLD-1", "DRAFT-2", "2002/emperor", "dark_city/emperor")
@pytest.mark.parametrize("edition", ["2002", "dark_city"])
def test_the_emperor_is_never_face_up_either(edition: str) -> None:
    games = [citadels.new_game(edition, "expansion", seats=4, ninth=True, seed=seed) for seed in SEEDS]
    assert {name for game in games for name in game.view().faceup} == {*games[0].rules.cast} - {"emperor"}
    assert "emperor" in {name for game in games for name in names(game, "facedown")}


# -- the packet goes round


@proves("OLD-1", "DRAFT-3")
@pytest.mark.parametrize(("edition", "seats", "size"), [key for key in TABLES if key[1:] not in LAST_PLAYER])
def test_the_packet_goes_left_and_the_card_left_over_is_discarded(
    edition: str, seats: int, size: int
) -> None:
    game = drafting(edition, seats, size)
    cards = size - FACE_UP[seats, size] - 1
    assert cards == seats + 1
    assert draft(game) == [((1 + turn) % seats, "pick", cards - turn) for turn in range(seats)]
    assert [len(characters) for characters in held(game)] == [1] * seats
    assert game.view().facedown_count == 2


@proves("OLD-1", "DRAFT-4")
@pytest.mark.parametrize(("edition", "seats", "size"), [key for key in TABLES if key[1:] in LAST_PLAYER])
def test_the_last_player_chooses_between_one_card_and_the_first_discard(
    edition: str, seats: int, size: int
) -> None:
    for choice in (0, 1):
        game = drafting(edition, seats, size, crown=2)
        (first_discard,) = names(game, "facedown")
        for turn in range(seats - 1):
            assert game.seat == (2 + turn) % seats
            assert len(packet(game)) == size - 1 - turn
            game.apply(game.actions()[-1])
        last = (2 + seats - 1) % seats
        assert DiscardRecovered(last) in game.events
        assert game.seat == last
        offered = packet(game)
        assert len(offered) == 2
        assert first_discard in offered
        game.apply(f"pick {offered[choice]}")
        assert held(game)[last] == [offered[choice]]
        assert names(game, "facedown") == [offered[1 - choice]]


@proves("OLD-1", "DRAFT-5")
@each_table
def test_face_up_discards_are_public_and_the_packet_is_its_holders_alone(
    edition: str, seats: int, size: int
) -> None:
    game = drafting(edition, seats, size)
    while game.view().phase == "draft":
        for viewer in range(-1, seats):
            view = game.view(viewer)
            assert len(view.faceup) == FACE_UP[seats, size]
            assert view.packet == (tuple(packet(game)) if viewer == game.seat else None)
        game.apply(game.actions()[-1])


# -- two and three players


@proves("OLD-1", "FEW-2", "FEW-1")
@each_edition
def test_two_players_keep_two_each_and_discard_in_between(edition: str) -> None:
    game = drafting(edition, 2)
    assert game.view().faceup == ()
    assert game.view().facedown_count == 1
    assert draft(game) == [
        (1, "pick", 7),
        (0, "pick", 6),
        (0, "discard", 5),
        (1, "pick", 4),
        (1, "discard", 3),
        (0, "pick", 2),
    ]
    assert [len(characters) for characters in held(game)] == [2, 2]
    assert [e.seat for e in game.events if isinstance(e, CharacterDiscarded)] == [0, 1, 0]
    assert game.view().facedown_count == 4


@proves("OLD-1", "FEW-1")
@each_edition
def test_three_players_keep_one_each_twice_round(edition: str) -> None:
    game = drafting(edition, 3, crown=2)
    assert len(game.rules.cast) == 8
    assert game.view().faceup == ()
    assert game.view().facedown_count == 1
    assert draft(game) == [
        (2, "pick", 7),
        (0, "pick", 6),
        (1, "pick", 5),
        (2, "pick", 4),
        (0, "pick", 3),
        (1, "pick", 2),
    ]
    assert [len(characters) for characters in held(game)] == [2, 2, 2]


@proves("OLD-1", "DRAFT-5")
@each_edition
def test_the_last_of_three_discards_the_last_card_face_down_and_knows_it(edition: str) -> None:
    game = drafting(edition, 3, crown=0)
    draft(game)
    (event,) = [e for e in game.events if isinstance(e, CharacterDiscarded)]
    assert event == CharacterDiscarded(2, names(game, "facedown")[1])
    assert event.seen_by(2) == event
    assert event.seen_by(0) == event.seen_by(1) == event.seen_by(-1) == CharacterDiscarded(2, None)
    kept = [name for characters in held(game) for name in characters]
    assert sorted([*names(game, "facedown"), *kept]) == sorted(game.rules.cast)


@proves("OLD-1", "DRAFT-5")
@each_edition
def test_each_of_three_knows_the_cards_that_passed_through_their_hands(edition: str) -> None:
    game = drafting(edition, 3, crown=0)
    draft(game)
    first, last = names(game, "facedown")
    (zero_1, zero_2), (one_1, one_2), (two_1, two_2) = held(game)
    zero, one, two = [known(game, viewer) for viewer in range(3)]
    assert zero.facedown == [{first}, {one_2, two_2, last}]
    assert zero.held[1] == zero.held[2] == [{one_1, two_1}, {one_2, two_2, last}]
    assert one.facedown == [{first, zero_1}, {two_2, last}]
    assert one.held[0] == [{first, zero_1}, {two_1, zero_2}]
    assert one.held[2] == [{two_1, zero_2}, {two_2, last}]
    assert two.facedown == [{first, zero_1, one_1}, {last}]
    assert two.held[0] == two.held[1] == [{first, zero_1, one_1}, {zero_2, one_2}]


@proves("FEW-1", "OLD-1")
@each_edition
@pytest.mark.parametrize("seats", [2, 3])
def test_two_characters_are_two_turns_a_round(edition: str, seats: int) -> None:
    game = drafting(edition, seats)
    draft(game)
    turns: Counter[int] = Counter()
    while game.view().round == 1:
        assert game.seat is not None
        action = next((a for a in game.actions() if a.verb == "end"), game.actions()[0])
        turns[game.seat] += action.verb == "end"
        game.apply(action)
    assert turns == dict.fromkeys(range(seats), 2)
