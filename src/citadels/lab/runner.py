"""Run games between bots: one, or many in parallel over processes or machines."""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import threading
import time
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from multiprocessing.pool import Pool
from typing import Any, Final, Generic

from citadels.bots import BlindBot, Bot, FallbackBot, Fault, bot_files, check_bot, make_bot, search_network
from citadels.bots.specs import BotLike, bot_specs
from citadels.bots.subprocess_bot import keep_programs, programs_kept
from citadels.engine.actions import Action
from citadels.engine.chance import key_from_seed
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Game
from citadels.lab.cluster import Cluster, Item, Result, Task, chunk_size, exit_worker
from citadels.lab.playing import play_on
from citadels.record import GameFile
from citadels.settings import Settings, Setup
from citadels.version import __version__

NOT_PORTABLE: Final = (
    "a bot cannot be sent to other processes: use one job, or name it by its file, as my_bot.py:Mine"
)

Watch = Callable[[Game], Callable[[Action], None]]  # gets a new game, returns a callback for its actions
Workers = int | Cluster  # number of local processes, or an entered cluster


def finish(game: Game, bots: Sequence[Bot]) -> list[str]:
    """Play the game to its end with the bots; return the actions taken."""
    actions: list[str] = []
    play_on(game, bots, actions)
    return actions


@dataclass(frozen=True)
class Plan:
    """What to simulate. Game number i depends only on the plan and i.

    ``bots`` are names, classes, callables or instances; the plan holds their names.
    """

    games: int
    setup: Setup
    bots: tuple[BotLike, ...]
    seed: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", bot_specs(self.bots))

    @property
    def bot_names(self) -> tuple[str, ...]:
        """The names of ``bots``."""
        return bot_specs(self.bots)

    @property
    def seats(self) -> int:
        """Number of players."""
        return self.setup.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all bots that play."""
        return tuple(dict.fromkeys(self.bot_names))

    def check(self) -> None:
        """Raise CitadelsError if the plan cannot be played."""
        if self.games < 1:
            raise CitadelsError(f"{self.games} games cannot be played; ask for at least 1")
        self.settings(0)
        if not 1 <= len(self.bots) <= self.seats:
            raise CitadelsError(f"{len(self.bots)} bots for {self.seats} seats; name from 1 to {self.seats}")
        for name in self.bot_names:
            check_bot(name)

    def settings(self, number: int) -> Settings:
        """Return the settings of game ``number``."""
        return self.setup.settings(self.key(number))

    def key(self, number: int) -> bytes:
        """Return the key of game ``number``."""
        return key_from_seed(f"{self.seed}/{number}")

    def seating(self, number: int) -> list[str]:
        """Return the bots of a game by seat. Names repeat around the table."""
        return [self.bot_names[seat % len(self.bots)] for seat in range(self.seats)]

    def bot_seed(self, number: int, seat: int) -> str:
        """Return the seed of the bot in ``seat`` of game ``number``."""
        return f"{self.seed}/{number}/{seat}"


@dataclass
class Outcome:
    """The result of one game, or its error."""

    number: int
    decisions: int = 0
    rounds: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    ranks: list[float] = field(default_factory=list)
    cpu_seconds: float = 0.0
    error: dict[str, object] | None = None
    faults: list[dict[str, object]] = field(default_factory=list)


def run(plan: Plan, number: int) -> Outcome:
    """Play one game of a plan."""
    return run_with(make_bot, plan, number)


def run_with(make: Callable[[str, str], Bot], plan: Plan, number: int, watch: Watch | None = None) -> Outcome:
    """Play one game of a plan with bots made by ``make(name, seed)``, optionally watched."""
    started = time.process_time()
    key = plan.key(number)
    settings = plan.setup.settings(key)
    names = plan.seating(number)
    bots: list[Bot] = []
    actions: list[str] = []
    outcome = Outcome(number)
    try:
        for seat, name in enumerate(names):
            bots.append(make(name, plan.bot_seed(number, seat)))
        blind = all(isinstance(bot, BlindBot) for bot in bots)
        game = settings.begin(key, record=watch is not None or not blind)
        play_on(game, bots, actions, watch(game) if watch is not None else None)
        _note_result(outcome, game)
    except Exception as error:  # A simulation reports errors and continues.
        outcome.error = _report(error, number, settings, key, names, actions)
    finally:
        for bot in bots:
            bot.close()
    outcome.faults = [{"game": number} | asdict(fault) for bot in bots for fault in _faults(bot)]
    outcome.decisions = len(actions)
    outcome.cpu_seconds = time.process_time() - started
    return outcome


def _faults(bot: Bot) -> Sequence[Fault]:
    return bot.faults if isinstance(bot, FallbackBot) else ()


def _note_result(outcome: Outcome, game: Game) -> None:
    result = game.result()
    assert result is not None
    share = 1 / len(result.winners)
    outcome.rounds = game.round
    outcome.wins = [share if score.seat in result.winners else 0.0 for score in result.scores]
    outcome.points = [score.total for score in result.scores]
    outcome.ranks = ranks_of([(score.total, *score.tie_breaks) for score in result.scores])


def ranks_of(scores: Sequence[tuple[int, ...]]) -> list[float]:
    """Return the rank of each score, from 1 for the highest. Equal scores share the mean of their ranks.

    >>> ranks_of([(20,), (31,), (20,)])
    [2.5, 1.0, 2.5]
    """
    best_first = sorted(scores, reverse=True)
    return [1 + best_first.index(score) + (scores.count(score) - 1) / 2 for score in scores]


def _report(
    error: Exception, number: int, settings: Settings, key: bytes, names: list[str], actions: list[str]
) -> dict[str, object]:
    """Return the error, its location, and a game file that reproduces it."""
    reproduce = GameFile(settings, key, names, actions)
    try:
        file = reproduce.to_json()
    except Exception:  # the last action fails
        file = reproduce.unchecked()
    last = traceback.extract_tb(error.__traceback__)[-1]
    return {
        "game": number,
        "error": "".join(traceback.format_exception_only(error)).strip(),
        "where": f"{last.filename}:{last.lineno} in {last.name}",
        "file": file,
    }


def simulate(plan: Plan, jobs: Workers, progress: Callable[[int], None]) -> list[Outcome]:
    """Play all games of a plan and return their outcomes in order. ``progress`` gets the number finished.

    ``jobs`` is a number of processes, or a :class:`~citadels.lab.cluster.Cluster` that has been entered.
    """
    outcomes: list[Outcome] = []
    with closing(distribute(_Run(plan), range(plan.games), jobs, max_chunk=50)) as played:
        for outcome in played:
            outcomes.append(outcome)
            progress(len(outcomes))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def play_unordered(plan: Plan, numbers: Iterable[int], jobs: Workers) -> Generator[Outcome, None, None]:
    """Play games of a plan in parallel, yielding outcomes as they finish, in any order."""
    return distribute(_Run(plan), list(numbers), jobs)


def distribute(
    task: Task[Item, Result], items: Sequence[Item], jobs: Workers, max_chunk: int = 1
) -> Generator[Result, None, None]:
    """Run a task on every item, yielding results as they finish, in any order.

    A worker gets at most ``max_chunk`` items at a time.
    """
    if isinstance(jobs, Cluster):
        yield from jobs.distribute(task, items, max_chunk)
    elif jobs == 1 or len(items) < 2:
        with programs_kept():
            yield from map(task, items)
    else:
        packed = PackedTask(task)
        with processes(min(jobs, len(items))) as pool:
            yield from pool.imap_unordered(packed, items, chunk_size(len(items), jobs, max_chunk))


class PackedTask(Generic[Item, Result]):
    """A pickled task that a process unpickles once, with a clear error if it cannot."""

    def __init__(self, task: Task[Item, Result]) -> None:
        try:
            self._packed = pickle.dumps(task)
        except Exception as error:
            raise CitadelsError(f"{NOT_PORTABLE}; {one_line(error)}") from error

    def __call__(self, item: Item) -> Result:
        result: Result = _unpacked(self._packed)(item)
        return result


@lru_cache(maxsize=1)
def _unpacked(packed: bytes) -> Task[Any, Any]:
    try:
        task: Task[Any, Any] = pickle.loads(packed)
    except Exception as error:
        raise CitadelsError(f"{NOT_PORTABLE}; {one_line(error)}") from error
    return task


def one_line(error: BaseException) -> str:
    """Format an error on one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def entered(jobs: Workers) -> AbstractContextManager[object]:
    """Return a context that enters the cluster, or does nothing for local processes."""
    return jobs if isinstance(jobs, Cluster) else nullcontext()


