"""What a seat knows for certain, after each kind of thing it may have seen; and that it is never wrong."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence

import pytest

import citadels
from citadels import PRESETS, SPECTATOR, Game
from citadels.engine.events import (
    CharacterPicked,
    CharactersDiscarded,
    CharactersSwapped,
    Marked,
    RoundBegan,
    Silence,
)
from citadels.engine.knowledge import Knowledge
from tests.properties.tables import OLDER, table
from tests.scenarios.scene import Data, Scene, proves, seat

RANKS = {character.key: character.rank for character in citadels.EDITIONS["2016"].characters}
EVERYBODY = (SPECTATOR, 0, 1, 2, 3)


def scene(character: str, *players: Data, **more: object) -> Scene:
    """Four players. Seat 0 acts as a character; the others have what they are given, and some character."""
    others = [
        key for key in ("magician", "merchant", "architect", "warlord") if RANKS[key] != RANKS[character]
    ]
    held = [[character], *[[key] for key in others[:3]]]
    filled = [*players, *[seat() for _ in range(4 - len(players))]]
    revealed = {keys[0]: n for n, keys in enumerate(held) if RANKS[keys[0]] <= RANKS[character]}
    options: Data = {"cast": [character], "turn": 0, "revealed": revealed} | more
    dealt = [player | {"characters": keys} for player, keys in zip(filled, held, strict=True)]
    return Scene(*dealt, **options)  # type: ignore[arg-type]


def known(scene: Scene, viewer: int) -> Knowledge:
    return scene.game.knowledge(viewer)


def hands(scene: Scene, viewer: int) -> list[list[str]]:
    return [sorted(hand) for hand in known(scene, viewer).hands]


NOTHING: list[list[str]] = [[], [], [], []]


# -- hands


@proves("INFO-1", "spy")
def test_a_hand_looked_at() -> None:
    playing = scene("spy", seat(), seat(hand=["docks", "palace", "palace"]))
    playing.do("spy 1 religious")
    assert hands(playing, 0) == [[], ["docks", "palace", "palace"], [], []]
    assert hands(playing, 1) == hands(playing, 2) == hands(playing, SPECTATOR) == NOTHING


@proves("INFO-1", "wizard")
def test_a_hand_looked_at_and_a_card_taken_from_it() -> None:
    playing = scene("wizard", seat(), seat(hand=["docks", "palace"]), seat(hand=["tavern"]))
    playing.do("peek 1", "take palace")
    assert hands(playing, 0) == [[], ["docks"], [], []]
    assert hands(playing, 1) == [["palace"], [], [], []]  # whose card it was
    assert hands(playing, 2) == NOTHING


@proves("INFO-1", "wizard")
def test_a_card_built_from_another_hand_leaves_it() -> None:
    playing = scene("wizard", seat(gold=5), seat(hand=["docks", "palace"]))
    playing.do("peek 1", "erect palace")
    assert hands(playing, 0) == [[], ["docks"], [], []]
    assert hands(playing, 1) == NOTHING


@proves("INFO-1")
def test_a_known_card_that_is_built_is_no_longer_in_the_hand() -> None:
    playing = scene("spy", seat(), seat(gold=9, hand=["tavern", "tavern", "palace"]))
    playing.do("spy 1 religious", "gather gold", "end", "gather gold", "build tavern")
    assert playing.asked == 1
    assert hands(playing, 0) == [[], ["palace", "tavern"], [], []]


@proves("INFO-1", "magician")
def test_swapped_hands_are_known_to_both() -> None:
    playing = scene("magician", seat(hand=["docks"]), seat(hand=["palace", "tavern"]))
    playing.do("swap 1")
    assert hands(playing, 0) == [[], ["docks"], [], []]
    assert hands(playing, 1) == [["palace", "tavern"], [], [], []]
    assert hands(playing, 2) == NOTHING


@proves("INFO-1", "magician")
def test_what_was_known_of_hands_goes_with_them() -> None:
    playing = Scene(
        seat(characters=["spy"]),
        seat(hand=["palace", "tavern"], characters=["warlord"]),
        seat(hand=["docks"], characters=["magician"]),
        seat(characters=["architect"]),
        cast=["spy"],
        turn=0,
    )
    playing.do("spy 1 religious", "gather gold", "end", "swap 1")
    assert hands(playing, 0) == [[], [], ["palace", "tavern"], []]
    assert hands(playing, 1) == [[], [], ["palace", "tavern"], []]
    assert hands(playing, 2) == [[], ["docks"], [], []]


@proves("INFO-1", "seer")
def test_cards_taken_and_given_are_known_to_giver_and_taker() -> None:
    playing = scene("seer", seat(hand=["keep"]), seat(hand=["palace"]), seat(hand=["tavern"]))
    playing.do("divine")
    assert hands(playing, 1) == [["palace"], [], [], []]
    assert hands(playing, 2) == [["tavern"], [], [], []]
    playing.do("give_card keep", "give_card palace")
    assert hands(playing, 0) == [[], ["keep"], ["palace"], []]
    assert hands(playing, 1) == hands(playing, 2) == NOTHING  # theirs may have been given away by now
    assert hands(playing, SPECTATOR) == NOTHING


@proves("INFO-1", "emperor")
def test_a_random_card_is_known_to_both_once_it_is_taken() -> None:
    playing = scene("emperor", seat(), seat(hand=["palace"]), crown=0)
    playing.do("crown 1")
    assert hands(playing, 1) == [["palace"], [], [], []]
    assert hands(playing, 2) == NOTHING


@proves("INFO-1", "cardinal")
def test_cards_handed_over_by_a_cardinal() -> None:
    playing = scene("cardinal", seat(2, ["docks", "tavern", "palace"]), seat(gold=3), gathered=True)
    playing.do("build docks", "charge 1", "hand_over palace")  # a gold is missing
    assert hands(playing, 0) == [[], ["palace"], [], []]
    assert hands(playing, 1) == hands(playing, 2) == NOTHING


@proves("INFO-1")
def test_gold_tells_nothing_of_hands() -> None:
    playing = scene("merchant", seat(hand=["docks"]), seat(hand=["palace"]))
    playing.do("gather gold", "profit")
    for viewer in EVERYBODY:
        assert hands(playing, viewer) == NOTHING
        assert known(playing, viewer).bottom == []


# -- forgetting


@proves("INFO-1")
def test_an_unseen_card_that_leaves_a_known_hand_may_be_any_of_it() -> None:
    playing = Scene(
        seat(characters=["spy"]),
        seat(hand=["palace", "tavern"], city=["laboratory"], characters=["warlord"]),
        seat(characters=["architect"]),
        seat(characters=["bishop"]),
        cast=["spy"],
        turn=0,
    )
    playing.do("spy 1 religious", "gather gold", "end", *["gather gold", "end"] * 2)
    assert playing.asked == 1
    assert hands(playing, 0) == [[], ["palace", "tavern"], [], []]
    playing.do("laboratory tavern")
    assert hands(playing, 0) == NOTHING
    assert known(playing, 0).bottom == [None]
    assert known(playing, 1).bottom == ["tavern"]


@proves("INFO-1", "seer")
def test_a_third_player_forgets_a_hand_from_which_a_card_was_taken_unseen() -> None:
    playing = Scene(
        seat(characters=["spy"]),
        seat(hand=["palace", "tavern"], characters=["warlord"]),
        seat(characters=["seer"]),
        seat(characters=["architect"]),
        cast=["spy", "seer"],
        turn=0,
    )
    playing.do("spy 1 religious", "gather gold", "end", "divine")
    assert hands(playing, 0) == NOTHING


@proves("INFO-1", "museum")
def test_a_card_stored_unseen_may_be_any_of_the_hand() -> None:
    playing = Scene(
        seat(characters=["spy"]),
        seat(hand=["palace", "tavern"], city=["museum"], characters=["warlord"]),
        seat(characters=["architect"]),
        seat(characters=["bishop"]),
        cast=["spy"],
        unique=["museum"],
        turn=0,
    )
    playing.do("spy 1 religious", "gather gold", "end", *["gather gold", "end"] * 2, "museum palace")
    assert hands(playing, 0) == NOTHING
    assert known(playing, 0).stores == {"museum": [None]}
    assert known(playing, 1).stores == {"museum": ["palace"]}


# -- the deck


@proves("INFO-1")
def test_a_card_put_to_the_bottom_is_known_to_who_put_it_there() -> None:
    playing = scene("bishop", deck=["palace", "tavern"])
    playing.do("gather cards", "keep palace")
    assert known(playing, 0).bottom == ["tavern"]
    for viewer in (1, 2, 3, SPECTATOR):
        assert known(playing, viewer).bottom == [None]


@proves("INFO-1", "warlord")
def test_a_destroyed_district_is_known_to_all() -> None:
    playing = scene("warlord", seat(gold=3), seat(city=["tavern", "docks+"]), cast=["warlord", "artist"])
    playing.do("destroy 1 docks+")
    for viewer in EVERYBODY:
        assert known(playing, viewer).bottom == ["docks"]


@proves("INFO-1", "magician")
def test_several_cards_to_the_bottom_lie_in_the_order_chosen() -> None:
    playing = scene("magician", seat(hand=["palace", "tavern"]))
    playing.do("redraw", "exchange_card palace", "exchange_card tavern")
    assert known(playing, 0).bottom == ["tavern", "palace"]  # the lowest first
    assert playing.deck[-2:] == ["palace", "tavern"]
    assert known(playing, 2).bottom == [None, None]


@proves("INFO-1", "DECK-1", "armory")
def test_known_cards_that_another_draws_are_known_in_that_hand() -> None:
    playing = Scene(
        seat(city=["armory"], characters=["merchant"]),
        seat(characters=["architect"]),
        seat(city=["docks"], characters=["warlord"]),
        seat(hand=["?"] * 66, characters=["bishop"]),
        unique=["armory"],
        revealed={"bishop": 3, "merchant": 0},
        turn=0,
        gathered=True,
    )
    playing.do("armory 2 docks", "end")
    for viewer in EVERYBODY:
        assert known(playing, viewer).bottom == ["docks", "armory"]
    playing.do("plans")
    for viewer in EVERYBODY:
        assert known(playing, viewer).bottom == []
        assert hands(playing, viewer)[1] == ([] if viewer == 1 else ["armory", "docks"])


@proves("INFO-1", "library")
@pytest.mark.parametrize("city", [["library"], []])
def test_keeping_all_cards_keeps_what_is_known_and_choosing_hides_it(city: list[str]) -> None:
    playing = Scene(
        seat(hand=["docks"], city=["laboratory"], characters=["merchant"]),
        seat(city=city, characters=["architect"]),
        seat(characters=["warlord"]),
        seat(hand=["?"] * (68 - 3 - len(city)), characters=["bishop"]),
        revealed={"bishop": 3, "merchant": 0},
        turn=0,
        gathered=True,
    )
    playing.do("laboratory docks")  # under the one card that is left
    assert playing.deck[1:] == ["docks"]
    playing.do("end", "gather cards")
    if not city:
        assert known(playing, 0).drawn[1] == [None, "docks"]
        playing.do("keep docks")
    assert known(playing, 0).hands[1] == (["docks"] if city else [])
    assert known(playing, 0).bottom == ([] if city else [None])
    assert known(playing, 2).hands[1] == []


@proves("INFO-1", "scholar")
def test_what_a_scholar_shuffles_back_is_somewhere_in_the_deck() -> None:
    top = ["palace", "tavern", "docks", "manor", "castle", "church", "temple"]
    playing = scene("scholar", seat(hand=["keep"], city=["laboratory"]), deck=top)
    playing.do("laboratory keep", "study", "keep docks")
    mine = known(playing, 0)
    assert mine.bottom == []
    assert sorted(mine.within) == sorted([*top[:2], *top[3:], "keep"])
    assert known(playing, 1).within == []
    playing.do("gather cards")
    drawn = playing.game.view(0).players[0].drawn
    assert drawn is not None
    assert Counter(known(playing, 0).within) == Counter([*top[:2], *top[3:], "keep"]) - Counter(drawn)


@proves("INFO-1", "scholar")
def test_what_all_knew_of_the_bottom_is_somewhere_after_the_shuffle_and_forgotten_after_a_draw() -> None:
    playing = Scene(
        seat(characters=["scholar"]),
        seat(gold=3, characters=["warlord"]),
        seat(hand=["tavern"], city=["laboratory"], characters=["merchant"]),
        seat(characters=["bishop"]),
        cast=["scholar"],
        revealed={"bishop": 3, "merchant": 2},
        called=6,
        turn=2,
    )
    playing.do("laboratory tavern", "gather gold", "end", "study")
    playing.do(playing.options[0])
    assert known(playing, 2).within == ["tavern"]
    assert known(playing, 2).bottom == []
    playing.do("gather cards")
    assert known(playing, 2).within == []


# -- under a Museum


@proves("INFO-1", "museum", "diplomat")
def test_cards_under_a_museum_travel_with_it() -> None:
    playing = Scene(
        seat(hand=["palace"], city=["museum"], characters=["merchant"]),
        seat(gold=9, hand=["tavern"], characters=["diplomat"], city=["harbor"]),
        seat(characters=["architect"]),
        seat(characters=["bishop"]),
        cast=["diplomat"],
        unique=["museum"],
        revealed={"bishop": 3, "merchant": 0},
        turn=0,
    )
    playing.do("museum palace", "gather gold", "end", "gather gold", "end")
    assert playing.asked == 1
    playing.do("exchange 0 museum", "give harbor")
    assert playing.game.view(1).own_cards_on == {"museum": ("palace",)}
    assert playing.game.view(0).own_cards_on == {}
    assert known(playing, 0).stores == {"museum": ["palace"]}
    assert known(playing, 1).stores == {"museum": ["palace"]}
    assert known(playing, 2).stores == {"museum": [None]}
    playing.do("museum tavern")
    assert known(playing, 0).stores == {"museum": ["palace", None]}
    assert known(playing, 1).stores == {"museum": ["palace", "tavern"]}
    assert known(playing, SPECTATOR).stores == {"museum": [None, None]}


@proves("INFO-1", "museum")
def test_a_destroyed_museum_and_then_its_cards_lie_at_the_bottom() -> None:
    playing = scene(
        "warlord",
        seat(gold=5),
        seat(city=["museum"]),
        unique=["museum"],
        cards_on={"museum": ["palace", "tavern"]},
    )
    playing.do("destroy 1 museum")
    assert playing.deck[-3:] == ["museum", "palace", "tavern"]
    assert known(playing, 1).bottom == ["tavern", "palace", "museum"]
    for viewer in (0, 2, SPECTATOR):
        assert known(playing, viewer).bottom == [None, None, "museum"]
        assert known(playing, viewer).stores == {}


@proves("INFO-1", "museum")
def test_an_old_owner_still_knows_the_cards_when_the_museum_is_destroyed_elsewhere() -> None:
    nothing: Data = {}
    playing = scene(
        "warlord",
        seat(gold=5),
        seat(city=["museum"]),
        unique=["museum"],
        cards_on={"museum": ["palace", "tavern"]},
        knowledge=[
            nothing,
            {"stores": {"museum": ["palace", None]}},
            *[{"stores": {"museum": [None] * 2}}] * 3,
        ],
    )
    playing.do("destroy 1 museum")
    assert known(playing, 0).bottom == [None, "palace", "museum"]


# -- characters


@proves("INFO-1", "CALL-1")
def test_a_silent_rank_has_no_player_unless_it_was_killed() -> None:
    playing = Scene(
        seat(characters=["assassin"]),
        seat(characters=["merchant"]),
        seat(characters=["warlord"]),
        seat(characters=["architect"]),
        faceup=["magician", "bishop"],
        turn=0,
    )
    hidden = {"thief", "king", "merchant", "architect", "warlord"}
    assert known(playing, SPECTATOR).held[1] == [hidden]
    playing.do("kill king", "gather gold", "end")  # Thief and King are silent
    assert known(playing, SPECTATOR).held == [
        [{"assassin"}],
        [{"merchant"}],
        *[[hidden - {"thief", "merchant"}]] * 2,
    ]


@proves("INFO-1", "FEW-1")
def test_a_revealed_character_leaves_what_either_card_could_be() -> None:
    playing = Scene(
        seat(characters=["assassin", "king"]),
        seat(characters=["thief", "bishop"]),
        turn=0,
    )
    playing.do("gather gold", "end")
    (left, thief) = known(playing, 0).held[1]
    assert thief == {"thief"}
    assert left >= {"bishop"}
    assert not left & {"assassin", "thief"}


@proves("INFO-1", "FEW-1")
def test_either_of_two_cards_may_have_been_the_one_revealed() -> None:
    playing = Scene(seat(characters=["assassin", "king"]), seat(characters=["thief", "bishop"]), turn=0)
    knows(playing, 0, {1: [["thief", "bishop"], ["thief", "warlord"]]})
    playing.do("gather gold", "end")
    assert known(playing, 0).held[1] == [{"bishop", "warlord"}, {"thief"}]


@proves("INFO-1", "CALL-1")
def test_a_murder_is_forgotten_with_its_round() -> None:
    rules = citadels.new_game(seats=4, seed=1).rules
    mine = Knowledge.at_start(rules, 2)
    for event in (
        Marked(0, "killed", "bishop", None),
        RoundBegan(2, 0),
        CharactersDiscarded(("thief", "warlord"), 1),
        CharacterPicked(0, None),
        Silence("bishop"),
    ):
        mine.fold(event)
    assert mine.held[0] == [set(rules.cast) - {"thief", "warlord", "bishop"}]


def knows(playing: Scene, viewer: int, held: dict[int, list[list[str]]]) -> None:
    """Let a seat know what characters others can be, as from a draft."""
    document = playing.table
    documents = document["knowledge"]
    assert isinstance(documents, list)
    for other, domains in held.items():
        documents[viewer + 1]["held"][other] = domains
    playing.game = citadels.load(document)


def theater(*characters: list[str], cast: Sequence[str] = ()) -> Scene:
    """Seat 0 owns the Theater, and the draft is just over."""
    return Scene(
        seat(city=["theater"], characters=characters[0]),
        *[seat(characters=names) for names in characters[1:]],
        cast=cast,
        unique=["theater"],
        pending=[["Call", 1], ["Swap", 0]],
    )


def swap(playing: Scene, action: str) -> dict[int, Knowledge]:
    """Return what each seat knows right after the swap, before any rank is called."""
    seats = range(SPECTATOR, len(playing.game.view().players))
    everybody = {viewer: known(playing, viewer).clone() for viewer in seats}
    swapped = playing.do(action)[0]
    for viewer, mine in everybody.items():
        mine.fold(swapped.seen_by(viewer))
    return everybody


@proves("INFO-1", "theater")
def test_a_theaters_swap_tells_both() -> None:
    everybody = swap(theater(["thief"], ["merchant"], ["architect"], ["warlord"]), "theater 1")
    for viewer in (0, 1):
        assert everybody[viewer].held[:2] == [[{"merchant"}], [{"thief"}]]
    for viewer in (2, 3, SPECTATOR):
        assert all(len(held) == 1 and len(held[0]) > 1 for held in everybody[viewer].held[:2])


@proves("INFO-1", "theater")
def test_what_others_knew_goes_with_the_swapped_cards() -> None:
    playing = theater(["thief"], ["merchant"], ["architect"], ["warlord"])
    knows(playing, 3, {0: [["thief", "bishop"]], 1: [["merchant", "king"]]})
    assert swap(playing, "theater 1")[3].held[:2] == [[{"merchant", "king"}], [{"thief", "bishop"}]]


@proves("INFO-1", "theater", "FEW-5")
def test_a_theaters_swap_with_two_characters_each() -> None:
    playing = theater(["thief", "king"], ["merchant", "warlord"])
    playing.do("theater 1")
    everybody = swap(playing, "give_character king")
    (got,) = [event.received for event in playing.game.events if isinstance(event, CharactersSwapped)]
    assert got in ("merchant", "warlord")
    assert everybody[0].held[0] == [{"thief"}, {got}]
    assert {"king"} in everybody[0].held[1]
    assert everybody[1].held[1] == [{"merchant", "warlord"} - {got}, {"king"}]
    assert {got} in everybody[1].held[0]
    assert [len(held) for held in everybody[SPECTATOR].held] == [2, 2]


@proves("INFO-1", "theater", "FEW-5")
def test_of_two_characters_each_a_third_player_cannot_tell_which_were_swapped() -> None:
    playing = theater(["thief", "king"], ["merchant", "warlord"], ["assassin", "bishop"], cast=["artist"])
    knows(playing, 2, {0: [["thief"], ["king"]], 1: [["merchant"], ["warlord"]]})
    playing.do("theater 1")
    any_of_them = {"thief", "king", "merchant", "warlord"}
    assert swap(playing, "give_character king")[2].held[:2] == [[any_of_them] * 2] * 2


# -- never wrong


def wrong(game: Game, viewer: int) -> list[str]:
    """What a seat thinks it knows and is not so."""
    s = game._state
    mine = game.knowledge(viewer)
    names = s.rules.names
    out: list[str] = []
    if mine.deck_size != len(s.deck):
        out.append("deck_size")
    deck = names(tuple(s.deck))
    if len(mine.bottom) > len(deck) or any(
        b not in (None, card) for b, card in zip(mine.bottom, deck, strict=False)
    ):
        out.append("bottom")
    if Counter(mine.within) - (Counter(deck) - Counter(card for card in mine.bottom if card)):
        out.append("within")
    for index, player in enumerate(s.players):
        if Counter(mine.hands[index]) - Counter(names((*player.hand, *player.chosen))):
            out.append(f"hand of {index}")
        if index != viewer and not agrees(mine.drawn[index], names(player.drawn)):
            out.append(f"drawn by {index}")
        if not any(
            all(name in domain for name, domain in zip(characters, mine.held[index], strict=True))
            for characters in itertools.permutations(s.rules.characters_named(player.characters))
            if len(characters) == len(mine.held[index])
        ):
            out.append(f"characters of {index}")
    if set(mine.stores) != set(s.cards_on):
        out.append("stores")
    out += [card for card, cards in s.cards_on.items() if not agrees(mine.stores.get(card, []), names(cards))]
    facedown = s.rules.characters_named(s.facedown)
    if len(facedown) != len(mine.facedown) or any(
        name not in domain for name, domain in zip(facedown, mine.facedown, strict=True)
    ):
        out.append("facedown")
    if not set(s.rules.characters_named(s.packet)) <= mine.packet:
        out.append("packet")
    return out


def agrees(known: list[str | None], cards: tuple[str, ...]) -> bool:
    return len(known) == len(cards) and all(k in (None, c) for k, c in zip(known, cards, strict=True))


GAMES = [(preset, seats) for preset in (*PRESETS, "random") for seats in range(2, 9)]


@pytest.mark.slow
@proves("INFO-1", "DRAFT-5")
@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_knowledge_is_never_wrong(preset: str, seats: int) -> None:
    assert check_knowledge(citadels.new_game(preset=preset, seats=seats, seed=f"{preset}/{seats}"))["bottom"]


@pytest.mark.slow
@proves("INFO-1")
@pytest.mark.parametrize("edition", OLDER)
@pytest.mark.parametrize("seed", range(6))
def test_knowledge_of_the_older_editions_is_never_wrong(edition: str, seed: int) -> None:
    assert check_knowledge(table(edition, random.Random(seed)).deal())


def check_knowledge(game: Game) -> Counter[str]:
    """Play at random with an eye on what everyone knows, a third of them at a time; how often they knew
    something."""
    seats = game.rules.seats
    chance = random.Random(seats)
    learnt: Counter[str] = Counter()
    thirds = itertools.cycle(range(3))
    while not game.over:
        for viewer in range(SPECTATOR + next(thirds), seats, 3):
            assert wrong(game, viewer) == [], (game.seen_by(viewer)[-5:], game.view(viewer).to_json())
            mine = game.knowledge(viewer)
            learnt["hands"] += any(mine.hands)
            learnt["bottom"] += any(mine.bottom)
        actions = game.actions()
        busy = [action for action in actions if action.verb not in ("end", "pass")]
        game.apply(chance.choice(busy if busy and chance.random() < 0.8 else actions))
    return learnt
