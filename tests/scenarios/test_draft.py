"""The selection phase, for every number of players and characters."""

from __future__ import annotations

from collections import Counter

import pytest

import citadels
from citadels import Game
from citadels.engine.events import CharacterDiscarded, DiscardRecovered, PacketPassed
from tests.scenarios.drafts import FACE_UP, LAST_PLAYER, draft, held, known, names, packet
from tests.scenarios.scene import Scene, kinds, proves, seat

SIZES = ((2, 8), (3, 9), *FACE_UP)
SEEDS = range(150)


def drafting(
    seats: int, size: int, seed: int = 0, crown: int = 1, preset: str = "tenacious_delegates"
) -> Game:
    return citadels.new_game(preset=preset, seats=seats, ninth=size == 9, crown=crown, seed=seed)


# -- the discards


@proves("DRAFT-1")
@pytest.mark.parametrize(("seats", "size"), FACE_UP)
def test_how_many_are_discarded_face_up_and_one_face_down(seats: int, size: int) -> None:
    for seed in range(10):
        game = drafting(seats, size, seed)
        view = game.view()
        assert len(game.rules.cast) == size
        assert len(view.faceup) == FACE_UP[seats, size]
        assert view.facedown_count == 1
        assert view.packet_size == size - FACE_UP[seats, size] - 1
        assert sorted([*view.faceup, *names(game, "facedown"), *packet(game)]) == sorted(game.rules.cast)


@proves("DRAFT-1")
def test_eight_players_need_nine_characters() -> None:
    assert set(citadels.EDITIONS["2016"].spec.drafts) == set(SIZES)
    with pytest.raises(citadels.SetupError, match="a game with 8 players needs a character of rank 9"):
        drafting(8, 8)


@proves("DRAFT-1", "DRAFT-2")
def test_the_discards_are_random_and_never_rank_four_face_up() -> None:
    for preset, royal in (("tenacious_delegates", "king"), ("cunning_agents", "emperor")):
        games = [drafting(4, 9, seed, preset=preset) for seed in SEEDS]
        faceup = Counter(name for game in games for name in game.view().faceup)
        facedown = Counter(name for game in games for name in names(game, "facedown"))
        cast = games[0].rules.cast
        assert set(faceup) == set(cast) - {royal}
        assert min(faceup.values()) > 35  # 150 × 3 / 8, about 56
        assert max(faceup.values()) < 80
        assert set(facedown) == set(cast)
        assert facedown[royal] > max(facedown[name] for name in cast if name != royal)  # it is never face up


@proves("DRAFT-1")
def test_the_discards_of_every_round_are_drawn_anew() -> None:
    game = drafting(4, 8)
    first = game.view().faceup
    seen = set()
    while game.view().round < 6:
        seen.add(game.view().faceup)
        game.apply(next((a for a in game.actions() if a.verb == "end"), game.actions()[0]))
    assert len(seen) > 1
    assert first in seen


# -- the packet goes round


@proves("DRAFT-3")
@pytest.mark.parametrize(("seats", "size"), [key for key in FACE_UP if key not in LAST_PLAYER])
def test_the_packet_goes_left_from_the_crowned_player(seats: int, size: int) -> None:
    game = drafting(seats, size, crown=1)
    cards = size - FACE_UP[seats, size] - 1
    seen = []
    for turn in range(seats):
        assert game.seat == (1 + turn) % seats
        assert game.prompt == "pick"
        seen.append(packet(game))
        chosen = seen[-1][turn % len(seen[-1])]
        game.apply(f"pick {chosen}")
        assert held(game)[(1 + turn) % seats] == [chosen]
        if turn:
            assert set(seen[-1]) < set(seen[-2])
    assert [len(cards_seen) for cards_seen in seen] == [cards - turn for turn in range(seats)]
    left_over = cards - seats
    assert left_over == 1
    assert game.view().facedown_count == 2
    assert game.view().phase == "turns"
    assert set(names(game, "facedown")[1:]) == set(seen[-1]) - set(held(game)[(1 + seats - 1) % seats])


