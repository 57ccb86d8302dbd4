"""Fuzz a table server with malformed, stale, foreign, out-of-turn and hostile messages.

    python -m bench.fuzz                              1,000,000 messages
    python -m bench.fuzz --messages 2000 --seed 7     a quick look
    python -m bench.fuzz --record fuzz.jsonl          if interrupted, it goes on from the last round
    python -m bench.fuzz --messages 50000 --keep kept    keep the data folders and the server's logs

Over sockets before and after hello, as frames that no browser writes or that break the standard, and as
HTTP requests. Every message must be answered, or its socket closed with a documented code; the server may
neither end nor log a traceback; and the game at one table, where only what is forbidden is tried, must stay
as it is. A round has 50,000 messages and a server of its own. The exit code is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from bench.clients import Api, Failures, Json, Server, ask, hello
from bench.fuzz.sessions import MESSAGES, Attack, Fuzzer
from bench.record import Record

ROUND: Final = 50_000  # messages
WORKERS: Final = 40
LIMITS: Final = [
    option
    for limit in (f"messages={MESSAGES}", f"seat_sockets={2 * WORKERS}", f"frames={10**9}", f"bytes={10**9}")
    for option in ("--limit", limit)
]


async def fuzz(attack: Attack) -> None:
    server, failures, messages = attack.server, attack.failures, attack.left
    server.start()
    await server.ready()
    api = Api(server)
    await attack.prepare(api)
    before = attack.snapshot()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        attack.progress = (progress, progress.add_task("messages", total=messages))
        workers = [Fuzzer(attack, api, number) for number in range(min(WORKERS, 1 + messages // 50))]
        await asyncio.gather(*[worker.work() for worker in workers])
    await api.close()
    if not server.alive:
        failures.add("the server ended", server.log.read_text(errors="replace")[-3000:])
        return
    if (await server.health() or {}).get("status") != "ok":
        failures.add("/health does not answer", "")
    if attack.snapshot() != before:
        failures.add("the watched game changed", f"{before!r} became {attack.snapshot()!r}")
    ws, welcome = await hello(server, attack.watched[0].table, attack.watched[0].token)
    if welcome["version"] != attack.watched[0].version:
        failures.add("the watched game changed", f"to version {welcome['version']}")
    if (await ask(ws, {"type": "ping", "id": "end"}))["type"] != "pong":
        failures.add("the watched table does not answer", "")
    await ws.close()
    code = await server.stop()
    if code != 0:
        failures.add("the server does not end well", f"exit code {code}")


def run(messages: int, seed: str, folder: Path) -> Json:
    """Run a round. Return its outcome."""
    failures, started = Failures(), time.perf_counter()
    server = Server(folder, failures, arguments=LIMITS)
    attack = Attack(server, failures, messages, seed)
    try:
        asyncio.run(fuzz(attack))
    except RuntimeError as error:
        failures.add("the server failed", str(error))
    finally:
        server.kill()
    server.check_log()
    failures.show()
    return {
        "seed": seed,
        "messages": messages,
        "counts": attack.counts,
        "codes": attack.codes,
        "wrong": failures.counts,
        "details": failures.details,
        "seconds": round(time.perf_counter() - started, 1),
    }


def main() -> int:
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="bench.fuzz", description=__doc__, formatter_class=form)
    parser.add_argument(
        "--messages", type=int, default=1_000_000, help="number of messages (default: 1,000,000)"
    )
    parser.add_argument("--seed", default="fuzz")
    parser.add_argument("--record", type=Path, help="journal of the rounds, from which the run resumes")
    parser.add_argument("--keep", type=Path, help="empty folder in which to keep data and logs")
    wanted = parser.parse_args()
    record = Record(wanted.record)
    while (left := wanted.messages - record.sum("messages")) > 0:
        number = len(record.rounds)
        with tempfile.TemporaryDirectory(prefix="citadels-fuzz-") as temporary:
            folder = wanted.keep / str(number) if wanted.keep else Path(temporary)
            folder.mkdir(parents=True, exist_ok=True)
            record.add(run(min(left, ROUND), f"{wanted.seed}/{number}", folder))
    wrong = record.total("wrong")
    print(f"closed and answered: {dict(sorted(record.total('codes').items()))}", file=sys.stderr)
    print(
        f"{wanted.messages} messages: {dict(record.total('counts'))}, {record.seconds:.0f} s: "
        f"{wrong.total()} violations of {len(wrong)} kinds"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
