"""Observations written straight from the table, tens of thousands a second.

``citadels.research`` defines what an observation is, from a view. This module writes the same numbers from
the state, without making a view of it: by inclusion, as :mod:`citadels.engine.view` does, in the same cases.
Tests compare what it writes with that definition, and deal anew what a seat cannot see.

A row is put together from pieces. Those that follow from districts, or from what a seat knows, are kept
until something happens that may change them.
"""

from __future__ import annotations

from typing import Final

from citadels.engine import position, scoring
from citadels.engine.actions import Action
from citadels.engine.events import Event, Revealed, RoundBegan
from citadels.engine.flow import BeginGame
from citadels.engine.kinds import COUNT, DISTRICT, GOLD, NUMBER, RANKS, SEAT
from citadels.engine.knowledge import OF_CARDS, OF_CHARACTERS, Domain, Knowledge
from citadels.engine.past import OF_ROUNDS, Strike, strike_of
from citadels.engine.sheet import Sheet
from citadels.engine.state import Built, Player, State, Turn
from citadels.engine.steps import Question, advance, answer, pending
from citadels.engine.turns import gathering
from citadels.engine.view import SPECTATOR

Pieces = list[bytes | bytearray]

SEVERAL: Final = 32  # lessons
ASKED_NUMBERS: Final = (COUNT, GOLD, NUMBER)


class Lesson:
    """An event from which somebody learns: as those see it whom it names, and as all others do."""

    def __init__(self, event: Event, of_characters: bool) -> None:
        self.event = event
        self.others = event.seen_by(SPECTATOR)
        self.named = event.named_in_secrets()
        self.of_characters = of_characters

    def seen_by(self, seat: int) -> Event:
        """The event as a seat sees it."""
        return self.event.seen_by(seat) if seat in self.named else self.others


