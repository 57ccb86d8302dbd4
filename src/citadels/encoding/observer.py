"""The encoder: writes observations from the state, hundreds of thousands a second.

It makes no view, but includes the same as :mod:`citadels.engine.view` does, under the same conditions. Tests
compare what it writes with a reference encoder that reads views, and re-deal what a seat cannot see.

A row is assembled from sections that are cached until an event may change them: the cities, what players did,
what a seat knows of the deck. All other cells are then written one by one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from citadels.encoding.bytes_writer import BytesWriter
from citadels.encoding.observation_layout import ObservationTemplate
from citadels.engine import position, scoring
from citadels.engine.actions import Action
from citadels.engine.cards import SCORES
from citadels.engine.events import Event, Revealed, RoundBegan
from citadels.engine.field_types import COUNT, DISTRICT, GOLD, NUMBER, RANKS, SEAT
from citadels.engine.flow import BeginGame
from citadels.engine.knowledge import CARD_EVENTS, CHARACTER_EVENTS, Knowledge
from citadels.engine.round_history import ROUND_EVENTS, Attack, Rounds, attack_in
from citadels.engine.state import Built, Player, State, Turn
from citadels.engine.steps import Question, advance, answer, pending
from citadels.engine.turns import gathering
from citadels.engine.view import SPECTATOR

Blocks = list[int]  # by seat: offset of the player's block in the row

MAX_PENDING_UPDATES: Final = 32
# What an event changes, as bits; most events change nothing here.
CHARACTERS: Final = 1
CARDS: Final = 2
ROUNDS: Final = 4
UPDATED_BY: Final[dict[type[Event], int]] = {
    kind: (kind in CHARACTER_EVENTS) * CHARACTERS
    | (kind in CARD_EVENTS) * CARDS
    | (kind in ROUND_EVENTS) * ROUNDS
    for kind in CHARACTER_EVENTS | CARD_EVENTS | ROUND_EVENTS
}
ASKED_NUMBERS: Final = (COUNT, GOLD, NUMBER)


class KnowledgeUpdate:
    """An event that updates the knowledge of some seats; ``open`` if all seats see the same of it."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.open = event.seen_by(SPECTATOR) is event

    def seen_by(self, seat: int) -> Event:
        """Return the event as a seat sees it."""
        return self.event if self.open else self.event.seen_by(seat)


class SeatTracker:
    """Tracks one seat's knowledge, with its deck section cached as bytes."""

    def __init__(self, template: ObservationTemplate, seat: int) -> None:
        self.known = Knowledge.at_start(template.rules, seat)
        self.learned_of_characters = 0  # number of updates applied
        self.learned_of_cards = 0
        self.cards_changed = True
        self.not_built = b""  # cards in no city, when `deck_row` was written
        self.deck_row = b""  # known cards in the deck, and the unseen ones


