"""A witness observes in a dealt world what its seat would."""

from __future__ import annotations

from random import Random

from citadels.bots.search.policy import Policy
from citadels.encoding.layout import sheet
from citadels.encoding.observation import encode
from citadels.engine.deal import Dealer
from citadels.engine.witness import Witness
from tests.bots.learned.made import positions


def test_a_witness_goes_on_observing_as_if_the_world_were_the_game() -> None:
    rng = Random(1)
    for game in positions(every=61):
        view = game.view(game.seat or 0)
        dealer, luck = Dealer(view), rng.random()
        world, recorded = dealer.deal_unrecorded(Random(luck)), dealer.deal(Random(luck))
        observer = Witness(sheet(view.rules), view.knowledge, view.rounds).follow(world.state)
        policy = Policy(view.rules.edition)
        for _ in range(4):
            for seat in range(len(view.players)):
                assert observer.observe(seat) == encode(recorded.view(seat))
            for _ in range(12):
                if not world.over:
                    action = policy.choose(world, rng)
                    world.play(action)
                    recorded.play(action)
