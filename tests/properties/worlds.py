"""Other worlds: full games that one seat cannot tell from the one it sits in (RULES, section 11).

This re-dealer is independent of the engine's. It takes the document of a game, moves what the seat may not
see, in keeping with what the seat knows, and leaves everything else alone.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

from citadels import SPECTATOR, Game
from citadels.engine.knowledge import Knowledge

Data = dict[str, Any]

CARDS = ("deck", "hands", "chosen", "drawn", "stores")
CHARACTERS = ("characters", "facedown", "packet", "killed")
FACES = {"warrant": "warrant", "flower": "threat"}  # the hidden face, and the kind of mark it is on
VARIABLES = (*CARDS, *CHARACTERS, *FACES, "key", "knowledge")


def document(game: Game) -> Data:
    """The whole position as plain data of its own."""
    found: Data = json.loads(json.dumps(game.to_json()))
    return found


# -- what is hidden --------------------------------------------------------------


def hidden(variable: str, position: Data, seat: int) -> object:
    """The value of a hidden variable for a seat; something empty if nothing of it is hidden."""
    others = {other: player for other, player in enumerate(position["players"]) if other != seat}
    if variable == "deck":
        return position["deck"]
    if variable == "hands":
        return {o: sorted([*p["hand"], *p.get("chosen", [])]) for o, p in others.items() if p["hand"]}
    if variable in ("chosen", "drawn"):
        return {other: player[variable] for other, player in others.items() if variable in player}
    if variable == "stores":
        return {card: position["cards_on"][card] for card in foreign_stores(position, seat)}
    if variable == "characters":
        return {other: sorted(unrevealed(position, other)) for other in others}
    if variable == "facedown":
        return position.get("facedown", [])
    if variable == "packet":
        return [] if asked(position) == seat else sorted(position.get("packet", []))
    if variable == "killed":
        return killed_and_held(position, seat)
    if variable in FACES:
        return [mark["face"] for mark in secret_marks(position, seat) if mark["mark"] == FACES[variable]]
    if variable == "key":
        return position["key"]
    assert variable == "knowledge"
    return [known for other, known in enumerate(position["knowledge"], SPECTATOR) if other != seat]


def asked(position: Data) -> int | None:
    """Return the seat to move: the first argument of the last step."""
    pending = position["pending"]
    return pending[-1][1] if pending else None


def unrevealed(position: Data, seat: int) -> list[str]:
    revealed = position.get("revealed", {})
    return [name for name in position["players"][seat]["characters"] if revealed.get(name) != seat]


def foreign_stores(position: Data, seat: int) -> list[str]:
    """The districts with cards under them that do not stand in the seat's own city."""
    own = position["players"][seat]["city"] if seat >= 0 else []
    return [card for card in position.get("cards_on", {}) if not {card, card + "+"} & set(own)]


def secret_marks(position: Data, seat: int) -> list[Data]:
    """The marks whose face the seat may not see."""
    return [
        mark
        for mark in position.get("marks", [])
        if mark.get("placed", 1) > 1 and not mark["shown"] and mark["owner"] != seat
    ]


def killed_and_held(position: Data, seat: int) -> list[bool]:
    """Return for every killed character that was not revealed whether another player has it."""
    return [
        any(mark["character"] in player["characters"] for player in position["players"])
        for mark in position.get("marks", [])
        if mark["mark"] == "killed"
        and mark["character"] not in position.get("revealed", {})
        and (seat < 0 or mark["character"] not in position["players"][seat]["characters"])
    ]


# -- whether a world agrees with what a seat knows ---------------------------------


def agrees(position: Data, known: Knowledge) -> bool:
    """Whether a seat that knows this can be in this world."""
    return cards_agree(position, known) and characters_agree(position, known)


