"""An observer attached to a dealt world observes what its seat would."""

from __future__ import annotations

from random import Random

import pytest

from citadels.bots.fast_policy import Policy
from citadels.encoding.observer_builder import ObserverBuilder
from citadels.encoding.templates import observation_template
from citadels.engine.deal import Dealer
from tests.bots.learned.made import positions
from tests.encoding.reference import reference_encode


@pytest.mark.slow
def test_an_attached_observer_continues_as_if_the_world_were_the_game() -> None:
    rng = Random(1)
    for game in positions(every=61):
        view = game.view(game.seat or 0)
        dealer, luck = Dealer(view), rng.random()
        world, recorded = dealer.deal_unrecorded(Random(luck)), dealer.deal(Random(luck))
        observer = ObserverBuilder(observation_template(view.rules), view.knowledge, view.rounds).attach(
            world.state
        )
        policy = Policy(view.rules.edition)
        for _ in range(4):
            for seat in range(len(view.players)):
                assert observer.observe(seat) == reference_encode(recorded.view(seat))
            for _ in range(12):
                if not world.over:
                    action = policy.choose(world, rng)
                    world.play(action)
                    recorded.play(action)
