"""Measure how much narrower intervals of the arena would be if luck were taken out, after AIVAT.

    python -m bench.variance_reduction                               240 games of each kind of match
    python -m bench.variance_reduction --match learned:expert --games 400 --redraws 8

Whenever chance acts, the moment is played again with other luck: the deal, the discards of a draft, the cards
of a draw. The bot's share of the win is corrected by its mean chance to win after the redraws, minus that
after what happened. Where a bot draws its answer, it is asked again in the same way. A correction has mean
zero, whatever the chances are: here each seat's own chance by the network, divided by their sum.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence, Set
from functools import partial
from itertools import islice
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import track

from citadels import Setup
from citadels.bots import Bot, make_bot
from citadels.bots.learned.naming import BLUFF_VERBS
from citadels.bots.search.evaluator import NetworkEvaluator, default_evaluator
from citadels.bots.search.mixing import NAMING_VERBS
from citadels.encoding.view_encoder import encode
from citadels.engine.actions import Action
from citadels.engine.chance import KEY_BYTES
from citadels.engine.events import CardsDrawn, CharactersDiscarded, DeckShuffled, Event
from citadels.engine.game import Game
from citadels.lab.arena import Match

MATCHES: Final = ("learned:expert", "greedy:novice")
CHANCE: Final = {CardsDrawn: "cards", DeckShuffled: "cards", CharactersDiscarded: "draft"}
KINDS: Final = {
    "deal": ("deal",),
    "draft": ("draft",),
    "cards": ("cards",),
    "chance": ("deal", "draft", "cards"),
    "picks": ("pick",),
    "names": ("name",),
    "other answers": ("answer",),
    "answers": ("pick", "name", "answer"),
    "chance and answers": ("deal", "draft", "cards", "pick", "name", "answer"),
}
RESAMPLES: Final = 2000  # of the deals, for intervals of the ratio


class Position(NamedTuple):
    """Chances to win by seat: of a finished game, or of these observations once they are evaluated."""

    wins: list[float]
    observations: list[bytes]


class Moment(NamedTuple):
    """Something that could have gone otherwise: what happened, and what happened when it was drawn again."""

    kind: str
    happened: list[Position]
    redrawn: list[Position]


class Played(NamedTuple):
    """A game of a match: the share of the win of the bot in question, and the corrections by kind."""

    deal: int
    won: float
    corrections: dict[str, float]
    seconds: float  # of all
    bots_seconds: float  # of the bots' answers


class LuckyGame:
    """Plays a game of a match, and everything that could have gone otherwise."""

    def __init__(self, match: Match, number: int, redraws: int) -> None:
        self.rng = Random(f"redraws/{match.seed}/{number}")
        self.redraws = redraws
        self.bots_seconds = 0.0
        settings = match.settings(number)
        self.game = settings.begin(match.key(number))
        names = match.seating(number)
        self.bots = [make_bot(name, match.bot_seed(number, seat)) for seat, name in enumerate(names)]
        deals = [position(settings.begin(self.rng.randbytes(KEY_BYTES))) for _ in range(redraws)]
        self.moments = [Moment("deal", [position(self.game)], deals)]

    def play(self) -> None:
        while not self.game.over:
            self._answer()

    def _answer(self) -> None:
        game, view, options = self.game, self.game.view(self.game.seat or 0), self.game.options()
        bot, before = self.bots[view.seat], game.clone()
        started = time.process_time()
        action = bot.choose(view, options)
        self.bots_seconds += time.process_time() - started
        others = self._ask_again(bot, game)
        kind = chance_in(game.apply(action))
        differs = any(other is not action for other in others)
        if not kind and not differs:
            return
        after = [position(game)]
        again = self._redraw(before, [action] * self.redraws) if kind else after
        if kind:
            self.moments.append(Moment(kind, after, again))
        if differs:
            asked = kind_of_answer({option.verb for option in options})
            self.moments.append(Moment(asked, again, self._redraw(before, others)))

    def _ask_again(self, bot: Bot, game: Game) -> list[Action]:
        """Return further answers of a bot, drawn as the first was. It keeps no state but its generator."""
        kept, found = bot.random, list[Action]()
        for _ in range(self.redraws if len(game.actions()) > 1 else 0):
            bot.random = Random(self.rng.random())
            found.append(bot.choose(game.view(game.seat or 0), game.options()))
        bot.random = kept
        return found

    def _redraw(self, before: Game, actions: Sequence[Action]) -> list[Position]:
        """Return the positions after these actions, with all chance drawn again that was still open."""
        found = []
        for action in actions:
            world = before.clone()
            world.state.key = self.rng.randbytes(KEY_BYTES)
            shuffle_unknown(world, self.rng)
            world.play(action)
            found.append(position(world))
        return found


def position(game: Game) -> Position:
    result = game.result()
    if result is not None:
        return Position(
            [(seat in result.winners) / len(result.winners) for seat in range(game.rules.seats)], []
        )
    return Position([], [encode(game.view(seat)) for seat in range(game.rules.seats)])


def shuffle_unknown(world: Game, rng: Random) -> None:
    """Shuffle the deck above the cards that were put at its bottom since it was last shuffled."""
    deck, lowest = world.state.deck, len(world.knowledge().bottom)
    unknown = deck[lowest:]
    rng.shuffle(unknown)
    deck[lowest:] = unknown


def chance_in(events: Sequence[Event]) -> str:
    """Return what chance decided in these events, or an empty string."""
    return next((CHANCE[type(event)] for event in events if type(event) in CHANCE), "")


def kind_of_answer(verbs: Set[str]) -> str:
    """Return the kind of an answer. It must not depend on the answer, or its corrections had another mean."""
    if "pick" in verbs:
        return "pick"
    return "name" if verbs & (NAMING_VERBS | BLUFF_VERBS) else "answer"


def corrections(
    moments: Sequence[Moment], seat: int, seats: int, evaluator: NetworkEvaluator
) -> dict[str, float]:
    """Return the corrections to a seat's share of the win, summed by kind."""
    every = [each for moment in moments for each in (*moment.happened, *moment.redrawn)]
    observations = [row for each in every for row in each.observations]
    own = iter(evaluator.win_probabilities(observations, seats))
    chances = iter([each.wins or [next(own) for _ in range(seats)] for each in every])
    found: dict[str, float] = defaultdict(float)
    for moment in moments:
        happened, redrawn = (
            fmean([by_seat[seat] / sum(by_seat) for by_seat in islice(chances, len(positions))])
            for positions in (moment.happened, moment.redrawn)
        )
        found[moment.kind] += redrawn - happened
    return found


