"""The commands that the pages show exist, with the options that they are shown with."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from citadels.cli import COMMANDS, load_command
from tests.docs.pages import DOCS, ROOT

PAGES = [*DOCS, ROOT / "README.md"]


def shown(text: str) -> list[str]:
    """Return the commands of a page: in shell blocks, and in code within sentences and tables."""
    blocks = re.findall(r"^ *```sh\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    lines = [line.strip() for block in blocks for line in block.splitlines()]
    inline = [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", text)]
    return [line for line in [*lines, *inline] if re.match(r"(citadels|\./play) [a-z]", line)]


def options(words: list[str]) -> set[str]:
    """Return all options of the command that some words begin with."""
    command = load_command(words[0])
    if hasattr(command, "commands"):
        command = command.commands[words[1]]
    return {name for part in command.params for name in (*part.opts, *part.secondary_opts)} | {"--help"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_have_the_options_that_they_are_shown_with(page: Path) -> None:
    for line in shown(page.read_text(encoding="utf-8")):
        words = shlex.split(line, comments=True)[1:]
        if words[0] not in COMMANDS:
            continue  # prose, such as the name of a package
        used = {word.partition("=")[0] for word in words if re.match(r"--[a-z]", word)}
        assert used <= options(words), line
