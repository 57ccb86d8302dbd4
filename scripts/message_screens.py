"""Group the messages by where a player meets them, for the sheet that native readers check."""

from __future__ import annotations

from functools import cache
from typing import Final

import citadels
from citadels.locale import DEFAULT, message_id
from scripts.message_patterns import Part, parts

CARDS: Final = {message_id(key): f"Cards as in {key.replace('_', ' ')}" for key in citadels.EDITIONS}

# The screens in the order of the sheet.
SCREENS: Final = (
    "Home page",
    "Setting up a table",
    "Lobby and links",
    "The table",
    "Draft",
    "My turn: questions",
    "My turn: what I can do",
    "My turn: what it brings about",
    "My turn: why not",
    "What happens",
    "Result and replay",
    "Tutorial",
    "Help and rules",
    "Preferences",
    "Errors",
    "Notifications and chat",
    "Privacy page",
    "Terminal",
    "Analysis and hints",
    "Bots",
    "Types, editions and lists of cards",
    *CARDS.values(),
    "Small parts of sentences",
)

# By how ids begin; the longest beginning decides, and it goes before the section.
BY_ID: Final = {
    "action-discard": "Draft",
    "action-pick": "Draft",
    "bot-": "Bots",
    "error-": "Errors",
    "edition-": "Types, editions and lists of cards",
    "missed-": "What happens",
    "preset-": "Types, editions and lists of cards",
    "prompt-discard-character": "Draft",
    "prompt-pick": "Draft",
    "span": "Notifications and chat",
    "stand-in-": "What happens",
    "type-": "Types, editions and lists of cards",
    "web-chat": "Notifications and chat",
    "web-draft-": "Draft",
    "web-has-chosen": "Draft",
    "web-help": "Help and rules",
    "web-hint": "Analysis and hints",
    "web-key": "Help and rules",
    "web-not-in-round": "Draft",
    "web-offered": "Draft",
    "web-order": "Draft",
    "web-packet-": "Draft",
    "web-picture-": "Help and rules",
    "web-points-": "Help and rules",
    "web-points-total": "Result and replay",
    "web-report": "Notifications and chat",
    "web-say": "Notifications and chat",
    "web-send": "Notifications and chat",
    "web-sign-": "Help and rules",
    "web-unique-districts": "Help and rules",
    "web-wish": "Draft",
    "web-you-choose": "Draft",
}  # fmt: skip

# By the headings of the English file of the page.
BY_SECTION: Final = {
    "Everywhere": "Home page",
    "The start": "Home page",
    "Without a connection": "Home page",
    "Positions and games as links and files": "Home page",
    "Setting up": "Setting up a table",
    "One device for several people": "Setting up a table",
    "Coming to a table": "Lobby and links",
    "Before the deal": "Lobby and links",
    "Links": "Lobby and links",
    "The table": "The table",
    "On the table": "The table",
    "The track of characters": "The table",
    "Types of districts": "The table",
    "The call": "The table",
    "Looking back": "The table",
    "Why not, in two words": "My turn: why not",
    "What happened": "What happens",
    "Coming back": "What happens",
    "The end": "Result and replay",
    "The replay": "Result and replay",
    "The tutorial: what the guide says, and why": "Tutorial",
    "By keyboard and by ear": "Help and rules",
    "Help and preferences": "Preferences",
    "Sounds": "Preferences",
    "Being called to the table": "Preferences",
    "Texts put together": "Small parts of sentences",
}

# By file, where neither of them decides.
BY_FILE: Final = {
    "actions.ftl": "My turn: what I can do",
    "analysis.ftl": "Analysis and hints",
    "bots.ftl": "Analysis and hints",
    "cards.ftl": CARDS["2016"],
    "common.ftl": "Small parts of sentences",
    "effects.ftl": "My turn: what it brings about",
    "events.ftl": "What happens",
    "play.ftl": "Terminal",
    "privacy.ftl": "Privacy page",
    "prompts.ftl": "My turn: questions",
    "reasons.ftl": "My turn: why not",
    "scores.ftl": "Result and replay",
    "server.ftl": "Notifications and chat",
    "settings.ftl": "Errors",
}


def screen_of(part: Part) -> str:
    """Return the screen to which a message belongs."""
    beginnings = [beginning for beginning in BY_ID if part.message.startswith(beginning)]
    if beginnings:
        return BY_ID[max(beginnings, key=len)]
    if part.file == "cards.ftl":
        return CARDS[_edition_of(part.message)]
    section = _sections().get(part.message, "")
    if part.file in BY_FILE:
        return BY_FILE[part.file]
    if section not in BY_SECTION:
        raise LookupError(f"section {section!r} of {part.file} has no screen; add it to BY_SECTION")
    return BY_SECTION[section]


@cache
def _sections() -> dict[str, str]:
    """Return the English headings under which the messages are written."""
    return {part.message: part.section for part in parts(DEFAULT).values()}


def _edition_of(card: str) -> str:
    """Return the edition whose text it is, or the first that has the card."""
    _, _, own = card.partition("--")
    return own or next(message_id(edition) for edition, cards in _cards().items() if card in cards)


@cache
def _cards() -> dict[str, set[str]]:
    editions = citadels.EDITIONS.items()
    return {
        key: {message_id(card.key) for card in (*one.characters, *one.districts)} for key, one in editions
    }
