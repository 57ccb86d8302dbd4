"""Texts of a study's report: questions, methods and the names of the figures."""

from __future__ import annotations

from typing import Final, NamedTuple

from citadels.lab.study import ALL, ASSOCIATION, EXPERIMENT, RANDOMIZED, Estimate, Finding
from citadels.lab.trials import CHOSEN
from citadels.locale import Texts

MINUS: Final = "−"
LISTS: Final = {ALL: "All lists", CHOSEN: "Chosen cards", "random": "Random cards"}


class Measure(NamedTuple):
    """A measure: its name, its column title, and whether it is a share, shown in percent."""

    name: str
    title: str
    share: bool = False


MEASURES: Final = {
    "wins": Measure("Share of wins", "share of wins (percentage points)", True),
    "points": Measure("Points", "points"),
    "rounds": Measure("Rounds", "rounds"),
    "mean_points": Measure("Points of a player", "points of a player"),
    "spread": Measure("From first to last", "points between first and last"),
    "lead": Measure("From first to second", "points between first and second"),
    "ties": Measure("Ties", "ties of the first two (percentage points)", True),
    "crown": Measure("The first crown", "worth of the crown (percentage points)", True),
}

MEANS: Final = {
    EXPERIMENT: "Experiment: the same deal was played with and without it, so it is the cause.",
    RANDOMIZED: "Lot: chance decided who had it, so it is the cause.",
    ASSOCIATION: "Association: the players decided, so it need not be the cause.",
}
HOW_TO_READ: Final = (
    (
        "A dot is an estimate, the line through it the 95 % interval: where the true value probably lies. "
        "A filled, blue dot is clear: it is there even if one allows for asking so many questions at once "
        "(Holm’s correction: the risk of even one false claim in a family of findings is 5 %). A hollow one "
        "may be chance, even if its interval does not reach zero."
    ),
    (
        "A share of wins is told in percentage points: +5.0 means 30 % instead of 25 % at a table of four. "
        "All figures are about these bots. Stronger players may make more of a card, or less."
    ),
    "Deals are independent of each other, games of one deal are not: errors are taken over deals.",
)


class Question(NamedTuple):
    """A question, and how it is answered."""

    title: str
    asked: str
    how: str


QUESTIONS: Final = {
    "crown": Question(
        "The crown",
        "What is it worth to have the crown first?",
        "Every deal is played once for each seat, with the crown at that seat first and everything else the "
        "same: hands, deck, and the characters that are laid aside. A player with the crown is compared with "
        "the same player, with the same hand, when another one has it.",
    ),
    "seat": Question(
        "Seats",
        "What is it worth to sit so many seats after the first crown?",
        "From the same games: in every deal each hand sits in each place once, counted clockwise from the "
        "crown. The share of wins in a place is compared with that in the other places.",
    ),
    "choice": Question(
        "The first choice",
        "What is it worth to choose first, later in the game?",
        "In one game of every deal a round after the first is drawn by lot. From its beginning the game is "
        "played to the end once for each seat, with the crown, and so the first choice, given to that seat. "
        "The same characters lie there each time. Players are compared with themselves, as for the crown.",
    ),
    "characters": Question(
        "Characters",
        "What is it worth to take a character rather than another of the same packet?",
        "In one game of every deal one choice of a character is drawn by lot. The game is played on to the "
        "end once with each character of the packet. A character is compared with the mean of the others. "
        "It is worth what these bots make of it.",
    ),
    "districts": Question(
        "Districts",
        "What is it worth to be dealt a district, and how do those fare who build it?",
        "In the opening hand: hands with the district are compared with hands without it, each over all "
        "games of its deal. Built: players who built it are compared with players who built as many "
        "districts without it.",
    ),
    "lists": Question(
        "Lists of cards",
        "How do games with a list differ from games with the others?",
        "Each list is compared with all other lists together.",
    ),
    "options": Question(
        "Options",
        "What does an optional rule change?",
        "The same deals are played with and without it, and compared deal by deal.",
    ),
}


def figure(measure: str, value: float, sign: bool = False) -> str:
    """Format a value of a measure.

    >>> figure("wins", -0.0312, sign=True), figure("points", 1.25)
    ('−3.1', '1.25')
    """
    share = MEASURES[measure].share
    text = f"{abs(100 * value):.1f}" if share else f"{abs(value):.2f}"
    is_zero = not text.strip("0.")
    before = "" if is_zero else MINUS if value < 0 else "+" if sign else ""
    return before + text


def format_estimate(measure: str, found: Estimate) -> str:
    """Format a value with its interval.

    >>> format_estimate("points", Estimate(1.0, 0.1, 0.8, 1.2, 0.0))
    '+1.00 (+0.80 to +1.20)'
    """
    value, low, high = [figure(measure, each, sign=True) for each in (found.value, found.low, found.high)]
    return f"{value} ({low} to {high})"


class Names:
    """Display names in the report."""

    def __init__(self, edition: str) -> None:
        self.texts = Texts(edition=edition)

    def list(self, name: str) -> str:
        """Return the name of a preset."""
        return LISTS.get(name) or self.texts.title("preset", name)

    def subject(self, finding: Finding) -> str:
        """Return the name of a finding's subject."""
        if finding.question in ("crown", "choice"):
            return self.list(finding.list)
        if finding.question == "seat":
            place = int(finding.subject.removeprefix("place_")) - 1
            return ("With the crown", "1 seat after it")[place] if place < 2 else f"{place} seats after it"
        if finding.question == "lists":
            return self.list(finding.subject)
        if finding.question == "options":
            return f"{self.option(finding.subject)}: {self.list(finding.list)}"
        return self.texts.name(finding.subject)

    def option(self, name: str) -> str:
        """Return the name of an optional rule."""
        if name == "ninth":
            return "Rank 9"
        return (
            f"{name.removeprefix('size ')} districts" if name.startswith("size ") else name.replace("_", " ")
        )
