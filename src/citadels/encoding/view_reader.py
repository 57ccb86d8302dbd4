"""A view as the parts of an observation read it: seats relative to the viewer's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from citadels.encoding import vocabulary
from citadels.engine.errors import CitadelsError
from citadels.engine.field_types import FieldType
from citadels.engine.round_history import Attack, RoundSummary
from citadels.engine.view import View


class ViewReader:
    """What one seat may see: nothing is here that is not in its view.

    A place is a seat relative to the viewer's own: 0 is the viewer, 1 sits to their left.
    """

    def __init__(self, view: View) -> None:
        if view.seat < 0:
            raise CitadelsError("an observation is a player's; a spectator has none")
        vocabulary.check_known(view.edition)
        self.view = view
        self.known = view.knowledge
        self.rank = view.rules.rank
        self.built = view.rules.built
        self.seats = len(view.players)
        self.around = [*range(view.seat, self.seats), *range(view.seat)]  # the seats by place
        self.players = [view.players[seat] for seat in self.around]
        self.hands = [self._hand(seat) for seat in self.around]

    def place(self, seat: int) -> int:
        """Where a seat is, seen from the viewer's own."""
        return (seat - self.view.seat) % self.seats

    def _hand(self, seat: int) -> Sequence[str]:
        """The cards known to be in a hand: all of one's own, and those of others that one has seen."""
        hand = self.view.players[seat].hand
        return self.known.hands[seat] if hand is None else hand

    def held(self, place: int) -> Iterable[frozenset[str]]:
        """For each character that a player has, what it can be."""
        characters = self.players[place].characters
        if characters is None:
            return self.known.held[self.around[place]]
        return [frozenset([character]) for character in characters]

    def drawn(self) -> Iterator[str]:
        """The cards drawn and not yet kept, as far as the viewer knows them."""
        for seat, player in enumerate(self.view.players):
            if player.drawn_count:
                yield from _known(self.known.drawn[seat] if player.drawn is None else player.drawn)

    def stored(self) -> Iterator[str]:
        """The cards under districts, as far as the viewer knows them."""
        for card in self.view.cards_on:
            own = self.view.own_cards_on.get(card)
            yield from _known(self.known.stores.get(card, ()) if own is None else own)

    def in_deck(self) -> Iterator[str]:
        """The cards that the viewer knows to be in the deck."""
        yield from _known(self.known.bottom)
        yield from self.known.within

    def next_cards(self, count: int) -> Iterator[tuple[int, str]]:
        """Of the next cards to be drawn those that the viewer knows, each with its depth."""
        bottom, size = self.known.bottom, self.view.deck_size
        for depth in range(size - len(bottom), min(count, size)):
            card = bottom[size - 1 - depth]
            if card is not None:
                yield depth, card

    def placed(self) -> Iterator[str]:
        """The district cards of which the viewer knows where they are."""
        for hand, player in zip(self.hands, self.players, strict=True):
            yield from hand
            yield from player.city
            yield from player.chosen or ()
            if player.site is not None:
                yield player.site
        yield from self.drawn()
        yield from self.stored()
        yield from self.in_deck()

    def asked_about(self, *kinds: FieldType) -> list[Any]:
        """The values of these kinds that the pending question names, besides the seat that is asked."""
        if not self.view.pending:
            return []
        name, _, *values = self.view.pending[-1]
        fields = self.view.rules.edition.steps[str(name)].fields[1:]
        values += [declared.default for declared in fields[len(values) :]]  # those at the end may be left out
        return [value for declared, value in zip(fields, values, strict=True) if declared.type in kinds]

    def flags(self) -> list[tuple[str, int]]:
        """What cards remember for the round and for the game."""
        return [*self.view.round_flags.items(), *self.view.game_flags.items()]

    def strikes(self, place: int, count: int) -> Iterator[tuple[int, Attack]]:
        """A player's blows in the last rounds, each with the number of rounds since."""
        for ago, past in self.last_rounds(count):
            for strike in past.strikes:
                if strike.by == self.around[place]:
                    yield ago, strike

    def last_rounds(self, count: int) -> Iterable[tuple[int, RoundSummary]]:
        """The last rounds, the current one first, each with the number of rounds since."""
        return enumerate(self.view.rounds[: -count - 1 : -1])


def _known(cards: Iterable[str | None]) -> Iterator[str]:
    return (card for card in cards if card is not None)
