"""Where everything is in an observation, and the numbers of words: the observer fills it in.

``citadels.research`` says what observations consist of, and makes the layout.
"""

from __future__ import annotations

from citadels.engine.actions import Action
from citadels.engine.rules import Rules

Numbers = dict[str, int]  # of words


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
        self.prompts = words["prompts"]
        self.marks = words["marks"]
        self.used = words["used"]
        self.verbs = words["verbs"]
        self.seat_flags = words["seat_flags"]
        self.number_flags = words["number_flags"]
        self.bears_gold = words["bears_gold"]
        self.bears_cards = words["bears_cards"]
        # the moment, from the size of a complete city on
        self.game_size = start = at["complete_size"]
        self.round = at["round"] - start
        self.phase = at["phase"] - start
        self.called = at["called"] - start
        self.question = at["question"] - start
        self.question_numbers = at["question_numbers"] - start
        self.question_ranks = at["question_ranks"] - start
        self.question_district = at["question_district"] - start
        self.moment_size = at["own_characters"] - start
        # characters, from one's own on
        start = at["own_characters"]
        self.packet = at["packet"] - start
        self.packet_size = at["packet_size"] - start
        self.packet_possible = at["packet_possible"] - start
        self.faceup = at["faceup"] - start
        self.facedown_count = at["facedown_count"] - start
        self.facedown_possible = at["facedown_possible"] - start
        self.facedown_certain = at["facedown_certain"] - start
        self.characters_size = at["marks"] - start
        # marks
        start = at["marks"]
        self.marks_true = at["marks_true"] - start
        self.marks_blank = at["marks_blank"] - start
        self.marks_shown = at["marks_shown"] - start
        self.marks_size = at["turn_character"] - start
        # a turn; of a suspended one there is less
        start = at["turn_character"]
        self.turn = at["turn"] - start
        self.turn_used = at["turn_used"] - start
        self.turn_must = at["turn_must"] - start
        self.turn_size = at["suspended_character"] - start
        self.suspended_size = at["chosen"] - at["suspended_character"]
        # cards, from those chosen on
        start = at["chosen"]
        self.drawn = at["drawn"] - start
        self.site = at["site"] - start
        self.gold_on = at["gold_on"] - start
        self.cards_on = at["cards_on"] - start
        self.stored = at["stored"] - start
        self.flags = at["number_flags"] - start
        self.deck_size = at["deck_size"] - start
        self.cards_size = at["in_deck"] - start
        # a city: that there is a seat, and its districts
        self.city = at["city"]
        self.beautified = at["beautified"]
        self.city_types = at["city_types"]
        self.city_costs = at["city_costs"]
        self.city_end = at["city_size"]
        # a player, from the size of their city on
        start = at["city_size"]
        self.missing = at["missing"] - start
        self.points = at["points"] - start
        self.gold = at["gold"] - start
        self.hand_size = at["hand_size"] - start
        self.hand = at["hand"] - start
        self.hand_types = at["hand_types"] - start
        self.hand_costs = at["hand_costs"] - start
        self.drawn_count = at["drawn_count"] - start
        self.chosen_count = at["chosen_count"] - start
        self.crown = at["crown"] - start
        self.asked = at["asked"] - start
        self.question_seats = at["question_seats"] - start
        self.first = at["first"] - start
        self.builds = at["builds"] - start
        self.acts = at["acts"] - start
        self.waits = at["waits"] - start
        self.flags_of = at["seat_flags"] - start
        self.marks_by = at["marks_by"] - start
        self.character_count = at["character_count"] - start
        self.player_size = at["possible"] - start
        # what their characters can be
        self.certain = at["certain"] - at["possible"]
        self.held_size = at["revealed"] - at["possible"]
        # what they did
        start = at["revealed"]
        self.marked = at["marked"] - start
        self.struck = at["struck"] - start
        self.crowned = at["crowned"] - start
        self.ever_revealed = at["ever_revealed"] - start
        self.ever_struck = at["ever_struck"] - start
        self.past_size = self.block - start


class Sheet:
    """What observations of all games with the same rules have in common."""

    def __init__(self, layout: Layout, rules: Rules, actions: list[dict[Action, int]]) -> None:
        words, seats = layout.words, rules.seats
        self.layout = layout
        self.rules = rules
        self.actions = actions  # by seat: the numbers of actions
        self.district = [words["districts"][district.key] for district in rules.districts]
        self.type = [words["types"][district.type] for district in rules.districts]
        self.cost = [district.cost for district in rules.districts]
        characters = words["characters"]
        self.character = [characters.get(character.key, -1) for character in rules.characters]
        self.copies = [0] * layout.cards
        for kind in rules.cards:
            self.copies[self.district[kind]] += 1
        self.game = self._game()
        self.unknown_cards = bytes(layout.depth * layout.cards)
        self.no_marks = bytes(layout.marks_size)
        self.no_turn = bytes(layout.turn_size)
        self.none_suspended = bytes(layout.suspended_size)
        self.nobody = bytes(layout.block * (layout.seats - seats))

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
        row[at["cards"] :] = bytes(self.copies)
        return bytes(row)
