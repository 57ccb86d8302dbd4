"""The bots that come with the engine."""

from __future__ import annotations

from random import Random

import pytest

import citadels
from citadels import CitadelsError
from citadels.bots import BOTS, Bot, ExpertBot, make_bot
from citadels.bots.advice.terms import ORDER, total
from citadels.engine.deal import deal
from citadels.engine.events import DistrictDestroyed, Marked
from citadels.lab.runner import Plan, finish, simulate
from citadels.locale import Texts
from citadels.settings import Setup
from tests.nightly import rest_nightly
from tests.properties.tables import OLDER, table

QUICK = [bot for bot in BOTS if bot not in ("learned", "search")]
NAMES = [*QUICK, "learned", "search:1n"]


def company(name: str, seats: int) -> list[Bot]:
    """Bots of one kind at all seats; one that thinks for long is alone among greedy ones."""
    names = [name] * seats if name in QUICK else [name, *["greedy"] * (seats - 1)]
    return [make_bot(name, str(seat)) for seat, name in enumerate(names)]


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("preset", rest_nightly(["random", *citadels.PRESETS], stage="research"))
def test_every_bot_plays_every_list(name: str, preset: str) -> None:
    for seats in (2, 3, 5, 8):
        game = citadels.new_game(preset=preset, seats=seats, seed=f"{preset}/{seats}")
        finish(game, company(name, seats))
        assert game.over


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("edition", rest_nightly(OLDER, stage="research"))
def test_every_bot_plays_the_older_editions(name: str, edition: str) -> None:
    for seed in range(5):
        game = table(edition, Random(seed)).deal()
        finish(game, company(name, game.rules.seats))
        assert game.over


@pytest.mark.parametrize("name", ["greedy", "expert", "learned", "search:50n"])
def test_no_bot_declines_what_a_navigator_may_take(name: str) -> None:
    players = [{"gold": 1, "hand": ["tavern", "temple"], "characters": ["navigator"]}, *[{"hand": 3}] * 3]
    cast = ["assassin", "thief", "magician", "king", "bishop", "merchant", "navigator", "warlord"]
    turn = {"seat": 0, "character": "navigator", "gathered": True}
    for seed in range(5):
        game = citadels.load(
            {
                "edition": "dark_city",
                "characters": cast,
                "players": players,
                "turn": turn,
                "key": f"{seed:064}",
            }
        )
        assert "pass" in [action.text for action in game.actions()]
        assert make_bot(name, str(seed)).choose(game.view(0), game.options()).verb == "sail"


@pytest.mark.parametrize("name", [*QUICK, "learned"])
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    games = [citadels.new_game(seats=4, seed=1) for _ in range(2)]
    first, second = [finish(game, [make_bot(name, str(seat)) for seat in range(4)]) for game in games]
    assert first == second


@pytest.mark.slow
@pytest.mark.parametrize("name", [*QUICK, "learned"])
def test_no_bot_can_cheat(name: str) -> None:
    """Its choice is a function of view, options and seed: what it cannot see may be dealt anew."""
    game = citadels.new_game(preset="cunning_agents", seats=5, seed=3)
    rng = Random(3)
    while not game.over:
        seat = game.seat
        assert seat is not None
        other = deal(game.view(seat), rng)
        seed = str(rng.random())
        choice = make_bot(name, seed).choose(game.view(seat), game.options())
        assert make_bot(name, seed).choose(other.view(seat), other.options()) == choice
        game.apply(choice)


def test_greedy_is_worth_playing_against() -> None:
    outcomes = simulate(
        Plan(60, Setup(preset="first_game"), ("greedy", "random", "random", "random"), "1"), 1, print
    )
    assert sum(outcome.wins[0] for outcome in outcomes) > 40


@pytest.mark.slow
def test_expert_is_stronger_than_greedy() -> None:
    outcomes = simulate(
        Plan(60, Setup(preset="vicious_nobles"), ("expert", "greedy", "greedy", "greedy"), "1"),
        1,
        print,
    )
    assert sum(outcome.wins[0] for outcome in outcomes) > 24


