"""Play a game in plain lines: numbered choices, one sentence per event, friendly to screen readers.

It reads from one stream and writes to another, so it works in a terminal, through a pipe and in tests.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TextIO

from citadels.bots import Bot, expert
from citadels.engine.errors import CitadelsError, IllegalAction
from citadels.engine.game import Game
from citadels.engine.view import View
from citadels.locale import Texts, fold
from citadels.record import GameFile
from citadels.terminal.choices import Choices, Group, MenuEntry, picking
from citadels.terminal.invocation import hint
from citadels.terminal.lines import INDENT, Lines, tolerant
from citadels.terminal.narrator import Narrator
from citadels.terminal.reference import Reference
from citadels.terminal.saving import obstacle, rescue_path
from citadels.terminal.show import Show

LOG_LINES = 30


class PlayerLeft(Exception):
    """The player left, or the input ended."""


class LineClient:
    """A game of one person against bots, in plain lines."""

    def __init__(
        self,
        record: GameFile,
        seat: int,
        bots: dict[int, Bot],
        names: Sequence[str],
        source: TextIO,
        output: TextIO,
        *,
        texts: Texts | None = None,
        title: str = "",
        save: Path | None = None,
    ) -> None:
        self.record = record
        self.game: Game = record.replay()
        self.seat = seat
        self.bots = bots
        self.names = names
        self.texts = (texts or Texts()).for_edition(self.game.rules.edition.key)
        self.show = Show(self.texts, names)
        self.choices = Choices(self.texts, names)
        self.narrator = Narrator(self.texts, seat, names)
        self._in = tolerant(source)
        self._out = Lines.to(output)
        self._title = title
        self._save = save
        self._seated = False  # whether the table has been shown yet
        self._told = 0  # number of events told so far
        self._steps: list[int] = []  # number of actions of each undoable choice
        self._groups: list[Group] = []
        self._entries: list[MenuEntry] = []
        self._cards: list[str] = []  # offered when the question asks for several cards
        self._offered: dict[str, int] = {}  # round in which each character was first offered
        self._inside = False  # whether a submenu is shown
        self._leaving = False

    # -- game loop

    def run(self) -> bool:
        """Play until the game is over or the player leaves. Return False if saving failed."""
        self._welcome()
        try:
            while not self.game.over:
                if self.game.seat == self.seat:
                    self._my_decision()
                else:
                    self._bots_decision()
            self._end()
        except PlayerLeft as left:
            self._line(str(left))
            if self._in.isatty() and not self._leaving:
                self._rescue()
        except KeyboardInterrupt:
            self._line("")
            self._rescue()
            raise
        finally:
            saved = self._save is None or self._write(self._save)
        return saved

    def _welcome(self) -> None:
        view, say = self.view, self.texts.say
        if self.record.actions:
            self._told = len(self.game.events)
            self.narrator.tell(self.game.seen_by(self.seat))
            self._line(say("play-resumed", round=view.round, over="yes" if self.game.over else "no"))
            if self.game.over:
                return
        else:
            bots = self.texts.listed([self.names[seat] for seat in sorted(self.bots)])
            self._line(say("play-welcome", preset=self._title, seats=len(self.names), bots=bots))
            self._line(say("play-goal", complete=view.complete_size))
        self._line(say("play-how"))

    def _bots_decision(self) -> None:
        seat = self.game.seat
        assert seat is not None
        action = self.bots[seat].choose(self.game.view(seat), self.game.options())
        self.game.apply(action)
        self.record.actions.append(action.text)
        self._steps = []

    def _my_decision(self) -> None:
        """Narrate new events, show the table, and read lines until the player chooses."""
        news = self._tell()
        if news or not self._seated:
            self._seated = True
            self._line("")
            self._lines(self.show.table(self.view))
        self._ask()
        version = len(self.record.actions)
        while len(self.record.actions) == version and not self.game.over:
            self._read()

    def _tell(self) -> bool:
        """Narrate the new events. Return whether any came from other players."""
        events = self.game.seen_by(self.seat)[self._told :]
        others = any(getattr(event, "seat", self.seat) != self.seat for event in events)
        self._told = len(self.game.events)
        sentences = self.narrator.tell(events)
        if sentences and sentences[0]:
            self._line("")
        self._lines(sentences)
        return others

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

    @property
    def asks_for_cards(self) -> bool:
        """Whether the player must enter several card numbers instead of one choice."""
        return bool(self._cards)

    @property
    def last_number(self) -> int:
        """The highest valid number."""
        return len(self._cards) or len(self._entries)

    # -- prompts

    def _ask(self) -> None:
        """Show the question and its options."""
        view = self.view
        self._line("")
        self._lines(self.show.strip(view))
        self._line(self.texts.prompt(view, self.names))
        if view.me.chosen:
            picked = str(self.texts.cards_arguments("cards", view.me.chosen)["cards"])
            self._line(self.texts.say("table-picked", cards=picked))
        self._inside = False
        verb = picking(view)
        self._cards = list(view.me.hand or ()) if verb else []
        if verb:
            self._show_cards(view)
            return
        self._groups = self.choices.groups(self.game, view)
        self._show_groups(view)

    def _show_cards(self, view: View) -> None:
        self._entries = []
        for number, card in enumerate(self._cards, 1):
            self._choice(number, self.show.district(view, card))
        self._line(self.texts.say("cards-how"))

    def _show_groups(self, view: View) -> None:
        self._entries = [entry for group in self._groups for entry in group.entries]
        number = 0
        for group in self._groups:
            if group.title:
                self._line(group.title)
            for entry in group.entries:
                number += 1
                self._choice(number, entry.text)
                if view.prompt == "pick":
                    self._explain(view, entry.options[0].action.name)
        if len(self._entries) == 1:
            self._line(self.texts.say("only-choice"))

    def _explain(self, view: View, character: str) -> None:
        """Explain each character in the round in which it is first offered."""
        if self._offered.setdefault(character, view.round) == view.round:
            self._line(self.texts.card_text(character), INDENT * 3)

    def _choice(self, number: int, text: str) -> None:
        self._line(self.texts.say("choice", number=number, text=text), INDENT)

    # -- input

    def _read(self) -> None:
        """Read one line and carry it out."""
        self._out.ask("> ")
        line = self._in.readline()
        if not line:
            self._line("")
            raise PlayerLeft(self.texts.say("input-ended"))
        typed = " ".join(line.split())
        if not self._in.isatty():
            self._line(typed)
        word, _, rest = typed.partition(" ")
        command = self._commands().get(word.lower())
        if word.lower() not in QUIT:
            self._leaving = False
        if command is not None:
            command(rest)
        elif not typed:
            self._enter()
        elif (numbers := _numbers_in(typed)) is not None:
            self._numbers(numbers)
        else:
            self._words(typed)

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "?": self._help,
            "help": self._help,
            "table": lambda _: self._lines(self.show.table(self.view)),
            "hand": lambda _: self._line(self.show.hand(self.view)),
            "city": self._city,
            "cast": lambda _: self._lines(self.show.cast(self.view)),
            "rules": self._rules,
            "why": self._why,
            "hint": self._hint,
            "log": self._log,
            "score": lambda _: self._line(self.show.scores_so_far(self.view)),
            "undo": self._undo,
            "save": self._save_as,
            **dict.fromkeys(QUIT, self._quit),
        }

    def _enter(self) -> None:
        """Take the only option, or show the options again."""
        if len(self._entries) == 1 and not self._cards:
            self._numbers([1])
        else:
            self._ask()

    def _numbers(self, numbers: list[int]) -> None:
        last = self.last_number
        if self._inside and numbers == [0]:
            self._ask()
        elif any(not 1 <= number <= last for number in numbers) or (len(numbers) > 1 and not self._cards):
            self._line(self.texts.say("bad-number", last=last))
        elif self._cards:
            self._pick_cards(numbers)
        else:
            self._take(self._entries[numbers[0] - 1])

    def _take(self, entry: MenuEntry) -> None:
        if len(entry.options) == 1:
            self._do([entry.options[0].action.text])
            return
        self._entries = self.choices.inner(self.game, self.view, entry)
        self._inside = True
        self._line(entry.text)
        for number, inner in enumerate(self._entries, 1):
            self._choice(number, inner.text)
        self._choice(0, self.texts.say("choice-back"))

    def _pick_cards(self, numbers: list[int]) -> None:
        """Pick several cards at once. Apply them one by one, but only if all are legal."""
        verb = picking(self.view)
        texts = [f"{verb} {self._cards[number - 1]}" for number in dict.fromkeys(numbers)]
        trial = self.game.clone()
        try:
            for text in texts:
                trial.apply(text)
        except IllegalAction:
            self._say_how_many()
            return
        if trial.prompt == self.game.prompt and trial.seat == self.seat:
            if DONE not in [action.text for action in trial.actions()]:
                self._say_how_many()
                return
            texts.append(DONE)
        self._do(texts)

    def _say_how_many(self) -> None:
        """Say how many cards to pick: try on a copy for the minimum and the maximum."""
        trial = self.game.clone()
        least, most = None, 0
        while (trial.prompt, trial.seat) == (self.game.prompt, self.seat):
            actions = [action.text for action in trial.actions()]
            if DONE in actions and least is None:
                least = most
            if actions[0] == DONE:
                break
            trial.apply(actions[0])
            most += 1
        least = most if least is None else least
        kind = "exactly" if least == most else "range"
        self._line(self.texts.say("how-many", kind=kind, least=least, most=most))

    def _words(self, typed: str) -> None:
        """Apply an action typed in words."""
        view = self.view
        found = self.choices.matching(self.game, view, typed)
        if len(found) == 1:
            self._do([found[0].action.text])
            return
        if found:
            texts = [self.choices.text(self.game, view, option) for option in found[: 2 * LOG_LINES]]
            self._line(self.texts.say("ambiguous", choices=self.texts.row(texts)))
            return
        refusal = self.choices.refusal(self.game, view, typed)
        if refusal is not None:
            self._line(self.texts.say("refused", refusal=refusal))
        else:
            self._line(self.texts.say("not-understood", text=typed))

    def _do(self, actions: list[str]) -> None:
        for action in actions:
            self.game.apply(action)
            self.record.actions.append(action)
        self._steps = [*self._steps, len(actions)] if self.game.can_undo else []

    # -- commands

    def _help(self, _: str) -> None:
        option = self.choices.example(self.game, self.view)
        name = next((self.names[seat] for seat in self.bots), self.names[self.seat])
        text = self.texts.say("play-help", example=option, name=name)
        self._lines(text.split("\n"))

    def _city(self, rest: str) -> None:
        seat = self._seat_named(rest)
        if seat is None:
            self._line(self.texts.say("which-city", last=len(self.names) - 1))
        else:
            self._lines(self.show.city(self.view, seat))

    def _seat_named(self, text: str) -> int | None:
        if not text:
            return self.seat
        if text.isdecimal():
            return int(text) if int(text) < len(self.names) else None
        names = [fold(name) for name in self.names]
        return names.index(fold(text)) if fold(text) in names else None

    def _rules(self, rest: str) -> None:
        rules = self.game.rules
        if not rest:
            self._line(self.texts.say("which-card", example=self.texts.name(rules.unique[0])))
            return
        reference = Reference(self.texts, rules.edition)
        try:
            self._lines(reference.lines(reference.find(rest)))
        except CitadelsError as error:
            self._line(str(error))

    def _why(self, rest: str) -> None:
        lines = self.choices.refusals(self.game, self.view)
        lines = [line for line in lines if fold(rest) in fold(line)]
        self._lines(lines or [self.texts.say("nothing-refused")])

    def _hint(self, _: str) -> None:
        """Print the expert's choice and its reason; with several cards, a line for each."""
        trial = self.game.clone()
        self._say_hint(trial)
        while self._cards and (trial.prompt, trial.seat) == (self.game.prompt, self.seat):
            self._say_hint(trial)

    def _say_hint(self, trial: Game) -> None:
        """Print the hint for a copy of the game, and apply it to the copy."""
        view = trial.view(self.seat)
        option, reason = expert.hint(view, trial.options())
        action = self.texts.action(option, view, self.names)
        self._line(self.texts.say("hint", action=action, why=self.texts.why(reason, self.names)))
        trial.apply(option.action)

    def _log(self, rest: str) -> None:
        lines = Narrator(self.texts, self.seat, self.names).tell(self.game.seen_by(self.seat))
        count = int(rest) if rest.isdecimal() else LOG_LINES
        self._lines(lines[-count:] if count else lines)

    def _undo(self, _: str) -> None:
        if not self.game.can_undo or not self._steps:
            self._line(self.texts.say("cannot-undo"))
            return
        for _step in range(self._steps.pop()):
            self.game.undo()
            self.record.actions.pop()
        self._told = len(self.game.events)
        self._line(self.texts.say("taken-back"))

    def _save_as(self, rest: str) -> None:
        if rest:
            self._write(Path(rest).expanduser())
        elif self._save is not None:
            self._write(self._save)
        else:
            self._line(self.texts.say("which-file"))

    def _write(self, path: Path) -> bool:
        """Save the game, and print where it is and how to resume it. Return whether that worked."""
        problem = obstacle(self.texts, self.record, path)
        try:
            if problem is None:
                self.record.save(path)
        except OSError as error:
            problem = self.texts.say("save-failed", file=str(path), problem=error.strerror or str(error))
        if problem is not None:
            self._line(self.texts.say("not-saved", problem=problem))
            return False
        over = self.game.over
        command = hint("replay", path) if over else hint("play", "--resume", path)
        self._line(self.texts.say("saved-finished" if over else "saved", file=str(path), command=command))
        return True

    def _rescue(self) -> None:
        """Save an unsaved game to a rescue file when the player interrupts it."""
        if self._save is None and self.record.actions and not self.game.over:
            self._write(rescue_path(Path()))

    def _quit(self, _: str) -> None:
        if self._leaving or self._save is not None:
            raise PlayerLeft(self.texts.say("left"))
        self._leaving = True
        self._line(self.texts.say("really-quit"))

    # -- the end

    def _end(self) -> None:
        result = self.game.result()
        assert result is not None
        self._tell()
        self._line("")
        self._lines(self.show.result(result, self.seat))
        for seat, name in enumerate(self.names):
            hand = self.game.view(seat).me.hand
            if hand and seat != self.seat:
                told = self.texts.player_arguments("name", name) | self.texts.cards_arguments("cards", hand)
                self._line(self.texts.say("end-hand", told))

    # -- output

    def _lines(self, lines: Sequence[str]) -> None:
        self._out.write(lines)

    def _line(self, text: str, indent: str = "") -> None:
        self._out.line(text, indent)


def _numbers_in(typed: str) -> list[int] | None:
    """Parse a line of numbers; return None if there is anything else. "1." is 1."""
    words = [word.removesuffix(".") for word in typed.replace(",", " ").split()]
    return [int(word) for word in words] if words and all(word.isdecimal() for word in words) else None


DONE = "done"
QUIT = ("quit", "exit", "q")
