"""Observations written straight from the table, a hundred thousand a second.

``citadels.encoding`` defines what an observation is, from a view. This module writes the same numbers from
the state, without making a view of it: by inclusion, as :mod:`citadels.engine.view` does, in the same cases.
Tests compare what it writes with that definition, and deal anew what a seat cannot see.

A row is put together from pieces. Those that follow from districts, or from what a seat knows, are kept
until something happens that may change them; those that are always the same, or one of a few, are in the
sheet; the others are written as large numbers (:mod:`citadels.engine.sheet`).
"""

from __future__ import annotations

from typing import Final

from citadels.engine import position, scoring
from citadels.engine.actions import Action
from citadels.engine.cards import SCORES
from citadels.engine.events import Event, Revealed, RoundBegan
from citadels.engine.flow import BeginGame
from citadels.engine.kinds import COUNT, DISTRICT, GOLD, NUMBER, RANKS, SEAT
from citadels.engine.knowledge import OF_CARDS, OF_CHARACTERS, Knowledge
from citadels.engine.past import OF_ROUNDS, Rounds, Strike, strike_of
from citadels.engine.sheet import BYTES, Sheet
from citadels.engine.state import Built, Player, State, Turn
from citadels.engine.steps import Question, advance, answer, pending
from citadels.engine.turns import gathering
from citadels.engine.view import SPECTATOR

Pieces = list[bytes]

SEVERAL: Final = 32  # lessons
# What an event tells of, as bits; most tell of nothing here.
CHARACTERS: Final = 1
CARDS: Final = 2
ROUNDS: Final = 4
TELLS_OF: Final[dict[type[Event], int]] = {
    kind: (kind in OF_CHARACTERS) * CHARACTERS | (kind in OF_CARDS) * CARDS | (kind in OF_ROUNDS) * ROUNDS
    for kind in OF_CHARACTERS | OF_CARDS | OF_ROUNDS
}
ASKED_NUMBERS: Final = (COUNT, GOLD, NUMBER)


class Lesson:
    """An event from which somebody learns: as those see it whom it names, and as all others do."""

    def __init__(self, event: Event, of_characters: bool) -> None:
        self.event = event
        self.others = event.seen_by(SPECTATOR)
        self.of_characters = of_characters

    def seen_by(self, seat: int) -> Event:
        """The event as a seat sees it."""
        return self.others if self.others is self.event else self.event.seen_by(seat)


class Mind:
    """What one seat knows, and the pieces that follow from it."""

    def __init__(self, sheet: Sheet, seat: int) -> None:
        seats = sheet.rules.seats
        self.known = Knowledge.at_start(sheet.rules, seat)
        self.learned = 0  # so many lessons
        self.cards_changed = True
        self.characters_changed = True
        self.in_deck = 0  # the cards that are known to be in the deck
        self.deck_row = b""
        self.own_hand: list[int] = []
        self.in_hands = 0  # the cards that are known to be in hands
        self.hands = [0] * seats  # those in each of them
        self.hand_rows = [bytes(sheet.layout.hand_row_size)] * seats
        self.asked = False
        self.characters_row = b""
        self.held: list[bytes] = []  # by owner


