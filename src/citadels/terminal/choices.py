"""Show the options of a question as a numbered list, and match typed words to them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from citadels.engine.actions import DISTRICT, Action
from citadels.engine.building import ChooseCards
from citadels.engine.game import Game, Option
from citadels.engine.view import View
from citadels.locale import Texts, fold

MANY = 4  # A verb with more options than this gets a submenu.
GROUPS = {"gather": "group-gather", "build": "group-build", "end": "group-end"}
ORDER = ("group-gather", "group-abilities", "group-build", "group-end")
MIN_PREFIX = 3  # letters; shorter prefixes match no word


@dataclass(frozen=True)
class MenuEntry:
    """A line of the menu: an option, or a submenu."""

    text: str
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Group:
    """A group of menu entries; without a title if it is the only one."""

    title: str
    entries: list[MenuEntry]


class Choices:
    """Format the options of a question, and parse typed words."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        self._fillers = set(texts.about.fillers)

    # -- menu

    def groups(self, game: Game, view: View) -> list[Group]:
        """Return the options in groups: gather, abilities, build, end."""
        options = game.options()
        if view.prompt != "turn":
            return [Group("", [self._entry(game, view, option) for option in options])]
        out = []
        for id in ORDER:
            mine = [option for option in options if GROUPS.get(option.action.verb, ORDER[1]) == id]
            if mine:
                required = any(option.mandatory for option in mine)
                title = self.texts.say(
                    "group-required" if required else "group-title", group=self.texts.say(id)
                )
                out.append(Group(title, self._entries(game, view, mine)))
        return out

    def _entries(self, game: Game, view: View, options: list[Option]) -> list[MenuEntry]:
        out: list[MenuEntry] = []
        for verb, same in groupby(options, key=lambda option: option.action.verb):
            found = list(same)
            menu = self.texts.menu(verb) if len(found) > MANY else None
            if menu is None:
                out += [self._entry(game, view, option) for option in found]
            else:
                out.append(
                    MenuEntry(self.texts.say("choice-many", text=menu, count=len(found)), tuple(found))
                )
        return out

    def inner(self, game: Game, view: View, entry: MenuEntry) -> list[MenuEntry]:
        """Return the entries of a submenu."""
        return [self._entry(game, view, option) for option in entry.options]

    def _entry(self, game: Game, view: View, option: Option) -> MenuEntry:
        return MenuEntry(self.text(game, view, option), (option,))

    def text(self, game: Game, view: View, option: Option) -> str:
        """Describe an option, with the rank, or the type and cost, of the card it names."""
        action = option.action
        text = self.texts.action(option, view, self.names)
        rank = view.rules.rank.get(action.name)
        if rank is not None:
            out = "yes" if action.name in view.faceup else "no"
            return self.texts.say("card-character", action=text, rank=rank, out=out)
        if option.price is None and view.rules.edition.verbs.get(action.verb) == DISTRICT:
            return self.card(view, action, text)
        return text

    def card(self, view: View, action: Action, text: str) -> str:
        district = view.rules.built[action.name].district
        arguments = self.texts.card_arguments("card", action.name)
        arguments |= self.texts.type_arguments("type", district.type)
        return self.texts.say("card-in-action", arguments, action=text, cost=district.cost)

    # -- parsing

    def matching(self, game: Game, view: View, typed: str) -> list[Option]:
        """Return the options that the words match; only one if they are exactly an action's words."""
        options = game.options()
        exact = [option for option in options if option.action.text == " ".join(typed.split())]
        if exact:
            return exact
        wanted = self._words(typed)
        found = []
        for option in options:
            known = self._words(option.action.text) | self._words(self.text(game, view, option))
            if option.seat is not None:
                known |= self._words(self.names[option.seat])
            if wanted and all(_means(word, known) for word in wanted):
                found.append(option)
        return found

    def refusal(self, game: Game, view: View, typed: str) -> str | None:
        """Return why the action that the words match is refused, or None."""
        wanted = self._words(typed)
        for refusal in game.refused():
            text = self.texts.action(refusal.action, view, self.names)
            known = self._words(refusal.action.text) | self._words(text)
            if wanted and all(_means(word, known) for word in wanted):
                return self.texts.say("labelled", label=text, text=self.texts.reason(refusal.reason))
        return None

    def refusals(self, game: Game, view: View) -> list[str]:
        """Return a line for each refused verb and reason."""
        together: dict[tuple[str, str], list[str]] = {}
        for refusal in game.refused():
            text = self.texts.action(refusal.action, view, self.names)
            together.setdefault((refusal.action.verb, self.texts.reason(refusal.reason)), []).append(text)
        return [
            self.texts.say("labelled", label=self._summary(verb, actions), text=reason)
            for (verb, reason), actions in together.items()
        ]

    def _summary(self, verb: str, actions: list[str]) -> str:
        menu = self.texts.menu(verb)
        return menu if menu and len(actions) > MANY else ", ".join(actions)

    def example(self, game: Game, view: View) -> str:
        """Return what the player could type for the first option."""
        option = game.options()[0]
        text = self.texts.action(option, view, self.names)
        meant = [found.action.text for found in self.matching(game, view, text)]
        return text if meant == [option.action.text] else option.action.text

    def _words(self, text: str) -> set[str]:
        """Normalize a text to words: no articles, accents, punctuation or capitals."""
        return set(re.findall(r"[^\W_]+\+?", fold(text))) - self._fillers


def _means(word: str, known: set[str]) -> bool:
    if word in known:
        return True
    return len(word) >= MIN_PREFIX and any(other.startswith(word) for other in known)


def picking(view: View) -> str | None:
    """Return the verb for picking cards if the question asks for several and none is picked yet."""
    if not view.pending or view.me.chosen_count:
        return None
    step = view.rules.edition.steps[str(view.pending[-1][0])]
    return step.pick if issubclass(step, ChooseCards) else None
