"""The pages agree with the program and with each other."""

from __future__ import annotations

import inspect
import re
import tomllib
from pathlib import Path

import pytest
from scripts.docs_site import ROOT_PAGES, hooks

import citadels
from citadels import record
from citadels.bots import subprocess_bot
from citadels.bots.learned import weights
from citadels.engine import position
from citadels.engine.cards import Card, Character, District
from citadels.engine.chance import picked, shuffled
from citadels.engine.knowledge import Knowledge
from citadels.research import ACTIONS_VERSION, OBSERVATION_VERSION, dataset
from citadels.tables.protocol import PROTOCOL
from tests.docs.pages import DOCS, ROOT, text_of
from tests.engine.shuffle_vectors import KEY, VECTOR_PICKS, VECTOR_SEED, VECTOR_SHUFFLE

LOG = sorted((ROOT / "docs" / "log").glob("*.md"))
PAGES = [*DOCS, *LOG, *sorted(ROOT.glob("*.md"))]
MOVED = [page for page in DOCS if page.read_text(encoding="utf-8").startswith("This page has moved to ")]


def without_code(text: str) -> str:
    return re.sub(r"^ *```.*?^ *```$", "", text, flags=re.MULTILINE | re.DOTALL)


def anchors(path: Path) -> set[str]:
    """The anchors that a page's headings get."""
    headings = re.findall(r"^#+ (.+)$", without_code(path.read_text(encoding="utf-8")), re.MULTILINE)
    words = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings]
    return {heading.strip().replace(" ", "-") for heading in words}


# -- links -----------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", without_code(page.read_text(encoding="utf-8"))):
        if "://" in target:
            continue
        file, _, anchor = target.partition("#")
        path = (page.parent / file).resolve() if file else page
        assert path.exists(), target
        assert not anchor or anchor in anchors(path), target


def test_every_picture_is_there_and_shown() -> None:
    shown = {
        name
        for page in PAGES
        for name in re.findall(r"pictures/([\w-]+\.(?:png|svg))", page.read_text("utf-8"))
    }
    assert shown == {path.name for path in (ROOT / "docs" / "pictures").iterdir()}


def test_the_index_names_every_page() -> None:
    linked = set(re.findall(r"\]\((\w[\w-]*\.md)", text_of("README.md")))
    assert linked == {page.name for page in DOCS if page not in MOVED} - {"README.md"}


def test_the_site_has_every_page() -> None:
    project = tomllib.loads(text_of("zensical.toml"))["project"]
    entries = [entry for section in project["nav"] for entries in section.values() for entry in entries]
    listed = [name for entry in entries for name in (entry.values() if isinstance(entry, dict) else [entry])]
    pages = {page.relative_to(ROOT / "docs").as_posix() for page in [*DOCS, *LOG] if page not in MOVED}
    assert sorted(listed) == sorted([*pages, "api.md", *ROOT_PAGES.values()])


