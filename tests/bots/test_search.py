"""search: looks ahead, sees no more than its seat may, and is the same every time with a budget of nodes."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import citadels
from citadels import CitadelsError
from citadels.bots import Bot, ExpertBot, GreedyBot, make_bot
from citadels.bots.advice.terms import Term, total
from citadels.bots.fast_policy import Policy
from citadels.bots.learned.bot import PLAY_SAMPLING, TRAINING_SAMPLING, Sampling
from citadels.bots.learned.browser_backend import BrowserBackend
from citadels.bots.learned.network import PAGE, load_default_network
from citadels.bots.learned.sampling import sample
from citadels.bots.search import SearchBot
from citadels.bots.search.budget import Budget, BudgetMeter
from citadels.bots.search.evaluator import default_evaluator
from citadels.bots.search.explanation import explain
from citadels.bots.search.halving import MIN_WORLDS, Candidate, SequentialHalving
from citadels.bots.search.network_rollout import NetworkRollouts
from citadels.bots.search.value import FEATURES, Evaluation, evaluate
from citadels.engine.deal import Dealer, deal
from citadels.engine.game import Game
from citadels.lab.runner import finish
from citadels.locale import LANGUAGES, Texts
from tests.nightly import rest_nightly

pytestmark = pytest.mark.slow

BUDGET = Budget(nodes=12)
NAMES = ["Ann", "Bob", "Cleo", "Dan"]


@pytest.mark.parametrize(
    ("preset", "seats"),
    rest_nightly([("first_game", 2), ("cunning_agents", 3), ("random", 5)], stage="research"),
)
def test_search_plays_games_to_the_end(preset: str, seats: int) -> None:
    game = citadels.new_game(preset=preset, seats=seats, seed=f"{preset}/{seats}")
    finish(game, [SearchBot(str(seat), Budget(nodes=3)) for seat in range(seats)])
    assert game.over


def test_no_search_can_cheat() -> None:
    """Its choice is a function of view, options and seed: what it cannot see may be dealt anew."""
    game = citadels.new_game(preset="cunning_agents", seats=4, seed=3)
    rng = Random(3)
    for _ in range(40):
        seat = game.seat
        assert seat is not None
        other = deal(game.view(seat), rng)
        seed = str(rng.random())
        choice = SearchBot(seed, BUDGET).choose(game.view(seat), game.options())
        assert SearchBot(seed, BUDGET).choose(other.view(seat), other.options()) == choice
        game.apply(choice)


@pytest.mark.parametrize("edition", citadels.EDITIONS)
def test_the_quick_policy_plays_every_edition(edition: str) -> None:
    rng = Random(1)
    for seed in range(10):
        game = citadels.new_game(edition, "random", seats=4, seed=seed)
        policy = Policy(game.rules.edition)
        while not game.over:
            game.play(policy.choose(game, rng))


def test_chances_are_shares_of_one_and_grow_with_the_city() -> None:
    game = citadels.new_game(seats=4, seed=5)
    policy, rng = Policy(game.rules.edition), Random(5)
    while not game.over:
        found = evaluate(game).chances
        assert abs(sum(found) - 1) < 1e-9
        game.play(policy.choose(game, rng))
    result = game.result()
    assert result is not None
    assert [seat for seat, chance in enumerate(evaluate(game).chances) if chance] == list(result.winners)
    early = citadels.load(
        {
            "players": [
                {"gold": 2, "hand": ["tavern"], "city": ["temple", "manor", "castle"]},
                *[{"gold": 2, "hand": 1, "city": ["docks"]} for _ in range(3)],
            ]
        }
    )
    assert evaluate(early).chances[0] > max(evaluate(early).chances[1:])


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("5s", Budget(seconds=5)),
        ("250ms", Budget(seconds=0.25)),
        ("0.5s", Budget(seconds=0.5)),
        ("800n", Budget(nodes=800)),
    ],
)
def test_a_budget_is_written_after_the_name(text: str, budget: Budget) -> None:
    bot = make_bot(f"search:{text}", "1")
    assert isinstance(bot, SearchBot)
    assert bot.budget == budget
    assert Budget.parse(str(budget)) == budget


@pytest.mark.parametrize(
    "text", ["", "5", "s", "0s", "-1s", "1.5n", "5 minutes", "1e3n", "nans", "9" * 310 + "s", "0.0s", "0n"]
)
def test_an_invalid_budget_is_refused(text: str) -> None:
    with pytest.raises(CitadelsError, match="write seconds or nodes, such as 5s, 250ms or 800n"):
        make_bot(f"search:{text}", "1")


def test_the_same_seed_and_nodes_make_the_same_choices() -> None:
    games = [citadels.new_game(preset="devious_dignitaries", seats=3, seed=7) for _ in range(2)]
    for game in games:
        bots = [make_bot("search:10n", str(seat)) for seat in range(3)]
        while game.round < 3:
            seat = game.seat or 0
            game.play(bots[seat].choose(game.view(seat), game.options()))
    assert games[0].history == games[1].history


def test_no_more_nodes_than_the_budget_has_and_all_of_few() -> None:
    game = citadels.new_game(seats=4, seed=4)
    for nodes in (1, 7, 64):
        found = SearchBot("1", Budget(nodes=nodes)).prospects(game.view(game.seat or 0), game.options())
        tried = sum(prospect.nodes for prospect in found)
        assert tried == nodes if nodes < 2 * MIN_WORLDS else tried <= nodes
        assert sorted(prospect.option.action.text for prospect in found) == sorted(
            option.action.text for option in game.options()
        )


def halving_of(*chances: float) -> SequentialHalving:
    """Return a sequential halving in which each option had the same chance in 16 worlds."""
    options = citadels.new_game(seats=4, seed=4).options()
    candidates = [Candidate(option, 0.0, 4) for option, _ in zip(options, chances, strict=False)]
    for candidate, chance in zip(candidates, chances, strict=True):
        for _ in range(16):
            candidate.add(chance)
    return SequentialHalving(candidates, prior_visits=8.0)


@pytest.mark.parametrize(
    ("chances", "nodes", "decided"),
    [
        ((0.6, 0.2, 0.1), 60, True),
        ((0.6, 0.2, 0.1), 2000, False),  # the remaining worlds may still change much
        ((0.6, 0.2, 0.59), 60, False),
        ((0.5, 0.5), 1, False),
        ((0.5, 0.4), 1, True),
        ((0.5,), 60, False),  # a single option has nothing to settle
    ],
)
def test_a_contest_is_settled_when_a_lead_will_hardly_be_lost(
    chances: tuple[float, ...], nodes: int, decided: bool
) -> None:
    assert halving_of(*chances).is_decided(nodes) == decided


def test_a_clear_answer_saves_nodes_but_never_seconds() -> None:
    game = about_to_win()
    bot = SearchBot("1", Budget(nodes=400))
    assert sum(prospect.nodes for prospect in bot.prospects(game.view(0), game.options())) < 300
    started = time.monotonic()
    SearchBot("1", Budget(seconds=0.3)).choose(game.view(0), game.options())
    assert time.monotonic() - started >= 0.3


@pytest.mark.nightly(stage="research")
def test_stopping_early_hardly_ever_changes_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    game = citadels.new_game(seats=4, seed=8)
    budget, same, asked = Budget(nodes=48), 0, 0
    while asked < 20:
        view, options = game.view(game.seat or 0), game.options()
        answer = SearchBot("1", budget).choose(view, options)
        with monkeypatch.context() as patch:
            patch.setattr("citadels.bots.search.BudgetMeter.nodes_left", 0)
            same += SearchBot("1", budget).choose(view, options) == answer
        game.apply(answer)
        asked += 1
    assert same >= 19


def test_the_contest_narrows_to_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("citadels.bots.search.BudgetMeter.nodes_left", 0)  # however clear the answer is
    game = citadels.new_game(seats=4, seed=2)
    found = SearchBot("1", Budget(nodes=400)).prospects(game.view(game.seat or 0), game.options())
    tried = sorted([prospect.nodes for prospect in found], reverse=True)
    assert abs(tried[0] - tried[1]) <= 1
    assert tried[1] > 2 * tried[-1]


def about_to_win() -> citadels.Game:
    """One district is missing; building it ends the game with the most points."""
    city = ["temple", "manor", "castle", "tavern", "market", "watchtower", "prison"]
    return citadels.load(
        {
            "called": 6,
            "turn": {"seat": 0, "character": "merchant", "gathered": True},
            "revealed": {"merchant": 0},
            "players": [
                {"gold": 5, "hand": ["town_hall"], "city": city, "characters": ["merchant"]},
                *[{"gold": 2, "hand": 1, "characters": [name]} for name in ("architect", "warlord")],
            ],
        }
    )


def test_search_sees_that_it_wins_and_says_so() -> None:
    game = about_to_win()
    bot = SearchBot("1", Budget(nodes=60))
    assert bot.choose(game.view(0), game.options()).text in ("build town_hall", "profit", "income")
    best = bot.prospects(game.view(0), game.options())[0]
    assert best.chance == 1.0
    assert best.lead > 10
    told = "The game should end soon. This wins it in 100% of the tries."
    assert Texts(strict=True).why(best.reason, NAMES) == told


def test_the_forecast_of_search_has_texts_in_every_language() -> None:
    every = [Texts(language, strict=True) for language in LANGUAGES]
    for seed in range(2):
        game = citadels.new_game(preset="random", seats=4, seed=seed)
        policy, rng = Policy(game.rules.edition), Random(seed)
        for _ in range(40):
            if game.over:
                break
            found = SearchBot("1", Budget(nodes=6)).prospects(game.view(game.seat or 0), game.options())
            assert all(texts.why(prospect.reason, NAMES) for prospect in found for texts in every)
            game.play(policy.choose(game, rng))


@pytest.mark.parametrize("amounts", [(0.0, 0), (-1.0, 0), (0.0, -1), (float("inf"), 0), (1.0, 5)])
def test_a_budget_is_one_amount_above_zero(amounts: tuple[float, int]) -> None:
    with pytest.raises(CitadelsError, match="invalid search budget"):
        Budget(*amounts)


def test_one_option_is_a_prospect_too() -> None:
    game = about_to_win()
    [only] = SearchBot("1", Budget(nodes=5)).prospects(game.view(0), game.options()[:1])
    assert only.nodes == 5


def test_an_answer_that_was_not_tried_is_never_the_best() -> None:
    for seed in range(30):
        game = citadels.new_game(preset="random", seats=4, seed=seed)
        best, *_ = SearchBot(str(seed), Budget(nodes=1)).prospects(game.view(game.seat or 0), game.options())
        assert best.nodes == 1


# -- listening -------------------------------------------------------------------------------


@pytest.fixture
def nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("citadels.bots.search.default_evaluator", lambda: None)


@pytest.mark.usefixtures("nobody_listens")
def test_search_plays_without_a_network_too() -> None:
    games = [citadels.new_game(preset="random", seats=4, seed=7) for _ in range(2)]
    for game in games:
        finish(game, [make_bot("search:3n", str(seat)) for seat in range(4)])
    assert games[0].over
    assert games[0].history == games[1].history


@pytest.mark.usefixtures("nobody_listens")
def test_without_a_network_the_expert_says_what_looks_good() -> None:
    game = citadels.new_game(seats=4, seed=4)
    view, options = game.view(game.seat or 0), game.options()
    liked = max(options, key=lambda option: total(ExpertBot("1").judge(ExpertBot("1").assess(view), option)))
    assert SearchBot("1", Budget(nodes=1)).choose(view, options) == liked.action


def test_the_option_the_network_prefers_is_tried_first() -> None:
    game = citadels.new_game(seats=4, seed=4)
    view, actions = game.view(game.seat or 0), game.actions()
    said = load_default_network().answer(view, actions).logits
    first = SearchBot("1", Budget(nodes=1)).choose(view, game.options())
    assert first == actions[said.index(max(said))]


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_rollout_ends_at_the_players_decision_in_the_next_round(seats: int) -> None:
    heard = default_evaluator()
    assert heard is not None
    game = citadels.new_game(preset="random", seats=seats, seed=3)
    policy = Policy(game.rules.edition)
    for _ in range(40):
        game.play(policy.choose(game, Random(1)))
    view, option = game.view(game.seat or 0), game.options()[0]
    dealer, candidate = Dealer(view), Candidate(option, 0.0, seats)
    worlds = [dealer.deal_unrecorded(Random(luck)) for luck in range(5)]
    rollouts = NetworkRollouts(view, heard, described=True)
    for world in worlds:
        rollouts.play(world, candidate, Random(1))
    assert candidate.visits == 0
    rollouts.finish_batch(BudgetMeter(Budget(nodes=1)))
    assert all(world.over or (world.round, world.seat) == (view.round + 1, view.seat) for world in worlds)
    assert candidate.visits == len(candidate.chances) == 5
    assert all(0 <= chance <= 1 for chance in candidate.chances)


def test_in_rollouts_only_the_player_samples_as_sharply_as_at_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    heard, game, drawn = default_evaluator(), citadels.new_game(seats=4, seed=3), []
    assert heard is not None

    def noting(said: Sequence[int], temperature: float, least: float, random: Random) -> int:
        drawn.append(Sampling(temperature, least))
        return sample(said, temperature, least, random)

    monkeypatch.setattr("citadels.bots.search.network_rollout.sample", noting)
    view, option = game.view(game.seat or 0), game.options()[0]
    rollouts = NetworkRollouts(view, heard, described=False)
    for luck in range(8):
        rollouts.play(Dealer(view).deal_unrecorded(Random(luck)), Candidate(option, 0.0, 4), Random(luck))
    rollouts.finish_batch(BudgetMeter(Budget(nodes=1)))
    assert set(drawn) == {PLAY_SAMPLING, TRAINING_SAMPLING}
    assert drawn[0] == TRAINING_SAMPLING  # the others draft before the player's turn


def test_rollouts_that_take_too_long_are_abandoned() -> None:
    heard, game = default_evaluator(), citadels.new_game(seats=4, seed=3)
    assert heard is not None
    view, candidate = game.view(game.seat or 0), Candidate(game.options()[0], 0.0, 4)
    rollouts = NetworkRollouts(view, heard, described=True)
    rollouts.play(Dealer(view).deal_unrecorded(Random(1)), candidate, Random(1))
    rollouts.finish_batch(BudgetMeter(Budget(seconds=1e-9)))
    rollouts.finish_batch(BudgetMeter(Budget(seconds=60)))
    assert candidate.visits == 0


def test_the_shared_evaluator_needs_numpy_and_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    assert default_evaluator.__wrapped__() is not None
    monkeypatch.setattr("citadels.bots.learned.network.FILE", Path("nothing.bin"))
    load_default_network.cache_clear()
    assert default_evaluator.__wrapped__() is None
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert default_evaluator.__wrapped__() is None


def test_in_a_browser_the_shared_evaluator_needs_only_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    page = ModuleType(PAGE)
    page.__spec__ = ModuleSpec(PAGE, None)
    page.network = lambda file: None  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, PAGE, page)
    monkeypatch.setitem(sys.modules, "numpy", None)
    load_default_network.cache_clear()
    try:
        found = default_evaluator.__wrapped__()
    finally:
        load_default_network.cache_clear()
    assert found is not None
    assert isinstance(found.network.batches, BrowserBackend)


def test_it_searches_by_itself_where_the_network_knows_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    game = citadels.new_game(seats=4, seed=4)
    monkeypatch.setattr("citadels.bots.search.NetworkEvaluator.supports", lambda *_: False)
    monkeypatch.setattr("citadels.bots.search.NetworkEvaluator.log_priors", None)
    monkeypatch.setattr("citadels.bots.search.NetworkEvaluator.win_probabilities", None)
    choice = SearchBot("1", Budget(nodes=30)).choose(game.view(game.seat or 0), game.options())
    assert choice in game.actions()


def test_no_other_bot_passes_for_search() -> None:
    expert = ExpertBot("1")
    assert isinstance(expert, Bot)
    assert not isinstance(expert, SearchBot)
    greedy = GreedyBot("1")
    assert not isinstance(greedy, SearchBot)
    assert isinstance(greedy, Bot)


def foreseen(changed: dict[tuple[int, str], float]) -> Term:
    """The reason of an answer after which players have so much more of a feature than after the other."""
    game = at_a_turn()
    assessment = ExpertBot("").assess(game.view(0))
    candidates = [Candidate(option, 0.0, 4) for option in game.options()[:2]]
    for place, candidate in enumerate(candidates):
        features = [[10.0] * len(FEATURES) for _ in range(4)]
        for (seat, feature), more in changed.items():
            features[seat][FEATURES.index(feature)] += 0.0 if place else more
        candidate.visits = 1
        candidate.add_evaluation(Evaluation([tuple(amounts) for amounts in features], [0.25] * 4, False))
    return explain(assessment, candidates[0], candidates)


def at_a_turn() -> Game:
    game = citadels.new_game(seats=4, seed=1)
    while game.prompt != "turn" or game.seat != 0:
        game.apply(game.actions()[0])
    return game


def test_a_foreseen_reason_is_what_the_worlds_differ_in_most() -> None:
    """Without that difference the next largest is the reason; without any there is only the standing."""
    changed = {(0, "points"): 3.0, (2, "gold"): -4.0}
    first = foreseen(changed)
    named = {"foreseen_points": (0, "points"), "foreseen_less_gold": (2, "gold")}
    other = foreseen({key: more for key, more in changed.items() if key != named[first.name]})
    assert {first.name, other.name} == {*named}
    assert first.amount > other.amount
    assert {term.name: (term.seat, term.number) for term in (first, other)} == {
        "foreseen_points": (-1, 3),
        "foreseen_less_gold": (2, 4),
    }
    assert foreseen({}).name == "foreseen_level"
