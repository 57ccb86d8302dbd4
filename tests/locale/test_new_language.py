"""A new language is a folder and a line: with nothing else changed, everything speaks it.

The language made here has what our others lack: cases instead of articles, a neuter gender, no elision,
plurals with "few", and lists without commas.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.environment import ROOT
from scripts.external_tools import node

PACKAGE, WEB = ROOT / "src" / "citadels", ROOT / "web"
LOCALE = Path("src", "citadels", "locale")
CODE = "sl"
CASES = {
    "indef": "dat",
    "Indef": "Dat",
    "def": "acc",
    "Def": "Acc",
}  # what stands for the articles of English
ABOUT = {
    "name": "Slovenščina",
    "short": "SL",
    "tags": ["sl", "hr"],
    "gender": {"default": "n", "several": [{"any": ["m"], "is": "mp"}, {"is": "np"}]},
    "bot_names": ["Anja", "Bor", "Cilka", "Dušan", "Eva", "Franc", "Gal"],
    "fillers": ["in"],
    "limits": {"brief": 80, "reason": 30},
    "hyphenation": None,
}
CHANGED = {
    "list-more": "{ $first }、{ $rest }",
    "list-two": "{ $first } in { $second }",
    "web-sentences": "{ $first }{ $rest }",
    "king": "Kralj",
    "web-title": "Citadele",
    "labelled": "{ $label } – { $text }",
    "web-gold": "{ $count ->\n    [one] { $count } zlatnik\n    [two] { $count } zlatnika\n"
    "    [few] { $count } zlatniki\n   *[other] { $count } zlatnikov\n  }",
}  # fmt: skip


def translate(text: str) -> str:
    """Write English messages in the new language: with cases, and a gender for every card."""
    for article, case in CASES.items():
        text = re.sub(rf"(\$[\w-]+-|\.){article}\b", rf"\g<1>{case}", text)
    text = re.sub(r"^( +)\.acc = (.*)$", r"\1.acc = \2\n\1.gender = n", text, flags=re.MULTILINE)
    for id, value in CHANGED.items():
        text = re.sub(rf"^{id} = .*$", lambda _, new=f"{id} = {value}": new, text, flags=re.MULTILINE)  # type: ignore[misc]
    return text


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the folder and the line."""
    root = tmp_path_factory.mktemp("tree")
    left_out = shutil.ignore_patterns("built", "__pycache__", "*.so")
    shutil.copytree(PACKAGE, root / "src" / "citadels", ignore=left_out)
    folder = root / LOCALE / CODE
    folder.mkdir()
    for file in (root / LOCALE / "en").glob("*.ftl"):
        (folder / file.name).write_text(translate(file.read_text("utf-8")), "utf-8")
    (folder / "language.json").write_text(json.dumps(ABOUT), "utf-8")
    listing = root / LOCALE / "languages.json"
    listing.write_text(listing.read_text("utf-8").replace("\n]", f',\n  "{CODE}"\n]'), "utf-8")
    return root


def run(tree: Path, *command: str, **variables: str) -> str:
    path = os.pathsep.join([str(tree / "src"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", **variables}
    done = subprocess.run(
        [sys.executable, *command], cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


TEXTS = """
from citadels.engine import events
from citadels.locale import LANGUAGES, Texts, match_language
texts = Texts("sl", strict=True)
assert LANGUAGES[-1] == "sl" and match_language(["hr-HR", "en"]) == "sl"
assert set(texts.forms) == {"acc", "dat"}, texts.forms
king = texts.card_arguments("card", "king")
assert king["card-acc"] == "the King" and king["card-Acc"] == "The King" and king["card-gender"] == "n"
assert texts.cards_arguments("cards", ["king", "queen"])["cards-gender"] == "np"
assert texts.cards_arguments("cards", ["king", "queen", "witch"])["cards"] == "Kralj、Queen in Witch"
assert texts.player_arguments("seat", "Alba") == {"seat": "Alba"}
assert texts.say("web-gold", count=3) == "3 zlatniki" and texts.say("web-gold", count=5) == "5 zlatnikov"
"""

SAMPLES = """
from scripts.message_cases import said
for id, found in said("sl").items():
    for text in found.values():
        assert "{" not in text, (id, text)
"""

SERVER = """
import msgspec
from citadels.server.config.settings import ServerSettings
from citadels.server.http import app_shell, privacy
from citadels.tables.catalog import catalog, page_texts
from citadels.tables.names import bot_name
from citadels.tables.protocol import Hello
assert msgspec.json.decode(b'{"type":"hello","token":"x","language":"sl"}', type=Hello).language == "sl"
assert [c.name for c in catalog("sl").editions[0].characters if c.key == "king"] == ["Kralj"]
assert "web-title = Citadele" in page_texts("sl")
assert app_shell.describe("sl")["lang"] == "sl" and app_shell.describe("sl")["name"] == "Citadele"
page = privacy.page(ServerSettings(), "sl")
assert '<html lang="sl"' in page and ">Slovenščina</a>" in page
assert bot_name([], "sl") == "Anja"
"""


def test_texts_have_its_cases_genders_plurals_and_lists(tree: Path) -> None:
    run(tree, "-c", TEXTS)


@pytest.mark.slow
def test_every_message_can_be_said(tree: Path) -> None:
    run(tree, "-c", SAMPLES)


@pytest.mark.slow
def test_the_server_offers_it(tree: Path) -> None:
    run(tree, "-c", SERVER)


@pytest.mark.slow
def test_the_terminal_speaks_it(tree: Path) -> None:
    command = ("-m", "citadels", "rules", "king")
    by_system = run(tree, *command, LC_ALL="hr_HR.UTF-8")
    assert "Kralj" in by_system
    assert run(tree, *command, "--language", CODE, LC_ALL="en_US.UTF-8") == by_system


@pytest.mark.slow
def test_the_page_offers_it(tree: Path) -> None:
    found = node()
    if found is None or not (WEB / "node_modules").exists():
        pytest.skip("the page has not been built")
    web = tree / "web"
    for folder in ("src", "tests"):
        shutil.copytree(WEB / folder, web / folder)
    for file in ("package.json", "tsconfig.json", "vitest.config.ts"):
        shutil.copyfile(WEB / file, web / file)
    (web / "node_modules").symlink_to(WEB / "node_modules")
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    done = subprocess.run(
        [found.program, str(vitest), "run", "tests/languages.test.ts", "--reporter=verbose"],
        cwd=web,
        env={**os.environ, "CI": "true", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "finds 'Slovenščina' by its tags" in done.stdout, done.stdout