@proves("DRAFT-4")
@pytest.mark.parametrize(("seats", "size"), LAST_PLAYER)
def test_the_last_player_chooses_between_one_card_and_the_first_discard(seats: int, size: int) -> None:
    for choice in (0, 1):
        game = drafting(seats, size, crown=2)
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


@proves("DRAFT-4", "DRAFT-5")
@pytest.mark.parametrize(("seats", "size"), LAST_PLAYER)
def test_the_last_player_knows_which_of_the_two_was_passed_on(seats: int, size: int) -> None:
    game = drafting(seats, size, crown=0)
    (first_discard,) = names(game, "facedown")
    for _ in range(seats - 1):
        game.apply(game.actions()[-1])
    seen = [e.characters for e in game.seen_by(seats - 1) if isinstance(e, PacketPassed) and e.characters]
    (passed_on,) = seen[0]
    assert sorted(seen[1]) == sorted([passed_on, first_discard])


# -- what the draft reveals


@proves("DRAFT-5", "DRAFT-1")
@pytest.mark.parametrize(("seats", "size"), FACE_UP)
def test_face_up_discards_are_public_and_the_packet_is_its_holders_alone(seats: int, size: int) -> None:
    game = drafting(seats, size)
    while game.view().phase == "draft":
        for viewer in range(-1, seats):
            view = game.view(viewer)
            assert len(view.faceup) == FACE_UP[seats, size]
            assert view.packet_size == len(game.actions())
            assert view.packet == (tuple(packet(game)) if viewer == game.seat else None)
        game.apply(game.actions()[-1])


@proves("DRAFT-5")
@pytest.mark.parametrize(("seats", "size"), SIZES)
def test_a_player_knows_the_cards_that_passed_through_their_hands(seats: int, size: int) -> None:
    game = drafting(seats, size, crown=0)
    last_seen: dict[int, set[str]] = {}
    while game.view().phase == "draft":
        assert game.seat is not None
        last_seen[game.seat] = set(packet(game))
        game.apply(game.actions()[0])
    hidden = set(game.rules.cast) - set(game.view().faceup)
    for viewer in range(seats):
        mine = set(held(game)[viewer])
        domains = known(game, viewer).held
        assert {name for domain in domains[viewer] for name in domain} == mine
        if len(mine) == 2:
            continue  # the packet came by twice: see below
        unseen, passed_on = hidden - last_seen[viewer], last_seen[viewer] - mine
        for other in range(seats):
            if other < viewer:
                assert domains[other] == [unseen]
            elif other > viewer:
                recovers = (seats, size) in LAST_PLAYER and other == seats - 1
                assert domains[other] == [passed_on | unseen if recovers else passed_on]


@proves("DRAFT-5")
def test_the_first_player_knows_the_first_discard_only_if_all_others_were_seen() -> None:
    game = drafting(6, 8, crown=0)
    (facedown,) = names(game, "facedown")
    assert game.knowledge(0).facedown == [frozenset([facedown])]  # seven of eight were in the packet
    assert game.knowledge(1).facedown == [frozenset(game.rules.cast)]
    assert game.knowledge(-1).facedown == [frozenset(game.rules.cast)]


@proves("DRAFT-5")
def test_a_pick_is_hidden_from_other_players() -> None:
    game = drafting(4, 8, crown=0)
    (event,) = [e for e in game.apply(game.actions()[2]) if type(e).__name__ == "CharacterPicked"]
    assert event.seen_by(0) == event
    assert event.to_json()["character"] == held(game)[0][0]
    for viewer in (-1, 1, 2, 3):
        assert event.seen_by(viewer).to_json() == event.to_json() | {"character": None}
        assert game.view(viewer).players[0].characters is None
        assert game.view(viewer).players[0].character_count == 1


