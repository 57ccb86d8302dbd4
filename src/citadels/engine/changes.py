"""The primitive mutations of the state. No other code changes it.

If the game keeps a log, each emits its event, except those that only begin, suspend or note something.
"""

from __future__ import annotations

from bisect import insort

from citadels.engine import chance
from citadels.engine.cards import CROWN
from citadels.engine.events import (
    BuildingBegan,
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    CardsMoved,
    CardStored,
    CharacterDiscarded,
    CharacterPicked,
    CharactersDiscarded,
    CharactersSwapped,
    CityCompleted,
    CompleteSizeSet,
    CrownMoved,
    DeckShuffled,
    DiscardRecovered,
    DistrictBeautified,
    DistrictBuilt,
    DistrictDestroyed,
    DistrictMoved,
    DistrictSaved,
    Event,
    GoldCollected,
    GoldGained,
    GoldMoved,
    GoldPaid,
    GoldPut,
    HandSeen,
    HandsSwapped,
    Marked,
    MarkRemoved,
    MarkShown,
    Revealed,
    RoundBegan,
    StoreLost,
    StoreMoved,
    TurnEnded,
)
from citadels.engine.state import COMPLETE_SIZE, Built, Mark, Player, State, Turn

# -- chance --------------------------------------------------------------------


def shuffled(s: State, purpose: str, index: int, items: list[int]) -> list[int]:
    """Return ``items`` in random order. ``purpose``, round and ``index`` label the draw."""
    s.sealed = True
    return chance.shuffled(s.key, f"{purpose}/{s.round}/{index}", items)


def picked(s: State, purpose: str, index: int, n: int) -> int:
    """Return a random integer in ``range(n)``."""
    s.sealed = True
    return chance.picked(s.key, f"{purpose}/{s.round}/{index}", n)


def emit(s: State, event: Event) -> None:
    """Emit an event that changes nothing in the state."""
    if s.log is not None:
        s.log.append(event)


# -- gold ------------------------------------------------------------------------


def gain(s: State, seat: int, gold: int, source: str) -> None:
    """Give a player gold from the bank."""
    if gold:
        s.players[seat].gold += gold
        if s.log is not None:
            s.log.append(GoldGained(seat, gold, source))


def pay(s: State, seat: int, gold: int, source: str) -> None:
    """Move gold from a player to the bank."""
    if gold:
        s.players[seat].gold -= gold
        if s.log is not None:
            s.log.append(GoldPaid(seat, gold, source))


def pay_to(s: State, seat: int, to: int, gold: int, source: str) -> None:
    """Move gold from one player to another; paying oneself changes nothing."""
    if gold and seat != to:
        s.players[seat].gold -= gold
        s.players[to].gold += gold
        if s.log is not None:
            s.log.append(GoldMoved(seat, to, gold, source))


def put_gold(s: State, seat: int, gold: int, card: str) -> None:
    """Move gold from a player onto a card."""
    s.players[seat].gold -= gold
    s.gold_on[card] = s.gold_on.get(card, 0) + gold
    if s.log is not None:
        s.log.append(GoldPut(seat, gold, card))


def collect_gold(s: State, seat: int, card: str) -> None:
    """Give a player all gold on a card."""
    gold = s.gold_on.pop(card)
    s.players[seat].gold += gold
    if s.log is not None:
        s.log.append(GoldCollected(seat, gold, card))


# -- cards -----------------------------------------------------------------------


def draw(s: State, seat: int, count: int, source: str) -> None:
    """Draw cards from the top of the deck into the hand, or fewer if the deck runs out."""
    cards = _from_deck(s, count)
    hand = s.players[seat].hand
    for kind in cards:
        insort(hand, kind)
    if cards and s.log is not None:
        s.log.append(CardsDrawn(seat, s.rules.names(cards), len(cards), True, source))


def draw_to_choose(s: State, seat: int, count: int, source: str) -> None:
    """Draw cards from the top of the deck for the player to choose from."""
    cards = _from_deck(s, count)
    s.players[seat].drawn = cards
    if cards and s.log is not None:
        s.log.append(CardsDrawn(seat, s.rules.names(cards), len(cards), False, source))


def _from_deck(s: State, count: int) -> tuple[int, ...]:
    deck = s.deck
    cards = deck[: -count - 1 : -1]
    if cards:
        s.sealed = True
    del deck[max(0, len(deck) - count) :]
    return tuple(cards)


def keep(s: State, seat: int, kinds: tuple[int, ...]) -> None:
    """Move some of the drawn cards into the hand."""
    player = s.players[seat]
    rest = list(player.drawn)
    for kind in kinds:
        rest.remove(kind)
        insort(player.hand, kind)
    player.drawn = tuple(rest)
    if kinds and s.log is not None:
        s.log.append(CardsKept(seat, s.rules.names(kinds), len(kinds)))


