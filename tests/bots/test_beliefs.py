"""Who may be whom: the draft is played again as it was, and the network says how likely that is."""

from __future__ import annotations

from random import Random

import pytest

from citadels import Game, Setup
from citadels.bots.expert import ExpertBot
from citadels.bots.learned.bot import LearnedBot
from citadels.bots.search.beliefs import DraftReplayer, infer_beliefs, unknown_seats
from citadels.bots.search.evaluator import default_evaluator
from citadels.bots.search.policy import Policy
from citadels.encoding.view_encoder import encode

pytestmark = pytest.mark.slow


def drafted(game: Game, rng: Random) -> dict[int, tuple[bytes, list[str], str]]:
    """Play to the end of a draft: what each player saw, could choose from, and chose."""
    found: dict[int, tuple[bytes, list[str], str]] = {}
    policy = Policy(game.rules.edition)
    while game.prompt != "pick":
        game.play(policy.choose(game, rng))
    while game.prompt == "pick":
        seat = game.seat
        assert seat is not None
        action = rng.choice(game.actions())
        found[seat] = encode(game.view(seat)), [each.name for each in game.actions()], action.name
        game.play(action)
    return found


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_draft_is_played_again_as_it_was(seats: int) -> None:
    for seed in range(5):
        rng = Random(seed)
        game = Setup(preset="random", seats=seats).settings(bytes([seed])).begin(bytes([seed] * 32))
        seen = drafted(game, rng)
        view = game.view(0)
        found = DraftReplayer(view).choices(game.clone().state, range(seats))
        assert [asked.seat for asked, _ in found] == list(seen)
        for (seat, saw, options), place in found:
            observation, names, taken = seen[seat]
            assert [action.name for action in options] == names
            assert names[place] == taken
            assert seat == view.seat or saw == observation


def guess(game: Game, seat: int) -> tuple[float, float]:
    """How likely the truth about the others is to a seat, to the expert and with the network heard."""
    heard, view, expert = default_evaluator(), game.view(seat), ExpertBot("1")
    assert heard is not None
    assessment = expert.assess(view)
    believed, suspected = assessment.beliefs, infer_beliefs(assessment, heard, Random(1))
    before = after = 0.0
    for other in unknown_seats(view):
        (character,) = game.rules.characters_named(game.state.players[other].characters)
        before += believed[other][character] / sum(believed[other].values())
        after += suspected[other][character] / sum(suspected[other].values())
    return before, after


def test_observed_actions_make_the_true_characters_likelier() -> None:
    before = after = 0.0
    for seed in range(2):
        game = Setup(seats=4).settings().begin(bytes([seed] * 32))
        bots = [LearnedBot(f"{seed}/{seat}") for seat in range(4)]
        while not game.over:
            seat = game.seat or 0
            if game.prompt != "pick" and unknown_seats(game.view(seat)):
                one, other = guess(game, seat)
                before, after = before + one, after + other
            game.play(bots[seat].choose(game.view(seat), game.options()))
    assert after > 1.1 * before
