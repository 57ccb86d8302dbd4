"""What a reader is told at tables whose hidden cards differ must be the same, on every channel.

    python -m bench.secrecy                                     1,000,000 messages
    python -m bench.secrecy --frames 20000 --jobs 1 --seed 7    a quick look
    python -m bench.secrecy --record secrecy.jsonl              if interrupted, it goes on from the last round

Random games of all editions, lists and numbers of seats are stopped at some moments. There, for a player or
a spectator, what they may not see is dealt again, and two tables go on from there with the same people and
bots, by the same requests and the same clock. Everything that the reader is told is compared, byte by byte
and moment by moment: messages on two devices in any language, calls, close codes and what HTTP tells. It may
differ only once the rules themselves have shown a difference. The exit code is 1 if anything else differs.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from functools import partial
from multiprocessing.pool import Pool
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.clients import Json
from bench.record import Record
from bench.secrecy.streams import Finding, examine

GAMES = 2  # of a round, for each process (a game has about 500 frames)


def examined(seed: str, first: int, jobs: int, pool: Pool) -> Json:
    """A round of games from this number on; returns its outcome."""
    started, whole, games = time.perf_counter(), Finding(pairs=0), GAMES * jobs
    for found in pool.imap_unordered(partial(examine, seed), range(first, first + games)):
        whole.add(found)
    for leak in whole.leaks[:10]:
        print(leak[:3000], file=sys.stderr)
    return {
        "seed": seed,
        "first": first,
        "games": games,
        "pairs": whole.pairs,
        "frames": whole.frames,
        "compared": whole.compared,
        "varied": whole.varied,
        "leaks": whole.leaks,
        "seconds": round(time.perf_counter() - started, 1),
    }


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="bench.secrecy", description=__doc__, formatter_class=form)
    parser.add_argument("--frames", type=int, default=1_000_000, help="how many (default 1,000,000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="secrecy")
    parser.add_argument("--record", type=Path, help="a file for the outcome of every round, to go on from")
    wanted = parser.parse_args()
    record = Record(wanted.record)
    with (
        Progress(console=Console(stderr=True)) as progress,
        multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool,
    ):
        bar = progress.add_task("frames", total=wanted.frames)
        while (frames := record.sum("frames")) < wanted.frames:
            progress.update(bar, completed=frames)
            record.add(examined(wanted.seed, record.sum("games"), wanted.jobs, pool))
    leaks = sum([len(outcome["leaks"]) for outcome in record.rounds])
    print(f"compared: {dict(record.total('compared').most_common())}")
    print(f"hidden and different: {dict(record.total('varied').most_common())}")
    print(
        f"{record.sum('games')} games, {record.sum('pairs')} pairs of worlds, {frames} frames, "
        f"{record.seconds:.0f} s ({frames / record.seconds:.0f} a second): {leaks} leaks"
    )
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