def test_the_log_begins_with_its_newest_entry_and_says_how_each_was_measured() -> None:
    listed = re.findall(r"^\| ([\d-]+) \| \[[^]]+\]\(([\w-]+\.md)\)", text_of("log/README.md"), re.MULTILINE)
    assert [date for date, _ in listed] == sorted((date for date, _ in listed), reverse=True)
    assert {name for _, name in listed} == {page.name for page in LOG} - {"README.md"}
    for date, name in listed:
        front = re.match(r"---\n(.*?)\n---\n", text_of(f"log/{name}"), re.DOTALL)
        assert front is not None, name
        fields = dict(line.split(": ", 1) for line in front[1].splitlines())
        assert list(fields) == ["date", "commit", "machine", "command"]
        assert fields["date"] == date


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_code_blocks_are_closed_and_named(page: Path) -> None:
    fences = re.findall(r"^ *```(\w*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert all(fences[::2])
    assert not any(fences[1::2])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_example_with_a_prompt_is_run(page: Path) -> None:
    """Doctest needs an empty line before the fence; without one the fence would be expected as output."""
    text = page.read_text(encoding="utf-8")
    for block in re.findall(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        assert block.startswith(">>> ")
        assert block.endswith("\n\n")


MAX_WORDS = 62_000


def test_the_pages_outside_the_log_stay_short() -> None:
    pages = [*DOCS, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    assert sum(len(page.read_text(encoding="utf-8").split()) for page in pages) <= MAX_WORDS


GUIDES = [page for page in PAGES if page not in LOG and page.name != "CHANGELOG.md"]


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_modules_and_files_that_a_guide_names_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    modules = re.findall(r"python3? -m ((?:bench|scripts|tests|training)[\w.]*)", text)
    named = re.findall(r"`((?:bench|deploy|scripts|src/citadels/|tests|training|web)/[\w./-]+)`", text)
    paths = [name for name in named if not re.search("KEY|LANG|VERSION", name)]
    found = [ROOT / name for name in [*paths, *[module.replace(".", "/") for module in modules]]]
    assert [path for path in found if not path.exists() and not path.with_suffix(".py").exists()] == []


def test_tests_that_a_guide_names_exist() -> None:
    files = {path.name for path in (ROOT / "tests").rglob("*.py")}
    for page in GUIDES:
        named = set(re.findall(r"\b(test_\w+\.py)`", page.read_text(encoding="utf-8")))
        assert named - files - {"test_KEY.py"} == set(), page.name


@pytest.mark.parametrize("package", ["device", "encoding", "engine", "server", "tables"])
def test_the_architecture_lists_every_module(package: str) -> None:
    listed = set(re.findall(r"`(\w+)/?`", text_of("architecture.md")))
    modules = {path.stem for path in (ROOT / "src" / "citadels" / package).rglob("[a-z]*.py")}
    assert modules - listed - {"env"} == set()  # alembic's


# -- tables ----------------------------------------------------------------------------


def first_cells(text: str) -> set[str]:
    """The names in the first column of all tables."""
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {name for cell in cells for name in re.findall(r"`(\w+)", cell)}


def test_every_field_of_a_position_is_described() -> None:
    described = first_cells(text_of("positions.md"))
    fields = {*position.FIELDS, *position.PLAYER_FIELDS, *position.TURN_FIELDS, *position.MARK_FIELDS}
    known = set(inspect.signature(Knowledge).parameters) | {"hands", "drawn", "stores", "bottom", "within"}
    assert fields <= described
    assert described <= fields | known | set(position.PHASES) | {"held", "facedown", "packet"}


def test_every_field_of_a_game_file_is_described() -> None:
    fields, _, _ = text_of("game-files.md").partition("\n## Shuffling\n")
    assert first_cells(fields) == set(record.FIELDS)


def test_every_hook_is_described() -> None:
    section = text_of("custom-cards.md").partition("## The hooks")[2].partition("\n## ")[0]
    for kind in (Card, Character, District):
        for name in vars(kind):
            if not name.startswith("_"):
                assert f"`{name}" in section, f"{kind.__name__}.{name}"
    known = {*dir(Card), *dir(Character), *dir(District)}
    assert first_cells(section) <= known


def test_everything_that_cards_remember_is_listed() -> None:
    section = text_of("reference.md").partition("## Marks and flags")[2]
    listed = set(re.findall(r"^\| (?:a turn's )?`(\w+)` \| `(\w+)` \|", section, re.MULTILINE))
    declared: set[tuple[str, str]] = set()
    for edition in citadels.EDITIONS.values():
        for card in (*edition.characters, *edition.districts):
            declared |= {("used", flag) for flag in card.turn_flags if flag not in edition.verbs}
            declared |= {("round_flags", flag) for flag in card.round_flags}
            declared |= {("game_flags", flag) for flag in card.game_flags}
            declared |= {("gold_on", card.key)} if card.holds_gold else set()
            declared |= {("cards_on", card.key)} if card.holds_cards else set()
    assert listed == declared


def test_every_hook_has_a_docstring() -> None:
    """The site's API reference shows it."""
    for kind in (Card, Character, District):
        assert [name for name in hooks(kind) if not getattr(kind, name).__doc__] == []


def test_the_versions_are_those_of_the_program() -> None:
    numbers = re.findall(r"^\| [^|]+ \| [^|]+ \| `?([^`|]+?)`? \|", text_of("versions.md"), re.MULTILINE)
    assert numbers[1:] == [
        citadels.__version__,
        str(citadels.RULES_VERSION),
        position.FORMAT,
        record.FORMAT,
        str(PROTOCOL),
        str(subprocess_bot.PROTOCOL),
        str(OBSERVATION_VERSION),
        str(ACTIONS_VERSION),
        weights.FORMAT,
        dataset.FORMAT,
    ]


# -- shuffling, words, rulings ------------------------------------------------------------------


def test_the_vectors_are_those_of_the_tests() -> None:
    text = text_of("game-files.md")
    assert f"\n{VECTOR_SHUFFLE}\n" in text
    assert f"\n{VECTOR_PICKS}\n" in text
    assert f"\n'{VECTOR_SEED}'\n" in text
    assert shuffled(KEY, "deck/0/0", list(range(10))) == VECTOR_SHUFFLE
    assert picked(KEY, "emperor/1/0", 7) == VECTOR_PICKS[0]


def test_all_labels_of_draws_are_listed() -> None:
    """The cards that draw at random by themselves are in the table of draws."""
    listed = re.findall(r"^\| `(\w+)/", text_of("game-files.md"), re.MULTILINE)
    for folder in ("characters", "districts"):
        for path in (ROOT / "src" / "citadels" / folder).glob("*.py"):
            source = path.read_text(encoding="utf-8")
            if re.search(r"table\.(picked|shuffled|shuffle_back_drawn)\(", source):
                assert path.stem in listed


def test_the_glossary_defines_every_word_once() -> None:
    words = re.findall(r"^- \*\*([^*]+)\*\*: ", text_of("glossary.md"), re.MULTILINE)
    assert words
    assert len(words) == len(set(words))


def test_rulings_have_ids_of_their_own() -> None:
    ids = re.findall(r"\*\*R-(\d+)\*\*", text_of("rules.md"))
    assert sorted(map(int, ids)) == list(range(1, len(ids) + 1))