def discard_drawn(s: State, seat: int, source: str) -> None:
    """Put the drawn cards that were not kept at the bottom of the deck."""
    player = s.players[seat]
    cards = player.drawn
    player.drawn = ()
    _to_bottom(s, cards)
    if cards and s.log is not None:
        s.log.append(CardsDiscarded(seat, s.rules.names(cards), len(cards), True, source))


def shuffle_back_drawn(s: State, seat: int, source: str) -> None:
    """Shuffle the drawn cards that were not kept into the deck."""
    player = s.players[seat]
    cards = player.drawn
    player.drawn = ()
    s.deck = shuffled(s, source, seat, sorted([*s.deck, *cards]))
    if s.log is not None:
        s.log.append(DeckShuffled(seat, s.rules.names(cards), len(cards), source))


def _to_bottom(s: State, cards: tuple[int, ...]) -> None:
    """Put cards at the bottom one by one, so that the last ends up lowest."""
    s.deck[:0] = cards[::-1]


def choose_card(s: State, seat: int, kind: int) -> None:
    """Move a card from the hand to the cards picked for an unfinished choice.

    Picked cards are kept sorted, so that their order carries no information.
    """
    player = s.players[seat]
    player.hand.remove(kind)
    player.chosen = tuple(sorted([*player.chosen, kind]))


def discard_chosen(s: State, seat: int, source: str) -> None:
    """Put the picked cards at the bottom of the deck."""
    player = s.players[seat]
    cards = player.chosen
    player.chosen = ()
    _to_bottom(s, cards)
    if cards and s.log is not None:
        s.log.append(CardsDiscarded(seat, s.rules.names(cards), len(cards), False, source))


def give_chosen(s: State, seat: int, to: int, source: str) -> None:
    """Move the picked cards to another player's hand."""
    player = s.players[seat]
    cards = player.chosen
    player.chosen = ()
    for kind in cards:
        insort(s.players[to].hand, kind)
    s.sealed = True
    if cards and s.log is not None:
        s.log.append(CardsMoved(seat, to, s.rules.names(cards), len(cards), source))


def give_card(s: State, seat: int, to: int, kind: int, source: str) -> None:
    """Move a card from one hand to another."""
    s.sealed = True
    s.players[seat].hand.remove(kind)
    insort(s.players[to].hand, kind)
    if s.log is not None:
        s.log.append(CardsMoved(seat, to, s.rules.names((kind,)), 1, source))


def swap_hands(s: State, seat: int, other: int, source: str) -> None:
    s.sealed = True
    mine, theirs = s.players[seat].hand, s.players[other].hand
    s.players[seat].hand, s.players[other].hand = theirs, mine
    if s.log is not None:
        given, received = s.rules.names(tuple(mine)), s.rules.names(tuple(theirs))
        s.log.append(HandsSwapped(seat, other, given, received, source))


def look_at_hand(s: State, seat: int, other: int, source: str) -> None:
    s.sealed = True
    if s.log is not None:
        s.log.append(HandSeen(seat, other, s.rules.names(tuple(s.players[other].hand)), source))


def store(s: State, seat: int, kind: int, under: str) -> None:
    """Put a card from the hand face down under a district."""
    s.players[seat].hand.remove(kind)
    s.cards_on[under] = (*s.cards_on.get(under, ()), kind)
    if s.log is not None:
        s.log.append(CardStored(seat, s.rules.districts[kind].key, under))


def lose_store(s: State, seat: int, under: str) -> None:
    """Put the cards under a district at the bottom of the deck."""
    cards = s.cards_on.pop(under, ())
    _to_bottom(s, cards)
    if cards and s.log is not None:
        s.log.append(StoreLost(seat, s.rules.names(cards), len(cards), under))


def hand_over_store(s: State, seat: int, to: int, under: str) -> None:
    """Emit the event that shows the new owner of a district the cards that lie under it."""
    cards = s.cards_on.get(under, ())
    if cards:
        s.sealed = True
        if s.log is not None:
            s.log.append(StoreMoved(seat, to, s.rules.names(cards), len(cards), under))


# -- districts -------------------------------------------------------------------


def begin_building(s: State, seat: int, kind: int, origin: int) -> None:
    """Move a district card from a hand to the builder's site."""
    s.players[origin].hand.remove(kind)
    s.players[seat].site = kind
    if origin != seat:
        s.sealed = True
    if s.log is not None:
        s.log.append(BuildingBegan(seat, s.rules.districts[kind].key, origin))


def place(s: State, builder: int, seat: int) -> None:
    """Build the district on the builder's site into the city of ``seat``."""
    kind = s.players[builder].site
    s.players[builder].site = -1
    if s.log is not None:
        s.log.append(DistrictBuilt(seat, s.rules.districts[kind].key, builder))
    _add(s, seat, s.rules.plain[kind])