def play(match: Match, redraws: int, number: int) -> Played:
    started, evaluator = time.process_time(), default_evaluator()
    assert evaluator is not None, "install numpy"
    lucky = LuckyGame(match, number, redraws)
    lucky.play()
    seat = match.seating(number).index(str(match.bots[0]))
    found = corrections(lucky.moments, seat, match.seats, evaluator)
    won = position(lucky.game).wins[seat]
    seconds = time.process_time() - started
    return Played(match.deal(number), won, found, seconds, lucky.bots_seconds)


def rows(match: Match, games: Sequence[Played]) -> Iterator[str]:
    """Yield a line for each set of corrections: its mean, and the ratios of standard errors."""
    name = f"`{match.bots[0]}` among `{match.field[0]}`"
    won = [game.won for game in games]
    for kinds, members in KINDS.items():
        luck = [sum(game.corrections.get(kind, 0.0) for kind in members) for game in games]
        fair = [share + each for share, each in zip(won, luck, strict=True)]
        plain, mean, corrected = (by_deal(games, values) for values in (won, luck, fair))
        low, high = ratio_interval(plain, corrected)
        cells = (
            f"{100 * fmean(mean):+.2f} ± {196 * stdev(mean) / len(mean) ** 0.5:.2f}",
            f"{stdev(fair) / stdev(won):.3f}",
            f"{stdev(corrected) / stdev(plain):.3f} ({low:.3f}–{high:.3f})",
        )
        yield f"| {' | '.join((name, kinds, *cells))} |"


def by_deal(games: Sequence[Played], values: Sequence[float]) -> list[float]:
    """Return the means over the games of each deal."""
    found: dict[int, list[float]] = defaultdict(list)
    for game, value in zip(games, values, strict=True):
        found[game.deal].append(value)
    return [fmean(each) for each in found.values()]


def ratio_interval(plain: Sequence[float], corrected: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the ratio of standard errors, by resampling deals."""
    rng, deals = Random(0), range(len(plain))
    ratios = []
    for _ in range(RESAMPLES):
        drawn = rng.choices(deals, k=len(plain))
        spread = stdev([plain[deal] for deal in drawn])
        if spread:  # zero only with very few deals
            ratios.append(stdev([corrected[deal] for deal in drawn]) / spread)
    ratios.sort()
    return ratios[len(ratios) // 40], ratios[-len(ratios) // 40]


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        prog="python -m bench.variance_reduction", description=__doc__, formatter_class=form
    )
    parser.add_argument("--games", type=int, default=240, help="games per match (default: 240)")
    parser.add_argument("--match", action="append", help="BOT:FIELD, one bot among three others")
    parser.add_argument("--redraws", type=int, default=4, help="of each moment (default: 4)")
    parser.add_argument("--preset", default="first_game")
    asked = parser.parse_args()
    print("| match | corrected by | mean, points | one game | deals |\n|---|---|---|---|---|")
    for names in asked.match or MATCHES:
        bot, field = names.split(":")
        match = Match(asked.games, Setup(preset=asked.preset, seats=4), (bot,), "luck", field=(field,))
        numbers = track(range(asked.games), names, console=Console(stderr=True))
        games = list(map(partial(play, match, asked.redraws), numbers))
        print("\n".join(rows(match, games)), flush=True)
        spent, bots = (fmean([getattr(game, name) for game in games]) for name in ("seconds", "bots_seconds"))
        print(f"{1000 * spent:.0f} ms a game, of which the bots took {1000 * bots:.0f}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