class Observer:
    """A game in numbers: writes what its seats observe and may do, and keeps what each of them knows.

    The game must have kept a log from its beginning, and nothing may be taken back.
    """

    def __init__(self, sheet: Sheet, state: State) -> None:
        log = state.log
        assert log is not None, "without a log nobody knows anything"
        seats, at = sheet.rules.seats, sheet.layout
        self.sheet = sheet
        self.layout = at
        self.state = state
        self.legal: dict[int, Action] = {}  # the answers to the pending question by number
        self.events: list[Event] = log
        self.heard = 0  # so many events
        self.keeps_no_log = False  # whether nobody else needs the events
        self.lessons: list[Lesson] = []  # those of them that somebody learns from
        self.minds = [Mind(sheet, seat) for seat in range(seats)]
        nothing: list[Built] = []
        self.districts = [nothing] * seats  # by seat: the districts that the next ones are about
        self.cities = [b""] * seats
        self.standing = [0] * seats  # the same as cards
        self.in_cities = 0  # all of these together
        self.scored = [-1] * seats  # what points depend on besides the districts, as one number
        self.points = [0] * seats
        self.numbers = [-1] * seats  # by seat: what the row is about; the same with deeds
        self.number_rows = [b""] * seats
        self.deeds = [-1] * seats
        self.deeds_rows = [b""] * seats
        self.pasts = [0] * seats  # what players did
        self.past_rows = [bytes(at.past_size)] * seats

    @staticmethod
    def begin(sheet: Sheet, key: bytes, crown: int | None) -> Observer:
        """Deal a new game, which keeps no more than it needs."""
        state = State.new(sheet.rules, key)
        state.log = []
        state.then(BeginGame(-1 if crown is None else crown))
        advance(state)
        observer = Observer(sheet, state)
        observer.keeps_no_log = True
        return observer

    def ask(self) -> int:
        """List what the seat that is asked may do; returns that seat, -1 when the game is over."""
        question = pending(self.state)
        if question is None:
            self.legal = {}
            return -1
        numbers = self.sheet.actions[question.seat]
        self.legal = {numbers[action]: action for action in question.options(self.state)}
        return question.seat

    def answer(self, number: int) -> bool:
        """Give the answer with this number; False, and nothing has changed, if it is not legal."""
        action = self.legal.get(number)
        if action is None:
            return False
        answer(self.state, action)
        return True

    def observe(self, seat: int) -> bytes:
        """What a seat observes now."""
        self._hear()
        s, mind, question = self.state, self.minds[seat], pending(self.state)
        self._think(s, seat, mind, question is not None and question.seat == seat)
        self._look_at_cities(s)
        deeds = self._deeds(s)
        row = self._moment(s, question, deeds)
        row.append(mind.characters_row)
        row.append(self._marks(s, seat, deeds) if s.marks else self.layout.no_marks)
        row += self._turns(s, deeds)
        row += self._cards(s, seat, mind, deeds)
        row += self._players(s, seat, mind, deeds)
        return b"".join(row)

    # -- what is known

    def _hear(self) -> None:
        """Put aside the new events from which somebody learns; what players did is the same for all."""
        events = self.events
        for index in range(self.heard, len(events)):
            event = events[index]
            tells_of = TELLS_OF.get(type(event), 0)
            if tells_of & ROUNDS:
                self._remember(event)
            if tells_of & (CHARACTERS | CARDS):
                self.lessons.append(Lesson(event, bool(tells_of & CHARACTERS)))
        self.heard = len(events)
        if self.keeps_no_log:
            self.events.clear()
            self.heard = 0
            if len(self.lessons) > SEVERAL:
                self._forget_old()

    def _forget_old(self) -> None:
        """What is learned by all is not needed any more."""
        oldest = min([mind.learned for mind in self.minds])
        del self.lessons[:oldest]
        for mind in self.minds:
            mind.learned -= oldest

    def _learn(self, seat: int, mind: Mind) -> None:
        lessons = self.lessons
        for index in range(mind.learned, len(lessons)):
            lesson = lessons[index]
            if lesson.of_characters:
                mind.characters_changed = True
                mind.known.learn_of_characters(lesson.seen_by(seat))
            else:
                mind.cards_changed = True
                mind.known.learn_of_cards(lesson.seen_by(seat))
        mind.learned = len(lessons)

    def _think(self, s: State, seat: int, mind: Mind, asked: bool) -> None:
        self._learn(seat, mind)
        if mind.characters_changed or asked != mind.asked or s.over:
            self._think_of_characters(s, seat, asked, mind)
        if mind.cards_changed or s.over:
            self._think_of_cards(s, seat, mind)
        if s.players[seat].hand != mind.own_hand:
            self._look_at_hand(s, seat, mind)

    def _think_of_characters(self, s: State, seat: int, asked: bool, mind: Mind) -> None:
        """One's own characters, the packet, the discards, and what others can be."""
        at, known, packet = self.layout, mind.known, s.packet
        possible = certain = 0
        for domain in known.facedown_ranks:
            possible |= domain
            if not domain & domain - 1:
                certain |= domain
        row = [
            self._characters(s.players[seat].characters),
            self._characters(packet) if asked else at.no_character,
            BYTES[len(packet)],
            at.rank_rows[_bits(packet) if asked else known.packet_ranks],
            at.rank_rows[_bits(s.faceup)],
            BYTES[len(s.facedown)],
            at.rank_rows[possible],
            at.rank_rows[certain],
        ]
        mind.characters_row = b"".join(row)
        mind.held = [self._held(s, seat, owner, known) for owner in range(len(s.players))]
        mind.asked = asked
        mind.characters_changed = False

    def _characters(self, ranks: tuple[int, ...]) -> bytes:
        """Characters by name."""
        at, character = self.layout, self.sheet.character
        if len(ranks) == 1:
            return at.character_rows[character[ranks[0]]]
        row = 0
        for rank in ranks:
            row |= at.ones[character[rank]]
        return row.to_bytes(at.names, "little")

    def _held(self, s: State, seat: int, owner: int, known: Knowledge) -> bytes:
        """What a player's characters can be: one's own are known."""
        if owner == seat or s.over:
            domains = [1 << rank for rank in s.players[owner].characters]
        else:
            domains = known.held_ranks[owner]
        if len(domains) == 1:
            return self.layout.held_rows[domains[0]]
        return self._several_held(domains)

    def _several_held(self, domains: list[int]) -> bytes:
        possible = certain = 0
        for domain in domains:
            possible += self.layout.rank_numbers[domain]
            if not domain & domain - 1:
                certain |= self.layout.rank_numbers[domain]
        return (possible | certain << 8 * self.layout.ranks).to_bytes(self.layout.held_size, "little")

    def _think_of_cards(self, s: State, seat: int, mind: Mind) -> None:
        """The cards known to be in the deck and in hands, and the next ones of the deck."""
        known = mind.known
        mind.in_deck = self._named(known.bottom) + self._named_for_sure(known.within)
        mind.deck_row = self._deck_row(len(s.deck), known.bottom, mind.in_deck)
        for owner, player in enumerate(s.players):
            if owner != seat:
                hand = self._held_openly(player) if s.over else self._named_for_sure(known.hands[owner])
                self._note_hand(mind, owner, hand)
        mind.cards_changed = False

    def _deck_row(self, size: int, bottom: list[str | None], in_deck: int) -> bytes:
        at, sheet = self.layout, self.sheet
        row = in_deck & at.by_name
        for depth in range(size - len(bottom), min(at.depth, size)):
            card = bottom[size - 1 - depth]
            if card is not None:
                row |= at.ones[(depth + 1) * at.cards + sheet.district[sheet.rules.kind[card]]]
        return row.to_bytes(at.deck_row_size, "little")

    def _look_at_hand(self, s: State, seat: int, mind: Mind) -> None:
        player = s.players[seat]
        mind.own_hand = player.hand[:]
        self._note_hand(mind, seat, self._held_openly(player))

    def _note_hand(self, mind: Mind, owner: int, hand: int) -> None:
        if hand != mind.hands[owner]:
            mind.in_hands += hand - mind.hands[owner]
            mind.hands[owner] = hand
            mind.hand_rows[owner] = hand.to_bytes(self.layout.hand_row_size, "little")

    # -- cards as numbers

    def _held_openly(self, player: Player) -> int:
        cards, card = 0, self.sheet.card
        for kind in player.hand:
            cards += card[kind]
        return cards

    def _counted(self, kinds: tuple[int, ...]) -> int:
        cards, card = 0, self.sheet.card
        for kind in kinds:
            cards += card[kind]
        return cards

    def _named(self, names: list[str | None]) -> int:
        """Those of the cards that are known."""
        cards, card = 0, self.sheet.card_named
        for name in names:
            if name is not None:
                cards += card[name]
        return cards

    def _named_for_sure(self, names: list[str]) -> int:
        cards, card = 0, self.sheet.card_named
        for name in names:
            cards += card[name]
        return cards

    # -- the table

    def _deeds(self, s: State) -> list[int]:
        """By seat: what a player is and does. The other parts of the table add to it."""
        at = self.layout
        deeds = [at.character_counts[len(player.characters)] for player in s.players]
        if s.crown >= 0:
            deeds[s.crown] |= at.crown
        for owner in s.first:
            deeds[owner] |= at.first
        return deeds

    def _moment(self, s: State, question: Question | None, deeds: list[int]) -> Pieces:
        """What is the same in all games of these rules, the moment, and the question."""
        at = self.layout
        complete, round = s.rules.complete_size(s), min(s.round, at.most_times)
        moment = at.moments[position.phase_number(s)][s.called]
        prompt, details = at.no_prompt, at.no_details
        if question is not None:
            deeds[question.seat] |= at.asked
            prompt = at.prompts[question.prompt]
            if len(question.fields) > 1:
                details = self._details(s, question, deeds)
        return [self.sheet.game, BYTES[complete], BYTES[round], moment, prompt, details]

    def _details(self, s: State, question: Question, deeds: list[int]) -> bytes:
        """What the question is about."""
        at, ones = self.layout, self.layout.ones
        row = number = 0
        for declared in question.fields[1:]:
            value: object = getattr(question, declared.name)
            if declared.kind in ASKED_NUMBERS:
                assert isinstance(value, int)
                row += ones[number] * min(value, at.most_gold)
                number += 1
            elif declared.kind is SEAT:
                assert isinstance(value, int)
                if value >= 0:
                    deeds[value] |= at.question_seats
            elif declared.kind is RANKS:
                assert isinstance(value, tuple)
                for rank in value:
                    assert isinstance(rank, int)
                    row |= ones[at.question_ranks + rank - 1]
            elif declared.kind is DISTRICT:
                assert isinstance(value, str)
                if value:
                    row |= ones[at.question_district + self.sheet.district[s.rules.built[value].kind]]
        return row.to_bytes(at.details_size, "little")

    def _marks(self, s: State, seat: int, deeds: list[int]) -> bytes:
        at, ones = self.layout, self.layout.ones
        row = 0
        for mark in s.marks:
            one = ones[at.marks[mark.kind] + mark.rank - 1]
            row |= one
            deeds[mark.owner] |= at.marks_by[mark.kind]
            if mark.placed > 1:
                if mark.shown:
                    row |= one << at.marks_shown
                if mark.shown or mark.owner == seat:
                    row |= one << (at.marks_true if mark.face else at.marks_blank)
        return row.to_bytes(at.marks_size, "little")

    def _turns(self, s: State, deeds: list[int]) -> Pieces:
        """The turn, and a suspended one."""
        at, turn, suspended = self.layout, s.turn, s.suspended
        row = [at.no_turn]
        if turn.seat >= 0:
            deeds[turn.seat] |= at.acts
            row = self._turn(s, turn)
            row.append(self._due(s, turn))
        if suspended is None:
            row.append(at.none_suspended)
        else:
            deeds[suspended.seat] |= at.waits
            row += self._turn(s, suspended)
        return row

    def _turn(self, s: State, turn: Turn) -> Pieces:
        at, acting = self.layout, turn.character
        limit = 0 if acting.why_not_build(s, turn.seat) is not None else acting.build_limit(s)
        gold, draw, keep = gathering(s, turn.seat)
        numbers = int(turn.gathered) | turn.built << 8 | min(turn.spent, at.most_gold) << 16
        numbers |= min(max(0, limit - turn.built), at.most_gold) << 24
        numbers |= gold << 32 | draw << 40 | keep << 48
        return [
            at.character_rows[self.sheet.character[turn.rank]],
            numbers.to_bytes(at.turn_size, "little"),
            self._used(turn) if turn.used else at.nothing_used,
        ]

    def _used(self, turn: Turn) -> bytes:
        row = 0
        for word in turn.used:
            row |= self.layout.used[word]
        return row.to_bytes(self.layout.used_size, "little")

    def _due(self, s: State, turn: Turn) -> bytes:
        """What must be done before the turn can end."""
        at = self.layout
        row = 0 if turn.gathered else at.verbs["gather"]
        for verb in turn.character.must(s, turn.seat):
            row |= at.verbs[verb]
        return row.to_bytes(at.must_size, "little") if row else self.layout.nothing_due

    # -- cards

    def _cards(self, s: State, seat: int, mind: Mind, deeds: list[int]) -> Pieces:
        """Everything about cards that is not in a city or a hand; and all that one does not know of."""
        at, sheet = self.layout, self.sheet
        chosen = self._counted(s.players[seat].chosen)
        drawn, site = self._apart(s, seat, mind, deeds)
        on_cards, stored = at.nothing_on_cards, 0
        if s.gold_on or s.cards_on:
            on_cards, stored = self._on_cards(s), self._stored(s, seat, mind.known)
        apart = chosen + drawn + site + stored
        unseen = sheet.all_cards - self.in_cities - mind.in_hands - mind.in_deck
        return [
            sheet.by_name(chosen),
            sheet.by_name(drawn),
            sheet.by_name(site),
            on_cards,
            sheet.by_name(stored),
            self._flags(s, deeds) if s.game_flags or s.round_flags else at.no_flags,
            BYTES[len(s.deck)],
            mind.deck_row,
            sheet.by_name(unseen - apart if apart else unseen),
        ]

    def _apart(self, s: State, seat: int, mind: Mind, deeds: list[int]) -> tuple[int, int]:
        """The cards drawn and not yet kept, as far as one knows them, and districts not yet placed."""
        at, drawn, site = self.layout, 0, 0
        for owner, player in enumerate(s.players):
            if player.drawn:
                deeds[owner] += at.drawn_count * len(player.drawn)
                own = owner == seat or s.over
                drawn += self._counted(player.drawn) if own else self._named(mind.known.drawn[owner])
            if player.chosen:
                deeds[owner] += at.chosen_count * len(player.chosen)
            if player.site >= 0:
                deeds[owner] |= at.builds
                site += self.sheet.card[player.site]
        return drawn, site

    def _on_cards(self, s: State) -> bytes:
        """How much gold, and how many cards."""
        at, row = self.layout, 0
        for card, gold in s.gold_on.items():
            row += at.ones[at.bears_gold[card]] * min(gold, at.most_gold)
        for card, cards in s.cards_on.items():
            row += at.ones[at.cards_on + at.bears_cards[card]] * len(cards)
        return row.to_bytes(at.on_cards_size, "little")

    def _stored(self, s: State, seat: int, known: Knowledge) -> int:
        """Cards under districts: all of those in one's own city, of others what one knows."""
        stored = 0
        for card, cards in s.cards_on.items():
            own = s.over or s.players[seat].has(s.rules.kind[card])
            stored += self._counted(cards) if own else self._named(known.stores.get(card, []))
        return stored

    def _flags(self, s: State, deeds: list[int]) -> bytes:
        """What cards remember."""
        at, row = self.layout, 0
        for flags in (s.game_flags, s.round_flags):
            for flag, value in flags.items():
                if flag in at.number_flags:
                    row += min(value, at.most_times) << at.number_flags[flag]
                elif value >= 0:
                    deeds[value] |= at.seat_flags[flag]
        return row.to_bytes(at.flags_size, "little")

    # -- players

    def _look_at_cities(self, s: State) -> None:
        for owner, player in enumerate(s.players):
            if player.districts is not self.districts[owner]:
                self.districts[owner] = player.districts
                self._look_at_city(owner, player)

    def _look_at_city(self, owner: int, player: Player) -> None:
        sheet = self.sheet
        row, cards = 1, 0
        for built in player.city:
            row += sheet.built[built.place]
            cards += sheet.card[built.kind]
        self.cities[owner] = row.to_bytes(self.layout.city_end, "little")
        self.in_cities += cards - self.standing[owner]
        self.standing[owner] = cards
        self.scored[owner] = -1

    def _players(self, s: State, seat: int, mind: Mind, deeds: list[int]) -> Pieces:
        seats, row = len(deeds), []
        complete = s.rules.complete_size(s)
        for place in range(seat, seat + seats):
            owner = place if place < seats else place - seats
            row += [
                self.cities[owner],
                self._numbers(s, owner, complete),
                mind.hand_rows[owner],
                self._deeds_row(owner, deeds[owner]),
                mind.held[owner],
                self.past_rows[owner],
            ]
        row.append(self.sheet.nobody)
        return row

    def _deeds_row(self, owner: int, deeds: int) -> bytes:
        if deeds != self.deeds[owner]:
            self.deeds[owner] = deeds
            self.deeds_rows[owner] = deeds.to_bytes(self.layout.deeds_size, "little")
        return self.deeds_rows[owner]

    def _numbers(self, s: State, owner: int, complete: int) -> bytes:
        """The size of the city, what it lacks, points, gold, and the size of the hand."""
        at, player = self.layout, s.players[owner]
        size = player.size
        numbers = min(size, at.most_size) | max(0, complete - size) << at.missing
        numbers |= self._points(s, owner, player, size >= complete) << at.points
        numbers |= min(player.gold, at.most_gold) << at.gold
        numbers |= (len(player.hand) + len(player.chosen)) << at.hand_size
        if numbers != self.numbers[owner]:
            self.numbers[owner] = numbers
            self.number_rows[owner] = numbers.to_bytes(at.numbers_size, "little")
        return self.number_rows[owner]

    def _points(self, s: State, owner: int, player: Player, complete: bool) -> int:
        """A player's points if the game ended now, worked out again only when they may have changed."""
        crown, first = s.crown == owner, owner in s.first
        depends = first * 2 + complete
        if player.hooks & SCORES:
            stores = sum([len(cards) for cards in s.cards_on.values()]) if s.cards_on else 0
            late = s.round if s.game_flags else 0
            rest = ((player.gold * 100 + player.hand_size) * 100 + stores) * 1000 + late
            depends += rest * 8 + crown * 4
        if depends != self.scored[owner]:
            self.scored[owner] = depends
            self.points[owner] = self._score(s, player, crown, first, complete)
        return self.points[owner]

    def _score(self, s: State, player: Player, crown: bool, first: bool, complete: bool) -> int:
        cards_on = {card: len(cards) for card, cards in s.cards_on.items()}
        late = scoring.built_in_last_round(s.game_flags, s.round)
        items = scoring.best_items(player.city, late, player.gold, player.hand_size, crown, cards_on)
        items += scoring.completion(first, complete)
        total = sum([points for _, points in items])
        return min(max(0, total), self.layout.most_points)

    # -- what players did

    def recall(self, rounds: Rounds) -> None:
        """Note what was done in rounds that somebody else has followed."""
        for seen in rounds:
            self._note_round(seen.crown)
            for character, seat in seen.revealed.items():
                self._note_revealed(seat, character)
            for strike in seen.strikes:
                self._note_strike(strike)

    def _remember(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self._note_round(event.crown)
        elif isinstance(event, Revealed):
            self._note_revealed(event.seat, event.character)
        else:
            strike = strike_of(event)
            if strike is not None:
                self._note_strike(strike)

    def _note_round(self, crown: int) -> None:
        for seat in range(len(self.pasts)):
            self._note_past(seat, self._a_round_later(self.pasts[seat], crown == seat))

    def _note_revealed(self, seat: int, character: str) -> None:
        rank = self.sheet.rules.rank[character]
        past = self.pasts[seat] | self.layout.ones[rank - 1]
        self._note_past(seat, self._once_more(past, self.layout.ever_revealed + rank - 1))

    def _note_strike(self, strike: Strike) -> None:
        self._note_past(strike.by, self._struck(self.pasts[strike.by], strike))

    def _note_past(self, seat: int, past: int) -> None:
        self.pasts[seat] = past
        self.past_rows[seat] = past.to_bytes(self.layout.past_size, "little")

    def _a_round_later(self, past: int, crowned: bool) -> int:
        """What was done in a round was now done one round earlier."""
        at = self.layout
        later = past & at.staying
        later |= (past & at.moving_ranks) << 8 * at.ranks
        later |= (past & at.moving_victims) << 8 * at.seats
        later |= (past & at.moving_crowns) << 8
        return later | at.crowned if crowned else later

    def _struck(self, past: int, strike: Strike) -> int:
        at = self.layout
        if strike.character:
            past = self._once_more(past, at.marked + self.sheet.rules.rank[strike.character] - 1)
        if strike.victim >= 0:
            victim = (strike.victim - strike.by) % len(self.pasts)
            past = self._once_more(past, at.struck + victim)
            past = self._once_more(past, at.ever_struck + victim)
        return past

    def _once_more(self, past: int, place: int) -> int:
        often = past >> 8 * place & 255
        return past + self.layout.ones[place] if often < self.layout.most_times else past


def _bits(ranks: tuple[int, ...]) -> int:
    bits = 0
    for rank in ranks:
        bits |= 1 << rank
    return bits