def cards_agree(position: Data, known: Knowledge) -> bool:
    for seat, player in enumerate(position["players"]):
        if Counter(known.hands[seat]) - Counter([*player["hand"], *player.get("chosen", [])]):
            return False
        if not _fits(player.get("drawn", []), known.drawn[seat]):
            return False
    for card, cards in known.stores.items():
        if not _fits(position.get("cards_on", {}).get(card, []), cards):
            return False
    deck = position["deck"]
    from_below = deck[::-1]
    if not _fits(from_below[: len(known.bottom)], known.bottom):
        return False
    return not Counter(known.within) - Counter(deck[: len(deck) - len(known.bottom)])


def _fits(cards: list[str], known: list[str | None]) -> bool:
    if not known:
        return True
    return len(cards) == len(known) and all(k in (None, card) for card, k in zip(cards, known, strict=True))


def characters_agree(position: Data, known: Knowledge) -> bool:
    for player, domains in zip(position["players"], known.held, strict=True):
        held = player["characters"]
        if len(held) != len(domains):
            return False
        if not any(
            all(name in domain for name, domain in zip(held, order, strict=True))
            for order in permutations(domains)
        ):
            return False
    facedown = position.get("facedown", [])
    if len(facedown) != len(known.facedown):
        return False
    if not all(name in domain for name, domain in zip(facedown, known.facedown, strict=True)):
        return False
    return known.packet.issuperset(position.get("packet", []))


# -- dealing again ---------------------------------------------------------------


