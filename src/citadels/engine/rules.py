"""Editions, and the rules of one game: an edition with a number of seats and the cards in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from citadels.engine import events
from citadels.engine.actions import Action, ActionSpace, Phrases, is_signature
from citadels.engine.building import CHOOSE_VERBS, HowToPay, Paid, PlaceDistrict, Settle
from citadels.engine.cards import (
    END_OF_ANY_TURN,
    END_OF_ROUND,
    HOOKS,
    ON_BUILT,
    ON_PAID,
    ON_REVEALED,
    PROTECTS,
    Card,
    Character,
    District,
)
from citadels.engine.deprecated import (
    CARD_ATTRIBUTES,
    EVENT_ATTRIBUTES,
    STEP_ATTRIBUTES,
    adopt_old_names,
    warn_renamed,
)
from citadels.engine.draft import DRAFT_STEPS, DraftPlan, moves
from citadels.engine.errors import EditionError
from citadels.engine.flow import FLOW_STEPS, CloseRound, RoundEffect
from citadels.engine.state import COMPLETE_SIZE, MAX_RANK, Built, State
from citadels.engine.steps import Question, Step
from citadels.engine.turns import TURN_STEPS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

RULES_VERSION: Final = 2
OLDEST_RULES: Final = 1  # the oldest version that can still be played

CORE_STEPS: Final[tuple[type[Step], ...]] = (
    *FLOW_STEPS, *DRAFT_STEPS, *TURN_STEPS, Settle, HowToPay, Paid, PlaceDistrict,
)  # fmt: skip


class Preset:
    """A named list of cards that go well together."""

    def __init__(self, key: str, characters: tuple[str, ...], ninth: str, districts: tuple[str, ...]) -> None:
        self.key = key
        self.characters = characters
        self.ninth = ninth  # the character of rank 9, used on request
        self.districts = districts  # if empty, the edition's default ones

    def __reduce__(self) -> tuple[object, ...]:
        return Preset, (self.key, self.characters, self.ninth, self.districts)


class EditionSpec(NamedTuple):
    """The cards of an edition, and what else its rulebook decides."""

    key: str
    characters: tuple[type[Character], ...]
    basic: tuple[tuple[type[District], int], ...]  # each with its number of copies
    unique: tuple[type[District], ...]
    drafts: dict[tuple[int, int], DraftPlan]  # by seats and number of characters
    sizes: dict[int, tuple[int, ...]]  # districts of a complete city, by seats: the default first
    usual: tuple[str, ...] = ()  # the default unique districts
    presets: tuple[Preset, ...] = ()  # the first is the default
    unique_count: int | None = None  # unique districts in a game; None for any number
    tie_breaks: tuple[str, ...] = ("rank",)
    variants: dict[str, tuple[type[Character], ...]] = {}  # the characters that differ, by variant
    packages: tuple[str, ...] = ()  # packages with the texts and drawings of third-party cards
    # Editions whose texts hold where this one has none of its own, nearest first.
    ancestors: tuple[str, ...] = ()
    earlier: dict[int, tuple[type[Character], ...]] = {}  # the characters that differed up to a rules version


def Box(*values: Any, **named: Any) -> EditionSpec:  # noqa: N802
    """Deprecated name of :class:`EditionSpec`."""
    warn_renamed("citadels.engine.rules.Box", "EditionSpec")
    return EditionSpec(*values, **named)


class Edition:
    """The cards of an edition, ready for play. There is one object for each edition."""

    def __init__(self, spec: EditionSpec) -> None:
        self.spec = spec
        self.key = spec.key
        self.characters = [make() for make in spec.characters]
        self.variants = {name: [make() for make in makes] for name, makes in spec.variants.items()}
        self.earlier = {version: [make() for make in makes] for version, makes in spec.earlier.items()}
        replacing = [*self.variants.values(), *self.earlier.values()]
        self.all_characters = [*self.characters, *[card for cards in replacing for card in cards]]
        self.districts = [make() for make, _ in spec.basic] + [make() for make in spec.unique]
        self.copies = [count for _, count in spec.basic] + [make.copies for make in spec.unique]
        self.basic_kinds = len(spec.basic)
        self.presets = {preset.key: preset for preset in spec.presets}
        for kind, district in enumerate(self.districts):
            district.kind = kind
        for character in self.all_characters:
            if not 1 <= character.rank <= MAX_RANK:
                ranks = f"ranks are 1 to {MAX_RANK}"
                raise EditionError(f"{self.key}: the {character.key} has rank {character.rank}; {ranks}")
            character.hooks = _hooks(character, Character)
        for district in self.districts:
            district.hooks = _hooks(district, District)
        self.steps: dict[str, type[Step]] = {}
        self.events: events.EventTypes = events.by_name(events.EVENTS)
        self.verbs: dict[str, str] = dict(CHOOSE_VERBS)
        self._collect([*CORE_STEPS], [*self.all_characters, *self.districts])
        self.space = ActionSpace(
            self.verbs, [c.key for c in self.characters], [d.key for d in self.districts]
        )
        self.plain = [Built(district, 0) for district in self.districts]
        self.beautified = [Built(district, 1) for district in self.districts]
        self.kind = {district.key: district.kind for district in self.districts}
        if len({*self.kind, *[c.key for c in self.characters]}) < len(self.districts) + len(self.characters):
            raise EditionError(f"{self.key}: two cards have the same key")
        self.built = {built.name: built for built in [*self.plain, *self.beautified]}
        self.with_district = Phrases([district.key for district in self.districts])
        self.with_built = Phrases([built.name for built in sorted(self.built.values(), key=_by_place)])
        self._earning: dict[str, list[bool]] = {}
        self._character = {character.key: character for character in self.characters}
        self._draft_moves: dict[tuple[int, int], list[list[Step]]] = {}
        self.district_with_verb = {verb: d for d in self.districts for verb in d.verbs}

    @property
    def box(self) -> EditionSpec:
        """Deprecated name of :attr:`spec`."""
        warn_renamed("Edition.box", "Edition.spec")
        return self.spec

    def extended(
        self,
        key: str,
        characters: Sequence[type[Character]] = (),
        unique: Sequence[type[District]] = (),
        presets: Sequence[Preset] = (),
        package: str = "",
    ) -> Edition:
        """Return a new edition with more cards, for third-party cards.

        The first of the ``presets`` becomes the default. ``package`` is the name of the package with the
        cards' texts and drawings, in folders of these names.
        """
        spec = self.spec
        return Edition(
            spec._replace(
                key=key,
                characters=(*spec.characters, *characters),
                unique=(*spec.unique, *unique),
                presets=(*presets, *spec.presets),
                packages=(*spec.packages, package) if package else spec.packages,
                ancestors=(spec.key, *spec.ancestors),
            )
        )

    def __reduce__(self) -> tuple[object, ...]:
        return _edition, (self.spec,)

    def _collect(self, steps: list[type[Step]], cards: list[Card]) -> None:
        """Collect the steps, events and verbs that the cards declare."""
        for card in cards:
            adopt_old_names(type(card), CARD_ATTRIBUTES)
            self._add_verbs(card.key, card.verbs)
            steps += card.steps
            for event in card.events:
                adopt_old_names(event, EVENT_ATTRIBUTES)
            self.events |= events.by_name(card.events)
        for step in steps:
            adopt_old_names(step, STEP_ATTRIBUTES)
            for name in (step.__name__, *vars(step).get("aliases", ())):  # not the inherited ones
                if self.steps.setdefault(name, step) is not step:
                    raise EditionError(f"{self.key}: two steps have the name {name}; rename one")
            if issubclass(step, Question):
                self._add_verbs(step.__name__, step.verbs)

    def _add_verbs(self, owner: str, verbs: Mapping[str, object]) -> None:
        """Add the verbs that a card or a question declares."""
        for verb, signature in verbs.items():
            if not isinstance(signature, str) or not is_signature(signature):
                raise EditionError(
                    f"{self.key}: {owner} declares the verb {verb!r} with {signature!r}; write a signature "
                    "of citadels.engine.actions, such as ALONE or SEAT, or words with | between them"
                )
            if self.verbs.setdefault(verb, signature) != signature:
                raise EditionError(f"{self.key}: the verb {verb} has two signatures; rename one")

    def earning(self, type: str) -> list[bool]:
        """Return for each kind of district whether an income for this type counts it."""
        found = self._earning.get(type)
        if found is None:
            found = self._earning[type] = [district.earns_as(type) for district in self.districts]
        return found

    def character(self, key: str) -> Character | None:
        """Return the character with this key, or None."""
        return self._character.get(key)

    def draft_moves(self, seats: int, characters: int) -> list[list[Step]]:
        """Return the steps of a draft after the random discards, by crowned seat."""
        found = self._draft_moves.get((seats, characters))
        if found is None:
            plan = self.spec.drafts[seats, characters]
            found = [moves(plan, seats, crown) for crown in range(seats)]
            self._draft_moves[seats, characters] = found
        return found


_UNPICKLED: dict[str, Edition] = {}


def _edition(spec: EditionSpec) -> Edition:
    """Return the edition of a spec, built once per process."""
    found = _UNPICKLED.get(spec.key)
    if found is None or found.spec.characters != spec.characters or found.spec.unique != spec.unique:
        found = _UNPICKLED[spec.key] = Edition(spec)
    return found


def _hooks(card: Card, base: type[Card]) -> int:
    """Return the bits of the hooks that the card's class overrides."""
    bits = 0
    for name, bit in HOOKS.items():
        if not hasattr(base, name):
            if hasattr(card, name):
                raise EditionError(f"{card.key}: {name} is not a hook of a {base.__name__.lower()}")
        elif getattr(type(card), name) is not getattr(base, name):
            bits |= bit
    return bits


