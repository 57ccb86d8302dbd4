"""Offsets in observations, and the part of them that all games with the same rules share.

:mod:`citadels.encoding.observation` declares the parts, and :mod:`citadels.encoding.templates` makes the
layout. This module is apart because it is compiled.
"""

from __future__ import annotations

from mypy_extensions import i64

from citadels.engine.actions import Action
from citadels.engine.cards import District
from citadels.engine.rules import Edition, Rules

Numbers = dict[str, int]  # by part or word


class ObservationLayout:
    """Offsets of the parts in an observation or in a player's block, and the indexes of words."""

    def __init__(self, at: Numbers, maximum: Numbers, words: dict[str, Numbers], sizes: Numbers) -> None:
        self.at = at
        self.words = words
        self.version = sizes["version"]
        self.length = sizes["length"]
        self.cards: i64 = len(words["districts"])
        self.ranks: i64 = sizes["ranks"]
        self.seats: i64 = sizes["seats"]
        self.ago: i64 = sizes["ago"]
        self.depth = sizes["depth"]
        self.block: i64 = sizes["block"]
        self.table: i64 = sizes["length"] - sizes["seats"] * sizes["block"]  # where the players' blocks begin
        self.max_gold = maximum["gold"]
        self.max_points = maximum["points"]
        self.max_size = maximum["city_size"]
        self.max_count = maximum["round"]
        # the moment and the question
        self.complete_size: i64 = at["complete_size"]
        self.round: i64 = at["round"]
        self.phase: i64 = at["phase"]
        self.called: i64 = at["called"]
        self.question: i64 = at["question"]
        self.question_numbers: i64 = at["question_numbers"]
        self.question_ranks: i64 = at["question_ranks"]
        self.question_district: i64 = at["question_district"]
        # characters and their marks
        self.own_characters: i64 = at["own_characters"]
        self.packet: i64 = at["packet"]
        self.packet_size: i64 = at["packet_size"]
        self.packet_possible: i64 = at["packet_possible"]
        self.faceup: i64 = at["faceup"]
        self.facedown_count: i64 = at["facedown_count"]
        self.facedown_possible: i64 = at["facedown_possible"]
        self.facedown_certain: i64 = at["facedown_certain"]
        self.marks: i64 = at["marks"]
        self.marks_true: i64 = at["marks_true"]
        self.marks_blank: i64 = at["marks_blank"]
        self.marks_shown: i64 = at["marks_shown"]
        # turns
        self.turn_character: i64 = at["turn_character"]
        self.turn: i64 = at["turn"]
        self.turn_used: i64 = at["turn_used"]
        self.turn_must: i64 = at["turn_must"]
        self.suspended_character: i64 = at["suspended_character"]
        self.suspended: i64 = at["suspended"]
        self.suspended_used: i64 = at["suspended_used"]
        # cards
        self.chosen: i64 = at["chosen"]
        self.drawn: i64 = at["drawn"]
        self.site: i64 = at["site"]
        self.gold_on: i64 = at["gold_on"]
        self.cards_on: i64 = at["cards_on"]
        self.stored: i64 = at["stored"]
        self.number_flags: i64 = at["number_flags"]
        self.deck_size: i64 = at["deck_size"]
        self.in_deck: i64 = at["in_deck"]
        self.unseen: i64 = at["unseen"]
        # a player's city, gold and hand
        self.city: i64 = at["city"]
        self.beautified: i64 = at["beautified"]
        self.city_types: i64 = at["city_types"]
        self.city_costs: i64 = at["city_costs"]
        self.city_size: i64 = at["city_size"]
        self.missing: i64 = at["missing"]
        self.points: i64 = at["points"]
        self.gold: i64 = at["gold"]
        self.hand_size: i64 = at["hand_size"]
        self.hand: i64 = at["hand"]
        self.hand_types: i64 = at["hand_types"]
        self.hand_costs: i64 = at["hand_costs"]
        self.drawn_count: i64 = at["drawn_count"]
        self.chosen_count: i64 = at["chosen_count"]
        # what a player is and does
        self.crown: i64 = at["crown"]
        self.asked: i64 = at["asked"]
        self.question_seats: i64 = at["question_seats"]
        self.first: i64 = at["first"]
        self.builds: i64 = at["builds"]
        self.acts: i64 = at["acts"]
        self.waits: i64 = at["waits"]
        self.seat_flags: i64 = at["seat_flags"]
        self.marks_by: i64 = at["marks_by"]
        self.character_count: i64 = at["character_count"]
        self.possible: i64 = at["possible"]
        self.certain: i64 = at["certain"]
        # what a player did: the last section of a block, with offsets from its beginning
        past = at["revealed"]
        self.marked: i64 = at["marked"] - past
        self.struck: i64 = at["struck"] - past
        self.crowned: i64 = at["crowned"] - past
        self.ever_revealed: i64 = at["ever_revealed"] - past
        self.ever_struck: i64 = at["ever_struck"] - past
        self.no_past = bytes(sizes["block"] - past)
        # By part: its offset, the cells of one round, and the cells that shift when a round begins.
        ranks, seats, before = sizes["ranks"], sizes["seats"], sizes["ago"] - 1
        self.moving = [
            (0, ranks, ranks * before),
            (at["marked"] - past, ranks, ranks * before),
            (at["struck"] - past, seats, seats * before),
            (at["crowned"] - past, 1, before),
        ]
        # indexes of words
        self.prompts = words["prompts"]
        self.mark_kinds = words["marks"]
        self.used_words = words["used"]
        self.verbs = words["verbs"]
        self.gold_holders = words["gold_holders"]
        self.card_holders = words["card_holders"]
        self.flags_of_seats = words["seat_flags"]
        self.flags_of_numbers = words["number_flags"]
        # empty sections
        self.empty_block = bytes(past)
        self.empty_deck = bytes(at["unseen"] - at["in_deck"])
        # By bit set of ranks: their offsets in a part with one cell per rank.
        self.places_of = [
            [rank - 1 for rank in range(1, sizes["ranks"] + 1) if bits >> rank & 1]
            for bits in range(2 << sizes["ranks"])
        ]
        self._of_edition: dict[Edition, Cards] = {}

    def cards_of(self, edition: Edition) -> Cards:
        """Return the indexes of an edition's district cards, cached."""
        found = self._of_edition.get(edition)
        if found is None:
            found = self._of_edition[edition] = Cards(self.words, edition.districts)
        return found


