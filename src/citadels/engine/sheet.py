"""Where everything is in an observation, and the numbers of words: the observer fills it in.

``citadels.encoding`` says what observations consist of, and makes the layout.

Most pieces of an observation are written as one large number whose digits are the bytes of the piece, the
lowest first: then cards are counted by adding numbers, and what is so is marked by the bits of a digit.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.actions import Action
from citadels.engine.cards import District
from citadels.engine.rules import Edition, Rules

Numbers = dict[str, int]  # of words

BYTES: Final = [bytes([number]) for number in range(256)]


def one_at(place: int) -> int:
    """The number with a one at this place and nothing else."""
    return 1 << 8 * place


def marking(place: int, row: int) -> bytes:
    """A row of this length with a one at a place."""
    return one_at(place).to_bytes(row, "little")


def _ones(words: Numbers, start: int) -> Numbers:
    """For each word the number with a one at its place."""
    return {word: one_at(start + number) for word, number in words.items()}


class Layout:
    """Where the parts of an observation lie within its pieces, and the numbers of words."""

    def __init__(self, at: Numbers, most: Numbers, words: dict[str, Numbers], sizes: Numbers) -> None:
        self.words = words
        self.at = at
        self.version = sizes["version"]
        self.length = sizes["length"]
        self.cards = len(words["districts"])
        self.ranks = sizes["ranks"]
        self.seats = sizes["seats"]
        self.ago = sizes["ago"]
        self.depth = sizes["depth"]
        self.block = sizes["block"]
        self.most_gold = most["gold"]
        self.most_points = most["points"]
        self.most_size = most["city_size"]
        self.most_times = most["round"]
        self.bears_gold = words["bears_gold"]
        self.bears_cards = words["bears_cards"]
        self._moment(at, words)
        self._characters(at)
        self._marks(at, words)
        self._turn(at, words)
        self._cards(at, words)
        self._player(at, words)
        self._past(at)
        self.ones = [one_at(place) for place in range(256)]
        self.rank_numbers = [self._ranks(bits) for bits in range(2 << self.ranks)]
        self.rank_rows = [ranks.to_bytes(self.ranks, "little") for ranks in self.rank_numbers]
        self.held_rows = [self._held(ranks) for ranks in self.rank_numbers]
        self._of_edition: dict[Edition, Cards] = {}

    def cards_of(self, edition: Edition) -> Cards:
        """The district cards of an edition, as numbers."""
        found = self._of_edition.get(edition)
        if found is None:
            found = self._of_edition[edition] = Cards(self, edition.districts)
        return found

    def _ranks(self, bits: int) -> int:
        """A number with a one for each rank in a set of ranks, which is written as bits."""
        return sum([one_at(rank - 1) for rank in range(1, self.ranks + 1) if bits >> rank & 1])

    def _held(self, ranks: int) -> bytes:
        """What a player can be who has one character; and is, if it can be only one."""
        certain = 0 if ranks & ranks - 1 else ranks
        return (ranks | certain << 8 * self.ranks).to_bytes(self.held_size, "little")

    def _moment(self, at: Numbers, words: dict[str, Numbers]) -> None:
        """The moment, and after it the question."""
        self.game_size = at["complete_size"]
        self.called = at["called"] - at["phase"]
        self.phase_size = at["question"] - at["phase"]
        self.prompts_size = at["question_numbers"] - at["question"]
        start = at["question_numbers"]
        self.question_ranks = at["question_ranks"] - start
        self.question_district = at["question_district"] - start
        self.details_size = at["own_characters"] - start
        self.moments = [
            [
                (one_at(phase) | one_at(self.called + called)).to_bytes(self.phase_size, "little")
                for called in range(self.phase_size - self.called)
            ]
            for phase in range(self.called)
        ]
        self.prompts = {word: marking(number, self.prompts_size) for word, number in words["prompts"].items()}
        self.no_prompt = bytes(self.prompts_size)
        self.no_details = bytes(self.details_size)

    def _characters(self, at: Numbers) -> None:
        """Rows of characters by name."""
        self.names = at["packet"] - at["own_characters"]
        self.no_character = bytes(self.names)
        self.character_rows = [marking(number, self.names) for number in range(self.names)]

    def _marks(self, at: Numbers, words: dict[str, Numbers]) -> None:
        start = at["marks"]
        self.marks = {word: number * self.ranks for word, number in words["marks"].items()}
        self.marks_true = 8 * (at["marks_true"] - start)
        self.marks_blank = 8 * (at["marks_blank"] - start)
        self.marks_shown = 8 * (at["marks_shown"] - start)
        self.marks_size = at["turn_character"] - start
        self.no_marks = bytes(self.marks_size)

    def _turn(self, at: Numbers, words: dict[str, Numbers]) -> None:
        """A turn; of a suspended one there is less."""
        self.used = _ones(words["used"], 0)
        self.verbs = _ones(words["verbs"], 0)
        self.turn_size = at["turn_used"] - at["turn"]
        self.used_size = at["turn_must"] - at["turn_used"]
        self.must_size = at["suspended_character"] - at["turn_must"]
        self.nothing_used = bytes(self.used_size)
        self.nothing_due = bytes(self.must_size)
        self.no_turn = bytes(at["suspended_character"] - at["turn_character"])
        self.none_suspended = bytes(at["chosen"] - at["suspended_character"])

    def _cards(self, at: Numbers, words: dict[str, Numbers]) -> None:
        """Gold and cards that lie on others, and what cards remember."""
        self.on_cards_size = at["stored"] - at["gold_on"]
        self.cards_on = at["cards_on"] - at["gold_on"]
        self.number_flags = {word: 8 * number for word, number in words["number_flags"].items()}
        self.flags_size = at["deck_size"] - at["number_flags"]
        self.no_flags = bytes(self.flags_size)
        self.deck_row_size = at["unseen"] - at["in_deck"]
        self.by_name = one_at(self.cards) - 1  # the digits of a hand that count cards by name
        self.no_cards = bytes(self.cards)
        self.nothing_on_cards = bytes(self.on_cards_size)

    def _player(self, at: Numbers, words: dict[str, Numbers]) -> None:
        """Five pieces: the city, numbers, the hand, what the player is and does, what they can be."""
        self.city_types = at["city_types"]
        self.beautified = at["beautified"]
        self.city = at["city"]
        self.city_costs = at["city_costs"]
        self.city_end = start = at["city_size"]
        self.missing = 8 * (at["missing"] - start)
        self.points = 8 * (at["points"] - start)
        self.gold = 8 * (at["gold"] - start)
        self.hand_size = 8 * (at["hand_size"] - start)
        self.numbers_size = at["hand"] - start
        start = at["hand"]
        self.hand_types = at["hand_types"] - start
        self.hand_costs = at["hand_costs"] - start
        self.hand_row_size = at["drawn_count"] - start
        start = at["drawn_count"]
        self.drawn_count = one_at(0)
        self.chosen_count = one_at(at["chosen_count"] - start)
        self.crown = one_at(at["crown"] - start)
        self.asked = one_at(at["asked"] - start)
        self.question_seats = one_at(at["question_seats"] - start)
        self.first = one_at(at["first"] - start)
        self.builds = one_at(at["builds"] - start)
        self.acts = one_at(at["acts"] - start)
        self.waits = one_at(at["waits"] - start)
        self.seat_flags = _ones(words["seat_flags"], at["seat_flags"] - start)
        self.marks_by = _ones(words["marks"], at["marks_by"] - start)
        self.character_counts = [count * one_at(at["character_count"] - start) for count in range(self.ranks)]
        self.deeds_size = at["possible"] - start
        self.held_size = at["revealed"] - at["possible"]

    def _past(self, at: Numbers) -> None:
        """What a player did, in this round and those before it, and ever."""
        start = at["revealed"]
        self.marked = at["marked"] - start
        self.struck = at["struck"] - start
        self.crowned = one_at(at["crowned"] - start)
        self.ever_revealed = at["ever_revealed"] - start
        self.ever_struck = at["ever_struck"] - start
        self.past_size = self.block - start
        # The digits that move on when a round begins, by how far they move; those of the oldest round go.
        self.moving_ranks = self._moving(0, self.ranks) | self._moving(self.marked, self.ranks)
        self.moving_victims = self._moving(self.struck, self.seats)
        self.moving_crowns = self._moving(at["crowned"] - start, 1)
        self.staying = one_at(self.past_size) - one_at(self.ever_revealed)

    def _moving(self, start: int, width: int) -> int:
        return one_at(start + (self.ago - 1) * width) - one_at(start)


class Cards:
    """District cards as numbers: what each adds to a hand, and what each district adds to a city."""

    def __init__(self, at: Layout, districts: list[District]) -> None:
        words = at.words
        self.number = [words["districts"][district.key] for district in districts]
        self.in_hand: list[int] = []
        self.in_city: list[int] = []  # plain and beautified
        for number, district in zip(self.number, districts, strict=True):
            type, cost = words["types"][district.type], district.cost
            self.in_hand.append(one_at(number) + one_at(at.hand_types + type) + one_at(at.hand_costs + cost))
            plain = one_at(at.city + number) + one_at(at.city_types + type) + one_at(at.city_costs + cost)
            self.in_city += [plain, plain + one_at(at.beautified + number)]
        keys = [district.key for district in districts]
        self.named = dict(zip(keys, self.in_hand, strict=True))


class Sheet:
    """What observations of all games with the same rules have in common."""

    def __init__(self, layout: Layout, rules: Rules, actions: list[dict[Action, int]]) -> None:
        self.layout = layout
        self.rules = rules
        self.actions = actions  # by seat: the numbers of actions
        cards = layout.cards_of(rules.edition)
        self.district, self.card, self.built = cards.number, cards.in_hand, cards.in_city
        self.card_named = cards.named
        self.all_cards = sum([self.card[kind] for kind in rules.cards])
        characters = layout.words["characters"]
        self.character = [characters.get(character.key, -1) for character in rules.characters]
        self.game = self._game()
        self.nobody = bytes(layout.block * (layout.seats - rules.seats))

    def by_name(self, cards: int) -> bytes:
        """The row for cards that are counted by name alone."""
        at = self.layout
        return (cards & at.by_name).to_bytes(at.cards, "little") if cards else at.no_cards

    def _game(self) -> bytes:
        """The first piece: what does not change in a game."""
        at, rules, words = self.layout.at, self.rules, self.layout.words
        row = bytearray(self.layout.game_size)
        row[at["version"]] = self.layout.version
        row[at["edition"] + words["editions"][rules.edition.key]] = 1
        for variant in rules.variants:
            row[at["variants"] + words["variants"][variant]] = 1
        for rank in rules.ranks:
            row[at["cast"] + self.character[rank]] = 1
        row[at["cards"] :] = self.by_name(self.all_cards)
        return bytes(row)
