"""Commands and their answers, without a page: web/src/lib/commands.ts run by Node.js."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from scripts.programs import node
from scripts.web import WEB

import citadels
from citadels.locale import LANGUAGES, Texts, sources
from tests.lacking import need

Json = dict[str, Any]
SCRIPT = Path(__file__).parent / "commands.mjs"
NAMES = ["Robin", "Ada", "Éric", "Erica"]
COMMANDS = ("hand", "city", "gold", "score", "who", "last", "help")
LINES = [f"Line {number}." for number in range(60)]


def view(seat: int = 0) -> Json:
    """Robin is the merchant and in turn; Ada has built, and was shown as the king."""
    players: list[Json] = [
        {"gold": 5, "hand": ["tavern", "manor"], "characters": ["merchant"]},
        {"gold": 2, "city": ["temple", "market"], "characters": ["king"]},
        {"gold": 0, "characters": ["warlord"]},
        {"gold": 1, "characters": ["architect"]},
    ]
    turn = {"seat": 0, "character": "merchant"}
    position = {
        "players": players,
        "rank": 6,
        "revealed": {"king": 1, "merchant": 0},
        "turn": turn,
        "crown": 1,
    }
    found: Json = citadels.load(position).view(seat).to_json()
    return found


def answers(*typed: str, language: str = "en", seat: int = 0, **changes: Any) -> list[list[str]]:
    found = need(node() if (WEB / "node_modules").exists() else None, "Node.js and its packages (./test web)")
    world = {"view": view(seat), "seat": seat, "names": NAMES, "lines": LINES} | changes
    asked = {
        "folder": str(WEB),
        "language": language,
        "texts": sources(language)["common.ftl"] + sources(language)["web.ftl"],
        "questions": [{"typed": one, "world": world} for one in typed],
    }
    command = [found.program, str(SCRIPT)]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: list[list[str]] = json.loads(done.stdout)
    return told


def test_each_command_has_its_answer() -> None:
    hand, city, gold, score, who = answers("hand", "city", "gold", "score", "who")
    assert hand == ["2 cards in your hand: <manor>; <tavern>."]
    assert city == ["Robin: nothing built yet."]
    assert gold == ["Robin: 5 gold.", "Ada: 2 gold.", "Éric: 0 gold.", "Erica: 1 gold."]
    assert score == ["Robin: 0 points.", "Ada: 3 points.", "Éric: 0 points.", "Erica: 0 points."]
    assert who == ["You: <merchant>.", "Ada: <king>.", "The crown: Ada.", "Your turn"]


def test_a_city_is_named_by_number_or_name() -> None:
    by_number, by_name, by_beginning, exact, several, nobody, too_far = answers(
        "city 2", "city ada", "CITY  A", "city eric", "city e", "city zoe", "city 9"
    )
    assert by_number == ["Ada, 2 of 7 districts: <temple>; <market>."]
    assert by_number == by_name == by_beginning
    assert exact == ["Éric: nothing built yet."]
    assert several == nobody == too_far == ["Whose city? 1 Robin, 2 Ada, 3 Éric, 4 Erica."]


def test_the_last_sentences() -> None:
    usual, two, many, none, nonsense = answers("last", "last 2", "last 999", "last 0", "last x")
    assert usual == nonsense == LINES[-5:]
    assert two == LINES[-2:]
    assert many == LINES[-50:]
    assert none == LINES[-1:]
    assert answers("last", lines=[]) == [["Nothing has happened yet."]]


def test_other_words_are_met_with_help() -> None:
    unknown, helped = answers("sing", "help")
    assert unknown == ["“sing” is none of the words:", *helped]
    assert [line.split(":")[0] for line in helped] == list(COMMANDS)


def test_a_spectator_has_no_hand_and_learns_no_secret() -> None:
    hand, who = answers("hand", "who", seat=-1)
    assert hand == ["You have no seat here, so you have no hand."]
    assert not any("architect" in line or "warlord" in line for line in who)


def test_a_full_hand_of_nothing() -> None:
    empty = view()
    empty["players"][0]["hand"] = []
    assert answers("hand", view=empty) == [["Your hand is empty."]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_language_and_of_english_are_understood(language: str) -> None:
    say = Texts(language).say
    own = answers(*[say(f"web-command-{command}").upper() for command in COMMANDS], language=language)
    english = answers(*COMMANDS, language=language)
    assert own == english
    assert len({tuple(one) for one in own}) == len(COMMANDS)
    words = [say(f"web-command-{command}") for command in COMMANDS]
    assert len(set(words)) == len(words)