class Mind:
    """What one seat knows, and the pieces that follow from it."""

    def __init__(self, sheet: Sheet, seat: int) -> None:
        self.known = Knowledge.at_start(sheet.rules, seat)
        self.learned = 0  # so many lessons
        self.cards_changed = True
        self.characters_changed = True
        self.deck_row = b""
        self.next_cards = b""
        self.unseen: list[int] = []  # the cards that are not known to be in the deck
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
        seats = sheet.rules.seats
        self.sheet = sheet
        self.layout = sheet.layout
        self.state = state
        self.legal: dict[int, Action] = {}  # the answers to the pending question by number
        self.events: list[Event] = log
        self.heard = 0  # so many events
        self.keeps_no_log = False  # whether nobody else needs the events
        self.lessons: list[Lesson] = []  # those of them that somebody learns from
        self.minds = [Mind(sheet, seat) for seat in range(seats)]
        nothing: list[Built] = []
        self.districts = [nothing] * seats  # by seat: the districts that these two are about
        self.cities = [self._city(player) for player in state.players]
        self.points = [0] * seats
        self.scored = [-1] * seats  # what points depend on besides the districts, as one number
        self.pasts = [bytearray(self.layout.past_size) for _ in range(seats)]  # what players did

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

    def ask(self, row: memoryview, mask: memoryview) -> int:
        """Write what the seat that is asked observes and may do; returns that seat, -1 when the game is over.

        The mask must be as the last question left it.
        """
        for number in self.legal:
            mask[number] = 0
        question = pending(self.state)
        if question is None:
            self.legal = {}
            return -1
        numbers = self.sheet.actions[question.seat]
        self.legal = {numbers[action]: action for action in question.options(self.state)}
        for number in self.legal:
            mask[number] = 1
        row[:] = self.observe(question.seat)
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
        mind = self.minds[seat]
        self._learn(seat, mind)
        s, sheet = self.state, self.sheet
        question = pending(s)
        asked = question is not None and question.seat == seat
        if mind.characters_changed or asked != mind.asked or s.over:
            self._think_of_characters(s, seat, asked, mind)
        if mind.cards_changed:
            self._think_of_deck(s, mind)
        unseen = mind.unseen[:]
        cards = bytearray(self.layout.cards_size)
        players = [bytearray(self.layout.player_size) for _ in s.players]
        self._players(s, seat, mind, players, cards, unseen)
        pieces: Pieces = [sheet.game, self._moment(s, question, players), mind.characters_row]
        pieces.append(self._marks(s, seat, players) if s.marks else sheet.no_marks)
        pieces += self._turns(s, players)
        self._cards(s, seat, mind.known, players, cards, unseen)
        pieces += [cards, mind.deck_row, mind.next_cards, bytes(unseen)]
        for owner in [*range(seat, len(players)), *range(seat)]:
            pieces += [self.cities[owner], players[owner], mind.held[owner], self.pasts[owner]]
        pieces.append(sheet.nobody)
        return b"".join(pieces)

    # -- what is known

    def _hear(self) -> None:
        """Put aside the new events from which somebody learns; what players did is the same for all."""
        events = self.events
        for index in range(self.heard, len(events)):
            event = events[index]
            kind = type(event)
            if kind in OF_CHARACTERS:
                self.lessons.append(Lesson(event, True))
            elif kind in OF_CARDS:
                self.lessons.append(Lesson(event, False))
            if kind in OF_ROUNDS:
                self._remember(event)
        self.heard = len(events)
        if self.keeps_no_log:
            self._forget_old()

    def _forget_old(self) -> None:
        """What is heard and learned by all is not needed any more; what is small stays near."""
        self.events.clear()
        self.heard = 0
        oldest = min([mind.learned for mind in self.minds])
        if oldest > SEVERAL:
            del self.lessons[:oldest]
            for mind in self.minds:
                mind.learned -= oldest

    def _learn(self, seat: int, mind: Mind) -> None:
        lessons = self.lessons
        for index in range(mind.learned, len(lessons)):
            lesson = lessons[index]
            if lesson.of_characters:
                mind.characters_changed = True
            else:
                mind.cards_changed = True
            mind.known.learn(lesson.seen_by(seat))
        mind.learned = len(lessons)

    def _think_of_characters(self, s: State, seat: int, asked: bool, mind: Mind) -> None:
        """One's own characters, the packet, the discards, and what others can be."""
        at, rank_of, known = self.layout, s.rules.rank, mind.known
        row = bytearray(at.characters_size)
        for rank in s.players[seat].characters:
            row[self.sheet.character[rank]] = 1
        if asked:
            for rank in s.packet:
                row[at.packet + self.sheet.character[rank]] = 1
                row[at.packet_possible + rank - 1] = 1
        else:
            for character in known.packet:
                row[at.packet_possible + rank_of[character] - 1] = 1
        row[at.packet_size] = len(s.packet)
        for rank in s.faceup:
            row[at.faceup + rank - 1] = 1
        row[at.facedown_count] = len(s.facedown)
        for domain in known.facedown:
            for character in domain:
                row[at.facedown_possible + rank_of[character] - 1] = 1
                if len(domain) == 1:
                    row[at.facedown_certain + rank_of[character] - 1] = 1
        mind.characters_row = bytes(row)
        mind.held = [self._held(s, seat, owner, known) for owner in range(len(s.players))]
        mind.asked = asked
        mind.characters_changed = False

    def _held(self, s: State, seat: int, owner: int, known: Knowledge) -> bytes:
        """What a player's characters can be: one's own are known."""
        at = self.layout
        row = bytearray(at.held_size)
        if owner == seat or s.over:
            for rank in s.players[owner].characters:
                row[rank - 1] = 1
                row[at.certain + rank - 1] = 1
        else:
            for domain in known.held[owner]:
                self._domain(s, domain, row)
        return bytes(row)

    def _domain(self, s: State, domain: Domain, row: bytearray) -> None:
        certain = len(domain) == 1
        for character in domain:
            rank = s.rules.rank[character]
            row[rank - 1] += 1
            if certain:
                row[self.layout.certain + rank - 1] = 1

    def _think_of_deck(self, s: State, mind: Mind) -> None:
        """The cards known to be in the deck, and the next ones."""
        at, size, kind_of, district = self.layout, len(s.deck), s.rules.kind, self.sheet.district
        bottom = mind.known.bottom
        row, unseen = bytearray(at.cards), self.sheet.copies[:]
        for card in bottom:
            if card is not None:
                self._count(kind_of[card], 0, row, unseen)
        for name in mind.known.within:
            self._count(kind_of[name], 0, row, unseen)
        mind.unseen = unseen
        mind.deck_row = bytes(row)
        mind.next_cards = self.sheet.unknown_cards
        if size - len(bottom) < at.depth:
            found = bytearray(mind.next_cards)
            for depth in range(size - len(bottom), min(at.depth, size)):
                card = bottom[size - 1 - depth]
                if card is not None:
                    found[depth * at.cards + district[kind_of[card]]] = 1
            mind.next_cards = bytes(found)
        mind.cards_changed = False

    # -- the table

    def _moment(self, s: State, question: Question | None, players: list[bytearray]) -> bytearray:
        at = self.layout
        row = bytearray(at.moment_size)
        row[0] = s.rules.complete_size(s)
        row[at.round] = min(s.round, at.most_times)
        row[at.phase + position.PHASES.index(position.phase(s))] = 1
        row[at.called + s.called] = 1
        if question is not None:
            row[at.question + at.prompts[question.prompt]] = 1
            players[question.seat][at.asked] = 1
            if len(question.fields) > 1:
                self._question(s, question, row, players)
        return row

    def _question(self, s: State, question: Question, row: bytearray, players: list[bytearray]) -> None:
        at = self.layout
        number = 0
        for declared in question.fields[1:]:
            value: object = getattr(question, declared.name)
            if declared.kind in ASKED_NUMBERS:
                assert isinstance(value, int)
                row[at.question_numbers + number] = min(value, at.most_gold)
                number += 1
            elif declared.kind is SEAT:
                assert isinstance(value, int)
                if value >= 0:
                    players[value][at.question_seats] = 1
            elif declared.kind is RANKS:
                assert isinstance(value, tuple)
                for rank in value:
                    assert isinstance(rank, int)
                    row[at.question_ranks + rank - 1] = 1
            elif declared.kind is DISTRICT:
                assert isinstance(value, str)
                if value:
                    row[at.question_district + self.sheet.district[s.rules.built[value].kind]] = 1

    def _marks(self, s: State, seat: int, players: list[bytearray]) -> bytearray:
        at = self.layout
        row = bytearray(at.marks_size)
        for mark in s.marks:
            number = at.marks[mark.kind]
            place = number * at.ranks + mark.rank - 1
            row[place] = 1
            players[mark.owner][at.marks_by + number] = 1
            if mark.placed > 1:
                if mark.shown:
                    row[at.marks_shown + place] = 1
                if mark.shown or mark.owner == seat:
                    row[(at.marks_true if mark.face else at.marks_blank) + place] = 1
        return row

    def _turns(self, s: State, players: list[bytearray]) -> Pieces:
        """The turn, and a suspended one."""
        at, turn, suspended = self.layout, s.turn, s.suspended
        found: Pieces = [self.sheet.no_turn, self.sheet.none_suspended]
        if turn.seat >= 0:
            players[turn.seat][at.acts] = 1
            row = self._turn(s, turn, at.turn_size)
            if not turn.gathered:
                row[at.turn_must + at.verbs["gather"]] = 1
            for verb in turn.character.must(s, turn.seat):
                row[at.turn_must + at.verbs[verb]] = 1
            found[0] = row
        if suspended is not None:
            players[suspended.seat][at.waits] = 1
            found[1] = self._turn(s, suspended, at.suspended_size)
        return found

    def _turn(self, s: State, turn: Turn, size: int) -> bytearray:
        at, acting = self.layout, turn.character
        row = bytearray(size)
        row[self.sheet.character[turn.rank]] = 1
        limit = 0 if acting.why_not_build(s, turn.seat) is not None else acting.build_limit(s)
        gold, draw, keep = gathering(s, turn.seat)
        row[at.turn] = turn.gathered
        row[at.turn + 1] = turn.built
        row[at.turn + 2] = min(turn.spent, at.most_gold)
        row[at.turn + 3] = min(max(0, limit - turn.built), at.most_gold)
        row[at.turn + 4] = gold
        row[at.turn + 5] = draw
        row[at.turn + 6] = keep
        for word in turn.used:
            row[at.turn_used + at.used[word]] = 1
        return row

    # -- cards

    def _cards(
        self,
        s: State,
        seat: int,
        known: Knowledge,
        players: list[bytearray],
        row: bytearray,
        unseen: list[int],
    ) -> None:
        at = self.layout
        for kind in s.players[seat].chosen:
            self._count(kind, 0, row, unseen)
        for card, gold in s.gold_on.items():
            row[at.gold_on + at.bears_gold[card]] = min(gold, at.most_gold)
        if s.cards_on:
            self._stores(s, seat, known, row, unseen)
        for flag, value in s.game_flags.items():
            self._flag(flag, value, players, row)
        for flag, value in s.round_flags.items():
            self._flag(flag, value, players, row)
        row[at.deck_size] = len(s.deck)

    def _flag(self, flag: str, value: int, players: list[bytearray], row: bytearray) -> None:
        at = self.layout
        number = at.seat_flags.get(flag, -1)
        if number < 0:
            row[at.flags + at.number_flags[flag]] = min(value, at.most_times)
        elif value >= 0:
            players[value][at.flags_of + number] = 1

    def _stores(self, s: State, seat: int, known: Knowledge, row: bytearray, unseen: list[int]) -> None:
        """Cards under districts: all of those in one's own city, of others what one knows."""
        at = self.layout
        for card, cards in s.cards_on.items():
            row[at.cards_on + at.bears_cards[card]] = len(cards)
            if s.over or s.players[seat].has(s.rules.kind[card]):
                for kind in cards:
                    self._count(kind, at.stored, row, unseen)
            else:
                self._count_known(s, known.stores.get(card, []), at.stored, row, unseen)

    def _count_known(
        self, s: State, cards: list[str | None], part: int, row: bytearray, unseen: list[int]
    ) -> None:
        for card in cards:
            if card is not None:
                self._count(s.rules.kind[card], part, row, unseen)

    def _count(self, kind: int, part: int, row: bytearray, unseen: list[int]) -> None:
        number = self.sheet.district[kind]
        row[part + number] += 1
        unseen[number] -= 1

    # -- players

    def _players(
        self,
        s: State,
        seat: int,
        mind: Mind,
        players: list[bytearray],
        cards: bytearray,
        unseen: list[int],
    ) -> None:
        at, district = self.layout, self.sheet.district
        complete = s.rules.complete_size(s)
        for owner, player in enumerate(s.players):
            row = players[owner]
            if player.districts is not self.districts[owner]:
                self.districts[owner] = player.districts
                self.cities[owner] = self._city(player)
                self.scored[owner] = -1
            for built in player.city:
                unseen[district[built.kind]] -= 1
            size = player.size
            row[0] = min(size, at.most_size)
            row[at.missing] = max(0, complete - size)
            row[at.points] = self._points(s, owner, player, size >= complete)
            row[at.gold] = min(player.gold, at.most_gold)
            row[at.hand_size] = len(player.hand) + len(player.chosen)
            row[at.character_count] = len(player.characters)
            self._hand(s, player, owner, owner == seat or s.over, mind.known, row, cards, unseen)
            if player.site >= 0:
                row[at.builds] = 1
                self._count(player.site, at.site, cards, unseen)
        if s.crown >= 0:
            players[s.crown][at.crown] = 1
        for owner in s.first:
            players[owner][at.first] = 1

    def _city(self, player: Player) -> bytes:
        at, sheet = self.layout, self.sheet
        row = bytearray(at.city_end)
        row[0] = 1
        for built in player.city:
            number = sheet.district[built.kind]
            row[at.city + number] += 1
            row[at.beautified + number] += built.gold
            row[at.city_types + sheet.type[built.kind]] += 1
            row[at.city_costs + sheet.cost[built.kind]] += 1
        return bytes(row)

    def _points(self, s: State, owner: int, player: Player, complete: bool) -> int:
        """A player's points if the game ended now, worked out again only when they may have changed."""
        stores = sum([len(cards) for cards in s.cards_on.values()]) if s.cards_on else 0
        late = s.round if s.game_flags else 0
        crown, first = s.crown == owner, owner in s.first
        depends = ((player.gold * 100 + player.hand_size) * 100 + stores) * 1000 + late
        depends = depends * 8 + crown * 4 + first * 2 + complete
        if depends != self.scored[owner]:
            self.scored[owner] = depends
            cards_on = {card: len(cards) for card, cards in s.cards_on.items()}
            flagged = scoring.built_in_last_round(s.game_flags, s.round)
            items = scoring.best_items(player.city, flagged, player.gold, player.hand_size, crown, cards_on)
            items += scoring.completion(first, complete)
            total = sum([points for _, points in items])
            self.points[owner] = min(max(0, total), self.layout.most_points)
        return self.points[owner]

    def _hand(
        self,
        s: State,
        player: Player,
        owner: int,
        own: bool,
        known: Knowledge,
        row: bytearray,
        cards: bytearray,
        unseen: list[int],
    ) -> None:
        """All cards of one's own hand; of others what one knows."""
        at = self.layout
        if own:
            for kind in player.hand:
                self._count_in_hand(kind, row, unseen)
        else:
            for name in known.hands[owner]:
                self._count_in_hand(s.rules.kind[name], row, unseen)
        if player.drawn:
            row[at.drawn_count] = len(player.drawn)
            if own:
                for kind in player.drawn:
                    self._count(kind, at.drawn, cards, unseen)
            else:
                self._count_known(s, known.drawn[owner], at.drawn, cards, unseen)
        if player.chosen:
            row[at.chosen_count] = len(player.chosen)

    def _count_in_hand(self, kind: int, row: bytearray, unseen: list[int]) -> None:
        at, number = self.layout, self.sheet.district[kind]
        row[at.hand + number] += 1
        row[at.hand_types + self.sheet.type[kind]] += 1
        row[at.hand_costs + self.sheet.cost[kind]] += 1
        unseen[number] -= 1

    # -- what players did

    def _remember(self, event: Event) -> None:
        at = self.layout
        if isinstance(event, RoundBegan):
            self.pasts = [
                self._a_round_later(past, event.crown == seat) for seat, past in enumerate(self.pasts)
            ]
        elif isinstance(event, Revealed):
            past, rank = self.pasts[event.seat], self.sheet.rules.rank[event.character]
            past[rank - 1] = 1
            self._once_more(past, at.ever_revealed + rank - 1)
        else:
            strike = strike_of(event)
            if strike is not None:
                self._strike(self.pasts[strike.by], strike)

    def _a_round_later(self, past: bytearray, crowned: bool) -> bytearray:
        """What was done in a round was now done one round earlier."""
        at = self.layout
        row = past[:]
        row[: at.marked] = bytes(at.ranks) + past[: at.marked - at.ranks]
        row[at.marked : at.struck] = bytes(at.ranks) + past[at.marked : at.struck - at.ranks]
        row[at.struck : at.crowned] = bytes(at.seats) + past[at.struck : at.crowned - at.seats]
        row[at.crowned : at.ever_revealed] = bytes([crowned]) + past[at.crowned : at.ever_revealed - 1]
        return row

    def _strike(self, past: bytearray, strike: Strike) -> None:
        at = self.layout
        if strike.character:
            self._once_more(past, at.marked + self.sheet.rules.rank[strike.character] - 1)
        if strike.victim >= 0:
            victim = (strike.victim - strike.by) % len(self.pasts)
            self._once_more(past, at.struck + victim)
            self._once_more(past, at.ever_struck + victim)

    def _once_more(self, past: bytearray, place: int) -> None:
        past[place] = min(past[place] + 1, self.layout.most_times)