class Redealer:
    """Deals one position again for one seat. ``vary`` names what is dealt, the rest stays."""

    def __init__(self, game: Game, seat: int, random: Random, vary: set[str], keep_top: int) -> None:
        self.position = document(game)
        self.seat = seat
        self.known = game.knowledge(seat)
        self.others_knowledge = [game.knowledge(other) for other in range(SPECTATOR, game.rules.seats)]
        self.random = random
        self.vary = vary if not game.over else vary - {"hands", "stores", *CHARACTERS}  # then these lie open
        self.keep_top = keep_top
        self.players: list[Data] = self.position["players"]

    def deal(self) -> Data:
        self._cards()
        self._characters()
        for variable, kind in FACES.items():
            if variable in self.vary:
                self._faces(kind)
        if "key" in self.vary:
            self.position["key"] = self.random.randbytes(32).hex()
        self._knowledge()
        return self.position

    def _knowledge(self) -> None:
        """What others know is forgotten if it varies, or would be wrong in this world; not what is public."""
        known: list[Data] = self.position["knowledge"]
        for index, other in enumerate(self.others_knowledge):
            if index != self.seat - SPECTATOR and (
                "knowledge" in self.vary or not agrees(self.position, other)
            ):
                known[index] = {name: value for name, value in known[index].items() if name == "rounds"}

    # -- district cards

    def _cards(self) -> None:
        """Gather all cards that may be elsewhere, and put them into the same places in another order."""
        slots: list[tuple[list[str], int]] = []
        hands = self._hands()
        for _, unknown in hands.values():
            slots += _all_of(unknown)
        if "drawn" in self.vary:
            for other, player in self._others():
                slots += _unknown_of(player.get("drawn", []), self.known.drawn[other])
        if "stores" in self.vary:
            for card in foreign_stores(self.position, self.seat):
                slots += _unknown_of(self.position["cards_on"][card], self.known.stores.get(card, []))
        if "deck" in self.vary:
            slots += self._deck()
        pool = [zone[index] for zone, index in slots]
        self.random.shuffle(pool)
        for (zone, index), card in zip(slots, pool, strict=True):
            zone[index] = card
        for other, (known, unknown) in hands.items():
            self._fill_hand(self.players[other], [*known, *unknown])

    def _others(self) -> list[tuple[int, Data]]:
        return [(other, player) for other, player in enumerate(self.players) if other != self.seat]

    def _hands(self) -> dict[int, tuple[list[str], list[str]]]:
        """Other hands in two parts, the known and the unknown cards; picked cards are still in hand."""
        if "hands" not in self.vary:
            return {}
        found: dict[int, tuple[list[str], list[str]]] = {}
        for other, player in self._others():
            cards = Counter([*player["hand"], *player.get("chosen", [])])
            known = Counter(self.known.hands[other])
            found[other] = (list(known.elements()), list((cards - known).elements()))
        return found

    def _fill_hand(self, player: Data, cards: list[str]) -> None:
        self.random.shuffle(cards)
        picked = len(player.get("chosen", []))
        player["hand"] = cards[picked:]
        if picked:
            player["chosen"] = cards[:picked]

    def _deck(self) -> list[tuple[list[str], int]]:
        """The places in the deck whose card the seat does not know."""
        deck: list[str] = self.position["deck"]
        lowest = len(deck) - len(self.known.bottom)  # from here on down places may be known
        upper = range(min(self.keep_top, lowest), lowest)
        within = list((Counter(self.known.within) - Counter(deck[: upper.start])).elements())
        rest = list((Counter(deck[upper.start : lowest]) - Counter(within)).elements())
        free = set(self.random.sample(upper, len(rest)))
        for index in upper:
            deck[index] = rest.pop() if index in free else within.pop()
        below = [lowest + index for index, card in enumerate(self.known.bottom[::-1]) if card is None]
        return [(deck, index) for index in [*sorted(free), *below] if index >= self.keep_top]

    # -- characters

    def _characters(self) -> None:
        """Exchange hidden characters, two or three at a time, as long as the seat cannot know."""
        slots: list[tuple[list[str], int]] = []
        if "characters" in self.vary:
            for other, player in self._others():
                hidden_ones = unrevealed(self.position, other)
                slots += [
                    (player["characters"], i)
                    for i, name in enumerate(player["characters"])
                    if name in hidden_ones
                ]
        if "facedown" in self.vary:
            slots += _all_of(self.position.get("facedown", []))
        if "packet" in self.vary and asked(self.position) != self.seat:
            slots += _all_of(self.position.get("packet", []))
        for _ in range(40):
            if len(slots) > 1:
                self._exchange(self.random.sample(slots, min(len(slots), self.random.choice((2, 3)))))

    def _exchange(self, places: list[tuple[list[str], int]]) -> None:
        before = [zone[index] for zone, index in places]
        for (zone, index), name in zip(places, [*before[1:], before[0]], strict=True):
            zone[index] = name
        if not characters_agree(self.position, self.known) or self._player_was_silent():
            for (zone, index), name in zip(places, before, strict=True):
                zone[index] = name

    def _player_was_silent(self) -> bool:
        """Return whether a player has a character that was called and did not answer, though not killed."""
        ranks = self.position["characters"]
        called = self.position.get("called", 0) or (len(ranks) + 1 if self.position.get("revealed") else 0)
        killed = [mark["character"] for mark in self.position.get("marks", []) if mark["mark"] == "killed"]
        silent = {
            name
            for rank, name in enumerate(ranks, 1)
            if rank < called and name not in self.position.get("revealed", {}) and name not in killed
        }
        return any(silent & set(player["characters"]) for player in self.players)

    # -- faces of marks

    def _faces(self, kind: str) -> None:
        """One mark of a set has the true face; which one may be open, or it may be gone unseen."""
        marks = [mark for mark in self.position.get("marks", []) if mark["mark"] == kind]
        secret = [mark for mark in secret_marks(self.position, self.seat) if mark["mark"] == kind]
        if not secret or any(mark["shown"] and mark["face"] for mark in marks):
            return
        gone = len(marks) < marks[0]["placed"]
        true = self.random.choice([*secret, None] if gone else secret)
        for mark in secret:
            mark["face"] = mark is true


def _all_of(zone: list[str]) -> list[tuple[list[str], int]]:
    return [(zone, index) for index in range(len(zone))]


def _unknown_of(zone: list[str], known: list[str | None]) -> list[tuple[list[str], int]]:
    return [(zone, i) for i in range(len(zone)) if i >= len(known) or known[i] is None]
