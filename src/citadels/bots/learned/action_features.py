"""The features of actions: their tokens, and the cells of an observation about what they name.

Each token has an embedding, so ``build`` is learned once for all districts, and a district, its cost and its
type once for all verbs. A lookup is a cell of the observation that is gathered for an option: how many of the
cards it names are in the hand, or who can hold the character it names.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from citadels.encoding import vocabulary
from citadels.encoding.actions import NUM_ACTIONS, SPACE
from citadels.encoding.observation import BLOCK_SIZE, PARTS, TABLE_SIZE
from citadels.encoding.vocabulary import VOCABULARY, Vocabulary
from citadels.engine.actions import (
    CHARACTER,
    MAX_NUMBER,
    NUMBER,
    SEATS,
    TYPES,
    WITH_CARD,
    WITH_SEAT,
    Action,
)
from citadels.engine.rules import Edition

OTHER_TOKENS: Final = ("gold", "cards", "card", "beautified")


def token_names(words: Vocabulary) -> tuple[str, ...]:
    """Name the rows of the embedding that a network has with a vocabulary."""
    return (
        *[f"verb {verb}" for verb in words.verbs],
        *[f"character {character}" for character in words.characters],
        *[f"rank {rank}" for rank in words.ranks],
        *[f"district {district}" for district in words.districts],
        *[f"cost {cost}" for cost in words.costs],
        *[f"type {type}" for type in TYPES],
        *[f"place {place}" for place in range(SEATS)],
        *[f"number {number}" for number in range(MAX_NUMBER)],
        *OTHER_TOKENS,
    )


TOKENS: Final = token_names(VOCABULARY)
TOKEN_INDEX: Final = {word: number for number, word in enumerate(TOKENS)}

# The parts with cells for a district card, a character or a rank: of the table, and of players.
OF_DISTRICT: Final = ("cards", "drawn", "chosen", "unseen", "stored", "question_district")
OWN_OF_DISTRICT: Final = ("hand", "city", "beautified")
THEIRS_OF_DISTRICT: Final = ("hand", "city", "beautified")
OF_CHARACTER: Final = ("own_characters", "packet")
OF_RANK: Final = ("faceup", "facedown_possible", "facedown_certain", "packet_possible", "question_ranks")
MARKS_OF_RANK: Final = ("marks", "marks_true", "marks_blank")
PLAYERS_OF_RANK: Final = ("possible", "certain", "ever_revealed")
PLAYERS_OF_RANK_AGO: Final = ("revealed", "marked")
ROUNDS_AGO: Final = 2


def lookup_names(words: Vocabulary) -> tuple[str, ...]:
    """Name the cells of observations that are gathered for an option, with a vocabulary."""
    return (
        *[f"district {part}" for part in OF_DISTRICT],
        *[f"own {part}" for part in OWN_OF_DISTRICT],
        *[f"theirs {part}" for part in THEIRS_OF_DISTRICT],
        *[f"character {part}" for part in OF_CHARACTER],
        *[f"rank {part}" for part in OF_RANK],
        *[f"rank {part} {mark}" for part in MARKS_OF_RANK for mark in words.marks],
        *[f"rank {part} of {place}" for part in PLAYERS_OF_RANK for place in range(SEATS)],
        *[
            f"rank {part} of {place}, {ago} ago"
            for part in PLAYERS_OF_RANK_AGO
            for place in range(SEATS)
            for ago in range(ROUNDS_AGO)
        ],
    )


LOOKUPS: Final = lookup_names(VOCABULARY)
LOOKUP_INDEX: Final = {lookup: number for number, lookup in enumerate(LOOKUPS)}


class ActionFeatures(NamedTuple):
    """The features of one action."""

    tokens: tuple[int, ...]
    place: int  # of the targeted player, relative to the acting one; -1 for none
    lookups: tuple[tuple[int, int], ...]  # index of the lookup, and of its cell in an observation


def _in_block(place: int, part: str, number: int) -> int:
    return TABLE_SIZE + place * BLOCK_SIZE + PARTS[part].start + number


class ActionFeatureTable:
    """The features of all actions in one edition."""

    def __init__(self, edition: Edition) -> None:
        self._ranks = {card.key: card.rank for card in edition.characters}
        self._districts = {card.key: card for card in edition.districts}
        self._known: dict[int, ActionFeatures] = {}

    @property
    def actions(self) -> list[ActionFeatures]:
        """The features of all actions, by index."""
        return [self[number] for number in range(NUM_ACTIONS)]

    def __getitem__(self, number: int) -> ActionFeatures:
        """Return the features of the action with this index."""
        if number not in self._known:
            self._known[number] = self._features(SPACE.actions[number])
        return self._known[number]

    def _features(self, action: Action) -> ActionFeatures:
        signature = vocabulary.VERBS[action.verb]
        words = [f"verb {action.verb}"]
        lookups: dict[str, int] = {}
        place = action.number if signature in WITH_SEAT else -1
        if place >= 0:
            words.append(f"place {place}")
        if signature == NUMBER:
            words.append(f"number {action.number}")
        if signature == CHARACTER:
            self._name_character(action.name, words, lookups)
        elif signature in WITH_CARD:
            self._name_district(action.name, place, words, lookups)
        elif action.name in TYPES:
            words.append(f"type {action.name}")
        elif action.name:
            words.append(action.name)
        return ActionFeatures(
            tuple([TOKEN_INDEX[word] for word in words]),
            place,
            tuple([(LOOKUP_INDEX[lookup], at) for lookup, at in lookups.items()]),
        )

    def _name_character(self, name: str, words: list[str], lookups: dict[str, int]) -> None:
        words.append(f"character {name}")
        number = vocabulary.CHARACTERS.index(name)
        lookups |= {f"character {part}": PARTS[part].start + number for part in OF_CHARACTER}
        if name in self._ranks:
            words.append(f"rank {self._ranks[name]}")
            self._look_at_rank(self._ranks[name] - 1, lookups)

    def _look_at_rank(self, rank: int, lookups: dict[str, int]) -> None:
        ranks = len(vocabulary.RANKS)
        lookups |= {f"rank {part}": PARTS[part].start + rank for part in OF_RANK}
        for part in MARKS_OF_RANK:
            for number, mark in enumerate(vocabulary.MARKS):
                lookups[f"rank {part} {mark}"] = PARTS[part].start + number * ranks + rank
        for place in range(SEATS):
            for part in PLAYERS_OF_RANK:
                lookups[f"rank {part} of {place}"] = _in_block(place, part, rank)
            for part in PLAYERS_OF_RANK_AGO:
                for ago in range(ROUNDS_AGO):
                    lookups[f"rank {part} of {place}, {ago} ago"] = _in_block(place, part, ago * ranks + rank)

    def _name_district(self, name: str, place: int, words: list[str], lookups: dict[str, int]) -> None:
        key = name.removesuffix("+")
        number = vocabulary.DISTRICTS.index(key)
        words.append(f"district {key}")
        if key != name:
            words.append("beautified")
        if key in self._districts:
            words += [f"cost {self._districts[key].cost}", f"type {self._districts[key].type}"]
        lookups |= {f"district {part}": PARTS[part].start + number for part in OF_DISTRICT}
        lookups |= {f"own {part}": _in_block(0, part, number) for part in OWN_OF_DISTRICT}
        if place > 0:
            lookups |= {f"theirs {part}": _in_block(place, part, number) for part in THEIRS_OF_DISTRICT}
