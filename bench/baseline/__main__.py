"""Compare the speed and strength of the present tree with version 0.1.0, or the speed with any commit.

    python -m bench.baseline speed                          all of it, about five minutes
    python -m bench.baseline speed --rounds 30 --seats 8    surer, and another table
    python -m bench.baseline speed --noise                  how sure it is: 0.1.0 beside itself
    python -m bench.baseline speed --commit HEAD~20         another version to compare with
    python -m bench.baseline strength                       expert and search:200n, each among its elders
    python -m bench.baseline strength --bots search:800n --against expert --games 200
    python -m bench.baseline strength --compiled            both versions in the compiled build

The earlier version is taken from its commit and built in `.baseline/` the first time.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from scripts.environment import ROOT, Environment, SetupError, clean_variables, prepare_compiled

from bench.baseline import speed, strength
from citadels.cli import build_name, use_one_thread


def several(text: str) -> int:
    if int(text) < 2:
        raise argparse.ArgumentTypeError("two at least: how far they differ says how sure the result is")
    return int(text)


def parser() -> argparse.ArgumentParser:
    form = argparse.RawDescriptionHelpFormatter
    made = argparse.ArgumentParser("python -m bench.baseline", description=__doc__, formatter_class=form)
    parts = made.add_subparsers(dest="part", required=True, metavar="speed|strength")
    one = parts.add_parser("speed", help="games per CPU second")
    one.add_argument(
        "--rounds", type=several, default=15, help="rounds, each with its own processes (default: 15)"
    )
    one.add_argument("--games", type=int, default=50, help="number of games (default: 50)")
    one.add_argument("--turns", type=int, default=20, help="how often a round plays them (default: 20)")
    one.add_argument("--seats", type=int, default=5)
    one.add_argument("--preset", default="first_game")
    one.add_argument("--noise", action="store_true", help="compare it with itself, to measure the noise")
    one.add_argument("--commit", help="the version to compare with (default: 0.1.0)")
    two = parts.add_parser("strength", help="present bots among those of 0.1.0")
    two.add_argument("--bots", default="expert,search:200n", help="present bots, comma-separated")
    two.add_argument("--against", help="bots of 0.1.0, comma-separated (default: the same bots)")
    two.add_argument("--games", type=int, default=400, help="games per pair (default: 400)")
    two.add_argument("--seats", type=int, default=4)
    two.add_argument("--edition", default="2016")
    two.add_argument("--preset")
    two.add_argument("--seed", default="0")
    two.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    two.add_argument("--compiled", action="store_true", help="use the compiled build of both versions")
    return made


def once_more(environment: Environment) -> int:
    """Run this command in another environment."""
    command = [str(environment.python), "-m", "bench.baseline", *sys.argv[1:]]
    return subprocess.call(command, cwd=ROOT, env=clean_variables())


def main() -> int:
    wanted = vars(parser().parse_args())
    part = wanted.pop("part")
    use_one_thread()
    try:
        if part == "speed":
            return speed.main(speed.SpeedArguments(**wanted))
        if wanted.pop("compiled") and build_name() != "compiled":
            return once_more(prepare_compiled("test"))
        wanted["bots"] = wanted["bots"].split(",")
        wanted["against"] = wanted["against"].split(",") if wanted["against"] else []
        return strength.main(strength.StrengthArguments(**wanted))
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