def destroy(s: State, seat: int, built: Built, by: int, source: str) -> None:
    """Put a district at the bottom of the deck. Gold on it goes to the bank."""
    _remove(s.players[seat], built)
    _to_bottom(s, (built.kind,))
    if s.log is not None:
        s.log.append(DistrictDestroyed(seat, built.name, by, source))
    built.district.on_left(s, seat, -1)


def save_from_ruin(s: State, seat: int, built: Built, by: int, to: int, source: str) -> None:
    """Move a destroyed district to a hand instead of the deck. Gold on it goes to the bank."""
    _remove(s.players[seat], built)
    insort(s.players[to].hand, built.kind)
    if s.log is not None:
        s.log.append(DistrictSaved(seat, built.name, by, to, source))
    built.district.on_left(s, seat, -1)


def move_district(s: State, seat: int, to: int, built: Built, source: str) -> None:
    """Move a district from one city to another, with everything on it."""
    _remove(s.players[seat], built)
    _arrive(s, seat, to, built, source)


def exchange_districts(s: State, seat: int, given: Built, other: int, taken: Built, source: str) -> None:
    """Exchange two districts at once, so that neither city is larger in between."""
    _remove(s.players[seat], given)
    _remove(s.players[other], taken)
    _arrive(s, other, seat, taken, source)
    _arrive(s, seat, other, given, source)


def _arrive(s: State, seat: int, to: int, built: Built, source: str) -> None:
    if s.log is not None:
        s.log.append(DistrictMoved(seat, to, built.name, source))
    built.district.on_left(s, seat, to)
    _add(s, to, built)


def beautify(s: State, seat: int, built: Built) -> None:
    """Put one of the owner's gold onto a district permanently."""
    player = s.players[seat]
    player.gold -= 1
    player.city[player.city.index(built)] = s.rules.beautified[built.kind]
    player.count_city()
    if s.log is not None:
        s.log.append(DistrictBeautified(seat, built.name))


def _add(s: State, seat: int, built: Built) -> None:
    player = s.players[seat]
    player.city.append(built)
    player.count_city()
    if not s.first and s.is_complete(seat):
        _complete_first(s, (seat,))


def _complete_first(s: State, seats: tuple[int, ...]) -> None:
    s.first = seats
    if s.log is not None:
        s.log.extend([CityCompleted(seat) for seat in seats])


def set_complete_size(s: State, seat: int, size: int) -> None:
    """Change how many districts complete a city. All cities that now have enough are first."""
    s.game_flags[COMPLETE_SIZE] = size
    if s.log is not None:
        s.log.append(CompleteSizeSet(seat, size))
    if not s.first:
        _complete_first(s, tuple([other for other in range(len(s.players)) if s.is_complete(other)]))


def _remove(player: Player, built: Built) -> None:
    player.city.remove(built)
    player.count_city()


# -- characters, crown, marks ------------------------------------------------------


def pick_character(s: State, seat: int, rank: int) -> None:
    """Move a character from the packet to a player."""
    s.sealed = True
    s.packet = tuple([other for other in s.packet if other != rank])
    s.players[seat].characters = (*s.players[seat].characters, rank)
    if s.log is not None:
        s.log.append(CharacterPicked(seat, s.rules.characters[rank].key))


def discard_character(s: State, seat: int, rank: int) -> None:
    """Move a character from the packet to the face-down discards. With seat -1 nobody sees it."""
    s.sealed = True
    s.packet = tuple([other for other in s.packet if other != rank])
    s.facedown = (*s.facedown, rank)
    if s.log is not None:
        s.log.append(CharacterDiscarded(seat, s.rules.characters[rank].key))


def swap_characters(s: State, seat: int, other: int, given: int, received: int) -> None:
    s.sealed = True
    for player, loses, gets in ((s.players[seat], given, received), (s.players[other], received, given)):
        player.characters = tuple([gets if rank == loses else rank for rank in player.characters])
    if s.log is not None:
        names = s.rules.characters
        s.log.append(CharactersSwapped(seat, other, names[given].key, names[received].key))


def reveal(s: State, seat: int, rank: int) -> None:
    """Reveal a character of a player."""
    if s.revealed[rank] == seat:
        return
    s.sealed = True
    s.revealed[rank] = seat
    if s.log is not None:
        s.log.append(Revealed(seat, s.rules.characters[rank].key))


def give_crown(s: State, seat: int) -> None:
    """Give a player the crown; do nothing if they have it."""
    previous = s.crown
    if previous == seat:
        return
    s.crown = seat
    if s.log is not None:
        s.log.append(CrownMoved(seat, previous))
    for owner, player in enumerate(s.players):
        if player.hooks & CROWN:
            for built in player.city:
                built.district.on_crown_moved(s, owner)


