"""What one seat, or a spectator, may see: separate types, built by inclusion.

A view contains only what this module copies into it, so that a new field of the state stays hidden until it
is added here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.engine import display, position, scoring
from citadels.engine.deprecated import warn_renamed
from citadels.engine.field_types import (
    BOOLEAN,
    CHARACTER,
    CHARACTERS,
    COUNT,
    DISTRICT,
    DISTRICTS,
    DISTRICTS_BY_NAME,
    EVERYONE,
    FACE,
    GOLD,
    INTERNAL,
    MARK,
    NUMBER,
    NUMBER_BY_NAME,
    RANK,
    SEAT,
    SEATS,
    STEPS,
    WORD,
    WORDS,
    FieldStruct,
    Names,
    copy_fields,
    field,
    list_of,
    object_of,
    shared_fields,
)
from citadels.engine.knowledge import Knowledge
from citadels.engine.round_history import Rounds, RoundSummary
from citadels.engine.rules import Rules
from citadels.engine.scoring import Result
from citadels.engine.state import Mark, Player, State, Turn
from citadels.engine.steps import pending
from citadels.engine.turns import gathering

SPECTATOR: Final = -1
OWNER: Final = ("owner",)


class PlayerView(FieldStruct):
    """What a view shows of a player. Hidden cards are None; their number is in a field beside them."""

    gold: int = field(GOLD)
    city: Names = field(DISTRICTS, seen_by=EVERYONE)
    city_size: int = field(COUNT)
    complete: bool = field(BOOLEAN)
    site: str | None = field(DISTRICT, seen_by=EVERYONE, optional=True)
    hand_size: int = field(COUNT)
    hand: Names | None = field(DISTRICTS, seen_by=OWNER)
    drawn_count: int = field(COUNT)
    drawn: Names | None = field(DISTRICTS, seen_by=OWNER)
    chosen_count: int = field(COUNT)
    chosen: Names | None = field(DISTRICTS, seen_by=OWNER)
    character_count: int = field(COUNT)
    characters: Names | None = field(CHARACTERS, seen_by=OWNER)
    revealed: Names = field(CHARACTERS, seen_by=EVERYONE)

    @staticmethod
    def from_state(s: State, owner: int, own: bool) -> PlayerView:
        """Return what the owner sees of themselves if ``own``, otherwise what others see."""
        rules, player = s.rules, s.players[owner]
        return PlayerView(
            **copy_fields(player, PLAYER),
            city=tuple([built.name for built in player.city]),
            city_size=player.size,
            complete=player.size >= rules.complete_size(s),
            site=rules.districts[player.site].key if player.site >= 0 else None,
            hand_size=player.hand_size,
            hand=rules.names(tuple(player.hand)) if own else None,
            drawn_count=len(player.drawn),
            drawn=rules.names(player.drawn) if own else None,
            chosen_count=len(player.chosen),
            chosen=rules.names(player.chosen) if own else None,
            character_count=len(player.characters),
            characters=rules.characters_named(player.characters) if own else None,
            revealed=tuple([rules.characters[r].key for r in rules.ranks if s.revealed[r] == owner]),
        )

    def __repr__(self) -> str:
        return f"<PlayerView {self.gold} gold, {self.hand_size} cards, {len(self.city)} districts>"


class MarkView(FieldStruct):
    """A mark on a character. Its face is None if the seat may not know it."""

    mark: str = field(MARK)
    character: str = field(CHARACTER, seen_by=EVERYONE)
    owner: int = field(SEAT)
    placed: int = field(COUNT)
    shown: bool = field(BOOLEAN)
    face: bool | None = field(FACE, seen_by=OWNER)

    @staticmethod
    def from_mark(rules: Rules, mark: Mark, seat: int) -> MarkView:
        """Return a mark as a seat sees it."""
        face = mark.face if mark.shown or mark.owner == seat else None
        return MarkView(mark.kind, rules.characters[mark.rank].key, mark.owner, mark.placed, mark.shown, face)

    def __repr__(self) -> str:
        return f"<MarkView {self.mark} on the {self.character} by seat {self.owner}>"


class TurnView(FieldStruct):
    """A turn: what has been done, and what is left to do."""

    seat: int = field(SEAT)
    character: str = field(CHARACTER, seen_by=EVERYONE)
    gathered: bool = field(BOOLEAN)
    built: int = field(COUNT)
    spent: int = field(GOLD)
    used: Names = field(WORDS)
    builds_left: int = field(COUNT)
    gather_gold: int = field(GOLD)
    gather_draw: int = field(COUNT)
    gather_keep: int = field(COUNT)
    must: Names = field(WORDS)

    @staticmethod
    def from_turn(s: State, turn: Turn) -> TurnView:
        """Return what everyone sees of a turn."""
        character = turn.character
        limit = 0 if character.why_not_build(s, turn.seat) is not None else character.build_limit(s)
        gold, draw, keep = gathering(s, turn.seat)
        must = character.must(s, turn.seat)
        return TurnView(
            **copy_fields(turn, TURN),
            character=character.key,
            used=tuple(sorted(turn.used)),
            builds_left=max(0, limit - turn.built),
            gather_gold=gold,
            gather_draw=draw,
            gather_keep=keep,
            must=must if turn.gathered else ("gather", *must),
        )

    def __repr__(self) -> str:
        gathered = "gathered" if self.gathered else "not gathered"
        return f"<TurnView of seat {self.seat} as the {self.character}, {gathered}, {self.built} built>"


class View(FieldStruct):
    """The table as ``seat`` sees it; -1 is a spectator."""

    seat: int = field(SEAT)
    rules: Rules = field(INTERNAL)
    edition: str = field(WORD)
    characters: Names = field(CHARACTERS, seen_by=EVERYONE)
    districts: Names = field(DISTRICTS, seen_by=EVERYONE)
    round: int = field(NUMBER)
    phase: str = field(WORD)
    called: int = field(RANK)
    crown: int = field(SEAT)
    complete_size: int = field(COUNT)
    players: list[PlayerView] = field(list_of(PlayerView))
    deck_size: int = field(COUNT)
    faceup: Names = field(CHARACTERS, seen_by=EVERYONE)
    facedown_count: int = field(COUNT)
    packet_size: int = field(COUNT)
    packet: Names | None = field(CHARACTERS, seen_by=("asked",))
    revealed: dict[str, int] = field(NUMBER_BY_NAME)
    marks: list[MarkView] = field(list_of(MarkView))
    gold_on: dict[str, int] = field(NUMBER_BY_NAME)
    cards_on: dict[str, int] = field(NUMBER_BY_NAME)
    own_cards_on: dict[str, Names] = field(DISTRICTS_BY_NAME, seen_by=EVERYONE)
    round_flags: dict[str, int] = field(NUMBER_BY_NAME)
    game_flags: dict[str, int] = field(NUMBER_BY_NAME)
    turn: TurnView | None = field(object_of(TurnView), optional=True)
    suspended: TurnView | None = field(object_of(TurnView), optional=True)
    first: tuple[int, ...] = field(SEATS)
    asked: int | None = field(SEAT, optional=True)
    prompt: str | None = field(WORD, optional=True)
    pending: list[list[object]] = field(STEPS)
    rounds: Rounds = field(list_of(RoundSummary))
    knowledge: Knowledge = field(INTERNAL)
    result: Result | None = field(object_of(Result), optional=True)

    @staticmethod
    def build(s: State, seat: int, knowledge: Knowledge) -> View:
        """Return the view of a seat with this knowledge."""
        rules = s.rules
        question = pending(s)
        asked = question.seat if question is not None else None
        return View(
            **copy_fields(s, STATE),
            seat=seat,
            edition=rules.edition.key,
            characters=rules.cast,
            districts=rules.unique,
            phase=position.phase(s),
            complete_size=rules.complete_size(s),
            # When the game is over, all hands and characters are shown (CALL-3).
            players=[
                PlayerView.from_state(s, owner, owner == seat or s.over) for owner in range(len(s.players))
            ],
            deck_size=len(s.deck),
            faceup=rules.characters_named(s.faceup),
            facedown_count=len(s.facedown),
            packet_size=len(s.packet),
            packet=rules.characters_named(s.packet) if asked is not None and asked == seat else None,
            revealed={rules.characters[r].key: s.revealed[r] for r in rules.ranks if s.revealed[r] >= 0},
            marks=[MarkView.from_mark(rules, mark, seat) for mark in s.marks],
            cards_on={card: len(cards) for card, cards in s.cards_on.items()},
            own_cards_on=_own_store(s, seat),
            turn=TurnView.from_turn(s, s.turn) if s.turn.seat >= 0 else None,
            suspended=TurnView.from_turn(s, s.suspended) if s.suspended is not None else None,
            asked=asked,
            prompt=question.prompt if question is not None else None,
            pending=position.write_stack(s),
            rounds=knowledge.rounds,
            knowledge=knowledge,
            result=scoring.result(s) if s.over else None,
        )

    def __repr__(self) -> str:
        eyes = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        asked = "over" if self.asked is None else f"seat {self.asked} is asked {self.prompt!r}"
        return f"<View of {eyes}, {self.rules.edition.key}, round {self.round}, {asked}>"

    def __eq__(self, other: object) -> bool:
        """Compare by content."""
        return isinstance(other, View) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seat, self.round, self.called, self.asked, self.prompt))

    def points(self, seat: int) -> int:
        """Return a player's points if the game ended now, without points for hidden cards."""
        player = self.players[seat]
        city = [self.rules.built[name] for name in player.city]
        crown = self.crown == seat
        late = scoring.built_in_last_round(self.game_flags, self.round)
        items = scoring.best_items(city, late, player.gold, player.hand_size, crown, self.cards_on)
        items += scoring.completion(seat in self.first, player.complete)
        return sum([points for _, points in items])

    @property
    def me(self) -> PlayerView:
        """The player of the viewing seat. A spectator has none."""
        if self.seat < 0:
            raise ValueError("a spectator has no player")
        return self.players[self.seat]

    def svg(self, *, names: Sequence[str] | None = None, theme: str = "auto", language: str = "en") -> str:
        """Draw the view as SVG. See :meth:`Game.svg`."""
        return display.draw(self, names, theme, language)

    def _repr_html_(self) -> str:
        """Show the view in a notebook."""
        return self.svg()

    def to_json(self) -> dict[str, object]:
        """Return a JSON object. Hidden values are null."""
        return self.to_client_json() | {"pending": self.pending, "knowledge": self.knowledge.to_json()}

    def to_client_json(self) -> dict[str, object]:
        """Return a JSON object without pending steps and knowledge, which only programs need."""
        document = self.fields_to_json()
        del document["pending"]
        document["points"] = [self.points(seat) for seat in range(len(self.players))]
        return document

    def told(self) -> dict[str, object]:
        """Deprecated name of :meth:`to_client_json`."""
        warn_renamed("View.told", "View.to_client_json")
        return self.to_client_json()


# What a view shows unchanged: the fields declared in both, with the same name and type.
PLAYER: Final = shared_fields(PlayerView, Player)
TURN: Final = shared_fields(TurnView, Turn)
STATE: Final = shared_fields(View, State)


def _own_store(s: State, seat: int) -> dict[str, Names]:
    """Return the cards under districts of the seat's city; of all cities when the game is over."""
    owners = s.players if s.over else s.players[seat : seat + 1] if seat >= 0 else []
    own = {built.district.key for player in owners for built in player.city}
    return {card: s.rules.names(cards) for card, cards in s.cards_on.items() if card in own}
