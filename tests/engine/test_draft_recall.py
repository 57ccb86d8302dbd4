"""What a dealt world lets each player remember of the draft."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import citadels
from citadels.engine.cards import AFTER_DRAFT
from citadels.engine.deal import Dealer
from citadels.engine.draft import Recover
from citadels.engine.draft_recall import UNKNOWN, recall_knowledge
from citadels.engine.game import Game
from citadels.engine.knowledge import Knowledge

DRAFTS = sorted(
    (name, *draft) for name, edition in citadels.EDITIONS.items() for draft in edition.spec.drafts
)


def games(edition: str, seats: int, characters: int) -> Iterator[Game]:
    """Yield a game at each decision of three rounds, until cards that nobody sees move after a draft."""
    game = citadels.new_game(edition, "random", seats=seats, ninth=characters == 9, seed=seats)
    rng = Random(seats)
    while game.round <= 3 and not any(player.hooks & AFTER_DRAFT for player in game.state.players):
        yield game
        game.apply(rng.choice(game.options()).action)


def crown_of(game: Game) -> int:
    return game.view(0).rounds[-1].crown


def ranks_known(known: Knowledge) -> tuple[object, ...]:
    return known.held_ranks, known.facedown_ranks, known.packet_ranks


def is_recovered(game: Game) -> bool:
    """Return whether the last player has recovered a discard, which nobody can tell apart afterwards."""
    return any(word == "recover" for word, _ in game.rules.draft.moves) and not any(
        isinstance(step, Recover) for step in game.state.stack
    )


@pytest.mark.parametrize(("edition", "seats", "characters"), DRAFTS)
def test_players_remember_the_draft_as_it_was(edition: str, seats: int, characters: int) -> None:
    exact = 0
    for game in games(edition, seats, characters):
        for seat, known in enumerate(recall_knowledge(game.state, crown_of(game))):
            if not is_recovered(game):
                assert ranks_known(known) == ranks_known(game.view(seat).knowledge)
                exact += 1
    assert exact


@pytest.mark.parametrize(
    ("edition", "seats", "characters"), [each for each in DRAFTS if each[2] == each[1] + 1]
)
def test_what_they_remember_is_true_where_a_discard_was_recovered(
    edition: str, seats: int, characters: int
) -> None:
    for game in games(edition, seats, characters):
        s = game.state
        for seat, known in enumerate(recall_knowledge(s, crown_of(game))):
            for owner, player in enumerate(s.players):
                held = zip(player.characters, known.held_ranks[owner], strict=True)
                assert all(ranks >> rank & 1 for rank, ranks in held), (seat, owner)
            facedown = zip(s.facedown, known.facedown_ranks, strict=True)
            assert all(ranks >> rank & 1 for rank, ranks in facedown), seat


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_a_dealt_world_continues_with_what_its_players_remember(seats: int) -> None:
    """All that a player remembers is true in the world, or it could not be written and read again."""
    for game in games("2016", seats, 9 if seats == 3 else 8):
        seat = game.seat
        assert seat is not None
        view = game.view(seat)
        world = Dealer(view).deal(Random(1))
        assert world.view(seat).to_json() == view.to_json()
        citadels.load(world.to_json())


def test_no_draft_is_remembered_that_cannot_have_been() -> None:
    """In positions written by hand, players may hold any characters, and no round may be on record."""
    game = citadels.new_game(preset="first_game", seats=4, seed=1)
    while game.prompt == "pick":
        game.apply(game.options()[0].action)
    s = game.state
    shown = [ranks_known(Knowledge.from_state(s, seat)) for seat in range(4)]
    assert [ranks_known(known) for known in recall_knowledge(s, crown_of(game))] != shown
    assert [ranks_known(known) for known in recall_knowledge(s, UNKNOWN)] == shown
    s.facedown += s.players[1].characters
    s.players[1].characters = ()
    shown = [ranks_known(Knowledge.from_state(s, seat)) for seat in range(4)]
    assert [ranks_known(known) for known in recall_knowledge(s, crown_of(game))] == shown
