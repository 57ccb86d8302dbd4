"""What one seat, or a spectator, may see: a type of its own, built by inclusion.

Everything in a view is put there on purpose, here. What is not written here cannot be seen.
"""

from __future__ import annotations

from typing import Final

from citadels.engine import position, scoring
from citadels.engine.knowledge import Knowledge
from citadels.engine.rules import Rules
from citadels.engine.scoring import Result
from citadels.engine.state import Mark, Player, State, Turn
from citadels.engine.steps import pending
from citadels.engine.turns import gathering

SPECTATOR: Final = -1
Names = tuple[str, ...]


class PlayerView:
    """What is seen of a player. Parts that may not be seen are None, beside their number."""

    def __init__(self, rules: Rules, s: State, player: Player, owner: int, own: bool) -> None:
        self.gold = player.gold
        self.city: Names = tuple([built.name for built in player.city])
        self.city_size = player.size
        self.complete = player.size >= rules.complete_size(s)
        self.site = rules.districts[player.site].key if player.site >= 0 else None
        self.hand_size = player.hand_size
        self.hand: Names | None = rules.names(tuple(player.hand)) if own else None
        self.drawn_count = len(player.drawn)
        self.drawn: Names | None = rules.names(player.drawn) if own else None
        self.chosen_count = len(player.chosen)
        self.chosen: Names | None = rules.names(player.chosen) if own else None
        self.character_count = len(player.characters)
        self.characters: Names | None = rules.characters_named(player.characters) if own else None
        self.revealed: Names = tuple([rules.characters[r].key for r in rules.ranks if s.shown[r] == owner])

    def __repr__(self) -> str:
        return f"<PlayerView {self.gold} gold, {self.hand_size} cards, {len(self.city)} districts>"

    def to_json(self) -> dict[str, object]:
        """As JSON; what may not be seen is null."""
        return {name: list(value) if isinstance(value, tuple) else value for name, value in self._items()}

    def _items(self) -> list[tuple[str, object]]:
        return [(name, getattr(self, name)) for name in PLAYER_FIELDS]


PLAYER_FIELDS: Final = (
    "gold", "city", "city_size", "complete", "site", "hand_size", "hand", "drawn_count", "drawn",
    "chosen_count", "chosen", "character_count", "characters", "revealed",
)  # fmt: skip


class MarkView:
    """A token on a character; its face is None if this seat may not know it."""

    def __init__(self, rules: Rules, mark: Mark, seat: int) -> None:
        self.mark = mark.kind
        self.character = rules.characters[mark.rank].key
        self.owner = mark.owner
        self.placed = mark.placed
        self.shown = mark.shown
        self.face = mark.face if mark.shown or mark.owner == seat else None

    def __repr__(self) -> str:
        return f"<MarkView {self.mark} on the {self.character} by seat {self.owner}>"

    def to_json(self) -> dict[str, object]:
        """As JSON; a face that may not be known is null."""
        return {
            "mark": self.mark,
            "character": self.character,
            "owner": self.owner,
            "placed": self.placed,
            "shown": self.shown,
            "face": self.face,
        }


class TurnView:
    """The strip of a turn: what is done and what is left."""

    def __init__(self, s: State, turn: Turn) -> None:
        character = turn.character
        self.seat = turn.seat
        self.character = character.key
        self.gathered = turn.gathered
        self.built = turn.built
        self.spent = turn.spent
        self.used: Names = tuple(sorted(turn.used))
        limit = 0 if character.why_not_build(s, turn.seat) is not None else character.build_limit(s)
        self.builds_left = max(0, limit - turn.built)
        self.gather_gold, self.gather_draw, self.gather_keep = gathering(s, turn.seat)
        must = character.must(s, turn.seat)
        self.must: Names = must if turn.gathered else ("gather", *must)

    def __repr__(self) -> str:
        gathered = "gathered" if self.gathered else "not gathered"
        return f"<TurnView of seat {self.seat} as the {self.character}, {gathered}, {self.built} built>"

    def to_json(self) -> dict[str, object]:
        """As JSON."""
        return {
            "seat": self.seat,
            "character": self.character,
            "gathered": self.gathered,
            "built": self.built,
            "spent": self.spent,
            "used": list(self.used),
            "builds_left": self.builds_left,
            "gather_gold": self.gather_gold,
            "gather_draw": self.gather_draw,
            "gather_keep": self.gather_keep,
            "must": list(self.must),
        }


