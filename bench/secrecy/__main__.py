"""What a reader is told at tables whose hidden cards differ must be the same, on every channel.

    python -m bench.secrecy                                     1,000,000 messages
    python -m bench.secrecy --frames 20000 --jobs 1 --seed 7    a quick look
    python -m bench.secrecy --first 5000                        go on from the 5,000th game

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

from rich.console import Console
from rich.progress import Progress

from bench.secrecy.streams import Finding, examine

GAMES = 4  # that a process has before it (a game has about 500 frames)


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="bench.secrecy", description=__doc__, formatter_class=form)
    parser.add_argument("--frames", type=int, default=1_000_000, help="how many (default 1,000,000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="secrecy")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (default 0)")
    wanted = parser.parse_args()
    started, whole, number = time.perf_counter(), Finding(pairs=0), wanted.first
    with (
        Progress(console=Console(stderr=True)) as progress,
        multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool,
    ):
        bar = progress.add_task("frames", total=wanted.frames)
        while whole.frames < wanted.frames:
            numbers = range(number, number + GAMES * wanted.jobs)
            for found in pool.imap_unordered(partial(examine, wanted.seed), numbers):
                whole.add(found)
                progress.update(bar, completed=whole.frames)
            number = numbers.stop
    seconds = time.perf_counter() - started
    for leak in whole.leaks[:10]:
        print(leak[:3000], file=sys.stderr)
    print(f"compared: {dict(whole.compared.most_common())}")
    print(f"hidden and different: {dict(whole.varied.most_common())}")
    print(
        f"games {wanted.first} to {number - 1}, {whole.pairs} pairs of worlds, {whole.frames} frames, "
        f"{seconds:.0f} s ({whole.frames / seconds:.0f} a second): {len(whole.leaks)} leaks"
    )
    return 1 if whole.leaks else 0


if __name__ == "__main__":
    sys.exit(main())
