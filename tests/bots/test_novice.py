"""Weaker players: their favorites, and what they overlook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

import citadels
from citadels.bots import LEVELS, RANDOM, make_bot, offered_names
from citadels.bots.novice import BeginnerBot, NoviceBot, Preferences
from citadels.engine.actions import TYPES
from citadels.engine.game import Game
from citadels.lab.runner import Plan, finish, simulate
from citadels.settings import Setup
from citadels.tables.bot_runner import answer, bot_seed, bot_seed_prefix

SEED = "dealer"
UNIQUE = [
    *("dragon_gate", "great_wall", "haunted_quarter", "imperial_treasury", "keep", "laboratory", "library"),
    *("map_room", "monument", "observatory", "quarry", "school_of_magic", "smithy", "statue"),
]


def preferring(type: str, *ranks: int) -> Preferences:
    return Preferences(type, frozenset(ranks))


def given(bot: NoviceBot, preferences: Preferences) -> NoviceBot:
    bot.preferences = preferences
    return bot


def building(
    *hand: str, gold: int, city: Sequence[str] = (), used: Sequence[str] = ("income", "profit")
) -> Game:
    """A Merchant's turn with nothing left to do but to build, unless less is used."""
    return citadels.load(
        {
            "districts": UNIQUE,
            "called": 6,
            "revealed": {"merchant": 0},
            "turn": {"seat": 0, "character": "merchant", "gathered": True, "used": list(used)},
            "players": [
                {"gold": gold, "hand": list(hand), "city": list(city), "characters": ["merchant"]},
                {"gold": 3, "hand": 2, "characters": ["king"]},
                {"gold": 3, "hand": 2, "characters": ["bishop"]},
                {"gold": 3, "hand": 2, "characters": ["warlord"]},
            ],
        }
    )


def chosen(bot: NoviceBot, game: Game) -> str:
    return bot.choose(game.view(0), game.options()).text


def test_random_is_not_a_level() -> None:
    assert RANDOM not in LEVELS
    assert RANDOM not in offered_names()
    assert [*LEVELS][:3] == ["beginner", "novice", "greedy"]


def test_preferences_differ_between_players_and_stay_for_a_game() -> None:
    found = [Preferences.from_seed(f"{SEED}/{number}") for number in range(60)]
    assert {each.type for each in found} == set(TYPES)
    assert {rank for each in found for rank in each.ranks} == {*range(1, 9)}
    early, late = (bot_seed_prefix(bot_seed(SEED, version, 1)) for version in (3, 40))
    assert Preferences.from_seed(early) == Preferences.from_seed(late)
    assert bot_seed_prefix(bot_seed(SEED, 3, 1)) != bot_seed_prefix(bot_seed(SEED, 3, 2))


@pytest.mark.parametrize("level", ["beginner", "novice"])
def test_at_a_table_they_pick_their_favorites_round_after_round(level: str) -> None:
    """Also where they are made anew for each question."""
    picked: Counter[bool] = Counter()
    for number in range(12):
        game, secret = citadels.new_game(seats=4, seed=number), f"secret {number}"
        version = 0
        while not game.over:
            seat = game.seat or 0
            packet, action = (
                game.view(seat).packet,
                answer(game, seat, level, bot_seed(secret, version, seat)),
            )
            if action.startswith("pick") and packet is not None:
                rank = game.rules.rank
                favorites = Preferences.from_seed(bot_seed_prefix(bot_seed(secret, version, seat))).ranks
                if favorites & {rank[key] for key in packet}:
                    picked[rank[action.split()[1]] in favorites] += 1
            game.apply(action)
            version += 1
    assert picked[True] > 3 * picked[False]


def test_a_novice_builds_what_it_likes_rather_than_what_is_worth_more() -> None:
    game = building("manor", "harbor", gold=4)
    assert chosen(given(NoviceBot("1"), preferring("religious")), game) == "build harbor"
    assert chosen(given(NoviceBot("1"), preferring("noble")), game) == "build manor"


def test_a_beginner_saves_for_the_district_it_wants_most() -> None:
    preferences = preferring("religious")
    dear, cheap = building("manor", "palace", gold=4), building("manor", "harbor", gold=3)
    assert chosen(given(BeginnerBot("1"), preferences), dear) == "end"
    assert chosen(given(NoviceBot("1"), preferences), dear) == "build manor"
    assert chosen(given(BeginnerBot("1"), preferences), cheap) == "build manor"  # the harbor is hardly more


def test_a_beginner_builds_on_when_its_wish_cannot_be_built() -> None:
    """What there is gold for and yet cannot be built is not waited for."""
    game = building("manor", "monument", gold=4, city=["tavern", "temple", "watchtower", "market", "church"])
    assert chosen(given(BeginnerBot("1"), preferring("unique")), game) == "build manor"


def test_they_take_others_to_be_what_they_would_like_to_be() -> None:
    game = citadels.load(
        {
            "called": 1,
            "revealed": {"assassin": 0},
            "turn": {"seat": 0, "character": "assassin", "gathered": True},
            "players": [
                {"gold": 0, "hand": [], "characters": ["assassin"]},
                {"gold": 3, "hand": 2, "characters": ["king"]},
                {"gold": 3, "hand": 2, "characters": ["bishop"]},
                {"gold": 3, "hand": 2, "characters": ["warlord"]},
            ],
        }
    )
    for name, rank in (("thief", 2), ("bishop", 5)):
        killed = Counter(
            chosen(given(NoviceBot(str(seed)), preferring("noble", rank)), game) for seed in range(60)
        )
        assert killed.most_common(1)[0][0] == f"kill {name}"
        assert killed[f"kill {name}"] > 20


@pytest.mark.parametrize(("bot", "share"), [(NoviceBot, 0.5), (BeginnerBot, 0.35)])
def test_they_forget_what_their_cards_can_do(bot: type[NoviceBot], share: float) -> None:
    game = building(gold=0, used=["income"])
    done = Counter(chosen(bot(str(seed)), game) for seed in range(400))
    assert set(done) == {"profit", "end"}
    assert done["profit"] / 400 == pytest.approx(share, abs=0.08)


def test_forced_answers_are_never_overlooked() -> None:
    rng = Random(1)
    for seed in range(6):
        game = citadels.new_game(preset="random", seats=6, seed=seed)
        finish(game, [make_bot(rng.choice(["beginner", "novice"]), f"{seed}/{seat}") for seat in range(6)])
        assert game.over


@pytest.mark.slow
@pytest.mark.parametrize(("level", "below"), [("novice", "beginner"), ("greedy", "novice")])
def test_each_level_beats_the_one_below(level: str, below: str) -> None:
    outcomes = simulate(Plan(100, Setup(preset="first_game"), (level, below, below, below), "1"), 1, print)
    assert sum(outcome.wins[0] for outcome in outcomes) > 30