class View:
    """The table through the eyes of ``seat``; -1 is a spectator."""

    def __init__(self, s: State, seat: int, knowledge: Knowledge) -> None:
        rules = s.rules
        decision = pending(s)
        self.seat = seat
        self.rules = rules
        self.round = s.round
        self.phase = position.phase(s)
        self.called = s.called
        self.crown = s.crown
        self.complete_size = rules.complete_size(s)
        # When the game is over all hands and characters are laid open (CALL-3).
        self.players = [PlayerView(rules, s, p, i, i == seat or s.over) for i, p in enumerate(s.players)]
        self.deck_size = len(s.deck)
        self.faceup: Names = rules.characters_named(s.faceup)
        self.facedown_count = len(s.facedown)
        self.packet_size = len(s.packet)
        has_packet = decision is not None and decision.seat == seat
        self.packet: Names | None = rules.characters_named(s.packet) if has_packet else None
        self.revealed = {rules.characters[r].key: s.shown[r] for r in rules.ranks if s.shown[r] >= 0}
        self.marks = [MarkView(rules, mark, seat) for mark in s.marks]
        self.gold_on = dict(s.gold_on)
        self.cards_on = {card: len(cards) for card, cards in s.cards_on.items()}
        self.own_cards_on = _own_store(s, seat)
        self.round_flags = dict(s.round_flags)
        self.game_flags = dict(s.game_flags)
        self.turn = TurnView(s, s.turn) if s.turn.seat >= 0 else None
        self.held = TurnView(s, s.held) if s.held is not None else None
        self.first = s.first
        self.asked = decision.seat if decision is not None else None
        self.prompt = decision.prompt if decision is not None else None
        self.pending = position.write_stack(s)
        self.knowledge = knowledge
        self.result: Result | None = scoring.result(s) if s.over else None

    def __repr__(self) -> str:
        eyes = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        asked = "over" if self.asked is None else f"seat {self.asked} is asked {self.prompt!r}"
        return f"<View of {eyes}, {self.rules.edition.key}, round {self.round}, {asked}>"

    @staticmethod
    def build(s: State, seat: int, knowledge: Knowledge) -> View:
        """The view of a seat that knows this."""
        return View(s, seat, knowledge)

    def points(self, seat: int) -> int:
        """A player's points if the game ended now, without what the hand may hide."""
        player = self.players[seat]
        city = [self.rules.built[name] for name in player.city]
        crown = self.crown == seat
        late = scoring.built_in_last_round(self.game_flags, self.round)
        items = scoring.best_items(city, late, player.gold, player.hand_size, crown, self.cards_on)
        items += scoring.completion(seat in self.first, player.complete)
        return sum([points for _, points in items])

    @property
    def me(self) -> PlayerView:
        """The seat's own side of the table. A spectator has none."""
        if self.seat < 0:
            raise ValueError("a spectator has no side of the table")
        return self.players[self.seat]

    def to_json(self) -> dict[str, object]:
        """As JSON; what may not be seen is null."""
        return {
            "seat": self.seat,
            "edition": self.rules.edition.key,
            "characters": list(self.rules.cast),
            "districts": list(self.rules.unique),
            "round": self.round,
            "phase": self.phase,
            "called": self.called,
            "crown": self.crown,
            "complete_size": self.complete_size,
            "players": [
                player.to_json() | {"points": self.points(seat)} for seat, player in enumerate(self.players)
            ],
            "deck_size": self.deck_size,
            "faceup": list(self.faceup),
            "facedown_count": self.facedown_count,
            "packet_size": self.packet_size,
            "packet": None if self.packet is None else list(self.packet),
            "revealed": self.revealed,
            "marks": [mark.to_json() for mark in self.marks],
            "gold_on": self.gold_on,
            "cards_on": self.cards_on,
            "own_cards_on": {card: list(cards) for card, cards in self.own_cards_on.items()},
            "round_flags": self.round_flags,
            "game_flags": self.game_flags,
            "turn": None if self.turn is None else self.turn.to_json(),
            "held": None if self.held is None else self.held.to_json(),
            "first": list(self.first),
            "asked": self.asked,
            "prompt": self.prompt,
            "pending": self.pending,
            "knowledge": self.knowledge.to_json(),
            "result": None if self.result is None else self.result.to_json(),
        }


def _own_store(s: State, seat: int) -> dict[str, Names]:
    """Cards under districts in the seat's own city, and everyone's when the game is over."""
    owners = s.players if s.over else s.players[seat : seat + 1] if seat >= 0 else []
    own = {built.district.key for player in owners for built in player.city}
    return {card: s.rules.names(cards) for card, cards in s.cards_on.items() if card in own}