@proves("DRAFT-3", "DRAFT-5")
def test_who_discards_the_last_card_knows_it() -> None:
    game = drafting(5, 8, crown=0)
    draft(game)
    (event,) = [e for e in game.events if isinstance(e, CharacterDiscarded)]
    left_over = names(game, "facedown")[1]
    assert event == CharacterDiscarded(4, left_over)
    assert event.seen_by(4) == event
    assert event.seen_by(3) == CharacterDiscarded(4, None)
    assert known(game, 4).facedown[1] == {left_over}
    assert known(game, 3).facedown[1] == {left_over, *held(game)[4]}


# -- two and three players


@proves("FEW-2", "FEW-1")
def test_two_players_keep_two_each_and_discard_in_between() -> None:
    game = drafting(2, 8, crown=1)
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
    assert game.view().facedown_count == 4
    discarded = [e.seat for e in game.events if isinstance(e, CharacterDiscarded)]
    assert discarded == [0, 1, 0]


@proves("FEW-2", "DRAFT-5")
def test_each_of_two_players_knows_own_discards_and_not_the_others() -> None:
    game = drafting(2, 8, crown=0)
    draft(game)
    first, by_one, by_zero, last = names(game, "facedown")
    (zero_first, zero_second), (one_first, one_second) = held(game)
    zero, one = known(game, 0), known(game, 1)
    assert zero.facedown[0] == {first}  # all others were in the first packet
    assert zero.facedown[2] == {by_zero}
    assert zero.facedown[1] == {by_one, one_first}
    assert zero.held[1][0] == {by_one, one_first}
    assert zero.facedown[3] == zero.held[1][1] == {one_second, last}
    assert one.facedown[0] == one.held[0][0] == {first, zero_first}
    assert one.facedown[1] == {by_one}
    assert one.facedown[2] == one.held[0][1] == {by_zero, zero_second}
    assert one.facedown[3] == {last}


@proves("FEW-3", "FEW-1")
def test_three_players_keep_one_then_lose_one_then_keep_another() -> None:
    game = drafting(3, 9, crown=2)
    assert game.view().faceup == ()
    assert game.view().facedown_count == 1
    asked = draft(game)
    assert asked == [
        (2, "pick", 8),
        (0, "pick", 7),
        (1, "pick", 6),
        (2, "pick", 4),
        (0, "pick", 3),
        (1, "pick", 2),
    ]
    assert [len(characters) for characters in held(game)] == [2, 2, 2]
    assert game.view().facedown_count == 3


@proves("FEW-3", "DRAFT-5")
def test_the_card_discarded_in_between_is_random_and_hidden() -> None:
    lost: Counter[int] = Counter()
    for seed in range(60):
        game = drafting(3, 9, seed, crown=0)
        game.apply(game.actions()[0])
        game.apply(game.actions()[0])
        before = packet(game)
        events = game.apply(game.actions()[0])
        (event,) = [e for e in events if isinstance(e, CharacterDiscarded)]
        assert event.seat == -1
        lost[before.index(str(event.character)) - 1] += 1
        for viewer in range(-1, 3):
            assert event.seen_by(viewer) == CharacterDiscarded(-1, None)
        rest = frozenset(before[1:])
        assert game.knowledge(2).facedown[1] == rest  # of the five passed on
        assert game.knowledge(0).facedown[1] == frozenset([str(event.character)]) | (
            game.knowledge(0).facedown[1] - rest
        )
    assert set(lost) == set(range(5))


@proves("FEW-1")
def test_two_characters_are_two_turns_with_one_treasury_hand_and_city() -> None:
    scene = Scene(
        seat(gold=5, hand=["tavern", "temple", "docks"], characters=["architect", "warlord"]),
        seat(characters=["king", "bishop"]),
        revealed={"king": 1, "bishop": 1, "architect": 0},
        called=7,
        turn=0,
    )
    scene.do("gather gold", "build tavern", "build temple")
    assert "build docks" in scene.options  # the Architect may build three
    scene.do("end")
    assert scene.asked == 0
    assert scene.game.view().turn.character == "warlord"  # type: ignore[union-attr]
    assert scene.gold(0) == 5
    scene.do("gather gold", "build docks")
    assert scene.city(0) == ["tavern", "temple", "docks"]
    assert scene.gold(0) == 4