def put_mark(s: State, kind: str, rank: int, owner: int, placed: int = 1, face: bool = False) -> None:
    """Put a mark on a character. Its face is secret if more than one is ``placed`` at once."""
    s.marks.append(Mark(kind, rank, owner, placed, face, placed == 1))
    if s.log is not None:
        s.log.append(Marked(owner, kind, s.rules.characters[rank].key, face))


def show_mark(s: State, mark: Mark) -> None:
    """Turn a mark face up."""
    s.sealed = True
    s.marks[s.marks.index(mark)] = Mark(mark.kind, mark.rank, mark.owner, mark.placed, mark.face, True)
    if s.log is not None:
        s.log.append(MarkShown(mark.owner, mark.kind, s.rules.characters[mark.rank].key, mark.face))


def remove_mark(s: State, mark: Mark) -> None:
    """Remove a mark without showing its face."""
    s.marks.remove(mark)
    if s.log is not None:
        s.log.append(MarkRemoved(mark.kind, s.rules.characters[mark.rank].key))


# -- rounds and turns ----------------------------------------------------------------


def shuffle_deck(s: State) -> None:
    """Shuffle all district cards of the game to form the deck."""
    s.deck = shuffled(s, "deck", 0, s.rules.cards)


def begin_round(s: State) -> None:
    """Collect the characters and their marks, and clear the flags of the round."""
    s.round += 1
    s.called = 0
    s.revealed = [-1] * len(s.revealed)
    s.faceup = s.facedown = s.packet = ()
    s.marks = []
    s.round_flags = {}
    s.suspended = None
    for player in s.players:
        player.characters = ()
    if s.log is not None:
        s.log.append(RoundBegan(s.round, s.crown))


def lay_out(s: State, faceup: tuple[int, ...], facedown: tuple[int, ...], packet: tuple[int, ...]) -> None:
    """Lay out the characters for a draft: the face-up discards, the face-down discards and the packet."""
    s.faceup = faceup
    s.facedown = facedown
    s.packet = packet
    if s.log is not None:
        s.log.append(CharactersDiscarded(s.rules.characters_named(faceup), len(facedown)))


def recover_discard(s: State, seat: int) -> None:
    """Move the first face-down discard to the packet."""
    if s.log is not None:
        s.log.append(DiscardRecovered(seat))
    s.packet = tuple(sorted([*s.packet, s.facedown[0]]))
    s.facedown = s.facedown[1:]


def call(s: State, rank: int) -> None:
    """Call a rank; 0 ends the calling."""
    s.called = rank


def begin_turn(s: State, seat: int, rank: int) -> None:
    """Begin a player's turn as the character of this rank."""
    s.turn = Turn.for_character(seat, s.rules.characters[rank])


def close_turn(s: State, seat: int) -> None:
    """End the current turn and clear the acting seat."""
    if s.log is not None:
        s.log.append(TurnEnded(seat, s.turn.character.key))
    s.turn = Turn.for_character(-1, s.rules.nobody)


def suspend_turn(s: State) -> None:
    """Suspend the current turn, to be resumed later in the round."""
    s.suspended = s.turn
    s.turn = Turn.for_character(-1, s.rules.nobody)


def resume_turn(s: State) -> None:
    """Resume the suspended turn in place of the current one, as its character."""
    resumed, character = s.suspended, s.turn.character
    assert resumed is not None
    if s.log is not None:
        s.log.append(TurnEnded(s.turn.seat, character.key))
    resumed.character = character
    resumed.rank = character.rank
    s.turn = resumed
    s.suspended = None


def end_game(s: State) -> None:
    """End the game."""
    s.over = True


# -- flags and counters ----------------------------------------------------------------


def note_gathered(s: State) -> None:
    """Note that the acting player has gathered."""
    s.turn.gathered = True


def note_built(s: State) -> None:
    """Count a built district against the limit of the turn."""
    s.turn.built += 1


def note_spent(s: State, gold: int) -> None:
    """Note gold paid for building in this turn."""
    s.turn.spent += gold


def forget_spent(s: State) -> None:
    """Forget what was paid for building in this turn."""
    s.turn.spent = 0


def note_used(s: State, what: str) -> None:
    """Note that a verb is used up in this turn, or set another flag of a card."""
    s.turn.used.add(what)


def forget_used(s: State, what: str) -> None:
    """Allow a verb to be used again in this turn."""
    s.turn.used.discard(what)


def remember_for_round(s: State, flag: str, number: int) -> None:
    """Store a flag of a card for the rest of the round."""
    s.round_flags[flag] = number


def forget_for_round(s: State, flag: str) -> int:
    """Remove a flag of the round and return its number."""
    return s.round_flags.pop(flag)


def remember_for_game(s: State, flag: str, number: int) -> None:
    """Store a flag of a card for the rest of the game."""
    s.game_flags[flag] = number
