"""Infer who holds which character, from what the network and the expert would have picked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from citadels.bots.advice.assessment import Assessment
from citadels.bots.learned.sampling import probabilities
from citadels.bots.search.evaluator import NETWORK_PLAYER_SHARE, NetworkEvaluator, PolicyQuery
from citadels.encoding.observer_builder import ObserverBuilder
from citadels.encoding.templates import observation_template
from citadels.engine.deal import Dealer
from citadels.engine.game import Game
from citadels.engine.round_history import RoundSummary
from citadels.engine.state import State, Turn
from citadels.engine.steps import advance
from citadels.engine.view import View

NUM_WORLDS: Final = 16  # sampled worlds in which the draft is replayed


class DraftChoice(NamedTuple):
    """A decision of the draft, and the index of the option taken."""

    query: PolicyQuery
    taken: int


def infer_beliefs(assessment: Assessment, evaluator: NetworkEvaluator, rng: Random) -> list[dict[str, float]]:
    """Return each seat's belief over characters, blending the expert's with the network's.

    The draft of this round is replayed in sampled worlds, and the network's probability of each observed pick
    is averaged per character.
    """
    view, believed = assessment.view, assessment.beliefs
    seats = unknown_seats(view)
    if not seats:
        return believed
    dealer, replayer = Dealer(view), DraftReplayer(view)
    worlds = [dealer.deal_unrecorded(rng).state for _ in range(NUM_WORLDS)]
    made = [choice for world in worlds for choice in replayer.choices(world, seats)]
    said = evaluator.policy_logits([choice.query for choice in made], view.edition, len(view.players))
    heard: list[dict[str, list[float]]] = [{} for _ in view.players]
    for (query, taken), logits in zip(made, said, strict=True):
        likely = heard[query.seat].setdefault(query.options[taken].name, [])
        likely.append(probabilities(logits)[taken])
    return [
        {
            character: (1 - NETWORK_PLAYER_SHARE) * chance
            + NETWORK_PLAYER_SHARE * _mean(heard[seat].get(character, []))
            for character, chance in believed[seat].items()
        }
        for seat in range(len(view.players))
    ]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def unknown_seats(view: View) -> list[int]:
    """Return the seats whose character is unknown, or none if players pick more than once per draft."""
    if any(word != "pick" for word, _ in view.rules.draft.moves):
        return []
    return [seat for seat, held in enumerate(view.knowledge.held) if len(held) == 1 and len(held[0]) > 1]


class DraftReplayer:
    """Replays the draft of the current round in worlds sampled from a view."""

    def __init__(self, view: View) -> None:
        *before, last = view.rounds
        self._crown = last.crown
        begun = RoundSummary(last.round, last.crown, {}, ())
        template = observation_template(view.rules)
        self._observer_builder = ObserverBuilder(template, view.knowledge, (*before, begun))

    def choices(self, s: State, seats: Sequence[int]) -> list[DraftChoice]:
        """Return the picks of these seats in a world. The state is rewound and replayed in place."""
        taken = [s.rules.characters_named(player.characters) for player in s.players]
        _rewind_draft(s, self._crown)
        observer = self._observer_builder.attach(s)
        advance(s)
        game, found = Game.resume(s, {}, False), []
        while (seat := game.seat) is not None and taken[seat]:
            options = game.actions()
            place = [action.name for action in options].index(taken[seat][0])
            if seat in seats:
                found.append(DraftChoice(PolicyQuery(seat, observer.observe(seat), options), place))
            taken[seat] = ()
            game.play(options[place])
        return found


def _rewind_draft(s: State, crown: int) -> None:
    """Rewind the characters of a state to the start of the draft."""
    s.called, s.turn, s.suspended, s.marks, s.crown = (
        0,
        Turn.for_character(-1, s.rules.nobody),
        None,
        [],
        crown,
    )
    s.revealed = [-1] * len(s.revealed)
    for player in s.players:
        player.characters = player.drawn = player.chosen = ()
    s.facedown = s.facedown[:1]
    apart = s.faceup + s.facedown
    s.packet = tuple([rank for rank in s.rules.ranks if rank not in apart])
    s.stack = []
    s.then_all(s.rules.draft_moves[crown])
