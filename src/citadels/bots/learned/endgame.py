"""Avoid ending the game in defeat: find answers that complete the own city while another player is ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from citadels.bots.beliefs import Beliefs
from citadels.bots.fast_policy import Policy
from citadels.engine import scoring
from citadels.engine.deal import Dealer
from citadels.engine.game import Game, Option
from citadels.engine.view import View

WORLDS: Final = 8  # dealt before an answer counts as lost


def may_end_game(view: View) -> bool:
    """Return whether one more district could complete the first city of the game."""
    return not view.first and view.players[view.seat].city_size + 1 >= view.complete_size


def without_lost_endings(
    view: View, options: Sequence[Option], beliefs: Callable[[], Beliefs], rng: Random
) -> Sequence[Option]:
    """Return the options without those that would end the game in defeat; all of them if none is left.

    Such an option completes the city while another player has more points, and wins in none of the worlds
    that are dealt by the beliefs.
    """
    world = Dealer(view).deal_unrecorded(rng)
    behind = [option for option in options if _ends_behind(view, world.clone(), option)]
    if not behind:
        return options
    dealer = beliefs().dealer()
    lost = [option.action for option in behind if _is_lost(view, option, dealer, rng)]
    return [option for option in options if option.action not in lost] or options


def _ends_behind(view: View, world: Game, option: Option) -> bool:
    """Return whether an option completes the city with fewer points than another city shows now."""
    world.play(option.action)
    s = world.state
    if view.seat not in s.first:
        return False
    others = [view.points(seat) for seat in range(len(view.players)) if seat != view.seat]
    return scoring.score(s, view.seat).total < max(others)


def _is_lost(view: View, option: Option, dealer: Dealer, rng: Random) -> bool:
    """Return whether an option wins in no world, whatever the player does next."""
    policy = Policy(view.rules.edition)
    for _ in range(WORLDS):
        world = dealer.deal_unrecorded(rng)
        world.play(option.action)
        following = world.actions() if world.seat == view.seat else []
        for action in following[1:]:
            other = world.clone()
            other.play(action)
            if _wins(other, view.seat, policy, rng):
                return False
        if following:
            world.play(following[0])
        if _wins(world, view.seat, policy, rng):
            return False
    return True


def _wins(world: Game, seat: int, policy: Policy, rng: Random) -> bool:
    """Play a world to the end by the fast policy, and return whether this seat is among the winners."""
    while not world.over:
        world.play(policy.choose(world, rng))
    return seat in scoring.result(world.state).winners
