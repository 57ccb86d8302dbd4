"""The package that ``citadels bot new`` writes: a bot, its tests and its entry point."""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from string import Template
from typing import Final

from citadels.bots import bot_names
from citadels.engine.errors import CitadelsError

PYPROJECT: Final = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "citadels-$name"
version = "1.0"
description = "A bot for Citadels"
readme = "README.md"
requires-python = ">=3.11"
dependencies = ["citadels"]

# The name under which the bot is known once the package is installed, and what makes it from a seed.
[project.entry-points."citadels.bots"]
$name = "$module:$title"

[tool.hatch.build.targets.wheel]
packages = ["$module"]

[tool.pytest.ini_options]
pythonpath = ["."]
testpaths = ["tests"]
"""

BOT: Final = '''\
"""The bot ``$name``."""

from __future__ import annotations

from collections.abc import Sequence

from citadels import Action, Option, View
from citadels.bots import Bot


class $title(Bot):
    """Builds the most expensive district it can; else takes gold; else does anything."""

    def choose(self, view: View, options: Sequence[Option]) -> Action:
        """Return the action with the highest score; ``self.random`` breaks ties."""
        return max(options, key=lambda option: (self.score(view, option), self.random.random())).action

    def score(self, view: View, option: Option) -> float:
        """Return how good an option is, in rough points."""
        if option.action.verb == "build":
            return 10.0 + (option.price or 0)
        if option.action.text == "gather gold":
            return 5.0
        return 0.0 if option.action.verb == "end" else 1.0
'''

TESTS: Final = '''\
"""The bot ``$name`` plays whole games without a fault, and better than chance."""

from __future__ import annotations

from $module import $title

from citadels import Setup
from citadels.lab.arena import Match, compete
from citadels.lab.standings import standings

MATCH = Match(games=40, setup=Setup(seats=4, preset="random"), bots=($title,), field=("random",), seed="1")


def test_it_plays_without_a_fault() -> None:
    outcomes = compete(MATCH)
    assert [(outcome.error, outcome.faults) for outcome in outcomes] == [(None, [])] * MATCH.games


def test_it_is_better_than_chance() -> None:
    best, _ = standings(MATCH, compete(MATCH))
    assert best.name == MATCH.bot_names[0]
    assert best.low > 1 / MATCH.seats


def test_it_plays_the_same_game_again() -> None:
    first, again = compete(MATCH), compete(MATCH)
    assert [outcome.points for outcome in first] == [outcome.points for outcome in again]
'''

README: Final = """\
# $title

A bot for Citadels. In this folder:

```sh
python -m pytest                                                       # its tests
citadels arena --bots $module:$title --field greedy --games 100
citadels bot check $module:$title
pip install -e .                                                       # from now on it is known as $name
citadels play --bots $name
```
"""


def write_package(name: str, parent: Path) -> Path:
    """Write the package of a bot into a new folder of its name, and return the folder."""
    _check(name)
    folder = parent / name
    module = f"citadels_{name}"
    title = "".join(part.capitalize() for part in name.split("_")) + "Bot"
    files = {
        "pyproject.toml": PYPROJECT,
        "README.md": README,
        f"{module}/__init__.py": BOT,
        f"tests/test_{name}.py": TESTS,
    }
    try:
        folder.mkdir()
        for path, template in files.items():
            (folder / path).parent.mkdir(exist_ok=True)
            text = Template(template).substitute(name=name, module=module, title=title)
            (folder / path).write_text(text, encoding="utf-8", newline="\n")
    except FileExistsError:
        raise CitadelsError(f"{folder} exists; choose another name or folder") from None
    except OSError as error:
        raise CitadelsError(f"{error.filename}: {error.strerror}") from error
    return folder


def _check(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", name) or keyword.iskeyword(name):
        raise CitadelsError(f"invalid name {name!r}; use lower-case letters, digits and _, like my_bot")
    if name in bot_names():
        raise CitadelsError(f"there is a bot {name!r} already; choose another name")
