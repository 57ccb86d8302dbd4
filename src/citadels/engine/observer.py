"""Observations written straight from the table, many thousands a second.

``citadels.research`` defines what an observation is, from a view. This module writes the same numbers from
the state, without making a view of it: by inclusion, as :mod:`citadels.engine.view` does, and in the same
cases. What it writes is compared with that definition, and dealt anew, by the same tests.
"""

from __future__ import annotations

from typing import Final

from citadels.engine import position, scoring
from citadels.engine.actions import Action
from citadels.engine.events import Event
from citadels.engine.flow import BeginGame
from citadels.engine.kinds import COUNT, DISTRICT, GOLD, NUMBER, RANKS, SEAT
from citadels.engine.knowledge import Domain, Knowledge
from citadels.engine.past import Rounds, RoundSeen
from citadels.engine.rules import Rules
from citadels.engine.state import Built, Player, State, Turn
from citadels.engine.steps import Question, advance, answer, pending
from citadels.engine.turns import gathering

Numbers = dict[str, int]  # of words

ASKED_NUMBERS: Final = (COUNT, GOLD, NUMBER)


class Layout:
    """Where the parts of an observation lie, what their numbers are at most, and the numbers of words."""

    def __init__(self, at: Numbers, most: Numbers, words: dict[str, Numbers], sizes: Numbers) -> None:
        self.words = words
        self.length = sizes["length"]
        self.scratch = bytearray(self.length)
        self.table = sizes["table"]  # where the players' blocks begin
        self.block = sizes["block"]
        self.cards = len(words["districts"])
        self.ranks = sizes["ranks"]
        self.seats = sizes["seats"]
        self.ago = sizes["ago"]
        self.depth = sizes["depth"]
        self.number_of_version = sizes["version"]
        self.most_gold = most["gold"]
        self.most_points = most["points"]
        self.most_size = most["city_size"]
        self.most_times = most["round"]
        self.prompts = words["prompts"]
        self.marks = words["marks"]
        self.used = words["used"]
        self.verbs = words["verbs"]
        self.seat_flags = words["seat_flags"]
        self.number_flags = words["number_flags"]
        self.bears_gold = words["bears_gold"]
        self.bears_cards = words["bears_cards"]
        # of the table
        self.version = at["version"]
        self.edition = at["edition"]
        self.variants = at["variants"]
        self.cast = at["cast"]
        self.copies = at["cards"]
        self.complete_size = at["complete_size"]
        self.round = at["round"]
        self.phase = at["phase"]
        self.called = at["called"]
        self.question = at["question"]
        self.question_numbers = at["question_numbers"]
        self.question_ranks = at["question_ranks"]
        self.question_district = at["question_district"]
        self.own_characters = at["own_characters"]
        self.packet = at["packet"]
        self.packet_size = at["packet_size"]
        self.packet_possible = at["packet_possible"]
        self.faceup = at["faceup"]
        self.facedown_count = at["facedown_count"]
        self.facedown_possible = at["facedown_possible"]
        self.facedown_certain = at["facedown_certain"]
        self.marks_on = at["marks"]
        self.marks_true = at["marks_true"]
        self.marks_blank = at["marks_blank"]
        self.marks_shown = at["marks_shown"]
        self.turn_character = at["turn_character"]
        self.turn = at["turn"]
        self.turn_used = at["turn_used"]
        self.turn_must = at["turn_must"]
        self.suspended_character = at["suspended_character"]
        self.suspended = at["suspended"]
        self.suspended_used = at["suspended_used"]
        self.chosen = at["chosen"]
        self.drawn = at["drawn"]
        self.site = at["site"]
        self.gold_on = at["gold_on"]
        self.cards_on = at["cards_on"]
        self.stored = at["stored"]
        self.flags = at["number_flags"]
        self.deck_size = at["deck_size"]
        self.in_deck = at["in_deck"]
        self.next_cards = at["next_cards"]
        self.unseen = at["unseen"]
        # of a player, in their block
        self.there = at["seats"]
        self.city = at["city"]
        self.beautified = at["beautified"] - self.city
        self.city_types = at["city_types"] - self.city
        self.city_costs = at["city_costs"] - self.city
        self.city_end = at["city_size"] - self.city  # what follows from the districts lies together
        self.city_size = at["city_size"]
        self.missing = at["missing"]
        self.points = at["points"]
        self.gold = at["gold"]
        self.hand_size = at["hand_size"]
        self.hand = at["hand"]
        self.hand_types = at["hand_types"]
        self.hand_costs = at["hand_costs"]
        self.drawn_count = at["drawn_count"]
        self.chosen_count = at["chosen_count"]
        self.crown = at["crown"]
        self.asked = at["asked"]
        self.question_seats = at["question_seats"]
        self.first = at["first"]
        self.builds = at["builds"]
        self.acts = at["acts"]
        self.waits = at["waits"]
        self.flags_of = at["seat_flags"]
        self.marks_by = at["marks_by"]
        self.character_count = at["character_count"]
        self.possible = at["possible"]
        self.certain = at["certain"]
        self.past = at["revealed"]  # what players did lies together, too
        self.marked = at["marked"] - self.past
        self.struck = at["struck"] - self.past
        self.crowned = at["crowned"] - self.past
        self.ever_revealed = at["ever_revealed"] - self.past
        self.ever_struck = at["ever_struck"] - self.past