class Observer:
    """Writes the observations and legal actions of one game, and tracks what each seat knows.

    The state must have a log from the beginning of the game, and nothing may be undone.
    """

    def __init__(self, template: ObservationTemplate, state: State) -> None:
        log = state.log
        assert log is not None, "observers need a log: set state.log before making one"
        seats, at = template.rules.seats, template.layout
        self.template = template
        self.layout = at
        self.cards = template.cards
        self.state = state
        self.legal: dict[int, Action] = {}  # legal actions by index
        self.events: list[Event] = log
        self.events_read = 0  # number of events
        self.keeps_no_log = False  # whether to discard events once they are read
        self.character_updates: list[KnowledgeUpdate] = []  # of this round
        self.card_updates: list[KnowledgeUpdate] = []
        self.trackers = [SeatTracker(template, seat) for seat in range(seats)]
        nothing: list[Built] = []
        self.districts = [nothing] * seats  # by seat: the districts that `cities` was written from
        self.cities = [at.empty_block] * seats
        self.not_built = template.all_cards  # cards in no city
        self.complete = 0  # size of a complete city
        self.first: tuple[int, ...] = ()  # seats that completed a city first
        self.scored = [-1] * seats  # what else `points` depends on, as one integer
        self.points = [0] * seats
        self.pasts = [at.no_past] * seats  # by seat: what the player did

    @staticmethod
    def begin(template: ObservationTemplate, key: bytes, crown: int | None) -> Observer:
        """Deal a new game and return its observer, which discards events once they are read."""
        state = State.new(template.rules, key)
        state.log = []
        state.then(BeginGame(-1 if crown is None else crown))
        advance(state)
        observer = Observer(template, state)
        observer.keeps_no_log = True
        return observer

    def ask(self) -> int:
        """Find the legal actions. Return the seat to move, or -1 when the game is over."""
        question = pending(self.state)
        if question is None:
            self.legal = {}
            return -1
        indexes = self.template.actions[question.seat]
        self.legal = {indexes[action]: action for action in question.options(self.state)}
        return question.seat

    def answer(self, number: int) -> bool:
        """Apply the action with this index. Return False, changing nothing, if it is illegal."""
        action = self.legal.get(number)
        if action is None:
            return False
        answer(self.state, action)
        return True

    def observe(self, seat: int) -> bytes:
        """Return the current observation of a seat."""
        row = BytesWriter()
        self.write(seat, row)
        return row.getvalue()

    def write(self, seat: int, row: BytesWriter) -> None:
        """Overwrite the row with the current observation of a seat."""
        self._read_events()
        s, tracker, blocks = self.state, self.trackers[seat], self.template.blocks[seat]
        self._update(seat, tracker)
        self._refresh_cities(s)
        self._refresh_bonuses(s)
        if tracker.cards_changed or tracker.not_built is not self.not_built:
            self._write_deck(s, tracker)
        self._write_sections(seat, tracker, row)
        question = pending(s)
        self._write_round(s, row, blocks)
        if question is not None:
            self._write_question(s, question, row, blocks)
        self._write_characters(s, seat, tracker.known, question is not None and question.seat == seat, row)
        self._write_marks(s, seat, row, blocks)
        self._write_turns(s, row, blocks)
        self._write_cards(s, seat, tracker, row, blocks)
        for owner, player in enumerate(s.players):
            self._write_player(s, owner, player, row, blocks[owner])
            self._write_hand(s, seat, owner, player, tracker.known, row, blocks[owner])
            self._write_held(s, seat, owner, player, tracker.known, row, blocks[owner])

    def _write_sections(self, seat: int, tracker: SeatTracker, row: BytesWriter) -> None:
        """Write the cached sections. All other cells become 0."""
        row.truncate(0)
        row.write(self.template.game)
        row.write(tracker.deck_row)
        for owner in range(seat, len(self.cities)):
            row.write(self.cities[owner])
            row.write(self.pasts[owner])
        for owner in range(seat):
            row.write(self.cities[owner])
            row.write(self.pasts[owner])
        row.write(self.template.empty_seats)

    # -- knowledge

    def _read_events(self) -> None:
        """Queue new events as updates; record at once what players did, which all seats see."""
        events = self.events
        for index in range(self.events_read, len(events)):
            event = events[index]
            changes = UPDATED_BY.get(type(event), 0)
            if changes & ROUNDS:
                self._record(event)
            if changes & CHARACTERS:
                if isinstance(event, RoundBegan):
                    self._reset_characters()
                self.character_updates.append(KnowledgeUpdate(event))
            elif changes & CARDS:
                self.card_updates.append(KnowledgeUpdate(event))
        self.events_read = len(events)
        if self.keeps_no_log:
            self.events.clear()
            self.events_read = 0
            if len(self.card_updates) > MAX_PENDING_UPDATES:
                self._trim_updates()

    def _reset_characters(self) -> None:
        """Discard pending character updates when a round begins."""
        self.character_updates = []
        for tracker in self.trackers:
            tracker.learned_of_characters = 0

    def _trim_updates(self) -> None:
        """Drop the updates that all seats have applied."""
        oldest = min([tracker.learned_of_cards for tracker in self.trackers])
        del self.card_updates[:oldest]
        for tracker in self.trackers:
            tracker.learned_of_cards -= oldest

    def _update(self, seat: int, tracker: SeatTracker) -> None:
        known, updates = tracker.known, self.character_updates
        for index in range(tracker.learned_of_characters, len(updates)):
            known.learn_of_characters(updates[index].seen_by(seat))
        tracker.learned_of_characters = len(updates)
        updates = self.card_updates
        for index in range(tracker.learned_of_cards, len(updates)):
            tracker.cards_changed = True
            known.learn_of_cards(updates[index].seen_by(seat))
        tracker.learned_of_cards = len(updates)

    def _write_deck(self, s: State, tracker: SeatTracker) -> None:
        """Cache the section of the deck: its known cards, the next cards, and the unseen cards."""
        at, name, kind, known, deck = self.layout, self.cards.name, s.rules.kind, tracker.known, BytesWriter()
        deck.write(at.empty_deck)
        deck.write(self.not_built)
        unseen = at.unseen - at.in_deck
        for card in [*known.bottom, *known.within]:
            if card is not None:
                number: i64 = name[kind[card]]
                increment(deck, number)
                decrement(deck, unseen + number)
        size, bottom = len(s.deck), known.bottom
        for depth in range(size - len(bottom), min(at.depth, size)):
            card = bottom[size - 1 - depth]
            if card is not None:
                deck[(depth + 1) * at.cards + name[kind[card]]] = 1
        tracker.deck_row = deck.getvalue()
        tracker.not_built = self.not_built
        tracker.cards_changed = False

    def _refresh_cities(self, s: State) -> None:
        changed = False
        for owner, player in enumerate(s.players):
            if player.districts is not self.districts[owner]:
                self.districts[owner] = player.districts
                self.cities[owner] = self._city(player)
                self.scored[owner] = -1
                changed = True
        if changed:
            self.not_built = self._not_built(s)

    def _refresh_bonuses(self, s: State) -> None:
        """Invalidate points when the size of a complete city or the first to complete one changes."""
        complete = s.rules.complete_size(s)
        if complete != self.complete or s.first is not self.first:
            self.complete, self.first = complete, s.first
            self.scored = [-1] * len(self.scored)

    def _city(self, player: Player) -> bytes:
        """Return the first section of a player's block."""
        at, cards, block = self.layout, self.cards, BytesWriter()
        block.write(at.empty_block)
        block[0] = 1
        for built in player.city:
            kind: i64 = built.kind
            name: i64 = cards.name[kind]
            increment(block, at.city + name)
            increment(block, at.city_types + cards.type[kind])
            increment(block, at.city_costs + cards.cost[kind])
            if built.gold:
                increment(block, at.beautified + name)
        block[at.city_size] = min(player.size, at.max_size)
        return block.getvalue()

    def _not_built(self, s: State) -> bytes:
        cards = BytesWriter()
        cards.write(self.template.all_cards)
        for player in s.players:
            for built in player.city:
                decrement(cards, self.cards.name[built.kind])
        return cards.getvalue()

    # -- round and question

    def _write_round(self, s: State, row: BytesWriter, blocks: Blocks) -> None:
        at = self.layout
        row[at.complete_size] = self.complete
        row[at.round] = min(s.round, at.max_count)
        row[at.phase + position.phase_number(s)] = 1
        row[at.called + s.called] = 1
        if s.crown >= 0:
            row[blocks[s.crown] + at.crown] = 1
        for owner in s.first:
            row[blocks[owner] + at.first] = 1

    def _write_question(self, s: State, question: Question, row: BytesWriter, blocks: Blocks) -> None:
        """Write the pending question and what it is about."""
        at = self.layout
        row[blocks[question.seat] + at.asked] = 1
        row[at.question + at.prompts[question.prompt]] = 1
        number = 0
        for declared in question.fields[1:]:
            value: object = getattr(question, declared.name)
            if declared.type in ASKED_NUMBERS:
                assert isinstance(value, int)
                row[at.question_numbers + number] = min(value, at.max_gold)
                number += 1
            elif declared.type is SEAT:
                assert isinstance(value, int)
                if value >= 0:
                    row[blocks[value] + at.question_seats] = 1
            elif declared.type is RANKS:
                assert isinstance(value, tuple)
                for rank in value:
                    assert isinstance(rank, int)
                    row[at.question_ranks + rank - 1] = 1
            elif declared.type is DISTRICT:
                assert isinstance(value, str)
                if value:
                    row[at.question_district + self.cards.name[s.rules.built[value].kind]] = 1

    # -- characters

    def _write_characters(self, s: State, seat: int, known: Knowledge, asked: bool, row: BytesWriter) -> None:
        """Write the seat's characters, the packet, and the discards."""
        at, character = self.layout, self.template.character
        for rank in s.players[seat].characters:
            row[at.own_characters + character[rank]] = 1
        row[at.packet_size] = len(s.packet)
        if asked:
            for rank in s.packet:
                row[at.packet + character[rank]] = 1
                row[at.packet_possible + rank - 1] = 1
        else:
            for place in at.places_of[known.packet_ranks]:
                row[at.packet_possible + place] = 1
        for rank in s.faceup:
            row[at.faceup + rank - 1] = 1
        row[at.facedown_count] = len(s.facedown)
        for domain in known.facedown_ranks:
            places = at.places_of[domain]
            for place in places:
                row[at.facedown_possible + place] = 1
            if len(places) == 1:
                row[at.facedown_certain + places[0]] = 1

    def _write_marks(self, s: State, seat: int, row: BytesWriter, blocks: Blocks) -> None:
        at = self.layout
        for mark in s.marks:
            kind: i64 = at.mark_kinds[mark.kind]
            place = kind * at.ranks + mark.rank - 1
            row[at.marks + place] = 1
            row[blocks[mark.owner] + at.marks_by + kind] = 1
            if mark.placed > 1:
                if mark.shown:
                    row[at.marks_shown + place] = 1
                if mark.shown or mark.owner == seat:
                    row[(at.marks_true if mark.face else at.marks_blank) + place] = 1

    # -- turns

    def _write_turns(self, s: State, row: BytesWriter, blocks: Blocks) -> None:
        """Write the current turn and a suspended one."""
        at, turn, suspended = self.layout, s.turn, s.suspended
        if turn.seat >= 0:
            row[blocks[turn.seat] + at.acts] = 1
            self._write_turn(s, turn, row, at.turn_character, at.turn, at.turn_used)
            if not turn.gathered:
                row[at.turn_must + at.verbs["gather"]] = 1
            for verb in turn.character.must(s, turn.seat):
                row[at.turn_must + at.verbs[verb]] = 1
        if suspended is not None:
            row[blocks[suspended.seat] + at.waits] = 1
            self._write_turn(s, suspended, row, at.suspended_character, at.suspended, at.suspended_used)

    def _write_turn(
        self, s: State, turn: Turn, row: BytesWriter, character: i64, numbers: i64, used: i64
    ) -> None:
        """Write a turn into the parts at these offsets."""
        at, acting = self.layout, turn.character
        limit = 0 if acting.why_not_build(s, turn.seat) is not None else acting.build_limit(s)
        gold, draw, keep = gathering(s, turn.seat)
        row[character + self.template.character[turn.rank]] = 1
        row[numbers] = int(turn.gathered)
        row[numbers + 1] = turn.built
        row[numbers + 2] = min(turn.spent, at.max_gold)
        row[numbers + 3] = min(max(0, limit - turn.built), at.max_gold)
        row[numbers + 4] = gold
        row[numbers + 5] = draw
        row[numbers + 6] = keep
        for word in turn.used:
            row[used + at.used_words[word]] = 1

    # -- cards

    def _write_cards(
        self, s: State, seat: int, tracker: SeatTracker, row: BytesWriter, blocks: Blocks
    ) -> None:
        """Write the cards that are in no city and no hand."""
        at, name = self.layout, self.cards.name
        row[at.deck_size] = len(s.deck)
        for kind in s.players[seat].chosen:
            self._place_card(row, at.chosen, name[kind])
        for owner, player in enumerate(s.players):
            if player.drawn:
                row[blocks[owner] + at.drawn_count] = len(player.drawn)
                self._write_known(s, owner == seat, player.drawn, tracker.known.drawn[owner], row, at.drawn)
            if player.chosen:
                row[blocks[owner] + at.chosen_count] = len(player.chosen)
            if player.site >= 0:
                row[blocks[owner] + at.builds] = 1
                self._place_card(row, at.site, name[player.site])
        if s.gold_on or s.cards_on:
            self._write_on_cards(s, seat, tracker.known, row)
        if s.game_flags or s.round_flags:
            self._write_flags(s, row, blocks)

    def _place_card(self, row: BytesWriter, part: i64, name: i64) -> None:
        """Count a known card in a part; it is not unseen then."""
        increment(row, part + name)
        decrement(row, self.layout.unseen + name)

    def _write_known(
        self,
        s: State,
        own: bool,
        cards: tuple[int, ...],
        known: list[str | None],
        row: BytesWriter,
        part: i64,
    ) -> None:
        """Write all cards if they are the seat's own, otherwise those that it knows."""
        name = self.cards.name
        if own or s.over:
            for kind in cards:
                self._place_card(row, part, name[kind])
        else:
            for card in known:
                if card is not None:
                    self._place_card(row, part, name[s.rules.kind[card]])

    def _write_on_cards(self, s: State, seat: int, known: Knowledge, row: BytesWriter) -> None:
        """Write gold and cards that lie on cards. A seat knows all cards in its own city."""
        at = self.layout
        for card, gold in s.gold_on.items():
            row[at.gold_on + at.gold_holders[card]] = min(gold, at.max_gold)
        for card, cards in s.cards_on.items():
            row[at.cards_on + at.card_holders[card]] = len(cards)
            own = s.players[seat].has(s.rules.kind[card])
            self._write_known(s, own, cards, known.stores.get(card, []), row, at.stored)

    def _write_flags(self, s: State, row: BytesWriter, blocks: Blocks) -> None:
        """Write the flags of cards, for the round and for the game."""
        at = self.layout
        for flags in (s.game_flags, s.round_flags):
            for flag, value in flags.items():
                if flag in at.flags_of_numbers:
                    row[at.number_flags + at.flags_of_numbers[flag]] = min(value, at.max_count)
                elif value >= 0:
                    row[blocks[value] + at.seat_flags + at.flags_of_seats[flag]] = 1

    # -- players

    def _write_player(self, s: State, owner: int, player: Player, row: BytesWriter, block: i64) -> None:
        """Write what lies open besides the districts: missing ones, points, gold, numbers of cards."""
        at = self.layout
        row[block + at.missing] = max(0, self.complete - player.size)
        row[block + at.points] = self._points(s, owner, player)
        row[block + at.gold] = min(player.gold, at.max_gold)
        row[block + at.hand_size] = len(player.hand) + len(player.chosen)
        row[block + at.character_count] = len(player.characters)

    def _write_hand(
        self, s: State, seat: int, owner: int, player: Player, known: Knowledge, row: BytesWriter, block: i64
    ) -> None:
        """Write all cards of the seat's own hand; of another hand those that the seat knows."""
        if owner == seat or s.over:
            for kind in player.hand:
                self._add_to_hand(kind, row, block)
        else:
            for card in known.hands[owner]:
                self._add_to_hand(s.rules.kind[card], row, block)

    def _add_to_hand(self, kind: i64, row: BytesWriter, block: i64) -> None:
        at, cards = self.layout, self.cards
        name: i64 = cards.name[kind]
        increment(row, block + at.hand + name)
        increment(row, block + at.hand_types + cards.type[kind])
        increment(row, block + at.hand_costs + cards.cost[kind])
        decrement(row, at.unseen + name)

    def _write_held(
        self, s: State, seat: int, owner: int, player: Player, known: Knowledge, row: BytesWriter, block: i64
    ) -> None:
        """Write what a player's characters can be. The seat's own are certain."""
        at = self.layout
        if owner == seat or s.over:
            for rank in player.characters:
                increment(row, block + at.possible + rank - 1)
                row[block + at.certain + rank - 1] = 1
            return
        for domain in known.held_ranks[owner]:
            places = at.places_of[domain]
            for place in places:
                increment(row, block + at.possible + place)
            if len(places) == 1:
                row[block + at.certain + places[0]] = 1

    def _points(self, s: State, owner: int, player: Player) -> int:
        """Return a player's points if the game ended now, cached until they may change."""
        depends = 0
        if player.hooks & SCORES:
            stores = sum([len(cards) for cards in s.cards_on.values()]) if s.cards_on else 0
            late = s.round if s.game_flags else 0
            depends = ((player.gold * 100 + player.hand_size) * 100 + stores) * 1000 + late
            depends = depends * 2 + (s.crown == owner)
        if depends != self.scored[owner]:
            self.scored[owner] = depends
            self.points[owner] = self._score(s, owner, player)
        return self.points[owner]

    def _score(self, s: State, owner: int, player: Player) -> int:
        cards_on = {card: len(cards) for card, cards in s.cards_on.items()}
        late = scoring.built_in_last_round(s.game_flags, s.round)
        crown = s.crown == owner
        items = scoring.best_items(player.city, late, player.gold, player.hand_size, crown, cards_on)
        items += scoring.completion(owner in s.first, player.size >= self.complete)
        total = sum([points for _, points in items])
        return min(max(0, total), self.layout.max_points)

    # -- history of players

    def restore_rounds(self, rounds: Rounds) -> None:
        """Record what was done in earlier rounds."""
        at = self.layout
        pasts = [self._past(seat) for seat in range(len(self.pasts))]
        for ago, seen in enumerate(reversed(rounds)):
            if seen.crown >= 0 and ago < at.ago:
                pasts[seen.crown][at.crowned + ago] = 1
            for character, seat in seen.revealed.items():
                self._add_revealed(pasts[seat], character, ago)
            for strike in seen.strikes:
                self._add_attack(pasts[strike.by], strike, ago)
        self.pasts = [past.getvalue() for past in pasts]

    def _record(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self._begin_round(event.crown)
        elif isinstance(event, Revealed):
            past = self._past(event.seat)
            self._add_revealed(past, event.character, 0)
            self.pasts[event.seat] = past.getvalue()
        else:
            strike = attack_in(event)
            if strike is not None:
                past = self._past(strike.by)
                self._add_attack(past, strike, 0)
                self.pasts[strike.by] = past.getvalue()

    def _begin_round(self, crown: int) -> None:
        """Shift what was done in the last rounds by one round."""
        at = self.layout
        for seat, past in enumerate(self.pasts):
            later = BytesWriter()
            for start, width, moving in at.moving:
                later.write(at.no_past[:width])
                later.write(past[start : start + moving])
            later.write(past[at.ever_revealed :])
            if seat == crown:
                later[at.crowned] = 1
            self.pasts[seat] = later.getvalue()

    def _add_revealed(self, past: BytesWriter, character: str, ago: i64) -> None:
        at = self.layout
        rank: i64 = self.template.rules.rank[character]
        if ago < at.ago:
            past[ago * at.ranks + rank - 1] = 1
        self._count_up(past, at.ever_revealed + rank - 1)

    def _add_attack(self, past: BytesWriter, strike: Attack, ago: i64) -> None:
        at = self.layout
        recent = ago < at.ago
        if strike.character and recent:
            rank: i64 = self.template.rules.rank[strike.character]
            self._count_up(past, at.marked + ago * at.ranks + rank - 1)
        if strike.victim >= 0:
            victim: i64 = (strike.victim - strike.by) % len(self.pasts)
            if recent:
                self._count_up(past, at.struck + ago * at.seats + victim)
            self._count_up(past, at.ever_struck + victim)

    def _past(self, seat: int) -> BytesWriter:
        past = BytesWriter()
        past.write(self.pasts[seat])
        return past

    def _count_up(self, past: BytesWriter, place: i64) -> None:
        if past[place] < self.layout.max_count:
            increment(past, place)


def increment(row: BytesWriter, place: i64) -> None:
    """Add 1 to a cell; ``+=`` would go through the interpreter."""
    row[place] = row[place] + 1


def decrement(row: BytesWriter, place: i64) -> None:
    """Subtract 1 from a cell."""
    row[place] = row[place] - 1
