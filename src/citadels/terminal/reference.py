"""Look up the cards of an edition by name."""

from __future__ import annotations

from difflib import get_close_matches

from citadels.engine.actions import TYPES
from citadels.engine.cards import Character, District
from citadels.engine.errors import CitadelsError
from citadels.engine.rules import Edition
from citadels.locale import Texts, fold
from citadels.terminal.invocation import hint

SUGGESTIONS = 3


class Reference:
    """The cards of an edition with their texts and rulings."""

    def __init__(self, texts: Texts, edition: Edition) -> None:
        self.texts = texts.for_edition(edition.key)
        self.edition = edition
        self.cards: dict[str, Character | District] = {}
        self.cards |= {card.key: card for card in edition.characters}
        self.cards |= {card.key: card for card in edition.districts}

    def find(self, text: str) -> str:
        """Return the key of a card given by name or key. Raise CitadelsError with close matches otherwise."""
        known = {_plain(name): key for key in self.cards for name in (key, self.texts.name(key))}
        wanted = _plain(text)
        if wanted in known:
            return known[wanted]
        begun = {key for name, key in known.items() if wanted and name.startswith(wanted)}
        if len(begun) == 1:
            return begun.pop()
        close = [known[name] for name in get_close_matches(wanted, known, SUGGESTIONS * 2)]
        names = [self.texts.name(key) for key in dict.fromkeys([*sorted(begun), *close])][:SUGGESTIONS]
        if names:
            raise CitadelsError(self.texts.say("rules-close", text=text, close=" / ".join(names)))
        raise CitadelsError(self.texts.say("rules-unknown", text=text))

    def lines(self, key: str) -> list[str]:
        """Return everything about one card, in lines."""
        card = self.cards[key]
        name = self.texts.name(key)
        if isinstance(card, Character):
            title = self.texts.say("rules-character-title", name=name, rank=card.rank)
        else:
            title = self.texts.say(
                "rules-district-title",
                self.texts.type_arguments("type", card.type),
                name=name,
                cost=card.cost,
                copies=self.edition.copies[card.kind],
            )
        rulings = self.texts.rulings(key)
        return [
            title,
            self.texts.card_text(key) or self.texts.say("rules-nothing"),
            *([self.texts.say("rules-rulings", rulings=rulings)] if rulings else []),
        ]

    def overview(self) -> list[str]:
        """Return a line for each card, by kind."""
        say = self.texts.say
        lines = [say("rules-characters"), *[self._character(card) for card in self.edition.characters]]
        for type in TYPES:
            lines += ["", say("rules-districts", self.texts.type_arguments("type", type))]
            lines += [self._district(card) for card in self.edition.districts if card.type == type]
        lines += [
            "",
            say("rules-presets", command=hint("play", "--preset", "LIST")),
            *[self._preset(key) for key in (*self.edition.presets, "random")],
        ]
        return [*lines, "", say("rules-overview", command=hint("rules", self.edition.districts[-1].key))]

    def _preset(self, key: str) -> str:
        return self.texts.say("rules-preset", key=key, text=self.texts.card_text(f"preset_{key}"))

    def _character(self, card: Character) -> str:
        text = self.texts.card_text(card.key)
        return self.texts.say("rules-character", rank=card.rank, name=self.texts.name(card.key), text=text)

    def _district(self, card: District) -> str:
        text = self.texts.card_text(card.key)
        name = self.texts.name(card.key)
        return self.texts.say("rules-district", name=name, cost=card.cost, text=text or "none")

    def to_json(self, key: str) -> dict[str, object]:
        """Return a card as JSON."""
        card = self.cards[key]
        document: dict[str, object] = {"key": key, "name": self.texts.name(key)}
        if isinstance(card, Character):
            document |= {"kind": "character", "rank": card.rank}
        else:
            copies = self.edition.copies[card.kind]
            document |= {"kind": "district", "type": card.type, "cost": card.cost, "copies": copies}
        return document | {
            "text": self.texts.card_text(key),
            "rulings": self.texts.rulings(key),
        }


def _plain(text: str) -> str:
    return "".join(letter for letter in fold(text) if letter.isalnum())