class Sheet:
    """What observations of all games with the same rules have in common."""

    def __init__(self, layout: Layout, rules: Rules, actions: list[dict[Action, int]]) -> None:
        words = layout.words
        self.actions = actions  # by seat: the numbers of actions
        self.layout = layout
        self.rules = rules
        self.district = [words["districts"][district.key] for district in rules.districts]
        self.type = [words["types"][district.type] for district in rules.districts]
        self.cost = [district.cost for district in rules.districts]
        characters = words["characters"]
        self.character = [characters.get(character.key, -1) for character in rules.characters]
        self.copies = [0] * layout.cards
        for kind in rules.cards:
            self.copies[self.district[kind]] += 1
        self.blank = bytes(self._row())

    def _row(self) -> bytearray:
        """An observation as far as it is always the same."""
        at, rules, words = self.layout, self.rules, self.layout.words
        row = bytearray(at.length)
        row[at.version] = at.number_of_version
        row[at.edition + words["editions"][rules.edition.key]] = 1
        for variant in rules.variants:
            row[at.variants + words["variants"][variant]] = 1
        for rank in rules.ranks:
            row[at.cast + self.character[rank]] = 1
        row[at.copies : at.copies + at.cards] = bytes(self.copies)
        for place in range(rules.seats):
            row[at.table + place * at.block + at.there] = 1
        return row