class Cards:
    """Index of the name, index of the type, and cost of district cards, by kind."""

    def __init__(self, words: dict[str, Numbers], districts: list[District]) -> None:
        self.name = bytes([words["districts"][district.key] for district in districts])
        self.type = bytes([words["types"][district.type] for district in districts])
        self.cost = bytes([district.cost for district in districts])


class ObservationTemplate:
    """What observations of all games with the same rules share."""

    def __init__(self, layout: ObservationLayout, rules: Rules, actions: list[dict[Action, int]]) -> None:
        self.layout = layout
        self.rules = rules
        self.actions = actions  # by seat: the indexes of actions
        self.cards = layout.cards_of(rules.edition)
        characters = layout.words["characters"]
        self.character = [characters.get(character.key, -1) for character in rules.characters]  # by rank
        counted = bytearray(layout.cards)
        for kind in rules.cards:
            counted[self.cards.name[kind]] += 1
        self.all_cards = bytes(counted)
        seats, table, block = rules.seats, layout.table, layout.block
        # By seat and owner: offset of the owner's block in the seat's observation.
        self.blocks = [
            [table + (owner - seat) % seats * block for owner in range(seats)] for seat in range(seats)
        ]
        self.empty_seats = bytes(block * (layout.seats - seats))
        self.game = self._game()

    def _game(self) -> bytes:
        """Return the constant cells of a game, up to the section of the deck."""
        at, rules, words = self.layout.at, self.rules, self.layout.words
        row = bytearray(at["in_deck"])
        row[at["version"]] = self.layout.version
        row[at["edition"] + words["editions"][rules.edition.key]] = 1
        for variant in rules.variants:
            row[at["variants"] + words["variants"][variant]] = 1
        for rank in rules.ranks:
            row[at["cast"] + self.character[rank]] = 1
        row[at["cards"] : at["complete_size"]] = self.all_cards
        return bytes(row)
