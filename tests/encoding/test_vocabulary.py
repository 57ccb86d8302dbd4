"""Adding, removing and moving cards changes no answer of the network in games without them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from scripts.external_tools import missing_node, node

import citadels
from citadels.bots import LEVELS
from citadels.encoding.vocabulary import VOCABULARY, Vocabulary, original
from citadels.engine.errors import CitadelsError
from tests.encoding.altered import ROOT, altered_package, answers, play_new_cards
from tests.requirements import require

PRESETS = ("first_game", "vicious_nobles", "ambitious_aristocrats")  # without the cards that are removed
NETWORK = ROOT / "web" / "engine" / "network.mjs"

ASK_PAGE = """
import { readFileSync } from "node:fs";
const [source, folder] = process.argv.slice(2);
const { Network } = await import(source);
const network = new Network(readFileSync(`${folder}/weights.bin`));
const questions = JSON.parse(readFileSync(`${folder}/questions.json`, "utf8"));
let known = 0;
const answers = questions.map(([cells, seats, options]) => {
  network.addActions(options);
  const numbers = options.map(() => known++);
  return network.answer({ cells: Buffer.from(cells, "base64"), seats, count: 1 }, numbers, []);
});
console.log(JSON.stringify(answers));
"""


@pytest.fixture(scope="module")
def altered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return altered_package(tmp_path_factory.mktemp("altered"))


@pytest.fixture(scope="module")
def positions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Positions of games without any card that is added or removed."""
    found = []
    for number, preset in enumerate(PRESETS):
        game = citadels.new_game(seats=4 + number, seed=number, preset=preset)
        bots = [citadels.make_bot("greedy", f"{number}/{seat}") for seat in range(4 + number)]
        for decision in range(160):
            if game.seat is None:
                break
            if decision % 9 == 0 and len(game.actions()) > 1:
                found.append(game.to_json())
            game.play(bots[game.seat].choose(game.view(game.seat), game.options()))
    path = tmp_path_factory.mktemp("positions") / "positions.json"
    path.write_text(json.dumps(found), encoding="utf-8")
    assert len(found) > 20
    return path


@pytest.fixture(scope="module")
def both(altered: Path, positions: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """The answers of this package and of the altered one."""
    folders = [tmp_path_factory.mktemp("answers") for _ in range(2)]
    packages = (ROOT / "src", altered)
    return [
        {"folder": folder, **answers(package, positions, folder)}
        for package, folder in zip(packages, folders, strict=True)
    ]


@pytest.mark.slow
def test_the_altered_package_has_another_vocabulary(both: list[Any]) -> None:
    before, after = [Vocabulary.from_json(each["vocabulary"]) for each in both]
    assert before == VOCABULARY
    assert set(after.characters) ^ set(before.characters) == {"seer", "canon"}
    assert set(after.districts) ^ set(before.districts) == {"theater", "belfry"}
    assert max(after.costs) == 8 > max(before.costs)
    assert [key for key in after.districts if key in before.districts] != list(before.districts)
    assert before.districts.index("manor") != after.districts.index("manor")


@pytest.mark.slow
@pytest.mark.parametrize("backend", ["python", "numpy"])
def test_answers_are_the_same_to_the_bit_in_games_without_these_cards(both: list[Any], backend: str) -> None:
    before, after = [each["answers"] for each in both]
    assert [each["actions"] for each in before] == [each["actions"] for each in after]
    assert [each["question"] for each in before] != [each["question"] for each in after]
    assert [each[backend] for each in before] == [each[backend] for each in after]


@pytest.mark.slow
def test_the_page_gives_the_same_answers_to_the_bit(both: list[Any], tmp_path: Path) -> None:
    program = require(node(), missing_node()).program
    if not (ROOT / "web" / "node_modules" / "vite").exists():
        pytest.skip("the packages of the page are not installed")
    script = tmp_path / "ask.mjs"
    script.write_text(ASK_PAGE, encoding="utf-8")
    for each in both:
        folder = each["folder"]
        questions = [answer["question"] for answer in each["answers"]]
        (folder / "questions.json").write_text(json.dumps(questions), encoding="utf-8")
        command = [program, str(script), NETWORK.as_uri(), str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout) == [answer["python"] for answer in each["answers"]]
    before, after = [[answer["python"] for answer in each["answers"]] for each in both]
    assert before == after


@pytest.mark.nightly(stage="research")
def test_new_cards_are_played_at_all_levels(altered: Path) -> None:
    """A character and a district of which the network has never heard."""
    found = play_new_cards(altered, [f"{name}:20n" if name == "search" else name for name in LEVELS])
    assert len(LEVELS) == len(found) == 6
    for level, (revealed, _, network) in found.items():
        assert "canon" in revealed, level
        assert (network is not None) == level.startswith("search")
    assert any("belfry" in built for _, built, _ in found.values())


def test_a_vocabulary_is_read_as_it_was_written() -> None:
    assert Vocabulary.from_json(json.loads(json.dumps(VOCABULARY.to_json()))) == VOCABULARY
    with pytest.raises(CitadelsError, match="not a vocabulary: KeyError"):
        Vocabulary.from_json({})


def test_the_original_vocabulary_stays_as_it_is() -> None:
    """Whatever was stored before it named its rows is read with this one, so the file must never change."""
    assert len(original().districts) == 56
    assert set(original().editions) <= set(VOCABULARY.editions)