class Rules:
    """An edition with a cast and a deck for a number of seats. Shared by all states of a game."""

    def __init__(
        self,
        edition: Edition,
        seats: int,
        characters: tuple[str, ...],
        districts: tuple[str, ...],
        size: int,
        variants: tuple[str, ...] = (),
        version: int = RULES_VERSION,
    ) -> None:
        self.edition = edition
        self.version = version
        self.seats = seats
        self.cast = characters
        self.unique = districts
        self.districts = edition.districts
        self.plain = edition.plain
        self.beautified = edition.beautified
        self.built = edition.built
        self.kind = edition.kind
        self.nobody = Character()
        self.characters: list[Character] = [self.nobody] * (MAX_RANK + 1)
        self.size = size  # districts of a complete city
        self.variants = variants
        cast = [edition.character(key) for key in characters]
        earlier = [edition.earlier[last] for last in sorted(edition.earlier, reverse=True) if version <= last]
        for replacing in [*earlier, *[edition.variants[variant] for variant in variants]]:
            cast += [character for character in replacing if character.key in characters]
        for character in cast:
            if character is not None:
                self.characters[character.rank] = character
        self.ranks = [rank for rank in range(1, MAX_RANK + 1) if self.characters[rank] is not self.nobody]
        self.rank = {self.characters[rank].key: rank for rank in self.ranks}
        self.all_ranks = sum([1 << rank for rank in self.ranks])  # as a bit set
        self._named_by: dict[int, frozenset[str]] = {}
        in_cast = sorted([self.characters[rank] for rank in self.ranks], key=_by_order)
        self.on_paid = [c for c in in_cast if c.hooks & ON_PAID]
        self.on_built = [c for c in in_cast if c.hooks & ON_BUILT]
        self.protecting = [c for c in in_cast if c.hooks & PROTECTS]
        self.end_of_round: list[Step] = [RoundEffect(c.rank) for c in in_cast if c.hooks & END_OF_ROUND]
        self.end_of_round.append(CloseRound())
        self.end_of_any_turn = [c for c in in_cast if c.hooks & END_OF_ANY_TURN]
        self.with_mark = {mark: c for c in in_cast for mark in c.marks}
        self.with_character = Phrases([character.key for character in self.characters])
        self.build = edition.with_district.actions("build")
        self.draft = edition.spec.drafts[seats, len(self.ranks)]
        self.draft_moves = edition.draft_moves(seats, len(self.ranks))
        kinds = [*range(edition.basic_kinds), *[self.kind[key] for key in districts]]
        self.cards = sorted([kind for kind in kinds for _ in range(edition.copies[kind])])  # the deck, sorted
        self.reveals_matter = any(self.districts[kind].hooks & ON_REVEALED for kind in kinds)

    def deck(self) -> list[str]:
        """Return all district cards of the game."""
        return list(self.names(tuple(self.cards)))

    def complete_size(self, s: State) -> int:
        """Return how many districts complete a city."""
        return s.game_flags.get(COMPLETE_SIZE, self.size)

    def names(self, kinds: tuple[int, ...]) -> tuple[str, ...]:
        """Return the keys of district cards."""
        return tuple([self.districts[kind].key for kind in kinds])

    def characters_named(self, ranks: tuple[int, ...]) -> tuple[str, ...]:
        """Return the keys of characters."""
        return tuple([self.characters[rank].key for rank in ranks])

    def named_by(self, ranks: int) -> frozenset[str]:
        """Return the keys of the characters in a bit set of ranks."""
        found = self._named_by.get(ranks)
        if found is None:
            inside = [self.characters[rank].key for rank in self.ranks if ranks >> rank & 1]
            found = self._named_by[ranks] = frozenset(inside)
        return found

    def each_district(self, verb: str, kinds: Iterable[int]) -> list[Action]:
        """Return the actions of a verb with each of these district cards, each name once, in order."""
        actions = self.edition.with_district.actions(verb)
        return [actions[kind] for kind in sorted(set(kinds))]

    def each_character(self, verb: str, ranks: Iterable[int]) -> list[Action]:
        """Return the actions of a verb with each of these characters."""
        actions = self.with_character.actions(verb)
        return [actions[rank] for rank in ranks]

    def each_built(self, verb: str, districts: list[Built], owner: int = -1) -> list[Action]:
        """Return the actions of a verb with each of these districts, and ``owner`` if it names a seat."""
        actions = self.edition.with_built.actions(verb, owner)
        return [actions[built.place] for built in districts]

    def card_with_verb(self, rank: int, verb: str) -> Card:
        """Return the card that has this verb: the acting character, or a district."""
        character = self.characters[rank]
        return character if verb in character.verbs else self.edition.district_with_verb[verb]

    def parse(self, text: str) -> Action | None:
        """Return the action written ``text``, or None if this edition has none."""
        return self.edition.space.parse(text)

    def __reduce__(self) -> tuple[object, ...]:
        settings = (self.seats, self.cast, self.unique, self.size, self.variants)
        return Rules, (self.edition, *settings, self.version)


def _by_order(card: Card) -> int:
    return card.order


def _by_place(built: Built) -> int:
    return built.place