@proves("FEW-1")
def test_a_restriction_binds_only_in_the_characters_own_turn() -> None:
    scene = Scene(
        seat(gold=5, hand=["tavern"], characters=["navigator", "warlord"]),
        seat(characters=["king", "bishop"]),
        cast=["navigator"],
        revealed={"king": 1, "bishop": 1, "navigator": 0},
        turn=0,
    )
    scene.do("gather gold")
    assert scene.refuses("build tavern") == "cannot_build"
    scene.do("end", "gather gold", "build tavern")
    assert scene.city(0) == ["tavern"]
    assert scene.offers("sail") == []


@proves("FEW-1", "bishop")
def test_the_bishops_protection_lasts_for_the_round() -> None:
    scene = Scene(
        seat(city=["tavern"], characters=["bishop", "merchant"]),
        seat(characters=["king", "warlord"]),
        revealed={"king": 1},
        called=5,
    )
    scene.do("gather gold", "end", "gather gold", "end")  # as Bishop, then as Merchant
    assert scene.asked == 1
    assert scene.refuses("destroy 0 tavern") == "protected"


@proves("FEW-1")
@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 8), (4, 7), (8, 7)])
def test_how_many_districts_complete_a_city(seats: int, size: int) -> None:
    names = ["tavern", "temple", "docks", "manor", "castle", "market", "church", "prison"]
    more = ["?"] if seats < 4 else []
    scene = Scene(
        seat(gold=9, hand=["palace"], city=names[: size - 1], characters=["assassin", *more]),
        *[seat(characters=["?", *more]) for _ in range(seats - 1)],
        cast=["artist"] if seats in (3, 8) else [],
        turn=0,
        gathered=True,
    )
    assert not scene.game.view().players[0].complete
    assert "CityCompleted" in kinds(scene.do("build palace"))
    assert scene.game.view().players[0].complete


# -- the player's own other character


def two_players(*mine: str, gold: int = 4, cast: tuple[str, ...] = ()) -> Scene:
    """Seat 0 acts as the first of its two characters."""
    return Scene(
        seat(gold=gold, hand=["tavern"], characters=mine),
        seat(characters=["architect", "bishop"]),
        cast=cast,
        turn=0,
    )


@proves("FEW-4", "assassin")
def test_a_player_may_kill_their_own_other_character() -> None:
    scene = two_players("assassin", "king")
    scene.do("kill king", "gather gold", "end", "gather gold", "end")  # the Bishop is next
    assert scene.asked == 1
    scene.do("gather gold")
    assert "king" not in scene.game.view().revealed


@proves("FEW-4", "thief")
def test_robbing_the_own_other_character_changes_nothing() -> None:
    scene = two_players("thief", "warlord")
    scene.do("rob warlord", "gather gold", "end")
    scene.do("gather gold", "end", "gather gold", "end")  # Bishop and Architect
    assert scene.asked == 0
    assert scene.gold(0) == 6
    assert "GoldMoved" not in kinds(scene.game.events)


@proves("FEW-4", "magistrate")
def test_a_warrant_on_the_own_other_character_asks_nothing() -> None:
    scene = two_players("magistrate", "king", cast=("magistrate",))
    scene.do("warrant thief", "warrant king", "warrant warlord", "sign king", "gather gold", "end")
    scene.do("gather gold", "build tavern")
    assert scene.asked == 0
    assert scene.prompt == "turn"
    assert scene.city(0) == ["tavern"]


@proves("FEW-4", "blackmailer")
def test_a_threat_on_the_own_other_character_asks_nothing() -> None:
    scene = two_players("blackmailer", "king", cast=("blackmailer",))
    scene.do("threaten king", "threaten warlord", "flower king", "gather gold", "end")
    assert scene.prompt == "turn"
    assert scene.offers("gather") == ["gather gold", "gather cards"]
    scene.do("gather gold", "end")
    assert scene.gold(0) == 8