class Observer:
    """A game in numbers: writes what its seats observe and may do, and keeps what each of them knows."""

    def __init__(self, sheet: Sheet, key: bytes, crown: int | None) -> None:
        seats = sheet.rules.seats
        self.sheet = sheet
        self.layout = sheet.layout
        self.legal: dict[int, Action] = {}  # the answers to the pending question by number
        self.events: list[Event] = []
        self.state = State.new(sheet.rules, key)
        self.state.log = self.events
        self.state.then(BeginGame(-1 if crown is None else crown))
        advance(self.state)
        self.known = [Knowledge.at_start(sheet.rules, seat) for seat in range(seats)]
        self.folded = [0] * seats  # how many events each seat has learned from
        nothing: list[Built] = []
        self.cities = [nothing] * seats  # by seat: the districts that the next line is about
        self.city_rows = [bytes(self.layout.city_end)] * seats
        self.scored: list[tuple[int, ...]] = [()] * seats  # what points depend on besides the districts
        self.points = [0] * seats
        no_rounds: Rounds = ()
        self.rounds = [no_rounds] * seats  # by viewer: the rounds that the next line is about
        self.past_rows: list[list[bytes]] = [[] for _ in range(seats)]

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
        self.write(question.seat, self.layout.scratch)
        row[:] = self.layout.scratch
        return question.seat

    def answer(self, number: int) -> bool:
        """Give the answer with this number; False, and nothing has changed, if it is not legal."""
        action = self.legal.get(number)
        if action is None:
            return False
        answer(self.state, action)
        return True

    def write(self, seat: int, row: bytearray) -> None:
        """Write what a seat observes now."""
        known = self.known[seat]
        for event in self.events[self.folded[seat] :]:
            known.fold(event.seen_by(seat))
        self.folded[seat] = len(self.events)
        row[:] = self.sheet.blank
        s = self.state
        question = pending(s)
        self._moment(s, question, row)
        self._characters(s, seat, question, known, row)
        self._marks(s, seat, row)
        self._turns(s, row)
        unseen = self.sheet.copies[:]
        self._cards(s, seat, known, row, unseen)
        self._players(s, seat, question, known, row, unseen)
        at = self.layout
        row[at.unseen : at.unseen + at.cards] = bytes(unseen)

    # -- the table

    def _moment(self, s: State, question: Question | None, row: bytearray) -> None:
        at = self.layout
        row[at.complete_size] = s.rules.complete_size(s)
        row[at.round] = min(s.round, at.most_times)
        row[at.phase + position.PHASES.index(position.phase(s))] = 1
        row[at.called + s.called] = 1
        if question is not None:
            row[at.question + at.prompts[question.prompt]] = 1
            if len(question.fields) > 1:
                self._question(s, question, row)

    def _question(self, s: State, question: Question, row: bytearray) -> None:
        at = self.layout
        number = 0
        for declared in question.fields[1:]:
            value: object = getattr(question, declared.name)
            if declared.kind in ASKED_NUMBERS:
                assert isinstance(value, int)
                row[at.question_numbers + number] = min(value, at.most_gold)
                number += 1
            elif declared.kind is RANKS:
                assert isinstance(value, tuple)
                for rank in value:
                    assert isinstance(rank, int)
                    row[at.question_ranks + rank - 1] = 1
            elif declared.kind is DISTRICT:
                assert isinstance(value, str)
                if value:
                    row[at.question_district + self.sheet.district[s.rules.built[value].kind]] = 1

    def _characters(
        self, s: State, seat: int, question: Question | None, known: Knowledge, row: bytearray
    ) -> None:
        at, rank_of = self.layout, s.rules.rank
        for rank in s.players[seat].characters:
            row[at.own_characters + self.sheet.character[rank]] = 1
        if question is not None and question.seat == seat:
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

    def _marks(self, s: State, seat: int, row: bytearray) -> None:
        at, seats = self.layout, len(s.players)
        for mark in s.marks:
            number = at.marks[mark.kind]
            place = number * at.ranks + mark.rank - 1
            row[at.marks_on + place] = 1
            row[at.table + (mark.owner - seat) % seats * at.block + at.marks_by + number] = 1
            if mark.placed > 1:
                if mark.shown:
                    row[at.marks_shown + place] = 1
                if mark.shown or mark.owner == seat:
                    row[(at.marks_true if mark.face else at.marks_blank) + place] = 1

    def _turns(self, s: State, row: bytearray) -> None:
        at, turn, suspended = self.layout, s.turn, s.suspended
        if turn.seat >= 0:
            self._turn(s, turn, row, at.turn_character, at.turn, at.turn_used)
            if not turn.gathered:
                row[at.turn_must + at.verbs["gather"]] = 1
            for verb in turn.character.must(s, turn.seat):
                row[at.turn_must + at.verbs[verb]] = 1
        if suspended is not None:
            self._turn(s, suspended, row, at.suspended_character, at.suspended, at.suspended_used)

    def _turn(self, s: State, turn: Turn, row: bytearray, character: int, numbers: int, used: int) -> None:
        at, acting = self.layout, turn.character
        row[character + self.sheet.character[turn.rank]] = 1
        limit = 0 if acting.why_not_build(s, turn.seat) is not None else acting.build_limit(s)
        gold, draw, keep = gathering(s, turn.seat)
        row[numbers] = turn.gathered
        row[numbers + 1] = turn.built
        row[numbers + 2] = min(turn.spent, at.most_gold)
        row[numbers + 3] = min(max(0, limit - turn.built), at.most_gold)
        row[numbers + 4] = gold
        row[numbers + 5] = draw
        row[numbers + 6] = keep
        for word in turn.used:
            row[used + at.used[word]] = 1

    # -- cards

    def _cards(self, s: State, seat: int, known: Knowledge, row: bytearray, unseen: list[int]) -> None:
        at, district = self.layout, self.sheet.district
        for kind in s.players[seat].chosen:
            row[at.chosen + district[kind]] += 1
            unseen[district[kind]] -= 1
        for card, gold in s.gold_on.items():
            row[at.gold_on + at.bears_gold[card]] = min(gold, at.most_gold)
        if s.cards_on:
            self._stores(s, seat, known, row, unseen)
        for flag, value in s.game_flags.items():
            self._flag(s, seat, flag, value, row)
        for flag, value in s.round_flags.items():
            self._flag(s, seat, flag, value, row)
        row[at.deck_size] = len(s.deck)
        self._deck(s, known, row, unseen)

    def _flag(self, s: State, seat: int, flag: str, value: int, row: bytearray) -> None:
        at = self.layout
        number = at.seat_flags.get(flag, -1)
        if number < 0:
            row[at.flags + at.number_flags[flag]] = min(value, at.most_times)
        elif value >= 0:
            row[at.table + (value - seat) % len(s.players) * at.block + at.flags_of + number] = 1

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

    def _deck(self, s: State, known: Knowledge, row: bytearray, unseen: list[int]) -> None:
        at, size = self.layout, len(s.deck)
        bottom = known.bottom
        self._count_known(s, bottom, at.in_deck, row, unseen)
        for name in known.within:
            self._count(s.rules.kind[name], at.in_deck, row, unseen)
        for depth in range(size - len(bottom), min(at.depth, size)):
            card = bottom[size - 1 - depth]
            if card is not None:
                row[at.next_cards + depth * at.cards + self.sheet.district[s.rules.kind[card]]] = 1

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
        question: Question | None,
        known: Knowledge,
        row: bytearray,
        unseen: list[int],
    ) -> None:
        at, seats = self.layout, len(s.players)
        if known.rounds is not self.rounds[seat]:
            self.rounds[seat] = known.rounds
            self.past_rows[seat] = [self._past(s, known.rounds, seat, owner) for owner in range(seats)]
        complete = s.rules.complete_size(s)
        for owner, player in enumerate(s.players):
            block = at.table + (owner - seat) % seats * at.block
            if player.districts is not self.cities[owner]:
                self.cities[owner] = player.districts
                self.city_rows[owner] = self._city(player)
                self.scored[owner] = ()
            row[block + at.city : block + at.city + at.city_end] = self.city_rows[owner]
            for built in player.city:
                unseen[self.sheet.district[built.kind]] -= 1
            row[block + at.city_size] = min(player.size, at.most_size)
            row[block + at.missing] = max(0, complete - player.size)
            row[block + at.points] = self._points(s, owner, player, complete)
            row[block + at.gold] = min(player.gold, at.most_gold)
            row[block + at.hand_size] = player.hand_size
            own = owner == seat or s.over
            self._hand(s, player, owner, own, known, row, block, unseen)
            row[block + at.character_count] = len(player.characters)
            self._held(s, player, owner, own, known, row, block)
            row[block + at.past : block + at.block] = self.past_rows[seat][owner]
            if player.site >= 0:
                row[block + at.builds] = 1
                row[at.site + self.sheet.district[player.site]] = 1
                unseen[self.sheet.district[player.site]] -= 1
        if s.crown >= 0:
            row[at.table + (s.crown - seat) % seats * at.block + at.crown] = 1
        for owner in s.first:
            row[at.table + (owner - seat) % seats * at.block + at.first] = 1
        if s.turn.seat >= 0:
            row[at.table + (s.turn.seat - seat) % seats * at.block + at.acts] = 1
        if s.suspended is not None:
            row[at.table + (s.suspended.seat - seat) % seats * at.block + at.waits] = 1
        if question is not None:
            row[at.table + (question.seat - seat) % seats * at.block + at.asked] = 1
            for declared in question.fields[1:]:
                if declared.kind is SEAT:
                    owner = getattr(question, declared.name)
                    if owner >= 0:
                        row[at.table + (owner - seat) % seats * at.block + at.question_seats] = 1

    def _city(self, player: Player) -> bytes:
        at, sheet = self.layout, self.sheet
        row = bytearray(at.city_end)
        for built in player.city:
            row[sheet.district[built.kind]] += 1
            row[at.beautified + sheet.district[built.kind]] += built.gold
            row[at.city_types + sheet.type[built.kind]] += 1
            row[at.city_costs + sheet.cost[built.kind]] += 1
        return bytes(row)

    def _points(self, s: State, owner: int, player: Player, complete: int) -> int:
        """A player's points if the game ended now, worked out again only when they may have changed."""
        stores = sum([len(cards) for cards in s.cards_on.values()])
        late = s.round if s.game_flags else 0
        first = owner in s.first
        done = player.size >= complete
        depends = (player.gold, player.hand_size, s.crown == owner, first, done, stores, late)
        if depends != self.scored[owner]:
            self.scored[owner] = depends
            cards_on = {card: len(cards) for card, cards in s.cards_on.items()}
            flagged = scoring.built_in_last_round(s.game_flags, s.round)
            crown = s.crown == owner
            items = scoring.best_items(player.city, flagged, player.gold, player.hand_size, crown, cards_on)
            items += scoring.completion(first, done)
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
        block: int,
        unseen: list[int],
    ) -> None:
        """All cards of one's own hand; of others what one knows."""
        at = self.layout
        if own:
            for kind in player.hand:
                self._count_in_hand(kind, row, block, unseen)
        else:
            for name in known.hands[owner]:
                self._count_in_hand(s.rules.kind[name], row, block, unseen)
        if player.drawn:
            row[block + at.drawn_count] = len(player.drawn)
            if own:
                for kind in player.drawn:
                    self._count(kind, at.drawn, row, unseen)
            else:
                self._count_known(s, known.drawn[owner], at.drawn, row, unseen)
        if player.chosen:
            row[block + at.chosen_count] = len(player.chosen)

    def _count_in_hand(self, kind: int, row: bytearray, block: int, unseen: list[int]) -> None:
        at, number = self.layout, self.sheet.district[kind]
        row[block + at.hand + number] += 1
        row[block + at.hand_types + self.sheet.type[kind]] += 1
        row[block + at.hand_costs + self.sheet.cost[kind]] += 1
        unseen[number] -= 1

    def _held(
        self, s: State, player: Player, owner: int, own: bool, known: Knowledge, row: bytearray, block: int
    ) -> None:
        """What a player's characters can be: one's own are known."""
        at = self.layout
        if own:
            for rank in player.characters:
                row[block + at.possible + rank - 1] = 1
                row[block + at.certain + rank - 1] = 1
            return
        for domain in known.held[owner]:
            self._domain(s, domain, row, block)

    def _domain(self, s: State, domain: Domain, row: bytearray, block: int) -> None:
        at, rank_of = self.layout, s.rules.rank
        certain = len(domain) == 1
        for character in domain:
            rank = rank_of[character]
            row[block + at.possible + rank - 1] += 1
            if certain:
                row[block + at.certain + rank - 1] = 1

    def _past(self, s: State, rounds: Rounds, seat: int, owner: int) -> bytes:
        """What a player did in the last rounds and in the whole game, seen from a seat."""
        at = self.layout
        row = bytearray(at.block - at.past)
        first = max(0, len(rounds) - at.most_times)
        for number in range(len(rounds) - 1, first - 1, -1):
            self._round(s, rounds[number], len(rounds) - 1 - number, seat, owner, row)
        return bytes(row)

    def _round(self, s: State, past: RoundSeen, ago: int, seat: int, owner: int, row: bytearray) -> None:
        at, rank_of = self.layout, s.rules.rank
        recent = ago < at.ago
        for character, by in past.revealed.items():
            if by == owner:
                row[at.ever_revealed + rank_of[character] - 1] += 1
                if recent:
                    row[ago * at.ranks + rank_of[character] - 1] = 1
        for strike in past.strikes:
            if strike.by == owner:
                if strike.victim >= 0:
                    victim = (strike.victim - seat) % len(s.players)
                    row[at.ever_struck + victim] += 1
                    if recent:
                        row[at.struck + ago * at.seats + victim] += 1
                if recent and strike.character:
                    row[at.marked + ago * at.ranks + rank_of[strike.character] - 1] += 1
        if recent and past.crown == owner:
            row[at.crowned + ago] = 1
