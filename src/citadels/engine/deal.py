"""Deal what a seat cannot see: sample a full game that agrees with everything the seat knows.

All such worlds are equally likely, counting cards of the same name as different cards, unless beliefs about
characters and hands weigh them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import fsum
from random import Random
from typing import Final

from citadels.engine.chance import KEY_BYTES
from citadels.engine.draft_recall import draft_crown, recall_knowledge
from citadels.engine.errors import CitadelsError
from citadels.engine.field_types import FieldStruct, Names, copy_fields
from citadels.engine.game import Game
from citadels.engine.knowledge import Knowledge
from citadels.engine.rules import Rules
from citadels.engine.state import Mark, State, Turn
from citadels.engine.steps import step_of
from citadels.engine.view import PLAYER, SPECTATOR, STATE, TURN, MarkView, TurnView, View

MIN_WEIGHT: Final = 0.01  # of a belief, so that no possible character is ruled out
# Any card in the place of one that the view hides.
BLANK_CARD: Final = 0
BLANK_RANK: Final = 1

# The weight of each character, by seat. Characters not named are unlikely; if none is named, all are equal.
CharacterWeights = Sequence[Mapping[str, float]]
# The weight of a hidden card in hand by its cost, by seat: 1 for costs not named.
CostWeights = Sequence[Mapping[int, float]]


def deal(view: View, rng: Random, beliefs: CharacterWeights = ()) -> Game:
    """Sample a game whose view for this seat equals the given one.

    To deal many games from one view, make a :class:`Dealer` once.
    """
    return Dealer(view, beliefs).deal(rng)


class Dealer:
    """Deals many games from one view, and computes what they share only once.

    ``beliefs`` are the weights of the characters that each seat may hold, and ``costs`` those of the costs of
    its hidden cards. Without them all worlds that agree with the view are equally likely.
    """

    def __init__(self, view: View, beliefs: CharacterWeights = (), costs: CostWeights = ()) -> None:
        for given in (beliefs, costs):
            if given and len(given) != len(view.players):
                raise CitadelsError(f"beliefs about {len(given)} seats, but there are {len(view.players)}")
        self._view = view
        self._table = _public(view)
        self._characters = _hidden_characters(view, beliefs)
        self._cards = unknown_cards(view)
        districts = view.rules.districts
        self._costs = [[max(MIN_WEIGHT, each.get(card.cost, 1.0)) for card in districts] for each in costs]

    def deal(self, rng: Random) -> Game:
        """Sample a game whose view for the seat equals the given one, rounds and knowledge included."""
        s = self._draw(rng)
        return Game.resume(s, _known(self._view, s), record=True)

    def deal_unrecorded(self, rng: Random) -> Game:
        """Sample the same game without a record, which is faster: for search.

        Like a game made with ``record=False`` it keeps no events and cannot undo. Its views show the same
        table, but ``rounds`` has only the current round and ``knowledge`` only what lies open.
        """
        return Game.resume(self._draw(rng), {}, record=False)

    def _draw(self, rng: Random) -> State:
        """Sample a state that agrees with the view."""
        view, s = self._view, self._table.clone()
        s.key = rng.randbytes(KEY_BYTES)
        _deal_characters(view, s, self._characters.draw(rng))
        _deal_faces(view, rng, s)
        _deal_cards(view, rng, s, self._cards[:], self._costs)
        return s


def blank_state(view: View) -> State:
    """Return the state that a view shows. Hidden cards are blank: only their number is right."""
    rules, s = view.rules, _public(view)
    for player, seen in zip(s.players, view.players, strict=True):
        player.hand = _or_blank(rules, seen.hand, seen.hand_size - seen.chosen_count)
        player.drawn = tuple(_or_blank(rules, seen.drawn, seen.drawn_count))
        player.chosen = tuple(_or_blank(rules, seen.chosen, seen.chosen_count))
        if seen.characters is None:
            player.characters = (BLANK_RANK,) * seen.character_count
    s.facedown = (BLANK_RANK,) * view.facedown_count
    if view.packet is None:
        s.packet = (BLANK_RANK,) * view.packet_size
    else:
        s.packet = tuple([rules.rank[character] for character in view.packet])
    s.marks = [_mark(view, mark, bool(mark.face)) for mark in view.marks]
    for card, count in view.cards_on.items():
        s.cards_on[card] = tuple(_or_blank(rules, view.own_cards_on.get(card), count))
    s.deck = [BLANK_CARD] * view.deck_size
    return s


def _or_blank(rules: Rules, shown: Names | None, count: int) -> list[int]:
    return [BLANK_CARD] * count if shown is None else [rules.kind[card] for card in shown]


def _known(view: View, s: State) -> dict[int, Knowledge]:
    """Keep the seat's knowledge.

    Give every other seat what the table shows, its memory of the draft, and the rounds so far.
    """
    known = {SPECTATOR: Knowledge.from_state(s, SPECTATOR)}
    known |= enumerate(recall_knowledge(s, draft_crown(view.rounds)))
    for other in known.values():
        other.rounds = view.rounds
    known[view.seat] = view.knowledge
    return known


def _public(view: View) -> State:
    """Return the state as far as the view shows it."""
    rules = view.rules
    s = State.new(rules, bytes(KEY_BYTES))
    _copy(s, view, STATE)
    s.faceup = tuple([rules.rank[character] for character in view.faceup])
    for character, seat in view.revealed.items():
        s.revealed[rules.rank[character]] = seat
    s.turn = _turn(view, view.turn) if view.turn is not None else s.turn
    s.suspended = _turn(view, view.suspended) if view.suspended is not None else None
    s.over = view.phase == "over"
    for player, seen in zip(s.players, view.players, strict=True):
        _copy(player, seen, PLAYER)
        player.city = [rules.built[name] for name in seen.city]
        player.count_city()
        player.site = rules.kind[seen.site] if seen.site is not None else -1
        player.characters = tuple([rules.rank[character] for character in seen.characters or ()])
    s.stack = [step_of(document, rules.edition.steps) for document in view.pending]
    return s


def _copy(part: FieldStruct, seen: FieldStruct, names: Names) -> None:
    """Copy the fields that the view shows unchanged."""
    for name, value in copy_fields(seen, names).items():
        setattr(part, name, value)


def _turn(view: View, seen: TurnView) -> Turn:
    turn = Turn.for_character(seen.seat, view.rules.characters[view.rules.rank[seen.character]])
    _copy(turn, seen, TURN)
    turn.used = set(seen.used)
    return turn


# -- characters ------------------------------------------------------------------


def _hidden_characters(view: View, beliefs: CharacterWeights) -> Matchings:
    """Return the matchings of unknown characters to the places where they can lie."""
    known = view.knowledge
    held = known.held
    hidden_seats = [seat for seat, seen in enumerate(view.players) if seen.characters is None]
    places = [_weights(domain, seat, beliefs) for seat in hidden_seats for domain in held[seat]]
    places += [dict.fromkeys(domain, 1.0) for domain in known.facedown]
    if view.packet is None:
        places += [dict.fromkeys(known.packet, 1.0)] * view.packet_size
    lie_open = {*view.faceup, *(view.packet or ())}
    for seen in view.players:
        lie_open.update(seen.characters or ())
    return Matchings(places, [character for character in view.rules.cast if character not in lie_open])


def hidden_characters(view: View, beliefs: CharacterWeights = ()) -> list[list[dict[str, float]]]:
    """Return by seat the characters that each hidden card can be, with their share of all possible worlds.

    Beliefs weigh these worlds.

    This is stricter than knowledge, which looks at one card at a time: no two cards are the same character.
    """
    found = _hidden_characters(view, beliefs).marginals()[::-1]
    cards: list[list[dict[str, float]]] = []
    for seen, held in zip(view.players, view.knowledge.held, strict=True):
        told = [(domain, found.pop()) for domain in held] if seen.characters is None else []
        cards.append([chances for domain, chances in told if not domain <= view.revealed.keys()])
    return cards


def _deal_characters(view: View, s: State, characters: list[str]) -> None:
    """Put the sampled characters into their places."""
    known, rank = view.knowledge, view.rules.rank
    dealt = [rank[character] for character in characters][::-1]
    for seat, seen in enumerate(view.players):
        if seen.characters is None:
            s.players[seat].characters = tuple([dealt.pop() for _ in known.held_ranks[seat]])
    s.facedown = tuple([dealt.pop() for _ in known.facedown_ranks])
    s.packet = tuple([rank[character] for character in view.packet or ()]) or tuple(sorted(dealt))


def _weights(domain: frozenset[str], seat: int, beliefs: CharacterWeights) -> Mapping[str, float]:
    """Return the weights of an unknown character of a player; none is zero."""
    believed = beliefs[seat] if beliefs else {}
    unnamed = 0.0 if believed else 1.0
    return {character: max(MIN_WEIGHT, believed.get(character, unnamed)) for character in domain}


class Matchings:
    """The ways to fill places with cards, weighted by the product of the weights of card and place."""

    def __init__(self, places: Sequence[Mapping[str, float]], cards: list[str]) -> None:
        self._places = places
        self._cards = cards
        self._weights: dict[tuple[int, int], float] = {}

    def draw(self, rng: Random) -> list[str]:
        """Sample one of the ways."""
        out: list[str] = []
        left = (1 << len(self._cards)) - 1
        for place in range(len(self._places)):
            able = [(card, each) for card, each in self._ways(place, left) if each]
            [(chosen, _)] = rng.choices(able, [each for _, each in able])
            out.append(self._cards[chosen])
            left &= ~(1 << chosen)
        return out

    def marginals(self) -> list[dict[str, float]]:
        """Return the probability of each possible card, by place."""
        found: list[dict[str, float]] = []
        reached = {(1 << len(self._cards)) - 1: 1.0}  # probability by what is left
        for place in range(len(self._places)):
            chances: dict[str, float] = {}
            before, reached = reached, {}
            for left, share in before.items():
                for card, each in self._ways(place, left):
                    if each:
                        chance = share * each / self._weight(place, left)
                        name, rest = self._cards[card], left & ~(1 << card)
                        chances[name] = chances.get(name, 0.0) + chance
                        reached[rest] = reached.get(rest, 0.0) + chance
            found.append(chances)
        return found

    def _ways(self, place: int, left: int) -> list[tuple[int, float]]:
        """Return the cards of the bit set ``left`` that a place allows, each with its total weight."""
        allowed = self._places[place]
        able = [i for i, card in enumerate(self._cards) if left >> i & 1 and card in allowed]
        return [(i, allowed[self._cards[i]] * self._weight(place + 1, left & ~(1 << i))) for i in able]

    def _weight(self, place: int, left: int) -> float:
        """Return the weight of all ways to fill the places from ``place`` on with the cards of ``left``."""
        if place == len(self._places):
            return 1.0
        found = self._weights.get((place, left))
        if found is None:
            # Unlike sum, fsum rounds alike in every version of Python.
            found = fsum([each for _, each in self._ways(place, left)])
            self._weights[place, left] = found
        return found


# -- marks ---------------------------------------------------------------------------


def _deal_faces(view: View, rng: Random, s: State) -> None:
    """Deal the hidden faces: one of the marks placed together is true, but may have been removed unseen."""
    for kind, owner in sorted({(mark.mark, mark.owner) for mark in view.marks}):
        group = [mark for mark in view.marks if mark.mark == kind and mark.owner == owner]
        hidden = [mark for mark in group if mark.face is None]
        shown = len(group) - len(hidden)
        settled = any(mark.face for mark in group)
        true = -1 if settled or not hidden else rng.randrange(group[0].placed - shown)
        for mark in group:
            face = hidden.index(mark) == true if mark in hidden else bool(mark.face)
            s.marks.append(_mark(view, mark, face))
    order = {(mark.mark, mark.character): index for index, mark in enumerate(view.marks)}
    s.marks.sort(key=lambda mark: order[mark.kind, view.rules.characters[mark.rank].key])


def _mark(view: View, seen: MarkView, face: bool) -> Mark:
    rank = view.rules.rank[seen.character]
    return Mark(seen.mark, rank, seen.owner, seen.placed, face, seen.shown)


# -- district cards --------------------------------------------------------------------


def _deal_cards(view: View, rng: Random, s: State, pool: list[int], costs: list[list[float]]) -> None:
    """Deal the unknown district cards. ``costs`` weighs the cards of hands, by seat and kind."""
    known, kind = view.knowledge, view.rules.kind
    rng.shuffle(pool)
    weighed = _weighed_hands(view, rng, pool, costs) if costs else {}

    def fill(cards: list[str | None]) -> tuple[int, ...]:
        return tuple([pool.pop() if card is None else kind[card] for card in cards])

    for seat, (player, seen) in enumerate(zip(s.players, view.players, strict=True)):
        if seen.hand is not None:
            player.hand = [kind[card] for card in seen.hand]
            player.drawn = tuple([kind[card] for card in seen.drawn or ()])
            player.chosen = tuple([kind[card] for card in seen.chosen or ()])
            continue
        cards = [kind[card] for card in known.hands[seat]]
        cards += weighed[seat] if costs else [pool.pop() for _ in range(seen.hand_size - len(cards))]
        if seen.chosen_count:
            rng.shuffle(cards)
        player.chosen = tuple(sorted(cards[: seen.chosen_count]))
        player.hand = sorted(cards[seen.chosen_count :])
        player.drawn = fill(_drawn(view, seat))
    for card, count in view.cards_on.items():
        own = view.own_cards_on.get(card)
        s.cards_on[card] = fill(list(own) if own is not None else known.stores.get(card) or [None] * count)
    bottom = fill(known.bottom)
    if known.within:
        pool += [kind[card] for card in known.within]
        rng.shuffle(pool)
    s.deck = [*bottom, *pool]


def _weighed_hands(
    view: View, rng: Random, pool: list[int], costs: list[list[float]]
) -> dict[int, list[int]]:
    """Take the hidden cards of all hands out of the pool, by seat."""
    seats = [seat for seat, seen in enumerate(view.players) if seen.hand is None]
    rng.shuffle(seats)  # those who come first have more cards to choose from
    found: dict[int, list[int]] = {}
    for seat in seats:
        count = view.players[seat].hand_size - len(view.knowledge.hands[seat])
        found[seat] = _take_weighed(pool, count, costs[seat], rng)
    return found


def _take_weighed(pool: list[int], count: int, weights: list[float], rng: Random) -> list[int]:
    """Take so many cards out of the pool, one by one, each with a chance in proportion to its weight."""
    taken: list[int] = []
    for _ in range(count):
        at = rng.choices(range(len(pool)), [weights[kind] for kind in pool])[0]
        pool[at], pool[-1] = pool[-1], pool[at]
        taken.append(pool.pop())
    return taken


def _drawn(view: View, seat: int) -> list[str | None]:
    drawn = view.knowledge.drawn[seat]
    count = view.players[seat].drawn_count
    return drawn if len(drawn) == count else [None] * count


def unknown_cards(view: View) -> list[int]:
    """Return the cards of the game whose place the seat does not know."""
    known, kind = view.knowledge, view.rules.kind
    cards = Counter(view.rules.cards)
    placed: list[str | None] = [*known.bottom, *known.within]
    for seat, seen in enumerate(view.players):
        placed += [name.rstrip("+") for name in seen.city]
        placed += [seen.site] if seen.site is not None else []
        if seen.hand is not None:
            placed += [*seen.hand, *(seen.drawn or ()), *(seen.chosen or ())]
        else:
            placed += [*known.hands[seat], *_drawn(view, seat)]
    for card in view.cards_on:
        placed += view.own_cards_on.get(card) or known.stores.get(card) or []
    cards.subtract([kind[card] for card in placed if card is not None])
    return list(cards.elements())
