"""The accounts of a table: every card, character and piece of gold is somewhere, once."""

from __future__ import annotations

from collections import Counter
from typing import Any

from citadels import Event, Game
from citadels.engine import events


class GoldLedger:
    """The gold of all players according to the events, and the gold taken from the bank."""

    def __init__(self, seats: int) -> None:
        self.treasuries = [0] * seats
        self.from_bank = 0
        self.read = 0

    def follow(self, game: Game) -> None:
        for event in game.events[self.read :]:
            self._book(event)
        self.read = len(game.events)

    def _book(self, event: Event) -> None:
        if isinstance(event, events.GoldGained):
            self.treasuries[event.seat] += event.gold
            self.from_bank += event.gold
        elif isinstance(event, events.GoldPaid):
            self.treasuries[event.seat] -= event.gold
            self.from_bank -= event.gold
        elif isinstance(event, events.GoldMoved):
            self.treasuries[event.seat] -= event.gold
            self.treasuries[event.to] += event.gold
        elif isinstance(event, events.GoldPut):
            self.treasuries[event.seat] -= event.gold
        elif isinstance(event, events.GoldCollected):
            self.treasuries[event.seat] += event.gold
        elif isinstance(event, events.DistrictBeautified):
            self.treasuries[event.seat] -= 1
        elif isinstance(event, events.DistrictDestroyed | events.DistrictSaved):
            self.from_bank -= event.district.count("+")  # DIST-4

    def check(self, position: dict[str, Any]) -> None:
        players = position["players"]
        assert [player["gold"] for player in players] == self.treasuries
        on_cards = sum(position.get("gold_on", {}).values())
        on_districts = sum(name.count("+") for player in players for name in player["city"])
        assert sum(self.treasuries) + on_cards + on_districts == self.from_bank
        assert all(gold >= 0 for gold in self.treasuries)


def check_cards(game: Game, position: dict[str, Any]) -> None:
    """Every district card of the game lies in exactly one place."""
    found = Counter(position["deck"])
    for player in position["players"]:
        for zone in ("hand", "drawn", "chosen"):
            found.update(player.get(zone, []))
        found.update([name.rstrip("+") for name in player["city"]])
        found.update([player["site"]] if "site" in player else [])
    for cards in position.get("cards_on", {}).values():
        found.update(cards)
    rules = game.rules
    assert found == Counter(rules.deck())


def check_characters(game: Game, position: dict[str, Any]) -> None:
    """Every character of the game lies in exactly one place, and who revealed one has it."""
    found: list[str] = []
    for player in position["players"]:
        found += player["characters"]
    for zone in ("packet", "faceup", "facedown"):
        found += position.get(zone, [])
    assert sorted(found) == sorted(game.rules.cast)
    for character, seat in position.get("revealed", {}).items():
        assert character in position["players"][seat]["characters"]


def check_cities(game: Game) -> None:
    """What is noted of a city for speed is what a fresh look at it gives."""
    state = game._state
    view = game.view()
    for seat, player in enumerate(state.players):
        hooks = 0
        for built in player.city:
            hooks |= built.district.hooks
            assert built is game.rules.built[built.name]
            assert built.cost == built.district.cost + built.gold
        assert player.hooks == hooks
        assert player.hand == sorted(player.hand)
        size = sum(game.rules.built[name].district.size for name in view.players[seat].city)
        assert player.size == view.players[seat].city_size == size
        assert view.players[seat].complete == (size >= game.rules.complete_size(state))
        assert view.players[seat].complete <= bool(state.first)
