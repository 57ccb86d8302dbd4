"""Analysis: every decision once, from the view of the seat that made it, and reproducible."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import citadels
from citadels import CitadelsError, Game
from citadels.bots import make_bot
from citadels.bots.expert import hint
from citadels.engine.chance import key_from_seed
from citadels.engine.deal import deal
from citadels.lab.analysis import MIN_COST, Analysis, Range, analyze_game, analyze_position, decisions
from citadels.lab.analysts import Rating, analyst
from citadels.lab.runner import finish
from citadels.record import GameFile
from citadels.settings import Setup

BOT = "search:4n"
EARLY = Range(rounds=(1, 2))


@cache
def played(preset: str = "first_game") -> GameFile:
    settings = Setup(preset=preset, seats=3).settings()
    file = GameFile(settings, key_from_seed("analysis"), ["Ann", "Ben", "Cleo"], [])
    bots = [make_bot(name, name) for name in ("random", "greedy", "novice")]
    file.actions = finish(file.begin(), bots)
    return file


@cache
def analysed() -> Analysis:
    return analyze_game(played(), BOT, wanted=EARLY)


def found(analysis: Analysis) -> list[tuple[int, list[Rating]]]:
    return [(decision.number, decision.ratings) for decision in analysis.decisions]


def moments(file: GameFile, every: int) -> list[Game]:
    """The game at some of its decisions that have several answers."""
    games = [game.clone() for number, game in enumerate(file.positions()) if number % every == 0]
    return [game for game in games if len(game.actions()) > 1]


def test_every_decision_is_rated_or_counted_as_forced() -> None:
    file = played()
    analysis = analyze_game(file, "expert")
    assert len(analysis.decisions) + sum(analysis.forced) == len(file.actions)
    for decision in analysis.decisions:
        assert decision.chosen == file.actions[decision.number - 1]
        assert sorted(rating.action for rating in decision.ratings) == sorted(
            option.action.text for option in decision.options
        )


def test_a_decision_costs_what_it_falls_short_of_the_best() -> None:
    for decision in analysed().decisions:
        taken = decision.taken
        assert taken is not None
        assert taken.chance is not None
        assert decision.best.chance is not None
        gap = decision.best.chance - taken.chance
        assert decision.cost == (gap if gap >= MIN_COST["chance"] else 0.0)
        assert decision.agrees == (taken is decision.best)
        assert not (decision.agrees and decision.cost)
        assert all(rating.chance is None or 0 <= rating.chance <= 1 for rating in decision.ratings)


def test_the_summary_of_a_player_adds_up() -> None:
    analysis = analysed()
    parts = [analysis.summary(seat) for seat in range(3)]
    assert sum(part.decisions for part in parts) == len(analysis.decisions)
    assert [part.forced for part in parts] == analysis.forced
    whole = sum(part.loss * part.decisions for part in parts)
    assert whole == pytest.approx(sum(decision.cost for decision in analysis.decisions))
    for part in parts:
        costs = [decision.cost for decision in part.costliest]
        assert costs == sorted(costs, reverse=True)
        assert len(costs) <= 3
        assert {decision.seat for decision in part.costliest} <= {part.seat}
    costliest = max(decision.cost for decision in analysis.decisions)
    assert analysis.costliest()[0].cost == costliest


@pytest.mark.nightly(stage="research")
def test_processes_find_the_same() -> None:
    assert found(analyze_game(played(), BOT, wanted=EARLY, jobs=2)) == found(analysed())


def test_a_decision_is_rated_alike_whatever_else_is_looked_at() -> None:
    whole = dict(found(analysed()))
    part = found(analyze_game(played(), BOT, wanted=EARLY._replace(seat=1)))
    assert part
    assert all(whole[number] == ratings for number, ratings in part)
    last = analysed().decisions[-1].number
    assert found(analyze_game(played(), BOT, wanted=Range(decision=last))) == [(last, whole[last])]


def test_another_seed_may_find_something_else() -> None:
    assert found(analyze_game(played(), BOT, seed="1", wanted=EARLY)) != found(analysed())


@pytest.mark.parametrize("bot", [BOT, "expert", "learned"])
def test_hidden_information_changes_nothing(bot: str) -> None:
    """All that is hidden is dealt anew; the ranking stays as it is, and what the worst answer would cost."""
    rng = Random(5)
    for game in moments(played("cunning_agents"), every=12):
        assert game.seat is not None
        view, other = game.view(game.seat), deal(game.view(game.seat), rng)
        again = other.view(game.seat)
        ratings = analyst(bot, "1").rate(view, game.options())
        assert analyst(bot, "1").rate(again, other.options()) == ratings
        worst = ratings[-1].action
        assert analyst(bot, "1").rate(again, other.options(), worst) == analyst(bot, "1").rate(
            view, game.options(), worst
        )
        assert found(analyze_position(other, bot)) == found(analyze_position(game, bot))


def test_an_answer_that_was_given_is_always_weighed() -> None:
    """One node tries one answer; whichever was chosen meets the best once more."""
    for game in moments(played(), every=15):
        assert game.seat is not None
        view, options = game.view(game.seat), game.options()
        untried = [rating for rating in analyst("search:1n", "1").rate(view, options) if not rating.nodes]
        assert len(untried) == len(options) - 1
        for rating in untried[:2]:
            assert rating.chance is rating.points is rating.lead is None
            ratings = analyst("search:1n", "1").rate(view, options, rating.action)
            chosen = next(each for each in ratings if each.action == rating.action)
            assert chosen.chance is not None
            assert 0 <= chosen.chance <= 1
            assert chosen.nodes > 0


def test_the_expert_ranks_as_it_chooses() -> None:
    for decision in decisions(played()):
        if not decision.forced:
            best = analyst("expert", "").rate(decision.view, decision.options)[0]
            assert best.action == hint(decision.view, decision.options).option.action.text
            assert best.judgement is not None
            assert best.chance is None


@pytest.mark.parametrize("bot", ["random", "greedy", "novice", "cmd:true"])
def test_a_bot_that_cannot_analyse_is_refused(bot: str) -> None:
    with pytest.raises(CitadelsError, match=r"cannot analyze; choose from expert, .* and search"):
        analyst(bot, "0")


@pytest.mark.parametrize(
    ("bot", "problem"), [("oracle", "unknown bot"), ("search:5", "invalid search budget '5'")]
)
def test_a_bot_that_there_is_not_is_refused(bot: str, problem: str) -> None:
    with pytest.raises(CitadelsError, match=problem):
        analyst(bot, "0")


def test_a_finished_game_has_no_decision() -> None:
    with pytest.raises(CitadelsError, match="the game is over"):
        analyze_position(played().replay(), "expert")


def test_an_unanswered_question_costs_nothing() -> None:
    decision = analyze_position(citadels.new_game(seats=2, seed=1), BOT).decisions[0]
    assert decision.taken is None
    assert (decision.cost, decision.agrees) == (0, False)
