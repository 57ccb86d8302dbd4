"""Scenes: a table given as data, actions as text, and what is asked and what changed.

Every answer is given three ways, which must agree: on the game itself, on a clone made just before,
and on a game that went through JSON just before.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest

import citadels
from citadels import Event, Game, IllegalAction

Data = dict[str, object]
Test = TypeVar("Test", bound=Callable[..., None])
BASIC_CAST = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
UNIQUE = (
    "dragon_gate", "factory", "haunted_quarter", "imperial_treasury", "keep", "laboratory", "library",
    "map_room", "quarry", "school_of_magic", "smithy", "statue", "thieves_den", "wishing_well",
)  # fmt: skip


def proves(*ids: str) -> Callable[[Test], Test]:
    """Names the rule ids and card keys that a test proves."""
    assert ids
    return lambda test: test


def seat(
    gold: int = 0,
    hand: Sequence[str] = (),
    city: Sequence[str] = (),
    characters: Sequence[str] = (),
    **more: object,
) -> Data:
    """One player of a scene."""
    return {"gold": gold, "hand": list(hand), "city": list(city), "characters": list(characters), **more}


class Scene:
    """A table, by default in the turn phase.

    ``cast`` replaces characters of the basic cast by rank, and adds a rank 9. ``unique`` are districts
    that must be in the deck. ``deck`` lists its top cards, the first on top; the rest lies below.
    ``turn`` is the seat whose turn it is, as its (first) character, which is then the rank called.
    In an older ``edition`` the deck has its own purple cards, and those of ``unique`` besides.
    """

    def __init__(
        self,
        *players: Data,
        cast: Sequence[str] = (),
        unique: Sequence[str] = (),
        deck: Sequence[str] = (),
        turn: int | None = None,
        gathered: bool = False,
        edition: str = "2016",
        **more: object,
    ) -> None:
        spec = citadels.EDITIONS[edition].spec
        ranks = {character.key: character.rank for character in spec.characters}
        by_rank = {ranks[key]: key for key in (*BASIC_CAST, *cast)}
        characters = [by_rank[rank] for rank in sorted(by_rank)]
        spare = [key for key in spec.usual or UNIQUE if key not in unique]
        districts = [*unique, *spare[: (spec.unique_count or 99) - len(unique)]]
        document: Data = {
            "edition": edition,
            "characters": characters,
            "districts": districts,
            "key": "00" * 32,
            "phase": "turns",
            "players": list(players),
        }
        if turn is not None:
            acting = str(players[turn]["characters"][0])  # type: ignore[index]
            document["called"] = ranks[acting]
            document["revealed"] = {acting: turn}
            document["turn"] = {"seat": turn, "character": acting, "gathered": gathered}
        if deck:
            document["deck"] = [*deck, "..."]
        self.game = citadels.load(document | more)

    # -- doing

    def do(self, *actions: str) -> list[Event]:
        """Give these answers in order; what the last of them caused."""
        events: list[Event] = []
        for action in actions:
            clone = self.game.clone()
            reread = citadels.load(json.loads(json.dumps(self.game.to_json())))
            options = self.options
            assert all(self.game.rules.parse(known.text) is known for known in self.game.actions())
            assert [option.text for option in clone.actions()] == options
            assert [option.text for option in reread.actions()] == options
            events = self.game.apply(action)
            assert clone.apply(action) == events
            assert reread.apply(action) == events
            document = self.game.to_json()
            assert clone.to_json() == document
            assert reread.to_json() == document
        return events

    def refuses(self, action: str) -> str:
        """The reason code why an action is not allowed; trying it changes nothing."""
        before = self.game.to_json()
        with pytest.raises(IllegalAction):
            self.game.apply(action)
        assert self.game.to_json() == before
        codes = [refusal.reason.code for refusal in self.game.refused() if refusal.action.text == action]
        return codes[0] if codes else ""

    # -- looking

    @property
    def asked(self) -> int | None:
        return self.game.seat

    @property
    def prompt(self) -> str | None:
        return self.game.prompt

    @property
    def options(self) -> list[str]:
        return [action.text for action in self.game.actions()]

    def offers(self, verb: str) -> list[str]:
        """The options of one verb."""
        return [text for text in self.options if text.split()[0] == verb]

    def price(self, action: str) -> int | None:
        return next(option.price for option in self.game.options() if option.action.text == action)

    @property
    def table(self) -> Data:
        """The whole position, hidden parts included."""
        return self.game.to_json()

    def player(self, seat: int) -> Data:
        """One player's part of the position."""
        players = self.table["players"]
        assert isinstance(players, list)
        found: Data = players[seat]
        return found

    def gold(self, seat: int) -> object:
        return self.player(seat)["gold"]

    def hand(self, seat: int) -> object:
        return self.player(seat)["hand"]

    def city(self, seat: int) -> object:
        return self.player(seat)["city"]

    @property
    def deck(self) -> list[str]:
        """The top card first."""
        cards = self.table["deck"]
        assert isinstance(cards, list)
        return cards

    def score(self, seat: int) -> dict[str, int]:
        """A player's points by item, once the game is over."""
        result = self.game.result()
        assert result is not None
        return dict(result.scores[seat].items)

    def finish(self) -> citadels.Result:
        """Let everyone end their turns at once until the game is over."""
        while not self.game.over:
            self.game.apply(
                next((a for a in self.game.actions() if a.verb in PASSIVE), self.game.actions()[0])
            )
        result = self.game.result()
        assert result is not None
        return result


def bewitching(
    character: str,
    witch: Data,
    bewitched: Data,
    *others: Data,
    cast: Sequence[str] = (),
    unique: Sequence[str] = (),
    deck: Sequence[str] = (),
    edition: str = "2016",
) -> Scene:
    """Seat 0, the Witch, has just resumed her turn as the character of seat 1; both gathered gold."""
    players = [witch | {"characters": ["witch"]}, bewitched | {"characters": [character]}, *others]
    scene = Scene(*players, cast=["witch", character, *cast], unique=unique, deck=deck, edition=edition)
    scene.do("gather gold", f"bewitch {character}")
    while scene.asked != 1:
        scene.do("end" if "end" in scene.options else "gather gold")
    scene.do("gather gold")
    assert scene.asked == 0
    return scene


def signed_warrant(character: str, owner: int) -> Data:
    """A mark: the signed one of three warrants."""
    return {"mark": "warrant", "character": character, "owner": owner, "placed": 3, "face": True}


PASSIVE = ("end", "pass", "done", "refuse")


def kinds(events: list[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


__all__ = ["Game", "Scene", "bewitching", "kinds", "proves", "seat", "signed_warrant"]
