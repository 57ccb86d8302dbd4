"""Load many corrupted positions: each must be refused with the field at fault, or play to the end.

    python -m bench.corrupt_positions                                  100,000 documents
    python -m bench.corrupt_positions --documents 2000 --jobs 1 --seed 7
    .venv-compiled/bin/python -m bench.corrupt_positions               against the compiled build

What breaks is reported with the document, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
import traceback
from functools import partial
from random import Random

from rich.console import Console
from rich.progress import track
from tests.properties.corruption import check, corrupt

from citadels.cli import build_name


def examine(seed: str, number: int) -> bool | str:
    """Return whether a document was loaded, and the failure, if any."""
    rng = Random(f"{seed}/{number}")
    document = corrupt(rng)
    try:
        return check(document, rng)
    except Exception:  # Any exception is reported with its document.
        return traceback.format_exc() + json.dumps(document)


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--documents", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="damage")
    wanted = parser.parse_args()
    started = time.perf_counter()
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        done = pool.imap_unordered(partial(examine, wanted.seed), range(wanted.documents), 50)
        found = list(track(done, "documents", wanted.documents, console=Console(stderr=True)))
    broken = [each for each in found if isinstance(each, str)]
    for error in broken[:10]:
        print(error, file=sys.stderr)
    print(
        f"{wanted.documents} documents ({build_name()}), {found.count(True)} of them positions, "
        f"{time.perf_counter() - started:.0f} s: {len(broken)} broken"
    )
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
