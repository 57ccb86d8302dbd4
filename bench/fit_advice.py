"""Fit the expert's advice about characters to what `learned` drafts.

    python -m bench.fit_advice                          2,000 games, all lists and editions, 3 to 7 players
    python -m bench.fit_advice --games 100 --jobs 1

At each table some players are `learned`, some experts, and some experts that draft as `learned` would.
Whenever anybody picks, it is noted how likely `learned` would pick what, with the worth of each character and
the circumstances. Of each character the factor of its worth, its bias and its weights are fitted, so that
the picks of `learned` are the likeliest (a conditional logit, by Newton's method, one character after the
other). They are printed beside the present ones, in the unit of the advice, with what each circumstance that
the advice does not mention could add, in thousandths of a nat. A fifth of the games is left out and says how
unexpected the picks of `learned` are.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

import citadels
from citadels.bots import Bot, ExpertBot, LearnedBot
from citadels.bots.advice import CharacterAdvice, written
from citadels.bots.advice.draft_features import DRAFT_FEATURES
from citadels.bots.learned.network import load_default_network
from citadels.bots.learned.sampling import probabilities
from citadels.cli import use_one_thread
from citadels.engine.actions import Action
from citadels.engine.game import Option
from citadels.engine.view import View

Array = NDArray[np.float64]
ALWAYS = "always"
CHARACTERS = sorted(written("characters"))
TERMS = ["worth", ALWAYS, *DRAFT_FEATURES]
PLAYERS = (3, 4, 4, 4, 4, 4, 4, 5, 5, 6, 7)
LISTS = [(edition.key, preset) for edition in citadels.EDITIONS.values() for preset in edition.presets]
SWEEPS = 12
STIFFNESS = 5.0  # weight of the present value, in questions
NATS = 1.3  # per point of the advice
HELD_OUT = 5  # one game in this many
WORTH_NAMING = 0.5  # in thousandths of a nat


class DrafterBot(Bot):
    """The expert, except in the draft."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._expert, self._learned = ExpertBot(seed), LearnedBot(seed)

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Choose as `learned` in the draft, and as the expert elsewhere."""
        bot = self._learned if options[0].action.verb in ("pick", "discard") else self._expert
        return bot.choose(view, options)


KINDS = (LearnedBot, DrafterBot, DrafterBot, ExpertBot)


class Question(NamedTuple):
    """A pick, with the features of its options."""

    offered: list[int]  # indexes of characters
    chances: list[float]  # probabilities by `learned`
    worths: list[float]
    circumstances: list[float]


def questions(number: int) -> list[Question]:
    """Return all picks of one game."""
    chance = Random(number)
    edition, preset = chance.choice(LISTS)
    seats = chance.choice(PLAYERS)
    game = citadels.new_game(edition, preset, seats, seed=f"advice/{number}")
    bots = [chance.choice(KINDS)(f"{number}/{seat}") for seat in range(seats)]
    found: list[Question] = []
    while not game.over:
        seat = game.seat
        assert seat is not None
        view, options = game.view(seat), game.options()
        if options[0].action.verb == "pick" and len(options) > 1:
            found.append(question(view, [option.action for option in options]))
        game.play(bots[seat].choose(view, options))
    return found


def question(view: View, picks: Sequence[Action]) -> Question:
    assessment = ExpertBot("").assess(view)
    about = assessment.advice.characters
    return Question(
        [CHARACTERS.index(pick.name) for pick in picks],
        probabilities(load_default_network().answer(view, picks).logits),
        [about[pick.name].worth(assessment, view.seat) for pick in picks],
        [measure(assessment, view.seat) for measure in DRAFT_FEATURES.values()],
    )


@dataclass(frozen=True)
class Draft:
    """Questions as arrays, by question and character."""

    offered: NDArray[np.bool_]
    chances: Array
    terms: Array  # by question and term, without the worth

    worths: Array

    @staticmethod
    def of(found: Sequence[Question]) -> Draft:
        shape = len(found), len(CHARACTERS)
        draft = Draft(
            np.zeros(shape, bool), np.zeros(shape), np.ones((len(found), len(TERMS))), np.zeros(shape)
        )
        for row, each in enumerate(found):
            draft.offered[row, each.offered] = True
            draft.chances[row, each.offered] = each.chances
            draft.worths[row, each.offered] = each.worths
            draft.terms[row, 2:] = each.circumstances
        return draft

    def terms_of(self, character: int) -> Array:
        """Return the terms of the questions that offer a character."""
        rows = self.offered[:, character]
        return np.column_stack([self.worths[rows, character], self.terms[rows, 1:]])

    def scores(self, numbers: Array) -> Array:
        """Return the score of each character, in nats."""
        found = np.full(self.offered.shape, -np.inf)
        for character, own in enumerate(numbers):
            found[self.offered[:, character], character] = self.terms_of(character) @ own
        return found

    def expected(self, numbers: Array) -> Array:
        """Return the probabilities of picks with these weights."""
        return _chances(self.scores(numbers))

    def surprise(self, numbers: Array) -> float:
        """Return the cross entropy of the picks of `learned`, in nats."""
        chances = np.where(self.offered, self.expected(numbers), 1.0)
        return float(-(self.chances * np.log(np.maximum(chances, 1e-12))).sum(1).mean())


def _chances(scores: Array) -> Array:
    odds = np.exp(scores - scores.max(1, keepdims=True))
    found: Array = odds / odds.sum(1, keepdims=True)
    return found


def present() -> Array:
    """Return the weights of the advice, in nats, by character and term."""
    return NATS * np.array([_numbers(written("characters")[key]) for key in CHARACTERS])


def _numbers(advice: CharacterAdvice) -> list[float]:
    return [1.0, advice.bias, *[advice.feature_weights.get(name, 0.0) for name in DRAFT_FEATURES]]


def fitted(draft: Draft, start: Array) -> Array:
    """Fit the weights by maximum likelihood. Weights that the advice lacks stay 0."""
    numbers, scores = start.copy(), draft.scores(start)
    for _ in range(SWEEPS):
        for character in range(len(CHARACTERS)):
            free = start[character] != 0
            free[:2] = True
            rows = draft.offered[:, character]
            terms = draft.terms_of(character)[:, free]
            expected = _chances(scores[rows])[:, character]
            drift = numbers[character, free] - start[character, free]
            slope = terms.T @ (draft.chances[rows, character] - expected) - STIFFNESS * drift
            curve = (terms.T * (expected * (1 - expected))) @ terms + STIFFNESS * np.eye(len(terms.T))
            numbers[character, free] += np.linalg.solve(curve, slope)
            scores[rows, character] = terms @ numbers[character, free]
    return numbers


def gains(draft: Draft, numbers: Array) -> Array:
    """Return the gain of fitting each term too, in thousandths of a nat, by character."""
    found, expected = np.zeros(numbers.shape), draft.expected(numbers)
    for character in range(len(CHARACTERS)):
        rows = draft.offered[:, character]
        terms, guess = draft.terms_of(character), expected[rows, character]
        loose = guess * (1 - guess)
        centred = terms - (loose @ terms) / max(loose.sum(), 1.0)
        slope = terms.T @ (draft.chances[rows, character] - guess)
        found[character] = slope**2 / np.maximum(loose @ centred**2, 1.0)
    return 500 * found / len(draft.chances)


def row(character: int, draft: Draft, old: Array, new: Array, more: Array) -> str:
    offered = draft.offered[:, character]
    shown = [
        f"{term} {before / NATS:.2f} → {after / NATS:.2f}"
        for term, before, after in zip(TERMS, old[character], new[character], strict=True)
        if before or after
    ]
    missing = [
        f"{term} {gain:.1f}"
        for term, gain, number in zip(TERMS, more[character], new[character], strict=True)
        if not number and gain > WORTH_NAMING
    ]
    taken = 100 * draft.chances[offered, character].mean() if offered.any() else 0.0
    expected = 100 * draft.expected(old)[offered, character].mean() if offered.any() else 0.0
    return (
        f"| `{CHARACTERS[character]}` | {offered.sum()} | {taken:.0f} % | {expected:.0f} % "
        f"| {', '.join(shown)} | {', '.join(missing)} |"
    )


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    use_one_thread()
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        played = pool.imap(questions, range(wanted.games), 10)
        games = list(track(played, "games", wanted.games, console=Console(stderr=True)))
    known = Draft.of([each for number, game in enumerate(games) for each in game if number % HELD_OUT])
    unseen = Draft.of([each for game in games[::HELD_OUT] for each in game])
    old = present()
    new = fitted(known, old)
    more = gains(known, new)
    print("| character | offered | `learned` takes it | the advice expects | old → new | could be added |")
    print("|---|---|---|---|---|---|")
    for character in range(len(CHARACTERS)):
        print(row(character, known, old, new, more))
    print(f"\nsurprise in nats: {unseen.surprise(old):.3f} with the old numbers,", end=" ")
    print(f"{unseen.surprise(new):.3f} with the new, {unseen.surprise(0 * new):.3f} with none")
    return 0


if __name__ == "__main__":
    sys.exit(main())