@contextmanager
def processes(jobs: int) -> Iterator[Pool]:
    """Start a pool of processes that ignore Ctrl-C; this process terminates them."""
    pool = _start(jobs)
    try:
        yield pool
    except BaseException:
        _end(pool)
        raise
    pool.close()  # idle workers exit by themselves
    pool.join()


EXIT_TIMEOUT: Final = 10.0  # seconds for the pool to terminate


def _start(jobs: int) -> Pool:
    start = multiprocessing.get_context("spawn").Pool
    if threading.current_thread() is not threading.main_thread():
        return start(jobs, _init_worker)
    usual = signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Children inherit it, so they ignore Ctrl-C from the start.
    try:
        return start(jobs, _init_worker)
    finally:
        signal.signal(signal.SIGINT, usual)


def _end(pool: Pool) -> None:
    """Terminate a pool that may be busy.

    A signal that arrives just before a worker starts to wait is lost, so it is sent again until all are gone.
    """
    ending = threading.Thread(target=pool.terminate)
    ending.start()
    ending.join(EXIT_TIMEOUT)
    while ending.is_alive():
        for child in multiprocessing.active_children():
            child.terminate()
        ending.join(0.2)


def _init_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, exit_worker)
    keep_programs()


class _Run:
    """A picklable ``run`` for one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    @property
    def names(self) -> tuple[str, ...]:
        return self.plan.names

    def check(self) -> None:
        self.plan.check()

    def __call__(self, number: int) -> Outcome:
        return run(self.plan, number)


def summary(plan: Plan, outcomes: Sequence[Outcome], wall_seconds: float) -> dict[str, object]:
    """Return the report of a simulation as JSON data."""
    cpu = sum(outcome.cpu_seconds for outcome in outcomes)
    played = [outcome for outcome in outcomes if outcome.error is None]
    return {
        "version": __version__,
        "search_network": search_network(plan.names),
        "bot_files": bot_files(plan.names),
        "games": len(outcomes),
        "finished": len(played),
        **plan.setup.with_preset().to_json(),
        "bots": plan.seating(0),
        "seed": plan.seed,
        "decisions": sum(outcome.decisions for outcome in outcomes),
        "rounds": sum(outcome.rounds for outcome in outcomes),
        "wall_seconds": round(wall_seconds, 3),
        "cpu_seconds": round(cpu, 3),
        "games_per_cpu_second": round(len(outcomes) / cpu, 1) if cpu else None,
        "wins": [round(sum(o.wins[seat] for o in played), 6) for seat in range(plan.seats)],
        "mean_points": [
            round(sum(o.points[seat] for o in played) / max(1, len(played)), 2) for seat in range(plan.seats)
        ],
        "errors": [outcome.error for outcome in outcomes if outcome.error is not None],
        "faults": [fault for outcome in outcomes for fault in outcome.faults],
    }