def test_expert_can_say_why() -> None:
    game = citadels.new_game(seats=4, seed=2)
    bot = ExpertBot("1")
    while game.round < 3:
        seat = game.seat
        assert seat is not None
        view, options = game.view(seat), game.options()
        choice = bot.choose(view, options)
        option = next(option for option in options if option.action is choice)
        terms = [term for term in bot.judge(bot.assess(view), option) if term.name != ORDER]
        assert bot.reason(view, option)[:5] == max(terms, key=lambda term: term.amount)[:5]
        game.apply(choice)


def test_the_reason_of_the_expert_is_what_changes_its_choice() -> None:
    """If the choice changes without any of the terms that speak for it, it changes without this one."""
    bot, changed, reasons = ExpertBot("", noise=0.0), 0, 0
    for seed in range(6):
        game = citadels.new_game(preset="random", seats=4, seed=seed)
        while not game.over:
            view, options = game.view(game.seat or 0), game.options()
            judged = [bot.judge(bot.assess(view), option) for option in options]
            best = max(judged, key=total)
            others = max([total(terms) for terms in judged if terms is not best], default=0.0)
            option = options[judged.index(best)]
            speaking = [term for term in best if term.name != ORDER and len(options) > 1]
            decisive = [term for term in speaking if total(best) - term.amount < others]
            if decisive:
                assert bot.reason(view, option)[:5] in [term[:5] for term in decisive]
                changed += 1
            reasons += len(options) > 1
            game.apply(bot.choose(view, options))
    assert changed > reasons / 3


def test_the_thief_names_the_gold_it_is_after() -> None:
    game = citadels.load(
        {
            "characters": [
                "assassin",
                "thief",
                "magician",
                "king",
                "bishop",
                "merchant",
                "architect",
                "warlord",
            ],
            "called": 2,
            "revealed": {"thief": 0},
            "turn": {"seat": 0, "character": "thief", "gathered": True},
            "players": [
                {"gold": 1, "hand": ["tavern"], "characters": ["thief"]},
                {"gold": 0, "hand": 1, "characters": ["king"]},
                {"gold": 0, "hand": 1, "characters": ["bishop"]},
                {"gold": 6, "hand": 4, "characters": ["architect"]},
            ],
        }
    )
    bot = ExpertBot("1")
    choice = bot.choose(game.view(0), game.options())
    option = next(option for option in game.options() if option.action is choice)
    assert option.action.verb == "rob"
    why = Texts(strict=True).why(bot.reason(game.view(0), option), ["Ann", "Bob", "Cleo", "Dan"])
    named = Texts().card_arguments("c", option.action.name)["c-def"]
    assert why.startswith(f"Dan may be {named} and has 6 gold. ")


@pytest.mark.slow
def test_every_reason_has_its_words() -> None:
    """In games over all cards; the names in the source are tested with the texts."""
    texts, bot = Texts(strict=True), ExpertBot("1")
    for seed in range(12):
        game = citadels.new_game(preset="random", seats=5, seed=seed)
        while not game.over:
            view, options = game.view(game.seat or 0), game.options()
            choice = bot.choose(view, options)
            option = next(option for option in options if option.action is choice)
            assert texts.why(bot.reason(view, option), ["Ann", "Bob", "Cleo", "Dan", "Eve"])
            game.apply(choice)


def harm_and_rounds(name: str) -> tuple[int, int]:
    """In a few games of four of a kind: killings and destructions, and rounds."""
    harm = rounds = 0
    for seed in range(12):
        game = citadels.new_game(seats=4, seed=seed)
        finish(game, [make_bot(name, str(seat)) for seat in range(4)])
        rounds += game.round
        harm += sum([isinstance(e, Marked) and e.mark == "killed" for e in game.events])
        harm += sum([isinstance(e, DistrictDestroyed) for e in game.events])
    return harm, rounds


@pytest.mark.slow
def test_temperaments_show() -> None:
    bully, builder = harm_and_rounds("bully"), harm_and_rounds("builder")
    assert bully[0] > 2 * builder[0]
    assert bully[1] > builder[1] + 12


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(
        CitadelsError,
        match="unknown bot 'deep'; choose from beginner, novice, greedy, expert, learned, search, builder",
    ):
        make_bot("deep", "1")
