"""A bot as a program of its own, which speaks lines of JSON."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

# A program that always takes the first option and records its input. WORSE replaces its first answer.
PROGRAM = """
import json, os, subprocess, sys, time
from pathlib import Path
folder = Path(sys.argv[0]).parent
def say(**message):
    print(json.dumps(message), flush=True)
def first(message):
    say(id=message["id"], action=message["options"][0]["action"])
def misbehave(message):
    WORSE
with (folder / "pids").open("a") as pids:
    print(os.getpid(), file=pids)
for line in sys.stdin:
    message = json.loads(line)
    with (folder / "heard").open("a") as heard:
        heard.write(line)
    if message["type"] == "hello":
        HELLO
    elif message["type"] == "question" and not (folder / "behaved").exists():
        (folder / "behaved").touch()
        misbehave(message)
    elif message["type"] == "question":
        first(message)
"""
HELLO = 'say(type="hello", protocol=2, name="first")'


def write_bot(folder: Path, worse: str = "first(message)", hello: str = HELLO) -> str:
    """Write the program and return the name of the bot that runs it."""
    path = folder / "my bot.py"
    path.write_text(PROGRAM.replace("WORSE", worse).replace("HELLO", hello))
    return f"cmd:{shlex.join([sys.executable, str(path)])}"
